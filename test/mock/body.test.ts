// What reading a body costs: a good one brings about no refusal.

import { expect, test, vi } from "vitest";
import { mockForTests } from "./mock.ts";

const made = vi.hoisted(() => ({ refusals: 0 }));
vi.mock("../../mock/refusal.ts", async (original) => {
  const real = await original<typeof import("../../mock/refusal.ts")>();
  class Refusal extends real.Refusal {
    constructor(...args: ConstructorParameters<typeof real.Refusal>) {
      super(...args);
      made.refusals += 1;
    }
  }
  return { ...real, Refusal };
});

const mock = mockForTests({}, { limits: { bodyBytes: 100 } });

test("a refusal is made for a body that is refused, and for no other", async () => {
  const send = (amount: unknown) => mock.send("ramp", "POST", "/v1/fees/calculate", { amount });
  expect((await send(1)).status).toBe(200);
  expect(made.refusals).toBe(0);
  expect((await send("x".repeat(200))).status).toBe(413);
  expect(made.refusals).toBe(1);
});
