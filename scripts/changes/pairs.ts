// The operations that two contracts have in common.

import { pointer } from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";
import type { Comparison } from "./finding.ts";

/** An operation of both sides. */
export interface OperationPair {
  before: Operation;
  after: Operation;
}

/** Method and path without the names of its parameters, which a server does not see. */
export function addressOf({ method, path }: Pick<Operation, "method" | "path">): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;
}

/** JSON pointer of an operation. */
export function operationAt(
  { path, method }: Pick<Operation, "method" | "path">,
  ...keys: (string | number)[]
): string {
  return pointer("/paths", path, method.toLowerCase(), ...keys);
}

/** The operations that both sides have. */
export function operationPairs({ before, after }: Comparison): OperationPair[] {
  const now = new Map(after.operations.map((operation) => [addressOf(operation), operation]));
  return before.operations.flatMap((operation) => {
    const other = now.get(addressOf(operation));
    return other === undefined ? [] : [{ before: operation, after: other }];
  });
}
