// Operations of the finance service, for the client. Generated from openapi/ by npm run build; do not edit.

/**
 * The operations: method, operationId, path; then `key` if the request body accepts an `idempotencyKey`, `file` if the
 * response is one, and the error codes after which the same request can be repeated, whatever it is.
 */
export const operations = `GET listParties /v1/parties
POST createParty /v1/parties
GET getParty /v1/parties/{partyId}
PATCH updateParty /v1/parties/{partyId}
DELETE deleteParty /v1/parties/{partyId}
POST createPartyVerification /v1/parties/{partyId}/verification identity-verification-unavailable
GET getIvVerification /v1/parties/{partyId}/iv-verification identity-verification-unavailable
GET getPartnerTerms /v1/parties/{partyId}/partner-terms identity-verification-unavailable
POST createPartnerTermsLink /v1/parties/{partyId}/partner-terms/link identity-verification-unavailable
GET listAccounts /v1/accounts
POST createAccount /v1/accounts
GET getAccount /v1/accounts/{accountId}
POST reactivateAccount /api/v1/accounts/{accountId}/reactivate
GET listPartyRoles /v1/accounts/{accountId}/party-roles
POST addPartyRole /v1/accounts/{accountId}/party-roles
GET listWallets /v1/accounts/{accountId}/wallets
POST verifyWalletAllowance /v1/accounts/{accountId}/wallets/{walletId}/allowance-verification
GET listVirtualBankAccounts /v1/accounts/{accountId}/virtual-bank-accounts
POST createVirtualBankAccount /v1/accounts/{accountId}/virtual-bank-accounts
POST prepareVirtualBankAccountOwnershipProof /v1/accounts/{accountId}/virtual-bank-accounts/prepare
GET listPaymentSessions /v1/accounts/{accountId}/fiat-to-crypto/payment-sessions
POST createPaymentSession /v1/accounts/{accountId}/fiat-to-crypto/payment-sessions key
GET getPayIn /v1/pay-ins/{payInId}
GET listTransfers /v1/accounts/{accountId}/transfers
POST createCryptoTransfer /v1/accounts/{senderId}/transfers/crypto
POST createFiatTransfer /v1/accounts/{senderId}/transfers/fiat
POST createAccountToAccountTransfer /api/v1/account-to-account-transfers
POST createAccountPaymentRequest /v1/accounts/{accountId}/payment-requests key
POST createPaymentRequest /v1/payment-requests key
POST settlePaymentRequestByReference /v1/payment-requests/settlements key
POST reversePaymentRequestByReference /v1/payment-requests/reversals key
PATCH updatePaymentRequest /v1/payment-requests/{paymentRequestId} key
POST settlePaymentRequest /v1/payment-requests/{paymentRequestId}/settlements key
POST reversePaymentRequest /v1/payment-requests/{paymentRequestId}/reversal key
GET listSupportedAssets /v1/supported-assets
GET listAccountSupportedAssets /v1/accounts/{accountId}/supported-assets
GET listPayoutBankAccounts /v1/parties/{partyId}/payout-bank-accounts
POST registerPayoutBankAccount /v1/parties/{partyId}/payout-bank-accounts
GET getPayoutBankAccount /v1/parties/{partyId}/payout-bank-accounts/{payoutBankAccountId}
GET listPayoutRoutes /v1/accounts/{accountId}/payout-routes
POST createPayoutRoute /v1/accounts/{accountId}/payout-routes
POST prepareRouteOwnershipProof /v1/accounts/{accountId}/payout-routes/{routeId}/ownership-proof/prepare
POST completeRouteOwnershipProof /v1/accounts/{accountId}/payout-routes/{routeId}/ownership-proof/complete
GET listPayouts /v1/accounts/{accountId}/payouts
POST createPayout /v1/accounts/{accountId}/payouts
GET getPayout /v1/accounts/{accountId}/payouts/{payoutId}
GET listWebhooks /v1/webhooks
POST registerWebhook /v1/webhooks
GET getWebhook /v1/webhooks/{webhookId}
PUT replaceWebhook /v1/webhooks/{webhookId}
DELETE deleteWebhook /v1/webhooks/{webhookId}
POST pingWebhook /v1/webhooks/{webhookId}/ping`;

/** Names of the fields that have personal, bank or secret data somewhere (`x-data`). */
export const sensitive = "addressLine1|addressLine2|city|state|postalCode|country|firstName|lastName|email|name|address|vatNumber|url|ivCaseReference|consentUrl|identityShareToken|bankAddress|beneficiaryAddress|accountNumber|routingNumber|depositRails|signature|paymentUrl|accountNumberLast4|beneficiaryEmail|beneficiaryPhoneNumber|username|apiKey|password";

/** What the contract promises: operationId, and the field of its response. */
export const promised: readonly string[] = ["reactivateAccount.result","listWallets.result","listPaymentSessions.result","getPayIn.result","createAccountToAccountTransfer.result","registerWebhook.result","listWallets.pagination","listPaymentSessions.pagination"];

/** Deprecated operations: an editor strikes them through. */
export type Deprecated = never;
