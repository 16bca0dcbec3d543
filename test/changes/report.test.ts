// A report in each format: breaking changes first, patches folded, nothing of a value taken as markup.

import { expect, test } from "vitest";
import type { Api } from "../../model/apis.ts";
import type { Change } from "../../model/change.ts";
import { type ChangeReport, formats } from "../../scripts/changes/report.ts";
import { changeWith } from "./scratch.ts";

const change = (own: Partial<Change>): Change => changeWith({ wire: "major", ...own });

const report: ChangeReport = {
  from: "v1.0.0",
  to: "the working tree",
  wire: "major",
  types: "minor",
  versions: [{ api: "finance", from: "1.10.0", to: "2.0.0" }],
  entries: [
    { file: ".changeset/a.md", bumps: { finance: "major" }, text: "**Breaking**: one.\n\nTwo.", breaking: true },
  ],
  changes: [
    change({ text: "getIt: `a|b` <script>alert(1)</script> & `<T>`; do it.", before: "<b>", after: { x: 1 } }),
    change({ wire: "minor", types: "minor" }),
    change({ wire: "patch", types: "patch", text: "getIt: only words; nothing to do." }),
    change({ api: "ramp", wire: "none", types: "major", text: "rampIt: the name is another; rename it." }),
  ],
};
const empty: ChangeReport = { ...report, wire: "none", types: "none", changes: [], versions: [], entries: [] };
const write = (format: string, one: ChangeReport = report): string => formats[format]?.(one) ?? "";

test("text says what was compared, counts, and has a line and a place for each change", () => {
  const text = write("text");
  expect(text).toContain("4 changes between v1.0.0 and the working tree. Wire: major. Types: minor.");
  expect(text).toContain("finance (on the wire: 1 major, 1 minor, 1 patch)");
  expect(text.match(/place: /g)).toHaveLength(4);
  expect(text.match(/types: major \(TypeScript code stops compiling; /g)).toHaveLength(1);
  const words = (text: string) => change({ wire: "patch", rule: "documentation", text });
  const texts = ["a", "b"].map((name) => `getIt: the documentation of \`${name}\` is different; nothing to do.`);
  expect(write("text", { ...report, changes: texts.map(words) }).match(/^.*documentation.*$/gm)).toEqual([
    "  patch  getIt: the documentation of 2 places is different; nothing to do.",
  ]);
  expect(write("text", empty)).toBe("Nothing changed between v1.0.0 and the working tree.");
});

const markdown = write("markdown");

test("markdown lists what concerns integrators for each API, breaking changes first, and only counts what does not", () => {
  expect(markdown).toContain(
    "\n\n### finance: 1 major, 1 minor, 1 patch\n\n" +
      // Markup is text, except in code.
      "- Breaking: getIt: `a|b` &lt;script&gt;alert(1)&lt;/script&gt; & `<T>`; do it.\n" +
      "- Compatible: getIt: something; do it.\n\n" +
      "### ramp: 1 none\n\n- Breaking for code that compiles: rampIt: the name is another; rename it.\n",
  );
  expect(markdown).not.toContain("only words");
  const refused = write("markdown", { ...report, changes: [change({ rule: "sunset-passed" })] });
  expect(refused).toContain("- Cannot be merged: getIt");
});

test("markdown says which versions move and what is announced, or that nothing is although something has to be", () => {
  expect(markdown).toContain("\n\nVersions: finance 1.10.0 → 2.0.0.\n\n");
  expect(markdown).toContain("\n`.changeset/a.md` (finance: major)\n\n> **Breaking**: one.\n> \n> Two.\n");
  expect(write("markdown", { ...report, entries: [] })).toContain(
    "No entry announces this yet: `npm run changes -- --entry",
  );
  const patch = [change({ wire: "patch", types: "none" })];
  expect(write("markdown", { ...report, entries: [], changes: patch })).not.toMatch(/entry|entries/i);
  expect(write("markdown", empty)).toBe(
    "## Changes of the contract\n\nNothing changed in the contracts between `v1.0.0` and `the working tree`.\n",
  );
});

test("markdown stays within the limit of a comment", () => {
  const many = ["finance", "ramp"].flatMap((api) =>
    Array.from({ length: 500 }, (_, i) => change({ api: api as Api, text: `${i}: ${"word ".repeat(40)}.` })),
  );
  const entry = { file: ".changeset/a.md", bumps: {}, text: "word ".repeat(20_000), breaking: false };
  const text = write("markdown", { ...report, changes: many, entries: [entry] });
  expect(text.length).toBeLessThan(60_000);
  expect(text.length).toBeGreaterThan(20_000);
  expect(text).toMatch(/\n- and \d+ more\n/);
});
