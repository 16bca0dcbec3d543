// What users of finance-ramp-api/finance rely on in its types; compiled by test/packages/client.test.ts, never run.
// Each @ts-expect-error is a mistake that must not compile.

import {
  type AbortError,
  ApiError,
  AuthError,
  addDecimals,
  type ClientEvent,
  type ClientOptions,
  type ConnectionError,
  type CreatePayoutParameters,
  createFinanceClient,
  type FinanceClient,
  type FinanceEvent,
  type ListWalletsErrorCode,
  type Middleware,
  type Outcome,
  type PayIn,
  type PaymentSession,
  type PaymentSessionInput,
  type Payout,
  paginate,
  subtractDecimals,
  TimeoutError,
  unwrap,
  type Wallet,
  type Webhook,
  type WebhookInput,
  waitFor,
} from "finance-ramp-api/finance";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(..._: T[]): void => {};

const options: ClientOptions = { baseUrl: "https://finance.example.com", auth: "token" };
const finance: FinanceClient = createFinanceClient({
  ...options,
  auth: async ({ rejected, signal }) => `${rejected}${signal.aborted}`,
  fetch: async (request) => new Response(request.url),
  correlationId: () => "id",
  onEvent(event) {
    holds<Equal<typeof event, ClientEvent>>();
    if (event.type === "retry") event.delayMs.toFixed();
    // @ts-expect-error only retries have a pause
    if (event.type === "request") event.delayMs;
  },
});
// @ts-expect-error a client needs to know how its calls are authorised
createFinanceClient({ baseUrl: "https://finance.example.com" });

const params = { path: { accountId: "a" } };

export async function calls() {
  const outcome = await finance.GET("/v1/accounts/{accountId}/wallets", { params });
  if (outcome.error) {
    holds<Equal<typeof outcome.data, undefined>>();
    holds<Equal<typeof outcome.response, Response | undefined>>();
    const { code } = outcome.error;
    // Known codes are offered, unknown ones are accepted, and there may be none.
    holds<Equal<Extract<typeof code, "account-not-found">, "account-not-found">>();
    holds<Equal<Extract<typeof code, "idempotency-key-conflict">, never>>();
    if (code === "added-later") outcome.error.errors[0]?.message?.trim();
    holds<undefined extends typeof code ? true : false>();
  } else {
    holds<Equal<typeof outcome.data.result, Wallet[]>>();
    holds<Equal<typeof outcome.data.success, true>>();
    holds<Equal<typeof outcome.status, number>>();
    holds<Equal<typeof outcome.response, Response>>();
  }

  // Results that the contract does not promise may be missing.
  const session = await unwrap(
    finance.POST("/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions", { params, body: { inCurrency: "EUR" } }),
  );
  holds<Equal<typeof session, PaymentSession | undefined>>();
  const payIn = await unwrap(finance.GET("/v1/pay-ins/{payInId}", { params: { path: { payInId: "p" } } }));
  holds<Equal<typeof payIn, PayIn>>();
  const nothing = await unwrap(finance.DELETE("/v1/webhooks/{webhookId}", { params: { path: { webhookId: "w" } } }));
  holds<undefined extends typeof nothing ? true : false>();

  // Options can be left out exactly where none is required.
  await finance.GET("/v1/webhooks");
  await finance.GET("/v1/webhooks", { signal: AbortSignal.timeout(1), headers: { a: "b" } });
  // @ts-expect-error the path has a parameter
  await finance.GET("/v1/accounts/{accountId}/wallets");
  // @ts-expect-error the parameter has another name
  await finance.GET("/v1/accounts/{accountId}/wallets", { params: { path: { id: "a" } } });
  // @ts-expect-error nobody can leave out the body
  await finance.POST("/v1/webhooks");
  // @ts-expect-error this operation has no body
  await finance.POST("/v1/webhooks/{webhookId}/ping", { params: { path: { webhookId: "w" } }, body: {} });
  // @ts-expect-error there is no such path
  await finance.GET("/v1/wallets");
  // @ts-expect-error nothing is posted there
  await finance.POST("/v1/pay-ins/{payInId}", { params: { path: { payInId: "p" } } });
  // @ts-expect-error a typing error in an optional member is found
  await finance.POST("/v1/payment-requests", { body: { ammount: "1.00" } });
  const sessions = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";
  await finance.GET(sessions, { params: { ...params, query: { status: "CREATED", page: 1 } } });
  // @ts-expect-error a closed list of request values
  await finance.GET(sessions, { params: { ...params, query: { status: "DONE" } } });

  // A body can be read as something else.
  const { data } = await finance.GET("/v1/webhooks", { parseAs: "text" });
  holds<Equal<typeof data, string | undefined>>();

  // Other tenants, middleware.
  const other = finance.forTenant("t");
  holds<Equal<typeof other, FinanceClient>>();
  const middleware: Middleware = { onRequest: ({ request }) => request };
  other.use(middleware);
  other.eject(middleware);
}

