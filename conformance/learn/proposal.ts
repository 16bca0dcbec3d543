// Makes an OpenAPI Overlay from observations: shapes of listed operations, values of open lists, fates of assumptions.

import { asObject, isObject, type Json, type JsonObject, refName, resolve } from "../../model/document.ts";
import { type Evidence, isCertain, nearest } from "../../model/evidence.js";
import { lookUp } from "../../model/pointer.js";
import type { Contracts } from "../contracts.ts";
import type { Observations, ObservedShape, OperationObservation, Tally } from "./observations.ts";

/** An overlay, as the Overlay Specification 1.0 has it. */
export interface Overlay {
  overlay: "1.0.0";
  info: { title: string; version: string };
  actions: Action[];
}

/** One change, to be reviewed; its description says what it rests on. */
export interface Action {
  target: string;
  description: string;
  update?: JsonObject;
  remove?: true;
  /** The operation whose responses showed it. */
  "x-operation"?: string;
}

/**
 * Makes one overlay for each service that was seen.
 * @param contract Tells what is known already.
 * @param observations What a run saw, without values.
 */
export function proposals(contracts: Contracts, observations: Observations): Record<string, Overlay> {
  const overlays: Record<string, Overlay> = {};
  const refuted = refutedTargets(contracts, observations);
  for (const entry of Object.values(observations)) {
    const overlay = overlays[entry.service] ?? {
      overlay: "1.0.0",
      info: { title: `What staging showed of the ${entry.service} service`, version: "1" },
      actions: [],
    };
    overlays[entry.service] = overlay;
    const actions: Action[] = [
      ...shapeAction(entry),
      ...listActions(contracts, entry),
      ...statusActions(entry),
      ...assumptionAction(entry),
      ...confirmations(contracts, entry).filter(({ target }) => !refuted.has(target)),
    ];
    overlay.actions.push(...actions.map((action) => ({ ...action, "x-operation": entry.operationId })));
  }
  for (const overlay of Object.values(overlays)) overlay.actions = distinct(overlay.actions);
  return overlays;
}

/** The same new value of one component is seen through many operations. */
function distinct(actions: Action[]): Action[] {
  return [...new Map(actions.map((action) => [JSON.stringify([action.target, action.update]), action])).values()];
}

function quote(key: string): string {
  return `['${key.replaceAll("'", "\\'")}']`;
}

function operationTarget({ path, method }: OperationObservation): string {
  return `$.paths${quote(path)}.${method.toLowerCase()}`;
}

function bodyTarget(entry: OperationObservation): string {
  return `${operationTarget(entry)}.responses${quote(entry.status)}.content['application/json'].schema`;
}

/** The whole shape of a listed operation's response replaces nothing: it stands beside, as `x-observed-shape`. */
function shapeAction(entry: OperationObservation): Action[] {
  if (entry.evidence !== "listed" || entry.shape.seen === 0) return [];
  return [
    {
      target: bodyTarget(entry),
      description: `Shape of ${entry.shape.seen} responses of ${entry.operationId}; add it to the schema.`,
      update: { "x-observed-shape": schemaOf(entry.shape) },
    },
  ];
}

/** A shape as a JSON Schema; fields that were always there are named beside it. */
export function schemaOf(shape: ObservedShape): JsonObject {
  const types = Object.keys(shape.types).sort();
  const schema: JsonObject = { "x-evidence": "observed" };
  if (types.length > 0) schema["type"] = types.length === 1 ? (types[0] as string) : types;
  if (shape.format !== undefined && shape.format !== "none") schema["format"] = shape.format;
  if (shape.items !== undefined) schema["items"] = schemaOf(shape.items);
  if (shape.members !== undefined) {
    const objects = shape.types["object"] ?? 0;
    const members = Object.entries(shape.members);
    schema["properties"] = Object.fromEntries(members.map(([name, member]) => [name, schemaOf(member)])) as Json;
    const always = members.filter(([, { seen }]) => seen === objects).map(([name]) => name);
    if (always.length > 0) schema["x-always-there"] = always;
  }
  return schema;
}

/** Values of open lists that the contract does not know yet are added where the list stands. */
function listActions(contracts: Contracts, entry: OperationObservation): Action[] {
  return Object.entries(entry.openLists).flatMap(([place, { known, values }]) => {
    const news = Object.entries(values).filter(([value]) => !known.includes(value) && !value.startsWith("("));
    const target = listTarget(contracts, entry, place);
    if (news.length === 0 || target === undefined) return [];
    const counts = news.map(([value, count]) => `${value} ${count}×`).join(", ");
    return [
      {
        target,
        description: `Seen in ${place} of ${entry.operationId}: ${counts}.`,
        update: { "x-extensible-enum": news.map(([value]) => value) },
      },
    ];
  });
}

/** The JSONPath of the schema that holds the list: in a component, or within the operation. */
function listTarget(contracts: Contracts, entry: OperationObservation, place: string): string | undefined {
  return spotsOf(contracts, entry, place)?.at(-1)?.target;
}

/** A schema that a place leads to: where it stands, and what its own file says of it. */
interface Spot {
  target: string;
  evidence: Evidence;
}

