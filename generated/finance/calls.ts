// Calls of the finance service, for the client. Generated from openapi/ by npm run build; do not edit.

import type { CallOptions, Outcome } from "../../client/runtime/types.ts";
import type { Success, PartySummary, Pagination, PartyCreateInput, Party, PartyUpdateInput, PartyVerification, IvVerification, PartnerTerms, PartnerTermsLink, PartyRole, Account, AccountCreateInput, PartyRoleInput, Wallet, WalletAllowanceVerification, VirtualBankAccount, VirtualBankAccountInput, OwnershipProofMessage, PaymentSessionStatus, PaymentSession, Sort, PaymentSessionInput, PayIn, Transfer, CryptoTransferInput, FiatTransferInput, AccountToAccountTransferInput, AccountToAccountTransfer, AccountPaymentRequestCreateInput, PaymentRequest, PaymentRequestCreateInput, SettlementByReferenceInput, ReversalByReferenceInput, PaymentRequestUpdateInput, SettlementInput, ReversalInput, SupportedAsset, AccountSupportedAsset, PayoutBankAccount, PayoutBankAccountInput, PayoutRoute, PayoutRouteInput, RouteOwnershipProofMessage, RouteOwnershipProofInput, Payout, PayoutInput, Webhook, WebhookInput } from "./models.ts";

/** The parameters of `listParties`. */
export interface ListPartiesParameters {
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

/** The response of `listParties`. */
export type ListPartiesData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The parties, without their VAT numbers.
     * @evidence assumed
     */
    result?: PartySummary[];
    /**
     * Position of this page in the list. Request the next page while `hasNextPage` is `true`.
     * @evidence assumed
     */
    pagination?: Pagination;
};

/** The error codes that `listParties` is known to return. Others are possible. */
export type ListPartiesErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | (string & {});

/** The parameters of `createParty`. */
export interface CreatePartyParameters {
  /**
   * The party to create.
   * @evidence assumed
   */
  body: PartyCreateInput;
}

/** The response of `createParty`. */
export type CreatePartyData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A party, which is an individual or an organization, as it appears in lists and in party roles. Your company owns its parties. Parties hold accounts through party roles.
     * @evidence assumed
     */
    result?: PartySummary;
};

/** The error codes that `createParty` is known to return. Others are possible. */
export type CreatePartyErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "kyc-not-required-not-allowed" | (string & {});

/** The parameters of `getParty`. */
export interface GetPartyParameters {
  /**
   * ID of the party.
   * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
   */
  partyId: string;
}

/** The response of `getParty`. */
export type GetPartyData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A single party. It has the fields of a party in a list, and the VAT number.
     * @evidence assumed
     */
    result?: Party;
};

/** The error codes that `getParty` is known to return. Others are possible. */
export type GetPartyErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | (string & {});

/** The parameters of `updateParty`. */
export interface UpdatePartyParameters {
  /**
   * ID of the party.
   * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
   */
  partyId: string;
  /**
   * The changes.
   * @evidence assumed
   */
  body: PartyUpdateInput;
}

/** The response of `updateParty`. */
export type UpdatePartyData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A party, which is an individual or an organization, as it appears in lists and in party roles. Your company owns its parties. Parties hold accounts through party roles.
     * @evidence assumed
     */
    result?: PartySummary;
};

/** The error codes that `updateParty` is known to return. Others are possible. */
export type UpdatePartyErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "kyc-not-required-not-allowed" | (string & {});

/** The parameters of `deleteParty`. */
export interface DeletePartyParameters {
  /**
   * ID of the party.
   * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
   */
  partyId: string;
}

/** The response of `deleteParty`. */
export type DeletePartyData = {
    /** Whether the request succeeded. */
    success: Success;
};

/** The error codes that `deleteParty` is known to return. Others are possible. */
export type DeletePartyErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | (string & {});

/** The parameters of `createPartyVerification`. */
export interface CreatePartyVerificationParameters {
  /**
   * ID of the party.
   * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
   */
  partyId: string;
}

/** The response of `createPartyVerification`. */
export type CreatePartyVerificationData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The hosted page where a party completes its verification, KYC for an individual or KYB for an organization.
     * @evidence assumed
     */
    result?: PartyVerification;
};

/** The error codes that `createPartyVerification` is known to return. Others are possible. */
export type CreatePartyVerificationErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "identity-verification-unavailable" | (string & {});

/** The parameters of `getIvVerification`. */
export interface GetIvVerificationParameters {
  /**
   * ID of the party.
   * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
   */
  partyId: string;
}

/** The response of `getIvVerification`. */
export type GetIvVerificationData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The link between a party and identity verification.
     * @evidence assumed
     */
    result?: IvVerification;
};

/** The error codes that `getIvVerification` is known to return. Others are possible. */
export type GetIvVerificationErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "identity-verification-unavailable" | (string & {});

/** The parameters of `getPartnerTerms`. */
export interface GetPartnerTermsParameters {
  /**
   * ID of the party.
   * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
   */
  partyId: string;
}

/** The response of `getPartnerTerms`. */
export type GetPartnerTermsData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A party's consent to the partner terms. If `status` is REQUIRED, `consentUrl` is always present.
     * @evidence assumed
     */
    result?: PartnerTerms;
};

/** The error codes that `getPartnerTerms` is known to return. Others are possible. */
export type GetPartnerTermsErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "identity-verification-unavailable" | (string & {});

/** The parameters of `createPartnerTermsLink`. */
export interface CreatePartnerTermsLinkParameters {
  /**
   * ID of the party.
   * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
   */
  partyId: string;
}

/** The response of `createPartnerTermsLink`. */
export type CreatePartnerTermsLinkData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A new link where a party consents to the partner terms.
     * @evidence assumed
     */
    result?: PartnerTermsLink;
};

/** The error codes that `createPartnerTermsLink` is known to return. Others are possible. */
export type CreatePartnerTermsLinkErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "identity-verification-unavailable" | (string & {});

/** The parameters of `listAccounts`. */
export interface ListAccountsParameters {
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

/** The response of `listAccounts`. */
export type ListAccountsData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The accounts.
     * @evidence assumed
     */
    result?: Account[];
    /**
     * Position of this page in the list. Request the next page while `hasNextPage` is `true`.
     * @evidence assumed
     */
    pagination?: Pagination;
};

/** The error codes that `listAccounts` is known to return. Others are possible. */
export type ListAccountsErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | (string & {});

/** The parameters of `createAccount`. */
export interface CreateAccountParameters {
  /**
   * The account to create.
   * @evidence assumed
   */
  body: AccountCreateInput;
}

/** The response of `createAccount`. */
export type CreateAccountData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * An account. Parties hold it through party roles. An account has wallets, which exist per chain, and virtual bank accounts, which receive fiat.
     * @evidence assumed
     */
    result?: Account;
};

/** The error codes that `createAccount` is known to return. Others are possible. */
export type CreateAccountErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | (string & {});

/** The parameters of `getAccount`. */
export interface GetAccountParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
}

/** The response of `getAccount`. */
export type GetAccountData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * An account. Parties hold it through party roles. An account has wallets, which exist per chain, and virtual bank accounts, which receive fiat.
     * @evidence assumed
     */
    result?: Account;
};

/** The error codes that `getAccount` is known to return. Others are possible. */
export type GetAccountErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `reactivateAccount`. */
export interface ReactivateAccountParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
}

/** The response of `reactivateAccount`. */
export type ReactivateAccountData = {
    /** Whether the request succeeded. */
    success: Success;
    /** An account. Parties hold it through party roles. An account has wallets, which exist per chain, and virtual bank accounts, which receive fiat. */
    result: Account;
};

/** The error codes that `reactivateAccount` is known to return. Others are possible. */
export type ReactivateAccountErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `listPartyRoles`. */
export interface ListPartyRolesParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
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

/** The response of `listPartyRoles`. */
export type ListPartyRolesData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The party roles on the account.
     * @evidence assumed
     */
    result?: PartyRole[];
    /**
     * Position of this page in the list. Request the next page while `hasNextPage` is `true`.
     * @evidence assumed
     */
    pagination?: Pagination;
};

/** The error codes that `listPartyRoles` is known to return. Others are possible. */
export type ListPartyRolesErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `addPartyRole`. */
export interface AddPartyRoleParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
  /**
   * The role to add.
   * @evidence assumed
   */
  body: PartyRoleInput;
}

/** The response of `addPartyRole`. */
export type AddPartyRoleData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The role of a party on an account.
     * @evidence assumed
     */
    result?: PartyRole;
};

/** The error codes that `addPartyRole` is known to return. Others are possible. */
export type AddPartyRoleErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `listWallets`. */
export interface ListWalletsParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
  /**
   * Page number, starting at 1.
   * @example 1
   */
  page?: number;
  /**
   * Number of entries per page.
   * @example 50
   */
  size?: number;
}

/** The response of `listWallets`. */
export type ListWalletsData = {
    /** Whether the request succeeded. */
    success: Success;
    /** The wallets of this page. */
    result: Wallet[];
    /** Position of this page in the list. Request the next page while `hasNextPage` is `true`. */
    pagination: Pagination;
};

/** The error codes that `listWallets` is known to return. Others are possible. */
export type ListWalletsErrorCode = "invalid-parameter" | "page.validation" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `verifyWalletAllowance`. */
export interface VerifyWalletAllowanceParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
  /**
   * ID of the wallet.
   * @example 6e4b92d0-3f8a-4c17-95e2-b1d7a0c8f505
   */
  walletId: string;
}

/** The response of `verifyWalletAllowance`. */
export type VerifyWalletAllowanceData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The wallet whose allowances are being verified.
     * @evidence assumed
     */
    result?: WalletAllowanceVerification;
};

/** The error codes that `verifyWalletAllowance` is known to return. Others are possible. */
export type VerifyWalletAllowanceErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `listVirtualBankAccounts`. */
export interface ListVirtualBankAccountsParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
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

/** The response of `listVirtualBankAccounts`. */
export type ListVirtualBankAccountsData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The virtual bank accounts.
     * @evidence assumed
     */
    result?: VirtualBankAccount[];
    /**
     * Position of this page in the list. Request the next page while `hasNextPage` is `true`.
     * @evidence assumed
     */
    pagination?: Pagination;
};

/** The error codes that `listVirtualBankAccounts` is known to return. Others are possible. */
export type ListVirtualBankAccountsErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `createVirtualBankAccount`. */
export interface CreateVirtualBankAccountParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
  /**
   * The virtual bank account to create.
   * @evidence assumed
   */
  body: VirtualBankAccountInput;
}

/** The response of `createVirtualBankAccount`. */
export type CreateVirtualBankAccountData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * Bank details for fiat deposits into an account: EUR over SEPA, or USD over ACH, wire, RTP, and SWIFT.
     * @evidence assumed
     */
    result?: VirtualBankAccount;
};

/** The error codes that `createVirtualBankAccount` is known to return. Others are possible. */
export type CreateVirtualBankAccountErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `prepareVirtualBankAccountOwnershipProof`. */
export interface PrepareVirtualBankAccountOwnershipProofParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
}

/** The response of `prepareVirtualBankAccountOwnershipProof`. */
export type PrepareVirtualBankAccountOwnershipProofData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The message that the customer signs to prove ownership of a wallet.
     * @evidence assumed
     */
    result?: OwnershipProofMessage;
};

