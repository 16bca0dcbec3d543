// Journal and scenarios show no personal, bank or secret data, as the contract marks it (`x-data`).

import { beforeEach, expect, test } from "vitest";
import { leaksIn, sensitiveExamples } from "../lib/sensitive.ts";
import { cast, mockForTests } from "./mock.ts";
import { exampleBodies, exampleRequest, ofServices, operations } from "./requests.ts";

const printed: string[] = [];
const note = (line: string) => printed.push(line);
const mock = mockForTests(
  { speed: 0, allowHttpWebhooks: true, delivery: { delay: 0, retries: [] }, log: note },
  { limits: { journal: 5_000 }, logRequest: note },
);
const { control, send } = mock;
/** What the mock shows of what it was sent, with the lines that it printed. */
const seen = async (...paths: string[]) =>
  JSON.stringify(await Promise.all(["/requests", ...paths].map((path) => mock.shown(path)))) + printed.join("\n");

beforeEach(async () => {
  printed.length = 0;
  await control("DELETE", "/requests");
});

test("every example request leaves a journal without it, also where no operation matches", async () => {
  for (const operation of ofServices)
    for (const body of exampleBodies(operation)) {
      await send(operation.api, operation.method, exampleRequest(operation).path, body);
      await send(operation.api, "POST", `/nowhere/${operation.operationId}`, body);
    }
  const text = await seen();
  expect(text).toContain("createParty");
  expect(leaksIn(text, sensitiveExamples())).toEqual([]);
});

test("every example response leaves a journal without it, and a list of scenarios", async () => {
  const lists: string[] = [];
  // Errors are alike in many operations: what is a response of one is sent once.
  const sent = new Set<string>();
  let count = 0;
  for (const operation of operations) {
    const { api, operationId } = operation;
    const { path, init } = exampleRequest(operation);
    const own = operation.responses
      .flatMap(({ status, media }) =>
        media.flatMap(({ examples }) => examples.map(({ value }) => ownResponse(status, value))),
      )
      .filter((response) => !sent.has(JSON.stringify(response)));
    for (const response of own) sent.add(JSON.stringify(response));
    const body = api === "auth" ? undefined : exampleBodies(operation)[0];
    const match = body === undefined ? undefined : { body };
    for (const response of own) {
      const set = await control("POST", "/scenarios", { operationId, match, response });
      expect([operationId, set.status]).toEqual([operationId, 201]);
      lists.push(JSON.stringify(set.body));
    }
    const responses = await Promise.all(own.map(() => mock.ask(api, path, init)));
    count += responses.filter(({ headers }) => headers.has("set-cookie")).length;
  }
  // Otherwise the examples were not sent at all.
  expect(count).toBeGreaterThan(100);
  const text = (await seen()) + lists.join();
  expect(text).not.toContain("4711-secret");
  expect(leaksIn(text, sensitiveExamples())).toEqual([]);
});

/** A response in the words of an example. */
function ownResponse(status: string, body: unknown): object {
  return { status: Number(status) || 500, headers: { "Set-Cookie": "session=4711-secret" }, body };
}

/** Names of values that may not be shown. Nothing but the name tells that the value is secret. */
const secretNames = [
  "client_secret",
  "CLIENT-SECRET",
  "password",
  "access_token",
  "apiKey",
  "EMAIL",
  "%65mail",
  "filter[email]",
  "party.Email",
  "ACCOUNTNUMBER",
  "iban",
];
const post = (type: string, body: string) => ({ method: "POST", headers: { "Content-Type": type }, body });
const json = (body: unknown) => post("application/json", JSON.stringify(body));
const form = (body: string) => post("application/x-www-form-urlencoded", body);
const uri = (value: string) => `https://user:${value}@hooks.example/in?key=${value}#${value}`;
const secretPlaces: Record<string, (name: string, value: string) => [path: string, init: RequestInit]> = {
  query: (name, value) => [`?${name}=${value}`, {}],
  form: (name, value) => ["", form(`grant_type=client_credentials&${name}=${value}`)],
  "JSON called a form": (name, value) => ["", form(JSON.stringify({ [name]: value }))],
  JSON: (name, value) => ["", json({ [decodeURIComponent(name)]: value, deep: [{ [name]: value }] })],
  "list of texts": (_, value) => ["", json([value, { a: uri(value) }])],
  text: (name, value) => ["", post("text/plain", `${name}=${value}`)],
  "JSON called a text": (name, value) => ["", post("text/plain", JSON.stringify({ [name]: value }))],
  header: (name, value) => [
    "",
    { headers: { [`X-${decodeURIComponent(name).replace(/.*[[.]|\]/g, "")}`]: value } },
  ],
  referer: (name, value) => ["", { headers: { Referer: `https://app.example/callback?${name}=${value}` } }],
  "URL field": (_, value) => ["", json({ url: uri(value), name: `see ${uri(value)}` })],
  "URL in the query": (_, value) => [`?next=${encodeURIComponent(uri(value))}`, {}],
};

