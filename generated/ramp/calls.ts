// Calls of the company ramp service, for the client. Generated from openapi/ by npm run build; do not edit.

import type { CallOptions, FileAs, FileOf, FileOptions, Outcome } from "../../client/runtime/types.ts";
import type { Success, RampRequestSummary, Pagination, RampRequestInput, CurrencyPair, SupportedRampType, BankAccountVerificationStatus, CompanyBankAccount, CompanyWallet, RampRequest, ApprovalInput, ApprovedRampRequest, RampRequestDecisionInput, FeeInput, Fee, CompanyBankAccountSummary, Sort, CompanyBankAccountInput, CompanyWalletSummary, CompanyWalletInput, Company, UserInvitationInput, UserInvitation } from "./models.ts";

/** The parameters of `listRampRequests`. */
export interface ListRampRequestsParameters {
  /**
   * Page number, starting at 1.
   * @evidence assumed
   * @example 1
   */
  page?: number;
  /**
   * Number of entries per page.
   * @evidence assumed
   * @example 50
   */
  size?: number;
}

/** The response of `listRampRequests`. */
export type ListRampRequestsData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The ramp requests.
     * @evidence assumed
     */
    result?: RampRequestSummary[];
    /**
     * Position of this page in the list. Request the next page while `hasNextPage` is `true`.
     * @evidence assumed
     */
    pagination?: Pagination;
};

/** The error codes that `listRampRequests` is known to return. Others are possible. */
export type ListRampRequestsErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** The parameters of `createRampRequest`. */
export interface CreateRampRequestParameters {
  /**
   * The ramp request to create.
   * @evidence assumed
   */
  body: RampRequestInput;
}

/** The response of `createRampRequest`. */
export type CreateRampRequestData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A ramp request in a list, or after it is created, rejected, or canceled.
     * @evidence assumed
     */
    result?: RampRequestSummary;
};

/** The error codes that `createRampRequest` is known to return. Others are possible. */
export type CreateRampRequestErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** The error codes that `exportRampRequests` is known to return. Others are possible. */
export type ExportRampRequestsErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** The response of `listOnRampPairs`. */
export type ListOnRampPairsData = {
    /** Whether the request succeeded. */
    success: Success;
    /** The currency pairs. */
    result: CurrencyPair[];
};

/** The error codes that `listOnRampPairs` is known to return. Others are possible. */
export type ListOnRampPairsErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** The response of `listOffRampPairs`. */
export type ListOffRampPairsData = {
    /** Whether the request succeeded. */
    success: Success;
    /** The currency pairs. */
    result: CurrencyPair[];
};

/** The error codes that `listOffRampPairs` is known to return. Others are possible. */
export type ListOffRampPairsErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** The parameters of `getRampRequest`. */
export interface GetRampRequestParameters {
  /**
   * ID of the ramp request.
   * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
   */
  rampRequestId: string;
}

/** The response of `getRampRequest`. */
export type GetRampRequestData = {
    /** Whether the request succeeded. */
    success: Success;
    /** A request to convert fiat into crypto (on-ramp) or crypto into fiat (off-ramp). A COMPANY_MANAGER or a COMPANY_ADMIN creates it, and a COMPANY_ADMIN approves it. It then waits for the funds. */
    result: RampRequest;
};

/** The error codes that `getRampRequest` is known to return. Others are possible. */
export type GetRampRequestErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** The parameters of `approveRampRequest`. */
export interface ApproveRampRequestParameters {
  /**
   * ID of the ramp request.
   * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
   */
  rampRequestId: string;
  /** The version of the ramp request to approve. */
  body: ApprovalInput;
}

/** The response of `approveRampRequest`. */
export type ApproveRampRequestData = {
    /** Whether the request succeeded. */
    success: Success;
    /** An approved ramp request. It has the deposit details: `depositBankAccount` for an on-ramp, `depositWallet` for an off-ramp. */
    result: ApprovedRampRequest;
};

/** The error codes that `approveRampRequest` is known to return. Others are possible. */
export type ApproveRampRequestErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "OPTIMISTIC_LOCK_EXCEPTION" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** The parameters of `rejectRampRequest`. */
export interface RejectRampRequestParameters {
  /**
   * ID of the ramp request.
   * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
   */
  rampRequestId: string;
  /**
   * The version of the ramp request to reject.
   * @evidence assumed
   */
  body?: RampRequestDecisionInput;
}

