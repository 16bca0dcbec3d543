// The files of openapi/ in which a part of the contract is written, told by its place in the bundle. Whoever has only the package
// has none of them, and is told the place itself.

import { isPackage } from "../../../cli/called.ts";
import { asObject } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";
import type { Contracts } from "../../contracts.ts";

/** The file of an operation's path; in the package, the service and the path. */
export function fileOfOperation({ api, path }: Pick<Operation, "api" | "path">): string {
  if (isPackage) return `${api} ${path}`;
  return `openapi/${api}/paths/${path.slice(1).replaceAll("/", "@")}.yaml`;
}

/** Components of `openapi/common/` that one service alone uses: its bundle looks like the owner. A test holds this. */
const usedByOne = new Set(["parameters/Page", "parameters/Size"]);

/**
 * The file of a component; what both services have is in `openapi/common/`. In the package, the service and the component.
 * @param kind Such as `schemas`.
 */
export function fileOfComponent(contracts: Contracts, api: Operation["api"], kind: string, name: string): string {
  if (isPackage) return `${api} components/${kind}/${name}`;
  const isIn = (one: "finance" | "ramp") => {
    const components = asObject(contracts[one].document["components"]);
    return asObject(components[kind])[name];
  };
  const isShared = isIn("finance") !== undefined && JSON.stringify(isIn("finance")) === JSON.stringify(isIn("ramp"));
  return `openapi/${isShared || usedByOne.has(`${kind}/${name}`) ? "common" : api}/${kind}/${name}.yaml`;
}
