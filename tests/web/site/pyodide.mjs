// Runs a Python program as a page would, under Node: `node pyodide.mjs CLIENT PYTHON PROGRAM [...]`.
// CLIENT is the folder of the client, PYTHON the folder with the files of Python; the program finds
// the other words in sys.argv, and the files of this machine below /machine.
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const [client, folder, program, ...words] = process.argv.slice(2);
const { build } = createRequire(`${client}/`)("esbuild");
const built = await build({
  entryPoints: [`${client}/python_start.ts`],
  bundle: true,
  format: "esm",
  write: false,
});
const source = Buffer.from(built.outputFiles[0].contents).toString("base64");
const { startPython } = await import(`data:text/javascript;base64,${source}`);

const begin = performance.now();
const python = await startPython(`file://${folder}/`, readFile(`${folder}/poleis.tar.gz`).then((content) => new Response(content)));
python.FS.mkdirTree("/machine");
python.mountNodeFS("/machine", "/");
const seconds = (performance.now() - begin) / 1000;
python.globals.set("START_SECONDS", seconds);
python.globals.set("WORDS", python.toPy(words));
try {
  await python.runPythonAsync(readFileSync(program, "utf8"));
} catch (error) {
  console.error(error.message); // the stack of Node has nothing but wasm
  process.exitCode = 1;
}
