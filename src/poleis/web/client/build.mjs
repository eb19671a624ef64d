// Bundles the client into ../static: a script for each kind of page, and chunks that pages share.
// Called by web/bundle.py with a digest of the sources.
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const folder = "../static";
for (const name of readdirSync(folder)) {
  if (name.endsWith(".js")) rmSync(`${folder}/${name}`);
}
await build({
  entryPoints: { client: "main.ts", lesson: "lesson_page.ts", pad: "pad_page.ts", table: "table_page.ts" },
  outdir: folder,
  chunkNames: "shared-[hash]",
  bundle: true,
  splitting: true,
  minify: true,
  format: "esm",
  target: "es2022",
  legalComments: "none",
  logLevel: "warning",
});
const first = `${folder}/client.js`;
writeFileSync(first, `// built from ${process.argv[2] ?? "?"}\n${readFileSync(first)}`);
