// Types of the finance service. Generated from openapi/ by npm run build; do not edit.

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
    "/v1/parties": {
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
         * List parties
         * @description Lists the parties of your company. Use it to find a party by your `externalId`, for example after a lost response to
         *     `createParty`.
         *
         *     The list omits `vatNumber`. Use `getParty` to read it. `partnerTermsStatus` is cached. Use `getPartnerTerms` for the
         *     current state.
         *     @evidence listed
         */
        get: operations["listParties"];
        put?: never;
        /**
         * Create a party
         * @description Creates a party: an individual or an organization.
         *
         *     **Tenant-managed KYC.** If your tenant manages KYC itself, send `kycStatus` NOT_REQUIRED. An administrator must
         *     enable this for your company first. Otherwise, the request fails with `kyc-not-required-not-allowed`.
         *
         *     **Email.** Set it before you onboard an individual with a self-custody account to a partner; see `email`.
         *
         *     **Retries.** After a lost response or a 500, check `listParties` before you retry.
         *     @evidence listed
         */
        post: operations["createParty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/parties/{partyId}": {
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
                 * @description ID of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * Get a party
         * @description Returns a party, including `vatNumber`, which lists omit. Call it again after PARTY_VERIFICATION_COMPLETED.
         *
         *     `partnerTermsStatus` is cached. Use `getPartnerTerms` for the current state.
         *     @evidence listed
         */
        get: operations["getParty"];
        put?: never;
        post?: never;
        /**
         * Delete a party
         * @description Deletes a party. No documented operation restores a deleted party.
         *     @evidence listed
         */
        delete: operations["deleteParty"];
        options?: never;
        head?: never;
        /**
         * Update a party
         * @description Updates a party. Send only the fields to change.
         *
         *     **Email.** A partner stores the email of a party only once: a new email does not replace the one that it already
         *     has.
         *
         *     **Tenant-managed KYC.** If your tenant manages KYC itself, send `kycStatus` NOT_REQUIRED. An administrator must
         *     enable this for your company first. Otherwise, the request fails with `kyc-not-required-not-allowed`.
         *     @evidence listed
         */
        patch: operations["updateParty"];
        trace?: never;
    };
    "/v1/parties/{partyId}/verification": {
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
                 * @description ID of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a verification link
         * @description Returns the link to the hosted page where a party completes KYC (individuals) or KYB (organizations). Send the party
         *     there.
         *
         *     **Retries** are safe. Links do not expire: a repeated request returns a 200 with the same URL, or a 201 with a new
         *     URL if the link was revoked. Request the link whenever you need it instead of storing it.
         *
         *     **What follows.** PARTY_VERIFICATION_COMPLETED reports every outcome for an individual, including re-verification.
         *     Check the consent to the partner terms too, with `getPartnerTerms`.
         *     @evidence listed
         */
        post: operations["createPartyVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/parties/{partyId}/iv-verification": {
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
                 * @description ID of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * Get the identity verification of a party
         * @description Returns the linkage status of a party and, as `ivCaseReference`, the reference of its case. It is assumed that
         *     the party is linked to identity verification. Do not base the clearance of the party on it.
         *     @evidence listed
         */
        get: operations["getIvVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/parties/{partyId}/partner-terms": {
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
                 * @description ID of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * Get the partner terms of a party
         * @description Returns whether a party has consented to the partner terms and, while consent is outstanding, the `consentUrl`.
         *     Check it before you create a virtual bank account or a payout: without consent, a verified party cannot get a
         *     virtual bank account or receive a payout.
         *
         *     **REQUIRED** always comes with a `consentUrl`. Send the party there. No event reports the consent yet, so call this
         *     operation again to detect it.
         *
         *     **ACCEPTED** is not final. A new partner or a new version of the terms moves the party back to REQUIRED.
         *
         *     The operation fails closed: on any error, treat consent as outstanding.
         *     @evidence listed
         */
        get: operations["getPartnerTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/parties/{partyId}/partner-terms/link": {
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
                 * @description ID of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a consent link
         * @description Creates a link where a party consents to the partner terms. The new link supersedes the previous one, so give the
         *     party only the latest link. To read the current link, use `getPartnerTerms`.
         *
         *     The operation fails closed: on any error, treat consent as outstanding.
         *     @evidence listed
         */
        post: operations["createPartnerTermsLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts": {
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
         * List accounts
         * @description Lists the accounts of your company. Use it to find an account by your `externalId`, for example after a lost
         *     response to `createAccount`.
         *     @evidence listed
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Create an account
         * @description Creates an account for a party. The account has wallets and can have virtual bank accounts.
         *
         *     **Identity share token.** For an individual on a self-custody tenant, you can send `party.identityShareToken`, a
         *     share token from an identity provider, which the service forwards. If forwarding fails, the whole creation is rolled
         *     back. The token is write-only. Do not log it.
         *
         *     **Retries.** After a lost response or a 500, check `listAccounts` before you retry.
         *     @evidence listed
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}": {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * Get an account
         * @description Returns an account with its status, its party roles, and their parties. Check that the account is ACTIVE before you
         *     rely on it.
         *     @evidence listed
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accounts/{accountId}/reactivate": {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate an account
         * @description Reactivates an account and returns it with its party roles and parties. The path of this operation starts with
         *     `/api/v1`.
         *
         *     Check `status` in the response before you use the account.
         */
        post: operations["reactivateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/party-roles": {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * List party roles
         * @description Lists the parties on an account and their roles. Check it before you create a payout route: the party that owns the
         *     bank account needs an ACTIVE PAYOUT_RECIPIENT role and cleared KYC or KYB.
         *     @evidence listed
         */
        get: operations["listPartyRoles"];
        put?: never;
        /**
         * Add a party role
         * @description Adds a role for a party on an account: ACCOUNT_HOLDER or PAYOUT_RECIPIENT. A party can have both.
         *
         *     Check `status` in the response. A payout route to a bank account of the party requires that its PAYOUT_RECIPIENT
         *     role is ACTIVE and that its KYC or KYB is cleared.
         *
         *     **Retries.** After a lost response or a 500, check `listPartyRoles` before you retry.
         *     @evidence listed
         */
        post: operations["addPartyRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/wallets": {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * List wallets
         * @description Lists the wallets of an account with their balances.
         *
         *     A wallet is ready only if its `amlStatus` is APPROVED. ACCOUNT_WALLETS_PROVISIONED reports that a pair of wallets
         *     cleared AML screening.
         *
         *     The `reserved` part of a balance is held against an in-flight operation. Check `available` before you start a new
         *     one.
         */
        get: operations["listWallets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/wallets/{walletId}/allowance-verification": {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description ID of the wallet.
                 * @example 6e4b92d0-3f8a-4c17-95e2-b1d7a0c8f505
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify wallet allowances
         * @description Activates a self-custody contract wallet. Call it after the wallet owner has approved the token allowances on-chain.
         *
         *     **What follows.** The wallet moves to VERIFYING_ALLOWANCE. It is not usable: every check treats this status like
         *     PENDING. If not all assets are covered in time, the wallet goes back to PENDING.
         *     @evidence listed
         */
        post: operations["verifyWalletAllowance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/virtual-bank-accounts": {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * List virtual bank accounts
         * @description Lists the virtual bank accounts of an account with their bank details. Show the payer the entry of `depositRails`
         *     for the payment rail they use.
         *
         *     VIRTUAL_BANK_ACCOUNT_CREATED reports that a virtual bank account is ready to receive deposits. The event has no bank
         *     details, so read them here.
         *     @evidence listed
         */
        get: operations["listVirtualBankAccounts"];
        put?: never;
        /**
         * Create a virtual bank account
         * @description Creates a virtual bank account, which gives an account its own bank details for receiving fiat: EUR over SEPA, or
         *     USD over ACH, wire, RTP, or SWIFT.
         *
         *     **Before you call.** Without consent to the partner terms, a verified party cannot get a virtual bank account. Check
         *     `getPartnerTerms`. For the proof that the customer owns the wallet, call `prepareVirtualBankAccountOwnershipProof`,
         *     have the customer sign the message, and send the signature in `ownershipProof`.
         *
         *     **What follows.** The virtual bank account may not be ready yet. Wait for VIRTUAL_BANK_ACCOUNT_CREATED, then read
         *     the bank details with `listVirtualBankAccounts`.
         *
         *     **Errors.** Two partner-onboarding error codes were renamed on September 1, 2026 (breaking). Their statuses, and
         *     which of them can be retried, did not change. What these are, and the old and new names, is not documented, so do
         *     not branch on these codes, and do not retry automatically.
         *
         *     **Retries.** No idempotency key is documented. After a lost response or a 500, check `listVirtualBankAccounts`
         *     before you retry.
         *     @evidence listed
         */
        post: operations["createVirtualBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/virtual-bank-accounts/prepare": {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare a virtual bank account ownership proof
         * @description Prepares the proof that the customer owns the wallet, and returns the exact message that the customer signs. Have
         *     the customer sign the message unchanged, then send the signature to `createVirtualBankAccount`.
         *
         *     **Errors.** Two partner-onboarding error codes were renamed on September 1, 2026 (breaking). Their statuses, and
         *     which of them can be retried, did not change. What these are, and the old and new names, is not documented, so do
         *     not branch on these codes, and do not retry automatically.
         *     @evidence listed
         */
        post: operations["prepareVirtualBankAccountOwnershipProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions": {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * List payment sessions
         * @description Lists the payment sessions of an account, newest first by default. The list shows stored state; it never calls the
         *     payment provider.
         *
         *     **Sorting.** You can sort by `createdAt` or `updatedAt`. The ID of the payment session is always added as the final
         *     tiebreaker, so `sort` in the response ends with `id`, which `sortOn` does not accept. To request the same order
         *     again, send only `sort.orders[0].property`.
         *
         *     **Polling for changes.** Sort by `updatedAt` in descending order and read only the first page, with a `size` above
         *     the number of changes you expect. There is no changed-since filter, and a payment session that moves between your
         *     requests for page 1 and page 2 is never returned.
         *
         *     A page beyond the last returns a 200 with an empty `result`.
         */
        get: operations["listPaymentSessions"];
        put?: never;
        /**
         * Create a payment session
         * @description Starts a fiat payment into an account. The payer completes the payment at the `paymentUrl` of the payment session.
         *
         *     Payment sessions are announced but not yet enabled. Until they are enabled for your company, this operation returns
         *     400 `no-suitable-provider`.
         *
         *     **Before you call.** Your company and the account must be active, the required KYC must be complete, and the asset
         *     must be supported.
         *
         *     **Retries.** Send an `idempotencyKey`: a retry with the same key and request body returns the original result.
         *     Without a key, check `listPaymentSessions` after a lost response, a 500, a 502, or a 503 before you retry.
         *     @evidence listed
         */
        post: operations["createPaymentSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pay-ins/{payInId}": {
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
                 * @description ID of the pay-in, which is `payInId` in its PAY_IN_SETTLED or PAY_IN_FAILED event.
                 * @example 47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801
                 */
                payInId: components["parameters"]["PayInId"];
            };
            cookie?: never;
        };
        /**
         * Get a pay-in
         * @description Returns a pay-in: the fiat received, its conversion, and the crypto credited to the account wallet. Call it after a
         *     PAY_IN_SETTLED or PAY_IN_FAILED event, which has the ID of the pay-in but no amount.
         *
         *     Reconcile against `netCryptoAmount`, the amount that reached the account wallet. A field without a value is omitted
         *     or, in at least one sample, null. Its value is never replaced by zero.
         */
        get: operations["getPayIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/transfers": {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * List transfers
         * @description Lists the transfers of an account. Use it to read back a transfer after TRANSFER_COMPLETED or TRANSFER_FAILED, which
         *     have no amount, and after a lost response to `createCryptoTransfer` or `createFiatTransfer`.
         *     @evidence listed
         */
        get: operations["listTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{senderId}/transfers/crypto": {
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
                 * @description ID of the account that sends the transfer.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                senderId: components["parameters"]["SenderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a crypto transfer
         * @description Transfers crypto from the account in the path to another account.
         *
         *     **Before you call.** Check `available` in `listWallets`. A transfer can fail with INSUFFICIENT_FUNDS or
         *     INSUFFICIENT_ALLOWANCE.
         *
         *     **What follows.** A new transfer is PENDING. TRANSFER_COMPLETED or TRANSFER_FAILED reports the outcome. If the
         *     transfer fails, the funds stay with the sender.
         *
         *     **Retries.** No idempotency key is documented. After a lost response or a 500, look through all pages of
         *     `listTransfers`. A transfer that you do not find may still exist: do not retry until you are sure that it does not,
         *     or you may transfer twice.
         *     @evidence listed
         */
        post: operations["createCryptoTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{senderId}/transfers/fiat": {
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
                 * @description ID of the account that sends the transfer.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                senderId: components["parameters"]["SenderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a fiat transfer
         * @description Transfers an amount in a fiat currency from the account in the path to another account.
         *
         *     **Chain and asset.** If the currency maps to more than one asset, send `chain` and `asset` to select one. Send both
         *     or neither.
         *
         *     **What follows.** A new transfer is PENDING. TRANSFER_COMPLETED or TRANSFER_FAILED reports the outcome. If the
         *     transfer fails, the funds stay with the sender.
         *
         *     **Retries.** No idempotency key is documented. After a lost response or a 500, look through all pages of
         *     `listTransfers`. A transfer that you do not find may still exist: do not retry until you are sure that it does not,
         *     or you may transfer twice.
         *     @evidence listed
         */
        post: operations["createFiatTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account-to-account-transfers": {
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
         * Create an account-to-account transfer
         * @description Transfers USDC, EURC, or USDT from one account to another. The request body names both accounts. The path of this
         *     operation starts with `/api/v1`.
         *
         *     `chain` accepts only BASE. If you omit it, the transfer uses the account's primary chain.
         *
         *     **What follows.** A new transfer is PENDING. TRANSFER_COMPLETED or TRANSFER_FAILED reports the outcome. If the
         *     transfer fails, the funds stay with the sender.
         *
         *     **Retries.** No idempotency key is documented. Whether `listTransfers` includes account-to-account transfers is not
         *     documented either, so one that is missing from the list may still have been created. After a lost response or a
         *     500, check the balance of the source account, including `reserved`, and do not retry until you are sure that nothing
         *     was created, or you may transfer twice.
         */
        post: operations["createAccountToAccountTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/payment-requests": {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a payment request for an account
         * @description Creates a payment request for the account in the path. Store the ID from the response: no documented
         *     operation gets or lists payment requests.
         *
         *     Send an `idempotencyKey`: a retry with the same key and request body returns the original result.
         *     @evidence listed
         */
        post: operations["createAccountPaymentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment-requests": {
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
         * Create a payment request
         * @description Creates a payment request without an account in the path. To name the account in the path, use
         *     `createAccountPaymentRequest`. Store the ID from the response: no documented operation gets or lists payment
         *     requests.
         *
         *     Send an `idempotencyKey`: a retry with the same key and request body returns the original result.
         *     @evidence listed
         */
        post: operations["createPaymentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment-requests/settlements": {
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
         * Settle a payment request by reference
         * @description Settles the payment request with a given `cardProviderReference` and `externalId`. If you have its ID, use
         *     `settlePaymentRequest`.
         *
         *     A successful response may not mean that the full amount was settled: the status SETTLED_WITH_SHORTFALL is assumed
         *     to mean partial settlement. Check `settledAmount` and `shortfallAmount`, if the response has them.
         *
         *     Send an `idempotencyKey`: a retry with the same key and request body returns the original result.
         *     @evidence listed
         */
        post: operations["settlePaymentRequestByReference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment-requests/reversals": {
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
         * Reverse a payment request by reference
         * @description Reverses the payment request that the request body names. If you have its ID, use `reversePaymentRequest`.
         *
         *     Send an `idempotencyKey`: a retry with the same key and request body returns the original result.
         *     @evidence listed
         */
        post: operations["reversePaymentRequestByReference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment-requests/{paymentRequestId}": {
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
                 * @description ID of the payment request.
                 *     @evidence named
                 * @example 69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001
                 */
                paymentRequestId: components["parameters"]["PaymentRequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a payment request
         * @description Sets a new authorized amount, for example when an order grows. Send the new amount, not the difference.
         *
         *     Send an `idempotencyKey`: a retry with the same key and request body returns the original result.
         *     @evidence listed
         */
        patch: operations["updatePaymentRequest"];
        trace?: never;
    };
    "/v1/payment-requests/{paymentRequestId}/settlements": {
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
                 * @description ID of the payment request.
                 *     @evidence named
                 * @example 69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001
                 */
                paymentRequestId: components["parameters"]["PaymentRequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a payment request
         * @description Settles a payment request. If you do not have its ID, use `settlePaymentRequestByReference`.
         *
         *     A successful response may not mean that the full amount was settled: the status SETTLED_WITH_SHORTFALL is assumed
         *     to mean partial settlement. Check `settledAmount` and `shortfallAmount`, if the response has them.
         *
         *     Send an `idempotencyKey`: a retry with the same key and request body returns the original result.
         *     @evidence listed
         */
        post: operations["settlePaymentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment-requests/{paymentRequestId}/reversal": {
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
                 * @description ID of the payment request.
                 *     @evidence named
                 * @example 69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001
                 */
                paymentRequestId: components["parameters"]["PaymentRequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a payment request
         * @description Reverses a payment request. If you do not have its ID, use `reversePaymentRequestByReference`.
         *
         *     Send an `idempotencyKey`: a retry with the same key and request body returns the original result.
         *     @evidence listed
         */
        post: operations["reversePaymentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/supported-assets": {
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
         * List supported assets
         * @description Lists the pairs of chain and asset that your tenant can use, with their decimals and contract addresses. For the
         *     permit status of an account, use `listAccountSupportedAssets`.
         *     @evidence listed
         */
        get: operations["listSupportedAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/supported-assets": {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * List supported assets of an account
         * @description Lists the pairs of chain and asset that your tenant can use, each with the permit status of the account. Do not
         *     cache the response: `permitStatus` is derived for each request.
         *     @evidence listed
         */
        get: operations["listAccountSupportedAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/parties/{partyId}/payout-bank-accounts": {
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
                 * @description ID of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * List payout bank accounts
         * @description Lists the payout bank accounts of a party. Only the last four digits of each account number are returned.
         *     @evidence listed
         */
        get: operations["listPayoutBankAccounts"];
        put?: never;
        /**
         * Register a payout bank account
         * @description Registers a bank account of a party and adds it to the allow list for payouts.
         *
         *     **Raw credentials.** This is the only operation that accepts raw rail credentials. Do not log the request body.
         *     Reads return only the last four digits of the account number.
         *
         *     **Beneficiary data.** Send all that you have: a payout route that is built on incomplete beneficiary data fails
         *     permanently with `beneficiary-data-incomplete`.
         *
         *     **Retries.** No idempotency key is documented. After a lost response or a 500, check `listPayoutBankAccounts` before
         *     you retry.
         *     @evidence listed
         */
        post: operations["registerPayoutBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/parties/{partyId}/payout-bank-accounts/{payoutBankAccountId}": {
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
                 * @description ID of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
                /**
                 * @description ID of the payout bank account.
                 *     @evidence named
                 * @example 7ac4e6d9-8f31-4025-ae7b-1d902f8cb101
                 */
                payoutBankAccountId: components["parameters"]["PayoutBankAccountId"];
            };
            cookie?: never;
        };
        /**
         * Get a payout bank account
         * @description Returns a payout bank account. Only the last four digits of the account number are returned.
         *     @evidence listed
         */
        get: operations["getPayoutBankAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/payout-routes": {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * List payout routes
         * @description Lists the payout routes of an account. Use it to follow a route after you create it or complete its ownership proof:
         *     no documented operation gets a single route, and no documented event reports its status.
         *
         *     AWAITING_OWNERSHIP_PROOF is the only status that needs an action from you.
         *     @evidence listed
         */
        get: operations["listPayoutRoutes"];
        put?: never;
        /**
         * Create a payout route
         * @description Creates a payout route from an account to a registered bank account.
         *
         *     **Before you call.** The party that owns the bank account needs an ACTIVE PAYOUT_RECIPIENT role and cleared KYC or
         *     KYB. The beneficiary data must be complete: a route that is built on incomplete data fails permanently with
         *     `beneficiary-data-incomplete`.
         *
         *     **What follows.** If the source wallet is a self-custody wallet, the route stays in AWAITING_OWNERSHIP_PROOF until
         *     the wallet owner signs. Call `prepareRouteOwnershipProof`, then `completeRouteOwnershipProof`. Whatever the
         *     response, get the route again with `listPayoutRoutes`, and use it only when it is ACTIVE.
         *
         *     **Retries.** No idempotency key is documented. After a lost response or a 500, check `listPayoutRoutes` before you
         *     retry.
         *     @evidence listed
         */
        post: operations["createPayoutRoute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/payout-routes/{routeId}/ownership-proof/prepare": {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description ID of the payout route.
                 *     @evidence named
                 * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc202
                 */
                routeId: components["parameters"]["RouteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare a route ownership proof
         * @description Prepares the proof that the customer owns the self-custody source wallet of a payout route. Call it when the route
         *     is in AWAITING_OWNERSHIP_PROOF. Have the wallet owner sign the message, then send the signature to
         *     `completeRouteOwnershipProof`.
         *
         *     The wallet must be an externally owned account, which signs with EIP-191. ERC-1271 contract signatures are not
         *     supported.
         *     @evidence listed
         */
        post: operations["prepareRouteOwnershipProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/payout-routes/{routeId}/ownership-proof/complete": {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description ID of the payout route.
                 *     @evidence named
                 * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc202
                 */
                routeId: components["parameters"]["RouteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a route ownership proof
         * @description Completes the ownership proof of a payout route in AWAITING_OWNERSHIP_PROOF. Send the signature of the message that
         *     you prepared with `prepareRouteOwnershipProof`. Registration of the route then continues.
         *
         *     The signature must be an EIP-191 signature from the externally owned account of the source wallet. ERC-1271 contract
         *     signatures are not supported.
         *
         *     Follow the route with `listPayoutRoutes`.
         *     @evidence listed
         */
        post: operations["completeRouteOwnershipProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/payouts": {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * List payouts
         * @description Lists the payouts of an account. To follow a single payout, use its events and `getPayout`.
         *     @evidence listed
         */
        get: operations["listPayouts"];
        put?: never;
        /**
         * Create a payout
         * @description Requests a payout from an account to a bank account over a payout route. The funding mode is PULL: the service draws
         *     crypto from the account wallet under a permit and sends it asynchronously.
         *
         *     **Before you call.** You need a payout route (a payout is assumed to name its route), a permit that covers the
         *     amount, and a sufficient wallet balance. Without consent to the partner terms, a verified party cannot receive a
         *     payout. Check `getPartnerTerms`: ACCEPTED can change back to REQUIRED.
         *
         *     **A 201 is not a success signal.** The permit allowance and the wallet balance are not checked beforehand. If either
         *     is insufficient, the send fails later and the payout moves to FAILED with a `failureReason`.
         *
         *     **What follows.** PAYOUT_PROCESSING, PAYOUT_COMPLETED, PAYOUT_REJECTED, PAYOUT_FAILED, and PAYOUT_RETURNED report
         *     the progress. Read the payout with `getPayout` before you act on an event.
         *
         *     **Retries.** No idempotency key is documented. After a lost response or a 500, look through all pages of
         *     `listPayouts`. A payout that you do not find may still exist: do not retry until you are sure that it does not, or
         *     you may pay twice.
         *     @evidence listed
         */
        post: operations["createPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/payouts/{payoutId}": {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description ID of the payout, which is `payoutId` in its events.
                 *     @evidence named
                 * @example 9ce608fb-a153-4247-8a9d-3fb241aed301
                 */
                payoutId: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        /**
         * Get a payout
         * @description Returns a payout with its current status. Read it before you act on a payout event: events have no amount, can
         *     repeat, and can arrive late and in any order.
         *
         *     If the payout is in FAILED, `failureReason` says why. RETURNED may be reported while the payout is still
         *     processing, without a prior COMPLETED.
         *     @evidence listed
         */
        get: operations["getPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
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
         * List webhooks
         * @description Lists the webhooks of your company, without their secrets.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook
         * @description Registers a URL that receives events. Every webhook receives every event; you cannot select event types.
         *
         *     **Before you call.** The URL must be absolute and use HTTPS. A plain HTTP URL returns 400 `invalid-request`. Store
         *     the secret: no response returns it.
         *
         *     **What follows.** Test the receiver with `pingWebhook`.
         *
         *     **Limit.** The number of webhooks per company is capped. Above the cap, this operation returns a 409.
         *
         *     **Retries.** After a lost response, check `listWebhooks` before you retry, or you may receive every event twice.
         */
        post: operations["registerWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhookId}": {
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
                 * @description ID of the webhook, assigned by the service. Treat it as an opaque string.
                 * @example whk-harbour-lane-1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Returns a webhook without its secret. To change it with `replaceWebhook`, you also need the secret.
         */
        get: operations["getWebhook"];
        /**
         * Replace a webhook
         * @description Replaces the complete configuration of a webhook. This is not a partial update: send every field to keep, including
         *     a complete `authenticationMethod` with its secret.
         *
         *     To **rotate a secret**, send the same configuration with the new secret. Deliveries can be late, so accept both
         *     secrets for a while.
         *
         *     The URL must be absolute and use HTTPS. A plain HTTP URL returns 400 `invalid-request`.
         */
        put: operations["replaceWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes a webhook.
         *
         *     Be ready for late deliveries: whether those in progress still arrive is not documented.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhookId}/ping": {
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
                 * @description ID of the webhook, assigned by the service. Treat it as an opaque string.
                 * @example whk-harbour-lane-1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ping a webhook
         * @description Queues a synthetic PING event for a webhook. The event uses the real delivery path, including the authentication
         *     header. Call it after `registerWebhook`, and after you rotate a secret with `replaceWebhook`.
         *
         *     A 200 means that the PING event was accepted for delivery, **not** that it was received. Check your receiver.
         */
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    PING: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test delivery
         * @description Fires when you call `pingWebhook`, and only for that webhook. Use it to check that the webhook URL is reachable and
         *     that its authentication works.
         *
         *     Return a 2xx status and do nothing else. No resource has changed.
         *
         *     Deliveries can repeat and arrive out of order. See **Webhook events**.
         */
        post: operations["onPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    PAY_IN_SETTLED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay-in settled
         * @description Fires when the crypto credit of a pay-in is confirmed on-chain and available.
         *
         *     Get the pay-in with `getPayIn` and reconcile against `netCryptoAmount`. Only then credit your customer.
         *
         *     Deliveries can repeat and arrive out of order. See **Webhook events**.
         */
        post: operations["onPayInSettled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    PAY_IN_FAILED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay-in failed
         * @description Fires when a pay-in ends without a credit. This is final: no PAY_IN_SETTLED follows for the same pay-in.
         *
         *     Keep `reason`, because the pay-in does not include it. Get the pay-in with `getPayIn` for its currency and amount.
         *
         *     Deliveries can repeat and arrive out of order. See **Webhook events**.
         */
        post: operations["onPayInFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    TRANSFER_COMPLETED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer completed
         * @description Fires when a transfer has settled with the receiving account. Crypto and fiat transfers have the same event.
         *
         *     Before you act on it, check the balances with `listWallets` and, if `listTransfers` includes the transfer, the
         *     transfer itself.
         *
         *     Deliveries can repeat and arrive out of order. See **Webhook events**.
         */
        post: operations["onTransferCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    TRANSFER_FAILED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer failed
         * @description Fires when a transfer fails permanently. The funds stay with the sender. Crypto and fiat transfers have
         *     the same event.
         *
         *     Check `reason`. Before you create another transfer, confirm the outcome with `listWallets` for the sender and, if
         *     `listTransfers` includes the transfer, with the transfer itself.
         *
         *     Deliveries can repeat and arrive out of order. See **Webhook events**.
         */
        post: operations["onTransferFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    PAYOUT_PROCESSING: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payout in progress
         * @description Fires when the crypto of a payout has left the account wallet and reached the banking partner. Sending it can no
         *     longer fail, but the beneficiary has not been paid yet.
         *
         *     Get the payout with `getPayout`, and wait for PAYOUT_COMPLETED before you report it as paid.
         *
         *     Deliveries can repeat and arrive out of order. See **Webhook events**.
         */
        post: operations["onPayoutProcessing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    PAYOUT_COMPLETED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payout completed
         * @description Fires when the beneficiary of a payout has been paid.
         *
         *     Get the payout with `getPayout` before you record it as paid, and be ready to undo the booking:
         *     whether a payout can be RETURNED after COMPLETED is not documented.
         *
         *     Deliveries can repeat and arrive out of order. See **Webhook events**.
         */
        post: operations["onPayoutCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    PAYOUT_REJECTED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payout rejected
         * @description Fires when a payout is refused before execution. No funds left the account.
         *
         *     Get the payout with `getPayout`. `reason` does not say what to change. Check the payout route with
         *     `listPayoutRoutes` and the consent with `getPartnerTerms` before you request another payout.
         *
         *     Deliveries can repeat and arrive out of order. See **Webhook events**.
         */
        post: operations["onPayoutRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    PAYOUT_FAILED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payout failed
         * @description Fires when a payout fails after its execution has begun. No money reached the beneficiary. An insufficient permit
         *     allowance or wallet balance leads to this event, because neither is checked when you request the payout.
         *
         *     `reason` does not say whether the permit or the balance was insufficient, and `failureReason` has no documented
         *     values. Get the payout with `getPayout`, show its `failureReason` to people, and check `available` in `listWallets`
         *     and `permitStatus` in `listAccountSupportedAssets` before you request another payout.
         *
         *     Deliveries can repeat and arrive out of order. See **Webhook events**.
         */
        post: operations["onPayoutFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    PAYOUT_RETURNED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payout returned
         * @description Fires when the receiving bank returns a payout. It can fire while the payout is still processing, without a prior
         *     PAYOUT_COMPLETED.
         *
         *     Get the payout with `getPayout`, and reverse anything you did on PAYOUT_COMPLETED.
         *
         *     Deliveries can repeat and arrive out of order. See **Webhook events**.
         */
        post: operations["onPayoutReturned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    VIRTUAL_BANK_ACCOUNT_CREATED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Virtual bank account ready
         * @description Fires when a virtual bank account is ready to receive deposits. It does not fire when you create the account.
         *
         *     Get the bank details with `listVirtualBankAccounts`, and give them to the payer.
         *
         *     Deliveries can repeat and arrive out of order. See **Webhook events**.
         */
        post: operations["onVirtualBankAccountCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ACCOUNT_WALLETS_PROVISIONED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Account wallets provisioned
         * @description Fires when a wallet pair (the account wallet and the escrow wallet) has cleared AML screening.
         *
         *     List the wallets of the account and their balances with `listWallets`. Use a wallet only if its `amlStatus` is
         *     APPROVED.
         *
         *     Deliveries can repeat and arrive out of order. See **Webhook events**.
         */
        post: operations["onAccountWalletsProvisioned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    PARTY_VERIFICATION_COMPLETED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Party verification completed
         * @description Fires on every outcome of the verification of an individual party, including re-verification. It is the only event
         *     that can repeat for one resource with a new outcome, so do not treat the first outcome as final.
         *
         *     Get the party with `getParty`. Without consent to the partner terms, a verified party cannot get a virtual bank
         *     account or receive a payout. No event announces the consent yet, so check it with `getPartnerTerms`.
         *
         *     Deliveries can repeat and arrive out of order. See **Webhook events**.
         */
        post: operations["onPartyVerificationCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description Whether the request succeeded.
         * @constant
         * @enum {boolean}
         */
        Failure: false;
        /**
         * @description Machine-readable reason of an error, in lowercase kebab-case. A code of the form `<field>.validation` names the field that was rejected. The list is open: handle a code that you do not know by its HTTP status.
         *
         *     - `invalid-parameter`: The account ID is malformed, the status to filter by is unknown, or the start or end of the period is not an ISO 8601 instant. Do not retry until you have corrected the parameter.
         *     - `invalid-date-range`: `from` is after `to`. Do not retry until you have corrected the range.
         *     - `page.validation`: `page` is below 1. This is the `<field>.validation` code of `page`. Do not retry until you have corrected the value.
         *     - `size.validation`: `size` is above 100. This is the `<field>.validation` code of `size`. Do not retry until you have corrected the value.
         *     - `sortOn.validation`: `sortOn` names a field that the list cannot be sorted on. This is the `<field>.validation` code of `sortOn`. Do not retry until you have corrected the value.
         *     - `invalid-request`: The request contains invalid parameters. Do not retry until you have corrected the request.
         *     - `no-suitable-provider`: Payment sessions are not enabled for your company. Do not retry until they are.
         *     - `unauthenticated`: The access token is missing, invalid, or expired. Request a new access token and retry once.
         *     - `forbidden`: The access token does not have the required scope, or `x-tenant-id` is missing although required, blank, malformed, sent more than once, or a tenant that your token does not grant. The code is the same for each of these. Do not retry until you have corrected the scope or the tenant.
         *     - `account-not-found`: The account does not exist, or your company does not own it. Do not retry until you have corrected its ID.
         *     - `pay-in-not-found`: The pay-in does not exist, or it is not yours. Do not retry until you have corrected its ID.
         *     - `internal-error`: An unexpected error occurred in the service. After a request that writes, read the resource back before you retry: the write may have taken effect. Report the correlation ID.
         *     - `identity-verification-unavailable`: Identity verification is temporarily unavailable. Retry later. This error never means that the party has nothing left to do.
         *     - `ambiguous-asset`: The currency maps to more than one asset, and the request has neither `chain` nor `asset`. Do not retry until you have added both.
         *     - `chain-and-asset-required-together`: The request has only one of `chain` and `asset`. Do not retry until you send both or neither.
         *     - `asset-currency-mismatch`: The asset does not match the currency. Do not retry until you have corrected one of them.
         *     - `kyc-not-required-not-allowed`: The request sets `kycStatus` to NOT_REQUIRED, but tenant-managed KYC is not enabled for your company. Do not retry until an administrator has enabled it.
         *     - `beneficiary-data-incomplete`: The payout route is built on incomplete beneficiary data and fails permanently. Check `listPayoutRoutes` for the route. Do not retry: complete the data, then create a new route. Which data is incomplete, and where you complete it, is not documented.
         *     - `company-not-active`: The payment session was rejected because your company is not active. Do not retry until it is.
         *     - `account-not-active`: The payment session was rejected because the account is not active. Do not retry until it is.
         *     - `idempotency-key-conflict`: The idempotency key is assumed to have been used before with another request body. Send the original request body with this key, or use a new key for a new request.
         *     - `kyc-required`: The payment session was rejected because identity verification (KYC) is required first. Do not retry until it is complete.
         *     - `unsupported-asset`: The payment session was rejected because the asset is not supported. Do not retry until you have chosen a supported asset.
         */
        ErrorCode: "invalid-parameter" | "invalid-date-range" | "page.validation" | "size.validation" | "sortOn.validation" | "invalid-request" | "no-suitable-provider" | "unauthenticated" | "forbidden" | "account-not-found" | "pay-in-not-found" | "internal-error" | "identity-verification-unavailable" | "ambiguous-asset" | "chain-and-asset-required-together" | "asset-currency-mismatch" | "kyc-not-required-not-allowed" | "beneficiary-data-incomplete" | "company-not-active" | "account-not-active" | "idempotency-key-conflict" | "kyc-required" | "unsupported-asset" | (string & {});
        /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
        ErrorMessage: string;
        /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
        EmptyResult: Record<string, never> | null;
        /** @description The error response of the finance service. Every error has this shape. */
        ErrorResponse: {
            /** @description Whether the request succeeded. */
            success: components["schemas"]["Failure"];
            /** @description What went wrong. */
            errors: {
                /**
                 * @description Machine-readable reason of an error, in lowercase kebab-case. A code of the form `<field>.validation` names the field that was rejected. The list is open: handle a code that you do not know by its HTTP status.
                 *
                 *     - `invalid-parameter`: The account ID is malformed, the status to filter by is unknown, or the start or end of the period is not an ISO 8601 instant. Do not retry until you have corrected the parameter.
                 *     - `invalid-date-range`: `from` is after `to`. Do not retry until you have corrected the range.
                 *     - `page.validation`: `page` is below 1. This is the `<field>.validation` code of `page`. Do not retry until you have corrected the value.
                 *     - `size.validation`: `size` is above 100. This is the `<field>.validation` code of `size`. Do not retry until you have corrected the value.
                 *     - `sortOn.validation`: `sortOn` names a field that the list cannot be sorted on. This is the `<field>.validation` code of `sortOn`. Do not retry until you have corrected the value.
                 *     - `invalid-request`: The request contains invalid parameters. Do not retry until you have corrected the request.
                 *     - `no-suitable-provider`: Payment sessions are not enabled for your company. Do not retry until they are.
                 *     - `unauthenticated`: The access token is missing, invalid, or expired. Request a new access token and retry once.
                 *     - `forbidden`: The access token does not have the required scope, or `x-tenant-id` is missing although required, blank, malformed, sent more than once, or a tenant that your token does not grant. The code is the same for each of these. Do not retry until you have corrected the scope or the tenant.
                 *     - `account-not-found`: The account does not exist, or your company does not own it. Do not retry until you have corrected its ID.
                 *     - `pay-in-not-found`: The pay-in does not exist, or it is not yours. Do not retry until you have corrected its ID.
                 *     - `internal-error`: An unexpected error occurred in the service. After a request that writes, read the resource back before you retry: the write may have taken effect. Report the correlation ID.
                 *     - `identity-verification-unavailable`: Identity verification is temporarily unavailable. Retry later. This error never means that the party has nothing left to do.
                 *     - `ambiguous-asset`: The currency maps to more than one asset, and the request has neither `chain` nor `asset`. Do not retry until you have added both.
                 *     - `chain-and-asset-required-together`: The request has only one of `chain` and `asset`. Do not retry until you send both or neither.
                 *     - `asset-currency-mismatch`: The asset does not match the currency. Do not retry until you have corrected one of them.
                 *     - `kyc-not-required-not-allowed`: The request sets `kycStatus` to NOT_REQUIRED, but tenant-managed KYC is not enabled for your company. Do not retry until an administrator has enabled it.
                 *     - `beneficiary-data-incomplete`: The payout route is built on incomplete beneficiary data and fails permanently. Check `listPayoutRoutes` for the route. Do not retry: complete the data, then create a new route. Which data is incomplete, and where you complete it, is not documented.
                 *     - `company-not-active`: The payment session was rejected because your company is not active. Do not retry until it is.
                 *     - `account-not-active`: The payment session was rejected because the account is not active. Do not retry until it is.
                 *     - `idempotency-key-conflict`: The idempotency key is assumed to have been used before with another request body. Send the original request body with this key, or use a new key for a new request.
                 *     - `kyc-required`: The payment session was rejected because identity verification (KYC) is required first. Do not retry until it is complete.
                 *     - `unsupported-asset`: The payment session was rejected because the asset is not supported. Do not retry until you have chosen a supported asset.
                 */
                code: components["schemas"]["ErrorCode"];
                /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
                message: components["schemas"]["ErrorMessage"];
            }[];
            /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
            result?: components["schemas"]["EmptyResult"];
        };
        /**
         * @description Whether the request succeeded.
         * @constant
         * @enum {boolean}
         */
        Success: true;
        /**
         * @description Status of the party's identity verification (KYC). Other values are possible. Do not treat an unknown value as cleared.
         *
         *     - `PENDING`: Verification is assumed not to be finished. Do not treat the party as cleared.
         *     - `NOT_REQUIRED`: Your tenant manages KYC itself. Until an administrator enables this for the company, a request for this value is refused with `kyc-not-required-not-allowed`.
         *     @evidence observed
         */
        PartyKycStatus: "PENDING" | "NOT_REQUIRED" | (string & {});
        /**
         * @description Postal address of a party.
         *     @evidence named
         */
        Address: {
            /**
             * @description First line, such as street and house number.
             *     @evidence named
             */
            addressLine1?: string;
            /**
             * @description Second line, such as floor or unit.
             *     @evidence named
             */
            addressLine2?: string;
            /**
             * @description City or town.
             *     @evidence named
             */
            city?: string;
            /**
             * @description State, province, or region.
             *     @evidence named
             */
            state?: string;
            /**
             * @description Postal code.
             *     @evidence named
             */
            postalCode?: string;
            /**
             * Format: country
             * @description Country. Examples use a two-letter code.
             *     @evidence named
             */
            country?: string;
        };
        /**
         * @description Status of a party's consent to the partner terms. Consent is the final gate after KYC: without it, a verified party cannot get a virtual bank account or receive a payout. On a party, this value is cached. Get the partner terms before you rely on it. Other values are possible. Added in the release of August 23, 2026.
         *
         *     - `NOT_REQUIRED`: The party is assumed not to have to consent. Be ready for a refusal that requires consent.
         *     - `REQUIRED`: Consent is outstanding. Send the party to `consentUrl`, which the partner-terms operations always return with this status.
         *     - `ACCEPTED`: The party has consented. Not terminal: a new partner or a new version of the terms moves the party back to REQUIRED.
         */
        PartnerTermsStatus: "NOT_REQUIRED" | "REQUIRED" | "ACCEPTED" | (string & {});
        /** @description A party, which is an individual or an organization, as it appears in lists and in party roles. Your company owns its parties. Parties hold accounts through party roles. */
        PartySummary: {
            /**
             * Format: uuid
             * @description ID of the party.
             */
            id: string;
            /**
             * @description ID of the party in your own system.
             *     @evidence named
             */
            externalId?: string;
            /**
             * @description Kind of party, an individual or an organization.
             *
             *     - `INDIVIDUAL`: A natural person.
             *     @evidence observed
             */
            partyType?: "INDIVIDUAL" | (string & {});
            /**
             * @description Status of the party.
             *     @evidence named
             */
            status?: string;
            /**
             * @description First name of an individual.
             *     @evidence named
             */
            firstName?: string;
            /**
             * @description Last name of an individual.
             *     @evidence named
             */
            lastName?: string;
            /**
             * @description Email address of the party. When an individual with a self-custody account is onboarded to a partner, the partner gets this address, or a synthetic one if the party has none, and stores it only once. Added in the release of August 23, 2026.
             *     @evidence named
             */
            email?: string;
            /**
             * @description Status of the party's identity verification (KYC). Other values are possible. Do not treat an unknown value as cleared.
             *
             *     - `PENDING`: Verification is assumed not to be finished. Do not treat the party as cleared.
             *     - `NOT_REQUIRED`: Your tenant manages KYC itself. Until an administrator enables this for the company, a request for this value is refused with `kyc-not-required-not-allowed`.
             *     @evidence observed
             */
            kycStatus?: components["schemas"]["PartyKycStatus"];
            /**
             * @description Name of the party, such as that of an organization.
             *     @evidence named
             */
            name?: string;
            /**
             * @description Status of the verification of an organization (KYB).
             *     @evidence named
             */
            kybStatus?: string;
            /**
             * @description Postal address of a party.
             *     @evidence named
             */
            address?: components["schemas"]["Address"];
            /**
             * @description Status of a party's consent to the partner terms. Consent is the final gate after KYC: without it, a verified party cannot get a virtual bank account or receive a payout. On a party, this value is cached. Get the partner terms before you rely on it. Other values are possible. Added in the release of August 23, 2026.
             *
             *     - `NOT_REQUIRED`: The party is assumed not to have to consent. Be ready for a refusal that requires consent.
             *     - `REQUIRED`: Consent is outstanding. Send the party to `consentUrl`, which the partner-terms operations always return with this status.
             *     - `ACCEPTED`: The party has consented. Not terminal: a new partner or a new version of the terms moves the party back to REQUIRED.
             */
            partnerTermsStatus: components["schemas"]["PartnerTermsStatus"];
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
         * @description The party to create.
         *     @evidence assumed
         */
        PartyCreateInput: {
            /**
             * @description ID of the party in your own system.
             *     @evidence assumed
             */
            externalId?: string;
            /**
             * @description Kind of party, an individual or an organization.
             *
             *     - `INDIVIDUAL`: A natural person.
             *     @evidence assumed
             */
            partyType?: "INDIVIDUAL" | (string & {});
            /**
             * @description First name of an individual.
             *     @evidence assumed
             */
            firstName?: string;
            /**
             * @description Last name of an individual.
             *     @evidence assumed
             */
            lastName?: string;
            /**
             * @description Email address of the party. Set it before you onboard an individual with a self-custody account to a partner: the partner gets this address or a synthetic one, and stores it only once.
             *     @evidence named
             */
            email?: string;
            /**
             * @description Set this field to NOT_REQUIRED if your tenant manages KYC itself. Otherwise leave it out.
             *
             *     - `NOT_REQUIRED`: Your tenant manages KYC itself. Until an administrator enables this for the company, the request is refused with `kyc-not-required-not-allowed`.
             *     @evidence named
             */
            kycStatus?: "NOT_REQUIRED" | (string & {});
            /**
             * @description Name of an organization.
             *     @evidence assumed
             */
            name?: string;
            /**
             * @description VAT number of the party. Only `getParty` returns it.
             *     @evidence assumed
             */
            vatNumber?: string;
            /**
             * @description Postal address of a party.
             *     @evidence assumed
             */
            address?: components["schemas"]["Address"];
        };
        /** @description A single party. It has the fields of a party in a list, and the VAT number. */
        Party: components["schemas"]["PartySummary"] & {
            /**
             * @description VAT number of the party. Lists do not include it.
             *     @evidence named
             */
            vatNumber?: string;
        };
        /**
         * @description The fields of the party to change.
         *     @evidence assumed
         */
        PartyUpdateInput: {
            /**
             * @description ID of the party in your own system.
             *     @evidence assumed
             */
            externalId?: string;
            /**
             * @description First name of an individual.
             *     @evidence assumed
             */
            firstName?: string;
            /**
             * @description Last name of an individual.
             *     @evidence assumed
             */
            lastName?: string;
            /**
             * @description Email address of the party. Set it before you onboard an individual with a self-custody account to a partner: the partner gets this address or a synthetic one, and stores it only once, so a later change does not reach it.
             *     @evidence named
             */
            email?: string;
            /**
             * @description Set this field to NOT_REQUIRED if your tenant manages KYC itself. Otherwise leave it out.
             *
             *     - `NOT_REQUIRED`: Your tenant manages KYC itself. Until an administrator enables this for the company, the request is refused with `kyc-not-required-not-allowed`.
             *     @evidence named
             */
            kycStatus?: "NOT_REQUIRED" | (string & {});
            /**
             * @description Name of an organization.
             *     @evidence assumed
             */
            name?: string;
            /**
             * @description VAT number of the party. Only `getParty` returns it.
             *     @evidence assumed
             */
            vatNumber?: string;
            /**
             * @description Postal address of a party.
             *     @evidence assumed
             */
            address?: components["schemas"]["Address"];
        };
        /**
         * @description The hosted page where a party completes its verification, KYC for an individual or KYB for an organization.
         *     @evidence assumed
         */
        PartyVerification: {
            /**
             * Format: uri
             * @description URL of the hosted page. Send the party there. The link does not expire, but it can be revoked.
             *     @evidence assumed
             * @example https://verify.provider.example/l/maya-1001-a
             */
            url?: string;
        };
        /**
         * @description The link between a party and identity verification.
         *     @evidence assumed
         */
        IvVerification: {
            /**
             * @description Status of the link between the party and identity verification.
             *     @evidence assumed
             */
            linkageStatus?: string;
            /**
             * @description Reference of the party's identity verification case.
             *     @evidence named
             */
            ivCaseReference?: string;
        };
        /**
         * @description A party's consent to the partner terms. If `status` is REQUIRED, `consentUrl` is always present.
         *     @evidence assumed
         */
        PartnerTerms: {
            /**
             * @description Status of a party's consent to the partner terms. Consent is the final gate after KYC: without it, a verified party cannot get a virtual bank account or receive a payout. On a party, this value is cached. Get the partner terms before you rely on it. Other values are possible. Added in the release of August 23, 2026.
             *
             *     - `NOT_REQUIRED`: The party is assumed not to have to consent. Be ready for a refusal that requires consent.
             *     - `REQUIRED`: Consent is outstanding. Send the party to `consentUrl`, which the partner-terms operations always return with this status.
             *     - `ACCEPTED`: The party has consented. Not terminal: a new partner or a new version of the terms moves the party back to REQUIRED.
             *     @evidence assumed
             */
            status?: components["schemas"]["PartnerTermsStatus"];
            /**
             * Format: uri
             * @description URL where the party gives its consent, present while consent is outstanding. A link that is issued later supersedes it.
             *     @evidence named
             * @example https://terms.partner.example/consent/maya-1001-a
             */
            consentUrl?: string;
        };
        /**
         * @description A new link where a party consents to the partner terms.
         *     @evidence assumed
         */
        PartnerTermsLink: {
            /**
             * Format: uri
             * @description URL where the party gives its consent. It supersedes the previous link.
             *     @evidence assumed
             * @example https://terms.partner.example/consent/maya-1001-b
             */
            consentUrl?: string;
        };
        /**
         * @description Type of a party role. A party can have both roles.
         *
         *     - `ACCOUNT_HOLDER`: The party holds the account.
         *     - `PAYOUT_RECIPIENT`: The party can receive payouts. A payout route for its bank account requires that this role is ACTIVE and that the party's KYC or KYB is cleared. An account holder can also have this role.
         * @enum {string}
         */
        PartyRoleType: "ACCOUNT_HOLDER" | "PAYOUT_RECIPIENT";
        /** @description The role of a party on an account. */
        PartyRole: {
            /**
             * Format: uuid
             * @description ID of the party that has the role.
             */
            partyId: string;
            /**
             * @description Type of a party role. A party can have both roles.
             *
             *     - `ACCOUNT_HOLDER`: The party holds the account.
             *     - `PAYOUT_RECIPIENT`: The party can receive payouts. A payout route for its bank account requires that this role is ACTIVE and that the party's KYC or KYB is cleared. An account holder can also have this role.
             */
            roleType: components["schemas"]["PartyRoleType"];
            /**
             * @description Status of the role.
             *
             *     - `ACTIVE`: The role is active. A payout route for a bank account of the party requires an active PAYOUT_RECIPIENT role.
             *     @evidence named
             */
            status: "ACTIVE" | (string & {});
            /**
             * @description A party, which is an individual or an organization, as it appears in lists and in party roles. Your company owns its parties. Parties hold accounts through party roles.
             *     @evidence named
             */
            party: components["schemas"]["PartySummary"];
        };
        /** @description An account. Parties hold it through party roles. An account has wallets, which exist per chain, and virtual bank accounts, which receive fiat. */
        Account: {
            /**
             * Format: uuid
             * @description ID of the account.
             */
            id: string;
            /** @description ID of the account in your own system. */
            externalId?: string;
            /**
             * @description Status of the account. You cannot create a payment session for an account that is not active.
             *
             *     - `ACTIVE`: The account is active.
             *     @evidence observed
             */
            status: "ACTIVE" | (string & {});
            /** @description The parties on the account, each with its role. */
            partyRoles: components["schemas"]["PartyRole"][];
        };
        /**
         * @description The account to create.
         *     @evidence assumed
         */
        AccountCreateInput: {
            /**
             * @description ID of the account in your own system.
             *     @evidence assumed
             */
            externalId?: string;
            /**
             * @description The party that holds the account.
             *     @evidence named
             */
            party?: {
                /**
                 * Format: uuid
                 * @description ID of an existing party.
                 *     @evidence assumed
                 */
                id?: string;
                /**
                 * @description Share token of the identity provider for this individual, which the service forwards. Send it only for an individual on a self-custody tenant. If forwarding fails, the whole account creation is rolled back. No response includes the token. Keep it out of your logs.
                 *     @evidence named
                 */
                identityShareToken?: $Write<string>;
            };
        };
        /**
         * @description The party role to add.
         *     @evidence assumed
         */
        PartyRoleInput: {
            /**
             * Format: uuid
             * @description ID of the party that gets the role.
             *     @evidence assumed
             */
            partyId?: string;
            /**
             * @description Type of a party role. A party can have both roles.
             *
             *     - `ACCOUNT_HOLDER`: The party holds the account.
             *     - `PAYOUT_RECIPIENT`: The party can receive payouts. A payout route for its bank account requires that this role is ACTIVE and that the party's KYC or KYB is cleared. An account holder can also have this role.
             *     @evidence assumed
             */
            roleType?: components["schemas"]["PartyRoleType"];
        };
        /**
         * @description A blockchain. The service accepts these values. Which of them you can use depends on the chains that are configured for your company.
         *
         *     - `BASE`: Base.
         *     - `AVALANCHE`: Avalanche.
         *     - `POLYGON`: Polygon. Added in version 1.1.0.
         *     - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
         *     - `SOLANA`: Solana. Added in the release of July 31, 2026.
         * @enum {string}
         */
        Chain: "BASE" | "AVALANCHE" | "POLYGON" | "ETHEREUM" | "SOLANA";
        /**
         * @description Type of wallet. The meanings of the values are assumed. Do not use them to decide who signs.
         *
         *     - `PLATFORM_MANAGED`: The platform manages the wallet.
         *     - `SELF_CUSTODY`: The owner holds the keys of the wallet and signs the proofs of ownership.
         * @enum {string}
         */
        WalletType: "PLATFORM_MANAGED" | "SELF_CUSTODY";
        /**
         * Format: asset-code
         * @description Code of a crypto asset.
         * @example USDC
         */
        AssetCode: string;
        /**
         * Format: decimal
         * @description An exact decimal number as a string. Keep it as a string or parse it into a decimal type. Floating-point numbers can lose digits.
         * @example 100.000000
         */
        DecimalAmount: string;
        /** @description The amounts of a balance. Before you spend, check `available`, not `total`. */
        BalanceAmount: {
            /** @description Total balance. */
            total: components["schemas"]["DecimalAmount"];
            /** @description Available balance. */
            available: components["schemas"]["DecimalAmount"];
            /** @description Part of the balance that is held for an operation in flight. */
            reserved: components["schemas"]["DecimalAmount"];
        };
        /** @description The balance of one asset in a wallet. */
        WalletBalance: {
            /** @description Code of the asset. */
            asset: components["schemas"]["AssetCode"];
            /**
             * Format: blockchain-address
             * @description Address of the asset's contract on the chain of the wallet.
             */
            contractAddress: string;
            /** @description The amounts of a balance. Before you spend, check `available`, not `total`. */
            amount: components["schemas"]["BalanceAmount"];
        };
        /**
         * @description Result of the anti-money-laundering (AML) screening. A wallet is ready only when the status is APPROVED. How the other values differ is assumed. Treat each of them as not ready.
         *
         *     - `PENDING`: Not ready. The screening is pending.
         *     - `APPROVED`: The wallet has cleared the screening. Without this status, a wallet is not ready.
         *     - `FLAGGED`: Not ready. The screening flagged the wallet.
         *     - `BLOCKED`: Not ready. The screening blocked the wallet.
         * @enum {string}
         */
        AmlStatus: "PENDING" | "APPROVED" | "FLAGGED" | "BLOCKED";
        /** @description A wallet of an account on one chain, with its balances and the result of its AML screening. */
        Wallet: {
            /**
             * Format: uuid
             * @description ID of the wallet.
             */
            id: string;
            /**
             * @description A blockchain. The service accepts these values. Which of them you can use depends on the chains that are configured for your company.
             *
             *     - `BASE`: Base.
             *     - `AVALANCHE`: Avalanche.
             *     - `POLYGON`: Polygon. Added in version 1.1.0.
             *     - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
             *     - `SOLANA`: Solana. Added in the release of July 31, 2026.
             */
            chain: components["schemas"]["Chain"];
            /**
             * @description Type of wallet. The meanings of the values are assumed. Do not use them to decide who signs.
             *
             *     - `PLATFORM_MANAGED`: The platform manages the wallet.
             *     - `SELF_CUSTODY`: The owner holds the keys of the wallet and signs the proofs of ownership.
             */
            type: components["schemas"]["WalletType"];
            /**
             * Format: blockchain-address
             * @description On-chain address of the wallet.
             */
            address: string;
            /** @description The balances of the wallet. */
            balances: components["schemas"]["WalletBalance"][];
            /**
             * @description Result of the anti-money-laundering (AML) screening. A wallet is ready only when the status is APPROVED. How the other values differ is assumed. Treat each of them as not ready.
             *
             *     - `PENDING`: Not ready. The screening is pending.
             *     - `APPROVED`: The wallet has cleared the screening. Without this status, a wallet is not ready.
             *     - `FLAGGED`: Not ready. The screening flagged the wallet.
             *     - `BLOCKED`: Not ready. The screening blocked the wallet.
             */
            amlStatus: components["schemas"]["AmlStatus"];
        };
        /**
         * @description Status of the activation of a wallet. Other values are possible.
         *
         *     - `PENDING`: The wallet is not usable. It goes back to this status if the time for the verification ends before all assets are covered.
         *     - `VERIFYING_ALLOWANCE`: The allowances of the wallet are being verified, after `verifyWalletAllowance` was called. The wallet is not usable: every check treats this status like PENDING.
         */
        WalletStatus: "PENDING" | "VERIFYING_ALLOWANCE" | (string & {});
        /**
         * @description The wallet whose allowances are being verified.
         *     @evidence assumed
         */
        WalletAllowanceVerification: {
            /**
             * @description Status of the activation of a wallet. Other values are possible.
             *
             *     - `PENDING`: The wallet is not usable. It goes back to this status if the time for the verification ends before all assets are covered.
             *     - `VERIFYING_ALLOWANCE`: The allowances of the wallet are being verified, after `verifyWalletAllowance` was called. The wallet is not usable: every check treats this status like PENDING.
             *     @evidence assumed
             */
            status?: components["schemas"]["WalletStatus"];
        };
        /**
         * @description Status of a virtual bank account. Other values are possible. The meanings are assumed. Do not send a payer to an account until VIRTUAL_BANK_ACCOUNT_CREATED says that it is ready for deposits.
         *
         *     - `PENDING`: The virtual bank account is not ready for deposits.
         *     - `ACTIVE`: The virtual bank account is ready for deposits.
         */
        VirtualBankAccountStatus: "PENDING" | "ACTIVE" | (string & {});
        /**
         * @description Type of virtual bank account. Other values are possible, including one for EUR accounts over SEPA.
         *
         *     - `USD_ACH`: USD over ACH. Added in the release of July 31, 2026.
         */
        BankAccountType: "USD_ACH" | (string & {});
        /**
         * @description Instructions for deposits over one payment rail. They include postal addresses.
         *     @evidence assumed
         */
        DepositRail: {
            /**
             * @description Payment rail of these instructions.
             *
             *     - `SEPA`: Deposits in EUR over SEPA.
             *     - `ACH`: Deposits in USD over ACH.
             *     - `WIRE`: Deposits in USD by wire.
             *     - `RTP`: Deposits in USD over RTP.
             *     - `SWIFT`: Deposits in USD over SWIFT.
             *     @evidence assumed
             */
            rail?: "SEPA" | "ACH" | "WIRE" | "RTP" | "SWIFT" | (string & {});
            /**
             * @description Postal address of the receiving bank.
             *     @evidence assumed
             */
            bankAddress?: string;
            /**
             * @description Postal address of the beneficiary of the deposit.
             *     @evidence assumed
             */
            beneficiaryAddress?: string;
        };
        /**
         * @description Bank details for fiat deposits into an account: EUR over SEPA, or USD over ACH, wire, RTP, and SWIFT.
         *     @evidence named
         */
        VirtualBankAccount: {
            /**
             * Format: uuid
             * @description ID of the virtual bank account.
             *     @evidence assumed
             */
            id?: string;
            /**
             * @description Status of a virtual bank account. Other values are possible. The meanings are assumed. Do not send a payer to an account until VIRTUAL_BANK_ACCOUNT_CREATED says that it is ready for deposits.
             *
             *     - `PENDING`: The virtual bank account is not ready for deposits.
             *     - `ACTIVE`: The virtual bank account is ready for deposits.
             *     @evidence assumed
             */
            status?: components["schemas"]["VirtualBankAccountStatus"];
            /**
             * @description Type of virtual bank account. Other values are possible, including one for EUR accounts over SEPA.
             *
             *     - `USD_ACH`: USD over ACH. Added in the release of July 31, 2026.
             *     @evidence named
             */
            bankAccountType?: components["schemas"]["BankAccountType"];
            /**
             * Format: bank-account-number
             * @description Account number for deposits.
             *     @evidence named
             */
            accountNumber?: string;
            /**
             * Format: routing-number
             * @description Routing number of the bank for deposits.
             *     @evidence named
             */
            routingNumber?: string;
            /** @description Deposit instructions, one entry per payment rail. */
            depositRails?: components["schemas"]["DepositRail"][];
        };
        /**
         * @description Proof that the customer owns the wallet, made with the message that you prepared.
         *     @evidence named
         */
        OwnershipProof: {
            /**
             * @description Signature of the prepared message, made by the customer's wallet.
             *     @evidence assumed
             */
            signature?: string;
        };
        /**
         * @description The virtual bank account to create.
         *     @evidence assumed
         */
        VirtualBankAccountInput: {
            /**
             * @description Type of virtual bank account. Other values are possible, including one for EUR accounts over SEPA.
             *
             *     - `USD_ACH`: USD over ACH. Added in the release of July 31, 2026.
             *     @evidence assumed
             */
            bankAccountType?: components["schemas"]["BankAccountType"];
            /**
             * @description Proof that the customer owns the wallet, made with the message that you prepared.
             *     @evidence assumed
             */
            ownershipProof?: components["schemas"]["OwnershipProof"];
        };
        /**
         * @description The message that the customer signs to prove ownership of a wallet.
         *     @evidence assumed
         */
        OwnershipProofMessage: {
            /**
             * @description The exact message to sign. Pass it to the customer's wallet unchanged. Do not trim it, reformat it, or change its encoding.
             *     @evidence assumed
             */
            message?: string;
        };
        /**
         * @description Status of the fiat payment of a payment session. No status says that the crypto was credited: the conversion and the crypto credit are tracked as a pay-in. CONVERTING, MINTING, and COMPLETED were removed in version 1.8.0.
         *
         *     - `CREATED`: The payment session is stored but not yet handed to the provider.
         *     - `PENDING_PAYMENT`: The payer has to complete the fiat payment.
         *     - `PAYMENT_RECEIVED`: The fiat payment is confirmed. Terminal if all goes well: there is no completed status. Track the pay-in instead.
         *     - `FAILED`: The payment session could not be initiated, or the payment failed.
         *     - `EXPIRED`: The payment session passed `expiresAt` unpaid.
         *     - `CANCELLED`: The payment session was canceled before payment.
         *     - `REFUNDING`: A refund of the received fiat is in progress.
         *     - `REFUNDED`: The received fiat was refunded.
         * @enum {string}
         */
        PaymentSessionStatus: "CREATED" | "PENDING_PAYMENT" | "PAYMENT_RECEIVED" | "FAILED" | "EXPIRED" | "CANCELLED" | "REFUNDING" | "REFUNDED";
        /**
         * Format: currency-code
         * @description Code of a fiat currency.
         * @example EUR
         */
        CurrencyCode: string;
        /** @description A payment session, which records the initiation of a fiat payment. The conversion and the crypto credit are recorded separately as a pay-in. */
        PaymentSession: {
            /**
             * Format: uuid
             * @description ID of the payment session.
             */
            id: string;
            /**
             * Format: uuid
             * @description Account of the payment session.
             */
            accountId: string;
            /**
             * @description Status of the fiat payment of a payment session. No status says that the crypto was credited: the conversion and the crypto credit are tracked as a pay-in. CONVERTING, MINTING, and COMPLETED were removed in version 1.8.0.
             *
             *     - `CREATED`: The payment session is stored but not yet handed to the provider.
             *     - `PENDING_PAYMENT`: The payer has to complete the fiat payment.
             *     - `PAYMENT_RECEIVED`: The fiat payment is confirmed. Terminal if all goes well: there is no completed status. Track the pay-in instead.
             *     - `FAILED`: The payment session could not be initiated, or the payment failed.
             *     - `EXPIRED`: The payment session passed `expiresAt` unpaid.
             *     - `CANCELLED`: The payment session was canceled before payment.
             *     - `REFUNDING`: A refund of the received fiat is in progress.
             *     - `REFUNDED`: The received fiat was refunded.
             */
            status: components["schemas"]["PaymentSessionStatus"];
            /**
             * Format: decimal
             * @description Fiat amount to pay in, in `inCurrency`.
             */
            inAmount: number;
            /** @description Fiat currency of the payment. */
            inCurrency: components["schemas"]["CurrencyCode"];
            /** @description Crypto asset that the fiat is converted to. */
            outCryptocurrency: components["schemas"]["AssetCode"];
            /**
             * Format: uri
             * @description URL where the payer pays.
             * @example https://pay.provider.example/s/702
             */
            paymentUrl?: string;
            /**
             * @description Your reference for the payment session.
             *     @evidence observed
             */
            externalRef?: string;
            /**
             * Format: uuid
             * @description Target wallet for the crypto.
             *     @evidence observed
             */
            walletId: string;
            /**
             * @description ID of a blockchain transaction.
             *     @evidence observed
             */
            blockchainTxId?: string | null;
            /**
             * @description Assumed to say whether the payment session can be canceled. No documented operation cancels one.
             *     @evidence observed
             */
            cancellable: boolean;
            /**
             * Format: date-time
             * @description Time when the payment session expires if it is unpaid.
             *     @evidence observed
             * @example 2026-09-16T10:30:00Z
             */
            expiresAt: string;
            /**
             * @description Key-value pairs. The values are strings.
             *     @evidence observed
             */
            metadata?: {
                [key: string]: string;
            };
            /**
             * Format: uuid
             * @description Idempotency key of the payment session.
             *     @evidence observed
             * @example adf7190c-b264-4358-9bae-40c352bfe401
             */
            idempotencyKey?: string;
            /**
             * Format: date-time
             * @description Time when the payment session was created.
             *     @evidence observed
             * @example 2026-09-16T10:00:00Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time when the payment session last changed.
             *     @evidence observed
             * @example 2026-09-16T10:00:00Z
             */
            updatedAt: string;
        };
        /** @description A sort key and its direction. */
        SortOrder: {
            /**
             * @description Field that the list is sorted by.
             *     @evidence named
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
            /** @description The sort keys, most significant first. */
            orders: components["schemas"]["SortOrder"][];
        };
        /**
         * Format: uuid
         * @description A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests.
         * @example adf7190c-b264-4358-9bae-40c352bfe402
         */
        IdempotencyKey: string;
        /**
         * @description The payment session to create.
         *     @evidence assumed
         */
        PaymentSessionInput: {
            /**
             * Format: decimal
             * @description Fiat amount to pay in, in `inCurrency`.
             *     @evidence assumed
             */
            inAmount?: number;
            /**
             * @description Fiat currency of the payment.
             *     @evidence assumed
             */
            inCurrency?: components["schemas"]["CurrencyCode"];
            /**
             * @description Crypto asset to convert the fiat to.
             *     @evidence assumed
             */
            outCryptocurrency?: components["schemas"]["AssetCode"];
            /**
             * @description Your reference for the payment session.
             *     @evidence assumed
             */
            externalRef?: string;
            /**
             * Format: uuid
             * @description Target wallet for the crypto.
             *     @evidence assumed
             */
            walletId?: string;
            /**
             * @description Key-value pairs. The values are strings.
             *     @evidence assumed
             */
            metadata?: {
                [key: string]: string;
            };
            /**
             * @description A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests.
             *     @evidence named
             */
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        /**
         * @description Status of a pay-in. Other values are possible. Treat an unknown value as neither settled nor failed.
         *
         *     - `SETTLED`: The crypto credit is assumed to be confirmed on-chain and available, as PAY_IN_SETTLED says.
         *     - `FAILED`: The pay-in is assumed to have ended without a credit. PAY_IN_FAILED is terminal: no PAY_IN_SETTLED follows.
         *     @evidence observed
         */
        PayInStatus: "SETTLED" | "FAILED" | (string & {});
        /**
         * @description A blockchain. Other values are possible. Which of them you see depends on the chains that are configured for your company.
         *
         *     - `BASE`: Base.
         *     - `AVALANCHE`: Avalanche.
         *     - `POLYGON`: Polygon. Added in version 1.1.0.
         *     - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
         *     - `SOLANA`: Solana. Added in the release of July 31, 2026.
         */
        ChainName: "BASE" | "AVALANCHE" | "POLYGON" | "ETHEREUM" | "SOLANA" | (string & {});
        /** @description A pay-in: a fiat payment that arrived, what it was converted to, and what the account wallet received. Amounts are decimal strings without rounding. A missing amount means that there is no amount. It does not mean zero. Provider references, raw failure text, internal transaction IDs, and idempotency keys are never included. */
        PayIn: {
            /**
             * Format: uuid
             * @description ID of the pay-in.
             */
            id: string;
            /**
             * Format: uuid
             * @description Account that receives the pay-in.
             */
            accountId: string;
            /**
             * Format: uuid
             * @description Virtual bank account that received the fiat.
             */
            virtualBankAccountId: string;
            /**
             * Format: uuid
             * @description Account wallet that the crypto is credited to.
             */
            accountWalletId: string;
            /**
             * @description Status of a pay-in. Other values are possible. Treat an unknown value as neither settled nor failed.
             *
             *     - `SETTLED`: The crypto credit is assumed to be confirmed on-chain and available, as PAY_IN_SETTLED says.
             *     - `FAILED`: The pay-in is assumed to have ended without a credit. PAY_IN_FAILED is terminal: no PAY_IN_SETTLED follows.
             *     @evidence observed
             */
            status: components["schemas"]["PayInStatus"];
            /**
             * @description Chain of the crypto credit.
             *
             *     - `BASE`: Base.
             *     - `AVALANCHE`: Avalanche.
             *     - `POLYGON`: Polygon. Added in version 1.1.0.
             *     - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
             *     - `SOLANA`: Solana. Added in the release of July 31, 2026.
             */
            chain: components["schemas"]["ChainName"];
            /** @description Crypto asset that the fiat is converted to. */
            cryptoAsset: components["schemas"]["AssetCode"];
            /** @description Fiat currency of the credit. */
            fiatCurrency: components["schemas"]["CurrencyCode"];
            /** @description Gross amount of the fiat credit, in `fiatCurrency`. */
            grossFiatAmount: components["schemas"]["DecimalAmount"];
            /** @description Gross crypto amount, in `cryptoAsset`. For the amount that reached the wallet, use `netCryptoAmount`. */
            grossCryptoAmount?: components["schemas"]["DecimalAmount"];
            /** @description Crypto amount that reached the account wallet, in `cryptoAsset`. Reconcile against this amount. */
            netCryptoAmount?: components["schemas"]["DecimalAmount"];
            /**
             * Format: transaction-hash
             * @description Hash of the on-chain transaction.
             */
            transactionHash?: string;
            /**
             * Format: date-time
             * @description Time when the pay-in settled. Missing or null if it did not settle.
             */
            settledAt?: string | null;
            /**
             * Format: date-time
             * @description Time when the pay-in failed. Missing or null if it did not fail.
             */
            failedAt?: string | null;
            /**
             * Format: date-time
             * @description Time when the pay-in was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time when the pay-in last changed.
             */
            updatedAt: string;
        };
        /**
         * Format: decimal
         * @description Amount of the transfer. An exact decimal string with up to six decimal places.
         * @example 25.50
         */
        TransferAmount: string;
        /**
         * @description Status of a transfer. Other values are possible. TRANSFER_COMPLETED or TRANSFER_FAILED announces the outcome.
         *
         *     - `PENDING`: The transfer was created. Every transfer starts in this status.
         */
        TransferStatus: "PENDING" | (string & {});
        /**
         * @description A transfer between two accounts, created as a crypto or as a fiat transfer.
         *     @evidence assumed
         */
        Transfer: {
            /**
             * @description ID of the transfer.
             *     @evidence assumed
             * @example 58e0f3a7-6c1b-4d92-8a45-9b7e2c0d1902
             */
            id?: string;
            /**
             * Format: uuid
             * @description Account that sends the transfer. If the transfer fails, the funds stay with the sender.
             *     @evidence assumed
             */
            senderAccountId?: string;
            /**
             * Format: uuid
             * @description Account that receives the transfer.
             *     @evidence assumed
             */
            receiverAccountId?: string;
            /**
             * @description Crypto asset of the transfer. A fiat transfer has one, too.
             *     @evidence assumed
             */
            asset?: components["schemas"]["AssetCode"];
            /**
             * @description A blockchain. Other values are possible. Which of them you see depends on the chains that are configured for your company.
             *
             *     - `BASE`: Base.
             *     - `AVALANCHE`: Avalanche.
             *     - `POLYGON`: Polygon. Added in version 1.1.0.
             *     - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
             *     - `SOLANA`: Solana. Added in the release of July 31, 2026.
             *     @evidence assumed
             */
            chain?: components["schemas"]["ChainName"];
            /**
             * @description Amount of the transfer. An exact decimal string with up to six decimal places.
             *     @evidence assumed
             */
            amount?: components["schemas"]["TransferAmount"];
            /**
             * @description Status of a transfer. Other values are possible. TRANSFER_COMPLETED or TRANSFER_FAILED announces the outcome.
             *
             *     - `PENDING`: The transfer was created. Every transfer starts in this status.
             *     @evidence assumed
             */
            status?: components["schemas"]["TransferStatus"];
            /**
             * Format: transaction-hash
             * @description Hash of the on-chain transaction. A failed transfer that never reached the chain (NOT_SUBMITTED) has none.
             *     @evidence assumed
             */
            transactionHash?: string;
        };
        /**
         * @description The crypto transfer to create.
         *     @evidence assumed
         */
        CryptoTransferInput: {
            /**
             * Format: uuid
             * @description Account that receives the transfer.
             *     @evidence assumed
             */
            receiverAccountId?: string;
            /**
             * @description Code of the asset to transfer.
             *     @evidence assumed
             */
            asset?: components["schemas"]["AssetCode"];
            /**
             * @description A blockchain. The service accepts these values. Which of them you can use depends on the chains that are configured for your company.
             *
             *     - `BASE`: Base.
             *     - `AVALANCHE`: Avalanche.
             *     - `POLYGON`: Polygon. Added in version 1.1.0.
             *     - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
             *     - `SOLANA`: Solana. Added in the release of July 31, 2026.
             *     @evidence assumed
             */
            chain?: components["schemas"]["Chain"];
            /**
             * @description Amount of the transfer. An exact decimal string with up to six decimal places.
             *     @evidence assumed
             */
            amount?: components["schemas"]["TransferAmount"];
        };
        /** @description The fiat transfer to create. Send `chain` and `asset` together, or leave both out. */
        FiatTransferInput: {
            /**
             * Format: uuid
             * @description Account that receives the transfer.
             *     @evidence assumed
             */
            receiverAccountId?: string;
            /**
             * @description Code of the fiat currency. If more than one asset matches the currency, send `chain` and `asset` to choose one.
             *     @evidence assumed
             */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description Amount to transfer, in `currency`. An exact decimal string with up to six decimal places.
             *     @evidence assumed
             */
            amount?: components["schemas"]["TransferAmount"];
            /**
             * @description A blockchain. The service accepts these values. Which of them you can use depends on the chains that are configured for your company.
             *
             *     - `BASE`: Base.
             *     - `AVALANCHE`: Avalanche.
             *     - `POLYGON`: Polygon. Added in version 1.1.0.
             *     - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
             *     - `SOLANA`: Solana. Added in the release of July 31, 2026.
             *     @evidence named
             */
            chain?: components["schemas"]["Chain"];
            /**
             * @description Code of the asset that is transferred. It must match `currency`. Send it together with `chain`.
             *     @evidence named
             */
            asset?: components["schemas"]["AssetCode"];
        };
        /**
         * @description Crypto asset of an account-to-account transfer.
         *
         *     - `USDC`: USDC.
         *     - `EURC`: EURC.
         *     - `USDT`: USDT.
         * @enum {string}
         */
        TransferCryptocurrency: "USDC" | "EURC" | "USDT";
        /** @description The account-to-account transfer to create. */
        AccountToAccountTransferInput: {
            /**
             * Format: uuid
             * @description Account that sends the transfer.
             */
            sourceAccountId: string;
            /**
             * Format: uuid
             * @description Account that receives the transfer.
             */
            destinationAccountId: string;
            /** @description Amount of the transfer. An exact decimal string with up to six decimal places. */
            amount: components["schemas"]["TransferAmount"];
            /**
             * @description Crypto asset of an account-to-account transfer.
             *
             *     - `USDC`: USDC.
             *     - `EURC`: EURC.
             *     - `USDT`: USDT.
             */
            cryptocurrency: components["schemas"]["TransferCryptocurrency"];
            /**
             * @description Chain of the transfer. Defaults to the primary chain of the account.
             *
             *     - `BASE`: Base.
             * @enum {string}
             */
            chain?: "BASE";
        };
        /** @description An account-to-account transfer, as returned when you create it. */
        AccountToAccountTransfer: {
            /**
             * @description ID of the transfer.
             *     @evidence named
             * @example 58e0f3a7-6c1b-4d92-8a45-9b7e2c0d1901
             */
            id: string;
            /**
             * Format: uuid
             * @description Account that sends the transfer.
             *     @evidence named
             */
            sourceAccountId: string;
            /**
             * Format: uuid
             * @description Account that receives the transfer.
             *     @evidence named
             */
            destinationAccountId: string;
            /**
             * @description Amount of the transfer. An exact decimal string with up to six decimal places.
             *     @evidence named
             */
            amount: components["schemas"]["TransferAmount"];
            /**
             * @description Crypto asset of an account-to-account transfer.
             *
             *     - `USDC`: USDC.
             *     - `EURC`: EURC.
             *     - `USDT`: USDT.
             *     @evidence named
             */
            cryptocurrency: components["schemas"]["TransferCryptocurrency"];
            /**
             * @description Status of a new transfer.
             * @constant
             * @enum {string}
             */
            status: "PENDING";
        };
        /** @description An amount of a payment request, in fiat and in crypto. `fiat` is a JSON number, and `crypto` is a string. */
        PaymentRequestAmount: {
            /**
             * Format: decimal
             * @description Amount in fiat, as a JSON number.
             */
            fiat?: number;
            /**
             * @description Amount in crypto, as a string.
             * @example 43.220000
             */
            crypto?: string;
        };
        /**
         * @description The payment request to create for the account in the path.
         *     @evidence assumed
         */
        AccountPaymentRequestCreateInput: {
            /**
             * @description Amount to authorize.
             *     @evidence assumed
             */
            amount?: components["schemas"]["PaymentRequestAmount"];
            /**
             * @description Currency of the fiat side of `amount`.
             *     @evidence assumed
             */
            fiatCurrency?: components["schemas"]["CurrencyCode"];
            /**
             * @description Reference of the card provider. To settle by reference later, set this field and `externalId`.
             *     @evidence assumed
             */
            cardProviderReference?: string;
            /**
             * @description External ID of the payment request. To settle by reference later, set this field and `cardProviderReference`.
             *     @evidence assumed
             */
            externalId?: string;
            /** @description A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests. */
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        /**
         * @description Status of a payment request. Other values are possible. Do not treat an unknown value as a failure. The meanings are assumed. Decide by the amounts, if the response has them. The listed values were added in version 1.1.0.
         *
         *     - `SETTLING`: The settlement is in progress.
         *     - `SETTLED_WITH_SHORTFALL`: The payment request was settled for less than requested.
         *     - `REVERSING`: The reversal is in progress.
         *     @evidence named
         */
        PaymentRequestStatus: "SETTLING" | "SETTLED_WITH_SHORTFALL" | "REVERSING" | (string & {});
        /**
         * @description Type of an execution of a payment request. Other values are possible. The meanings are assumed. Do not book money by them. The listed values were added in version 1.1.0.
         *
         *     - `SETTLEMENT`: The payment request was settled.
         *     - `SETTLEMENT_OVERAGE`: The part of a settlement above the authorized amount.
         *     - `REFUND`: Money was refunded after a settlement.
         *     - `REVERSAL`: The payment request was reversed.
         *     - `INCREMENTAL_AUTHORIZATION`: The authorized amount was increased.
         *     - `AUTHORIZATION_ADJUSTMENT`: The authorized amount was changed.
         *     @evidence named
         */
        PaymentRequestExecutionType: "SETTLEMENT" | "SETTLEMENT_OVERAGE" | "REFUND" | "REVERSAL" | "INCREMENTAL_AUTHORIZATION" | "AUTHORIZATION_ADJUSTMENT" | (string & {});
        /**
         * @description A request for payment with an authorized amount. You settle, reverse, or update it with later requests. What each amount, time, and reason means is assumed. Keep your own record of what you requested.
         *     @evidence named
         */
        PaymentRequest: {
            /**
             * @description ID of the payment request.
             *     @evidence assumed
             * @example 69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001
             */
            id?: string;
            /**
             * Format: uuid
             * @description Account of the payment request.
             *     @evidence assumed
             */
            accountId?: string;
            /**
             * @description Status of a payment request. Other values are possible. Do not treat an unknown value as a failure. The meanings are assumed. Decide by the amounts, if the response has them. The listed values were added in version 1.1.0.
             *
             *     - `SETTLING`: The settlement is in progress.
             *     - `SETTLED_WITH_SHORTFALL`: The payment request was settled for less than requested.
             *     - `REVERSING`: The reversal is in progress.
             *     @evidence assumed
             */
            status?: components["schemas"]["PaymentRequestStatus"];
            /**
             * @description Reference of the card provider. Together with `externalId`, it identifies the payment request.
             *     @evidence assumed
             */
            cardProviderReference?: string;
            /**
             * @description External ID of the payment request. Together with `cardProviderReference`, it identifies the payment request.
             *     @evidence assumed
             */
            externalId?: string;
            /**
             * @description Currency of the fiat side of the amounts.
             *     @evidence assumed
             */
            fiatCurrency?: components["schemas"]["CurrencyCode"];
            /**
             * @description Amount that is authorized.
             *     @evidence assumed
             */
            authorizedAmount?: components["schemas"]["PaymentRequestAmount"];
            /** @description Amount to settle. */
            settlementAmount?: components["schemas"]["PaymentRequestAmount"];
            /** @description Amount that is settled. */
            settledAmount?: components["schemas"]["PaymentRequestAmount"];
            /** @description Amount that is missing from the settlement. */
            shortfallAmount?: components["schemas"]["PaymentRequestAmount"];
            /**
             * @description Time of the settlement.
             *     @evidence named
             * @example 2026-09-17T11:42:10Z
             */
            settledAt?: string;
            /**
             * @description Reason for the reversal.
             *     @evidence named
             */
            reversalReason?: string;
            /**
             * @description Description of the reversal.
             *     @evidence named
             */
            reversalDescription?: string;
            /**
             * @description Time of the reversal.
             *     @evidence named
             * @example 2026-09-17T12:05:30Z
             */
            reversedAt?: string;
            /**
             * @description The executions of the payment request so far.
             *     @evidence assumed
             */
            executions?: {
                /**
                 * @description Type of an execution of a payment request. Other values are possible. The meanings are assumed. Do not book money by them. The listed values were added in version 1.1.0.
                 *
                 *     - `SETTLEMENT`: The payment request was settled.
                 *     - `SETTLEMENT_OVERAGE`: The part of a settlement above the authorized amount.
                 *     - `REFUND`: Money was refunded after a settlement.
                 *     - `REVERSAL`: The payment request was reversed.
                 *     - `INCREMENTAL_AUTHORIZATION`: The authorized amount was increased.
                 *     - `AUTHORIZATION_ADJUSTMENT`: The authorized amount was changed.
                 *     @evidence assumed
                 */
                executionType?: components["schemas"]["PaymentRequestExecutionType"];
            }[];
        };
        /**
         * @description The payment request to create when the path does not name the account.
         *     @evidence assumed
         */
        PaymentRequestCreateInput: {
            /**
             * Format: uuid
             * @description Account of the payment request.
             *     @evidence assumed
             */
            accountId?: string;
            /**
             * @description Amount to authorize.
             *     @evidence assumed
             */
            amount?: components["schemas"]["PaymentRequestAmount"];
            /**
             * @description Currency of the fiat side of `amount`.
             *     @evidence assumed
             */
            fiatCurrency?: components["schemas"]["CurrencyCode"];
            /**
             * @description Reference of the card provider. To settle by reference later, set this field and `externalId`.
             *     @evidence assumed
             */
            cardProviderReference?: string;
            /**
             * @description External ID of the payment request. To settle by reference later, set this field and `cardProviderReference`.
             *     @evidence assumed
             */
            externalId?: string;
            /** @description A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests. */
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        /**
         * @description The settlement of a payment request that you identify by `cardProviderReference` and `externalId`.
         *     @evidence assumed
         */
        SettlementByReferenceInput: {
            /**
             * @description Reference of the card provider.
             *     @evidence named
             */
            cardProviderReference?: string;
            /**
             * @description External ID of the payment request.
             *     @evidence named
             */
            externalId?: string;
            /**
             * @description Amount to settle.
             *     @evidence assumed
             */
            settlementAmount?: components["schemas"]["PaymentRequestAmount"];
            /** @description A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests. */
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        /**
         * @description The reversal of a payment request that you identify in the request body.
         *     @evidence assumed
         */
        ReversalByReferenceInput: {
            /**
             * @description Reference of the card provider. Send it together with `externalId`.
             *     @evidence assumed
             */
            cardProviderReference?: string;
            /**
             * @description External ID of the payment request. Send it together with `cardProviderReference`.
             *     @evidence assumed
             */
            externalId?: string;
            /**
             * @description Reason for the reversal.
             *     @evidence assumed
             */
            reversalReason?: string;
            /**
             * @description Description of the reversal.
             *     @evidence assumed
             */
            reversalDescription?: string;
            /** @description A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests. */
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        /**
         * @description The new authorized amount of a payment request.
         *     @evidence assumed
         */
        PaymentRequestUpdateInput: {
            /**
             * @description New authorized amount.
             *     @evidence assumed
             */
            authorizedAmount?: components["schemas"]["PaymentRequestAmount"];
            /** @description A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests. */
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        /**
         * @description The settlement of a payment request.
         *     @evidence assumed
         */
        SettlementInput: {
            /**
             * @description Amount to settle.
             *     @evidence assumed
             */
            settlementAmount?: components["schemas"]["PaymentRequestAmount"];
            /** @description A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests. */
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        /**
         * @description The reversal of a payment request.
         *     @evidence assumed
         */
        ReversalInput: {
            /**
             * @description Reason for the reversal.
             *     @evidence assumed
             */
            reversalReason?: string;
            /**
             * @description Description of the reversal.
             *     @evidence assumed
             */
            reversalDescription?: string;
            /** @description A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests. */
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        /**
         * @description An asset that you can use on a chain.
         *     @evidence named
         */
        SupportedAsset: {
            /**
             * @description A blockchain. Other values are possible. Which of them you see depends on the chains that are configured for your company.
             *
             *     - `BASE`: Base.
             *     - `AVALANCHE`: Avalanche.
             *     - `POLYGON`: Polygon. Added in version 1.1.0.
             *     - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
             *     - `SOLANA`: Solana. Added in the release of July 31, 2026.
             *     @evidence named
             */
            chain?: components["schemas"]["ChainName"];
            /**
             * @description Code of the asset.
             *     @evidence named
             */
            asset?: components["schemas"]["AssetCode"];
            /**
             * Format: int32
             * @description Number of decimal places of the asset on this chain.
             *     @evidence named
             */
            decimals?: number;
            /**
             * Format: blockchain-address
             * @description Address of the asset's contract on this chain.
             *     @evidence named
             */
            contractAddress?: string;
        };
        /**
         * @description Status of the account's permit for an asset. It is derived for each request, so do not cache it. Other values are possible. The meanings are assumed. Use the asset only in READY.
         *
         *     - `READY`: The asset is ready.
         *     - `ACTIVATING`: Activation is in progress.
         *     - `ACTION_REQUIRED`: An action is required.
         *     - `PENDING`: The permit is pending.
         *     - `FAILED`: The permit failed.
         *     - `NO_WALLET`: The account has no wallet for the asset.
         */
        AssetPermitStatus: "READY" | "ACTIVATING" | "ACTION_REQUIRED" | "PENDING" | "FAILED" | "NO_WALLET" | (string & {});
        /**
         * @description An asset that you can use on a chain, with the status of its permit for one account.
         *     @evidence named
         */
        AccountSupportedAsset: {
            /**
             * @description A blockchain. Other values are possible. Which of them you see depends on the chains that are configured for your company.
             *
             *     - `BASE`: Base.
             *     - `AVALANCHE`: Avalanche.
             *     - `POLYGON`: Polygon. Added in version 1.1.0.
             *     - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
             *     - `SOLANA`: Solana. Added in the release of July 31, 2026.
             *     @evidence named
             */
            chain?: components["schemas"]["ChainName"];
            /**
             * @description Code of the asset.
             *     @evidence named
             */
            asset?: components["schemas"]["AssetCode"];
            /**
             * Format: int32
             * @description Number of decimal places of the asset on this chain.
             *     @evidence named
             */
            decimals?: number;
            /**
             * Format: blockchain-address
             * @description Address of the asset's contract on this chain.
             *     @evidence named
             */
            contractAddress?: string;
            /**
             * @description Status of the account's permit for an asset. It is derived for each request, so do not cache it. Other values are possible. The meanings are assumed. Use the asset only in READY.
             *
             *     - `READY`: The asset is ready.
             *     - `ACTIVATING`: Activation is in progress.
             *     - `ACTION_REQUIRED`: An action is required.
             *     - `PENDING`: The permit is pending.
             *     - `FAILED`: The permit failed.
             *     - `NO_WALLET`: The account has no wallet for the asset.
             *     @evidence named
             */
            permitStatus?: components["schemas"]["AssetPermitStatus"];
        };
        /**
         * @description Payment rail of a payout. Other values are possible.
         *
         *     - `US_ACH`: ACH in the United States. The initial rail.
         */
        PayoutRail: "US_ACH" | (string & {});
        /**
         * @description A bank account for payouts to a party. Only the last four digits of the account number are returned.
         *     @evidence named
         */
        PayoutBankAccount: {
            /**
             * @description ID of the payout bank account.
             *     @evidence assumed
             * @example 7ac4e6d9-8f31-4025-ae7b-1d902f8cb101
             */
            id?: string;
            /**
             * Format: uuid
             * @description Party that the bank account belongs to.
             *     @evidence assumed
             */
            partyId?: string;
            /**
             * @description Payment rail of a payout. Other values are possible.
             *
             *     - `US_ACH`: ACH in the United States. The initial rail.
             *     @evidence assumed
             */
            rail?: components["schemas"]["PayoutRail"];
            /**
             * Format: bank-account-number-end
             * @description Last four digits of the account number.
             *     @evidence named
             * @example 6789
             */
            accountNumberLast4?: string;
            /**
             * @description Email address of the beneficiary.
             *     @evidence named
             * @example maya.lindqvist@mail.example
             */
            beneficiaryEmail?: string;
            /**
             * Format: phone
             * @description Phone number of the beneficiary.
             *     @evidence named
             */
            beneficiaryPhoneNumber?: string;
        };
        /**
         * @description The bank account to register, with its raw rail credentials. Keep the credentials out of your logs.
         *     @evidence assumed
         */
        PayoutBankAccountInput: {
            /**
             * @description Payment rail of a payout. Other values are possible.
             *
             *     - `US_ACH`: ACH in the United States. The initial rail.
             *     @evidence assumed
             */
            rail?: components["schemas"]["PayoutRail"];
            /**
             * Format: bank-account-number
             * @description Account number, as a string. Responses include only its last four digits, in `accountNumberLast4`.
             *     @evidence assumed
             */
            accountNumber?: $Write<string>;
            /**
             * Format: routing-number
             * @description Routing number of the bank, as a string. Responses do not include it.
             *     @evidence assumed
             */
            routingNumber?: $Write<string>;
            /**
             * @description Email address of the beneficiary.
             *     @evidence named
             * @example maya.lindqvist@mail.example
             */
            beneficiaryEmail?: string;
            /**
             * Format: phone
             * @description Phone number of the beneficiary.
             *     @evidence named
             */
            beneficiaryPhoneNumber?: string;
        };
        /**
         * @description Status of a payout route. Other values are possible. A route that is built on incomplete beneficiary data fails permanently with `beneficiary-data-incomplete`: after you create a route, get it again with `listPayoutRoutes`.
         *
         *     - `AWAITING_OWNERSHIP_PROOF`: Registration is paused until the owner of the self-custody source wallet signs. The only status that requires an action from you: prepare the ownership proof, have the message signed, and complete the proof.
         *     - `ACTIVE`: The route is active. On a self-custody account it has a `depositAddress`.
         */
        PayoutRouteStatus: "AWAITING_OWNERSHIP_PROOF" | "ACTIVE" | (string & {});
        /**
         * @description A route for payouts from an account to a registered payout bank account.
         *     @evidence named
         */
        PayoutRoute: {
            /**
             * @description ID of the payout route.
             *     @evidence assumed
             * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc201
             */
            id?: string;
            /**
             * Format: uuid
             * @description Account that the route starts from.
             *     @evidence assumed
             */
            accountId?: string;
            /**
             * @description Registered payout bank account that receives the payouts.
             *     @evidence assumed
             * @example 7ac4e6d9-8f31-4025-ae7b-1d902f8cb101
             */
            payoutBankAccountId?: string;
            /**
             * Format: uuid
             * @description Source wallet of the crypto. A self-custody wallet requires a proof of ownership.
             *     @evidence assumed
             */
            sourceWalletId?: string;
            /**
             * @description Status of a payout route. Other values are possible. A route that is built on incomplete beneficiary data fails permanently with `beneficiary-data-incomplete`: after you create a route, get it again with `listPayoutRoutes`.
             *
             *     - `AWAITING_OWNERSHIP_PROOF`: Registration is paused until the owner of the self-custody source wallet signs. The only status that requires an action from you: prepare the ownership proof, have the message signed, and complete the proof.
             *     - `ACTIVE`: The route is active. On a self-custody account it has a `depositAddress`.
             *     @evidence assumed
             */
            status?: components["schemas"]["PayoutRouteStatus"];
            /**
             * Format: blockchain-address
             * @description Deposit address of the route, present on ACTIVE routes of self-custody accounts. Its purpose and its chain are not documented. Do not send funds to it until you know them.
             *     @evidence named
             */
            depositAddress?: string;
        };
        /**
         * @description The payout route to create.
         *     @evidence assumed
         */
        PayoutRouteInput: {
            /**
             * @description Registered payout bank account that receives the payouts. Its party needs an ACTIVE PAYOUT_RECIPIENT role with cleared KYC or KYB.
             *     @evidence assumed
             * @example 7ac4e6d9-8f31-4025-ae7b-1d902f8cb101
             */
            payoutBankAccountId?: string;
            /**
             * Format: uuid
             * @description Source wallet of the crypto.
             *     @evidence assumed
             */
            sourceWalletId?: string;
        };
        /**
         * @description The message that the owner of the source wallet signs.
         *     @evidence assumed
         */
        RouteOwnershipProofMessage: {
            /**
             * @description The exact message to sign with EIP-191. Pass it to the wallet unchanged.
             *     @evidence assumed
             */
            message?: string;
        };
        /**
         * @description The proof that the owner of the source wallet signed the prepared message.
         *     @evidence assumed
         */
        RouteOwnershipProofInput: {
            /**
             * @description EIP-191 signature of the prepared message, made with the key of the source wallet. Only externally owned accounts can sign. ERC-1271 contract signatures are not supported.
             *     @evidence assumed
             */
            signature?: string;
        };
        /**
         * @description Status of a payout. Other values are possible. Only COMPLETED means that the beneficiary was paid. A payout can be RETURNED while it is still processing, without a prior COMPLETED. Whether one can be RETURNED after COMPLETED is not documented: be ready for it.
         *
         *     - `REQUESTED`: The payout is assumed to be requested and not sent yet. No documented event announces it.
         *     - `SENDING`: The crypto is assumed to be on its way from the account wallet. No documented event announces it.
         *     - `PROVIDER_PROCESSING`: The crypto left the account wallet and reached the banking partner, so the sending of the crypto can no longer fail. PAYOUT_PROCESSING announces it. Not terminal.
         *     - `COMPLETED`: The beneficiary was paid. PAYOUT_COMPLETED announces it.
         *     - `REJECTED`: The payout was refused and never executed; the money stayed in the account. PAYOUT_REJECTED announces it.
         *     - `FAILED`: Execution began, then failed. No money reached the beneficiary. An insufficient permit allowance or wallet balance leads to this status. `failureReason` says why. PAYOUT_FAILED announces it. Terminal.
         *     - `RETURNED`: The receiving bank sent the money back, possibly during processing. PAYOUT_RETURNED announces it.
         */
        PayoutStatus: "REQUESTED" | "SENDING" | "PROVIDER_PROCESSING" | "COMPLETED" | "REJECTED" | "FAILED" | "RETURNED" | (string & {});
        /**
         * @description How a payout is funded. Other values are possible.
         *
         *     - `PULL`: The payout is funded through a permit. `createPayout` requests payouts in this mode.
         *     - `PUSH`: Not documented. No documented operation requests a payout in this mode.
         */
        FundingMode: "PULL" | "PUSH" | (string & {});
        /**
         * Format: decimal
         * @description Crypto amount that is paid out, as an exact decimal string.
         *     @evidence assumed
         * @example 100.00
         */
        PayoutAmount: string;
        /**
         * @description A payment from an account to a bank account over a payout route.
         *     @evidence named
         */
        Payout: {
            /**
             * @description ID of the payout.
             *     @evidence assumed
             * @example 9ce608fb-a153-4247-8a9d-3fb241aed301
             */
            id?: string;
            /**
             * Format: uuid
             * @description Account that the payout is paid from.
             *     @evidence assumed
             */
            accountId?: string;
            /**
             * @description Payout route of the payout.
             *     @evidence assumed
             * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc201
             */
            routeId?: string;
            /**
             * @description Status of a payout. Other values are possible. Only COMPLETED means that the beneficiary was paid. A payout can be RETURNED while it is still processing, without a prior COMPLETED. Whether one can be RETURNED after COMPLETED is not documented: be ready for it.
             *
             *     - `REQUESTED`: The payout is assumed to be requested and not sent yet. No documented event announces it.
             *     - `SENDING`: The crypto is assumed to be on its way from the account wallet. No documented event announces it.
             *     - `PROVIDER_PROCESSING`: The crypto left the account wallet and reached the banking partner, so the sending of the crypto can no longer fail. PAYOUT_PROCESSING announces it. Not terminal.
             *     - `COMPLETED`: The beneficiary was paid. PAYOUT_COMPLETED announces it.
             *     - `REJECTED`: The payout was refused and never executed; the money stayed in the account. PAYOUT_REJECTED announces it.
             *     - `FAILED`: Execution began, then failed. No money reached the beneficiary. An insufficient permit allowance or wallet balance leads to this status. `failureReason` says why. PAYOUT_FAILED announces it. Terminal.
             *     - `RETURNED`: The receiving bank sent the money back, possibly during processing. PAYOUT_RETURNED announces it.
             *     @evidence assumed
             */
            status?: components["schemas"]["PayoutStatus"];
            /**
             * @description How a payout is funded. Other values are possible.
             *
             *     - `PULL`: The payout is funded through a permit. `createPayout` requests payouts in this mode.
             *     - `PUSH`: Not documented. No documented operation requests a payout in this mode.
             *     @evidence assumed
             */
            fundingMode?: components["schemas"]["FundingMode"];
            /**
             * @description Crypto asset that is paid out.
             *     @evidence assumed
             */
            asset?: components["schemas"]["AssetCode"];
            /**
             * @description Crypto amount that is paid out, as an exact decimal string.
             *     @evidence assumed
             */
            amount?: components["schemas"]["PayoutAmount"];
            /**
             * @description Why the payout failed, for example because the permit allowance or the wallet balance is insufficient. No values are documented: show it to people, and do not branch on it.
             *     @evidence named
             */
            failureReason?: string;
        };
        /**
         * @description The payout to request, in funding mode PULL.
         *     @evidence assumed
         */
        PayoutInput: {
            /**
             * @description Payout route to use.
             *     @evidence assumed
             * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc201
             */
            routeId?: string;
            /**
             * @description Crypto asset to pay out.
             *     @evidence assumed
             */
            asset?: components["schemas"]["AssetCode"];
            /**
             * @description Crypto amount that is paid out, as an exact decimal string.
             *     @evidence assumed
             */
            amount?: components["schemas"]["PayoutAmount"];
        };
        /** @description Authentication of deliveries with an API key in a header. It does not include the API key. */
        WebhookApiKeyAuthentication: {
            /**
             * @description Deliveries are authenticated with an API key in a header. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "API_KEY";
            /** @description Name of the header that contains the API key. */
            headerName: string;
        };
        /** @description Authentication of deliveries with standard HTTP basic authentication. It does not include the password. */
        WebhookBasicAuthentication: {
            /**
             * @description Deliveries are authenticated with HTTP basic authentication. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BASIC_AUTHENTICATION";
            /** @description Username that the deliveries are sent with. */
            username: string;
        };
        /** @description How the service authenticates deliveries, identified by `type`. It does not include secrets. */
        WebhookAuthentication: components["schemas"]["WebhookApiKeyAuthentication"] | components["schemas"]["WebhookBasicAuthentication"];
        /** @description A registered webhook, to which the service sends every event. It does not include the secret. */
        Webhook: {
            /**
             * @description ID of the webhook, assigned by the service. Treat it as an opaque string.
             * @example whk-harbour-lane-1
             */
            id: string;
            /**
             * Format: uri
             * @description URL that receives the deliveries.
             * @example https://hooks.harbourlane.example/finance
             */
            url: string;
            /** @description Your label for the webhook. */
            name?: string;
            /** @description How the service authenticates deliveries, identified by `type`. It does not include secrets. */
            authenticationMethod: components["schemas"]["WebhookAuthentication"];
            /**
             * @description Status of the webhook.
             *
             *     - `ACTIVE`: The webhook is active.
             *     @evidence observed
             */
            status: "ACTIVE" | (string & {});
        };
        /** @description Authentication of deliveries with an API key in a header. */
        WebhookApiKeyAuthenticationInput: {
            /**
             * @description Authenticate deliveries with an API key in a header. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "API_KEY";
            /** @description Name of the header that contains the API key. */
            headerName: string;
            /**
             * Format: password
             * @description The API key. Responses never include it, so keep a copy.
             */
            apiKey: $Write<string>;
        };
        /** @description Authentication of deliveries with standard HTTP basic authentication. */
        WebhookBasicAuthenticationInput: {
            /**
             * @description Authenticate deliveries with HTTP basic authentication. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BASIC_AUTHENTICATION";
            /** @description Username that the deliveries are sent with. */
            username: string;
            /**
             * Format: password
             * @description The password. Responses never include it, so keep a copy.
             */
            password: $Write<string>;
        };
        /** @description How the service authenticates deliveries, identified by `type`. Always send it in full, with the secret. */
        WebhookAuthenticationInput: components["schemas"]["WebhookApiKeyAuthenticationInput"] | components["schemas"]["WebhookBasicAuthenticationInput"];
        /** @description The complete configuration of a webhook. */
        WebhookInput: {
            /**
             * Format: uri
             * @description Absolute `https://` URL that receives the deliveries. A plain HTTP URL is refused with `invalid-request`.
             * @example https://hooks.harbourlane.example/finance
             */
            url: string;
            /** @description Your label for the webhook. */
            name?: string;
            /** @description How the service authenticates deliveries, identified by `type`. Always send it in full, with the secret. */
            authenticationMethod: components["schemas"]["WebhookAuthenticationInput"];
        };
        /** @description A test event for one webhook. */
        PingEvent: {
            /**
             * @description Type of the event.
             * @constant
             * @enum {string}
             */
            eventType: "PING";
            /** @description The payload of the test event. */
            result: {
                /**
                 * @description Message of the test event.
                 *     @evidence named
                 */
                message: string;
            };
        };
        /**
         * Format: uuid
         * @description ID of the pay-in. Get the pay-in with `getPayIn`.
         * @example 47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801
         */
        PayInReference: string;
        /**
         * Format: uuid
         * @description ID of the account.
         * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
         */
        AccountReference: string;
        /**
         * @description Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
         *     @evidence observed
         * @example 2026-09-16T09:41:07.482913605ZZ
         */
        OccurredAt: string;
        /** @description The crypto credit of a pay-in is confirmed on-chain and available. */
        PayInSettledEvent: {
            /**
             * @description Type of the event.
             * @constant
             * @enum {string}
             */
            eventType: "PAY_IN_SETTLED";
            /** @description The pay-in that settled. */
            result: {
                /** @description ID of the pay-in. Get the pay-in with `getPayIn`. */
                payInId: components["schemas"]["PayInReference"];
                /** @description ID of the account. */
                accountId: components["schemas"]["AccountReference"];
                /**
                 * @description Status of a pay-in. Other values are possible. Treat an unknown value as neither settled nor failed.
                 *
                 *     - `SETTLED`: The crypto credit is assumed to be confirmed on-chain and available, as PAY_IN_SETTLED says.
                 *     - `FAILED`: The pay-in is assumed to have ended without a credit. PAY_IN_FAILED is terminal: no PAY_IN_SETTLED follows.
                 *     @evidence observed
                 */
                status: components["schemas"]["PayInStatus"];
                /**
                 * @description Crypto asset that was credited.
                 *     @evidence named
                 */
                asset: components["schemas"]["AssetCode"];
                /**
                 * @description Chain of the crypto credit.
                 *
                 *     - `BASE`: Base.
                 *     - `AVALANCHE`: Avalanche.
                 *     - `POLYGON`: Polygon. Added in version 1.1.0.
                 *     - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
                 *     - `SOLANA`: Solana. Added in the release of July 31, 2026.
                 *     @evidence named
                 */
                chain: components["schemas"]["ChainName"];
                /**
                 * Format: transaction-hash
                 * @description Hash of the on-chain transaction.
                 *     @evidence named
                 */
                transactionHash: string;
                /**
                 * @description Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
                 *     @evidence observed
                 */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /**
         * @description Why a pay-in ended without a credit. The list is fixed, and a reason is never free text. The meanings are assumed. Base your logic on the event, and only log the reason.
         *
         *     - `SETTLEMENT_FAILED`: The settlement failed.
         *     - `REJECTED_BY_PROVIDER`: The provider rejected the pay-in.
         *     - `UNKNOWN`: The reason is unknown.
         * @enum {string}
         */
        PayInFailureReason: "SETTLEMENT_FAILED" | "REJECTED_BY_PROVIDER" | "UNKNOWN";
        /** @description A pay-in ended without a credit. */
        PayInFailedEvent: {
            /**
             * @description Type of the event.
             * @constant
             * @enum {string}
             */
            eventType: "PAY_IN_FAILED";
            /** @description The pay-in that failed. */
            result: {
                /** @description ID of the pay-in. Get the pay-in with `getPayIn`. */
                payInId: components["schemas"]["PayInReference"];
                /** @description ID of the account. */
                accountId: components["schemas"]["AccountReference"];
                /**
                 * @description Status of a pay-in. Other values are possible. Treat an unknown value as neither settled nor failed.
                 *
                 *     - `SETTLED`: The crypto credit is assumed to be confirmed on-chain and available, as PAY_IN_SETTLED says.
                 *     - `FAILED`: The pay-in is assumed to have ended without a credit. PAY_IN_FAILED is terminal: no PAY_IN_SETTLED follows.
                 *     @evidence observed
                 */
                status: components["schemas"]["PayInStatus"];
                /**
                 * @description Why a pay-in ended without a credit. The list is fixed, and a reason is never free text. The meanings are assumed. Base your logic on the event, and only log the reason.
                 *
                 *     - `SETTLEMENT_FAILED`: The settlement failed.
                 *     - `REJECTED_BY_PROVIDER`: The provider rejected the pay-in.
                 *     - `UNKNOWN`: The reason is unknown.
                 */
                reason: components["schemas"]["PayInFailureReason"];
                /**
                 * @description Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
                 *     @evidence observed
                 */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /**
         * @description ID of the transfer.
         *     @evidence named
         * @example 58e0f3a7-6c1b-4d92-8a45-9b7e2c0d1901
         */
        TransferReference: string;
        /** @description A transfer settled with the receiving account. */
        TransferCompletedEvent: {
            /**
             * @description Type of the event.
             * @constant
             * @enum {string}
             */
            eventType: "TRANSFER_COMPLETED";
            /** @description The transfer that completed. */
            result: {
                /**
                 * @description ID of the transfer.
                 *     @evidence named
                 */
                transferId: components["schemas"]["TransferReference"];
                /** @description Account that sent the transfer. */
                senderAccountId: components["schemas"]["AccountReference"];
                /** @description Account that received the transfer. */
                receiverAccountId: components["schemas"]["AccountReference"];
                /**
                 * @description Crypto asset of the transfer.
                 *     @evidence named
                 */
                asset: components["schemas"]["AssetCode"];
                /**
                 * @description Chain of the transfer.
                 *
                 *     - `BASE`: Base.
                 *     - `AVALANCHE`: Avalanche.
                 *     - `POLYGON`: Polygon. Added in version 1.1.0.
                 *     - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
                 *     - `SOLANA`: Solana. Added in the release of July 31, 2026.
                 *     @evidence named
                 */
                chain: components["schemas"]["ChainName"];
                /**
                 * Format: transaction-hash
                 * @description Hash of the on-chain transaction.
                 *     @evidence named
                 */
                transactionHash: string;
                /**
                 * @description Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
                 *     @evidence observed
                 */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /**
         * @description Why a transfer failed. The list is fixed, and a reason is never free text. Except for NOT_SUBMITTED, the meanings are assumed. Base your logic on the event, and only log the reason.
         *
         *     - `ON_CHAIN_FAILED`: The transaction failed on-chain.
         *     - `INSUFFICIENT_FUNDS`: The funds were insufficient.
         *     - `INSUFFICIENT_ALLOWANCE`: The token allowance was insufficient.
         *     - `NOT_SUBMITTED`: The transfer never reached the chain. It has no `transactionHash`.
         *     - `UNKNOWN`: The reason is unknown.
         * @enum {string}
         */
        TransferFailureReason: "ON_CHAIN_FAILED" | "INSUFFICIENT_FUNDS" | "INSUFFICIENT_ALLOWANCE" | "NOT_SUBMITTED" | "UNKNOWN";
        /** @description A transfer failed permanently. */
        TransferFailedEvent: {
            /**
             * @description Type of the event.
             * @constant
             * @enum {string}
             */
            eventType: "TRANSFER_FAILED";
            /** @description The transfer that failed. */
            result: {
                /**
                 * @description ID of the transfer.
                 *     @evidence named
                 */
                transferId: components["schemas"]["TransferReference"];
                /** @description Account that sent the transfer. The funds stay with it. */
                senderAccountId: components["schemas"]["AccountReference"];
                /** @description Account that should have received the transfer. */
                receiverAccountId: components["schemas"]["AccountReference"];
                /**
                 * @description Crypto asset of the transfer.
                 *     @evidence named
                 */
                asset: components["schemas"]["AssetCode"];
                /**
                 * @description Chain of the transfer.
                 *
                 *     - `BASE`: Base.
                 *     - `AVALANCHE`: Avalanche.
                 *     - `POLYGON`: Polygon. Added in version 1.1.0.
                 *     - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
                 *     - `SOLANA`: Solana. Added in the release of July 31, 2026.
                 *     @evidence named
                 */
                chain: components["schemas"]["ChainName"];
                /**
                 * @description Why a transfer failed. The list is fixed, and a reason is never free text. Except for NOT_SUBMITTED, the meanings are assumed. Base your logic on the event, and only log the reason.
                 *
                 *     - `ON_CHAIN_FAILED`: The transaction failed on-chain.
                 *     - `INSUFFICIENT_FUNDS`: The funds were insufficient.
                 *     - `INSUFFICIENT_ALLOWANCE`: The token allowance was insufficient.
                 *     - `NOT_SUBMITTED`: The transfer never reached the chain. It has no `transactionHash`.
                 *     - `UNKNOWN`: The reason is unknown.
                 */
                reason: components["schemas"]["TransferFailureReason"];
                /**
                 * Format: transaction-hash
                 * @description Hash of the on-chain transaction. Missing if `reason` is NOT_SUBMITTED.
                 *     @evidence named
                 */
                transactionHash?: string;
                /**
                 * @description Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
                 *     @evidence observed
                 */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /**
         * @description ID of the payout. Get the payout with `getPayout`.
         *     @evidence named
         * @example 9ce608fb-a153-4247-8a9d-3fb241aed301
         */
        PayoutReference: string;
        /** @description The crypto of a payout reached the banking partner. */
        PayoutProcessingEvent: {
            /**
             * @description Type of the event.
             * @constant
             * @enum {string}
             */
            eventType: "PAYOUT_PROCESSING";
            /** @description The payout in progress. */
            result: {
                /**
                 * @description ID of the payout. Get the payout with `getPayout`.
                 *     @evidence named
                 */
                payoutId: components["schemas"]["PayoutReference"];
                /** @description ID of the account. */
                accountId: components["schemas"]["AccountReference"];
                /**
                 * @description Status of the payout.
                 * @constant
                 * @enum {string}
                 */
                status: "PROVIDER_PROCESSING";
                /**
                 * @description Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
                 *     @evidence observed
                 */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /** @description The beneficiary of a payout was paid. */
        PayoutCompletedEvent: {
            /**
             * @description Type of the event.
             * @constant
             * @enum {string}
             */
            eventType: "PAYOUT_COMPLETED";
            /** @description The payout that completed. */
            result: {
                /**
                 * @description ID of the payout. Get the payout with `getPayout`.
                 *     @evidence named
                 */
                payoutId: components["schemas"]["PayoutReference"];
                /** @description ID of the account. */
                accountId: components["schemas"]["AccountReference"];
                /**
                 * @description Status of the payout.
                 * @constant
                 * @enum {string}
                 */
                status: "COMPLETED";
                /**
                 * @description Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
                 *     @evidence observed
                 */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /**
         * @description Why a payout was rejected, failed, or was returned. The list is fixed, and a reason is never free text. The meanings are assumed. Base your logic on the event, and only log the reason.
         *
         *     - `REJECTED_BY_PROVIDER`: The provider rejected the payout.
         *     - `ROUTE_UNAVAILABLE`: The payout route was unavailable.
         *     - `SEND_FAILED`: Sending the crypto failed.
         *     - `RETURNED_BY_BANK`: The bank returned the payout.
         *     - `UNKNOWN`: The reason is unknown.
         * @enum {string}
         */
        PayoutEventReason: "REJECTED_BY_PROVIDER" | "ROUTE_UNAVAILABLE" | "SEND_FAILED" | "RETURNED_BY_BANK" | "UNKNOWN";
        /** @description A payout was refused before execution. */
        PayoutRejectedEvent: {
            /**
             * @description Type of the event.
             * @constant
             * @enum {string}
             */
            eventType: "PAYOUT_REJECTED";
            /** @description The payout that was rejected. */
            result: {
                /**
                 * @description ID of the payout. Get the payout with `getPayout`.
                 *     @evidence named
                 */
                payoutId: components["schemas"]["PayoutReference"];
                /** @description ID of the account. */
                accountId: components["schemas"]["AccountReference"];
                /**
                 * @description Status of the payout.
                 * @constant
                 * @enum {string}
                 */
                status: "REJECTED";
                /**
                 * @description Why a payout was rejected, failed, or was returned. The list is fixed, and a reason is never free text. The meanings are assumed. Base your logic on the event, and only log the reason.
                 *
                 *     - `REJECTED_BY_PROVIDER`: The provider rejected the payout.
                 *     - `ROUTE_UNAVAILABLE`: The payout route was unavailable.
                 *     - `SEND_FAILED`: Sending the crypto failed.
                 *     - `RETURNED_BY_BANK`: The bank returned the payout.
                 *     - `UNKNOWN`: The reason is unknown.
                 */
                reason: components["schemas"]["PayoutEventReason"];
                /**
                 * @description Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
                 *     @evidence observed
                 */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /** @description A payout failed after its execution began. */
        PayoutFailedEvent: {
            /**
             * @description Type of the event.
             * @constant
             * @enum {string}
             */
            eventType: "PAYOUT_FAILED";
            /** @description The payout that failed. */
            result: {
                /**
                 * @description ID of the payout. Get the payout with `getPayout`.
                 *     @evidence named
                 */
                payoutId: components["schemas"]["PayoutReference"];
                /** @description ID of the account. */
                accountId: components["schemas"]["AccountReference"];
                /**
                 * @description Status of the payout.
                 * @constant
                 * @enum {string}
                 */
                status: "FAILED";
                /**
                 * @description Why a payout was rejected, failed, or was returned. The list is fixed, and a reason is never free text. The meanings are assumed. Base your logic on the event, and only log the reason.
                 *
                 *     - `REJECTED_BY_PROVIDER`: The provider rejected the payout.
                 *     - `ROUTE_UNAVAILABLE`: The payout route was unavailable.
                 *     - `SEND_FAILED`: Sending the crypto failed.
                 *     - `RETURNED_BY_BANK`: The bank returned the payout.
                 *     - `UNKNOWN`: The reason is unknown.
                 */
                reason: components["schemas"]["PayoutEventReason"];
                /**
                 * @description Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
                 *     @evidence observed
                 */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /** @description The receiving bank returned a payout. */
        PayoutReturnedEvent: {
            /**
             * @description Type of the event.
             * @constant
             * @enum {string}
             */
            eventType: "PAYOUT_RETURNED";
            /** @description The payout that was returned. */
            result: {
                /**
                 * @description ID of the payout. Get the payout with `getPayout`.
                 *     @evidence named
                 */
                payoutId: components["schemas"]["PayoutReference"];
                /** @description ID of the account. */
                accountId: components["schemas"]["AccountReference"];
                /**
                 * @description Status of the payout.
                 * @constant
                 * @enum {string}
                 */
                status: "RETURNED";
                /**
                 * @description Why a payout was rejected, failed, or was returned. The list is fixed, and a reason is never free text. The meanings are assumed. Base your logic on the event, and only log the reason.
                 *
                 *     - `REJECTED_BY_PROVIDER`: The provider rejected the payout.
                 *     - `ROUTE_UNAVAILABLE`: The payout route was unavailable.
                 *     - `SEND_FAILED`: Sending the crypto failed.
                 *     - `RETURNED_BY_BANK`: The bank returned the payout.
                 *     - `UNKNOWN`: The reason is unknown.
                 */
                reason: components["schemas"]["PayoutEventReason"];
                /**
                 * @description Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
                 *     @evidence observed
                 */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /** @description A virtual bank account is ready to receive deposits. */
        VirtualBankAccountCreatedEvent: {
            /**
             * @description Type of the event.
             * @constant
             * @enum {string}
             */
            eventType: "VIRTUAL_BANK_ACCOUNT_CREATED";
            /** @description The virtual bank account that is ready. */
            result: {
                /**
                 * Format: uuid
                 * @description ID of the virtual bank account. Find it with `listVirtualBankAccounts`.
                 */
                virtualBankAccountId: string;
                /** @description ID of the account. */
                accountId: components["schemas"]["AccountReference"];
                /**
                 * @description Status of a virtual bank account. Other values are possible. The meanings are assumed. Do not send a payer to an account until VIRTUAL_BANK_ACCOUNT_CREATED says that it is ready for deposits.
                 *
                 *     - `PENDING`: The virtual bank account is not ready for deposits.
                 *     - `ACTIVE`: The virtual bank account is ready for deposits.
                 *     @evidence named
                 */
                status: components["schemas"]["VirtualBankAccountStatus"];
                /**
                 * @description Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
                 *     @evidence observed
                 */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /** @description A wallet pair of an account has cleared AML screening. */
        AccountWalletsProvisionedEvent: {
            /**
             * @description Type of the event.
             * @constant
             * @enum {string}
             */
            eventType: "ACCOUNT_WALLETS_PROVISIONED";
            /** @description The wallet pair that cleared AML screening. */
            result: {
                /** @description Account that the wallets belong to. List its wallets with `listWallets`. */
                accountId: components["schemas"]["AccountReference"];
                /**
                 * @description ID of the wallet pair, which consists of the account wallet and the escrow wallet.
                 *     @evidence named
                 * @example e3c85d14-7f0a-4b92-8d61-2a9f7c0b4504
                 */
                walletPairId: string;
                /**
                 * @description Type of the wallets.
                 *     @evidence named
                 * @example PLATFORM_MANAGED
                 */
                walletType: string;
                /**
                 * @description Chain of the wallets.
                 *
                 *     - `BASE`: Base.
                 *     - `AVALANCHE`: Avalanche.
                 *     - `POLYGON`: Polygon. Added in version 1.1.0.
                 *     - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
                 *     - `SOLANA`: Solana. Added in the release of July 31, 2026.
                 *     @evidence named
                 */
                chain: components["schemas"]["ChainName"];
                /**
                 * Format: blockchain-address
                 * @description On-chain address of the account wallet.
                 *     @evidence named
                 */
                accountWalletAddress: string;
                /**
                 * Format: blockchain-address
                 * @description On-chain address of the escrow wallet.
                 *     @evidence named
                 */
                escrowWalletAddress: string;
                /**
                 * @description Result of the anti-money-laundering (AML) screening. A wallet is ready only when the status is APPROVED. How the other values differ is assumed. Treat each of them as not ready.
                 *
                 *     - `PENDING`: Not ready. The screening is pending.
                 *     - `APPROVED`: The wallet has cleared the screening. Without this status, a wallet is not ready.
                 *     - `FLAGGED`: Not ready. The screening flagged the wallet.
                 *     - `BLOCKED`: Not ready. The screening blocked the wallet.
                 */
                amlStatus: components["schemas"]["AmlStatus"];
                /**
                 * @description Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
                 *     @evidence observed
                 */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /**
         * @description Outcome of the verification of an individual party. A later outcome can differ. It comes without reasons and without personal data. The meanings are assumed. Treat only VERIFIED as a success.
         *
         *     - `VERIFIED`: The party is verified.
         *     - `REJECTED`: The verification was rejected.
         *     - `VERIFICATION_PENDING`: The verification is pending.
         * @enum {string}
         */
        PartyVerificationOutcome: "VERIFIED" | "REJECTED" | "VERIFICATION_PENDING";
        /** @description The verification of an individual party produced an outcome. */
        PartyVerificationCompletedEvent: {
            /**
             * @description Type of the event.
             * @constant
             * @enum {string}
             */
            eventType: "PARTY_VERIFICATION_COMPLETED";
            /** @description The party and the outcome. */
            result: {
                /**
                 * Format: uuid
                 * @description ID of the individual party. Get the party with `getParty`.
                 */
                partyId: string;
                /**
                 * @description Outcome of the verification of an individual party. A later outcome can differ. It comes without reasons and without personal data. The meanings are assumed. Treat only VERIFIED as a success.
                 *
                 *     - `VERIFIED`: The party is verified.
                 *     - `REJECTED`: The verification was rejected.
                 *     - `VERIFICATION_PENDING`: The verification is pending.
                 */
                status: components["schemas"]["PartyVerificationOutcome"];
                /**
                 * @description Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
                 *     @evidence observed
                 */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
    };
    responses: {
        /** @description Any error that is not listed separately. All errors have the same envelope. Handle it by its HTTP status. */
        OtherError: {
            headers: {
                "X-Correlation-Id": components["headers"]["XCorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request is not valid. Correct it before you send it again. */
        BadRequest: {
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
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "invalid-request" | (string & {});
                        /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description The access token is missing, invalid, or expired. Request a new access token and retry once. */
        Unauthenticated: {
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
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "unauthenticated" | (string & {});
                        /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description The access token does not have the required scope, or the tenant header is not valid. The code is the same for each cause, so check both. */
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
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "forbidden" | (string & {});
                        /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description An unexpected error occurred. After a write, read the resource back before you retry. Report the correlation ID. */
        InternalError: {
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
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "internal-error" | (string & {});
                        /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /**
         * @description The party was not saved. All errors that are not listed separately use this response, too.
         *     @evidence assumed
         */
        PartyRejected: {
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
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "kyc-not-required-not-allowed" | (string & {});
                        /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /**
         * @description Identity verification is temporarily unavailable. Retry later with increasing delays. This error never means that the party has nothing left to do.
         *     @evidence assumed
         */
        IdentityVerificationUnavailable: {
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
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "identity-verification-unavailable" | (string & {});
                        /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description The request is not valid. Correct it before you send it again. */
        AccountBadRequest: {
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
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "invalid-request" | "invalid-parameter" | (string & {});
                        /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description The account does not exist, or your company does not own it. The code is the same for both. */
        AccountNotFound: {
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
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "account-not-found" | (string & {});
                        /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description A path or query parameter is not valid. Correct it before you send the request again. */
        WalletListBadRequest: {
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
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "invalid-request" | "invalid-parameter" | "page.validation" | (string & {});
                        /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description A path or query parameter is not valid. If `page` is below 1, `size` is above 100, or `sortOn` names a field that the list cannot be sorted on, the error code names the parameter. */
        PaymentSessionListBadRequest: {
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
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "invalid-request" | "invalid-parameter" | "invalid-date-range" | "page.validation" | "size.validation" | "sortOn.validation" | (string & {});
                        /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description No payment session was created because a condition is not met. All errors that are not listed separately use this response, too. */
        PaymentSessionCreateRejected: {
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
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "company-not-active" | "account-not-active" | "idempotency-key-conflict" | "kyc-required" | "unsupported-asset" | (string & {});
                        /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description No payment session was created: payment sessions are not enabled for your company, or the request is not valid. */
        PaymentSessionCreateBadRequest: {
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
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "no-suitable-provider" | "invalid-request" | "invalid-parameter" | (string & {});
                        /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description A problem with the payment provider. Nothing more is documented, nor whether a payment session was created: retry with the same idempotency key, or check `listPaymentSessions` first. */
        PaymentProviderBadGateway: {
            headers: {
                "X-Correlation-Id": components["headers"]["XCorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description A problem with the payment provider. Nothing more is documented, nor whether a payment session was created: retry with the same idempotency key, or check `listPaymentSessions` first. */
        PaymentProviderUnavailable: {
            headers: {
                "X-Correlation-Id": components["headers"]["XCorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The pay-in does not exist, or it is not yours. The code is the same for both. */
        PayInNotFound: {
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
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "pay-in-not-found" | (string & {});
                        /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description The transfer was rejected because of its chain, asset, or currency. All errors that are not listed separately use this response, too. */
        FiatTransferRejected: {
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
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "ambiguous-asset" | "chain-and-asset-required-together" | "asset-currency-mismatch" | (string & {});
                        /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /**
         * @description The request was rejected. All errors that are not listed separately use this response, too.
         *     @evidence assumed
         */
        PaymentRequestRejected: {
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
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "idempotency-key-conflict" | (string & {});
                        /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /**
         * @description The beneficiary data of the payout route is incomplete. All errors that are not listed separately use this response, too. Check `listPayoutRoutes` for the route.
         *     @evidence assumed
         */
        PayoutRouteRejected: {
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
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "beneficiary-data-incomplete" | (string & {});
                        /** @description Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description The delivery service is temporarily unreachable. Retry with increasing delays. */
        WebhookServiceUnavailable: {
            headers: {
                "X-Correlation-Id": components["headers"]["XCorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Your company has reached its maximum number of webhooks. Delete one before you register another. */
        WebhookCapExceeded: {
            headers: {
                "X-Correlation-Id": components["headers"]["XCorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
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
         * @description ID of the party.
         * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
         */
        PartyId: string;
        /**
         * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
         * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
         */
        AccountId: string;
        /**
         * @description Page number, starting at 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Number of entries per page.
         * @example 50
         */
        Size: number;
        /**
         * @description ID of the wallet.
         * @example 6e4b92d0-3f8a-4c17-95e2-b1d7a0c8f505
         */
        WalletId: string;
        /**
         * @description ID of the pay-in, which is `payInId` in its PAY_IN_SETTLED or PAY_IN_FAILED event.
         * @example 47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801
         */
        PayInId: string;
        /**
         * @description ID of the account that sends the transfer.
         * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
         */
        SenderId: string;
        /**
         * @description ID of the payment request.
         *     @evidence named
         * @example 69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001
         */
        PaymentRequestId: string;
        /**
         * @description ID of the payout bank account.
         *     @evidence named
         * @example 7ac4e6d9-8f31-4025-ae7b-1d902f8cb101
         */
        PayoutBankAccountId: string;
        /**
         * @description ID of the payout route.
         *     @evidence named
         * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc202
         */
        RouteId: string;
        /**
         * @description ID of the payout, which is `payoutId` in its events.
         *     @evidence named
         * @example 9ce608fb-a153-4247-8a9d-3fb241aed301
         */
        PayoutId: string;
        /**
         * @description ID of the webhook, assigned by the service. Treat it as an opaque string.
         * @example whk-harbour-lane-1
         */
        WebhookId: string;
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
    listParties: {
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
             * @description The parties of your company.
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
                         * @description The parties, without their VAT numbers.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PartySummary"][];
                        /**
                         * @description Position of this page in the list. Request the next page while `hasNextPage` is `true`.
                         *     @evidence assumed
                         */
                        pagination?: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    createParty: {
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
         * @description The party to create.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartyCreateInput"];
            };
        };
        responses: {
            /**
             * @description The party was created.
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
                         * @description A party, which is an individual or an organization, as it appears in lists and in party roles. Your company owns its parties. Parties hold accounts through party roles.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PartySummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["PartyRejected"];
        };
    };
    getParty: {
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
                 * @description ID of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The party.
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
                         * @description A single party. It has the fields of a party in a list, and the VAT number.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["Party"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    deleteParty: {
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
                 * @description ID of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The party was deleted.
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    updateParty: {
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
                 * @description ID of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * @description The changes.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartyUpdateInput"];
            };
        };
        responses: {
            /**
             * @description The updated party.
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
                         * @description A party, which is an individual or an organization, as it appears in lists and in party roles. Your company owns its parties. Parties hold accounts through party roles.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PartySummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["PartyRejected"];
        };
    };
    createPartyVerification: {
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
                 * @description ID of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The existing link, which is still valid. */
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
                         * @description The hosted page where a party completes its verification, KYC for an individual or KYB for an organization.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PartyVerification"];
                    };
                };
            };
            /** @description A new link, because the previous one was revoked. */
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
                         * @description The hosted page where a party completes its verification, KYC for an individual or KYB for an organization.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PartyVerification"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["IdentityVerificationUnavailable"];
            default: components["responses"]["OtherError"];
        };
    };
    getIvVerification: {
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
                 * @description ID of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The link between the party and identity verification.
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
                         * @description The link between a party and identity verification.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["IvVerification"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["IdentityVerificationUnavailable"];
            default: components["responses"]["OtherError"];
        };
    };
    getPartnerTerms: {
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
                 * @description ID of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The consent state of the party. REQUIRED always comes with a `consentUrl`.
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
                         * @description A party's consent to the partner terms. If `status` is REQUIRED, `consentUrl` is always present.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PartnerTerms"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["IdentityVerificationUnavailable"];
            default: components["responses"]["OtherError"];
        };
    };
    createPartnerTermsLink: {
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
                 * @description ID of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The new consent link.
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
                         * @description A new link where a party consents to the partner terms.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PartnerTermsLink"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["IdentityVerificationUnavailable"];
            default: components["responses"]["OtherError"];
        };
    };
    listAccounts: {
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
             * @description The accounts of your company.
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
                         * @description The accounts.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["Account"][];
                        /**
                         * @description Position of this page in the list. Request the next page while `hasNextPage` is `true`.
                         *     @evidence assumed
                         */
                        pagination?: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    createAccount: {
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
         * @description The account to create.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountCreateInput"];
            };
        };
        responses: {
            /**
             * @description The account was created.
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
                         * @description An account. Parties hold it through party roles. An account has wallets, which exist per chain, and virtual bank accounts, which receive fiat.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["Account"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    getAccount: {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The account.
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
                         * @description An account. Parties hold it through party roles. An account has wallets, which exist per chain, and virtual bank accounts, which receive fiat.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["Account"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    reactivateAccount: {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The account with its party roles and parties.
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
                        /** @description An account. Parties hold it through party roles. An account has wallets, which exist per chain, and virtual bank accounts, which receive fiat. */
                        result: components["schemas"]["Account"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    listPartyRoles: {
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
            path: {
                /**
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The party roles on the account.
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
                         * @description The party roles on the account.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PartyRole"][];
                        /**
                         * @description Position of this page in the list. Request the next page while `hasNextPage` is `true`.
                         *     @evidence assumed
                         */
                        pagination?: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    addPartyRole: {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * @description The role to add.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartyRoleInput"];
            };
        };
        responses: {
            /**
             * @description The role was added.
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
                         * @description The role of a party on an account.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PartyRole"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    listWallets: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of entries per page.
                 * @example 50
                 */
                size?: components["parameters"]["Size"];
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
            path: {
                /**
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description A page of wallets.
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
                        /** @description The wallets of this page. */
                        result: components["schemas"]["Wallet"][];
                        /** @description Position of this page in the list. Request the next page while `hasNextPage` is `true`. */
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["WalletListBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    verifyWalletAllowance: {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description ID of the wallet.
                 * @example 6e4b92d0-3f8a-4c17-95e2-b1d7a0c8f505
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The verification started.
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
                         * @description The wallet whose allowances are being verified.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["WalletAllowanceVerification"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    listVirtualBankAccounts: {
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
            path: {
                /**
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The virtual bank accounts of the account.
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
                         * @description The virtual bank accounts.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["VirtualBankAccount"][];
                        /**
                         * @description Position of this page in the list. Request the next page while `hasNextPage` is `true`.
                         *     @evidence assumed
                         */
                        pagination?: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    createVirtualBankAccount: {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * @description The virtual bank account to create.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VirtualBankAccountInput"];
            };
        };
        responses: {
            /**
             * @description The virtual bank account was created.
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
                         * @description Bank details for fiat deposits into an account: EUR over SEPA, or USD over ACH, wire, RTP, and SWIFT.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["VirtualBankAccount"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    prepareVirtualBankAccountOwnershipProof: {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The message to sign.
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
                         * @description The message that the customer signs to prove ownership of a wallet.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["OwnershipProofMessage"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    listPaymentSessions: {
        parameters: {
            query?: {
                /**
                 * @description Returns only payment sessions with this status. An unknown status returns `invalid-parameter`.
                 * @example PENDING_PAYMENT
                 */
                status?: components["schemas"]["PaymentSessionStatus"];
                /**
                 * @description Returns only payment sessions created at or after this instant. A value that is not an ISO 8601 instant returns `invalid-parameter`.
                 * @example 2026-09-16T00:00:00Z
                 */
                from?: string;
                /**
                 * @description Returns only payment sessions created before this instant. A value that is not an ISO 8601 instant returns `invalid-parameter`; a `from` after `to` returns `invalid-date-range`.
                 * @example 2026-09-17T00:00:00Z
                 */
                to?: string;
                /**
                 * @description Page number, starting at 1. A value below 1 returns `page.validation`.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Number of payment sessions per page. A value above 100 returns `size.validation`.
                 * @example 100
                 */
                size?: number;
                /**
                 * @description Field to sort by. If you omit it, the list is sorted by `createdAt` in descending order. Any other field, such as `status`, `expiresAt`, or `inAmount`, returns `sortOn.validation`.
                 * @example updatedAt
                 */
                sortOn?: "createdAt" | "updatedAt";
                /**
                 * @description Sort direction. It applies only together with `sortOn`; without `sortOn` it is ignored.
                 * @example DESC
                 */
                sortOrder?: "ASC" | "DESC";
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
            path: {
                /**
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payment sessions. `result` is empty if no payment session matches or the page is beyond the last. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /** @description The payment sessions of this page. */
                        result: components["schemas"]["PaymentSession"][];
                        /** @description Position of this page in the list. Request the next page while `hasNextPage` is `true`. */
                        pagination: components["schemas"]["Pagination"];
                        /** @description The sort order of the list. Its last key is always `id`, which `sortOn` does not accept. */
                        sort?: components["schemas"]["Sort"];
                    };
                };
            };
            400: components["responses"]["PaymentSessionListBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    createPaymentSession: {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * @description The payment session to create.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentSessionInput"];
            };
        };
        responses: {
            /**
             * @description The payment session was created.
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
                         * @description A payment session, which records the initiation of a fiat payment. The conversion and the crypto credit are recorded separately as a pay-in.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PaymentSession"];
                    };
                };
            };
            400: components["responses"]["PaymentSessionCreateBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["PaymentProviderBadGateway"];
            503: components["responses"]["PaymentProviderUnavailable"];
            default: components["responses"]["PaymentSessionCreateRejected"];
        };
    };
    getPayIn: {
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
                 * @description ID of the pay-in, which is `payInId` in its PAY_IN_SETTLED or PAY_IN_FAILED event.
                 * @example 47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801
                 */
                payInId: components["parameters"]["PayInId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pay-in. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                        /** @description A pay-in: a fiat payment that arrived, what it was converted to, and what the account wallet received. Amounts are decimal strings without rounding. A missing amount means that there is no amount. It does not mean zero. Provider references, raw failure text, internal transaction IDs, and idempotency keys are never included. */
                        result: components["schemas"]["PayIn"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PayInNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    listTransfers: {
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
            path: {
                /**
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The transfers of the account.
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
                         * @description The transfers.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["Transfer"][];
                        /**
                         * @description Position of this page in the list. Request the next page while `hasNextPage` is `true`.
                         *     @evidence assumed
                         */
                        pagination?: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    createCryptoTransfer: {
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
                 * @description ID of the account that sends the transfer.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                senderId: components["parameters"]["SenderId"];
            };
            cookie?: never;
        };
        /**
         * @description The transfer to create.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CryptoTransferInput"];
            };
        };
        responses: {
            /**
             * @description The transfer was created.
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
                         * @description A transfer between two accounts, created as a crypto or as a fiat transfer.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["Transfer"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    createFiatTransfer: {
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
                 * @description ID of the account that sends the transfer.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                senderId: components["parameters"]["SenderId"];
            };
            cookie?: never;
        };
        /**
         * @description The transfer to create.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FiatTransferInput"];
            };
        };
        responses: {
            /**
             * @description The transfer was created.
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
                         * @description A transfer between two accounts, created as a crypto or as a fiat transfer.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["Transfer"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["FiatTransferRejected"];
        };
    };
    createAccountToAccountTransfer: {
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
        /** @description The transfer to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountToAccountTransferInput"];
            };
        };
        responses: {
            /**
             * @description The transfer was created.
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
                        /** @description An account-to-account transfer, as returned when you create it. */
                        result: components["schemas"]["AccountToAccountTransfer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    createAccountPaymentRequest: {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * @description The payment request to create.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountPaymentRequestCreateInput"];
            };
        };
        responses: {
            /**
             * @description The payment request was created.
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
                         * @description A request for payment with an authorized amount. You settle, reverse, or update it with later requests. What each amount, time, and reason means is assumed. Keep your own record of what you requested.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PaymentRequest"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["PaymentRequestRejected"];
        };
    };
    createPaymentRequest: {
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
         * @description The payment request to create.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestCreateInput"];
            };
        };
        responses: {
            /**
             * @description The payment request was created.
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
                         * @description A request for payment with an authorized amount. You settle, reverse, or update it with later requests. What each amount, time, and reason means is assumed. Keep your own record of what you requested.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PaymentRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["PaymentRequestRejected"];
        };
    };
    settlePaymentRequestByReference: {
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
         * @description The references of the payment request, and the settlement.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementByReferenceInput"];
            };
        };
        responses: {
            /**
             * @description The settlement was accepted.
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
                         * @description A request for payment with an authorized amount. You settle, reverse, or update it with later requests. What each amount, time, and reason means is assumed. Keep your own record of what you requested.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PaymentRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["PaymentRequestRejected"];
        };
    };
    reversePaymentRequestByReference: {
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
         * @description The references of the payment request, and the reversal.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReversalByReferenceInput"];
            };
        };
        responses: {
            /**
             * @description The reversal was accepted.
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
                         * @description A request for payment with an authorized amount. You settle, reverse, or update it with later requests. What each amount, time, and reason means is assumed. Keep your own record of what you requested.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PaymentRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["PaymentRequestRejected"];
        };
    };
    updatePaymentRequest: {
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
                 * @description ID of the payment request.
                 *     @evidence named
                 * @example 69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001
                 */
                paymentRequestId: components["parameters"]["PaymentRequestId"];
            };
            cookie?: never;
        };
        /**
         * @description The new authorized amount.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestUpdateInput"];
            };
        };
        responses: {
            /**
             * @description The payment request was updated.
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
                         * @description A request for payment with an authorized amount. You settle, reverse, or update it with later requests. What each amount, time, and reason means is assumed. Keep your own record of what you requested.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PaymentRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["PaymentRequestRejected"];
        };
    };
    settlePaymentRequest: {
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
                 * @description ID of the payment request.
                 *     @evidence named
                 * @example 69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001
                 */
                paymentRequestId: components["parameters"]["PaymentRequestId"];
            };
            cookie?: never;
        };
        /**
         * @description The settlement.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementInput"];
            };
        };
        responses: {
            /**
             * @description The settlement was accepted.
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
                         * @description A request for payment with an authorized amount. You settle, reverse, or update it with later requests. What each amount, time, and reason means is assumed. Keep your own record of what you requested.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PaymentRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["PaymentRequestRejected"];
        };
    };
    reversePaymentRequest: {
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
                 * @description ID of the payment request.
                 *     @evidence named
                 * @example 69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001
                 */
                paymentRequestId: components["parameters"]["PaymentRequestId"];
            };
            cookie?: never;
        };
        /**
         * @description The reversal.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReversalInput"];
            };
        };
        responses: {
            /**
             * @description The reversal was accepted.
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
                         * @description A request for payment with an authorized amount. You settle, reverse, or update it with later requests. What each amount, time, and reason means is assumed. Keep your own record of what you requested.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PaymentRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["PaymentRequestRejected"];
        };
    };
    listSupportedAssets: {
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
             * @description The supported assets of the tenant.
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
                         * @description The pairs of chain and asset.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["SupportedAsset"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    listAccountSupportedAssets: {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The supported assets of the account.
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
                         * @description The pairs of chain and asset.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["AccountSupportedAsset"][];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    listPayoutBankAccounts: {
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
            path: {
                /**
                 * @description ID of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The payout bank accounts of the party.
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
                         * @description The payout bank accounts.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PayoutBankAccount"][];
                        /**
                         * @description Position of this page in the list. Request the next page while `hasNextPage` is `true`.
                         *     @evidence assumed
                         */
                        pagination?: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    registerPayoutBankAccount: {
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
                 * @description ID of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * @description The bank account with its raw credentials.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutBankAccountInput"];
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
                         * @description A bank account for payouts to a party. Only the last four digits of the account number are returned.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PayoutBankAccount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    getPayoutBankAccount: {
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
                 * @description ID of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
                /**
                 * @description ID of the payout bank account.
                 *     @evidence named
                 * @example 7ac4e6d9-8f31-4025-ae7b-1d902f8cb101
                 */
                payoutBankAccountId: components["parameters"]["PayoutBankAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The payout bank account.
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
                         * @description A bank account for payouts to a party. Only the last four digits of the account number are returned.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PayoutBankAccount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    listPayoutRoutes: {
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
            path: {
                /**
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The payout routes of the account.
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
                         * @description The payout routes.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PayoutRoute"][];
                        /**
                         * @description Position of this page in the list. Request the next page while `hasNextPage` is `true`.
                         *     @evidence assumed
                         */
                        pagination?: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    createPayoutRoute: {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * @description The payout route to create.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutRouteInput"];
            };
        };
        responses: {
            /**
             * @description The payout route was created. Check its `status` before you use it.
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
                         * @description A route for payouts from an account to a registered payout bank account.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PayoutRoute"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["PayoutRouteRejected"];
        };
    };
    prepareRouteOwnershipProof: {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description ID of the payout route.
                 *     @evidence named
                 * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc202
                 */
                routeId: components["parameters"]["RouteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The message to sign.
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
                         * @description The message that the owner of the source wallet signs.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["RouteOwnershipProofMessage"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    completeRouteOwnershipProof: {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description ID of the payout route.
                 *     @evidence named
                 * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc202
                 */
                routeId: components["parameters"]["RouteId"];
            };
            cookie?: never;
        };
        /**
         * @description The signature.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RouteOwnershipProofInput"];
            };
        };
        responses: {
            /**
             * @description The ownership proof was accepted.
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
                         * @description A route for payouts from an account to a registered payout bank account.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PayoutRoute"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    listPayouts: {
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
            path: {
                /**
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The payouts of the account.
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
                         * @description The payouts.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["Payout"][];
                        /**
                         * @description Position of this page in the list. Request the next page while `hasNextPage` is `true`.
                         *     @evidence assumed
                         */
                        pagination?: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    createPayout: {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * @description The payout to create.
         *     @evidence assumed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutInput"];
            };
        };
        responses: {
            /** @description The payout was requested. This response says nothing about its outcome. */
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
                         * @description A payment from an account to a bank account over a payout route.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["Payout"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    getPayout: {
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
                 * @description ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description ID of the payout, which is `payoutId` in its events.
                 *     @evidence named
                 * @example 9ce608fb-a153-4247-8a9d-3fb241aed301
                 */
                payoutId: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The payout.
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
                         * @description A payment from an account to a bank account over a payout route.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["Payout"];
                    };
                };
            };
            400: components["responses"]["AccountBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccountNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["OtherError"];
        };
    };
    listWebhooks: {
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
             * @description The registered webhooks.
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
                         * @description The webhooks.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["Webhook"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WebhookServiceUnavailable"];
            default: components["responses"]["OtherError"];
        };
    };
    registerWebhook: {
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
        /** @description The webhook to register. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /**
             * @description The webhook was registered.
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
                        /** @description A registered webhook, to which the service sends every event. It does not include the secret. */
                        result: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["WebhookCapExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WebhookServiceUnavailable"];
            default: components["responses"]["OtherError"];
        };
    };
    getWebhook: {
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
                 * @description ID of the webhook, assigned by the service. Treat it as an opaque string.
                 * @example whk-harbour-lane-1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The webhook.
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
                         * @description A registered webhook, to which the service sends every event. It does not include the secret.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WebhookServiceUnavailable"];
            default: components["responses"]["OtherError"];
        };
    };
    replaceWebhook: {
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
                 * @description ID of the webhook, assigned by the service. Treat it as an opaque string.
                 * @example whk-harbour-lane-1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /** @description The complete configuration, including the secret. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /**
             * @description The webhook was replaced.
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
                         * @description A registered webhook, to which the service sends every event. It does not include the secret.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WebhookServiceUnavailable"];
            default: components["responses"]["OtherError"];
        };
    };
    deleteWebhook: {
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
                 * @description ID of the webhook, assigned by the service. Treat it as an opaque string.
                 * @example whk-harbour-lane-1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The webhook was deleted.
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WebhookServiceUnavailable"];
            default: components["responses"]["OtherError"];
        };
    };
    pingWebhook: {
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
                 * @description ID of the webhook, assigned by the service. Treat it as an opaque string.
                 * @example whk-harbour-lane-1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PING event was accepted for delivery. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the request succeeded. */
                        success: components["schemas"]["Success"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WebhookServiceUnavailable"];
            default: components["responses"]["OtherError"];
        };
    };
    onPing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The `PING` event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PingEvent"];
            };
        };
        responses: {
            /** @description Return any 2xx status to acknowledge the delivery. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPayInSettled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The `PAY_IN_SETTLED` event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayInSettledEvent"];
            };
        };
        responses: {
            /** @description Return any 2xx status to acknowledge the delivery. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPayInFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The `PAY_IN_FAILED` event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayInFailedEvent"];
            };
        };
        responses: {
            /** @description Return any 2xx status to acknowledge the delivery. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTransferCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The `TRANSFER_COMPLETED` event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferCompletedEvent"];
            };
        };
        responses: {
            /** @description Return any 2xx status to acknowledge the delivery. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTransferFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The `TRANSFER_FAILED` event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferFailedEvent"];
            };
        };
        responses: {
            /** @description Return any 2xx status to acknowledge the delivery. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPayoutProcessing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The `PAYOUT_PROCESSING` event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutProcessingEvent"];
            };
        };
        responses: {
            /** @description Return any 2xx status to acknowledge the delivery. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPayoutCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The `PAYOUT_COMPLETED` event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutCompletedEvent"];
            };
        };
        responses: {
            /** @description Return any 2xx status to acknowledge the delivery. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPayoutRejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The `PAYOUT_REJECTED` event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutRejectedEvent"];
            };
        };
        responses: {
            /** @description Return any 2xx status to acknowledge the delivery. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPayoutFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The `PAYOUT_FAILED` event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutFailedEvent"];
            };
        };
        responses: {
            /** @description Return any 2xx status to acknowledge the delivery. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPayoutReturned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The `PAYOUT_RETURNED` event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutReturnedEvent"];
            };
        };
        responses: {
            /** @description Return any 2xx status to acknowledge the delivery. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVirtualBankAccountCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The `VIRTUAL_BANK_ACCOUNT_CREATED` event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VirtualBankAccountCreatedEvent"];
            };
        };
        responses: {
            /** @description Return any 2xx status to acknowledge the delivery. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAccountWalletsProvisioned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The `ACCOUNT_WALLETS_PROVISIONED` event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountWalletsProvisionedEvent"];
            };
        };
        responses: {
            /** @description Return any 2xx status to acknowledge the delivery. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPartyVerificationCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The `PARTY_VERIFICATION_COMPLETED` event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartyVerificationCompletedEvent"];
            };
        };
        responses: {
            /** @description Return any 2xx status to acknowledge the delivery. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}


/** Values known so far; the list is open. */
export const errorCodeValues = ["invalid-parameter", "invalid-date-range", "page.validation", "size.validation", "sortOn.validation", "invalid-request", "no-suitable-provider", "unauthenticated", "forbidden", "account-not-found", "pay-in-not-found", "internal-error", "identity-verification-unavailable", "ambiguous-asset", "chain-and-asset-required-together", "asset-currency-mismatch", "kyc-not-required-not-allowed", "beneficiary-data-incomplete", "company-not-active", "account-not-active", "idempotency-key-conflict", "kyc-required", "unsupported-asset"] as const;

/** Values known so far; the list is open. */
export const partyKycStatusValues = ["PENDING", "NOT_REQUIRED"] as const;

/** Values known so far; the list is open. */
export const partnerTermsStatusValues = ["NOT_REQUIRED", "REQUIRED", "ACCEPTED"] as const;

/** Values known so far; the list is open. */
export const partySummaryPartyTypeValues = ["INDIVIDUAL"] as const;

/** Values known so far; the list is open. */
export const partyCreateInputPartyTypeValues = ["INDIVIDUAL"] as const;

/** Values known so far; the list is open. */
export const partyCreateInputKycStatusValues = ["NOT_REQUIRED"] as const;

/** Values known so far; the list is open. */
export const partyUpdateInputKycStatusValues = ["NOT_REQUIRED"] as const;

/** All values; the list is closed. */
export const partyRoleTypeValues = ["ACCOUNT_HOLDER", "PAYOUT_RECIPIENT"] as const;

/** Values known so far; the list is open. */
export const partyRoleStatusValues = ["ACTIVE"] as const;

/** Values known so far; the list is open. */
export const accountStatusValues = ["ACTIVE"] as const;

/** All values; the list is closed. */
export const chainValues = ["BASE", "AVALANCHE", "POLYGON", "ETHEREUM", "SOLANA"] as const;

/** All values; the list is closed. */
export const walletTypeValues = ["PLATFORM_MANAGED", "SELF_CUSTODY"] as const;

/** All values; the list is closed. */
export const amlStatusValues = ["PENDING", "APPROVED", "FLAGGED", "BLOCKED"] as const;

/** Values known so far; the list is open. */
export const walletStatusValues = ["PENDING", "VERIFYING_ALLOWANCE"] as const;

/** Values known so far; the list is open. */
export const virtualBankAccountStatusValues = ["PENDING", "ACTIVE"] as const;

/** Values known so far; the list is open. */
export const bankAccountTypeValues = ["USD_ACH"] as const;

/** Values known so far; the list is open. */
export const depositRailRailValues = ["SEPA", "ACH", "WIRE", "RTP", "SWIFT"] as const;

/** All values; the list is closed. */
export const paymentSessionStatusValues = ["CREATED", "PENDING_PAYMENT", "PAYMENT_RECEIVED", "FAILED", "EXPIRED", "CANCELLED", "REFUNDING", "REFUNDED"] as const;

/** Values known so far; the list is open. */
export const sortOrderDirectionValues = ["ASC", "DESC"] as const;

/** Values known so far; the list is open. */
export const payInStatusValues = ["SETTLED", "FAILED"] as const;

/** Values known so far; the list is open. */
export const chainNameValues = ["BASE", "AVALANCHE", "POLYGON", "ETHEREUM", "SOLANA"] as const;

/** Values known so far; the list is open. */
export const transferStatusValues = ["PENDING"] as const;

/** All values; the list is closed. */
export const transferCryptocurrencyValues = ["USDC", "EURC", "USDT"] as const;

/** All values; the list is closed. */
export const accountToAccountTransferInputChainValues = ["BASE"] as const;

/** Values known so far; the list is open. */
export const paymentRequestStatusValues = ["SETTLING", "SETTLED_WITH_SHORTFALL", "REVERSING"] as const;

/** Values known so far; the list is open. */
export const paymentRequestExecutionTypeValues = ["SETTLEMENT", "SETTLEMENT_OVERAGE", "REFUND", "REVERSAL", "INCREMENTAL_AUTHORIZATION", "AUTHORIZATION_ADJUSTMENT"] as const;

/** Values known so far; the list is open. */
export const assetPermitStatusValues = ["READY", "ACTIVATING", "ACTION_REQUIRED", "PENDING", "FAILED", "NO_WALLET"] as const;

/** Values known so far; the list is open. */
export const payoutRailValues = ["US_ACH"] as const;

/** Values known so far; the list is open. */
export const payoutRouteStatusValues = ["AWAITING_OWNERSHIP_PROOF", "ACTIVE"] as const;

/** Values known so far; the list is open. */
export const payoutStatusValues = ["REQUESTED", "SENDING", "PROVIDER_PROCESSING", "COMPLETED", "REJECTED", "FAILED", "RETURNED"] as const;

/** Values known so far; the list is open. */
export const fundingModeValues = ["PULL", "PUSH"] as const;

/** Values known so far; the list is open. */
export const webhookStatusValues = ["ACTIVE"] as const;

/** All values; the list is closed. */
export const payInFailureReasonValues = ["SETTLEMENT_FAILED", "REJECTED_BY_PROVIDER", "UNKNOWN"] as const;

/** All values; the list is closed. */
export const transferFailureReasonValues = ["ON_CHAIN_FAILED", "INSUFFICIENT_FUNDS", "INSUFFICIENT_ALLOWANCE", "NOT_SUBMITTED", "UNKNOWN"] as const;

/** All values; the list is closed. */
export const payoutEventReasonValues = ["REJECTED_BY_PROVIDER", "ROUTE_UNAVAILABLE", "SEND_FAILED", "RETURNED_BY_BANK", "UNKNOWN"] as const;

/** All values; the list is closed. */
export const partyVerificationOutcomeValues = ["VERIFIED", "REJECTED", "VERIFICATION_PENDING"] as const;

/** All values; the list is closed. */
export const listPaymentSessionsSortOnValues = ["createdAt", "updatedAt"] as const;

/** All values; the list is closed. */
export const listPaymentSessionsSortOrderValues = ["ASC", "DESC"] as const;
