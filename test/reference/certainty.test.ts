// What is not documented is marked where it stands: each field, or one line for a whole body.

import { expect, test } from "vitest";
import { isSuccess } from "../../model/evidence.js";
import { address, slug } from "../../reference/contract/addresses.ts";
import { type Certainty, certaintyLines, certaintyOf, everyField } from "../../reference/contract/certainty.ts";
import type { Schema } from "../../reference/contract/document.ts";
import { type Field, shapeOf, type Variant } from "../../reference/contract/fields.ts";
import { guideOfGap, moneyGaps } from "../../reference/contract/gaps.ts";
import { errors, events, operations, roles, schemas } from "../../reference/contract/model.ts";
import { states } from "../../reference/contract/states.ts";
import { allPages, textOf } from "./pages.ts";

const contents = (await allPages()).map(({ file, html }) => ({ file, html: html.slice(html.indexOf("<main")) }));
const byFile = new Map(contents.map(({ file, html }) => [`/${file}`, html]));
const page = (href: string): string => byFile.get(href.split("#")[0] ?? "") ?? "";

/** What is wrong with the marks of fields; `all` is what one line says of a whole body. */
const wrongMarks = (html: string, fields: Field[], prefix: string, all?: Certainty): string[] => [
  ...(all === undefined || html.includes(certaintyLines[all]) ? [] : [`${prefix}: no line`]),
  ...fields.flatMap(({ path, evidence }) => {
    const id = slug(`${prefix}${path}`);
    const head = html.split(`<li id="${id}">`)[1]?.split("</div>")[0] ?? `no row ${id}`;
    const mark = /class="badge certainty-(\w+)"/.exec(head)?.[1];
    const wanted = all === undefined ? certaintyOf(evidence) : undefined;
    return mark === wanted && !head.startsWith("no row") ? [] : [`${id}: ${mark} in place of ${wanted}`];
  }),
];

function oneMark(fields: Field[], variants: Variant[] = []): Certainty | undefined {
  const marks = [...new Set(everyField(fields, variants).map(({ evidence }) => certaintyOf(evidence)))];
  return marks.length === 1 ? marks[0] : undefined;
}

