// Entries: what is one and what is not, that what is written is read back, and that writing one moves the versions.

import { beforeEach, describe, expect, test } from "vitest";
import type { Api } from "../../model/apis.ts";
import type { Change, Rating } from "../../model/change.ts";
import { addEntry, bumpsFor } from "../../scripts/changes/add-entry.ts";
import { findBase } from "../../scripts/changes/base.ts";
import { heaviestBump, parseEntry, readEntries, writeEntries } from "../../scripts/changes/entries.ts";
import { changeWith, type Parts, rateParts, type Scratch, scratchRepository } from "./scratch.ts";

const changes = (before: Parts, after: Parts, api: Api = "finance") =>
  rateParts(api, { "x-parts": before }, { "x-parts": after });
/** A new field of finance, and one of ramp that is gone. */
const [field, gone] = [await changes({}, { nickname: "n" }), await changes({ part: "a" }, {}, "ramp")];

const file = ".changeset/a.md";
const entry = (head: string, body: string): string => `---\n${head}\n---\n\n${body}\n`;

test.each([
  ["quoted names, as changesets writes them", entry('"ramp": patch', "Clearer words."), { ramp: "patch" }],
  [
    "a contract and packages",
    entry("auth: patch\nfinance-ramp-mock: minor\nfinance-ramp-conformance: patch", "Text."),
    { auth: "patch", "finance-ramp-mock": "minor", "finance-ramp-conformance": "patch" },
  ],
  ["line ends of Windows", "---\r\nfinance: minor\r\n---\r\n\r\nText.\r\n", { finance: "minor" }],
])("an entry has %s", (_, content, bumps) => {
  expect(parseEntry(file, content)).toMatchObject({ entry: { bumps }, problem: undefined });
});

test.each([
  ["no front matter", "Wallets have a nickname.", "no front matter"],
  ["nothing named", entry("", "Text."), "the front matter names nothing"],
  ["broken YAML", entry("finance: [", "Text."), "the front matter is not valid YAML"],
  ["an unknown name", entry("payments: minor", "Text."), "payments is unknown; there are finance, ramp, auth, "],
  ["an unknown bump", entry("finance: huge", "Text."), "finance: huge is not a bump; use patch, minor, major"],
  ["no text", entry("finance: minor", ""), "no text; say in a sentence"],
  [
    "major, not breaking",
    entry("finance: major", "The field is gone."),
    "a major change begins with **Breaking**",
  ],
  [
    "breaking, not major",
    entry("finance: minor", "**Breaking**: it is gone."),
    "nothing in its front matter is major",
  ],
  [
    "nothing but breaking",
    entry("finance: major", "**Breaking**"),
    "nothing follows **Breaking**; say what changes",
  ],
])("what has %s is named in one line", (_, content, why) => {
  const { problem } = parseEntry(file, content);
  expect(problem).toMatch(/^\.changeset\/a\.md: .*$/);
  expect(problem).toContain(why);
});

