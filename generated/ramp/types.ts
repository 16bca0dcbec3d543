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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List ramp requests
         * @description Lists the ramp requests of your company. Use it to see what waits for approval or for funds, and to find out
         *     whether a request was created after you lost the answer to createRampRequest.
         *
         *     The payload is not shown, so the members here are assumed: read a request with getRampRequest before you act on it.
         *     Use exportRampRequests when you need all of them as a file.
         *     @evidence listed
         */
        get: operations["listRampRequests"];
        put?: never;
        /**
         * Create a ramp request
         * @description Asks to turn fiat into crypto (on-ramp) or crypto into fiat (off-ramp). This is a Manager's step; a Company Admin
         *     then approves the request with approveRampRequest.
         *
         *     **Before.** A bank account and a wallet of the company are registered and verified. listOnRampPairs and
         *     listOffRampPairs show which currencies can be converted, calculateFee what it costs.
         *
         *     **After.** Keep the `id`, and read the request with getRampRequest: the answer of this call is not shown.
         *
         *     The body is not shown either, so its members are assumed: on `validation-error` the message says what to correct. No
         *     idempotency key is known here, so after a lost answer look in listRampRequests before you create the request a
         *     second time.
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Export all ramp requests
         * @description Downloads all ramp requests of your company as one file, CSV or Excel. Use it when you need them outside the
         *     API.
         *
         *     The answer is the file itself, without the envelope: do not parse it as JSON. Errors are JSON as everywhere. How to
         *     choose between the two formats is not shown; the contract assumes the `Accept` header, and both media types. Look at
         *     `Content-Type` before you read the file.
         *
         *     The columns are not shown, and a header row is not certain: look at a real file before you write a reader for it.
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the currency pairs for on-ramp
         * @description Lists the pairs of currencies that an on-ramp request can convert, fiat to crypto. Use it to offer a choice before
         *     createRampRequest.
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the currency pairs for off-ramp
         * @description Lists the pairs of currencies that an off-ramp request can convert, crypto to fiat. Use it to offer a choice before
         *     createRampRequest.
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ramp request.
                 * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
                 */
                rampRequestId: components["parameters"]["RampRequestId"];
            };
            cookie?: never;
        };
        /**
         * Get a ramp request
         * @description Reads one ramp request in full, with its history. Use it to follow a request, to get the deposit details once it
         *     is approved, and to get the current `version` right before you approve.
         *
         *     **Following a request.** No events of this service are shown, so read again when you want to know more. A status you
         *     do not know is possible: show it, and do not take it for success or failure.
         *
         *     **Paying.** While the request is in AWAITING_FUNDS an on-ramp request tells in `depositBankAccount` where to pay the
         *     fiat, an off-ramp request in `depositWallet` where to send the crypto.
         *
         *     On NOT_FOUND check the id.
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ramp request.
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
         * @description Approves a ramp request, so that it can be funded. This is a Company Admin's step: the caller needs the role
         *     COMPANY_ADMIN.
         *
         *     **Before.** The request is in AWAITING_APPROVAL. Read it with getRampRequest, decide, and send the `version` you
         *     decided on.
         *
         *     **After.** The request is in AWAITING_FUNDS and says where to pay to: `depositBankAccount` for an on-ramp,
         *     `depositWallet` with its address for an off-ramp. Cancelling it is not possible from here on.
         *
         *     **On OPTIMISTIC_LOCK_EXCEPTION** the request has changed since you read it. Fetch it again with getRampRequest,
         *     check that you still want to approve it, and retry with its current `version`. After a lost answer or a failure in
         *     the service read the request first: in AWAITING_FUNDS it has been approved already.
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ramp request.
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
         *     The conditions, the role it takes and the status that follows are not shown. Read the request with getRampRequest
         *     afterwards, and also after a lost answer, before you repeat the call.
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ramp request.
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
         * @description Cancels a ramp request that has not been approved; after approveRampRequest it is too late.
         *
         *     The further conditions, the role it takes and the status that follows are not shown. Read the request with
         *     getRampRequest afterwards, and also after a lost answer, before you repeat the call.
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
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
         * Calculate the fee for an amount
         * @description Previews the fee that the fee tiers of your company give for an amount and a ramp type. Use it to show the cost
         *     before createRampRequest. It is a preview only, so repeating it does no harm.
         *
         *     How the call learns the ramp type is not shown: `rampType` is assumed, so check the fees you get for both directions
         *     before you rely on them. On `validation-error` the message says what to correct.
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List company bank accounts
         * @description Lists the bank accounts of your company in a short form, page by page. Use it to find a verified account for a ramp
         *     request; getCompanyBankAccount shows one in full.
         *
         *     **Filters and sorting.** You can filter by verification status and by supported ramp type, choose the field to
         *     sort on and the direction, and page through the list. All of it is optional. The names of the query parameters are
         *     not shown: those below are assumed, so check on the first call that `result` and `sort` are what you asked for.
         *
         *     **Paging.** Pages are counted from 1; read on while `pagination.hasNextPage` is true.
         *
         *     On `validation-error` correct the parameters before you repeat the call.
         */
        get: operations["listCompanyBankAccounts"];
        put?: never;
        /**
         * Register a company bank account
         * @description Registers a bank account of your company for ramp requests, which take verified accounts. Follow the verification
         *     with getCompanyBankAccount: `verificationStatus` is PENDING, VERIFIED or DENIED.
         *
         *     The body is not shown, so its members are assumed: on `validation-error` the message says what to correct. No
         *     idempotency key is known here, so after a lost answer look in listCompanyBankAccounts before you register the
         *     account a second time.
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the company bank account.
                 * @example f24c6e51-07b9-48ad-a0f3-9518a714c901
                 */
                companyBankAccountId: components["parameters"]["CompanyBankAccountId"];
            };
            cookie?: never;
        };
        /**
         * Get a company bank account
         * @description Reads one bank account of your company in full, with bank details, beneficiary and version. Use it to follow the
         *     verification of an account and to check the details before you use it in a ramp request.
         *
         *     On NOT_FOUND check the id.
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List company wallets
         * @description Lists the wallets of your company. Use it to find a verified wallet for a ramp request, and to see whether a wallet
         *     was registered after you lost the answer to registerCompanyWallet.
         *
         *     No operation reads a single wallet, so this list is also where you follow its verification.
         *     @evidence listed
         */
        get: operations["listCompanyWallets"];
        put?: never;
        /**
         * Register a company wallet
         * @description Registers a wallet of your company for ramp requests, which take verified wallets. Follow the verification with
         *     listCompanyWallets.
         *
         *     The body is not shown, so its members are assumed: on `validation-error` the message says what to correct. No
         *     idempotency key is known here, so after a lost answer look in listCompanyWallets before you register the wallet a
         *     second time.
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the company
         * @description Reads your own company. Use it to check where its business verification (KYB) stands.
         *
         *     The payload is not shown; even the name of the KYB status is assumed, so check it on the first call.
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
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
         * Invite a user to the company
         * @description Invites a person to your company by email, with a role. The caller needs the role COMPANY_ADMIN, and its token the
         *     scope `manage:company-users`.
         *
         *     The call sends an email to the address you give; the person finishes the registration over the link in it.
         *     `invitationStatus` in the answer tells where the invitation stands.
         *
         *     Only `email` is known to be mandatory; send name and role as well, and correct the body on `validation-error`. No
         *     idempotency key is known here, and a repeated call may send another email.
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
         * @description Always `true` on a successful response; the payload, where there is one, is in `result`.
         * @constant
         * @enum {boolean}
         */
        Success: true;
        /**
         * @description Direction of a ramp request.
         *
         *     - `ON_RAMP`: Fiat is turned into crypto.
         *     - `OFF_RAMP`: Crypto is turned into fiat.
         * @enum {string}
         */
        RampType: "ON_RAMP" | "OFF_RAMP";
        /**
         * @description Where a ramp request stands. Only two values are known, so expect others, and do not take an unknown one for a failure or for success.
         *
         *     - `AWAITING_APPROVAL`: The request waits for a Company Admin. Not terminal: approveRampRequest moves it to AWAITING_FUNDS.
         *     - `AWAITING_FUNDS`: A Company Admin has approved the request; it waits for the funds at the deposit details it now carries, and cannot be cancelled any more. What follows is not shown.
         */
        RampRequestStatus: "AWAITING_APPROVAL" | "AWAITING_FUNDS" | (string & {});
        /**
         * Format: int64
         * @description Version of this object, for optimistic locking: a write that takes a version goes through only when it is the current one.
         */
        Version: number;
        /** @description A fiat currency the service works with. */
        FiatCurrency: {
            /**
             * Format: uuid
             * @description Id of the fiat currency.
             */
            id: string;
            /**
             * Format: currency-code
             * @description Code of the currency, such as EUR.
             *     @evidence observed
             */
            currency?: string;
            /**
             * @description Name of the currency for people.
             *     @evidence named
             */
            label?: string;
            /** @description Whether the currency can be used. */
            enabled?: boolean;
            /** @description Version of this object, for optimistic locking: a write that takes a version goes through only when it is the current one. */
            version?: components["schemas"]["Version"];
        };
        /** @description A crypto currency on one chain, as the service works with it. */
        CryptoCurrency: {
            /**
             * Format: uuid
             * @description Id of the crypto currency.
             *     @evidence named
             */
            id?: string;
            /**
             * Format: asset-code
             * @description Code of the currency, such as USDC.
             *     @evidence observed
             */
            currency?: string;
            /**
             * @description Chain of the currency.
             *     @evidence named
             */
            chain?: string;
            /**
             * @description Name of the currency for people.
             *     @evidence named
             */
            label?: string;
            /**
             * @description Whether the currency can be used.
             *     @evidence named
             */
            enabled?: boolean;
            /** @description Version of this object, for optimistic locking: a write that takes a version goes through only when it is the current one. */
            version?: components["schemas"]["Version"];
            /**
             * @description Id of the price feed of the currency.
             *     @evidence named
             */
            priceFeedId?: string;
        };
        /**
         * @description A ramp request in the answers whose payload the sources do not show: list, creation, rejection and cancellation. Every member is taken from the full ramp request and is assumed; read the request with getRampRequest before you act on it.
         *     @evidence assumed
         */
        RampRequestSummary: {
            /**
             * Format: uuid
             * @description Id of the ramp request.
             *     @evidence assumed
             */
            id?: string;
            /**
             * Format: uuid
             * @description Id of the company the request belongs to.
             *     @evidence assumed
             */
            companyId?: string;
            /**
             * @description Name of the company the request belongs to.
             *     @evidence assumed
             */
            companyName?: string;
            /**
             * @description Direction of a ramp request.
             *
             *     - `ON_RAMP`: Fiat is turned into crypto.
             *     - `OFF_RAMP`: Crypto is turned into fiat.
             */
            rampType?: components["schemas"]["RampType"];
            /**
             * @description Where a ramp request stands. Only two values are known, so expect others, and do not take an unknown one for a failure or for success.
             *
             *     - `AWAITING_APPROVAL`: The request waits for a Company Admin. Not terminal: approveRampRequest moves it to AWAITING_FUNDS.
             *     - `AWAITING_FUNDS`: A Company Admin has approved the request; it waits for the funds at the deposit details it now carries, and cannot be cancelled any more. What follows is not shown.
             */
            status?: components["schemas"]["RampRequestStatus"];
            /**
             * Format: decimal
             * @description Amount of the request; the examples give it in the currency that is paid in.
             *     @evidence assumed
             */
            amount?: number;
            /**
             * Format: decimal
             * @description Fiat side of the request.
             *     @evidence assumed
             */
            fiatAmount?: number;
            /**
             * Format: decimal
             * @description Crypto side of the request.
             *     @evidence assumed
             */
            cryptoAmount?: number;
            /**
             * Format: date-time
             * @description Instant the request was created.
             *     @evidence assumed
             */
            createdAt?: string;
            /** @description Version of this object, for optimistic locking: a write that takes a version goes through only when it is the current one. */
            version?: components["schemas"]["Version"];
            /** @description A fiat currency the service works with. */
            fiatCurrency?: components["schemas"]["FiatCurrency"];
            /** @description A crypto currency on one chain, as the service works with it. */
            cryptoCurrency?: components["schemas"]["CryptoCurrency"];
        };
        /** @description Where this page stands in the whole list. Pages are counted from 1; walk on while `hasNextPage` is true. */
        Pagination: {
            /**
             * Format: int32
             * @description Number of this page, counted from 1.
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description How many entries a full page holds.
             */
            pageSize: number;
            /**
             * Format: int32
             * @description A number of entries. The sources do not say whether it counts this page or the whole list, so do not end a walk on it.
             */
            numberOfElements: number;
            /**
             * Format: int32
             * @description How many pages the whole list has at this page size.
             */
            numberOfPages: number;
            /** @description True when a later page exists. */
            hasNextPage: boolean;
            /** @description True when an earlier page exists. */
            hasPreviousPage: boolean;
        };
        /**
         * @description Always `false` on an error response; `errors` then says what went wrong.
         * @constant
         * @enum {boolean}
         */
        Failure: false;
        /**
         * @description Machine-readable reason of an error, in upper case except for `validation-error`. The list is open: handle a code that you do not know by its HTTP status.
         *
         *     - `validation-error`: The request is not valid; the message says why. Do not retry until you have corrected the request.
         *     - `UNAUTHORIZED`: Access is denied. Request a new access token and retry once.
         *     - `FORBIDDEN`: The user does not have the authority for the resource. Check the role, the scope of the access token, and `x-tenant-id`. Do not retry until you have corrected them.
         *     - `NOT_FOUND`: The resource was not found. The error has no message. Do not retry unless the ID has changed.
         *     - `METHOD_NOT_SUPPORTED`: The path does not support the HTTP method; the message lists the supported methods. Do not retry with the same method.
         *     - `OPTIMISTIC_LOCK_EXCEPTION`: The ramp request was modified after you read the `version` that you sent. Get it again with `getRampRequest`, check that you still want to approve it, and retry with its current `version`.
         *     - `INVALID_MEDIA_TYPE`: The media type is not supported. The error has no message. Do not retry until you send the request body as `application/json`.
         *     - `INTERNAL_SERVER_ERROR`: An error occurred in the service; the message, if there is one, describes it. A write may or may not have taken effect: read the resource back before you retry. Report the correlation ID.
         */
        ErrorCode: "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "OPTIMISTIC_LOCK_EXCEPTION" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});
        /** @description What went wrong, for people. Some error codes have no message, so do not depend on its presence or its wording. */
        ErrorMessage: string;
        /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
        EmptyResult: Record<string, never> | null;
        /**
         * @description What a ramp request is created from. The sources do not show this body: every member is taken from the ramp request that results, and is assumed.
         *     @evidence assumed
         */
        RampRequestInput: {
            /**
             * @description Direction of a ramp request.
             *
             *     - `ON_RAMP`: Fiat is turned into crypto.
             *     - `OFF_RAMP`: Crypto is turned into fiat.
             */
            rampType?: components["schemas"]["RampType"];
            /**
             * Format: decimal
             * @description Amount of the request; the examples give it in the currency that is paid in.
             *     @evidence assumed
             */
            amount?: number;
            /**
             * @description Id of the fiat currency, from a currency pair.
             *     @evidence assumed
             */
            fiatCurrencyId?: string;
            /**
             * @description Id of the crypto currency, from a currency pair.
             *     @evidence assumed
             */
            cryptoCurrencyId?: string;
            /**
             * Format: uuid
             * @description Id of the verified bank account of the company to use.
             *     @evidence assumed
             */
            companyBankAccountId?: string;
            /**
             * @description Id of the verified wallet of the company to use.
             *     @evidence assumed
             */
            companyWalletId?: string;
        };
        /** @description The currency that the pair converts from. */
        CurrencyPairFrom: {
            /**
             * Format: uuid
             * @description Id of the currency.
             *     @evidence named
             */
            id?: string;
            /**
             * Format: currency-code
             * @description Code of the currency, such as EUR.
             *     @evidence named
             */
            currency?: string;
            /**
             * @description Name of the currency for people.
             *     @evidence named
             */
            label?: string;
        };
        /** @description The currency that the pair converts to. */
        CurrencyPairTo: {
            /**
             * Format: uuid
             * @description Id of the currency.
             *     @evidence named
             */
            id?: string;
            /**
             * Format: currency-code
             * @description Code of the currency, such as USDC.
             *     @evidence named
             */
            currency?: string;
            /**
             * @description Chain of the currency.
             *     @evidence named
             */
            chain?: string;
            /**
             * @description Name of the currency for people.
             *     @evidence named
             */
            label?: string;
        };
        /** @description Two currencies that a ramp request can convert, one into the other. */
        CurrencyPair: {
            /** @description The currency that the pair converts from. */
            from: components["schemas"]["CurrencyPairFrom"];
            /** @description The currency that the pair converts to. */
            to: components["schemas"]["CurrencyPairTo"];
        };
        /** @description The bank account to pay the fiat of an approved on-ramp request to. Take it from the request each time. */
        DepositBankAccount: {
            /**
             * Format: uuid
             * @description Id of the deposit bank account.
             *     @evidence named
             */
            id?: string;
            /**
             * @description Name of the bank.
             *     @evidence named
             */
            bankName?: string;
            /**
             * @description Name of the beneficiary to pay to.
             *     @evidence named
             */
            beneficiary?: string;
            /**
             * @description Currency the account takes; read as the same object that the ramp request carries.
             *     @evidence named
             */
            fiatCurrency?: components["schemas"]["FiatCurrency"];
            /**
             * @description Name of the account for people.
             *     @evidence named
             */
            label?: string;
            /**
             * @description Whether the account is in use.
             *     @evidence named
             */
            isActive?: boolean;
            /**
             * @description Whether the account is the default one.
             *     @evidence named
             */
            isDefault?: boolean;
            /**
             * @description Kind of bank account; on a company bank account EUR_SEPA has been seen.
             *     @evidence named
             */
            bankAccountType?: string;
            /** @description Version of this object, for optimistic locking: a write that takes a version goes through only when it is the current one. */
            version?: components["schemas"]["Version"];
            /**
             * Format: bic
             * @description BIC of the bank.
             *     @evidence named
             */
            bic?: string;
            /**
             * Format: bic
             * @description BIC of an intermediary bank.
             *     @evidence named
             */
            intermediaryBic?: string;
            /**
             * Format: iban
             * @description IBAN of the account.
             *     @evidence named
             */
            iban?: string;
        };
        /** @description The wallet to send the crypto of an approved off-ramp request to. Take it from the request each time. */
        DepositWallet: {
            /**
             * Format: uuid
             * @description Id of the deposit wallet.
             *     @evidence named
             */
            id?: string;
            /**
             * Format: blockchain-address
             * @description On-chain address to send to.
             *     @evidence named
             */
            address?: string;
            /**
             * @description Chain to send on.
             *     @evidence named
             */
            chain?: string;
            /**
             * @description Name of the wallet for people.
             *     @evidence named
             */
            label?: string;
            /**
             * @description Whether the wallet is the default one.
             *     @evidence named
             */
            isDefault?: boolean;
            /**
             * @description Whether the wallet is in use.
             *     @evidence named
             */
            isActive?: boolean;
            /** @description Version of this object, for optimistic locking: a write that takes a version goes through only when it is the current one. */
            version?: components["schemas"]["Version"];
        };
        /**
         * @description Kind of bank account. Only one value has been seen, so expect others.
         *
         *     - `EUR_SEPA`: An account in euro, reached over SEPA.
         *     @evidence observed
         */
        BankAccountType: "EUR_SEPA" | (string & {});
        /**
         * @description The directions a company bank account can be used for.
         *
         *     - `ON_RAMP`: Only for requests that turn fiat into crypto.
         *     - `OFF_RAMP`: Only for requests that turn crypto into fiat.
         *     - `ON_AND_OFF_RAMP`: For requests in both directions.
         * @enum {string}
         */
        SupportedRampType: "ON_RAMP" | "OFF_RAMP" | "ON_AND_OFF_RAMP";
        /**
         * @description How far the verification of a company bank account is.
         *
         *     - `PENDING`: The account is not verified yet.
         *     - `VERIFIED`: The account is verified.
         *     - `DENIED`: The verification was denied.
         * @enum {string}
         */
        BankAccountVerificationStatus: "PENDING" | "VERIFIED" | "DENIED";
        /** @description A bank account that the company registered for ramp requests, with its bank details; `supportedRampType` says for which direction. */
        CompanyBankAccount: {
            /**
             * Format: uuid
             * @description Id of the company bank account.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the company that owns the account.
             */
            companyId?: string;
            /**
             * @description Name the company gave the account.
             *     @evidence named
             */
            name?: string;
            /**
             * @description Name of the bank.
             *     @evidence named
             */
            bankName?: string;
            /**
             * @description Name of the company that owns the account.
             *     @evidence named
             */
            companyName?: string;
            /**
             * @description Email address for the account.
             *     @evidence named
             */
            email?: string;
            /**
             * Format: phone
             * @description Phone number for the account.
             *     @evidence named
             */
            phoneNumber?: string;
            /**
             * Format: country
             * @description Country of the bank; the examples write two-letter codes.
             *     @evidence named
             */
            bankCountry?: string;
            /**
             * @description First line of the address of the beneficiary.
             *     @evidence named
             */
            beneficiaryAddressLine1?: string;
            /**
             * @description Second line of the address of the beneficiary.
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
             * @description Country of the beneficiary; the examples write two-letter codes.
             *     @evidence named
             */
            beneficiaryCountry?: string;
            /**
             * @description Kind of bank account. Only one value has been seen, so expect others.
             *
             *     - `EUR_SEPA`: An account in euro, reached over SEPA.
             *     @evidence observed
             */
            bankAccountType?: components["schemas"]["BankAccountType"];
            /**
             * @description The directions a company bank account can be used for.
             *
             *     - `ON_RAMP`: Only for requests that turn fiat into crypto.
             *     - `OFF_RAMP`: Only for requests that turn crypto into fiat.
             *     - `ON_AND_OFF_RAMP`: For requests in both directions.
             */
            supportedRampType?: components["schemas"]["SupportedRampType"];
            /**
             * @description How far the verification of a company bank account is.
             *
             *     - `PENDING`: The account is not verified yet.
             *     - `VERIFIED`: The account is verified.
             *     - `DENIED`: The verification was denied.
             */
            verificationStatus?: components["schemas"]["BankAccountVerificationStatus"];
            /**
             * Format: date-time
             * @description Instant the account was verified.
             *     @evidence named
             */
            verifiedAt?: string;
            /**
             * Format: date-time
             * @description Instant the account was registered.
             *     @evidence named
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description Instant the account last changed.
             *     @evidence named
             */
            updatedAt?: string;
            /** @description Version of this object, for optimistic locking: a write that takes a version goes through only when it is the current one. */
            version?: components["schemas"]["Version"];
            /**
             * Format: iban
             * @description IBAN of the account.
             *     @evidence named
             */
            iban?: string;
            /**
             * Format: bic
             * @description BIC of the bank.
             *     @evidence named
             */
            bic?: string;
            /**
             * Format: bic
             * @description BIC of an intermediary bank.
             *     @evidence named
             */
            intermediaryBic?: string;
        };
        /** @description A wallet of the company, registered for ramp requests. */
        CompanyWallet: {
            /**
             * Format: uuid
             * @description Id of the company wallet.
             *     @evidence named
             */
            id?: string;
            /**
             * Format: uuid
             * @description Id of the company that owns the wallet.
             *     @evidence named
             */
            companyId?: string;
            /**
             * @description What the wallet is for, in the words of the company.
             *     @evidence named
             */
            description?: string;
            /**
             * Format: blockchain-address
             * @description On-chain address of the wallet.
             *     @evidence named
             */
            address?: string;
            /**
             * @description Chain the wallet is on. Only one value has been seen, so expect others.
             *
             *     - `ETHEREUM`: The chain Ethereum.
             *     @evidence observed
             */
            chain?: "ETHEREUM" | (string & {});
            /**
             * @description How far the verification of the wallet is; its values are shown for bank accounts only.
             *     @evidence named
             */
            verificationStatus?: string;
            /**
             * Format: date-time
             * @description Instant the wallet was verified.
             *     @evidence named
             */
            verifiedAt?: string;
            /**
             * Format: date-time
             * @description Instant the wallet was registered.
             *     @evidence named
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description Instant the wallet last changed.
             *     @evidence named
             */
            updatedAt?: string;
            /** @description Version of this object, for optimistic locking: a write that takes a version goes through only when it is the current one. */
            version?: components["schemas"]["Version"];
        };
        /**
         * @description What happened to a ramp request. Only one value has been seen, so expect others; the examples show no other.
         *
         *     - `CREATED`: The request was created.
         *     @evidence observed
         */
        RampEventType: "CREATED" | (string & {});
        /** @description One entry in the history of a ramp request. */
        RampEvent: {
            /**
             * Format: uuid
             * @description Id of the event.
             */
            id: string;
            /**
             * @description What happened to a ramp request. Only one value has been seen, so expect others; the examples show no other.
             *
             *     - `CREATED`: The request was created.
             *     @evidence observed
             */
            eventType?: components["schemas"]["RampEventType"];
            /**
             * @description Id of the user who caused the event.
             *     @evidence named
             */
            userId?: string;
            /**
             * @description User name of that user.
             *     @evidence named
             */
            username?: string;
            /**
             * @description Email address of that user.
             *     @evidence named
             */
            email?: string;
            /**
             * @description Role of that user. Only COMPANY_ADMIN has been seen on an event; the other two are the remaining roles of the service.
             *
             *     - `COMPANY_ADMIN`: A Company Admin, with full access; seen on an event.
             *     - `COMPANY_MANAGER`: A Manager, who creates and manages ramp requests; a known role, not seen on an event.
             *     - `COMPANY_VIEWER`: A Viewer, who only reads; a known role, not seen on an event.
             *     @evidence observed
             */
            role?: "COMPANY_ADMIN" | "COMPANY_MANAGER" | "COMPANY_VIEWER" | (string & {});
            /**
             * Format: date-time
             * @description Instant of the event.
             *     @evidence named
             */
            createdAt?: string;
            /** @description Version of this object, for optimistic locking: a write that takes a version goes through only when it is the current one. */
            version?: components["schemas"]["Version"];
            /** @description Further details of the event; its members are not shown. */
            metadata?: Record<string, never>;
        };
        /** @description A request of the company to turn fiat into crypto (on-ramp) or crypto into fiat (off-ramp). A Manager creates it, a Company Admin approves it, then it waits for the funds. In AWAITING_FUNDS it always says where to pay to: `depositBankAccount` for an on-ramp, `depositWallet` for an off-ramp. */
        RampRequest: {
            /**
             * Format: uuid
             * @description Id of the ramp request.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the company the request belongs to.
             */
            companyId: string;
            /** @description Name of the company the request belongs to. */
            companyName?: string;
            /**
             * @description Direction of a ramp request.
             *
             *     - `ON_RAMP`: Fiat is turned into crypto.
             *     - `OFF_RAMP`: Crypto is turned into fiat.
             */
            rampType: components["schemas"]["RampType"];
            /**
             * @description Where a ramp request stands. Only two values are known, so expect others, and do not take an unknown one for a failure or for success.
             *
             *     - `AWAITING_APPROVAL`: The request waits for a Company Admin. Not terminal: approveRampRequest moves it to AWAITING_FUNDS.
             *     - `AWAITING_FUNDS`: A Company Admin has approved the request; it waits for the funds at the deposit details it now carries, and cannot be cancelled any more. What follows is not shown.
             */
            status: components["schemas"]["RampRequestStatus"];
            /**
             * Format: decimal
             * @description Amount of the request; a JSON number, not a string. Its currency is not shown; the examples take the one that is paid in.
             */
            amount?: number;
            /**
             * Format: decimal
             * @description Amount without the fee, as its name says. Its currency is not shown; the examples take the one that is paid in.
             */
            netAmount?: number;
            /**
             * Format: decimal
             * @description Fiat side of the request, in `fiatCurrency`.
             */
            fiatAmount?: number;
            /**
             * Format: decimal
             * @description Fiat side of the request without the fee, in `fiatCurrency`.
             */
            fiatNetAmount?: number;
            /**
             * Format: decimal
             * @description Fee of the request, in `fiatCurrency`.
             */
            fiatFeeAmount?: number;
            /**
             * Format: decimal
             * @description Crypto side of the request, in `cryptoCurrency`; a JSON number, not a string.
             */
            cryptoAmount?: number;
            /**
             * Format: decimal
             * @description Rate between the two currencies. Its direction is not shown; the examples give the units paid out for one unit paid in.
             */
            exchangeRate?: number;
            /**
             * Format: decimal
             * @description Fee in relation to the amount. Whether 0.5 stands for half a per cent is not shown; the examples read it so.
             */
            feePercentage?: number;
            /** @description Reference of the payment that belongs to the request. */
            paymentReference?: string;
            /** @description Whether the payment has been received. */
            paymentReceived?: boolean;
            /**
             * Format: decimal
             * @description Amount that has been received.
             */
            amountReceived?: number;
            /**
             * Format: transaction-hash
             * @description Hash of the on-chain transaction of the request.
             */
            blockchainTransactionHash?: string;
            /**
             * Format: date-time
             * @description Instant the request was created.
             */
            createdAt?: string;
            /**
             * Format: int64
             * @description Version of the request, for optimistic locking. Send it to approveRampRequest; when the request has changed in between, the approval is refused with OPTIMISTIC_LOCK_EXCEPTION.
             */
            version: number;
            /** @description A bank account that the company registered for ramp requests, with its bank details; `supportedRampType` says for which direction. */
            companyBankAccount?: components["schemas"]["CompanyBankAccount"];
            /** @description A wallet of the company, registered for ramp requests. */
            companyWallet?: components["schemas"]["CompanyWallet"];
            /** @description The bank account to pay the fiat of an approved on-ramp request to. Take it from the request each time. */
            depositBankAccount?: components["schemas"]["DepositBankAccount"];
            /** @description The wallet to send the crypto of an approved off-ramp request to. Take it from the request each time. */
            depositWallet?: components["schemas"]["DepositWallet"];
            /** @description A fiat currency the service works with. */
            fiatCurrency?: components["schemas"]["FiatCurrency"];
            /** @description A crypto currency on one chain, as the service works with it. */
            cryptoCurrency?: components["schemas"]["CryptoCurrency"];
            /** @description History of the request; part of every full ramp request. */
            events: components["schemas"]["RampEvent"][];
        };
        /** @description What an approval is bound to. */
        ApprovalInput: {
            /**
             * Format: int64
             * @description The `version` of the ramp request you decided on. The approval goes through only when it is still the current one.
             */
            version: number;
        };
        /**
         * @description What a rejection or a cancellation is bound to. The sources do not show this body: its member is taken from the approval, and is assumed.
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
        /** @description What to calculate the fee for. */
        FeeInput: {
            /**
             * Format: decimal
             * @description Amount to calculate the fee for; a JSON number, not a string.
             */
            amount: number;
            /**
             * @description Direction to calculate the fee for. The fee depends on it, but how the service learns it is not shown; that this member carries it is assumed.
             *     @evidence assumed
             */
            rampType?: components["schemas"]["RampType"];
        };
        /** @description The fee for an amount under the fee tiers of the company. */
        Fee: {
            /**
             * Format: decimal
             * @description The fee. Its currency is not shown; the examples take the one of the amount that was asked about.
             */
            amount: number;
            /**
             * Format: decimal
             * @description The fee in relation to the amount. Whether 0.5 stands for half a per cent is not shown; the examples read it so.
             */
            percentage: number;
        };
        /** @description A bank account of the company as lists show it. Read it with getCompanyBankAccount for the bank details, the beneficiary and the version. */
        CompanyBankAccountSummary: {
            /**
             * Format: uuid
             * @description Id of the company bank account.
             */
            id: string;
            /**
             * @description Name the company gave the account.
             *     @evidence named
             */
            name?: string;
            /**
             * @description Name of the bank.
             *     @evidence named
             */
            bankName?: string;
            /**
             * Format: country
             * @description Country of the bank; the examples write two-letter codes.
             *     @evidence named
             */
            bankCountry?: string;
            /**
             * @description Kind of bank account. Only one value has been seen, so expect others.
             *
             *     - `EUR_SEPA`: An account in euro, reached over SEPA.
             *     @evidence observed
             */
            bankAccountType?: components["schemas"]["BankAccountType"];
            /**
             * @description The directions a company bank account can be used for.
             *
             *     - `ON_RAMP`: Only for requests that turn fiat into crypto.
             *     - `OFF_RAMP`: Only for requests that turn crypto into fiat.
             *     - `ON_AND_OFF_RAMP`: For requests in both directions.
             */
            supportedRampType?: components["schemas"]["SupportedRampType"];
            /**
             * @description How far the verification of a company bank account is.
             *
             *     - `PENDING`: The account is not verified yet.
             *     - `VERIFIED`: The account is verified.
             *     - `DENIED`: The verification was denied.
             */
            verificationStatus?: components["schemas"]["BankAccountVerificationStatus"];
            /**
             * Format: date-time
             * @description Instant the account was registered.
             *     @evidence named
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description Instant the account last changed.
             *     @evidence named
             */
            updatedAt?: string;
        };
        /** @description One sort key and its direction. */
        SortOrder: {
            /** @description Name of the field that this key sorts on. */
            property?: string;
            /**
             * @description Direction of this key.
             *
             *     - `ASC`: Smallest or oldest first.
             *     - `DESC`: Largest or newest first.
             *     @evidence assumed
             */
            direction?: "ASC" | "DESC" | (string & {});
        };
        /** @description The order this list was sorted in, as the service applied it. */
        Sort: {
            /** @description The sort keys, the most significant first. */
            orders: components["schemas"]["SortOrder"][];
        };
        /**
         * @description The bank account to register. The sources do not show this body: every member is taken from the company bank account that results, and is assumed.
         *     @evidence assumed
         */
        CompanyBankAccountInput: {
            /**
             * @description Your own name for the account.
             *     @evidence assumed
             */
            name?: string;
            /**
             * @description Name of the bank.
             *     @evidence assumed
             */
            bankName?: string;
            /**
             * @description Name of the company that owns the account.
             *     @evidence assumed
             */
            companyName?: string;
            /**
             * @description Email address for the account.
             *     @evidence assumed
             */
            email?: string;
            /**
             * Format: phone
             * @description Phone number for the account.
             *     @evidence assumed
             */
            phoneNumber?: string;
            /**
             * Format: country
             * @description Country of the bank; the examples write two-letter codes.
             *     @evidence assumed
             */
            bankCountry?: string;
            /**
             * @description First line of the address of the beneficiary.
             *     @evidence assumed
             */
            beneficiaryAddressLine1?: string;
            /**
             * @description Second line of the address of the beneficiary.
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
             * @description Country of the beneficiary; the examples write two-letter codes.
             *     @evidence assumed
             */
            beneficiaryCountry?: string;
            /**
             * @description Kind of bank account, such as EUR_SEPA.
             *     @evidence assumed
             */
            bankAccountType?: string;
            /**
             * @description The directions a company bank account can be used for.
             *
             *     - `ON_RAMP`: Only for requests that turn fiat into crypto.
             *     - `OFF_RAMP`: Only for requests that turn crypto into fiat.
             *     - `ON_AND_OFF_RAMP`: For requests in both directions.
             */
            supportedRampType?: components["schemas"]["SupportedRampType"];
            /**
             * Format: iban
             * @description IBAN of the account.
             *     @evidence assumed
             */
            iban?: string;
            /**
             * Format: bic
             * @description BIC of the bank.
             *     @evidence assumed
             */
            bic?: string;
            /**
             * Format: bic
             * @description BIC of an intermediary bank.
             *     @evidence assumed
             */
            intermediaryBic?: string;
        };
        /**
         * @description The wallet to register. The sources do not show this body: every member is taken from the company wallet that results, and is assumed.
         *     @evidence assumed
         */
        CompanyWalletInput: {
            /**
             * @description Your own words for what the wallet is for.
             *     @evidence assumed
             */
            description?: string;
            /**
             * Format: blockchain-address
             * @description On-chain address of the wallet.
             *     @evidence assumed
             */
            address?: string;
            /**
             * @description Chain the wallet is on, such as ETHEREUM.
             *     @evidence assumed
             */
            chain?: string;
        };
        /**
         * @description Your company, with its business verification (KYB). The sources do not show this payload: its members are assumed.
         *     @evidence assumed
         */
        Company: {
            /**
             * Format: uuid
             * @description Id of the company.
             *     @evidence assumed
             */
            id?: string;
            /**
             * @description Name of the company.
             *     @evidence assumed
             */
            name?: string;
            /**
             * @description How far the verification of the company is.
             *     @evidence assumed
             */
            kybStatus?: string;
        };
        /**
         * @description What a user may do in the company. Approving a ramp request and inviting a user need COMPANY_ADMIN; which role any other operation needs is not shown.
         *
         *     - `COMPANY_ADMIN`: Has full access; approves ramp requests and manages the users of the company.
         *     - `COMPANY_MANAGER`: Creates ramp requests and manages them.
         *     - `COMPANY_VIEWER`: Reads, and changes nothing.
         * @enum {string}
         */
        CompanyRole: "COMPANY_ADMIN" | "COMPANY_MANAGER" | "COMPANY_VIEWER";
        /** @description Whom to invite, and in which role. */
        UserInvitationInput: {
            /** @description Email address to send the invitation to. */
            email: string;
            /**
             * @description Given name of the person.
             *     @evidence named
             */
            firstName?: string;
            /**
             * @description Family name of the person.
             *     @evidence named
             */
            lastName?: string;
            /**
             * @description What a user may do in the company. Approving a ramp request and inviting a user need COMPANY_ADMIN; which role any other operation needs is not shown.
             *
             *     - `COMPANY_ADMIN`: Has full access; approves ramp requests and manages the users of the company.
             *     - `COMPANY_MANAGER`: Creates ramp requests and manages them.
             *     - `COMPANY_VIEWER`: Reads, and changes nothing.
             */
            role?: components["schemas"]["CompanyRole"];
        };
        /** @description A user who was invited to the company, and where the invitation stands. */
        UserInvitation: {
            /**
             * Format: uuid
             * @description Id of the invited user.
             *     @evidence named
             */
            id?: string;
            /**
             * @description User name of the invited user.
             *     @evidence named
             */
            username?: string;
            /**
             * @description Email address the invitation went to.
             *     @evidence named
             */
            email?: string;
            /**
             * @description Given name of the user.
             *     @evidence named
             */
            firstName?: string;
            /**
             * @description Family name of the user.
             *     @evidence named
             */
            lastName?: string;
            /** @description Whether the user is enabled. */
            enabled?: boolean;
            /**
             * @description What a user may do in the company. Approving a ramp request and inviting a user need COMPANY_ADMIN; which role any other operation needs is not shown.
             *
             *     - `COMPANY_ADMIN`: Has full access; approves ramp requests and manages the users of the company.
             *     - `COMPANY_MANAGER`: Creates ramp requests and manages them.
             *     - `COMPANY_VIEWER`: Reads, and changes nothing.
             */
            role?: components["schemas"]["CompanyRole"];
            /**
             * Format: uri
             * @description Address of the invitation. Keep it out of logs, and give it to nobody but the invited user.
             *     @evidence named
             */
            invitationUrl?: string;
            /**
             * @description Where the invitation stands. Only one value has been seen, so expect others.
             *
             *     - `PENDING`: The user has not finished the registration yet.
             *     @evidence observed
             */
            invitationStatus?: "PENDING" | (string & {});
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
                    /** @description Always `false` on an error response; `errors` then says what went wrong. */
                    success: components["schemas"]["Failure"];
                    /** @description What went wrong. */
                    errors: {
                        /**
                         * @description Reason of the error. `ErrorCode` describes each code.
                         *     @evidence assumed
                         */
                        code: "UNAUTHORIZED" | (string & {});
                        /** @description What went wrong, for people. Some error codes have no message, so do not depend on its presence or its wording. */
                        message?: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description The user does not have the required role, the access token does not have the required scope, or the tenant header is not valid. Check all three. */
        Forbidden: {
            headers: {
                "X-Correlation-Id": components["headers"]["XCorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Always `false` on an error response; `errors` then says what went wrong. */
                    success: components["schemas"]["Failure"];
                    /** @description What went wrong. */
                    errors: {
                        /**
                         * @description Reason of the error. `ErrorCode` describes each code.
                         *     @evidence assumed
                         */
                        code: "FORBIDDEN" | (string & {});
                        /** @description What went wrong, for people. Some error codes have no message, so do not depend on its presence or its wording. */
                        message?: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
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
                    /** @description Always `false` on an error response; `errors` then says what went wrong. */
                    success: components["schemas"]["Failure"];
                    /** @description What went wrong. */
                    errors: {
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "validation-error" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "INVALID_MEDIA_TYPE" | (string & {});
                        /** @description What went wrong, for people. Some error codes have no message, so do not depend on its presence or its wording. */
                        message?: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
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
                    /** @description Always `false` on an error response; `errors` then says what went wrong. */
                    success: components["schemas"]["Failure"];
                    /** @description What went wrong. */
                    errors: {
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "INTERNAL_SERVER_ERROR" | (string & {});
                        /** @description What went wrong, for people. Some error codes have no message, so do not depend on its presence or its wording. */
                        message?: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /**
         * @description The ramp request was not approved; the error code says why. On OPTIMISTIC_LOCK_EXCEPTION, get the ramp request again and retry with its current `version`. On any other error code, correct the request first.
         *     @evidence assumed
         */
        ApprovalClientError: {
            headers: {
                "X-Correlation-Id": components["headers"]["XCorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Always `false` on an error response; `errors` then says what went wrong. */
                    success: components["schemas"]["Failure"];
                    /** @description What went wrong. */
                    errors: {
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "validation-error" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "OPTIMISTIC_LOCK_EXCEPTION" | "INVALID_MEDIA_TYPE" | (string & {});
                        /** @description What went wrong, for people. Some error codes have no message, so do not depend on its presence or its wording. */
                        message?: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
    };
    parameters: {
        /**
         * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
         * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
         */
        TenantId: string;
        /**
         * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
         * @example checkout-7421:attempt-1
         */
        CorrelationId: string;
        /**
         * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
         * @example gateway-5b21
         */
        RequestId: string;
        /**
         * @description Number of the page to read, counted from 1. The sources do not name the paging parameters of this list; the name is assumed from the lists that do.
         *     @evidence assumed
         * @example 1
         */
        AssumedPage: number;
        /**
         * @description How many entries a page holds, at least 1. The sources do not name the paging parameters of this list; the name is assumed from the lists that do.
         *     @evidence assumed
         * @example 50
         */
        AssumedSize: number;
        /**
         * @description Id of the ramp request.
         * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
         */
        RampRequestId: string;
        /**
         * @description Id of the company bank account.
         * @example f24c6e51-07b9-48ad-a0f3-9518a714c901
         */
        CompanyBankAccountId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The correlation id of this call: your own when you sent a valid one, otherwise generated. It is present on every response, 401 and 403 included. Log it, and quote it when you report a problem.
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
                 * @description Number of the page to read, counted from 1. The sources do not name the paging parameters of this list; the name is assumed from the lists that do.
                 *     @evidence assumed
                 * @example 1
                 */
                page?: components["parameters"]["AssumedPage"];
                /**
                 * @description How many entries a page holds, at least 1. The sources do not name the paging parameters of this list; the name is assumed from the lists that do.
                 *     @evidence assumed
                 * @example 50
                 */
                size?: components["parameters"]["AssumedSize"];
            };
            header?: {
                /**
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
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
             * @description The ramp requests of your company. The sources do not give the status of this answer.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
                        success: components["schemas"]["Success"];
                        /**
                         * @description The ramp requests.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["RampRequestSummary"][];
                        /** @description Where this page stands in the whole list. Pages are counted from 1; walk on while `hasNextPage` is true. */
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * @description The request to create. The sources do not show this body; its members are taken from the ramp request.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RampRequestInput"];
            };
        };
        responses: {
            /**
             * @description The ramp request was created. The sources do not give the status of this answer.
             *     @evidence assumed
             */
            201: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
                        success: components["schemas"]["Success"];
                        /**
                         * @description A ramp request in the answers whose payload the sources do not show: list, creation, rejection and cancellation. Every member is taken from the full ramp request and is assumed; read the request with getRampRequest before you act on it.
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file with all ramp requests of your company. Its media types are assumed. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
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
             * @description The currency pairs for on-ramp. The sources do not give the status of this answer.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
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
             * @description The currency pairs for off-ramp. The sources do not give the status of this answer.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ramp request.
                 * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
                 */
                rampRequestId: components["parameters"]["RampRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The ramp request. The sources do not give the status of this answer.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
                        success: components["schemas"]["Success"];
                        /** @description A request of the company to turn fiat into crypto (on-ramp) or crypto into fiat (off-ramp). A Manager creates it, a Company Admin approves it, then it waits for the funds. In AWAITING_FUNDS it always says where to pay to: `depositBankAccount` for an on-ramp, `depositWallet` for an off-ramp. */
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ramp request.
                 * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
                 */
                rampRequestId: components["parameters"]["RampRequestId"];
            };
            cookie?: never;
        };
        /** @description The version of the ramp request that is approved. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalInput"];
            };
        };
        responses: {
            /** @description The ramp request is approved and waits for the funds at the deposit details it carries. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
                        success: components["schemas"]["Success"];
                        /** @description A request of the company to turn fiat into crypto (on-ramp) or crypto into fiat (off-ramp). A Manager creates it, a Company Admin approves it, then it waits for the funds. In AWAITING_FUNDS it always says where to pay to: `depositBankAccount` for an on-ramp, `depositWallet` for an off-ramp. */
                        result: components["schemas"]["RampRequest"];
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ramp request.
                 * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
                 */
                rampRequestId: components["parameters"]["RampRequestId"];
            };
            cookie?: never;
        };
        /**
         * @description The version of the ramp request that is rejected. The sources do not show whether there is a body; this one is taken from the approval.
         *     @evidence assumed
         */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RampRequestDecisionInput"];
            };
        };
        responses: {
            /**
             * @description The ramp request was rejected. The sources do not give the status of this answer.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
                        success: components["schemas"]["Success"];
                        /**
                         * @description A ramp request in the answers whose payload the sources do not show: list, creation, rejection and cancellation. Every member is taken from the full ramp request and is assumed; read the request with getRampRequest before you act on it.
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
    cancelRampRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ramp request.
                 * @example d02a4c3f-e597-468b-8ed1-73f685e2a701
                 */
                rampRequestId: components["parameters"]["RampRequestId"];
            };
            cookie?: never;
        };
        /**
         * @description The version of the ramp request that is cancelled. The sources do not show whether there is a body; this one is taken from the approval.
         *     @evidence assumed
         */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RampRequestDecisionInput"];
            };
        };
        responses: {
            /**
             * @description The ramp request was cancelled. The sources do not give the status of this answer.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
                        success: components["schemas"]["Success"];
                        /**
                         * @description A ramp request in the answers whose payload the sources do not show: list, creation, rejection and cancellation. Every member is taken from the full ramp request and is assumed; read the request with getRampRequest before you act on it.
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
    calculateFee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The amount, and the direction it is for. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeInput"];
            };
        };
        responses: {
            /**
             * @description The fee. The sources do not give the status of this answer.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
                        success: components["schemas"]["Success"];
                        /** @description The fee for an amount under the fee tiers of the company. */
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
                 * @description Only accounts in this verification status. The filter is known, its name is assumed.
                 *     @evidence assumed
                 * @example VERIFIED
                 */
                verificationStatus?: components["schemas"]["BankAccountVerificationStatus"];
                /**
                 * @description Only accounts with this supported ramp type. The filter is known, its name is assumed.
                 *     @evidence assumed
                 * @example ON_AND_OFF_RAMP
                 */
                supportedRampType?: components["schemas"]["SupportedRampType"];
                /**
                 * @description Field to sort on; the accepted fields are not shown. The name of this parameter is assumed from the finance service.
                 *     @evidence assumed
                 * @example createdAt
                 */
                sortOn?: string;
                /**
                 * @description Direction to sort in. The name of this parameter is assumed from the finance service.
                 *     @evidence assumed
                 * @example ASC
                 */
                sortOrder?: "ASC" | "DESC";
                /**
                 * @description Number of the page to read, counted from 1. The sources do not name the paging parameters of this list; the name is assumed from the lists that do.
                 *     @evidence assumed
                 * @example 1
                 */
                page?: components["parameters"]["AssumedPage"];
                /**
                 * @description How many entries a page holds, at least 1. The sources do not name the paging parameters of this list; the name is assumed from the lists that do.
                 *     @evidence assumed
                 * @example 50
                 */
                size?: components["parameters"]["AssumedSize"];
            };
            header?: {
                /**
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
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
             * @description One page of bank accounts. The sources do not give the status of this answer.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
                        success: components["schemas"]["Success"];
                        /** @description The bank accounts of this page in their short form. */
                        result: components["schemas"]["CompanyBankAccountSummary"][];
                        /** @description Where this page stands in the whole list. Pages are counted from 1; walk on while `hasNextPage` is true. */
                        pagination: components["schemas"]["Pagination"];
                        /** @description The order this list was sorted in, as the service applied it. */
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * @description The account to register. The sources do not show this body; its members are taken from the account.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyBankAccountInput"];
            };
        };
        responses: {
            /**
             * @description The bank account was registered. The sources do not give the status of this answer.
             *     @evidence assumed
             */
            201: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
                        success: components["schemas"]["Success"];
                        /** @description A bank account that the company registered for ramp requests, with its bank details; `supportedRampType` says for which direction. */
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the company bank account.
                 * @example f24c6e51-07b9-48ad-a0f3-9518a714c901
                 */
                companyBankAccountId: components["parameters"]["CompanyBankAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The bank account. The sources do not give the status of this answer.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
                        success: components["schemas"]["Success"];
                        /** @description A bank account that the company registered for ramp requests, with its bank details; `supportedRampType` says for which direction. */
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
                 * @description Number of the page to read, counted from 1. The sources do not name the paging parameters of this list; the name is assumed from the lists that do.
                 *     @evidence assumed
                 * @example 1
                 */
                page?: components["parameters"]["AssumedPage"];
                /**
                 * @description How many entries a page holds, at least 1. The sources do not name the paging parameters of this list; the name is assumed from the lists that do.
                 *     @evidence assumed
                 * @example 50
                 */
                size?: components["parameters"]["AssumedSize"];
            };
            header?: {
                /**
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
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
             * @description The wallets of your company. The sources do not give the status of this answer.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
                        success: components["schemas"]["Success"];
                        /**
                         * @description The wallets.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["CompanyWallet"][];
                        /** @description Where this page stands in the whole list. Pages are counted from 1; walk on while `hasNextPage` is true. */
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * @description The wallet to register. The sources do not show this body; its members are taken from the wallet.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyWalletInput"];
            };
        };
        responses: {
            /**
             * @description The wallet was registered. The sources do not give the status of this answer.
             *     @evidence assumed
             */
            201: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
                        success: components["schemas"]["Success"];
                        /** @description A wallet of the company, registered for ramp requests. */
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
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
             * @description Your company. The sources do not give the status of this answer.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
                        success: components["schemas"]["Success"];
                        /**
                         * @description Your company, with its business verification (KYB). The sources do not show this payload: its members are assumed.
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
                 * @description Selects the tenant this call acts for. Leave it out when your token grants one tenant only; it is required as soon as the token grants more than one, and has to be exactly one of the granted ids, sent once. When it is missing although required, blank, malformed, sent twice, or no tenant of yours, the answer is the same generic 403 every time and does not tell which of these it was.
                 * @example 6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10
                 */
                "x-tenant-id"?: components["parameters"]["TenantId"];
                /**
                 * @description Your own id for this call, echoed in the response header of the same name, so that your log line and ours can be matched. It takes effect when it matches `^[A-Za-z0-9_.:-]{1,64}$`; any other value is not an error: the service replaces it with one it generates. Quote the id from the response when you report a problem.
                 * @example checkout-7421:attempt-1
                 */
                "X-Correlation-Id"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Fallback for `X-Correlation-Id`, for callers whose infrastructure already sets this header. The same rule holds: a value that does not match `^[A-Za-z0-9_.:-]{1,64}$` is replaced by a generated one. Whichever header you send, the id of the call comes back in `X-Correlation-Id`.
                 * @example gateway-5b21
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The person to invite. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInvitationInput"];
            };
        };
        responses: {
            /**
             * @description The invitation was sent. The sources do not give the status of this answer.
             *     @evidence assumed
             */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
                        success: components["schemas"]["Success"];
                        /** @description A user who was invited to the company, and where the invitation stands. */
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
export const rampEventRoleValues = ["COMPANY_ADMIN", "COMPANY_MANAGER", "COMPANY_VIEWER"] as const;

/** Values known so far; the list is open. */
export const sortOrderDirectionValues = ["ASC", "DESC"] as const;

/** All values; the list is closed. */
export const companyRoleValues = ["COMPANY_ADMIN", "COMPANY_MANAGER", "COMPANY_VIEWER"] as const;

/** Values known so far; the list is open. */
export const userInvitationInvitationStatusValues = ["PENDING"] as const;

/** All values; the list is closed. */
export const listCompanyBankAccountsSortOrderValues = ["ASC", "DESC"] as const;
