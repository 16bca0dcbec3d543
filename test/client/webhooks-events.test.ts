// Events: every event and example of the contract parses, what is none is refused, and each change has its own key.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isEventType } from "../../client/webhooks/events.ts";
import { EventFormatError, eventKey, parseEvent, parseOccurredAt } from "../../client/webhooks.ts";
import { eventKeys } from "../../generated/finance/events.ts";
import { asObject } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { eventExamples, eventOf } from "./lib/deliveries.ts";

const contractTypes = Object.keys(asObject(bundles.finance["webhooks"]));

describe("parseEvent", () => {
  test.each(eventExamples.map((row) => [row.eventType, row.name, row.body]))("%s %s", (eventType, _, body) => {
    expect(isEventType(eventType as string)).toBe(true);
    const text = JSON.stringify(body);
    for (const input of [body, text, new TextEncoder().encode(text)]) expect(parseEvent(input)).toEqual(body);
  });

  test("the contract has an example of each event", () => {
    expect([...new Set(eventExamples.map((row) => row.eventType))]).toEqual(contractTypes);
    expect(contractTypes.length).toBeGreaterThanOrEqual(13);
  });

  test.each([
    ["not JSON", "{", "the request body is not JSON"],
    ["not UTF-8", new Uint8Array([0x22, 0xff, 0x22]), "the request body is not JSON"],
    ["a list", [eventOf("PING")], "an event must be a JSON object"],
    ["undefined", undefined, "an event must be a JSON object"],
    ["no eventType", { result: {} }, "eventType must be a non-empty string"],
    ["an empty eventType", { eventType: "", result: {} }, "eventType must be a non-empty string"],
    ["no result", { eventType: "PING" }, "result must be an object"],
    ["a list as result", { eventType: "NEW", result: [] }, "result must be an object"],
    ["a pay-in without id", without("PAY_IN_SETTLED", "payInId"), "result.payInId must be a non-empty string"],
    ["a pay-in without status", without("PAY_IN_SETTLED", "status"), "result.status must be a non-empty string"],
    [
      "a party without id",
      without("PARTY_VERIFICATION_COMPLETED", "partyId"),
      "result.partyId must be a non-empty string",
    ],
  ])("refuses %s", (_, input, message) => {
    expect(() => parseEvent(input)).toThrow(new EventFormatError(message));
  });

  test("repeats nothing of what it refuses", () => {
    for (const input of ['{"password":"example-secret', { eventType: { key: "example-secret" }, result: {} }]) {
      const error = catchError(() => parseEvent(input)) as Error;
      expect(`${error.message} ${error.stack} ${String(error.cause)}`).not.toContain("example-secret");
    }
  });

  test("leaves what is new as it came", () => {
    const event = { ...eventOf("PAYOUT_FAILED"), deliveryId: "d-1" };
    Object.assign(event.result, { status: "A_NEW_STATUS", reason: "A_NEW_REASON", extra: { deep: [1] } });
    expect(parseEvent(event)).toEqual(event);
    const unknown = { eventType: "EVENT_OF_TOMORROW", result: { partyId: "p" } };
    expect(parseEvent(unknown)).toEqual(unknown);
    expect(parseEvent({ eventType: "constructor", result: {} }).eventType).toBe("constructor");
  });
});

