// Releases are immutable: what is in releases/ is neither edited nor removed, and a release gets no further file.

import { git, hasHistory } from "./base.ts";

/**
 * Compares releases/ with a commit.
 * @param root The repository.
 * @param commit The base of the branch; the last commit when left out.
 * @returns One line for each file that is not as it was released; none without a history to compare with.
 */
export function editedReleases(root: string, commit = "HEAD"): string[] {
  if (!hasHistory(root)) return [];
  return [
    ...changed(root, commit, "a").map(
      (file) => `${file} is released and stays as it was: git checkout ${commit.slice(0, 7)} -- ${file}`,
    ),
    ...[...changed(root, commit, "A"), ...untracked(root)]
      .filter((file) => isIn(root, commit, file.split("/").slice(0, 3).join("/")))
      .map((file) => `${file} is added to a release that has been made; remove it`),
  ];
}

/** The files of releases/ that differ from a commit; `filter` is that of git diff: A added, a all others. */
function changed(root: string, commit: string, filter: "a" | "A"): string[] {
  return lines(git(root, "diff", "--name-only", "--no-renames", `--diff-filter=${filter}`, commit, "--", "releases/"));
}

function untracked(root: string): string[] {
  return lines(git(root, "ls-files", "--others", "--exclude-standard", "--", "releases/"));
}

/** Whether a commit has a folder. */
function isIn(root: string, commit: string, folder: string): boolean {
  return (git(root, "ls-tree", commit, `${folder}/`) ?? "") !== "";
}

const lines = (text = ""): string[] => text.split("\n").filter((line) => line !== "");
