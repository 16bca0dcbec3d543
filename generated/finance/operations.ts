// Operations of the finance service, for the client. Generated from openapi/ by npm run build; do not edit.

/**
 * The operations by path and method. `idempotent` are those whose request body accepts an `idempotencyKey`; `retryable`
 * has the error codes after which the same request can be repeated, whatever it is. Those with a `sunset` are deprecated
 * and end on that day; `replacedBy` is what to use instead.
 */
export const operations: Record<
  string,
  Record<string, { operationId: string; idempotent?: true; retryable?: string[]; sunset?: string; replacedBy?: string }>
> = {
  "/v1/parties": { GET: { operationId: "listParties" }, POST: { operationId: "createParty" } },
  "/v1/parties/{partyId}": { GET: { operationId: "getParty" }, PATCH: { operationId: "updateParty" }, DELETE: { operationId: "deleteParty" } },
  "/v1/parties/{partyId}/verification": { POST: { operationId: "createPartyVerification", retryable: ["identity-verification-unavailable"] } },
  "/v1/parties/{partyId}/iv-verification": { GET: { operationId: "getIvVerification", retryable: ["identity-verification-unavailable"] } },
  "/v1/parties/{partyId}/partner-terms": { GET: { operationId: "getPartnerTerms", retryable: ["identity-verification-unavailable"] } },
  "/v1/parties/{partyId}/partner-terms/link": { POST: { operationId: "createPartnerTermsLink", retryable: ["identity-verification-unavailable"] } },
  "/v1/accounts": { GET: { operationId: "listAccounts" }, POST: { operationId: "createAccount" } },
  "/v1/accounts/{accountId}": { GET: { operationId: "getAccount" } },
  "/api/v1/accounts/{accountId}/reactivate": { POST: { operationId: "reactivateAccount" } },
  "/v1/accounts/{accountId}/party-roles": { GET: { operationId: "listPartyRoles" }, POST: { operationId: "addPartyRole" } },
  "/v1/accounts/{accountId}/wallets": { GET: { operationId: "listWallets" } },
  "/v1/accounts/{accountId}/wallets/{walletId}/allowance-verification": { POST: { operationId: "verifyWalletAllowance" } },
  "/v1/accounts/{accountId}/virtual-bank-accounts": { GET: { operationId: "listVirtualBankAccounts" }, POST: { operationId: "createVirtualBankAccount" } },
  "/v1/accounts/{accountId}/virtual-bank-accounts/prepare": { POST: { operationId: "prepareVirtualBankAccountOwnershipProof" } },
  "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions": { GET: { operationId: "listPaymentSessions" }, POST: { operationId: "createPaymentSession", idempotent: true } },
  "/v1/pay-ins/{payInId}": { GET: { operationId: "getPayIn" } },
  "/v1/accounts/{accountId}/transfers": { GET: { operationId: "listTransfers" } },
  "/v1/accounts/{senderId}/transfers/crypto": { POST: { operationId: "createCryptoTransfer" } },
  "/v1/accounts/{senderId}/transfers/fiat": { POST: { operationId: "createFiatTransfer" } },
  "/api/v1/account-to-account-transfers": { POST: { operationId: "createAccountToAccountTransfer" } },
  "/v1/accounts/{accountId}/payment-requests": { POST: { operationId: "createAccountPaymentRequest", idempotent: true } },
  "/v1/payment-requests": { POST: { operationId: "createPaymentRequest", idempotent: true } },
  "/v1/payment-requests/settlements": { POST: { operationId: "settlePaymentRequestByReference", idempotent: true } },
  "/v1/payment-requests/reversals": { POST: { operationId: "reversePaymentRequestByReference", idempotent: true } },
  "/v1/payment-requests/{paymentRequestId}": { PATCH: { operationId: "updatePaymentRequest", idempotent: true } },
  "/v1/payment-requests/{paymentRequestId}/settlements": { POST: { operationId: "settlePaymentRequest", idempotent: true } },
  "/v1/payment-requests/{paymentRequestId}/reversal": { POST: { operationId: "reversePaymentRequest", idempotent: true } },
  "/v1/supported-assets": { GET: { operationId: "listSupportedAssets" } },
  "/v1/accounts/{accountId}/supported-assets": { GET: { operationId: "listAccountSupportedAssets" } },
  "/v1/parties/{partyId}/payout-bank-accounts": { GET: { operationId: "listPayoutBankAccounts" }, POST: { operationId: "registerPayoutBankAccount" } },
  "/v1/parties/{partyId}/payout-bank-accounts/{payoutBankAccountId}": { GET: { operationId: "getPayoutBankAccount" } },
  "/v1/accounts/{accountId}/payout-routes": { GET: { operationId: "listPayoutRoutes" }, POST: { operationId: "createPayoutRoute" } },
  "/v1/accounts/{accountId}/payout-routes/{routeId}/ownership-proof/prepare": { POST: { operationId: "prepareRouteOwnershipProof" } },
  "/v1/accounts/{accountId}/payout-routes/{routeId}/ownership-proof/complete": { POST: { operationId: "completeRouteOwnershipProof" } },
  "/v1/accounts/{accountId}/payouts": { GET: { operationId: "listPayouts" }, POST: { operationId: "createPayout" } },
  "/v1/accounts/{accountId}/payouts/{payoutId}": { GET: { operationId: "getPayout" } },
  "/v1/webhooks": { GET: { operationId: "listWebhooks" }, POST: { operationId: "registerWebhook" } },
  "/v1/webhooks/{webhookId}": { GET: { operationId: "getWebhook" }, PUT: { operationId: "replaceWebhook" }, DELETE: { operationId: "deleteWebhook" } },
  "/v1/webhooks/{webhookId}/ping": { POST: { operationId: "pingWebhook" } },
};

/** Paths whose GET returns a list page by page. */
export type PagedPath = "/v1/parties" | "/v1/accounts" | "/v1/accounts/{accountId}/party-roles" | "/v1/accounts/{accountId}/wallets" | "/v1/accounts/{accountId}/virtual-bank-accounts" | "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions" | "/v1/accounts/{accountId}/transfers" | "/v1/parties/{partyId}/payout-bank-accounts" | "/v1/accounts/{accountId}/payout-routes" | "/v1/accounts/{accountId}/payouts";

/** Deprecated operations, so that an editor strikes their calls through. */
export type Deprecated = never;
