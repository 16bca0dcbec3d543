// References that lead elsewhere, or that only one side has: what they lead to is written out where they stand, on both
// sides, so that a difference is one of this place and not of a component that others refer to as before.

import { asObject, isObject, type JsonObject, resolve } from "../../../model/document.ts";
import { type Evidence, weaker } from "../../../model/evidence.js";
import { put, refOf, type Slot, slotsUnder, valueIn } from "./pairs.ts";
import { writeAlike } from "./shapes.ts";

/**
 * Writes out references that differ between two bundles. Both are changed.
 * @param before The bundle before, with the names of the one after.
 * @param after The bundle after.
 */
export function expand(before: JsonObject, after: JsonObject): void {
  const documents = { before, after };
  const visit = (one: Slot, other: Slot, isMap: boolean, within: string[]): void => {
    let [left, right] = [asObject(valueIn(one)), asObject(valueIn(other))] as [JsonObject, JsonObject];
    const [from, to] = [refOf(left), refOf(right)];
    let above = within;
    if (!isMap && from !== to) {
      const id = `${from} ${to}`;
      // What refers to itself would have no end.
      if (within.includes(id)) return;
      above = [...within, id];
      if (from !== undefined) left = writtenOut(before, left, one);
      if (to !== undefined) right = writtenOut(after, right, other);
    } else if (from !== undefined) return;
    if (!isMap) writeAlike({ document: before, node: left }, { document: after, node: right });
    for (const below of slotsUnder(documents, left, right, isMap))
      if (isObject(valueIn(below.before)) && isObject(valueIn(below.after)))
        visit(below.before, below.after, below.isMap, above);
  };
  for (const area of ["paths", "webhooks"])
    if (isObject(before[area]) && isObject(after[area]))
      visit({ owner: before, key: area }, { owner: after, key: area }, true, []);
  const [was, is] = [asObject(before["components"]), asObject(after["components"])] as [JsonObject, JsonObject];
  for (const kind of Object.keys(was))
    if (kind !== "securitySchemes" && kind !== "examples" && isObject(is[kind]))
      visit({ owner: was, key: kind }, { owner: is, key: kind }, true, []);
}

/** Puts what a reference stands for, with the words beside it, into its slot. */
function writtenOut(document: JsonObject, node: JsonObject, slot: Slot): JsonObject {
  const { $ref: _, ...beside } = node;
  const target = structuredClone(resolve(document, node));
  const [own, its] = [beside["x-evidence"], target["x-evidence"]];
  const isBoth = typeof own === "string" && typeof its === "string";
  const whole = { ...target, ...beside, ...(isBoth && { "x-evidence": weaker(own as Evidence, its as Evidence) }) };
  put(slot, whole);
  return whole;
}
