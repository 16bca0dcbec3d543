// Makes an OpenAPI Overlay from observations: shapes of listed operations, open lists, results of assumptions.

import { asObject, isObject, type JsonObject, refName, resolve } from "../../model/document.ts";
import { type Evidence, isCertain, nearest } from "../../model/evidence.js";
import { lookUp, pointer } from "../../model/pointer.js";
import type { Contracts } from "../contracts.ts";
import type { ServiceName } from "../exchange.ts";
import type { Observations, ObservedShape, OperationObservation } from "./observations.ts";

/** An overlay, as the Overlay Specification 1.0 has it. */
export interface Overlay {
  overlay: "1.0.0";
  info: { title: string; version: string };
  actions: Action[];
}

/** One change for review; its description names the observations behind it. */
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
 * @param contracts The contracts as they are.
 * @param observations Those of a run, without values.
 */
export function proposals(contracts: Contracts, observations: Observations): Record<string, Overlay> {
  const all = Object.values(observations);
  // A schema that one operation refutes is not confirmed by any other.
  const refuted = new Set(
    all.flatMap((seen) =>
      placesOf(seen).flatMap(([place, tally]) =>
        tally.refuted > 0 ? spotsOf(contracts, seen, place).map(({ target }) => target) : [],
      ),
    ),
  );
  const overlays = [...Map.groupBy(all, ({ service }) => service)].map(([service, own]): [string, Overlay] => {
    const actions = own.flatMap((seen) => [
      ...observed(contracts, seen),
      ...confirmed(contracts, seen).filter(({ target }) => !refuted.has(target)),
    ]);
    const title = `What staging showed of the ${service} service`;
    return [service, { overlay: "1.0.0", info: { title, version: "1" }, actions: distinct(actions) }];
  });
  return Object.fromEntries(overlays);
}

/** Leaves out repeated actions: many operations show the same new value of a component. */
function distinct(actions: Action[]): Action[] {
  return [...new Map(actions.map((action) => [JSON.stringify([action.target, action.update]), action])).values()];
}

function quote(key: string): string {
  return `['${key.replaceAll("'", "\\'")}']`;
}

/** JSONPath targets of an operation, of its response, and of the schema of its response body. */
function targetsOf({ path, method, status }: OperationObservation) {
  const operation = `$.paths${quote(path)}.${method.toLowerCase()}`;
  const response = `${operation}.responses${quote(status)}`;
  return { operation, response, body: `${response}.content['application/json'].schema` };
}

/** The places of the response body that are not documented. */
function placesOf({ assumptions }: OperationObservation) {
  return Object.entries(assumptions).filter(([place]) => !place.startsWith("status "));
}

const isListed = ({ evidence, shape }: OperationObservation) => evidence === "listed" && shape.seen > 0;

/** The actions for an operation, except for confirmations of its payload. */
function observed(contracts: Contracts, seen: OperationObservation): Action[] {
  const { operationId, shape, status, statuses } = seen;
  const { response, body } = targetsOf(seen);
  const actions: Action[] = [];
  const propose = (target: string, description: string, update: JsonObject) =>
    actions.push({ target, description, update, "x-operation": operationId });
  // The shape is added beside the schema, and replaces nothing.
  if (isListed(seen))
    propose(body, `Shape of ${shape.seen} responses of ${operationId}; add it to the schema.`, {
      "x-observed-shape": schemaOf(shape),
    });
  for (const [place, { known, values }] of Object.entries(seen.openLists)) {
    const news = Object.keys(values).filter((value) => !known.includes(value) && !value.startsWith("("));
    const target = spotsOf(contracts, seen, place).at(-1)?.target;
    if (news.length === 0 || target === undefined) continue;
    propose(target, `Seen in ${place} of ${operationId}: ${counted(values, news)}.`, { "x-extensible-enum": news });
  }
  const tally = seen.assumptions[`status ${status}`];
  if (tally !== undefined) {
    const fate = `${tally.refuted > 0 ? "refuted" : "confirmed"}; seen ${counted(statuses)}`;
    const isConfirmed = tally.confirmed > 0 && tally.refuted === 0;
    const update = isConfirmed ? { "x-evidence": "confirmed" } : { "x-observed-statuses": Object.keys(statuses) };
    propose(response, `The assumed status ${status} of ${operationId} is ${fate}.`, update);
  }
  const places = placesOf(seen);
  const asKnown = places.filter(([, { refuted }]) => refuted === 0).length;
  const fates = places.map(([place, { evidence, confirmed, refuted }]): [string, string] => [
    place,
    `${evidence}: confirmed ${confirmed}×, refuted ${refuted}×`,
  ]);
  if (places.length > 0)
    propose(body, `${asKnown} of ${places.length} places of ${operationId} are as the contract has them.`, {
      "x-observed-places": Object.fromEntries(fates),
    });
  return actions;
}

