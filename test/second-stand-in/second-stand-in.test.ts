// The second stand-in itself: the faithful server keeps the main flows, its tables are sound, and a sample of defects shows.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DEFECTS } from "./defects/index.ts";
import { statuses, tell } from "./probe.ts";
import { stories } from "./stories.ts";
import { errors, ramp } from "./stories-more.ts";
import { VARIATIONS } from "./variations.ts";

const register = readFileSync(new URL("../../openapi/register.yaml", import.meta.url), "utf8");

describe.concurrent("the second stand-in", () => {
  it("tells a story the same way twice, and never fails itself", async () => {
    expect(await tell(stories.sequences)).toEqual(await tell(stories.sequences));
    for (const story of [stories.access, errors, ramp]) {
      expect(statuses(await tell(story)).filter((status) => status.startsWith("5"))).toEqual([]);
    }
  });

  it("moves money as the ledger says, and tells each webhook what its writes cause", async () => {
    const seen = await tell(async (p) => {
      await stories.deliveries(p);
      const total = async (id: unknown) => {
        const { many } = await p.finance(`GET /v1/accounts/${id}/wallets`);
        const [usdc] = (many[0]?.["balances"] ?? []) as { amount: Record<string, string> }[];
        return usdc?.amount;
      };
      // Sent: 12.345678, 1 and 2. A payout of 10 completed; 999999 failed; 249.25 came in to the virtual bank account.
      const paidIn = { reserved: "0.000000", total: "5223.904322", available: "5223.904322" };
      expect(await total(p.fixtures.accountId)).toEqual(paidIn);
      expect(await total(p.fixtures.secondAccountId)).toMatchObject({ total: "5115.345678", reserved: "0.000000" });
    });
    const deliveries = seen.filter((line) => line.startsWith("delivery"));
    const types = new Set(deliveries.map((line) => /"eventType":"(\w+)"/.exec(line)?.[1]));
    expect(types.size).toBe(13);
    const authenticated = /"x-hook-key":"Key-(One|Two)"|"authorization":"Basic Y291cmllcjpzM2NyZXQ="/;
    expect(deliveries.filter((line) => !authenticated.test(line))).toEqual([]);
  });

  it("has sound tables", () => {
    const names = [...DEFECTS, ...VARIATIONS].map((one) => one.name);
    expect(new Set(names).size).toBe(names.length);
    expect(DEFECTS.length).toBeGreaterThanOrEqual(110);
    expect(VARIATIONS.length).toBeGreaterThanOrEqual(15);
    const unknown = DEFECTS.filter((one) => !register.includes(`  - id: ${one.rule}\n`));
    expect(unknown.map((one) => one.name)).toEqual([]);
  });

  it("shows a defect of some kinds", async () => {
    for (const kind of ["lists", "money", "idempotency"] as const) {
      const one = DEFECTS.find((defect) => defect.kind === kind);
      expect(await tell(stories[kind], [one?.name ?? ""])).not.toEqual(await tell(stories[kind]));
    }
  });
});