/** The error codes that `prepareVirtualBankAccountOwnershipProof` is known to return. Others are possible. */
export type PrepareVirtualBankAccountOwnershipProofErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `listPaymentSessions`. */
export interface ListPaymentSessionsParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
  /**
   * Returns only payment sessions with this status. An unknown status returns `invalid-parameter`.
   * @example PENDING_PAYMENT
   */
  status?: PaymentSessionStatus;
  /**
   * Returns only payment sessions created at or after this instant. A value that is not an ISO 8601 instant returns `invalid-parameter`.
   * @example 2026-09-16T00:00:00Z
   */
  from?: string;
  /**
   * Returns only payment sessions created before this instant. A value that is not an ISO 8601 instant returns `invalid-parameter`; a `from` after `to` returns `invalid-date-range`.
   * @example 2026-09-17T00:00:00Z
   */
  to?: string;
  /**
   * Page number, starting at 1. A value below 1 returns `page.validation`.
   * @example 1
   */
  page?: number;
  /**
   * Number of payment sessions per page. A value above 100 returns `size.validation`.
   * @example 100
   */
  size?: number;
  /**
   * Field to sort by. If you omit it, the list is sorted by `createdAt` in descending order. Any other field, such as `status`, `expiresAt`, or `inAmount`, returns `sortOn.validation`.
   * @example updatedAt
   */
  sortOn?: "createdAt" | "updatedAt";
  /**
   * Sort direction. It applies only together with `sortOn`; without `sortOn` it is ignored.
   * @example DESC
   */
  sortOrder?: "ASC" | "DESC";
}

/** The response of `listPaymentSessions`. */
export type ListPaymentSessionsData = {
    /** Whether the request succeeded. */
    success: Success;
    /** The payment sessions of this page. */
    result: PaymentSession[];
    /** Position of this page in the list. Request the next page while `hasNextPage` is `true`. */
    pagination: Pagination;
    /** The sort order of the list. Its last key is always `id`, which `sortOn` does not accept. */
    sort?: Sort;
};

/** The error codes that `listPaymentSessions` is known to return. Others are possible. */
export type ListPaymentSessionsErrorCode = "invalid-parameter" | "invalid-date-range" | "page.validation" | "size.validation" | "sortOn.validation" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `createPaymentSession`. */
export interface CreatePaymentSessionParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
  /**
   * The payment session to create.
   * @evidence assumed
   */
  body: PaymentSessionInput;
}

/** The response of `createPaymentSession`. */
export type CreatePaymentSessionData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A payment session, which records the initiation of a fiat payment. The conversion and the crypto credit are recorded separately as a pay-in.
     * @evidence assumed
     */
    result?: PaymentSession;
};

/** The error codes that `createPaymentSession` is known to return. Others are possible. */
export type CreatePaymentSessionErrorCode = "invalid-parameter" | "invalid-request" | "no-suitable-provider" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | "company-not-active" | "account-not-active" | "idempotency-key-conflict" | "kyc-required" | "unsupported-asset" | (string & {});

/** The parameters of `getPayIn`. */
export interface GetPayInParameters {
  /**
   * ID of the pay-in, which is `payInId` in its PAY_IN_SETTLED or PAY_IN_FAILED event.
   * @example 47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801
   */
  payInId: string;
}

/** The response of `getPayIn`. */
export type GetPayInData = {
    /** Whether the request succeeded. */
    success: Success;
    /** A pay-in: a fiat payment that arrived, what it was converted to, and what the account wallet received. Amounts are decimal strings without rounding. A missing amount means that there is no amount. It does not mean zero. Provider references, raw failure text, internal transaction IDs, and idempotency keys are never included. */
    result: PayIn;
};

/** The error codes that `getPayIn` is known to return. Others are possible. */
export type GetPayInErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "pay-in-not-found" | "internal-error" | (string & {});

/** The parameters of `listTransfers`. */
export interface ListTransfersParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
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

/** The response of `listTransfers`. */
export type ListTransfersData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The transfers.
     * @evidence assumed
     */
    result?: Transfer[];
    /**
     * Position of this page in the list. Request the next page while `hasNextPage` is `true`.
     * @evidence assumed
     */
    pagination?: Pagination;
};

/** The error codes that `listTransfers` is known to return. Others are possible. */
export type ListTransfersErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `createCryptoTransfer`. */
export interface CreateCryptoTransferParameters {
  /**
   * ID of the account that sends the transfer.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  senderId: string;
  /**
   * The transfer to create.
   * @evidence assumed
   */
  body: CryptoTransferInput;
}

/** The response of `createCryptoTransfer`. */
export type CreateCryptoTransferData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A transfer between two accounts, created as a crypto or as a fiat transfer.
     * @evidence assumed
     */
    result?: Transfer;
};

/** The error codes that `createCryptoTransfer` is known to return. Others are possible. */
export type CreateCryptoTransferErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `createFiatTransfer`. */
export interface CreateFiatTransferParameters {
  /**
   * ID of the account that sends the transfer.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  senderId: string;
  /**
   * The transfer to create.
   * @evidence assumed
   */
  body: FiatTransferInput;
}

/** The response of `createFiatTransfer`. */
export type CreateFiatTransferData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A transfer between two accounts, created as a crypto or as a fiat transfer.
     * @evidence assumed
     */
    result?: Transfer;
};

/** The error codes that `createFiatTransfer` is known to return. Others are possible. */
export type CreateFiatTransferErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | "ambiguous-asset" | "chain-and-asset-required-together" | "asset-currency-mismatch" | (string & {});

/** The parameters of `createAccountToAccountTransfer`. */
export interface CreateAccountToAccountTransferParameters {
  /** The transfer to create. */
  body: AccountToAccountTransferInput;
}

/** The response of `createAccountToAccountTransfer`. */
export type CreateAccountToAccountTransferData = {
    /** Whether the request succeeded. */
    success: Success;
    /** An account-to-account transfer, as returned when you create it. */
    result: AccountToAccountTransfer;
};

/** The error codes that `createAccountToAccountTransfer` is known to return. Others are possible. */
export type CreateAccountToAccountTransferErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `createAccountPaymentRequest`. */
export interface CreateAccountPaymentRequestParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
  /**
   * The payment request to create.
   * @evidence assumed
   */
  body: AccountPaymentRequestCreateInput;
}

/** The response of `createAccountPaymentRequest`. */
export type CreateAccountPaymentRequestData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A request for payment with an authorized amount. You settle, reverse, or update it with later requests. What each amount, time, and reason means is assumed. Keep your own record of what you requested.
     * @evidence assumed
     */
    result?: PaymentRequest;
};

/** The error codes that `createAccountPaymentRequest` is known to return. Others are possible. */
export type CreateAccountPaymentRequestErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | "idempotency-key-conflict" | (string & {});

/** The parameters of `createPaymentRequest`. */
export interface CreatePaymentRequestParameters {
  /**
   * The payment request to create.
   * @evidence assumed
   */
  body: PaymentRequestCreateInput;
}

/** The response of `createPaymentRequest`. */
export type CreatePaymentRequestData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A request for payment with an authorized amount. You settle, reverse, or update it with later requests. What each amount, time, and reason means is assumed. Keep your own record of what you requested.
     * @evidence assumed
     */
    result?: PaymentRequest;
};

/** The error codes that `createPaymentRequest` is known to return. Others are possible. */
export type CreatePaymentRequestErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | "idempotency-key-conflict" | (string & {});

/** The parameters of `settlePaymentRequestByReference`. */
export interface SettlePaymentRequestByReferenceParameters {
  /**
   * The references of the payment request, and the settlement.
   * @evidence assumed
   */
  body: SettlementByReferenceInput;
}

/** The response of `settlePaymentRequestByReference`. */
export type SettlePaymentRequestByReferenceData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A request for payment with an authorized amount. You settle, reverse, or update it with later requests. What each amount, time, and reason means is assumed. Keep your own record of what you requested.
     * @evidence assumed
     */
    result?: PaymentRequest;
};

/** The error codes that `settlePaymentRequestByReference` is known to return. Others are possible. */
export type SettlePaymentRequestByReferenceErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "idempotency-key-conflict" | (string & {});

/** The parameters of `reversePaymentRequestByReference`. */
export interface ReversePaymentRequestByReferenceParameters {
  /**
   * The references of the payment request, and the reversal.
   * @evidence assumed
   */
  body: ReversalByReferenceInput;
}

/** The response of `reversePaymentRequestByReference`. */
export type ReversePaymentRequestByReferenceData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A request for payment with an authorized amount. You settle, reverse, or update it with later requests. What each amount, time, and reason means is assumed. Keep your own record of what you requested.
     * @evidence assumed
     */
    result?: PaymentRequest;
};

/** The error codes that `reversePaymentRequestByReference` is known to return. Others are possible. */
export type ReversePaymentRequestByReferenceErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "idempotency-key-conflict" | (string & {});

/** The parameters of `updatePaymentRequest`. */
export interface UpdatePaymentRequestParameters {
  /**
   * ID of the payment request.
   * @evidence named
   * @example 69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001
   */
  paymentRequestId: string;
  /**
   * The new authorized amount.
   * @evidence assumed
   */
  body: PaymentRequestUpdateInput;
}

/** The response of `updatePaymentRequest`. */
export type UpdatePaymentRequestData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A request for payment with an authorized amount. You settle, reverse, or update it with later requests. What each amount, time, and reason means is assumed. Keep your own record of what you requested.
     * @evidence assumed
     */
    result?: PaymentRequest;
};

/** The error codes that `updatePaymentRequest` is known to return. Others are possible. */
export type UpdatePaymentRequestErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "idempotency-key-conflict" | (string & {});

/** The parameters of `settlePaymentRequest`. */
export interface SettlePaymentRequestParameters {
  /**
   * ID of the payment request.
   * @evidence named
   * @example 69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001
   */
  paymentRequestId: string;
  /**
   * The settlement.
   * @evidence assumed
   */
  body: SettlementInput;
}

/** The response of `settlePaymentRequest`. */
export type SettlePaymentRequestData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A request for payment with an authorized amount. You settle, reverse, or update it with later requests. What each amount, time, and reason means is assumed. Keep your own record of what you requested.
     * @evidence assumed
     */
    result?: PaymentRequest;
};

/** The error codes that `settlePaymentRequest` is known to return. Others are possible. */
export type SettlePaymentRequestErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "idempotency-key-conflict" | (string & {});

/** The parameters of `reversePaymentRequest`. */
export interface ReversePaymentRequestParameters {
  /**
   * ID of the payment request.
   * @evidence named
   * @example 69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001
   */
  paymentRequestId: string;
  /**
   * The reversal.
   * @evidence assumed
   */
  body: ReversalInput;
}

/** The response of `reversePaymentRequest`. */
export type ReversePaymentRequestData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A request for payment with an authorized amount. You settle, reverse, or update it with later requests. What each amount, time, and reason means is assumed. Keep your own record of what you requested.
     * @evidence assumed
     */
    result?: PaymentRequest;
};

/** The error codes that `reversePaymentRequest` is known to return. Others are possible. */
export type ReversePaymentRequestErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | "idempotency-key-conflict" | (string & {});

/** The response of `listSupportedAssets`. */
export type ListSupportedAssetsData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The pairs of chain and asset.
     * @evidence assumed
     */
    result?: SupportedAsset[];
};

/** The error codes that `listSupportedAssets` is known to return. Others are possible. */
export type ListSupportedAssetsErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | (string & {});

/** The parameters of `listAccountSupportedAssets`. */
export interface ListAccountSupportedAssetsParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
}

