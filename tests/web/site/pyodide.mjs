// Runs a program for the Python of a page, under Node: `node pyodide.mjs CLIENT PYTHON PROGRAM
// FUNCTION [WORD ...]` prints the text that an async function of the program returns. CLIENT is the
// folder of the client, PYTHON that with the files of Python. Python finds the files of this machine
// below /machine, and in START_SECONDS how long it took to start.
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const [client, folder, program, name, ...words] = process.argv.slice(2);
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
const archive = readFile(`${folder}/poleis.tar.gz`).then((content) => new Response(content));
const python = await startPython(`file://${folder}/`, archive);
python.globals.set("START_SECONDS", (performance.now() - begin) / 1000);
python.FS.mkdirTree("/machine");
python.mountNodeFS("/machine", "/");
python.runPython(readFileSync(program, "utf8"));
// Timers of tables may still run, and would keep Node waiting.
try {
  const told = await python.globals.get(name)(...words);
  process.stdout.write(`${told}\n`, () => process.exit());
} catch (error) {
  console.error(error.message); // the stack of Node has nothing but wasm
  process.exit(1);
}
