// Bundles the client into ../static/client.js. Called by web/bundle.py with a digest of the sources.
import { build } from "esbuild";

await build({
  entryPoints: ["main.ts"],
  outfile: "../static/client.js",
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  legalComments: "none",
  banner: { js: `// built from ${process.argv[2] ?? "?"}` },
  logLevel: "warning",
});
