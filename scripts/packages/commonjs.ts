// The CommonJS rendition of a package: for Jest and for compilers and bundlers that cannot require an ES module.

import { glob, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { build } from "esbuild";
import { root } from "../../model/apis.ts";

/** Data for tests alone, which is there once: an ES module may import CommonJS. */
const shared = /^generated\/\w+\/examples\.js$/;

/**
 * Writes `cjs/` into a compiled package: the same files as CommonJS, with the declarations of both renditions, since a type is
 * the same for who imports and who requires. Only an entry point has a declaration for ES modules, which leads there.
 * @param sources Names of the TypeScript files, relative to the repository.
 * @param dist Folder of the compiled package, with a trailing slash.
 * @param isEntry Whether a file of `dist` is exported by the package.
 */
export async function writeCommonJs(sources: string[], dist: string, isEntry: (file: string) => boolean) {
  const cjs = `${dist}cjs/`;
  await build({
    entryPoints: sources.map((file) => root + file),
    ...{ outdir: cjs, outbase: root, format: "cjs", platform: "node", target: "es2022", logLevel: "error" },
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  const lead = (file: string, script: string) =>
    writeFile(dist + file, `export * from "${"../".repeat(file.split("/").length - 1)}cjs/${script}";\n`);
  for await (const file of glob("**/*.d.ts", { cwd: dist, exclude: ["cjs"] })) {
    await mkdir(dirname(cjs + file), { recursive: true });
    await rename(dist + file, cjs + file);
    if (isEntry(file)) await lead(file, file.replace(/\.d\.ts$/, ".js"));
  }
  for await (const file of glob("**/*.js", { cwd: cjs })) {
    await link(file, cjs);
    if (shared.test(file)) await lead(file, file);
  }
  await writeFile(`${cjs}package.json`, `${JSON.stringify({ type: "commonjs" })}\n`);
}

/** Lets the imports of a file lead to what is beside it. */
async function link(file: string, cjs: string): Promise<void> {
  const text = await readFile(cjs + file, "utf8");
  await writeFile(cjs + file, text.replaceAll(/require\("(\.[^"]+)\.ts"\)/g, 'require("$1.js")'));
}
