// npm run changes: rates the changes between two states of the contract, and writes entries that announce them.

import { command, type Flag, UserError } from "../cli/command.ts";
import { apis, root } from "../model/apis.ts";
import { addEntry } from "./changes/add-entry.ts";
import { fileAt, findBase, git, hasHistory } from "./changes/base.ts";
import { entriesSince, inWords, readEntries } from "./changes/entries.ts";
import { compare, formats } from "./changes/report.ts";
import { lastRelease, loadBase, loadSide, type Side, workingTree } from "./changes/sides.ts";
import { isKnownFresh, refresh } from "./generate/freshness.ts";

const summary =
  "Rates every change between two states of the contract: for the wire, and for the types. Without --from and --to it " +
  "compares the last release with the working tree.";

const flags = {
  from: { value: "A", help: "The state before: a git ref, a folder of a checkout, or a bundle (JSON or YAML)." },
  to: { value: "B", help: "The state after, in the same forms." },
  api: { value: "API", choices: apis, help: "Only this API." },
  format: { value: "FORMAT", choices: Object.keys(formats), default: "text", help: "Format of the output." },
  entry: {
    value: "TEXT",
    help:
      "Announce the changes of this branch: build if generated/ is stale, write an entry for each contract to .changeset/, " +
      "raise info.version, and build again. A patch needs no entry. Fails if the branch already has entries; edit them instead.",
  },
} as const satisfies Record<string, Flag>;

const more = `What it compares: If A is a ref with newer commits and B is the working tree, A is read where your branch began.
Exit codes: 0 compared (also if something breaks), 1 an entry is refused, 2 wrong command line.
Examples:
  npm run changes -- --from main
  npm run changes -- --from HEAD~1 --to HEAD --api finance --format markdown
  npm run changes -- --from releases/finance/1.10.0/openapi.json --api finance`;

/**
 * The state with which an entry's changes are compared: the base of the branch; on main, or without a branch main, the
 * last commit; the last release if everything is committed, or without a history.
 */
function unannounced(): Side {
  const hasChanged = () => hasHistory(root) && git(root, "diff", "--quiet", "HEAD", "--", "openapi") === undefined;
  // An empty environment, because a missing base is an error in CI, and here the last release replaces it.
  const commit = findBase(root, {}).commit ?? (hasChanged() ? "HEAD" : undefined);
  const isBase = commit !== undefined && fileAt(root, commit, "generated/finance/openapi.json") !== undefined;
  return isBase ? loadSide(commit) : lastRelease();
}

/** Builds, unless generated/ is known to be fresh. */
async function build(): Promise<void> {
  if (!(await isKnownFresh())) await refresh();
}

/** Announces the changes of this branch: writes entries, raises versions, and builds again if a version was raised. */
async function announce(text: string): Promise<void> {
  await build();
  const before = unannounced();
  const { changes } = await compare(before, await workingTree());
  const { files, bumps, moved } = addEntry(text, changes, { since: before.commit });
  if (Object.keys(files).length === 0)
    return console.log(`A patch needs no entry (${inWords(bumps)}); no file is written.`);
  for (const [file, own] of Object.entries(files)) console.log(`${file}: ${inWords(own)}`);
  for (const { api, from, to } of moved) console.log(`openapi/${api}/openapi.yaml: info.version ${from} is now ${to}`);
  if (moved.length > 0) await build();
}

await command({ name: "npm run changes", summary, flags, more }, async ({ from, to, format, entry, ...given }) => {
  const api = apis.find((name) => name === given.api);
  for (const [flag, value] of Object.entries({ from, to, api })) {
    if (value?.trim() === "") throw new UserError(`--${flag} needs a value: a git ref, a folder or a bundle`, 2);
    if (value !== undefined && entry !== undefined)
      throw new UserError(`--entry announces all changes of the branch; leave out --${flag}`, 2);
  }
  if (entry?.trim() === "") throw new UserError("--entry needs a value: what changes for integrators, in Markdown", 2);
  if (entry !== undefined) return announce(entry);
  const load = to === undefined ? loadBase : loadSide;
  const before = from === undefined ? lastRelease(api) : load(from, { api });
  const report = await compare(before, to === undefined ? await workingTree(api) : loadSide(to, { api }));
  if (to === undefined) {
    // The entries since the other side: all of them, if the other side is the last release.
    const all = readEntries(root).entries.filter(({ bumps }) => api === undefined || bumps[api] !== undefined);
    report.entries = before.commit === undefined ? all : entriesSince(root, before.commit, all);
  }
  console.log(formats[format]?.(report).trimEnd());
  // Programs read the other formats.
  if (format === "text") console.log(`\nCompared in ${(performance.now() / 1000).toFixed(1)} s.`);
});
