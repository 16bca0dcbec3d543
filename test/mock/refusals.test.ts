// What the mock refuses, and what it says to do about it: the documented code, in the service's envelope, with the place.

import { describe, expect, test } from "vitest";
import { cast, codeOf, messageOf, mockForTests } from "./mock.ts";

const mock = mockForTests({ speed: 0 });
const sessions = `/v1/accounts/${cast.account}/fiat-to-crypto/payment-sessions`;
const key = { type: "API_KEY", headerName: "X-Key", apiKey: "example-webhook-key" };

test.each([
  ["/v1/accounts/urn:uuid:8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401", "invalid-parameter", "accountId"],
  [`${sessions}?to=2026-09-16`, "invalid-parameter", "to must be an ISO-8601 instant"],
  [`${sessions}?page=1&page=2`, "invalid-request", "page is given more than once"],
  [`${sessions}?page=two`, "invalid-request", "page must be"],
  ["/v1/parties/no-uuid", "invalid-request", "partyId must be a UUID"],
])("%s is %s", async (path, code, words) => {
  const response = await mock.ask("finance", path);
  expect([response.status, codeOf(response)]).toEqual([400, code]);
  expect(messageOf(response)).toContain(words);
});

test("says everything that is wrong at once", async () => {
  const { body } = await mock.ask("finance", `${sessions}?size=101&page=0`);
  expect(body).toMatchObject({ errors: [{ code: "page.validation" }, { code: "size.validation" }] });
});

describe("a webhook", () => {
  const url = "https://x.example";
  const method = (change: object) => ({ url, authenticationMethod: { ...key, ...change } });
  const wrong = (field: string, values: string[], words: string) =>
    values.map((value) => [`${field} ${value}`, method({ [field]: value }), `${field} ${words}`] as const);
  const flag = "; to allow plain http to this host, start the mock with --allow-http-webhooks";

  test.each<readonly [string, object, string]>([
    ["plain http", { url: "http://127.0.0.1/x", authenticationMethod: key }, `url must match ^https://${flag}.`],
    ["plain http elsewhere", { url: "http://h.example/", authenticationMethod: key }, `${flag}-to h.example.`],
    ["no host", { url: "https:///hooks", authenticationMethod: key }, "url must be an absolute URI with a host"],
    ["a user", { url: "https://me@x.example", authenticationMethod: key }, "url must not have a user or password"],
    ...wrong("headerName", ["X Y", "Schlüssel", "X\nY"], "must be the name of a header"),
    ...wrong("headerName", ["Content-Length", "transfer-encoding"], "must"),
    ...wrong("apiKey", ["a\r\nb", "ü€", " k"], "must"),
  ])("with %s is refused, when it is registered and when it is replaced", async (_, body, words) => {
    for (const [verb, path] of [
      ["POST", "/v1/webhooks"],
      ["PUT", "/v1/webhooks/whk-1"],
    ] as const) {
      const response = await mock.send("finance", verb, path, body);
      expect([response.status, codeOf(response)]).toEqual([400, "invalid-request"]);
      expect(messageOf(response)).toContain(words);
      expect(JSON.stringify(response.body)).not.toContain("example-webhook-key");
    }
  });

  const open = mockForTests({ allowHttpWebhooks: ["app", "Worker.example"] });
  test("may be on plain http where that is allowed: on this machine and at named hosts", async () => {
    const register = async (url: string) =>
      (await open.send("finance", "POST", "/v1/webhooks", { url, authenticationMethod: key })).status;
    const taken = ["http://127.0.0.1:3000/x", "http://[::1]:3000/", "http://app:3000/x", "http://worker.example/"];
    for (const url of taken) expect([url, await register(url)]).toEqual([url, 201]);
    const foreign = [
      "http://127.0.0.1.evil.example/",
      "http://localhost@evil.example/",
      "http://app.evil.example/",
    ];
    for (const url of foreign) expect([url, await register(url)]).toEqual([url, 400]);
  });
});

test("what is asked for at the root is told what there is", async () => {
  const page = "This is a mock: see /__mock/ for its control page";
  expect(messageOf(await mock.ask("finance", "/"))).toBe(
    `There is no operation at /. ${page}; POST ${mock.address("auth")}/token issues tokens.`,
  );
});

test("who sends no token is told where there is one", async () => {
  const refused = await mock.ask("finance", "/v1/parties", { headers: { Authorization: "" } });
  expect(messageOf(refused)).toContain(
    `Get one from POST ${mock.address("auth")}/token, or use example-access-token.`,
  );
});

test("what has to be there first is named with the way to it", async () => {
  const { id: partyId } = await mock.result("POST", "/v1/parties", { partyType: "INDIVIDUAL", firstName: "Ada" });
  const { id } = await mock.result("POST", "/v1/accounts", { party: { id: partyId } });
  const open = () => mock.send("finance", "POST", `/v1/accounts/${id}/virtual-bank-accounts`, {});
  expect(messageOf(await open())).toMatch(
    /not verified yet: open the url of its verification and approve, or advance/,
  );
  await mock.control("POST", "/move", { kind: "parties", id: partyId, to: "VERIFIED" });
  expect(messageOf(await open())).toMatch(/has not accepted the partner terms: open the consentUrl/);
});
