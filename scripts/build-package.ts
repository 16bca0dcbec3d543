// Compiles a package, client, mock or conformance, into its dist/ folder; its prepack runs this.

import { chmod, cp, glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { build } from "esbuild";
import { command, stage, UserError } from "../cli/command.ts";
import { root } from "../model/apis.ts";
import { writeJsonTypes } from "./packages/json-types.ts";
import { runTool } from "./tool.ts";

/** How a package is compiled. */
interface Spec {
  /** Whether all modules are also built as CommonJS, with declarations for the JSON files. */
  isLibrary?: true;
  /** Files that are also built as CommonJS, because `require` must load the CommonJS classes of their dependency. */
  required?: string[];
}

const packages: Record<string, Spec> = {
  client: { isLibrary: true },
  mock: { required: ["mock/testing/msw"] },
  conformance: {},
};

/**
 * The bundles and catalogs. Their paths in dist/ are those of the repository, so that relative paths stay valid. A
 * library has its bundles as JSON only, which is also YAML.
 */
const dataOf = ({ isLibrary }: Spec) => [
  "generated/*.json",
  `generated/*/openapi.${isLibrary ? "json" : "{json,yaml}"}`,
];
/** Whether a file of a room is read at run time, such as a page: not code, documentation or a file for a tool. */
const isAsset = (file: string) =>
  !/(\.ts|\.md|\.tgz|(^|\/)(package|tsconfig[\w.]*)\.json|(^|\/)(LICENSE|Containerfile|compose\.yaml))$/.test(file);

/** Compiles a room and its imports from other rooms into the same folders below `dist`. */
async function compile(room: string, dist: string, flags: string[] = []): Promise<void> {
  const options = ["-p", `${root}${room}/tsconfig.build.json`, "--singleThreaded", "--outDir", dist, ...flags];
  const { code, stdout } = await runTool("typescript-7/bin/tsc", options);
  if (code !== 0) throw new UserError(`${room}/ does not compile.\n${stdout.trim()}`);
  for await (const file of glob("**/*.d.ts", { cwd: dist }))
    await writeFile(dist + file, tidyDeclarations(await readFile(dist + file, "utf8")));
}

/** Declarations with `.js` in imports, which TypeScript rewrites only in code, and with tabs to save space. */
const tidyDeclarations = (text: string) =>
  text
    .replaceAll(/^ {4,}/gm, (blank) => "\t".repeat(blank.length / 4))
    .replaceAll(/(from |import\()"(\.[^"]+)\.ts"/g, '$1"$2.js"');

/** Removes repeated comments: openapi-typescript writes those of a parameter at each of its uses. */
function dropRepeated(text: string): string {
  const comments = new Set<string>();
  return text.replaceAll(/^\t*\/\*\*[\s\S]*?\*\/\n/gm, (comment) => {
    const words = comment.replaceAll(/\s+/g, " ");
    const isRepeated = comments.has(words) && !words.includes("@deprecated");
    comments.add(words);
    return isRepeated ? "" : comment;
  });
}

const readJson = async (file: string) => JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;

/** Copies the files that the code reads at run time. */
async function copyData(room: string, dist: string, data: string[]): Promise<void> {
  const own = {
    cwd: root,
    exclude: [`${room}/dist`, `${room}/dist.*`, `${room}/node_modules`],
    withFileTypes: true,
  } as const;
  for await (const entry of glob([...data, `${room}/**`], own)) {
    const file = `${entry.parentPath}/${entry.name}`.slice(root.length);
    if (!entry.isFile() || !isAsset(file)) continue;
    await mkdir(dirname(dist + file), { recursive: true });
    await cp(root + file, dist + file);
    // Without the indentation, which is half of the file; people read the YAML.
    if (/^generated.*json$/.test(file)) await writeFile(dist + file, JSON.stringify(await readJson(root + file)));
  }
}

/** Makes the commands of a package executable by Node. */
async function markCommands(room: string, dist: string): Promise<void> {
  const { bin = {} } = await readJson(`${root}${room}/package.json`);
  // Our manifests write `bin` as a map from command to file.
  for (const file of Object.values(bin as Record<string, string>)) {
    const path = dist + file.replace(/^dist\//, "");
    await writeFile(path, `#!/usr/bin/env node\n${await readFile(path, "utf8")}`);
    await chmod(path, 0o755);
  }
}

/**
 * Compiles a library to ES modules, to CommonJS, and to declarations for both. Comments are only in the declarations,
 * and only the declarations are checked. CommonJS is for Jest, which needs a flag of Node to require an ES module.
 */
async function compileLibrary(room: string, dist: string): Promise<void> {
  const code = ["--declaration", "false", "--removeComments", "--noCheck"];
  await compile(room, dist, code);
  await compile(room, `${dist}cjs/`, [...code, "--module", "commonjs", "--verbatimModuleSyntax", "false"]);
  await compile(room, `${dist}cjs/`, ["--emitDeclarationOnly"]);
  const { version, exports } = await readJson(`${root}${room}/package.json`);
  await shareFiles(dist, (file) => JSON.stringify(exports).includes(`"./dist/${file}"`));
  await writeJsonTypes(dist);
  for await (const file of glob("generated/*/types.d.ts", { cwd: `${dist}cjs` }))
    await writeFile(`${dist}cjs/${file}`, dropRepeated(await readFile(`${dist}cjs/${file}`, "utf8")));
  for (const file of ["", "cjs/"].map((folder) => `${dist}${folder}${room}/runtime/version.js`))
    await writeFile(file, (await readFile(file, "utf8")).replace('"source"', JSON.stringify(version)));
}

/** Data for tests, which exists only as CommonJS: an ES module can import it. */
const shared = /^generated\/\w+\/examples\.js$/;

/** Writes ES modules that re-export files of `cjs/`: the declarations of entry points, and examples. */
async function shareFiles(dist: string, isEntryPoint: (file: string) => boolean): Promise<void> {
  const cjs = `${dist}cjs/`;
  for await (const file of glob("**/*.{d.ts,js}", { cwd: cjs })) {
    const lead = `export * from "${"../".repeat(file.split("/").length - 1)}cjs/${file.replace(/\.d\.ts$/, ".js")}";\n`;
    if (isEntryPoint(file) && file.endsWith(".d.ts")) await writeFile(dist + file, lead);
    if (shared.test(file)) await writeFile(dist + file, lead);
  }
  await writeFile(`${cjs}package.json`, `${JSON.stringify({ type: "commonjs" })}\n`);
}

/** Adds a CommonJS build, with the same types, beside a file that imports only packages. */
async function addCommonJs(file: string, dist: string): Promise<void> {
  await build({ entryPoints: [`${root}${file}.ts`], outfile: `${dist}${file}.cjs`, format: "cjs", target: "es2022" });
  await cp(`${dist}${file}.d.ts`, `${dist}${file}.d.cts`);
}

/** Builds beside dist/ and then replaces dist/, so that nobody reads a half-built package. */
async function buildPackage(room: string, spec: Spec): Promise<void> {
  const { isLibrary, required = [] } = spec;
  const dist = `${root}${room}/dist`;
  const building = `${dist}.${process.pid}/`;
  try {
    await (isLibrary ? compileLibrary : compile)(room, building);
    for (const file of required) await addCommonJs(file, building);
    await copyData(room, building, dataOf(spec));
    await markCommands(room, building);
    await cp(`${root}LICENSE`, `${root}${room}/LICENSE`);
    await rm(dist, { recursive: true, force: true });
    await rename(building, dist);
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

const summary = "Compiles a package into its dist/ folder, as JavaScript with declarations.";
const positionals = [{ name: "PACKAGE", help: `One of ${Object.keys(packages).join(", ")}.` }];

await command({ name: "build-package", summary, positionals }, async (_, [room = ""]) => {
  const spec = Object.hasOwn(packages, room) ? packages[room] : undefined;
  if (spec === undefined) throw new UserError(`${room} is not a package; use ${Object.keys(packages).join(", ")}`, 2);
  await stage(room, () => buildPackage(room, spec));
});
