// Models of the finance service, for the client. Generated from openapi/ by npm run build; do not edit.

import type { $Read, $Write, components } from "./types.ts";

/** A type without its markers for read-only and write-only fields; everything else stays as it is. */
type Unmarked<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends $Write<infer U> | $Read<infer U>
    ? Unmarked<U>
    : { [K in keyof T]: Unmarked<T[K]> };

/** Always `false` in an error response. */
export type Failure = components["schemas"]["Failure"];

/** Machine-readable reason of an error, in lowercase kebab-case. A code of the form `<field>.validation` names the field that was rejected. The list is open: handle a code that you do not know by its HTTP status. */
export type ErrorCode = components["schemas"]["ErrorCode"];

/** What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
export type ErrorMessage = components["schemas"]["ErrorMessage"];

/** Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
export type EmptyResult = components["schemas"]["EmptyResult"];

/** The error response of the finance service. Every error has this shape. */
export type ErrorResponse = components["schemas"]["ErrorResponse"];

/** Always `true` in a successful response. */
export type Success = components["schemas"]["Success"];

/** Status of the party's identity verification (KYC). Other values are possible. Do not treat an unknown value as cleared. */
export type PartyKycStatus = components["schemas"]["PartyKycStatus"];

/** Postal address of a party. */
export type Address = components["schemas"]["Address"];

/** Status of a party's consent to the partner terms. Consent is the final gate after KYC. Without it, even a verified party cannot get a virtual bank account or receive a payout. On a party, this value is cached. Get the partner terms before you rely on it. Other values are possible. Added in the release of 23 August 2026. */
export type PartnerTermsStatus = components["schemas"]["PartnerTermsStatus"];

/** A party, which is an individual or an organization, as it appears in lists and in party roles. Your company owns its parties. Parties hold accounts through party roles. */
export type PartySummary = components["schemas"]["PartySummary"];

/** Position of this page in the list. Request the next page while `hasNextPage` is `true`. */
export type Pagination = components["schemas"]["Pagination"];

/** The party to create. */
export type PartyCreateInput = components["schemas"]["PartyCreateInput"];

/** A single party. It has the fields of a party in a list, and the VAT number. */
export type Party = components["schemas"]["Party"];

/** The fields of the party to change. */
export type PartyUpdateInput = components["schemas"]["PartyUpdateInput"];

/** The hosted page where a party is verified, KYC for an individual and KYB for an organization. */
export type PartyVerification = components["schemas"]["PartyVerification"];

/** Whether a party is linked to identity verification. */
export type IvVerification = components["schemas"]["IvVerification"];

/** A party's consent to the partner terms. If `status` is REQUIRED, `consentUrl` is always present. */
export type PartnerTerms = components["schemas"]["PartnerTerms"];

/** A new link where a party consents to the partner terms. */
export type PartnerTermsLink = components["schemas"]["PartnerTermsLink"];

/** Type of a party role. A party can have both roles on the same account. */
export type PartyRoleType = components["schemas"]["PartyRoleType"];

/** The role of a party on an account. */
export type PartyRole = components["schemas"]["PartyRole"];

/** An account. Parties hold it through party roles. An account has wallets, which exist per chain, and virtual bank accounts, which receive fiat. */
export type Account = components["schemas"]["Account"];

/** The account to create. */
export type AccountCreateInput = Unmarked<components["schemas"]["AccountCreateInput"]>;

/** The party role to add. */
export type PartyRoleInput = components["schemas"]["PartyRoleInput"];

/** A blockchain. The service accepts these values. Which of them you can use depends on the chains that are configured for your company. */
export type Chain = components["schemas"]["Chain"];

/** Type of wallet. The meanings are inferred from the names. */
export type WalletType = components["schemas"]["WalletType"];

/** Code of a crypto asset. */
export type AssetCode = components["schemas"]["AssetCode"];

/** An exact decimal number as a string. Keep it as a string or parse it into a decimal type. Floating-point numbers can lose digits. */
export type DecimalAmount = components["schemas"]["DecimalAmount"];

/** The amounts of a balance. Before you spend, check `available`, not `total`. */
export type BalanceAmount = components["schemas"]["BalanceAmount"];

/** The balance of one asset in a wallet. */
export type WalletBalance = components["schemas"]["WalletBalance"];

/** Result of the anti-money-laundering (AML) screening. A wallet is ready only when the status is APPROVED. The differences between the other values are inferred from their names. */
export type AmlStatus = components["schemas"]["AmlStatus"];

