// npm run changes: what changed between two states of the contract, and what that means for who uses it.

import { command, type Flag, UserError } from "../cli/command.ts";
import { apis, generatedDir, root } from "../model/apis.ts";
import { heaviest } from "../model/change.ts";
import type { Report } from "./changes/report.ts";
import { lastRelease, loadSide, type Side, workingTree } from "./changes/sides.ts";

const summary =
  "Rates every change between two states of the contract: for the wire, and for the types. Without --from and --to it compares " +
  "the last release with the working tree.";

/** How each format is written; loaded when it is asked for. */
const formats: Record<string, () => Promise<(report: Report) => string>> = {
  text: async () => (await import("./changes/format/text.ts")).asText,
  json: async () => (await import("./changes/format/json.ts")).asJson,
  markdown: async () => (await import("./changes/format/markdown.ts")).asMarkdown,
  html: async () => (await import("./changes/format/html.ts")).asHtml,
};

const flags = {
  from: { value: "A", help: "The state before: a git ref, a folder of a checkout, or a bundle (JSON or YAML)." },
  to: { value: "B", help: "The state after, in the same forms." },
  api: { value: "API", choices: apis, help: "Only this API." },
  format: { value: "FORMAT", choices: Object.keys(formats), default: "text", help: "How the changes are written." },
  "check-version": { help: "Fail when info.version has not moved as far as the changes ask for." },
  entry: {
    value: "TEXT",
    help: "Announce what this branch has changed: write an entry to .changeset/, move info.version, and build.",
  },
} as const satisfies Record<string, Flag>;

const more = `Exit codes: 0 compared (also if something breaks), 1 a version has not moved, 2 called wrongly.
Examples:
  npm run changes -- --from main
  npm run changes -- --from v1.10.0 --to HEAD --api finance --format markdown
  npm run changes -- --from before.json --to after.yaml`;

/** Fails when the version of a contract has not moved by its changes. */
async function checkVersion(report: Report, from: Side, to: Side): Promise<void> {
  const [{ pairsOf, versionOf }, { checkVersions }] = await Promise.all([
    import("./changes/report.ts"),
    import("./changes/versions.ts"),
  ]);
  const versioned = pairsOf(from, to).map(({ api, before, after }) => {
    const rating = heaviest(report.changes.filter((change) => change.api === api).map(({ wire }) => wire));
    return { api, released: versionOf(before), now: versionOf(after), rating };
  });
  const { problems, notes } = checkVersions(versioned);
  // Beside the report, which a program may read.
  for (const note of notes) console.error(note);
  if (problems.length > 0) throw new UserError(problems.join("; "));
}

/** What an entry announces: what the branch has changed; on main and without a history, what changed since the last release. */
async function unannounced(): Promise<Side> {
  const { fileAt, findBase } = await import("./changes/base.ts");
  // Who writes an entry is asked nothing of CI: the gate says what is missing.
  const { commit } = findBase(root, {});
  const isBase = commit !== undefined && fileAt(root, commit, "generated/finance/openapi.json") !== undefined;
  return isBase ? loadSide(commit) : lastRelease();
}

/** Announces what changed: writes the entry, moves versions, and builds again where one has moved. */
async function announce(text: string, report: Report): Promise<void> {
  const { addEntry } = await import("./changes/add-entry.ts");
  const { file, bumps, moved } = addEntry(text, report.changes);
  const names = Object.entries(bumps).map(([name, bump]) => `${name} ${bump}`);
  console.log(`${file}: ${names.join(", ")}`);
  for (const { api, from, to } of moved) console.log(`openapi/${api}/openapi.yaml: info.version ${from} is ${to} now`);
  if (moved.length === 0) return;
  const { generate } = await import("./generate/generate.ts");
  await generate(generatedDir);
}

await command({ name: "npm run changes", summary, flags, more }, async ({ from, to, format, entry, ...rest }) => {
  const api = apis.find((name) => name === rest.api);
  if (entry !== undefined && (from ?? to ?? api) !== undefined)
    throw new UserError("--entry announces what this branch has changed; leave out --from, --to and --api", 2);
  for (const [flag, value] of Object.entries({ from, to }))
    if (value?.trim() === "") throw new UserError(`--${flag} needs a value: a git ref, a folder or a bundle`, 2);
  const [before, after] = [
    from === undefined ? await (entry === undefined ? lastRelease(api) : unannounced()) : await loadSide(from, { api }),
    to === undefined ? await workingTree(api) : await loadSide(to, { api }),
  ];
  const { compare } = await import("./changes/report.ts");
  const report = await compare(before, after);
  if (entry !== undefined) return announce(entry, report);
  const write = await formats[format]?.();
  console.log(write?.(report).trimEnd());
  if (rest["check-version"]) await checkVersion(report, before, after);
});
