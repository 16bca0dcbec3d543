// Models of the finance service, for the client. Generated from openapi/ by npm run build; do not edit.

import type { $Read, $Write, components } from "./types.ts";

/** A type without its markers for read-only and write-only members; everything else stays as it is. */
type Unmarked<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends $Write<infer U> | $Read<infer U>
    ? Unmarked<U>
    : { [K in keyof T]: Unmarked<T[K]> };

/** Always `false` on an error response; `errors` then says what went wrong. */
export type Failure = components["schemas"]["Failure"];

/** Machine-readable reason of an error, in lowercase kebab-case. A code of the form `<field>.validation` names the field that was rejected. The list is open: handle a code that you do not know by its HTTP status. */
export type ErrorCode = components["schemas"]["ErrorCode"];

/** What went wrong, for people. Log it or show it to an operator. Do not depend on its wording. */
export type ErrorMessage = components["schemas"]["ErrorMessage"];

/** On an error the payload is absent, null or an empty object. Decide on `success` or the HTTP status, never on this field. */
export type EmptyResult = components["schemas"]["EmptyResult"];

/** The error response of the finance service. Every error has this shape. */
export type ErrorResponse = components["schemas"]["ErrorResponse"];

/** Always `true` on a successful response; the payload, where there is one, is in `result`. */
export type Success = components["schemas"]["Success"];

/** Where identity verification (KYC) of the party stands. Only two values have been seen, so expect others, and never take a value you do not know for a cleared party. */
export type PartyKycStatus = components["schemas"]["PartyKycStatus"];

/** Postal address of a party. */
export type Address = components["schemas"]["Address"];

/** Whether a party has consented to the partner's terms. Consent is the last gate once KYC is done: without it even a verified party is given no virtual bank account, and no pay-out. On a party this value is cached; read the partner terms of the party before you rely on it. The list of values may grow. Part of the release of 23 August 2026. */
export type PartnerTermsStatus = components["schemas"]["PartnerTermsStatus"];

/** A party, which is an individual or an organisation, without its VAT number: the form it has in lists, and inside a party role. The company owns its parties; a party holds accounts through party roles. */
export type PartySummary = components["schemas"]["PartySummary"];

/** Where this page stands in the whole list. Pages are counted from 1; walk on while `hasNextPage` is true. */
export type Pagination = components["schemas"]["Pagination"];

/** What a party is created from. The sources do not show this body: members are taken from the party that results and are assumed, apart from `email` and `kycStatus`. */
export type PartyCreateInput = components["schemas"]["PartyCreateInput"];

/** A party, read on its own: all that its list form has, and the VAT number. */
export type Party = components["schemas"]["Party"];

/** The changes to a party. The sources do not show this body: members are taken from the party and are assumed, apart from `email` and `kycStatus`. */
export type PartyUpdateInput = components["schemas"]["PartyUpdateInput"];

/** The hosted page on which a party is verified: KYC for an individual, KYB for an organisation. The sources do not name the members of this answer. */
export type PartyVerification = components["schemas"]["PartyVerification"];

/** How a party is linked to identity verification. The name and the values of the linkage status are not shown. */
export type IvVerification = components["schemas"]["IvVerification"];

/** Where the consent of a party to the partner's terms stands, and where it is given. With `status` REQUIRED there is always a `consentUrl`. The name of `status` is assumed; its values are not. */
export type PartnerTerms = components["schemas"]["PartnerTerms"];

/** A freshly issued link under which a party consents to the partner's terms. The sources do not show this answer; its member is taken from the partner terms. */
export type PartnerTermsLink = components["schemas"]["PartnerTermsLink"];

/** What a party is to an account. One party may hold both roles on it. */
export type PartyRoleType = components["schemas"]["PartyRoleType"];

/** What a party is to an account. */
export type PartyRole = components["schemas"]["PartyRole"];

/** An account, held by parties through their roles. It has wallets, which are per chain, and virtual bank accounts, which receive fiat. */
export type Account = components["schemas"]["Account"];

/** What an account is created from. The sources show one member of this body, `party.identityShareToken`; the others are assumed. */
export type AccountCreateInput = Unmarked<components["schemas"]["AccountCreateInput"]>;

