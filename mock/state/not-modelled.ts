// What the contract has and the state does not: no response shows it but that of an example, and nothing makes it. Each with
// its reason. test/mock/state/modelled.test.ts finds what is missing here, and what is no longer true.

/** Fields, statuses and other values (after a space), and events, by the schema that has them. */
export const notModelled: Record<string, string> = {
  "PartySummary.status": "No value of it is documented.",
  "Chain AVALANCHE": "A new account has a wallet on the first chain only; wallets on others are seeded.",
  "Chain POLYGON": "As AVALANCHE.",
  "Chain SOLANA": "As AVALANCHE.",
  "WalletStatus PENDING": "Only the response to an allowance verification shows it, which VERIFYING_ALLOWANCE is.",
  "TransferCryptocurrency EURC": "Money of other assets than USDC is seeded.",
  "TransferCryptocurrency USDT": "As EURC.",
  "PaymentRequestStatus SETTLED_WITH_SHORTFALL": "It is made, and no operation reads a payment request.",
  "PaymentRequest.reversedAt": "It is made, and no operation reads a payment request.",
  "PaymentRequestExecutionType REFUND": "It is made, and no operation reads a payment request.",
  "PaymentRequestExecutionType REVERSAL": "It is made, and no operation reads a payment request.",
  "AssetPermitStatus ACTIVATING": "What leads to it is not documented.",
  "AssetPermitStatus FAILED": "What leads to it is not documented.",
  "FundingMode PUSH": "The one operation that requests a payout is for PULL.",
  "VirtualBankAccountInput.ownershipProof": "When an account needs one is not documented, so the mock asks for none.",
  "OwnershipProof.signature": "As VirtualBankAccountInput.ownershipProof.",
  "FeeInput.rampType": "The fee tiers of the mock are the same for both types.",
  "DepositBankAccount.intermediaryBic": "The deposit account is that of the examples, which has none.",
};

const retry = "A retry with the same key gets the first result.";
const sides = "Both sides of the amount come back, under the name of what is authorized or settled.";
const credentials = "Its end comes back as accountNumberLast4; a route needs both.";

/** Fields of requests that do not come back under their name, and what is done with them. */
export const actedOn: Record<string, string> = {
  "AccountCreateInput.party": "Becomes the holder of the account.",
  "AccountCreateInput.party.id": "Becomes the holder of the account.",
  "AccountCreateInput.party.identityShareToken": "Is refused for organizations, and never stored.",
  "FiatTransferInput.currency": "Says which asset is sent.",
  "AccountPaymentRequestCreateInput.amount": sides,
  "PaymentRequestCreateInput.amount": sides,
  "PaymentRequestAmount.fiat": sides,
  "PaymentRequestAmount.crypto": sides,
  "AccountPaymentRequestCreateInput.idempotencyKey": retry,
  "PaymentRequestCreateInput.idempotencyKey": retry,
  "SettlementByReferenceInput.idempotencyKey": retry,
  "ReversalByReferenceInput.idempotencyKey": retry,
  "PaymentRequestUpdateInput.idempotencyKey": retry,
  "SettlementInput.idempotencyKey": retry,
  "ReversalInput.idempotencyKey": retry,
  "PayoutBankAccountInput.accountNumber": credentials,
  "PayoutBankAccountInput.routingNumber": credentials,
  "RouteOwnershipProofInput.signature": "Activates the route.",
  "WebhookApiKeyAuthenticationInput.apiKey": "Goes with every delivery.",
  "WebhookBasicAuthenticationInput.password": "Goes with every delivery.",
  "RampRequestInput.fiatCurrencyId": "Says which fiatCurrency the request shows.",
  "RampRequestInput.cryptoCurrencyId": "Says which cryptoCurrency the request shows.",
  "RampRequestInput.companyBankAccountId": "Says which companyBankAccount the request shows.",
  "RampRequestInput.companyWalletId": "Says which companyWallet the request shows.",
};
