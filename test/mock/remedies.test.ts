// What the mock says when it refuses: not only what is wrong, but what to do about it.

import { expect, test } from "vitest";
import { cast, messageOf, mockForTests } from "./mock.ts";

const mock = mockForTests({ speed: 0 });
const own = mockForTests({ speed: 0, config: "test/mock/own-clients.json" });

test("the address of a port says what is there, in the form of its API", async () => {
  const tokens = `POST ${mock.address("auth")}/token issues tokens`;
  const answered = await mock.ask("finance", "/");
  expect(answered.status).toBe(404);
  expect(messageOf(answered)).toBe(
    `There is no operation at /. This is a mock: see /__mock/ for its control page and /openapi.json for the contract; ${tokens}.`,
  );
  expect(messageOf(await mock.ask("finance", "/v1/partys"))).toMatch(
    /^There is no operation at \/v1\/partys\. The nearest are GET \/v1\/parties, GET \S+, GET \S+\.$/,
  );
  const { status, body } = await mock.ask("auth", "/?x=1");
  expect([status, body]).toEqual([
    404,
    expect.objectContaining({ error_description: expect.stringContaining(tokens) }),
  ]);
});

test("who sends no token is told where there is one; of clients that are somebody's own none is known", async () => {
  const refusal = async (one: typeof mock) =>
    messageOf(await one.ask("finance", "/v1/parties", { headers: { Authorization: "" } }));
  const start = "The Authorization header with a bearer token is missing or malformed. Get one from POST";
  expect(await refusal(mock)).toBe(`${start} ${mock.address("auth")}/token, or use example-access-token.`);
  expect(await refusal(own)).toBe(`${start} ${own.address("auth")}/token.`);
});

test("a webhook on plain http names the flag that takes it", async () => {
  const authenticationMethod = { type: "API_KEY", headerName: "X-Key", apiKey: "a-long-enough-key" };
  const register = (url: string) => mock.send("finance", "POST", "/v1/webhooks", { url, authenticationMethod });
  const flag = "; to take plain http there, start the mock with --allow-http-webhooks.";
  expect(messageOf(await register("http://localhost:3000/hooks"))).toBe(`Body field url must match ^https://${flag}`);
  const named = "; to take plain http there, start the mock with --allow-http-webhooks-to hooks.example.";
  expect(messageOf(await register("http://hooks.example/"))).toBe(`Body field url must match ^https://${named}`);
});

test("an event by hand counts those it is delivered to, and says who gets none and why", async () => {
  const send = async () =>
    (await mock.control("POST", "/events", { eventType: "PING" })).body as Record<string, unknown>;
  const id = ((await mock.ask("finance", "/v1/webhooks")).body as { result: { id: string }[] }).result[0]?.id;
  const why = `it was seeded without a secret; send one with PUT /v1/webhooks/${id}, or seed it with one`;
  expect(await send()).toMatchObject({ webhooks: 0, skipped: [{ id, why }] });
  const authenticationMethod = { type: "API_KEY", headerName: "X-Key", apiKey: "a-long-enough-key" };
  const webhook = { url: "https://127.0.0.1:1/", authenticationMethod };
  expect((await mock.send("finance", "PUT", `/v1/webhooks/${id}`, webhook)).status).toBe(200);
  const sent = await send();
  expect(sent).toMatchObject({ webhooks: 1 });
  expect(sent).not.toHaveProperty("skipped");
});

test("what has to be there first is named with the way to it", async () => {
  const { body } = await mock.send("finance", "POST", "/v1/parties", { partyType: "INDIVIDUAL", firstName: "Ada" });
  const partyId = (body as { result: { id: string } }).result.id;
  const account = (await mock.send("finance", "POST", "/v1/accounts", { party: { id: partyId } })).body;
  const { id } = (account as { result: { id: string } }).result;
  const open = () => mock.send("finance", "POST", `/v1/accounts/${id}/virtual-bank-accounts`, {});
  expect(messageOf(await open())).toMatch(/not verified yet: open the url of its verification and approve, or advance/);
  await mock.control("POST", "/move", { kind: "parties", id: partyId, to: "VERIFIED" });
  expect(messageOf(await open())).toMatch(/has not accepted the partner terms: open the consentUrl/);
  await mock.control("POST", "/move", { kind: "parties", id: partyId, field: "partnerTermsStatus", to: "ACCEPTED" });
  const made = (await open()).body as { result: { id: string } };
  const credit = { virtualBankAccountId: made.result.id, amount: "10.00", currency: "EUR" };
  const credited = async () => (await mock.control("POST", "/bank-credits", credit)).body;
  expect(await credited()).toEqual({
    error: `the virtual bank account ${made.result.id} is PENDING; advance the clock until it is ACTIVE`,
  });
  const refused: [object, number, string][] = [
    [{ virtualBankAccountId: cast.tenant }, 404, `there is no virtual bank account ${cast.tenant}`],
    [{ curency: "EUR" }, 400, "a bank credit has no field curency (did you mean currency?); it may have "],
    [{ currency: undefined }, 400, "the bank credit lacks currency"],
    [{ virtualBankAccountId: 5 }, 400, "virtualBankAccountId must be string"],
  ];
  for (const [change, status, error] of refused) {
    const { status: got, body: told } = await mock.control("POST", "/bank-credits", { ...credit, ...change });
    expect([got, told]).toEqual([status, { error: expect.stringContaining(error) }]);
  }
  await mock.control("POST", "/clock", { days: 1 });
  const { payInId } = (await credited()) as { payInId: string };
  // An event by hand names it, whatever the case of the letters.
  const order = { eventType: "PAY_IN_SETTLED", result: { payInId: payInId.toUpperCase() } };
  expect(await mock.control("POST", "/events", order)).toMatchObject({
    ...{ status: 200, body: { event: { result: { payInId } } } },
  });
});
