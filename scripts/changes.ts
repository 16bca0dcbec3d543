// npm run changes: what changed between two states of the contract, and what that means for who uses it.

import { command, type Flag, UserError } from "../cli/command.ts";
import { apis, root } from "../model/apis.ts";
import { heaviest } from "../model/change.ts";
import { addEntry, catchUp, type Moved } from "./changes/add-entry.ts";
import { fileAt, findBase, git, hasHistory } from "./changes/base.ts";
import { entriesSince, inWords, readEntries } from "./changes/entries.ts";
import { type ChangeReport, compare, formats } from "./changes/report.ts";
import { lastRelease, loadBase, loadSide, type Side, workingTree } from "./changes/sides.ts";
import { checkVersion } from "./changes/versions.ts";
import { isKnownFresh, refresh } from "./generate/freshness.ts";

const summary =
  "Rates every change between two states of the contract: for the wire, and for the types. Without --from and --to it compares " +
  "the last release with the working tree.";

const flags = {
  from: { value: "A", help: "The state before: a git ref, a folder of a checkout, or a bundle (JSON or YAML)." },
  to: { value: "B", help: "The state after, in the same forms." },
  api: { value: "API", choices: apis, help: "Only this API." },
  format: { value: "FORMAT", choices: Object.keys(formats), default: "text", help: "How the changes are written." },
  "check-version": { help: "Fail when info.version has not moved as far as the changes ask for." },
  entry: {
    value: "TEXT",
    help:
      "Announce what this branch has changed: build if generated/ is stale, write an entry for each contract to .changeset/, " +
      "move info.version, and build again. A patch needs no entry. Refused where the branch has its entries: edit those.",
  },
  force: { help: "With --entry: write a second entry of each contract beside that of the branch." },
  versions: {
    help: "Move info.version of each contract as far as everything since the last release asks, and build; write no entry.",
  },
} as const satisfies Record<string, Flag>;

const more = `What it compares: A is read where your branch began, if it is a ref that has gone on since and B is the working tree.
Exit codes: 0 compared (also if something breaks), 1 a version has not moved or an entry is refused, 2 called wrongly.
Examples:
  npm run changes -- --from main
  npm run changes -- --from HEAD~1 --to HEAD --api finance --format markdown
  npm run changes -- --from releases/finance/1.10.0/openapi.json --api finance
  npm run changes -- --versions`;

/** Fails when the version of a contract has not moved by its changes. */
function checkMoved({ changes, versions }: ChangeReport): void {
  const problems = versions.flatMap(({ api, from, to }) => {
    const rating = heaviest(changes.filter((change) => change.api === api).map(({ wire }) => wire));
    return checkVersion(api, from, to, rating) ?? [];
  });
  if (problems.length > 0) throw new UserError(problems.join("; "));
}

/**
 * What an entry announces: what the branch has changed; on main, and where there is no main, what is not committed; where
 * all is, or without a history, what has changed since the last release.
 */
function unannounced(): Side {
  const hasChanged = () => hasHistory(root) && git(root, "diff", "--quiet", "HEAD", "--", "openapi") === undefined;
  // Who writes an entry is asked nothing of CI: the gate says what is missing.
  const commit = findBase(root, {}).commit ?? (hasChanged() ? "HEAD" : undefined);
  const isBase = commit !== undefined && fileAt(root, commit, "generated/finance/openapi.json") !== undefined;
  return isBase ? loadSide(commit) : lastRelease();
}

/** Builds, unless generated/ is known to be what the sources give. */
async function build(): Promise<void> {
  if (!(await isKnownFresh())) await refresh();
}

/** Says which versions have moved, and builds where one has. */
async function buildMoved(moved: Moved[]): Promise<void> {
  for (const { api, from, to } of moved) console.log(`openapi/${api}/openapi.yaml: info.version ${from} is now ${to}`);
  if (moved.length > 0) await build();
}

/** Announces what this branch has changed: writes the entry, moves versions, and builds again where one has moved. */
async function announce(text: string, force: boolean): Promise<void> {
  await build();
  const before = unannounced();
  const { changes } = await compare(before, await workingTree());
  const { files, bumps, moved } = addEntry(text, changes, { since: before.commit, force });
  if (Object.keys(files).length === 0)
    return console.log(`A patch needs no entry (${inWords(bumps)}); nothing is written.`);
  for (const [file, own] of Object.entries(files)) console.log(`${file}: ${inWords(own)}`);
  await buildMoved(moved);
}

/** Moves versions as far as all changes and entries since the last release ask. */
async function moveAll(): Promise<void> {
  await build();
  const moved = catchUp((await compare(lastRelease(), await workingTree())).changes);
  if (moved.length === 0)
    console.log("Each info.version is as far as the changes and entries ask; nothing is written.");
  await buildMoved(moved);
}

/** The flags that write, and those that say what is compared, which they do not take. */
const exclusive = ["entry", "versions", "from", "to", "api", "check-version"] as const;

await command({ name: "npm run changes", summary, flags, more }, async (given) => {
  const { from, to, format, entry, versions, force } = given;
  const api = apis.find((name) => name === given.api);
  const [write, ...others] = exclusive.filter((flag) => given[flag] !== undefined && given[flag] !== false);
  if ((write === "entry" || write === "versions") && others.length > 0)
    throw new UserError(`--${write} looks at all that has changed; leave out --${others.join(", --")}`, 2);
  for (const [flag, value] of Object.entries({ from, to }))
    if (value?.trim() === "") throw new UserError(`--${flag} needs a value: a git ref, a folder or a bundle`, 2);
  if (entry?.trim() === "") throw new UserError("--entry needs a value: what changes for integrators, in Markdown", 2);
  if (force && entry === undefined) throw new UserError("--force belongs to --entry", 2);
  if (entry !== undefined) return announce(entry, force);
  if (versions) return moveAll();
  const load = to === undefined ? loadBase : loadSide;
  const before = from === undefined ? lastRelease(api) : load(from, { api });
  const after = to === undefined ? await workingTree(api) : loadSide(to, { api });
  const report = await compare(before, after);
  if (to === undefined) {
    // Those that are newer than the other side: all, if that is the last release.
    const all = readEntries(root).entries.filter(({ bumps }) => api === undefined || bumps[api] !== undefined);
    report.entries = before.commit === undefined ? all : entriesSince(root, before.commit, all);
  }
  console.log(formats[format]?.(report).trimEnd());
  // A program may read the other formats.
  if (format === "text") console.log(`\nCompared in ${(performance.now() / 1000).toFixed(1)} s.`);
  if (given["check-version"]) checkMoved(report);
});
