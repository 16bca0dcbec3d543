// The table of checks: each with the source of its rule, a sentence for a breach, and the evidence of the rule.

import type { Evidence } from "../model/evidence.js";

/** A check: the source of its rule, a sentence for a breach, and its evidence; `documented` when absent. */
type Row = [place: string, breach: string, weight?: Evidence];

const requests = "parameters and request bodies";
const responses = "responses of the operation";

/**
 * The rows by check name. A place is a part of the contract, or entries of its register. A breach is a sentence without
 * its full stop, for reports. A difference may have evidence of its own.
 */
const table = {
  "status-known": [responses, "A status is not listed"],
  "no-server-error": ["F221", "A request ends in a server error"],
  "content-type": [responses, "A content type is not listed"],
  "correlation-id-present": ["F177, F178, F241", "X-Correlation-Id is missing or malformed"],
  "correlation-id-echoed": ["F177, F178, F241", "X-Correlation-Id is not echoed"],
  headers: [responses, "A header is missing or has another value"],
  "body-schema": [responses, "A body does not match its schema"],
  envelope: ["F17, F19, R67", "A response does not have the envelope"],
  "no-result-on-error": ["F18", "An error comes with a payload"],
  "error-code": ["F211 to F224, R68 to R75", "An error code has another status or another style"],
  "open-list": ["`x-extensible-enum` in the contract", "A value is not listed"],
  "added-member": ["the schemas of the contract", "A field is not listed", "assumed"],
  sunset: ["`x-sunset` of the operation in the contract", "An operation works after its sunset", "assumed"],
  "write-only-hidden": ["F60, F73, F131, F156", "A response shows a field that is write-only"],
  "secret-not-repeated": ["F60", "A response repeats a secret that was sent"],
  "pay-in-hides": ["F28", "A pay-in shows a field that is never exposed"],
  "list-form": ["R18, F43", "The list of bank accounts shows more than its list form"],
  "token-lifetime": ["F171", "An access token is refused before its lifetime ends"],
  "accepts-valid": [requests, "A valid request is refused"],
  "refuses-wrong-type": [requests, "A value of a wrong type is accepted"],
  "refuses-unlisted-value": [requests, "A value that is not listed is accepted"],
  "refuses-out-of-range": [requests, "A number out of its range is accepted"],
  "refuses-broken-format": [requests, "A value of a wrong format is accepted"],
  "refuses-broken-pattern": [requests, "A value that breaks its pattern is accepted"],
  "refuses-too-long": [requests, "A value that is too long is accepted"],
  "refuses-missing-field": [requests, "A request body without a required field is accepted"],
  "refuses-malformed-id": ["F212", "A malformed ID is accepted"],
  "refuses-unknown-id": ["F211 to F221, R67 to R75", "An unknown ID is accepted"],
  "refuses-malformed-json": ["F5", "Malformed JSON is accepted"],
  "refuses-wrong-content-type": ["F5, R74", "A request body of another content type is accepted"],
  "refuses-undeclared-method": ["the paths of the contract; R72", "A method that is not documented works"],
  "documented-error": ["F211 to F221, R67 to R75", "A refusal has another status or code than documented"],
  "token-response": ["F168, F169, RFC 6749", "The token response is not as documented"],
  "token-refusal": ["F168, F169, RFC 6749", "The token endpoint does not refuse a wrong request as RFC 6749 says"],
  "token-media-type": ["F168, F169, RFC 6749", "The token endpoint accepts another media type"],
  "missing-token": ["F97, F217", "A request without an access token is not refused with 401"],
  "wrong-token": ["F97, F217", "A wrong access token is not refused with 401"],
  "expired-token": ["F170, F171", "An expired access token is not refused with 401"],
  "missing-scope": ["F175, F218", "A client without the scope is not refused with 403"],
  "bad-tenant": ["F173, F174", "A bad x-tenant-id is not refused with 403"],
  "missing-tenant": ["F173, F174", "A missing x-tenant-id is not refused with 403"],
  correlation: ["F177, F178, F241", "A request is refused for its correlation ID"],
  "unknown-path": ["F17, F19, F177", "An unknown path does not give a 4xx"],
  "paging-arithmetic": ["F20, F21", "The fields of pagination contradict each other"],
  "paging-walk": ["F20, F21", "A walk through the pages repeats or loses rows"],
  "page-beyond-last": ["F20, F21", "A page beyond the last is not an empty list with 200"],
  "session-order": ["F106 to F108", "Payment sessions are not in the order of sortOn and sortOrder"],
  "session-date-range": ["F213", "from after to is not refused with invalid-date-range"],
  "session-page-defaults": ["F104, F105", "The default page or size of payment sessions is not as documented"],
  "session-queries": ["F98, F101 to F108, F20, F21", "The parameters of payment sessions do not work in combination"],
  "returns-what-was-asked": ["the paths of the contract", "A response shows another resource than requested"],
  "listed-is-found": ["F219, R44, R48", "A listed resource is not found, or differs from its row in the list"],
  "foreign-hidden": ["F111, F219", "An ID of another company is not refused like an unknown one"],
  "unknown-hidden": ["F111, F219, F220", "An unknown ID is not refused with 404"],
  "pay-in-nullable": ["F27", "A pay-in has a placeholder in place of an absent value"],
  "consent-url": ["F238", "REQUIRED partner terms come without consentUrl"],
  "verification-link": ["F152", "A repeated verification request does not return the same link"],
  "reactivated-account": ["F115", "A reactivated account has other parties"],
  "wallet-balances": ["F35", "The balances of a wallet contradict each other"],
  "webhook-read-after-write": [
    "F55, F57 to F61, F117 to F122",
    "A registered webhook is not found, is not listed, or differs from the request",
  ],
  "webhook-put-replaces": ["F55, F57 to F61, F117 to F122", "PUT does not replace the whole webhook"],
  "webhook-gone": ["F55, F57 to F61, F117 to F122", "A deleted webhook is still there"],
  "webhook-limits": ["F242, F243", "A webhook within the limits is refused"],
  "json-with-charset": ["F5", "A media type with a character set is refused"],
  "transfer-response": ["F50 to F54", "A transfer differs from its request"],
  "transfer-unknown-account": ["F219", "A transfer with an unknown account is accepted"],
  "idempotent-replay": ["F167", "A repeated idempotency key does not return the original result"],
  "idempotent-life-cycle": ["F167", "A repeated idempotency key does not return the original result of a later step"],
  "idempotency-in-flight": ["F167", "Overlapping requests with one idempotency key have several results"],
  "idempotency-conflict": ["F230", "An idempotency key with another body is not refused", "assumed"],
  "chain-and-asset": ["F224", "chain without asset, or asset without chain, is not refused as documented"],
  "optimistic-lock": ["R38, R73", "An approval with another version is not refused"],
  approval: ["R33", "An approval does not do what is documented"],
  fee: ["R43", "A fee is not calculated from an amount", "assumed"],
  export: ["R40", "The export is empty or incomplete"],
  invitation: ["R49 to R52", "An invited user differs from the request"],
  filters: ["F101, R44, R46, R47", "A filter of a list does not hold"],
  "ramp-request-history": ["R39", "A ramp request has no history"],
  "sequence-repeat": ["F167", "A repeated idempotency key has a second effect"],
  "sequence-new": ["F167", "Two resources have the same ID, or one creation makes two"],
  "sequence-read-back": ["F57 to F61, F117 to F122", "A resource differs from the request that wrote it"],
  "sequence-listed": ["F117 to F122", "A list lacks a created resource"],
  "sequence-gone": ["F117 to F122", "A deleted resource is still there"],
  "sequence-refused": ["R38, R73, F55", "A refused request has an effect"],
  "sequence-status": ["F191, R33", "A status goes back, or makes a move that is not allowed"],
  "sequence-settled-once": ["the names of the operations", "A settled payment request can be settled again", "assumed"],
  "sequence-lock": ["R38, R73", "A version other than the current one is accepted"],
  "sequence-approved": ["R33", "An approved ramp request can be canceled"],
  "sequence-version": ["R73", "A change leaves the version as it was", "assumed"],
  "sequence-money": ["F192", "Money appears or disappears", "assumed"],
  "sequence-reserved": ["F35", "A reserved amount is not released", "assumed"],
  "delivery-method": ["the webhooks of the contract", "Deliveries are not sent with POST", "assumed"],
  "delivery-url": ["F180", "Deliveries do not go to the registered URL"],
  "delivery-content-type": [
    "the webhooks of the contract",
    "Deliveries do not have the content type application/json",
    "assumed",
  ],
  "delivery-form": ["F180", "A delivery does not have the form of an event"],
  "delivery-event-known": ["F188 to F200, F210", "An event is not listed", "assumed"],
  "delivery-body": ["F188 to F207", "An event does not match its schema"],
  "delivery-added-member": ["the webhooks of the contract", "An event has a field that is not listed", "assumed"],
  "delivery-event-key": ["F208", "An event lacks a field of its key"],
  "delivery-authentication": ["F179", "Deliveries are not authenticated as configured"],
  "delivery-occurred-at": ["F183", "occurredAt is not the time of the change"],
  "delivery-precision": ["F183", "occurredAt does not have nanoseconds", "observed"],
  "delivery-without-money": ["F184", "An event shows an amount, a balance or bank coordinates"],
  "delivery-verdict": ["F204", "A verdict comes with reasons or personal data"],
  "delivery-unsubmitted": ["F206", "A transfer that never reached the chain has a transactionHash"],
  "delivery-of-readiness": ["F36, F198, F199", "An event comes before its resource is ready"],
  "delivery-of-ping": ["F122, F182, F188", "An accepted ping is not delivered"],
  "delivery-ping-to-one": ["F122", "A ping goes to other webhooks, too"],
  "delivery-to-every-webhook": ["F181, F182", "An event does not go to every webhook"],
  "delivery-repeats-agree": ["F183, F208, F209", "Repeated deliveries of an event differ"],
  "delivery-new-secret": ["F118, F179", "Deliveries do not use the new secret"],
  "delivery-new-url": ["F118, F180", "Deliveries do not go to the new URL"],
  "delivery-after-removal": ["F121, F181", "A deleted webhook still gets events"],
  "delivery-read-back": ["F184, F208", "The resource of an event cannot be read"],
  "delivery-accounts": ["F54, F191 to F198", "An event names another account"],
  "delivery-one-end": [
    "F81, F83, F189 to F192",
    "Events of one resource, or an event and its status, exclude each other",
  ],
  "delivery-due": ["F181, F182, F191 to F199; `x-transitions`", "A status was reached, and its event did not come"],
  "delivery-retried": ["F182", "A refused delivery does not come again", "assumed"],
  "missing-role": ["R31, R33, R49, R64", "A user without the role is not refused"],
  "selected-tenant": ["F173, F219", "A granted tenant is not accepted"],
  "kyc-not-required": ["F48, F226", "NOT_REQUIRED is not refused as documented"],
  "account-assets": ["F149, F150", "The assets of an account are not those of the tenant"],
} satisfies Record<string, Row>;

export type CheckName = keyof typeof table;

/** All names, in the order of the table. */
export const checkNames = Object.keys(table) as CheckName[];

/** The name of a rule that must hold over random sequences of requests. */
export type SequenceRuleName = Extract<CheckName, `sequence-${string}`>;

/** The rules of sequences. How certain they are depends on the operations. */
export const sequenceRules = checkNames.filter((name): name is SequenceRuleName => name.startsWith("sequence-"));

/** How certain the rule of a check is. */
export const weightOf = (check: string): Evidence => rowOf(check)?.weight ?? "documented";

/** The row of a check; undefined for a name that has none. */
export function rowOf(check: string): { place: string; breach: string; weight: Evidence } | undefined {
  const row: Row | undefined = Object.hasOwn(table, check) ? table[check as CheckName] : undefined;
  return row && { place: row[0], breach: row[1], weight: row[2] ?? "documented" };
}
