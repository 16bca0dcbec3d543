// Journal, scenarios and verification show no personal, bank or secret data, as the contract marks it (`x-data`).

import { expect, test } from "vitest";
import { apis } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { operationsOf } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { leaksIn, requestExamples, sensitiveExamples } from "../lib/sensitive.ts";
import { mockForTests } from "./mock.ts";
import { exampleRequest } from "./requests.ts";

const printed: string[] = [];
const note = (line: string) => printed.push(line);
const mock = mockForTests(
  { speed: 0, allowHttpWebhooks: true, delivery: { delay: 0, retries: [] }, log: note },
  { limits: { journal: 5_000 }, requestLog: { write: note } },
);
const journal = async () => JSON.stringify((await mock.control("GET", "/requests")).body);

test("every example request leaves a journal without it, also where no operation matches", async () => {
  for (const api of ["finance", "ramp"] as const) {
    const entries = new Map([...operationsOf(bundles[api])].map((entry) => [entry.operation["operationId"], entry]));
    for (const [operationId, body] of requestExamples(bundles[api])) {
      const { path, method } = exampleRequest(bundles[api], entries.get(operationId) as never);
      await mock.send(api, method, path, body);
      await mock.send(api, "POST", `/nowhere/${operationId}`, body);
    }
  }
  const text = await journal();
  expect(text).toContain("createParty");
  expect(leaksIn(text, sensitiveExamples())).toEqual([]);
  const { body: verdict, status } = await mock.control("POST", "/requests/verify", {
    ...{ operationId: "nothing", body: Object.fromEntries(fieldsOfRequests().map((name) => [name, "x"])) },
  });
  expect(status).toBe(422);
  expect(leaksIn(JSON.stringify(verdict), sensitiveExamples())).toEqual([]);
});

/** Every field that a request of the contract has at its root, so that a verification looks at all of them. */
function fieldsOfRequests(): string[] {
  const bodies = (["finance", "ramp"] as const).flatMap((api) => requestExamples(bundles[api]).map(([, body]) => body));
  return [...new Set(bodies.flatMap((body) => Object.keys(body as object)))];
}

test("every example response leaves a journal without it, and a list of scenarios", async () => {
  const contracts = loadContracts();
  const lists: string[] = [];
  let count = 0;
  for (const api of apis) {
    for (const entry of operationsOf(bundles[api])) {
      const operationId = String(entry.operation["operationId"]);
      const { path, method, headers, body } = exampleRequest(bundles[api], entry);
      const isJson = headers["Content-Type"] === "application/json";
      const sequence = (contracts[api].byId.get(operationId)?.responses ?? []).flatMap(({ status, media }) =>
        media.flatMap(({ examples }) => examples.map(({ value }) => ({ response: own(status, value) }))),
      );
      const match = isJson ? { match: { body: JSON.parse(String(body)) as unknown } } : {};
      if (sequence.length === 0) continue;
      const set = await mock.control("POST", "/scenarios", { operationId, ...match, sequence });
      expect([operationId, set.status]).toEqual([operationId, 201]);
      lists.push(JSON.stringify(set.body));
      const ask = () => mock.ask(api, path, { method, headers, ...(body === undefined ? {} : { body }) });
      const answers = await Promise.all(sequence.map(ask));
      count += answers.filter((answer) => answer.headers.has("set-cookie")).length;
    }
  }
  // Otherwise the examples were not sent at all.
  expect(count).toBeGreaterThan(200);
  const text = (await journal()) + lists.join();
  expect(text).not.toContain("4711-secret");
  expect(leaksIn(text, sensitiveExamples())).toEqual([]);
});

/** A response in the words of an example. */
function own(status: string, body: unknown): object {
  return { status: Number(status) || 500, headers: { "Set-Cookie": "session=4711-secret" }, body };
}

