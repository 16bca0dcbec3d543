// Operations of the company ramp service, for the client. Generated from openapi/ by npm run build; do not edit.

/**
 * The operations by path and method. `idempotent` are those whose request body accepts an `idempotencyKey`; `retryable`
 * has the error codes after which the same request can be repeated, whatever it is. Those with a `sunset` are deprecated
 * and end on that day; `replacedBy` is what to use instead.
 */
export const operations: Record<
  string,
  Record<string, { operationId: string; idempotent?: true; retryable?: string[]; sunset?: string; replacedBy?: string }>
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

/** Paths whose GET returns a list page by page. */
export type PagedPath = "/v1/ramp-requests" | "/v1/company-bank-accounts" | "/v1/company-wallets";

/** Deprecated operations, so that an editor strikes their calls through. */
export type Deprecated = never;