/** The response of `listAccountSupportedAssets`. */
export type ListAccountSupportedAssetsData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The pairs of chain and asset.
     * @evidence assumed
     */
    result?: AccountSupportedAsset[];
};

/** The error codes that `listAccountSupportedAssets` is known to return. Others are possible. */
export type ListAccountSupportedAssetsErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `listPayoutBankAccounts`. */
export interface ListPayoutBankAccountsParameters {
  /**
   * ID of the party.
   * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
   */
  partyId: string;
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

/** The response of `listPayoutBankAccounts`. */
export type ListPayoutBankAccountsData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The payout bank accounts.
     * @evidence assumed
     */
    result?: PayoutBankAccount[];
    /**
     * Position of this page in the list. Request the next page while `hasNextPage` is `true`.
     * @evidence assumed
     */
    pagination?: Pagination;
};

/** The error codes that `listPayoutBankAccounts` is known to return. Others are possible. */
export type ListPayoutBankAccountsErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | (string & {});

/** The parameters of `registerPayoutBankAccount`. */
export interface RegisterPayoutBankAccountParameters {
  /**
   * ID of the party.
   * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
   */
  partyId: string;
  /**
   * The bank account with its raw credentials.
   * @evidence assumed
   */
  body: PayoutBankAccountInput;
}

/** The response of `registerPayoutBankAccount`. */
export type RegisterPayoutBankAccountData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A bank account for payouts to a party. Only the last four digits of the account number are returned.
     * @evidence assumed
     */
    result?: PayoutBankAccount;
};

/** The error codes that `registerPayoutBankAccount` is known to return. Others are possible. */
export type RegisterPayoutBankAccountErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | (string & {});

/** The parameters of `getPayoutBankAccount`. */
export interface GetPayoutBankAccountParameters {
  /**
   * ID of the party.
   * @example 2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301
   */
  partyId: string;
  /**
   * ID of the payout bank account.
   * @evidence named
   * @example 7ac4e6d9-8f31-4025-ae7b-1d902f8cb101
   */
  payoutBankAccountId: string;
}

/** The response of `getPayoutBankAccount`. */
export type GetPayoutBankAccountData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A bank account for payouts to a party. Only the last four digits of the account number are returned.
     * @evidence assumed
     */
    result?: PayoutBankAccount;
};

/** The error codes that `getPayoutBankAccount` is known to return. Others are possible. */
export type GetPayoutBankAccountErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | (string & {});

/** The parameters of `listPayoutRoutes`. */
export interface ListPayoutRoutesParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
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

/** The response of `listPayoutRoutes`. */
export type ListPayoutRoutesData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The payout routes.
     * @evidence assumed
     */
    result?: PayoutRoute[];
    /**
     * Position of this page in the list. Request the next page while `hasNextPage` is `true`.
     * @evidence assumed
     */
    pagination?: Pagination;
};

/** The error codes that `listPayoutRoutes` is known to return. Others are possible. */
export type ListPayoutRoutesErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `createPayoutRoute`. */
export interface CreatePayoutRouteParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
  /**
   * The payout route to create.
   * @evidence assumed
   */
  body: PayoutRouteInput;
}

/** The response of `createPayoutRoute`. */
export type CreatePayoutRouteData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A route for payouts from an account to a registered payout bank account.
     * @evidence assumed
     */
    result?: PayoutRoute;
};

/** The error codes that `createPayoutRoute` is known to return. Others are possible. */
export type CreatePayoutRouteErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | "beneficiary-data-incomplete" | (string & {});

/** The parameters of `prepareRouteOwnershipProof`. */
export interface PrepareRouteOwnershipProofParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
  /**
   * ID of the payout route.
   * @evidence named
   * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc202
   */
  routeId: string;
}

/** The response of `prepareRouteOwnershipProof`. */
export type PrepareRouteOwnershipProofData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The message that the owner of the source wallet signs.
     * @evidence assumed
     */
    result?: RouteOwnershipProofMessage;
};

/** The error codes that `prepareRouteOwnershipProof` is known to return. Others are possible. */
export type PrepareRouteOwnershipProofErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `completeRouteOwnershipProof`. */
export interface CompleteRouteOwnershipProofParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
  /**
   * ID of the payout route.
   * @evidence named
   * @example 8bd5f7ea-9042-4136-bf8c-2ea1309dc202
   */
  routeId: string;
  /**
   * The signature.
   * @evidence assumed
   */
  body: RouteOwnershipProofInput;
}

/** The response of `completeRouteOwnershipProof`. */
export type CompleteRouteOwnershipProofData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A route for payouts from an account to a registered payout bank account.
     * @evidence assumed
     */
    result?: PayoutRoute;
};

/** The error codes that `completeRouteOwnershipProof` is known to return. Others are possible. */
export type CompleteRouteOwnershipProofErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `listPayouts`. */
export interface ListPayoutsParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
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

/** The response of `listPayouts`. */
export type ListPayoutsData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The payouts.
     * @evidence assumed
     */
    result?: Payout[];
    /**
     * Position of this page in the list. Request the next page while `hasNextPage` is `true`.
     * @evidence assumed
     */
    pagination?: Pagination;
};

/** The error codes that `listPayouts` is known to return. Others are possible. */
export type ListPayoutsErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `createPayout`. */
export interface CreatePayoutParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
  /**
   * The payout to create.
   * @evidence assumed
   */
  body: PayoutInput;
}

/** The response of `createPayout`. */
export type CreatePayoutData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A payment from an account to a bank account over a payout route.
     * @evidence assumed
     */
    result?: Payout;
};

/** The error codes that `createPayout` is known to return. Others are possible. */
export type CreatePayoutErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The parameters of `getPayout`. */
export interface GetPayoutParameters {
  /**
   * ID of the account. A value that is not a UUID is refused with `invalid-parameter`.
   * @example 8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401
   */
  accountId: string;
  /**
   * ID of the payout, which is `payoutId` in its events.
   * @evidence named
   * @example 9ce608fb-a153-4247-8a9d-3fb241aed301
   */
  payoutId: string;
}

/** The response of `getPayout`. */
export type GetPayoutData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A payment from an account to a bank account over a payout route.
     * @evidence assumed
     */
    result?: Payout;
};

/** The error codes that `getPayout` is known to return. Others are possible. */
export type GetPayoutErrorCode = "invalid-parameter" | "invalid-request" | "unauthenticated" | "forbidden" | "account-not-found" | "internal-error" | (string & {});

/** The response of `listWebhooks`. */
export type ListWebhooksData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * The webhooks.
     * @evidence assumed
     */
    result?: Webhook[];
};

/** The error codes that `listWebhooks` is known to return. Others are possible. */
export type ListWebhooksErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | (string & {});

/** The parameters of `registerWebhook`. */
export interface RegisterWebhookParameters {
  /** The webhook to register. */
  body: WebhookInput;
}

/** The response of `registerWebhook`. */
export type RegisterWebhookData = {
    /** Whether the request succeeded. */
    success: Success;
    /** A registered webhook, to which the service sends every event. It does not include the secret. */
    result: Webhook;
};

/** The error codes that `registerWebhook` is known to return. Others are possible. */
export type RegisterWebhookErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | (string & {});

/** The parameters of `getWebhook`. */
export interface GetWebhookParameters {
  /**
   * ID of the webhook, assigned by the service. Treat it as an opaque string.
   * @example whk-harbour-lane-1
   */
  webhookId: string;
}

/** The response of `getWebhook`. */
export type GetWebhookData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A registered webhook, to which the service sends every event. It does not include the secret.
     * @evidence assumed
     */
    result?: Webhook;
};

/** The error codes that `getWebhook` is known to return. Others are possible. */
export type GetWebhookErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | (string & {});

/** The parameters of `replaceWebhook`. */
export interface ReplaceWebhookParameters {
  /**
   * ID of the webhook, assigned by the service. Treat it as an opaque string.
   * @example whk-harbour-lane-1
   */
  webhookId: string;
  /** The complete configuration, including the secret. */
  body: WebhookInput;
}

/** The response of `replaceWebhook`. */
export type ReplaceWebhookData = {
    /** Whether the request succeeded. */
    success: Success;
    /**
     * A registered webhook, to which the service sends every event. It does not include the secret.
     * @evidence assumed
     */
    result?: Webhook;
};

/** The error codes that `replaceWebhook` is known to return. Others are possible. */
export type ReplaceWebhookErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | (string & {});

/** The parameters of `deleteWebhook`. */
export interface DeleteWebhookParameters {
  /**
   * ID of the webhook, assigned by the service. Treat it as an opaque string.
   * @example whk-harbour-lane-1
   */
  webhookId: string;
}

/** The response of `deleteWebhook`. */
export type DeleteWebhookData = {
    /** Whether the request succeeded. */
    success: Success;
};

/** The error codes that `deleteWebhook` is known to return. Others are possible. */
export type DeleteWebhookErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | (string & {});

/** The parameters of `pingWebhook`. */
export interface PingWebhookParameters {
  /**
   * ID of the webhook, assigned by the service. Treat it as an opaque string.
   * @example whk-harbour-lane-1
   */
  webhookId: string;
}

/** The response of `pingWebhook`. */
export type PingWebhookData = {
    /** Whether the request succeeded. */
    success: Success;
};