test("neither tokens nor secrets of clients and webhooks", async () => {
  const token = await mock.token("mock-client");
  const basic = Buffer.from("mock-client:mock-secret").toString("base64");
  const form = { method: "POST", body: new URLSearchParams({ grant_type: "client_credentials" }) };
  await mock.ask("auth", "/token", { ...form, headers: { Authorization: `Basic ${basic}` } });
  const authenticationMethod = { type: "API_KEY", headerName: "X-Key", apiKey: "webhook-key-4711" };
  await mock.send("finance", "POST", "/v1/webhooks", { url: "https://x.example", authenticationMethod });
  const match = { headers: { Authorization: `Bearer ${token}` }, body: { authenticationMethod } };
  await mock.control("POST", "/scenarios", { operationId: "registerWebhook", match, status: 500, times: "forever" });
  // A body of its own may have any field.
  const body = { authenticationMethod: { apiKey: "webhook-key-4711" } };
  await mock.control("POST", "/scenarios", { operationId: "listParties", response: { body } });
  expect((await mock.ask("finance", "/v1/parties")).body).toEqual(body);
  const text = (await journal()) + JSON.stringify((await mock.control("GET", "/scenarios")).body);
  expect(text).toContain("registerWebhook");
  for (const secret of [token, basic, "mock-secret", "webhook-key-4711", "example-access-token"])
    expect(text).not.toContain(secret);
});