/** The role to give and the party to give it to. The sources do not show this body: both members are taken from the party role that results, and are assumed. */
export type PartyRoleInput = components["schemas"]["PartyRoleInput"];

/** A blockchain. These are all the values the service accepts; which of them you can use depends on the chains that are configured for your company. */
export type Chain = components["schemas"]["Chain"];

/** Who manages the wallet. */
export type WalletType = components["schemas"]["WalletType"];

/** An exact decimal number as a string, such as `268.774375`. Keep it a string, or read it into a decimal type: a floating-point number may change the last digits. */
export type DecimalAmount = components["schemas"]["DecimalAmount"];

/** A balance in three figures. Look at `available` before you spend, not at `total`. */
export type BalanceAmount = components["schemas"]["BalanceAmount"];

/** What a wallet holds of one asset. */
export type WalletBalance = components["schemas"]["WalletBalance"];

/** Result of the anti-money-laundering screening. Only APPROVED means ready; with any other value the wallet is not ready. */
export type AmlStatus = components["schemas"]["AmlStatus"];

/** A wallet of an account on one chain, with its balances and the result of its AML screening. */
export type Wallet = components["schemas"]["Wallet"];

/** Where the activation of a wallet stands. The list is open: the sources show the two values that the verification of an allowance involves. */
export type WalletStatus = components["schemas"]["WalletStatus"];

/** What the request for verifying a wallet's allowances answers. The sources do not show this answer: its only member is assumed, the values of the status are not. */
export type WalletAllowanceVerification = components["schemas"]["WalletAllowanceVerification"];

/** Where the virtual bank account stands. The list is open; the sources say that other values may exist. */
export type VirtualBankAccountStatus = components["schemas"]["VirtualBankAccountStatus"];

/** Kind of virtual bank account. The list is open: there is also a lane for EUR over SEPA, whose value is not shown. */
export type BankAccountType = components["schemas"]["BankAccountType"];

/** Instructions for paying in over one payment rail. That they exist for each rail and hold postal addresses is given; the members are assumed. */
export type DepositRail = components["schemas"]["DepositRail"];

/** Bank details under which an account receives fiat deposits: a EUR account over SEPA, or a USD account over ACH, WIRE, RTP and SWIFT. The sources name members of it without their types. */
export type VirtualBankAccount = components["schemas"]["VirtualBankAccount"];

/** Proof that the customer owns the wallet, made with the message that was prepared for it. The sources name this block for creation; its member is assumed. */
export type OwnershipProof = components["schemas"]["OwnershipProof"];

/** What a virtual bank account is created from. The sources do not show this body; they name the kind and the ownership proof, nothing else. */
export type VirtualBankAccountInput = components["schemas"]["VirtualBankAccountInput"];

/** The message that proves the ownership of a wallet once the customer has signed it. That the answer holds it is given; the name of the member is assumed. */
export type OwnershipProofMessage = components["schemas"]["OwnershipProofMessage"];

/** Where the fiat payment of the session stands. What happens after it, the conversion and the crypto credit, is followed on a pay-in, so no status here says that the crypto has arrived. CONVERTING, MINTING and COMPLETED were removed in 1.8.0. */
export type PaymentSessionStatus = components["schemas"]["PaymentSessionStatus"];

/** A fiat payment being started (pay-in session). It records the initiation only: what was converted and credited is a pay-in. */
export type PaymentSession = components["schemas"]["PaymentSession"];

/** One sort key and its direction. */
export type SortOrder = components["schemas"]["SortOrder"];

/** The order this list was sorted in, as the service applied it. */
export type Sort = components["schemas"]["Sort"];

/** A UUID you generate once for the thing you want to happen, before the first attempt. Retrying with the same key and the same body returns the original result instead of doing it twice. Keys apply to every step in the life of a payment: creating, settling, reversing and updating. Generate a new one for each step. */
export type IdempotencyKey = components["schemas"]["IdempotencyKey"];

/** What a payment session is created from. The sources do not show this body: every member is taken from the session that results, and is assumed. For `idempotencyKey` there is more: `idempotency-key-conflict` is one of the ways in which this call is rejected. */
export type PaymentSessionInput = components["schemas"]["PaymentSessionInput"];

