// Models of the finance service, for the client. Generated from openapi/ by npm run build; do not edit.

/**
 * Whether the request succeeded.
 */
export type Failure = false;

/**
 * Machine-readable reason of an error, in lowercase kebab-case. A code of the form `<field>.validation` names the field that was rejected. The list is open: handle a code that you do not know by its HTTP status.
 * 
 * - `invalid-parameter`: The account ID is malformed, the status to filter by is unknown, or the start or end of the period is not an ISO 8601 instant. Do not retry until you have corrected the parameter.
 * - `invalid-date-range`: `from` is after `to`. Do not retry until you have corrected the range.
 * - `page.validation`: `page` is below 1. This is the `<field>.validation` code of `page`. Do not retry until you have corrected the value.
 * - `size.validation`: `size` is above 100. This is the `<field>.validation` code of `size`. Do not retry until you have corrected the value.
 * - `sortOn.validation`: `sortOn` names a field that the list cannot be sorted on. This is the `<field>.validation` code of `sortOn`. Do not retry until you have corrected the value.
 * - `invalid-request`: The request contains invalid parameters. Do not retry until you have corrected the request.
 * - `no-suitable-provider`: Payment sessions are not enabled for your company. Do not retry until they are.
 * - `unauthenticated`: The access token is missing, invalid, or expired. Request a new access token and retry once.
 * - `forbidden`: The access token does not have the required scope, or `x-tenant-id` is missing although required, blank, malformed, sent more than once, or a tenant that your token does not grant. The code is the same for each of these. Do not retry until you have corrected the scope or the tenant.
 * - `account-not-found`: The account does not exist, or your company does not own it. Do not retry until you have corrected its ID.
 * - `pay-in-not-found`: The pay-in does not exist, or it is not yours. Do not retry until you have corrected its ID.
 * - `internal-error`: An unexpected error occurred in the service. After a request that writes, read the resource back before you retry: the write may have taken effect. Report the correlation ID.
 * - `identity-verification-unavailable`: Identity verification is temporarily unavailable. Retry later. This error never means that the party has nothing left to do.
 * - `ambiguous-asset`: The currency maps to more than one asset, and the request has neither `chain` nor `asset`. Do not retry until you have added both.
 * - `chain-and-asset-required-together`: The request has only one of `chain` and `asset`. Do not retry until you send both or neither.
 * - `asset-currency-mismatch`: The asset does not match the currency. Do not retry until you have corrected one of them.
 * - `kyc-not-required-not-allowed`: The request sets `kycStatus` to NOT_REQUIRED, but tenant-managed KYC is not enabled for your company. Do not retry until an administrator has enabled it.
 * - `beneficiary-data-incomplete`: The payout route is built on incomplete beneficiary data and fails permanently. Check `listPayoutRoutes` for the route. Do not retry: complete the data, then create a new route. Which data is incomplete, and where you complete it, is not documented.
 * - `company-not-active`: The payment session was rejected because your company is not active. Do not retry until it is.
 * - `account-not-active`: The payment session was rejected because the account is not active. Do not retry until it is.
 * - `idempotency-key-conflict`: The idempotency key is assumed to have been used before with another request body. Send the original request body with this key, or use a new key for a new request.
 * - `kyc-required`: The payment session was rejected because identity verification (KYC) is required first. Do not retry until it is complete.
 * - `unsupported-asset`: The payment session was rejected because the asset is not supported. Do not retry until you have chosen a supported asset.
 */
export type ErrorCode = "invalid-parameter" | "invalid-date-range" | "page.validation" | "size.validation" | "sortOn.validation" | "invalid-request" | "no-suitable-provider" | "unauthenticated" | "forbidden" | "account-not-found" | "pay-in-not-found" | "internal-error" | "identity-verification-unavailable" | "ambiguous-asset" | "chain-and-asset-required-together" | "asset-currency-mismatch" | "kyc-not-required-not-allowed" | "beneficiary-data-incomplete" | "company-not-active" | "account-not-active" | "idempotency-key-conflict" | "kyc-required" | "unsupported-asset" | (string & {});

/** Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
export type ErrorMessage = string;

/** Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
export type EmptyResult = Record<string, never> | null;

/** The error response of the finance service. Every error has this shape. */
export type ErrorResponse = {
    /** Whether the request succeeded. */
    success: Failure;
    /** What went wrong. */
    errors: {
        /**
         * Machine-readable reason of an error, in lowercase kebab-case. A code of the form `<field>.validation` names the field that was rejected. The list is open: handle a code that you do not know by its HTTP status.
         *
         * - `invalid-parameter`: The account ID is malformed, the status to filter by is unknown, or the start or end of the period is not an ISO 8601 instant. Do not retry until you have corrected the parameter.
         * - `invalid-date-range`: `from` is after `to`. Do not retry until you have corrected the range.
         * - `page.validation`: `page` is below 1. This is the `<field>.validation` code of `page`. Do not retry until you have corrected the value.
         * - `size.validation`: `size` is above 100. This is the `<field>.validation` code of `size`. Do not retry until you have corrected the value.
         * - `sortOn.validation`: `sortOn` names a field that the list cannot be sorted on. This is the `<field>.validation` code of `sortOn`. Do not retry until you have corrected the value.
         * - `invalid-request`: The request contains invalid parameters. Do not retry until you have corrected the request.
         * - `no-suitable-provider`: Payment sessions are not enabled for your company. Do not retry until they are.
         * - `unauthenticated`: The access token is missing, invalid, or expired. Request a new access token and retry once.
         * - `forbidden`: The access token does not have the required scope, or `x-tenant-id` is missing although required, blank, malformed, sent more than once, or a tenant that your token does not grant. The code is the same for each of these. Do not retry until you have corrected the scope or the tenant.
         * - `account-not-found`: The account does not exist, or your company does not own it. Do not retry until you have corrected its ID.
         * - `pay-in-not-found`: The pay-in does not exist, or it is not yours. Do not retry until you have corrected its ID.
         * - `internal-error`: An unexpected error occurred in the service. After a request that writes, read the resource back before you retry: the write may have taken effect. Report the correlation ID.
         * - `identity-verification-unavailable`: Identity verification is temporarily unavailable. Retry later. This error never means that the party has nothing left to do.
         * - `ambiguous-asset`: The currency maps to more than one asset, and the request has neither `chain` nor `asset`. Do not retry until you have added both.
         * - `chain-and-asset-required-together`: The request has only one of `chain` and `asset`. Do not retry until you send both or neither.
         * - `asset-currency-mismatch`: The asset does not match the currency. Do not retry until you have corrected one of them.
         * - `kyc-not-required-not-allowed`: The request sets `kycStatus` to NOT_REQUIRED, but tenant-managed KYC is not enabled for your company. Do not retry until an administrator has enabled it.
         * - `beneficiary-data-incomplete`: The payout route is built on incomplete beneficiary data and fails permanently. Check `listPayoutRoutes` for the route. Do not retry: complete the data, then create a new route. Which data is incomplete, and where you complete it, is not documented.
         * - `company-not-active`: The payment session was rejected because your company is not active. Do not retry until it is.
         * - `account-not-active`: The payment session was rejected because the account is not active. Do not retry until it is.
         * - `idempotency-key-conflict`: The idempotency key is assumed to have been used before with another request body. Send the original request body with this key, or use a new key for a new request.
         * - `kyc-required`: The payment session was rejected because identity verification (KYC) is required first. Do not retry until it is complete.
         * - `unsupported-asset`: The payment session was rejected because the asset is not supported. Do not retry until you have chosen a supported asset.
         */
        code: ErrorCode;
        /** Human-readable explanation of the error. Log it or show it to an operator. Do not depend on its wording. */
        message: ErrorMessage;
    }[];
    /** Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
    result?: EmptyResult;
};

/**
 * Whether the request succeeded.
 */
export type Success = true;

/**
 * Status of the party's identity verification (KYC). Other values are possible. Do not treat an unknown value as cleared.
 * 
 * - `PENDING`: Verification is assumed not to be finished. Do not treat the party as cleared.
 * - `NOT_REQUIRED`: Your tenant manages KYC itself. Until an administrator enables this for the company, a request for this value is refused with `kyc-not-required-not-allowed`.
 * @evidence observed
 */
export type PartyKycStatus = "PENDING" | "NOT_REQUIRED" | (string & {});

/**
 * Postal address of a party.
 * @evidence named
 */
export type Address = {
    /**
     * First line, such as street and house number.
     * @evidence named
     */
    addressLine1?: string;
    /**
     * Second line, such as floor or unit.
     * @evidence named
     */
    addressLine2?: string;
    /**
     * City or town.
     * @evidence named
     */
    city?: string;
    /**
     * State, province, or region.
     * @evidence named
     */
    state?: string;
    /**
     * Postal code.
     * @evidence named
     */
    postalCode?: string;
    /**
     * Format: country.
     *
     * Country. Examples use a two-letter code.
     * @evidence named
     */
    country?: string;
};

/**
 * Status of a party's consent to the partner terms. Consent is the final gate after KYC: without it, a verified party cannot get a virtual bank account or receive a payout. On a party, this value is cached. Get the partner terms before you rely on it. Other values are possible. Added in the release of August 23, 2026.
 * 
 * - `NOT_REQUIRED`: The party is assumed not to have to consent. Be ready for a refusal that requires consent.
 * - `REQUIRED`: Consent is outstanding. Send the party to `consentUrl`, which the partner-terms operations always return with this status.
 * - `ACCEPTED`: The party has consented. Not terminal: a new partner or a new version of the terms moves the party back to REQUIRED.
 */
export type PartnerTermsStatus = "NOT_REQUIRED" | "REQUIRED" | "ACCEPTED" | (string & {});

/** A party, which is an individual or an organization, as it appears in lists and in party roles. Your company owns its parties. Parties hold accounts through party roles. */
export type PartySummary = {
    /**
     * Format: uuid.
     *
     * ID of the party.
     */
    id: string;
    /**
     * ID of the party in your own system.
     * @evidence named
     */
    externalId?: string;
    /**
     * Kind of party, an individual or an organization.
     *
     * - `INDIVIDUAL`: A natural person.
     * @evidence observed
     */
    partyType?: "INDIVIDUAL" | (string & {});
    /**
     * Status of the party.
     * @evidence named
     */
    status?: string;
    /**
     * First name of an individual.
     * @evidence named
     */
    firstName?: string;
    /**
     * Last name of an individual.
     * @evidence named
     */
    lastName?: string;
    /**
     * Email address of the party. When an individual with a self-custody account is onboarded to a partner, the partner gets this address, or a synthetic one if the party has none, and stores it only once. Added in the release of August 23, 2026.
     * @evidence named
     */
    email?: string;
    /**
     * Status of the party's identity verification (KYC). Other values are possible. Do not treat an unknown value as cleared.
     *
     * - `PENDING`: Verification is assumed not to be finished. Do not treat the party as cleared.
     * - `NOT_REQUIRED`: Your tenant manages KYC itself. Until an administrator enables this for the company, a request for this value is refused with `kyc-not-required-not-allowed`.
     * @evidence observed
     */
    kycStatus?: PartyKycStatus;
    /**
     * Name of the party, such as that of an organization.
     * @evidence named
     */
    name?: string;
    /**
     * Status of the verification of an organization (KYB).
     * @evidence named
     */
    kybStatus?: string;
    /**
     * Postal address of a party.
     * @evidence named
     */
    address?: Address;
    /**
     * Status of a party's consent to the partner terms. Consent is the final gate after KYC: without it, a verified party cannot get a virtual bank account or receive a payout. On a party, this value is cached. Get the partner terms before you rely on it. Other values are possible. Added in the release of August 23, 2026.
     *
     * - `NOT_REQUIRED`: The party is assumed not to have to consent. Be ready for a refusal that requires consent.
     * - `REQUIRED`: Consent is outstanding. Send the party to `consentUrl`, which the partner-terms operations always return with this status.
     * - `ACCEPTED`: The party has consented. Not terminal: a new partner or a new version of the terms moves the party back to REQUIRED.
     */
    partnerTermsStatus: PartnerTermsStatus;
};

/** Position of this page in the list. Request the next page while `hasNextPage` is `true`. */
export type Pagination = {
    /**
     * Format: int32.
     *
     * Number of this page, starting at 1.
     */
    pageNumber: number;
    /**
     * Format: int32.
     *
     * Number of entries on a full page.
     */
    pageSize: number;
    /**
     * Format: int32.
     *
     * Number of entries. Do not use it to detect the last page.
     */
    numberOfElements: number;
    /**
     * Format: int32.
     *
     * Number of pages at this page size.
     */
    numberOfPages: number;
    /** Whether there is a next page. */
    hasNextPage: boolean;
    /** Whether there is a previous page. */
    hasPreviousPage: boolean;
};

/**
 * The party to create.
 * @evidence assumed
 */
export type PartyCreateInput = {
    /**
     * ID of the party in your own system.
     * @evidence assumed
     */
    externalId?: string;
    /**
     * Kind of party, an individual or an organization.
     *
     * - `INDIVIDUAL`: A natural person.
     * @evidence assumed
     */
    partyType?: "INDIVIDUAL" | (string & {});
    /**
     * First name of an individual.
     * @evidence assumed
     */
    firstName?: string;
    /**
     * Last name of an individual.
     * @evidence assumed
     */
    lastName?: string;
    /**
     * Email address of the party. Set it before you onboard an individual with a self-custody account to a partner: the partner gets this address or a synthetic one, and stores it only once.
     * @evidence named
     */
    email?: string;
    /**
     * Set this field to NOT_REQUIRED if your tenant manages KYC itself. Otherwise leave it out.
     *
     * - `NOT_REQUIRED`: Your tenant manages KYC itself. Until an administrator enables this for the company, the request is refused with `kyc-not-required-not-allowed`.
     * @evidence named
     */
    kycStatus?: "NOT_REQUIRED" | (string & {});
    /**
     * Name of an organization.
     * @evidence assumed
     */
    name?: string;
    /**
     * VAT number of the party. Only `getParty` returns it.
     * @evidence assumed
     */
    vatNumber?: string;
    /**
     * Postal address of a party.
     * @evidence assumed
     */
    address?: Address;
};

/** A single party. It has the fields of a party in a list, and the VAT number. */
export type Party = PartySummary & {
    /**
     * VAT number of the party. Lists do not include it.
     * @evidence named
     */
    vatNumber?: string;
};

/**
 * The fields of the party to change.
 * @evidence assumed
 */
export type PartyUpdateInput = {
    /**
     * ID of the party in your own system.
     * @evidence assumed
     */
    externalId?: string;
    /**
     * First name of an individual.
     * @evidence assumed
     */
    firstName?: string;
    /**
     * Last name of an individual.
     * @evidence assumed
     */
    lastName?: string;
    /**
     * Email address of the party. Set it before you onboard an individual with a self-custody account to a partner: the partner gets this address or a synthetic one, and stores it only once, so a later change does not reach it.
     * @evidence named
     */
    email?: string;
    /**
     * Set this field to NOT_REQUIRED if your tenant manages KYC itself. Otherwise leave it out.
     *
     * - `NOT_REQUIRED`: Your tenant manages KYC itself. Until an administrator enables this for the company, the request is refused with `kyc-not-required-not-allowed`.
     * @evidence named
     */
    kycStatus?: "NOT_REQUIRED" | (string & {});
    /**
     * Name of an organization.
     * @evidence assumed
     */
    name?: string;
    /**
     * VAT number of the party. Only `getParty` returns it.
     * @evidence assumed
     */
    vatNumber?: string;
    /**
     * Postal address of a party.
     * @evidence assumed
     */
    address?: Address;
};

/**
 * The hosted page where a party completes its verification, KYC for an individual or KYB for an organization.
 * @evidence assumed
 */
export type PartyVerification = {
    /**
     * Format: uri.
     *
     * URL of the hosted page. Send the party there. The link does not expire, but it can be revoked.
     * @evidence assumed
     * @example https://verify.provider.example/l/maya-1001-a
     */
    url?: string;
};

/**
 * The link between a party and identity verification.
 * @evidence assumed
 */
export type IvVerification = {
    /**
     * Status of the link between the party and identity verification.
     * @evidence assumed
     */
    linkageStatus?: string;
    /**
     * Reference of the party's identity verification case.
     * @evidence named
     */
    ivCaseReference?: string;
};

/**
 * A party's consent to the partner terms. If `status` is REQUIRED, `consentUrl` is always present.
 * @evidence assumed
 */
export type PartnerTerms = {
    /**
     * Status of a party's consent to the partner terms. Consent is the final gate after KYC: without it, a verified party cannot get a virtual bank account or receive a payout. On a party, this value is cached. Get the partner terms before you rely on it. Other values are possible. Added in the release of August 23, 2026.
     *
     * - `NOT_REQUIRED`: The party is assumed not to have to consent. Be ready for a refusal that requires consent.
     * - `REQUIRED`: Consent is outstanding. Send the party to `consentUrl`, which the partner-terms operations always return with this status.
     * - `ACCEPTED`: The party has consented. Not terminal: a new partner or a new version of the terms moves the party back to REQUIRED.
     * @evidence assumed
     */
    status?: PartnerTermsStatus;
    /**
     * Format: uri.
     *
     * URL where the party gives its consent, present while consent is outstanding. A link that is issued later supersedes it.
     * @evidence named
     * @example https://terms.partner.example/consent/maya-1001-a
     */
    consentUrl?: string;
};

/**
 * A new link where a party consents to the partner terms.
 * @evidence assumed
 */
export type PartnerTermsLink = {
    /**
     * Format: uri.
     *
     * URL where the party gives its consent. It supersedes the previous link.
     * @evidence assumed
     * @example https://terms.partner.example/consent/maya-1001-b
     */
    consentUrl?: string;
};

/**
 * Type of a party role. A party can have both roles.
 * 
 * - `ACCOUNT_HOLDER`: The party holds the account.
 * - `PAYOUT_RECIPIENT`: The party can receive payouts. A payout route for its bank account requires that this role is ACTIVE and that the party's KYC or KYB is cleared. An account holder can also have this role.
 */
export type PartyRoleType = "ACCOUNT_HOLDER" | "PAYOUT_RECIPIENT";

/** The role of a party on an account. */
export type PartyRole = {
    /**
     * Format: uuid.
     *
     * ID of the party that has the role.
     */
    partyId: string;
    /**
     * Type of a party role. A party can have both roles.
     *
     * - `ACCOUNT_HOLDER`: The party holds the account.
     * - `PAYOUT_RECIPIENT`: The party can receive payouts. A payout route for its bank account requires that this role is ACTIVE and that the party's KYC or KYB is cleared. An account holder can also have this role.
     */
    roleType: PartyRoleType;
    /**
     * Status of the role.
     *
     * - `ACTIVE`: The role is active. A payout route for a bank account of the party requires an active PAYOUT_RECIPIENT role.
     * @evidence named
     */
    status: "ACTIVE" | (string & {});
    /**
     * A party, which is an individual or an organization, as it appears in lists and in party roles. Your company owns its parties. Parties hold accounts through party roles.
     * @evidence named
     */
    party: PartySummary;
};

/** An account. Parties hold it through party roles. An account has wallets, which exist per chain, and virtual bank accounts, which receive fiat. */
export type Account = {
    /**
     * Format: uuid.
     *
     * ID of the account.
     */
    id: string;
    /** ID of the account in your own system. */
    externalId?: string;
    /**
     * Status of the account. You cannot create a payment session for an account that is not active.
     *
     * - `ACTIVE`: The account is active.
     * @evidence observed
     */
    status: "ACTIVE" | (string & {});
    /** The parties on the account, each with its role. */
    partyRoles: PartyRole[];
};

/**
 * The account to create.
 * @evidence assumed
 */
export type AccountCreateInput = {
    /**
     * ID of the account in your own system.
     * @evidence assumed
     */
    externalId?: string;
    /**
     * The party that holds the account.
     * @evidence named
     */
    party?: {
        /**
         * Format: uuid.
         *
         * ID of an existing party.
         * @evidence assumed
         */
        id?: string;
        /**
         * Share token of the identity provider for this individual, which the service forwards. Send it only for an individual on a self-custody tenant. If forwarding fails, the whole account creation is rolled back. No response includes the token. Keep it out of your logs.
         * @evidence named
         */
        identityShareToken?: string;
    };
};

/**
 * The party role to add.
 * @evidence assumed
 */
export type PartyRoleInput = {
    /**
     * Format: uuid.
     *
     * ID of the party that gets the role.
     * @evidence assumed
     */
    partyId?: string;
    /**
     * Type of a party role. A party can have both roles.
     *
     * - `ACCOUNT_HOLDER`: The party holds the account.
     * - `PAYOUT_RECIPIENT`: The party can receive payouts. A payout route for its bank account requires that this role is ACTIVE and that the party's KYC or KYB is cleared. An account holder can also have this role.
     * @evidence assumed
     */
    roleType?: PartyRoleType;
};

/**
 * A blockchain. The service accepts these values. Which of them you can use depends on the chains that are configured for your company.
 * 
 * - `BASE`: Base.
 * - `AVALANCHE`: Avalanche.
 * - `POLYGON`: Polygon. Added in version 1.1.0.
 * - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
 * - `SOLANA`: Solana. Added in the release of July 31, 2026.
 */
export type Chain = "BASE" | "AVALANCHE" | "POLYGON" | "ETHEREUM" | "SOLANA";

/**
 * Type of wallet. The meanings of the values are assumed. Do not use them to decide who signs.
 * 
 * - `PLATFORM_MANAGED`: The platform manages the wallet.
 * - `SELF_CUSTODY`: The owner holds the keys of the wallet and signs the proofs of ownership.
 */
export type WalletType = "PLATFORM_MANAGED" | "SELF_CUSTODY";

/**
 * Format: asset-code.
 *
 * Code of a crypto asset.
 * @example USDC
 */
export type AssetCode = string;

/**
 * Format: decimal.
 *
 * An exact decimal number as a string. Keep it as a string or parse it into a decimal type. Floating-point numbers can lose digits.
 * @example 100.000000
 */
export type DecimalAmount = string;

/** The amounts of a balance. Before you spend, check `available`, not `total`. */
export type BalanceAmount = {
    /** Total balance. */
    total: DecimalAmount;
    /** Available balance. */
    available: DecimalAmount;
    /** Part of the balance that is held for an operation in flight. */
    reserved: DecimalAmount;
};

/** The balance of one asset in a wallet. */
export type WalletBalance = {
    /** Code of the asset. */
    asset: AssetCode;
    /**
     * Format: blockchain-address.
     *
     * Address of the asset's contract on the chain of the wallet.
     */
    contractAddress: string;
    /** The amounts of a balance. Before you spend, check `available`, not `total`. */
    amount: BalanceAmount;
};

/**
 * Result of the anti-money-laundering (AML) screening. A wallet is ready only when the status is APPROVED. How the other values differ is assumed. Treat each of them as not ready.
 * 
 * - `PENDING`: Not ready. The screening is pending.
 * - `APPROVED`: The wallet has cleared the screening. Without this status, a wallet is not ready.
 * - `FLAGGED`: Not ready. The screening flagged the wallet.
 * - `BLOCKED`: Not ready. The screening blocked the wallet.
 */
export type AmlStatus = "PENDING" | "APPROVED" | "FLAGGED" | "BLOCKED";

/** A wallet of an account on one chain, with its balances and the result of its AML screening. */
export type Wallet = {
    /**
     * Format: uuid.
     *
     * ID of the wallet.
     */
    id: string;
    /**
     * A blockchain. The service accepts these values. Which of them you can use depends on the chains that are configured for your company.
     *
     * - `BASE`: Base.
     * - `AVALANCHE`: Avalanche.
     * - `POLYGON`: Polygon. Added in version 1.1.0.
     * - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
     * - `SOLANA`: Solana. Added in the release of July 31, 2026.
     */
    chain: Chain;
    /**
     * Type of wallet. The meanings of the values are assumed. Do not use them to decide who signs.
     *
     * - `PLATFORM_MANAGED`: The platform manages the wallet.
     * - `SELF_CUSTODY`: The owner holds the keys of the wallet and signs the proofs of ownership.
     */
    type: WalletType;
    /**
     * Format: blockchain-address.
     *
     * On-chain address of the wallet.
     */
    address: string;
    /** The balances of the wallet. */
    balances: WalletBalance[];
    /**
     * Result of the anti-money-laundering (AML) screening. A wallet is ready only when the status is APPROVED. How the other values differ is assumed. Treat each of them as not ready.
     *
     * - `PENDING`: Not ready. The screening is pending.
     * - `APPROVED`: The wallet has cleared the screening. Without this status, a wallet is not ready.
     * - `FLAGGED`: Not ready. The screening flagged the wallet.
     * - `BLOCKED`: Not ready. The screening blocked the wallet.
     */
    amlStatus: AmlStatus;
};

/**
 * Status of the activation of a wallet. Other values are possible.
 * 
 * - `PENDING`: The wallet is not usable. It goes back to this status if the time for the verification ends before all assets are covered.
 * - `VERIFYING_ALLOWANCE`: The allowances of the wallet are being verified, after `verifyWalletAllowance` was called. The wallet is not usable: every check treats this status like PENDING.
 */
export type WalletStatus = "PENDING" | "VERIFYING_ALLOWANCE" | (string & {});

/**
 * The wallet whose allowances are being verified.
 * @evidence assumed
 */
export type WalletAllowanceVerification = {
    /**
     * Status of the activation of a wallet. Other values are possible.
     *
     * - `PENDING`: The wallet is not usable. It goes back to this status if the time for the verification ends before all assets are covered.
     * - `VERIFYING_ALLOWANCE`: The allowances of the wallet are being verified, after `verifyWalletAllowance` was called. The wallet is not usable: every check treats this status like PENDING.
     * @evidence assumed
     */
    status?: WalletStatus;
};

/**
 * Status of a virtual bank account. Other values are possible. The meanings are assumed. Do not send a payer to an account until VIRTUAL_BANK_ACCOUNT_CREATED says that it is ready for deposits.
 * 
 * - `PENDING`: The virtual bank account is not ready for deposits.
 * - `ACTIVE`: The virtual bank account is ready for deposits.
 */
export type VirtualBankAccountStatus = "PENDING" | "ACTIVE" | (string & {});

/**
 * Type of virtual bank account. Other values are possible, including one for EUR accounts over SEPA.
 * 
 * - `USD_ACH`: USD over ACH. Added in the release of July 31, 2026.
 */
export type BankAccountType = "USD_ACH" | (string & {});

/**
 * Instructions for deposits over one payment rail. They include postal addresses.
 * @evidence assumed
 */
export type DepositRail = {
    /**
     * Payment rail of these instructions.
     *
     * - `SEPA`: Deposits in EUR over SEPA.
     * - `ACH`: Deposits in USD over ACH.
     * - `WIRE`: Deposits in USD by wire.
     * - `RTP`: Deposits in USD over RTP.
     * - `SWIFT`: Deposits in USD over SWIFT.
     * @evidence assumed
     */
    rail?: "SEPA" | "ACH" | "WIRE" | "RTP" | "SWIFT" | (string & {});
    /**
     * Postal address of the receiving bank.
     * @evidence assumed
     */
    bankAddress?: string;
    /**
     * Postal address of the beneficiary of the deposit.
     * @evidence assumed
     */
    beneficiaryAddress?: string;
};

/**
 * Bank details for fiat deposits into an account: EUR over SEPA, or USD over ACH, wire, RTP, and SWIFT.
 * @evidence named
 */
export type VirtualBankAccount = {
    /**
     * Format: uuid.
     *
     * ID of the virtual bank account.
     * @evidence assumed
     */
    id?: string;
    /**
     * Status of a virtual bank account. Other values are possible. The meanings are assumed. Do not send a payer to an account until VIRTUAL_BANK_ACCOUNT_CREATED says that it is ready for deposits.
     *
     * - `PENDING`: The virtual bank account is not ready for deposits.
     * - `ACTIVE`: The virtual bank account is ready for deposits.
     * @evidence assumed
     */
    status?: VirtualBankAccountStatus;
    /**
     * Type of virtual bank account. Other values are possible, including one for EUR accounts over SEPA.
     *
     * - `USD_ACH`: USD over ACH. Added in the release of July 31, 2026.
     * @evidence named
     */
    bankAccountType?: BankAccountType;
    /**
     * Format: bank-account-number.
     *
     * Account number for deposits.
     * @evidence named
     */
    accountNumber?: string;
    /**
     * Format: routing-number.
     *
     * Routing number of the bank for deposits.
     * @evidence named
     */
    routingNumber?: string;
    /** Deposit instructions, one entry per payment rail. */
    depositRails?: DepositRail[];
};

/**
 * Proof that the customer owns the wallet, made with the message that you prepared.
 * @evidence named
 */
export type OwnershipProof = {
    /**
     * Signature of the prepared message, made by the customer's wallet.
     * @evidence assumed
     */
    signature?: string;
};

/**
 * The virtual bank account to create.
 * @evidence assumed
 */
export type VirtualBankAccountInput = {
    /**
     * Type of virtual bank account. Other values are possible, including one for EUR accounts over SEPA.
     *
     * - `USD_ACH`: USD over ACH. Added in the release of July 31, 2026.
     * @evidence assumed
     */
    bankAccountType?: BankAccountType;
    /**
     * Proof that the customer owns the wallet, made with the message that you prepared.
     * @evidence assumed
     */
    ownershipProof?: OwnershipProof;
};

/**
 * The message that the customer signs to prove ownership of a wallet.
 * @evidence assumed
 */
export type OwnershipProofMessage = {
    /**
     * The exact message to sign. Pass it to the customer's wallet unchanged. Do not trim it, reformat it, or change its encoding.
     * @evidence assumed
     */
    message?: string;
};

/**
 * Status of the fiat payment of a payment session. No status says that the crypto was credited: the conversion and the crypto credit are tracked as a pay-in. CONVERTING, MINTING, and COMPLETED were removed in version 1.8.0.
 * 
 * - `CREATED`: The payment session is stored but not yet handed to the provider.
 * - `PENDING_PAYMENT`: The payer has to complete the fiat payment.
 * - `PAYMENT_RECEIVED`: The fiat payment is confirmed. Terminal if all goes well: there is no completed status. Track the pay-in instead.
 * - `FAILED`: The payment session could not be initiated, or the payment failed.
 * - `EXPIRED`: The payment session passed `expiresAt` unpaid.
 * - `CANCELLED`: The payment session was canceled before payment.
 * - `REFUNDING`: A refund of the received fiat is in progress.
 * - `REFUNDED`: The received fiat was refunded.
 */
export type PaymentSessionStatus = "CREATED" | "PENDING_PAYMENT" | "PAYMENT_RECEIVED" | "FAILED" | "EXPIRED" | "CANCELLED" | "REFUNDING" | "REFUNDED";

/**
 * Format: currency-code.
 *
 * Code of a fiat currency.
 * @example EUR
 */
export type CurrencyCode = string;

/** A payment session, which records the initiation of a fiat payment. The conversion and the crypto credit are recorded separately as a pay-in. */
export type PaymentSession = {
    /**
     * Format: uuid.
     *
     * ID of the payment session.
     */
    id: string;
    /**
     * Format: uuid.
     *
     * Account of the payment session.
     */
    accountId: string;
    /**
     * Status of the fiat payment of a payment session. No status says that the crypto was credited: the conversion and the crypto credit are tracked as a pay-in. CONVERTING, MINTING, and COMPLETED were removed in version 1.8.0.
     *
     * - `CREATED`: The payment session is stored but not yet handed to the provider.
     * - `PENDING_PAYMENT`: The payer has to complete the fiat payment.
     * - `PAYMENT_RECEIVED`: The fiat payment is confirmed. Terminal if all goes well: there is no completed status. Track the pay-in instead.
     * - `FAILED`: The payment session could not be initiated, or the payment failed.
     * - `EXPIRED`: The payment session passed `expiresAt` unpaid.
     * - `CANCELLED`: The payment session was canceled before payment.
     * - `REFUNDING`: A refund of the received fiat is in progress.
     * - `REFUNDED`: The received fiat was refunded.
     */
    status: PaymentSessionStatus;
    /**
     * Format: decimal.
     *
     * Fiat amount to pay in, in `inCurrency`.
     */
    inAmount: number;
    /** Fiat currency of the payment. */
    inCurrency: CurrencyCode;
    /** Crypto asset that the fiat is converted to. */
    outCryptocurrency: AssetCode;
    /**
     * Format: uri.
     *
     * URL where the payer pays.
     * @example https://pay.provider.example/s/702
     */
    paymentUrl?: string;
    /**
     * Your reference for the payment session.
     * @evidence observed
     */
    externalRef?: string;
    /**
     * Format: uuid.
     *
     * Target wallet for the crypto.
     * @evidence observed
     */
    walletId: string;
    /**
     * ID of a blockchain transaction.
     * @evidence observed
     */
    blockchainTxId?: string | null;
    /**
     * Assumed to say whether the payment session can be canceled. No documented operation cancels one.
     * @evidence observed
     */
    cancellable: boolean;
    /**
     * Format: date-time.
     *
     * Time when the payment session expires if it is unpaid.
     * @evidence observed
     * @example 2026-09-16T10:30:00Z
     */
    expiresAt: string;
    /**
     * Key-value pairs. The values are strings.
     * @evidence observed
     */
    metadata?: {
        [key: string]: string;
    };
    /**
     * Format: uuid.
     *
     * Idempotency key of the payment session.
     * @evidence observed
     * @example adf7190c-b264-4358-9bae-40c352bfe401
     */
    idempotencyKey?: string;
    /**
     * Format: date-time.
     *
     * Time when the payment session was created.
     * @evidence observed
     * @example 2026-09-16T10:00:00Z
     */
    createdAt: string;
    /**
     * Format: date-time.
     *
     * Time when the payment session last changed.
     * @evidence observed
     * @example 2026-09-16T10:00:00Z
     */
    updatedAt: string;
};

/** A sort key and its direction. */
export type SortOrder = {
    /**
     * Field that the list is sorted by.
     * @evidence named
     */
    property?: string;
    /**
     * Sort direction.
     *
     * - `ASC`: Smallest or oldest first.
     * - `DESC`: Largest or newest first.
     * @evidence assumed
     */
    direction?: "ASC" | "DESC" | (string & {});
};

/** The sort order of the list. */
export type Sort = {
    /** The sort keys, most significant first. */
    orders: SortOrder[];
};

/**
 * Format: uuid.
 *
 * A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests.
 * @example adf7190c-b264-4358-9bae-40c352bfe402
 */
export type IdempotencyKey = string;

/**
 * The payment session to create.
 * @evidence assumed
 */
export type PaymentSessionInput = {
    /**
     * Format: decimal.
     *
     * Fiat amount to pay in, in `inCurrency`.
     * @evidence assumed
     */
    inAmount?: number;
    /**
     * Fiat currency of the payment.
     * @evidence assumed
     */
    inCurrency?: CurrencyCode;
    /**
     * Crypto asset to convert the fiat to.
     * @evidence assumed
     */
    outCryptocurrency?: AssetCode;
    /**
     * Your reference for the payment session.
     * @evidence assumed
     */
    externalRef?: string;
    /**
     * Format: uuid.
     *
     * Target wallet for the crypto.
     * @evidence assumed
     */
    walletId?: string;
    /**
     * Key-value pairs. The values are strings.
     * @evidence assumed
     */
    metadata?: {
        [key: string]: string;
    };
    /**
     * A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests.
     * @evidence named
     */
    idempotencyKey?: IdempotencyKey;
};

/**
 * Status of a pay-in. Other values are possible. Treat an unknown value as neither settled nor failed.
 * 
 * - `SETTLED`: The crypto credit is assumed to be confirmed on-chain and available, as PAY_IN_SETTLED says.
 * - `FAILED`: The pay-in is assumed to have ended without a credit. PAY_IN_FAILED is terminal: no PAY_IN_SETTLED follows.
 * @evidence observed
 */
export type PayInStatus = "SETTLED" | "FAILED" | (string & {});

/**
 * A blockchain. Other values are possible. Which of them you see depends on the chains that are configured for your company.
 * 
 * - `BASE`: Base.
 * - `AVALANCHE`: Avalanche.
 * - `POLYGON`: Polygon. Added in version 1.1.0.
 * - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
 * - `SOLANA`: Solana. Added in the release of July 31, 2026.
 */
export type ChainName = "BASE" | "AVALANCHE" | "POLYGON" | "ETHEREUM" | "SOLANA" | (string & {});

/** A pay-in: a fiat payment that arrived, what it was converted to, and what the account wallet received. Amounts are decimal strings without rounding. A missing amount means that there is no amount. It does not mean zero. Provider references, raw failure text, internal transaction IDs, and idempotency keys are never included. */
export type PayIn = {
    /**
     * Format: uuid.
     *
     * ID of the pay-in.
     */
    id: string;
    /**
     * Format: uuid.
     *
     * Account that receives the pay-in.
     */
    accountId: string;
    /**
     * Format: uuid.
     *
     * Virtual bank account that received the fiat.
     */
    virtualBankAccountId: string;
    /**
     * Format: uuid.
     *
     * Account wallet that the crypto is credited to.
     */
    accountWalletId: string;
    /**
     * Status of a pay-in. Other values are possible. Treat an unknown value as neither settled nor failed.
     *
     * - `SETTLED`: The crypto credit is assumed to be confirmed on-chain and available, as PAY_IN_SETTLED says.
     * - `FAILED`: The pay-in is assumed to have ended without a credit. PAY_IN_FAILED is terminal: no PAY_IN_SETTLED follows.
     * @evidence observed
     */
    status: PayInStatus;
    /**
     * Chain of the crypto credit.
     *
     * - `BASE`: Base.
     * - `AVALANCHE`: Avalanche.
     * - `POLYGON`: Polygon. Added in version 1.1.0.
     * - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
     * - `SOLANA`: Solana. Added in the release of July 31, 2026.
     */
    chain: ChainName;
    /** Crypto asset that the fiat is converted to. */
    cryptoAsset: AssetCode;
    /** Fiat currency of the credit. */
    fiatCurrency: CurrencyCode;
    /** Gross amount of the fiat credit, in `fiatCurrency`. */
    grossFiatAmount: DecimalAmount;
    /** Gross crypto amount, in `cryptoAsset`. For the amount that reached the wallet, use `netCryptoAmount`. */
    grossCryptoAmount?: DecimalAmount;
    /** Crypto amount that reached the account wallet, in `cryptoAsset`. Reconcile against this amount. */
    netCryptoAmount?: DecimalAmount;
    /**
     * Format: transaction-hash.
     *
     * Hash of the on-chain transaction.
     */
    transactionHash?: string;
    /**
     * Format: date-time.
     *
     * Time when the pay-in settled. Missing or null if it did not settle.
     */
    settledAt?: string | null;
    /**
     * Format: date-time.
     *
     * Time when the pay-in failed. Missing or null if it did not fail.
     */
    failedAt?: string | null;
    /**
     * Format: date-time.
     *
     * Time when the pay-in was created.
     */
    createdAt: string;
    /**
     * Format: date-time.
     *
     * Time when the pay-in last changed.
     */
    updatedAt: string;
};

/**
 * Format: decimal.
 *
 * Amount of the transfer. An exact decimal string with up to six decimal places.
 * @example 25.50
 */
export type TransferAmount = string;

/**
 * Status of a transfer. Other values are possible. TRANSFER_COMPLETED or TRANSFER_FAILED announces the outcome.
 * 
 * - `PENDING`: The transfer was created. Every transfer starts in this status.
 */
export type TransferStatus = "PENDING" | (string & {});

/**
 * A transfer between two accounts, created as a crypto or as a fiat transfer.
 * @evidence assumed
 */
export type Transfer = {
    /**
     * ID of the transfer.
     * @evidence assumed
     * @example 58e0f3a7-6c1b-4d92-8a45-9b7e2c0d1902
     */
    id?: string;
    /**
     * Format: uuid.
     *
     * Account that sends the transfer. If the transfer fails, the funds stay with the sender.
     * @evidence assumed
     */
    senderAccountId?: string;
    /**
     * Format: uuid.
     *
     * Account that receives the transfer.
     * @evidence assumed
     */
    receiverAccountId?: string;
    /**
     * Crypto asset of the transfer. A fiat transfer has one, too.
     * @evidence assumed
     */
    asset?: AssetCode;
    /**
     * A blockchain. Other values are possible. Which of them you see depends on the chains that are configured for your company.
     *
     * - `BASE`: Base.
     * - `AVALANCHE`: Avalanche.
     * - `POLYGON`: Polygon. Added in version 1.1.0.
     * - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
     * - `SOLANA`: Solana. Added in the release of July 31, 2026.
     * @evidence assumed
     */
    chain?: ChainName;
    /**
     * Amount of the transfer. An exact decimal string with up to six decimal places.
     * @evidence assumed
     */
    amount?: TransferAmount;
    /**
     * Status of a transfer. Other values are possible. TRANSFER_COMPLETED or TRANSFER_FAILED announces the outcome.
     *
     * - `PENDING`: The transfer was created. Every transfer starts in this status.
     * @evidence assumed
     */
    status?: TransferStatus;
    /**
     * Format: transaction-hash.
     *
     * Hash of the on-chain transaction. A failed transfer that never reached the chain (NOT_SUBMITTED) has none.
     * @evidence assumed
     */
    transactionHash?: string;
};

/**
 * The crypto transfer to create.
 * @evidence assumed
 */
export type CryptoTransferInput = {
    /**
     * Format: uuid.
     *
     * Account that receives the transfer.
     * @evidence assumed
     */
    receiverAccountId?: string;
    /**
     * Code of the asset to transfer.
     * @evidence assumed
     */
    asset?: AssetCode;
    /**
     * A blockchain. The service accepts these values. Which of them you can use depends on the chains that are configured for your company.
     *
     * - `BASE`: Base.
     * - `AVALANCHE`: Avalanche.
     * - `POLYGON`: Polygon. Added in version 1.1.0.
     * - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
     * - `SOLANA`: Solana. Added in the release of July 31, 2026.
     * @evidence assumed
     */
    chain?: Chain;
    /**
     * Amount of the transfer. An exact decimal string with up to six decimal places.
     * @evidence assumed
     */
    amount?: TransferAmount;
};

/** The fiat transfer to create. Send `chain` and `asset` together, or leave both out. */
export type FiatTransferInput = {
    /**
     * Format: uuid.
     *
     * Account that receives the transfer.
     * @evidence assumed
     */
    receiverAccountId?: string;
    /**
     * Code of the fiat currency. If more than one asset matches the currency, send `chain` and `asset` to choose one.
     * @evidence assumed
     */
    currency?: CurrencyCode;
    /**
     * Amount to transfer, in `currency`. An exact decimal string with up to six decimal places.
     * @evidence assumed
     */
    amount?: TransferAmount;
    /**
     * A blockchain. The service accepts these values. Which of them you can use depends on the chains that are configured for your company.
     *
     * - `BASE`: Base.
     * - `AVALANCHE`: Avalanche.
     * - `POLYGON`: Polygon. Added in version 1.1.0.
     * - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
     * - `SOLANA`: Solana. Added in the release of July 31, 2026.
     * @evidence named
     */
    chain?: Chain;
    /**
     * Code of the asset that is transferred. It must match `currency`. Send it together with `chain`.
     * @evidence named
     */
    asset?: AssetCode;
};

/**
 * Crypto asset of an account-to-account transfer.
 * 
 * - `USDC`: USDC.
 * - `EURC`: EURC.
 * - `USDT`: USDT.
 */
export type TransferCryptocurrency = "USDC" | "EURC" | "USDT";

/** The account-to-account transfer to create. */
export type AccountToAccountTransferInput = {
    /**
     * Format: uuid.
     *
     * Account that sends the transfer.
     */
    sourceAccountId: string;
    /**
     * Format: uuid.
     *
     * Account that receives the transfer.
     */
    destinationAccountId: string;
    /** Amount of the transfer. An exact decimal string with up to six decimal places. */
    amount: TransferAmount;
    /**
     * Crypto asset of an account-to-account transfer.
     *
     * - `USDC`: USDC.
     * - `EURC`: EURC.
     * - `USDT`: USDT.
     */
    cryptocurrency: TransferCryptocurrency;
    /**
     * Chain of the transfer. Defaults to the primary chain of the account.
     *
     * - `BASE`: Base.
     */
    chain?: "BASE";
};

/** An account-to-account transfer, as returned when you create it. */
export type AccountToAccountTransfer = {
    /**
     * ID of the transfer.
     * @evidence named
     * @example 58e0f3a7-6c1b-4d92-8a45-9b7e2c0d1901
     */
    id: string;
    /**
     * Format: uuid.
     *
     * Account that sends the transfer.
     * @evidence named
     */
    sourceAccountId: string;
    /**
     * Format: uuid.
     *
     * Account that receives the transfer.
     * @evidence named
     */
    destinationAccountId: string;
    /**
     * Amount of the transfer. An exact decimal string with up to six decimal places.
     * @evidence named
     */
    amount: TransferAmount;
    /**
     * Crypto asset of an account-to-account transfer.
     *
     * - `USDC`: USDC.
     * - `EURC`: EURC.
     * - `USDT`: USDT.
     * @evidence named
     */
    cryptocurrency: TransferCryptocurrency;
    /**
     * Status of a new transfer.
     */
    status: "PENDING";
};

/** An amount of a payment request, in fiat and in crypto. `fiat` is a JSON number, and `crypto` is a string. */
export type PaymentRequestAmount = {
    /**
     * Format: decimal.
     *
     * Amount in fiat, as a JSON number.
     */
    fiat?: number;
    /**
     * Amount in crypto, as a string.
     * @example 43.220000
     */
    crypto?: string;
};

/**
 * The payment request to create for the account in the path.
 * @evidence assumed
 */
export type AccountPaymentRequestCreateInput = {
    /**
     * Amount to authorize.
     * @evidence assumed
     */
    amount?: PaymentRequestAmount;
    /**
     * Currency of the fiat side of `amount`.
     * @evidence assumed
     */
    fiatCurrency?: CurrencyCode;
    /**
     * Reference of the card provider. To settle by reference later, set this field and `externalId`.
     * @evidence assumed
     */
    cardProviderReference?: string;
    /**
     * External ID of the payment request. To settle by reference later, set this field and `cardProviderReference`.
     * @evidence assumed
     */
    externalId?: string;
    /** A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests. */
    idempotencyKey?: IdempotencyKey;
};

/**
 * Status of a payment request. Other values are possible. Do not treat an unknown value as a failure. The meanings are assumed. Decide by the amounts, if the response has them. The listed values were added in version 1.1.0.
 * 
 * - `SETTLING`: The settlement is in progress.
 * - `SETTLED_WITH_SHORTFALL`: The payment request was settled for less than requested.
 * - `REVERSING`: The reversal is in progress.
 * @evidence named
 */
export type PaymentRequestStatus = "SETTLING" | "SETTLED_WITH_SHORTFALL" | "REVERSING" | (string & {});

/**
 * Type of an execution of a payment request. Other values are possible. The meanings are assumed. Do not book money by them. The listed values were added in version 1.1.0.
 * 
 * - `SETTLEMENT`: The payment request was settled.
 * - `SETTLEMENT_OVERAGE`: The part of a settlement above the authorized amount.
 * - `REFUND`: Money was refunded after a settlement.
 * - `REVERSAL`: The payment request was reversed.
 * - `INCREMENTAL_AUTHORIZATION`: The authorized amount was increased.
 * - `AUTHORIZATION_ADJUSTMENT`: The authorized amount was changed.
 * @evidence named
 */
export type PaymentRequestExecutionType = "SETTLEMENT" | "SETTLEMENT_OVERAGE" | "REFUND" | "REVERSAL" | "INCREMENTAL_AUTHORIZATION" | "AUTHORIZATION_ADJUSTMENT" | (string & {});

/**
 * A request for payment with an authorized amount. You settle, reverse, or update it with later requests. What each amount, time, and reason means is assumed. Keep your own record of what you requested.
 * @evidence named
 */
export type PaymentRequest = {
    /**
     * ID of the payment request.
     * @evidence assumed
     * @example 69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001
     */
    id?: string;
    /**
     * Format: uuid.
     *
     * Account of the payment request.
     * @evidence assumed
     */
    accountId?: string;
    /**
     * Status of a payment request. Other values are possible. Do not treat an unknown value as a failure. The meanings are assumed. Decide by the amounts, if the response has them. The listed values were added in version 1.1.0.
     *
     * - `SETTLING`: The settlement is in progress.
     * - `SETTLED_WITH_SHORTFALL`: The payment request was settled for less than requested.
     * - `REVERSING`: The reversal is in progress.
     * @evidence assumed
     */
    status?: PaymentRequestStatus;
    /**
     * Reference of the card provider. Together with `externalId`, it identifies the payment request.
     * @evidence assumed
     */
    cardProviderReference?: string;
    /**
     * External ID of the payment request. Together with `cardProviderReference`, it identifies the payment request.
     * @evidence assumed
     */
    externalId?: string;
    /**
     * Currency of the fiat side of the amounts.
     * @evidence assumed
     */
    fiatCurrency?: CurrencyCode;
    /**
     * Amount that is authorized.
     * @evidence assumed
     */
    authorizedAmount?: PaymentRequestAmount;
    /** Amount to settle. */
    settlementAmount?: PaymentRequestAmount;
    /** Amount that is settled. */
    settledAmount?: PaymentRequestAmount;
    /** Amount that is missing from the settlement. */
    shortfallAmount?: PaymentRequestAmount;
    /**
     * Time of the settlement.
     * @evidence named
     * @example 2026-09-17T11:42:10Z
     */
    settledAt?: string;
    /**
     * Reason for the reversal.
     * @evidence named
     */
    reversalReason?: string;
    /**
     * Description of the reversal.
     * @evidence named
     */
    reversalDescription?: string;
    /**
     * Time of the reversal.
     * @evidence named
     * @example 2026-09-17T12:05:30Z
     */
    reversedAt?: string;
    /**
     * The executions of the payment request so far.
     * @evidence assumed
     */
    executions?: {
        /**
         * Type of an execution of a payment request. Other values are possible. The meanings are assumed. Do not book money by them. The listed values were added in version 1.1.0.
         *
         * - `SETTLEMENT`: The payment request was settled.
         * - `SETTLEMENT_OVERAGE`: The part of a settlement above the authorized amount.
         * - `REFUND`: Money was refunded after a settlement.
         * - `REVERSAL`: The payment request was reversed.
         * - `INCREMENTAL_AUTHORIZATION`: The authorized amount was increased.
         * - `AUTHORIZATION_ADJUSTMENT`: The authorized amount was changed.
         * @evidence assumed
         */
        executionType?: PaymentRequestExecutionType;
    }[];
};

/**
 * The payment request to create when the path does not name the account.
 * @evidence assumed
 */
export type PaymentRequestCreateInput = {
    /**
     * Format: uuid.
     *
     * Account of the payment request.
     * @evidence assumed
     */
    accountId?: string;
    /**
     * Amount to authorize.
     * @evidence assumed
     */
    amount?: PaymentRequestAmount;
    /**
     * Currency of the fiat side of `amount`.
     * @evidence assumed
     */
    fiatCurrency?: CurrencyCode;
    /**
     * Reference of the card provider. To settle by reference later, set this field and `externalId`.
     * @evidence assumed
     */
    cardProviderReference?: string;
    /**
     * External ID of the payment request. To settle by reference later, set this field and `cardProviderReference`.
     * @evidence assumed
     */
    externalId?: string;
    /** A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests. */
    idempotencyKey?: IdempotencyKey;
};

/**
 * The settlement of a payment request that you identify by `cardProviderReference` and `externalId`.
 * @evidence assumed
 */
export type SettlementByReferenceInput = {
    /**
     * Reference of the card provider.
     * @evidence named
     */
    cardProviderReference?: string;
    /**
     * External ID of the payment request.
     * @evidence named
     */
    externalId?: string;
    /**
     * Amount to settle.
     * @evidence assumed
     */
    settlementAmount?: PaymentRequestAmount;
    /** A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests. */
    idempotencyKey?: IdempotencyKey;
};

/**
 * The reversal of a payment request that you identify in the request body.
 * @evidence assumed
 */
export type ReversalByReferenceInput = {
    /**
     * Reference of the card provider. Send it together with `externalId`.
     * @evidence assumed
     */
    cardProviderReference?: string;
    /**
     * External ID of the payment request. Send it together with `cardProviderReference`.
     * @evidence assumed
     */
    externalId?: string;
    /**
     * Reason for the reversal.
     * @evidence assumed
     */
    reversalReason?: string;
    /**
     * Description of the reversal.
     * @evidence assumed
     */
    reversalDescription?: string;
    /** A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests. */
    idempotencyKey?: IdempotencyKey;
};

/**
 * The new authorized amount of a payment request.
 * @evidence assumed
 */
export type PaymentRequestUpdateInput = {
    /**
     * New authorized amount.
     * @evidence assumed
     */
    authorizedAmount?: PaymentRequestAmount;
    /** A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests. */
    idempotencyKey?: IdempotencyKey;
};

/**
 * The settlement of a payment request.
 * @evidence assumed
 */
export type SettlementInput = {
    /**
     * Amount to settle.
     * @evidence assumed
     */
    settlementAmount?: PaymentRequestAmount;
    /** A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests. */
    idempotencyKey?: IdempotencyKey;
};

/**
 * The reversal of a payment request.
 * @evidence assumed
 */
export type ReversalInput = {
    /**
     * Reason for the reversal.
     * @evidence assumed
     */
    reversalReason?: string;
    /**
     * Description of the reversal.
     * @evidence assumed
     */
    reversalDescription?: string;
    /** A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. Our advice: use a new key for each of these requests. */
    idempotencyKey?: IdempotencyKey;
};

/**
 * An asset that you can use on a chain.
 * @evidence named
 */
export type SupportedAsset = {
    /**
     * A blockchain. Other values are possible. Which of them you see depends on the chains that are configured for your company.
     *
     * - `BASE`: Base.
     * - `AVALANCHE`: Avalanche.
     * - `POLYGON`: Polygon. Added in version 1.1.0.
     * - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
     * - `SOLANA`: Solana. Added in the release of July 31, 2026.
     * @evidence named
     */
    chain?: ChainName;
    /**
     * Code of the asset.
     * @evidence named
     */
    asset?: AssetCode;
    /**
     * Format: int32.
     *
     * Number of decimal places of the asset on this chain.
     * @evidence named
     */
    decimals?: number;
    /**
     * Format: blockchain-address.
     *
     * Address of the asset's contract on this chain.
     * @evidence named
     */
    contractAddress?: string;
};

/**
 * Status of the account's permit for an asset. It is derived for each request, so do not cache it. Other values are possible. The meanings are assumed. Use the asset only in READY.
 * 
 * - `READY`: The asset is ready.
 * - `ACTIVATING`: Activation is in progress.
 * - `ACTION_REQUIRED`: An action is required.
 * - `PENDING`: The permit is pending.
 * - `FAILED`: The permit failed.
 * - `NO_WALLET`: The account has no wallet for the asset.
 */
export type AssetPermitStatus = "READY" | "ACTIVATING" | "ACTION_REQUIRED" | "PENDING" | "FAILED" | "NO_WALLET" | (string & {});

/**
 * An asset that you can use on a chain, with the status of its permit for one account.
 * @evidence named
 */
export type AccountSupportedAsset = {
    /**
     * A blockchain. Other values are possible. Which of them you see depends on the chains that are configured for your company.
     *
     * - `BASE`: Base.
     * - `AVALANCHE`: Avalanche.
     * - `POLYGON`: Polygon. Added in version 1.1.0.
     * - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
     * - `SOLANA`: Solana. Added in the release of July 31, 2026.
     * @evidence named
     */
    chain?: ChainName;
    /**
     * Code of the asset.
     * @evidence named
     */
    asset?: AssetCode;
    /**
     * Format: int32.
     *
     * Number of decimal places of the asset on this chain.
     * @evidence named
     */
    decimals?: number;
    /**
     * Format: blockchain-address.
     *
     * Address of the asset's contract on this chain.
     * @evidence named
     */
    contractAddress?: string;
    /**
     * Status of the account's permit for an asset. It is derived for each request, so do not cache it. Other values are possible. The meanings are assumed. Use the asset only in READY.
     *
     * - `READY`: The asset is ready.
     * - `ACTIVATING`: Activation is in progress.
     * - `ACTION_REQUIRED`: An action is required.
     * - `PENDING`: The permit is pending.
     * - `FAILED`: The permit failed.
     * - `NO_WALLET`: The account has no wallet for the asset.
     * @evidence named
     */
    permitStatus?: AssetPermitStatus;
};

/**
 * Payment rail of a payout. Other values are possible.
 * 
 * - `US_ACH`: ACH in the United States. The initial rail.
 */
export type PayoutRail = "US_ACH" | (string & {});

/**
 * A bank account for payouts to a party. Only the last four digits of the account number are returned.
 * @evidence named
 */
export type PayoutBankAccount = {
    /**
     * ID of the payout bank account.
     * @evidence assumed
     * @example 7ac4e6d9-8f31-4025-ae7b-1d902f8cb101
     */
    id?: string;
    /**
     * Format: uuid.
     *
     * Party that the bank account belongs to.
     * @evidence assumed
     */
    partyId?: string;
    /**
     * Payment rail of a payout. Other values are possible.
     *
     * - `US_ACH`: ACH in the United States. The initial rail.
     * @evidence assumed
     */
    rail?: PayoutRail;
    /**
     * Format: bank-account-number-end.
     *
     * Last four digits of the account number.
     * @evidence named
     * @example 6789
     */
    accountNumberLast4?: string;
    /**
     * Email address of the beneficiary.
     * @evidence named
     * @example maya.lindqvist@mail.example
     */
    beneficiaryEmail?: string;
    /**
     * Format: phone.
     *
     * Phone number of the beneficiary.
     * @evidence named
     */
    beneficiaryPhoneNumber?: string;
};

/**
 * The bank account to register, with its raw rail credentials. Keep the credentials out of your logs.
 * @evidence assumed
 */
export type PayoutBankAccountInput = {
    /**
     * Payment rail of a payout. Other values are possible.
     *
     * - `US_ACH`: ACH in the United States. The initial rail.
     * @evidence assumed
     */
    rail?: PayoutRail;
    /**
     * Format: bank-account-number.
     *
     * Account number, as a string. Responses include only its last four digits, in `accountNumberLast4`.
     * @evidence assumed
     */
    accountNumber?: string;
    /**
     * Format: routing-number.
     *
     * Routing number of the bank, as a string. Responses do not include it.
     * @evidence assumed
     */
    routingNumber?: string;
    /**
     * Email address of the beneficiary.
     * @evidence named
     * @example maya.lindqvist@mail.example
     */
    beneficiaryEmail?: string;
    /**
     * Format: phone.
     *
     * Phone number of the beneficiary.
     * @evidence named
     */
    beneficiaryPhoneNumber?: string;
};

/**
 * Status of a payout route. Other values are possible. A route that is built on incomplete beneficiary data fails permanently with `beneficiary-data-incomplete`: after you create a route, get it again with `listPayoutRoutes`.
 * 
 * - `AWAITING_OWNERSHIP_PROOF`: Registration is paused until the owner of the self-custody source wallet signs. The only status that requires an action from you: prepare the ownership proof, have the message signed, and complete the proof.
 * - `ACTIVE`: The route is active. On a self-custody account it has a `depositAddress`.
 */
export type PayoutRouteStatus = "AWAITING_OWNERSHIP_PROOF" | "ACTIVE" | (string & {});

/**
 * A route for payouts from an account to a registered payout bank account.
 * @evidence named
 */
export type PayoutRoute = {
    /**
     * ID of the payout route.
     * @evidence assumed
     * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc201
     */
    id?: string;
    /**
     * Format: uuid.
     *
     * Account that the route starts from.
     * @evidence assumed
     */
    accountId?: string;
    /**
     * Registered payout bank account that receives the payouts.
     * @evidence assumed
     * @example 7ac4e6d9-8f31-4025-ae7b-1d902f8cb101
     */
    payoutBankAccountId?: string;
    /**
     * Format: uuid.
     *
     * Source wallet of the crypto. A self-custody wallet requires a proof of ownership.
     * @evidence assumed
     */
    sourceWalletId?: string;
    /**
     * Status of a payout route. Other values are possible. A route that is built on incomplete beneficiary data fails permanently with `beneficiary-data-incomplete`: after you create a route, get it again with `listPayoutRoutes`.
     *
     * - `AWAITING_OWNERSHIP_PROOF`: Registration is paused until the owner of the self-custody source wallet signs. The only status that requires an action from you: prepare the ownership proof, have the message signed, and complete the proof.
     * - `ACTIVE`: The route is active. On a self-custody account it has a `depositAddress`.
     * @evidence assumed
     */
    status?: PayoutRouteStatus;
    /**
     * Format: blockchain-address.
     *
     * Deposit address of the route, present on ACTIVE routes of self-custody accounts. Its purpose and its chain are not documented. Do not send funds to it until you know them.
     * @evidence named
     */
    depositAddress?: string;
};

/**
 * The payout route to create.
 * @evidence assumed
 */
export type PayoutRouteInput = {
    /**
     * Registered payout bank account that receives the payouts. Its party needs an ACTIVE PAYOUT_RECIPIENT role with cleared KYC or KYB.
     * @evidence assumed
     * @example 7ac4e6d9-8f31-4025-ae7b-1d902f8cb101
     */
    payoutBankAccountId?: string;
    /**
     * Format: uuid.
     *
     * Source wallet of the crypto.
     * @evidence assumed
     */
    sourceWalletId?: string;
};

/**
 * The message that the owner of the source wallet signs.
 * @evidence assumed
 */
export type RouteOwnershipProofMessage = {
    /**
     * The exact message to sign with EIP-191. Pass it to the wallet unchanged.
     * @evidence assumed
     */
    message?: string;
};

/**
 * The proof that the owner of the source wallet signed the prepared message.
 * @evidence assumed
 */
export type RouteOwnershipProofInput = {
    /**
     * EIP-191 signature of the prepared message, made with the key of the source wallet. Only externally owned accounts can sign. ERC-1271 contract signatures are not supported.
     * @evidence assumed
     */
    signature?: string;
};

/**
 * Status of a payout. Other values are possible. Only COMPLETED means that the beneficiary was paid. A payout can be RETURNED while it is still processing, without a prior COMPLETED. Whether one can be RETURNED after COMPLETED is not documented: be ready for it.
 * 
 * - `REQUESTED`: The payout is assumed to be requested and not sent yet. No documented event announces it.
 * - `SENDING`: The crypto is assumed to be on its way from the account wallet. No documented event announces it.
 * - `PROVIDER_PROCESSING`: The crypto left the account wallet and reached the banking partner, so the sending of the crypto can no longer fail. PAYOUT_PROCESSING announces it. Not terminal.
 * - `COMPLETED`: The beneficiary was paid. PAYOUT_COMPLETED announces it.
 * - `REJECTED`: The payout was refused and never executed; the money stayed in the account. PAYOUT_REJECTED announces it.
 * - `FAILED`: Execution began, then failed. No money reached the beneficiary. An insufficient permit allowance or wallet balance leads to this status. `failureReason` says why. PAYOUT_FAILED announces it. Terminal.
 * - `RETURNED`: The receiving bank sent the money back, possibly during processing. PAYOUT_RETURNED announces it.
 */
export type PayoutStatus = "REQUESTED" | "SENDING" | "PROVIDER_PROCESSING" | "COMPLETED" | "REJECTED" | "FAILED" | "RETURNED" | (string & {});

/**
 * How a payout is funded. Other values are possible.
 * 
 * - `PULL`: The payout is funded through a permit. `createPayout` requests payouts in this mode.
 * - `PUSH`: Not documented. No documented operation requests a payout in this mode.
 */
export type FundingMode = "PULL" | "PUSH" | (string & {});

/**
 * Format: decimal.
 *
 * Crypto amount that is paid out, as an exact decimal string.
 * @evidence assumed
 * @example 100.00
 */
export type PayoutAmount = string;

/**
 * A payment from an account to a bank account over a payout route.
 * @evidence named
 */
export type Payout = {
    /**
     * ID of the payout.
     * @evidence assumed
     * @example 9ce608fb-a153-4247-8a9d-3fb241aed301
     */
    id?: string;
    /**
     * Format: uuid.
     *
     * Account that the payout is paid from.
     * @evidence assumed
     */
    accountId?: string;
    /**
     * Payout route of the payout.
     * @evidence assumed
     * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc201
     */
    routeId?: string;
    /**
     * Status of a payout. Other values are possible. Only COMPLETED means that the beneficiary was paid. A payout can be RETURNED while it is still processing, without a prior COMPLETED. Whether one can be RETURNED after COMPLETED is not documented: be ready for it.
     *
     * - `REQUESTED`: The payout is assumed to be requested and not sent yet. No documented event announces it.
     * - `SENDING`: The crypto is assumed to be on its way from the account wallet. No documented event announces it.
     * - `PROVIDER_PROCESSING`: The crypto left the account wallet and reached the banking partner, so the sending of the crypto can no longer fail. PAYOUT_PROCESSING announces it. Not terminal.
     * - `COMPLETED`: The beneficiary was paid. PAYOUT_COMPLETED announces it.
     * - `REJECTED`: The payout was refused and never executed; the money stayed in the account. PAYOUT_REJECTED announces it.
     * - `FAILED`: Execution began, then failed. No money reached the beneficiary. An insufficient permit allowance or wallet balance leads to this status. `failureReason` says why. PAYOUT_FAILED announces it. Terminal.
     * - `RETURNED`: The receiving bank sent the money back, possibly during processing. PAYOUT_RETURNED announces it.
     * @evidence assumed
     */
    status?: PayoutStatus;
    /**
     * How a payout is funded. Other values are possible.
     *
     * - `PULL`: The payout is funded through a permit. `createPayout` requests payouts in this mode.
     * - `PUSH`: Not documented. No documented operation requests a payout in this mode.
     * @evidence assumed
     */
    fundingMode?: FundingMode;
    /**
     * Crypto asset that is paid out.
     * @evidence assumed
     */
    asset?: AssetCode;
    /**
     * Crypto amount that is paid out, as an exact decimal string.
     * @evidence assumed
     */
    amount?: PayoutAmount;
    /**
     * Why the payout failed, for example because the permit allowance or the wallet balance is insufficient. No values are documented: show it to people, and do not branch on it.
     * @evidence named
     */
    failureReason?: string;
};

/**
 * The payout to request, in funding mode PULL.
 * @evidence assumed
 */
export type PayoutInput = {
    /**
     * Payout route to use.
     * @evidence assumed
     * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc201
     */
    routeId?: string;
    /**
     * Crypto asset to pay out.
     * @evidence assumed
     */
    asset?: AssetCode;
    /**
     * Crypto amount that is paid out, as an exact decimal string.
     * @evidence assumed
     */
    amount?: PayoutAmount;
};

/** Authentication of deliveries with an API key in a header. It does not include the API key. */
export type WebhookApiKeyAuthentication = {
    /**
     * Deliveries are authenticated with an API key in a header.
     */
    type: "API_KEY";
    /** Name of the header that contains the API key. */
    headerName: string;
};

/** Authentication of deliveries with standard HTTP basic authentication. It does not include the password. */
export type WebhookBasicAuthentication = {
    /**
     * Deliveries are authenticated with HTTP basic authentication.
     */
    type: "BASIC_AUTHENTICATION";
    /** Username that the deliveries are sent with. */
    username: string;
};

/** How the service authenticates deliveries, identified by `type`. It does not include secrets. */
export type WebhookAuthentication = WebhookApiKeyAuthentication | WebhookBasicAuthentication;

/** A registered webhook, to which the service sends every event. It does not include the secret. */
export type Webhook = {
    /**
     * ID of the webhook, assigned by the service. Treat it as an opaque string.
     * @example whk-harbour-lane-1
     */
    id: string;
    /**
     * Format: uri.
     *
     * URL that receives the deliveries.
     * @example https://hooks.harbourlane.example/finance
     */
    url: string;
    /** Your label for the webhook. */
    name?: string;
    /** How the service authenticates deliveries, identified by `type`. It does not include secrets. */
    authenticationMethod: WebhookAuthentication;
    /**
     * Status of the webhook.
     *
     * - `ACTIVE`: The webhook is active.
     * @evidence observed
     */
    status: "ACTIVE" | (string & {});
};

/** Authentication of deliveries with an API key in a header. */
export type WebhookApiKeyAuthenticationInput = {
    /**
     * Authenticate deliveries with an API key in a header.
     */
    type: "API_KEY";
    /** Name of the header that contains the API key. */
    headerName: string;
    /**
     * Format: password.
     *
     * The API key. Responses never include it, so keep a copy.
     */
    apiKey: string;
};

/** Authentication of deliveries with standard HTTP basic authentication. */
export type WebhookBasicAuthenticationInput = {
    /**
     * Authenticate deliveries with HTTP basic authentication.
     */
    type: "BASIC_AUTHENTICATION";
    /** Username that the deliveries are sent with. */
    username: string;
    /**
     * Format: password.
     *
     * The password. Responses never include it, so keep a copy.
     */
    password: string;
};

/** How the service authenticates deliveries, identified by `type`. Always send it in full, with the secret. */
export type WebhookAuthenticationInput = WebhookApiKeyAuthenticationInput | WebhookBasicAuthenticationInput;

/** The complete configuration of a webhook. */
export type WebhookInput = {
    /**
     * Format: uri.
     *
     * Absolute `https://` URL that receives the deliveries. A plain HTTP URL is refused with `invalid-request`.
     * @example https://hooks.harbourlane.example/finance
     */
    url: string;
    /** Your label for the webhook. */
    name?: string;
    /** How the service authenticates deliveries, identified by `type`. Always send it in full, with the secret. */
    authenticationMethod: WebhookAuthenticationInput;
};

/** A test event for one webhook. */
export type PingEvent = {
    /**
     * Type of the event.
     */
    eventType: "PING";
    /** The payload of the test event. */
    result: {
        /**
         * Message of the test event.
         * @evidence named
         */
        message: string;
    };
};

/**
 * Format: uuid.
 *
 * ID of the pay-in. Get the pay-in with `getPayIn`.
 * @example 47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801
 */
export type PayInReference = string;

/**
 * Format: uuid.
 *
 * ID of the account.
 * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
 */
export type AccountReference = string;

/**
 * Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
 * @evidence observed
 * @example 2026-09-16T09:41:07.482913605ZZ
 */
export type OccurredAt = string;

/** The crypto credit of a pay-in is confirmed on-chain and available. */
export type PayInSettledEvent = {
    /**
     * Type of the event.
     */
    eventType: "PAY_IN_SETTLED";
    /** The pay-in that settled. */
    result: {
        /** ID of the pay-in. Get the pay-in with `getPayIn`. */
        payInId: PayInReference;
        /** ID of the account. */
        accountId: AccountReference;
        /**
         * Status of a pay-in. Other values are possible. Treat an unknown value as neither settled nor failed.
         *
         * - `SETTLED`: The crypto credit is assumed to be confirmed on-chain and available, as PAY_IN_SETTLED says.
         * - `FAILED`: The pay-in is assumed to have ended without a credit. PAY_IN_FAILED is terminal: no PAY_IN_SETTLED follows.
         * @evidence observed
         */
        status: PayInStatus;
        /**
         * Crypto asset that was credited.
         * @evidence named
         */
        asset: AssetCode;
        /**
         * Chain of the crypto credit.
         *
         * - `BASE`: Base.
         * - `AVALANCHE`: Avalanche.
         * - `POLYGON`: Polygon. Added in version 1.1.0.
         * - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
         * - `SOLANA`: Solana. Added in the release of July 31, 2026.
         * @evidence named
         */
        chain: ChainName;
        /**
         * Format: transaction-hash.
         *
         * Hash of the on-chain transaction.
         * @evidence named
         */
        transactionHash: string;
        /**
         * Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
         * @evidence observed
         */
        occurredAt: OccurredAt;
    };
};

/**
 * Why a pay-in ended without a credit. The list is fixed, and a reason is never free text. The meanings are assumed. Base your logic on the event, and only log the reason.
 * 
 * - `SETTLEMENT_FAILED`: The settlement failed.
 * - `REJECTED_BY_PROVIDER`: The provider rejected the pay-in.
 * - `UNKNOWN`: The reason is unknown.
 */
export type PayInFailureReason = "SETTLEMENT_FAILED" | "REJECTED_BY_PROVIDER" | "UNKNOWN";

/** A pay-in ended without a credit. */
export type PayInFailedEvent = {
    /**
     * Type of the event.
     */
    eventType: "PAY_IN_FAILED";
    /** The pay-in that failed. */
    result: {
        /** ID of the pay-in. Get the pay-in with `getPayIn`. */
        payInId: PayInReference;
        /** ID of the account. */
        accountId: AccountReference;
        /**
         * Status of a pay-in. Other values are possible. Treat an unknown value as neither settled nor failed.
         *
         * - `SETTLED`: The crypto credit is assumed to be confirmed on-chain and available, as PAY_IN_SETTLED says.
         * - `FAILED`: The pay-in is assumed to have ended without a credit. PAY_IN_FAILED is terminal: no PAY_IN_SETTLED follows.
         * @evidence observed
         */
        status: PayInStatus;
        /**
         * Why a pay-in ended without a credit. The list is fixed, and a reason is never free text. The meanings are assumed. Base your logic on the event, and only log the reason.
         *
         * - `SETTLEMENT_FAILED`: The settlement failed.
         * - `REJECTED_BY_PROVIDER`: The provider rejected the pay-in.
         * - `UNKNOWN`: The reason is unknown.
         */
        reason: PayInFailureReason;
        /**
         * Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
         * @evidence observed
         */
        occurredAt: OccurredAt;
    };
};

/**
 * ID of the transfer.
 * @evidence named
 * @example 58e0f3a7-6c1b-4d92-8a45-9b7e2c0d1901
 */
export type TransferReference = string;

/** A transfer settled with the receiving account. */
export type TransferCompletedEvent = {
    /**
     * Type of the event.
     */
    eventType: "TRANSFER_COMPLETED";
    /** The transfer that completed. */
    result: {
        /**
         * ID of the transfer.
         * @evidence named
         */
        transferId: TransferReference;
        /** Account that sent the transfer. */
        senderAccountId: AccountReference;
        /** Account that received the transfer. */
        receiverAccountId: AccountReference;
        /**
         * Crypto asset of the transfer.
         * @evidence named
         */
        asset: AssetCode;
        /**
         * Chain of the transfer.
         *
         * - `BASE`: Base.
         * - `AVALANCHE`: Avalanche.
         * - `POLYGON`: Polygon. Added in version 1.1.0.
         * - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
         * - `SOLANA`: Solana. Added in the release of July 31, 2026.
         * @evidence named
         */
        chain: ChainName;
        /**
         * Format: transaction-hash.
         *
         * Hash of the on-chain transaction.
         * @evidence named
         */
        transactionHash: string;
        /**
         * Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
         * @evidence observed
         */
        occurredAt: OccurredAt;
    };
};

/**
 * Why a transfer failed. The list is fixed, and a reason is never free text. Except for NOT_SUBMITTED, the meanings are assumed. Base your logic on the event, and only log the reason.
 * 
 * - `ON_CHAIN_FAILED`: The transaction failed on-chain.
 * - `INSUFFICIENT_FUNDS`: The funds were insufficient.
 * - `INSUFFICIENT_ALLOWANCE`: The token allowance was insufficient.
 * - `NOT_SUBMITTED`: The transfer never reached the chain. It has no `transactionHash`.
 * - `UNKNOWN`: The reason is unknown.
 */
export type TransferFailureReason = "ON_CHAIN_FAILED" | "INSUFFICIENT_FUNDS" | "INSUFFICIENT_ALLOWANCE" | "NOT_SUBMITTED" | "UNKNOWN";

/** A transfer failed permanently. */
export type TransferFailedEvent = {
    /**
     * Type of the event.
     */
    eventType: "TRANSFER_FAILED";
    /** The transfer that failed. */
    result: {
        /**
         * ID of the transfer.
         * @evidence named
         */
        transferId: TransferReference;
        /** Account that sent the transfer. The funds stay with it. */
        senderAccountId: AccountReference;
        /** Account that should have received the transfer. */
        receiverAccountId: AccountReference;
        /**
         * Crypto asset of the transfer.
         * @evidence named
         */
        asset: AssetCode;
        /**
         * Chain of the transfer.
         *
         * - `BASE`: Base.
         * - `AVALANCHE`: Avalanche.
         * - `POLYGON`: Polygon. Added in version 1.1.0.
         * - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
         * - `SOLANA`: Solana. Added in the release of July 31, 2026.
         * @evidence named
         */
        chain: ChainName;
        /**
         * Why a transfer failed. The list is fixed, and a reason is never free text. Except for NOT_SUBMITTED, the meanings are assumed. Base your logic on the event, and only log the reason.
         *
         * - `ON_CHAIN_FAILED`: The transaction failed on-chain.
         * - `INSUFFICIENT_FUNDS`: The funds were insufficient.
         * - `INSUFFICIENT_ALLOWANCE`: The token allowance was insufficient.
         * - `NOT_SUBMITTED`: The transfer never reached the chain. It has no `transactionHash`.
         * - `UNKNOWN`: The reason is unknown.
         */
        reason: TransferFailureReason;
        /**
         * Format: transaction-hash.
         *
         * Hash of the on-chain transaction. Missing if `reason` is NOT_SUBMITTED.
         * @evidence named
         */
        transactionHash?: string;
        /**
         * Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
         * @evidence observed
         */
        occurredAt: OccurredAt;
    };
};

/**
 * ID of the payout. Get the payout with `getPayout`.
 * @evidence named
 * @example 9ce608fb-a153-4247-8a9d-3fb241aed301
 */
export type PayoutReference = string;

/** The crypto of a payout reached the banking partner. */
export type PayoutProcessingEvent = {
    /**
     * Type of the event.
     */
    eventType: "PAYOUT_PROCESSING";
    /** The payout in progress. */
    result: {
        /**
         * ID of the payout. Get the payout with `getPayout`.
         * @evidence named
         */
        payoutId: PayoutReference;
        /** ID of the account. */
        accountId: AccountReference;
        /**
         * Status of the payout.
         */
        status: "PROVIDER_PROCESSING";
        /**
         * Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
         * @evidence observed
         */
        occurredAt: OccurredAt;
    };
};

/** The beneficiary of a payout was paid. */
export type PayoutCompletedEvent = {
    /**
     * Type of the event.
     */
    eventType: "PAYOUT_COMPLETED";
    /** The payout that completed. */
    result: {
        /**
         * ID of the payout. Get the payout with `getPayout`.
         * @evidence named
         */
        payoutId: PayoutReference;
        /** ID of the account. */
        accountId: AccountReference;
        /**
         * Status of the payout.
         */
        status: "COMPLETED";
        /**
         * Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
         * @evidence observed
         */
        occurredAt: OccurredAt;
    };
};

/**
 * Why a payout was rejected, failed, or was returned. The list is fixed, and a reason is never free text. The meanings are assumed. Base your logic on the event, and only log the reason.
 * 
 * - `REJECTED_BY_PROVIDER`: The provider rejected the payout.
 * - `ROUTE_UNAVAILABLE`: The payout route was unavailable.
 * - `SEND_FAILED`: Sending the crypto failed.
 * - `RETURNED_BY_BANK`: The bank returned the payout.
 * - `UNKNOWN`: The reason is unknown.
 */
export type PayoutEventReason = "REJECTED_BY_PROVIDER" | "ROUTE_UNAVAILABLE" | "SEND_FAILED" | "RETURNED_BY_BANK" | "UNKNOWN";

/** A payout was refused before execution. */
export type PayoutRejectedEvent = {
    /**
     * Type of the event.
     */
    eventType: "PAYOUT_REJECTED";
    /** The payout that was rejected. */
    result: {
        /**
         * ID of the payout. Get the payout with `getPayout`.
         * @evidence named
         */
        payoutId: PayoutReference;
        /** ID of the account. */
        accountId: AccountReference;
        /**
         * Status of the payout.
         */
        status: "REJECTED";
        /**
         * Why a payout was rejected, failed, or was returned. The list is fixed, and a reason is never free text. The meanings are assumed. Base your logic on the event, and only log the reason.
         *
         * - `REJECTED_BY_PROVIDER`: The provider rejected the payout.
         * - `ROUTE_UNAVAILABLE`: The payout route was unavailable.
         * - `SEND_FAILED`: Sending the crypto failed.
         * - `RETURNED_BY_BANK`: The bank returned the payout.
         * - `UNKNOWN`: The reason is unknown.
         */
        reason: PayoutEventReason;
        /**
         * Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
         * @evidence observed
         */
        occurredAt: OccurredAt;
    };
};

/** A payout failed after its execution began. */
export type PayoutFailedEvent = {
    /**
     * Type of the event.
     */
    eventType: "PAYOUT_FAILED";
    /** The payout that failed. */
    result: {
        /**
         * ID of the payout. Get the payout with `getPayout`.
         * @evidence named
         */
        payoutId: PayoutReference;
        /** ID of the account. */
        accountId: AccountReference;
        /**
         * Status of the payout.
         */
        status: "FAILED";
        /**
         * Why a payout was rejected, failed, or was returned. The list is fixed, and a reason is never free text. The meanings are assumed. Base your logic on the event, and only log the reason.
         *
         * - `REJECTED_BY_PROVIDER`: The provider rejected the payout.
         * - `ROUTE_UNAVAILABLE`: The payout route was unavailable.
         * - `SEND_FAILED`: Sending the crypto failed.
         * - `RETURNED_BY_BANK`: The bank returned the payout.
         * - `UNKNOWN`: The reason is unknown.
         */
        reason: PayoutEventReason;
        /**
         * Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
         * @evidence observed
         */
        occurredAt: OccurredAt;
    };
};

/** The receiving bank returned a payout. */
export type PayoutReturnedEvent = {
    /**
     * Type of the event.
     */
    eventType: "PAYOUT_RETURNED";
    /** The payout that was returned. */
    result: {
        /**
         * ID of the payout. Get the payout with `getPayout`.
         * @evidence named
         */
        payoutId: PayoutReference;
        /** ID of the account. */
        accountId: AccountReference;
        /**
         * Status of the payout.
         */
        status: "RETURNED";
        /**
         * Why a payout was rejected, failed, or was returned. The list is fixed, and a reason is never free text. The meanings are assumed. Base your logic on the event, and only log the reason.
         *
         * - `REJECTED_BY_PROVIDER`: The provider rejected the payout.
         * - `ROUTE_UNAVAILABLE`: The payout route was unavailable.
         * - `SEND_FAILED`: Sending the crypto failed.
         * - `RETURNED_BY_BANK`: The bank returned the payout.
         * - `UNKNOWN`: The reason is unknown.
         */
        reason: PayoutEventReason;
        /**
         * Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
         * @evidence observed
         */
        occurredAt: OccurredAt;
    };
};

/** A virtual bank account is ready to receive deposits. */
export type VirtualBankAccountCreatedEvent = {
    /**
     * Type of the event.
     */
    eventType: "VIRTUAL_BANK_ACCOUNT_CREATED";
    /** The virtual bank account that is ready. */
    result: {
        /**
         * Format: uuid.
         *
         * ID of the virtual bank account. Find it with `listVirtualBankAccounts`.
         */
        virtualBankAccountId: string;
        /** ID of the account. */
        accountId: AccountReference;
        /**
         * Status of a virtual bank account. Other values are possible. The meanings are assumed. Do not send a payer to an account until VIRTUAL_BANK_ACCOUNT_CREATED says that it is ready for deposits.
         *
         * - `PENDING`: The virtual bank account is not ready for deposits.
         * - `ACTIVE`: The virtual bank account is ready for deposits.
         * @evidence named
         */
        status: VirtualBankAccountStatus;
        /**
         * Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
         * @evidence observed
         */
        occurredAt: OccurredAt;
    };
};

/** A wallet pair of an account has cleared AML screening. */
export type AccountWalletsProvisionedEvent = {
    /**
     * Type of the event.
     */
    eventType: "ACCOUNT_WALLETS_PROVISIONED";
    /** The wallet pair that cleared AML screening. */
    result: {
        /** Account that the wallets belong to. List its wallets with `listWallets`. */
        accountId: AccountReference;
        /**
         * ID of the wallet pair, which consists of the account wallet and the escrow wallet.
         * @evidence named
         * @example e3c85d14-7f0a-4b92-8d61-2a9f7c0b4504
         */
        walletPairId: string;
        /**
         * Type of the wallets.
         * @evidence named
         * @example PLATFORM_MANAGED
         */
        walletType: string;
        /**
         * Chain of the wallets.
         *
         * - `BASE`: Base.
         * - `AVALANCHE`: Avalanche.
         * - `POLYGON`: Polygon. Added in version 1.1.0.
         * - `ETHEREUM`: Ethereum. Added in the release of July 31, 2026.
         * - `SOLANA`: Solana. Added in the release of July 31, 2026.
         * @evidence named
         */
        chain: ChainName;
        /**
         * Format: blockchain-address.
         *
         * On-chain address of the account wallet.
         * @evidence named
         */
        accountWalletAddress: string;
        /**
         * Format: blockchain-address.
         *
         * On-chain address of the escrow wallet.
         * @evidence named
         */
        escrowWalletAddress: string;
        /**
         * Result of the anti-money-laundering (AML) screening. A wallet is ready only when the status is APPROVED. How the other values differ is assumed. Treat each of them as not ready.
         *
         * - `PENDING`: Not ready. The screening is pending.
         * - `APPROVED`: The wallet has cleared the screening. Without this status, a wallet is not ready.
         * - `FLAGGED`: Not ready. The screening flagged the wallet.
         * - `BLOCKED`: Not ready. The screening blocked the wallet.
         */
        amlStatus: AmlStatus;
        /**
         * Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
         * @evidence observed
         */
        occurredAt: OccurredAt;
    };
};

/**
 * Outcome of the verification of an individual party. A later outcome can differ. It comes without reasons and without personal data. The meanings are assumed. Treat only VERIFIED as a success.
 * 
 * - `VERIFIED`: The party is verified.
 * - `REJECTED`: The verification was rejected.
 * - `VERIFICATION_PENDING`: The verification is pending.
 */
export type PartyVerificationOutcome = "VERIFIED" | "REJECTED" | "VERIFICATION_PENDING";

/** The verification of an individual party produced an outcome. */
export type PartyVerificationCompletedEvent = {
    /**
     * Type of the event.
     */
    eventType: "PARTY_VERIFICATION_COMPLETED";
    /** The party and the outcome. */
    result: {
        /**
         * Format: uuid.
         *
         * ID of the individual party. Get the party with `getParty`.
         */
        partyId: string;
        /**
         * Outcome of the verification of an individual party. A later outcome can differ. It comes without reasons and without personal data. The meanings are assumed. Treat only VERIFIED as a success.
         *
         * - `VERIFIED`: The party is verified.
         * - `REJECTED`: The verification was rejected.
         * - `VERIFICATION_PENDING`: The verification is pending.
         */
        status: PartyVerificationOutcome;
        /**
         * Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it.
         * @evidence observed
         */
        occurredAt: OccurredAt;
    };
};
