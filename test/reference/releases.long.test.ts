// The site with releases, as it is built: their pages and the changelog.

import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { axe, noBrowser, openAll, startRig } from "./lib/browser.ts";
import { attributes, brokenLinks, textOf } from "./lib/pages.ts";
import { changes, formerVersion, gone, writeReleases } from "./lib/releases.ts";
import { buildSite } from "./lib/site.ts";

const site = "https://docs.example/api/";
let version = "";
const out = await buildSite("with-releases", async (place) => {
  version = await writeReleases(join(place, "releases"));
  return ["--releases", join(place, "releases"), "--site", site];
});
const pages = new Map<string, string>();
const page = (file: string): string => pages.get(file) ?? "";
const read = (file: string): Promise<string> => readFile(join(out, file), "utf8");
const release = `releases/finance/${version}.html`;

const rig = await startRig(out);
for await (const file of glob("**/*.html", { cwd: out })) pages.set(file, await read(file));

/** The part of a release's page that is about one change. */
const partOf = (id: number): string => page(release).split(`id="change-${id}"`)[1]?.split('<li id="change-')[0] ?? "";

describe("the page of a release", () => {
  test("has the authors' words, breaking first, then every change in its group", () => {
    const html = page(release);
    const at = [
      "is gone. Call",
      "Webhooks can be",
      'id="breaking"',
      'id="new"',
      'id="corrected"',
      'id="documentation"',
    ];
    const places = at.map((text) => html.indexOf(text));
    expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);
    expect([...html.matchAll(/id="change-(\d)"/g)].map(([, id]) => id)).toEqual(["2", "3", "1", "4", "5", "6"]);
    expect(textOf(html)).toContain("2 breaking, 2 new, 1 corrected, 1 in the documentation");
  });

  test("says of a change what it means, for callers and for types, how certain it was, where it is, and what changed", () => {
    const text = textOf(partOf(5));
    for (const words of [
      ...["Callers nothing documented breaks", "TypeScript types break code that", "Evidence before assumed"],
      ...["createParty", `From ${formerVersion} to ${version}`, "- maxLength: 100", "+ maxLength: 254"],
      ...["Rule type-changed", changes[4]?.place ?? ""],
    ])
      expect(text).toContain(words);
    expect(textOf(partOf(2))).toContain(`No longer in the contract of ${version}.`);
    expect(textOf(partOf(1))).toContain(`Not in the contract of ${formerVersion}.`);
  });

  test("links operations and events to their pages; those that are gone have a name only", () => {
    expect(attributes(partOf(4), "href")).toContain("../../finance/operations/listWallets.html");
    expect(attributes(partOf(4), "href")).toContain("../../finance/events/ACCOUNT_WALLETS_PROVISIONED.html");
    for (const [id, name] of [
      [2, gone.operation],
      [3, gone.event],
    ] as const) {
      expect(textOf(partOf(id))).toContain(name);
      expect(attributes(partOf(id), "href").join(" ")).not.toContain(name);
    }
  });

  test("shows hostile text as text, in Markdown in a fence", async () => {
    const tags = page(release).replace(/="[^"]*"/g, '=""');
    expect(/<script(?!\s[^>]*src=)|<img|<[a-z][^>]*\son\w+=/.test(tags)).toBe(false);
    expect(tags.match(/<\/article>/g)).toHaveLength(1);
    expect(await read(release.replace(".html", ".md"))).toMatch(
      /```diff\n\s*- maxLength: 100\n\s*\+ maxLength: 254\n\s*```/,
    );
  });

  test("is in the changelog, newest first, which has the history too", () => {
    const text = textOf(page("changelog.html"));
    const places = [
      `Finance ${version}`,
      `Finance ${formerVersion}`,
      "Ramp ",
      "History of the finance interface",
      "1.8.0",
    ];
    const at = places.map((words) => text.indexOf(words, text.indexOf("Releases")));
    expect(at.every((place, index) => place > (at[index - 1] ?? 0))).toBe(true);
    expect(text).not.toContain("Unreleased");
  });
});

test("the page of a release is in the sitemap", async () => {
  expect(await read("sitemap.xml")).toContain(`<loc>${site}${release}</loc>`);
});

test("every link of releases leads to a page and an anchor", () => {
  // The page for lost addresses has links below the path of the site, and a quick build has no downloads.
  const own = [...pages].filter(([file]) => file !== "404.html").map(([file, html]) => ({ file, html }));
  expect(brokenLinks(out, own, (file) => file.startsWith("downloads/") || file === "404.html")).toEqual([]);
});

describe.skipIf(noBrowser)("in the browser", () => {
  const shown = () => [release, "changelog.html"];

  test("axe finds nothing, wide and on a phone, in both schemes, and nothing overflows", {
    timeout: 120_000,
  }, async () => {
    const found: string[] = [];
    for (const colorScheme of ["light", "dark"] as const)
      for (const width of [1280, 320]) {
        const viewport = { width, height: 800 };
        const { page: tab } = await rig.open(release, { colorScheme, viewport, bypassCSP: true });
        for (const file of shown()) {
          await tab.goto(`${rig.site.address}/${file}`);
          await openAll(tab);
          found.push(...(await axe(tab)).map((line) => `${colorScheme} ${width} ${file} ${line}`));
          const isWide = await tab.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          if (isWide) found.push(`${file} overflows at ${width}`);
        }
      }
    expect(found).toEqual([]);
  });
});