/** The response of `rejectRampRequest`. */
export type RejectRampRequestData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A ramp request in a list, or after it is created, rejected, or canceled.
     * @evidence assumed
     */
    result?: RampRequestSummary;
};

/** The error codes that `rejectRampRequest` is known to return. Others are possible. */
export type RejectRampRequestErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "OPTIMISTIC_LOCK_EXCEPTION" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** The parameters of `cancelRampRequest`. */
export interface CancelRampRequestParameters {
  /**
   * ID of the ramp request.
   * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
   */
  rampRequestId: string;
  /**
   * The version of the ramp request to cancel.
   * @evidence assumed
   */
  body?: RampRequestDecisionInput;
}

/** The response of `cancelRampRequest`. */
export type CancelRampRequestData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A ramp request in a list, or after it is created, rejected, or canceled.
     * @evidence assumed
     */
    result?: RampRequestSummary;
};

/** The error codes that `cancelRampRequest` is known to return. Others are possible. */
export type CancelRampRequestErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "OPTIMISTIC_LOCK_EXCEPTION" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** The parameters of `calculateFee`. */
export interface CalculateFeeParameters {
  /** The amount and the direction to calculate the fee for. */
  body: FeeInput;
}

/** The response of `calculateFee`. */
export type CalculateFeeData = {
    /** Whether the request succeeded. */
    success: Success;
    /** The fee for an amount under your company's fee tiers. */
    result: Fee;
};

/** The error codes that `calculateFee` is known to return. Others are possible. */
export type CalculateFeeErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** The parameters of `listCompanyBankAccounts`. */
export interface ListCompanyBankAccountsParameters {
  /**
   * Returns only bank accounts with this verification status.
   * @evidence assumed
   * @example VERIFIED
   */
  verificationStatus?: BankAccountVerificationStatus;
  /**
   * Returns only bank accounts with this supported ramp type.
   * @evidence assumed
   * @example ON_AND_OFF_RAMP
   */
  supportedRampType?: SupportedRampType;
  /**
   * Field to sort by.
   * @evidence assumed
   * @example createdAt
   */
  sortOn?: string;
  /**
   * Sort direction.
   * @evidence assumed
   * @example ASC
   */
  sortOrder?: "ASC" | "DESC";
  /**
   * Page number, starting at 1.
   * @evidence assumed
   * @example 1
   */
  page?: number;
  /**
   * Number of bank accounts per page, at least 1.
   * @evidence assumed
   * @example 50
   */
  size?: number;
}

/** The response of `listCompanyBankAccounts`. */
export type ListCompanyBankAccountsData = {
    /** Whether the request succeeded. */
    success: Success;
    /** The bank accounts of this page, in their short form. */
    result: CompanyBankAccountSummary[];
    /** Position of this page in the list. Request the next page while `hasNextPage` is `true`. */
    pagination: Pagination;
    /** The sort order of the list. */
    sort: Sort;
};

/** The error codes that `listCompanyBankAccounts` is known to return. Others are possible. */
export type ListCompanyBankAccountsErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** The parameters of `registerCompanyBankAccount`. */
export interface RegisterCompanyBankAccountParameters {
  /**
   * The bank account to register.
   * @evidence assumed
   */
  body: CompanyBankAccountInput;
}

/** The response of `registerCompanyBankAccount`. */
export type RegisterCompanyBankAccountData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A bank account that your company registered for ramp requests, with its bank details. `supportedRampType` tells you for which direction you can use it.
     * @evidence assumed
     */
    result?: CompanyBankAccount;
};

/** The error codes that `registerCompanyBankAccount` is known to return. Others are possible. */
export type RegisterCompanyBankAccountErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** The parameters of `getCompanyBankAccount`. */
export interface GetCompanyBankAccountParameters {
  /**
   * ID of the company bank account.
   * @example f24c6e51-07b9-48ad-a0f3-9518a714c901
   */
  companyBankAccountId: string;
}

/** The response of `getCompanyBankAccount`. */
export type GetCompanyBankAccountData = {
    /** Whether the request succeeded. */
    success: Success;
    /** A bank account that your company registered for ramp requests, with its bank details. `supportedRampType` tells you for which direction you can use it. */
    result: CompanyBankAccount;
};

/** The error codes that `getCompanyBankAccount` is known to return. Others are possible. */
export type GetCompanyBankAccountErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** The parameters of `listCompanyWallets`. */
export interface ListCompanyWalletsParameters {
  /**
   * Page number, starting at 1.
   * @evidence assumed
   * @example 1
   */
  page?: number;
  /**
   * Number of entries per page.
   * @evidence assumed
   * @example 50
   */
  size?: number;
}