describe("eventKey", () => {
  const keyOf = (body: unknown) => eventKey(parseEvent(body));

  test("is resource id and target status", () => {
    expect(keyOf(eventOf("PAY_IN_SETTLED"))).toBe("payInId:47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801:SETTLED");
    expect(keyOf(eventOf("PAYOUT_PROCESSING"))).toMatch(/^payoutId:[0-9a-f-]{36}:PROVIDER_PROCESSING$/);
    expect(keyOf(eventOf("VIRTUAL_BANK_ACCOUNT_CREATED"))).toMatch(/^virtualBankAccountId:[0-9a-f-]{36}:ACTIVE$/);
  });

  test("has the event type where the event has no status", () => {
    expect(keyOf(eventOf("TRANSFER_COMPLETED"))).toMatch(/^transferId:[0-9a-f-]{36}:TRANSFER_COMPLETED$/);
    expect(keyOf(eventOf("ACCOUNT_WALLETS_PROVISIONED"))).toMatch(/^walletPairId:[0-9a-f-]{36}:APPROVED$/);
  });

  test("does not depend on time, unless the contract has it in the key, nor on delivery", () => {
    for (const { eventType, body } of eventExamples.filter((row) => row.eventType !== "PING")) {
      const later = structuredClone(body);
      later.result["occurredAt"] = "2026-12-01T00:00:00.000000001ZZ";
      const fields: readonly string[] = eventKeys[eventType as keyof typeof eventKeys].key;
      if (fields.includes("occurredAt")) expect(keyOf(later)).not.toBe(keyOf(body));
      else expect(keyOf(later)).toBe(keyOf(body));
      expect(keyOf({ ...body, attempt: 2 })).toBe(keyOf(body));
    }
  });

  test("a status that comes back is a duplicate: the key of a wallet has no time", () => {
    const pair = eventOf("ACCOUNT_WALLETS_PROVISIONED");
    const keys = ["APPROVED", "BLOCKED", "APPROVED"].map((amlStatus) =>
      keyOf({ ...pair, result: { ...pair.result, amlStatus } }),
    );
    expect([keys[0] === keys[1], keys[0] === keys[2]]).toEqual([false, true]);
  });

  test("a new verdict on a party has a new key, and so has the same verdict at another time", () => {
    const verdicts = ["verified", "rejected", "verificationPending"].map((name) =>
      keyOf(eventOf("PARTY_VERIFICATION_COMPLETED", name)),
    );
    expect(new Set(verdicts).size).toBe(3);
  });

  test.each([
    ["PING", eventOf("PING")],
    ["an unknown type", { eventType: "NEW", result: { payInId: "1", status: "SETTLED" } }],
    ["a transfer without id", without("TRANSFER_FAILED", "transferId")],
    ["a payout with a null id", { ...eventOf("PAYOUT_COMPLETED"), result: { payoutId: null, status: "COMPLETED" } }],
    ["a wallet pair without id", without("ACCOUNT_WALLETS_PROVISIONED", "walletPairId")],
    ["a verdict without time", without("PARTY_VERIFICATION_COMPLETED", "occurredAt")],
  ])("is undefined for %s", (_, body) => expect(keyOf(body)).toBeUndefined());

  test("no two changes share a key, whatever their ids are", () => {
    const part = fc.string({ unit: fc.constantFrom("a", ":", '"', "\\", "\u0000"), minLength: 1, maxLength: 4 });
    const change = fc.record({ payInId: part, status: part });
    const key = (result: object) => keyOf({ eventType: "PAY_IN_SETTLED", result });
    fc.assert(
      fc.property(change, change, (a, b) => {
        expect(key(a) === key(b)).toBe(a.payInId === b.payInId && a.status === b.status);
        expect(key(a)).not.toContain("\u0000");
      }),
    );
  });
});

describe("parseOccurredAt", () => {
  test("reads nanoseconds and the doubled Z", () => {
    const { epochNanoseconds, date } = parseOccurredAt("2026-09-16T09:41:07.482913605ZZ");
    expect(epochNanoseconds).toBe(1_789_551_667_482_913_605n);
    expect(date.toISOString()).toBe("2026-09-16T09:41:07.482Z");
  });

  test.each([
    ["2026-09-16T09:41:07Z", "2026-09-16T09:41:07.000Z", 0n],
    ["2026-09-16T09:41:07.000000001ZZ", "2026-09-16T09:41:07.000Z", 1n],
    ["2024-02-29T23:59:59.999999999ZZ", "2024-02-29T23:59:59.999Z", 999_999_999n],
    ["1969-12-31T23:59:59.25ZZ", "1969-12-31T23:59:59.250Z", 250_000_000n],
    ["0001-01-01T00:00:00.1Z", "0001-01-01T00:00:00.100Z", 100_000_000n],
  ])("%s", (text, iso, fraction) => {
    const { epochNanoseconds, date } = parseOccurredAt(text);
    expect(date.toISOString()).toBe(iso);
    const seconds = BigInt(Date.parse(`${iso.slice(0, 19)}Z`)) * 1_000_000n;
    expect(epochNanoseconds).toBe(seconds + fraction);
  });

  test.each([
    "",
    "2026-09-16T09:41:07",
    "2026-09-16T09:41:07ZZZ",
    "2026-09-16T09:41:07.1234567890ZZ",
    "2026-09-16 09:41:07Z",
    "2026-09-16T09:41:07+02:00",
    "2026-09-16T09:41:07ZZ\n",
    "2026-02-30T09:41:07ZZ",
    "2026-09-16T24:00:00ZZ",
    "2026-09-16T09:41:60ZZ",
  ])("refuses %j", (text) => expect(() => parseOccurredAt(text)).toThrow(RangeError));

  test.each([undefined, null, 1_789_551_667, new Date()])("refuses %s, which is no string", (value) => {
    expect(() => parseOccurredAt(value as never)).toThrow(TypeError);
  });
});

/** The first example of an event, without one member of its result. */
function without(eventType: string, name: string) {
  const event = eventOf(eventType);
  delete event.result[name];
  return event;
}

function catchError(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}
