// Operations of the company ramp service, for the client. Generated from openapi/ by npm run build; do not edit.

/**
 * The operations: method, operationId, path; then `key` if the request body accepts an `idempotencyKey`, `file` if the
 * response is one, and the error codes after which the same request can be repeated, whatever it is.
 */
export const operations = `GET listRampRequests /v1/ramp-requests
POST createRampRequest /v1/ramp-requests
GET exportRampRequests /v1/ramp-requests/export file
GET listOnRampPairs /v1/ramp-requests/on-ramp/pairs
GET listOffRampPairs /v1/ramp-requests/off-ramp/pairs
GET getRampRequest /v1/ramp-requests/{rampRequestId}
POST approveRampRequest /v1/ramp-requests/{rampRequestId}/approve
POST rejectRampRequest /v1/ramp-requests/{rampRequestId}/reject
POST cancelRampRequest /v1/ramp-requests/{rampRequestId}/cancel
POST calculateFee /v1/fees/calculate
GET listCompanyBankAccounts /v1/company-bank-accounts
POST registerCompanyBankAccount /v1/company-bank-accounts
GET getCompanyBankAccount /v1/company-bank-accounts/{companyBankAccountId}
GET listCompanyWallets /v1/company-wallets
POST registerCompanyWallet /v1/company-wallets
GET getCompany /v1/company
POST inviteCompanyUser /v1/company/users/invite`;

/** Names of the fields that have personal, bank or secret data somewhere (`x-data`). */
export const sensitive = "bankName|companyName|email|phoneNumber|beneficiaryAddressLine1|beneficiaryAddressLine2|beneficiaryCity|beneficiaryState|beneficiaryPostalCode|beneficiaryCountry|iban|bic|intermediaryBic|beneficiary|username|metadata|firstName|lastName|invitationUrl";

/** What the contract promises: operationId, and the field of its response. */
export const promised: readonly string[] = ["listOnRampPairs.result","listOffRampPairs.result","getRampRequest.result","approveRampRequest.result","calculateFee.result","listCompanyBankAccounts.result","getCompanyBankAccount.result","inviteCompanyUser.result","listCompanyBankAccounts.pagination"];

/** Deprecated operations: an editor strikes them through. */
export type Deprecated = never;
