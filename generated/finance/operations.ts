// Operations of the finance service, for the client. Generated from openapi/ by npm run build; do not edit.

/**
 * A line for each path: the path, then method and operationId in turn. `!` marks operations whose body takes an
 * `idempotencyKey`.
 */
export const operations = `
/v1/parties GET listParties POST createParty
/v1/parties/{partyId} GET getParty PATCH updateParty DELETE deleteParty
/v1/parties/{partyId}/verification POST createPartyVerification
/v1/parties/{partyId}/iv-verification GET getIvVerification
/v1/parties/{partyId}/partner-terms GET getPartnerTerms
/v1/parties/{partyId}/partner-terms/link POST createPartnerTermsLink
/v1/accounts GET listAccounts POST createAccount
/v1/accounts/{accountId} GET getAccount
/api/v1/accounts/{accountId}/reactivate POST reactivateAccount
/v1/accounts/{accountId}/party-roles GET listPartyRoles POST addPartyRole
/v1/accounts/{accountId}/wallets GET listWallets
/v1/accounts/{accountId}/wallets/{walletId}/allowance-verification POST verifyWalletAllowance
/v1/accounts/{accountId}/virtual-bank-accounts GET listVirtualBankAccounts POST createVirtualBankAccount
/v1/accounts/{accountId}/virtual-bank-accounts/prepare POST prepareVirtualBankAccountOwnershipProof
/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions GET listPaymentSessions POST createPaymentSession!
/v1/pay-ins/{payInId} GET getPayIn
/v1/accounts/{accountId}/transfers GET listTransfers
/v1/accounts/{senderId}/transfers/crypto POST createCryptoTransfer
/v1/accounts/{senderId}/transfers/fiat POST createFiatTransfer
/api/v1/account-to-account-transfers POST createAccountToAccountTransfer
/v1/accounts/{accountId}/payment-requests POST createAccountPaymentRequest!
/v1/payment-requests POST createPaymentRequest!
/v1/payment-requests/settlements POST settlePaymentRequestByReference!
/v1/payment-requests/reversals POST reversePaymentRequestByReference!
/v1/payment-requests/{paymentRequestId} PATCH updatePaymentRequest!
/v1/payment-requests/{paymentRequestId}/settlements POST settlePaymentRequest!
/v1/payment-requests/{paymentRequestId}/reversal POST reversePaymentRequest!
/v1/supported-assets GET listSupportedAssets
/v1/accounts/{accountId}/supported-assets GET listAccountSupportedAssets
/v1/parties/{partyId}/payout-bank-accounts GET listPayoutBankAccounts POST registerPayoutBankAccount
/v1/parties/{partyId}/payout-bank-accounts/{payoutBankAccountId} GET getPayoutBankAccount
/v1/accounts/{accountId}/payout-routes GET listPayoutRoutes POST createPayoutRoute
/v1/accounts/{accountId}/payout-routes/{routeId}/ownership-proof/prepare POST prepareRouteOwnershipProof
/v1/accounts/{accountId}/payout-routes/{routeId}/ownership-proof/complete POST completeRouteOwnershipProof
/v1/accounts/{accountId}/payouts GET listPayouts POST createPayout
/v1/accounts/{accountId}/payouts/{payoutId} GET getPayout
/v1/webhooks GET listWebhooks POST registerWebhook
/v1/webhooks/{webhookId} GET getWebhook PUT replaceWebhook DELETE deleteWebhook
/v1/webhooks/{webhookId}/ping POST pingWebhook
`;

