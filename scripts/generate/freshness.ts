// Whether generated/ is what its sources give. What was found right is remembered by content, outside of git.

import { createHash } from "node:crypto";
import { type Dirent, existsSync } from "node:fs";
import { copyFile, glob, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { generatedDir, root } from "../../model/apis.ts";

/** A folder of derived files, and how they are made. */
export interface Derived {
  /** The folder, as an absolute path. */
  folder: string;
  /** Names of files and folders in it that are not derived here. */
  except: RegExp;
  /** Digest of everything that the files are made from. */
  sources(): Promise<string>;
  /** Writes the files into any empty folder; prints its stages, or nothing. */
  generate(folder: string, isQuiet: boolean): Promise<void>;
  /** Where it is remembered what was right; need not be there. */
  memory: string;
}

/** What can be asked of a folder of derived files. Each @throws UserError when a source cannot be bundled. */
export function freshnessOf({ folder, except, memory, ...derived }: Derived) {
  // The name is the content of both sides: an edit by hand, another branch and another checkout each have their own.
  const stamp = async (sources: string) => {
    const hash = createHash("sha256").update(sources);
    for (const [file, content] of await contentsOf(folder, except))
      hash.update(`\0${file}\0${content.length}\0`).update(content);
    return join(memory, hash.digest("hex"));
  };

  /** Generates beside the folder, hands over what differs where it is to be mended, and remembers a folder that is right. */
  const compare = async (isQuiet: boolean, mends: boolean): Promise<Difference[]> => {
    // Taken first: a source that is saved meanwhile must not count as built.
    const sources = await derived.sources();
    const fresh = await mkdtemp(join(tmpdir(), "generated-"));
    try {
      await derived.generate(fresh, isQuiet);
      const differing = differencesOf(await contentsOf(fresh, except), await contentsOf(folder, except));
      if (!mends && differing.length > 0) return differing;
      for (const difference of differing) await mend(fresh, folder, difference);
      // Remembering saves time and nothing else, so a place that cannot be written is no error.
      const name = await stamp(sources);
      const written = mkdir(memory, { recursive: true }).then(() => writeFile(name, ""));
      await written.catch(() => {});
      return [];
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  };

  /** Whether the folder is remembered as right; false also where nobody has looked yet. Generates nothing. */
  const isKnownFresh = async () => existsSync(await stamp(await derived.sources()));
  return {
    isKnownFresh,
    /**
     * Whether the folder is what the sources give. Generates into a temporary folder only where that is not remembered, and
     * prints nothing: commands ask whose output is read by programs.
     */
    isFresh: async () => (await isKnownFresh()) || (await compare(true, false)).length === 0,
    /** Generates in every case. @returns The files that differ, such as `errors.json (missing)`. */
    differences: async () =>
      (await compare(false, false)).map(({ file, how }) => (how === "different" ? file : `${file} (${how})`)),
    /** Makes the folder what the sources give: writes what differs, removes what is left over, touches nothing else. */
    refresh: async () => void (await compare(false, true)),
  };
}

interface Difference {
  file: string;
  how: "missing" | "left over" | "different";
}

function differencesOf(expected: Map<string, Buffer>, present: Map<string, Buffer>): Difference[] {
  const left = [...present.keys()].filter((file) => !expected.has(file));
  const others = [...expected].flatMap(([file, content]): Difference[] => {
    const there = present.get(file);
    return there?.equals(content) ? [] : [{ file, how: there === undefined ? "missing" : "different" }];
  });
  return [...others, ...left.map((file): Difference => ({ file, how: "left over" }))];
}

async function mend(fresh: string, folder: string, { file, how }: Difference): Promise<void> {
  if (how === "left over") return rm(join(folder, file));
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await copyFile(join(fresh, file), join(folder, file));
}

/** The files of a folder by their relative paths, in alphabetical order. */
async function contentsOf(folder: string, except: RegExp): Promise<Map<string, Buffer>> {
  const files: string[] = [];
  const options = { cwd: folder, withFileTypes: true, exclude: ({ name }: Dirent) => except.test(name) } as const;
  for await (const found of glob("**/*", options))
    if (found.isFile()) files.push(relative(folder, join(found.parentPath, found.name)));
  const contents = new Map<string, Buffer>();
  for (const file of files.sort()) contents.set(file, await readFile(join(folder, file)));
  return contents;
}

/** What generated/ is made from: the contract, the generators, and what steers the bundler. */
export const patterns = [
  "openapi/{common,finance,ramp,auth}/**/*.yaml",
  "openapi/questions.yaml",
  "scripts/{generate,redocly}/*.{ts,js}",
  "model/*.{ts,js}",
  "redocly.yaml",
];

/** The pinned tools whose output is committed. */
const tools = ["@redocly/cli", "openapi-typescript", "typescript", "yaml"];

/** Digest over the contract, the generators and the versions of the tools. */
async function sourcesDigest(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) files.push(file);
  const hash = createHash("sha256");
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(await readFile(root + file))
      .update("\0");
  const { devDependencies } = JSON.parse(await readFile(`${root}package.json`, "utf8"));
  return hash.update(tools.map((tool) => `${tool}@${devDependencies[tool]}`).join(" ")).digest("hex");
}

/** The questions about generated/; in a fresh clone, `isFresh` generates (4 s). */
export const { isFresh, isKnownFresh, differences, refresh } = freshnessOf({
  folder: generatedDir,
  // The site of the reference is built by itself, and is not committed.
  except: /^reference/,
  sources: sourcesDigest,
  // Loaded when it is needed first: what finds generated/ fresh is quick.
  generate: async (folder, isQuiet) =>
    (await import("./generate.ts")).generate(folder, isQuiet ? (_, work) => work() : undefined),
  memory: `${root}node_modules/.cache/finance-ramp/fresh`,
});
