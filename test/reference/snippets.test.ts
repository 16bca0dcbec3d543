// Every snippet of the operations: its types, and its call of the mock.

import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { successesOf } from "../../model/calls.ts";
import { compare, type DocumentedField } from "../../reference/client/operation/compare.ts";
import { type Field, shapeOf, type Variant } from "../../reference/contract/fields.ts";
import { events, operations } from "../../reference/contract/model.ts";
import { readBackWith } from "../../reference/contract/related.ts";
import { filledHtml, withoutTenant } from "../../reference/contract/samples/html.ts";
import { tenantPlaceholder } from "../../reference/contract/samples/request.ts";
import { receiverOf } from "../../reference/contract/samples/typescript.ts";
import { samplesOf, snippetsOf } from "../../reference/contract/snippets.ts";
import { guides } from "../../reference/text/guides.ts";
import { some } from "../lib/some.ts";
import { blocksOf } from "./guides.ts";
import { startMock } from "./mock.ts";
import { attributes, decode } from "./pages.ts";
import { folderInside } from "./site.ts";

const run = promisify(execFile);

const perOperation = operations.flatMap((entry) =>
  snippetsOf(entry).map((snippet) => ({ ...snippet, entry, name: `${entry.operationId}-${snippet.name}` })),
);

/** Those that are sent to the mock: one of four in npm test, all in the long tests. */
const called = some([0, 1, 2, 3], 1).flatMap((part) => perOperation.filter((_, index) => index % 4 === part));

/** The handler of each event, with the parts of a receiver that it takes for granted. */
const receivers = events.flatMap((entry) => {
  const result = shapeOf(entry.document, entry.schema).fields.find(({ name }) => name === "result");
  const fields = result?.children.map(({ name }) => name) ?? [];
  const code = receiverOf(entry, fields, readBackWith(entry)[0]);
  if (code === undefined) return [];
  const known = [
    `import { type FinanceClient, unwrap } from "finance-ramp-api/finance";`,
    `import { createWebhookReceiver } from "finance-ramp-api/webhooks";`,
    "declare const finance: FinanceClient;",
    `declare const authenticate: Parameters<typeof createWebhookReceiver>[0]["authenticate"];`,
    `declare const dedupe: Parameters<typeof createWebhookReceiver>[0]["dedupe"];`,
  ];
  return [{ name: `receiver-${entry.type}`, fields, code: [...known, code, "console.log(receiver);"].join("\n") }];
});

const inGuides = guides.flatMap(blocksOf).filter(({ language, flag }) => language === "ts" && flag === "");

const folder = await folderInside("snippets");
const mock = await startMock();

/** The fields of a page as its script reads them. */
const documented = (fields: Field[], variants: Variant[]): DocumentedField[] => [
  ...fields.map(({ name, type, presence, path: id, ...one }) => ({
    name,
    type: type.text,
    isRequired: presence !== "optional",
    id,
    children: documented(one.children, one.variants),
  })),
  ...variants.flatMap((one) => documented(one.fields, []).map((field) => ({ ...field, isRequired: false }))),
];

/** Whether the mock has been changed since it was reset. */
let isChanged = true;

async function prepare({ entry, needs }: (typeof perOperation)[number]): Promise<void> {
  if (isChanged) await mock.reset();
  isChanged = entry.method !== "GET" || needs !== undefined;
  if (needs !== undefined) expect((await mock.call(needs.command)).status).toBe(200);
}

async function complaintsOf(project: string): Promise<string> {
  const args = [`${root}node_modules/typescript-7/bin/tsc`, "--noEmit", "--singleThreaded", "-p", project];
  const { stdout } = await run(process.execPath, args).catch((error: { stdout: string }) => error);
  return stdout;
}

test("the types of code in pages hold", async () => {
  // The root's project leaves both out because they need the types of the DOM.
  const dom = join(folder, "dom");
  await mkdir(dom);
  const here = relative(dom, root);
  const include = [`${here}/reference/client/**/*.ts`, `${here}/test/reference/*.ts`];
  await writeFile(
    join(dom, "tsconfig.json"),
    JSON.stringify({ extends: `${here}/test/reference/tsconfig.json`, include }),
  );
  expect(await complaintsOf(dom)).toBe("");
});

