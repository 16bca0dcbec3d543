// What stops compiling when a contract changes: code of today's consumers, compiled against the types of tomorrow.

import type { Api } from "../../../model/apis.ts";
import type { Rating } from "../../../model/change.ts";
import type { JsonObject } from "../../../model/document.ts";
import type { TypeBreak } from "./breaks.ts";
import { sameText, sameTypes } from "./skeleton.ts";

export type { TypeBreak } from "./breaks.ts";

/**
 * Compiles what consumers of a contract can write against the types of the contract after a change.
 *
 * A value that joins or leaves an open list breaks nothing: its type accepts any string. What was generated for a
 * bundle is remembered while the bundle is, so bundles must not be changed between calls.
 * @param api The API.
 * @param before Its bundle before.
 * @param after Its bundle after.
 * @returns What no longer compiles, each at the place that causes it: names, schemas, operations, events, value lists.
 *   Empty where everything compiles; then, if nothing that types depend on differs, no compiler was started.
 * @throws Error when a probe does not compile against the types before: then the probe is wrong, not the change.
 */
export async function judgeTypes(api: Api, before: JsonObject, after: JsonObject): Promise<TypeBreak[]> {
  if (sameTypes(before, after)) return [];
  // Loading openapi-typescript and TypeScript takes longer than finding out that nothing differs.
  const { compareSides } = await import("./sides.ts");
  return compareSides(api, before, after);
}

/**
 * How much the types of two bundles differ, breaks aside.
 * @returns `none` where their text is the same, `patch` where only comments or the order differ, otherwise `minor`.
 */
export async function typesDiffer(before: JsonObject, after: JsonObject): Promise<Rating> {
  if (!sameTypes(before, after)) return "minor";
  return sameText(before, after) ? "none" : "patch";
}
