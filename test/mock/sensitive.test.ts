// Journal, scenarios and verification show no personal, bank or secret data, as the contract marks it (`x-data`).

import { expect, test } from "vitest";
import { apis } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { operationsOf } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { mockForTests } from "../lib/mock.ts";
import { exampleRequest } from "../lib/requests.ts";
import { leaksIn, requestExamples, sensitiveExamples } from "../lib/sensitive.ts";

const mock = mockForTests({ journal: 5_000, speed: 0 });
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