/** The schemas at a place: that of the field, and each component it refers to. */
function spotsOf(contracts: Contracts, entry: OperationObservation, place: string): Spot[] | undefined {
  const document = contracts[entry.service as "finance" | "ramp"].document;
  let node = asObject(at(document, entry));
  let spots: Spot[] = [];
  const stop = (target: string, above: Evidence) => {
    let spot: Spot = { target, evidence: nearest(node, above) };
    spots = [spot];
    for (let ref = node["$ref"]; typeof ref === "string"; ref = node["$ref"]) {
      const target = `$.components.schemas${quote(refName(node) ?? "")}`;
      node = lookUp(document, ref);
      spot = {
        target,
        evidence: nearest(node, "documented"),
      };
      spots.push(spot);
    }
    return spot;
  };
  let spot = stop(bodyTarget(entry), "documented");
  for (const key of place.split(".")) {
    const branch = key === "[]" ? undefined : branchWith(document, node, key);
    if (branch !== undefined) {
      node = branch.node;
      spot = { target: branch.target ?? spot.target, evidence: nearest(node, "documented") };
    }
    const child = key === "[]" ? node["items"] : asObject(node["properties"])[key];
    if (!isObject(child)) return undefined;
    node = child;
    spot = stop(`${spot.target}${key === "[]" ? ".items" : `.properties${quote(key)}`}`, spot.evidence);
  }
  return spots;
}

/** For a composition: the branch that has the field. */
function branchWith(document: JsonObject, parent: JsonObject, key: string) {
  if (asObject(parent["properties"])[key] !== undefined) return undefined;
  for (const branch of [parent["allOf"], parent["oneOf"]].flat()) {
    const name = refName(branch);
    const node = resolve(document, branch);
    if (asObject(node["properties"])[key] === undefined) continue;
    return { node, target: name === undefined ? undefined : `$.components.schemas${quote(name)}` };
  }
  return undefined;
}

function at(document: JsonObject, { path, method, status }: OperationObservation): unknown {
  const operation = asObject(asObject(asObject(document["paths"])[path])[method.toLowerCase()]);
  const response = asObject(asObject(operation["responses"])[status]);
  return asObject(asObject(response["content"])["application/json"])["schema"];
}

/** A success status that was assumed and came out otherwise. */
function statusActions(entry: OperationObservation): Action[] {
  const tally = entry.assumptions[`status ${entry.status}`];
  if (tally === undefined) return [];
  const seen = Object.entries(entry.statuses)
    .map(([status, count]) => `${status} ${count}×`)
    .join(", ");
  const isRefuted = tally.refuted > 0;
  const evidence =
    tally.confirmed > 0 && !isRefuted
      ? { "x-evidence": "confirmed" }
      : { "x-observed-statuses": Object.keys(entry.statuses) };
  return [
    {
      target: `${operationTarget(entry)}.responses${quote(entry.status)}`,
      description: `The assumed status ${entry.status} of ${entry.operationId} is ${isRefuted ? "refuted" : "confirmed"}; seen ${seen}.`,
      update: evidence as JsonObject,
    },
  ];
}

/** Places that were always as the contract has them: their word of evidence becomes `confirmed`. */
function confirmations(contracts: Contracts, entry: OperationObservation): Action[] {
  const update = { "x-evidence": "confirmed" };
  const places = Object.entries(entry.assumptions).filter(([place]) => !place.startsWith("status "));
  const isRefuted = places.some(([, { refuted }]) => refuted > 0);
  const description = `${entry.operationId} is listed only; ${entry.shape.seen} responses were as the contract has them.`;
  const whole = entry.evidence === "listed" && entry.shape.seen > 0 && !isRefuted;
  const fields = places
    .filter(([, { confirmed, refuted }]) => confirmed > 0 && refuted === 0)
    .flatMap(([place, { confirmed }]) =>
      (spotsOf(contracts, entry, place) ?? [])
        .filter(({ evidence }) => !isCertain(evidence))
        .map(({ target }) => ({
          target,
          description: `${place} of ${entry.operationId}: confirmed ${confirmed}×.`,
          update,
        })),
    );
  return [...(whole ? [{ target: operationTarget(entry), description, update }] : []), ...fields];
}

/** The targets of places that were once not as the contract has them: no other operation confirms those. */
function refutedTargets(contracts: Contracts, observations: Observations): Set<string> {
  const entries = Object.values(observations).flatMap((entry) =>
    Object.entries(entry.assumptions)
      .filter(([place, { refuted }]) => refuted > 0 && !place.startsWith("status "))
      .flatMap(([place]) => spotsOf(contracts, entry, place) ?? []),
  );
  return new Set(entries.map(({ target }) => target));
}

/** What became of every other place that is not documented. */
function assumptionAction(entry: OperationObservation): Action[] {
  const rows = Object.entries(entry.assumptions).filter(([place]) => !place.startsWith("status "));
  if (rows.length === 0) return [];
  const fates = rows.map(([place, tally]) => [place, fateOf(tally)]);
  const refuted = rows.filter(([, tally]) => tally.refuted > 0).length;
  return [
    {
      target: bodyTarget(entry),
      description: `${rows.length - refuted} of ${rows.length} places of ${entry.operationId} are as the contract has them.`,
      update: { "x-observed-places": Object.fromEntries(fates) as Json },
    },
  ];
}

function fateOf({ evidence, confirmed, refuted }: Tally): string {
  return `${evidence}: confirmed ${confirmed}×, refuted ${refuted}×`;
}