/** The response of `listCompanyWallets`. */
export type ListCompanyWalletsData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The wallets.
     * @evidence assumed
     */
    result?: CompanyWalletSummary[];
    /**
     * Position of this page in the list. Request the next page while `hasNextPage` is `true`.
     * @evidence assumed
     */
    pagination?: Pagination;
};

/** The error codes that `listCompanyWallets` is known to return. Others are possible. */
export type ListCompanyWalletsErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** The parameters of `registerCompanyWallet`. */
export interface RegisterCompanyWalletParameters {
  /**
   * The wallet to register.
   * @evidence assumed
   */
  body: CompanyWalletInput;
}

/** The response of `registerCompanyWallet`. */
export type RegisterCompanyWalletData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A wallet that your company registered for ramp requests.
     * @evidence assumed
     */
    result?: CompanyWallet;
};

/** The error codes that `registerCompanyWallet` is known to return. Others are possible. */
export type RegisterCompanyWalletErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** The response of `getCompany`. */
export type GetCompanyData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * Your company and the status of its business verification (KYB).
     * @evidence assumed
     */
    result?: Company;
};

/** The error codes that `getCompany` is known to return. Others are possible. */
export type GetCompanyErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** The parameters of `inviteCompanyUser`. */
export interface InviteCompanyUserParameters {
  /** The person to invite, and the role to assign. */
  body: UserInvitationInput;
}

/** The response of `inviteCompanyUser`. */
export type InviteCompanyUserData = {
    /** Whether the request succeeded. */
    success: Success;
    /** A user who was invited to the company, and the status of the invitation. */
    result: UserInvitation;
};

/** The error codes that `inviteCompanyUser` is known to return. Others are possible. */
export type InviteCompanyUserErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** The headers that every operation accepts. The client sets them. */
export interface HeaderParameters {
  /**
   * ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
   * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
   */
  "x-tenant-id"?: string;
  /**
   * Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
   * @example checkout-7421:attempt-1
   */
  "X-Correlation-Id"?: string;
  /**
   * Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
   * @example gateway-5b21
   */
  "X-Request-Id"?: string;
}

