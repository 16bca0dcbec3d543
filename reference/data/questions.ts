// Questions that a guide lives with: it says what to do until they are settled.

/** A guide by the name of its file, with the words of the link. */
export interface GuideLink {
  name: string;
  text: string;
}

/** By the ID of the question; a test holds both sides. */
export const guideOfQuestion: Record<string, GuideLink> = {
  "rate-limits": { name: "rate-limits-and-capacity", text: "Stay within limits that are not documented" },
  "idempotency-of-payouts-and-transfers": { name: "idempotency-and-money", text: "Retry without paying twice" },
  "scope-of-an-idempotency-key": { name: "idempotency-and-money", text: "Retry without paying twice" },
  "pay-ins-without-their-event": { name: "reconciliation", text: "Find what you missed" },
  "signature-of-deliveries": { name: "webhooks", text: "Receive webhook events" },
  "form-of-deliveries": { name: "webhooks", text: "Receive webhook events" },
  "statuses-of-error-codes": { name: "errors-and-retries", text: "Errors and retries" },
  compatibility: { name: "upgrading", text: "Upgrade" },
};
