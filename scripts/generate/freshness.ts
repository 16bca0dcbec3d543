// Whether a folder of derived files is what its sources give. What was found right is remembered by content, outside of git.

import { createHash } from "node:crypto";
import type { Dirent } from "node:fs";
import { copyFile, glob, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

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

/** What can be asked of a folder of derived files. */
export interface Freshness {
  /**
   * Whether the folder is what the sources give. Generates into a temporary folder only where that is not remembered, and
   * prints nothing: commands ask whose output is read by programs.
   */
  isFresh(): Promise<boolean>;
  /** Whether the folder is remembered as right; false also where nobody has looked yet. Generates nothing. */
  isKnownFresh(): Promise<boolean>;
  /** Generates in every case. @returns The files that differ, such as `errors.json (missing)`. */
  differences(): Promise<string[]>;
  /** Makes the folder what the sources give: writes what differs, removes what is left over, touches nothing else. */
  refresh(): Promise<void>;
}

/** @returns The questions about a folder of derived files. */
export function freshnessOf(derived: Derived): Freshness {
  const { folder, generate, memory } = derived;

  // The name is the content of both sides: an edit by hand, another branch and another checkout each have their own.
  const stamp = async (sources: string) => {
    const hash = createHash("sha256").update(sources);
    for (const [file, content] of await contentsOf(folder, derived.except))
      hash.update(`\0${file}\0${content.length}\0`).update(content);
    return join(memory, hash.digest("hex"));
  };
  // Remembering saves time and nothing else, so a place that cannot be written is no error.
  const remember = async (sources: string) => {
    const name = await stamp(sources);
    await mkdir(memory, { recursive: true })
      .then(() => writeFile(name, ""))
      .catch(() => {});
  };

  /** Generates beside the folder, hands over what differs, and remembers a folder that is right by then. */
  const compare = async (isQuiet: boolean, mend: (fresh: string, differing: Difference[]) => Promise<Difference[]>) => {
    // Taken first: a source that is saved meanwhile must not count as built.
    const sources = await derived.sources();
    const fresh = await mkdtemp(join(tmpdir(), "generated-"));
    try {
      await generate(fresh, isQuiet);
      const left = await mend(fresh, await compared(fresh, derived));
      if (left.length > 0) return left;
      await remember(sources);
      return left;
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  };

  const isKnownFresh = async () => isThere(await stamp(await derived.sources()));
  const differences = async (isQuiet = false) => {
    const differing = await compare(isQuiet, async (_, found) => found);
    return differing.map(({ file, how }) => (how === "different" ? file : `${file} (${how})`));
  };
  return {
    differences: () => differences(),
    isKnownFresh,
    isFresh: async () => (await isKnownFresh()) || (await differences(true)).length === 0,
    refresh: async () => {
      await compare(false, async (fresh, differing) => {
        for (const difference of differing) await mendOne(fresh, folder, difference);
        return [];
      });
    },
  };
}

interface Difference {
  file: string;
  how: "missing" | "left over" | "different";
}

async function compared(fresh: string, { folder, except }: Derived): Promise<Difference[]> {
  const [expected, present] = [await contentsOf(fresh, except), await contentsOf(folder, except)];
  const found: Difference[] = [];
  for (const [file, content] of expected) {
    const there = present.get(file);
    if (there === undefined) found.push({ file, how: "missing" });
    else if (!content.equals(there)) found.push({ file, how: "different" });
  }
  for (const file of present.keys()) if (!expected.has(file)) found.push({ file, how: "left over" });
  return found;
}

async function mendOne(fresh: string, folder: string, { file, how }: Difference): Promise<void> {
  if (how === "left over") return rm(join(folder, file));
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await copyFile(join(fresh, file), join(folder, file));
}

/** The files of a folder by their relative paths, in alphabetical order. */
async function contentsOf(folder: string, except: RegExp): Promise<Map<string, Buffer>> {
  const files: string[] = [];
  const options = { cwd: folder, withFileTypes: true, exclude: ({ name }: Dirent) => except.test(name) } as const;
  for await (const entry of glob("**/*", options))
    if (entry.isFile()) files.push(relative(folder, join(entry.parentPath, entry.name)));
  const contents = new Map<string, Buffer>();
  for (const file of files.sort()) contents.set(file, await readFile(join(folder, file)));
  return contents;
}

const isThere = (file: string): Promise<boolean> =>
  readFile(file).then(
    () => true,
    () => false,
  );
