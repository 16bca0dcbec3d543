// The models of the client are the schemas of the contract, each under its name: what is written out as a model, and what
// openapi-typescript makes of the schema, can stand for each other.

import ts from "typescript";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { componentsOf } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { languageService } from "../lib/language-service.ts";

const services = ["finance", "ramp"] as const;

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
  const file = `${root}client/models-of-the-contract.ts`;
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