/** A wallet of an account on one chain, with its balances and the result of its AML screening. */
export type Wallet = components["schemas"]["Wallet"];

/** Status of the activation of a wallet. Other values are possible. */
export type WalletStatus = components["schemas"]["WalletStatus"];

/** The wallet whose allowances are being verified. */
export type WalletAllowanceVerification = components["schemas"]["WalletAllowanceVerification"];

/** Status of a virtual bank account. Other values are possible. The meanings are inferred from the names. Do not send a payer to an account that is not ready for deposits. */
export type VirtualBankAccountStatus = components["schemas"]["VirtualBankAccountStatus"];

/** Type of virtual bank account. Other values are possible, including one for EUR accounts over SEPA. */
export type BankAccountType = components["schemas"]["BankAccountType"];

/** Instructions for deposits over one payment rail. They include postal addresses. */
export type DepositRail = components["schemas"]["DepositRail"];

/** Bank details for fiat deposits into an account: EUR over SEPA, or USD over ACH, WIRE, RTP, and SWIFT. */
export type VirtualBankAccount = components["schemas"]["VirtualBankAccount"];

/** Proof that the customer owns the wallet, made with the message that you prepared. */
export type OwnershipProof = components["schemas"]["OwnershipProof"];

/** The virtual bank account to create. */
export type VirtualBankAccountInput = components["schemas"]["VirtualBankAccountInput"];

/** The message that the customer signs to prove ownership of a wallet. */
export type OwnershipProofMessage = components["schemas"]["OwnershipProofMessage"];

/** Status of the fiat payment of a payment session. No status says that the crypto was credited: the conversion and the crypto credit are tracked as a pay-in. CONVERTING, MINTING, and COMPLETED were removed in version 1.8.0. */
export type PaymentSessionStatus = components["schemas"]["PaymentSessionStatus"];

/** Code of a fiat currency. */
export type CurrencyCode = components["schemas"]["CurrencyCode"];

/** A payment session, which records the initiation of a fiat payment. The conversion and the crypto credit are recorded separately as a pay-in. */
export type PaymentSession = components["schemas"]["PaymentSession"];

/** A sort key and its direction. */
export type SortOrder = components["schemas"]["SortOrder"];

/** The sort order of the list. */
export type Sort = components["schemas"]["Sort"];

/** A UUID that makes a retry safe. Generate it before the first attempt. A retry with the same key and the same request body returns the original result. Keys apply across the payment lifecycle: create, settle, reverse, and update. It is safe to generate a new key for each of these requests. */
export type IdempotencyKey = components["schemas"]["IdempotencyKey"];

/** The payment session to create. */
export type PaymentSessionInput = components["schemas"]["PaymentSessionInput"];

/** Status of a pay-in. Other values are possible. Treat an unknown value as neither settled nor failed. */
export type PayInStatus = components["schemas"]["PayInStatus"];

/** A blockchain. Other values are possible. Which of them you see depends on the chains that are configured for your company. */
export type ChainName = components["schemas"]["ChainName"];

/** A pay-in: one fiat credit, its conversion, and the crypto credited to the account wallet. Amounts are exact decimal strings. A missing amount means that there is no amount. It does not mean zero. Provider references, raw failure text, internal transaction IDs, and idempotency keys are never included. */
export type PayIn = components["schemas"]["PayIn"];

/** Amount of the transfer. An exact decimal string with up to six decimal places. */
export type TransferAmount = components["schemas"]["TransferAmount"];

/** Status of a transfer. Other values are possible. TRANSFER_COMPLETED or TRANSFER_FAILED announces the outcome. */
export type TransferStatus = components["schemas"]["TransferStatus"];

/** A transfer between two accounts, created as a crypto or as a fiat transfer. */
export type Transfer = components["schemas"]["Transfer"];

/** The crypto transfer to create. */
export type CryptoTransferInput = components["schemas"]["CryptoTransferInput"];

/** The fiat transfer to create. Send `chain` and `asset` together, or leave both out. */
export type FiatTransferInput = components["schemas"]["FiatTransferInput"];

/** Crypto asset of an account-to-account transfer. */
export type TransferCryptocurrency = components["schemas"]["TransferCryptocurrency"];

/** The account-to-account transfer to create. */
export type AccountToAccountTransferInput = components["schemas"]["AccountToAccountTransferInput"];

/** An account-to-account transfer, as returned when you create it. */
export type AccountToAccountTransfer = components["schemas"]["AccountToAccountTransfer"];

