// What an editor shows of the client: named models on hover, what to write for a mistake, and what is deprecated
// struck through.

import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { generatedDir, root } from "../../model/apis.ts";
import { createContract } from "../../model/contract.ts";
import { clientCalls } from "../../scripts/generate/client-calls.ts";
import { clientModels, clientOperations } from "../../scripts/generate/client-tables.ts";
import { TypeTree } from "../../scripts/generate/type-tree.ts";
import { generateTypes, typeNodes } from "../../scripts/generate/types.ts";
import { deprecatedFinance, ending, final } from "../lib/deprecated.ts";
import { languageService } from "../lib/language-service.ts";

const file = `${root}client/editor.ts`;
const imports = `import { createFinanceClient, paginate, unwrap, waitFor, type FinanceClient } from "./finance.ts";
const finance: FinanceClient = createFinanceClient({ baseUrl: "https://finance.example.com", auth: "token" });`;

describe("a caller's program", { timeout: 60_000 }, () => {
  /** With marks before what the tests look at. */
  const marked = `${imports}
export const «wallets»wallets = await unwrap(finance.listWallets({ accountId: "a" }));
for await (const «item»session of paginate(finance.listPaymentSessions, { accountId: "a" })) session.id;
export const { result: «result»result } = await waitFor(finance.getPayout, { accountId: "a", payoutId: "p" }, { until: ["COMPLETED"] });
finance.«createPayout»createPayout({ accountId: "a", «body»body: { amount: "1.00" } });
finance.listWallets({ accountId: "a" }, { timeoutMs: 5 });
finance.listWallets;
finance.listWallet({ accountId: "a" });
finance.listWallets({ accountID: "a" });
paginate(finance.getPayIn, { payInId: "p" });
`;
  const plain = (text: string) => text.replace(/«[^»]+»/g, "");
  const program = plain(marked);
  const at = (mark: string) => plain(marked.slice(0, marked.indexOf(`«${mark}»`))).length;
  let service: ts.LanguageService;
  beforeAll(() => {
    service = languageService(new Map([[file, program]]), file);
  });

  test.each([
    ["wallets", "const wallets: Wallet[]"],
    ["item", "const session: PaymentSession"],
    ["result", "const result: Payout"],
    ["body", "(property) CreatePayoutParameters.body: PayoutInput"],
  ])("%s: the named model on hover", (mark, type) => {
    expect(ts.displayPartsToString(service.getQuickInfoAtPosition(file, at(mark))?.displayParts)).toBe(type);
  });

  test("an operation on hover: what it does, how certain that is, its errors and an example", () => {
    const info = service.getQuickInfoAtPosition(file, at("createPayout"));
    const text = ts.displayPartsToString(info?.documentation);
    const tags = new Map(info?.tags?.map((tag) => [tag.name, ts.displayPartsToString(tag.text)]));
    expect(text).toMatch(/^Create a payout\.\n\nRequests a payout from an account/);
    expect(text).toContain("**Retries.** No idempotency key is documented.");
    expect(text).toMatch(/Errors: .*`account-not-found` \(404\).* Others are possible\.$/);
    expect(tags.get("evidence")).toBe("listed");
    expect(tags.get("example")).toContain("await finance.createPayout({\n  accountId: ");
  });

  test("a mistake says what to write instead", () => {
    const said = service.getSemanticDiagnostics(file).map(({ start = 0, messageText }) => {
      const line = program.slice(0, start).split("\n").length - 1;
      return [program.split("\n")[line], ts.flattenDiagnosticMessageText(messageText, "\n")];
    });
    const says = (text: string) => expect.stringContaining(text);
    expect(Object.fromEntries(said)).toEqual({
      'finance.listWallet({ accountId: "a" });': says("Did you mean 'listWallets'?"),
      'finance.listWallets({ accountID: "a" });': says("to write 'accountId'?"),
      'paginate(finance.getPayIn, { payInId: "p" });': says('"This operation has no pages"'),
    });
  });
});

describe("what is deprecated", { timeout: 60_000 }, () => {
  const document = deprecatedFinance();
  const contract = createContract("finance", document);
  const table = clientOperations("finance service", contract);
  /** Each line that has to be struck through ends with `struck`, and no other is. */
  const program = `${imports}
import type { components, operations, paths } from "../generated/finance/types.ts";
export async function calls() {
  await finance.GET("${ending.path}"); // struck
  await finance.forTenant("t").${ending.operationId}(); // struck
  await finance.${ending.operationId}(); // struck
  await finance.${ending.replacedBy}({ accountId: "a" });
  for await (const wallet of paginate(finance.listWallets, { accountId: "a" })) wallet.amlStatus.trim(); // struck
  for await (const wallet of paginate(finance.listWallets, { accountId: "a" })) wallet.chain.trim();
}
export type Get = paths["${ending.path}"]["get"]; // struck
export type Named = operations["${ending.operationId}"]; // struck
export type From = NonNullable<operations["listPaymentSessions"]["parameters"]["query"]>["from"]; // struck
export type Final = operations["${final.operationId}"]; // struck
export type Status = components["schemas"]["Wallet"]["amlStatus"]; // struck
export const others = [unwrap, waitFor];
`;
  const lines = program.split("\n");
  const line = (at: number) => lines[program.slice(0, at).split("\n").length - 1];

  test("is struck through, where it is called, named or read, and says what to do", async () => {
    const tree = new TypeTree(typeNodes(document));
    const calls = clientCalls("finance service", contract, tree);
    const written = new Map([
      [file, program],
      [`${generatedDir}finance/types.ts`, generateTypes("finance service", document)],
      [`${generatedDir}finance/models.ts`, clientModels("finance service", tree)],
      [`${generatedDir}finance/calls.ts`, calls],
      [`${generatedDir}finance/operations.ts`, table],
    ]);
    const service = languageService(written, file);
    expect(service.getSemanticDiagnostics(file).map(({ messageText }) => messageText)).toEqual([]);
    const struck = service.getSuggestionDiagnostics(file).filter(({ reportsDeprecated }) => reportsDeprecated);
    expect(struck.map(({ start }) => line(start))).toEqual(lines.filter((text) => text.endsWith("// struck")));
    const replaced = `Use \`${ending.replacedBy}\`. Ends on ${ending.sunset}.`;
    for (const [place, text] of [
      [`finance.${ending.operationId}`, replaced],
      [`operations["${ending.operationId}`, replaced],
      [`operations["${final.operationId}`, `Nothing replaces it. Ends on ${final.sunset}.`],
    ] as const) {
      const info = service.getQuickInfoAtPosition(file, program.indexOf(place) + place.length - 1);
      const tag = info?.tags?.find(({ name }) => name === "deprecated");
      expect(ts.displayPartsToString(tag?.text), place).toBe(text);
    }
  });
});
