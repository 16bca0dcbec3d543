// What users of the entry points rely on in their types; compiled by test/packages/client.test.ts, never run.
// Each @ts-expect-error is a mistake that must not compile.

import { clientCredentials, type TokenSource } from "finance-ramp-api/auth";
import type { components as auth } from "finance-ramp-api/auth/types";
import * as finance from "finance-ramp-api/finance";
import type { components as financeTypes } from "finance-ramp-api/finance/types";
import * as ramp from "finance-ramp-api/ramp";
import type { components as rampTypes } from "finance-ramp-api/ramp/types";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(..._: T[]): void => {};

const source: TokenSource = clientCredentials({ tokenUrl: "https://a.example", clientId: "c", clientSecret: "s" });
const client: finance.FinanceClient = finance.createFinanceClient({
  baseUrl: "https://finance.example.com",
  auth: async ({ rejected, signal }) => `${rejected}${signal.aborted}`,
  onEvent(event) {
    holds<Equal<typeof event, finance.ClientEvent>>();
    if (event.type === "retry") event.delayMs.toFixed();
    // @ts-expect-error only retries have a pause
    if (event.type === "request") event.delayMs;
  },
});
const company: ramp.RampClient = ramp.createRampClient({ baseUrl: "https://ramp.example.com", auth: source });
// @ts-expect-error a client needs to know how its calls are authorised
finance.createFinanceClient({ baseUrl: "https://finance.example.com" });

const wallets = "/v1/accounts/{accountId}/wallets";
const sessions = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";
const params = { path: { accountId: "a" } };
const account = { accountId: "a" };

export async function outcomes() {
  const outcome = await client.listWallets(account, { timeoutMs: 5_000, correlationId: "id" });
  const byPath = await client.GET(wallets, { params });
  holds<Equal<typeof byPath, typeof outcome>>();
  if (outcome.error) {
    holds<Equal<typeof outcome.data, undefined>>();
    // Known codes are offered, unknown ones are accepted, and there may be none.
    const { code } = outcome.error;
    holds<Equal<typeof code, finance.ListWalletsErrorCode | undefined>>();
    holds<Equal<Extract<typeof code, "account-not-found">, "account-not-found">>();
    if (code === "added-later") outcome.error.errors[0]?.message?.trim();
  } else {
    holds<Equal<typeof outcome.data.result, finance.Wallet[]>>();
    holds<Equal<typeof outcome.response, Response>>();
  }
  // The result of a list is always there. Others that the contract does not promise may be missing.
  const parties = await finance.unwrap(client.listParties());
  holds<Equal<typeof parties, finance.PartySummary[]>>();
  const session = await finance.unwrap(client.POST(sessions, { params, body: { inCurrency: "EUR" } }));
  holds<Equal<typeof session, finance.PaymentSession | undefined>>();
  const { data } = await client.GET("/v1/webhooks", { parseAs: "text" });
  holds<Equal<typeof data, string | undefined>>();
  const tenant = client.forTenant("t");
  holds<Equal<typeof tenant, finance.FinanceClient>>();
}

export async function mistakes() {
  // Parameters and options can be left out exactly where none is required.
  await client.listParties();
  // @ts-expect-error the path has a parameter
  await client.GET(wallets);
  // @ts-expect-error the account is missing
  await client.listWallets();
  // @ts-expect-error an option is no parameter
  await client.listWallets({ accountId: "a", timeoutMs: 5_000 });
  // @ts-expect-error this operation has no body
  await client.listWallets({ accountId: "a", body: {} });
  // @ts-expect-error a typing error in an optional field is found
  await client.createPaymentRequest({ body: { ammount: "1.00" } });
  // @ts-expect-error a closed list of request values
  await client.listPaymentSessions({ accountId: "a", status: "DONE" });
}

export async function pages() {
  for await (const one of finance.paginate(client.listPaymentSessions, account, { timeoutMs: 5_000 }))
    holds<Equal<typeof one, finance.PaymentSession>>();
  for await (const page of finance.paginate(client.listPaymentSessions, account).pages()) {
    holds<Equal<typeof page.result, finance.PaymentSession[]>>();
    holds<Equal<typeof page.pagination.hasNextPage, boolean>>();
  }
  // @ts-expect-error this operation has no pages
  finance.paginate(client.getPayIn, { payInId: "p" });

  const place = { accountId: "a", payoutId: "p" };
  const { status, result } = await finance.waitFor(client.getPayout, place, { until: ["COMPLETED", "FAILED"] });
  holds<Equal<[typeof status, typeof result], [finance.Payout["status"], finance.Payout]>>();
  await finance.waitFor(client.getParty, { partyId: "p" }, { until: ["VERIFIED"], field: "kycStatus" });
  // @ts-expect-error nothing to wait for
  await finance.waitFor(client.getPayout, place, {});
}

export async function files() {
  const request = await finance.unwrap(company.getRampRequest({ rampRequestId: "r" }));
  holds<Equal<typeof request, ramp.RampRequest>>();
  // A file is a Blob unless it is asked for as something else, and a request body can be left out where it may be missing.
  const file = await finance.unwrap(company.exportRampRequests());
  holds<Equal<typeof file, Blob>>();
  // @ts-expect-error it is no JSON
  await company.exportRampRequests({}, { parseAs: "json" });
  await company.rejectRampRequest({ rampRequestId: "r" });
  const { approved } = await ramp.approveIf(company, "r", ({ amount }, before) => amount === before?.amount);
  holds<Equal<typeof approved, ramp.ApprovedRampRequest | undefined>>();
  // @ts-expect-error someone has to decide
  await ramp.approveIf(company, "r");
}

export function errors(error: unknown) {
  if (finance.ApiError.is(error)) holds<Equal<typeof error, finance.ApiError>>();
  return [error].filter(finance.ApiError.is).map(({ retryAfterMs, attempts }) => (retryAfterMs ?? 0) + attempts);
}
holds<
  finance.AbortError | finance.ConnectionError | finance.TimeoutError | finance.AuthError extends finance.ApiError
    ? true
    : false
>();

// Models: secrets are written and never read, the constant of a discriminator says which fields there are.
const authenticationMethod = { type: "API_KEY", headerName: "X-Key", apiKey: "example-webhook-key" } as const;
const input: finance.WebhookInput = { url: "https://shop.example/hooks", authenticationMethod };
// @ts-expect-error the fields of another method
input.authenticationMethod = { type: "API_KEY", username: "u", password: "p" };
export const read = (webhook: finance.Webhook) => {
  // @ts-expect-error secrets are not read
  if (webhook.authenticationMethod.type === "API_KEY") webhook.authenticationMethod.apiKey;
  const { status } = webhook;
  holds<Equal<typeof status, "ACTIVE" | (string & {})>>();
};
export const session: Pick<finance.PaymentSession, "blockchainTxId" | "status"> = {
  blockchainTxId: null,
  status: "CREATED",
};
// @ts-expect-error a closed list
session.status = "DONE";
// @ts-expect-error nullable is not optional: under exactOptionalPropertyTypes undefined is no value
export const unset: Pick<finance.PaymentSession, "externalRef"> = { externalRef: undefined };
export const onEvent = (event: finance.FinanceEvent) =>
  event.eventType === "PAY_IN_SETTLED" && event.result.payInId.trim();
export type Schemas = [
  auth["schemas"]["Token"],
  financeTypes["schemas"]["Party"],
  rampTypes["schemas"]["RampRequest"],
];
