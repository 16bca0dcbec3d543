// The ids that requests may name: what a run knows of them while it plans.

import type { JsonObject } from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";
import type { ServiceName } from "../exchange.ts";

/** An id with the path parameters it was found under. */
export interface KnownId {
  kind: string;
  id: string;
  parents: Record<string, string>;
  /** How the run came by it; `own` ids may be changed and removed. */
  origin: "listed" | "fixture" | "own";
  /** The response's resource, when one was seen. */
  resource?: JsonObject;
}

/** Ids by the path parameter that takes them. */
export interface KnownIds {
  all(service: ServiceName, kind: string): KnownId[];
}

/** The names of the path parameters of an operation, in their order. */
export const pathNamesOf = ({ parameters }: Pick<Operation, "parameters">): string[] =>
  parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);

/** Path parameters that are other names for one thing. */
const aliases: Record<string, string> = { senderId: "accountId" };

/** The name under which ids of a path parameter are known. */
export function idNameOf(parameter: string): string {
  return aliases[parameter] ?? parameter;
}
