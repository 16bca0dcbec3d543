// Types of the company ramp service. Generated from openapi/ by npm run build; do not edit.

export type $Read<T> = {
    readonly $read: T;
};
export type $Write<T> = {
    readonly $write: T;
};
export type Readable<T> = T extends $Write<any> ? never : T extends $Read<infer U> ? Readable<U> : T extends (infer E)[] ? Readable<E>[] : T extends object ? {
    [K in keyof T as NonNullable<T[K]> extends $Write<any> ? never : K]: Readable<T[K]>;
} : T;
export type Writable<T> = T extends $Read<any> ? never : T extends $Write<infer U> ? Writable<U> : T extends (infer E)[] ? Writable<E>[] : T extends object ? {
    [K in keyof T as NonNullable<T[K]> extends $Read<any> ? never : K]: Writable<T[K]>;
} & {
    [K in keyof T as NonNullable<T[K]> extends $Read<any> ? K : never]?: never;
} : T;
export interface paths {
    "/v1/ramp-requests": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List ramp requests
         * @description Returns the ramp requests of your company. Use it to see which requests wait for approval or for funds, and to look
         *     for a new ramp request when you did not get the response of `createRampRequest`.
         *
         *     Before you act on a ramp request, get it with `getRampRequest`. To get all ramp requests as a file, use
         *     `exportRampRequests`.
         *     @evidence listed
         */
        get: operations["listRampRequests"];
        put?: never;
        /**
         * Create a ramp request
         * @description Creates a request to convert fiat into crypto (on-ramp) or crypto into fiat (off-ramp). A COMPANY_MANAGER or a
         *     COMPANY_ADMIN creates it, and a COMPANY_ADMIN approves it with `approveRampRequest`.
         *
         *     **Before you call.** Register a bank account and a wallet, and wait until both are verified. To find out which
         *     currencies you can convert, use `listOnRampPairs` or `listOffRampPairs`. To preview the fee, use `calculateFee`.
         *
         *     **What follows.** Store the `id`, and get the ramp request with `getRampRequest`. To cancel it before approval, use
         *     `cancelRampRequest`, whose conditions are not documented. After approval, it can no longer be canceled.
         *
         *     **Retries.** If you do not get the response, look through all pages of `listRampRequests` for a ramp request with
         *     the same `rampType`, amount, and currencies before you retry. Even if you do not find it, it may exist: the list is
         *     not documented, and the first request may still be in progress. If a retry creates a second one, cancel one of them
         *     before approval. On `validation-error`, correct the request body; `message` tells you what is wrong.
         *     @evidence listed
         */
        post: operations["createRampRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ramp-requests/export": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Export all ramp requests
         * @description Returns all ramp requests of your company as a downloadable CSV or Excel file.
         *
         *     The response body is the file itself, without the envelope, so do not parse it as JSON. Check `Content-Type` to see
         *     which format you got. Errors are JSON in the envelope, as in every other operation. The `Accept` header is assumed
         *     to select the format.
         */
        get: operations["exportRampRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ramp-requests/on-ramp/pairs": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List on-ramp currency pairs
         * @description Returns the currency pairs for on-ramp requests, which convert fiat into crypto. Use it to offer your users a
         *     choice before you call `createRampRequest`.
         */
        get: operations["listOnRampPairs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ramp-requests/off-ramp/pairs": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List off-ramp currency pairs
         * @description Returns the currency pairs for off-ramp requests, which convert crypto into fiat. Use it to offer your users a
         *     choice before you call `createRampRequest`.
         */
        get: operations["listOffRampPairs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ramp-requests/{rampRequestId}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description ID of the ramp request.
                 * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
                 */
                rampRequestId: components["parameters"]["RampRequestId"];
            };
            cookie?: never;
        };
        /**
         * Get a ramp request
         * @description Returns one ramp request with its event history. Use it to follow a ramp request, and to get the current `version`
         *     before you approve it.
         *
         *     **Following a ramp request.** Call this operation again to see whether `status` has changed. Handle a status you do
         *     not know: show it, and do not treat it as a success or as a failure.
         *
         *     **Paying.** `approveRampRequest` returns the deposit details: `depositBankAccount` for an on-ramp, `depositWallet`
         *     for an off-ramp. Before you pay, read the description of `paymentReference`.
         *
         *     On NOT_FOUND, check the ID.
         */
        get: operations["getRampRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ramp-requests/{rampRequestId}/approve": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description ID of the ramp request.
                 * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
                 */
                rampRequestId: components["parameters"]["RampRequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a ramp request
         * @description Approves a ramp request. The caller needs the role COMPANY_ADMIN.
         *
         *     **Before you call.** The ramp request must be in AWAITING_APPROVAL. Get it with `getRampRequest`, decide, and send
         *     the `version` you decided on.
         *
         *     **What follows.** The ramp request is in AWAITING_FUNDS, and the response has the deposit details:
         *     `depositBankAccount` for an on-ramp, `depositWallet` for an off-ramp. Before you pay, read the description of
         *     `paymentReference`. You can no longer cancel the ramp request.
         *
         *     **Conflicts.** `OPTIMISTIC_LOCK_EXCEPTION` means that the ramp request has changed since you read it. Get it again,
         *     check that you still want to approve it, and retry with its current `version`.
         *
         *     **Retries.** If you do not get the response, get the ramp request before you retry. If it is in AWAITING_FUNDS, it
         *     is already approved.
         */
        post: operations["approveRampRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ramp-requests/{rampRequestId}/reject": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description ID of the ramp request.
                 * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
                 */
                rampRequestId: components["parameters"]["RampRequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a ramp request
         * @description Rejects a ramp request.
         *
         *     Afterward, get the ramp request with `getRampRequest` to see its status. If you do not get the response, get the
         *     ramp request before you retry.
         *     @evidence listed
         */
        post: operations["rejectRampRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ramp-requests/{rampRequestId}/cancel": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description ID of the ramp request.
                 * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
                 */
                rampRequestId: components["parameters"]["RampRequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a ramp request
         * @description Cancels a ramp request. After a ramp request is approved, you can no longer cancel it.
         *
         *     Afterward, get the ramp request with `getRampRequest` to see its status. If you do not get the response, get the
         *     ramp request before you retry.
         *     @evidence listed
         */
        post: operations["cancelRampRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/fees/calculate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate a fee
         * @description Returns the fee for an amount and a ramp type under your company's fee tiers. It is only a preview and changes
         *     nothing. Use it to show the cost before you call `createRampRequest`.
         *
         *     On your first request, compare the fees for both directions. If they differ, the service reads `rampType`; if they
         *     are equal, the service may ignore it: ask the services' team. On `validation-error`, correct the request body;
         *     `message` tells you what is wrong.
         */
        post: operations["calculateFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-bank-accounts": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List company bank accounts
         * @description Returns the bank accounts of your company, page by page. Use it to find a verified bank account for a ramp request.
         *     The list has a short form of each bank account; to get all of its fields, use `getCompanyBankAccount`.
         *
         *     **Filters and sorting.** You can filter by verification status and by supported ramp type, and choose the sort field
         *     and direction. All query parameters are optional. Their meanings are documented, but their names are assumed: on
         *     your first request, check that `result` and `sort` are what you asked for.
         *
         *     **Paging.** Pages are numbered from 1. Get the next page while `pagination.hasNextPage` is true.
         *
         *     On `validation-error`, correct the query parameters.
         */
        get: operations["listCompanyBankAccounts"];
        put?: never;
        /**
         * Register a company bank account
         * @description Registers a bank account of your company for ramp requests. Before you use it in one, wait until it is verified:
         *     call `getCompanyBankAccount`, and check `verificationStatus`.
         *
         *     If you do not get the response, look through all pages of `listCompanyBankAccounts` for the bank account before you
         *     retry. Even if you do not find it, the first request may still be in progress, and a retry may register the bank
         *     account twice. On `validation-error`, correct the request body; `message` tells you what is wrong.
         *     @evidence listed
         */
        post: operations["registerCompanyBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-bank-accounts/{companyBankAccountId}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description ID of the company bank account.
                 * @example f24c6e51-07b9-48ad-a0f3-9518a714c901
                 */
                companyBankAccountId: components["parameters"]["CompanyBankAccountId"];
            };
            cookie?: never;
        };
        /**
         * Get a company bank account
         * @description Returns one company bank account with its bank details, beneficiary, and version. Use it to follow the verification
         *     of a bank account, and to check its details before you use it in a ramp request.
         *
         *     On NOT_FOUND, check the ID.
         */
        get: operations["getCompanyBankAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-wallets": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List company wallets
         * @description Returns the wallets of your company. Use it to find a verified wallet for a ramp request, to follow the verification
         *     of a wallet, and to look for a new wallet when you did not get the response of `registerCompanyWallet`. No
         *     documented operation gets a single wallet.
         *     @evidence listed
         */
        get: operations["listCompanyWallets"];
        put?: never;
        /**
         * Register a company wallet
         * @description Registers a wallet of your company for ramp requests. Before you use it in one, wait until it is verified: call
         *     `listCompanyWallets`.
         *
         *     If you do not get the response, look through all pages of `listCompanyWallets` for the wallet before you retry. Even
         *     if you do not find it, it may exist: the list is not documented, and the first request may still be in progress. A
         *     retry may register the wallet twice. On `validation-error`, correct the request body; `message` tells you what is
         *     wrong.
         *     @evidence listed
         */
        post: operations["registerCompanyWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the company
         * @description Returns your company. Use it to check the status of your company's business verification (KYB). On your first
         *     request, check which field contains the status.
         *     @evidence listed
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/users/invite": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a company user
         * @description Invites a person to your company by email, with a role. The caller needs the role COMPANY_ADMIN, and the access
         *     token needs the scope `manage:company-users`.
         *
         *     The service sends an invitation to the email address, and the person gets a link to complete registration.
         *
         *     Send the name and the role in addition to `email`, because they may be required. On `validation-error`, correct the
         *     request body; `message` tells you what is wrong. If you do not get the response, a retry may send another email.
         */
        post: operations["inviteCompanyUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Whether the request succeeded.
         * @constant
         * @enum {boolean}
         */
        Success: true;
        /**
         * @description Direction of a ramp request.
         *
         *     - `ON_RAMP`: Converts fiat into crypto.
         *     - `OFF_RAMP`: Converts crypto into fiat.
         * @enum {string}
         */
        RampType: "ON_RAMP" | "OFF_RAMP";
        /**
         * @description Status of a ramp request. Other values are possible. Do not treat an unknown status as a success or as a failure.
         *
         *     - `AWAITING_APPROVAL`: The ramp request waits until a COMPANY_ADMIN approves it. Not terminal: `approveRampRequest` moves it to AWAITING_FUNDS.
         *     - `AWAITING_FUNDS`: The ramp request is approved and waits for the funds. It can no longer be canceled.
         * @example AWAITING_APPROVAL
         */
        RampRequestStatus: "AWAITING_APPROVAL" | "AWAITING_FUNDS" | (string & {});
        /**
         * Format: int64
         * @description Version for optimistic locking.
         */
        Version: number;
        /** @description A fiat currency. */
        FiatCurrency: {
            /**
             * Format: uuid
             * @description ID of the fiat currency.
             */
            id: string;
            /**
             * Format: currency-code
             * @description Code of the currency.
             *     @evidence observed
             * @example EUR
             */
            currency: string;
            /**
             * @description Display name of the currency.
             *     @evidence named
             * @example Euro
             */
            label: string;
            /** @description Whether the currency is enabled. */
            enabled: boolean;
            /** @description Version for optimistic locking. */
            version: components["schemas"]["Version"];
        };
        /** @description A cryptocurrency on one chain. */
        CryptoCurrency: {
            /**
             * @description ID of the cryptocurrency.
             *     @evidence named
             */
            id: string;
            /**
             * Format: asset-code
             * @description Code of the cryptocurrency.
             *     @evidence observed
             * @example USDC
             */
            currency: string;
            /**
             * @description Chain of the cryptocurrency.
             *     @evidence named
             * @example ETHEREUM
             */
            chain: string;
            /**
             * @description Display name of the cryptocurrency.
             *     @evidence named
             */
            label: string;
            /**
             * @description Whether the cryptocurrency is enabled.
             *     @evidence named
             */
            enabled: boolean;
            /** @description Version for optimistic locking. */
            version: components["schemas"]["Version"];
            /**
             * @description ID of the price feed of the cryptocurrency.
             *     @evidence named
             */
            priceFeedId: string;
        };
        /**
         * @description A ramp request in a list, or after it is created, rejected, or canceled.
         *     @evidence assumed
         */
        RampRequestSummary: {
            /**
             * Format: uuid
             * @description ID of the ramp request.
             *     @evidence assumed
             */
            id?: string;
            /**
             * Format: uuid
             * @description ID of the company that the ramp request belongs to.
             *     @evidence assumed
             */
            companyId?: string;
            /**
             * @description Name of the company that the ramp request belongs to.
             *     @evidence assumed
             */
            companyName?: string;
            /**
             * @description Direction of a ramp request.
             *
             *     - `ON_RAMP`: Converts fiat into crypto.
             *     - `OFF_RAMP`: Converts crypto into fiat.
             *     @evidence assumed
             */
            rampType?: components["schemas"]["RampType"];
            /**
             * @description Status of a ramp request. Other values are possible. Do not treat an unknown status as a success or as a failure.
             *
             *     - `AWAITING_APPROVAL`: The ramp request waits until a COMPANY_ADMIN approves it. Not terminal: `approveRampRequest` moves it to AWAITING_FUNDS.
             *     - `AWAITING_FUNDS`: The ramp request is approved and waits for the funds. It can no longer be canceled.
             *     @evidence assumed
             */
            status?: components["schemas"]["RampRequestStatus"];
            /**
             * Format: decimal
             * @description Amount of the ramp request.
             *     @evidence assumed
             * @example 5000
             */
            amount?: number;
            /**
             * Format: decimal
             * @description Fiat amount of the ramp request.
             *     @evidence assumed
             * @example 5000
             */
            fiatAmount?: number;
            /**
             * Format: decimal
             * @description Crypto amount of the ramp request.
             *     @evidence assumed
             * @example 5375.4875
             */
            cryptoAmount?: number;
            /**
             * Format: date-time
             * @description Time at which the ramp request was created.
             *     @evidence assumed
             * @example 2026-09-21T09:00:00Z
             */
            createdAt?: string;
            /**
             * @description Version for optimistic locking.
             *     @evidence assumed
             */
            version?: components["schemas"]["Version"];
            /**
             * @description A fiat currency.
             *     @evidence assumed
             */
            fiatCurrency?: components["schemas"]["FiatCurrency"];
            /**
             * @description A cryptocurrency on one chain.
             *     @evidence assumed
             */
            cryptoCurrency?: components["schemas"]["CryptoCurrency"];
        };
        /** @description Position of this page in the list. Request the next page while `hasNextPage` is `true`. */
        Pagination: {
            /**
             * Format: int32
             * @description Number of this page, starting at 1.
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Number of entries on a full page.
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Number of entries. Do not use it to detect the last page.
             */
            numberOfElements: number;
            /**
             * Format: int32
             * @description Number of pages at this page size.
             */
            numberOfPages: number;
            /** @description Whether there is a next page. */
            hasNextPage: boolean;
            /** @description Whether there is a previous page. */
            hasPreviousPage: boolean;
        };
        /**
         * @description Whether the request succeeded.
         * @constant
         * @enum {boolean}
         */
        Failure: false;
        /**
         * @description Machine-readable reason of an error, in upper case except for `validation-error`. The list is open: handle a code that you do not know by its HTTP status.
         *
         *     - `validation-error`: The request is not valid; the message says why. Do not retry until you have corrected the request.
         *     - `UNAUTHORIZED`: Access is denied. Request a new access token and retry once.
         *     - `FORBIDDEN`: The user does not have the authority for the resource. Check the scope of the access token, `x-tenant-id`, and the role. Do not retry until you have corrected them.
         *     - `NOT_FOUND`: The resource was not found. The error has no message. Do not retry until you have corrected the path.
         *     - `METHOD_NOT_SUPPORTED`: The path does not support the HTTP method; the message lists the supported methods. Do not retry with the same method.
         *     - `OPTIMISTIC_LOCK_EXCEPTION`: The ramp request was modified after you read the `version` that you sent. Get it again with `getRampRequest`, check that your decision still stands, and retry with its current `version`.
         *     - `INVALID_MEDIA_TYPE`: The media type is not supported. The error has no message. If the request has a body, send it as `application/json`. Whether the code also occurs without a request body is not documented.
         *     - `INTERNAL_SERVER_ERROR`: An error occurred in the service; the message, if there is one, describes it. After a request that writes, read the resource back before you retry: the write may have taken effect. Report the correlation ID.
         */
        ErrorCode: "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "OPTIMISTIC_LOCK_EXCEPTION" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});
        /** @description Human-readable explanation of the error. Some error codes have no message, so do not depend on its presence or its wording. */
        ErrorMessage: string;
        /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
        EmptyResult: Record<string, never> | null;
        /**
         * @description The ramp request to create.
         *     @evidence assumed
         */
        RampRequestInput: {
            /**
             * @description Direction of a ramp request.
             *
             *     - `ON_RAMP`: Converts fiat into crypto.
             *     - `OFF_RAMP`: Converts crypto into fiat.
             *     @evidence assumed
             */
            rampType?: components["schemas"]["RampType"];
            /**
             * Format: decimal
             * @description Amount of the ramp request. The examples use the currency you pay in.
             *     @evidence assumed
             * @example 5000
             */
            amount?: number;
            /**
             * @description ID of the fiat currency, from a currency pair.
             *     @evidence assumed
             */
            fiatCurrencyId?: string;
            /**
             * @description ID of the cryptocurrency, from a currency pair.
             *     @evidence assumed
             */
            cryptoCurrencyId?: string;
            /**
             * Format: uuid
             * @description ID of the company bank account to use. Use a verified one.
             *     @evidence assumed
             */
            companyBankAccountId?: string;
            /**
             * @description ID of the company wallet to use. Use a verified one.
             *     @evidence assumed
             */
            companyWalletId?: string;
        };
        /** @description The first currency of a pair. In an on-ramp pair, it is the one to convert from. */
        CurrencyPairFrom: {
            /**
             * @description ID of the currency.
             *     @evidence named
             */
            id: string;
            /**
             * @description Code of the currency.
             *     @evidence named
             * @example EUR
             */
            currency: string;
            /**
             * @description Chain of the currency, if it is a cryptocurrency. Which side of an off-ramp pair has it is not documented.
             *     @evidence assumed
             * @example ETHEREUM
             */
            chain?: string;
            /**
             * @description Display name of the currency.
             *     @evidence named
             * @example Euro
             */
            label: string;
        };
        /** @description The second currency of a pair. In an on-ramp pair, it is the one to convert to. */
        CurrencyPairTo: {
            /**
             * @description ID of the currency.
             *     @evidence named
             */
            id: string;
            /**
             * @description Code of the currency.
             *     @evidence named
             * @example USDC
             */
            currency: string;
            /**
             * @description Chain of the currency, if it is a cryptocurrency.
             *     @evidence named
             * @example ETHEREUM
             */
            chain?: string;
            /**
             * @description Display name of the currency.
             *     @evidence named
             * @example USDC on Ethereum
             */
            label: string;
        };
        /** @description A pair of currencies that a ramp request can convert. */
        CurrencyPair: {
            /** @description The first currency of a pair. In an on-ramp pair, it is the one to convert from. */
            from: components["schemas"]["CurrencyPairFrom"];
            /** @description The second currency of a pair. In an on-ramp pair, it is the one to convert to. */
            to: components["schemas"]["CurrencyPairTo"];
        };
        /**
         * @description Kind of bank account. Other values are possible.
         *
         *     - `EUR_SEPA`: A euro bank account for SEPA payments.
         *     @evidence observed
         * @example EUR_SEPA
         */
        BankAccountType: "EUR_SEPA" | (string & {});
        /**
         * @description The directions a company bank account supports.
         *
         *     - `ON_RAMP`: Supports on-ramp requests only (fiat into crypto).
         *     - `OFF_RAMP`: Supports off-ramp requests only (crypto into fiat).
         *     - `ON_AND_OFF_RAMP`: Supports on-ramp and off-ramp requests.
         * @enum {string}
         */
        SupportedRampType: "ON_RAMP" | "OFF_RAMP" | "ON_AND_OFF_RAMP";
        /**
         * @description Verification status of a company bank account.
         *
         *     - `PENDING`: The verification is not complete.
         *     - `VERIFIED`: The bank account is verified.
         *     - `DENIED`: The verification was denied.
         * @enum {string}
         */
        BankAccountVerificationStatus: "PENDING" | "VERIFIED" | "DENIED";
        /** @description A bank account that your company registered for ramp requests, with its bank details. `supportedRampType` tells you for which direction you can use it. */
        CompanyBankAccount: {
            /**
             * Format: uuid
             * @description ID of the company bank account.
             */
            id: string;
            /**
             * Format: uuid
             * @description ID of the company that owns the bank account.
             */
            companyId: string;
            /**
             * @description Name of the bank account.
             *     @evidence named
             */
            name: string;
            /**
             * @description Name of the bank.
             *     @evidence named
             */
            bankName: string;
            /**
             * @description Name of the company that owns the bank account.
             *     @evidence named
             */
            companyName: string;
            /**
             * @description Email address for the bank account.
             *     @evidence named
             * @example treasury@harbourlane.example
             */
            email?: string;
            /**
             * Format: phone
             * @description Phone number for the bank account.
             *     @evidence named
             * @example +353209100123
             */
            phoneNumber?: string;
            /**
             * Format: country
             * @description Country of the bank.
             *     @evidence named
             * @example IE
             */
            bankCountry: string;
            /**
             * @description First line of the beneficiary's address.
             *     @evidence named
             */
            beneficiaryAddressLine1?: string;
            /**
             * @description Second line of the beneficiary's address.
             *     @evidence named
             */
            beneficiaryAddressLine2?: string;
            /**
             * @description City of the beneficiary.
             *     @evidence named
             */
            beneficiaryCity?: string;
            /**
             * @description State or region of the beneficiary.
             *     @evidence named
             */
            beneficiaryState?: string;
            /**
             * @description Postal code of the beneficiary.
             *     @evidence named
             */
            beneficiaryPostalCode?: string;
            /**
             * Format: country
             * @description Country of the beneficiary.
             *     @evidence named
             * @example IE
             */
            beneficiaryCountry?: string;
            /**
             * @description Kind of bank account. Other values are possible.
             *
             *     - `EUR_SEPA`: A euro bank account for SEPA payments.
             *     @evidence observed
             */
            bankAccountType: components["schemas"]["BankAccountType"];
            /**
             * @description The directions a company bank account supports.
             *
             *     - `ON_RAMP`: Supports on-ramp requests only (fiat into crypto).
             *     - `OFF_RAMP`: Supports off-ramp requests only (crypto into fiat).
             *     - `ON_AND_OFF_RAMP`: Supports on-ramp and off-ramp requests.
             */
            supportedRampType: components["schemas"]["SupportedRampType"];
            /**
             * @description Verification status of a company bank account.
             *
             *     - `PENDING`: The verification is not complete.
             *     - `VERIFIED`: The bank account is verified.
             *     - `DENIED`: The verification was denied.
             */
            verificationStatus: components["schemas"]["BankAccountVerificationStatus"];
            /**
             * @description Time at which the bank account was verified.
             *     @evidence named
             * @example 2026-09-15T14:20:00Z
             */
            verifiedAt?: string;
            /**
             * @description Time at which the bank account was registered.
             *     @evidence named
             * @example 2026-09-15T08:30:00Z
             */
            createdAt: string;
            /**
             * @description Time of the last change to the bank account.
             *     @evidence named
             * @example 2026-09-15T14:20:00Z
             */
            updatedAt: string;
            /** @description Version for optimistic locking. */
            version: components["schemas"]["Version"];
            /**
             * Format: iban
             * @description IBAN of the bank account.
             *     @evidence named
             * @example IE46EXMP90000112345678
             */
            iban?: string;
            /**
             * Format: bic
             * @description BIC of the bank.
             *     @evidence named
             * @example EXMPIE2D
             */
            bic?: string;
            /**
             * Format: bic
             * @description BIC of an intermediary bank.
             *     @evidence named
             * @example EXMPDE2F
             */
            intermediaryBic?: string;
        };
        /**
         * @description Chain of the wallet. Other values are possible.
         *
         *     - `ETHEREUM`: The Ethereum chain.
         *     @evidence observed
         * @example ETHEREUM
         */
        CompanyWalletChain: "ETHEREUM" | (string & {});
        /** @description A wallet that your company registered for ramp requests. */
        CompanyWallet: {
            /**
             * @description ID of the company wallet.
             *     @evidence named
             */
            id: string;
            /**
             * @description ID of the company that owns the wallet.
             *     @evidence named
             */
            companyId: string;
            /**
             * @description Description of the wallet.
             *     @evidence named
             */
            description?: string;
            /**
             * Format: blockchain-address
             * @description On-chain address of the wallet.
             *     @evidence named
             * @example 0x8a35b87cc5f70869f7b58bb131056cf592f3f561
             */
            address: string;
            /**
             * @description Chain of the wallet. Other values are possible.
             *
             *     - `ETHEREUM`: The Ethereum chain.
             *     @evidence observed
             */
            chain: components["schemas"]["CompanyWalletChain"];
            /**
             * @description Verification status of the wallet. The examples use the values of company bank accounts.
             *     @evidence named
             */
            verificationStatus: string;
            /**
             * @description Time at which the wallet was verified.
             *     @evidence named
             * @example 2026-09-15T14:35:00Z
             */
            verifiedAt?: string;
            /**
             * @description Time at which the wallet was registered.
             *     @evidence named
             * @example 2026-09-15T08:45:00Z
             */
            createdAt: string;
            /**
             * @description Time of the last change to the wallet.
             *     @evidence named
             * @example 2026-09-15T14:35:00Z
             */
            updatedAt: string;
            /** @description Version for optimistic locking. */
            version: components["schemas"]["Version"];
        };
        /** @description The bank account that receives the fiat of an approved on-ramp request. It may differ from one ramp request to the next, so read it from each ramp request. */
        DepositBankAccount: {
            /**
             * @description ID of the deposit bank account.
             *     @evidence named
             */
            id: string;
            /**
             * @description Name of the bank.
             *     @evidence named
             */
            bankName: string;
            /**
             * @description Name of the beneficiary.
             *     @evidence named
             */
            beneficiary: string;
            /**
             * @description Currency of the deposit bank account.
             *     @evidence named
             */
            fiatCurrency: components["schemas"]["FiatCurrency"];
            /**
             * @description Display name of the deposit bank account.
             *     @evidence named
             */
            label: string;
            /**
             * @description Whether the deposit bank account is active.
             *     @evidence named
             */
            isActive: boolean;
            /**
             * @description Whether the deposit bank account is the default.
             *     @evidence named
             */
            isDefault: boolean;
            /**
             * @description Kind of bank account. The examples use the value of company bank accounts.
             *     @evidence named
             * @example EUR_SEPA
             */
            bankAccountType: string;
            /** @description Version for optimistic locking. */
            version: components["schemas"]["Version"];
            /**
             * Format: bic
             * @description BIC of the bank.
             *     @evidence named
             * @example EXDPNL2A
             */
            bic?: string;
            /**
             * Format: bic
             * @description BIC of an intermediary bank.
             *     @evidence named
             * @example EXMPDE2F
             */
            intermediaryBic?: string;
            /**
             * Format: iban
             * @description IBAN of the deposit bank account.
             *     @evidence named
             * @example NL91EXDP0417164300
             */
            iban?: string;
        };
        /** @description The wallet that receives the crypto of an approved off-ramp request. It may differ from one ramp request to the next, so read it from each ramp request. */
        DepositWallet: {
            /**
             * @description ID of the deposit wallet.
             *     @evidence named
             */
            id: string;
            /**
             * Format: blockchain-address
             * @description On-chain address to send the crypto to.
             *     @evidence named
             * @example 0x798fd1d6f51663bc4512d58ba54f764568f0341a
             */
            address: string;
            /**
             * @description Chain to send the crypto on.
             *     @evidence named
             * @example ETHEREUM
             */
            chain: string;
            /**
             * @description Display name of the deposit wallet.
             *     @evidence named
             */
            label: string;
            /**
             * @description Whether the deposit wallet is the default.
             *     @evidence named
             */
            isDefault: boolean;
            /**
             * @description Whether the deposit wallet is active.
             *     @evidence named
             */
            isActive: boolean;
            /** @description Version for optimistic locking. */
            version: components["schemas"]["Version"];
        };
        /**
         * @description What happened to the ramp request. Other values are possible.
         *
         *     - `CREATED`: The ramp request was created.
         *     @evidence observed
         * @example CREATED
         */
        RampEventType: "CREATED" | (string & {});
        /** @description An entry in the event history of a ramp request. */
        RampEvent: {
            /**
             * Format: uuid
             * @description ID of the event.
             */
            id: string;
            /**
             * @description What happened to the ramp request. Other values are possible.
             *
             *     - `CREATED`: The ramp request was created.
             *     @evidence observed
             */
            eventType: components["schemas"]["RampEventType"];
            /**
             * @description ID of the user.
             *     @evidence named
             */
            userId: string;
            /**
             * @description Username of the user.
             *     @evidence named
             */
            username: string;
            /**
             * @description Email address of the user.
             *     @evidence named
             */
            email: string;
            /**
             * @description Role of the user. Other values are possible; expect every value of `CompanyRole`.
             *
             *     - `COMPANY_ADMIN`: A user with full access.
             *     @evidence observed
             * @example COMPANY_ADMIN
             */
            role: "COMPANY_ADMIN" | (string & {});
            /**
             * @description Time of the event.
             *     @evidence named
             * @example 2026-09-21T09:00:00Z
             */
            createdAt: string;
            /** @description Version for optimistic locking. */
            version: components["schemas"]["Version"];
            /** @description Further details of the event. */
            metadata: Record<string, never>;
        };
        /** @description A request to convert fiat into crypto (on-ramp) or crypto into fiat (off-ramp). A COMPANY_MANAGER or a COMPANY_ADMIN creates it, and a COMPANY_ADMIN approves it. It then waits for the funds. */
        RampRequest: {
            /**
             * Format: uuid
             * @description ID of the ramp request.
             */
            id: string;
            /**
             * Format: uuid
             * @description ID of the company that the ramp request belongs to.
             */
            companyId: string;
            /** @description Name of the company that the ramp request belongs to. */
            companyName: string;
            /**
             * @description Direction of a ramp request.
             *
             *     - `ON_RAMP`: Converts fiat into crypto.
             *     - `OFF_RAMP`: Converts crypto into fiat.
             */
            rampType: components["schemas"]["RampType"];
            /**
             * @description Status of a ramp request. Other values are possible. Do not treat an unknown status as a success or as a failure.
             *
             *     - `AWAITING_APPROVAL`: The ramp request waits until a COMPANY_ADMIN approves it. Not terminal: `approveRampRequest` moves it to AWAITING_FUNDS.
             *     - `AWAITING_FUNDS`: The ramp request is approved and waits for the funds. It can no longer be canceled.
             */
            status: components["schemas"]["RampRequestStatus"];
            /**
             * Format: decimal
             * @description Amount of the ramp request. A JSON number, not a string. The examples use the currency you pay in.
             * @example 5000
             */
            amount: number;
            /**
             * Format: decimal
             * @description Net amount of the ramp request. The examples use the currency you pay in.
             * @example 4975
             */
            netAmount: number;
            /**
             * Format: decimal
             * @description Fiat amount of the ramp request. The examples use `fiatCurrency`.
             * @example 5000
             */
            fiatAmount: number;
            /**
             * Format: decimal
             * @description Net fiat amount of the ramp request. The examples use `fiatCurrency`.
             * @example 4975
             */
            fiatNetAmount: number;
            /**
             * Format: decimal
             * @description Fiat fee of the ramp request. The examples use `fiatCurrency`.
             * @example 25
             */
            fiatFeeAmount: number;
            /**
             * Format: decimal
             * @description Crypto amount of the ramp request. The examples use `cryptoCurrency`.
             * @example 5375.4875
             */
            cryptoAmount: number;
            /**
             * Format: decimal
             * @description Exchange rate of the ramp request. The examples give the units you receive for one unit you pay in.
             * @example 1.0805
             */
            exchangeRate: number;
            /**
             * Format: decimal
             * @description Fee percentage of the ramp request. The examples use 0.5 for 0.5%.
             * @example 0.5
             */
            feePercentage: number;
            /** @description Reference of the payment for the ramp request. Whether the payer has to quote it is not documented: ask the services' team. Our advice until then: quote it in the payment. */
            paymentReference?: string;
            /** @description Whether the payment has been received. */
            paymentReceived: boolean;
            /**
             * Format: decimal
             * @description Amount that has been received.
             * @example 5000
             */
            amountReceived?: number;
            /**
             * Format: transaction-hash
             * @description Hash of the on-chain transaction of the ramp request.
             */
            blockchainTransactionHash?: string;
            /**
             * Format: date-time
             * @description Time at which the ramp request was created.
             * @example 2026-09-21T09:00:00Z
             */
            createdAt: string;
            /**
             * Format: int64
             * @description Version of the ramp request, for optimistic locking. Send it to `approveRampRequest`. If the ramp request has changed since you read it, the approval fails with `OPTIMISTIC_LOCK_EXCEPTION`.
             */
            version: number;
            /** @description A bank account that your company registered for ramp requests, with its bank details. `supportedRampType` tells you for which direction you can use it. */
            companyBankAccount: components["schemas"]["CompanyBankAccount"];
            /** @description A wallet that your company registered for ramp requests. */
            companyWallet: components["schemas"]["CompanyWallet"];
            /** @description The bank account that receives the fiat of an approved on-ramp request. It may differ from one ramp request to the next, so read it from each ramp request. */
            depositBankAccount?: components["schemas"]["DepositBankAccount"];
            /** @description The wallet that receives the crypto of an approved off-ramp request. It may differ from one ramp request to the next, so read it from each ramp request. */
            depositWallet?: components["schemas"]["DepositWallet"];
            /** @description A fiat currency. */
            fiatCurrency: components["schemas"]["FiatCurrency"];
            /** @description A cryptocurrency on one chain. */
            cryptoCurrency: components["schemas"]["CryptoCurrency"];
            /** @description Event history of the ramp request. */
            events: components["schemas"]["RampEvent"][];
        };
        /** @description The version that an approval refers to. */
        ApprovalInput: {
            /**
             * Format: int64
             * @description The `version` of the ramp request you decided on. The approval succeeds only if it is still the current version.
             */
            version: number;
        };
        /** @description An approved ramp request. It has the deposit details: `depositBankAccount` for an on-ramp, `depositWallet` for an off-ramp. */
        ApprovedRampRequest: {
            /**
             * @description Status after the approval.
             * @constant
             * @enum {string}
             */
            status: "AWAITING_FUNDS";
        } & WithRequired<components["schemas"]["RampRequest"], "status">;
        /**
         * @description The version that a rejection or cancellation refers to.
         *     @evidence assumed
         */
        RampRequestDecisionInput: {
            /**
             * Format: int64
             * @description The `version` of the ramp request you decided on.
             *     @evidence assumed
             */
            version?: number;
        };
        /** @description The amount and the direction to calculate the fee for. */
        FeeInput: {
            /**
             * Format: decimal
             * @description Amount to calculate the fee for. A JSON number, not a string.
             * @example 5000
             */
            amount: number;
            /**
             * @description Direction to calculate the fee for.
             *     @evidence assumed
             */
            rampType?: components["schemas"]["RampType"];
        };
        /** @description The fee for an amount under your company's fee tiers. */
        Fee: {
            /**
             * Format: decimal
             * @description Amount of the fee. The examples use the currency of the amount in the request.
             * @example 25
             */
            amount: number;
            /**
             * Format: decimal
             * @description Percentage of the fee. The examples use 0.5 for 0.5%.
             * @example 0.5
             */
            percentage: number;
        };
        /** @description A company bank account in a list. To get its bank details, beneficiary, and version, call `getCompanyBankAccount`. */
        CompanyBankAccountSummary: {
            /**
             * Format: uuid
             * @description ID of the company bank account.
             */
            id: string;
            /**
             * @description Name of the bank account.
             *     @evidence named
             */
            name: string;
            /**
             * @description Name of the bank.
             *     @evidence named
             */
            bankName: string;
            /**
             * Format: country
             * @description Country of the bank.
             *     @evidence named
             * @example IE
             */
            bankCountry: string;
            /**
             * @description Kind of bank account. Other values are possible.
             *
             *     - `EUR_SEPA`: A euro bank account for SEPA payments.
             *     @evidence observed
             */
            bankAccountType: components["schemas"]["BankAccountType"];
            /**
             * @description The directions a company bank account supports.
             *
             *     - `ON_RAMP`: Supports on-ramp requests only (fiat into crypto).
             *     - `OFF_RAMP`: Supports off-ramp requests only (crypto into fiat).
             *     - `ON_AND_OFF_RAMP`: Supports on-ramp and off-ramp requests.
             */
            supportedRampType: components["schemas"]["SupportedRampType"];
            /**
             * @description Verification status of a company bank account.
             *
             *     - `PENDING`: The verification is not complete.
             *     - `VERIFIED`: The bank account is verified.
             *     - `DENIED`: The verification was denied.
             */
            verificationStatus: components["schemas"]["BankAccountVerificationStatus"];
            /**
             * @description Time at which the bank account was registered.
             *     @evidence named
             * @example 2026-09-15T08:30:00Z
             */
            createdAt: string;
            /**
             * @description Time of the last change to the bank account.
             *     @evidence named
             * @example 2026-09-15T14:20:00Z
             */
            updatedAt: string;
        };
        /**
         * @description A sort key and its direction. The fields are those of the finance service.
         *     @evidence assumed
         */
        SortOrder: {
            /**
             * @description Field that the list is sorted by.
             *     @evidence assumed
             */
            property?: string;
            /**
             * @description Sort direction.
             *
             *     - `ASC`: Smallest or oldest first.
             *     - `DESC`: Largest or newest first.
             *     @evidence assumed
             */
            direction?: "ASC" | "DESC" | (string & {});
        };
        /** @description The sort order of the list. */
        Sort: {
            /**
             * @description The sort keys.
             *     @evidence named
             */
            orders: components["schemas"]["SortOrder"][];
        };
        /**
         * @description The bank account to register.
         *     @evidence assumed
         */
        CompanyBankAccountInput: {
            /**
             * @description Your name for the bank account.
             *     @evidence assumed
             */
            name?: string;
            /**
             * @description Name of the bank.
             *     @evidence assumed
             */
            bankName?: string;
            /**
             * @description Name of the company that owns the bank account.
             *     @evidence assumed
             */
            companyName?: string;
            /**
             * @description Email address for the bank account.
             *     @evidence assumed
             * @example treasury@harbourlane.example
             */
            email?: string;
            /**
             * Format: phone
             * @description Phone number for the bank account.
             *     @evidence assumed
             * @example +353209100123
             */
            phoneNumber?: string;
            /**
             * Format: country
             * @description Country of the bank.
             *     @evidence assumed
             * @example IE
             */
            bankCountry?: string;
            /**
             * @description First line of the beneficiary's address.
             *     @evidence assumed
             */
            beneficiaryAddressLine1?: string;
            /**
             * @description Second line of the beneficiary's address.
             *     @evidence assumed
             */
            beneficiaryAddressLine2?: string;
            /**
             * @description City of the beneficiary.
             *     @evidence assumed
             */
            beneficiaryCity?: string;
            /**
             * @description State or region of the beneficiary.
             *     @evidence assumed
             */
            beneficiaryState?: string;
            /**
             * @description Postal code of the beneficiary.
             *     @evidence assumed
             */
            beneficiaryPostalCode?: string;
            /**
             * Format: country
             * @description Country of the beneficiary.
             *     @evidence assumed
             * @example IE
             */
            beneficiaryCountry?: string;
            /**
             * @description Kind of bank account.
             *     @evidence assumed
             * @example EUR_SEPA
             */
            bankAccountType?: string;
            /**
             * @description The directions a company bank account supports.
             *
             *     - `ON_RAMP`: Supports on-ramp requests only (fiat into crypto).
             *     - `OFF_RAMP`: Supports off-ramp requests only (crypto into fiat).
             *     - `ON_AND_OFF_RAMP`: Supports on-ramp and off-ramp requests.
             *     @evidence assumed
             */
            supportedRampType?: components["schemas"]["SupportedRampType"];
            /**
             * Format: iban
             * @description IBAN of the bank account.
             *     @evidence assumed
             * @example IE85EXMP90000187654321
             */
            iban?: string;
            /**
             * Format: bic
             * @description BIC of the bank.
             *     @evidence assumed
             * @example EXMPIE2D
             */
            bic?: string;
            /**
             * Format: bic
             * @description BIC of an intermediary bank.
             *     @evidence assumed
             * @example EXMPDE2F
             */
            intermediaryBic?: string;
        };
        /**
         * @description A company wallet in a list.
         *     @evidence assumed
         */
        CompanyWalletSummary: {
            /**
             * @description ID of the company wallet.
             *     @evidence assumed
             */
            id?: string;
            /**
             * @description ID of the company that owns the wallet.
             *     @evidence assumed
             */
            companyId?: string;
            /**
             * @description Description of the wallet.
             *     @evidence assumed
             */
            description?: string;
            /**
             * Format: blockchain-address
             * @description On-chain address of the wallet.
             *     @evidence assumed
             * @example 0x8a35b87cc5f70869f7b58bb131056cf592f3f561
             */
            address?: string;
            /**
             * @description Chain of the wallet. Other values are possible.
             *
             *     - `ETHEREUM`: The Ethereum chain.
             *     @evidence assumed
             */
            chain?: components["schemas"]["CompanyWalletChain"];
            /**
             * @description Verification status of the wallet. The examples use the values of company bank accounts.
             *     @evidence assumed
             */
            verificationStatus?: string;
            /**
             * @description Time at which the wallet was verified.
             *     @evidence assumed
             * @example 2026-09-15T14:35:00Z
             */
            verifiedAt?: string;
            /**
             * @description Time at which the wallet was registered.
             *     @evidence assumed
             * @example 2026-09-15T08:45:00Z
             */
            createdAt?: string;
            /**
             * @description Time of the last change to the wallet.
             *     @evidence assumed
             * @example 2026-09-15T14:35:00Z
             */
            updatedAt?: string;
            /**
             * @description Version for optimistic locking.
             *     @evidence assumed
             */
            version?: components["schemas"]["Version"];
        };
        /**
         * @description The wallet to register.
         *     @evidence assumed
         */
        CompanyWalletInput: {
            /**
             * @description Your description of the wallet.
             *     @evidence assumed
             */
            description?: string;
            /**
             * Format: blockchain-address
             * @description On-chain address of the wallet.
             *     @evidence assumed
             * @example 0x8a35b87cc5f70869f7b58bb131056cf592f3f561
             */
            address?: string;
            /**
             * @description Chain of the wallet.
             *     @evidence assumed
             * @example ETHEREUM
             */
            chain?: string;
        };
        /**
         * @description Your company and the status of its business verification (KYB).
         *     @evidence assumed
         */
        Company: {
            /**
             * @description ID of the company.
             *     @evidence assumed
             */
            id?: string;
            /**
             * @description Name of the company.
             *     @evidence assumed
             */
            name?: string;
            /**
             * @description Status of the company's business verification.
             *     @evidence assumed
             */
            kybStatus?: string;
        };
        /**
         * @description Role of a user in the company.
         *
         *     - `COMPANY_ADMIN`: Has full access, including user management. Approves ramp requests and invites users.
         *     - `COMPANY_MANAGER`: Creates and manages ramp requests.
         *     - `COMPANY_VIEWER`: Has read-only access.
         * @enum {string}
         */
        CompanyRole: "COMPANY_ADMIN" | "COMPANY_MANAGER" | "COMPANY_VIEWER";
        /** @description The person to invite, and the role to assign. */
        UserInvitationInput: {
            /**
             * @description Email address to send the invitation to.
             * @example ines.duarte@harbourlane.example
             */
            email: string;
            /**
             * @description First name of the person.
             *     @evidence named
             */
            firstName?: string;
            /**
             * @description Last name of the person.
             *     @evidence named
             */
            lastName?: string;
            /**
             * @description Role of a user in the company.
             *
             *     - `COMPANY_ADMIN`: Has full access, including user management. Approves ramp requests and invites users.
             *     - `COMPANY_MANAGER`: Creates and manages ramp requests.
             *     - `COMPANY_VIEWER`: Has read-only access.
             */
            role?: components["schemas"]["CompanyRole"];
        };
        /** @description A user who was invited to the company, and the status of the invitation. */
        UserInvitation: {
            /**
             * @description ID of the invited user or of the invitation.
             *     @evidence named
             */
            id: string;
            /**
             * @description Username of the invited user.
             *     @evidence named
             */
            username: string;
            /**
             * @description Email address the invitation was sent to.
             *     @evidence named
             */
            email: string;
            /**
             * @description First name of the invited user.
             *     @evidence named
             */
            firstName?: string;
            /**
             * @description Last name of the invited user.
             *     @evidence named
             */
            lastName?: string;
            /** @description Whether the user is enabled. */
            enabled: boolean;
            /**
             * @description Role of the invited user. Other values are possible; the known ones are those of `CompanyRole`.
             *
             *     - `COMPANY_ADMIN`: Has full access, including user management.
             *     - `COMPANY_MANAGER`: Creates and manages ramp requests.
             *     - `COMPANY_VIEWER`: Has read-only access.
             *     @evidence named
             * @example COMPANY_VIEWER
             */
            role?: "COMPANY_ADMIN" | "COMPANY_MANAGER" | "COMPANY_VIEWER" | (string & {});
            /**
             * @description URL of the invitation. Keep it out of logs, and share it only with the invited user.
             *     @evidence named
             * @example https://ramp.staging.example/invitations/example-invitation
             */
            invitationUrl: string;
            /**
             * @description Status of the invitation. Other values are possible.
             *
             *     - `PENDING`: The user is assumed not to have completed registration.
             *     @evidence observed
             * @example PENDING
             */
            invitationStatus: "PENDING" | (string & {});
        };
    };
    responses: {
        /** @description The access token is missing, invalid, or expired. Request a new access token and retry once. */
        Unauthorized: {
            headers: {
                "X-Correlation-Id": components["headers"]["XCorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Whether the request succeeded. */
                    success: components["schemas"]["Failure"];
                    /** @description What went wrong. */
                    errors: {
                        /**
                         * @description Reason of the error. `ErrorCode` describes each code.
                         *     @evidence assumed
                         */
                        code: "UNAUTHORIZED" | (string & {});
                        /** @description Human-readable explanation of the error. Some error codes have no message, so do not depend on its presence or its wording. */
                        message?: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description The access token does not have the required scope, or the tenant header is not valid. A missing role is assumed to return this status, too. Check all three. */
        Forbidden: {
            headers: {
                "X-Correlation-Id": components["headers"]["XCorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Whether the request succeeded. */
                    success: components["schemas"]["Failure"];
                    /** @description What went wrong. */
                    errors: {
                        /**
                         * @description Reason of the error. `ErrorCode` describes each code.
                         *     @evidence assumed
                         */
                        code: "FORBIDDEN" | (string & {});
                        /** @description Human-readable explanation of the error. Some error codes have no message, so do not depend on its presence or its wording. */
                        message?: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /**
         * @description The request cannot be processed; the error code says why. Correct it before you send it again.
         *     @evidence assumed
         */
        ClientError: {
            headers: {
                "X-Correlation-Id": components["headers"]["XCorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Whether the request succeeded. */
                    success: components["schemas"]["Failure"];
                    /** @description What went wrong. */
                    errors: {
                        /**
                         * @description Reason of the error. `ErrorCode` describes each code.
                         *     @evidence assumed
                         */
                        code: "validation-error" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | (string & {});
                        /** @description Human-readable explanation of the error. Some error codes have no message, so do not depend on its presence or its wording. */
                        message?: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /**
         * @description An error occurred in the service. After a write, read the resource back before you retry. Report the correlation ID.
         *     @evidence assumed
         */
        ServerError: {
            headers: {
                "X-Correlation-Id": components["headers"]["XCorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Whether the request succeeded. */
                    success: components["schemas"]["Failure"];
                    /** @description What went wrong. */
                    errors: {
                        /**
                         * @description Reason of the error. `ErrorCode` describes each code.
                         *     @evidence assumed
                         */
                        code: "INTERNAL_SERVER_ERROR" | (string & {});
                        /** @description Human-readable explanation of the error. Some error codes have no message, so do not depend on its presence or its wording. */
                        message?: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /**
         * @description The ramp request was not approved; the error code says why. On `OPTIMISTIC_LOCK_EXCEPTION`, get the ramp request again, check that you still want to approve it, and retry with its current `version`. On any other error code, correct the request first.
         *     @evidence assumed
         */
        ApprovalClientError: {
            headers: {
                "X-Correlation-Id": components["headers"]["XCorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Whether the request succeeded. */
                    success: components["schemas"]["Failure"];
                    /** @description What went wrong. */
                    errors: {
                        /**
                         * @description Reason of the error. `ErrorCode` describes each code.
                         *     @evidence assumed
                         */
                        code: "OPTIMISTIC_LOCK_EXCEPTION" | "validation-error" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | (string & {});
                        /** @description Human-readable explanation of the error. Some error codes have no message, so do not depend on its presence or its wording. */
                        message?: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /**
         * @description The decision was not carried out; the error code says why. On `OPTIMISTIC_LOCK_EXCEPTION`, get the ramp request again, check that you still want to reject or cancel it, and retry with its current `version`. On any other error code, correct the request first.
         *     @evidence assumed
         */
        DecisionClientError: {
            headers: {
                "X-Correlation-Id": components["headers"]["XCorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Whether the request succeeded. */
                    success: components["schemas"]["Failure"];
                    /** @description What went wrong. */
                    errors: {
                        /**
                         * @description Reason of the error. `ErrorCode` describes each code.
                         *     @evidence assumed
                         */
                        code: "OPTIMISTIC_LOCK_EXCEPTION" | "validation-error" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | (string & {});
                        /** @description Human-readable explanation of the error. Some error codes have no message, so do not depend on its presence or its wording. */
                        message?: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
    };
    parameters: {
        /**
         * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
         * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
         */
        TenantId: string;
        /**
         * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
         * @example checkout-7421:attempt-1
         */
        CorrelationId: string;
        /**
         * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
         * @example gateway-5b21
         */
        RequestId: string;
        /**
         * @description Page number, starting at 1.
         *     @evidence assumed
         * @example 1
         */
        AssumedPage: number;
        /**
         * @description Number of entries per page.
         *     @evidence assumed
         * @example 50
         */
        AssumedSize: number;
        /**
         * @description ID of the ramp request.
         * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
         */
        RampRequestId: string;
        /**
         * @description ID of the company bank account.
         * @example f24c6e51-07b9-48ad-a0f3-9518a714c901
         */
        CompanyBankAccountId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Correlation ID of the request: the ID you sent, if it was valid, otherwise a generated one. Every response has it, including 401 and 403. Log it, and quote it when you report a problem.
         * @example checkout-7421:attempt-1
         */
        XCorrelationId: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listRampRequests: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 *     @evidence assumed
                 * @example 1
                 */
                page?: components["parameters"]["AssumedPage"];
                /**
                 * @description Number of entries per page.
                 *     @evidence assumed
                 * @example 50
                 */
                size?: components["parameters"]["AssumedSize"];
            };
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The ramp requests of your company.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /**
                         * @description The ramp requests.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["RampRequestSummary"][];
                        /**
                         * @description Position of this page in the list. Request the next page while `hasNextPage` is `true`.
                         *     @evidence assumed
                         */
                        pagination?: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createRampRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * @description The ramp request to create.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RampRequestInput"];
            };
        };
        responses: {
            /**
             * @description The ramp request was created.
             *     @evidence assumed
             */
            201: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /**
                         * @description A ramp request in a list, or after it is created, rejected, or canceled.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["RampRequestSummary"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportRampRequests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file with all ramp requests of your company. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listOnRampPairs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The on-ramp currency pairs.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /** @description The currency pairs. */
                        result: components["schemas"]["CurrencyPair"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listOffRampPairs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The off-ramp currency pairs.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /** @description The currency pairs. */
                        result: components["schemas"]["CurrencyPair"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getRampRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description ID of the ramp request.
                 * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
                 */
                rampRequestId: components["parameters"]["RampRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The ramp request.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /** @description A request to convert fiat into crypto (on-ramp) or crypto into fiat (off-ramp). A COMPANY_MANAGER or a COMPANY_ADMIN creates it, and a COMPANY_ADMIN approves it. It then waits for the funds. */
                        result: components["schemas"]["RampRequest"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    approveRampRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description ID of the ramp request.
                 * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
                 */
                rampRequestId: components["parameters"]["RampRequestId"];
            };
            cookie?: never;
        };
        /** @description The version of the ramp request to approve. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalInput"];
            };
        };
        responses: {
            /** @description The approved ramp request. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /** @description An approved ramp request. It has the deposit details: `depositBankAccount` for an on-ramp, `depositWallet` for an off-ramp. */
                        result: components["schemas"]["ApprovedRampRequest"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ApprovalClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    rejectRampRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description ID of the ramp request.
                 * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
                 */
                rampRequestId: components["parameters"]["RampRequestId"];
            };
            cookie?: never;
        };
        /**
         * @description The version of the ramp request to reject.
         *     @evidence assumed
         */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RampRequestDecisionInput"];
            };
        };
        responses: {
            /**
             * @description The ramp request was rejected.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /**
                         * @description A ramp request in a list, or after it is created, rejected, or canceled.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["RampRequestSummary"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["DecisionClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    cancelRampRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description ID of the ramp request.
                 * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
                 */
                rampRequestId: components["parameters"]["RampRequestId"];
            };
            cookie?: never;
        };
        /**
         * @description The version of the ramp request to cancel.
         *     @evidence assumed
         */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RampRequestDecisionInput"];
            };
        };
        responses: {
            /**
             * @description The ramp request was canceled.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /**
                         * @description A ramp request in a list, or after it is created, rejected, or canceled.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["RampRequestSummary"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["DecisionClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    calculateFee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The amount and the direction to calculate the fee for. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeInput"];
            };
        };
        responses: {
            /**
             * @description The fee.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /** @description The fee for an amount under your company's fee tiers. */
                        result: components["schemas"]["Fee"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listCompanyBankAccounts: {
        parameters: {
            query?: {
                /**
                 * @description Returns only bank accounts with this verification status.
                 *     @evidence assumed
                 * @example VERIFIED
                 */
                verificationStatus?: components["schemas"]["BankAccountVerificationStatus"];
                /**
                 * @description Returns only bank accounts with this supported ramp type.
                 *     @evidence assumed
                 * @example ON_AND_OFF_RAMP
                 */
                supportedRampType?: components["schemas"]["SupportedRampType"];
                /**
                 * @description Field to sort by.
                 *     @evidence assumed
                 * @example createdAt
                 */
                sortOn?: string;
                /**
                 * @description Sort direction.
                 *     @evidence assumed
                 * @example ASC
                 */
                sortOrder?: "ASC" | "DESC";
                /**
                 * @description Page number, starting at 1.
                 *     @evidence assumed
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Number of bank accounts per page, at least 1.
                 *     @evidence assumed
                 * @example 50
                 */
                size?: number;
            };
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description One page of company bank accounts.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /** @description The bank accounts of this page, in their short form. */
                        result: components["schemas"]["CompanyBankAccountSummary"][];
                        /** @description Position of this page in the list. Request the next page while `hasNextPage` is `true`. */
                        pagination: components["schemas"]["Pagination"];
                        /** @description The sort order of the list. */
                        sort: components["schemas"]["Sort"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    registerCompanyBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * @description The bank account to register.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyBankAccountInput"];
            };
        };
        responses: {
            /**
             * @description The bank account was registered.
             *     @evidence assumed
             */
            201: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /**
                         * @description A bank account that your company registered for ramp requests, with its bank details. `supportedRampType` tells you for which direction you can use it.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["CompanyBankAccount"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getCompanyBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description ID of the company bank account.
                 * @example f24c6e51-07b9-48ad-a0f3-9518a714c901
                 */
                companyBankAccountId: components["parameters"]["CompanyBankAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The company bank account.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /** @description A bank account that your company registered for ramp requests, with its bank details. `supportedRampType` tells you for which direction you can use it. */
                        result: components["schemas"]["CompanyBankAccount"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listCompanyWallets: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 *     @evidence assumed
                 * @example 1
                 */
                page?: components["parameters"]["AssumedPage"];
                /**
                 * @description Number of entries per page.
                 *     @evidence assumed
                 * @example 50
                 */
                size?: components["parameters"]["AssumedSize"];
            };
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The wallets of your company.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /**
                         * @description The wallets.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["CompanyWalletSummary"][];
                        /**
                         * @description Position of this page in the list. Request the next page while `hasNextPage` is `true`.
                         *     @evidence assumed
                         */
                        pagination?: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    registerCompanyWallet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * @description The wallet to register.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyWalletInput"];
            };
        };
        responses: {
            /**
             * @description The wallet was registered.
             *     @evidence assumed
             */
            201: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /**
                         * @description A wallet that your company registered for ramp requests.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["CompanyWallet"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Your company.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /**
                         * @description Your company and the status of its business verification (KYB).
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["Company"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    inviteCompanyUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ID of the tenant that the request acts for. Omit it if your access token grants a single tenant. If the token grants more than one tenant, it is required and must exactly equal a granted tenant ID. A value that is missing although required, blank, malformed, repeated, or not granted always returns the same 403. In the finance service, its error code is `forbidden`.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own ID for the request. The response returns it in the header of the same name. A value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is not rejected but replaced by a generated ID.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`. The same rule applies: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated ID. The response returns the ID in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The person to invite, and the role to assign. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInvitationInput"];
            };
        };
        responses: {
            /**
             * @description The invitation was sent.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /** @description A user who was invited to the company, and the status of the invitation. */
                        result: components["schemas"]["UserInvitation"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};


/** All values; the list is closed. */
export const rampTypeValues = ["ON_RAMP", "OFF_RAMP"] as const;

/** Values known so far; the list is open. */
export const rampRequestStatusValues = ["AWAITING_APPROVAL", "AWAITING_FUNDS"] as const;

/** Values known so far; the list is open. */
export const errorCodeValues = ["validation-error", "UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND", "METHOD_NOT_SUPPORTED", "OPTIMISTIC_LOCK_EXCEPTION", "INVALID_MEDIA_TYPE", "INTERNAL_SERVER_ERROR"] as const;

/** Values known so far; the list is open. */
export const bankAccountTypeValues = ["EUR_SEPA"] as const;

/** All values; the list is closed. */
export const supportedRampTypeValues = ["ON_RAMP", "OFF_RAMP", "ON_AND_OFF_RAMP"] as const;

/** All values; the list is closed. */
export const bankAccountVerificationStatusValues = ["PENDING", "VERIFIED", "DENIED"] as const;

/** Values known so far; the list is open. */
export const companyWalletChainValues = ["ETHEREUM"] as const;

/** Values known so far; the list is open. */
export const rampEventTypeValues = ["CREATED"] as const;

/** Values known so far; the list is open. */
export const rampEventRoleValues = ["COMPANY_ADMIN"] as const;

/** Values known so far; the list is open. */
export const sortOrderDirectionValues = ["ASC", "DESC"] as const;

/** All values; the list is closed. */
export const companyRoleValues = ["COMPANY_ADMIN", "COMPANY_MANAGER", "COMPANY_VIEWER"] as const;

/** Values known so far; the list is open. */
export const userInvitationRoleValues = ["COMPANY_ADMIN", "COMPANY_MANAGER", "COMPANY_VIEWER"] as const;

/** Values known so far; the list is open. */
export const userInvitationInvitationStatusValues = ["PENDING"] as const;

/** All values; the list is closed. */
export const listCompanyBankAccountsSortOrderValues = ["ASC", "DESC"] as const;
