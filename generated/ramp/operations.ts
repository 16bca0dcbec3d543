// Operations of the company ramp service, for the client. Generated from openapi/ by npm run build; do not edit.

/**
 * A line for each path: the path, then method and operationId in turn. `!` marks operations whose body takes an
 * `idempotencyKey`.
 */
export const operations = `
/v1/ramp-requests GET listRampRequests POST createRampRequest
/v1/ramp-requests/export GET exportRampRequests
/v1/ramp-requests/on-ramp/pairs GET listOnRampPairs
/v1/ramp-requests/off-ramp/pairs GET listOffRampPairs
/v1/ramp-requests/{rampRequestId} GET getRampRequest
/v1/ramp-requests/{rampRequestId}/approve POST approveRampRequest
/v1/ramp-requests/{rampRequestId}/reject POST rejectRampRequest
/v1/ramp-requests/{rampRequestId}/cancel POST cancelRampRequest
/v1/fees/calculate POST calculateFee
/v1/company-bank-accounts GET listCompanyBankAccounts POST registerCompanyBankAccount
/v1/company-bank-accounts/{companyBankAccountId} GET getCompanyBankAccount
/v1/company-wallets GET listCompanyWallets POST registerCompanyWallet
/v1/company GET getCompany
/v1/company/users/invite POST inviteCompanyUser
`;

/** The error codes that each operation is known to return; the lists are open. */
export interface ErrorCodes {
  "GET /v1/ramp-requests": "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR";
  "POST /v1/ramp-requests": "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR";
  "GET /v1/ramp-requests/export": "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR";
  "GET /v1/ramp-requests/on-ramp/pairs": "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR";
  "GET /v1/ramp-requests/off-ramp/pairs": "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR";
  "GET /v1/ramp-requests/{rampRequestId}": "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR";
  "POST /v1/ramp-requests/{rampRequestId}/approve": "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "OPTIMISTIC_LOCK_EXCEPTION" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR";
  "POST /v1/ramp-requests/{rampRequestId}/reject": "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR";
  "POST /v1/ramp-requests/{rampRequestId}/cancel": "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR";
  "POST /v1/fees/calculate": "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR";
  "GET /v1/company-bank-accounts": "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR";
  "POST /v1/company-bank-accounts": "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR";
  "GET /v1/company-bank-accounts/{companyBankAccountId}": "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR";
  "GET /v1/company-wallets": "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR";
  "POST /v1/company-wallets": "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR";
  "GET /v1/company": "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR";
  "POST /v1/company/users/invite": "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR";
}

/** Paths whose GET returns a list page by page. */
export type PagedPath = "/v1/ramp-requests" | "/v1/company-bank-accounts" | "/v1/company-wallets";
