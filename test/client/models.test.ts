// The models of the client are the schemas of the contract, each under its name: what is written out as a model, and what
// openapi-typescript makes of the schema, can stand for each other. And what an editor offers of them in a call.

import ts from "typescript";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { componentsOf } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { languageService } from "../lib/language-service.ts";

const services = ["finance", "ramp"] as const;
/** Where the programs of these tests would stand. */
const file = `${root}client/program.ts`;

/** A type without the markers of openapi-typescript for fields that only requests have, and whether two types are alike. */
const head = `type Plain<T> = T extends string | number | boolean | null | undefined ? T
  : T extends { readonly $write: infer U } ? Plain<U> : { [K in keyof T]: Plain<T[K]> };
type Alike<A, B> = 0 extends 1 & A ? false : [A, B] extends [B, A] ? true : false;`;

test("each model is what the schema of its name is", { timeout: 120_000 }, () => {
  const lines = services.flatMap((api) => [
    `import type * as ${api} from "../generated/${api}/models.ts";`,
    `import type { components as of_${api} } from "../generated/${api}/types.ts";`,
    ...Object.keys(componentsOf(bundles[api], "schemas")).map(
      (name) => `export const ${api}_${name}: Alike<${api}.${name}, Plain<of_${api}["schemas"]["${name}"]>> = true;`,
    ),
  ]);
  const program = [...lines, head].join("\n");
  const problems = languageService(new Map([[file, program]]), file)
    .getSemanticDiagnostics(file)
    .map(({ start = 0, messageText }) => {
      const line = lines[program.slice(0, start).split("\n").length - 1];
      return `${line}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
    });
  expect(lines.length).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});

test("an editor offers the fields of a call with their texts, by path also if it is deprecated, and by name", () => {
  const path = "/v1/accounts/{accountId}/payouts";
  const call = (type: string, i: number) =>
    `declare const client${i}: Client<Calls, PagedPath${type}>;
client${i}.POST("${path}", { params: { path: { «» } }, body: { «» } });`;
  const parts = `import type { Calls, Operations } from "../generated/finance/calls.ts";
import type { PagedPath } from "../generated/finance/operations.ts";
import type { Client } from "./runtime/types.ts";
${["", `, "POST ${path}"`].map(call).join("\n")}
declare const named: Operations;
named.createPayout({ «» });`.split("«»");
  const service = languageService(new Map([[file, parts.join("")]]), file);
  const [ofPath, ofBody, ...others] = parts.slice(0, -1).map((_, i) => {
    const at = parts.slice(0, i + 1).join("").length;
    const names = service.getCompletionsAtPosition(file, at, {})?.entries.map(({ name }) => name) ?? [];
    return names.map((name) => {
      const details = service.getCompletionEntryDetails(file, at, name, {}, undefined, {}, undefined);
      return `${name}: ${ts.displayPartsToString(details?.documentation)}`;
    });
  });
  const says = (name: string) => expect.stringMatching(new RegExp(`^${name}: \\w`));
  expect(ofPath).toEqual([says("accountId")]);
  expect(ofBody).toEqual(expect.arrayContaining([says("amount"), says("routeId")]));
  expect(others).toEqual([ofPath, ofBody, [says("accountId"), says("body")]]);
}, 60_000);
