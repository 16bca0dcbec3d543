// What is deprecated says so in the types and catalogues, and an editor strikes it through: also the call of the client.

import type ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { generatedDir, root } from "../../model/apis.ts";
import { createContract } from "../../model/contract.ts";
import { deprecationText, isDay, readDeprecation } from "../../model/deprecation.js";
import { operationRows } from "../../scripts/generate/catalogues.ts";
import { clientCalls } from "../../scripts/generate/client-calls.ts";
import { clientModels } from "../../scripts/generate/client-models.ts";
import { clientOperations } from "../../scripts/generate/client-operations.ts";
import { TypeTree } from "../../scripts/generate/type-tree.ts";
import { generateTypes, typeNodes } from "../../scripts/generate/types.ts";
import { deprecatedFinance, ending, final } from "../lib/deprecated.ts";
import { languageService } from "../lib/language-service.ts";

const document = deprecatedFinance();
const contract = createContract("finance", document);
const rows = operationRows(contract);
const table = clientOperations("finance service", contract);

describe("the model", () => {
  test("reads the words", () => {
    const { operationId, sunset, replacedBy } = ending;
    expect(contract.byId.get(operationId)).toMatchObject({ deprecated: true, sunset, replacedBy });
    expect(contract.byId.get(final.operationId)).toMatchObject({ deprecated: true, replacedBy: undefined });
  });

  test("reads nothing beside what is not deprecated", () => {
    const words = { "x-sunset": "2027-06-30", "x-replaced-by": "getParty" };
    expect(readDeprecation(words)).toEqual({ deprecated: false, sunset: undefined, replacedBy: undefined });
    expect(deprecationText(words)).toBe("");
  });

  test.each([
    [{ "x-sunset": "2027-06-30", "x-replaced-by": "getParty" }, "Use `getParty`. Ends on 2027-06-30."],
    [{ "x-sunset": "2027-06-30", "x-replaced-by": null }, "Nothing replaces it. Ends on 2027-06-30."],
    [{ "x-sunset": "2027-06-30" }, "Ends on 2027-06-30."],
    [{}, ""],
  ])("says %j in a sentence", (words, text) => {
    expect(deprecationText({ deprecated: true, ...words })).toBe(text);
  });

  test("knows the days of the calendar", () => {
    expect(["2027-06-30", "2028-02-29"].map(isDay)).toEqual([true, true]);
    const others = ["2027-06-31", "2027-02-29", "2027-13-01", "2027-6-3", "tomorrow", 20270630, null, undefined];
    expect(others.filter(isDay)).toEqual([]);
  });
});

test("operations.json has the end of each operation", () => {
  const { operationId, sunset, replacedBy } = ending;
  expect(rows.find((row) => row.operationId === operationId)).toMatchObject({ deprecated: true, sunset, replacedBy });
  const others = rows.filter((row) => row.operationId !== operationId && row.operationId !== final.operationId);
  expect(others.every((row) => !row.deprecated && row.sunset === null && row.replacedBy === null)).toBe(true);
});