/** How the pay-in ended. SETTLED and FAILED are known to exist; other statuses may, so treat one you do not know as neither. */
export type PayInStatus = components["schemas"]["PayInStatus"];

/** What became of a fiat payment that came in: the fiat itself, what it was converted to, and the crypto that reached the wallet of the account. Amounts are exact decimal strings. A value that does not exist is left out, never replaced by zero, so take a missing amount as "none", not as 0; a date that does not apply may also be null. Left out on purpose, always: references of the provider, its raw failure text, ids of internal transactions, idempotency keys. */
export type PayIn = components["schemas"]["PayIn"];

/** Where a transfer stands. The list is open, because only the status at creation is shown. The event TRANSFER_COMPLETED or TRANSFER_FAILED announces the end. */
export type TransferStatus = components["schemas"]["TransferStatus"];

/** A transfer between two accounts, whether it was created as a crypto or as a fiat transfer. The sources do not show this payload: its members are assumed, most of them after the transfer events, which are identical for both kinds. */
export type Transfer = components["schemas"]["Transfer"];

/** What a crypto transfer is created from. The sources do not show this body: its members are taken from the transfer events and the limits, and are assumed. */
export type CryptoTransferInput = components["schemas"]["CryptoTransferInput"];

/** What a fiat transfer is created from. Send `chain` and `asset` together or leave both out. The sources name only these two and do not show the rest of the body: the other members are assumed, `currency` after the conditions of the error codes. */
export type FiatTransferInput = components["schemas"]["FiatTransferInput"];

/** Amount of a transfer, in units of the transferred asset: an exact decimal string with at most six digits after the point, never a JSON number. */
export type TransferAmount = components["schemas"]["TransferAmount"];

/** Asset that is transferred between two accounts. */
export type TransferCryptocurrency = components["schemas"]["TransferCryptocurrency"];

/** What an account-to-account transfer is created from. */
export type AccountToAccountTransferInput = components["schemas"]["AccountToAccountTransferInput"];

/** A transfer from one account to another, as its creation answers it. */
export type AccountToAccountTransfer = components["schemas"]["AccountToAccountTransfer"];

/** An amount of a payment request in fiat, in crypto or both. The sources give this form for the amounts they name; that it holds here too, under this name, is assumed. */
export type AssumedPaymentRequestAmount = components["schemas"]["AssumedPaymentRequestAmount"];

/** What a payment request is created from when the path names the account. The sources do not show this body: apart from `idempotencyKey` every member is assumed. */
export type AccountPaymentRequestCreateInput = components["schemas"]["AccountPaymentRequestCreateInput"];

/** Where a payment request stands. The sources name three values, as additions of version 1.1.0, and explain none; the meanings below are read from the names. Expect others, and never treat a value you do not know as a failure. The sources do not name the member that carries the status. */
export type PaymentRequestStatus = components["schemas"]["PaymentRequestStatus"];

/** An amount of a payment request, said twice: in fiat and in crypto. Mind the types: the fiat side is a JSON number, the crypto side a string. */
export type PaymentRequestAmount = components["schemas"]["PaymentRequestAmount"];

/** What kind of step was carried out on a payment request. The sources name these values, as additions of version 1.1.0, and explain none; the meanings below are read from the names. */
export type PaymentRequestExecutionType = components["schemas"]["PaymentRequestExecutionType"];

/** A request for payment with an authorized amount that is settled, reversed or changed by later calls. The sources name the settlement and reversal fields and say that amounts are pairs of fiat and crypto; the rest is our reading. */
export type PaymentRequest = components["schemas"]["PaymentRequest"];

/** What a payment request is created from when the path names no account. The sources do not show this body: apart from `idempotencyKey` every member is assumed. */
export type PaymentRequestCreateInput = components["schemas"]["PaymentRequestCreateInput"];

/** How a payment request, found by its two references, is settled. The sources name the references and `idempotencyKey`; the amount is assumed. */
export type SettlementByReferenceInput = components["schemas"]["SettlementByReferenceInput"];

/** How a payment request, named in the body, is reversed. The sources do not show this body: `idempotencyKey` is documented; that the payment request is found by the same two references as for a settlement is assumed. */
export type ReversalByReferenceInput = components["schemas"]["ReversalByReferenceInput"];

