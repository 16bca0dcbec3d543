// The site of another contract: hostile texts, deprecated parts, and releases.

import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { apis, root } from "../../model/apis.ts";
import type { Change } from "../../model/change.ts";
import type { Release } from "../../model/releases.ts";
import type { Schema } from "../../reference/contract/document.ts";
import { deprecatedFolder, ending, final } from "../lib/deprecated.ts";
import { axe, noBrowser, openAll, startRig } from "./browser.ts";
import { attributes, brokenLinks, textOf } from "./pages.ts";
import { buildSite } from "./site.ts";

const attacks = [
  `<script>globalThis.hit = 1</script>`,
  `<img src=x onerror="globalThis.hit = 1">`,
  `"><svg onload=globalThis.hit=1>`,
  `[click](javascript:globalThis.hit=1)`,
  `![x](javascript:globalThis.hit=1)`,
  `<javascript:globalThis.hit=1>`,
  "`</code><script>globalThis.hit=1</script>`",
  `</pre></main></article><script>globalThis.hit=1</script>`,
  `[//evil.example](//evil.example/x)`,
  `<!-- --><style>*{display:none}</style>`,
  `{{constructor.constructor('globalThis.hit=1')()}} \${globalThis.hit=1}`,
].join("\n\n");

interface Bundle {
  info: { title: string; description: string; version: string };
  tags: { description: string }[];
  paths: Record<string, { post?: { requestBody: { content: Record<string, { examples: object }> } } }>;
  components: { schemas: Record<string, Schema> };
}

function poison(document: Bundle, folder: string): void {
  document.info.title = `Finance service ${attacks}`;
  document.info.description = attacks;
  for (const tag of document.tags) tag.description = attacks;
  const operation = document.paths["/v1/webhooks"]?.post;
  const media = operation?.requestBody.content["application/json"];
  if (operation === undefined || media === undefined) throw new Error("registerWebhook is gone");
  Object.assign(operation, { summary: attacks, description: attacks, "x-not-shown": [attacks] });
  const value = { url: attacks, [attacks]: `'; touch ${folder}/hit; '` };
  media.examples = { [attacks]: { summary: attacks, description: attacks, value } };
  const conditions = document.components.schemas["ErrorCode"]?.["x-enumDescriptions"] ?? {};
  conditions[Object.keys(conditions)[0] ?? ""] = attacks;
  const { properties = {} } = document.components.schemas["Wallet"] ?? {};
  for (const schema of Object.values(properties)) {
    schema.description = attacks;
    schema.pattern = "</script><script>globalThis.hit=1</script>";
    schema.default = attacks;
    schema["x-not-shown"] = [attacks];
    schema["x-extensible-enum"] = [attacks, "__proto__"];
    schema["x-enumDescriptions"] = { [attacks]: attacks };
  }
  properties[attacks] = { type: "string", description: attacks };
}

const former = "0.9.0";
const gone = { operation: "listOldPayouts", event: "PAYOUT_RETIRED" };
const wallet = "/components/schemas/Wallet/properties";

type Rated = [wire: Change["wire"], types: Change["types"], rule: string];
const change = ([wire, types, rule]: Rated, place: string, text: string, given: Partial<Change>): Change => ({
  api: "finance",
  wire,
  types,
  rule,
  place,
  text,
  evidence: "documented",
  operationIds: [],
  events: [],
  before: undefined,
  after: undefined,
  ...given,
});

const changes = [
  change(["minor", "minor", "operation-added"], "/paths/~1v1~1webhooks/post", "`registerWebhook` is new.", {
    operationIds: ["registerWebhook"],
    after: { operationId: "registerWebhook" },
  }),
  change(
    ["major", "major", "operation-removed"],
    "/paths/~1v1~1old-payouts/get",
    `\`${gone.operation}\` is gone.`,
    {
      operationIds: [gone.operation, "listPayouts"],
      before: { operationId: gone.operation, summary: "List old payouts", tags: ["Payouts"] },
    },
  ),
  change(["major", "patch", "event-removed"], `/webhooks/${gone.event}`, `\`${gone.event}\` is no longer sent.`, {
    events: [gone.event],
    before: "An event.\nOf two lines.",
  }),
  change(["minor", "minor", "property-added"], `${wallet}/amlStatus`, "`Wallet.amlStatus` is new.", {
    operationIds: ["listWallets"],
    events: ["ACCOUNT_WALLETS_PROVISIONED"],
    after: { $ref: "#/components/schemas/AmlStatus" },
  }),
  change(
    ["minor", "major", "type-changed"],
    "/components/schemas/PartySummary/properties/email/maxLength",
    "`PartySummary.email` may have 254 characters; that it has 100 was only assumed.",
    { correction: true, evidence: "assumed", operationIds: ["createParty"], before: 100, after: 254 },
  ),
  change(["patch", "patch", "description"], `${wallet}/id/description`, `\`Wallet.id\` says more ${attacks}.`, {
    operationIds: ["listPayouts"],
    before: "The id.",
    after: `The ID. ${attacks}`,
  }),
];

