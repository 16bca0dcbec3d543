// The example of mock/README.md: a suite with a mock of its own, each of whose tests starts from the same state.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Mock, startMock } from "../../mock/start.ts";

let mock: Mock;

/** Sends a request to the control API. A 204 has no body. */
async function control(method: string, path: string, body?: object): Promise<unknown> {
  const init = body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`${mock.addresses.finance}/__mock${path}`, { method, ...init });
  if (!response.ok) throw new Error(await response.text());
  return response.status === 204 ? undefined : response.json();
}

beforeAll(async () => {
  mock = await startMock({ speed: 0 });
  await control("POST", "/snapshots", { name: "start" });
});

beforeEach(() => control("POST", "/reset", { snapshot: "start" }));

afterAll(() => mock.stop());

/** Stands for your application. */
const listParties = () =>
  fetch(`${mock.addresses.finance}/v1/parties`, { headers: { Authorization: "Bearer example-access-token" } });

test("a busy service", async () => {
  await control("POST", "/scenarios", { operationId: "listParties", times: "forever", status: 500 });
  expect((await listParties()).status).toBe(500);
});

test("the next test knows nothing of it", async () => {
  expect((await listParties()).status).toBe(200);
  await control("POST", "/requests/verify", { operationId: "listParties", times: 1 });
});
