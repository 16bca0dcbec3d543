// A deprecated operation has the help of any other in an editor, and its call is struck through: every one, by path and by
// name. What an editor shows of one: test/unit/editor.long.test.ts.

import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { generatedDir, root } from "../../model/apis.ts";
import { createContract } from "../../model/contract.ts";
import type { JsonObject } from "../../model/document.ts";
import { clientCalls } from "../../scripts/generate/client-calls.ts";
import { TypeTree } from "../../scripts/generate/type-tree.ts";
import { typeNodes } from "../../scripts/generate/types.ts";
import { bundles } from "../lib/bundles.ts";
import { languageService } from "../lib/language-service.ts";

const file = `${root}client/editor-of-deprecated.ts`;

/** A contract of which every operation is deprecated. */
function deprecatedContract(api: "finance" | "ramp") {
  const document: JsonObject = structuredClone(bundles[api]);
  const { operations } = createContract(api, document);
  for (const { raw } of operations)
    Object.assign(raw, { deprecated: true, "x-sunset": "2027-06-30", "x-replaced-by": null });
  return createContract(api, document);
}

/** An expression with an object that is still empty, where an editor offers fields: it stands at `at`. */
interface Draft {
  text: string;
  at: number;
}

function draft(marked: string): Draft {
  return { text: marked.replace("«»", ""), at: marked.indexOf("«»") };
}

describe.each(["finance", "ramp"] as const)("%s", (api) => {
  const contract = deprecatedContract(api);
  const operations = contract.operations.map((operation, i) => {
    const { method, path, operationId, parameters, body } = operation;
    const places = [
      ...(["path", "query"] as const)
        .filter((where) => parameters.some((parameter) => parameter.in === where))
        .map((where) => `{ params: { ${where}: { «» } } }`),
      ...(body ? ["{ body: { «» } }"] : []),
    ];
    const call = (client: string, given: string) => `${client}.${method}("${path}", ${given});`;
    return {
      id: operationId,
      declared: `declare const ending${i}: Client<Calls, "${method} ${path}">;`,
      ofOthers: places.map((place) => draft(call("others", place))),
      ofEnding: places.map((place) => draft(call(`ending${i}`, place))),
      whole: [call(`ending${i}`, "null!"), `named.${operationId}(null!, null!);`],
      // An operation without parameters takes any object.
      named: places.length > 0 ? draft(`named.${operationId}({ «» });`) : undefined,
    };
  });
  const lines = [
    `import type { Calls, Operations } from "../generated/${api}/calls.ts";`,
    'import type { Client } from "./runtime/types.ts";',
    "declare const named: Operations;",
    "declare const others: Client<Calls>;",
    ...operations.flatMap(({ declared, ofOthers, ofEnding, whole, named }) => [
      declared,
      ...[...ofOthers, ...ofEnding, ...(named ? [named] : [])].map(({ text }) => text),
      ...whole,
    ]),
  ];
  const program = lines.join("\n");
  let service: ts.LanguageService;

  beforeAll(async () => {
    const tree = new TypeTree(typeNodes(contract.document));
    const calls = clientCalls(api, contract, tree);
    service = languageService(
      new Map([
        [file, program],
        [`${generatedDir}${api}/calls.ts`, calls],
      ]),
      file,
    );
  });

  /** The fields that an editor offers, each with its text, as JSON. */
  function offered({ text, at }: Draft): string {
    const place = program.indexOf(text) + at;
    const entries = service.getCompletionsAtPosition(file, place, {})?.entries ?? [];
    const texts = entries.map(({ name }) => {
      const details = service.getCompletionEntryDetails(file, place, name, {}, undefined, {}, undefined);
      return [name, ts.displayPartsToString(details?.documentation)];
    });
    return JSON.stringify(Object.fromEntries(texts));
  }

  test("the fields and their texts are those of a call that is not deprecated", { timeout: 120_000 }, () => {
    const without = operations.filter(({ ofEnding, ofOthers }) =>
      ofEnding.some((one, i) => {
        const fields = offered(ofOthers[i] as Draft);
        return fields === "{}" || offered(one) !== fields;
      }),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test("a call by name has fields, and each has a text", { timeout: 120_000 }, () => {
    const without = operations.filter(({ named }) => named && /^\{\}$|:""/.test(offered(named)));
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test("calls that are complete are struck through", { timeout: 120_000 }, () => {
    const struck = service.getSuggestionDiagnostics(file).filter(({ reportsDeprecated }) => reportsDeprecated);
    const found = new Set(struck.map(({ start }) => lines[program.slice(0, start).split("\n").length - 1]));
    expect(operations.flatMap(({ whole }) => whole).filter((call) => !found.has(call))).toEqual([]);
  });
});
