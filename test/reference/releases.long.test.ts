// The site with releases, as it is built: their pages, the feed, marks, and a former version that stays reachable.

import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { axe, noBrowser, openAll, startRig } from "./lib/browser.ts";
import { attributes, brokenLinks, decode, textOf } from "./lib/pages.ts";
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
const former = (file: string): string => `v/finance/${formerVersion}/${file}`;
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

  test("links operations and events to their pages, also to those that are gone", () => {
    expect(attributes(partOf(4), "href")).toContain("../../finance/operations/listWallets.html");
    expect(attributes(partOf(4), "href")).toContain("../../finance/events/ACCOUNT_WALLETS_PROVISIONED.html");
    expect(attributes(partOf(2), "href")).toContain(`../../${former(`operations/${gone.operation}.html`)}`);
    expect(attributes(partOf(3), "href")).toContain(`../../${former(`events/${gone.event}.html`)}`);
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

describe("the feed", () => {
  test("has what RFC 4287 requires, an entry for each release, and the page of each", async () => {
    const feed = await read("changelog.xml");
    const [head = "", ...entries] = feed.split("<entry>");
    expect(head).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
    expect(head).toContain(`<link rel="self" type="application/atom+xml" href="${site}changelog.xml"/>`);
    expect(head).toMatch(/<author><name>[^<]+<\/name><\/author>/);
    expect(entries).toHaveLength(4);
    for (const part of [head, ...entries]) {
      for (const element of ["id", "title", "updated"]) expect(part.split(`<${element}>`)).toHaveLength(2);
      expect(part).toMatch(/<id>urn:uuid:[0-9a-f-]{36}<\/id>/);
      expect(part).toMatch(/<updated>\d{4}-\d\d-\d\dT00:00:00Z<\/updated>/);
    }
    expect(new Set(feed.match(/<id>.*<\/id>/g)).size).toBe(5);
    expect(entries[0]).toContain(`<link rel="alternate" type="text/html" href="${site}${release}"/>`);
    expect(decode(entries[0] ?? "")).toContain("is gone. Call");
  });
});

describe("the mark", () => {
  test("is on the pages of operation, event and field, and in their Markdown", async () => {
    const fieldOf = (file: string, id: string) => textOf(page(file).split(`id="${id}"`)[1]?.split("</li>")[0] ?? "");
    expect(page("finance/operations/registerWebhook.html")).toMatch(/class="since"[^>]*>New in/);
    expect(page("finance/operations/listWallets.html")).toContain(`${release}#change-4`);
    expect(page("finance/events/ACCOUNT_WALLETS_PROVISIONED.html")).toMatch(/class="since"[^>]*>Changed in/);
    expect(fieldOf("finance/schemas/Wallet.html", "amlStatus")).toContain(`New in ${version}`);
    expect(fieldOf("finance/schemas/Wallet.html", "id")).not.toContain(`in ${version}`);
    const gonePage = former(`operations/${gone.operation}.html`);
    expect(await read(release.replace(".html", ".md"))).toContain(`](../../${gonePage})`);
    expect(await read("finance/schemas/Wallet.md")).toContain(
      `[New in ${version}](../../releases/finance/${version}.md#change-4)`,
    );
  });

  test("is on no page of a service whose first release is its last", () => {
    const marked = [...pages].filter(([file, html]) => file.startsWith("ramp/") && html.includes('class="since"'));
    expect(marked).toEqual([]);
  });
});

describe("a former version", () => {
  const formers = () => [...pages].filter(([file]) => file.startsWith("v/"));

  test("has the pages of its contract, and what came later is not on them", () => {
    expect(formers().length).toBeGreaterThan(140);
    expect(page(former(`operations/${gone.operation}.html`))).not.toBe("");
    expect(page(former(`events/${gone.event}.html`))).not.toBe("");
    expect(page(former("operations/registerWebhook.html"))).toBe("");
    expect(page(former("schemas/Wallet.html"))).toContain('id="formerOnly"');
    expect(formers().filter(([, html]) => html.includes('class="since"'))).toEqual([]);
  });

  test("says on every page which version it is, and leads to the current one", () => {
    for (const [file, html] of formers()) {
      expect(html, file).toContain(`You are reading Finance ${formerVersion}.`);
      expect(html, file).toContain('<meta name="robots" content="noindex">');
      expect(html, file).not.toMatch(/<main [^>]*data-kind=/);
    }
    expect(attributes(page(former("operations/listWallets.html")), "href")).toContain(
      "../../../../finance/operations/listWallets.html",
    );
    expect(attributes(page(former(`operations/${gone.operation}.html`)), "href")).toContain(
      "../../../../finance/index.html",
    );
  });

  test("can be chosen on every page of its service, and on no other", () => {
    for (const [file, html] of pages) {
      const isOf = /^(?:finance|v\/finance)\//.test(file) && !html.includes('http-equiv="refresh"');
      expect(html.includes('aria-label="Versions"'), file).toBe(isOf);
    }
  });

  test("is in no sitemap, search or llms.txt; releases are in the sitemap", async () => {
    expect(await read("sitemap.xml")).not.toContain("/v/");
    expect(await read("assets/search.json")).not.toContain('"v/');
    expect(await read("sitemap.xml")).toContain(`<loc>${site}${release}</loc>`);
    expect(await read("llms.txt")).not.toContain("v/finance");
  });
});

test("every link of releases and former versions leads to a page and an anchor", () => {
  // The page for lost addresses has links below the path of the site, and a quick build has no downloads.
  const own = [...pages].filter(([file]) => file !== "404.html").map(([file, html]) => ({ file, html }));
  expect(brokenLinks(out, own, (file) => file.startsWith("downloads/") || file === "404.html")).toEqual([]);
});

describe.skipIf(noBrowser)("in the browser", () => {
  const shown = () => [release, "changelog.html", former("operations/listWallets.html"), "finance/schemas/Wallet.html"];

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

  test("the switch works with the keyboard and without JavaScript", async () => {
    const { page: tab } = await rig.open("finance/operations/listWallets.html", { javaScriptEnabled: false });
    await tab.locator(".versions summary").focus();
    await tab.keyboard.press("Enter");
    await tab.locator(".versions a", { hasText: formerVersion }).focus();
    await tab.keyboard.press("Enter");
    await tab.waitForURL(`**/${former("operations/listWallets.html")}`);
    await tab.locator(".former a").first().click();
    await tab.waitForURL("**/finance/operations/listWallets.html");
    expect(tab.url()).not.toContain("/v/");
  });

  test("the feed is XML, as a parser reads it", async () => {
    const { page: tab } = await rig.open("changelog.html");
    const seen = await tab.evaluate(
      (text) => {
        const feed = new DOMParser().parseFromString(text, "application/xml");
        return [feed.querySelector("parsererror")?.textContent, feed.querySelectorAll("feed > entry > summary").length];
      },
      await read("changelog.xml"),
    );
    expect(seen).toEqual([undefined, 4]);
  });
});
