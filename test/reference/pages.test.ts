// The built pages as text: every thing of the contract has its page, and no link is broken.

import { existsSync, readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { resolve } from "../../model/document.ts";
import { address } from "../../reference/contract/addresses.ts";
import { contact, services } from "../../reference/contract/document.ts";
import { tableRemark } from "../../reference/contract/fields.ts";
import { errors, events, operations, roles, schemas, scopes } from "../../reference/contract/model.ts";
import { schemaHref } from "../../reference/contract/names.ts";
import { originOf, waysOf } from "../../reference/contract/origin.ts";
import { usesOf } from "../../reference/contract/related.ts";
import { arrowsOf, states } from "../../reference/contract/states.ts";
import { characters, fonts } from "../../reference/data/fonts.ts";
import { ways } from "../../reference/data/home.ts";
import { mockCommand } from "../../reference/data/start.ts";
import { stateNotes } from "../../reference/data/states.ts";
import { isListed, readAddresses, redirects } from "../../reference/finish/addresses.ts";
import { writeSitemap } from "../../reference/finish/indexes.ts";
import { rootedLinks } from "../../reference/finish/links.ts";
import { render } from "../../reference/text/markdown.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { allPages, attributes, brokenLinks, first, type PageText, textOf } from "./pages.ts";
import { siteFolder } from "./site.ts";

const folder = await siteFolder();
const pages = await allPages();
const byFile = new Map(pages.map(({ file, html }) => [file, html]));
const page = (href: string): string => byFile.get(href.slice(1)) ?? "";

/** Whether a page is there, with the place on it that an address names. */
function isThere(href: string): boolean {
  const [file = "", id] = href.split("#");
  return id === undefined ? page(file) !== "" : attributes(page(file), "id").includes(id);
}

const sources = /\b(?:the|both|our|two) sources?\b(?! (?:account|wallet))/i;
const repeated = (values: string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

test("every published address is still there, and every page is in the list", async () => {
  const published = new Set(await readAddresses());
  expect(published.size).toBeGreaterThan(300);
  expect(
    [...published].filter((file) => !existsSync(join(folder, file))),
    "of reference/addresses.txt; lead to where its subject stands now in reference/finish/addresses.ts",
  ).toEqual([]);
  expect(
    pages.map(({ file }) => file).filter((file) => isListed(file) && !published.has(file)),
    "npm run reference -- --addresses adds it",
  ).toEqual([]);
  // releases/ holds them.
  expect(isListed("releases/finance/1.0.0.html")).toBe(false);
});

test("every thing of the contract has its page or its place on one", () => {
  const wanted = [
    ...operations.map((one) => address.operation(one.service, one.operationId)),
    ...events.map((one) => address.event(one.service, one.type)),
    ...errors.map((one) => address.code(one.service, one.code)),
    ...schemas.map((one) => schemaHref(one.service, one.name)),
    ...states.map((one) => address.state(one.service, one.schemaName)),
    ...scopes.map((one) => address.scope(one.name)),
    ...roles.map((one) => address.role(one.name)),
  ];
  expect(wanted.filter((href) => !isThere(href))).toEqual([]);
});

test("a page that is gone leads to where its subject stands now", async () => {
  expect(redirects.size).toBeGreaterThan(50);
  for (const [from, to] of redirects) {
    const html = await readFile(join(folder, from), "utf8");
    const target = new URL(first(html, /url=([^"]*)"/), `http://site${from}`);
    expect(target.pathname + target.hash, from).toBe(to);
    expect(isThere(to), from).toBe(true);
  }
});

const headingOf = (html: string): string => textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? "").trim();
const levelsOf = (html: string): number[] =>
  [...html.slice(html.indexOf("<main")).matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
/** What a page of the site loads, or a policy allows, that it must not. */
const foreign = /<(?:script|img|iframe|link|source|video)[^>]*\s(?:src|href)="(?:https?:)?\/\/[^"]*"/;
const inline = /<script(?![^>]*\ssrc=)|<style|\sstyle="|\son\w+="|javascript:/;
/** The names are not published: npx would run what anybody publishes under them. */
const unpublished = /npx (?:--yes )?finance-ramp-[\w-]+|npm (?:run|start)\b/;

const preloads = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, href = ""]) => basename(href));
const endOf = (html: string): string => html.split("<footer")[1] ?? "";
/** Whether a page is about one operation, event or state. */
const isOfOne = (file: string): boolean =>
  /^(?:finance|ramp|auth)\/(?:operations|events|states)\/(?!index|all\.)/.test(file);