export async function names() {
  const outcome = await finance.listWallets({ accountId: "a", size: 50 }, { timeoutMs: 5_000, correlationId: "id" });
  if (outcome.error) {
    const { code } = outcome.error;
    holds<Equal<typeof code, ListWalletsErrorCode | undefined>>();
    if (code === "added-later") return;
  } else holds<Equal<typeof outcome.data.result, Wallet[]>>();
  // The outcome is the one of the path.
  const byPath = await finance.GET("/v1/accounts/{accountId}/wallets", { params });
  holds<Equal<typeof byPath, typeof outcome>>();

  // Parameters have a name, so that they can be built apart.
  const parameters: CreatePayoutParameters = { accountId: "a", body: { routeId: "r", amount: "1.00" } };
  const payout = await unwrap(finance.createPayout(parameters));
  holds<Equal<typeof payout, Payout | undefined>>();
  // They can be left out exactly where none is required.
  await finance.listWebhooks();
  await finance.listParties();
  await finance.listParties({ page: 2 }, { maxRetries: 0, signal: AbortSignal.timeout(1), headers: { a: "b" } });
  // @ts-expect-error the account is missing
  await finance.listWallets();
  // @ts-expect-error the parameter has another name
  await finance.listWallets({ id: "a" });
  // @ts-expect-error an option is no parameter
  await finance.listWallets({ accountId: "a", timeoutMs: 5_000 });
  // @ts-expect-error nobody can leave out the body
  await finance.createPayout({ accountId: "a" });
  // @ts-expect-error this operation has no body
  await finance.listWallets({ accountId: "a", body: {} });
  // @ts-expect-error a typing error in the body is found
  await finance.createPaymentRequest({ body: { ammount: "1.00" } });
  // @ts-expect-error a closed list of request values
  await finance.listPaymentSessions({ accountId: "a", status: "DONE" });
  // @ts-expect-error there is no such operation
  await finance.listWallet({ accountId: "a" });
  // @ts-expect-error JSON cannot be made a file by name
  await finance.listWebhooks({}, { parseAs: "text" });
  // @ts-expect-error parameters and body stand in one object
  await finance.listWebhooks({}, { params: {} });
  const webhooks = await unwrap(finance.forTenant("t").listWebhooks());
  holds<Equal<typeof webhooks, Webhook[] | undefined>>();

  for await (const one of paginate(finance.listPaymentSessions, { accountId: "a", size: 50 }, { dedupeBy: "id" }))
    holds<Equal<typeof one, PaymentSession>>();
  for await (const page of paginate(finance.listPaymentSessions, { accountId: "a" }).pages())
    holds<Equal<typeof page.result, PaymentSession[]>>();
  for await (const party of paginate(finance.listParties)) party.id.trim();
  // @ts-expect-error this operation has no pages
  paginate(finance.getPayIn, { payInId: "p" });
  // @ts-expect-error the account is missing
  paginate(finance.listPaymentSessions);
  // @ts-expect-error there is no such field
  paginate(finance.listPaymentSessions, { accountId: "a" }, { dedupeBy: "ID" });

  const place = { accountId: "a", payoutId: "p" };
  const { status, result } = await waitFor(finance.getPayout, place, { until: ["COMPLETED", "FAILED"] });
  holds<Equal<typeof status, Payout["status"]>>();
  holds<Equal<typeof result, Payout>>();
  await waitFor(finance.getPayout, place, { until: ({ amount }) => amount === "1.00", timeoutMs: 1, pauseMs: 1 });
  const party = await waitFor(finance.getParty, { partyId: "p" }, { until: ["VERIFIED"], field: "kycStatus" });
  holds<Equal<typeof party.status, typeof party.result.kycStatus | undefined>>();
  // @ts-expect-error the payout is missing
  await waitFor(finance.getPayout, { accountId: "a" }, { until: ["COMPLETED"] });
  // @ts-expect-error nothing to wait for
  await waitFor(finance.getPayout, place, {});
  // @ts-expect-error a closed list
  await waitFor(finance.getParty, { partyId: "p" }, { until: [7], field: "kycStatus" });
}