/** Places that may not show a value, and how it is put there by name. Nothing but the name tells that it is secret. */
const secretNames = [
  ...["client_secret", "CLIENT-SECRET", "password", "access_token"],
  ...["apiKey", "EMAIL", "%65mail", "filter[email]", "party.Email", "ACCOUNTNUMBER", "iban"],
];
const json = { "Content-Type": "application/json" };
const text = { "Content-Type": "text/plain" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const post = (headers: Record<string, string>, body: string) => ({ method: "POST", headers, body });
const uri = (value: string) => `https://user:${value}@hooks.example/in?key=${value}#${value}`;
const secretPlaces: Record<string, (name: string, value: string) => [path: string, init: RequestInit]> = {
  query: (name, value) => [`?${name}=${value}`, {}],
  "query in a word": (name, value) => [`?${encodeURIComponent(JSON.stringify({ [name]: value }))}`, {}],
  form: (name, value) => ["", post(form, `grant_type=client_credentials&${name}=${value}`)],
  "JSON called a form": (name, value) => ["", post(form, JSON.stringify({ [name]: value }))],
  JSON: (name, value) => [
    "",
    post(json, JSON.stringify({ [decodeURIComponent(name)]: value, deep: [{ [name]: value }] })),
  ],
  "list of texts": (_, value) => ["", post(json, JSON.stringify([value, { a: uri(value) }]))],
  "bare JSON": (_, value) => ["", post(json, JSON.stringify(value))],
  text: (name, value) => ["", post(text, `${name}=${value}`)],
  "JSON called a text": (name, value) => ["", post(text, JSON.stringify({ [name]: value }))],
  header: (name, value) => ["", { headers: { [`X-${decodeURIComponent(name).replace(/.*[[.]|\]/g, "")}`]: value } }],
  referer: (name, value) => ["", { headers: { Referer: `https://app.example/callback?${name}=${value}` } }],
  "URL field": (_, value) => ["", post(json, JSON.stringify({ url: uri(value), name: `see ${uri(value)}` }))],
  "URL in the query": (_, value) => [`?next=${encodeURIComponent(uri(value))}`, {}],
};

test.each(Object.keys(secretPlaces))("a secret in %s is shown nowhere", async (place) => {
  const secret = `hush${place.length}4711`;
  printed.length = 0;
  await mock.control("DELETE", "/requests");
  for (const name of secretNames) {
    const [query, init] = secretPlaces[place]?.(name, secret) ?? [];
    for (const [api, path] of [
      ...([
        ["auth", "/token"],
        ["finance", "/v1/parties"],
        ["finance", "/v1/webhooks"],
        ["ramp", "/nowhere"],
      ] as const),
    ])
      await mock.ask(api, path + query, init);
  }
  const wanted = { path: "/not-called", body: { a: 1, url: "x", name: "x", 0: "x", Email: "x", apiKey: "x" } };
  const verdict = await mock.control("POST", "/requests/verify", wanted);
  expect(verdict.status).toBe(422);
  const list = await mock.control("POST", "/requests/verify", { path: "/not-called", body: ["x", "y"] });
  const shown = [verdict, list, await mock.control("GET", "/requests"), await mock.control("GET", "/requests/count")];
  expect(printed.length).toBeGreaterThanOrEqual(4 * secretNames.length);
  expect(leaksIn(JSON.stringify(shown) + printed.join("\n"), [secret])).toEqual([]);
});

test("secrets of webhooks and their addresses are in no delivery, no line, no scenario and no state", async () => {
  const url = "http://127.0.0.1:9/in?key=hush-query";
  const authenticationMethod = { type: "API_KEY", headerName: "X-Key", apiKey: "hush-api-key" };
  const made = await mock.send("finance", "POST", "/v1/webhooks", { url, name: "hidden", authenticationMethod });
  expect(made.status).toBe(201);
  const { id } = (made.body as { result: { id: string } }).result;
  await mock.send("finance", "POST", `/v1/webhooks/${id}/ping`, undefined);
  await mock.control("POST", "/events", { eventType: "PING", result: { message: "m", password: "hush-event" } });
  await mock.control("POST", "/clock", { seconds: 1 });
  const match = { path: "/v1/*", headers: { "X-Password": "hush-header" }, body: { url, Email: "hush-email" } };
  const set = await mock.control("POST", "/scenarios", { operationId: "registerWebhook", match, status: 500 });
  expect(set.status).toBe(201);
  const shown = await Promise.all(
    ["/deliveries", "/scenarios", "/state?kind=webhooks", "/requests"].map((path) => mock.control("GET", path)),
  );
  expect(JSON.stringify(shown[0])).toContain("127.0.0.1:9/in");
  expect(JSON.stringify(shown[2])).toContain(id);
  const all = JSON.stringify([shown, set]) + printed.join("\n");
  expect(all.match(/hush-[a-z-]+/g)).toBeNull();
});

test("fields and parameters that the contract does not name are not shown; those it names are", async () => {
  await mock.control("DELETE", "/requests");
  printed.length = 0;
  const unnamed = { ssn: "hush-ssn", taxNumber: 987654321, meta: { born: "hush-born" }, list: ["hush-list"] };
  const party = { partyType: "INDIVIDUAL", externalId: "shown-id", ...unnamed };
  for (const path of ["/v1/parties", "/nowhere"])
    await mock.send("finance", "POST", `${path}?phone=hush-phone&page=4`, party);
  await mock.control("POST", "/scenarios", {
    ...{ operationId: "createParty", status: 500 },
    match: { query: { phone: "hush-phone" }, body: unnamed },
  });
  // A value in the place of a name.
  for (const query of ["4111111111111111", "4111111111111111=", "hush"])
    await mock.ask("finance", `/v1/parties?${query}`);
  const bare = JSON.stringify((await mock.control("GET", "/requests")).body) + printed.join("\n");
  expect(bare.match(/4111111111|hush"/g)).toBeNull();
  await mock.control("DELETE", "/requests");
  for (const path of ["/v1/parties", "/nowhere"])
    await mock.send("finance", "POST", `${path}?phone=hush-phone&page=4`, party);
  const verdict = await mock.control("POST", "/requests/verify", { path: "/not-called", body: { ssn: "hush-other" } });
  const shown = (await mock.control("GET", "/requests")).body;
  expect(shown).toMatchObject(
    ["/v1/parties", "/nowhere"].map((path) => ({
      target: `${path}?phone=***&page=4`,
      body: {
        ...{ partyType: "INDIVIDUAL", externalId: "shown-id" },
        ...{ ssn: "***", taxNumber: "***", meta: "***", list: "***" },
      },
    })),
  );
  const all = JSON.stringify([shown, verdict, await mock.control("GET", "/scenarios")]) + printed.join("\n");
  expect(all.match(/hush-[a-z]+|987654321/g)).toBeNull();
});

test("what comes back of them is shown in no response either, nor in a scenario's or a delivery", async () => {
  await mock.control("DELETE", "/requests");
  await mock.control("POST", "/settings", { paymentSessions: true });
  const path = "/v1/accounts/8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401/fiat-to-crypto/payment-sessions";
  const metadata = { ssn: "hush-back", iban2: "hush-iban" };
  const sent = { inAmount: 5, inCurrency: "EUR", externalRef: "shown-ref", metadata };
  expect((await mock.send("finance", "POST", path, sent)).status).toBe(201);
  expect(JSON.stringify((await mock.ask("finance", path, { headers: bearer })).body)).toContain("hush-back");
  const body = { success: true, result: { id: "shown-id", born: "hush-own" } };
  await mock.control("POST", "/scenarios", { operationId: "getParty", response: { status: 200, body } });
  await mock.ask("finance", "/v1/parties/2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301", { headers: bearer });
  const shown = JSON.stringify((await mock.control("GET", "/requests")).body);
  expect(shown).toContain("shown-ref");
  expect(shown).toContain("shown-id");
  const all = `${shown}${JSON.stringify((await mock.control("GET", "/scenarios")).body)}`;
  expect(all.match(/hush-[a-z]+/g)).toBeNull();
});

const bearer = { Authorization: "Bearer example-access-token" };