test.each(Object.keys(secretPlaces))("a secret in %s is shown nowhere", async (place) => {
  const secret = `hush${place.length}4711`;
  const addresses = [
    ["auth", "/token"],
    ["finance", "/v1/parties"],
    ["finance", "/v1/webhooks"],
    ["ramp", "/nowhere"],
  ] as const;
  for (const name of secretNames) {
    const [query, init] = secretPlaces[place]?.(name, secret) ?? [];
    await Promise.all(addresses.map(([api, path]) => mock.ask(api, path + query, init)));
  }
  expect(await mock.shown<unknown[]>("/requests")).toHaveLength(addresses.length * secretNames.length);
  expect(leaksIn(await seen(), [secret])).toEqual([]);
});

test("tokens, and secrets of clients, webhooks and addresses are in no journal, line, delivery, scenario or state", async () => {
  const token = await mock.token("mock-client");
  const basic = Buffer.from("mock-client:mock-secret").toString("base64");
  const form = { method: "POST", body: new URLSearchParams({ grant_type: "client_credentials" }) };
  await mock.ask("auth", "/token", { ...form, headers: { Authorization: `Basic ${basic}` } });
  const url = "http://127.0.0.1:9/in?key=hush-query";
  const authenticationMethod = { type: "API_KEY", headerName: "X-Key", apiKey: "hush-api-key" };
  const { id } = await mock.result("POST", "/v1/webhooks", { url, name: "hidden", authenticationMethod });
  await send("finance", "POST", `/v1/webhooks/${id}/ping`);
  await mock.sendEvent({ eventType: "PING", result: { message: "m", password: "hush-event" } });
  await mock.advance({ seconds: 1 });
  const again = await control("POST", `/deliveries/${(await mock.sent()).at(-1)?.id}/redeliver`);
  const match = { path: "/v1/*", body: { url, Email: "hush-email", authenticationMethod } };
  const set = await control("POST", "/scenarios", { operationId: "registerWebhook", match, status: 500 });
  expect(set.status).toBe(201);
  // A body of its own may have any field.
  const body = { authenticationMethod };
  for (const secret of [token, "mock-secret", "example-access-token"]) {
    const headers = { "X-Correlation-Id": secret, "X-Request-Id": secret, "X-Tenant-Id": secret };
    await send("finance", "POST", `/v1/parties/${secret}`, { partyType: secret, idempotencyKey: secret }, headers);
  }
  await control("POST", "/scenarios", { operationId: "listParties", response: { body } });
  expect((await mock.ask("finance", "/v1/parties")).body).toEqual(body);
  const text = (await seen("/deliveries", "/scenarios", "/state?kind=webhooks")) + JSON.stringify([again, set]);
  for (const there of ["127.0.0.1:9/in", id, "registerWebhook"]) expect(text).toContain(there);
  expect(text.match(/hush-[a-z-]+/g)).toBeNull();
  for (const secret of [token, basic, "mock-secret", "example-access-token"]) expect(text).not.toContain(secret);
});

test("fields, parameters and headers that the contract does not name are not shown; those it names are", async () => {
  const unnamed = { ssn: "hush-ssn", taxNumber: 987654321, meta: { born: "hush-born" }, list: ["hush-list"] };
  const named = { partyType: "INDIVIDUAL", externalId: "shown-id" };
  const paths = ["/v1/parties", "/nowhere"];
  const headers = {
    "X-Pass": "hush-pass",
    Session: "hush-session",
    "X-Request-Id": "shown",
    Prefer: "handling=lenient",
  };
  for (const path of paths)
    await send("finance", "POST", `${path}?phone=hush-phone&page=4`, { ...named, ...unnamed }, headers);
  const shownHeaders = { "x-pass": "***", session: "***", "x-request-id": "shown", prefer: "handling=lenient" };
  const masked = { ssn: "***", taxNumber: "***", meta: "***", list: "***" };
  expect(await mock.shown("/requests")).toMatchObject(
    paths.map((path) => ({
      target: `${path}?phone=***&page=4`,
      headers: shownHeaders,
      body: { ...named, ...masked },
    })),
  );
  const match = { body: unnamed };
  await control("POST", "/scenarios", { operationId: "createParty", status: 500, match });
  // A value in the place of a name.
  for (const query of ["4111111111111111", "4111111111111111=", "hush-bare"])
    await mock.ask("finance", `/v1/parties?${query}`);
  const text = await seen("/scenarios");
  expect(text.match(/hush-[a-z]+|987654321|4111111111/g)).toBeNull();
});

test("what comes back of them is shown in no response either, nor in a scenario's", async () => {
  await control("POST", "/settings", { paymentSessions: true });
  const path = `/v1/accounts/${cast.account}/fiat-to-crypto/payment-sessions`;
  const metadata = { ssn: "hush-back", iban2: "hush-iban" };
  await mock.result("POST", path, { inAmount: 5, inCurrency: "EUR", externalRef: "shown-ref", metadata });
  expect(JSON.stringify(await mock.result("GET", path))).toContain("hush-back");
  const body = { success: true, result: { id: "shown-id", born: "hush-own", name: "hush-name" } };
  // The name of a webhook is not personal; that of a company is.
  await control("POST", "/scenarios", { operationId: "listWebhooks", response: { status: 200, body } });
  await mock.ask("finance", "/v1/webhooks");
  const text = await seen("/scenarios");
  for (const there of ["shown-ref", "shown-id"]) expect(text).toContain(there);
  expect(text.match(/hush-[a-z]+/g)).toBeNull();
});
