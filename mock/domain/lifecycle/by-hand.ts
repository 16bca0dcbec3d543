// Moves by hand: any that is not documented as impossible, by the same code as those of time.

import { nearest } from "../../../cli/nearest.ts";
import { asStrings, propertiesOf, resolve } from "../../../model/document.ts";
import { usualReasons } from "../../assumed.ts";
import { Refusal } from "../../refusal.ts";
import { asArray, asObject, asText } from "../../store/json.ts";
import { kinds, type Resource, type ResourceKind } from "../../store/resources.ts";
import type { StateContract } from "../contract.ts";
import { conflict } from "../refusals.ts";
import type { Move, MoveOrder, PossibleMove } from "../types.ts";
import type { World } from "../world.ts";
import { isOrganisation } from "./conditions.ts";
import { effectOf } from "./effects.ts";
import { leave, whyImpossible } from "./impossible.ts";
import { type MachineName, machineNames, machineOf, statusesOf } from "./machines.ts";
import { enterStatus } from "./moves.ts";
import { statusOf } from "./status.ts";
import { eventInto, statedOf } from "./transitions.ts";

/** One status of a resource, with where it stands. */
interface Slot {
  machine: MachineName;
  field: string;
  status: string | undefined;
  /** Writes it, where it stands in a list. */
  write?(to: string): void;
}

/** Kinds of resources that have a status. */
export const kindsWithStatus = kinds.filter((kind) => machineNames.some((name) => machineOf(name).kind === kind));

/** The statuses of a resource; a person has no KYB, an organization no KYC. */
function slotsOf(resource: Resource): Slot[] {
  return machineNames
    .filter((machine) => machineOf(machine).kind === resource.kind)
    .flatMap((machine): Slot[] => {
      if (machine === "partyRole") return roleSlots(resource);
      const status = statusOf(resource, machine);
      const isOthers =
        (machine === "partyKyc" && isOrganisation(resource.body)) ||
        (machine === "partyKyb" && !isOrganisation(resource.body));
      return isOthers && status === undefined ? [] : [{ machine, field: machineOf(machine).field, status }];
    });
}

function roleSlots({ body }: Resource): Slot[] {
  return asArray(body["partyRoles"]).map((role, index) => ({
    machine: "partyRole",
    field: `partyRoles[${index}].status`,
    status: asText(asObject(role)["status"]),
    write(status) {
      body["partyRoles"] = asArray(body["partyRoles"]).map((one, place) =>
        place === index ? { ...asObject(one), status } : one,
      );
    },
  }));
}

/**
 * How well a move is known: what the contract says of this very transition, `mock` where it says nothing. A row without
 * `from` tells what a status means and which event announces it, and of no status that it is left to get there.
 */
function evidenceOf(contract: StateContract, machine: MachineName, from: string | undefined, to: string) {
  const stated = statedOf(contract, machine);
  return stated.find((row) => row.to === to && row.from !== undefined && row.from === from)?.evidence ?? "mock";
}

/** What an event may give as its reason, the usual one first. */
function reasonsOf({ contracts: { finance } }: StateContract, eventType: string | undefined): string[] {
  const event = finance.events.get(eventType ?? "");
  const node = event && resolve(finance.document, propertiesOf(finance.document, event.result)["reason"]);
  const usual = usualReasons[eventType ?? ""];
  const all = asStrings(node?.["enum"] ?? node?.["x-extensible-enum"]);
  return all.toSorted((one, other) => Number(other === usual) - Number(one === usual));
}

/** What a person does who wants a move that is impossible for good. */
const wayOut = "Restore a snapshot from before, or make a new one.";

/** The move of a status, as far as the documentation does not exclude it; else why it does. */
function moveTo(world: World, resource: Resource, slot: Slot, to: string): PossibleMove | string {
  const { machine, field, status: from } = slot;
  const { contract } = world;
  // The event is about individuals.
  const isSilent = machine === "partyKyc" && isOrganisation(resource.body);
  const event = isSilent ? undefined : eventInto(contract, machine, to);
  const excluded = (reason?: string) => whyImpossible(world, resource, machine, { from, to, reason });
  const why = excluded();
  if (why !== undefined) return why.isFinal ? `${why.because} ${wayOut}` : why.because;
  const reasons = reasonsOf(contract, event).filter((reason) => excluded(reason) === undefined);
  return {
    ...{ field, from: from ?? null, to, evidence: evidenceOf(contract, machine, from, to) },
    ...(event === undefined ? {} : { event }),
    ...(reasons.length === 0 ? {} : { reasons }),
  };
}