/** The new authorized amount of a payment request. That an update sets it is documented, its name and form are assumed. */
export type PaymentRequestUpdateInput = components["schemas"]["PaymentRequestUpdateInput"];

/** How a payment request, named by its id, is settled. The sources do not show this body: apart from `idempotencyKey` every member is assumed. */
export type SettlementInput = components["schemas"]["SettlementInput"];

/** How a payment request, named by its id, is reversed. The sources do not show this body: `idempotencyKey` is documented, the other members are taken from the payment request and assumed. */
export type ReversalInput = components["schemas"]["ReversalInput"];

/** An asset that can be used on a chain. The sources name the members without their types. */
export type SupportedAsset = components["schemas"]["SupportedAsset"];

/** State of the account's permit for an asset (EIP-2612 and EIP-712 permits are what the service works with). It is derived anew for each request, so read it when you need it and never from a cache. The list is open. */
export type AssetPermitStatus = components["schemas"]["AssetPermitStatus"];

/** An asset that can be used on a chain, with the state of its permit on one account. The sources name the members without their types. */
export type AccountSupportedAsset = components["schemas"]["AccountSupportedAsset"];

/** Payment rail over which a bank account is paid. The list is open: one rail is known to start with. The sources name the rail, not the member that carries it. */
export type PayoutRail = components["schemas"]["PayoutRail"];

/** A bank account that a party may be paid out to. Of the account number, reads show the last four digits only. */
export type PayoutBankAccount = components["schemas"]["PayoutBankAccount"];

/** The bank account to register, with its raw credentials. The sources do not show this body: the two beneficiary contacts are named, the other members are assumed. Treat the credentials as secrets and keep them out of your logs. */
export type PayoutBankAccountInput = Unmarked<components["schemas"]["PayoutBankAccountInput"]>;

/** Where the registration of a pay-out route stands. The list is open. A route that failed because of incomplete beneficiary data never recovers; the sources do not name its status. */
export type PayoutRouteStatus = components["schemas"]["PayoutRouteStatus"];

/** The way from an account to a registered bank account, over which pay-outs are sent. The sources name the status and the deposit address; the ids are assumed. */
export type PayoutRoute = components["schemas"]["PayoutRoute"];

/** The route to create. The sources do not show this body: that a route is for a registered bank account, and that it has a source wallet, is said; the members are assumed. */
export type PayoutRouteInput = components["schemas"]["PayoutRouteInput"];

/** What the owner of the source wallet has to sign. The sources do not show this answer; that it holds the exact message is assumed from the like-named operation of virtual bank accounts. */
export type RouteOwnershipProofMessage = components["schemas"]["RouteOwnershipProofMessage"];

/** The proof that the caller's customer owns the source wallet. The sources do not show this body; its member is assumed. */
export type RouteOwnershipProofInput = components["schemas"]["RouteOwnershipProofInput"];

/** Where a pay-out stands. The list is open. Only COMPLETED says that the beneficiary was paid, and even then the receiving bank may send the money back: keep handling PAYOUT_RETURNED. */
export type PayoutStatus = components["schemas"]["PayoutStatus"];

/** How a pay-out gets its crypto. The sources name both modes and explain PULL only, and do not name the member that carries the mode; the list is open. */
export type FundingMode = components["schemas"]["FundingMode"];

/** How much crypto is paid out, as an exact decimal string. The sources show neither the name nor the form of this amount; the form is assumed from the amounts of pay-ins and transfers. */
export type PayoutAmount = components["schemas"]["PayoutAmount"];

/** A payment from an account to a bank account over a pay-out route. The sources name `failureReason`, and the values of the status and of the funding mode; the other members are assumed. */
export type Payout = components["schemas"]["Payout"];

/** The pay-out to request, in funding mode PULL. The sources do not show this body; every member is assumed. */
export type PayoutInput = components["schemas"]["PayoutInput"];

/** Deliveries carry a secret key in a header you named. The key itself is not shown again. */
export type WebhookApiKeyAuthentication = components["schemas"]["WebhookApiKeyAuthentication"];

/** Deliveries use standard HTTP basic authentication. The password is not shown again. */
export type WebhookBasicAuthentication = components["schemas"]["WebhookBasicAuthentication"];