/** The error codes that each operation is known to return; the lists are open. */
export interface ErrorCodes {
  "GET /v1/parties": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error";
  "POST /v1/parties": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "kyc-not-required-not-allowed";
  "GET /v1/parties/{partyId}": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error";
  "PATCH /v1/parties/{partyId}": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "kyc-not-required-not-allowed";
  "DELETE /v1/parties/{partyId}": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error";
  "POST /v1/parties/{partyId}/verification": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "identity-verification-unavailable";
  "GET /v1/parties/{partyId}/iv-verification": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "identity-verification-unavailable";
  "GET /v1/parties/{partyId}/partner-terms": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "identity-verification-unavailable";
  "POST /v1/parties/{partyId}/partner-terms/link": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "identity-verification-unavailable";
  "GET /v1/accounts": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error";
  "POST /v1/accounts": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error";
  "GET /v1/accounts/{accountId}": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "POST /api/v1/accounts/{accountId}/reactivate": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "GET /v1/accounts/{accountId}/party-roles": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "POST /v1/accounts/{accountId}/party-roles": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "GET /v1/accounts/{accountId}/wallets": "invalid-parameter" | "page.validation" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "POST /v1/accounts/{accountId}/wallets/{walletId}/allowance-verification": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "GET /v1/accounts/{accountId}/virtual-bank-accounts": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "POST /v1/accounts/{accountId}/virtual-bank-accounts": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "POST /v1/accounts/{accountId}/virtual-bank-accounts/prepare": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "GET /v1/accounts/{accountId}/fiat-to-crypto/payment-sessions": "invalid-parameter" | "invalid-date-range" | "page.validation" | "size.validation" | "sortOn.validation" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "POST /v1/accounts/{accountId}/fiat-to-crypto/payment-sessions": "invalid-parameter" | "invalid-request" | "no-suitable-provider" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | "company-not-active" | "account-not-active" | "idempotency-key-conflict" | "kyc-required" | "unsupported-asset";
  "GET /v1/pay-ins/{payInId}": "invalid-request" | "unauthenticated" | "forbidden" | "pay-in-not-found" | "internal-error";
  "GET /v1/accounts/{accountId}/transfers": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "POST /v1/accounts/{senderId}/transfers/crypto": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "POST /v1/accounts/{senderId}/transfers/fiat": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | "ambiguous-asset" | "chain-and-asset-required-together" | "asset-currency-mismatch";
  "POST /api/v1/account-to-account-transfers": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error";
  "POST /v1/accounts/{accountId}/payment-requests": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | "idempotency-key-conflict";
  "POST /v1/payment-requests": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "idempotency-key-conflict";
  "POST /v1/payment-requests/settlements": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "idempotency-key-conflict";
  "POST /v1/payment-requests/reversals": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "idempotency-key-conflict";
  "PATCH /v1/payment-requests/{paymentRequestId}": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "idempotency-key-conflict";
  "POST /v1/payment-requests/{paymentRequestId}/settlements": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "idempotency-key-conflict";
  "POST /v1/payment-requests/{paymentRequestId}/reversal": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "idempotency-key-conflict";
  "GET /v1/supported-assets": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error";
  "GET /v1/accounts/{accountId}/supported-assets": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "GET /v1/parties/{partyId}/payout-bank-accounts": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error";
  "POST /v1/parties/{partyId}/payout-bank-accounts": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error";
  "GET /v1/parties/{partyId}/payout-bank-accounts/{payoutBankAccountId}": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error";
  "GET /v1/accounts/{accountId}/payout-routes": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "POST /v1/accounts/{accountId}/payout-routes": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | "beneficiary-data-incomplete";
  "POST /v1/accounts/{accountId}/payout-routes/{routeId}/ownership-proof/prepare": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "POST /v1/accounts/{accountId}/payout-routes/{routeId}/ownership-proof/complete": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "GET /v1/accounts/{accountId}/payouts": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "POST /v1/accounts/{accountId}/payouts": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "GET /v1/accounts/{accountId}/payouts/{payoutId}": "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error";
  "GET /v1/webhooks": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error";
  "POST /v1/webhooks": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error";
  "GET /v1/webhooks/{webhookId}": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error";
  "PUT /v1/webhooks/{webhookId}": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error";
  "DELETE /v1/webhooks/{webhookId}": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error";
  "POST /v1/webhooks/{webhookId}/ping": "invalid-request" | "unauthenticated" | "forbidden" | "internal-error";
}

/** Paths whose GET returns a list page by page. */
export type PagedPath = "/v1/parties" | "/v1/accounts" | "/v1/accounts/{accountId}/party-roles" | "/v1/accounts/{accountId}/wallets" | "/v1/accounts/{accountId}/virtual-bank-accounts" | "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions" | "/v1/accounts/{accountId}/transfers" | "/v1/parties/{partyId}/payout-bank-accounts" | "/v1/accounts/{accountId}/payout-routes" | "/v1/accounts/{accountId}/payouts";
