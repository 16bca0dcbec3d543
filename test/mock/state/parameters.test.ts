// What the mock reads of a query by name is a parameter of the contract: a name that is corrected there is corrected here.

import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { apis, root } from "../../../model/apis.ts";
import { loadContracts } from "../../../model/contract.ts";
import { isObject } from "../../../model/document.ts";

const contracts = loadContracts();
const operations = apis.flatMap((api) => contracts[api].operations);

/** The query parameters of some operations. */
const queryOf = (ids: Set<string>): string[] =>
  operations
    .filter(({ operationId }) => ids.has(operationId))
    .flatMap(({ parameters }) => parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name));

/** The operations that a module of mock/state/operations/ carries out; all of them where it carries out none itself. */
function operationsOf(module: Record<string, unknown>): Set<string> {
  const own = Object.values(module)
    .filter(isObject)
    .flatMap(({ reads, writes }) => [reads, writes].filter(isObject).flatMap((table) => Object.keys(table)));
  return new Set(own.length > 0 ? own : operations.map(({ operationId }) => operationId));
}

test("every query parameter that the mock reads is a parameter of an operation it reads it for", async () => {
  const read: string[] = [];
  const unknown: string[] = [];
  for await (const file of glob("mock/{state/operations,respond}/*.ts", { cwd: root })) {
    const names = [...(await readFile(root + file, "utf8")).matchAll(/\bquery\["(\w+)"\]/g)].map(([, name]) =>
      String(name),
    );
    if (names.length === 0) continue;
    const known = queryOf(operationsOf((await import(root + file)) as Record<string, unknown>));
    read.push(...names);
    unknown.push(...names.filter((name) => !known.includes(name)).map((name) => `${file}: ${name}`));
  }
  expect(new Set(read).size).toBeGreaterThan(5);
  expect(unknown).toEqual([]);
});
