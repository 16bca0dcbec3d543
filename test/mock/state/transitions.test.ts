// The table of transitions: it agrees with the contract in both directions, and every event it names exists.

import { describe, expect, test } from "vitest";
import { conditions } from "../../../mock/state/lifecycle/conditions.ts";
import { machines } from "../../../mock/state/lifecycle/status.ts";
import { type Machine, notEmitted, transitions } from "../../../mock/state/lifecycle/transitions.ts";
import { asArray, asObject, type JsonObject } from "../../../model/document.ts";
import { bundles } from "../../lib/bundles.ts";
import { readRegister } from "../../lib/register/register.ts";
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
const rows = statusSchemas.flatMap(({ machine, schema }) => movesOf(schema).map((row) => ({ machine, row })));
/** What is confirmed later, the mock may not model yet. */
const stated = rows.filter(({ row }) => !isConfirmed(row));

function movesOf(schema: unknown): JsonObject[] {
  return asArray(asObject(schema)["x-transitions"]).map(asObject);
}

function isConfirmed(row: JsonObject): boolean {
  return row["x-evidence"] === "confirmed";
}

const evidenceOf = (row: JsonObject) => row["x-evidence"] ?? "documented";

test("knows the machine of every status schema that has transitions", () => {
  const schemas = Object.values(bundles).flatMap((bundle) =>
    Object.entries(asObject(asObject(bundle["components"])["schemas"])),
  );
  const unknown = schemas
    .filter(([name, schema]) => machineOf[name] === undefined && !movesOf(schema).every(isConfirmed))
    .map(([name]) => name);
  expect(unknown, "add these to `machineOf` in test/mock/state/transitions.test.ts").toEqual([]);
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
    expect(
      known,
      "add the move to mock/state/transitions.ts; mark it confirmed if the mock need not take it",
    ).not.toEqual([]);
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
  const fits = rows.filter(
    (candidate) =>
      candidate.machine === machine &&
      candidate.row["to"] === to &&
      (from === "*" ? candidate.row["from"] === undefined : candidate.row["from"] === from),
  );
  // A move that the mock took for its own and that was confirmed since may keep its word here.
  if (fits.some(({ row }) => isConfirmed(row))) return;
  const remedy = "correct the row in mock/state/transitions.ts, or x-transitions of the status in openapi/";
  expect(
    fits.map(({ row }) => evidenceOf(row)),
    remedy,
  ).toContain(evidence);
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

describe("events", () => {
  const known = Object.keys(asObject(bundles.finance["webhooks"]));
  const emitted = new Set(transitions.map(({ event }) => event));

  test("that are documented are emitted by some transition, but for the ping", () => {
    const documented = readRegister().entries.flatMap(({ event }) => event?.name ?? []);
    const missing = documented.filter((event) => !emitted.has(event));
    expect(missing, "name the event in a row of mock/state/transitions.ts").toEqual(["PING"]);
  });

  test("that no transition emits are told when the mock starts", () => {
    const silent = known.filter((event) => event !== "PING" && !emitted.has(event));
    expect(notEmitted(known)).toEqual(silent);
    expect(notEmitted([...known, "EVENT_OF_TOMORROW"])).toEqual([...silent, "EVENT_OF_TOMORROW"]);
  });
});

test("rows that leave one status for one cause have one delay, so that one timer serves them", () => {
  const delays = new Map<string, Set<number | undefined>>();
  for (const { machine, from, by, after } of transitions) {
    const key = `${machine} ${from} ${by}`;
    delays.set(key, (delays.get(key) ?? new Set()).add(after));
  }
  expect([...delays].filter(([, set]) => set.size > 1)).toEqual([]);
});
