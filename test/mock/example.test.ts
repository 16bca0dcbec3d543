// The example of mock/README.md: a suite with a mock of its own, each of whose tests starts from the same state.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Mock, startMock } from "../../mock/start.ts";

let mock: Mock;

beforeAll(async () => {
  mock = await startMock({ speed: 0, allowHttpWebhooks: true });
  await mock.snapshot("start");
});

beforeEach(() => mock.reset({ snapshot: "start" }));

afterAll(() => mock.stop());

/** Stands for your application. */
const listParties = () =>
  fetch(`${mock.addresses.finance}/v1/parties`, { headers: { Authorization: "Bearer example-access-token" } });

test("a busy service", async () => {
  await mock.scenario({ operationId: "listParties", times: "forever", status: 500 });
  expect((await listParties()).status).toBe(500);
});

test("the next test knows nothing of it", async () => {
  expect((await listParties()).status).toBe(200);
  expect(await mock.requests({ operationId: "listParties" })).toHaveLength(1);
});

test("a payout is completed", async () => {
  const receiver = await mock.receiver();
  const payoutId = "9ce608fb-a153-4247-8a9d-3fb241aed305";
  await mock.move({ kind: "payouts", id: payoutId, to: "COMPLETED" });
  await mock.advance({ seconds: 1 });
  const [delivery] = await receiver.deliveries({ eventType: "PAYOUT_COMPLETED", result: { payoutId } });
  expect(delivery?.event.result).toMatchObject({ payoutId });
});
