// Bundles the client into ../static: a script for each kind of page, and chunks that pages share.
// What only a static site needs is apart: each of its scripts is whole, and a server sends none.
// Called by web/bundle.py with a digest of the sources.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { build } from "esbuild";

const folder = "../static";
const PAGES = { client: "main.ts", lesson: "lesson_page.ts", pad: "pad_page.ts", table: "table_page.ts" };
const SITE = ["site", "theme", "language", "python_worker", "bot_worker", "service_worker"].filter((name) => existsSync(`${name}.ts`));
const common = {
  outdir: folder,
  bundle: true,
  minify: true,
  target: "es2022",
  legalComments: "none",
  banner: { js: `// built from ${process.argv[2] ?? "?"}` },
  logLevel: "warning",
};

for (const name of readdirSync(folder)) {
  if (name.endsWith(".js")) rmSync(`${folder}/${name}`);
}
await build({ ...common, entryPoints: PAGES, chunkNames: "shared-[hash]", splitting: true, format: "esm" });
for (const name of SITE) {
  // A service worker and a script in the head are no modules.
  const format = ["service_worker", "theme", "language"].includes(name) ? "iife" : "esm";
  await build({ ...common, entryPoints: [`${name}.ts`], format });
}