/** How the service authenticates itself on each delivery, told apart by `type`. Secrets are never read back. */
export type WebhookAuthentication = components["schemas"]["WebhookAuthentication"];

/** A registered webhook: an address of yours to which the service sends every event. It shows how deliveries are authenticated, without the secret. */
export type Webhook = components["schemas"]["Webhook"];

/** Have each delivery carry a secret key in a header you name. */
export type WebhookApiKeyAuthenticationInput = Unmarked<components["schemas"]["WebhookApiKeyAuthenticationInput"]>;

/** Have each delivery use standard HTTP basic authentication. */
export type WebhookBasicAuthenticationInput = Unmarked<components["schemas"]["WebhookBasicAuthenticationInput"]>;

/** How the service is to authenticate itself on each delivery, told apart by `type`. It is always sent complete, with its secret. */
export type WebhookAuthenticationInput = Unmarked<components["schemas"]["WebhookAuthenticationInput"]>;

/** The whole configuration of a webhook, for registering it and for replacing it. */
export type WebhookInput = Unmarked<components["schemas"]["WebhookInput"]>;

/** Tests the delivery to one webhook. Fires only for the webhook that was pinged. */
export type PingEvent = components["schemas"]["PingEvent"];

/** When the state changed, not when the event was delivered; a timestamp with nanoseconds. Sample values end in a doubled `Z`, which date parsers refuse: keep it as a string, and drop the second `Z`, if there is one, before you parse it. */
export type OccurredAt = components["schemas"]["OccurredAt"];

/** A pay-in was settled. */
export type PayInSettledEvent = components["schemas"]["PayInSettledEvent"];

/** Why a pay-in ended without crediting anything; a fixed list, never free text. The sources give the names only, so the meanings are those of the names. */
export type PayInFailureReason = components["schemas"]["PayInFailureReason"];

/** A pay-in failed. */
export type PayInFailedEvent = components["schemas"]["PayInFailedEvent"];

/** A transfer was completed. */
export type TransferCompletedEvent = components["schemas"]["TransferCompletedEvent"];

/** Why a transfer failed; a fixed list, never free text. Apart from NOT_SUBMITTED the sources give the names only, so the meanings are those of the names. */
export type TransferFailureReason = components["schemas"]["TransferFailureReason"];

/** A transfer failed. */
export type TransferFailedEvent = components["schemas"]["TransferFailedEvent"];

/** Status of the pay-out that an event announces. No event announces REQUESTED or SENDING. */
export type PayoutEventStatus = components["schemas"]["PayoutEventStatus"];

/** The crypto of a pay-out reached the banking partner. */
export type PayoutProcessingEvent = components["schemas"]["PayoutProcessingEvent"];

/** A pay-out was completed. */
export type PayoutCompletedEvent = components["schemas"]["PayoutCompletedEvent"];

/** Why a pay-out did not reach the beneficiary; a fixed list, never free text, shared by the three pay-out events that report a failure. The sources give the names only, so the meanings are those of the names. */
export type PayoutEventReason = components["schemas"]["PayoutEventReason"];

/** A pay-out was rejected. */
export type PayoutRejectedEvent = components["schemas"]["PayoutRejectedEvent"];

/** A pay-out failed. */
export type PayoutFailedEvent = components["schemas"]["PayoutFailedEvent"];

/** A pay-out was returned. */
export type PayoutReturnedEvent = components["schemas"]["PayoutReturnedEvent"];

/** A virtual bank account is ready to receive deposits. */
export type VirtualBankAccountCreatedEvent = components["schemas"]["VirtualBankAccountCreatedEvent"];

/** A wallet pair of an account cleared AML screening. */
export type AccountWalletsProvisionedEvent = components["schemas"]["AccountWalletsProvisionedEvent"];

/** The verdict on an individual party's verification. A later verdict may differ. No reasons and no personal data come with it; the sources give the names only, so the meanings are those of the names. */
export type PartyVerificationOutcome = components["schemas"]["PartyVerificationOutcome"];

/** The verification of an individual party produced an outcome. */
export type PartyVerificationCompletedEvent = components["schemas"]["PartyVerificationCompletedEvent"];
