// Finds the file of openapi/ and the keys in it that the target of an overlay leads to.

import { existsSync } from "node:fs";
import { join } from "node:path";

/** A place in a source file. */
export interface Source {
  /** Path from the root of the repository. */
  file: string;
  /** Keys from the top of the file. */
  keys: string[];
}

/** The file of a path of the contract. */
export function fileOfPath(service: string, path: string): string {
  return `openapi/${service}/paths/${path.slice(1).replaceAll("/", "@")}.yaml`;
}

/**
 * Finds a place.
 * @param root The repository.
 * @param service Which bundle the overlay is for.
 * @param target A path of the kind that the proposals use: `$` with `.name` and `['name']`.
 * @returns Undefined when no file of openapi/ is known for it.
 */
export function locate(root: string, service: string, target: string): Source | undefined {
  const keys = [...target.slice(1).matchAll(/\.(\w+)|\['((?:[^'\\]|\\.)*)'\]/g)].map(
    ([, dotted, quoted]) => dotted ?? (quoted as string).replaceAll("\\'", "'"),
  );
  const [top, second, third, ...rest] = keys;
  if (second === undefined || third === undefined) return undefined;
  if (top === "paths") {
    const file = fileOfPath(service, second);
    return existsSync(join(root, file)) ? { file, keys: [third, ...rest] } : undefined;
  }
  const file = [service, "common"]
    .map((folder) => `openapi/${folder}/${second}/${third}.yaml`)
    .find((one) => existsSync(join(root, one)));
  return top === "components" && file !== undefined ? { file, keys: rest } : undefined;
}
