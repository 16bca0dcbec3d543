// The IDs that a run knows, for the requests that it plans.

import type { Api } from "../../model/apis.ts";
import type { JsonObject } from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";

/** An id with the path parameters it was found under. */
export interface KnownId {
  kind: string;
  id: string;
  parents: Record<string, string>;
  /** Its origin; the run may change and remove `own` resources only. */
  origin: "listed" | "fixture" | "own";
  /** The resource, when a response showed it. */
  resource?: JsonObject;
}

/** Ids by the path parameter that takes them. */
export interface KnownIds {
  all(service: Api, kind: string): KnownId[];
}

/** The names of the path parameters of an operation, in their order. */
export const pathNamesOf = ({ parameters }: Pick<Operation, "parameters">): string[] =>
  parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);

/** Path parameters that take the IDs of another one. */
const aliases: Record<string, string> = { senderId: "accountId" };

/** The name under which ids of a path parameter are known. */
export function idNameOf(parameter: string): string {
  return aliases[parameter] ?? parameter;
}
