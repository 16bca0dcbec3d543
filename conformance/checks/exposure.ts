// Checks that responses do not expose what they must never show.

import { successesOf } from "../../model/calls.ts";
import { isObject } from "../../model/document.ts";
import { fieldNamesOf } from "../../model/sensitive.ts";
import { type Contracts, operationNamed } from "../contracts.ts";
import type { SentRequest } from "../exchange.ts";
import { ownSecret } from "../plan/body.ts";
import { describe } from "../schema.ts";
import { differ, type ResponseCheck, resultOf, rowsOf, succeeded } from "./check.ts";

/** The fields of a value at any depth, with their paths. */
export function* fieldsOf(
  value: unknown,
  path: string[] = [],
): Generator<{ name: string; path: string; value: unknown }> {
  if (Array.isArray(value)) {
    for (const entry of value) yield* fieldsOf(entry, [...path, "[]"]);
  } else if (isObject(value)) {
    for (const [name, child] of Object.entries(value)) {
      yield { name, path: [...path, name].join("."), value: child };
      // Callers choose the keys of `metadata`.
      if (name !== "metadata") yield* fieldsOf(child, [...path, name]);
    }
  }
}

/** Fields that must not be in any response of the finance service, at any depth. */
const writeOnly = new Set(["apiKey", "password", "identityShareToken", "client_secret", "clientSecret"]);

/** Names of fields with data that a pay-in never exposes (F28). */
const hiddenInPayIns: [RegExp, string][] = [
  [/^idempotencyKey$/i, "idempotency key"],
  [/provider|psp|processor|acquirer/i, "provider reference"],
  [/^(internal.*|(?!.*hash).*transactionId|.*txId)$/i, "internal transaction identifier"],
  [/^(raw.*|(failure|error)(Text|Message|Details?|Description))$/i, "raw failure text"],
];

/** Lists whose rows are shorter than the resource (R18, F43), and the read that has its full form. */
const fullForms: Record<string, string> = { listCompanyBankAccounts: "getCompanyBankAccount", listParties: "getParty" };

/** The names of all fields in an operation's successful responses. */
function namesIn(contracts: Contracts, operationId: string): Set<string> {
  const operation = operationNamed(contracts, operationId);
  const { document } = contracts[operation.api];
  const names = successesOf(operation).map(({ media }) => fieldNamesOf(document, media[0]?.schema));
  return new Set(names.flatMap(({ sensitive, harmless }) => [...sensitive, ...harmless]));
}

const shown = (expected: string, path: string) => differ(expected, `${path} is in the response`);

/** Shorter values are not looked for, because they may occur by chance. */
const leastLength = 8;

/** Matches the values of write-only fields in a JSON text. */
const secretFields = new RegExp(`"(?:${[...writeOnly].join("|")})"\\s*:\\s*"((?:[^"\\\\]|\\\\.)*)"`, "g");

/** Secrets in the body of a request: JSON, even if it is malformed, or a form. */
export function secretsIn({ body = "" }: SentRequest): string[] {
  const texts = body.startsWith("{")
    ? Array.from(body.matchAll(secretFields), ([, text = ""]) => text)
    : new URLSearchParams(body).getAll("client_secret");
  return texts.filter((text) => text.length >= leastLength);
}

export const exposureChecks: ResponseCheck[] = [
  {
    name: "write-only-hidden",
    *look({ service, operation, json }) {
      if (service === "auth") return;
      const isPayoutAccount = /PayoutBankAccount/.test(operation?.operationId ?? "");
      for (const { name, path, value } of fieldsOf(json)) {
        const isNumber = name === "accountNumber" || name === "routingNumber";
        if (writeOnly.has(name)) yield shown("no write-only field", path);
        if (isPayoutAccount && isNumber) yield shown("no bank credentials", path);
        if (name === "accountNumberLast4" && (String(value).match(/\d/g)?.length ?? 0) > 4)
          yield shown("four digits of the account number", `more than four digits in ${path}`);
      }
    },
  },
  {
    name: "secret-not-repeated",
    *look(exchange) {
      const { body, headers } = exchange.response;
      const sent = secretsIn(exchange.request);
      const shownIn = (text: string) => sent.some((secret) => text.includes(secret)) || ownSecret.test(text);
      if (shownIn(body)) yield differ("no secret that was sent", "one is in the body");
      for (const [name, value] of Object.entries(headers))
        if (shownIn(value)) yield differ("no secret that was sent", `one is in the header ${name}`);
    },
  },
  {
    name: "pay-in-hides",
    *look(exchange) {
      if (exchange.operation?.operationId !== "getPayIn" || !succeeded(exchange)) return;
      for (const { name, path, value } of fieldsOf(resultOf(exchange))) {
        const rule = hiddenInPayIns.find(([pattern]) => pattern.test(name));
        const isReason = /^(failure|error)Reason$/i.test(name) && typeof value === "string";
        if (rule !== undefined) yield shown(`no ${rule[1]}`, path);
        else if (isReason && !/^[A-Z0-9_]+$/.test(value))
          yield shown("no raw failure text", `${path} ${describe(value)}`);
      }
    },
  },
  {
    name: "list-form",
    *look(exchange, contracts) {
      const list = exchange.operation?.operationId ?? "";
      const full = fullForms[list];
      if (full === undefined || !succeeded(exchange)) return;
      const own = namesIn(contracts, list);
      const seen = new Set(rowsOf(exchange).flatMap((row) => Object.keys(row)));
      for (const name of namesIn(contracts, full))
        if (!own.has(name) && seen.has(name)) yield shown("no more than the list form", `result[].${name}`);
    },
  },
];
