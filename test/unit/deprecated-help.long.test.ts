// A deprecated operation has the help of any other in an editor, by path and by name, and its calls are struck through: all.

import { describe, expect, test } from "vitest";
import { generatedDir, root } from "../../model/apis.ts";
import { createContract } from "../../model/contract.ts";
import { clientCalls } from "../../scripts/generate/client-calls.ts";
import { TypeTree } from "../../scripts/generate/type-tree.ts";
import { typeNodes } from "../../scripts/generate/types.ts";
import { bundles } from "../lib/bundles.ts";
import { languageService } from "../lib/language-service.ts";

const file = `${root}client/editor-of-deprecated.ts`;

describe.each(["finance", "ramp"] as const)("%s", { timeout: 120_000 }, (api) => {
  const document = structuredClone(bundles[api]);
  for (const { raw } of createContract(api, document).operations)
    Object.assign(raw, { deprecated: true, "x-sunset": "2027-06-30", "x-replaced-by": null });
  const contract = createContract(api, document);
  const keys = contract.operations.map(({ method, path }) => `"${method} ${path}"`);
  const lines = [
    `import type { Calls, Operations } from "../generated/${api}/calls.ts";`,
    'import type { Client } from "./runtime/types.ts";',
    `declare const client: Client<Calls, ${keys.join(" | ")}>;`,
    "declare const named: Operations;",
    ...contract.operations.flatMap(({ operationId, method, path, parameters, body }) => {
      const isSent = (where: string) => parameters.some((parameter) => parameter.in === where);
      const places = ["path", "query"].filter(isSent).map((where) => `{ params: { ${where}: { «» } } }`);
      if (body) places.push("{ body: { «» } }");
      const given = places.map((place) => `client.${method}("${path}", ${place});`);
      const whole = [
        `client.${method}("${path}", null!); // struck`,
        `named.${operationId}(null!, null!); // struck`,
      ];
      return [...given, ...(places.length > 0 ? [`named.${operationId}({ «» });`] : []), ...whole];
    }),
  ];
  const parts = lines.join("\n").split("«»");
  const program = parts.join("");
  const calls = clientCalls(api, contract, new TypeTree(typeNodes(document)));
  const written = { [file]: program, [`${generatedDir}${api}/calls.ts`]: calls };
  const service = languageService(new Map(Object.entries(written)), file);
  const lineAt = (at: number) => program.slice(0, at).split("\n").length - 1;

  test("wherever a caller begins an object, there are fields with texts; a whole call is struck through", () => {
    const places = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join("").length);
    const silent = places.filter((at) => {
      const names = service.getCompletionsAtPosition(file, at, {})?.entries.map(({ name }) => name) ?? [];
      const help = names.map(
        (name) => service.getCompletionEntryDetails(file, at, name, {}, undefined, {}, undefined)?.documentation,
      );
      return help.length === 0 || help.some((text) => !text?.length);
    });
    expect(silent.map((at) => lines[lineAt(at)])).toEqual([]);
    const struck = service.getSuggestionDiagnostics(file).filter(({ reportsDeprecated }) => reportsDeprecated);
    const found = new Set(struck.map(({ start }) => lines[lineAt(start)]));
    expect(lines.filter((line) => line.endsWith("// struck") && !found.has(line))).toEqual([]);
  });
});
