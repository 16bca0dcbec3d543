// Moves by hand: any that is not documented as impossible, with the same effects as moves by time.

import { nearest } from "../../../cli/nearest.ts";
import { asStrings, propertiesOf, resolve } from "../../../model/document.ts";
import { usualReasons } from "../../assumptions.ts";
import { Refusal } from "../../refusal.ts";
import { kinds, type Resource, type ResourceKind } from "../../store/resources.ts";
import type { StateContract } from "../contract.ts";
import { conflict } from "../refusals.ts";
import type { Move, MoveOrder, PossibleMove } from "../types.ts";
import type { World } from "../world.ts";
import { isOrganization } from "./conditions.ts";
import { whyImpossible } from "./impossible.ts";
import { type MachineName, machineNames, machineOf, statusesOf } from "./machines.ts";
import { enterStatus } from "./moves.ts";
import { statusOf } from "./status.ts";
import { eventInto, statedOf } from "./transitions.ts";

/** A resource by its kind and ID. @throws Refusal 400 for an unknown kind, 404 for an unknown resource. */
export function resourceNamed(world: World, tenant: string, kind: string, id: string): Resource {
  const resource = world.store.find(tenant, resourceKindOf(kind), id);
  if (resource === undefined) throw new Refusal(404, `there is no ${id} among the ${kind} of tenant ${tenant}`);
  return resource;
}

/** Checks the name of a kind of resource. @throws Refusal 400 for an unknown name. */
export function resourceKindOf(name: string): ResourceKind {
  const kind = kinds.find((one) => one === name);
  if (kind !== undefined) return kind;
  throw new Refusal(400, `${name} is not a kind of resource${nearest(name, kinds)}; there are ${kinds.join(", ")}`);
}

/** The machines of a resource; an individual has no KYB, an organization no KYC. */
function machinesOf(resource: Resource): MachineName[] {
  const others = isOrganization(resource.body) ? "partyKyc" : "partyKyb";
  return machineNames.filter(
    (name) => machineOf(name).kind === resource.kind && (name !== others || statusOf(resource, name) !== undefined),
  );
}

/**
 * The evidence of a transition in the contract; `mock` if the contract does not have it. A row without `from` does not
 * count: it documents a status and its event, but no status before.
 */
function evidenceOf(contract: StateContract, machine: MachineName, from: string | undefined, to: string) {
  const stated = statedOf(contract, machine);
  return stated.find((row) => row.to === to && row.from !== undefined && row.from === from)?.evidence ?? "mock";
}

/** The possible reasons of an event, the usual one first. */
function reasonsOf({ contracts: { finance } }: StateContract, eventType: string | undefined): string[] {
  const event = finance.events.get(eventType ?? "");
  const node = event && resolve(finance.document, propertiesOf(finance.document, event.result)["reason"]);
  const usual = usualReasons[eventType ?? ""];
  const all = asStrings(node?.["enum"] ?? node?.["x-extensible-enum"]);
  return all.toSorted((one, other) => Number(other === usual) - Number(one === usual));
}

/** The move to a status; if it is documented as impossible, the text that says why. */
function moveTo(world: World, resource: Resource, machine: MachineName, to: string): PossibleMove | string {
  const { contract } = world;
  const from = statusOf(resource, machine);
  // The event is only for individuals.
  const isSilent = machine === "partyKyc" && isOrganization(resource.body);
  const event = isSilent ? undefined : eventInto(contract, machine, to);
  const excluded = (reason?: string) => whyImpossible(world, resource, machine, { from, to, reason });
  const why = excluded();
  if (why !== undefined) return why;
  const reasons = reasonsOf(contract, event).filter((reason) => excluded(reason) === undefined);
  return {
    field: machineOf(machine).field,
    from: from ?? null,
    to,
    evidence: evidenceOf(contract, machine, from, to),
    ...(event !== undefined && { event }),
    ...(reasons.length > 0 && { reasons }),
  };
}

/** The moves of a resource that are not impossible; its money may still not allow one. */
export function movesOf(world: World, resource: Resource): PossibleMove[] {
  return machinesOf(resource).flatMap((machine) =>
    statusesOf(world.contract)
      [machine].filter((to) => to !== statusOf(resource, machine))
      .map((to) => moveTo(world, resource, machine, to))
      .filter((move) => typeof move !== "string"),
  );
}

/** The machine that an order is about. @throws Refusal 409 if none or several fit. */
function machineFor(world: World, resource: Resource, { to, field }: MoveOrder): MachineName {
  const machines = machinesOf(resource);
  const fieldsOf = (names: MachineName[]) => names.map((name) => machineOf(name).field).join(", ");
  const named = machines.filter((name) => field === undefined || machineOf(name).field === field);
  if (named.length === 0)
    throw conflict(
      `${resource.id} has no status${field ? ` in ${field}` : ""}; it has ${fieldsOf(machines) || "none"}`,
    );
  const fitting = named.filter((name) => statusesOf(world.contract)[name].includes(to));
  if (fitting.length === 0) throw conflict(`there is no status ${to} of ${fieldsOf(named)}`);
  const open = fitting.filter((name) => statusOf(resource, name) !== to);
  const [machine, other] = open.length > 0 ? open : fitting;
  if (machine === undefined || other !== undefined)
    throw conflict(`${to} is a status of several fields; send one as field: ${fieldsOf(machines)}`);
  return machine;
}

/**
 * Makes a move by hand, in a transaction.
 * @throws Refusal 400, 404 or 409; the 409 lists the possible moves.
 */
export function moveByHand(world: World, tenant: string, order: MoveOrder): Move {
  const find = () => resourceNamed(world, tenant, order.kind, order.id);
  const resource = find();
  try {
    return world.storage.transaction(() => take(world, resource, order));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    // Read again: the transaction has been rolled back.
    throw new Refusal(409, error.message, { details: { possible: movesOf(world, find()) } });
  }
}

function take(world: World, resource: Resource, order: MoveOrder): Move {
  const { kind, to, reason } = order;
  const machine = machineFor(world, resource, order);
  const from = statusOf(resource, machine);
  const { field } = machineOf(machine);
  if (from === to) throw conflict(`${field} is ${to} already`);
  const move = moveTo(world, resource, machine, to);
  if (typeof move === "string") throw conflict(`${from} does not go to ${to}: ${move}`);
  const [usual] = move.reasons ?? [];
  if (reason !== undefined && !(move.reasons ?? []).includes(reason))
    throw conflict(`${to} has no reason ${reason}${usual === undefined ? "" : `; it has ${move.reasons?.join(", ")}`}`);
  const change = { from, to, event: move.event, reason: reason ?? usual };
  const events = enterStatus(world, resource, machine, change);
  return { kind, id: resource.id, field, from: from ?? null, to, evidence: move.evidence, events };
}
