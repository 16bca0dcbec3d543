// The CommonJS rendition of a package: for Jest and for compilers and bundlers that cannot require an ES module.

import { cp, glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { build } from "esbuild";
import { root } from "../../model/apis.ts";

/**
 * Writes `cjs/` into a compiled package: the same files as CommonJS, with their declarations.
 * @param sources Names of the TypeScript files, relative to the repository.
 * @param dist Folder of the compiled package, with a trailing slash.
 */
export async function writeCommonJs(sources: string[], dist: string): Promise<void> {
  const cjs = `${dist}cjs/`;
  await build({
    entryPoints: sources.map((file) => root + file),
    ...{ outdir: cjs, outbase: root, format: "cjs", target: "es2022", logLevel: "error" },
    ...{ tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } } },
  });
  for await (const file of glob("**/*.d.ts", { cwd: dist, exclude: ["cjs"] })) {
    await mkdir(dirname(cjs + file), { recursive: true });
    await cp(dist + file, cjs + file);
    // The types of the contract are large, and one of them is enough: an ES module may import CommonJS. Not where the
    // client's own are part of them: a class of the one is not that of the other.
    const isOfContract = file.startsWith("generated/") && !(await readFile(dist + file, "utf8")).includes("/client/");
    const up = "../".repeat(file.split("/").length - 1);
    const script = file.replace(/\.d\.ts$/, ".js");
    if (isOfContract) await writeFile(dist + file, `export * from "${up}cjs/${script}";\n`);
  }
  for await (const file of glob("**/*.js", { cwd: cjs })) await link(file, cjs);
  await writeFile(`${cjs}package.json`, `${JSON.stringify({ type: "commonjs" })}\n`);
}

/** Lets the imports of a file lead to what is beside it. */
async function link(file: string, cjs: string): Promise<void> {
  const text = await readFile(cjs + file, "utf8");
  const linked = text.replaceAll(/require\("(\.[^"]+)\.ts"\)/g, 'require("$1.js")');
  if (linked !== text) await writeFile(cjs + file, linked);
}
