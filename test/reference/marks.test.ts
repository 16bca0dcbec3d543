// Certainty on the pages: one banner, few marks, one box with all that is not confirmed, and no word that only we know.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { address, slug } from "../../reference/contract/addresses.ts";
import type { Schema } from "../../reference/contract/document.ts";
import { errors, events, operations, schemas } from "../../reference/contract/model.ts";
import { remarkOn } from "../../reference/contract/unconfirmed.ts";
import { allPages, type PageText, textOf } from "./lib/pages.ts";
import { siteFolder } from "./lib/site.ts";

/** Marks that a reader meets on one page, or in one of several things on a page. */
const most = 10;
/** Words of evidence in what is read on a page, the box at the end included. */
const mostWords = 30;

let folder: string;
let pages: PageText[];
const byFile = new Map<string, string>();

beforeAll(async () => {
  folder = await siteFolder();
  pages = (await allPages()).map(({ file, html }) => ({ file, html: html.slice(html.indexOf("<main")) }));
  for (const { file, html } of pages) byFile.set(`/${file}`, html);
}, 300_000);

const marksIn = (html: string): number =>
  html.match(/class="(?:badge evidence-|quiet group-remark|provisional|not-shown)/g)?.length ?? 0;

test("the catalogue of codes marks each code that no operation is documented to respond with", () => {
  const rows = (byFile.get("/errors.html") ?? "").split("<tr").slice(1);
  const responsesWith = ({ service, code }: (typeof errors)[number]) =>
    operations
      .filter((one) => one.service === service)
      .flatMap(({ responses }) => responses.filter(({ codes }) => codes.includes(code)));
  const assumed = errors.filter((one) =>
    responsesWith(one).every(({ status, evidence }) => status === "default" && evidence === "assumed"),
  );
  const marked = (row: string | undefined) => row?.includes('class="badge evidence-assumed"');
  const rowOf = ({ service, code }: (typeof errors)[number]) =>
    rows.find((row) => row.includes(`${service}/errors/${slug(code)}.html"`));
  expect(assumed.length).toBeGreaterThan(0);
  for (const one of assumed) expect(marked(rowOf(one)), one.code).toBe(true);
  expect(rows.filter(marked).length).toBeLessThan(errors.length / 2);
});

describe("marks", () => {
  test("are few on every page", () => {
    const parts = pages.flatMap(({ file, html }) =>
      html.split('class="one-of-many"').map((part) => ({ file, marks: marksIn(part) })),
    );
    expect(parts.filter(({ marks }) => marks > most)).toEqual([]);
    expect(parts.reduce((sum, { marks }) => sum + marks, 0)).toBeLessThan(500);
  });

  test("stand beside one banner and one box at most", () => {
    const wrong = pages.filter(
      ({ file, html }) =>
        html.split('class="provisional"').length > 2 ||
        (html.split('class="not-confirmed"').length > 2 && !file.endsWith("events/all.html")),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
    const loose = pages.filter(
      ({ html }) => html.includes('class="provisional"') && !html.includes('id="not-confirmed"'),
    );
    expect(loose.map(({ file }) => file)).toEqual([]);
  });

  test("say what they mean in few words", () => {
    const words = /\b(assumed|observed|named|listed|provisional|not documented)\b/gi;
    const exempt = /^(unknowns|questions|errors|changelog|access|states)\.html$|events\/all|^guides|^releases|^v\//;
    const wordy = pages
      .filter(({ file }) => !exempt.test(file))
      .map(({ file, html }) => ({ file, words: textOf(html).match(words)?.length ?? 0 }));
    expect(wordy.filter((one) => one.words > mostWords)).toEqual([]);
  });

  test("name what differs from most once, above the fields", () => {
    const field = (name: string, evidence: string) => ({ name, evidence }) as Parameters<typeof remarkOn>[0][number];
    const [id, iban, bic, chain] = [
      field("id", "confirmed"),
      field("iban", "named"),
      field("bic", "named"),
      field("chain", "named"),
    ] as const;
    expect(remarkOn([id, iban, bic], "documented")).toBeUndefined();
    expect(remarkOn([id, iban, bic, chain], "documented")).toBe(
      "The types of these fields are read from their names, except `id` (documented).",
    );
    expect(remarkOn([id, id, id, iban, bic, chain], "documented")).toBe(
      "Types that are less certain: `iban`, `bic`, `chain` (read from the name).",
    );
    expect(remarkOn([iban, bic, chain], "named")).toBeUndefined();
  });
});

/** Every sentence of `x-not-shown` in a component, without those of what it refers to. */
function questionsIn(schema: unknown): string[] {
  if (schema === null || typeof schema !== "object") return [];
  const own = (schema as Schema)["x-not-shown"] ?? [];
  const below = Object.entries(schema).filter(([key]) => !["x-not-shown", "$ref", "examples", "example"].includes(key));
  return [...own, ...below.flatMap(([, value]) => questionsIn(value))];
}

/** Letters and digits alone: spaces and punctuation differ between Markdown and the text of a page. */
const plain = (text: string): string => text.replace(/[^A-Za-z0-9]+/g, "");

describe("nothing is lost", () => {
  const boxOf = (href: string): string => plain(textOf(byFile.get(href)?.split('class="not-confirmed"')[1] ?? ""));

  test("the box has every question of an operation, an event and a schema", () => {
    const missing = [
      ...operations.map((one) => ({ href: address.operation(one.service, one.operationId), items: one.notShown })),
      ...events.map((one) => ({ href: address.event(one.service, one.type), items: one.notShown })),
      ...schemas.map((one) => ({ href: address.schema(one.service, one.name), items: questionsIn(one.schema) })),
    ].flatMap(({ href, items }) =>
      items.filter((item) => !boxOf(href).includes(plain(item))).map((item) => `${href}: ${item}`),
    );
    expect(missing).toEqual([]);
  });

  test("an operation whose payload is not documented says so above, and what is certain below", () => {
    for (const entry of operations.filter((one) => one.evidence === "listed"))
      expect(byFile.get(address.operation(entry.service, entry.operationId)), entry.operationId).toContain(
        'class="provisional"',
      );
    expect(boxOf(address.operation("ramp", "getRampRequest"))).toContain(
      plain("in result.companyWallet: id, companyId"),
    );
  });

  test("the Markdown beside a page has the banner and the box", async () => {
    const text = await readFile(join(folder, "finance/operations/createPayout.md"), "utf8");
    expect(text).toContain("The request body and the response are provisional.");
    expect(text).toMatch(/## Not confirmed[\s\S]*\*\*assumed\*\*: the request body/);
  });
});

test("no page speaks of sources", async () => {
  const told = /\b(?:the|both|our|two) sources?\b(?! (?:account|wallet))/i;
  const speaking = pages.filter(({ html }) => told.test(textOf(html)) || told.test(html));
  expect(speaking.map(({ file }) => file)).toEqual([]);
  expect(await readFile(join(folder, "llms.txt"), "utf8")).not.toMatch(told);
});

describe("what is told apart", () => {
  /** The rows of a list in which each row begins with the given tag, by what identifies them. */
  const rowOf = (href: string, begin: string, word: string): string =>
    byFile
      .get(href)
      ?.split(begin)
      .find((row) => row.includes(word)) ?? "";

  test("the operations that a code is documented for, and those for which it is assumed", () => {
    const page = address.code("finance", "idempotency-key-conflict");
    const line = (id: string) => rowOf(page, '<li class="operation-line"', `${id}.html`);
    expect(line("createPaymentSession")).not.toContain("evidence-assumed");
    expect(line("settlePaymentRequest")).toContain("evidence-assumed");
    const settle = address.operation("finance", "settlePaymentRequest");
    const code = (href: string, name: string) => rowOf(href, "<li ", `-${name}"`);
    expect(code(settle, "idempotency-key-conflict")).toContain("evidence-assumed");
    expect(code(settle, "unauthenticated")).not.toContain("evidence-assumed");
    expect(textOf(byFile.get(settle)?.split('class="not-confirmed"')[1] ?? "")).toContain(
      "the error codes of this operation: idempotency-key-conflict",
    );
    // Here the range of the status is assumed, and the code is not.
    const approve = address.operation("ramp", "approveRampRequest");
    expect(code(approve, "OPTIMISTIC_LOCK_EXCEPTION")).not.toContain("evidence-assumed");
  });

  test("what moves a payout to a status stands there once, what is assumed only where nothing is documented", () => {
    const page = address.state("finance", "PayoutStatus");
    const cell = (status: string) =>
      textOf(
        rowOf(page, "<tr ", `id="${status}"`).split('data-label="What moves it there"')[1]?.split("</td>")[0] ?? "",
      );
    expect(cell("COMPLETED").split("The beneficiary is paid.")).toHaveLength(2);
    expect(cell("COMPLETED")).not.toContain("Assumed");
    expect(cell("SENDING")).toContain("Assumed: Execution begins.");
  });
});

test("advice about money is careful in every place", () => {
  const quoting = pages.filter(
    ({ file, html }) =>
      !/^releases|^v\//.test(file) &&
      /quote (?:it|paymentReference)\b[^.]* payment|quoted? paymentReference/.test(textOf(html)),
  );
  expect(quoting.length).toBeGreaterThan(3);
  expect(
    quoting
      .filter(
        ({ html }) =>
          !/paymentReference is not documented|quote it is not documented|not documented: quote/.test(textOf(html)),
      )
      .map(({ file }) => file),
  ).toEqual([]);
  for (const name of ["onboarding-to-payout", "idempotency-and-money"])
    expect(textOf(byFile.get(`/guides/${name}.html`) ?? ""), name).toMatch(
      /may still exist: do not retry until you are sure that it does not/,
    );
});