/** The error codes that `pingWebhook` is known to return. Others are possible. */
export type PingWebhookErrorCode = "invalid-request" | "unauthenticated" | "forbidden" | "internal-error" | (string & {});

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
   * List parties.
   *
   * Lists the parties of your company. Use it to find a party by your `externalId`, for example after a lost response to
   * `createParty`.
   *
   * The list omits `vatNumber`. Use `getParty` to read it. `partnerTermsStatus` is cached. Use `getPartnerTerms` for the
   * current state.
   *
   * `GET /v1/parties`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.listParties();
   * ```
   */
  listParties(parameters?: ListPartiesParameters, options?: CallOptions): Promise<Outcome<ListPartiesData, ListPartiesErrorCode>>;
  /**
   * Create a party.
   *
   * Creates a party: an individual or an organization.
   *
   * **Tenant-managed KYC.** If your tenant manages KYC itself, send `kycStatus` NOT_REQUIRED. An administrator must
   * enable this for your company first. Otherwise, the request fails with `kyc-not-required-not-allowed`.
   *
   * **Email.** Set it before you onboard an individual with a self-custody account to a partner; see `email`.
   *
   * **Retries.** After a lost response or a 500, check `listParties` before you retry.
   *
   * `POST /v1/parties`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500), `kyc-not-required-not-allowed`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.createParty({
   *   body: {
   *     externalId: "customer-1001",
   *     partyType: "INDIVIDUAL",
   *     firstName: "Maya",
   *     lastName: "Lindqvist",
   *     email: "maya.lindqvist@mail.example",
   *     address: {
   *       addressLine1: "Storgatan 12",
   *       addressLine2: "Apartment 4",
   *       city: "Lund",
   *       postalCode: "223 50",
   *       country: "SE"
   *     }
   *   }
   * });
   * ```
   */
  createParty(parameters: CreatePartyParameters, options?: CallOptions): Promise<Outcome<CreatePartyData, CreatePartyErrorCode>>;
  /**
   * Get a party.
   *
   * Returns a party, including `vatNumber`, which lists omit. Call it again after PARTY_VERIFICATION_COMPLETED.
   *
   * `partnerTermsStatus` is cached. Use `getPartnerTerms` for the current state.
   *
   * `GET /v1/parties/{partyId}`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.getParty({ partyId: "2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301" });
   * ```
   */
  getParty(parameters: GetPartyParameters, options?: CallOptions): Promise<Outcome<GetPartyData, GetPartyErrorCode>>;
  /**
   * Update a party.
   *
   * Updates a party. Send only the fields to change.
   *
   * **Email.** A partner stores the email of a party only once: a new email does not replace the one that it already
   * has.
   *
   * **Tenant-managed KYC.** If your tenant manages KYC itself, send `kycStatus` NOT_REQUIRED. An administrator must
   * enable this for your company first. Otherwise, the request fails with `kyc-not-required-not-allowed`.
   *
   * `PATCH /v1/parties/{partyId}`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500), `kyc-not-required-not-allowed`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.updateParty({
   *   partyId: "2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301",
   *   body: { email: "maya.lindqvist@mail.example" }
   * });
   * ```
   */
  updateParty(parameters: UpdatePartyParameters, options?: CallOptions): Promise<Outcome<UpdatePartyData, UpdatePartyErrorCode>>;
  /**
   * Delete a party.
   *
   * Deletes a party. No documented operation restores a deleted party.
   *
   * `DELETE /v1/parties/{partyId}`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.deleteParty({ partyId: "2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301" });
   * ```
   */
  deleteParty(parameters: DeletePartyParameters, options?: CallOptions): Promise<Outcome<DeletePartyData, DeletePartyErrorCode>>;
  /**
   * Create a verification link.
   *
   * Returns the link to the hosted page where a party completes KYC (individuals) or KYB (organizations). Send the party
   * there.
   *
   * **Retries** are safe. Links do not expire: a repeated request returns a 200 with the same URL, or a 201 with a new
   * URL if the link was revoked. Request the link whenever you need it instead of storing it.
   *
   * **What follows.** PARTY_VERIFICATION_COMPLETED reports every outcome for an individual, including re-verification.
   * Check the consent to the partner terms too, with `getPartnerTerms`.
   *
   * `POST /v1/parties/{partyId}/verification`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500), `identity-verification-unavailable` (503). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.createPartyVerification({ partyId: "2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301" });
   * ```
   */
  createPartyVerification(parameters: CreatePartyVerificationParameters, options?: CallOptions): Promise<Outcome<CreatePartyVerificationData, CreatePartyVerificationErrorCode>>;
  /**
   * Get the identity verification of a party.
   *
   * Returns the linkage status of a party and, as `ivCaseReference`, the reference of its case. It is assumed that
   * the party is linked to identity verification. Do not base the clearance of the party on it.
   *
   * `GET /v1/parties/{partyId}/iv-verification`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500), `identity-verification-unavailable` (503). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.getIvVerification({ partyId: "2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301" });
   * ```
   */
  getIvVerification(parameters: GetIvVerificationParameters, options?: CallOptions): Promise<Outcome<GetIvVerificationData, GetIvVerificationErrorCode>>;
  /**
   * Get the partner terms of a party.
   *
   * Returns whether a party has consented to the partner terms and, while consent is outstanding, the `consentUrl`.
   * Check it before you create a virtual bank account or a payout: without consent, a verified party cannot get a
   * virtual bank account or receive a payout.
   *
   * **REQUIRED** always comes with a `consentUrl`. Send the party there. No event reports the consent yet, so call this
   * operation again to detect it.
   *
   * **ACCEPTED** is not final. A new partner or a new version of the terms moves the party back to REQUIRED.
   *
   * The operation fails closed: on any error, treat consent as outstanding.
   *
   * `GET /v1/parties/{partyId}/partner-terms`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500), `identity-verification-unavailable` (503). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.getPartnerTerms({ partyId: "2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301" });
   * ```
   */
  getPartnerTerms(parameters: GetPartnerTermsParameters, options?: CallOptions): Promise<Outcome<GetPartnerTermsData, GetPartnerTermsErrorCode>>;
  /**
   * Create a consent link.
   *
   * Creates a link where a party consents to the partner terms. The new link supersedes the previous one, so give the
   * party only the latest link. To read the current link, use `getPartnerTerms`.
   *
   * The operation fails closed: on any error, treat consent as outstanding.
   *
   * `POST /v1/parties/{partyId}/partner-terms/link`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500), `identity-verification-unavailable` (503). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.createPartnerTermsLink({ partyId: "2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301" });
   * ```
   */
  createPartnerTermsLink(parameters: CreatePartnerTermsLinkParameters, options?: CallOptions): Promise<Outcome<CreatePartnerTermsLinkData, CreatePartnerTermsLinkErrorCode>>;
  /**
   * List accounts.
   *
   * Lists the accounts of your company. Use it to find an account by your `externalId`, for example after a lost
   * response to `createAccount`.
   *
   * `GET /v1/accounts`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.listAccounts();
   * ```
   */
  listAccounts(parameters?: ListAccountsParameters, options?: CallOptions): Promise<Outcome<ListAccountsData, ListAccountsErrorCode>>;
  /**
   * Create an account.
   *
   * Creates an account for a party. The account has wallets and can have virtual bank accounts.
   *
   * **Identity share token.** For an individual on a self-custody tenant, you can send `party.identityShareToken`, a
   * share token from an identity provider, which the service forwards. If forwarding fails, the whole creation is rolled
   * back. The token is write-only. Do not log it.
   *
   * **Retries.** After a lost response or a 500, check `listAccounts` before you retry.
   *
   * `POST /v1/accounts`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.createAccount({
   *   body: {
   *     externalId: "account-1001",
   *     party: { id: "2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301" }
   *   }
   * });
   * ```
   */
  createAccount(parameters: CreateAccountParameters, options?: CallOptions): Promise<Outcome<CreateAccountData, CreateAccountErrorCode>>;
  /**
   * Get an account.
   *
   * Returns an account with its status, its party roles, and their parties. Check that the account is ACTIVE before you
   * rely on it.
   *
   * `GET /v1/accounts/{accountId}`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.getAccount({ accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401" });
   * ```
   */
  getAccount(parameters: GetAccountParameters, options?: CallOptions): Promise<Outcome<GetAccountData, GetAccountErrorCode>>;
  /**
   * Reactivate an account.
   *
   * Reactivates an account and returns it with its party roles and parties. The path of this operation starts with
   * `/api/v1`.
   *
   * Check `status` in the response before you use the account.
   *
   * `POST /api/v1/accounts/{accountId}/reactivate`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @example
   * ```ts
   * const { data, error } = await finance.reactivateAccount({ accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401" });
   * ```
   */
  reactivateAccount(parameters: ReactivateAccountParameters, options?: CallOptions): Promise<Outcome<ReactivateAccountData, ReactivateAccountErrorCode>>;
  /**
   * List party roles.
   *
   * Lists the parties on an account and their roles. Check it before you create a payout route: the party that owns the
   * bank account needs an ACTIVE PAYOUT_RECIPIENT role and cleared KYC or KYB.
   *
   * `GET /v1/accounts/{accountId}/party-roles`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.listPartyRoles({ accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401" });
   * ```
   */
  listPartyRoles(parameters: ListPartyRolesParameters, options?: CallOptions): Promise<Outcome<ListPartyRolesData, ListPartyRolesErrorCode>>;
  /**
   * Add a party role.
   *
   * Adds a role for a party on an account: ACCOUNT_HOLDER or PAYOUT_RECIPIENT. A party can have both.
   *
   * Check `status` in the response. A payout route to a bank account of the party requires that its PAYOUT_RECIPIENT
   * role is ACTIVE and that its KYC or KYB is cleared.
   *
   * **Retries.** After a lost response or a 500, check `listPartyRoles` before you retry.
   *
   * `POST /v1/accounts/{accountId}/party-roles`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.addPartyRole({
   *   accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
   *   body: {
   *     partyId: "2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301",
   *     roleType: "PAYOUT_RECIPIENT"
   *   }
   * });
   * ```
   */
  addPartyRole(parameters: AddPartyRoleParameters, options?: CallOptions): Promise<Outcome<AddPartyRoleData, AddPartyRoleErrorCode>>;
  /**
   * List wallets.
   *
   * Lists the wallets of an account with their balances.
   *
   * A wallet is ready only if its `amlStatus` is APPROVED. ACCOUNT_WALLETS_PROVISIONED reports that a pair of wallets
   * cleared AML screening.
   *
   * The `reserved` part of a balance is held against an in-flight operation. Check `available` before you start a new
   * one.
   *
   * `GET /v1/accounts/{accountId}/wallets`
   *
   * Errors: `invalid-parameter` (400), `page.validation` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @example
   * ```ts
   * const { data, error } = await finance.listWallets({ accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401" });
   * ```
   */
  listWallets(parameters: ListWalletsParameters, options?: CallOptions): Promise<Outcome<ListWalletsData, ListWalletsErrorCode>>;
  /**
   * Verify wallet allowances.
   *
   * Activates a self-custody contract wallet. Call it after the wallet owner has approved the token allowances on-chain.
   *
   * **What follows.** The wallet moves to VERIFYING_ALLOWANCE. It is not usable: every check treats this status like
   * PENDING. If not all assets are covered in time, the wallet goes back to PENDING.
   *
   * `POST /v1/accounts/{accountId}/wallets/{walletId}/allowance-verification`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.verifyWalletAllowance({
   *   accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
   *   walletId: "6e4b92d0-3f8a-4c17-95e2-b1d7a0c8f505"
   * });
   * ```
   */
  verifyWalletAllowance(parameters: VerifyWalletAllowanceParameters, options?: CallOptions): Promise<Outcome<VerifyWalletAllowanceData, VerifyWalletAllowanceErrorCode>>;
  /**
   * List virtual bank accounts.
   *
   * Lists the virtual bank accounts of an account with their bank details. Show the payer the entry of `depositRails`
   * for the payment rail they use.
   *
   * VIRTUAL_BANK_ACCOUNT_CREATED reports that a virtual bank account is ready to receive deposits. The event has no bank
   * details, so read them here.
   *
   * `GET /v1/accounts/{accountId}/virtual-bank-accounts`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.listVirtualBankAccounts({ accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401" });
   * ```
   */
  listVirtualBankAccounts(parameters: ListVirtualBankAccountsParameters, options?: CallOptions): Promise<Outcome<ListVirtualBankAccountsData, ListVirtualBankAccountsErrorCode>>;
  /**
   * Create a virtual bank account.
   *
   * Creates a virtual bank account, which gives an account its own bank details for receiving fiat: EUR over SEPA, or
   * USD over ACH, wire, RTP, or SWIFT.
   *
   * **Before you call.** Without consent to the partner terms, a verified party cannot get a virtual bank account. Check
   * `getPartnerTerms`. For the proof that the customer owns the wallet, call `prepareVirtualBankAccountOwnershipProof`,
   * have the customer sign the message, and send the signature in `ownershipProof`.
   *
   * **What follows.** The virtual bank account may not be ready yet. Wait for VIRTUAL_BANK_ACCOUNT_CREATED, then read
   * the bank details with `listVirtualBankAccounts`.
   *
   * **Errors.** Two partner-onboarding error codes were renamed on September 1, 2026 (breaking). Their statuses, and
   * which of them can be retried, did not change. What these are, and the old and new names, is not documented, so do
   * not branch on these codes, and do not retry automatically.
   *
   * **Retries.** No idempotency key is documented. After a lost response or a 500, check `listVirtualBankAccounts`
   * before you retry.
   *
   * `POST /v1/accounts/{accountId}/virtual-bank-accounts`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.createVirtualBankAccount({
   *   accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
   *   body: { bankAccountType: "USD_ACH" }
   * });
   * ```
   */
  createVirtualBankAccount(parameters: CreateVirtualBankAccountParameters, options?: CallOptions): Promise<Outcome<CreateVirtualBankAccountData, CreateVirtualBankAccountErrorCode>>;
  /**
   * Prepare a virtual bank account ownership proof.
   *
   * Prepares the proof that the customer owns the wallet, and returns the exact message that the customer signs. Have
   * the customer sign the message unchanged, then send the signature to `createVirtualBankAccount`.
   *
   * **Errors.** Two partner-onboarding error codes were renamed on September 1, 2026 (breaking). Their statuses, and
   * which of them can be retried, did not change. What these are, and the old and new names, is not documented, so do
   * not branch on these codes, and do not retry automatically.
   *
   * `POST /v1/accounts/{accountId}/virtual-bank-accounts/prepare`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.prepareVirtualBankAccountOwnershipProof({ accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401" });
   * ```
   */
  prepareVirtualBankAccountOwnershipProof(parameters: PrepareVirtualBankAccountOwnershipProofParameters, options?: CallOptions): Promise<Outcome<PrepareVirtualBankAccountOwnershipProofData, PrepareVirtualBankAccountOwnershipProofErrorCode>>;
  /**
   * List payment sessions.
   *
   * Lists the payment sessions of an account, newest first by default. The list shows stored state; it never calls the
   * payment provider.
   *
   * **Sorting.** You can sort by `createdAt` or `updatedAt`. The ID of the payment session is always added as the final
   * tiebreaker, so `sort` in the response ends with `id`, which `sortOn` does not accept. To request the same order
   * again, send only `sort.orders[0].property`.
   *
   * **Polling for changes.** Sort by `updatedAt` in descending order and read only the first page, with a `size` above
   * the number of changes you expect. There is no changed-since filter, and a payment session that moves between your
   * requests for page 1 and page 2 is never returned.
   *
   * A page beyond the last returns a 200 with an empty `result`.
   *
   * `GET /v1/accounts/{accountId}/fiat-to-crypto/payment-sessions`
   *
   * Errors: `invalid-parameter` (400), `invalid-date-range` (400), `page.validation` (400), `size.validation` (400), `sortOn.validation` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @example
   * ```ts
   * const { data, error } = await finance.listPaymentSessions({ accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401" });
   * ```
   */
  listPaymentSessions(parameters: ListPaymentSessionsParameters, options?: CallOptions): Promise<Outcome<ListPaymentSessionsData, ListPaymentSessionsErrorCode>>;
  /**
   * Create a payment session.
   *
   * Starts a fiat payment into an account. The payer completes the payment at the `paymentUrl` of the payment session.
   *
   * Payment sessions are announced but not yet enabled. Until they are enabled for your company, this operation returns
   * 400 `no-suitable-provider`.
   *
   * **Before you call.** Your company and the account must be active, the required KYC must be complete, and the asset
   * must be supported.
   *
   * **Retries.** Send an `idempotencyKey`: a retry with the same key and request body returns the original result.
   * Without a key, check `listPaymentSessions` after a lost response, a 500, a 502, or a 503 before you retry.
   *
   * `POST /v1/accounts/{accountId}/fiat-to-crypto/payment-sessions`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `no-suitable-provider` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500), `company-not-active`, `account-not-active`, `idempotency-key-conflict`, `kyc-required`, `unsupported-asset`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.createPaymentSession({
   *   accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
   *   body: {
   *     inAmount: 250,
   *     inCurrency: "EUR",
   *     outCryptocurrency: "USDC",
   *     externalRef: "top-up-9",
   *     walletId: "a1e94c70-5d28-4f3b-9e67-0c8b1d2f5501",
   *     metadata: { channel: "app" },
   *     idempotencyKey: "adf7190c-b264-4358-9bae-40c352bfe401"
   *   }
   * });
   * ```
   */
  createPaymentSession(parameters: CreatePaymentSessionParameters, options?: CallOptions): Promise<Outcome<CreatePaymentSessionData, CreatePaymentSessionErrorCode>>;
  /**
   * Get a pay-in.
   *
   * Returns a pay-in: the fiat received, its conversion, and the crypto credited to the account wallet. Call it after a
   * PAY_IN_SETTLED or PAY_IN_FAILED event, which has the ID of the pay-in but no amount.
   *
   * Reconcile against `netCryptoAmount`, the amount that reached the account wallet. A field without a value is omitted
   * or, in at least one sample, null. Its value is never replaced by zero.
   *
   * `GET /v1/pay-ins/{payInId}`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `pay-in-not-found` (404), `internal-error` (500). Others are possible.
   * @example
   * ```ts
   * const { data, error } = await finance.getPayIn({ payInId: "47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801" });
   * ```
   */
  getPayIn(parameters: GetPayInParameters, options?: CallOptions): Promise<Outcome<GetPayInData, GetPayInErrorCode>>;
  /**
   * List transfers.
   *
   * Lists the transfers of an account. Use it to read back a transfer after TRANSFER_COMPLETED or TRANSFER_FAILED, which
   * have no amount, and after a lost response to `createCryptoTransfer` or `createFiatTransfer`.
   *
   * `GET /v1/accounts/{accountId}/transfers`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.listTransfers({ accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401" });
   * ```
   */
  listTransfers(parameters: ListTransfersParameters, options?: CallOptions): Promise<Outcome<ListTransfersData, ListTransfersErrorCode>>;
  /**
   * Create a crypto transfer.
   *
   * Transfers crypto from the account in the path to another account.
   *
   * **Before you call.** Check `available` in `listWallets`. A transfer can fail with INSUFFICIENT_FUNDS or
   * INSUFFICIENT_ALLOWANCE.
   *
   * **What follows.** A new transfer is PENDING. TRANSFER_COMPLETED or TRANSFER_FAILED reports the outcome. If the
   * transfer fails, the funds stay with the sender.
   *
   * **Retries.** No idempotency key is documented. After a lost response or a 500, look through all pages of
   * `listTransfers`. A transfer that you do not find may still exist: do not retry until you are sure that it does not,
   * or you may transfer twice.
   *
   * `POST /v1/accounts/{senderId}/transfers/crypto`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.createCryptoTransfer({
   *   senderId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
   *   body: {
   *     receiverAccountId: "c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402",
   *     asset: "USDC",
   *     chain: "BASE",
   *     amount: "10"
   *   }
   * });
   * ```
   */
  createCryptoTransfer(parameters: CreateCryptoTransferParameters, options?: CallOptions): Promise<Outcome<CreateCryptoTransferData, CreateCryptoTransferErrorCode>>;
  /**
   * Create a fiat transfer.
   *
   * Transfers an amount in a fiat currency from the account in the path to another account.
   *
   * **Chain and asset.** If the currency maps to more than one asset, send `chain` and `asset` to select one. Send both
   * or neither.
   *
   * **What follows.** A new transfer is PENDING. TRANSFER_COMPLETED or TRANSFER_FAILED reports the outcome. If the
   * transfer fails, the funds stay with the sender.
   *
   * **Retries.** No idempotency key is documented. After a lost response or a 500, look through all pages of
   * `listTransfers`. A transfer that you do not find may still exist: do not retry until you are sure that it does not,
   * or you may transfer twice.
   *
   * `POST /v1/accounts/{senderId}/transfers/fiat`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500), `ambiguous-asset`, `chain-and-asset-required-together`, `asset-currency-mismatch`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.createFiatTransfer({
   *   senderId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
   *   body: {
   *     receiverAccountId: "c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402",
   *     currency: "EUR",
   *     amount: "15",
   *     chain: "BASE",
   *     asset: "EURC"
   *   }
   * });
   * ```
   */
  createFiatTransfer(parameters: CreateFiatTransferParameters, options?: CallOptions): Promise<Outcome<CreateFiatTransferData, CreateFiatTransferErrorCode>>;
  /**
   * Create an account-to-account transfer.
   *
   * Transfers USDC, EURC, or USDT from one account to another. The request body names both accounts. The path of this
   * operation starts with `/api/v1`.
   *
   * `chain` accepts only BASE. If you omit it, the transfer uses the account's primary chain.
   *
   * **What follows.** A new transfer is PENDING. TRANSFER_COMPLETED or TRANSFER_FAILED reports the outcome. If the
   * transfer fails, the funds stay with the sender.
   *
   * **Retries.** No idempotency key is documented. Whether `listTransfers` includes account-to-account transfers is not
   * documented either, so one that is missing from the list may still have been created. After a lost response or a
   * 500, check the balance of the source account, including `reserved`, and do not retry until you are sure that nothing
   * was created, or you may transfer twice.
   *
   * `POST /api/v1/account-to-account-transfers`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @example
   * ```ts
   * const { data, error } = await finance.createAccountToAccountTransfer({
   *   body: {
   *     sourceAccountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
   *     destinationAccountId: "c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402",
   *     amount: "25.50",
   *     cryptocurrency: "USDC",
   *     chain: "BASE"
   *   }
   * });
   * ```
   */
  createAccountToAccountTransfer(parameters: CreateAccountToAccountTransferParameters, options?: CallOptions): Promise<Outcome<CreateAccountToAccountTransferData, CreateAccountToAccountTransferErrorCode>>;
  /**
   * Create a payment request for an account.
   *
   * Creates a payment request for the account in the path. Store the ID from the response: no documented
   * operation gets or lists payment requests.
   *
   * Send an `idempotencyKey`: a retry with the same key and request body returns the original result.
   *
   * `POST /v1/accounts/{accountId}/payment-requests`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500), `idempotency-key-conflict`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.createAccountPaymentRequest({
   *   accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
   *   body: {
   *     amount: { fiat: 40 },
   *     fiatCurrency: "EUR",
   *     cardProviderReference: "card-auth-5501",
   *     externalId: "order-7421",
   *     idempotencyKey: "adf7190c-b264-4358-9bae-40c352bfe402"
   *   }
   * });
   * ```
   */
  createAccountPaymentRequest(parameters: CreateAccountPaymentRequestParameters, options?: CallOptions): Promise<Outcome<CreateAccountPaymentRequestData, CreateAccountPaymentRequestErrorCode>>;
  /**
   * Create a payment request.
   *
   * Creates a payment request without an account in the path. To name the account in the path, use
   * `createAccountPaymentRequest`. Store the ID from the response: no documented operation gets or lists payment
   * requests.
   *
   * Send an `idempotencyKey`: a retry with the same key and request body returns the original result.
   *
   * `POST /v1/payment-requests`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500), `idempotency-key-conflict`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.createPaymentRequest({
   *   body: {
   *     accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
   *     amount: { fiat: 40 },
   *     fiatCurrency: "EUR",
   *     cardProviderReference: "card-auth-5501",
   *     externalId: "order-7421",
   *     idempotencyKey: "adf7190c-b264-4358-9bae-40c352bfe407"
   *   }
   * });
   * ```
   */
  createPaymentRequest(parameters: CreatePaymentRequestParameters, options?: CallOptions): Promise<Outcome<CreatePaymentRequestData, CreatePaymentRequestErrorCode>>;
  /**
   * Settle a payment request by reference.
   *
   * Settles the payment request with a given `cardProviderReference` and `externalId`. If you have its ID, use
   * `settlePaymentRequest`.
   *
   * A successful response may not mean that the full amount was settled: the status SETTLED_WITH_SHORTFALL is assumed
   * to mean partial settlement. Check `settledAmount` and `shortfallAmount`, if the response has them.
   *
   * Send an `idempotencyKey`: a retry with the same key and request body returns the original result.
   *
   * `POST /v1/payment-requests/settlements`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500), `idempotency-key-conflict`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.settlePaymentRequestByReference({
   *   body: {
   *     cardProviderReference: "card-auth-5501",
   *     externalId: "order-7421",
   *     settlementAmount: { fiat: 40 },
   *     idempotencyKey: "adf7190c-b264-4358-9bae-40c352bfe408"
   *   }
   * });
   * ```
   */
  settlePaymentRequestByReference(parameters: SettlePaymentRequestByReferenceParameters, options?: CallOptions): Promise<Outcome<SettlePaymentRequestByReferenceData, SettlePaymentRequestByReferenceErrorCode>>;
  /**
   * Reverse a payment request by reference.
   *
   * Reverses the payment request that the request body names. If you have its ID, use `reversePaymentRequest`.
   *
   * Send an `idempotencyKey`: a retry with the same key and request body returns the original result.
   *
   * `POST /v1/payment-requests/reversals`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500), `idempotency-key-conflict`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.reversePaymentRequestByReference({
   *   body: {
   *     cardProviderReference: "card-auth-5502",
   *     externalId: "order-7422",
   *     reversalReason: "Order canceled",
   *     reversalDescription: "The customer canceled order-7422 before it was packed.",
   *     idempotencyKey: "adf7190c-b264-4358-9bae-40c352bfe410"
   *   }
   * });
   * ```
   */
  reversePaymentRequestByReference(parameters: ReversePaymentRequestByReferenceParameters, options?: CallOptions): Promise<Outcome<ReversePaymentRequestByReferenceData, ReversePaymentRequestByReferenceErrorCode>>;
  /**
   * Update a payment request.
   *
   * Sets a new authorized amount, for example when an order grows. Send the new amount, not the difference.
   *
   * Send an `idempotencyKey`: a retry with the same key and request body returns the original result.
   *
   * `PATCH /v1/payment-requests/{paymentRequestId}`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500), `idempotency-key-conflict`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.updatePaymentRequest({
   *   paymentRequestId: "69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001",
   *   body: {
   *     authorizedAmount: { fiat: 45 },
   *     idempotencyKey: "adf7190c-b264-4358-9bae-40c352bfe405"
   *   }
   * });
   * ```
   */
  updatePaymentRequest(parameters: UpdatePaymentRequestParameters, options?: CallOptions): Promise<Outcome<UpdatePaymentRequestData, UpdatePaymentRequestErrorCode>>;
  /**
   * Settle a payment request.
   *
   * Settles a payment request. If you do not have its ID, use `settlePaymentRequestByReference`.
   *
   * A successful response may not mean that the full amount was settled: the status SETTLED_WITH_SHORTFALL is assumed
   * to mean partial settlement. Check `settledAmount` and `shortfallAmount`, if the response has them.
   *
   * Send an `idempotencyKey`: a retry with the same key and request body returns the original result.
   *
   * `POST /v1/payment-requests/{paymentRequestId}/settlements`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500), `idempotency-key-conflict`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.settlePaymentRequest({
   *   paymentRequestId: "69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001",
   *   body: {
   *     settlementAmount: { fiat: 40 },
   *     idempotencyKey: "adf7190c-b264-4358-9bae-40c352bfe403"
   *   }
   * });
   * ```
   */
  settlePaymentRequest(parameters: SettlePaymentRequestParameters, options?: CallOptions): Promise<Outcome<SettlePaymentRequestData, SettlePaymentRequestErrorCode>>;
  /**
   * Reverse a payment request.
   *
   * Reverses a payment request. If you do not have its ID, use `reversePaymentRequestByReference`.
   *
   * Send an `idempotencyKey`: a retry with the same key and request body returns the original result.
   *
   * `POST /v1/payment-requests/{paymentRequestId}/reversal`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500), `idempotency-key-conflict`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.reversePaymentRequest({
   *   paymentRequestId: "69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001",
   *   body: {
   *     reversalReason: "Order canceled",
   *     reversalDescription: "The customer canceled order-7422 before it was packed.",
   *     idempotencyKey: "adf7190c-b264-4358-9bae-40c352bfe404"
   *   }
   * });
   * ```
   */
  reversePaymentRequest(parameters: ReversePaymentRequestParameters, options?: CallOptions): Promise<Outcome<ReversePaymentRequestData, ReversePaymentRequestErrorCode>>;
  /**
   * List supported assets.
   *
   * Lists the pairs of chain and asset that your tenant can use, with their decimals and contract addresses. For the
   * permit status of an account, use `listAccountSupportedAssets`.
   *
   * `GET /v1/supported-assets`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.listSupportedAssets();
   * ```
   */
  listSupportedAssets(parameters?: Record<never, never>, options?: CallOptions): Promise<Outcome<ListSupportedAssetsData, ListSupportedAssetsErrorCode>>;
  /**
   * List supported assets of an account.
   *
   * Lists the pairs of chain and asset that your tenant can use, each with the permit status of the account. Do not
   * cache the response: `permitStatus` is derived for each request.
   *
   * `GET /v1/accounts/{accountId}/supported-assets`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.listAccountSupportedAssets({ accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401" });
   * ```
   */
  listAccountSupportedAssets(parameters: ListAccountSupportedAssetsParameters, options?: CallOptions): Promise<Outcome<ListAccountSupportedAssetsData, ListAccountSupportedAssetsErrorCode>>;
  /**
   * List payout bank accounts.
   *
   * Lists the payout bank accounts of a party. Only the last four digits of each account number are returned.
   *
   * `GET /v1/parties/{partyId}/payout-bank-accounts`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.listPayoutBankAccounts({ partyId: "2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301" });
   * ```
   */
  listPayoutBankAccounts(parameters: ListPayoutBankAccountsParameters, options?: CallOptions): Promise<Outcome<ListPayoutBankAccountsData, ListPayoutBankAccountsErrorCode>>;
  /**
   * Register a payout bank account.
   *
   * Registers a bank account of a party and adds it to the allow list for payouts.
   *
   * **Raw credentials.** This is the only operation that accepts raw rail credentials. Do not log the request body.
   * Reads return only the last four digits of the account number.
   *
   * **Beneficiary data.** Send all that you have: a payout route that is built on incomplete beneficiary data fails
   * permanently with `beneficiary-data-incomplete`.
   *
   * **Retries.** No idempotency key is documented. After a lost response or a 500, check `listPayoutBankAccounts` before
   * you retry.
   *
   * `POST /v1/parties/{partyId}/payout-bank-accounts`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.registerPayoutBankAccount({
   *   partyId: "2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301",
   *   body: {
   *     rail: "US_ACH",
   *     accountNumber: "000123456789",
   *     routingNumber: "000000000",
   *     beneficiaryEmail: "maya.lindqvist@mail.example",
   *     beneficiaryPhoneNumber: "+12025550142"
   *   }
   * });
   * ```
   */
  registerPayoutBankAccount(parameters: RegisterPayoutBankAccountParameters, options?: CallOptions): Promise<Outcome<RegisterPayoutBankAccountData, RegisterPayoutBankAccountErrorCode>>;
  /**
   * Get a payout bank account.
   *
   * Returns a payout bank account. Only the last four digits of the account number are returned.
   *
   * `GET /v1/parties/{partyId}/payout-bank-accounts/{payoutBankAccountId}`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.getPayoutBankAccount({
   *   partyId: "2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301",
   *   payoutBankAccountId: "7ac4e6d9-8f31-4025-ae7b-1d902f8cb101"
   * });
   * ```
   */
  getPayoutBankAccount(parameters: GetPayoutBankAccountParameters, options?: CallOptions): Promise<Outcome<GetPayoutBankAccountData, GetPayoutBankAccountErrorCode>>;
  /**
   * List payout routes.
   *
   * Lists the payout routes of an account. Use it to follow a route after you create it or complete its ownership proof:
   * no documented operation gets a single route, and no documented event reports its status.
   *
   * AWAITING_OWNERSHIP_PROOF is the only status that needs an action from you.
   *
   * `GET /v1/accounts/{accountId}/payout-routes`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.listPayoutRoutes({ accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401" });
   * ```
   */
  listPayoutRoutes(parameters: ListPayoutRoutesParameters, options?: CallOptions): Promise<Outcome<ListPayoutRoutesData, ListPayoutRoutesErrorCode>>;
  /**
   * Create a payout route.
   *
   * Creates a payout route from an account to a registered bank account.
   *
   * **Before you call.** The party that owns the bank account needs an ACTIVE PAYOUT_RECIPIENT role and cleared KYC or
   * KYB. The beneficiary data must be complete: a route that is built on incomplete data fails permanently with
   * `beneficiary-data-incomplete`.
   *
   * **What follows.** If the source wallet is a self-custody wallet, the route stays in AWAITING_OWNERSHIP_PROOF until
   * the wallet owner signs. Call `prepareRouteOwnershipProof`, then `completeRouteOwnershipProof`. Whatever the
   * response, get the route again with `listPayoutRoutes`, and use it only when it is ACTIVE.
   *
   * **Retries.** No idempotency key is documented. After a lost response or a 500, check `listPayoutRoutes` before you
   * retry.
   *
   * `POST /v1/accounts/{accountId}/payout-routes`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500), `beneficiary-data-incomplete`. Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.createPayoutRoute({
   *   accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
   *   body: {
   *     payoutBankAccountId: "7ac4e6d9-8f31-4025-ae7b-1d902f8cb101",
   *     sourceWalletId: "b7d02f51-8a6c-4e19-a3f4-5e9c7b1d0502"
   *   }
   * });
   * ```
   */
  createPayoutRoute(parameters: CreatePayoutRouteParameters, options?: CallOptions): Promise<Outcome<CreatePayoutRouteData, CreatePayoutRouteErrorCode>>;
  /**
   * Prepare a route ownership proof.
   *
   * Prepares the proof that the customer owns the self-custody source wallet of a payout route. Call it when the route
   * is in AWAITING_OWNERSHIP_PROOF. Have the wallet owner sign the message, then send the signature to
   * `completeRouteOwnershipProof`.
   *
   * The wallet must be an externally owned account, which signs with EIP-191. ERC-1271 contract signatures are not
   * supported.
   *
   * `POST /v1/accounts/{accountId}/payout-routes/{routeId}/ownership-proof/prepare`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.prepareRouteOwnershipProof({
   *   accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
   *   routeId: "8bd5f7ea-9042-4136-bf8c-2ea1309dc202"
   * });
   * ```
   */
  prepareRouteOwnershipProof(parameters: PrepareRouteOwnershipProofParameters, options?: CallOptions): Promise<Outcome<PrepareRouteOwnershipProofData, PrepareRouteOwnershipProofErrorCode>>;
  /**
   * Complete a route ownership proof.
   *
   * Completes the ownership proof of a payout route in AWAITING_OWNERSHIP_PROOF. Send the signature of the message that
   * you prepared with `prepareRouteOwnershipProof`. Registration of the route then continues.
   *
   * The signature must be an EIP-191 signature from the externally owned account of the source wallet. ERC-1271 contract
   * signatures are not supported.
   *
   * Follow the route with `listPayoutRoutes`.
   *
   * `POST /v1/accounts/{accountId}/payout-routes/{routeId}/ownership-proof/complete`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.completeRouteOwnershipProof({
   *   accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
   *   routeId: "8bd5f7ea-9042-4136-bf8c-2ea1309dc202",
   *   body: {
   *     signature: "0x00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff1b"
   *   }
   * });
   * ```
   */
  completeRouteOwnershipProof(parameters: CompleteRouteOwnershipProofParameters, options?: CallOptions): Promise<Outcome<CompleteRouteOwnershipProofData, CompleteRouteOwnershipProofErrorCode>>;
  /**
   * List payouts.
   *
   * Lists the payouts of an account. To follow a single payout, use its events and `getPayout`.
   *
   * `GET /v1/accounts/{accountId}/payouts`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.listPayouts({ accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401" });
   * ```
   */
  listPayouts(parameters: ListPayoutsParameters, options?: CallOptions): Promise<Outcome<ListPayoutsData, ListPayoutsErrorCode>>;
  /**
   * Create a payout.
   *
   * Requests a payout from an account to a bank account over a payout route. The funding mode is PULL: the service draws
   * crypto from the account wallet under a permit and sends it asynchronously.
   *
   * **Before you call.** You need a payout route (a payout is assumed to name its route), a permit that covers the
   * amount, and a sufficient wallet balance. Without consent to the partner terms, a verified party cannot receive a
   * payout. Check `getPartnerTerms`: ACCEPTED can change back to REQUIRED.
   *
   * **A 201 is not a success signal.** The permit allowance and the wallet balance are not checked beforehand. If either
   * is insufficient, the send fails later and the payout moves to FAILED with a `failureReason`.
   *
   * **What follows.** PAYOUT_PROCESSING, PAYOUT_COMPLETED, PAYOUT_REJECTED, PAYOUT_FAILED, and PAYOUT_RETURNED report
   * the progress. Read the payout with `getPayout` before you act on an event.
   *
   * **Retries.** No idempotency key is documented. After a lost response or a 500, look through all pages of
   * `listPayouts`. A payout that you do not find may still exist: do not retry until you are sure that it does not, or
   * you may pay twice.
   *
   * `POST /v1/accounts/{accountId}/payouts`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.createPayout({
   *   accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
   *   body: {
   *     routeId: "8bd5f7ea-9042-4136-bf8c-2ea1309dc201",
   *     asset: "USDC",
   *     amount: "100.000000"
   *   }
   * });
   * ```
   */
  createPayout(parameters: CreatePayoutParameters, options?: CallOptions): Promise<Outcome<CreatePayoutData, CreatePayoutErrorCode>>;
  /**
   * Get a payout.
   *
   * Returns a payout with its current status. Read it before you act on a payout event: events have no amount, can
   * repeat, and can arrive late and in any order.
   *
   * If the payout is in FAILED, `failureReason` says why. RETURNED may be reported while the payout is still
   * processing, without a prior COMPLETED.
   *
   * `GET /v1/accounts/{accountId}/payouts/{payoutId}`
   *
   * Errors: `invalid-parameter` (400), `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `account-not-found` (404), `internal-error` (500). Others are possible.
   * @evidence listed
   * @example
   * ```ts
   * const { data, error } = await finance.getPayout({
   *   accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
   *   payoutId: "9ce608fb-a153-4247-8a9d-3fb241aed301"
   * });
   * ```
   */
  getPayout(parameters: GetPayoutParameters, options?: CallOptions): Promise<Outcome<GetPayoutData, GetPayoutErrorCode>>;
  /**
   * List webhooks.
   *
   * Lists the webhooks of your company, without their secrets.
   *
   * `GET /v1/webhooks`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500). Others are possible.
   * @example
   * ```ts
   * const { data, error } = await finance.listWebhooks();
   * ```
   */
  listWebhooks(parameters?: Record<never, never>, options?: CallOptions): Promise<Outcome<ListWebhooksData, ListWebhooksErrorCode>>;
  /**
   * Register a webhook.
   *
   * Registers a URL that receives events. Every webhook receives every event; you cannot select event types.
   *
   * **Before you call.** The URL must be absolute and use HTTPS. A plain HTTP URL returns 400 `invalid-request`. Store
   * the secret: no response returns it.
   *
   * **What follows.** Test the receiver with `pingWebhook`.
   *
   * **Limit.** The number of webhooks per company is capped. Above the cap, this operation returns a 409.
   *
   * **Retries.** After a lost response, check `listWebhooks` before you retry, or you may receive every event twice.
   *
   * `POST /v1/webhooks`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500). Others are possible.
   * @example
   * ```ts
   * const { data, error } = await finance.registerWebhook({
   *   body: {
   *     url: "https://hooks.harbourlane.example/finance",
   *     name: "Ledger service",
   *     authenticationMethod: {
   *       type: "API_KEY",
   *       headerName: "X-Webhook-Key",
   *       apiKey: "example-webhook-key"
   *     }
   *   }
   * });
   * ```
   */
  registerWebhook(parameters: RegisterWebhookParameters, options?: CallOptions): Promise<Outcome<RegisterWebhookData, RegisterWebhookErrorCode>>;
  /**
   * Get a webhook.
   *
   * Returns a webhook without its secret. To change it with `replaceWebhook`, you also need the secret.
   *
   * `GET /v1/webhooks/{webhookId}`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500). Others are possible.
   * @example
   * ```ts
   * const { data, error } = await finance.getWebhook({ webhookId: "whk-harbour-lane-1" });
   * ```
   */
  getWebhook(parameters: GetWebhookParameters, options?: CallOptions): Promise<Outcome<GetWebhookData, GetWebhookErrorCode>>;
  /**
   * Replace a webhook.
   *
   * Replaces the complete configuration of a webhook. This is not a partial update: send every field to keep, including
   * a complete `authenticationMethod` with its secret.
   *
   * To **rotate a secret**, send the same configuration with the new secret. Deliveries can be late, so accept both
   * secrets for a while.
   *
   * The URL must be absolute and use HTTPS. A plain HTTP URL returns 400 `invalid-request`.
   *
   * `PUT /v1/webhooks/{webhookId}`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500). Others are possible.
   * @example
   * ```ts
   * const { data, error } = await finance.replaceWebhook({
   *   webhookId: "whk-harbour-lane-1",
   *   body: {
   *     url: "https://hooks.harbourlane.example/finance",
   *     name: "Ledger service",
   *     authenticationMethod: {
   *       type: "API_KEY",
   *       headerName: "X-Webhook-Key",
   *       apiKey: "example-webhook-key-2"
   *     }
   *   }
   * });
   * ```
   */
  replaceWebhook(parameters: ReplaceWebhookParameters, options?: CallOptions): Promise<Outcome<ReplaceWebhookData, ReplaceWebhookErrorCode>>;
  /**
   * Delete a webhook.
   *
   * Deletes a webhook.
   *
   * Be ready for late deliveries: whether those in progress still arrive is not documented.
   *
   * `DELETE /v1/webhooks/{webhookId}`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500). Others are possible.
   * @example
   * ```ts
   * const { data, error } = await finance.deleteWebhook({ webhookId: "whk-harbour-lane-1" });
   * ```
   */
  deleteWebhook(parameters: DeleteWebhookParameters, options?: CallOptions): Promise<Outcome<DeleteWebhookData, DeleteWebhookErrorCode>>;
  /**
   * Ping a webhook.
   *
   * Queues a synthetic PING event for a webhook. The event uses the real delivery path, including the authentication
   * header. Call it after `registerWebhook`, and after you rotate a secret with `replaceWebhook`.
   *
   * A 200 means that the PING event was accepted for delivery, **not** that it was received. Check your receiver.
   *
   * `POST /v1/webhooks/{webhookId}/ping`
   *
   * Errors: `invalid-request` (400), `unauthenticated` (401), `forbidden` (403), `internal-error` (500). Others are possible.
   * @example
   * ```ts
   * const { data, error } = await finance.pingWebhook({ webhookId: "whk-harbour-lane-1" });
   * ```
   */
  pingWebhook(parameters: PingWebhookParameters, options?: CallOptions): Promise<Outcome<PingWebhookData, PingWebhookErrorCode>>;
}

