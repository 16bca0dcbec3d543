// The models of the client are the schemas of the contract, each under its name: what is written out as a model, and what
// openapi-typescript makes of the schema, can stand for each other.

import ts from "typescript";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { componentsOf } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { languageService } from "../lib/language-service.ts";

test.each(["finance", "ramp"] as const)("of %s", { timeout: 60_000 }, (api) => {
  const names = Object.keys(componentsOf(bundles[api], "schemas"));
  const file = `${root}client/models-of-the-contract.ts`;
  const head = `import type * as models from "../generated/${api}/models.ts";
import type { components } from "../generated/${api}/types.ts";
type Plain<T> = T extends string | number | boolean | null | undefined ? T
  : T extends { readonly $write: infer U } ? Plain<U> : { [K in keyof T]: Plain<T[K]> };
type Same<A, B> = 0 extends 1 & A ? false : [A, B] extends [B, A] ? true : false;
`;
  const lines = names.map(
    (name) => `export const of${name}: Same<models.${name}, Plain<components["schemas"]["${name}"]>> = true;`,
  );
  const service = languageService(new Map([[file, head + lines.join("\n")]]), file);
  const problems = service.getSemanticDiagnostics(file).map(({ start = 0, messageText }) => {
    const line = (head + lines.join("\n")).slice(0, start).split("\n").length - head.split("\n").length;
    return `${names[line]}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
  expect(names.length).toBeGreaterThan(20);
  expect(problems).toEqual([]);
});
