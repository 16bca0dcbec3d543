// npm run build:packages: compiles client, mock and conformance into their dist/ folders, as they are published.

import { chmod, cp, glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { build } from "esbuild";
import { command, stage, UserError } from "../cli/command.ts";
import { root } from "../model/apis.ts";
import { writeJsonTypes } from "./packages/json-types.ts";
import { runTool } from "./tool.ts";

/** A package in the folder of its room. */
interface Spec {
  /** Whether it can also be required, and imported by its JSON files. */
  isLibrary?: true;
  /** Files that can also be required, because the classes of what they import are others for who requires them. */
  required?: string[];
}

const packages: Record<string, Spec> = {
  client: { isLibrary: true },
  mock: { required: ["mock/testing/msw"] },
  conformance: {},
};

/**
 * The bundles and catalogues. They have the same place in dist/ as here, so the same relative paths lead to them. A library
 * has its bundles once: JSON is YAML, too.
 */
const dataOf = ({ isLibrary }: Spec) => [
  "generated/*.json",
  `generated/*/openapi.${isLibrary ? "json" : "{json,yaml}"}`,
];
/** What a room has besides code: pages, tables. Not documentation, and not what npm, containers and the compiler read. */
const isAsset = (file: string) =>
  !/(\.ts|\.md|\.tgz|(^|\/)(package|tsconfig[\w.]*)\.json|(^|\/)(LICENSE|Containerfile|compose\.yaml))$/.test(file);

/** Compiles a room, and what it imports from other rooms, with the folders as they are here. */
async function compile(room: string, dist: string, flags: string[] = []): Promise<void> {
  const options = ["-p", `${root}${room}/tsconfig.build.json`, "--singleThreaded", "--outDir", dist, ...flags];
  const { code, stdout } = await runTool("typescript-7/bin/tsc", options);
  if (code !== 0) throw new UserError(`${room}/ does not compile.\n${stdout.trim()}`);
  for await (const file of glob("**/*.d.ts", { cwd: dist }))
    await writeFile(dist + file, tidyDeclarations(await readFile(dist + file, "utf8")));
}

/** The declarations of a file: with the extensions that TypeScript rewrites in code alone, and tabs for a fourth of their size. */
const tidyDeclarations = (text: string) =>
  text
    .replaceAll(/^ {4,}/gm, (blank) => "\t".repeat(blank.length / 4))
    .replaceAll(/(from |import\()"(\.[^"]+)\.ts"/g, '$1"$2.js"');

/** Leaves a comment where it stands first: openapi-typescript repeats those of parameters wherever they are used. */
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

/** Copies what the code reads at run time. */
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
    // Without the indentation, which is half of it; who reads the contract has the YAML.
    if (/^generated.*json$/.test(file)) await writeFile(dist + file, JSON.stringify(await readJson(root + file)));
  }
}

/** Marks the commands of a package as programs of Node; in the repository, Node is told which file to run. */
async function markCommands(room: string, dist: string): Promise<void> {
  const { bin = {} } = await readJson(`${root}${room}/package.json`);
  for (const file of Object.values(bin as Record<string, string>)) {
    const path = dist + file.replace(/^dist\//, "");
    await writeFile(path, `#!/usr/bin/env node\n${await readFile(path, "utf8")}`);
    await chmod(path, 0o755);
  }
}

/**
 * Compiles a library to ES modules, to CommonJS, and to declarations for both. The code has no comments, and is not checked:
 * the declarations have them, and are. CommonJS is for Jest, which cannot require an ES module unless Node is started with a flag.
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

/** Data for tests alone, which is there once: an ES module may import CommonJS. */
const shared = /^generated\/\w+\/examples\.js$/;

/** Makes ES modules out of what is there once, in `cjs/`: the declarations of entry points, and examples. */
async function shareFiles(dist: string, isEntryPoint: (file: string) => boolean): Promise<void> {
  const cjs = `${dist}cjs/`;
  for await (const file of glob("**/*.{d.ts,js}", { cwd: cjs })) {
    const lead = `export * from "${"../".repeat(file.split("/").length - 1)}cjs/${file.replace(/\.d\.ts$/, ".js")}";\n`;
    if (isEntryPoint(file) && file.endsWith(".d.ts")) await writeFile(dist + file, lead);
    if (shared.test(file)) await writeFile(dist + file, lead);
  }
  await writeFile(`${cjs}package.json`, `${JSON.stringify({ type: "commonjs" })}\n`);
}

/** Adds the CommonJS rendition of a file that imports packages alone: beside it, with the same types. */
async function addCommonJs(file: string, dist: string): Promise<void> {
  await build({ entryPoints: [`${root}${file}.ts`], outfile: `${dist}${file}.cjs`, format: "cjs", target: "es2022" });
  await cp(`${dist}${file}.d.ts`, `${dist}${file}.d.cts`);
}

/** Builds beside dist/ and puts the result in its place, so that no reader meets half a package. */
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

await command(
  {
    name: "npm run build:packages",
    summary: "Compiles the packages into their dist/ folders, as JavaScript with declarations.",
    positionals: [
      { name: "PACKAGE", help: `One of ${Object.keys(packages).join(", ")}; all if left out.`, optional: true },
    ],
  },
  async (_, [wanted]) => {
    if (wanted !== undefined && !Object.hasOwn(packages, wanted))
      throw new UserError(`${wanted} is not a package; use ${Object.keys(packages).join(", ")}`, 2);
    for (const [room, spec] of Object.entries(packages))
      if (wanted === undefined || wanted === room) await stage(room, () => buildPackage(room, spec));
  },
);
