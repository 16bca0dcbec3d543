// How statuses move: as the contract has it (`x-transitions`), with what the mock adds to it, and nothing against it.

import { describe, expect, test } from "vitest";
import { type Contracts, createStateContract } from "../../../mock/state/contract.ts";
import { createState } from "../../../mock/state/index.ts";
import { conditions } from "../../../mock/state/lifecycle/conditions.ts";
import { type MachineName, machineOf, machines } from "../../../mock/state/lifecycle/machines.ts";
import { ownMoves, refinements } from "../../../mock/state/lifecycle/overlay.ts";
import { notEmitted, transitionsOf } from "../../../mock/state/lifecycle/transitions.ts";
import { createContract, loadContracts } from "../../../model/contract.ts";
import { asArray, asObject, type JsonObject } from "../../../model/document.ts";
import { bundles } from "../../lib/bundles.ts";
import { readRegister } from "../../lib/register/register.ts";
import { operations } from "./lib/state.ts";

const contract = createStateContract(loadContracts());
const moves = transitionsOf(contract);
const all = Object.values(moves).flat();
const names = Object.keys(machines) as MachineName[];
const schemas = [bundles.finance, bundles.ramp].flatMap((bundle) =>
  Object.entries(asObject(asObject(bundle["components"])["schemas"])),
);
const schemaOf = (machine: MachineName) => asObject(schemas.find(([name]) => name === machineOf(machine).schema)?.[1]);

/** Contracts in which the transitions of one schema are changed. */
function withTransitions(schema: string, change: (rows: JsonObject[]) => JsonObject[]): Contracts {
  const finance = structuredClone(bundles.finance);
  const node = asObject(asObject(asObject(finance["components"])["schemas"])[schema]);
  node["x-transitions"] = change(asArray(node["x-transitions"]).map(asObject));
  return { finance: createContract("finance", finance), ramp: createContract("ramp", bundles.ramp) };
}

test("every status schema that has transitions has a machine", () => {
  const known = names.map((name) => machineOf(name).schema);
  // What is confirmed later, the mock may not carry out yet.
  const stated = schemas.filter(([, schema]) =>
    asArray(asObject(schema)["x-transitions"]).some((row) => asObject(row)["x-evidence"] !== "confirmed"),
  );
  const unknown = stated.map(([name]) => name).filter((name) => !known.includes(name));
  expect(unknown, "name these in mock/state/lifecycle/machines.ts").toEqual([]);
  expect(stated.length).toBeGreaterThan(10);
});

describe("the contract's transitions", () => {
  /** No operation brings this one about: a new partner or a new version of the terms does. */
  const withoutCause = ["partnerTerms ACCEPTED REQUIRED"];
  const stated = names.flatMap((machine) => {
    const { schema } = machineOf(machine);
    const rows = schema === undefined ? [] : contract.transitionsOf(schema);
    return rows.map((row) => ({ machine, ...row }));
  });
  // What is confirmed later, the mock may not carry out yet; where nobody says from where, or it is assumed, the mock does.
  const due = stated.filter(
    ({ machine, from, to, operationId, evidence }) =>
      evidence !== "confirmed" &&
      (from !== undefined || (operationId !== undefined && evidence !== "assumed")) &&
      !withoutCause.includes(`${machine} ${from} ${to}`),
  );

  test.each(due)("$machine moves from $from to $to", ({ machine, from = "*", to, operationId, event, evidence }) => {
    const made = moves[machine].filter((move) => move.from === from && move.to === to);
    expect(made, "say in mock/state/lifecycle/overlay.ts what sets it off, or mark it confirmed").not.toEqual([]);
    for (const move of made.filter(({ outcome }) => outcome === undefined))
      expect(move).toMatchObject({ evidence, ...(event === undefined ? {} : { event }) });
    if (operationId !== undefined) expect(made.map(({ by }) => by)).toContain(operationId);
  });

  test("are most of what the contract states", () => {
    expect(due.length).toBeGreaterThan(25);
  });

  test("with an operation need nothing from the mock", () => {
    const added = { from: "ACTIVE", to: "AWAITING_OWNERSHIP_PROOF", operationId: "completeRouteOwnershipProof" };
    const changed = withTransitions("PayoutRouteStatus", (rows) => [...rows, added]);
    const { payoutRoute } = transitionsOf(createStateContract(changed));
    expect(payoutRoute).toContainEqual({
      ...{ machine: "payoutRoute", from: "ACTIVE", to: "AWAITING_OWNERSHIP_PROOF" },
      ...{ by: "completeRouteOwnershipProof", evidence: "documented" },
    });
  });
});

