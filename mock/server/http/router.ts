// Leads a request to its one operation, by a radix tree (find-my-way), at a cost that does not grow with the contract.

import findMyWay from "find-my-way";
import type { Operation } from "../../../model/operations.ts";

/** Where a path leads. */
export interface RouteMatch {
  /** The operations of the path, by HTTP method. */
  methods: ReadonlyMap<string, Operation>;
  /** Path parameters by name, decoded. */
  params: Record<string, string>;
}

/** Finds the operations of a path. */
export type Router = (path: string) => RouteMatch | undefined;

/**
 * Builds the router of a contract.
 * @param operations Its operations; the paths carry their prefix.
 * @returns The router. Fixed segments win over parameters, as OpenAPI 3.1 asks ("Path Templating Matching").
 */
export function createRouter(operations: Operation[]): Router {
  // One route for each path, with a method of its own choosing: which methods a path has is asked after it is found.
  const tree = findMyWay({ maxParamLength: 16_384 });
  const paths = Map.groupBy(operations, ({ path }) => path);
  for (const [path, entries] of paths) {
    const methods = new Map(entries.map((operation) => [operation.method, operation]));
    tree.on("GET", path.replace(/\{(\w+)\}/g, ":$1"), unused, methods);
  }
  return (path) => {
    const found = tree.find("GET", path);
    if (found === null) return undefined;
    const params = found.params as Record<string, string>;
    // A parameter is never empty: `/v1/parties/` is not the party with the empty id.
    if (Object.values(params).includes("")) return undefined;
    return { methods: found.store as RouteMatch["methods"], params };
  };
}

/** find-my-way wants a handler; the mock only asks where a path leads. */
function unused(): void {}
