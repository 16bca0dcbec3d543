// Checks that nothing is shown that, as documented, is never shown.

import { successesOf } from "../../model/calls.ts";
import type { Contract } from "../../model/contract.ts";
import type { Json } from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";
import { fieldNamesOf } from "../../model/sensitive.ts";
import type { Contracts } from "../contracts.ts";
import { type Exchange, parsedJson } from "../exchange.ts";
import { ownSecret } from "../plan/body.ts";
import { describe } from "../schema.ts";
import { type Deviation, differ, type ResponseCheck, resultOf, rowsOf, succeeded } from "./check.ts";
import { fieldsOf } from "./fields.ts";

/** Fields that may not be in any response of the finance service, at any depth. */
const writeOnly = new Set(["apiKey", "password", "identityShareToken", "client_secret", "clientSecret"]);

/** Names that betray what a pay-in never exposes (F28). */
const hiddenInPayIns: [RegExp, string][] = [
  [/^idempotencyKey$/i, "an idempotency key"],
  [/provider|psp|processor|acquirer/i, "a provider reference"],
  [/^(internal.*|(?!.*hash).*transactionId|.*txId)$/i, "an internal transaction identifier"],
  [/^(raw.*|(failure|error)(Text|Message|Details?|Description))$/i, "raw failure text"],
];

/** Lists whose rows are shorter than the resource, as documented (R18, F43), and the read that has its full form. */
const fullForms: Record<string, string> = { listCompanyBankAccounts: "getCompanyBankAccount", listParties: "getParty" };

/** The names of all fields that the success of an operation has. */
function namesIn({ byId, document }: Contract, operationId: string): Set<string> {
  const schemas = successesOf(byId.get(operationId) as Operation).map(({ media }) => media[0]?.schema);
  const names = schemas.map((schema) => fieldNamesOf(document, schema));
  return new Set(names.flatMap(({ sensitive, harmless }) => [...sensitive, ...harmless]));
}

function shown(expected: string, path: string): Deviation {
  return differ(expected, `${path} is in the response`);
}

/** The names that `lookForSecrets` and `secretsSent` look for; where a name may be written with escapes, it is read first. */
const telling = new RegExp(
  `"(?:${[...writeOnly, "accountNumber", "routingNumber", "accountNumberLast4"].join("|")})"|\\\\u`,
);

function lookForSecrets({ service, operation, response, json }: Exchange): Deviation[] {
  if (service === "auth" || !telling.test(response.body)) return [];
  const members = [...fieldsOf(json as Json)];
  const secrets = members
    .filter(({ name }) => writeOnly.has(name))
    .map(({ path }) => shown("no write-only field", path));
  const isPayoutAccount = /PayoutBankAccount/.test(operation?.operationId ?? "");
  const numbers = members.filter(
    ({ name }) => isPayoutAccount && (name === "accountNumber" || name === "routingNumber"),
  );
  const long = members.filter(
    ({ name, value }) => name === "accountNumberLast4" && (String(value).match(/\d/g)?.length ?? 0) > 4,
  );
  return [
    ...secrets,
    ...numbers.map(({ path }) => shown("no bank credentials", path)),
    ...long.map(({ path }) => shown("four digits of the account number", `more than four digits in ${path}`)),
  ];
}

/** Values too short to be told from other texts. */
const leastLength = 8;

/** Secrets in a request, whatever its media type. */
function secretsSent({ request, service }: Exchange): string[] {
  if (request.body === undefined) return [];
  if (service === "auth") return new URLSearchParams(request.body).getAll("client_secret");
  if (!telling.test(request.body)) return [];
  const members = [...fieldsOf(parsedJson(request.body) as Json | undefined)];
  return members.flatMap(({ name, value }) => (writeOnly.has(name) && typeof value === "string" ? [value] : []));
}

function lookForEchoes(exchange: Exchange): Deviation[] {
  const { response } = exchange;
  const sent = secretsSent(exchange).filter((secret) => secret.length >= leastLength);
  const shownIn = (text: string) => sent.some((secret) => text.includes(secret)) || ownSecret.test(text);
  const places = [
    ...(shownIn(response.body) ? ["the body"] : []),
    ...Object.entries(response.headers).flatMap(([name, value]) => (shownIn(value) ? [`the header ${name}`] : [])),
  ];
  return places.map((place) => differ("no secret that was sent", `one is in ${place}`));
}

function operationName({ operation }: Exchange): string {
  return operation?.operationId ?? "";
}

function lookAtPayIn(exchange: Exchange): Deviation[] {
  if (operationName(exchange) !== "getPayIn" || !succeeded(exchange)) return [];
  const hidden = [...fieldsOf(resultOf(exchange))].flatMap(({ name, path, value }) => {
    const rule = hiddenInPayIns.find(([pattern]) => pattern.test(name));
    if (rule !== undefined) return [shown(`no ${rule[1].replace(/^an? /, "")}`, path)];
    const isFreeText =
      /^(failure|error)Reason$/i.test(name) && typeof value === "string" && !/^[A-Z0-9_]+$/.test(value);
    return isFreeText ? [shown("no raw failure text", `${path} ${describe(value)}`)] : [];
  });
  return hidden;
}

function lookAtListForms(exchange: Exchange, contracts: Contracts): Deviation[] {
  const list = operationName(exchange);
  const full = fullForms[list];
  if (full === undefined || !succeeded(exchange)) return [];
  const contract = contracts[exchange.service];
  const own = namesIn(contract, list);
  const seen = new Set(rowsOf(exchange).flatMap((row) => Object.keys(row)));
  return [...namesIn(contract, full)]
    .filter((name) => !own.has(name) && seen.has(name))
    .map((name) => shown("no more than the list form", `result[].${name}`));
}

/** All checks of what is never shown. */
export const exposureChecks: ResponseCheck[] = [
  { name: "write-only-hidden", look: lookForSecrets },
  { name: "secret-not-repeated", look: lookForEchoes },
  { name: "pay-in-hides", look: lookAtPayIn },
  { name: "list-form", look: lookAtListForms },
];
