// Finds the operations of a path with a radix tree (find-my-way), whose cost does not grow with the contract.

import findMyWay from "find-my-way";
import type { Operation } from "../../../model/operations.ts";

/** The operations and parameters of a path. */
export interface RouteMatch {
  /** The operations of the path, by HTTP method. */
  methods: ReadonlyMap<string, Operation>;
  /** Path parameters by name, decoded. */
  params: Record<string, string>;
}

/** Finds the operations of a path, if there are any. */
export type Router = (path: string) => RouteMatch | undefined;

/**
 * Builds the router of a contract.
 * @param operations Its operations; the paths include their prefix.
 * @returns The router. Fixed segments win over parameters, as OpenAPI 3.1 requires ("Path Templating Matching").
 */
export function createRouter(operations: Operation[]): Router {
  // All routes are GET: each stores the operations of its path by method, so that a wrong method is not a wrong path.
  const tree = findMyWay({ maxParamLength: 16_384 });
  const paths = Map.groupBy(operations, ({ path }) => path);
  for (const [path, entries] of paths) {
    const methods = new Map(entries.map((operation) => [operation.method, operation]));
    tree.on("GET", path.replace(/\{(\w+)\}/g, ":$1"), unused, methods);
  }
  return (path) => {
    const found = tree.find("GET", path);
    if (found === null) return undefined;
    // Casts: named parameters are texts, and `store` is the map of methods above.
    const params = found.params as Record<string, string>;
    // A parameter is never empty: `/v1/parties/` is not a party with an empty ID.
    if (Object.values(params).includes("")) return undefined;
    return { methods: found.store as RouteMatch["methods"], params };
  };
}

/** find-my-way requires a handler, which the mock never calls. */
function unused(): void {}