/** An amount of a payment request, in fiat and in crypto. `fiat` is a JSON number, and `crypto` is a string. */
export type PaymentRequestAmount = components["schemas"]["PaymentRequestAmount"];

/** The payment request to create for the account in the path. */
export type AccountPaymentRequestCreateInput = components["schemas"]["AccountPaymentRequestCreateInput"];

/** Status of a payment request. Other values are possible. Do not treat an unknown value as a failure. The meanings are inferred from the names. The listed values were added in version 1.1.0. */
export type PaymentRequestStatus = components["schemas"]["PaymentRequestStatus"];

/** Type of an execution of a payment request. Other values are possible. The meanings are inferred from the names. The listed values were added in version 1.1.0. */
export type PaymentRequestExecutionType = components["schemas"]["PaymentRequestExecutionType"];

/** A request for payment with an authorized amount. You settle, reverse, or update it with later requests. */
export type PaymentRequest = components["schemas"]["PaymentRequest"];

/** The payment request to create when the path does not name the account. */
export type PaymentRequestCreateInput = components["schemas"]["PaymentRequestCreateInput"];

/** The settlement of a payment request that you identify by `cardProviderReference` and `externalId`. */
export type SettlementByReferenceInput = components["schemas"]["SettlementByReferenceInput"];

/** The reversal of a payment request that you identify in the request body. */
export type ReversalByReferenceInput = components["schemas"]["ReversalByReferenceInput"];

/** The new authorized amount of a payment request. */
export type PaymentRequestUpdateInput = components["schemas"]["PaymentRequestUpdateInput"];

/** The settlement of a payment request. */
export type SettlementInput = components["schemas"]["SettlementInput"];

/** The reversal of a payment request. */
export type ReversalInput = components["schemas"]["ReversalInput"];

/** An asset that you can use on a chain. */
export type SupportedAsset = components["schemas"]["SupportedAsset"];

/** Status of the account's permit for an asset. It is derived for each request, so do not cache it. Other values are possible. The meanings are inferred from the names. */
export type AssetPermitStatus = components["schemas"]["AssetPermitStatus"];

/** An asset that you can use on a chain, with the status of its permit for one account. */
export type AccountSupportedAsset = components["schemas"]["AccountSupportedAsset"];

/** Payment rail of a payout. Other values are possible. */
export type PayoutRail = components["schemas"]["PayoutRail"];

/** A bank account for payouts to a party. Only the last four digits of the account number are returned. */
export type PayoutBankAccount = components["schemas"]["PayoutBankAccount"];

/** The bank account to register, with its raw rail credentials. Keep the credentials out of your logs. */
export type PayoutBankAccountInput = Unmarked<components["schemas"]["PayoutBankAccountInput"]>;

/** Status of a payout route. Other values are possible. A route that is built on incomplete beneficiary data fails permanently with `beneficiary-data-incomplete`. */
export type PayoutRouteStatus = components["schemas"]["PayoutRouteStatus"];

/** A route for payouts from an account to a registered payout bank account. */
export type PayoutRoute = components["schemas"]["PayoutRoute"];

/** The payout route to create. */
export type PayoutRouteInput = components["schemas"]["PayoutRouteInput"];

/** The message that the owner of the source wallet signs. */
export type RouteOwnershipProofMessage = components["schemas"]["RouteOwnershipProofMessage"];

/** The proof that the owner of the source wallet signed the prepared message. */
export type RouteOwnershipProofInput = components["schemas"]["RouteOwnershipProofInput"];

/** Status of a payout. Other values are possible. Only COMPLETED means that the beneficiary was paid. Handle PAYOUT_RETURNED even after it. */
export type PayoutStatus = components["schemas"]["PayoutStatus"];

/** How a payout is funded. Other values are possible. */
export type FundingMode = components["schemas"]["FundingMode"];

/** Crypto amount that is paid out, as an exact decimal string. */
export type PayoutAmount = components["schemas"]["PayoutAmount"];

/** A payment from an account to a bank account over a payout route. */
export type Payout = components["schemas"]["Payout"];

/** The payout to request, in funding mode PULL. */
export type PayoutInput = components["schemas"]["PayoutInput"];

/** Authentication of deliveries with an API key in a header. It does not include the API key. */
export type WebhookApiKeyAuthentication = components["schemas"]["WebhookApiKeyAuthentication"];

