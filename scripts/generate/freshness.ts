// Whether generated/ is what its sources give. What was found right is remembered by content, outside of git.

import { createHash } from "node:crypto";
import { type Dirent, existsSync } from "node:fs";
import { copyFile, glob, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { generatedDir, root } from "../../model/apis.ts";

/** A folder of derived files, and how they are made. */
interface Derived {
  /** The folder, as an absolute path. */
  folder: string;
  /** Digest of everything that the files are made from. */
  sources(): Promise<string>;
  /** Writes the files into any empty folder; prints its stages, or nothing. */
  generate(folder: string, isQuiet: boolean): Promise<void>;
  /** Where it is remembered what was right; need not be there. */
  memory: string;
}

/** What can be asked of a folder of derived files. Each @throws UserError when a source cannot be bundled. */
export function freshnessOf({ folder, memory, ...derived }: Derived) {
  // The name is the content of both sides: an edit by hand, another branch and another checkout each have their own.
  const stamp = async (sources: string) => join(memory, digestOf(await contentsOf(folder), sources));

  /** Generates beside the folder and remembers a folder that is right. @returns How each file differs. */
  const compare = async (isQuiet: boolean, mends = false): Promise<[file: string, how: string][]> => {
    // Taken first: a source that is saved meanwhile must not count as built.
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
      // Remembering saves time and nothing else, so a place that cannot be written is no error.
      const name = await stamp(sources);
      await mkdir(memory, { recursive: true })
        .then(() => writeFile(name, ""))
        .catch(() => {});
      return [];
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  };

  /** Whether the folder is remembered as right; false also where nobody has looked yet. Generates nothing. */
  const isKnownFresh = async () => existsSync(await stamp(await derived.sources()));
  return {
    isKnownFresh,
    /** Whether the folder is what the sources give. Generates where that is not remembered, and prints nothing. */
    isFresh: async () => (await isKnownFresh()) || (await compare(true)).length === 0,
    /** Generates in every case. @returns The files that differ, such as `errors.json (missing)`. */
    differences: async () => (await compare(false)).map(([file, how]) => (how === "" ? file : `${file} (${how})`)),
    /** Makes the folder what the sources give: writes what differs, removes what is left over, touches nothing else. */
    refresh: async () => void (await compare(false, true)),
  };
}

/** How files differ: `missing`, `left over`, or in their content alone. */
function differencesOf(expected: Map<string, Buffer>, present: Map<string, Buffer>): [file: string, how: string][] {
  const left = [...present.keys()].filter((file) => !expected.has(file));
  const others = [...expected].filter(([file, content]) => !present.get(file)?.equals(content));
  const lacking = others.map(([file]): [string, string] => [file, present.has(file) ? "" : "missing"]);
  return [...lacking, ...left.map((file): [string, string] => [file, "left over"])];
}

/** The files of a folder by their relative paths, in alphabetical order. */
async function contentsOf(folder: string, wanted: string | string[] = "**/*"): Promise<Map<string, Buffer>> {
  const files: string[] = [];
  // The site of the reference is built by itself, and is not committed.
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

/** What generated/ is made from: the contract, the generators, and what steers the bundler. */
export const patterns = [
  "openapi/{common,finance,ramp,auth}/**/*.yaml",
  "openapi/questions.yaml",
  "scripts/{generate,redocly}/*.{ts,js}",
  "model/*.{ts,js}",
  "redocly.yaml",
];

/** Digest over the contract, the generators and the versions of the pinned tools whose output is committed. */
async function sourcesDigest(): Promise<string> {
  const { devDependencies } = JSON.parse(await readFile(`${root}package.json`, "utf8"));
  const tools = ["@redocly/cli", "openapi-typescript", "typescript", "yaml"];
  const versions = tools.map((tool) => `${tool}@${devDependencies[tool]}`);
  return digestOf(await contentsOf(root, patterns), versions.join(" "));
}

/** The questions about generated/; in a fresh clone, `isFresh` generates (4 s). */
export const { isFresh, isKnownFresh, differences, refresh } = freshnessOf({
  folder: generatedDir,
  sources: sourcesDigest,
  // Loaded when it is needed first: what finds generated/ fresh is quick.
  generate: async (folder, isQuiet) =>
    (await import("./generate.ts")).generate(folder, isQuiet ? (_, work) => work() : undefined),
  memory: `${root}node_modules/.cache/finance-ramp/fresh`,
});
