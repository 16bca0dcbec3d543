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
         * List parties
         * @description Lists the parties of your company: the individuals and organisations that hold accounts or are paid out to. Use it
         *     to find a party by your own `externalId`, for instance when the answer to its creation was lost.
         *
         *     An entry leaves out the VAT number; read the single party to see it. Its `partnerTermsStatus` is a cached copy, so
         *     read the partner terms of the party before you decide anything on it.
         *
         *     On 400 correct the parameters before you repeat the call.
         *     @evidence listed
         */
        get: operations["listParties"];
        put?: never;
        /**
         * Create a party
         * @description Records an individual or an organisation with your company. Afterwards the party can be verified over its hosted
         *     link, consent to the partner's terms where that is required, and hold an account or be paid out to through a party
         *     role.
         *
         *     **Tenant-managed KYC.** If your tenant manages KYC itself, send `kycStatus` NOT_REQUIRED. An administrator has to
         *     enable this for your company first; until then the call is refused with `kyc-not-required-not-allowed`, and
         *     repeating it does not help.
         *
         *     **Email.** It is optional. When an individual on a self-custody account is onboarded to a partner, the partner is
         *     given the address and keeps it for good; for a party without one a synthetic address is used. So set it before.
         *
         *     Nothing is shown that makes a repetition safe: after a 500 or a lost answer, look for the party in the list before
         *     you create it again.
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
                 * @description Id of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * Read a party
         * @description Reads one party in full. It is the only read that shows the VAT number.
         *
         *     Use it to see how far onboarding has come, for instance after a PARTY_VERIFICATION_COMPLETED event. The
         *     `partnerTermsStatus` in it is a cached copy: read the partner terms of the party before you decide anything on it.
         *     @evidence listed
         */
        get: operations["getParty"];
        put?: never;
        post?: never;
        /**
         * Delete a party
         * @description Removes a party from your company. Make sure first that you no longer need it: the sources do not say what becomes
         *     of its roles, accounts and bank accounts, and no operation brings a party back.
         *
         *     After a 500 or a lost answer, look whether the party is still there before you repeat the call.
         *     @evidence listed
         */
        delete: operations["deleteParty"];
        options?: never;
        head?: never;
        /**
         * Update a party
         * @description Changes the data of a party. As with any PATCH, send only what changes.
         *
         *     **Email.** A new address does not replace the one that a partner already holds: a partner stores it once, when the
         *     party, an individual on a self-custody account, is onboarded there. For a party without one a synthetic address was
         *     used then.
         *
         *     **Tenant-managed KYC.** Send `kycStatus` NOT_REQUIRED only if your tenant manages KYC itself. An administrator has
         *     to enable it for your company first; until then the call is refused with `kyc-not-required-not-allowed`, and
         *     repeating it does not help.
         *
         *     After a 500 or a lost answer, read the party to see whether the change took effect.
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
                 * @description Id of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the verification link of a party
         * @description Gives you the hosted page on which the party proves who it is: KYC for an individual, KYB for an organisation. Send
         *     the party there.
         *
         *     **Repeating is safe.** The link does not expire. Calling again answers 200 with the same address; only when the link
         *     was revoked do you get a new one, with 201. So keep no copy: ask for the link whenever you need it, and use the
         *     address of the latest answer.
         *
         *     **Afterwards.** For an individual every verdict, also that of a later re-verification, is announced by
         *     PARTY_VERIFICATION_COMPLETED. A verified party may still have to consent to the partner's terms, which is the final
         *     gate before a virtual bank account or a pay-out.
         *
         *     On 503 try again later, with growing pauses; it says nothing about the party. Verification is part of the release of
         *     31 July 2026.
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
                 * @description Id of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * Read the identity verification of a party
         * @description Tells whether the party is linked to identity verification, and under which case reference. Use it to match the
         *     party with its case.
         *
         *     On 503 nothing is known about the linkage: try again later, with growing pauses, and never read it as "nothing is
         *     outstanding".
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
                 * @description Id of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * Read the partner terms of a party
         * @description Tells whether the party still has to consent to the partner's terms and, while it has to, where. Read it before you
         *     open a virtual bank account or request a pay-out for the party: consent is the last gate once KYC is done, and while
         *     it is missing even a verified party gets neither.
         *
         *     **REQUIRED** always comes with a `consentUrl`; send the party there. No event announces the acceptance yet (one is
         *     being added, its name is not fixed), so read this operation again to notice it.
         *
         *     **ACCEPTED is not final.** A newly enabled partner or a new version of the terms takes the party back to REQUIRED.
         *     The `partnerTermsStatus` on the party is a cached copy of this state.
         *
         *     **It fails closed.** When the state cannot be told you get an error, never a state without its link. On 503 treat
         *     the consent as outstanding and try again later, with growing pauses. Partner terms are part of the release of 23
         *     August 2026.
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
                 * @description Id of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a consent link
         * @description Issues a new link on which the party consents to the partner's terms. Use it when the party needs a fresh link; to
         *     see the present one, read the partner terms instead.
         *
         *     **The new link supersedes the one before**, so each call makes the link you gave out earlier obsolete. Hand the
         *     party the latest one only, and after a lost answer read the partner terms before you issue yet another.
         *
         *     **It fails closed.** When no link can be issued you get an error, never an answer without one. On 503 treat the
         *     consent as outstanding and try again later, with growing pauses. Partner terms are part of the release of 23 August
         *     2026.
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
         * List accounts
         * @description Lists the accounts of your company. Parties hold them through party roles; each has wallets and virtual bank
         *     accounts. Use it to find an account by your own `externalId`, for instance when the answer to its creation was lost.
         *
         *     On 400 correct the parameters before you repeat the call.
         *     @evidence listed
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Create an account
         * @description Opens an account for a party of yours. An account holds wallets, which are per chain, and virtual bank accounts,
         *     which receive fiat. The party is assumed to exist already.
         *
         *     **Identity share token.** For an individual on a self-custody tenant you can send `party.identityShareToken`, a
         *     share token of the identity provider; the service forwards it. The creation is all or nothing: when forwarding
         *     fails, everything is rolled back and no account remains. Leave the token out for organisations and on other tenants.
         *     It is never returned, and it belongs in no log.
         *
         *     Nothing is shown that makes a repetition safe: after a 500 or a lost answer, look for the account in the list before
         *     you create it again.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * Read an account
         * @description Reads one account with its status, its party roles and the parties that have them. Use it to see whether the account
         *     is active before you rely on it.
         *
         *     On 404 the account is unknown or not yours.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
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
         * @description Puts an account that is out of use back into use. It takes no body and answers with the account, its party roles and
         *     the parties that have them; read `status` there instead of assuming that the account is active.
         *
         *     Mind the address: this operation is under `/api/v1`, the other operations on an account are under `/v1`.
         *
         *     On 404 the account is unknown or not yours. After a 500 or a lost answer, read the account before you repeat the
         *     call.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * List party roles
         * @description Lists which parties are on an account, and as what. Use it before you create a pay-out route: the party whose bank
         *     account is paid needs a PAYOUT_RECIPIENT role that is ACTIVE, and its KYC or KYB has to be cleared.
         *
         *     On 404 the account is unknown or not yours.
         *     @evidence listed
         */
        get: operations["listPartyRoles"];
        put?: never;
        /**
         * Add a party role
         * @description Gives a party a role on an account: ACCOUNT_HOLDER to hold it, PAYOUT_RECIPIENT to be paid out to. A party may have
         *     both at once.
         *
         *     A pay-out route for a bank account of the party can be created once its PAYOUT_RECIPIENT role is ACTIVE and its KYC
         *     or KYB is cleared. So check `status` in the answer, and verify the party first if need be.
         *
         *     On 404 the account is unknown or not yours. After a 500 or a lost answer, list the roles before you add this one
         *     again.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * List wallets
         * @description Lists the wallets of an account with their balances. Use it to show what an account holds, to find the address of
         *     a wallet, and to see whether a wallet is ready. No event carries an amount, so this is where balances are read.
         *
         *     **Ready or not.** A wallet is ready only while its `amlStatus` is APPROVED. The event ACCOUNT_WALLETS_PROVISIONED
         *     announces that a pair of wallets cleared the screening; read the wallets again when it arrives.
         *
         *     **What can be spent.** Each balance has three figures. The `reserved` part is held against an operation that is
         *     still in flight, so look at `available` before you start another one. All three are exact decimal strings.
         *
         *     On 400 the code says which parameter to correct; on 404 the account is unknown or not yours.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description Id of the wallet.
                 * @example 6e4b92d0-3f8a-4c17-95e2-b1d7a0c8f505
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the allowances of a wallet
         * @description Activates a self-custody contract wallet: the service verifies the token allowances that the wallet has given
         *     on-chain. Call it after the owner of the wallet has made the on-chain approve. It takes no body.
         *
         *     **Afterwards** the wallet is in VERIFYING_ALLOWANCE. It is not usable yet: all checks take that status for PENDING.
         *     If the window for verifying closes and assets are still uncovered, the wallet falls back to PENDING. Then let the
         *     owner approve the assets that are missing, and call this operation again.
         *
         *     A success tells that the verification was taken up, not that the wallet is active. On 404 the account is unknown
         *     or not yours.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * List virtual bank accounts
         * @description Lists the virtual bank accounts of an account: the bank details under which it receives fiat, in EUR over SEPA or
         *     in USD over ACH, WIRE, RTP and SWIFT. Use it to show a payer where to pay, and to find out whether an account is
         *     ready.
         *
         *     The event VIRTUAL_BANK_ACCOUNT_CREATED tells that an account can take deposits now. It brings the id and no bank
         *     details, so read them here. Show the payer the entry of `depositRails` for the rail they use.
         *
         *     On 404 the account is unknown or not yours.
         *     @evidence listed
         */
        get: operations["listVirtualBankAccounts"];
        put?: never;
        /**
         * Create a virtual bank account
         * @description Gives an account bank details of its own under which it can receive fiat: in EUR over SEPA, or in USD over ACH,
         *     WIRE, RTP and SWIFT.
         *
         *     **Before.** Consent to the partner terms is the last gate once KYC is done: while it is missing, even a verified
         *     party gets no virtual bank account. Consent does not last for good, because another partner or another version of
         *     the terms asks for it anew, so look at `getPartnerTerms` first. For a proof that the customer owns the wallet, get
         *     the message from `prepareVirtualBankAccountOwnershipProof`, have it signed, and send the result as
         *     `ownershipProof`. Set the party's email beforehand as well: a partner keeps the address that it is given when the
         *     party, an individual on a self-custody account, is onboarded there.
         *
         *     **Afterwards** the account need not be ready. The event VIRTUAL_BANK_ACCOUNT_CREATED fires when it can receive
         *     deposits, not when it is created; wait for it before you show bank details to a payer, and read them with
         *     `listVirtualBankAccounts`.
         *
         *     **On failure.** Two codes of the partner onboarding have had new names since 1 September 2026; neither the old nor
         *     the new ones are shown. Their statuses, and which of them can be retried, did not change: decide by the status, not
         *     by the old name. No idempotency key is shown, so after a lost answer look at the list before you create again.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare the ownership proof for a virtual bank account
         * @description Prepares the proof that a customer owns the wallet of the account. The answer holds the exact message that the
         *     customer signs; call this before `createVirtualBankAccount`.
         *
         *     Hand the message to the customer's wallet unchanged, have it signed there, and send the signature in
         *     `ownershipProof` when you create the virtual bank account.
         *
         *     **On failure.** Two codes of the partner onboarding have had new names since 1 September 2026, here and on creation;
         *     neither the old nor the new ones are shown. Their statuses, and which of them can be retried, did not change: decide
         *     by the status, not by the old name. When an answer was lost, prepare again and use the message of the latest answer.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * List payment sessions
         * @description Lists the pay-in sessions of an account, the newest first unless you sort. Use it to show a history or to
         *     poll for changes; it reads what the service has stored and never asks the payment provider.
         *
         *     **Sorting.** Only `createdAt` and `updatedAt` can be sorted on. The session id is always added as the last key, to
         *     break ties; it shows up at the end of the `sort` block of the answer but cannot be asked for. To ask for the same
         *     order again, replay `sort.orders[0].property` only.
         *
         *     **Polling for changes.** Sort by `updatedAt` descending and read only the first page, with a `size` above the number
         *     of changes you expect between two polls. No filter asks for what changed since an instant, and a session that moves
         *     between the request for page 1 and the one for page 2 is never returned: do not walk the pages to find changes.
         *
         *     **After the last page** the answer is a 200 with an empty `result`, not an error.
         *
         *     On 400 the code says which parameter to correct; on 404 the account is unknown or not yours.
         */
        get: operations["listPaymentSessions"];
        put?: never;
        /**
         * Create a payment session
         * @description Starts a fiat payment into an account: the service stores a session, and the payer completes the payment at its
         *     `paymentUrl`.
         *
         *     Sessions are announced but not enabled yet. Until they are enabled for your company every call fails with 400
         *     `no-suitable-provider`, and repeating it does not help. Company and account have to be active, required KYC done,
         *     and the asset supported.
         *
         *     Send an `idempotencyKey`, so that a retry after a lost answer returns the first session instead of starting
         *     a second payment. On 502 or 503, which the payment provider causes, repeat only with the same key and the same body.
         *
         *     Whether the answer already has a `paymentUrl` is not shown. When it has none, look for the session with
         *     `listPaymentSessions`; no operation is listed that reads a single one.
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
                 * @description Id of the pay-in, which is the `payInId` of its PAY_IN_SETTLED or PAY_IN_FAILED event.
                 * @example 47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801
                 */
                payInId: components["parameters"]["PayInId"];
            };
            cookie?: never;
        };
        /**
         * Get a pay-in
         * @description Reads one pay-in: the fiat that came in, what it was converted to, and what reached the account wallet. Call it
         *     when a PAY_IN_SETTLED or PAY_IN_FAILED event arrives; the event brings the id and no amount.
         *
         *     **Reconcile** against `netCryptoAmount`, what reached the wallet, not against the gross amounts.
         *
         *     **Missing is not zero.** A value that does not exist is left out. A failed pay-in credited nothing, and stays
         *     failed; why it failed is said by its event, not by this record.
         *
         *     On 404 the pay-in is unknown or belongs to someone else; the answer does not tell which.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * List transfers
         * @description Lists the transfers of an account. Use it to show a history, to check what became of a transfer when its event has
         *     arrived, and to see whether a transfer was created when the answer of its creation was lost.
         *
         *     TRANSFER_COMPLETED and TRANSFER_FAILED announce the end of a transfer. They look the same for crypto transfers and
         *     for those that began as fiat, can arrive twice, and carry no amount: read the transfer back here before you act on
         *     money. A failed transfer leaves the funds with the sender.
         *
         *     On 404 the account is unknown or not yours.
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
                 * @description Id of the account that the transfer is taken from. An id that is not a UUID is refused with `invalid-parameter`.
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
         * @description Transfers a crypto asset from one account to another. The account in the path sends.
         *
         *     **Before.** The sender needs the funds and the token allowance for it; without them the transfer can fail after it
         *     was created. Look at `available` in `listWallets`, and at the state of the permit in `listAccountSupportedAssets`.
         *
         *     **Afterwards** the transfer is PENDING; the answer does not tell that the money has arrived. TRANSFER_COMPLETED or
         *     TRANSFER_FAILED announces the end. A failed transfer leaves the funds with the sender, and the event says why: for
         *     instance INSUFFICIENT_FUNDS or INSUFFICIENT_ALLOWANCE.
         *
         *     **Retrying.** No idempotency key is shown for this operation: a second call may transfer a second time. When an
         *     answer is lost or is a 500, read the transfers of the sending account with `listTransfers` first. Repeat only when
         *     you are certain that the transfer does not exist; in doubt, leave the decision to a person.
         *
         *     On 404 the sending account is unknown or not yours.
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
                 * @description Id of the account that the transfer is taken from. An id that is not a UUID is refused with `invalid-parameter`.
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
         * @description Transfers an amount of a fiat currency from one account to another. The account in the path sends.
         *
         *     **Chain and asset.** The currency stands for a crypto asset. When it maps to more than one, say which one is meant
         *     with `chain` and `asset`; send both or neither. The two came with the release of 21 August 2026.
         *
         *     **Afterwards** the transfer is PENDING; the answer does not tell that the money has arrived. TRANSFER_COMPLETED or
         *     TRANSFER_FAILED announces the end, with the same content as for a crypto transfer. A failed transfer leaves the
         *     funds with the sender, and the event says why: for instance INSUFFICIENT_FUNDS or INSUFFICIENT_ALLOWANCE.
         *
         *     **Retrying.** No idempotency key is shown for this operation: a second call may transfer a second time. When an
         *     answer is lost or is a 500, read the transfers of the sending account with `listTransfers` first. Repeat only when
         *     you are certain that the transfer does not exist; in doubt, leave the decision to a person.
         *
         *     **When it is rejected:** on `ambiguous-asset` send both `chain` and `asset`; on
         *     `chain-and-asset-required-together` add the one that is missing or leave both out; on `asset-currency-mismatch`
         *     choose an asset that fits the currency. On 404 the sending account is unknown or not yours.
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
         * Create an account-to-account transfer
         * @description Transfers USDC, EURC or USDT from one account to another. Both accounts stand in the body. Mind the address: this
         *     operation is under `/api/v1`, as only `reactivateAccount` is besides.
         *
         *     **Chain.** BASE is the only value. Left out, the transfer runs on the primary chain of the account.
         *
         *     **Afterwards** the transfer is PENDING; the answer does not tell that the money has arrived. TRANSFER_COMPLETED or
         *     TRANSFER_FAILED announces the end. A failed transfer leaves the funds with the sender, and the event says why: for
         *     instance INSUFFICIENT_FUNDS or INSUFFICIENT_ALLOWANCE.
         *
         *     **Retrying.** No idempotency key is shown for this operation: a second call may transfer a second time. When an
         *     answer is lost or is a 500, read the transfers of the source account with `listTransfers` first. Repeat only when
         *     you are certain that the transfer does not exist; in doubt, leave the decision to a person.
         *
         *     On 400 correct the body: the amount is a string with at most six digits after the point.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a payment request on an account
         * @description Creates a payment request on the account in the path. Later calls settle it, reverse it or give it a new
         *     authorized amount, so store the id from the answer together with your own references.
         *
         *     Send an `idempotencyKey`. The sources list no operation that reads a payment request back, so the key is what
         *     keeps you safe after a lost answer or a 500: repeat the call with the same key and the same body, and the
         *     original result comes back instead of a second payment request. Never reuse the key with a changed body.
         *
         *     On 404 the account is unknown or not yours; repeating does not help. The business rules of this call are not
         *     shown, so expect a refusal under `default` as well and decide by its HTTP status.
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
         * Create a payment request
         * @description Creates a payment request without naming the account in the path; with the account at hand
         *     `createAccountPaymentRequest` does the same. How the account is found here is not shown: that the body names it is
         *     assumed. Later calls settle the payment request, reverse it or give it a new authorized amount, so store the id
         *     from the answer together with your own references.
         *
         *     Send an `idempotencyKey`. The sources list no operation that reads a payment request back, so the key is what
         *     keeps you safe after a lost answer or a 500: repeat the call with the same key and the same body, and the
         *     original result comes back instead of a second payment request. Never reuse the key with a changed body.
         *
         *     The business rules of this call are not shown, so expect a refusal under `default` and decide by its HTTP status.
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
         * Settle a payment request by its references
         * @description Settles the payment request that belongs to a `cardProviderReference` and an `externalId`. Use it when you know
         *     these two and not the id; with the id use `settlePaymentRequest`.
         *
         *     A success is not yet the whole amount: a payment request can end up settled with a shortfall. Compare
         *     `settledAmount` with `settlementAmount`, and look at `shortfallAmount`, before you hand over goods.
         *
         *     Send an `idempotencyKey`, a new one for each settlement. After a lost answer or a 500 repeat the call with the same
         *     key and the same body: the original result comes back and nothing is settled twice. Never reuse the key with a
         *     changed body.
         *
         *     When a payment request may be settled, and what comes back when the references fit none, is not shown; such a
         *     refusal arrives under `default`.
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
         * Reverse a payment request by its references
         * @description Reverses a payment request that is named in the body instead of the path. The sources do not say by what; that it
         *     is the same pair as for a settlement, `cardProviderReference` and `externalId`, is assumed. With the id at hand use
         *     `reversePaymentRequest`.
         *
         *     Send an `idempotencyKey`, a new one for each reversal. After a lost answer or a 500 repeat the call with the same
         *     key and the same body: the original result comes back and nothing is reversed twice. Never reuse the key with a
         *     changed body.
         *
         *     When a payment request may be reversed, whether a settled one can be, and what comes back when none is found, is not
         *     shown; such a refusal arrives under `default`.
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
                 * @description Id of the payment request, from the answer that created it.
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
         * Set a new authorized amount
         * @description Gives the payment request a new authorized amount, for instance when an order grows after it was placed. Send
         *     the new amount itself, not the difference.
         *
         *     Send an `idempotencyKey`, a new one for each change. After a lost answer or a 500 repeat the call with the same key
         *     and the same body: the original result comes back. Never reuse the key with a changed body.
         *
         *     When the amount may be changed, within which bounds, and what comes back for an unknown id, is not shown; such a
         *     refusal arrives under `default`.
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
                 * @description Id of the payment request, from the answer that created it.
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
         * @description Settles the payment request with this id. If you do not have the id, `settlePaymentRequestByReference` takes the
         *     reference of the card provider and the external id instead.
         *
         *     A success is not yet the whole amount: a payment request can end up settled with a shortfall. Compare
         *     `settledAmount` with `settlementAmount`, and look at `shortfallAmount`, before you hand over goods.
         *
         *     Send an `idempotencyKey`, a new one for each settlement. After a lost answer or a 500 repeat the call with the same
         *     key and the same body: the original result comes back and nothing is settled twice. Never reuse the key with a
         *     changed body.
         *
         *     When a payment request may be settled, and what comes back for an unknown id, is not shown; such a refusal arrives
         *     under `default`.
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
                 * @description Id of the payment request, from the answer that created it.
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
         * @description Reverses the payment request with this id. If you do not have the id, use `reversePaymentRequestByReference`.
         *
         *     Send an `idempotencyKey`, a new one for each reversal. After a lost answer or a 500 repeat the call with the same
         *     key and the same body: the original result comes back and nothing is reversed twice. Never reuse the key with a
         *     changed body.
         *
         *     When a payment request may be reversed, whether a settled one can be, and what comes back for an unknown id, is not
         *     shown; such a refusal arrives under `default`.
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
         * List supported assets
         * @description Lists the pairs of chain and asset that your tenant can use, with the decimals and the contract address of each.
         *     Use it to offer only what works: a chain the service knows is not always one that your company is set up for.
         *
         *     For the state of the permits of one account, ask `listAccountSupportedAssets`. Both came with the release of
         *     21 August 2026.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * List the supported assets of an account
         * @description Lists the pairs of chain and asset that your tenant can use, each with the state of the account's permit for it.
         *     Use it to see which assets an account can work with right now.
         *
         *     **Do not cache it.** `permitStatus` is derived anew for each request; ask again each time you need it. The pairs
         *     themselves are those of `listSupportedAssets`.
         *
         *     On 404 the account is unknown or not yours.
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
                 * @description Id of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * List the pay-out bank accounts of a party
         * @description Lists the bank accounts the party can be paid out to. Use it to let a person choose one, and to see whether a
         *     registration took effect when its answer was lost.
         *
         *     Account numbers come back as their last four digits only; the raw credentials cannot be read. How the list is
         *     ordered, and what comes back for an unknown party, is not shown.
         *     @evidence listed
         */
        get: operations["listPayoutBankAccounts"];
        put?: never;
        /**
         * Register a pay-out bank account
         * @description Puts a bank account of the party on the allow-list for pay-outs. The next step is a pay-out route that ends at it.
         *
         *     **Raw credentials, once.** This is the only operation that takes the account's raw rail credentials. Send them here,
         *     keep them out of your logs, and use the id from the answer from then on; every read shows the last four digits of
         *     the account number and no more.
         *
         *     Register complete beneficiary data: a route built on incomplete data fails for good with
         *     `beneficiary-data-incomplete`. Before a route can be created, the party also needs a PAYOUT_RECIPIENT role that is
         *     ACTIVE, and its KYC or KYB has to be cleared.
         *
         *     No idempotency key is named for this call. After a lost answer or a 500 look into `listPayoutBankAccounts` before
         *     you register again.
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
                 * @description Id of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
                /**
                 * @description Id of the registered pay-out bank account.
                 * @example 7ac4e6d9-8f31-4025-ae7b-1d902f8cb101
                 */
                payoutBankAccountId: components["parameters"]["PayoutBankAccountId"];
            };
            cookie?: never;
        };
        /**
         * Read a pay-out bank account
         * @description Reads one registered bank account, for instance to show a person where a pay-out goes. The account number comes back
         *     as its last four digits only; the raw credentials cannot be read.
         *
         *     What comes back for an unknown bank account or party is not shown; such an answer arrives under `default`.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * List the pay-out routes of an account
         * @description Lists the pay-out routes of an account. It is the way to follow a route: the sources list no operation that reads a
         *     single one, and no event about routes. Poll it after you created a route or completed its proof of ownership.
         *
         *     A route in AWAITING_OWNERSHIP_PROOF waits for you; no other status does. How the list is ordered is not shown. On
         *     404 the account is unknown or not yours.
         *     @evidence listed
         */
        get: operations["listPayoutRoutes"];
        put?: never;
        /**
         * Create a pay-out route
         * @description Creates the route from the account to a registered bank account, over which pay-outs are sent.
         *
         *     **Before you call.** The party of the bank account has to hold the PAYOUT_RECIPIENT role in status ACTIVE, with its
         *     KYC or KYB cleared; it may hold the role beside ACCOUNT_HOLDER. The beneficiary data of the bank account has to be
         *     complete.
         *
         *     **What follows.** With a self-custody source wallet the registration pauses in AWAITING_OWNERSHIP_PROOF until the
         *     owner of the wallet signs: call `prepareRouteOwnershipProof`, then `completeRouteOwnershipProof`. Follow the status
         *     with `listPayoutRoutes`. On a self-custody account an ACTIVE route carries a `depositAddress`.
         *
         *     **On failure.** `beneficiary-data-incomplete` is final for the route: complete the data and create a new route;
         *     repeating does not help. On 404 the account is unknown or not yours. No idempotency key is named for this call:
         *     after a lost answer or a 500 look into `listPayoutRoutes` before you create again.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description Id of the pay-out route.
                 * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc202
                 */
                routeId: components["parameters"]["RouteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare the ownership proof of a route
         * @description Starts the proof that your customer owns the self-custody wallet a route takes its crypto from. Call it when the
         *     route is in AWAITING_OWNERSHIP_PROOF, hand the message from the answer to the owner of the wallet to sign, and send
         *     the signature to `completeRouteOwnershipProof`.
         *
         *     Only an externally owned account can sign, as an EIP-191 message. A contract wallet cannot prove ownership: its
         *     ERC-1271 signatures are not supported, so let the customer choose another wallet and create another route.
         *
         *     That the call takes no body is assumed, and so is the form of the answer. On 404 the account is unknown or not
         *     yours; what comes back for an unknown route, or one that waits for no proof, is not shown and arrives under
         *     `default`.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description Id of the pay-out route.
                 * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc202
                 */
                routeId: components["parameters"]["RouteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the ownership proof of a route
         * @description Hands in the signature of the message that `prepareRouteOwnershipProof` returned, so that the registration of the
         *     route, paused in AWAITING_OWNERSHIP_PROOF, can go on.
         *
         *     The signature has to be an EIP-191 signature by the externally owned account of the source wallet; ERC-1271
         *     signatures of contract wallets are not supported.
         *
         *     Read the status in the answer, and follow the route with `listPayoutRoutes`: whether it is active at once is not
         *     shown. How a signature that does not fit is refused is not shown either; if the route still waits for its proof,
         *     prepare it again. On 404 the account is unknown or not yours.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * List the pay-outs of an account
         * @description Lists the pay-outs of an account with their statuses. Use it for a history, and after a lost answer of
         *     `createPayout` to see whether the pay-out was requested.
         *
         *     To follow a single pay-out, react to its events and read it with `getPayout`. How the list is ordered is not shown.
         *     On 404 the account is unknown or not yours.
         *     @evidence listed
         */
        get: operations["listPayouts"];
        put?: never;
        /**
         * Request a pay-out
         * @description Requests a pay-out from the account to a bank account over a pay-out route, in funding mode PULL: the crypto is
         *     drawn from the wallet of the account under a permit, and sent asynchronously.
         *
         *     **Before you call.** Have a route, a permit that covers the amount, and the amount in the wallet. Where consent to
         *     the partner terms is required, the receiving party has to have given it: it is the last gate after KYC, and without
         *     it even a verified party cannot receive a pay-out. ACCEPTED can turn back to REQUIRED, so check it anew with
         *     `getPartnerTerms`.
         *
         *     **A 201 is no sign of success.** Neither the allowance of the permit nor the balance of the wallet is checked before
         *     it. If one is too small, the send fails later and the pay-out moves to FAILED with a `failureReason`. Tell nobody
         *     that money is on its way on the strength of a 201.
         *
         *     **What follows.** PAYOUT_PROCESSING, PAYOUT_COMPLETED, PAYOUT_REJECTED, PAYOUT_FAILED and PAYOUT_RETURNED report
         *     how it goes on. They come at least once and in any order, and hold no amount and no bank details: read the pay-out
         *     back with `getPayout` before you act on one.
         *
         *     **On failure.** On 404 the account is unknown or not yours. No idempotency key is named for this call: after a lost
         *     answer or a 500 look into `listPayouts` before you request again, or you may pay twice.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description Id of the pay-out, from the answer that requested it, from a pay-out event or from the list.
                 * @example 9ce608fb-a153-4247-8a9d-3fb241aed301
                 */
                payoutId: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        /**
         * Read a pay-out
         * @description Reads one pay-out with its current status. Call it for every pay-out event before you act on it: events carry no
         *     amount and no bank details, and may come twice, late and in any order; only this answer says where the pay-out
         *     stands now.
         *
         *     COMPLETED means that the beneficiary was paid. REJECTED and FAILED mean that no money reached the beneficiary; on
         *     FAILED read `failureReason`, and correct what it names, such as the permit or the balance, before you request
         *     a new pay-out. RETURNED means that the receiving bank sent the money back, perhaps without any COMPLETED before.
         *
         *     On 404 the account is unknown or not yours; what comes back for an unknown pay-out is not shown.
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
         * List webhooks
         * @description Lists the registered webhooks, without their secrets. Use it to see where events go, to find the id of a webhook,
         *     and to check whether a registration took effect when its answer was lost.
         *
         *     On 503 the service that delivers events could not be reached for a moment: repeat with growing pauses.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook
         * @description Registers an address of yours for events. From then on it receives **every** event; event types cannot be chosen,
         *     so let the receiver skip what it does not need.
         *
         *     The address must be absolute and on https; plain http is refused with 400 `invalid-request`. Every delivery
         *     authenticates itself by the method you give here: a key in a header, or HTTP basic authentication. The secret
         *     is never read back, so store it before you send it. Try the receiver with `pingWebhook` afterwards.
         *
         *     The number of webhooks per company is capped; above it the answer is 409, and repeating helps only after one was
         *     deleted. On 503 the service that delivers events could not be reached for a moment: repeat with growing pauses.
         *     When an answer was lost, look at `listWebhooks` before you register again: a second registration would be a second
         *     delivery of everything.
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
                 * @description Id of the webhook, as the service assigned it at registration. Take it as an opaque string; the error for an unknown id is not shown.
                 * @example whk-harbour-lane-1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Reads one webhook: its address, label, status, and how deliveries are authenticated, without the secret. What you
         *     read here is not enough to send back with `replaceWebhook`; that call also needs the secret.
         *
         *     On 503 the service that delivers events could not be reached for a moment: repeat with growing pauses.
         */
        get: operations["getWebhook"];
        /**
         * Replace a webhook
         * @description Replaces the whole configuration of a webhook. This is no partial update: send every field you want to keep, with
         *     a complete `authenticationMethod` and its secret; a `name` you leave out is not kept.
         *
         *     To **rotate a secret**, send the same configuration with the new one. When the old and the new secret change over is
         *     not shown, and a delivery may be late, so let the receiver accept both for a while.
         *
         *     The rules of `registerWebhook` hold for the address: plain http is refused with 400 `invalid-request`. On 503 the
         *     service that delivers events could not be reached for a moment: repeat with growing pauses. Sending the same
         *     configuration twice does no harm.
         */
        put: operations["replaceWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description Removes a webhook, so that its address receives no further events, and makes room under the cap on webhooks per
         *     company. Whether deliveries already under way still arrive is not shown; let the receiver answer them.
         *
         *     On 503 the service that delivers events could not be reached for a moment: repeat with growing pauses. When an
         *     answer was lost, look at `listWebhooks` to see whether the webhook is gone.
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
                 * @description Id of the webhook, as the service assigned it at registration. Take it as an opaque string; the error for an unknown id is not shown.
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
         * @description Queues a synthetic PING event for this webhook. It takes the real delivery path, authentication header included,
         *     so it proves that the receiver can be reached and accepts the credentials. Use it after `registerWebhook` and
         *     after a rotation with `replaceWebhook`. There is no request body.
         *
         *     A 200 means that the PING was accepted for delivery, **not** that it was received: look for it at your receiver.
         *
         *     On 503 the service that delivers events could not be reached for a moment: repeat with growing pauses. A second PING
         *     does no harm.
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
         * Delivery test
         * @description Fires when you call `pingWebhook`, and goes to that one webhook only. It reports no change of any resource: if it
         *     arrives, the address can be reached and the credentials fit.
         *
         *     There is nothing to read back. Answer it like any other event and do nothing else. Deliveries can repeat, overtake
         *     each other and come late: the tag Webhook events says what to do.
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
         * @description Fires when the crypto credit of a pay-in is confirmed on-chain and available in the account wallet.
         *
         *     The event carries no amount. Read the pay-in back with `getPayIn` and reconcile against its `netCryptoAmount`
         *     before you credit anyone. Deliveries can repeat, overtake each other and come late: the tag Webhook events says
         *     what to do.
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
         * @description Fires when a pay-in ended without crediting anything. That is final: this pay-in gets no PAY_IN_SETTLED afterwards.
         *
         *     `reason` is the only explanation; the pay-in record has none. Read the pay-in back with `getPayIn` for its
         *     currency and amount. Deliveries can repeat, overtake each other and come late: the tag Webhook events says what to
         *     do.
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
         * @description Fires when a transfer has settled with the receiving account. Transfers that began as crypto and those that began
         *     as fiat give the same event, so it does not say which it was.
         *
         *     The event carries no amount. Find the transfer with `listTransfers` of either account, and the balances with
         *     `listWallets`, before you act on it. Deliveries can repeat, overtake each other and come late: the tag Webhook
         *     events says what to do.
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
         * @description Fires when a transfer has failed for good. The funds stay with the sender. Transfers that began as crypto and
         *     those that began as fiat give the same event.
         *
         *     `reason` is one of a fixed list. With NOT_SUBMITTED the transfer never reached the chain and has no transaction
         *     hash. Confirm with `listTransfers` and `listWallets` of the sender before you send again. Deliveries can repeat,
         *     overtake each other and come late: the tag Webhook events says what to do.
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
         * Pay-out with the banking partner
         * @description Fires when the crypto of a pay-out is out of the account wallet and with the banking partner. Sending it can no
         *     longer fail, but the beneficiary is not paid yet: only PAYOUT_COMPLETED says that.
         *
         *     Read the pay-out back with `getPayout`. Deliveries can repeat, overtake each other and come late: the tag Webhook
         *     events says what to do.
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
         * Pay-out completed
         * @description Fires when the beneficiary of a pay-out was paid.
         *
         *     The event carries no amount. Read the pay-out back with `getPayout` before you book it. The receiving bank may
         *     still return the money, so be ready for PAYOUT_RETURNED. Deliveries can repeat, overtake each other and come late:
         *     the tag Webhook events says what to do.
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
         * Pay-out rejected
         * @description Fires when a pay-out was refused before it was executed. No funds left the account.
         *
         *     Read the pay-out back with `getPayout`, remove the cause that `reason` names, and only then request a new one.
         *     Deliveries can repeat, overtake each other and come late: the tag Webhook events says what to do.
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
         * Pay-out failed
         * @description Fires when the execution of a pay-out began and then failed for good. No money reached the beneficiary. An
         *     insufficient permit allowance or wallet balance ends here, because neither is checked when the pay-out is
         *     requested.
         *
         *     Read the pay-out back with `getPayout`; it has a `failureReason`. Check the balance with `listWallets` before you
         *     request a new one. Deliveries can repeat, overtake each other and come late: the tag Webhook events says what to
         *     do.
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
         * Pay-out returned
         * @description Fires when the receiving bank sent the money of a pay-out back. It may come while the pay-out was still being
         *     processed, so do not expect a PAYOUT_COMPLETED before it.
         *
         *     Read the pay-out back with `getPayout`. Deliveries can repeat, overtake each other and come late: the tag Webhook
         *     events says what to do.
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
         * @description Fires when a virtual bank account is ready to receive deposits. Despite its name it does not fire on creation: an
         *     account you created may not be usable until this event.
         *
         *     The event carries no bank coordinates. Read them with `listVirtualBankAccounts` of the account, then pass them on
         *     to the payer. Deliveries can repeat, overtake each other and come late: the tag Webhook events says what to do.
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
         * @description Fires when a wallet pair of an account, the account wallet and its escrow wallet, has cleared AML screening. Use a
         *     wallet only when its AML status is APPROVED; anything else is not ready.
         *
         *     Read the wallets and their balances back with `listWallets`. Deliveries can repeat, overtake each other and come
         *     late: the tag Webhook events says what to do.
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
         * Party verification produced an outcome
         * @description Fires on every verdict on an individual party, re-verification included. It is the only event that may rightly
         *     come again for the same resource with another verdict: do not treat the first verdict as the last one.
         *
         *     It brings no reasons and no personal data. Read the party back with `getParty`. Even a verified party gets no
         *     virtual bank account and no pay-out while its consent to the partner terms is missing; no event announces the
         *     consent yet, so read it with `getPartnerTerms`. Deliveries can repeat, overtake each other and come late: the tag
         *     Webhook events says what to do.
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
         * @description Always `false` on an error response; `errors` then says what went wrong.
         * @constant
         * @enum {boolean}
         */
        Failure: false;
        /**
         * @description Machine-readable reason of an error, in lowercase kebab-case. A code of the form `<field>.validation` names the field that was rejected. The list is open: handle a code that you do not know by its HTTP status.
         *
         *     - `invalid-parameter`: A parameter is malformed: the account ID is not valid, `status` is not a known status, or `from` or `to` is not an ISO 8601 instant. Do not retry until you have corrected the parameter.
         *     - `invalid-date-range`: `from` is after `to`. Do not retry until you have corrected the range.
         *     - `page.validation`: `page` is below 1. This is the `<field>.validation` code of `page`. Do not retry until you have corrected the value.
         *     - `size.validation`: `size` is above 100. This is the `<field>.validation` code of `size`. Do not retry until you have corrected the value.
         *     - `sortOn.validation`: `sortOn` names a field that the list cannot be sorted on. This is the `<field>.validation` code of `sortOn`. Do not retry until you have corrected the value.
         *     - `invalid-request`: The request contains invalid parameters, for example a webhook URL that uses plain HTTP. Do not retry until you have corrected the request.
         *     - `no-suitable-provider`: Payment sessions are not enabled for your company. Do not retry until they are.
         *     - `unauthenticated`: The access token is missing, invalid, or expired. Request a new access token and retry once.
         *     - `forbidden`: The access token does not have the required scope, or `x-tenant-id` is missing although required, blank, malformed, sent more than once, or a tenant that your token does not grant. The response does not say which. Do not retry until you have corrected the scope or the tenant.
         *     - `account-not-found`: The account does not exist, or your company does not own it. Do not retry unless the account ID has changed.
         *     - `pay-in-not-found`: The pay-in does not exist, or it is not yours. Do not retry unless the pay-in ID has changed.
         *     - `internal-error`: An unexpected error occurred in the service. A write may or may not have taken effect: read the resource back before you retry. Report the correlation ID.
         *     - `identity-verification-unavailable`: Identity verification is temporarily unavailable. Retry later. This error never means that the party has nothing left to do.
         *     - `ambiguous-asset`: The currency maps to more than one asset, and the request has neither `chain` nor `asset`. Do not retry until you have added both.
         *     - `chain-and-asset-required-together`: The request has only one of `chain` and `asset`. Do not retry until you send both or neither.
         *     - `asset-currency-mismatch`: The asset does not match the currency. Do not retry until you have corrected one of them.
         *     - `kyc-not-required-not-allowed`: The request sets `kycStatus` to NOT_REQUIRED, but tenant-managed KYC is not enabled for your company. Do not retry until an administrator has enabled it.
         *     - `beneficiary-data-incomplete`: The payout route was created with incomplete beneficiary data and has failed permanently. No operation changes a registered bank account: register it again with complete data, then create a new route.
         *     - `company-not-active`: The payment session was rejected because your company is not active. Do not retry until it is.
         *     - `account-not-active`: The payment session was rejected because the account is not active. Do not retry until it is.
         *     - `idempotency-key-conflict`: The idempotency key conflicts with an earlier request. Send the original request body with this key, or use a new key for a new request. Do not retry with the same key and a different body.
         *     - `kyc-required`: The payment session was rejected because identity verification (KYC) is required first. Do not retry until it is complete.
         *     - `unsupported-asset`: The payment session was rejected because the asset is not supported. Do not retry until you have chosen a supported asset.
         */
        ErrorCode: "invalid-parameter" | "invalid-date-range" | "page.validation" | "size.validation" | "sortOn.validation" | "invalid-request" | "no-suitable-provider" | "unauthenticated" | "forbidden" | "account-not-found" | "pay-in-not-found" | "internal-error" | "identity-verification-unavailable" | "ambiguous-asset" | "chain-and-asset-required-together" | "asset-currency-mismatch" | "kyc-not-required-not-allowed" | "beneficiary-data-incomplete" | "company-not-active" | "account-not-active" | "idempotency-key-conflict" | "kyc-required" | "unsupported-asset" | (string & {});
        /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
        ErrorMessage: string;
        /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
        EmptyResult: Record<string, never> | null;
        /** @description The error response of the finance service. Every error has this shape. */
        ErrorResponse: {
            /** @description Always `false` on an error response; `errors` then says what went wrong. */
            success: components["schemas"]["Failure"];
            /** @description What went wrong. */
            errors: {
                /**
                 * @description Machine-readable reason of an error, in lowercase kebab-case. A code of the form `<field>.validation` names the field that was rejected. The list is open: handle a code that you do not know by its HTTP status.
                 *
                 *     - `invalid-parameter`: A parameter is malformed: the account ID is not valid, `status` is not a known status, or `from` or `to` is not an ISO 8601 instant. Do not retry until you have corrected the parameter.
                 *     - `invalid-date-range`: `from` is after `to`. Do not retry until you have corrected the range.
                 *     - `page.validation`: `page` is below 1. This is the `<field>.validation` code of `page`. Do not retry until you have corrected the value.
                 *     - `size.validation`: `size` is above 100. This is the `<field>.validation` code of `size`. Do not retry until you have corrected the value.
                 *     - `sortOn.validation`: `sortOn` names a field that the list cannot be sorted on. This is the `<field>.validation` code of `sortOn`. Do not retry until you have corrected the value.
                 *     - `invalid-request`: The request contains invalid parameters, for example a webhook URL that uses plain HTTP. Do not retry until you have corrected the request.
                 *     - `no-suitable-provider`: Payment sessions are not enabled for your company. Do not retry until they are.
                 *     - `unauthenticated`: The access token is missing, invalid, or expired. Request a new access token and retry once.
                 *     - `forbidden`: The access token does not have the required scope, or `x-tenant-id` is missing although required, blank, malformed, sent more than once, or a tenant that your token does not grant. The response does not say which. Do not retry until you have corrected the scope or the tenant.
                 *     - `account-not-found`: The account does not exist, or your company does not own it. Do not retry unless the account ID has changed.
                 *     - `pay-in-not-found`: The pay-in does not exist, or it is not yours. Do not retry unless the pay-in ID has changed.
                 *     - `internal-error`: An unexpected error occurred in the service. A write may or may not have taken effect: read the resource back before you retry. Report the correlation ID.
                 *     - `identity-verification-unavailable`: Identity verification is temporarily unavailable. Retry later. This error never means that the party has nothing left to do.
                 *     - `ambiguous-asset`: The currency maps to more than one asset, and the request has neither `chain` nor `asset`. Do not retry until you have added both.
                 *     - `chain-and-asset-required-together`: The request has only one of `chain` and `asset`. Do not retry until you send both or neither.
                 *     - `asset-currency-mismatch`: The asset does not match the currency. Do not retry until you have corrected one of them.
                 *     - `kyc-not-required-not-allowed`: The request sets `kycStatus` to NOT_REQUIRED, but tenant-managed KYC is not enabled for your company. Do not retry until an administrator has enabled it.
                 *     - `beneficiary-data-incomplete`: The payout route was created with incomplete beneficiary data and has failed permanently. No operation changes a registered bank account: register it again with complete data, then create a new route.
                 *     - `company-not-active`: The payment session was rejected because your company is not active. Do not retry until it is.
                 *     - `account-not-active`: The payment session was rejected because the account is not active. Do not retry until it is.
                 *     - `idempotency-key-conflict`: The idempotency key conflicts with an earlier request. Send the original request body with this key, or use a new key for a new request. Do not retry with the same key and a different body.
                 *     - `kyc-required`: The payment session was rejected because identity verification (KYC) is required first. Do not retry until it is complete.
                 *     - `unsupported-asset`: The payment session was rejected because the asset is not supported. Do not retry until you have chosen a supported asset.
                 */
                code: components["schemas"]["ErrorCode"];
                /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
                message: components["schemas"]["ErrorMessage"];
            }[];
            /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
            result?: components["schemas"]["EmptyResult"];
        };
        /**
         * @description Always `true` on a successful response; the payload, where there is one, is in `result`.
         * @constant
         * @enum {boolean}
         */
        Success: true;
        /**
         * @description Where identity verification (KYC) of the party stands. Only two values have been seen, so expect others, and never take a value you do not know for a cleared party.
         *
         *     - `PENDING`: By its name, verification is not finished.
         *     - `NOT_REQUIRED`: The tenant manages KYC itself. An administrator has to enable this for the company first; until then a call that asks for the value is refused with `kyc-not-required-not-allowed`.
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
             * @description State, province or region.
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
             * @description Country; the examples write a two-letter code, the sources show no value.
             *     @evidence named
             */
            country?: string;
        };
        /**
         * @description Whether a party has consented to the partner's terms. Consent is the last gate once KYC is done: without it even a verified party is given no virtual bank account, and no pay-out. On a party this value is cached; read the partner terms of the party before you rely on it. The list of values may grow. Part of the release of 23 August 2026.
         *
         *     - `NOT_REQUIRED`: By its name, no consent is asked of the party.
         *     - `REQUIRED`: Consent is outstanding. Send the party to `consentUrl`; the partner-terms operations never report this state without one.
         *     - `ACCEPTED`: The party has consented. Not terminal: a newly enabled partner or a new version of the terms moves the party back to REQUIRED.
         */
        PartnerTermsStatus: "NOT_REQUIRED" | "REQUIRED" | "ACCEPTED" | (string & {});
        /** @description A party, which is an individual or an organisation, without its VAT number: the form it has in lists, and inside a party role. The company owns its parties; a party holds accounts through party roles. */
        PartySummary: {
            /**
             * Format: uuid
             * @description Id of the party.
             */
            id: string;
            /**
             * @description Reference to the party in the caller's own system.
             *     @evidence named
             */
            externalId?: string;
            /**
             * @description Kind of party. The other kind is an organisation; the value that stands for it is not shown.
             *
             *     - `INDIVIDUAL`: A natural person.
             *     @evidence observed
             */
            partyType?: "INDIVIDUAL" | (string & {});
            /**
             * @description Status of the party; no value of it is shown.
             *     @evidence named
             */
            status?: string;
            /**
             * @description Given name of an individual.
             *     @evidence named
             */
            firstName?: string;
            /**
             * @description Family name of an individual.
             *     @evidence named
             */
            lastName?: string;
            /**
             * Format: email
             * @description Email address of the party; optional. It goes to a partner when the party, an individual on a self-custody account, is onboarded there; the partner stores it once and never replaces it. For a party without one a synthetic address is used. Part of the release of 23 August 2026.
             */
            email?: string;
            /**
             * @description Where identity verification (KYC) of the party stands. Only two values have been seen, so expect others, and never take a value you do not know for a cleared party.
             *
             *     - `PENDING`: By its name, verification is not finished.
             *     - `NOT_REQUIRED`: The tenant manages KYC itself. An administrator has to enable this for the company first; until then a call that asks for the value is refused with `kyc-not-required-not-allowed`.
             *     @evidence observed
             */
            kycStatus?: components["schemas"]["PartyKycStatus"];
            /**
             * @description Name of the party as a whole; the examples use it for organisations.
             *     @evidence named
             */
            name?: string;
            /**
             * @description Where verification of an organisation (KYB) stands; no value of it is shown.
             *     @evidence named
             */
            kybStatus?: string;
            /**
             * @description Postal address of a party.
             *     @evidence named
             */
            address?: components["schemas"]["Address"];
            /**
             * @description Whether a party has consented to the partner's terms. Consent is the last gate once KYC is done: without it even a verified party is given no virtual bank account, and no pay-out. On a party this value is cached; read the partner terms of the party before you rely on it. The list of values may grow. Part of the release of 23 August 2026.
             *
             *     - `NOT_REQUIRED`: By its name, no consent is asked of the party.
             *     - `REQUIRED`: Consent is outstanding. Send the party to `consentUrl`; the partner-terms operations never report this state without one.
             *     - `ACCEPTED`: The party has consented. Not terminal: a newly enabled partner or a new version of the terms moves the party back to REQUIRED.
             */
            partnerTermsStatus?: components["schemas"]["PartnerTermsStatus"];
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
         * @description What a party is created from. The sources do not show this body: members are taken from the party that results and are assumed, apart from `email` and `kycStatus`.
         *     @evidence assumed
         */
        PartyCreateInput: {
            /**
             * @description Your own reference for the party.
             *     @evidence assumed
             */
            externalId?: string;
            /**
             * @description Kind of party. INDIVIDUAL is known from reads; the value for an organisation, the other kind, is not shown.
             *
             *     - `INDIVIDUAL`: A natural person.
             *     @evidence assumed
             */
            partyType?: "INDIVIDUAL" | (string & {});
            /**
             * @description Given name of an individual.
             *     @evidence assumed
             */
            firstName?: string;
            /**
             * @description Family name of an individual.
             *     @evidence assumed
             */
            lastName?: string;
            /**
             * Format: email
             * @description Email address of the party; optional. It goes to a partner when the party, an individual on a self-custody account, is onboarded there, and the partner stores it once. So send it before onboarding; without it a synthetic address is used.
             */
            email?: string;
            /**
             * @description Send NOT_REQUIRED when your tenant manages KYC itself; leave the member out otherwise.
             *
             *     - `NOT_REQUIRED`: The tenant manages KYC itself. An administrator has to enable this for the company first; until then the call is refused with `kyc-not-required-not-allowed`.
             *     @evidence named
             */
            kycStatus?: "NOT_REQUIRED" | (string & {});
            /**
             * @description Name of an organisation.
             *     @evidence assumed
             */
            name?: string;
            /**
             * @description VAT number of the party; only the read of the single party shows it again.
             *     @evidence assumed
             */
            vatNumber?: string;
            /**
             * @description Postal address of a party.
             *     @evidence named
             */
            address?: components["schemas"]["Address"];
        };
        /** @description A party, read on its own: all that its list form has, and the VAT number. */
        Party: components["schemas"]["PartySummary"] & {
            /**
             * @description VAT number of the party. Lists leave it out; fetch the single party to read it.
             *     @evidence named
             */
            vatNumber?: string;
        };
        /**
         * @description The changes to a party. The sources do not show this body: members are taken from the party and are assumed, apart from `email` and `kycStatus`.
         *     @evidence assumed
         */
        PartyUpdateInput: {
            /**
             * @description Your own reference for the party.
             *     @evidence assumed
             */
            externalId?: string;
            /**
             * @description Given name of an individual.
             *     @evidence assumed
             */
            firstName?: string;
            /**
             * @description Family name of an individual.
             *     @evidence assumed
             */
            lastName?: string;
            /**
             * Format: email
             * @description Email address of the party; optional. It goes to a partner when the party, an individual on a self-custody account, is onboarded there, and the partner stores it once: an address that is changed afterwards does not replace the one the partner has. Without one a synthetic address is used.
             */
            email?: string;
            /**
             * @description Send NOT_REQUIRED when your tenant manages KYC itself; leave the member out otherwise.
             *
             *     - `NOT_REQUIRED`: The tenant manages KYC itself. An administrator has to enable this for the company first; until then the call is refused with `kyc-not-required-not-allowed`.
             *     @evidence named
             */
            kycStatus?: "NOT_REQUIRED" | (string & {});
            /**
             * @description Name of an organisation.
             *     @evidence assumed
             */
            name?: string;
            /**
             * @description VAT number of the party; only the read of the single party shows it again.
             *     @evidence assumed
             */
            vatNumber?: string;
            /**
             * @description Postal address of a party.
             *     @evidence named
             */
            address?: components["schemas"]["Address"];
        };
        /**
         * @description The hosted page on which a party is verified: KYC for an individual, KYB for an organisation. The sources do not name the members of this answer.
         *     @evidence assumed
         */
        PartyVerification: {
            /**
             * Format: uri
             * @description Address of the hosted page; send the party there. The link does not expire, but it can be revoked.
             *     @evidence assumed
             */
            url?: string;
        };
        /**
         * @description How a party is linked to identity verification. The name and the values of the linkage status are not shown.
         *     @evidence assumed
         */
        IvVerification: {
            /**
             * @description State of the link between the party and identity verification; no value of it is shown.
             *     @evidence assumed
             */
            linkageStatus?: string;
            /**
             * @description Reference of the party's case at identity verification.
             *     @evidence named
             */
            ivCaseReference?: string;
        };
        /**
         * @description Where the consent of a party to the partner's terms stands, and where it is given. With `status` REQUIRED there is always a `consentUrl`. The name of `status` is assumed; its values are not.
         *     @evidence assumed
         */
        PartnerTerms: {
            /**
             * @description Whether a party has consented to the partner's terms. Consent is the last gate once KYC is done: without it even a verified party is given no virtual bank account, and no pay-out. On a party this value is cached; read the partner terms of the party before you rely on it. The list of values may grow. Part of the release of 23 August 2026.
             *
             *     - `NOT_REQUIRED`: By its name, no consent is asked of the party.
             *     - `REQUIRED`: Consent is outstanding. Send the party to `consentUrl`; the partner-terms operations never report this state without one.
             *     - `ACCEPTED`: The party has consented. Not terminal: a newly enabled partner or a new version of the terms moves the party back to REQUIRED.
             */
            status?: components["schemas"]["PartnerTermsStatus"];
            /**
             * Format: uri
             * @description Address where the party gives its consent; present while consent is outstanding. A link issued later supersedes it.
             */
            consentUrl?: string;
        };
        /**
         * @description A freshly issued link under which a party consents to the partner's terms. The sources do not show this answer; its member is taken from the partner terms.
         *     @evidence assumed
         */
        PartnerTermsLink: {
            /**
             * Format: uri
             * @description Address where the party gives its consent; it supersedes every link issued before.
             *     @evidence assumed
             */
            consentUrl?: string;
        };
        /**
         * @description What a party is to an account. One party may hold both roles on it.
         *
         *     - `ACCOUNT_HOLDER`: The party holds the account.
         *     - `PAYOUT_RECIPIENT`: The party may be paid out to. A pay-out route for a bank account of the party can be created only when this role is ACTIVE and the party's KYC or KYB is cleared. An account holder may have it as well.
         * @enum {string}
         */
        PartyRoleType: "ACCOUNT_HOLDER" | "PAYOUT_RECIPIENT";
        /** @description What a party is to an account. */
        PartyRole: {
            /**
             * Format: uuid
             * @description Id of the party that has the role.
             */
            partyId: string;
            /**
             * @description What a party is to an account. One party may hold both roles on it.
             *
             *     - `ACCOUNT_HOLDER`: The party holds the account.
             *     - `PAYOUT_RECIPIENT`: The party may be paid out to. A pay-out route for a bank account of the party can be created only when this role is ACTIVE and the party's KYC or KYB is cleared. An account holder may have it as well.
             */
            roleType: components["schemas"]["PartyRoleType"];
            /**
             * @description Status of the role. For a pay-out route to a bank account of the party, its PAYOUT_RECIPIENT role has to be ACTIVE.
             *
             *     - `ACTIVE`: The role is in force.
             *     @evidence named
             */
            status?: "ACTIVE" | (string & {});
            /** @description A party, which is an individual or an organisation, without its VAT number: the form it has in lists, and inside a party role. The company owns its parties; a party holds accounts through party roles. */
            party?: components["schemas"]["PartySummary"];
        };
        /** @description An account, held by parties through their roles. It has wallets, which are per chain, and virtual bank accounts, which receive fiat. */
        Account: {
            /**
             * Format: uuid
             * @description Id of the account.
             */
            id: string;
            /** @description Reference to the account in the caller's own system. */
            externalId?: string;
            /**
             * @description Status of the account. A pay-in session cannot be created for an account that is not active.
             *
             *     - `ACTIVE`: The account is in use.
             *     @evidence observed
             */
            status: "ACTIVE" | (string & {});
            /** @description The parties on this account and the role of each. */
            partyRoles?: components["schemas"]["PartyRole"][];
        };
        /**
         * @description What an account is created from. The sources show one member of this body, `party.identityShareToken`; the others are assumed.
         *     @evidence assumed
         */
        AccountCreateInput: {
            /**
             * @description Your own reference for the account.
             *     @evidence assumed
             */
            externalId?: string;
            /** @description The party that is to hold the account. */
            party?: {
                /**
                 * Format: uuid
                 * @description Id of the party, as created before.
                 *     @evidence assumed
                 */
                id?: string;
                /** @description Share token of the identity provider for this individual; the service forwards it. Only for individuals, and only on self-custody tenants. When forwarding fails, the whole creation is rolled back. Write-only: no read returns it, and it belongs in no log. */
                identityShareToken?: $Write<string>;
            };
        };
        /**
         * @description The role to give and the party to give it to. The sources do not show this body: both members are taken from the party role that results, and are assumed.
         *     @evidence assumed
         */
        PartyRoleInput: {
            /**
             * Format: uuid
             * @description Id of the party that is to have the role.
             *     @evidence assumed
             */
            partyId?: string;
            /**
             * @description What a party is to an account. One party may hold both roles on it.
             *
             *     - `ACCOUNT_HOLDER`: The party holds the account.
             *     - `PAYOUT_RECIPIENT`: The party may be paid out to. A pay-out route for a bank account of the party can be created only when this role is ACTIVE and the party's KYC or KYB is cleared. An account holder may have it as well.
             */
            roleType?: components["schemas"]["PartyRoleType"];
        };
        /**
         * @description A blockchain. These are all the values the service accepts; which of them you can use depends on the chains that are configured for your company.
         *
         *     - `BASE`: The chain Base.
         *     - `AVALANCHE`: The chain Avalanche.
         *     - `POLYGON`: The chain Polygon; added in 1.1.0.
         *     - `ETHEREUM`: The chain Ethereum; added in the release of 31 July 2026.
         *     - `SOLANA`: The chain Solana; added in the release of 31 July 2026.
         * @enum {string}
         */
        Chain: "BASE" | "AVALANCHE" | "POLYGON" | "ETHEREUM" | "SOLANA";
        /**
         * @description Who manages the wallet.
         *
         *     - `PLATFORM_MANAGED`: By its name, the platform manages the wallet.
         *     - `SELF_CUSTODY`: By its name, the owner of the wallet keeps it in their own hands; proofs of ownership are theirs to sign.
         * @enum {string}
         */
        WalletType: "PLATFORM_MANAGED" | "SELF_CUSTODY";
        /**
         * Format: decimal
         * @description An exact decimal number as a string, such as `268.774375`. Keep it a string, or read it into a decimal type: a floating-point number may change the last digits.
         */
        DecimalAmount: string;
        /** @description A balance in three figures. Look at `available` before you spend, not at `total`. */
        BalanceAmount: {
            /** @description An exact decimal number as a string, such as `268.774375`. Keep it a string, or read it into a decimal type: a floating-point number may change the last digits. */
            total: components["schemas"]["DecimalAmount"];
            /** @description An exact decimal number as a string, such as `268.774375`. Keep it a string, or read it into a decimal type: a floating-point number may change the last digits. */
            available: components["schemas"]["DecimalAmount"];
            /** @description An exact decimal number as a string, such as `268.774375`. Keep it a string, or read it into a decimal type: a floating-point number may change the last digits. */
            reserved: components["schemas"]["DecimalAmount"];
        };
        /** @description What a wallet holds of one asset. */
        WalletBalance: {
            /**
             * Format: asset-code
             * @description Code of the asset, such as USDC.
             */
            asset: string;
            /**
             * Format: blockchain-address
             * @description Address of the asset's contract on the chain of the wallet.
             */
            contractAddress?: string;
            /** @description A balance in three figures. Look at `available` before you spend, not at `total`. */
            amount: components["schemas"]["BalanceAmount"];
        };
        /**
         * @description Result of the anti-money-laundering screening. Only APPROVED means ready; with any other value the wallet is not ready.
         *
         *     - `PENDING`: Not ready; by its name, the screening is pending.
         *     - `APPROVED`: Ready; the screening is cleared. The event ACCOUNT_WALLETS_PROVISIONED announces it for a wallet pair.
         *     - `FLAGGED`: Not ready; by its name, the screening has flagged the wallet.
         *     - `BLOCKED`: Not ready; by its name, the screening has blocked the wallet.
         * @enum {string}
         */
        AmlStatus: "PENDING" | "APPROVED" | "FLAGGED" | "BLOCKED";
        /** @description A wallet of an account on one chain, with its balances and the result of its AML screening. */
        Wallet: {
            /**
             * Format: uuid
             * @description Id of the wallet.
             */
            id: string;
            /**
             * @description A blockchain. These are all the values the service accepts; which of them you can use depends on the chains that are configured for your company.
             *
             *     - `BASE`: The chain Base.
             *     - `AVALANCHE`: The chain Avalanche.
             *     - `POLYGON`: The chain Polygon; added in 1.1.0.
             *     - `ETHEREUM`: The chain Ethereum; added in the release of 31 July 2026.
             *     - `SOLANA`: The chain Solana; added in the release of 31 July 2026.
             */
            chain: components["schemas"]["Chain"];
            /**
             * @description Who manages the wallet.
             *
             *     - `PLATFORM_MANAGED`: By its name, the platform manages the wallet.
             *     - `SELF_CUSTODY`: By its name, the owner of the wallet keeps it in their own hands; proofs of ownership are theirs to sign.
             */
            type: components["schemas"]["WalletType"];
            /**
             * Format: blockchain-address
             * @description Address of the wallet on its chain.
             */
            address: string;
            /** @description What the wallet holds, one entry for each asset. */
            balances: components["schemas"]["WalletBalance"][];
            /**
             * @description Result of the anti-money-laundering screening. Only APPROVED means ready; with any other value the wallet is not ready.
             *
             *     - `PENDING`: Not ready; by its name, the screening is pending.
             *     - `APPROVED`: Ready; the screening is cleared. The event ACCOUNT_WALLETS_PROVISIONED announces it for a wallet pair.
             *     - `FLAGGED`: Not ready; by its name, the screening has flagged the wallet.
             *     - `BLOCKED`: Not ready; by its name, the screening has blocked the wallet.
             */
            amlStatus: components["schemas"]["AmlStatus"];
        };
        /**
         * @description Where the activation of a wallet stands. The list is open: the sources show the two values that the verification of an allowance involves.
         *
         *     - `PENDING`: The wallet is not usable. A wallet falls back to it when the verification window closes while assets are still uncovered.
         *     - `VERIFYING_ALLOWANCE`: The service is verifying the allowances of the wallet, after a call of `verifyWalletAllowance`. The wallet is not usable: all checks take the status for PENDING. It ends in PENDING when the window closes with assets uncovered.
         */
        WalletStatus: "PENDING" | "VERIFYING_ALLOWANCE" | (string & {});
        /**
         * @description What the request for verifying a wallet's allowances answers. The sources do not show this answer: its only member is assumed, the values of the status are not.
         *     @evidence assumed
         */
        WalletAllowanceVerification: {
            /**
             * @description Where the activation of a wallet stands. The list is open: the sources show the two values that the verification of an allowance involves.
             *
             *     - `PENDING`: The wallet is not usable. A wallet falls back to it when the verification window closes while assets are still uncovered.
             *     - `VERIFYING_ALLOWANCE`: The service is verifying the allowances of the wallet, after a call of `verifyWalletAllowance`. The wallet is not usable: all checks take the status for PENDING. It ends in PENDING when the window closes with assets uncovered.
             */
            status?: components["schemas"]["WalletStatus"];
        };
        /**
         * @description Where the virtual bank account stands. The list is open; the sources say that other values may exist.
         *
         *     - `PENDING`: Named by the sources without a meaning of its own; do not send a payer to the account yet.
         *     - `ACTIVE`: Named by the sources without a meaning of its own; read it as ready for deposits.
         */
        VirtualBankAccountStatus: "PENDING" | "ACTIVE" | (string & {});
        /**
         * @description Kind of virtual bank account. The list is open: there is also a lane for EUR over SEPA, whose value is not shown.
         *
         *     - `USD_ACH`: A USD account, new with the release of 31 July 2026.
         */
        BankAccountType: "USD_ACH" | (string & {});
        /**
         * @description Instructions for paying in over one payment rail. That they exist for each rail and hold postal addresses is given; the members are assumed.
         *     @evidence assumed
         */
        DepositRail: {
            /**
             * @description Payment rail that the instructions are for.
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
         * @description Bank details under which an account receives fiat deposits: a EUR account over SEPA, or a USD account over ACH, WIRE, RTP and SWIFT. The sources name members of it without their types.
         *     @evidence named
         */
        VirtualBankAccount: {
            /**
             * Format: uuid
             * @description Id of the virtual bank account; events and pay-ins carry it as `virtualBankAccountId`.
             *     @evidence assumed
             */
            id?: string;
            /**
             * @description Where the virtual bank account stands. The list is open; the sources say that other values may exist.
             *
             *     - `PENDING`: Named by the sources without a meaning of its own; do not send a payer to the account yet.
             *     - `ACTIVE`: Named by the sources without a meaning of its own; read it as ready for deposits.
             */
            status?: components["schemas"]["VirtualBankAccountStatus"];
            /**
             * @description Kind of virtual bank account. The list is open: there is also a lane for EUR over SEPA, whose value is not shown.
             *
             *     - `USD_ACH`: A USD account, new with the release of 31 July 2026.
             */
            bankAccountType?: components["schemas"]["BankAccountType"];
            /**
             * Format: bank-account-number
             * @description Account number for the deposit.
             *     @evidence named
             */
            accountNumber?: string;
            /**
             * Format: routing-number
             * @description Routing number of the bank for the deposit.
             *     @evidence named
             */
            routingNumber?: string;
            /** @description How to pay in, one entry for each payment rail. */
            depositRails?: components["schemas"]["DepositRail"][];
        };
        /**
         * @description Proof that the customer owns the wallet, made with the message that was prepared for it. The sources name this block for creation; its member is assumed.
         *     @evidence named
         */
        OwnershipProof: {
            /**
             * @description Signature that the customer's wallet made of the prepared message.
             *     @evidence assumed
             */
            signature?: string;
        };
        /**
         * @description What a virtual bank account is created from. The sources do not show this body; they name the kind and the ownership proof, nothing else.
         *     @evidence assumed
         */
        VirtualBankAccountInput: {
            /**
             * @description Kind of virtual bank account. The list is open: there is also a lane for EUR over SEPA, whose value is not shown.
             *
             *     - `USD_ACH`: A USD account, new with the release of 31 July 2026.
             */
            bankAccountType?: components["schemas"]["BankAccountType"];
            /**
             * @description Proof that the customer owns the wallet, made with the message that was prepared for it. The sources name this block for creation; its member is assumed.
             *     @evidence named
             */
            ownershipProof?: components["schemas"]["OwnershipProof"];
        };
        /**
         * @description The message that proves the ownership of a wallet once the customer has signed it. That the answer holds it is given; the name of the member is assumed.
         *     @evidence assumed
         */
        OwnershipProofMessage: {
            /**
             * @description The exact text to sign. Pass it to the customer's wallet unchanged: no trimming, no new line breaks, no other encoding.
             *     @evidence assumed
             */
            message?: string;
        };
        /**
         * @description Where the fiat payment of the session stands. What happens after it, the conversion and the crypto credit, is followed on a pay-in, so no status here says that the crypto has arrived. CONVERTING, MINTING and COMPLETED were removed in 1.8.0.
         *
         *     - `CREATED`: The session is stored but not yet handed to the payment provider.
         *     - `PENDING_PAYMENT`: The payer has to complete the fiat payment at `paymentUrl`.
         *     - `PAYMENT_RECEIVED`: The fiat payment is confirmed. When all goes well the session ends here: no status for completion follows, so follow the pay-in instead.
         *     - `FAILED`: The session could not be started, or the payment failed.
         *     - `EXPIRED`: The session passed `expiresAt` without being paid.
         *     - `CANCELLED`: The session was cancelled before it was paid.
         *     - `REFUNDING`: Fiat that was received is being refunded.
         *     - `REFUNDED`: Fiat that was received has been refunded.
         * @enum {string}
         */
        PaymentSessionStatus: "CREATED" | "PENDING_PAYMENT" | "PAYMENT_RECEIVED" | "FAILED" | "EXPIRED" | "CANCELLED" | "REFUNDING" | "REFUNDED";
        /** @description A fiat payment being started (pay-in session). It records the initiation only: what was converted and credited is a pay-in. */
        PaymentSession: {
            /**
             * Format: uuid
             * @description Id of the session.
             */
            id: string;
            /**
             * Format: uuid
             * @description Account the payment is for.
             */
            accountId: string;
            /**
             * @description Where the fiat payment of the session stands. What happens after it, the conversion and the crypto credit, is followed on a pay-in, so no status here says that the crypto has arrived. CONVERTING, MINTING and COMPLETED were removed in 1.8.0.
             *
             *     - `CREATED`: The session is stored but not yet handed to the payment provider.
             *     - `PENDING_PAYMENT`: The payer has to complete the fiat payment at `paymentUrl`.
             *     - `PAYMENT_RECEIVED`: The fiat payment is confirmed. When all goes well the session ends here: no status for completion follows, so follow the pay-in instead.
             *     - `FAILED`: The session could not be started, or the payment failed.
             *     - `EXPIRED`: The session passed `expiresAt` without being paid.
             *     - `CANCELLED`: The session was cancelled before it was paid.
             *     - `REFUNDING`: Fiat that was received is being refunded.
             *     - `REFUNDED`: Fiat that was received has been refunded.
             */
            status: components["schemas"]["PaymentSessionStatus"];
            /**
             * Format: decimal
             * @description How much fiat is to be paid, in `inCurrency`; a JSON number, not a string.
             */
            inAmount?: number;
            /**
             * Format: currency-code
             * @description Code of the fiat currency, such as EUR.
             */
            inCurrency?: string;
            /**
             * Format: asset-code
             * @description Crypto asset the fiat is converted to, such as USDC.
             */
            outCryptocurrency?: string;
            /**
             * Format: uri
             * @description Address where the payer pays; send the payer there.
             */
            paymentUrl?: string;
            /**
             * @description Reference of the caller for the session.
             *     @evidence observed
             */
            externalRef?: string;
            /**
             * Format: uuid
             * @description Wallet that is to receive the crypto.
             *     @evidence observed
             */
            walletId?: string;
            /**
             * @description Id of the blockchain transaction; may be null.
             *     @evidence observed
             */
            blockchainTxId?: string | null;
            /**
             * @description By its name, whether the session can be cancelled. No operation is listed that cancels one.
             *     @evidence observed
             */
            cancellable?: boolean;
            /**
             * Format: date-time
             * @description Instant at which a session that is still unpaid expires.
             *     @evidence observed
             */
            expiresAt?: string;
            /**
             * @description Key-value pairs; every value is a string.
             *     @evidence observed
             */
            metadata?: {
                [key: string]: string;
            };
            /**
             * Format: uuid
             * @description Idempotency key of the session.
             *     @evidence observed
             */
            idempotencyKey?: string;
            /**
             * Format: date-time
             * @description Instant the session was created.
             *     @evidence observed
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description Instant the session last changed.
             *     @evidence observed
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
         * Format: uuid
         * @description A UUID you generate once for the thing you want to happen, before the first attempt. Retrying with the same key and the same body returns the original result instead of doing it twice. Keys apply to every step in the life of a payment: creating, settling, reversing and updating. Generate a new one for each step.
         */
        IdempotencyKey: string;
        /**
         * @description What a payment session is created from. The sources do not show this body: every member is taken from the session that results, and is assumed. For `idempotencyKey` there is more: `idempotency-key-conflict` is one of the ways in which this call is rejected.
         *     @evidence assumed
         */
        PaymentSessionInput: {
            /**
             * Format: decimal
             * @description How much fiat is to be paid, in `inCurrency`.
             *     @evidence assumed
             */
            inAmount?: number;
            /**
             * Format: currency-code
             * @description Code of the fiat currency, such as EUR.
             *     @evidence assumed
             */
            inCurrency?: string;
            /**
             * Format: asset-code
             * @description Crypto asset the fiat is to be converted to, such as USDC.
             *     @evidence assumed
             */
            outCryptocurrency?: string;
            /**
             * @description Your own reference for the session.
             *     @evidence assumed
             */
            externalRef?: string;
            /**
             * Format: uuid
             * @description Wallet of the account that the crypto is meant for.
             *     @evidence assumed
             */
            walletId?: string;
            /**
             * @description Key-value pairs of your own; every value is a string.
             *     @evidence assumed
             */
            metadata?: {
                [key: string]: string;
            };
            /** @description A UUID you generate once for the thing you want to happen, before the first attempt. Retrying with the same key and the same body returns the original result instead of doing it twice. Keys apply to every step in the life of a payment: creating, settling, reversing and updating. Generate a new one for each step. */
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        /**
         * @description How the pay-in ended. SETTLED and FAILED are known to exist; other statuses may, so treat one you do not know as neither.
         *
         *     - `SETTLED`: The crypto credit is confirmed on-chain and available in the account wallet; announced by PAY_IN_SETTLED.
         *     - `FAILED`: The pay-in ended without crediting anything; announced by PAY_IN_FAILED. Terminal: it never becomes SETTLED.
         *     @evidence observed
         */
        PayInStatus: "SETTLED" | "FAILED" | (string & {});
        /** @description What became of a fiat payment that came in: the fiat itself, what it was converted to, and the crypto that reached the wallet of the account. Amounts are exact decimal strings. A value that does not exist is left out, never replaced by zero, so take a missing amount as "none", not as 0; a date that does not apply may also be null. Left out on purpose, always: references of the provider, its raw failure text, ids of internal transactions, idempotency keys. */
        PayIn: {
            /**
             * Format: uuid
             * @description Id of the pay-in; the `payInId` of its events.
             */
            id: string;
            /**
             * Format: uuid
             * @description Account the fiat came in for.
             */
            accountId: string;
            /**
             * Format: uuid
             * @description Virtual bank account that received the fiat.
             */
            virtualBankAccountId?: string;
            /**
             * Format: uuid
             * @description Wallet of the account that the crypto is credited to.
             */
            accountWalletId?: string;
            /**
             * @description How the pay-in ended. SETTLED and FAILED are known to exist; other statuses may, so treat one you do not know as neither.
             *
             *     - `SETTLED`: The crypto credit is confirmed on-chain and available in the account wallet; announced by PAY_IN_SETTLED.
             *     - `FAILED`: The pay-in ended without crediting anything; announced by PAY_IN_FAILED. Terminal: it never becomes SETTLED.
             *     @evidence observed
             */
            status: components["schemas"]["PayInStatus"];
            /** @description Chain the crypto is credited on, such as BASE; be ready for values you do not know. */
            chain?: string;
            /**
             * Format: asset-code
             * @description Crypto asset the fiat is converted to, such as USDC.
             */
            cryptoAsset?: string;
            /**
             * Format: currency-code
             * @description Code of the fiat currency that came in, such as EUR.
             */
            fiatCurrency?: string;
            /** @description An exact decimal number as a string, such as `268.774375`. Keep it a string, or read it into a decimal type: a floating-point number may change the last digits. */
            grossFiatAmount?: components["schemas"]["DecimalAmount"];
            /** @description An exact decimal number as a string, such as `268.774375`. Keep it a string, or read it into a decimal type: a floating-point number may change the last digits. */
            grossCryptoAmount?: components["schemas"]["DecimalAmount"];
            /** @description An exact decimal number as a string, such as `268.774375`. Keep it a string, or read it into a decimal type: a floating-point number may change the last digits. */
            netCryptoAmount?: components["schemas"]["DecimalAmount"];
            /**
             * Format: transaction-hash
             * @description Hash of the on-chain transaction.
             */
            transactionHash?: string;
            /**
             * Format: date-time
             * @description Instant the pay-in settled; left out or null when it did not.
             */
            settledAt?: string | null;
            /**
             * Format: date-time
             * @description Instant the pay-in failed; left out or null when it did not.
             */
            failedAt?: string | null;
            /**
             * Format: date-time
             * @description Instant the pay-in was created.
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description Instant the pay-in last changed.
             */
            updatedAt?: string;
        };
        /**
         * @description Where a transfer stands. The list is open, because only the status at creation is shown. The event TRANSFER_COMPLETED or TRANSFER_FAILED announces the end.
         *
         *     - `PENDING`: The transfer was created and is not settled yet; every transfer starts here.
         */
        TransferStatus: "PENDING" | (string & {});
        /**
         * @description A transfer between two accounts, whether it was created as a crypto or as a fiat transfer. The sources do not show this payload: its members are assumed, most of them after the transfer events, which are identical for both kinds.
         *     @evidence assumed
         */
        Transfer: {
            /**
             * Format: uuid
             * @description Id of the transfer; the transfer events carry it as `transferId`.
             *     @evidence assumed
             */
            id?: string;
            /**
             * Format: uuid
             * @description Account that sends. When the transfer fails, the funds stay with it.
             *     @evidence assumed
             */
            senderAccountId?: string;
            /**
             * Format: uuid
             * @description Account that receives.
             *     @evidence assumed
             */
            receiverAccountId?: string;
            /**
             * Format: asset-code
             * @description Code of the asset that is moved, such as USDC; for a fiat transfer too.
             *     @evidence assumed
             */
            asset?: string;
            /**
             * @description A blockchain. These are all the values the service accepts; which of them you can use depends on the chains that are configured for your company.
             *
             *     - `BASE`: The chain Base.
             *     - `AVALANCHE`: The chain Avalanche.
             *     - `POLYGON`: The chain Polygon; added in 1.1.0.
             *     - `ETHEREUM`: The chain Ethereum; added in the release of 31 July 2026.
             *     - `SOLANA`: The chain Solana; added in the release of 31 July 2026.
             */
            chain?: components["schemas"]["Chain"];
            /**
             * Format: decimal
             * @description Amount that is moved, in units of `asset`, as an exact decimal string.
             *     @evidence assumed
             */
            amount?: string;
            /**
             * @description Where a transfer stands. The list is open, because only the status at creation is shown. The event TRANSFER_COMPLETED or TRANSFER_FAILED announces the end.
             *
             *     - `PENDING`: The transfer was created and is not settled yet; every transfer starts here.
             */
            status?: components["schemas"]["TransferStatus"];
            /**
             * Format: transaction-hash
             * @description Hash of the on-chain transaction. A failed transfer that never reached the chain (reason NOT_SUBMITTED) has none.
             *     @evidence assumed
             */
            transactionHash?: string;
        };
        /**
         * @description What a crypto transfer is created from. The sources do not show this body: its members are taken from the transfer events and the limits, and are assumed.
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
             * Format: asset-code
             * @description Code of the asset to transfer, such as USDC.
             *     @evidence assumed
             */
            asset?: string;
            /**
             * @description A blockchain. These are all the values the service accepts; which of them you can use depends on the chains that are configured for your company.
             *
             *     - `BASE`: The chain Base.
             *     - `AVALANCHE`: The chain Avalanche.
             *     - `POLYGON`: The chain Polygon; added in 1.1.0.
             *     - `ETHEREUM`: The chain Ethereum; added in the release of 31 July 2026.
             *     - `SOLANA`: The chain Solana; added in the release of 31 July 2026.
             */
            chain?: components["schemas"]["Chain"];
            /**
             * Format: decimal
             * @description Amount to transfer, in units of `asset`: an exact decimal string with at most six digits after the point.
             *     @evidence assumed
             */
            amount?: string;
        };
        /**
         * @description What a fiat transfer is created from. Send `chain` and `asset` together or leave both out. The sources name only these two and do not show the rest of the body: the other members are assumed, `currency` after the conditions of the error codes.
         *     @evidence assumed
         */
        FiatTransferInput: {
            /**
             * Format: uuid
             * @description Account that receives the transfer.
             *     @evidence assumed
             */
            receiverAccountId?: string;
            /**
             * Format: currency-code
             * @description Code of the fiat currency, such as EUR. When several assets fit it, `chain` and `asset` say which one is meant.
             *     @evidence assumed
             */
            currency?: string;
            /**
             * Format: decimal
             * @description Amount to transfer, in `currency`, an exact decimal string with at most six digits after the point.
             *     @evidence assumed
             */
            amount?: string;
            /**
             * @description A blockchain. These are all the values the service accepts; which of them you can use depends on the chains that are configured for your company.
             *
             *     - `BASE`: The chain Base.
             *     - `AVALANCHE`: The chain Avalanche.
             *     - `POLYGON`: The chain Polygon; added in 1.1.0.
             *     - `ETHEREUM`: The chain Ethereum; added in the release of 31 July 2026.
             *     - `SOLANA`: The chain Solana; added in the release of 31 July 2026.
             */
            chain?: components["schemas"]["Chain"];
            /**
             * Format: asset-code
             * @description Code of the asset that carries the transfer, such as EURC. It has to match `currency`, and goes together with `chain`.
             *     @evidence named
             */
            asset?: string;
        };
        /**
         * Format: decimal
         * @description Amount of a transfer, in units of the transferred asset: an exact decimal string with at most six digits after the point, never a JSON number.
         */
        TransferAmount: string;
        /**
         * @description Asset that is transferred between two accounts.
         *
         *     - `USDC`: The transfer moves USDC.
         *     - `EURC`: The transfer moves EURC.
         *     - `USDT`: The transfer moves USDT.
         * @enum {string}
         */
        TransferCryptocurrency: "USDC" | "EURC" | "USDT";
        /** @description What an account-to-account transfer is created from. */
        AccountToAccountTransferInput: {
            /**
             * Format: uuid
             * @description Account that the transfer is taken from.
             */
            sourceAccountId: string;
            /**
             * Format: uuid
             * @description Account that receives the transfer.
             */
            destinationAccountId: string;
            /** @description Amount of a transfer, in units of the transferred asset: an exact decimal string with at most six digits after the point, never a JSON number. */
            amount: components["schemas"]["TransferAmount"];
            /**
             * @description Asset that is transferred between two accounts.
             *
             *     - `USDC`: The transfer moves USDC.
             *     - `EURC`: The transfer moves EURC.
             *     - `USDT`: The transfer moves USDT.
             */
            cryptocurrency: components["schemas"]["TransferCryptocurrency"];
            /**
             * @description Chain the transfer runs on. Left out, it is the primary chain of the account.
             *
             *     - `BASE`: The transfer runs on Base.
             * @enum {string}
             */
            chain?: "BASE";
        };
        /** @description A transfer from one account to another, as its creation answers it. */
        AccountToAccountTransfer: {
            /**
             * Format: uuid
             * @description Id of the transfer. The sources name it without a type; a UUID, like other ids of the service, is our reading.
             *     @evidence named
             */
            id?: string;
            /**
             * Format: uuid
             * @description Account that the transfer is taken from.
             */
            sourceAccountId: string;
            /**
             * Format: uuid
             * @description Account that receives the transfer.
             */
            destinationAccountId: string;
            /** @description Amount of a transfer, in units of the transferred asset: an exact decimal string with at most six digits after the point, never a JSON number. */
            amount: components["schemas"]["TransferAmount"];
            /**
             * @description Asset that is transferred between two accounts.
             *
             *     - `USDC`: The transfer moves USDC.
             *     - `EURC`: The transfer moves EURC.
             *     - `USDT`: The transfer moves USDT.
             */
            cryptocurrency: components["schemas"]["TransferCryptocurrency"];
            /**
             * @description Where a transfer stands. The list is open, because only the status at creation is shown. The event TRANSFER_COMPLETED or TRANSFER_FAILED announces the end.
             *
             *     - `PENDING`: The transfer was created and is not settled yet; every transfer starts here.
             */
            status: components["schemas"]["TransferStatus"];
        };
        /**
         * @description An amount of a payment request in fiat, in crypto or both. The sources give this form for the amounts they name; that it holds here too, under this name, is assumed.
         *     @evidence assumed
         */
        AssumedPaymentRequestAmount: {
            /**
             * Format: decimal
             * @description The amount in fiat; a JSON number, not a string.
             *     @evidence assumed
             */
            fiat?: number;
            /**
             * @description The amount in crypto; a string, not a number.
             *     @evidence assumed
             */
            crypto?: string;
        };
        /**
         * @description What a payment request is created from when the path names the account. The sources do not show this body: apart from `idempotencyKey` every member is assumed.
         *     @evidence assumed
         */
        AccountPaymentRequestCreateInput: {
            /**
             * @description An amount of a payment request in fiat, in crypto or both. The sources give this form for the amounts they name; that it holds here too, under this name, is assumed.
             *     @evidence assumed
             */
            amount?: components["schemas"]["AssumedPaymentRequestAmount"];
            /**
             * Format: currency-code
             * @description Code of the currency of the fiat side of `amount`, such as EUR.
             *     @evidence assumed
             */
            fiatCurrency?: string;
            /**
             * @description Reference of the card provider. Send it together with `externalId` if you mean to settle by these two instead of by id.
             *     @evidence assumed
             */
            cardProviderReference?: string;
            /**
             * @description The external id, by its name an id of your own systems. Send it together with `cardProviderReference` if you mean to settle by these two instead of by id.
             *     @evidence assumed
             */
            externalId?: string;
            /** @description A UUID you generate once for the thing you want to happen, before the first attempt. Retrying with the same key and the same body returns the original result instead of doing it twice. Keys apply to every step in the life of a payment: creating, settling, reversing and updating. Generate a new one for each step. */
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        /**
         * @description Where a payment request stands. The sources name three values, as additions of version 1.1.0, and explain none; the meanings below are read from the names. Expect others, and never treat a value you do not know as a failure. The sources do not name the member that carries the status.
         *
         *     - `SETTLING`: By its name, the settlement is under way.
         *     - `SETTLED_WITH_SHORTFALL`: By its name, settled for less than was asked; see `shortfallAmount`.
         *     - `REVERSING`: By its name, the reversal is under way.
         *     @evidence named
         */
        PaymentRequestStatus: "SETTLING" | "SETTLED_WITH_SHORTFALL" | "REVERSING" | (string & {});
        /** @description An amount of a payment request, said twice: in fiat and in crypto. Mind the types: the fiat side is a JSON number, the crypto side a string. */
        PaymentRequestAmount: {
            /**
             * Format: decimal
             * @description The amount in fiat; a JSON number, not a string.
             */
            fiat?: number;
            /** @description The amount in crypto; a string, not a number. Keep it as a string: the sources do not say how it is formatted. */
            crypto?: string;
        };
        /**
         * @description What kind of step was carried out on a payment request. The sources name these values, as additions of version 1.1.0, and explain none; the meanings below are read from the names.
         *
         *     - `SETTLEMENT`: By its name, the payment request was settled.
         *     - `SETTLEMENT_OVERAGE`: By its name, the part of a settlement above the authorized amount.
         *     - `REFUND`: By its name, money was given back after a settlement.
         *     - `REVERSAL`: By its name, the payment request was reversed.
         *     - `INCREMENTAL_AUTHORIZATION`: By its name, the authorized amount was raised.
         *     - `AUTHORIZATION_ADJUSTMENT`: By its name, the authorized amount was changed.
         *     @evidence named
         */
        PaymentRequestExecutionType: "SETTLEMENT" | "SETTLEMENT_OVERAGE" | "REFUND" | "REVERSAL" | "INCREMENTAL_AUTHORIZATION" | "AUTHORIZATION_ADJUSTMENT" | (string & {});
        /**
         * @description A request for payment with an authorized amount that is settled, reversed or changed by later calls. The sources name the settlement and reversal fields and say that amounts are pairs of fiat and crypto; the rest is our reading.
         *     @evidence named
         */
        PaymentRequest: {
            /**
             * Format: uuid
             * @description Id of the payment request; the later calls take it in their path.
             *     @evidence assumed
             */
            id?: string;
            /**
             * Format: uuid
             * @description Account the payment request is for.
             *     @evidence assumed
             */
            accountId?: string;
            /**
             * @description Where a payment request stands. The sources name three values, as additions of version 1.1.0, and explain none; the meanings below are read from the names. Expect others, and never treat a value you do not know as a failure. The sources do not name the member that carries the status.
             *
             *     - `SETTLING`: By its name, the settlement is under way.
             *     - `SETTLED_WITH_SHORTFALL`: By its name, settled for less than was asked; see `shortfallAmount`.
             *     - `REVERSING`: By its name, the reversal is under way.
             *     @evidence named
             */
            status?: components["schemas"]["PaymentRequestStatus"];
            /**
             * @description Reference of the card provider; together with `externalId` it finds the payment request again.
             *     @evidence assumed
             */
            cardProviderReference?: string;
            /**
             * @description The external id, by its name an id of your own systems; together with `cardProviderReference` it finds the payment request again.
             *     @evidence assumed
             */
            externalId?: string;
            /**
             * Format: currency-code
             * @description Code of the currency of the fiat side of the amounts, such as EUR.
             *     @evidence assumed
             */
            fiatCurrency?: string;
            /**
             * @description An amount of a payment request in fiat, in crypto or both. The sources give this form for the amounts they name; that it holds here too, under this name, is assumed.
             *     @evidence assumed
             */
            authorizedAmount?: components["schemas"]["AssumedPaymentRequestAmount"];
            /** @description An amount of a payment request, said twice: in fiat and in crypto. Mind the types: the fiat side is a JSON number, the crypto side a string. */
            settlementAmount?: components["schemas"]["PaymentRequestAmount"];
            /** @description An amount of a payment request, said twice: in fiat and in crypto. Mind the types: the fiat side is a JSON number, the crypto side a string. */
            settledAmount?: components["schemas"]["PaymentRequestAmount"];
            /** @description An amount of a payment request, said twice: in fiat and in crypto. Mind the types: the fiat side is a JSON number, the crypto side a string. */
            shortfallAmount?: components["schemas"]["PaymentRequestAmount"];
            /**
             * Format: date-time
             * @description By its name, the instant the payment request was settled.
             *     @evidence named
             */
            settledAt?: string;
            /**
             * @description By its name, why the payment request was reversed.
             *     @evidence named
             */
            reversalReason?: string;
            /**
             * @description By its name, a text about the reversal.
             *     @evidence named
             */
            reversalDescription?: string;
            /**
             * Format: date-time
             * @description By its name, the instant the payment request was reversed.
             *     @evidence named
             */
            reversedAt?: string;
            /**
             * @description The steps carried out so far. That a payment request lists them is assumed; only their types are named.
             *     @evidence assumed
             */
            executions?: {
                /**
                 * @description What kind of step was carried out on a payment request. The sources name these values, as additions of version 1.1.0, and explain none; the meanings below are read from the names.
                 *
                 *     - `SETTLEMENT`: By its name, the payment request was settled.
                 *     - `SETTLEMENT_OVERAGE`: By its name, the part of a settlement above the authorized amount.
                 *     - `REFUND`: By its name, money was given back after a settlement.
                 *     - `REVERSAL`: By its name, the payment request was reversed.
                 *     - `INCREMENTAL_AUTHORIZATION`: By its name, the authorized amount was raised.
                 *     - `AUTHORIZATION_ADJUSTMENT`: By its name, the authorized amount was changed.
                 *     @evidence named
                 */
                executionType?: components["schemas"]["PaymentRequestExecutionType"];
            }[];
        };
        /**
         * @description What a payment request is created from when the path names no account. The sources do not show this body: apart from `idempotencyKey` every member is assumed.
         *     @evidence assumed
         */
        PaymentRequestCreateInput: {
            /**
             * Format: uuid
             * @description Account the payment request is for.
             *     @evidence assumed
             */
            accountId?: string;
            /**
             * @description An amount of a payment request in fiat, in crypto or both. The sources give this form for the amounts they name; that it holds here too, under this name, is assumed.
             *     @evidence assumed
             */
            amount?: components["schemas"]["AssumedPaymentRequestAmount"];
            /**
             * Format: currency-code
             * @description Code of the currency of the fiat side of `amount`, such as EUR.
             *     @evidence assumed
             */
            fiatCurrency?: string;
            /**
             * @description Reference of the card provider. Send it together with `externalId` if you mean to settle by these two instead of by id.
             *     @evidence assumed
             */
            cardProviderReference?: string;
            /**
             * @description The external id, by its name an id of your own systems. Send it together with `cardProviderReference` if you mean to settle by these two instead of by id.
             *     @evidence assumed
             */
            externalId?: string;
            /** @description A UUID you generate once for the thing you want to happen, before the first attempt. Retrying with the same key and the same body returns the original result instead of doing it twice. Keys apply to every step in the life of a payment: creating, settling, reversing and updating. Generate a new one for each step. */
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        /**
         * @description How a payment request, found by its two references, is settled. The sources name the references and `idempotencyKey`; the amount is assumed.
         *     @evidence assumed
         */
        SettlementByReferenceInput: {
            /**
             * @description Reference of the card provider; goes together with `externalId`.
             *     @evidence named
             */
            cardProviderReference?: string;
            /**
             * @description The external id, by its name an id of your own systems; goes together with `cardProviderReference`.
             *     @evidence named
             */
            externalId?: string;
            /**
             * @description An amount of a payment request in fiat, in crypto or both. The sources give this form for the amounts they name; that it holds here too, under this name, is assumed.
             *     @evidence assumed
             */
            settlementAmount?: components["schemas"]["AssumedPaymentRequestAmount"];
            /** @description A UUID you generate once for the thing you want to happen, before the first attempt. Retrying with the same key and the same body returns the original result instead of doing it twice. Keys apply to every step in the life of a payment: creating, settling, reversing and updating. Generate a new one for each step. */
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        /**
         * @description How a payment request, named in the body, is reversed. The sources do not show this body: `idempotencyKey` is documented; that the payment request is found by the same two references as for a settlement is assumed.
         *     @evidence assumed
         */
        ReversalByReferenceInput: {
            /**
             * @description Reference of the card provider; goes together with `externalId`.
             *     @evidence assumed
             */
            cardProviderReference?: string;
            /**
             * @description The external id, by its name an id of your own systems; goes together with `cardProviderReference`.
             *     @evidence assumed
             */
            externalId?: string;
            /**
             * @description Why the payment request is reversed.
             *     @evidence assumed
             */
            reversalReason?: string;
            /**
             * @description A text about the reversal.
             *     @evidence assumed
             */
            reversalDescription?: string;
            /** @description A UUID you generate once for the thing you want to happen, before the first attempt. Retrying with the same key and the same body returns the original result instead of doing it twice. Keys apply to every step in the life of a payment: creating, settling, reversing and updating. Generate a new one for each step. */
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        /**
         * @description The new authorized amount of a payment request. That an update sets it is documented, its name and form are assumed.
         *     @evidence assumed
         */
        PaymentRequestUpdateInput: {
            /**
             * @description An amount of a payment request in fiat, in crypto or both. The sources give this form for the amounts they name; that it holds here too, under this name, is assumed.
             *     @evidence assumed
             */
            authorizedAmount?: components["schemas"]["AssumedPaymentRequestAmount"];
            /** @description A UUID you generate once for the thing you want to happen, before the first attempt. Retrying with the same key and the same body returns the original result instead of doing it twice. Keys apply to every step in the life of a payment: creating, settling, reversing and updating. Generate a new one for each step. */
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        /**
         * @description How a payment request, named by its id, is settled. The sources do not show this body: apart from `idempotencyKey` every member is assumed.
         *     @evidence assumed
         */
        SettlementInput: {
            /**
             * @description An amount of a payment request in fiat, in crypto or both. The sources give this form for the amounts they name; that it holds here too, under this name, is assumed.
             *     @evidence assumed
             */
            settlementAmount?: components["schemas"]["AssumedPaymentRequestAmount"];
            /** @description A UUID you generate once for the thing you want to happen, before the first attempt. Retrying with the same key and the same body returns the original result instead of doing it twice. Keys apply to every step in the life of a payment: creating, settling, reversing and updating. Generate a new one for each step. */
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        /**
         * @description How a payment request, named by its id, is reversed. The sources do not show this body: `idempotencyKey` is documented, the other members are taken from the payment request and assumed.
         *     @evidence assumed
         */
        ReversalInput: {
            /**
             * @description Why the payment request is reversed.
             *     @evidence assumed
             */
            reversalReason?: string;
            /**
             * @description A text about the reversal.
             *     @evidence assumed
             */
            reversalDescription?: string;
            /** @description A UUID you generate once for the thing you want to happen, before the first attempt. Retrying with the same key and the same body returns the original result instead of doing it twice. Keys apply to every step in the life of a payment: creating, settling, reversing and updating. Generate a new one for each step. */
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        /**
         * @description An asset that can be used on a chain. The sources name the members without their types.
         *     @evidence named
         */
        SupportedAsset: {
            /**
             * @description A blockchain. These are all the values the service accepts; which of them you can use depends on the chains that are configured for your company.
             *
             *     - `BASE`: The chain Base.
             *     - `AVALANCHE`: The chain Avalanche.
             *     - `POLYGON`: The chain Polygon; added in 1.1.0.
             *     - `ETHEREUM`: The chain Ethereum; added in the release of 31 July 2026.
             *     - `SOLANA`: The chain Solana; added in the release of 31 July 2026.
             */
            chain?: components["schemas"]["Chain"];
            /**
             * Format: asset-code
             * @description Code of the asset, such as USDC.
             *     @evidence named
             */
            asset?: string;
            /**
             * Format: int32
             * @description How many digits after the point the asset has on this chain.
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
         * @description State of the account's permit for an asset (EIP-2612 and EIP-712 permits are what the service works with). It is derived anew for each request, so read it when you need it and never from a cache. The list is open.
         *
         *     - `READY`: Named by the sources without a meaning of its own; by its name, the asset is ready.
         *     - `ACTIVATING`: Named by the sources without a meaning of its own; by its name, an activation is under way.
         *     - `ACTION_REQUIRED`: Named by the sources without a meaning of its own; by its name, somebody has to act.
         *     - `PENDING`: Named by the sources without a meaning of its own; by its name, something is still outstanding.
         *     - `FAILED`: Named by the sources without a meaning of its own; by its name, something has failed.
         *     - `NO_WALLET`: Named by the sources without a meaning of its own; by its name, the account has no wallet for the asset.
         */
        AssetPermitStatus: "READY" | "ACTIVATING" | "ACTION_REQUIRED" | "PENDING" | "FAILED" | "NO_WALLET" | (string & {});
        /**
         * @description An asset that can be used on a chain, with the state of its permit on one account. The sources name the members without their types.
         *     @evidence named
         */
        AccountSupportedAsset: {
            /**
             * @description A blockchain. These are all the values the service accepts; which of them you can use depends on the chains that are configured for your company.
             *
             *     - `BASE`: The chain Base.
             *     - `AVALANCHE`: The chain Avalanche.
             *     - `POLYGON`: The chain Polygon; added in 1.1.0.
             *     - `ETHEREUM`: The chain Ethereum; added in the release of 31 July 2026.
             *     - `SOLANA`: The chain Solana; added in the release of 31 July 2026.
             */
            chain?: components["schemas"]["Chain"];
            /**
             * Format: asset-code
             * @description Code of the asset, such as USDC.
             *     @evidence named
             */
            asset?: string;
            /**
             * Format: int32
             * @description How many digits after the point the asset has on this chain.
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
             * @description State of the account's permit for an asset (EIP-2612 and EIP-712 permits are what the service works with). It is derived anew for each request, so read it when you need it and never from a cache. The list is open.
             *
             *     - `READY`: Named by the sources without a meaning of its own; by its name, the asset is ready.
             *     - `ACTIVATING`: Named by the sources without a meaning of its own; by its name, an activation is under way.
             *     - `ACTION_REQUIRED`: Named by the sources without a meaning of its own; by its name, somebody has to act.
             *     - `PENDING`: Named by the sources without a meaning of its own; by its name, something is still outstanding.
             *     - `FAILED`: Named by the sources without a meaning of its own; by its name, something has failed.
             *     - `NO_WALLET`: Named by the sources without a meaning of its own; by its name, the account has no wallet for the asset.
             */
            permitStatus?: components["schemas"]["AssetPermitStatus"];
        };
        /**
         * @description Payment rail over which a bank account is paid. The list is open: one rail is known to start with. The sources name the rail, not the member that carries it.
         *
         *     - `US_ACH`: ACH transfer to a bank account in the United States; the initial rail.
         *     @evidence named
         */
        PayoutRail: "US_ACH" | (string & {});
        /**
         * @description A bank account that a party may be paid out to. Of the account number, reads show the last four digits only.
         *     @evidence named
         */
        PayoutBankAccount: {
            /**
             * Format: uuid
             * @description Id of the pay-out bank account; use it wherever the bank account is meant.
             *     @evidence assumed
             */
            id?: string;
            /**
             * Format: uuid
             * @description Party the bank account belongs to.
             *     @evidence assumed
             */
            partyId?: string;
            /**
             * @description Payment rail over which a bank account is paid. The list is open: one rail is known to start with. The sources name the rail, not the member that carries it.
             *
             *     - `US_ACH`: ACH transfer to a bank account in the United States; the initial rail.
             *     @evidence named
             */
            rail?: components["schemas"]["PayoutRail"];
            /**
             * Format: bank-account-number-end
             * @description The last four digits of the account number, so that a person can tell the account. A string, so that leading zeros stay.
             *     @evidence named
             */
            accountNumberLast4?: string;
            /**
             * Format: email
             * @description By its name, the email address of the beneficiary.
             *     @evidence named
             */
            beneficiaryEmail?: string;
            /**
             * Format: phone
             * @description By its name, the phone number of the beneficiary.
             *     @evidence named
             */
            beneficiaryPhoneNumber?: string;
        };
        /**
         * @description The bank account to register, with its raw credentials. The sources do not show this body: the two beneficiary contacts are named, the other members are assumed. Treat the credentials as secrets and keep them out of your logs.
         *     @evidence assumed
         */
        PayoutBankAccountInput: {
            /**
             * @description Payment rail over which a bank account is paid. The list is open: one rail is known to start with. The sources name the rail, not the member that carries it.
             *
             *     - `US_ACH`: ACH transfer to a bank account in the United States; the initial rail.
             *     @evidence named
             */
            rail?: components["schemas"]["PayoutRail"];
            /**
             * Format: bank-account-number
             * @description Account number at the bank, as a string. Accepted here only; reads show its last four digits in `accountNumberLast4`.
             *     @evidence assumed
             */
            accountNumber?: $Write<string>;
            /**
             * Format: routing-number
             * @description Routing number of the bank, as a string so that leading zeros stay. Accepted here only.
             *     @evidence assumed
             */
            routingNumber?: $Write<string>;
            /**
             * Format: email
             * @description By its name, the email address of the beneficiary.
             *     @evidence named
             */
            beneficiaryEmail?: string;
            /**
             * Format: phone
             * @description By its name, the phone number of the beneficiary.
             *     @evidence named
             */
            beneficiaryPhoneNumber?: string;
        };
        /**
         * @description Where the registration of a pay-out route stands. The list is open. A route that failed because of incomplete beneficiary data never recovers; the sources do not name its status.
         *
         *     - `AWAITING_OWNERSHIP_PROOF`: Registration pauses until the owner of the self-custody source wallet signs; the only status in which you have to act. Prepare the proof, have the message signed, complete the proof. Not terminal.
         *     - `ACTIVE`: The route is active. On a self-custody account it then has a `depositAddress`.
         */
        PayoutRouteStatus: "AWAITING_OWNERSHIP_PROOF" | "ACTIVE" | (string & {});
        /**
         * @description The way from an account to a registered bank account, over which pay-outs are sent. The sources name the status and the deposit address; the ids are assumed.
         *     @evidence named
         */
        PayoutRoute: {
            /**
             * Format: uuid
             * @description Id of the route.
             *     @evidence assumed
             */
            id?: string;
            /**
             * Format: uuid
             * @description Account the route starts from.
             *     @evidence assumed
             */
            accountId?: string;
            /**
             * Format: uuid
             * @description Registered bank account the route ends at.
             *     @evidence assumed
             */
            payoutBankAccountId?: string;
            /**
             * Format: uuid
             * @description Wallet of the account the crypto is taken from; a self-custody wallet needs a proof of ownership.
             *     @evidence assumed
             */
            sourceWalletId?: string;
            /**
             * @description Where the registration of a pay-out route stands. The list is open. A route that failed because of incomplete beneficiary data never recovers; the sources do not name its status.
             *
             *     - `AWAITING_OWNERSHIP_PROOF`: Registration pauses until the owner of the self-custody source wallet signs; the only status in which you have to act. Prepare the proof, have the message signed, complete the proof. Not terminal.
             *     - `ACTIVE`: The route is active. On a self-custody account it then has a `depositAddress`.
             */
            status?: components["schemas"]["PayoutRouteStatus"];
            /**
             * Format: blockchain-address
             * @description By its name, the on-chain address that takes deposits for the route. Routes in status ACTIVE have it when their account is a self-custody account.
             *     @evidence named
             */
            depositAddress?: string;
        };
        /**
         * @description The route to create. The sources do not show this body: that a route is for a registered bank account, and that it has a source wallet, is said; the members are assumed.
         *     @evidence assumed
         */
        PayoutRouteInput: {
            /**
             * Format: uuid
             * @description Registered bank account to pay out to. Its party needs a PAYOUT_RECIPIENT role that is ACTIVE, and cleared KYC or KYB.
             *     @evidence assumed
             */
            payoutBankAccountId?: string;
            /**
             * Format: uuid
             * @description Wallet of the account to take the crypto from.
             *     @evidence assumed
             */
            sourceWalletId?: string;
        };
        /**
         * @description What the owner of the source wallet has to sign. The sources do not show this answer; that it holds the exact message is assumed from the like-named operation of virtual bank accounts.
         *     @evidence assumed
         */
        RouteOwnershipProofMessage: {
            /**
             * @description The exact text to sign as an EIP-191 message. Hand it to the wallet unchanged; a different character or line break makes a different signature.
             *     @evidence assumed
             */
            message?: string;
        };
        /**
         * @description The proof that the caller's customer owns the source wallet. The sources do not show this body; its member is assumed.
         *     @evidence assumed
         */
        RouteOwnershipProofInput: {
            /**
             * @description EIP-191 signature of the prepared message, made with the key of the source wallet. It has to come from an externally owned account; a contract signature (ERC-1271) is not supported.
             *     @evidence assumed
             */
            signature?: string;
        };
        /**
         * @description Where a pay-out stands. The list is open. Only COMPLETED says that the beneficiary was paid, and even then the receiving bank may send the money back: keep handling PAYOUT_RETURNED.
         *
         *     - `REQUESTED`: By its name, the pay-out was requested and has not been sent yet. The sources give it no meaning, and no event announces it.
         *     - `SENDING`: By its name, the crypto is being sent from the account wallet. The sources give it no meaning, and no event announces it.
         *     - `PROVIDER_PROCESSING`: The crypto is out of the account wallet and with the banking partner; sending it can no longer fail. Announced by PAYOUT_PROCESSING. Not terminal.
         *     - `COMPLETED`: The beneficiary was paid. Announced by PAYOUT_COMPLETED. The sources do not call it terminal.
         *     - `REJECTED`: Refused before it was executed; the account still has its funds. Announced by PAYOUT_REJECTED.
         *     - `FAILED`: Its execution began and then failed for good; no money reached the beneficiary. A permit allowance or a wallet balance that is too small ends here. `failureReason` says why. Announced by PAYOUT_FAILED. Terminal.
         *     - `RETURNED`: The receiving bank sent the money back. It may be reported while the pay-out is still processing, with no COMPLETED before it. Announced by PAYOUT_RETURNED.
         */
        PayoutStatus: "REQUESTED" | "SENDING" | "PROVIDER_PROCESSING" | "COMPLETED" | "REJECTED" | "FAILED" | "RETURNED" | (string & {});
        /**
         * @description How a pay-out gets its crypto. The sources name both modes and explain PULL only, and do not name the member that carries the mode; the list is open.
         *
         *     - `PULL`: The crypto is drawn from the wallet of the account under a permit; the mode of `createPayout`.
         *     - `PUSH`: By its name, the crypto is sent in rather than drawn. The sources list no operation that requests this mode.
         *     @evidence named
         */
        FundingMode: "PULL" | "PUSH" | (string & {});
        /**
         * Format: decimal
         * @description How much crypto is paid out, as an exact decimal string. The sources show neither the name nor the form of this amount; the form is assumed from the amounts of pay-ins and transfers.
         *     @evidence assumed
         */
        PayoutAmount: string;
        /**
         * @description A payment from an account to a bank account over a pay-out route. The sources name `failureReason`, and the values of the status and of the funding mode; the other members are assumed.
         *     @evidence named
         */
        Payout: {
            /**
             * Format: uuid
             * @description Id of the pay-out; pay-out events carry it as `payoutId`.
             *     @evidence assumed
             */
            id?: string;
            /**
             * Format: uuid
             * @description Account that is paid from.
             *     @evidence assumed
             */
            accountId?: string;
            /**
             * Format: uuid
             * @description Route the pay-out takes.
             *     @evidence assumed
             */
            routeId?: string;
            /**
             * @description Where a pay-out stands. The list is open. Only COMPLETED says that the beneficiary was paid, and even then the receiving bank may send the money back: keep handling PAYOUT_RETURNED.
             *
             *     - `REQUESTED`: By its name, the pay-out was requested and has not been sent yet. The sources give it no meaning, and no event announces it.
             *     - `SENDING`: By its name, the crypto is being sent from the account wallet. The sources give it no meaning, and no event announces it.
             *     - `PROVIDER_PROCESSING`: The crypto is out of the account wallet and with the banking partner; sending it can no longer fail. Announced by PAYOUT_PROCESSING. Not terminal.
             *     - `COMPLETED`: The beneficiary was paid. Announced by PAYOUT_COMPLETED. The sources do not call it terminal.
             *     - `REJECTED`: Refused before it was executed; the account still has its funds. Announced by PAYOUT_REJECTED.
             *     - `FAILED`: Its execution began and then failed for good; no money reached the beneficiary. A permit allowance or a wallet balance that is too small ends here. `failureReason` says why. Announced by PAYOUT_FAILED. Terminal.
             *     - `RETURNED`: The receiving bank sent the money back. It may be reported while the pay-out is still processing, with no COMPLETED before it. Announced by PAYOUT_RETURNED.
             */
            status?: components["schemas"]["PayoutStatus"];
            /**
             * @description How a pay-out gets its crypto. The sources name both modes and explain PULL only, and do not name the member that carries the mode; the list is open.
             *
             *     - `PULL`: The crypto is drawn from the wallet of the account under a permit; the mode of `createPayout`.
             *     - `PUSH`: By its name, the crypto is sent in rather than drawn. The sources list no operation that requests this mode.
             *     @evidence named
             */
            fundingMode?: components["schemas"]["FundingMode"];
            /**
             * Format: asset-code
             * @description Crypto asset that is paid out, such as USDC.
             *     @evidence assumed
             */
            asset?: string;
            /**
             * @description How much crypto is paid out, as an exact decimal string. The sources show neither the name nor the form of this amount; the form is assumed from the amounts of pay-ins and transfers.
             *     @evidence assumed
             */
            amount?: components["schemas"]["PayoutAmount"];
            /**
             * @description Why the pay-out ended in FAILED, for instance because the permit allowance or the wallet balance was too small.
             *     @evidence named
             */
            failureReason?: string;
        };
        /**
         * @description The pay-out to request, in funding mode PULL. The sources do not show this body; every member is assumed.
         *     @evidence assumed
         */
        PayoutInput: {
            /**
             * Format: uuid
             * @description Route to pay out over.
             *     @evidence assumed
             */
            routeId?: string;
            /**
             * Format: asset-code
             * @description Crypto asset to pay out, such as USDC.
             *     @evidence assumed
             */
            asset?: string;
            /**
             * @description How much crypto is paid out, as an exact decimal string. The sources show neither the name nor the form of this amount; the form is assumed from the amounts of pay-ins and transfers.
             *     @evidence assumed
             */
            amount?: components["schemas"]["PayoutAmount"];
        };
        /** @description Deliveries carry a secret key in a header you named. The key itself is not shown again. */
        WebhookApiKeyAuthentication: {
            /**
             * @description Says that deliveries are authenticated with a key in a header. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "API_KEY";
            /** @description Name of the header that carries the key. */
            headerName: string;
        };
        /** @description Deliveries use standard HTTP basic authentication. The password is not shown again. */
        WebhookBasicAuthentication: {
            /**
             * @description Says that deliveries are authenticated with HTTP basic authentication. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BASIC_AUTHENTICATION";
            /** @description User name that deliveries carry. */
            username: string;
        };
        /** @description How the service authenticates itself on each delivery, told apart by `type`. Secrets are never read back. */
        WebhookAuthentication: components["schemas"]["WebhookApiKeyAuthentication"] | components["schemas"]["WebhookBasicAuthentication"];
        /** @description A registered webhook: an address of yours to which the service sends every event. It shows how deliveries are authenticated, without the secret. */
        Webhook: {
            /** @description Id of the webhook, assigned by the service; an opaque string. */
            id: string;
            /**
             * Format: uri
             * @description Absolute https address that receives the deliveries.
             */
            url: string;
            /** @description Your label for the webhook, if you gave it one. */
            name?: string;
            /** @description How the service authenticates itself on each delivery, told apart by `type`. Secrets are never read back. */
            authenticationMethod: components["schemas"]["WebhookAuthentication"];
            /**
             * @description Status of the webhook; only ACTIVE has been seen, so be ready for others.
             *
             *     - `ACTIVE`: Seen on webhooks that are registered.
             *     @evidence observed
             */
            status: "ACTIVE" | (string & {});
        };
        /** @description Have each delivery carry a secret key in a header you name. */
        WebhookApiKeyAuthenticationInput: {
            /**
             * @description Chooses authentication with a key in a header. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "API_KEY";
            /** @description Name of the header in which deliveries are to carry the key. */
            headerName: string;
            /**
             * Format: password
             * @description The key, a secret between the service and your receiver. It is accepted here and never read back; keep your own copy.
             */
            apiKey: $Write<string>;
        };
        /** @description Have each delivery use standard HTTP basic authentication. */
        WebhookBasicAuthenticationInput: {
            /**
             * @description Chooses HTTP basic authentication. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BASIC_AUTHENTICATION";
            /** @description User name that deliveries are to carry. */
            username: string;
            /**
             * Format: password
             * @description The password, a secret between the service and your receiver. It is accepted here and never read back; keep your own copy.
             */
            password: $Write<string>;
        };
        /** @description How the service is to authenticate itself on each delivery, told apart by `type`. It is always sent complete, with its secret. */
        WebhookAuthenticationInput: components["schemas"]["WebhookApiKeyAuthenticationInput"] | components["schemas"]["WebhookBasicAuthenticationInput"];
        /** @description The whole configuration of a webhook, for registering it and for replacing it. */
        WebhookInput: {
            /**
             * Format: uri
             * @description Absolute https address of yours that is to receive the deliveries. An address on plain http is refused with `invalid-request`.
             */
            url: string;
            /** @description Label of your own choice, so that people can tell your webhooks apart. */
            name?: string;
            /** @description How the service is to authenticate itself on each delivery, told apart by `type`. It is always sent complete, with its secret. */
            authenticationMethod: components["schemas"]["WebhookAuthenticationInput"];
        };
        /** @description Tests the delivery to one webhook. Fires only for the webhook that was pinged. */
        PingEvent: {
            /**
             * @description Type of the event; tell events apart by it.
             * @constant
             * @enum {string}
             */
            eventType: "PING";
            /** @description A text; nothing depends on it. */
            result: {
                /**
                 * @description Text of the PING, for people.
                 *     @evidence named
                 */
                message?: string;
            };
        };
        /**
         * @description When the state changed, not when the event was delivered; a timestamp with nanoseconds. Sample values end in a doubled `Z`, which date parsers refuse: keep it as a string, and drop the second `Z`, if there is one, before you parse it.
         * @example 2026-09-16T09:41:07.482913605ZZ
         */
        OccurredAt: string;
        /** @description A pay-in was settled. */
        PayInSettledEvent: {
            /**
             * @description Type of the event; tell events apart by it.
             * @constant
             * @enum {string}
             */
            eventType: "PAY_IN_SETTLED";
            /** @description The pay-in that was settled. */
            result: {
                /**
                 * Format: uuid
                 * @description Id of the pay-in; read it with `getPayIn`.
                 */
                payInId: string;
                /**
                 * Format: uuid
                 * @description Account the fiat came in for.
                 */
                accountId: string;
                /**
                 * @description How the pay-in ended. SETTLED and FAILED are known to exist; other statuses may, so treat one you do not know as neither.
                 *
                 *     - `SETTLED`: The crypto credit is confirmed on-chain and available in the account wallet; announced by PAY_IN_SETTLED.
                 *     - `FAILED`: The pay-in ended without crediting anything; announced by PAY_IN_FAILED. Terminal: it never becomes SETTLED.
                 *     @evidence observed
                 */
                status: components["schemas"]["PayInStatus"];
                /**
                 * Format: asset-code
                 * @description Crypto asset that was credited, such as USDC.
                 *     @evidence named
                 */
                asset?: string;
                /**
                 * @description Chain the crypto was credited on, such as BASE.
                 *     @evidence named
                 */
                chain?: string;
                /**
                 * Format: transaction-hash
                 * @description Hash of the on-chain transaction.
                 *     @evidence named
                 */
                transactionHash?: string;
                /** @description When the state changed, not when the event was delivered; a timestamp with nanoseconds. Sample values end in a doubled `Z`, which date parsers refuse: keep it as a string, and drop the second `Z`, if there is one, before you parse it. */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /**
         * @description Why a pay-in ended without crediting anything; a fixed list, never free text. The sources give the names only, so the meanings are those of the names.
         *
         *     - `SETTLEMENT_FAILED`: The settlement failed.
         *     - `REJECTED_BY_PROVIDER`: The provider rejected it.
         *     - `UNKNOWN`: No reason is known.
         * @enum {string}
         */
        PayInFailureReason: "SETTLEMENT_FAILED" | "REJECTED_BY_PROVIDER" | "UNKNOWN";
        /** @description A pay-in failed. */
        PayInFailedEvent: {
            /**
             * @description Type of the event; tell events apart by it.
             * @constant
             * @enum {string}
             */
            eventType: "PAY_IN_FAILED";
            /** @description The pay-in that failed. */
            result: {
                /**
                 * Format: uuid
                 * @description Id of the pay-in; read it with `getPayIn`.
                 */
                payInId: string;
                /**
                 * Format: uuid
                 * @description Account the fiat came in for.
                 */
                accountId: string;
                /**
                 * @description How the pay-in ended. SETTLED and FAILED are known to exist; other statuses may, so treat one you do not know as neither.
                 *
                 *     - `SETTLED`: The crypto credit is confirmed on-chain and available in the account wallet; announced by PAY_IN_SETTLED.
                 *     - `FAILED`: The pay-in ended without crediting anything; announced by PAY_IN_FAILED. Terminal: it never becomes SETTLED.
                 *     @evidence observed
                 */
                status: components["schemas"]["PayInStatus"];
                /**
                 * @description Why a pay-in ended without crediting anything; a fixed list, never free text. The sources give the names only, so the meanings are those of the names.
                 *
                 *     - `SETTLEMENT_FAILED`: The settlement failed.
                 *     - `REJECTED_BY_PROVIDER`: The provider rejected it.
                 *     - `UNKNOWN`: No reason is known.
                 */
                reason: components["schemas"]["PayInFailureReason"];
                /** @description When the state changed, not when the event was delivered; a timestamp with nanoseconds. Sample values end in a doubled `Z`, which date parsers refuse: keep it as a string, and drop the second `Z`, if there is one, before you parse it. */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /** @description A transfer was completed. */
        TransferCompletedEvent: {
            /**
             * @description Type of the event; tell events apart by it.
             * @constant
             * @enum {string}
             */
            eventType: "TRANSFER_COMPLETED";
            /** @description The transfer that was completed. */
            result: {
                /**
                 * Format: uuid
                 * @description Id of the transfer.
                 *     @evidence named
                 */
                transferId?: string;
                /**
                 * Format: uuid
                 * @description Account the transfer was sent from.
                 */
                senderAccountId: string;
                /**
                 * Format: uuid
                 * @description Account the transfer was sent to.
                 */
                receiverAccountId: string;
                /**
                 * Format: asset-code
                 * @description Crypto asset of the transfer, such as USDC.
                 *     @evidence named
                 */
                asset?: string;
                /**
                 * @description Chain of the transfer, such as BASE.
                 *     @evidence named
                 */
                chain?: string;
                /**
                 * Format: transaction-hash
                 * @description Hash of the on-chain transaction.
                 *     @evidence named
                 */
                transactionHash?: string;
                /** @description When the state changed, not when the event was delivered; a timestamp with nanoseconds. Sample values end in a doubled `Z`, which date parsers refuse: keep it as a string, and drop the second `Z`, if there is one, before you parse it. */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /**
         * @description Why a transfer failed; a fixed list, never free text. Apart from NOT_SUBMITTED the sources give the names only, so the meanings are those of the names.
         *
         *     - `ON_CHAIN_FAILED`: The transaction failed on-chain.
         *     - `INSUFFICIENT_FUNDS`: The funds did not suffice.
         *     - `INSUFFICIENT_ALLOWANCE`: The token allowance did not suffice.
         *     - `NOT_SUBMITTED`: The transfer never reached the chain, so it has no `transactionHash`.
         *     - `UNKNOWN`: No reason is known.
         * @enum {string}
         */
        TransferFailureReason: "ON_CHAIN_FAILED" | "INSUFFICIENT_FUNDS" | "INSUFFICIENT_ALLOWANCE" | "NOT_SUBMITTED" | "UNKNOWN";
        /** @description A transfer failed. */
        TransferFailedEvent: {
            /**
             * @description Type of the event; tell events apart by it.
             * @constant
             * @enum {string}
             */
            eventType: "TRANSFER_FAILED";
            /** @description The transfer that failed. */
            result: {
                /**
                 * Format: uuid
                 * @description Id of the transfer.
                 *     @evidence named
                 */
                transferId?: string;
                /**
                 * Format: uuid
                 * @description Account the transfer was sent from.
                 */
                senderAccountId: string;
                /**
                 * Format: uuid
                 * @description Account the transfer was sent to.
                 */
                receiverAccountId: string;
                /**
                 * Format: asset-code
                 * @description Crypto asset of the transfer, such as USDC.
                 *     @evidence named
                 */
                asset?: string;
                /**
                 * @description Chain of the transfer, such as BASE.
                 *     @evidence named
                 */
                chain?: string;
                /**
                 * @description Why a transfer failed; a fixed list, never free text. Apart from NOT_SUBMITTED the sources give the names only, so the meanings are those of the names.
                 *
                 *     - `ON_CHAIN_FAILED`: The transaction failed on-chain.
                 *     - `INSUFFICIENT_FUNDS`: The funds did not suffice.
                 *     - `INSUFFICIENT_ALLOWANCE`: The token allowance did not suffice.
                 *     - `NOT_SUBMITTED`: The transfer never reached the chain, so it has no `transactionHash`.
                 *     - `UNKNOWN`: No reason is known.
                 */
                reason: components["schemas"]["TransferFailureReason"];
                /**
                 * Format: transaction-hash
                 * @description Hash of the on-chain transaction. Never there with NOT_SUBMITTED. The sources do not list it among the members of this event; that it may come with other reasons is concluded from that rule.
                 *     @evidence named
                 */
                transactionHash?: string;
                /** @description When the state changed, not when the event was delivered; a timestamp with nanoseconds. Sample values end in a doubled `Z`, which date parsers refuse: keep it as a string, and drop the second `Z`, if there is one, before you parse it. */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /**
         * @description Status of the pay-out that an event announces. No event announces REQUESTED or SENDING.
         *
         *     - `PROVIDER_PROCESSING`: The crypto is out of the account wallet and with the banking partner; sending it can no longer fail. Comes with PAYOUT_PROCESSING. Not terminal.
         *     - `COMPLETED`: The beneficiary was paid. Comes with PAYOUT_COMPLETED.
         *     - `REJECTED`: Refused before it was executed; the account still has its funds. Comes with PAYOUT_REJECTED.
         *     - `FAILED`: Execution began and then failed. Terminal; no money reached the beneficiary. Comes with PAYOUT_FAILED.
         *     - `RETURNED`: The receiving bank sent the money back. May come while the pay-out was still being processed, without a COMPLETED before it. Comes with PAYOUT_RETURNED.
         * @enum {string}
         */
        PayoutEventStatus: "PROVIDER_PROCESSING" | "COMPLETED" | "REJECTED" | "FAILED" | "RETURNED";
        /** @description The crypto of a pay-out reached the banking partner. */
        PayoutProcessingEvent: {
            /**
             * @description Type of the event; tell events apart by it.
             * @constant
             * @enum {string}
             */
            eventType: "PAYOUT_PROCESSING";
            /** @description The pay-out being processed. */
            result: {
                /**
                 * Format: uuid
                 * @description Id of the pay-out; read it with `getPayout`.
                 *     @evidence named
                 */
                payoutId?: string;
                /**
                 * Format: uuid
                 * @description Account the pay-out was requested from.
                 */
                accountId: string;
                /**
                 * @description Status of the pay-out that an event announces. No event announces REQUESTED or SENDING.
                 *
                 *     - `PROVIDER_PROCESSING`: The crypto is out of the account wallet and with the banking partner; sending it can no longer fail. Comes with PAYOUT_PROCESSING. Not terminal.
                 *     - `COMPLETED`: The beneficiary was paid. Comes with PAYOUT_COMPLETED.
                 *     - `REJECTED`: Refused before it was executed; the account still has its funds. Comes with PAYOUT_REJECTED.
                 *     - `FAILED`: Execution began and then failed. Terminal; no money reached the beneficiary. Comes with PAYOUT_FAILED.
                 *     - `RETURNED`: The receiving bank sent the money back. May come while the pay-out was still being processed, without a COMPLETED before it. Comes with PAYOUT_RETURNED.
                 */
                status: components["schemas"]["PayoutEventStatus"];
                /** @description When the state changed, not when the event was delivered; a timestamp with nanoseconds. Sample values end in a doubled `Z`, which date parsers refuse: keep it as a string, and drop the second `Z`, if there is one, before you parse it. */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /** @description A pay-out was completed. */
        PayoutCompletedEvent: {
            /**
             * @description Type of the event; tell events apart by it.
             * @constant
             * @enum {string}
             */
            eventType: "PAYOUT_COMPLETED";
            /** @description The pay-out that was completed. */
            result: {
                /**
                 * Format: uuid
                 * @description Id of the pay-out; read it with `getPayout`.
                 *     @evidence named
                 */
                payoutId?: string;
                /**
                 * Format: uuid
                 * @description Account the pay-out was requested from.
                 */
                accountId: string;
                /**
                 * @description Status of the pay-out that an event announces. No event announces REQUESTED or SENDING.
                 *
                 *     - `PROVIDER_PROCESSING`: The crypto is out of the account wallet and with the banking partner; sending it can no longer fail. Comes with PAYOUT_PROCESSING. Not terminal.
                 *     - `COMPLETED`: The beneficiary was paid. Comes with PAYOUT_COMPLETED.
                 *     - `REJECTED`: Refused before it was executed; the account still has its funds. Comes with PAYOUT_REJECTED.
                 *     - `FAILED`: Execution began and then failed. Terminal; no money reached the beneficiary. Comes with PAYOUT_FAILED.
                 *     - `RETURNED`: The receiving bank sent the money back. May come while the pay-out was still being processed, without a COMPLETED before it. Comes with PAYOUT_RETURNED.
                 */
                status: components["schemas"]["PayoutEventStatus"];
                /** @description When the state changed, not when the event was delivered; a timestamp with nanoseconds. Sample values end in a doubled `Z`, which date parsers refuse: keep it as a string, and drop the second `Z`, if there is one, before you parse it. */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /**
         * @description Why a pay-out did not reach the beneficiary; a fixed list, never free text, shared by the three pay-out events that report a failure. The sources give the names only, so the meanings are those of the names.
         *
         *     - `REJECTED_BY_PROVIDER`: The provider rejected it.
         *     - `ROUTE_UNAVAILABLE`: The pay-out route could not be used.
         *     - `SEND_FAILED`: Sending the crypto failed.
         *     - `RETURNED_BY_BANK`: The bank returned it.
         *     - `UNKNOWN`: No reason is known.
         * @enum {string}
         */
        PayoutEventReason: "REJECTED_BY_PROVIDER" | "ROUTE_UNAVAILABLE" | "SEND_FAILED" | "RETURNED_BY_BANK" | "UNKNOWN";
        /** @description A pay-out was rejected. */
        PayoutRejectedEvent: {
            /**
             * @description Type of the event; tell events apart by it.
             * @constant
             * @enum {string}
             */
            eventType: "PAYOUT_REJECTED";
            /** @description The pay-out that was rejected. */
            result: {
                /**
                 * Format: uuid
                 * @description Id of the pay-out; read it with `getPayout`.
                 *     @evidence named
                 */
                payoutId?: string;
                /**
                 * Format: uuid
                 * @description Account the pay-out was requested from.
                 */
                accountId: string;
                /**
                 * @description Status of the pay-out that an event announces. No event announces REQUESTED or SENDING.
                 *
                 *     - `PROVIDER_PROCESSING`: The crypto is out of the account wallet and with the banking partner; sending it can no longer fail. Comes with PAYOUT_PROCESSING. Not terminal.
                 *     - `COMPLETED`: The beneficiary was paid. Comes with PAYOUT_COMPLETED.
                 *     - `REJECTED`: Refused before it was executed; the account still has its funds. Comes with PAYOUT_REJECTED.
                 *     - `FAILED`: Execution began and then failed. Terminal; no money reached the beneficiary. Comes with PAYOUT_FAILED.
                 *     - `RETURNED`: The receiving bank sent the money back. May come while the pay-out was still being processed, without a COMPLETED before it. Comes with PAYOUT_RETURNED.
                 */
                status: components["schemas"]["PayoutEventStatus"];
                /**
                 * @description Why a pay-out did not reach the beneficiary; a fixed list, never free text, shared by the three pay-out events that report a failure. The sources give the names only, so the meanings are those of the names.
                 *
                 *     - `REJECTED_BY_PROVIDER`: The provider rejected it.
                 *     - `ROUTE_UNAVAILABLE`: The pay-out route could not be used.
                 *     - `SEND_FAILED`: Sending the crypto failed.
                 *     - `RETURNED_BY_BANK`: The bank returned it.
                 *     - `UNKNOWN`: No reason is known.
                 */
                reason: components["schemas"]["PayoutEventReason"];
                /** @description When the state changed, not when the event was delivered; a timestamp with nanoseconds. Sample values end in a doubled `Z`, which date parsers refuse: keep it as a string, and drop the second `Z`, if there is one, before you parse it. */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /** @description A pay-out failed. */
        PayoutFailedEvent: {
            /**
             * @description Type of the event; tell events apart by it.
             * @constant
             * @enum {string}
             */
            eventType: "PAYOUT_FAILED";
            /** @description The pay-out that failed. */
            result: {
                /**
                 * Format: uuid
                 * @description Id of the pay-out; read it with `getPayout`.
                 *     @evidence named
                 */
                payoutId?: string;
                /**
                 * Format: uuid
                 * @description Account the pay-out was requested from.
                 */
                accountId: string;
                /**
                 * @description Status of the pay-out that an event announces. No event announces REQUESTED or SENDING.
                 *
                 *     - `PROVIDER_PROCESSING`: The crypto is out of the account wallet and with the banking partner; sending it can no longer fail. Comes with PAYOUT_PROCESSING. Not terminal.
                 *     - `COMPLETED`: The beneficiary was paid. Comes with PAYOUT_COMPLETED.
                 *     - `REJECTED`: Refused before it was executed; the account still has its funds. Comes with PAYOUT_REJECTED.
                 *     - `FAILED`: Execution began and then failed. Terminal; no money reached the beneficiary. Comes with PAYOUT_FAILED.
                 *     - `RETURNED`: The receiving bank sent the money back. May come while the pay-out was still being processed, without a COMPLETED before it. Comes with PAYOUT_RETURNED.
                 */
                status: components["schemas"]["PayoutEventStatus"];
                /**
                 * @description Why a pay-out did not reach the beneficiary; a fixed list, never free text, shared by the three pay-out events that report a failure. The sources give the names only, so the meanings are those of the names.
                 *
                 *     - `REJECTED_BY_PROVIDER`: The provider rejected it.
                 *     - `ROUTE_UNAVAILABLE`: The pay-out route could not be used.
                 *     - `SEND_FAILED`: Sending the crypto failed.
                 *     - `RETURNED_BY_BANK`: The bank returned it.
                 *     - `UNKNOWN`: No reason is known.
                 */
                reason: components["schemas"]["PayoutEventReason"];
                /** @description When the state changed, not when the event was delivered; a timestamp with nanoseconds. Sample values end in a doubled `Z`, which date parsers refuse: keep it as a string, and drop the second `Z`, if there is one, before you parse it. */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /** @description A pay-out was returned. */
        PayoutReturnedEvent: {
            /**
             * @description Type of the event; tell events apart by it.
             * @constant
             * @enum {string}
             */
            eventType: "PAYOUT_RETURNED";
            /** @description The pay-out that was returned. */
            result: {
                /**
                 * Format: uuid
                 * @description Id of the pay-out; read it with `getPayout`.
                 *     @evidence named
                 */
                payoutId?: string;
                /**
                 * Format: uuid
                 * @description Account the pay-out was requested from.
                 */
                accountId: string;
                /**
                 * @description Status of the pay-out that an event announces. No event announces REQUESTED or SENDING.
                 *
                 *     - `PROVIDER_PROCESSING`: The crypto is out of the account wallet and with the banking partner; sending it can no longer fail. Comes with PAYOUT_PROCESSING. Not terminal.
                 *     - `COMPLETED`: The beneficiary was paid. Comes with PAYOUT_COMPLETED.
                 *     - `REJECTED`: Refused before it was executed; the account still has its funds. Comes with PAYOUT_REJECTED.
                 *     - `FAILED`: Execution began and then failed. Terminal; no money reached the beneficiary. Comes with PAYOUT_FAILED.
                 *     - `RETURNED`: The receiving bank sent the money back. May come while the pay-out was still being processed, without a COMPLETED before it. Comes with PAYOUT_RETURNED.
                 */
                status: components["schemas"]["PayoutEventStatus"];
                /**
                 * @description Why a pay-out did not reach the beneficiary; a fixed list, never free text, shared by the three pay-out events that report a failure. The sources give the names only, so the meanings are those of the names.
                 *
                 *     - `REJECTED_BY_PROVIDER`: The provider rejected it.
                 *     - `ROUTE_UNAVAILABLE`: The pay-out route could not be used.
                 *     - `SEND_FAILED`: Sending the crypto failed.
                 *     - `RETURNED_BY_BANK`: The bank returned it.
                 *     - `UNKNOWN`: No reason is known.
                 */
                reason: components["schemas"]["PayoutEventReason"];
                /** @description When the state changed, not when the event was delivered; a timestamp with nanoseconds. Sample values end in a doubled `Z`, which date parsers refuse: keep it as a string, and drop the second `Z`, if there is one, before you parse it. */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /** @description A virtual bank account is ready to receive deposits. */
        VirtualBankAccountCreatedEvent: {
            /**
             * @description Type of the event; tell events apart by it.
             * @constant
             * @enum {string}
             */
            eventType: "VIRTUAL_BANK_ACCOUNT_CREATED";
            /** @description The virtual bank account that is ready. */
            result: {
                /**
                 * Format: uuid
                 * @description Id of the virtual bank account that is ready.
                 */
                virtualBankAccountId: string;
                /**
                 * Format: uuid
                 * @description Account the virtual bank account belongs to.
                 */
                accountId: string;
                /**
                 * @description Where the virtual bank account stands. The list is open; the sources say that other values may exist.
                 *
                 *     - `PENDING`: Named by the sources without a meaning of its own; do not send a payer to the account yet.
                 *     - `ACTIVE`: Named by the sources without a meaning of its own; read it as ready for deposits.
                 */
                status: components["schemas"]["VirtualBankAccountStatus"];
                /** @description When the state changed, not when the event was delivered; a timestamp with nanoseconds. Sample values end in a doubled `Z`, which date parsers refuse: keep it as a string, and drop the second `Z`, if there is one, before you parse it. */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /** @description A wallet pair of an account cleared AML screening. */
        AccountWalletsProvisionedEvent: {
            /**
             * @description Type of the event; tell events apart by it.
             * @constant
             * @enum {string}
             */
            eventType: "ACCOUNT_WALLETS_PROVISIONED";
            /** @description The wallet pair that cleared AML screening. */
            result: {
                /**
                 * Format: uuid
                 * @description Account the wallets belong to; list them with `listWallets`.
                 */
                accountId: string;
                /**
                 * Format: uuid
                 * @description Id of the wallet pair: the account wallet and the escrow wallet.
                 *     @evidence named
                 */
                walletPairId?: string;
                /**
                 * @description Type of the wallets; presumably a value of `Wallet.type`, which the sources do not say.
                 *     @evidence named
                 */
                walletType?: string;
                /**
                 * @description Chain of the wallets, such as BASE.
                 *     @evidence named
                 */
                chain?: string;
                /**
                 * Format: blockchain-address
                 * @description On-chain address of the account wallet.
                 *     @evidence named
                 */
                accountWalletAddress?: string;
                /**
                 * Format: blockchain-address
                 * @description On-chain address of the escrow wallet.
                 *     @evidence named
                 */
                escrowWalletAddress?: string;
                /**
                 * @description Result of the anti-money-laundering screening. Only APPROVED means ready; with any other value the wallet is not ready.
                 *
                 *     - `PENDING`: Not ready; by its name, the screening is pending.
                 *     - `APPROVED`: Ready; the screening is cleared. The event ACCOUNT_WALLETS_PROVISIONED announces it for a wallet pair.
                 *     - `FLAGGED`: Not ready; by its name, the screening has flagged the wallet.
                 *     - `BLOCKED`: Not ready; by its name, the screening has blocked the wallet.
                 */
                amlStatus: components["schemas"]["AmlStatus"];
                /** @description When the state changed, not when the event was delivered; a timestamp with nanoseconds. Sample values end in a doubled `Z`, which date parsers refuse: keep it as a string, and drop the second `Z`, if there is one, before you parse it. */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
        /**
         * @description The verdict on an individual party's verification. A later verdict may differ. No reasons and no personal data come with it; the sources give the names only, so the meanings are those of the names.
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
             * @description Type of the event; tell events apart by it.
             * @constant
             * @enum {string}
             */
            eventType: "PARTY_VERIFICATION_COMPLETED";
            /** @description The party and the verdict. */
            result: {
                /**
                 * Format: uuid
                 * @description Id of the individual party; read it with `getParty`.
                 */
                partyId: string;
                /**
                 * @description The verdict on an individual party's verification. A later verdict may differ. No reasons and no personal data come with it; the sources give the names only, so the meanings are those of the names.
                 *
                 *     - `VERIFIED`: The party is verified.
                 *     - `REJECTED`: The verification was rejected.
                 *     - `VERIFICATION_PENDING`: The verification is pending.
                 */
                status: components["schemas"]["PartyVerificationOutcome"];
                /** @description When the state changed, not when the event was delivered; a timestamp with nanoseconds. Sample values end in a doubled `Z`, which date parsers refuse: keep it as a string, and drop the second `Z`, if there is one, before you parse it. */
                occurredAt: components["schemas"]["OccurredAt"];
            };
        };
    };
    responses: {
        /** @description Any other error. Every error has the same envelope. Decide by the HTTP status. */
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
                    /** @description Always `false` on an error response; `errors` then says what went wrong. */
                    success: components["schemas"]["Failure"];
                    /** @description What went wrong. */
                    errors: {
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "invalid-request" | (string & {});
                        /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
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
                    /** @description Always `false` on an error response; `errors` then says what went wrong. */
                    success: components["schemas"]["Failure"];
                    /** @description What went wrong. */
                    errors: {
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "unauthenticated" | (string & {});
                        /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description The access token does not have the required scope, or the tenant header is not valid. The response is the same for every cause, so check both. */
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
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "forbidden" | (string & {});
                        /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
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
                    /** @description Always `false` on an error response; `errors` then says what went wrong. */
                    success: components["schemas"]["Failure"];
                    /** @description What went wrong. */
                    errors: {
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "internal-error" | (string & {});
                        /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description The party was not saved, or any other error without a response of its own. */
        PartyRejected: {
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
                        code: "kyc-not-required-not-allowed" | (string & {});
                        /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /**
         * @description Identity verification is temporarily unavailable. Retry later with increasing delays. Never conclude that the party has nothing left to do.
         *     @evidence assumed
         */
        IdentityVerificationUnavailable: {
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
                        code: "identity-verification-unavailable" | (string & {});
                        /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
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
                    /** @description Always `false` on an error response; `errors` then says what went wrong. */
                    success: components["schemas"]["Failure"];
                    /** @description What went wrong. */
                    errors: {
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "invalid-request" | "invalid-parameter" | (string & {});
                        /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description The account does not exist, or your company does not own it. The response does not say which. */
        AccountNotFound: {
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
                        code: "account-not-found" | (string & {});
                        /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
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
                    /** @description Always `false` on an error response; `errors` then says what went wrong. */
                    success: components["schemas"]["Failure"];
                    /** @description What went wrong. */
                    errors: {
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "invalid-request" | "invalid-parameter" | "page.validation" | (string & {});
                        /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description A path or query parameter is not valid. For paging and sorting, the error code names the parameter. */
        PaymentSessionListBadRequest: {
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
                        code: "invalid-request" | "invalid-parameter" | "invalid-date-range" | "page.validation" | "size.validation" | "sortOn.validation" | (string & {});
                        /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description No payment session was created because a condition is not met, or any other error without a response of its own. */
        PaymentSessionCreateRejected: {
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
                        code: "company-not-active" | "account-not-active" | "idempotency-key-conflict" | "kyc-required" | "unsupported-asset" | (string & {});
                        /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
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
                    /** @description Always `false` on an error response; `errors` then says what went wrong. */
                    success: components["schemas"]["Failure"];
                    /** @description What went wrong. */
                    errors: {
                        /** @description Reason of the error. `ErrorCode` describes each code. */
                        code: "no-suitable-provider" | "invalid-request" | "invalid-parameter" | (string & {});
                        /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description The payment provider returned an error. Whether a payment session was created is not documented: check `listPaymentSessions` before you retry. */
        PaymentProviderBadGateway: {
            headers: {
                "X-Correlation-Id": components["headers"]["XCorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The payment provider is not available. Whether a payment session was created is not documented: check `listPaymentSessions` before you retry. */
        PaymentProviderUnavailable: {
            headers: {
                "X-Correlation-Id": components["headers"]["XCorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The pay-in does not exist, or it is not yours. The response does not say which. */
        PayInNotFound: {
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
                        code: "pay-in-not-found" | (string & {});
                        /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description The transfer was rejected because chain, asset, and currency do not match, or any other error without a response of its own. */
        FiatTransferRejected: {
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
                        code: "ambiguous-asset" | "chain-and-asset-required-together" | "asset-currency-mismatch" | (string & {});
                        /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /**
         * @description The request was rejected, or any other error without a response of its own.
         *     @evidence assumed
         */
        PaymentRequestRejected: {
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
                        code: "idempotency-key-conflict" | (string & {});
                        /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
                    result?: components["schemas"]["EmptyResult"];
                };
            };
        };
        /** @description The payout route was rejected because the beneficiary data is incomplete, or any other error without a response of its own. */
        PayoutRouteRejected: {
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
                        code: "beneficiary-data-incomplete" | (string & {});
                        /** @description What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
                        message: components["schemas"]["ErrorMessage"];
                    }[];
                    /** @description On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
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
         * @description Id of the party.
         * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
         */
        PartyId: string;
        /**
         * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
         * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
         */
        AccountId: string;
        /**
         * @description Number of the page to read, counted from 1. When you leave it out the service chooses the page.
         * @example 1
         */
        Page: number;
        /**
         * @description How many entries a page holds, at least 1. When you leave it out the service chooses the size; read `pagination.pageSize` for the size you got.
         * @example 50
         */
        Size: number;
        /**
         * @description Id of the wallet.
         * @example 6e4b92d0-3f8a-4c17-95e2-b1d7a0c8f505
         */
        WalletId: string;
        /**
         * @description Id of the pay-in, which is the `payInId` of its PAY_IN_SETTLED or PAY_IN_FAILED event.
         * @example 47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801
         */
        PayInId: string;
        /**
         * @description Id of the account that the transfer is taken from. An id that is not a UUID is refused with `invalid-parameter`.
         * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
         */
        SenderId: string;
        /**
         * @description Id of the payment request, from the answer that created it.
         * @example 69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001
         */
        PaymentRequestId: string;
        /**
         * @description Id of the registered pay-out bank account.
         * @example 7ac4e6d9-8f31-4025-ae7b-1d902f8cb101
         */
        PayoutBankAccountId: string;
        /**
         * @description Id of the pay-out route.
         * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc202
         */
        RouteId: string;
        /**
         * @description Id of the pay-out, from the answer that requested it, from a pay-out event or from the list.
         * @example 9ce608fb-a153-4247-8a9d-3fb241aed301
         */
        PayoutId: string;
        /**
         * @description Id of the webhook, as the service assigned it at registration. Take it as an opaque string; the error for an unknown id is not shown.
         * @example whk-harbour-lane-1
         */
        WebhookId: string;
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
    listParties: {
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
             * @description The parties of your company. The sources do not give the status of this answer.
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
                         * @description The parties, without their VAT numbers.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PartySummary"][];
                        /** @description Where this page stands in the whole list. Pages are counted from 1; walk on while `hasNextPage` is true. */
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
         * @description The party to create. The sources do not show this body beyond `email`; the other members are taken from the party.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartyCreateInput"];
            };
        };
        responses: {
            /**
             * @description The party was created. The sources do not give the status of this answer.
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
                        /** @description A party, which is an individual or an organisation, without its VAT number: the form it has in lists, and inside a party role. The company owns its parties; a party holds accounts through party roles. */
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
                 * @description Id of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The party. The sources do not give the status of this answer.
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
                        /** @description A party, read on its own: all that its list form has, and the VAT number. */
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
                 * @description Id of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The party was deleted. The sources give neither the status nor the body of this answer.
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
                 * @description Id of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * @description The changes. The sources do not show this body beyond `email`; the other members are taken from the party.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartyUpdateInput"];
            };
        };
        responses: {
            /**
             * @description The party after the change. The sources do not give the status of this answer.
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
                        /** @description A party, which is an individual or an organisation, without its VAT number: the form it has in lists, and inside a party role. The company owns its parties; a party holds accounts through party roles. */
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
                 * @description Id of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The party has a link that is still valid; it is the same address as before. */
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
                         * @description The hosted page on which a party is verified: KYC for an individual, KYB for an organisation. The sources do not name the members of this answer.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PartyVerification"];
                    };
                };
            };
            /** @description A new link, because the one before was revoked. A first link is taken to come with this status as well. */
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
                         * @description The hosted page on which a party is verified: KYC for an individual, KYB for an organisation. The sources do not name the members of this answer.
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
                 * @description Id of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The linkage of the party. The sources do not give the status of this answer.
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
                         * @description How a party is linked to identity verification. The name and the values of the linkage status are not shown.
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
                 * @description Id of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The consent state. With REQUIRED there is always a `consentUrl`. The sources do not give the status of this answer.
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
                         * @description Where the consent of a party to the partner's terms stands, and where it is given. With `status` REQUIRED there is always a `consentUrl`. The name of `status` is assumed; its values are not.
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
                 * @description Id of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The new link. The sources do not give the status of this answer.
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
                         * @description A freshly issued link under which a party consents to the partner's terms. The sources do not show this answer; its member is taken from the partner terms.
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
             * @description The accounts of your company. The sources do not give the status of this answer.
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
                         * @description The accounts.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["Account"][];
                        /** @description Where this page stands in the whole list. Pages are counted from 1; walk on while `hasNextPage` is true. */
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
         * @description The account to create. Of this body the sources show `party.identityShareToken` only; the rest is assumed.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountCreateInput"];
            };
        };
        responses: {
            /**
             * @description The account was created. The sources do not give the status of this answer.
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
                        /** @description An account, held by parties through their roles. It has wallets, which are per chain, and virtual bank accounts, which receive fiat. */
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The account. The sources do not give the status of this answer.
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
                        /** @description An account, held by parties through their roles. It has wallets, which are per chain, and virtual bank accounts, which receive fiat. */
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The account with its party roles and parties. The sources do not give the status of this answer.
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
                        /** @description An account, held by parties through their roles. It has wallets, which are per chain, and virtual bank accounts, which receive fiat. */
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
            path: {
                /**
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The party roles of the account. The sources do not give the status of this answer.
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
                         * @description The party roles of the account.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PartyRole"][];
                        /** @description Where this page stands in the whole list. Pages are counted from 1; walk on while `hasNextPage` is true. */
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * @description The role to add. The sources do not show this body; its members are taken from the party role.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartyRoleInput"];
            };
        };
        responses: {
            /**
             * @description The role was added. The sources do not give the status of this answer.
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
                        /** @description What a party is to an account. */
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
                 * @description Number of the page to read, counted from 1. When you leave it out the service chooses the page.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, at least 1. When you leave it out the service chooses the size; read `pagination.pageSize` for the size you got.
                 * @example 50
                 */
                size?: components["parameters"]["Size"];
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
            path: {
                /**
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description One page of wallets. The sources do not give the status of this answer.
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
                        /** @description The wallets of this page, with their balances. */
                        result: components["schemas"]["Wallet"][];
                        /** @description Where this page stands in the whole list. Pages are counted from 1; walk on while `hasNextPage` is true. */
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description Id of the wallet.
                 * @example 6e4b92d0-3f8a-4c17-95e2-b1d7a0c8f505
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The verification has started. The sources show neither the status nor the content of this answer.
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
                         * @description What the request for verifying a wallet's allowances answers. The sources do not show this answer: its only member is assumed, the values of the status are not.
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
            path: {
                /**
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The virtual bank accounts. The sources do not give the status of this answer.
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
                         * @description The virtual bank accounts.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["VirtualBankAccount"][];
                        /** @description Where this page stands in the whole list. Pages are counted from 1; walk on while `hasNextPage` is true. */
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * @description The virtual bank account to create. The sources do not show this body.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VirtualBankAccountInput"];
            };
        };
        responses: {
            /**
             * @description The virtual bank account was created. The sources do not give the status of this answer.
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
                         * @description Bank details under which an account receives fiat deposits: a EUR account over SEPA, or a USD account over ACH, WIRE, RTP and SWIFT. The sources name members of it without their types.
                         *     @evidence named
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The message to sign. The sources do not give the status of this answer.
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
                         * @description The message that proves the ownership of a wallet once the customer has signed it. That the answer holds it is given; the name of the member is assumed.
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
                 * @description Only sessions in this status. Any other value is refused with `invalid-parameter`.
                 * @example PENDING_PAYMENT
                 */
                status?: components["schemas"]["PaymentSessionStatus"];
                /**
                 * @description Only sessions created at this instant or later: a lower bound on `createdAt`, inclusive. What is not an ISO-8601 instant is refused with `invalid-parameter`.
                 * @example 2026-09-16T00:00:00Z
                 */
                from?: string;
                /**
                 * @description Only sessions created before this instant: an upper bound on `createdAt`, exclusive. What is not an ISO-8601 instant is refused with `invalid-parameter`, and a `from` after it with `invalid-date-range`.
                 * @example 2026-09-17T00:00:00Z
                 */
                to?: string;
                /**
                 * @description Number of the page to read, counted from 1. Anything below 1 is refused with `page.validation`.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many sessions a page holds, 100 at most. Anything above is refused with `size.validation`.
                 * @example 100
                 */
                size?: number;
                /**
                 * @description Field to sort on; without it the list is sorted by `createdAt` descending. No other field can be sorted on, not even `status`, `expiresAt` or `inAmount`; it is refused with `sortOn.validation`.
                 * @example updatedAt
                 */
                sortOn?: "createdAt" | "updatedAt";
                /**
                 * @description Direction of `sortOn`. It is applied only together with `sortOn` and ignored alone.
                 * @example DESC
                 */
                sortOrder?: "ASC" | "DESC";
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
            path: {
                /**
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sessions; `result` is empty when nothing matches or the page lies beyond the last. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
                        success: components["schemas"]["Success"];
                        /** @description The sessions of this page, in the order of `sort`. */
                        result: components["schemas"]["PaymentSession"][];
                        /** @description Where this page stands in the whole list. Pages are counted from 1; walk on while `hasNextPage` is true. */
                        pagination: components["schemas"]["Pagination"];
                        /** @description The order this list was sorted in, as the service applied it. */
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * @description The payment to start. The sources do not show this body; its members are taken from the session.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentSessionInput"];
            };
        };
        responses: {
            /**
             * @description The session was created. The sources do not give the status of this answer.
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
                        /** @description A fiat payment being started (pay-in session). It records the initiation only: what was converted and credited is a pay-in. */
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
                 * @description Id of the pay-in, which is the `payInId` of its PAY_IN_SETTLED or PAY_IN_FAILED event.
                 * @example 47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801
                 */
                payInId: components["parameters"]["PayInId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pay-in as it stands now. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
                        success: components["schemas"]["Success"];
                        /** @description What became of a fiat payment that came in: the fiat itself, what it was converted to, and the crypto that reached the wallet of the account. Amounts are exact decimal strings. A value that does not exist is left out, never replaced by zero, so take a missing amount as "none", not as 0; a date that does not apply may also be null. Left out on purpose, always: references of the provider, its raw failure text, ids of internal transactions, idempotency keys. */
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
            path: {
                /**
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The transfers. The sources do not give the status of this answer.
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
                         * @description The transfers.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["Transfer"][];
                        /** @description Where this page stands in the whole list. Pages are counted from 1; walk on while `hasNextPage` is true. */
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
                 * @description Id of the account that the transfer is taken from. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                senderId: components["parameters"]["SenderId"];
            };
            cookie?: never;
        };
        /**
         * @description The transfer to create. The sources do not show this body.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CryptoTransferInput"];
            };
        };
        responses: {
            /**
             * @description The transfer was created. The sources do not give the status of this answer.
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
                         * @description A transfer between two accounts, whether it was created as a crypto or as a fiat transfer. The sources do not show this payload: its members are assumed, most of them after the transfer events, which are identical for both kinds.
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
                 * @description Id of the account that the transfer is taken from. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                senderId: components["parameters"]["SenderId"];
            };
            cookie?: never;
        };
        /**
         * @description The transfer to create. The sources name `chain` and `asset` in this body and show nothing else of it.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FiatTransferInput"];
            };
        };
        responses: {
            /**
             * @description The transfer was created. The sources do not give the status of this answer.
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
                         * @description A transfer between two accounts, whether it was created as a crypto or as a fiat transfer. The sources do not show this payload: its members are assumed, most of them after the transfer events, which are identical for both kinds.
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
        /** @description The transfer to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountToAccountTransferInput"];
            };
        };
        responses: {
            /**
             * @description The transfer was created and is PENDING. The sources do not give the status code of this answer.
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
                        /** @description A transfer from one account to another, as its creation answers it. */
                        result: components["schemas"]["AccountToAccountTransfer"];
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
    createAccountPaymentRequest: {
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * @description The payment request to create. The sources do not show this body; apart from `idempotencyKey` its members are assumed.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountPaymentRequestCreateInput"];
            };
        };
        responses: {
            /**
             * @description The payment request was created. The sources do not give the status of this answer.
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
                         * @description A request for payment with an authorized amount that is settled, reversed or changed by later calls. The sources name the settlement and reversal fields and say that amounts are pairs of fiat and crypto; the rest is our reading.
                         *     @evidence named
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
         * @description The payment request to create. The sources do not show this body; apart from `idempotencyKey` its members are assumed.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestCreateInput"];
            };
        };
        responses: {
            /**
             * @description The payment request was created. The sources do not give the status of this answer.
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
                         * @description A request for payment with an authorized amount that is settled, reversed or changed by later calls. The sources name the settlement and reversal fields and say that amounts are pairs of fiat and crypto; the rest is our reading.
                         *     @evidence named
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
    settlePaymentRequestByReference: {
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
         * @description The two references and the settlement. The sources name the references and `idempotencyKey`; the amount is assumed.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementByReferenceInput"];
            };
        };
        responses: {
            /**
             * @description The settlement was accepted. The sources do not give the status of this answer; read `status` and the amounts to see how far it got.
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
                         * @description A request for payment with an authorized amount that is settled, reversed or changed by later calls. The sources name the settlement and reversal fields and say that amounts are pairs of fiat and crypto; the rest is our reading.
                         *     @evidence named
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
         * @description The payment request to reverse and the reversal. The sources do not show this body; apart from `idempotencyKey` its members are assumed.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReversalByReferenceInput"];
            };
        };
        responses: {
            /**
             * @description The reversal was accepted. The sources do not give the status of this answer; `reversedAt` tells whether it is done.
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
                         * @description A request for payment with an authorized amount that is settled, reversed or changed by later calls. The sources name the settlement and reversal fields and say that amounts are pairs of fiat and crypto; the rest is our reading.
                         *     @evidence named
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
                 * @description Id of the payment request, from the answer that created it.
                 * @example 69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001
                 */
                paymentRequestId: components["parameters"]["PaymentRequestId"];
            };
            cookie?: never;
        };
        /**
         * @description The new authorized amount. The sources do not show this body; apart from `idempotencyKey` its members are assumed.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestUpdateInput"];
            };
        };
        responses: {
            /**
             * @description The new amount was accepted. The sources do not give the status of this answer.
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
                         * @description A request for payment with an authorized amount that is settled, reversed or changed by later calls. The sources name the settlement and reversal fields and say that amounts are pairs of fiat and crypto; the rest is our reading.
                         *     @evidence named
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
                 * @description Id of the payment request, from the answer that created it.
                 * @example 69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001
                 */
                paymentRequestId: components["parameters"]["PaymentRequestId"];
            };
            cookie?: never;
        };
        /**
         * @description The settlement. The sources do not show this body; apart from `idempotencyKey` its members are assumed.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementInput"];
            };
        };
        responses: {
            /**
             * @description The settlement was accepted. The sources do not give the status of this answer; read `status` and the amounts to see how far it got.
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
                         * @description A request for payment with an authorized amount that is settled, reversed or changed by later calls. The sources name the settlement and reversal fields and say that amounts are pairs of fiat and crypto; the rest is our reading.
                         *     @evidence named
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
                 * @description Id of the payment request, from the answer that created it.
                 * @example 69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001
                 */
                paymentRequestId: components["parameters"]["PaymentRequestId"];
            };
            cookie?: never;
        };
        /**
         * @description The reversal. The sources do not show this body; `idempotencyKey` is documented, the reason and its text are taken from the payment request and assumed.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReversalInput"];
            };
        };
        responses: {
            /**
             * @description The reversal was accepted. The sources do not give the status of this answer; `reversedAt` tells whether it is done.
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
                         * @description A request for payment with an authorized amount that is settled, reversed or changed by later calls. The sources name the settlement and reversal fields and say that amounts are pairs of fiat and crypto; the rest is our reading.
                         *     @evidence named
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
             * @description The supported assets of the tenant. The sources do not give the status of this answer.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The supported assets of the account. The sources do not give the status of this answer.
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
            path: {
                /**
                 * @description Id of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The bank accounts of the party. The sources do not give the status of this answer.
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
                         * @description The bank accounts.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PayoutBankAccount"][];
                        /** @description Where this page stands in the whole list. Pages are counted from 1; walk on while `hasNextPage` is true. */
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
                 * @description Id of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * @description The bank account with its raw credentials. The sources do not show this body; two beneficiary contacts are named, the rest is assumed.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutBankAccountInput"];
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
                        /**
                         * @description A bank account that a party may be paid out to. Of the account number, reads show the last four digits only.
                         *     @evidence named
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
                 * @description Id of the party.
                 * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
                 */
                partyId: components["parameters"]["PartyId"];
                /**
                 * @description Id of the registered pay-out bank account.
                 * @example 7ac4e6d9-8f31-4025-ae7b-1d902f8cb101
                 */
                payoutBankAccountId: components["parameters"]["PayoutBankAccountId"];
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
                        /**
                         * @description A bank account that a party may be paid out to. Of the account number, reads show the last four digits only.
                         *     @evidence named
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
            path: {
                /**
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The pay-out routes of the account. The sources do not give the status of this answer.
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
                         * @description The routes.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["PayoutRoute"][];
                        /** @description Where this page stands in the whole list. Pages are counted from 1; walk on while `hasNextPage` is true. */
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * @description The route to create. The sources do not show this body; its members are assumed.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutRouteInput"];
            };
        };
        responses: {
            /**
             * @description The route was created, and is not necessarily usable yet: read its status. The sources do not give the status of this answer.
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
                         * @description The way from an account to a registered bank account, over which pay-outs are sent. The sources name the status and the deposit address; the ids are assumed.
                         *     @evidence named
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description Id of the pay-out route.
                 * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc202
                 */
                routeId: components["parameters"]["RouteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The message to sign. The sources do not give the status of this answer.
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
                         * @description What the owner of the source wallet has to sign. The sources do not show this answer; that it holds the exact message is assumed from the like-named operation of virtual bank accounts.
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description Id of the pay-out route.
                 * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc202
                 */
                routeId: components["parameters"]["RouteId"];
            };
            cookie?: never;
        };
        /**
         * @description The signature. The sources do not show this body; its member is assumed.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RouteOwnershipProofInput"];
            };
        };
        responses: {
            /**
             * @description The proof was taken. The sources do not give the status of this answer, nor that it holds the route.
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
                         * @description The way from an account to a registered bank account, over which pay-outs are sent. The sources name the status and the deposit address; the ids are assumed.
                         *     @evidence named
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
            path: {
                /**
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The pay-outs of the account. The sources do not give the status of this answer.
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
                         * @description The pay-outs.
                         *     @evidence assumed
                         */
                        result?: components["schemas"]["Payout"][];
                        /** @description Where this page stands in the whole list. Pages are counted from 1; walk on while `hasNextPage` is true. */
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * @description The pay-out to request. The sources do not show this body; its members are assumed.
         *     @evidence listed
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutInput"];
            };
        };
        responses: {
            /** @description The pay-out was recorded. This says nothing about its outcome, because allowance and balance are not checked before it. */
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
                         * @description A payment from an account to a bank account over a pay-out route. The sources name `failureReason`, and the values of the status and of the funding mode; the other members are assumed.
                         *     @evidence named
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
                 * @description Id of the account. An id that is not a UUID is refused with `invalid-parameter`.
                 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description Id of the pay-out, from the answer that requested it, from a pay-out event or from the list.
                 * @example 9ce608fb-a153-4247-8a9d-3fb241aed301
                 */
                payoutId: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The pay-out as it stands now. The sources do not give the status of this answer.
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
                         * @description A payment from an account to a bank account over a pay-out route. The sources name `failureReason`, and the values of the status and of the funding mode; the other members are assumed.
                         *     @evidence named
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
             * @description The registered webhooks. The sources do not give the status of this answer, nor paging.
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
                         * @description The webhooks; empty when none is registered.
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
        /** @description The address and how deliveries to it are authenticated. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /**
             * @description The webhook is registered. The sources show this answer, but not its status.
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
                        /** @description A registered webhook: an address of yours to which the service sends every event. It shows how deliveries are authenticated, without the secret. */
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
                 * @description Id of the webhook, as the service assigned it at registration. Take it as an opaque string; the error for an unknown id is not shown.
                 * @example whk-harbour-lane-1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The webhook. The sources do not give the status of this answer.
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
                        /** @description A registered webhook: an address of yours to which the service sends every event. It shows how deliveries are authenticated, without the secret. */
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
                 * @description Id of the webhook, as the service assigned it at registration. Take it as an opaque string; the error for an unknown id is not shown.
                 * @example whk-harbour-lane-1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /** @description The whole new configuration, secret included. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /**
             * @description The configuration was replaced. The sources do not give the status of this answer.
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
                        /** @description A registered webhook: an address of yours to which the service sends every event. It shows how deliveries are authenticated, without the secret. */
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
                 * @description Id of the webhook, as the service assigned it at registration. Take it as an opaque string; the error for an unknown id is not shown.
                 * @example whk-harbour-lane-1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The webhook is deleted. The sources give neither the status nor the body of this answer.
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
                 * @description Id of the webhook, as the service assigned it at registration. Take it as an opaque string; the error for an unknown id is not shown.
                 * @example whk-harbour-lane-1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PING was accepted for delivery; this does not say that it was received. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["XCorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always `true` on a successful response; the payload, where there is one, is in `result`. */
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
            /** @description Any 2xx status accepts the delivery; a body is not needed. */
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
            /** @description Any 2xx status accepts the delivery; a body is not needed. */
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
            /** @description Any 2xx status accepts the delivery; a body is not needed. */
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
            /** @description Any 2xx status accepts the delivery; a body is not needed. */
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
            /** @description Any 2xx status accepts the delivery; a body is not needed. */
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
            /** @description Any 2xx status accepts the delivery; a body is not needed. */
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
            /** @description Any 2xx status accepts the delivery; a body is not needed. */
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
            /** @description Any 2xx status accepts the delivery; a body is not needed. */
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
            /** @description Any 2xx status accepts the delivery; a body is not needed. */
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
            /** @description Any 2xx status accepts the delivery; a body is not needed. */
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
            /** @description Any 2xx status accepts the delivery; a body is not needed. */
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
            /** @description Any 2xx status accepts the delivery; a body is not needed. */
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
            /** @description Any 2xx status accepts the delivery; a body is not needed. */
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
export const payoutEventStatusValues = ["PROVIDER_PROCESSING", "COMPLETED", "REJECTED", "FAILED", "RETURNED"] as const;

/** All values; the list is closed. */
export const payoutEventReasonValues = ["REJECTED_BY_PROVIDER", "ROUTE_UNAVAILABLE", "SEND_FAILED", "RETURNED_BY_BANK", "UNKNOWN"] as const;

/** All values; the list is closed. */
export const partyVerificationOutcomeValues = ["VERIFIED", "REJECTED", "VERIFICATION_PENDING"] as const;

/** All values; the list is closed. */
export const listPaymentSessionsSortOnValues = ["createdAt", "updatedAt"] as const;

/** All values; the list is closed. */
export const listPaymentSessionsSortOrderValues = ["ASC", "DESC"] as const;