/** Authentication of deliveries with standard HTTP basic authentication. It does not include the password. */
export type WebhookBasicAuthentication = components["schemas"]["WebhookBasicAuthentication"];

/** How the service authenticates deliveries, identified by `type`. It does not include secrets. */
export type WebhookAuthentication = components["schemas"]["WebhookAuthentication"];

/** A registered webhook, to which the service sends every event. It does not include the secret. */
export type Webhook = components["schemas"]["Webhook"];

/** Authentication of deliveries with an API key in a header. */
export type WebhookApiKeyAuthenticationInput = Unmarked<components["schemas"]["WebhookApiKeyAuthenticationInput"]>;

/** Authentication of deliveries with standard HTTP basic authentication. */
export type WebhookBasicAuthenticationInput = Unmarked<components["schemas"]["WebhookBasicAuthenticationInput"]>;

/** How the service authenticates deliveries, identified by `type`. Always send it in full, with the secret. */
export type WebhookAuthenticationInput = Unmarked<components["schemas"]["WebhookAuthenticationInput"]>;

/** The complete configuration of a webhook. */
export type WebhookInput = Unmarked<components["schemas"]["WebhookInput"]>;

/** A test event for one webhook. */
export type PingEvent = components["schemas"]["PingEvent"];

/** ID of the pay-in. Get the pay-in with `getPayIn`. */
export type PayInReference = components["schemas"]["PayInReference"];

/** ID of the account. */
export type AccountReference = components["schemas"]["AccountReference"];

/** Time of the state change, not of the delivery, with nanosecond precision. Sample values end in a doubled `Z`, which date parsers reject. Keep the value as a string, and remove a second `Z` before you parse it. */
export type OccurredAt = components["schemas"]["OccurredAt"];

/** The crypto credit of a pay-in is confirmed on-chain and available. */
export type PayInSettledEvent = components["schemas"]["PayInSettledEvent"];

/** Why a pay-in ended without a credit. The list is fixed, and a reason is never free text. The meanings are inferred from the names. */
export type PayInFailureReason = components["schemas"]["PayInFailureReason"];

/** A pay-in ended without a credit. */
export type PayInFailedEvent = components["schemas"]["PayInFailedEvent"];

/** ID of the transfer. Find the transfer with `listTransfers`. */
export type TransferReference = components["schemas"]["TransferReference"];

/** A transfer settled with the receiving account. */
export type TransferCompletedEvent = components["schemas"]["TransferCompletedEvent"];

/** Why a transfer failed. The list is fixed, and a reason is never free text. Except for NOT_SUBMITTED, the meanings are inferred from the names. */
export type TransferFailureReason = components["schemas"]["TransferFailureReason"];

/** A transfer failed permanently. */
export type TransferFailedEvent = components["schemas"]["TransferFailedEvent"];

/** ID of the payout. Get the payout with `getPayout`. */
export type PayoutReference = components["schemas"]["PayoutReference"];

/** The crypto of a payout reached the banking partner. */
export type PayoutProcessingEvent = components["schemas"]["PayoutProcessingEvent"];

/** The beneficiary of a payout was paid. */
export type PayoutCompletedEvent = components["schemas"]["PayoutCompletedEvent"];

/** Why a payout was rejected, failed, or was returned. The list is fixed, and a reason is never free text. The meanings are inferred from the names. */
export type PayoutEventReason = components["schemas"]["PayoutEventReason"];

/** A payout was refused before execution. */
export type PayoutRejectedEvent = components["schemas"]["PayoutRejectedEvent"];

/** A payout failed after its execution began. */
export type PayoutFailedEvent = components["schemas"]["PayoutFailedEvent"];

/** The receiving bank returned a payout. */
export type PayoutReturnedEvent = components["schemas"]["PayoutReturnedEvent"];

/** A virtual bank account is ready to receive deposits. */
export type VirtualBankAccountCreatedEvent = components["schemas"]["VirtualBankAccountCreatedEvent"];

/** A wallet pair of an account has cleared AML screening. */
export type AccountWalletsProvisionedEvent = components["schemas"]["AccountWalletsProvisionedEvent"];

/** Outcome of the verification of an individual party. A later outcome can differ. It comes without reasons and without personal data. The meanings are inferred from the names. */
export type PartyVerificationOutcome = components["schemas"]["PartyVerificationOutcome"];

/** The verification of an individual party produced an outcome. */
export type PartyVerificationCompletedEvent = components["schemas"]["PartyVerificationCompletedEvent"];
