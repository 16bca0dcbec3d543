// The table of transitions: it agrees with the contract, and every event it names exists.

import { expect, test } from "vitest";
import { conditions } from "../../../mock/state/conditions.ts";
import { machines } from "../../../mock/state/status.ts";
import { transitions } from "../../../mock/state/transitions.ts";
import { asArray, asObject } from "../../../scripts/lib/openapi.ts";
import { bundles } from "../../lib/bundles.ts";
import { operations } from "./lib/state.ts";

test("has every transition the contract states, as documented", () => {
  const machineOf: Record<string, string> = {
    RampRequestStatus: "rampRequest",
    WalletStatus: "walletAllowance",
    PartnerTermsStatus: "partnerTerms",
  };
  // No operation brings about the return to REQUIRED: a new partner or a new version of the terms does.
  const withoutOperation = ["partnerTerms ACCEPTED REQUIRED"];
  const stated = Object.values(bundles).flatMap((bundle) =>
    Object.entries(asObject(asObject(bundle["components"])["schemas"])).flatMap(([name, schema]) =>
      asArray(asObject(schema)["x-transitions"]).map((row) => ({ name, row: asObject(row) })),
    ),
  );
  expect(stated.length).toBeGreaterThan(2);
  for (const { name, row } of stated) {
    const machine = machineOf[name];
    if (withoutOperation.includes(`${machine} ${row["from"]} ${row["to"]}`)) continue;
    const found = transitions.find(
      (candidate) =>
        candidate.machine === machine &&
        candidate.to === row["to"] &&
        (candidate.from === (row["from"] ?? "*") || candidate.from === "*") &&
        (row["operationId"] === undefined || candidate.by === row["operationId"]),
    );
    expect(found, `${name}: ${JSON.stringify(row)}`).toMatchObject({ evidence: "documented" });
  }
});

test("names events, conditions and operations that exist", () => {
  const events = Object.keys(asObject(bundles.finance["webhooks"]));
  // Several operations create transfers and payment requests; a payment is no operation at all.
  const causes = ["entry", "createTransfer", "payment", ...operations.map(({ operationId }) => operationId)];
  for (const row of transitions) {
    expect(causes).toContain(row.by);
    expect(Object.keys(machines)).toContain(row.machine);
    if (row.event !== undefined) expect(events).toContain(row.event);
    if (row.when !== undefined) expect(Object.keys(conditions)).toContain(row.when);
  }
});

test("every event of the contract is emitted by some transition, but for the ping", () => {
  const emitted = new Set(transitions.map(({ event }) => event));
  const missing = Object.keys(asObject(bundles.finance["webhooks"])).filter((event) => !emitted.has(event));
  expect(missing).toEqual(["PING"]);
});

test("rows that leave one status for one cause have one delay, so that one timer serves them", () => {
  const delays = new Map<string, Set<number | undefined>>();
  for (const { machine, from, by, after } of transitions) {
    const key = `${machine} ${from} ${by}`;
    delays.set(key, (delays.get(key) ?? new Set()).add(after));
  }
  expect([...delays].filter(([, set]) => set.size > 1)).toEqual([]);
});