test("the client's table has it for deprecated operations only", () => {
  expect(table).toContain(
    `GET: { operationId: "${ending.operationId}", sunset: "${ending.sunset}", replacedBy: "${ending.replacedBy}" }`,
  );
  const retryable = `retryable: ["identity-verification-unavailable"]`;
  expect(table).toContain(`POST: { operationId: "${final.operationId}", ${retryable}, sunset: "${final.sunset}" }`);
  expect(table.match(/sunset: "/g)).toHaveLength(2);
  expect(table).toContain(`export type Deprecated = "POST ${final.path}" | "GET ${ending.path}";`);
});

/** A caller's program. Each line that has to be struck through ends with `struck`, and no other is. */
const program = `
import { createFinanceClient, paginate, type FinanceClient } from "./finance.ts";
import type { components, operations, paths } from "../generated/finance/types.ts";
const finance: FinanceClient = createFinanceClient({ baseUrl: "https://finance.example.com", auth: "token" });
const path = { accountId: "a", partyId: "p" };
export async function calls() {
  const { data } = await finance.GET("${ending.path}"); // struck
  await finance.POST("${final.path}", { params: { path } }); // struck
  await finance.GET("/v1/accounts/{accountId}/supported-assets", { params: { path } });
  await finance.forTenant("t").GET("${ending.path}"); // struck
  await finance.${ending.operationId}(); // struck
  await finance.${ending.replacedBy}({ accountId: "a" });
  await finance.listPaymentSessions({ accountId: "a", to: "2026-01-01T00:00:00Z" });
  for await (const wallet of paginate(finance.listWallets, { accountId: "a" })) wallet.amlStatus.trim(); // struck
  for await (const wallet of paginate(finance, "/v1/accounts/{accountId}/wallets", { params: { path } })) {
    wallet.amlStatus.trim(); // struck
    wallet.chain.trim();
  }
  const sessions = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";
  await finance.GET(sessions, { params: { path, query: { to: "2026-01-01T00:00:00Z" } } });
  // @ts-expect-error the path has a parameter
  await finance.GET("/v1/accounts/{accountId}/wallets");
  // @ts-expect-error the party is missing
  await finance.POST("${final.path}", { params: { path: {} } });
  // @ts-expect-error there is no such operation
  await finance.GET("/v1/nothing");
  const file = await finance.GET("/v1/parties", { parseAs: "text" });
  const page: string | undefined = file.data;
  return data?.success === true && page;
}
export const any: Parameters<FinanceClient["GET"]>[0][] = ["${ending.path}", "/v1/parties"];
export type Get = paths["${ending.path}"]["get"]; // struck
export type Named = operations["${ending.operationId}"]; // struck
export type From = NonNullable<operations["listPaymentSessions"]["parameters"]["query"]>["from"]; // struck
export type Status = components["schemas"]["Wallet"]["amlStatus"]; // struck
export function generic<P extends "${ending.path}" | "/v1/webhooks">(one: P) {
  return finance.GET(one as "/v1/webhooks");
}
`;

describe("in an editor", () => {
  let service: ts.LanguageService;
  const file = `${root}client/editor.ts`;
  const line = (at: number | undefined) => program.slice(0, at).split("\n").length - 1;
  const lines = program.split("\n");

  beforeAll(async () => {
    const tree = new TypeTree(await typeNodes(document));
    const written = new Map([
      [file, program],
      [`${generatedDir}finance/types.ts`, await generateTypes("finance service", document)],
      [`${generatedDir}finance/models.ts`, clientModels("finance service", tree)],
      [
        `${generatedDir}finance/calls.ts`,
        clientCalls("finance service", "finance", [...contract.operations], tree, []),
      ],
      [`${generatedDir}finance/operations.ts`, table],
    ]);
    service = languageService(written, file);
  }, 60_000);

  test("the program compiles", { timeout: 60_000 }, () => {
    const errors = service
      .getSemanticDiagnostics(file)
      .map(({ messageText, start }) => [lines[line(start)], messageText]);
    expect(errors).toEqual([]);
  });

  test("calls, fields and parameters are struck through, and nothing else", { timeout: 60_000 }, () => {
    const struck = service.getSuggestionDiagnostics(file).filter(({ reportsDeprecated }) => reportsDeprecated);
    const wanted = lines.filter((text) => text.endsWith("// struck"));
    expect(struck.map(({ start }) => lines[line(start)])).toEqual(wanted);
    const codes = new Set(struck.map(({ code }) => code));
    expect(codes).toEqual(new Set([6385, 6387]));
  });

  test.each([
    ["the entry of the path", `["${ending.path}"]["get"]`, '"get"'],
    ["the call by name", `finance.${ending.operationId}(`, ending.operationId],
    ["the operation", `operations["${ending.operationId}"]`, `"${ending.operationId}"`],
  ])("%s says what to do", (_, place, name) => {
    const info = service.getQuickInfoAtPosition(file, program.indexOf(place) + place.indexOf(name) + 1);
    const tag = info?.tags?.find(({ name }) => name === "deprecated");
    expect(tag?.text?.map(({ text }) => text).join("")).toBe(`Use \`${ending.replacedBy}\`. Ends on ${ending.sunset}.`);
  });
});