const site = "https://docs.example/api/";
let version = "";
const out = await buildSite("contract", async (folder) => {
  const contract = await deprecatedFolder();
  const releases = join(folder, "releases");
  const write = async (document: Bundle, given: Pick<Release, "api" | "version"> & Partial<Release>) => {
    const place = join(releases, given.api, given.version);
    await mkdir(place, { recursive: true });
    const release = { date: "2026-10-01", wire: "none", types: "none", entries: [], changes: [], ...given };
    await writeFile(join(place, "openapi.json"), JSON.stringify(document));
    await writeFile(join(place, "release.json"), JSON.stringify(release));
  };
  for (const api of apis) {
    const file = join(contract, api, "openapi.json");
    const document = JSON.parse(await readFile(file, "utf8")) as Bundle;
    let release: Partial<Release> = {};
    if (api === "finance") {
      ({ version } = document.info);
      poison(document, folder);
      await writeFile(file, JSON.stringify(document));
      await write(document, { api, version: former });
      const entries = [
        { text: "Webhooks can be registered.", breaking: false },
        { text: `**Breaking**: \`${gone.operation}\` is gone. Call \`getPayout\`. ${attacks}`, breaking: true },
      ];
      release = { date: "2026-11-20", wire: "major", types: "major", entries, changes };
    }
    await write(document, { api, version: document.info.version, ...release });
  }
  return ["--contract", contract, "--releases", releases, "--site", site];
});

const read = (file: string): Promise<string> => readFile(join(out, file), "utf8");
const pages = new Map<string, string>();
for await (const file of glob("**/*.html", { cwd: out })) pages.set(file, await read(file));
const page = (file: string): string => pages.get(file) ?? "";
const pageOf = (operationId: string): string => page(`finance/operations/${operationId}.html`);
const release = `releases/finance/${version}.html`;
const rig = await startRig(out);

/** HTML without the values of attributes: inside quotes, `<` is text. */
const tagsOf = (html: string): string => html.replace(/="[^"]*"/g, '=""');