/** The operations by name. */
export interface Operations {
  /**
   * List ramp requests.
   *
   * Returns the ramp requests of your company. Use it to see which requests wait for approval or for funds, and to look
   * for a new ramp request when you did not get the response of `createRampRequest`.
   *
   * Before you act on a ramp request, get it with `getRampRequest`. To get all ramp requests as a file, use
   * `exportRampRequests`.
   *
   * `GET /v1/ramp-requests`
   *
   * Errors: `validation-error`, `UNAUTHORIZED`, `FORBIDDEN`, `NOT_FOUND`, `METHOD_NOT_SUPPORTED`, `INVALID_MEDIA_TYPE`, `INTERNAL_SERVER_ERROR`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await ramp.listRampRequests();
   * ```
   */
  listRampRequests(parameters?: ListRampRequestsParameters, options?: CallOptions): Promise<Outcome<ListRampRequestsData, ListRampRequestsErrorCode>>;
  /**
   * Create a ramp request.
   *
   * Creates a request to convert fiat into crypto (on-ramp) or crypto into fiat (off-ramp). A COMPANY_MANAGER or a
   * COMPANY_ADMIN creates it, and a COMPANY_ADMIN approves it with `approveRampRequest`.
   *
   * **Before you call.** Register a bank account and a wallet, and wait until both are verified. To find out which
   * currencies you can convert, use `listOnRampPairs` or `listOffRampPairs`. To preview the fee, use `calculateFee`.
   *
   * **What follows.** Store the `id`, and get the ramp request with `getRampRequest`. To cancel it before approval, use
   * `cancelRampRequest`, whose conditions are not documented. After approval, it can no longer be canceled.
   *
   * **Retries.** If you do not get the response, look through all pages of `listRampRequests` for a ramp request with
   * the same `rampType`, amount, and currencies before you retry. Even if you do not find it, it may exist: the list is
   * not documented, and the first request may still be in progress. If a retry creates a second one, cancel one of them
   * before approval. On `validation-error`, correct the request body; `message` tells you what is wrong.
   *
   * `POST /v1/ramp-requests`
   *
   * Errors: `validation-error`, `UNAUTHORIZED`, `FORBIDDEN`, `NOT_FOUND`, `METHOD_NOT_SUPPORTED`, `INVALID_MEDIA_TYPE`, `INTERNAL_SERVER_ERROR`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await ramp.createRampRequest({
   *   body: {
   *     rampType: "ON_RAMP",
   *     amount: 5000,
   *     fiatCurrencyId: "3680a295-4bfd-4ce1-a437-d95ceb580d01",
   *     cryptoCurrencyId: "4791b3a6-5c0e-4df2-b548-ea6dfc691e01",
   *     companyBankAccountId: "f24c6e51-07b9-48ad-a0f3-9518a714c901",
   *     companyWalletId: "035d7f62-18ca-49be-b104-a629b825da01"
   *   }
   * });
   * ```
   */
  createRampRequest(parameters: CreateRampRequestParameters, options?: CallOptions): Promise<Outcome<CreateRampRequestData, CreateRampRequestErrorCode>>;
  /**
   * Export all ramp requests.
   *
   * Returns all ramp requests of your company as a downloadable CSV or Excel file.
   *
   * The response body is the file itself, without the envelope, so do not parse it as JSON. Check `Content-Type` to see
   * which format you got. Errors are JSON in the envelope, as in every other operation. The `Accept` header is assumed
   * to select the format.
   *
   * `GET /v1/ramp-requests/export`
   *
   * Errors: `validation-error`, `UNAUTHORIZED`, `FORBIDDEN`, `NOT_FOUND`, `METHOD_NOT_SUPPORTED`, `INVALID_MEDIA_TYPE`, `INTERNAL_SERVER_ERROR`. Others are possible.
   * @example
   * ```ts
   * const { data, error } = await ramp.exportRampRequests();
   * ```
   */
  exportRampRequests<As extends FileAs = "blob">(parameters?: Record<never, never>, options?: FileOptions<As>): Promise<Outcome<FileOf<As>, ExportRampRequestsErrorCode>>;
  /**
   * List on-ramp currency pairs.
   *
   * Returns the currency pairs for on-ramp requests, which convert fiat into crypto. Use it to offer your users a
   * choice before you call `createRampRequest`.
   *
   * `GET /v1/ramp-requests/on-ramp/pairs`
   *
   * Errors: `validation-error`, `UNAUTHORIZED`, `FORBIDDEN`, `NOT_FOUND`, `METHOD_NOT_SUPPORTED`, `INVALID_MEDIA_TYPE`, `INTERNAL_SERVER_ERROR`. Others are possible.
   * @example
   * ```ts
   * const { data, error } = await ramp.listOnRampPairs();
   * ```
   */
  listOnRampPairs(parameters?: Record<never, never>, options?: CallOptions): Promise<Outcome<ListOnRampPairsData, ListOnRampPairsErrorCode>>;
  /**
   * List off-ramp currency pairs.
   *
   * Returns the currency pairs for off-ramp requests, which convert crypto into fiat. Use it to offer your users a
   * choice before you call `createRampRequest`.
   *
   * `GET /v1/ramp-requests/off-ramp/pairs`
   *
   * Errors: `validation-error`, `UNAUTHORIZED`, `FORBIDDEN`, `NOT_FOUND`, `METHOD_NOT_SUPPORTED`, `INVALID_MEDIA_TYPE`, `INTERNAL_SERVER_ERROR`. Others are possible.
   * @example
   * ```ts
   * const { data, error } = await ramp.listOffRampPairs();
   * ```
   */
  listOffRampPairs(parameters?: Record<never, never>, options?: CallOptions): Promise<Outcome<ListOffRampPairsData, ListOffRampPairsErrorCode>>;
  /**
   * Get a ramp request.
   *
   * Returns one ramp request with its event history. Use it to follow a ramp request, and to get the current `version`
   * before you approve it.
   *
   * **Following a ramp request.** Call this operation again to see whether `status` has changed. Handle a status you do
   * not know: show it, and do not treat it as a success or as a failure.
   *
   * **Paying.** `approveRampRequest` returns the deposit details: `depositBankAccount` for an on-ramp, `depositWallet`
   * for an off-ramp. Before you pay, read the description of `paymentReference`.
   *
   * On NOT_FOUND, check the ID.
   *
   * `GET /v1/ramp-requests/{rampRequestId}`
   *
   * Errors: `validation-error`, `UNAUTHORIZED`, `FORBIDDEN`, `NOT_FOUND`, `METHOD_NOT_SUPPORTED`, `INVALID_MEDIA_TYPE`, `INTERNAL_SERVER_ERROR`. Others are possible.
   * @example
   * ```ts
   * const { data, error } = await ramp.getRampRequest({ rampRequestId: "d02a4c3f-e597-468b-8ed1-73f685e2a701" });
   * ```
   */
  getRampRequest(parameters: GetRampRequestParameters, options?: CallOptions): Promise<Outcome<GetRampRequestData, GetRampRequestErrorCode>>;
  /**
   * Approve a ramp request.
   *
   * Approves a ramp request. The caller needs the role COMPANY_ADMIN.
   *
   * **Before you call.** The ramp request must be in AWAITING_APPROVAL. Get it with `getRampRequest`, decide, and send
   * the `version` you decided on.
   *
   * **What follows.** The ramp request is in AWAITING_FUNDS, and the response has the deposit details:
   * `depositBankAccount` for an on-ramp, `depositWallet` for an off-ramp. Before you pay, read the description of
   * `paymentReference`. You can no longer cancel the ramp request.
   *
   * **Conflicts.** `OPTIMISTIC_LOCK_EXCEPTION` means that the ramp request has changed since you read it. Get it again,
   * check that you still want to approve it, and retry with its current `version`.
   *
   * **Retries.** If you do not get the response, get the ramp request before you retry. If it is in AWAITING_FUNDS, it
   * is already approved.
   *
   * `POST /v1/ramp-requests/{rampRequestId}/approve`
   *
   * Errors: `validation-error`, `UNAUTHORIZED`, `FORBIDDEN`, `NOT_FOUND`, `METHOD_NOT_SUPPORTED`, `OPTIMISTIC_LOCK_EXCEPTION`, `INVALID_MEDIA_TYPE`, `INTERNAL_SERVER_ERROR`. Others are possible.
   * @example
   * ```ts
   * const { data, error } = await ramp.approveRampRequest({
   *   rampRequestId: "d02a4c3f-e597-468b-8ed1-73f685e2a701",
   *   body: { version: 1 }
   * });
   * ```
   */
  approveRampRequest(parameters: ApproveRampRequestParameters, options?: CallOptions): Promise<Outcome<ApproveRampRequestData, ApproveRampRequestErrorCode>>;
  /**
   * Reject a ramp request.
   *
   * Rejects a ramp request.
   *
   * Afterward, get the ramp request with `getRampRequest` to see its status. If you do not get the response, get the
   * ramp request before you retry.
   *
   * `POST /v1/ramp-requests/{rampRequestId}/reject`
   *
   * Errors: `validation-error`, `UNAUTHORIZED`, `FORBIDDEN`, `NOT_FOUND`, `METHOD_NOT_SUPPORTED`, `OPTIMISTIC_LOCK_EXCEPTION`, `INVALID_MEDIA_TYPE`, `INTERNAL_SERVER_ERROR`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await ramp.rejectRampRequest({ rampRequestId: "d02a4c3f-e597-468b-8ed1-73f685e2a701" });
   * ```
   */
  rejectRampRequest(parameters: RejectRampRequestParameters, options?: CallOptions): Promise<Outcome<RejectRampRequestData, RejectRampRequestErrorCode>>;
  /**
   * Cancel a ramp request.
   *
   * Cancels a ramp request. After a ramp request is approved, you can no longer cancel it.
   *
   * Afterward, get the ramp request with `getRampRequest` to see its status. If you do not get the response, get the
   * ramp request before you retry.
   *
   * `POST /v1/ramp-requests/{rampRequestId}/cancel`
   *
   * Errors: `validation-error`, `UNAUTHORIZED`, `FORBIDDEN`, `NOT_FOUND`, `METHOD_NOT_SUPPORTED`, `OPTIMISTIC_LOCK_EXCEPTION`, `INVALID_MEDIA_TYPE`, `INTERNAL_SERVER_ERROR`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await ramp.cancelRampRequest({ rampRequestId: "d02a4c3f-e597-468b-8ed1-73f685e2a701" });
   * ```
   */
  cancelRampRequest(parameters: CancelRampRequestParameters, options?: CallOptions): Promise<Outcome<CancelRampRequestData, CancelRampRequestErrorCode>>;
  /**
   * Calculate a fee.
   *
   * Returns the fee for an amount and a ramp type under your company's fee tiers. It is only a preview and changes
   * nothing. Use it to show the cost before you call `createRampRequest`.
   *
   * On your first request, compare the fees for both directions. If they differ, the service reads `rampType`; if they
   * are equal, the service may ignore it: ask the services' team. On `validation-error`, correct the request body;
   * `message` tells you what is wrong.
   *
   * `POST /v1/fees/calculate`
   *
   * Errors: `validation-error`, `UNAUTHORIZED`, `FORBIDDEN`, `NOT_FOUND`, `METHOD_NOT_SUPPORTED`, `INVALID_MEDIA_TYPE`, `INTERNAL_SERVER_ERROR`. Others are possible.
   * @example
   * ```ts
   * const { data, error } = await ramp.calculateFee({ body: { amount: 5000, rampType: "ON_RAMP" } });
   * ```
   */
  calculateFee(parameters: CalculateFeeParameters, options?: CallOptions): Promise<Outcome<CalculateFeeData, CalculateFeeErrorCode>>;
  /**
   * List company bank accounts.
   *
   * Returns the bank accounts of your company, page by page. Use it to find a verified bank account for a ramp request.
   * The list has a short form of each bank account; to get all of its fields, use `getCompanyBankAccount`.
   *
   * **Filters and sorting.** You can filter by verification status and by supported ramp type, and choose the sort field
   * and direction. All query parameters are optional. Their meanings are documented, but their names are assumed: on
   * your first request, check that `result` and `sort` are what you asked for.
   *
   * **Paging.** Pages are numbered from 1. Get the next page while `pagination.hasNextPage` is true.
   *
   * On `validation-error`, correct the query parameters.
   *
   * `GET /v1/company-bank-accounts`
   *
   * Errors: `validation-error`, `UNAUTHORIZED`, `FORBIDDEN`, `NOT_FOUND`, `METHOD_NOT_SUPPORTED`, `INVALID_MEDIA_TYPE`, `INTERNAL_SERVER_ERROR`. Others are possible.
   * @example
   * ```ts
   * const { data, error } = await ramp.listCompanyBankAccounts();
   * ```
   */
  listCompanyBankAccounts(parameters?: ListCompanyBankAccountsParameters, options?: CallOptions): Promise<Outcome<ListCompanyBankAccountsData, ListCompanyBankAccountsErrorCode>>;
  /**
   * Register a company bank account.
   *
   * Registers a bank account of your company for ramp requests. Before you use it in one, wait until it is verified:
   * call `getCompanyBankAccount`, and check `verificationStatus`.
   *
   * If you do not get the response, look through all pages of `listCompanyBankAccounts` for the bank account before you
   * retry. Even if you do not find it, the first request may still be in progress, and a retry may register the bank
   * account twice. On `validation-error`, correct the request body; `message` tells you what is wrong.
   *
   * `POST /v1/company-bank-accounts`
   *
   * Errors: `validation-error`, `UNAUTHORIZED`, `FORBIDDEN`, `NOT_FOUND`, `METHOD_NOT_SUPPORTED`, `INVALID_MEDIA_TYPE`, `INTERNAL_SERVER_ERROR`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await ramp.registerCompanyBankAccount({
   *   body: {
   *     name: "Harbour Lane reserve account",
   *     bankName: "Example Bank",
   *     companyName: "Harbour Lane Ltd",
   *     email: "treasury@harbourlane.example",
   *     phoneNumber: "+353209100123",
   *     bankCountry: "IE",
   *     beneficiaryAddressLine1: "1 Harbour Lane",
   *     beneficiaryCity: "Dublin",
   *     beneficiaryPostalCode: "D00 X000",
   *     beneficiaryCountry: "IE",
   *     bankAccountType: "EUR_SEPA",
   *     supportedRampType: "OFF_RAMP",
   *     iban: "IE85EXMP90000187654321",
   *     bic: "EXMPIE2D"
   *   }
   * });
   * ```
   */
  registerCompanyBankAccount(parameters: RegisterCompanyBankAccountParameters, options?: CallOptions): Promise<Outcome<RegisterCompanyBankAccountData, RegisterCompanyBankAccountErrorCode>>;
  /**
   * Get a company bank account.
   *
   * Returns one company bank account with its bank details, beneficiary, and version. Use it to follow the verification
   * of a bank account, and to check its details before you use it in a ramp request.
   *
   * On NOT_FOUND, check the ID.
   *
   * `GET /v1/company-bank-accounts/{companyBankAccountId}`
   *
   * Errors: `validation-error`, `UNAUTHORIZED`, `FORBIDDEN`, `NOT_FOUND`, `METHOD_NOT_SUPPORTED`, `INVALID_MEDIA_TYPE`, `INTERNAL_SERVER_ERROR`. Others are possible.
   * @example
   * ```ts
   * const { data, error } = await ramp.getCompanyBankAccount({ companyBankAccountId: "f24c6e51-07b9-48ad-a0f3-9518a714c901" });
   * ```
   */
  getCompanyBankAccount(parameters: GetCompanyBankAccountParameters, options?: CallOptions): Promise<Outcome<GetCompanyBankAccountData, GetCompanyBankAccountErrorCode>>;
  /**
   * List company wallets.
   *
   * Returns the wallets of your company. Use it to find a verified wallet for a ramp request, to follow the verification
   * of a wallet, and to look for a new wallet when you did not get the response of `registerCompanyWallet`. No
   * documented operation gets a single wallet.
   *
   * `GET /v1/company-wallets`
   *
   * Errors: `validation-error`, `UNAUTHORIZED`, `FORBIDDEN`, `NOT_FOUND`, `METHOD_NOT_SUPPORTED`, `INVALID_MEDIA_TYPE`, `INTERNAL_SERVER_ERROR`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await ramp.listCompanyWallets();
   * ```
   */
  listCompanyWallets(parameters?: ListCompanyWalletsParameters, options?: CallOptions): Promise<Outcome<ListCompanyWalletsData, ListCompanyWalletsErrorCode>>;
  /**
   * Register a company wallet.
   *
   * Registers a wallet of your company for ramp requests. Before you use it in one, wait until it is verified: call
   * `listCompanyWallets`.
   *
   * If you do not get the response, look through all pages of `listCompanyWallets` for the wallet before you retry. Even
   * if you do not find it, it may exist: the list is not documented, and the first request may still be in progress. A
   * retry may register the wallet twice. On `validation-error`, correct the request body; `message` tells you what is
   * wrong.
   *
   * `POST /v1/company-wallets`
   *
   * Errors: `validation-error`, `UNAUTHORIZED`, `FORBIDDEN`, `NOT_FOUND`, `METHOD_NOT_SUPPORTED`, `INVALID_MEDIA_TYPE`, `INTERNAL_SERVER_ERROR`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await ramp.registerCompanyWallet({
   *   body: {
   *     description: "Treasury wallet",
   *     address: "0x8a35b87cc5f70869f7b58bb131056cf592f3f561",
   *     chain: "ETHEREUM"
   *   }
   * });
   * ```
   */
  registerCompanyWallet(parameters: RegisterCompanyWalletParameters, options?: CallOptions): Promise<Outcome<RegisterCompanyWalletData, RegisterCompanyWalletErrorCode>>;
  /**
   * Get the company.
   *
   * Returns your company. Use it to check the status of your company's business verification (KYB). On your first
   * request, check which field contains the status.
   *
   * `GET /v1/company`
   *
   * Errors: `validation-error`, `UNAUTHORIZED`, `FORBIDDEN`, `NOT_FOUND`, `METHOD_NOT_SUPPORTED`, `INVALID_MEDIA_TYPE`, `INTERNAL_SERVER_ERROR`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await ramp.getCompany();
   * ```
   */
  getCompany(parameters?: Record<never, never>, options?: CallOptions): Promise<Outcome<GetCompanyData, GetCompanyErrorCode>>;
  /**
   * Invite a company user.
   *
   * Invites a person to your company by email, with a role. The caller needs the role COMPANY_ADMIN, and the access
   * token needs the scope `manage:company-users`.
   *
   * The service sends an invitation to the email address, and the person gets a link to complete registration.
   *
   * Send the name and the role in addition to `email`, because they may be required. On `validation-error`, correct the
   * request body; `message` tells you what is wrong. If you do not get the response, a retry may send another email.
   *
   * `POST /v1/company/users/invite`
   *
   * Errors: `validation-error`, `UNAUTHORIZED`, `FORBIDDEN`, `NOT_FOUND`, `METHOD_NOT_SUPPORTED`, `INVALID_MEDIA_TYPE`, `INTERNAL_SERVER_ERROR`. Others are possible.
   * @example
   * ```ts
   * const { data, error } = await ramp.inviteCompanyUser({
   *   body: {
   *     email: "ines.duarte@harbourlane.example",
   *     firstName: "Ines",
   *     lastName: "Duarte",
   *     role: "COMPANY_VIEWER"
   *   }
   * });
   * ```
   */
  inviteCompanyUser(parameters: InviteCompanyUserParameters, options?: CallOptions): Promise<Outcome<InviteCompanyUserData, InviteCompanyUserErrorCode>>;
}