/** The names with their counts. */
function counted(counts: Record<string, number>, names = Object.keys(counts)): string {
  return names.map((name) => `${name} ${counts[name]}×`).join(", ");
}

/** Actions that raise the evidence of places to `confirmed`, because they always matched the contract. */
function confirmed(contracts: Contracts, seen: OperationObservation): Action[] {
  const { operationId, shape } = seen;
  const places = placesOf(seen);
  const confirm = (target: string, description: string): Action => {
    return { target, description, update: { "x-evidence": "confirmed" }, "x-operation": operationId };
  };
  const whole = `${operationId} is listed only; ${shape.seen} responses were as the contract has them.`;
  const isWhole = isListed(seen) && places.every(([, { refuted }]) => refuted === 0);
  const fields = places.flatMap(([place, { confirmed: count, refuted }]) => {
    const spots = count > 0 && refuted === 0 ? spotsOf(contracts, seen, place) : [];
    return spots
      .filter(({ evidence }) => !isCertain(evidence))
      .map(({ target }) => confirm(target, `${place} of ${operationId}: confirmed ${count}×.`));
  });
  return [...(isWhole ? [confirm(targetsOf(seen).operation, whole)] : []), ...fields];
}

/** A shape as a JSON Schema; `x-always-there` lists the fields that no object lacked. */
export function schemaOf(shape: ObservedShape): JsonObject {
  const types = Object.keys(shape.types).sort();
  const schema: JsonObject = { "x-evidence": "observed" };
  if (types.length > 0) schema["type"] = types.length === 1 ? (types[0] as string) : types;
  if (shape.format !== undefined && shape.format !== "none") schema["format"] = shape.format;
  if (shape.items !== undefined) schema["items"] = schemaOf(shape.items);
  if (shape.members !== undefined) {
    const objects = shape.types["object"] ?? 0;
    const members = Object.entries(shape.members);
    schema["properties"] = Object.fromEntries(members.map(([name, member]) => [name, schemaOf(member)]));
    const always = members.filter(([, { seen }]) => seen === objects).map(([name]) => name);
    if (always.length > 0) schema["x-always-there"] = always;
  }
  return schema;
}

/** A schema at a place, with its JSONPath and the evidence that its own file states. */
interface Spot {
  node: JsonObject;
  target: string;
  evidence: Evidence;
}

/** A schema, and each component that it refers to in turn. */
function chainOf(document: JsonObject, node: JsonObject, target: string, above: Evidence): Spot[] {
  const spot = { node, target, evidence: nearest(node, above) };
  const name = refName(node);
  if (name === undefined) return [spot];
  const component = `$.components.schemas${quote(name)}`;
  return [spot, ...chainOf(document, lookUp(document, String(node["$ref"])), component, "documented")];
}

/** The schemas at a place: that of the field, and each component it refers to; none when the contract lacks the place. */
function spotsOf(contracts: Contracts, seen: OperationObservation, place: string): Spot[] {
  const { document } = contracts[seen.service as ServiceName]; // `observe` writes no other names.
  const { path, method, status } = seen;
  const keys = [path, method.toLowerCase(), "responses", status, "content", "application/json", "schema"];
  const body = lookUp(document, pointer("/paths", ...keys));
  return place.split(".").reduce(
    (spots: Spot[], key) => {
      const last = spots.at(-1);
      if (last === undefined) return [];
      const { node, target, evidence } = key === "[]" ? last : (branchWith(document, last, key) ?? last);
      const child = key === "[]" ? node["items"] : asObject(node["properties"])[key];
      const at = `${target}${key === "[]" ? ".items" : `.properties${quote(key)}`}`;
      return isObject(child) ? chainOf(document, child, at, evidence) : [];
    },
    chainOf(document, body, targetsOf(seen).body, "documented"),
  );
}

/** For a composition: the branch that has the field. */
function branchWith(document: JsonObject, { node: parent, target }: Spot, key: string): Spot | undefined {
  if (asObject(parent["properties"])[key] !== undefined) return undefined;
  for (const branch of [parent["allOf"], parent["oneOf"]].flat()) {
    const name = refName(branch);
    const node = resolve(document, branch);
    if (asObject(node["properties"])[key] === undefined) continue;
    const own = name === undefined ? target : `$.components.schemas${quote(name)}`;
    return { node, target: own, evidence: nearest(node, "documented") };
  }
  return undefined;
}
