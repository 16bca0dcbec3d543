// What an editor shows of the client: completions in a call, named models on hover, and what to write for a wrong path.

import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { languageService } from "../lib/language-service.ts";

/** A caller's program, with marks before what the tests look at. */
const marked = `
import { createFinanceClient, paginate, unwrap, waitFor, type FinanceClient } from "./finance.ts";
import { createRampClient } from "./ramp.ts";
const finance = createFinanceClient({ baseUrl: "https://finance.example.com", auth: "token" });
const ramp = createRampClient({ baseUrl: "https://ramp.example.com", auth: "token" });
const params = { path: { accountId: "a" } };
const «wallets»wallets = await unwrap(finance.«listWallets»listWallets({ accountId: "a" }));
const { «data»data } = await finance.getPayout({ accountId: "a", payoutId: "p" });
const «wallets by path»byPath = await unwrap(finance.GET("/v1/accounts/{accountId}/wallets", { params }));
for await (const «item»session of paginate(finance.listPaymentSessions, { accountId: "a" })) session.id;
const { «status»status, result: «result»result } = await waitFor(finance.getPayout, { accountId: "a", payoutId: "p" }, { until: ["«a status»COMPLETED"] });
finance.«createPayout»createPayout({ accountId: "a", «body»body: { «in a body»amount: "1.00" } });
finance.listWallets({ «in parameters»accountId: "a" }, { «in options»timeoutMs: 5 });
finance.GET("«a path»/v1/webhooks");
finance.«a name»listWallets;
finance.GET("«a path of a list»/v1/wallets");
finance.GET("/v1/accounts/8d3f5a17/wallets");
finance.POST("/v1/pay-ins/{payInId}");
finance.GET("/v1/accounts/{accountId}/walletss");
finance.GET("/v1/webhook");
finance.GET("/v1/nothing");
finance.listWallet({ accountId: "a" });
finance.listWallets({ accountID: "a" });
finance.createPayout({ accountId: "a" });
ramp.exportRampRequests({});
paginate(finance.getPayIn, { payInId: "p" });
export type Client = FinanceClient;
export const all = [wallets, data, byPath, status, result];
`;
const program = marked.replace(/«[^»]+»/g, "");
const file = `${root}client/editor-of-names.ts`;

/** Where a mark is in the program. */
function at(mark: string): number {
  const before = marked.slice(0, marked.indexOf(`«${mark}»`));
  return before.replace(/«[^»]+»/g, "").length;
}

let service: ts.LanguageService;
beforeAll(() => {
  service = languageService(new Map([[file, program]]), file);
});

function hover(mark: string): { type: string; text: string; tags: Record<string, string> } {
  const info = service.getQuickInfoAtPosition(file, at(mark));
  const tags = (info?.tags ?? []).map(({ name, text }) => [name, ts.displayPartsToString(text)]);
  return {
    type: ts.displayPartsToString(info?.displayParts),
    text: ts.displayPartsToString(info?.documentation),
    tags: Object.fromEntries(tags),
  };
}

function completions(mark: string): string[] {
  const found = service.getCompletionsAtPosition(file, at(mark), {});
  return (found?.entries ?? []).filter(({ kind }) => kind !== "keyword" && kind !== "warning").map(({ name }) => name);
}