describe("in a repository", () => {
  let scratch: Scratch;
  beforeEach(() => {
    scratch = scratchRepository();
  });

  test("a name is made of the first words, and no file is overwritten", () => {
    const one = { bumps: { finance: "minor" }, text: "`listWallets` has a new filter, `createdAfter`." } as const;
    for (const name of ["list-wallets-has-a-new-filter", "list-wallets-has-a-new-filter-2"])
      expect(writeEntries(scratch.root, [one])).toEqual([`.changeset/${name}.md`]);
    expect(readEntries(scratch.root).entries.map(({ text }) => text)).toEqual([one.text, one.text]);
  });

  test("good ones are read, wrong ones named, README.md left alone", () => {
    scratch.write(".changeset/README.md", "# Entries\n");
    scratch.entry("finance: patch", "Text.");
    scratch.write(".changeset/b.md", "Text.");
    const { entries, problems } = readEntries(scratch.root);
    expect(entries.map((one) => one.file)).toEqual([".changeset/a.md"]);
    expect(problems).toEqual([expect.stringMatching(/^\.changeset\/b\.md: no front matter/)]);
    expect([heaviestBump(entries, "finance"), heaviestBump(entries, "ramp")]).toEqual(["patch", "none"]);
  });

  const add = (text: string, changes: Change[], options: { since?: undefined } = {}) =>
    addEntry(text, changes, {
      root: scratch.root,
      since: findBase(scratch.root, {}).commit ?? "HEAD",
      ...options,
    });

  test("the ratings are filled in, and the version moves once", async () => {
    const added = add("Wallets have a nickname.", field);
    expect(added.bumps).toEqual({ finance: "minor", "finance-ramp-api": "minor" });
    expect(added.moved).toEqual([{ api: "finance", from: "1.10.0", to: "1.11.0" }]);
    expect(scratch.read("openapi/finance/openapi.yaml")).toBe(
      "# The root.\nopenapi: 3.1.0\ninfo:\n  title: finance\n  version: 1.11.0\n",
    );
    scratch.commit();
    expect(add("Wallets have a color.", await changes({}, { color: "c" })).moved).toEqual([]);
  });

  test("an entry of this branch is edited and gets no second one", async () => {
    scratch.entry("finance: minor", "Of main.", "main");
    scratch.commit();
    scratch.git("switch", "--quiet", "--create", "topic");
    scratch.entry("finance-ramp-mock: minor\nramp: minor", "Of others.", "mock");
    const { files } = add("Wallets have a nickname.", field);
    scratch.commit();
    expect(Object.keys(files)).toEqual([".changeset/wallets-have-a-nickname.md"]);
    expect(() => add("Again.", field)).toThrow(
      "this branch has .changeset/wallets-have-a-nickname.md already; edit it",
    );
    expect(scratch.git("status", "--porcelain")).toBe("");
  });

  test("on main, one that is not committed is this change's", async () => {
    add("One.", field);
    expect(() => add("Two.", field)).toThrow("has .changeset/one.md already");
    scratch.commit();
    // Of all that has changed since the last release, every entry since then is one.
    expect(() => add("Two.", field, { since: undefined })).toThrow("has .changeset/one.md already");
    expect(Object.keys(add("Two.", field).files)).toEqual([".changeset/two.md"]);
  });

  test("a change of both contracts has an entry of each, from one call", async () => {
    const broken = { ramp: "major", "finance-ramp-api": "major" };
    expect(add("**Breaking**: read the nickname, not the part.", [...field, ...gone])).toEqual({
      files: {
        ".changeset/read-the-nickname-not-the-part.md": { finance: "minor", "finance-ramp-api": "minor" },
        ".changeset/read-the-nickname-not-the-part-2.md": broken,
      },
      bumps: { ...broken, finance: "minor" },
      moved: [
        { api: "finance", from: "1.10.0", to: "1.11.0" },
        { api: "ramp", from: "1.0.0", to: "2.0.0" },
      ],
    });
    const { entries, problems } = readEntries(scratch.root);
    expect(problems).toEqual([]);
    expect(entries.map(({ breaking }) => breaking).sort()).toEqual([false, true]);
  });

  test("of two entries, neither is written when one is refused; **Breaking** stays with what breaks nothing", () => {
    expect(() => add("**Breaking**: Colors.", [...field, ...gone])).toThrow("only `Colors.` follows **Breaking**");
    expect(() => add("**Breaking**: read the new nickname.", field)).toThrow(
      "nothing in its front matter is major",
    );
    expect(readEntries(scratch.root).entries).toEqual([]);
  });

  test("the contract that the branch changes later has an entry beside that of the first", async () => {
    add("Wallets have a nickname.", field);
    const both = [...field, ...(await changes({}, { part: "a" }, "ramp"))];
    expect(add("Ramp requests have a part.", both).files).toEqual({
      ".changeset/ramp-requests-have-a-part.md": { ramp: "minor", "finance-ramp-api": "minor" },
    });
  });

  test("a breaking change needs the author to say so; nothing is written until then", async () => {
    const broken = await changes({ nickname: "n" }, {});
    expect(() => add("The nickname is gone.", broken)).toThrow(
      "this breaks consumers: `nickname` is gone. Begin with",
    );
    expect(readEntries(scratch.root)).toEqual({ entries: [], problems: [] });
    const text = "**Breaking**: wallets have no nickname; keep your own.";
    expect(add(text, broken).moved).toEqual([{ api: "finance", from: "1.10.0", to: "2.0.0" }]);
  });

  /** One change of finance with these ratings. */
  const changed = (wire: Rating, types: Rating, rule = "parts"): Change[] => [
    changeWith({ wire, types, rule, text: "getIt: `a` is now `b`; send `b`." }),
  ];

  test("what stops compiling only is announced as that", () => {
    expect(() => add("It is `b`.", changed("minor", "major"))).toThrow(
      'Begin with "**Breaking** for TypeScript code: …"',
    );
    const added = add("**Breaking** for TypeScript code: send `b`.", changed("minor", "major"));
    expect(added.bumps).toEqual({ finance: "minor", "finance-ramp-api": "major" });
  });

  test("what cannot be merged is not announced", () => {
    for (const rule of ["removed-before-sunset", "sunset-passed"])
      expect(() => add("**Breaking**: it is gone, use b.", changed("major", "major", rule))).toThrow(
        "No entry and no version makes up for this",
      );
    expect(readEntries(scratch.root).entries).toEqual([]);
  });

  test("a patch needs none; for nothing at all, an entry to write by hand is shown", async () => {
    const added = add("A word is clearer.", await changes({ a: "b" }, { a: "c" }));
    expect(added).toEqual({ files: {}, bumps: { finance: "patch", "finance-ramp-api": "patch" }, moved: [] });
    expect(scratch.git("status", "--porcelain")).toBe("");
    expect(bumpsFor(await changes({ nameOfPath: "n" }, {}))).toEqual({
      finance: "patch",
      "finance-ramp-api": "major",
    });
    expect(() => add("Nothing.", [])).toThrow("---\nfinance-ramp-mock: minor\n---\n");
  });
});
