// Style and scripts: joined, minified and named plainly, without a hash, because pages are served with revalidation.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const reference = fileURLToPath(new URL("..", import.meta.url));

/** Writes assets/: the style sheet and the small scripts. */
export async function writeAssets(out: string): Promise<void> {
  const assets = join(out, "assets");
  await mkdir(assets, { recursive: true });
  const common = { bundle: true, minify: true, logLevel: "warning", target: "es2022", outdir: assets } as const;
  await build({ ...common, entryPoints: [`${reference}styles/site.css`], target: "chrome125", external: ["*.woff2"] });
  await build({
    ...common,
    entryPoints: ["theme", "site", "operation"].map((name) => `${reference}client/${name}.ts`),
    format: "iife",
  });
  await build({
    ...common,
    entryPoints: [`${reference}client/search.ts`],
    format: "esm",
  });
}
