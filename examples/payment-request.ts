// A back end that creates, updates and settles the payment request of a card payment, and reverses another one.
//
//   npm start                                        starts the mock, in another terminal
//   node examples/payment-request.ts
//
//   FINANCE_URL, TOKEN_URL         the service and the token endpoint; default: those of the mock
//   CLIENT_ID, CLIENT_SECRET       the client; default: one of the mock
//   ACCOUNT_ID                     the account that pays; default: one of the mock

// In your project: "finance-ramp-api/auth" and "finance-ramp-api/finance".
import { clientCredentials } from "../client/auth.ts";
import { ApiError, type ClientEvent, createFinanceClient, paginate, unwrap } from "../client/finance.ts";

const {
  FINANCE_URL = "http://127.0.0.1:4010",
  TOKEN_URL = "http://127.0.0.1:4030/token",
  CLIENT_ID = "mock-client",
  CLIENT_SECRET = "mock-secret",
  ACCOUNT_ID: accountId = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
} = process.env;

/** Prints one line for each event, without the contents of requests. */
function log(event: ClientEvent): void {
  if (event.type === "token") console.log(`  token: ${event.error ?? "granted"}`);
  if (event.type === "retry") console.log(`  ${event.operationId} again in ${Math.round(event.delayMs)} ms`);
  if (event.type === "response") console.log(`  ${event.operationId}: ${event.status ?? event.error}`);
}

const finance = createFinanceClient({
  baseUrl: FINANCE_URL,
  auth: clientCredentials({ tokenUrl: TOKEN_URL, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET }),
  onEvent: log,
});

/** Prints how much of an asset is available in each wallet of the account. Amounts stay decimal strings. */
async function showBalances(asset: string): Promise<void> {
  for await (const { chain, balances } of paginate(finance.listWallets, { accountId }))
    for (const held of balances)
      if (held.asset === asset) console.log(`The account has ${held.amount.available} ${asset} on ${chain}.`);
}

/** Creates a payment request. After a lost response, it retries with the same key, so that it cannot pay twice. */
async function create(externalId: string, fiat: number): Promise<string> {
  const body = {
    accountId,
    externalId,
    fiatCurrency: "EUR",
    cardProviderReference: `card-${externalId}`,
    amount: { fiat },
  };
  let outcome = await finance.createPaymentRequest({ body });
  if (outcome.error?.retryable) {
    const { idempotencyKey = "" } = outcome;
    outcome = await finance.createPaymentRequest({ body: { ...body, idempotencyKey } });
  }
  const { id } = (await unwrap(outcome)) ?? {};
  if (id === undefined) throw new Error(`no ID for ${externalId}; correlation ID ${outcome.correlationId}`);
  console.log(`${externalId}: payment request ${id} over ${fiat} EUR, key ${outcome.idempotencyKey}`);
  return id;
}

async function payAndSettle(): Promise<void> {
  const paymentRequestId = await create("order-7421", 40);
  const raise = { authorizedAmount: { fiat: 45 } };
  const raised = await unwrap(finance.updatePaymentRequest({ paymentRequestId, body: raise }));
  console.log(`order-7421: raised to ${raised?.authorizedAmount?.fiat} EUR`);
  const settle = { settlementAmount: { fiat: 45 } };
  const settled = await unwrap(finance.settlePaymentRequest({ paymentRequestId, body: settle }));
  console.log(`order-7421: settlement ${settled?.status ?? "accepted"}`);
}

async function payAndReverse(): Promise<void> {
  const paymentRequestId = await create("order-7422", 12);
  const body = { reversalReason: "Order canceled" };
  const reversed = await unwrap(finance.reversePaymentRequest({ paymentRequestId, body }));
  console.log(`order-7422: reversal ${reversed?.status ?? "accepted"}`);
}

try {
  await showBalances("USDC");
  await payAndSettle();
  await payAndReverse();
} catch (error) {
  if (!ApiError.is(error)) throw error;
  console.error(`${error.message}${error.retryable ? "; you can retry it" : ""}`);
  process.exitCode = 1;
}
