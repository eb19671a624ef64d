// Compiles Python modules for a page, with the Python of the page: `node compile.mjs PYODIDE
// PROGRAM FROM TO` runs the Python program for two folders of this machine. Called by archive.py.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, program, from, to] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(pyodide).href);
// Tracebacks of a page name lines, not columns: that is a fifth of the bytecode.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
for (const [place, folder] of [["/from", from], ["/to", to]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.runPython(readFileSync(program, "utf8"));