describe("a hostile contract", () => {
  test("adds no element, handler, style or script address to any page, and is shown as text", async () => {
    // Our own, which is no part of the contract.
    const icon = await readFile(`${root}reference/data/icon.svg`, "utf8");
    const ownLink = `href="data:image/svg+xml,${encodeURIComponent(icon.trim())}"`;
    const wrong = [...pages].flatMap(([file, whole]) => {
      const html = whole.replace(ownLink, "");
      const tags = tagsOf(html);
      const element = /<script(?!\s[^>]*src=)[^>]*>|<style|<img|<svg onload|<iframe|<[a-z][^>]*\son\w+=/.exec(
        tags,
      );
      const targets = ["href", "src", "action"].flatMap((name) => attributes(html, name));
      const address = targets.find((one) => /^(javascript|data):|^\/\/|^[^#]*evil/i.test(one));
      return element === null && address === undefined ? [] : [`${file}: ${element?.[0] ?? address}`];
    });
    expect(wrong).toEqual([]);
    expect(pageOf("registerWebhook")).toContain("&lt;script&gt;globalThis.hit = 1&lt;/script&gt;");
    expect(tagsOf(page(release)).match(/<\/article>/g)).toHaveLength(1);
  });

  test.skipIf(noBrowser)("runs nothing in the browser", async () => {
    for (const file of [
      "finance/index.html",
      "finance/operations/registerWebhook.html",
      "finance/schemas/Wallet.html",
      "finance/operations/listWallets.html",
      "errors.html",
      "search.html",
      release,
    ]) {
      const { page: tab, problems } = await rig.open(file);
      await tab.waitForTimeout(100);
      expect(await tab.evaluate(() => (globalThis as unknown as { hit?: number }).hit)).toBeUndefined();
      // A violation of the policy would mean that markup got as far as the browser.
      expect(problems).toEqual([]);
      expect(await tab.locator("main").isVisible()).toBe(true);
    }
  });
});

describe("what is deprecated", () => {
  const { operationId, replacedBy, sunset } = ending;

  test("has the mark, and a box with the day and the replacement", () => {
    const html = pageOf(operationId);
    const [, box = ""] = /<div class="ending-box" role="note">([\s\S]*?)<\/div>/.exec(html) ?? [];
    expect(box).toContain(`href="${replacedBy}.html"`);
    expect(box).toContain(`Ends on ${sunset}.`);
    expect(html).toMatch(/<span class="badge ending"[^>]*>deprecated<\/span>/);
    expect(pageOf(final.operationId)).toContain(`Nothing replaces it. Ends on ${final.sunset}.`);
    const [, main = ""] = /<main([\s\S]*?)<section/.exec(pageOf("listWallets")) ?? [];
    expect(main).toContain("listWallets");
    expect(main).not.toMatch(/class="[^"]*\bending/);
  });

  test("is marked in lists, in the navigation and in the search", () => {
    const html = page("finance/index.html");
    expect(html.match(/class="badge ending"/g)).toHaveLength(2);
    expect(html.match(/<span class="ending">[^<]*<span class="unseen"> \(deprecated\)<\/span>/g)).toHaveLength(2);
    expect(page("search.html")).toContain(`GET ${ending.path} (deprecated)`);
    expect(pageOf(operationId)).toContain('data-kind="deprecated operation"');
    expect(pageOf("listWallets")).toContain('data-kind="operation"');
  });

  test("is marked in Markdown and llms.txt, a parameter and a field with the day", async () => {
    const markdown = (name: string) => read(`finance/${name}.md`);
    const used = `**Deprecated.** Use [\`${replacedBy}\`](${replacedBy}.md). Ends on ${sunset}.`;
    expect(await markdown(`operations/${operationId}`)).toContain(used);
    const lines = (await read("llms.txt")).split("\n").filter((line) => /deprecated/i.test(line));
    expect(lines).toEqual([
      expect.stringContaining(`Deprecated: Nothing replaces it. Ends on ${final.sunset}.`),
      expect.stringContaining(`Deprecated: Use \`${replacedBy}\`. Ends on ${sunset}.`),
    ]);
    const ends = `Ends on ${sunset}`;
    expect(await markdown("operations/listPaymentSessions")).toMatch(
      new RegExp(`\`from\` .* deprecated[\\s\\S]*?Use \`to\`\\. ${ends}`),
    );
    expect(await markdown("schemas/Wallet")).toMatch(new RegExp(`\`amlStatus\` .* deprecated[\\s\\S]*?${ends}`));
  });
});

const inOrder = (parts: string[]): RegExp => new RegExp(parts.join("[^]*"));

describe("a release", () => {
  const partOf = (id: number): string =>
    page(release).split(`id="change-${id}"`)[1]?.split('<li id="change-')[0] ?? "";

  test("has a page with the authors' words, then every change in its group", () => {
    const groups = ["breaking", "new", "corrected", "documentation"].map((group) => `id="${group}"`);
    expect(page(release)).toMatch(inOrder(["is gone. Call", "Webhooks can be", ...groups]));
    expect([...page(release).matchAll(/id="change-(\d)"/g)].map(([, id]) => id).join("")).toBe("231456");
    expect(textOf(page(release))).toContain("2 breaking, 2 new, 1 corrected, 1 in the documentation");
  });

  test("says of a change what it means, how certain it was, and where it is", () => {
    for (const words of ["Callers nothing documented breaks", "Evidence before assumed", "createParty"])
      expect(textOf(partOf(5))).toContain(words);
    expect(textOf(partOf(2))).toContain(`No longer in the contract of ${version}.`);
    expect(textOf(partOf(1))).toContain(`Not in the contract of ${former}.`);
  });

  test("links operations and events that are not gone to their pages", () => {
    expect(attributes(partOf(4), "href")).toContain("../../finance/operations/listWallets.html");
    expect(attributes(partOf(4), "href")).toContain("../../finance/events/ACCOUNT_WALLETS_PROVISIONED.html");
    for (const [part, name] of [
      [partOf(2), gone.operation],
      [partOf(3), gone.event],
    ] as const) {
      expect(textOf(part)).toContain(name);
      expect(attributes(part, "href").join(" ")).not.toContain(name);
    }
  });

  test("is in the sitemap and in the changelog; every link holds", async () => {
    const text = textOf(page("changelog.html"));
    const titles = [
      `Finance ${version}`,
      `Finance ${former}`,
      "Ramp ",
      "History of the finance interface",
      "1.8.0",
    ];
    expect(text).toMatch(inOrder(["Releases", ...titles]));
    expect(text).not.toContain("Unreleased");
    expect(await read("sitemap.xml")).toContain(`<loc>${site}${release}</loc>`);
    // The page for lost addresses has links below the path of the site, and a quick build has no downloads.
    const own = [...pages].filter(([file]) => file !== "404.html").map(([file, html]) => ({ file, html }));
    expect(brokenLinks(out, own, (file) => file.startsWith("downloads/") || file === "404.html")).toEqual([]);
  });

  test.skipIf(noBrowser).each([
    ["light", 320],
    ["dark", 1280],
  ] as const)("has nothing that axe finds, and nothing overflows, %s, %i px wide", async (colorScheme, width) => {
    const { page: tab } = await rig.open(release, {
      colorScheme,
      viewport: { width, height: 800 },
      bypassCSP: true,
    });
    for (const file of [release, "changelog.html"]) {
      await tab.goto(`${rig.site.address}/${file}`);
      await openAll(tab);
      expect(await axe(tab), file).toEqual([]);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
});
