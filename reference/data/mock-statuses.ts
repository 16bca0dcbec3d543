// The HTTP statuses of the mock for error codes without a documented status. A test compares them with the mock.

/** Statuses by error code. */
export const mockStatuses: Record<string, number> = {
  "idempotency-key-conflict": 409,
  "ambiguous-asset": 422,
  "chain-and-asset-required-together": 422,
  "asset-currency-mismatch": 422,
  "kyc-not-required-not-allowed": 422,
  "beneficiary-data-incomplete": 422,
  "account-not-active": 422,
  "kyc-required": 422,
  "unsupported-asset": 422,
  "company-not-active": 422,
  OPTIMISTIC_LOCK_EXCEPTION: 409,
  "validation-error": 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  INVALID_MEDIA_TYPE: 415,
  INTERNAL_SERVER_ERROR: 500,
};