/** The operations by method and path. */
export interface Calls {
  "GET /v1/parties": {
    init: { params?: { query?: Pick<ListPartiesParameters, "page" | "size">; header?: HeaderParameters }; body?: never };
    data: ListPartiesData;
    code: ListPartiesErrorCode;
  };
  "POST /v1/parties": {
    init: { params?: { header?: HeaderParameters }; body: PartyCreateInput };
    data: CreatePartyData;
    code: CreatePartyErrorCode;
  };
  "GET /v1/parties/{partyId}": {
    init: { params: { path: Pick<GetPartyParameters, "partyId">; header?: HeaderParameters }; body?: never };
    data: GetPartyData;
    code: GetPartyErrorCode;
  };
  "PATCH /v1/parties/{partyId}": {
    init: { params: { path: Pick<UpdatePartyParameters, "partyId">; header?: HeaderParameters }; body: PartyUpdateInput };
    data: UpdatePartyData;
    code: UpdatePartyErrorCode;
  };
  "DELETE /v1/parties/{partyId}": {
    init: { params: { path: Pick<DeletePartyParameters, "partyId">; header?: HeaderParameters }; body?: never };
    data: DeletePartyData;
    code: DeletePartyErrorCode;
  };
  "POST /v1/parties/{partyId}/verification": {
    init: { params: { path: Pick<CreatePartyVerificationParameters, "partyId">; header?: HeaderParameters }; body?: never };
    data: CreatePartyVerificationData;
    code: CreatePartyVerificationErrorCode;
  };
  "GET /v1/parties/{partyId}/iv-verification": {
    init: { params: { path: Pick<GetIvVerificationParameters, "partyId">; header?: HeaderParameters }; body?: never };
    data: GetIvVerificationData;
    code: GetIvVerificationErrorCode;
  };
  "GET /v1/parties/{partyId}/partner-terms": {
    init: { params: { path: Pick<GetPartnerTermsParameters, "partyId">; header?: HeaderParameters }; body?: never };
    data: GetPartnerTermsData;
    code: GetPartnerTermsErrorCode;
  };
  "POST /v1/parties/{partyId}/partner-terms/link": {
    init: { params: { path: Pick<CreatePartnerTermsLinkParameters, "partyId">; header?: HeaderParameters }; body?: never };
    data: CreatePartnerTermsLinkData;
    code: CreatePartnerTermsLinkErrorCode;
  };
  "GET /v1/accounts": {
    init: { params?: { query?: Pick<ListAccountsParameters, "page" | "size">; header?: HeaderParameters }; body?: never };
    data: ListAccountsData;
    code: ListAccountsErrorCode;
  };
  "POST /v1/accounts": {
    init: { params?: { header?: HeaderParameters }; body: AccountCreateInput };
    data: CreateAccountData;
    code: CreateAccountErrorCode;
  };
  "GET /v1/accounts/{accountId}": {
    init: { params: { path: Pick<GetAccountParameters, "accountId">; header?: HeaderParameters }; body?: never };
    data: GetAccountData;
    code: GetAccountErrorCode;
  };
  "POST /api/v1/accounts/{accountId}/reactivate": {
    init: { params: { path: Pick<ReactivateAccountParameters, "accountId">; header?: HeaderParameters }; body?: never };
    data: ReactivateAccountData;
    code: ReactivateAccountErrorCode;
  };
  "GET /v1/accounts/{accountId}/party-roles": {
    init: { params: { path: Pick<ListPartyRolesParameters, "accountId">; query?: Pick<ListPartyRolesParameters, "page" | "size">; header?: HeaderParameters }; body?: never };
    data: ListPartyRolesData;
    code: ListPartyRolesErrorCode;
  };
  "POST /v1/accounts/{accountId}/party-roles": {
    init: { params: { path: Pick<AddPartyRoleParameters, "accountId">; header?: HeaderParameters }; body: PartyRoleInput };
    data: AddPartyRoleData;
    code: AddPartyRoleErrorCode;
  };
  "GET /v1/accounts/{accountId}/wallets": {
    init: { params: { path: Pick<ListWalletsParameters, "accountId">; query?: Pick<ListWalletsParameters, "page" | "size">; header?: HeaderParameters }; body?: never };
    data: ListWalletsData;
    code: ListWalletsErrorCode;
  };
  "POST /v1/accounts/{accountId}/wallets/{walletId}/allowance-verification": {
    init: { params: { path: Pick<VerifyWalletAllowanceParameters, "accountId" | "walletId">; header?: HeaderParameters }; body?: never };
    data: VerifyWalletAllowanceData;
    code: VerifyWalletAllowanceErrorCode;
  };
  "GET /v1/accounts/{accountId}/virtual-bank-accounts": {
    init: { params: { path: Pick<ListVirtualBankAccountsParameters, "accountId">; query?: Pick<ListVirtualBankAccountsParameters, "page" | "size">; header?: HeaderParameters }; body?: never };
    data: ListVirtualBankAccountsData;
    code: ListVirtualBankAccountsErrorCode;
  };
  "POST /v1/accounts/{accountId}/virtual-bank-accounts": {
    init: { params: { path: Pick<CreateVirtualBankAccountParameters, "accountId">; header?: HeaderParameters }; body: VirtualBankAccountInput };
    data: CreateVirtualBankAccountData;
    code: CreateVirtualBankAccountErrorCode;
  };
  "POST /v1/accounts/{accountId}/virtual-bank-accounts/prepare": {
    init: { params: { path: Pick<PrepareVirtualBankAccountOwnershipProofParameters, "accountId">; header?: HeaderParameters }; body?: never };
    data: PrepareVirtualBankAccountOwnershipProofData;
    code: PrepareVirtualBankAccountOwnershipProofErrorCode;
  };
  "GET /v1/accounts/{accountId}/fiat-to-crypto/payment-sessions": {
    init: { params: { path: Pick<ListPaymentSessionsParameters, "accountId">; query?: Pick<ListPaymentSessionsParameters, "status" | "from" | "to" | "page" | "size" | "sortOn" | "sortOrder">; header?: HeaderParameters }; body?: never };
    data: ListPaymentSessionsData;
    code: ListPaymentSessionsErrorCode;
  };
  "POST /v1/accounts/{accountId}/fiat-to-crypto/payment-sessions": {
    init: { params: { path: Pick<CreatePaymentSessionParameters, "accountId">; header?: HeaderParameters }; body: PaymentSessionInput };
    data: CreatePaymentSessionData;
    code: CreatePaymentSessionErrorCode;
  };
  "GET /v1/pay-ins/{payInId}": {
    init: { params: { path: Pick<GetPayInParameters, "payInId">; header?: HeaderParameters }; body?: never };
    data: GetPayInData;
    code: GetPayInErrorCode;
  };
  "GET /v1/accounts/{accountId}/transfers": {
    init: { params: { path: Pick<ListTransfersParameters, "accountId">; query?: Pick<ListTransfersParameters, "page" | "size">; header?: HeaderParameters }; body?: never };
    data: ListTransfersData;
    code: ListTransfersErrorCode;
  };
  "POST /v1/accounts/{senderId}/transfers/crypto": {
    init: { params: { path: Pick<CreateCryptoTransferParameters, "senderId">; header?: HeaderParameters }; body: CryptoTransferInput };
    data: CreateCryptoTransferData;
    code: CreateCryptoTransferErrorCode;
  };
  "POST /v1/accounts/{senderId}/transfers/fiat": {
    init: { params: { path: Pick<CreateFiatTransferParameters, "senderId">; header?: HeaderParameters }; body: FiatTransferInput };
    data: CreateFiatTransferData;
    code: CreateFiatTransferErrorCode;
  };
  "POST /api/v1/account-to-account-transfers": {
    init: { params?: { header?: HeaderParameters }; body: AccountToAccountTransferInput };
    data: CreateAccountToAccountTransferData;
    code: CreateAccountToAccountTransferErrorCode;
  };
  "POST /v1/accounts/{accountId}/payment-requests": {
    init: { params: { path: Pick<CreateAccountPaymentRequestParameters, "accountId">; header?: HeaderParameters }; body: AccountPaymentRequestCreateInput };
    data: CreateAccountPaymentRequestData;
    code: CreateAccountPaymentRequestErrorCode;
  };
  "POST /v1/payment-requests": {
    init: { params?: { header?: HeaderParameters }; body: PaymentRequestCreateInput };
    data: CreatePaymentRequestData;
    code: CreatePaymentRequestErrorCode;
  };
  "POST /v1/payment-requests/settlements": {
    init: { params?: { header?: HeaderParameters }; body: SettlementByReferenceInput };
    data: SettlePaymentRequestByReferenceData;
    code: SettlePaymentRequestByReferenceErrorCode;
  };
  "POST /v1/payment-requests/reversals": {
    init: { params?: { header?: HeaderParameters }; body: ReversalByReferenceInput };
    data: ReversePaymentRequestByReferenceData;
    code: ReversePaymentRequestByReferenceErrorCode;
  };
  "PATCH /v1/payment-requests/{paymentRequestId}": {
    init: { params: { path: Pick<UpdatePaymentRequestParameters, "paymentRequestId">; header?: HeaderParameters }; body: PaymentRequestUpdateInput };
    data: UpdatePaymentRequestData;
    code: UpdatePaymentRequestErrorCode;
  };
  "POST /v1/payment-requests/{paymentRequestId}/settlements": {
    init: { params: { path: Pick<SettlePaymentRequestParameters, "paymentRequestId">; header?: HeaderParameters }; body: SettlementInput };
    data: SettlePaymentRequestData;
    code: SettlePaymentRequestErrorCode;
  };
  "POST /v1/payment-requests/{paymentRequestId}/reversal": {
    init: { params: { path: Pick<ReversePaymentRequestParameters, "paymentRequestId">; header?: HeaderParameters }; body: ReversalInput };
    data: ReversePaymentRequestData;
    code: ReversePaymentRequestErrorCode;
  };
  "GET /v1/supported-assets": {
    init: { params?: { header?: HeaderParameters }; body?: never };
    data: ListSupportedAssetsData;
    code: ListSupportedAssetsErrorCode;
  };
  "GET /v1/accounts/{accountId}/supported-assets": {
    init: { params: { path: Pick<ListAccountSupportedAssetsParameters, "accountId">; header?: HeaderParameters }; body?: never };
    data: ListAccountSupportedAssetsData;
    code: ListAccountSupportedAssetsErrorCode;
  };
  "GET /v1/parties/{partyId}/payout-bank-accounts": {
    init: { params: { path: Pick<ListPayoutBankAccountsParameters, "partyId">; query?: Pick<ListPayoutBankAccountsParameters, "page" | "size">; header?: HeaderParameters }; body?: never };
    data: ListPayoutBankAccountsData;
    code: ListPayoutBankAccountsErrorCode;
  };
  "POST /v1/parties/{partyId}/payout-bank-accounts": {
    init: { params: { path: Pick<RegisterPayoutBankAccountParameters, "partyId">; header?: HeaderParameters }; body: PayoutBankAccountInput };
    data: RegisterPayoutBankAccountData;
    code: RegisterPayoutBankAccountErrorCode;
  };
  "GET /v1/parties/{partyId}/payout-bank-accounts/{payoutBankAccountId}": {
    init: { params: { path: Pick<GetPayoutBankAccountParameters, "partyId" | "payoutBankAccountId">; header?: HeaderParameters }; body?: never };
    data: GetPayoutBankAccountData;
    code: GetPayoutBankAccountErrorCode;
  };
  "GET /v1/accounts/{accountId}/payout-routes": {
    init: { params: { path: Pick<ListPayoutRoutesParameters, "accountId">; query?: Pick<ListPayoutRoutesParameters, "page" | "size">; header?: HeaderParameters }; body?: never };
    data: ListPayoutRoutesData;
    code: ListPayoutRoutesErrorCode;
  };
  "POST /v1/accounts/{accountId}/payout-routes": {
    init: { params: { path: Pick<CreatePayoutRouteParameters, "accountId">; header?: HeaderParameters }; body: PayoutRouteInput };
    data: CreatePayoutRouteData;
    code: CreatePayoutRouteErrorCode;
  };
  "POST /v1/accounts/{accountId}/payout-routes/{routeId}/ownership-proof/prepare": {
    init: { params: { path: Pick<PrepareRouteOwnershipProofParameters, "accountId" | "routeId">; header?: HeaderParameters }; body?: never };
    data: PrepareRouteOwnershipProofData;
    code: PrepareRouteOwnershipProofErrorCode;
  };
  "POST /v1/accounts/{accountId}/payout-routes/{routeId}/ownership-proof/complete": {
    init: { params: { path: Pick<CompleteRouteOwnershipProofParameters, "accountId" | "routeId">; header?: HeaderParameters }; body: RouteOwnershipProofInput };
    data: CompleteRouteOwnershipProofData;
    code: CompleteRouteOwnershipProofErrorCode;
  };
  "GET /v1/accounts/{accountId}/payouts": {
    init: { params: { path: Pick<ListPayoutsParameters, "accountId">; query?: Pick<ListPayoutsParameters, "page" | "size">; header?: HeaderParameters }; body?: never };
    data: ListPayoutsData;
    code: ListPayoutsErrorCode;
  };
  "POST /v1/accounts/{accountId}/payouts": {
    init: { params: { path: Pick<CreatePayoutParameters, "accountId">; header?: HeaderParameters }; body: PayoutInput };
    data: CreatePayoutData;
    code: CreatePayoutErrorCode;
  };
  "GET /v1/accounts/{accountId}/payouts/{payoutId}": {
    init: { params: { path: Pick<GetPayoutParameters, "accountId" | "payoutId">; header?: HeaderParameters }; body?: never };
    data: GetPayoutData;
    code: GetPayoutErrorCode;
  };
  "GET /v1/webhooks": {
    init: { params?: { header?: HeaderParameters }; body?: never };
    data: ListWebhooksData;
    code: ListWebhooksErrorCode;
  };
  "POST /v1/webhooks": {
    init: { params?: { header?: HeaderParameters }; body: WebhookInput };
    data: RegisterWebhookData;
    code: RegisterWebhookErrorCode;
  };
  "GET /v1/webhooks/{webhookId}": {
    init: { params: { path: Pick<GetWebhookParameters, "webhookId">; header?: HeaderParameters }; body?: never };
    data: GetWebhookData;
    code: GetWebhookErrorCode;
  };
  "PUT /v1/webhooks/{webhookId}": {
    init: { params: { path: Pick<ReplaceWebhookParameters, "webhookId">; header?: HeaderParameters }; body: WebhookInput };
    data: ReplaceWebhookData;
    code: ReplaceWebhookErrorCode;
  };
  "DELETE /v1/webhooks/{webhookId}": {
    init: { params: { path: Pick<DeleteWebhookParameters, "webhookId">; header?: HeaderParameters }; body?: never };
    data: DeleteWebhookData;
    code: DeleteWebhookErrorCode;
  };
  "POST /v1/webhooks/{webhookId}/ping": {
    init: { params: { path: Pick<PingWebhookParameters, "webhookId">; header?: HeaderParameters }; body?: never };
    data: PingWebhookData;
    code: PingWebhookErrorCode;
  };
}
