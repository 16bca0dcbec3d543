// Models of the company ramp service, for the client. Generated from openapi/ by npm run build; do not edit.

import type { components } from "./types.ts";

/** Always `true` on a successful response; the payload, where there is one, is in `result`. */
export type Success = components["schemas"]["Success"];

/** Direction of a ramp request. */
export type RampType = components["schemas"]["RampType"];

/** Where a ramp request stands. Only two values are known, so expect others, and do not take an unknown one for a failure or for success. */
export type RampRequestStatus = components["schemas"]["RampRequestStatus"];

/** Version of this object, for optimistic locking: a write that takes a version goes through only when it is the current one. */
export type Version = components["schemas"]["Version"];

/** A fiat currency the service works with. */
export type FiatCurrency = components["schemas"]["FiatCurrency"];

/** A crypto currency on one chain, as the service works with it. */
export type CryptoCurrency = components["schemas"]["CryptoCurrency"];

/** A ramp request in the answers whose payload the sources do not show: list, creation, rejection and cancellation. Every member is taken from the full ramp request and is assumed; read the request with getRampRequest before you act on it. */
export type RampRequestSummary = components["schemas"]["RampRequestSummary"];

/** Where this page stands in the whole list. Pages are counted from 1; walk on while `hasNextPage` is true. */
export type Pagination = components["schemas"]["Pagination"];

/** Always `false` on an error response; `errors` then says what went wrong. */
export type Failure = components["schemas"]["Failure"];

/** Machine-readable reason of an error, in upper case except for `validation-error`. The list is open: handle a code that you do not know by its HTTP status. */
export type ErrorCode = components["schemas"]["ErrorCode"];

/** What went wrong, for people. Some error codes have no message, so do not depend on its presence or its wording. */
export type ErrorMessage = components["schemas"]["ErrorMessage"];

/** On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
export type EmptyResult = components["schemas"]["EmptyResult"];

/** What a ramp request is created from. The sources do not show this body: every member is taken from the ramp request that results, and is assumed. */
export type RampRequestInput = components["schemas"]["RampRequestInput"];

/** The currency that the pair converts from. */
export type CurrencyPairFrom = components["schemas"]["CurrencyPairFrom"];

/** The currency that the pair converts to. */
export type CurrencyPairTo = components["schemas"]["CurrencyPairTo"];

/** Two currencies that a ramp request can convert, one into the other. */
export type CurrencyPair = components["schemas"]["CurrencyPair"];

/** The bank account to pay the fiat of an approved on-ramp request to. Take it from the request each time. */
export type DepositBankAccount = components["schemas"]["DepositBankAccount"];

/** The wallet to send the crypto of an approved off-ramp request to. Take it from the request each time. */
export type DepositWallet = components["schemas"]["DepositWallet"];

/** Kind of bank account. Only one value has been seen, so expect others. */
export type BankAccountType = components["schemas"]["BankAccountType"];

/** The directions a company bank account can be used for. */
export type SupportedRampType = components["schemas"]["SupportedRampType"];

/** How far the verification of a company bank account is. */
export type BankAccountVerificationStatus = components["schemas"]["BankAccountVerificationStatus"];

/** A bank account that the company registered for ramp requests, with its bank details; `supportedRampType` says for which direction. */
export type CompanyBankAccount = components["schemas"]["CompanyBankAccount"];

/** A wallet of the company, registered for ramp requests. */
export type CompanyWallet = components["schemas"]["CompanyWallet"];

/** What happened to a ramp request. Only one value has been seen, so expect others; the examples show no other. */
export type RampEventType = components["schemas"]["RampEventType"];

/** One entry in the history of a ramp request. */
export type RampEvent = components["schemas"]["RampEvent"];

/** A request of the company to turn fiat into crypto (on-ramp) or crypto into fiat (off-ramp). A Manager creates it, a Company Admin approves it, then it waits for the funds. In AWAITING_FUNDS it always says where to pay to: `depositBankAccount` for an on-ramp, `depositWallet` for an off-ramp. */
export type RampRequest = components["schemas"]["RampRequest"];

/** What an approval is bound to. */
export type ApprovalInput = components["schemas"]["ApprovalInput"];

/** What a rejection or a cancellation is bound to. The sources do not show this body: its member is taken from the approval, and is assumed. */
export type RampRequestDecisionInput = components["schemas"]["RampRequestDecisionInput"];

/** What to calculate the fee for. */
export type FeeInput = components["schemas"]["FeeInput"];

/** The fee for an amount under the fee tiers of the company. */
export type Fee = components["schemas"]["Fee"];

/** A bank account of the company as lists show it. Read it with getCompanyBankAccount for the bank details, the beneficiary and the version. */
export type CompanyBankAccountSummary = components["schemas"]["CompanyBankAccountSummary"];

/** One sort key and its direction. */
export type SortOrder = components["schemas"]["SortOrder"];

/** The order this list was sorted in, as the service applied it. */
export type Sort = components["schemas"]["Sort"];

/** The bank account to register. The sources do not show this body: every member is taken from the company bank account that results, and is assumed. */
export type CompanyBankAccountInput = components["schemas"]["CompanyBankAccountInput"];

/** The wallet to register. The sources do not show this body: every member is taken from the company wallet that results, and is assumed. */
export type CompanyWalletInput = components["schemas"]["CompanyWalletInput"];

/** Your company, with its business verification (KYB). The sources do not show this payload: its members are assumed. */
export type Company = components["schemas"]["Company"];

/** What a user may do in the company. Approving a ramp request and inviting a user need COMPANY_ADMIN; which role any other operation needs is not shown. */
export type CompanyRole = components["schemas"]["CompanyRole"];

/** Whom to invite, and in which role. */
export type UserInvitationInput = components["schemas"]["UserInvitationInput"];

/** A user who was invited to the company, and where the invitation stands. */
export type UserInvitation = components["schemas"]["UserInvitation"];
