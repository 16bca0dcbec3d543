// Releases as the reference reads them: groups, places of marks, both sides of a change, the switch, the feed's parts.

import { describe, expect, test } from "vitest";
import type { Change } from "../../model/change.ts";
import { shownAt } from "../../reference/contract/marks.ts";
import { changesOf, countsOf, groupOf } from "../../reference/contract/releases.ts";
import { isListed } from "../../reference/finish/addresses.ts";
import { contentOf, escapeXml } from "../../reference/finish/feed.ts";
import { addressIn, type Version, versionIn, withVersions } from "../../reference/finish/versions.ts";
import { historyIn } from "../../reference/text/history.ts";
import { type Line, linesOf, sides } from "../../reference/text/sides.ts";
import { dayWord } from "../../reference/text/words.ts";
import { changes } from "./lib/releases.ts";

const [any] = changes as [Change];
const rated = (given: Partial<Change>): Change => ({ ...any, ...given });

describe("the group of a change", () => {
  test.each([
    [{ wire: "major", types: "none" }, "breaking"],
    [{ wire: "none", types: "major" }, "breaking"],
    [{ wire: "minor", types: "major", correction: true }, "corrected"],
    [{ wire: "patch", types: "none", correction: true }, "corrected"],
    [{ wire: "minor", types: "patch" }, "new"],
    [{ wire: "none", types: "minor" }, "new"],
    [{ wire: "patch", types: "patch" }, "documentation"],
    [{ wire: "none", types: "none" }, "documentation"],
  ] as const)("of %o is %s", (given, group) => {
    expect(groupOf(rated(given))).toBe(group);
  });

  test("is counted in the order of the page, and each change keeps its number", () => {
    expect(countsOf({ changes })).toEqual(["2 breaking", "2 new", "1 corrected", "1 in the documentation"]);
    expect(countsOf({ changes: [] })).toEqual([]);
    expect(changesOf({ changes }).map(({ id }) => id)).toEqual(changes.map((_, index) => `change-${index + 1}`));
  });
});

describe("the place of a mark", () => {
  const wallet = "/components/schemas/Wallet";
  test.each([
    [`${wallet}/properties/amlStatus`, [`${wallet}/properties/amlStatus`]],
    [`${wallet}/properties/amlStatus/description`, [`${wallet}/properties/amlStatus`]],
    [`${wallet}/properties/a/items/properties/b/enum/2`, [`${wallet}/properties/a/items/properties/b`]],
    ["/components/schemas/WalletStatus/x-extensible-enum", ["/components/schemas/WalletStatus"]],
    ["/paths/~1v1~1parties/get/parameters/0/schema/maximum", ["/paths/~1v1~1parties/get/parameters/0"]],
    ["/components/parameters/Page/schema/default", ["/components/parameters/Page"]],
    ["/paths/~1v1~1parties/get/x-required-roles", []],
  ])("of %s is %j", (place, expected) => {
    expect(shownAt(rated({ place }))).toEqual(expected);
  });

  test("of a list of required fields is each field that came or went", () => {
    const change = rated({ place: `${wallet}/required`, before: ["id", "type"], after: ["id", "chain"] });
    expect(shownAt(change)).toEqual([`${wallet}/properties/type`, `${wallet}/properties/chain`]);
    expect(shownAt(rated({ place: `${wallet}/required/3`, before: undefined, after: "a/b" }))).toEqual([
      `${wallet}/properties/a~1b`,
    ]);
  });
});

describe("both sides of a change", () => {
  const show = (lines: Line[]) => lines.map(({ kind, text }) => `${kind} ${text}`.trim());

  test("stand level, with what is new beside what it replaces", () => {
    const { before, after } = sides({ type: "string", maxLength: 5 }, { type: "string", maxLength: 9, minLength: 1 });
    expect(show(before)).toEqual(["same type: string", "gone maxLength: 5", "gap"]);
    expect(show(after)).toEqual(["same type: string", "new maxLength: 9", "new minLength: 1"]);
  });

  test("leave out what is far from a change, and say how much", () => {
    const list = Array.from({ length: 12 }, (_, index) => `v${index}`);
    const { before, after } = sides(list, [...list, "last"]);
    expect(show(before)).toEqual(["cut … 10 lines", "same - v10", "same - v11", "gap"]);
    expect(show(after)).toEqual(["cut … 10 lines", "same - v10", "same - v11", "new - last"]);
  });

  test("end after 60 lines", () => {
    const { before, after } = sides(
      undefined,
      Array.from({ length: 100 }, (_, index) => index),
    );
    expect(before.length).toBe(61);
    expect(show(before).every((line) => line === "gap")).toBe(true);
    expect(show(after).at(-1)).toBe("cut … 40 lines");
  });

  test("are equal where nothing that is shown differs", () => {
    expect(show(sides({ a: 1 }, { a: 1 }).before)).toEqual(["cut … 1 line"]);
    expect(sides(undefined, undefined)).toEqual({ before: [], after: [] });
  });

  test("show a bare value with its name, and a text as it is, in lines that fit", () => {
    expect(linesOf(254, "maxLength")).toEqual(["maxLength: 254"]);
    expect(linesOf("string", "type")).toEqual(["type: string"]);
    expect(linesOf("yes", "default")).toEqual(["default: yes"]);
    expect(linesOf(null)).toEqual(["null"]);
    expect(linesOf("An event.\nOf two lines.", "description")).toEqual(["An event.", "Of two lines."]);
    expect(linesOf({ type: "string", "x-source": ["F1"], items: [{ "x-source": "F2" }] })).toEqual([
      "type: string",
      "items:",
      "  - {}",
    ]);
    expect(linesOf("true")).toEqual(["true"]);
    const long = sides("The ID.", "word ".repeat(20), "description");
    expect(show(long.before)[0]).toBe("gone The ID.");
    expect(linesOf("word ".repeat(30)).every((line) => line.length <= 60)).toBe(true);
  });
});

