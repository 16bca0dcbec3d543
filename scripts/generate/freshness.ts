// Whether generated/ is what the build would write. The digest of a fresh state is stored in node_modules/.cache.

import { createHash } from "node:crypto";
import { type Dirent, existsSync } from "node:fs";
import { copyFile, glob, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { generatedDir, root } from "../../model/apis.ts";

/** A folder of generated files and their generator. */
interface Derived {
  /** Absolute path. */
  folder: string;
  /** Digest of the sources of the files. */
  sources(): Promise<string>;
  /** Writes the files into an empty folder, and prints its stages unless it is quiet. */
  generate(folder: string, isQuiet: boolean): Promise<void>;
  /** Folder of the remembered states; created when needed. */
  memory: string;
}

/** The checks of a folder of generated files. Each throws a UserError if a source cannot be bundled. */
export function freshnessOf({ folder, memory, ...derived }: Derived) {
  // The name is a digest of sources and files, so each branch, checkout or manual edit has its own.
  const stamp = async (sources: string) => join(memory, digestOf(await contentsOf(folder), sources));

  /** Generates into a temporary folder and remembers a fresh folder. @returns How each file differs. */
  const compare = async (isQuiet: boolean, mends = false): Promise<[file: string, how: string][]> => {
    // Before generating: a source that is saved in the meantime must not count as built.
    const sources = await derived.sources();
    const fresh = await mkdtemp(join(tmpdir(), "generated-"));
    try {
      await derived.generate(fresh, isQuiet);
      const differing = differencesOf(await contentsOf(fresh), await contentsOf(folder));
      if (!mends && differing.length > 0) return differing;
      for (const [file, how] of differing) {
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await (how === "left over" ? rm(join(folder, file)) : copyFile(join(fresh, file), join(folder, file)));
      }
      // A read-only folder is not an error: remembering only saves time.
      const name = await stamp(sources);
      await mkdir(memory, { recursive: true })
        .then(() => writeFile(name, ""))
        .catch(() => {});
      return [];
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  };

  /** Whether the folder is remembered as fresh; false also before the first check. Does not generate. */
  const isKnownFresh = async () => existsSync(await stamp(await derived.sources()));
  return {
    isKnownFresh,
    /** Whether the folder is fresh. Generates unless this is remembered, and prints nothing. */
    isFresh: async () => (await isKnownFresh()) || (await compare(true)).length === 0,
    /** Generates always. @returns The files that differ, such as `errors.json (missing)`. */
    differences: async () => (await compare(false)).map(([file, how]) => (how === "" ? file : `${file} (${how})`)),
    /** Makes the folder fresh: writes the files that differ and removes those left over. Keeps the others untouched. */
    refresh: async () => void (await compare(false, true)),
  };
}

/** How files differ: `missing`, `left over`, or empty for other content. */
function differencesOf(expected: Map<string, Buffer>, present: Map<string, Buffer>): [file: string, how: string][] {
  const left = [...present.keys()].filter((file) => !expected.has(file));
  const others = [...expected].filter(([file, content]) => !present.get(file)?.equals(content));
  const lacking = others.map(([file]): [string, string] => [file, present.has(file) ? "" : "missing"]);
  return [...lacking, ...left.map((file): [string, string] => [file, "left over"])];
}

/** The files of a folder by their relative paths, in alphabetical order. */
async function contentsOf(folder: string, wanted: string | string[] = "**/*"): Promise<Map<string, Buffer>> {
  const files: string[] = [];
  // Another command builds the site of the reference, and Git ignores it.
  const exclude = ({ name }: Dirent) => /^(reference|node_modules$)/.test(name);
  for await (const file of glob(wanted, { cwd: folder, withFileTypes: true, exclude }))
    if (file.isFile()) files.push(relative(folder, join(file.parentPath, file.name)));
  const contents = new Map<string, Buffer>();
  for (const file of files.sort()) contents.set(file, await readFile(join(folder, file)));
  return contents;
}

function digestOf(contents: Map<string, Buffer>, others: string): string {
  const hash = createHash("sha256").update(others);
  for (const [file, content] of contents) hash.update(`\0${file}\0${content.length}\0`).update(content);
  return hash.digest("hex");
}

/** The sources of generated/: the contract, the generators, and the configuration of the bundler. */
export const patterns = [
  "openapi/{common,finance,ramp,auth}/**/*.yaml",
  "openapi/questions.yaml",
  "scripts/{generate,redocly}/*.{ts,js}",
  "model/*.{ts,js}",
  "redocly.yaml",
];

/** Digest of the contract, the generators, and the versions of the tools whose output is committed. */
async function sourcesDigest(): Promise<string> {
  const { devDependencies } = JSON.parse(await readFile(`${root}package.json`, "utf8"));
  const tools = ["@redocly/cli", "openapi-typescript", "typescript", "yaml"];
  const versions = tools.map((tool) => `${tool}@${devDependencies[tool]}`);
  return digestOf(await contentsOf(root, patterns), versions.join(" "));
}

/** The checks of generated/. In a new clone, `isFresh` generates (4 s). */
export const { isFresh, isKnownFresh, differences, refresh } = freshnessOf({
  folder: generatedDir,
  sources: sourcesDigest,
  // Loaded on demand, because a command with fresh files does not need the generators.
  generate: async (folder, isQuiet) =>
    (await import("./generate.ts")).generate(folder, isQuiet ? (_, work) => work() : undefined),
  memory: `${root}node_modules/.cache/finance-ramp/fresh`,
});
