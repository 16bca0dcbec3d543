// Models of the company ramp service, for the client. Generated from openapi/ by npm run build; do not edit.

import type { components } from "./types.ts";

/** Always `true` in a successful response. */
export type Success = components["schemas"]["Success"];

/** Direction of a ramp request. */
export type RampType = components["schemas"]["RampType"];

/** Status of a ramp request. Other values are possible. Do not treat an unknown status as a success or as a failure. */
export type RampRequestStatus = components["schemas"]["RampRequestStatus"];

/** Version of this object, for optimistic locking. */
export type Version = components["schemas"]["Version"];

/** A fiat currency. */
export type FiatCurrency = components["schemas"]["FiatCurrency"];

/** A cryptocurrency on one chain. */
export type CryptoCurrency = components["schemas"]["CryptoCurrency"];

/** A ramp request in a list, or after it is created, rejected or canceled. */
export type RampRequestSummary = components["schemas"]["RampRequestSummary"];

/** Position of this page in the list. Request the next page while `hasNextPage` is `true`. */
export type Pagination = components["schemas"]["Pagination"];

/** Always `false` in an error response. */
export type Failure = components["schemas"]["Failure"];

/** Machine-readable reason of an error, in upper case except for `validation-error`. The list is open: handle a code that you do not know by its HTTP status. */
export type ErrorCode = components["schemas"]["ErrorCode"];

/** What went wrong, for people. Some error codes have no message, so do not depend on its presence or its wording. */
export type ErrorMessage = components["schemas"]["ErrorMessage"];

/** Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
export type EmptyResult = components["schemas"]["EmptyResult"];

/** The ramp request to create. */
export type RampRequestInput = components["schemas"]["RampRequestInput"];

/** The currency to convert from. */
export type CurrencyPairFrom = components["schemas"]["CurrencyPairFrom"];

/** The currency to convert to. */
export type CurrencyPairTo = components["schemas"]["CurrencyPairTo"];

/** A pair of currencies that a ramp request can convert. */
export type CurrencyPair = components["schemas"]["CurrencyPair"];

/** Kind of bank account. Other values are possible. */
export type BankAccountType = components["schemas"]["BankAccountType"];

/** The directions a company bank account supports. */
export type SupportedRampType = components["schemas"]["SupportedRampType"];

/** Verification status of a company bank account. */
export type BankAccountVerificationStatus = components["schemas"]["BankAccountVerificationStatus"];

/** A bank account that your company registered for ramp requests, with its bank details. `supportedRampType` tells you for which direction you can use it. */
export type CompanyBankAccount = components["schemas"]["CompanyBankAccount"];

/** A wallet that your company registered for ramp requests. */
export type CompanyWallet = components["schemas"]["CompanyWallet"];

/** The bank account to pay the fiat of an approved on-ramp request to. It may differ from one ramp request to the next, so read it from each ramp request. */
export type DepositBankAccount = components["schemas"]["DepositBankAccount"];

/** The wallet to send the crypto of an approved off-ramp request to. It may differ from one ramp request to the next, so read it from each ramp request. */
export type DepositWallet = components["schemas"]["DepositWallet"];

/** What happened to the ramp request. Other values are possible. */
export type RampEventType = components["schemas"]["RampEventType"];

/** An entry in the event history of a ramp request. */
export type RampEvent = components["schemas"]["RampEvent"];

/** A request to convert fiat into crypto (on-ramp) or crypto into fiat (off-ramp). A Manager creates it and a Company Admin approves it. It then waits for the funds. */
export type RampRequest = components["schemas"]["RampRequest"];

/** The version that an approval refers to. */
export type ApprovalInput = components["schemas"]["ApprovalInput"];

/** An approved ramp request. It has the deposit details: `depositBankAccount` for an on-ramp, `depositWallet` for an off-ramp. */
export type ApprovedRampRequest = components["schemas"]["ApprovedRampRequest"];

/** The version that a rejection or cancellation refers to. */
export type RampRequestDecisionInput = components["schemas"]["RampRequestDecisionInput"];

/** The amount and the direction to calculate the fee for. */
export type FeeInput = components["schemas"]["FeeInput"];

/** The fee for an amount under your company's fee tiers. */
export type Fee = components["schemas"]["Fee"];

/** A company bank account in a list. To get its bank details, beneficiary and version, call `getCompanyBankAccount`. */
export type CompanyBankAccountSummary = components["schemas"]["CompanyBankAccountSummary"];

/** A sort key and its direction. */
export type SortOrder = components["schemas"]["SortOrder"];

/** The sort order of the list. */
export type Sort = components["schemas"]["Sort"];

/** The bank account to register. */
export type CompanyBankAccountInput = components["schemas"]["CompanyBankAccountInput"];

/** The wallet to register. */
export type CompanyWalletInput = components["schemas"]["CompanyWalletInput"];

/** Your company and the status of its business verification (KYB). */
export type Company = components["schemas"]["Company"];

/** Role of a user in the company. */
export type CompanyRole = components["schemas"]["CompanyRole"];

/** The person to invite, and the role to assign. */
export type UserInvitationInput = components["schemas"]["UserInvitationInput"];

/** A user who was invited to the company, and the status of the invitation. */
export type UserInvitation = components["schemas"]["UserInvitation"];
