// The search by its engine: questions of users, every name, and names that do not exist.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../model/apis.ts";
import { address } from "../../reference/contract/addresses.ts";
import { errors, events, operations, roles, scopes } from "../../reference/contract/model.ts";
import { states } from "../../reference/contract/states.ts";
import { makeSearch } from "../../reference/search/engine.ts";
import type { SearchEntry } from "../../reference/search/search-entry.ts";
import { synonyms } from "../../reference/search/synonyms.ts";
import { allPages, attributes } from "./pages.ts";
import { siteFolder } from "./site.ts";

interface Question {
  ask: string;
  find: string[];
  /** What the search has to say, because no operation does what is asked for. */
  says?: string;
}

const file = await readFile(join(await siteFolder(), "assets/search.json"));
const entries = JSON.parse(file.toString()) as SearchEntry[];
const search = await makeSearch(entries);
const pages = new Map((await allPages()).map((page) => [page.file, new Set(attributes(page.html, "id"))]));

const fileOf = (href: string): string => href.split("#")[0] ?? "";
const found = (query: string): string[] => search.find(query).entries.map(({ href }) => href);

// questions-40.yaml was written before anybody looked at the index, questions-100.yaml is older than the engine.
test.each(["questions-40.yaml", "questions-100.yaml", "questions-words.yaml"])(
  "of %s, 85 of 100 have their page among the first three results, and 65 as the first one",
  async (name) => {
    const questions = parse(await readFile(`${root}test/reference/${name}`, "utf8")) as Question[];
    const asked = questions.map((question) => ({ ...question, ...search.find(question.ask) }));
    const within = (limit: number) =>
      asked.filter(({ find, entries: results }) =>
        results.slice(0, limit).some(({ href }) => find.includes(fileOf(href))),
      ).length;
    const [first, three] = [within(1), within(3)].map((count) => Math.round((100 * count) / questions.length));
    expect(first).toBeGreaterThanOrEqual(65);
    expect(three).toBeGreaterThanOrEqual(85);
    for (const { absent, says } of asked) if (says !== undefined) expect(absent).toBe(says);
  },
);

test.each([
  ["edit transfer", "finance/operations/listTransfers.html", "No documented operation edits a transfer."],
  ["list invoices", "finance/operations/updatePaymentRequest.html", "No documented operation lists an invoice."],
  ["delete user", "ramp/operations/inviteCompanyUser.html", "No documented operation deletes a user."],
])("what no operation does: %s", (query, href, says) => {
  expect(search.find(query).absent).toBe(says);
  expect(found(query).slice(0, 3).map(fileOf)).toContain(href);
});

test("of nothing that an operation does it is said that none does it", () => {
  const done = "cancel,cancel ramp request,cancel payment request,delete customer,change webhook url".split(",");
  const known = [
    ...operations.map(({ summary }) => summary),
    "payout",
    "refund a payment",
    "payout canceled",
    ...done,
  ];
  expect(known.filter((query) => search.find(query).absent !== undefined)).toEqual([]);
});

describe("names", () => {
  test("title, name and request line of an operation find its page first", () => {
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const filled = (path: string) => path.replace(/\{\w+\}/g, "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401");
    const wrong = operations.flatMap(({ service, operationId, summary, method, path }) => {
      const line = `${method} https://host.example${filled(path)}?page=1`;
      const page = address.operation(service, operationId).slice(1);
      return [summary, operationId, snake(operationId), line].filter((query) => found(query)[0] !== page);
    });
    expect(wrong).toEqual([]);
  });

  test("a code, an event, a scope and a role find their page", () => {
    const wanted = [
      ...errors.map(({ service, code }) => [code, address.code(service, code)]),
      ...events.map(({ service, type }) => [type, address.event(service, type)]),
      ...scopes.map(({ name }) => [name, address.scope(name)]),
      ...roles.map(({ name }) => [name, address.role(name)]),
    ] as [string, string][];
    const wrong = wanted.filter(([name, href]) => !found(name).slice(0, 2).includes(href.slice(1)));
    expect(wrong).toEqual([]);
  });

  test("a status finds itself on the page of its states, a field its row", () => {
    const wrong = states.flatMap(({ service, schemaName, statuses }) => {
      const page = address.state(service, schemaName).slice(1);
      return statuses.filter(({ status }) => !found(status).includes(`${page}#${status}`));
    });
    expect(wrong).toEqual([]);
    expect(found("netCryptoAmount")[0]).toBe("finance/schemas/PayIn.html#netCryptoAmount");
  });

  test("while a name is typed, it is never called unknown", () => {
    const names = [...errors.map(({ code }) => code), ...events.map(({ type }) => type), "x-tenant-id"];
    // Only a word with a sign in it, or of capitals, can be called so.
    const typed = new Set(
      names.flatMap((name) =>
        Array.from(name, (_, at) => name.slice(0, at + 1)).filter((one) => /[^a-z]/.test(one)),
      ),
    );
    expect([...typed].filter((one) => search.find(one).unknown !== undefined)).toEqual([]);
  });
});

