// Every edit of the table, rated by the gate and, in the same run, by other tools: the difference as a figure.

import { mkdirSync, writeFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { edits } from "./edits/index.ts";
import { judge } from "./edits/judge.ts";
import { type Peer, peers, type Said } from "./edits/peers.ts";

/** What each tool said of each edit, for the table at the end. */
const rows: { group: string; name: string; wire: string; ours: boolean; said: Record<string, Said> }[] = [];
const tools: Peer[] = await peers();

describe.each(Object.entries(edits))("%s", (group, all) => {
  test.each(all)("$name: $wire on the wire, $types for the types", async (edit) => {
    const { before, after, problems, changes } = await judge(edit);
    const said = Object.fromEntries(
      await Promise.all(tools.map(async (tool) => [tool.name, await tool.rate(before, after, edit.wire)] as const)),
    );
    rows.push({ group, name: edit.name, wire: edit.wire, ours: problems.length === 0, said });
    expect(problems, JSON.stringify(changes, null, 2)).toEqual([]);
  });
});

test("other tools rate fewer of them rightly", () => {
  for (const { name } of tools) {
    const right = rows.filter(({ said }) => said[name]?.isRight).length;
    expect(right, `${name} is right on all; the gate is not needed`).toBeLessThan(rows.length);
  }
});

afterAll(() => {
  const count = (isRight: (row: (typeof rows)[number]) => boolean) =>
    `${rows.filter(isRight).length} of ${rows.length}`;
  const figures = [
    `ours ${count(({ ours }) => ours)}`,
    ...tools.map(({ name }) => `${name} ${count(({ said }) => said[name]?.isRight === true)}`),
  ].join(", ");
  const head = ["Edit", "Wire", "ours", ...tools.map(({ name }) => name)];
  const lines = rows.map(({ group, name, wire, ours, said }) => [
    ...[`${group}: ${name}`, wire, ours ? "right" : "wrong"],
    ...tools.map((tool) => `${said[tool.name]?.rating}${said[tool.name]?.isRight ? "" : " (wrong)"}`),
  ]);
  const table = [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  mkdirSync(`${root}reports`, { recursive: true });
  writeFileSync(`${root}reports/changes-edits.md`, `${figures}\n\n${table}\n`);
  console.log(`Rated rightly: ${figures}. The table is in reports/changes-edits.md.`);
});
