// Prints the rows: one line each as they come, the table at the end, and the same as Markdown.

import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Api, apis } from "../../model/apis.ts";
import { versions } from "./install.ts";
import type { Row } from "./run.ts";
import type { Absent, Outcome } from "./tool.ts";

type Mark = boolean | undefined;

const symbols = (mark: Mark): string => (mark === undefined ? "–" : mark ? "✓" : "✗");
const steps = ["accepted", "compiles", "calls"] as const;
const webhooksOf = ({ finance }: Row["outcomes"]): string =>
  finance.webhooks === undefined ? "–" : String(finance.webhooks);

/** One mark where the three APIs agree, else one for each, in the order finance, ramp, auth. */
function cell(outcomes: Row["outcomes"], step: (typeof steps)[number]): string {
  const marks = apis.map((api) => symbols(outcomes[api][step]));
  return new Set(marks).size === 1 ? (marks[0] as string) : marks.join(" ");
}

/** Whether any step of a tool failed with any bundle. */
const fails = ({ outcomes }: Row): boolean => apis.some((api) => failedSteps(outcomes[api]).length > 0);

/** What is said of a row: where the fault is known to be the tool's, that; its own words come second. */
const remarksOf = (row: Row): string[] =>
  row.tool.limit !== undefined && fails(row) ? [`own fault: ${row.tool.limit}`] : notesOf(row.outcomes);

/** The remarks of a row, each once, with the APIs it was made on unless it was made on all. */
function notesOf(outcomes: Row["outcomes"]): string[] {
  const makers = new Map<string, Api[]>();
  for (const api of apis) for (const note of outcomes[api].notes) makers.set(note, [...(makers.get(note) ?? []), api]);
  return [...makers].map(([note, by]) => (by.length === apis.length ? note : `${by.join(", ")}: ${note}`));
}

/** Prints that a tool is done. */
export function printRow({ tool, version, outcomes, seconds }: Row, done: number, of: number): void {
  const marks = steps.map((step) => `${step} ${cell(outcomes, step)}`).join("  ");
  console.log(
    `  ${`${done}/${of}`.padEnd(6)} ${tool.name.padEnd(28)} ${version.padEnd(10)} ${marks}  ${seconds.toFixed(0)} s`,
  );
}

/** Prints the whole table, with the remarks under each row. */
export function printTable(rows: Row[]): void {
  const width = Math.max(...rows.map(({ tool }) => tool.name.length)) + 2;
  const line = (cells: string[]) => console.log(`  ${cells.map((text, i) => text.padEnd(i ? 11 : width)).join("")}`);
  console.log("\n  One mark for all three APIs, or one each for finance, ramp and auth\n");
  line(["tool", "version", "accepted", "compiles", "call", "webhooks"]);
  for (const row of rows) {
    const { tool, version, outcomes } = row;
    line([tool.name, version, ...steps.map((step) => cell(outcomes, step)), webhooksOf(outcomes)]);
    for (const note of new Set([...remarksOf(row), ...notesOf(outcomes)])) console.log(`    ${note}`);
  }
}

/** What of the rows fails: tool, API and step, with the first remark. */
export function failuresOf(rows: Row[]): string[] {
  return rows.flatMap(({ tool, outcomes }) =>
    apis.flatMap((api) => {
      const failed = failedSteps(outcomes[api]);
      return failed.length === 0 ? [] : [`${tool.name}: ${api} not ${failed.join(", not ")}`];
    }),
  );
}

const failedSteps = (outcome: Outcome): string[] => steps.filter((step) => outcome[step] === false);

/** Writes the table into RESULTS.md. */
export async function writeResults(rows: Row[], absent: Absent[]): Promise<void> {
  const file = fileURLToPath(new URL("RESULTS.md", import.meta.url));
  const date = new Date().toISOString().slice(0, 10);
  const escaped = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "\\<");
  const lines = rows.map((row) => {
    const { tool, version, outcomes } = row;
    const marks = steps.map((step) => cell(outcomes, step));
    const name = tool.gate ? `**${tool.name}**` : tool.name;
    const cells = [name, tool.kind, version, ...marks, webhooksOf(outcomes), remarksOf(row).join("; ")];
    return `| ${cells.map(escaped).join(" | ")} |`;
  });
  const text = `${introduction(date, rows.length)}
| tool | kind | version | accepted | compiles | call | webhooks | note |
| --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join("\n")}

## Not tried

Only what npm alone installs was tried; viewers run in Debian's Chromium.

${absent.map(({ name, reason }) => `- **${name}**: ${reason}`).join("\n")}
`;
  await writeFile(file, text);
}

const introduction = (date: string, count: number): string => `<!-- Written by npm run interop -- --write. -->

# ${count} tools and the three bundles

Run on ${date} with Node ${process.versions.node}. The versions are pinned in [versions.json](versions.json), and their
dependencies are those of ${versions.date}. One mark stands for all three APIs; three marks stand for finance, ramp and auth.

- **accepted**: the tool reads, checks, converts or generates without a complaint.
- **compiles**: what it generates compiles under \`tsc --strict\`, together with a program that uses it.
- **call**: a client sends a request to the mock (\`registerWebhook\`, \`getRampRequest\`, \`createAccessToken\`), and gets a
  response that is valid against the contract. A mock server or validator handles the same request itself.
- **webhooks**: how many of the 13 webhooks of finance the tool shows, or has payload types for.
- **–**: the tool does nothing of the kind. Bold tools are the gate in CI (\`npm run interop -- --gate\`).
`;