describe("names that do not exist", () => {
  test.each([
    ["account-not-foud", "account-not-found"],
    ["creatPayout", "createPayout"],
  ])("%s: the nearest is %s", (typed, nearest) => {
    expect(search.find(typed).entries[0]?.name).toBe(nearest);
  });

  test("are called so, with something beside it; words are no names", () => {
    for (const name of ["wallet-locked", "PAYMENT_SESSION_COMPLETED", "createRefund", "customer_id"])
      expect(search.find(name)).toMatchObject({
        unknown: name,
        entries: expect.arrayContaining([expect.anything()]),
      });
    const kinds = search.find("invalid-kyc-state-x").entries.map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(["code", "code"]);
    const words = "retry off-ramp pay-in self-custody x-tenant-id Idempotency on-chain".split(" ");
    expect(["How do I pay?", ...words].filter((word) => search.find(word).unknown !== undefined)).toEqual([]);
  });

  test("whatever is typed, there is something to go on with", () => {
    const signs = "zzzz ? % 💸 支付 a the <script> [ \\ constructor __proto__".split(" ");
    const odd = ["x".repeat(500), "1".repeat(40), ...signs];
    expect(odd.filter((query) => search.find(query).entries.length === 0)).toEqual([]);
    expect(search.find("").entries).toEqual([]);
  });
});

describe("the index", () => {
  test("every result leads to a page, or to the part that it is about", () => {
    const parts = new Set(["field", "parameter", "status", "section", "code", "access"]);
    const wrong = entries.filter(({ kind, href }) => {
      const [page = "", id] = href.split("#");
      const isPart = parts.has(kind) && !/^finance\/events\/index\.html$/.test(page);
      return id === undefined ? !pages.has(page) || isPart : !pages.get(page)?.has(id);
    });
    expect(wrong.map(({ title, href }) => `${title} ${href}`)).toEqual([]);
  });

  test("every page is in it, but not the search itself", () => {
    const known = new Set(entries.map(({ href }) => fileOf(href)));
    const left = [...pages.keys()].filter((page) => !known.has(page));
    expect(left.sort()).toEqual(["404.html", "search.html"]);
  });

  test("every title is plain text, and no two entries of a kind look alike", () => {
    const generic = /^(?:Next|Result|Undo|On this page|Known gaps|)$/;
    const wrong = entries.filter(
      ({ kind, title, note }) =>
        (kind === "section" && generic.test(title)) || /___|\*\*|&[a-z]+;/.test(`${title} ${note}`),
    );
    expect(wrong.map(({ href }) => href)).toEqual([]);
    const looks = entries.map(({ kind, service, title, note, href }) =>
      [kind, service, title, note, kind === "section" ? href : ""].join(" · "),
    );
    expect(looks.filter((look, at) => looks.indexOf(look) !== at)).toEqual([]);
  });

  test("it weighs 75 kB gzipped at most, because it is loaded on a phone, too", () => {
    expect(gzipSync(file, { level: 9 }).length).toBeLessThan(75_000);
  });

  test("the table of synonyms means what is there", () => {
    const meant = new Set(synonyms.flatMap(([, words]) => words.split(" ")));
    expect([...meant].filter((word) => search.find(word).isGuess)).toEqual([]);
  });
});
