// Operations of the company ramp service, for the client. Generated from openapi/ by npm run build; do not edit.

/**
 * The operations by path and method. `idempotent` are those whose request body accepts an `idempotencyKey`. Those with
 * a `sunset` are deprecated and end on that day; `replacedBy` is what to use instead.
 */
export const operations: Record<
  string,
  Record<string, { operationId: string; idempotent?: true; sunset?: string; replacedBy?: string }>
> = {
  "/v1/ramp-requests": { GET: { operationId: "listRampRequests" }, POST: { operationId: "createRampRequest" } },
  "/v1/ramp-requests/export": { GET: { operationId: "exportRampRequests" } },
  "/v1/ramp-requests/on-ramp/pairs": { GET: { operationId: "listOnRampPairs" } },
  "/v1/ramp-requests/off-ramp/pairs": { GET: { operationId: "listOffRampPairs" } },
  "/v1/ramp-requests/{rampRequestId}": { GET: { operationId: "getRampRequest" } },
  "/v1/ramp-requests/{rampRequestId}/approve": { POST: { operationId: "approveRampRequest" } },
  "/v1/ramp-requests/{rampRequestId}/reject": { POST: { operationId: "rejectRampRequest" } },
  "/v1/ramp-requests/{rampRequestId}/cancel": { POST: { operationId: "cancelRampRequest" } },
  "/v1/fees/calculate": { POST: { operationId: "calculateFee" } },
  "/v1/company-bank-accounts": { GET: { operationId: "listCompanyBankAccounts" }, POST: { operationId: "registerCompanyBankAccount" } },
  "/v1/company-bank-accounts/{companyBankAccountId}": { GET: { operationId: "getCompanyBankAccount" } },
  "/v1/company-wallets": { GET: { operationId: "listCompanyWallets" }, POST: { operationId: "registerCompanyWallet" } },
  "/v1/company": { GET: { operationId: "getCompany" } },
  "/v1/company/users/invite": { POST: { operationId: "inviteCompanyUser" } },
};

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

/** Deprecated operations, so that an editor strikes their calls through. */
export type Deprecated = never;
