// The compiler as the judge of the types: what was written against the old ones and no longer compiles.

import type { Api } from "../../../model/apis.ts";
import type { JsonObject } from "../../../model/document.ts";

/** A use of the old types that no longer compiles. */
export interface TypeBreak {
  /** JSON pointer in the bundle before. */
  place: string;
  text: string;
}

/** Placeholder of branch w/engine until w/types is merged: it finds nothing. */
export async function judgeTypes(_api: Api, _before: JsonObject, _after: JsonObject): Promise<TypeBreak[]> {
  return [];
}
