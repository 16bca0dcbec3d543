// Releases are immutable: what is in releases/ is neither edited nor removed, and a release gets no further file.

import { git, hasHistory } from "./base.ts";

/**
 * Compares releases/ with a commit, and with the commits that made the releases.
 * @param commit The base of the branch; the last commit when left out.
 * @returns One line for each file that is not as it was released; none without a history to compare with.
 */
export function editedReleases(root: string, commit = "HEAD"): string[] {
  if (!hasHistory(root)) return [];
  const edited = changed(root, commit, "a");
  const before = editedBefore(root).filter((file) => !edited.includes(file));
  const isReleased = (file: string) =>
    (git(root, "ls-tree", commit, `${file.split("/").slice(0, 3).join("/")}/`) ?? "") !== "";
  const added = [
    ...changed(root, commit, "A"),
    ...lines(git(root, "ls-files", "--others", "--exclude-standard", "--", "releases/")),
  ];
  return [
    ...edited.map((file) => `${file} is released and stays as it was: git checkout ${commit.slice(0, 7)} -- ${file}`),
    ...before.map(
      (file) => `${file} was edited after its release; restore it: git log --patch -- ${file} shows what was released`,
    ),
    ...added.map((file) =>
      isReleased(file)
        ? `${file} is added to a release that has been made; remove it`
        : `${file} is no release: only npm run release makes them, on main; remove it`,
    ),
  ];
}

/** The files of releases that a later commit than the one that made them has edited or removed. */
function editedBefore(root: string): string[] {
  const last = new Map<string, string>();
  for (const line of lines(git(root, "log", "--format=", "--name-status", "--no-renames", "--", "releases/"))) {
    const [status = "", file = ""] = line.split("\t");
    // The newest commit comes first, and it is what the file is now.
    if (!last.has(file)) last.set(file, status);
  }
  return [...last].filter(([, status]) => status !== "A").map(([file]) => file);
}

/** The files of releases/ that differ from a commit; `filter` is that of git diff: A added, a all others. */
function changed(root: string, commit: string, filter: "a" | "A"): string[] {
  return lines(git(root, "diff", "--name-only", "--no-renames", `--diff-filter=${filter}`, commit, "--", "releases/"));
}

const lines = (text = ""): string[] => text.split("\n").filter((line) => line !== "");