describe("the switch of versions", () => {
  const here = "/finance/operations/listWallets.html";
  const version = (name: string, given: Partial<Version> = {}): Version => ({
    ...{ version: name, date: "2026-10-01", isCurrent: false, pages: new Set([here, "/finance/index.html"]) },
    ...given,
  });
  const current = version("1.1.0", { isCurrent: true });
  const html = '<main><div data-versions="1.0.0"></div><h1>x</h1></main>';
  const page = { api: "finance", self: here, version: "1.0.0" } as const;

  test("is nothing while there is one version", () => {
    expect(versionIn(html)).toBe("1.0.0");
    expect(withVersions(html, { ...page, version: "1.1.0", versions: [current] })).toBe("<main><h1>x</h1></main>");
  });

  test("leads to the same page, or to the overview of a version that has none", () => {
    const empty = version("0.9.0", { pages: new Set(["/finance/index.html"]) });
    expect(addressIn(page, current)).toBe(here);
    expect(addressIn(page, version("1.0.0"))).toBe("/v/finance/1.0.0/operations/listWallets.html");
    expect(addressIn(page, empty)).toBe("/v/finance/0.9.0/index.html");
  });

  test("says on a former page that there is a newer one, and whether the page is still there", () => {
    const former = version("1.0.0");
    const kept = withVersions(html, { ...page, versions: [current, former] });
    expect(kept).toContain("You are reading Finance 1.0.0.");
    expect(kept).toContain(`<a href="${here}">This page in 1.1.0</a>`);
    expect(kept).toContain('href="/changelog.html">What changed since');
    const gone = { ...current, date: undefined, pages: new Set<string>() };
    const lost = withVersions(html, { ...page, versions: [gone, former] });
    expect(lost).toContain("1.1.0, which is not released yet");
    expect(lost).toContain('has no page of this name: <a href="/finance/index.html">');
    expect(lost).toContain('href="/changelog.html">What changed since');
    expect(withVersions(html, { ...page, version: "1.1.0", versions: [current, former] })).not.toContain("You are");
  });
});

describe("the feed", () => {
  test("has the page's part with addresses that hold anywhere", () => {
    const html = '<main><article class="release"><a href="/a.html#b">x</a> <a href="#c">y</a></article></main>';
    expect(contentOf(html, "https://docs.example/api/releases/r.html", "https://docs.example/api/")).toBe(
      '<a href="https://docs.example/api/a.html#b">x</a> <a href="https://docs.example/api/releases/r.html#c">y</a>',
    );
  });

  test("has no character that XML forbids", () => {
    expect(escapeXml("a\u0000\u001b<&\tb")).toBe("a\ufffd\ufffd&lt;&amp;\tb");
  });
});

test("the history is its chapter of the changelog, and nothing else", () => {
  const text =
    "# C\n\n## [Unreleased]\n\n- a\n\n## History of the finance interface\n\nWhat.\n\n### 1.8.0\n\n- b\n\n## Next\n\n- c\n";
  expect(historyIn(text)).toBe("What.\n\n### 1.8.0\n\n- b");
  expect(historyIn("# C\n")).toBe("");
});

test("a day is written out", () => {
  expect(dayWord("2026-09-01")).toBe("September 1, 2026");
});

test("the pages of releases and of former versions are not in the list of addresses: releases/ holds them", () => {
  expect(["finance/index.html", "releases/finance/1.0.0.html", "v/finance/1.0.0/index.html"].filter(isListed)).toEqual([
    "finance/index.html",
  ]);
});