/** A resource by what the caller names. @throws Refusal 409 for a kind without status, 404 for an unknown resource. */
function resourceFor(world: World, tenant: string, kind: string, id: string): Resource {
  if (!kindsWithStatus.includes(kind as ResourceKind))
    throw new Refusal(409, `there is no kind ${kind}${nearest(kind, kindsWithStatus)} that has a status`, {
      details: { possible: kindsWithStatus },
    });
  const resource = world.store.find(tenant, kind as ResourceKind, id);
  if (resource === undefined) throw new Refusal(404, `there is no ${id} among the ${kind}`);
  return resource;
}

/** The moves that a resource can take. */
export function movesOf(world: World, tenant: string, kind: string, id: string): PossibleMove[] {
  const resource = resourceFor(world, tenant, kind, id);
  return slotsOf(resource).flatMap((slot) =>
    statusesOf(world.contract)
      [slot.machine].filter((to) => to !== slot.status)
      .map((to) => moveTo(world, resource, slot, to))
      .filter((move) => typeof move !== "string")
      .filter(
        ({ field, to }) => effectOf(slot.machine, to) === undefined || isTaken(world, tenant, { kind, id, field, to }),
      ),
  );
}

/** Whether a move can be taken as the money is now; nothing is changed. */
function isTaken(world: World, tenant: string, order: MoveOrder): boolean {
  const undo = new Error("the transaction is undone");
  try {
    world.storage.transaction(() => {
      take(world, resourceFor(world, tenant, order.kind, order.id), order);
      throw undo;
    });
  } catch (error) {
    if (error === undo) return true;
    if (!(error instanceof Refusal && error.status === 409)) throw error;
  }
  return false;
}

/** The status an order is about. @throws Refusal 409 that says why there is none. */
function slotFor(world: World, resource: Resource, { to, field }: MoveOrder): Slot {
  const slots = slotsOf(resource);
  const fields = slots.map((slot) => slot.field).join(", ");
  const named = slots.filter((slot) => field === undefined || slot.field === field);
  if (named.length === 0) throw conflict(`${resource.id} has no status in ${field}; it has ${fields}`);
  const fitting = named.filter(({ machine }) => statusesOf(world.contract)[machine].includes(to));
  if (fitting.length === 0) throw conflict(`there is no status ${to} of ${named.map((slot) => slot.field).join(", ")}`);
  const open = fitting.filter((slot) => slot.status !== to);
  const [slot, other] = open.length > 0 ? open : fitting;
  if (slot === undefined || other !== undefined)
    throw conflict(`${to} can be meant of several; name a field: ${fields}`);
  return slot;
}

/**
 * Makes a move by hand; it is part of a transaction, which is undone when it throws.
 * @throws Refusal 404 or 409; the latter lists what can be taken.
 */
export function moveByHand(world: World, tenant: string, order: MoveOrder): Move {
  const { kind, id } = order;
  const resource = resourceFor(world, tenant, kind, id);
  try {
    return world.storage.transaction(() => take(world, resource, order));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    // As it was before: what the move had begun is undone.
    throw new Refusal(409, error.message, { details: { possible: movesOf(world, tenant, kind, id) } });
  }
}

function take(world: World, resource: Resource, order: MoveOrder): Move {
  const { kind, to, reason } = order;
  const slot = slotFor(world, resource, order);
  const { field, machine, status: from } = slot;
  if (from === to) throw conflict(`${field} is ${to} already`);
  const move = moveTo(world, resource, slot, to);
  if (typeof move === "string") throw conflict(`${from} does not go to ${to}: ${move}`);
  const [usual] = move.reasons ?? [];
  if (reason !== undefined && !(move.reasons ?? []).includes(reason))
    throw conflict(`${to} has no reason ${reason}${usual === undefined ? "" : `; it has ${move.reasons?.join(", ")}`}`);
  const change = { from, to, event: move.event, reason: reason ?? usual };
  leave(resource, machine, from);
  slot.write?.(to);
  const events = slot.write === undefined ? enterStatus(world, resource, machine, change) : [];
  if (slot.write !== undefined) world.store.update(resource);
  return { kind, id: resource.id, field, from: from ?? null, to, evidence: move.evidence, events };
}