test("TypeScript snippets fit the client's types", async () => {
  const ofOperations = perOperation.map(({ name, typescript }) => ({ name, code: typescript }));
  const snippets = [...ofOperations, ...receivers, ...inGuides];
  expect(receivers.filter(({ code }) => code.includes("await unwrap(")).length).toBeGreaterThan(8);
  const types = join(folder, "types");
  await mkdir(types);
  for (const { name, code } of snippets) await writeFile(join(types, `${name}.ts`), `${code}\nexport {};\n`);
  const here = relative(types, root);
  const paths = {
    "finance-ramp-api/*": [`${here}/client/*.ts`],
    "finance-ramp-mock": [`${here}/mock/start.ts`],
  };
  const compilerOptions = { paths, noUnusedLocals: false };
  const config = { extends: `${here}/tsconfig.json`, compilerOptions, include: ["*.ts"], exclude: [] };
  await writeFile(join(types, "tsconfig.json"), JSON.stringify(config));
  expect(await complaintsOf(types)).toBe("");
});

test("the handler of an event takes the field that has the name of the ID", () => {
  const taken = receivers.flatMap(({ fields, code }) =>
    [...code.matchAll(/(\w+): result\.(\w+)/g)].filter(([, id = ""]) => fields.includes(id)),
  );
  expect(taken.length).toBeGreaterThan(8);
  expect(taken.filter(([, id, field]) => field !== id).map(([text]) => text)).toEqual([]);
});

test("TypeScript snippets do what they say against the mock", { timeout: 300_000 }, async () => {
  const failed: string[] = [];
  for (const snippet of called) {
    const { name, typescript } = snippet;
    await prepare(snippet);
    // Node strips no types below node_modules.
    const file = join(folder, `${name}.mjs`);
    await writeFile(file, stripTypeScriptTypes(mock.runnable(typescript)));
    await import(file).catch((error: Error) => failed.push(`${name}: ${error.message}`));
  }
  expect(failed).toEqual([]);
});

test("a sample in TypeScript that is run again is another payment", () => {
  const keyed = perOperation.filter(({ entry }) => entry.idempotent);
  expect(keyed.length).toBeGreaterThan(5);
  const fixed = keyed.filter(({ typescript }) => /idempotencyKey: "/.test(typescript));
  expect(fixed.map(({ name }) => name)).toEqual([]);
});

test("curl snippets do what they say, and the response differs in no field from the page", {
  timeout: 300_000,
}, async () => {
  const failed: string[] = [];
  let compared = 0;
  for (const snippet of called) {
    const { entry, name, curl } = snippet;
    await prepare(snippet);
    const { status, body } = await mock.call(curl);
    const response = successesOf(entry).find((one) => one.status === String(status));
    if (response === undefined) failed.push(`${name}: ${status} ${body.slice(0, 160)}`);
    const [media] = response?.media ?? [];
    if (response === undefined || media === undefined || !body.startsWith("{")) continue;
    compared++;
    const { fields, variants } = shapeOf(entry.document, media.schema, response.ground);
    const differences = compare(JSON.parse(body), documented(fields, variants));
    failed.push(...differences.map(({ path, text }) => `${name}: ${path} ${text}`));
    for (const wrong of [[], 5, "x", null]) expect(compare(wrong, documented(fields, variants))).toHaveLength(1);
  }
  expect(failed).toEqual([]);
  expect(compared).toBeGreaterThan(called.length * 0.7);
});

test("curl snippets need what the page says to switch on", async () => {
  const switched = perOperation.filter(({ needs }) => needs !== undefined);
  expect(switched.map(({ needs }) => needs?.name)).toContain("paymentSessions");
  for (const { name, curl } of switched) {
    await mock.reset();
    expect((await mock.call(curl)).status, name).toBeGreaterThanOrEqual(400);
  }
});

test("values to fill in are marked in a sample, and nothing else changes", async () => {
  const entry = operations.find((one) => one.operationId === "createPayout");
  if (entry === undefined) throw new Error("createPayout is gone");
  // A value that is also a word of the markup.
  const value = { routeId: "span", otherId: "<b>&'$HOME", emptyId: "" };
  for (const { code, grammar, id } of samplesOf(entry, value)) {
    const html = filledHtml(entry, value, code, grammar);
    expect(decode(html.replace(/<[^>]*>/g, "")), id).toBe(withoutTenant(code));
    expect(html, id).toMatch(/<var data-fill="routeId">span<\/var>/);
    expect(attributes(html, "data-tenant")[0], id).toContain(tenantPlaceholder);
    if (id !== "curl") continue;
    // The last argument, the body, as the shell passes it on.
    const { stdout } = await run("bash", ["-c", `curl() { printf %s "\${@: -1}"; }\n${withoutTenant(code)}`]);
    expect(JSON.parse(stdout)).toEqual(value);
  }
});
