// The table of transitions: it agrees with the contract in both directions, and every event it names exists.

import { expect, test } from "vitest";
import { conditions } from "../../../mock/state/conditions.ts";
import { machines } from "../../../mock/state/status.ts";
import { type Machine, transitions } from "../../../mock/state/transitions.ts";
import { asArray, asObject, type JsonObject } from "../../../scripts/lib/openapi.ts";
import { bundles } from "../../lib/bundles.ts";
import { operations } from "./lib/state.ts";

/** The machines whose status has a schema of its own in the contract. */
const machineOf: Record<string, Machine> = {
  AmlStatus: "walletScreening",
  BankAccountVerificationStatus: "companyBankAccount",
  PartnerTermsStatus: "partnerTerms",
  PartyKycStatus: "partyKyc",
  PayInStatus: "payIn",
  PaymentRequestStatus: "paymentRequest",
  PaymentSessionStatus: "paymentSession",
  PayoutRouteStatus: "payoutRoute",
  PayoutStatus: "payout",
  RampRequestStatus: "rampRequest",
  TransferStatus: "transfer",
  VirtualBankAccountStatus: "virtualBankAccount",
  WalletStatus: "walletAllowance",
};

/** Rows of the contract that no operation brings about: a new partner or a new version of the terms does. */
const withoutOperation = ["partnerTerms ACCEPTED REQUIRED"];

const statusSchemas = Object.values(bundles).flatMap((bundle) =>
  Object.entries(asObject(asObject(bundle["components"])["schemas"])).flatMap(([name, schema]) => {
    const machine = machineOf[name];
    return machine === undefined ? [] : [{ machine, schema: asObject(schema) }];
  }),
);
const stated = statusSchemas.flatMap(({ machine, schema }) =>
  asArray(schema["x-transitions"]).map((row) => ({ machine, row: asObject(row) })),
);
const evidenceOf = (row: JsonObject) => row["x-evidence"] ?? "documented";

test("knows the machine of every status schema that has transitions", () => {
  const all = Object.values(bundles).flatMap((bundle) =>
    Object.values(asObject(asObject(bundle["components"])["schemas"])).flatMap((schema) =>
      asArray(asObject(schema)["x-transitions"]),
    ),
  );
  expect(stated.length).toBe(all.length);
  expect(stated.length).toBeGreaterThan(20);
});

test.each(stated.filter(({ machine, row }) => !withoutOperation.includes(`${machine} ${row["from"]} ${row["to"]}`)))(
  "takes $machine from $row.from to $row.to, as the contract has it",
  ({ machine, row }) => {
    const fits = transitions.filter(
      (candidate) =>
        candidate.machine === machine &&
        candidate.to === row["to"] &&
        // A row without `from` is met by a move from anywhere.
        (row["from"] === undefined ||
          candidate.from === row["from"] ||
          (candidate.from === "*" && row["from"] !== null)),
    );
    const known = fits.filter(({ by, event }) => {
      const byTheSame = row["operationId"] === undefined || [by, "createTransfer"].includes(String(row["operationId"]));
      return (byTheSame || by === "createTransfer") && (row["event"] === undefined || event === row["event"]);
    });
    expect(known).not.toEqual([]);
    if (row["from"] !== undefined) expect(known.map(({ evidence }) => evidence)).toContain(evidenceOf(row));
  },
);

test.each(
  statusSchemas.flatMap(({ machine, schema }) => {
    const values = asArray(schema["enum"] ?? schema["x-extensible-enum"]);
    const isListed = (status: string | null) => status === null || status === "*" || values.includes(status);
    return transitions.filter((row) => row.machine === machine && isListed(row.from) && isListed(row.to));
  }),
)("$machine moves from $from to $to only as the contract says", ({ machine, from, to, evidence }) => {
  // A move to the status a resource is in, for another operation, is none.
  if (from === to) return;
  const rows = stated.filter(
    (candidate) =>
      candidate.machine === machine &&
      candidate.row["to"] === to &&
      (from === "*" ? candidate.row["from"] === undefined : candidate.row["from"] === from),
  );
  expect(rows.map(({ row }) => evidenceOf(row))).toContain(evidence);
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
