// What a company is allowed, and how a developer sets it: payment sessions first of all, which are off by default.

import { writeFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { temporaryFolder } from "../lib/folder.ts";
import { cast, codeOf, mockForTests } from "./mock.ts";

const sessions = `/v1/accounts/${cast.account}/fiat-to-crypto/payment-sessions`;
const session = { inAmount: 250, inCurrency: "EUR" };
const initial = { webhookCap: 10, paymentSessions: false, kycNotRequired: false, companyActive: true, strict: false };

describe("the control API", () => {
  const mock = mockForTests({ speed: 0 });
  const create = () => mock.send("finance", "POST", sessions, session);
  beforeEach(() => mock.control("POST", "/reset"));

  test("enables payment sessions, whose payment then arrives, and a reset disables them", async () => {
    expect((await mock.control("GET", "/settings")).body).toEqual(initial);
    expect(codeOf(await create())).toBe("no-suitable-provider");
    const { status, body } = await mock.control("POST", "/settings", { paymentSessions: true });
    expect([status, body]).toEqual([200, { ...initial, paymentSessions: true }]);
    const created = await create();
    expect(created.status).toBe(201);
    await mock.control("POST", "/clock", { seconds: 10 });
    const { body: list } = await mock.ask("finance", `${sessions}?size=1`);
    const { id } = (created.body as { result: { id: string } }).result;
    expect(list).toMatchObject({ result: [{ id, status: "PAYMENT_RECEIVED" }] });
    // A reset of a tenant leaves what is not its own.
    await mock.control("POST", "/reset", { tenantId: cast.tenant });
    expect((await create()).status).toBe(201);
    await mock.control("POST", "/reset");
    expect(codeOf(await create())).toBe("no-suitable-provider");
  });

  test("sets the others", async () => {
    const party = () => mock.send("finance", "POST", "/v1/parties", { firstName: "Ada", kycStatus: "NOT_REQUIRED" });
    expect(codeOf(await party())).toBe("kyc-not-required-not-allowed");
    await mock.control("POST", "/settings", { kycNotRequired: true, webhookCap: 0 });
    expect((await party()).status).toBe(201);
    const authenticationMethod = { type: "API_KEY", headerName: "X-Key", apiKey: "k" };
    const webhook = { url: "https://hooks.example", authenticationMethod };
    expect((await mock.send("finance", "POST", "/v1/webhooks", webhook)).status).toBe(409);
  });

  test.each([{ paymentSession: true }, { paymentSessions: "yes" }, { webhookCap: -1 }, { webhookCap: 1.5 }])(
    "refuses %j and sets nothing",
    async (wrong) => {
      const answer = await mock.control("POST", "/settings", { kycNotRequired: true, ...wrong });
      expect([answer.status, Object.keys(answer.body as object)]).toEqual([400, ["error"]]);
      expect((await mock.control("GET", "/settings")).body).toEqual(initial);
    },
  );
});

describe("from the start", () => {
  const given = mockForTests({ speed: 0, settings: { paymentSessions: true, kycNotRequired: true } });
  const create = (mock: typeof given) => mock.send("finance", "POST", sessions, session);

  test("payment sessions are enabled, and a reset leaves it so", async () => {
    expect((await create(given)).status).toBe(201);
    const party = { firstName: "Ada", kycStatus: "NOT_REQUIRED" };
    expect((await given.send("finance", "POST", "/v1/parties", party)).status).toBe(201);
    const sandbox = (await given.control("POST", "/sandboxes")).body as { id: string };
    expect((await given.control("GET", `/sandboxes/${sandbox.id}/settings`)).body).toMatchObject({
      kycNotRequired: true,
    });
    await given.control("POST", "/settings", { paymentSessions: false });
    expect(codeOf(await create(given))).toBe("no-suitable-provider");
    await given.control("POST", "/reset");
    expect((await create(given)).status).toBe(201);
  });
});

describe("a scenario file", async () => {
  const file = `${temporaryFolder("mock")}/scenario.json`;
  await writeFile(file, JSON.stringify({ settings: { paymentSessions: true } }));
  const mock = mockForTests({ speed: 0, scenario: file });

  test("has them too", async () => {
    expect((await mock.send("finance", "POST", sessions, session)).status).toBe(201);
  });
});