describe("the overlay", () => {
  test.each(refinements)("adds to $machine from $from to $to, which the contract has", ({ machine, from, to }) => {
    const rows = contract.transitionsOf(machineOf(machine).schema ?? "");
    expect(rows).toContainEqual(expect.objectContaining({ from: from === "*" ? undefined : from, to }));
  });

  test("that adds to a transition the contract no longer has stops the start, and a reload, in one line", () => {
    const contracts = withTransitions("PayoutStatus", (rows) => rows.filter(({ to }) => to !== "FAILED"));
    const line =
      /^mock\/state\/lifecycle\/overlay.ts adds to payout from SENDING to FAILED, which x-transitions of PayoutStatus .*$/;
    expect(() => createState({ contracts, speed: 0 })).toThrow(line);
    const state = createState({ speed: 0 });
    expect(() => state.renew(contracts)).toThrow(line);
    expect(state.notEmitted(["PAYOUT_FAILED"])).toEqual([]);
    state.close();
  });

  const listed = ownMoves.filter(({ machine, from, to }) => {
    const values = asArray(schemaOf(machine)["enum"] ?? schemaOf(machine)["x-extensible-enum"]);
    const isListed = (status: string | null) => status === null || status === "*" || values.includes(status);
    // A move to the status a resource is in, for another operation, is none.
    return from !== to && isListed(from) && isListed(to);
  });

  test("moves on its own only among statuses that the contract does not list, by what was confirmed since, or where only to is assumed", () => {
    const against = listed.filter(({ machine, from, to }) => {
      const rows = contract.transitionsOf(machineOf(machine).schema ?? "").filter((row) => row.to === to);
      return !rows.some((row) => [undefined, from].includes(row.from) && row.evidence !== "documented");
    });
    expect(against, "correct mock/state/lifecycle/overlay.ts, or x-transitions in openapi/").toEqual([]);
  });
});

test("names events, conditions and operations that exist", () => {
  const events = Object.keys(asObject(bundles.finance["webhooks"]));
  // Several operations create payment requests under one word; a payment is no operation at all.
  const causes = ["entry", "payment", "expiry", ...operations.map(({ operationId }) => operationId)];
  for (const { by, event, when } of all) {
    expect(causes).toContain(by);
    if (event !== undefined) expect(events).toContain(event);
    if (when !== undefined) expect(Object.keys(conditions)).toContain(when);
  }
});

describe("events", () => {
  const known = Object.keys(asObject(bundles.finance["webhooks"]));
  const emitted = new Set(all.map(({ event }) => event));

  test("that are documented are emitted by some transition, but for the ping", () => {
    const documented = readRegister().entries.flatMap(({ event }) => event?.name ?? []);
    const missing = documented.filter((event) => !emitted.has(event));
    expect(missing, "name the event in a move of mock/state/lifecycle/overlay.ts").toEqual(["PING"]);
  });

  test("that no transition emits are told when the mock starts", () => {
    const silent = known.filter((event) => event !== "PING" && !emitted.has(event));
    expect(notEmitted(contract, known)).toEqual(silent);
    expect(notEmitted(contract, [...known, "EVENT_OF_TOMORROW"])).toEqual([...silent, "EVENT_OF_TOMORROW"]);
  });
});

test("moves that leave one status for one cause have one delay, so that one timer serves them", () => {
  const delays = new Map<string, Set<number | undefined>>();
  for (const { machine, from, by, after } of all) {
    const key = `${machine} ${from} ${by}`;
    delays.set(key, (delays.get(key) ?? new Set()).add(after));
  }
  expect([...delays].filter(([, set]) => set.size > 1)).toEqual([]);
});