test("every undocumented field of a body is marked, or one line says it of all", () => {
  const wrong: string[] = [];
  let whole = 0;
  for (const { service, operationId, document, body, responses } of operations) {
    const html = page(address.operation(service, operationId));
    const note = (faults: string[]) => wrong.push(...faults.map((fault) => `${operationId} ${fault}`));
    const head = /<p class="payload">(.*?)<a/.exec(html)?.[1] ?? "";
    const [media] = body?.media ?? [];
    if (media !== undefined) {
      const section = html.split('id="body"')[1]?.split("</section>")[0] ?? "";
      const { fields, variants } = shapeOf(document, media.schema, media.ground);
      const all = oneMark(fields, variants);
      if (/request body .*?(?:is|are) (\w+)/.exec(head)?.[1] !== all) note(["head: request"]);
      if (all !== undefined) whole++;
      else if (section.includes('class="certainty"')) note(["a line too many"]);
      note(wrongMarks(section, everyField(fields), "body.", all));
    }
    for (const { status, media: given, ground } of responses.filter((one) => isSuccess(one.status))) {
      const [only] = given.length === 1 ? given : [];
      if (only === undefined) continue;
      const part = html.split(`id="response-${status}"`)[1] ?? "";
      const { fields } = shapeOf(document, only.schema, ground);
      note(wrongMarks(part, fields, `${status}.`));
      for (const { name, children, variants, evidence } of fields) {
        if (name === "pagination" && html.includes('.html">yes</a>') !== !certaintyOf(evidence)) note(["Paged"]);
        const all = name === "result" ? oneMark(children, variants) : undefined;
        if (name === "result" && /response (?:is|are) (\w+)/.exec(head)?.[1] !== all) note(["head: response"]);
        note(wrongMarks(part, everyField(children), `${status}.`, all));
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(whole).toBeGreaterThan(10);
});

test("every undocumented field of an event is marked, and no field of its payload is missing", () => {
  const wrong = events.flatMap(({ service, type, document, schema }) => {
    const result = shapeOf(document, schema).fields.find(({ name }) => name === "result");
    const { children = [], variants = [] } = result ?? {};
    return wrongMarks(page(address.event(service, type)), children, "", oneMark(children, variants));
  });
  expect(wrong).toEqual([]);
});

test("every undocumented field has one of two marks", () => {
  const marks = contents.flatMap(({ html }) => [...html.matchAll(/class="badge certainty-(\w+)"[^>]*>([^<]*)/g)]);
  expect(new Set(marks.map(([, mark, text]) => `${mark} ${text}`))).toEqual(
    new Set(["assumed assumed", "unconfirmed unconfirmed"]),
  );
});

test("a body with no documented required field says that it is unknown", () => {
  const having = (pattern: RegExp) => {
    const all = operations.filter((one) => pattern.test(page(address.operation(one.service, one.operationId))));
    return all.map(({ operationId }) => operationId);
  };
  const unknown = having(/id="body"(?:(?!<span class="required">|<\/section>).)*<\/section>/s);
  expect(unknown).toContain("createFiatTransfer");
  expect(having(/Which fields are required is unknown. Send those in the sample./)).toEqual(unknown);
});

test("roles name the operations that require them or whose description names them", () => {
  for (const { name: role, operations: own } of roles) {
    const section = page(address.access()).split(`id="${role}"`)[1]?.split("</section>")[0] ?? "";
    for (const { operationId } of own) expect(section, role).toContain(operationId);
  }
});

/** Letters and digits alone: spaces and punctuation differ between Markdown and the text of a page. */
const plain = (text: string): string => text.replace(/[^A-Za-z0-9]+/g, "");
/** Every sentence of `x-not-shown` in a component, without those of what it refers to. */
function itemsIn(schema: unknown): string[] {
  if (schema === null || typeof schema !== "object") return [];
  const own = (schema as Schema)["x-not-shown"] ?? [];
  const left = ["x-not-shown", "$ref", "examples", "example"];
  return [...own, ...Object.entries(schema).flatMap(([key, value]) => (left.includes(key) ? [] : itemsIn(value)))];
}

/** The component of a request body, if gaps are documented on its own page, to which the box leads. */
const bodyWithGaps = ({ service, body }: (typeof operations)[number]): string[] =>
  schemas
    .filter((one) => one.service === service && one.schema["x-not-shown"] !== undefined)
    .map(({ name }) => name)
    .filter((name) => body?.media[0]?.schema["$ref"] === `#/components/schemas/${name}`);

test("what is not documented of a thing is in the box of its page", () => {
  const missing = [
    ...operations.map((one) => ({
      href: address.operation(one.service, one.operationId),
      items: [...one.notShown, ...bodyWithGaps(one)],
    })),
    ...events.map((one) => ({ href: address.event(one.service, one.type), items: one.notShown })),
    ...states.map((one) => ({ href: address.state(one.service, one.schemaName), items: one.notShown })),
    ...schemas
      .filter(({ hasFields }) => hasFields)
      .map((one) => ({ href: address.schema(one.service, one.name), items: itemsIn(one.schema) })),
  ].flatMap(({ href, items }) => {
    const box = plain(textOf(page(href).split('class="gaps"')[1] ?? ""));
    return items.filter((item) => !box.includes(plain(item))).map((item) => `${href}: ${item}`);
  });
  expect(missing).toEqual([]);
});

test("what is not documented and can cost money is a known gap", () => {
  expect(moneyGaps.length).toBeGreaterThan(20);
  const html = page(address.gaps());
  for (const { id, meanwhile } of moneyGaps) {
    expect(html, id).toContain(`id="${id}"`);
    expect(meanwhile, id).not.toBe("");
  }
  for (const [id, name] of Object.entries(guideOfGap)) {
    expect(moneyGaps.map((one) => one.id)).toContain(id);
    expect(page(address.guide(name)), name).toContain("<h1");
  }
  const leads = contents.filter((one) => /gaps\.html#[\w-]+">What to do meanwhile/.test(one.html));
  expect(leads.length).toBeGreaterThan(20);
});

test("the catalog has the mock's status of a code without one, marked as such", async () => {
  const { assumedStatus, statusCodes } = await import("../../mock/assumptions.ts");
  const { mockStatuses } = await import("../../reference/data/mock-statuses.ts");
  const ofRamp = Object.fromEntries(
    Object.entries(statusCodes.ramp).map(([status, code]) => [code, Number(status)]),
  );
  expect(mockStatuses).toEqual({ ...ofRamp, ...assumedStatus });
  const rows = page(address.errors()).split("<tr ");
  for (const { service, code, status } of errors) {
    const row = rows.find((one) => one.startsWith(`id="${service}-${slug(code)}"`)) ?? "";
    const known = mockStatuses[code];
    const wanted = status ?? (known === undefined ? "–" : `${known} in the mock`);
    expect(row, code).toContain(`data-label="Status">${wanted}<`);
  }
});