export async function pages() {
  const path = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";
  for await (const session of paginate(finance, path, { params, dedupeBy: "id" })) {
    holds<Equal<typeof session, PaymentSession>>();
  }
  for await (const page of paginate(finance, path, { params }).pages()) {
    holds<Equal<typeof page.result, PaymentSession[]>>();
    holds<Equal<typeof page.pagination.hasNextPage, boolean>>();
  }
  // A list whose payload is not documented.
  for await (const party of paginate(finance, "/v1/parties")) party.id.trim();
  paginate(finance, path, { params, dedupeBy: ({ id }) => id });
  paginate(finance, path, { params }, { dedupeBy: "id" });
  // @ts-expect-error there is no such member
  paginate(finance, path, { params, dedupeBy: "ID" });
  // @ts-expect-error this operation has no pages
  paginate(finance, "/v1/pay-ins/{payInId}", { params: { path: { payInId: "p" } } });
  // @ts-expect-error the path has a parameter
  paginate(finance, path);
}

export function errors(error: unknown) {
  if (ApiError.is(error)) holds<Equal<typeof error, ApiError>>();
  if (TimeoutError.is(error)) holds<Equal<typeof error, TimeoutError>>();
  if (error instanceof AuthError) holds<Equal<typeof error.status, number | undefined>>();
  return [error].filter(ApiError.is).map(({ retryAfterMs, attempts }) => (retryAfterMs ?? 0) + attempts);
}
holds<AbortError | ConnectionError | TimeoutError | AuthError extends ApiError ? true : false>();

// Models: read and input types, with nothing of the markers.
const input: WebhookInput = {
  url: "https://shop.example/hooks",
  authenticationMethod: { type: "API_KEY", headerName: "X-Key", apiKey: "example-webhook-key" },
};
// @ts-expect-error the constant of the discriminator says which members there are
const mixed: WebhookInput = { ...input, authenticationMethod: { type: "API_KEY", username: "u", password: "p" } };
export const read = (webhook: Webhook) => {
  // @ts-expect-error secrets are written and never read
  if (webhook.authenticationMethod.type === "API_KEY") webhook.authenticationMethod.apiKey;
  // An open list: known values are offered, any other is accepted.
  const { status } = webhook;
  holds<Equal<typeof status, "ACTIVE" | (string & {})>>();
  return [status === "ACTIVE", status === "PAUSED", mixed];
};
export const session: Pick<PaymentSession, "blockchainTxId" | "status"> = { blockchainTxId: null, status: "CREATED" };
// @ts-expect-error a closed list
session.status = "DONE";
// @ts-expect-error nullable is not optional: under exactOptionalPropertyTypes undefined is no value
export const unset: Pick<PaymentSession, "externalRef"> = { externalRef: undefined };
export const draft: PaymentSessionInput = {};

// The type of a body is the named input type, so that either can be built apart.
finance.POST("/v1/webhooks", { body: input });

export const onEvent = (event: FinanceEvent) => {
  if (event.eventType === "PAY_IN_SETTLED") event.result.payInId.trim();
  // @ts-expect-error another event has other members
  if (event.eventType === "PING") event.result.payInId;
};

export const sum: string = addDecimals("1.50", subtractDecimals("2.25", "1"));
export const outcomeOf = (outcome: Outcome<{ success: true; result: number }>) => unwrap(outcome);
holds<Equal<Awaited<ReturnType<typeof outcomeOf>>, number>>();