/** The operations by method and path. */
export interface Calls {
  "GET /v1/ramp-requests": {
    init: { params?: { query?: Pick<ListRampRequestsParameters, "page" | "size">; header?: HeaderParameters }; body?: never };
    data: ListRampRequestsData;
    code: ListRampRequestsErrorCode;
  };
  "POST /v1/ramp-requests": {
    init: { params?: { header?: HeaderParameters }; body: RampRequestInput };
    data: CreateRampRequestData;
    code: CreateRampRequestErrorCode;
  };
  "GET /v1/ramp-requests/export": {
    init: { params?: { header?: HeaderParameters }; body?: never };
    data: never;
    code: ExportRampRequestsErrorCode;
  };
  "GET /v1/ramp-requests/on-ramp/pairs": {
    init: { params?: { header?: HeaderParameters }; body?: never };
    data: ListOnRampPairsData;
    code: ListOnRampPairsErrorCode;
  };
  "GET /v1/ramp-requests/off-ramp/pairs": {
    init: { params?: { header?: HeaderParameters }; body?: never };
    data: ListOffRampPairsData;
    code: ListOffRampPairsErrorCode;
  };
  "GET /v1/ramp-requests/{rampRequestId}": {
    init: { params: { path: Pick<GetRampRequestParameters, "rampRequestId">; header?: HeaderParameters }; body?: never };
    data: GetRampRequestData;
    code: GetRampRequestErrorCode;
  };
  "POST /v1/ramp-requests/{rampRequestId}/approve": {
    init: { params: { path: Pick<ApproveRampRequestParameters, "rampRequestId">; header?: HeaderParameters }; body: ApprovalInput };
    data: ApproveRampRequestData;
    code: ApproveRampRequestErrorCode;
  };
  "POST /v1/ramp-requests/{rampRequestId}/reject": {
    init: { params: { path: Pick<RejectRampRequestParameters, "rampRequestId">; header?: HeaderParameters }; body?: RampRequestDecisionInput };
    data: RejectRampRequestData;
    code: RejectRampRequestErrorCode;
  };
  "POST /v1/ramp-requests/{rampRequestId}/cancel": {
    init: { params: { path: Pick<CancelRampRequestParameters, "rampRequestId">; header?: HeaderParameters }; body?: RampRequestDecisionInput };
    data: CancelRampRequestData;
    code: CancelRampRequestErrorCode;
  };
  "POST /v1/fees/calculate": {
    init: { params?: { header?: HeaderParameters }; body: FeeInput };
    data: CalculateFeeData;
    code: CalculateFeeErrorCode;
  };
  "GET /v1/company-bank-accounts": {
    init: { params?: { query?: Pick<ListCompanyBankAccountsParameters, "verificationStatus" | "supportedRampType" | "sortOn" | "sortOrder" | "page" | "size">; header?: HeaderParameters }; body?: never };
    data: ListCompanyBankAccountsData;
    code: ListCompanyBankAccountsErrorCode;
  };
  "POST /v1/company-bank-accounts": {
    init: { params?: { header?: HeaderParameters }; body: CompanyBankAccountInput };
    data: RegisterCompanyBankAccountData;
    code: RegisterCompanyBankAccountErrorCode;
  };
  "GET /v1/company-bank-accounts/{companyBankAccountId}": {
    init: { params: { path: Pick<GetCompanyBankAccountParameters, "companyBankAccountId">; header?: HeaderParameters }; body?: never };
    data: GetCompanyBankAccountData;
    code: GetCompanyBankAccountErrorCode;
  };
  "GET /v1/company-wallets": {
    init: { params?: { query?: Pick<ListCompanyWalletsParameters, "page" | "size">; header?: HeaderParameters }; body?: never };
    data: ListCompanyWalletsData;
    code: ListCompanyWalletsErrorCode;
  };
  "POST /v1/company-wallets": {
    init: { params?: { header?: HeaderParameters }; body: CompanyWalletInput };
    data: RegisterCompanyWalletData;
    code: RegisterCompanyWalletErrorCode;
  };
  "GET /v1/company": {
    init: { params?: { header?: HeaderParameters }; body?: never };
    data: GetCompanyData;
    code: GetCompanyErrorCode;
  };
  "POST /v1/company/users/invite": {
    init: { params?: { header?: HeaderParameters }; body: UserInvitationInput };
    data: InviteCompanyUserData;
    code: InviteCompanyUserErrorCode;
  };
}