describe("every page", () => {
  test.each<[string, (one: PageText) => boolean]>([
    [
      "has a language and one h1",
      ({ html }) => html.includes('<html lang="en"') && html.split("<h1").length === 2,
    ],
    [
      "has headings that skip no level",
      ({ html }) => levelsOf(html).every((n, at, all) => n <= (all[at - 1] ?? 0) + 1),
    ],
    [
      "has no inline script, style or handler",
      ({ html }) => !inline.test(html.replace(/<pre[\s\S]*?<\/pre>/g, "")),
    ],
    ["has a policy without unsafe words", ({ html }) => /-Policy" content="(?![^"]*'unsafe-)/.test(html)],
    ["has unique ids", ({ html }) => repeated(attributes(html, "id")).length === 0],
    ["loads what is its own", ({ html }) => !foreign.test(html)],
    // So the site works below any path; the page for lost addresses may stand at any depth.
    ["has relative links", ({ file, html }) => /\s(?:href|src|action)="\//.test(html) === (file === "404.html")],
    ["speaks of no sources", ({ text }) => !sources.test(text)],
    ["has no command that a reader cannot run", ({ text }) => !unpublished.test(text)],
    [
      "loads both fonts ahead",
      ({ html }) => preloads(html).join() === fonts.map((name) => `${name}.woff2`).join(),
    ],
    [
      "ends with Markdown and a contact",
      ({ html }) => [".md", `href="${contact.url}"`].every((one) => endOf(html).includes(one)),
    ],
    [
      "ends with nothing of a repository",
      ({ html }) => !/\/(?:edit|issues)\/|Written in|\.astro/.test(endOf(html)),
    ],
    [
      "of one thing ends with a version",
      ({ file, html }) => !isOfOne(file) || /[a-z] \d+\.\d+\.\d+/.test(endOf(html)),
    ],
    ["of one thing has a source", ({ file }) => !isOfOne(file) || originOf(`/${file}`) !== undefined],
    ["has a source that is there", ({ file }) => existsSync(join(root, originOf(`/${file}`) ?? ""))],
  ])("%s", (_, isRight) => {
    expect(pages.filter((one) => !isRight(one)).map(({ file }) => file)).toEqual([]);
  });

  test("has a heading, a title and a description of its own", () => {
    const descriptions = pages.map(({ html }) => first(html, /<meta name="description" content="([^"]*)"/));
    expect(repeated(descriptions)).toEqual([]);
    expect(repeated(pages.map(({ html }) => headingOf(html)))).toEqual([]);
    expect(repeated(pages.map(({ html }) => first(html, /<title>([^<]*)<\/title>/)))).toEqual([]);
    expect(descriptions.filter((text) => text.length < 20 || text.length > 160)).toEqual([]);
  });

  test("weighs 100 kB gzipped at most, in 15 requests at most", async () => {
    const sizes = new Map<string, number>();
    const size = async (file: string): Promise<number> => {
      const known = sizes.get(file) ?? gzipSync(await readFile(join(folder, file))).length;
      sizes.set(file, known);
      return known;
    };
    const heavy: string[] = [];
    for (const { file, html } of pages) {
      const loaded = [
        ...html.matchAll(/<(?:script[^>]*?\ssrc|link rel="(?:stylesheet|preload)" href)="([^"]+)"/g),
      ];
      let total = gzipSync(html).length;
      for (const [, target = ""] of loaded)
        total += await size(new URL(target, `http://site/${file}`).pathname.slice(1));
      if (total > 100_000 || loaded.length + 1 > 15) heavy.push(`${file}: ${total} bytes`);
    }
    expect(heavy).toEqual([]);
  });

  test("has only characters that the fonts have, whose license lies beside them", async () => {
    const wrong = pages.flatMap(({ file, text }) => {
      const unknown = [...new Set(text)].filter((one) => one !== "\n" && !characters.includes(one));
      return unknown.length === 0 ? [] : [`${file}: ${unknown.join(" ")}`];
    });
    expect(wrong, "add the character to reference/data/fonts.ts, and run node reference/fonts.ts").toEqual([]);
    for (const name of fonts)
      expect(await readFile(join(folder, `assets/fonts/${name}-LICENSE.txt`), "utf8")).toMatch(
        /Open Font License/i,
      );
  });

  test("has a Markdown file beside it that says the same", async () => {
    for (const { file, html } of pages) {
      const markdown = await readFile(join(folder, file.replace(/\.html$/, ".md")), "utf8");
      expect(markdown.replaceAll("\\", "").replaceAll("`", ""), file).toContain(`# ${headingOf(html)}`);
    }
  });
});

test("every link leads to a page and an anchor that exist", () => {
  expect(brokenLinks(folder, pages)).toEqual([]);
});

test("the page of an operation has all that the contract has of it", () => {
  const wrong = operations.flatMap((entry) => {
    const { service, operationId, undoneBy } = entry;
    const html = page(address.operation(service, operationId));
    const text = textOf(html);
    const parts = [
      ...[entry.path, entry.method, ...undoneBy, ...entry.parameters.map(({ name }) => name)],
      ...entry.errors.map(({ code }) => code),
      ...roles.filter((role) => role.operations.includes(entry)).map(({ name }) => name),
      ...(entry.body?.media[0]?.examples ?? []).map(({ summary }) => summary ?? ""),
    ].filter((part) => !text.includes(part));
    const responses = entry.responses.filter(({ status }) => !html.includes(`id="response-${status}"`));
    if (text.includes("Undone by") !== undoneBy.length > 0) parts.push("Undone by");
    return [...parts, ...responses.map(({ status }) => status)].map((part) => `${operationId}: ${part}`);
  });
  expect(wrong).toEqual([]);
  expect(operations.some(({ undoneBy }) => undoneBy.length > 0)).toBe(true);
});

test("the page of a state machine has every status, and draws only what the contract states", () => {
  for (const entry of states) {
    const html = page(address.state(entry.service, entry.schemaName));
    for (const { status, advice } of entry.statuses) {
      expect(html, entry.schemaName).toContain(`id="${status}"`);
      expect(html, `${status} is not to be clicked`).toMatch(new RegExp(`<a[^>]* href="#${status}"`));
      expect(advice, `${entry.schemaName}.${status} needs advice in reference/data/states.ts`).not.toBe("");
    }
    const count = (text: string) => html.split(text).length - 1;
    for (const isAssumed of [false, true])
      expect(count(`class="move${isAssumed ? " assumed" : ""}"`) - count('class="legend"')).toBe(
        arrowsOf(entry).filter(({ assumed }) => assumed === isAssumed).length,
      );
    const labels = [...html.matchAll(/<a class="move-label" href="[^"]*"><text[^>]*>([^<]*)</g)].map(
      ([, one]) => one,
    );
    for (const name of entry.transitions.flatMap(({ operationId, event }) => [operationId, event]))
      if (name !== undefined) expect(labels, "is on no arrow").toContain(name);
  }
  const known = new Set(schemas.map(({ name }) => name));
  expect(
    Object.keys(stateNotes).filter((name) => !known.has(name)),
    "reference/data/states.ts names schemas that are gone",
  ).toEqual([]);
});

test("a status is read with operations that only read, and have it", () => {
  const wrong = states.flatMap((entry) => {
    const reads = usesOf(entry).operations.filter(({ method }) => method === "GET");
    const known = reads.map(({ operationId }) => operationId);
    return entry.readWith.filter((id) => !known.includes(id)).map((id) => `${entry.schemaName}: ${id}`);
  });
  expect(wrong, "readWith in reference/data/states.ts").toEqual([]);
});

test("a field of a table is required, with the remark once", () => {
  const html = page(address.schema("finance", "PayIn"));
  expect(html.split(tableRemark).length - 1).toBe(1);
  const table = schemas.find(({ service, name }) => service === "finance" && name === "PayIn")?.schema;
  for (const name of Object.keys(table?.properties ?? {})) {
    const head = html.split(`id="${name}"`)[1]?.split("</div>")[0] ?? "";
    expect(head.includes('class="required"'), name).toBe(table?.required?.includes(name));
  }
});

test("a field with sensitive data is marked, one without is not", () => {
  const marks = (href: string, id: string) =>
    /class="flag" title="[^"]*">(\w+)</.exec(page(href).split(`id="${id}"`)[1]?.split("<li ")[0] ?? "")?.[1];
  expect(marks(address.schema("finance", "Party"), "email")).toBe("personal");
  expect(marks(address.schema("ramp", "CompanyBankAccount"), "iban")).toBe("bank");
  expect(marks(address.schema("auth", "TokenRequest"), "client_secret")).toBe("secret");
  expect(marks(address.schema("finance", "Party"), "id")).toBeUndefined();
});

test("an error response names its own codes, and invents none", () => {
  const html = page(address.operation("finance", "listWallets"));
  const notFound = html.split('id="response-404"')[1]?.split('id="response-')[0] ?? "";
  expect(attributes(notFound, "id")).toEqual(["404-account-not-found"]);
  expect(textOf(notFound)).toMatch(/account-not-found Do not retry The account does not exist/);
  expect(html.split('data-status="default"')[1]).toContain("codeNotDocumented");
});

test("what an operation says of a code fits the operation", () => {
  const fieldsOf = (entry: (typeof operations)[number]) =>
    JSON.stringify([
      entry.parameters.map(({ name }) => name),
      resolve(entry.document, entry.body?.media[0]?.schema),
    ]);
  const wrong = operations.flatMap((entry) =>
    entry.errors.flatMap(({ code, condition }) => {
      const names = [...condition.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
      // A name that is a parameter somewhere has to be one here.
      const foreign = names.filter(
        (name) =>
          operations.some((one) => fieldsOf(one).includes(`"${name}"`)) && !fieldsOf(entry).includes(`"${name}"`),
      );
      const misplaced = [
        ...(entry.method === "GET" ? (/\bA write may\b/.exec(condition) ?? []) : []),
        ...(entry.path.includes("{") ? [] : (/\bthe same ID\b|\bthe account ID\b/.exec(condition) ?? [])),
        ...(entry.body === undefined ? (/^Send JSON|\. Send JSON|webhook URL/.exec(condition) ?? []) : []),
      ];
      return [...foreign, ...misplaced].map((what) => `${entry.operationId} ${code}: ${what}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test("a page leads to its file and to a report where the repository has an address", () => {
  const home = "https://git.example/team/api";
  const self = address.operation("finance", "createPayout");
  const { edit, report } = waysOf(home, self, "Create a payout") ?? {};
  expect(edit).toBe(`${home}/edit/main/openapi/finance/paths/v1@accounts@{accountId}@payouts.yaml`);
  expect(new URL(report ?? "").searchParams.get("title")).toBe("Reference: Create a payout");
  expect(waysOf(home, address.guide("webhooks"), "")?.edit).toMatch(/reference\/guides\/\d+-webhooks\.md$/);
});

test("each command of the first page takes a file that the site has", async () => {
  for (const { code } of ways) {
    const [, file = ""] = /http:\/\/127\.0\.0\.1:4000\/(\S+)/.exec(code) ?? [];
    expect((await stat(join(folder, file))).isFile(), code).toBe(true);
  }
});

const { engines } = JSON.parse(readFileSync(`${root}mock/package.json`, "utf8")) as { engines: { node: string } };
const start = mockCommand("http://127.0.0.1:4000/");
const careful = "may still exist: do not retry until you are sure that it does not";

test.each<[href: string, says: string | RegExp, saysNot?: string]>([
  [address.home(), `Node.js ${/\d+\.\d+/.exec(engines.node)?.[0]} or later (not 23)`],
  [address.guide("testing-with-the-mock"), start],
  [address.guide("onboarding-to-payout"), careful],
  [address.guide("idempotency-and-money"), careful],
  // Where no operation only reads a status, the page says so.
  [address.state("finance", "WalletStatus"), /No documented operation only reads it.*verifyWalletAllowance/],
  // One status is a constant, no list of one value.
  [address.event("finance", "PAYOUT_COMPLETED"), "Always COMPLETED", "1 value "],
  [address.schema("finance", "PayoutCompletedEvent"), "Always COMPLETED", tableRemark],
  // At which address a service is, or how one gets it; what has changed is in the changelog alone.
  ...services.map((service): [string, RegExp] => [
    address.service(service),
    /Changelog .*Mock http:\/\/127\.0\.0\.1:40\d0.*Staging https:.*Production https:.*Ask the services' team/,
  ]),
])("%s says %s, and not %s", (href, says, saysNot) => {
  const text = textOf(page(href));
  expect(text).toMatch(says);
  if (saysNot !== undefined) expect(text).not.toContain(saysNot);
});

test("advice about money is careful in every place", () => {
  const advice = /quote (?:it|paymentReference)\b[^.]* payment|quoted? paymentReference/;
  const quoting = pages.filter(({ file, text }) => !file.startsWith("releases") && advice.test(text));
  expect(quoting.length).toBeGreaterThan(3);
  const warning = /paymentReference is not documented|quote it is not documented|not documented: quote/;
  expect(quoting.filter(({ text }) => !warning.test(text)).map(({ file }) => file)).toEqual([]);
});

test("what moves a payout to a status is assumed only where nothing is documented", () => {
  const row = (status: string) =>
    page(address.state("finance", "PayoutStatus")).split(`<tr id="${status}"`)[1] ?? "";
  const cell = (status: string) => textOf(row(status).split('data-label="Cause"')[1]?.split("</td>")[0] ?? "");
  expect(cell("COMPLETED")).toMatch(/^\W*The beneficiary is paid\W*$/);
  expect(cell("SENDING")).toMatch(/Execution begins \(assumed, from REQUESTED ?\)/);
});

test("an entry of a checklist has a box", () => {
  const html = render("- [ ] **Store** the key.\n- [ ] Read it back.\n- No task.");
  expect(html.match(/<li class="task">/g)).toHaveLength(2);
  expect(html).not.toContain("[ ]");
});

test.each(["See **Webhook\nevents**.", "It is in the ramp\nAPI."])("a phrase leads somewhere: %j", (text) => {
  expect(render(text)).toContain("<a href=");
});

const read = (file: string) => readFile(join(folder, file), "utf8");

test("llms.txt names every operation and event, and its links exist", async () => {
  const text = await read("llms.txt");
  for (const { operationId } of operations) expect(text).toContain(`[${operationId}](`);
  for (const { type } of events) expect(text).toContain(`[${type}](`);
  expect(text).not.toMatch(sources);
  for (const [, target = ""] of text.matchAll(/\]\(([^)]+)\)/g)) await read(target);
});

test("sitemap.xml has every page; a site for this machine has none", async () => {
  const files = pages.map(({ file }) => file);
  const site = "https://docs.example/api/";
  const out = temporaryFolder("sitemap");
  await writeSitemap(out, site, files);
  const text = await readFile(join(out, "sitemap.xml"), "utf8");
  expect(files.filter((file) => !text.includes(`<loc>${site}${file}</loc>`))).toEqual(["404.html"]);
  expect(await readFile(join(out, "robots.txt"), "utf8")).toContain(`Sitemap: ${site}sitemap.xml`);
  // It would send others to their own machines.
  const none = temporaryFolder("sitemap");
  await writeSitemap(none, "http://127.0.0.1:4000/", []);
  expect(existsSync(join(none, "sitemap.xml"))).toBe(false);
  expect(await readFile(join(none, "robots.txt"), "utf8")).not.toContain("Sitemap");
});

test("the page for lost addresses has links below the path of the site", () => {
  const html = rootedLinks('<a href="/errors.html"><img src="/assets/icon.svg">', "/docs/");
  expect(html).toBe('<a href="/docs/errors.html"><img src="/docs/assets/icon.svg">');
});

test("the downloads are the generated files", async () => {
  const generated = await readFile(`${root}generated/finance/openapi.yaml`, "utf8");
  expect(await read("downloads/finance-openapi.yaml")).toBe(generated);
});

test.each(["finance", "ramp"])("requests of the Postman collection of %s send no filter", async (service) => {
  const parameters: { disabled?: boolean }[] = [];
  JSON.parse(await read(`downloads/${service}.postman_collection.json`), (key, value) => {
    if (key === "query") parameters.push(...value);
    return value;
  });
  expect(parameters.length).toBeGreaterThan(5);
  expect(parameters.filter(({ disabled }) => disabled !== true)).toEqual([]);
});

describe("Markdown, which language models read,", () => {
  const markdown = (href: string) => readFile(join(folder, href.replace(/\.html$/, ".md")), "utf8");
  const withoutCode = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, "CODE");

  test("of an operation has its fields, codes and both samples, without noise", async () => {
    for (const { service, operationId, parameters, body, errors } of operations) {
      const text = await markdown(address.operation(service, operationId));
      for (const { name } of parameters) expect(text, operationId).toContain(`\`${name}\``);
      for (const { code } of errors) expect(text, operationId).toContain(`\`${code}\``);
      expect(text.match(/^```sh$/gm)?.length, operationId).toBeGreaterThan(0);
      if (body !== undefined) expect(text, operationId).toContain("## Request body");
      const words = attributes(page(address.operation(service, operationId)), "data-evidence");
      const exact = [...text.matchAll(/ unconfirmed \((\w+)\)/g)].map(([, word]) => word);
      expect(exact, operationId).toEqual(words.filter((word) => word !== "assumed"));
      expect(text, operationId).not.toMatch(/^```(?:py|go|java|cs|php)$/m);
      const prose = withoutCode(text);
      expect(prose, operationId).not.toMatch(/Copy as Markdown|\]\(#|[ \t]$|\n{3}|\S {2,}\S/m);
      expect(prose, operationId).not.toMatch(/^\d+ fields? of/m);
    }
  });
});
