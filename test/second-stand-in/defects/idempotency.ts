// Defects of idempotency keys, which the seven operations on payment requests accept.

import { isUuid, object, Refusal, refused, text } from "../basics.ts";
import { type Apply, before, table } from "./tools.ts";

const CREATE = "createPaymentRequest createAccountPaymentRequest";
const SETTLE = "settlePaymentRequest settlePaymentRequestByReference";
const REVERSE = "reversePaymentRequest reversePaymentRequestByReference";
const ALL = `${CREATE} ${SETTLE} ${REVERSE} updatePaymentRequest`;

/** The key of these operations is not looked at. */
const keyless = (operations: string): Apply =>
  before(operations, (r) => {
    if (isUuid(r.body["idempotencyKey"])) delete r.body["idempotencyKey"];
    return undefined;
  });

const earlier = (r: Parameters<Parameters<typeof before>[1]>[0]) =>
  r.tenant.remembered.get(text(r.body["idempotencyKey"]).toLowerCase());

export const idempotency = table("idempotency", [
  ["create-again", "F167", "Creating a payment request again with the same key creates another one.", keyless(CREATE)],
  ["settle-again", "F167", "Settling again with the same key is a new settlement.", keyless(SETTLE)],
  [
    "settle-by-reference-again",
    "F167",
    "The key of a settlement by reference is ignored.",
    keyless("settlePaymentRequestByReference"),
  ],
  ["reverse-again", "F167", "Reversing again with the same key is a new reversal.", keyless(REVERSE)],
  ["update-again", "F167", "Updating again with the same key is a new adjustment.", keyless("updatePaymentRequest")],
  [
    "replay-refused",
    "F167",
    "A repeat with the same key and body is refused with 409.",
    before(ALL, (r) =>
      earlier(r)?.fingerprint === r.world.rules.fingerprint(r)
        ? refused(new Refusal(409, "idempotency-key-conflict", "The key was used."))
        : undefined,
    ),
  ],
  [
    "replay-other-body",
    "F167",
    "A repeat with the same key and another body executes as a new request.",
    before(ALL, (r) => {
      const found = earlier(r);
      if (found && found.fingerprint !== r.world.rules.fingerprint(r)) delete r.body["idempotencyKey"];
      return undefined;
    }),
  ],
  [
    "replay-any-body",
    "F230",
    "A repeat with the same key and another body gets the first response.",
    (rules) => {
      rules.fingerprint = (r) => r.operation;
    },
  ],
  [
    "replay-empty",
    "F167",
    "A repeat with the same key has an empty result.",
    before(ALL, (r) => {
      const found = earlier(r);
      if (found?.fingerprint !== r.world.rules.fingerprint(r) || typeof found.reply.body === "string") return undefined;
      return { ...found.reply, body: { ...found.reply.body, result: {} } };
    }),
  ],
  [
    "replay-current",
    "F167",
    "A repeat of a creation shows the payment request of now, not the original result.",
    before(CREATE, (r) => {
      const found = earlier(r);
      if (found?.fingerprint !== r.world.rules.fingerprint(r) || typeof found.reply.body === "string") return undefined;
      const id = object(found.reply.body["result"])["id"];
      const now = r.tenant.paymentRequests.find((one) => one.id === id);
      return now ? { ...found.reply, body: structuredClone({ ...found.reply.body, result: now }) } : undefined;
    }),
  ],
  [
    "replay-other-id",
    "F167",
    "A repeat with the same key has another id.",
    before(ALL, (r) => {
      const found = earlier(r);
      if (found?.fingerprint !== r.world.rules.fingerprint(r) || typeof found.reply.body === "string") return undefined;
      const result = object(found.reply.body["result"]);
      return { ...found.reply, body: { ...found.reply.body, result: { ...result, id: `${result["id"]}R` } } };
    }),
  ],
  [
    "key-forgotten",
    "F167",
    "A key is forgotten after the next request of the tenant.",
    (rules) => {
      rules.before.push((r) => {
        if (!earlier(r)) r.tenant.remembered.clear();
        return undefined;
      });
    },
  ],
  [
    "key-any-text",
    "F167",
    "An idempotency key that is no UUID is accepted.",
    before(ALL, (r) => {
      if (!isUuid(r.body["idempotencyKey"])) delete r.body["idempotencyKey"];
      return undefined;
    }),
  ],
]);