describe("on hover", { timeout: 60_000 }, () => {
  test.each([
    ["wallets", "const wallets: Wallet[]"],
    ["wallets by path", "const byPath: Wallet[]"],
    ["data", "const data: GetPayoutData | undefined"],
    ["item", "const session: PaymentSession"],
    ["result", "const result: Payout"],
    ["body", "(property) CreatePayoutParameters.body: PayoutInput"],
  ])("%s: the named model", (mark, type) => {
    expect(hover(mark).type).toBe(type);
  });

  test("an operation: what it does, how certain that is, its errors and an example", () => {
    const { type, text, tags } = hover("createPayout");
    expect(type).toBe(
      "(method) Operations.createPayout(parameters: CreatePayoutParameters, options?: CallOptions): Promise<Outcome<CreatePayoutData, CreatePayoutErrorCode>>",
    );
    expect(text).toMatch(/^Create a payout\.\n\nRequests a payout from an account/);
    expect(text).toContain("**Retries.** No idempotency key is documented.");
    expect(text).toContain("`POST /v1/accounts/{accountId}/payouts`");
    expect(text).toMatch(/Errors: .*`account-not-found` \(404\).* Others are possible\.$/);
    expect(tags["evidence"]).toBe("listed");
    expect(tags["example"]).toMatch(
      /^```ts\nconst \{ data, error } = await finance\.createPayout\(\{\n {2}accountId: "/,
    );
    expect(hover("listWallets").tags).toHaveProperty("example");
  });

  test("a field: its text, without the words of the generator", () => {
    const { text, tags } = hover("in parameters");
    expect(text).toBe("ID of the account. A value that is not a UUID is refused with `invalid-parameter`.");
    expect(tags).toEqual({ example: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401" });
  });
});

describe("completion", { timeout: 60_000 }, () => {
  test.each([
    ["in a body", ["amount", "asset", "routeId"]],
    ["in parameters", ["accountId", "page", "size"]],
    ["a path", ["/v1/accounts", "/v1/pay-ins/{payInId}", "/v1/webhooks"]],
    ["a path of a list", ["/v1/accounts/{accountId}/wallets"]],
    ["in options", ["correlationId", "maxRetries", "signal", "timeoutMs"]],
    ["a status", ["COMPLETED", "FAILED", "PROVIDER_PROCESSING"]],
    ["a name", ["GET", "createPayout", "forTenant", "listWallets"]],
  ])("%s", (mark, wanted) => {
    expect(completions(mark)).toEqual(expect.arrayContaining(wanted));
  });

  test("offers no path that has no GET, and nothing else in a body", () => {
    expect(completions("a path")).not.toContain("/v1/accounts/{accountId}/transfers/fiat");
    expect(completions("a path").every((path) => path.startsWith("/"))).toBe(true);
    expect(completions("in a body")).toEqual(["amount", "asset", "routeId"]);
  });
});

test("a mistake says what to write instead", { timeout: 60_000 }, () => {
  const said = service.getSemanticDiagnostics(file).map(({ start = 0, messageText }) => {
    const line = program.slice(0, start).split("\n").length - 1;
    return [program.split("\n")[line], ts.flattenDiagnosticMessageText(messageText, "\n")];
  });
  expect(Object.fromEntries(said)).toEqual({
    'finance.GET("/v1/wallets");': expect.stringContaining('"Did you mean /v1/accounts/{accountId}/wallets?"'),
    'finance.GET("/v1/accounts/8d3f5a17/wallets");': expect.stringContaining(
      '"Did you mean /v1/accounts/{accountId}/wallets?"',
    ),
    'finance.POST("/v1/pay-ins/{payInId}");': expect.stringContaining('"This path has no POST, but GET"'),
    'finance.GET("/v1/accounts/{accountId}/walletss");': expect.stringContaining(
      '"Did you mean /v1/accounts/{accountId}/wallets?"',
    ),
    'finance.GET("/v1/webhook");': expect.stringContaining('"Did you mean /v1/webhooks?"'),
    'finance.GET("/v1/nothing");': expect.stringContaining('"There is no such path with GET"'),
    'finance.listWallet({ accountId: "a" });': expect.stringContaining("Did you mean 'listWallets'?"),
    'finance.listWallets({ accountID: "a" });': expect.stringContaining("to write 'accountId'?"),
    'finance.createPayout({ accountId: "a" });': expect.stringContaining("Property 'body' is missing"),
    "ramp.exportRampRequests({});": "Expected 2 arguments, but got 1.",
    'paginate(finance.getPayIn, { payInId: "p" });': expect.stringContaining('"This operation has no pages"'),
  });
});
