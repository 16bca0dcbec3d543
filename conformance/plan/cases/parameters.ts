// Requests with one broken parameter each: queries, malformed IDs and unknown ones.

import { randomUUID } from "node:crypto";
import { successesOf } from "../../../model/calls.ts";
import { asArray, asObject, asStrings, type JsonObject, resolve } from "../../../model/document.ts";
import { isCertain, weaker } from "../../../model/evidence.js";
import type { Operation, Parameter } from "../../../model/operations.ts";
import { idNameOf } from "../ids.ts";
import { type BrokenText, brokenTexts, oddTexts } from "../values/texts.ts";
import { type Case, caseOf, companions, type DocumentedResponse, ownChecks } from "./case.ts";

/** Codes of a broken parameter of the payment session list, by the rule it breaks (F212, F214). */
const sessionCodes: Record<string, Record<string, string>> = {
  size: { "refuses-out-of-range": "size.validation" },
  page: { "refuses-out-of-range": "page.validation" },
  sortOn: { "refuses-unlisted-value": "sortOn.validation" },
  status: { "refuses-unlisted-value": "invalid-parameter" },
  from: { "refuses-broken-format": "invalid-parameter" },
  to: { "refuses-broken-format": "invalid-parameter" },
};

/** Cases without a documented code: `<field>.validation` is documented for sizes above 100 only (F214). */
const codeNotDocumented = new Set(["size: below the minimum", "size: negative"]);

/** Cases with one broken rule of a parameter each, and with an unknown ID for each path parameter. */
export function negativeParameterCases(operation: Operation, document: JsonObject): Case[] {
  return operation.parameters
    .filter(({ in: where, name }) => where !== "header" && !ownChecks.has(name))
    .flatMap((parameter) =>
      parameter.in === "path" ? pathCases(operation, parameter) : queryCases(operation, parameter, document),
    );
}

/** Statuses of a session that release 1.8.0 removed (F251). */
const removedStatuses = ["CONVERTING", "MINTING", "COMPLETED"];

/** Plausible values that are not in a closed list: removed statuses, and fields that a list cannot be sorted by. */
function nearMisses(operation: Operation, { name, schema }: Parameter, document: JsonObject): BrokenText[] {
  if (operation.operationId !== "listPaymentSessions") return [];
  const miss = (label: string) => (value: string) => ({
    check: "refuses-unlisted-value",
    label: `${label} ${value}`,
    value,
  });
  if (name === "status") return removedStatuses.map(miss("removed value"));
  if (name !== "sortOn") return [];
  const sortable = asStrings(schema["enum"]);
  return fieldsOfRows(operation, document)
    .filter((field) => !sortable.includes(field))
    .map(miss("not sortable"));
}

/** Names of the fields that the rows of a list have. */
function fieldsOfRows(operation: Operation, document: JsonObject): string[] {
  const schema = resolve(document, successesOf(operation)[0]?.media[0]?.schema);
  const list = resolve(document, asObject(schema["properties"])["result"]);
  const row = resolve(document, list["items"]);
  const parts = [row, ...asArray(row["allOf"]).map((part) => resolve(document, part))];
  return parts.flatMap((part) => Object.keys(asObject(part["properties"])));
}

/** `invalid-request` applies to every invalid parameter (F215), so the status is known. */
const badRequest: DocumentedResponse = { status: 400, evidence: "documented" };

function queryCases(operation: Operation, parameter: Parameter, document: JsonObject): Case[] {
  const isSessions = operation.operationId === "listPaymentSessions";
  const isKnown = operation.api === "finance" && isCertain(parameter.evidence);
  return [...brokenTexts(parameter.schema), ...nearMisses(operation, parameter, document)].map((broken) => {
    const { check, label, value, lenient } = broken;
    const isShown = isSessions && !codeNotDocumented.has(`${parameter.name}: ${label}`);
    const code = isShown ? sessionCodes[parameter.name]?.[check] : undefined;
    const documented = isKnown && !lenient ? { ...badRequest, ...(code && { code }) } : undefined;
    const { name, evidence } = parameter;
    return caseOf(operation, name, label, {
      query: { ...companions[name], [name]: String(value) },
      evidence,
      breaks: { check, evidence, ...(lenient && { lenient }), ...(documented && { documented }) },
    });
  });
}

function pathCases(operation: Operation, { name, schema, evidence: known }: Parameter): Case[] {
  // `invalid-parameter` is documented for every malformed account ID (F212).
  const malformed: DocumentedResponse | undefined =
    idNameOf(name) === "accountId"
      ? { status: 400, code: "invalid-parameter", evidence: operation.evidence }
      : undefined;
  // If any text may be an ID, odd texts are only unknown IDs.
  const odd = oddTexts.map((text) => ({ ...text, check: "refuses-unknown-id" }));
  const values = schema["format"] === "uuid" ? brokenTexts(schema) : odd;
  const evidence = weaker(known, operation.evidence);
  const broken = values.map(({ check, label, value, lenient }) =>
    caseOf(operation, name, label, {
      path: { [name]: String(value) },
      evidence: known,
      breaks: { check, evidence, ...(lenient ? { lenient } : malformed && { documented: malformed }) },
    }),
  );
  return [...broken, unknownId(operation, name)];
}

/** Unknown IDs whose response is documented (F219, F220): pay-ins by their read, accounts everywhere. */
const unknownCodes: Record<string, string> = {
  "getPayIn payInId": "pay-in-not-found",
  accountId: "account-not-found",
};

function unknownId(operation: Operation, name: string): Case {
  const { api, operationId, method, evidence: ofOperation } = operation;
  const code = unknownCodes[idNameOf(name)] ?? unknownCodes[`${operationId} ${name}`];
  const ramp = api === "ramp" ? ({ code: "NOT_FOUND", evidence: "observed" } as const) : undefined;
  const documented = code === undefined ? ramp : { status: 404, code, evidence: weaker("documented", ofOperation) };
  // Elsewhere, the response to an unknown ID is not documented; a read that finds a resource is wrong in any case.
  const evidence = code !== undefined || method === "GET" ? ofOperation : "assumed";
  return caseOf(operation, name, "unknown ID", {
    path: { [name]: randomUUID() },
    breaks: { check: "refuses-unknown-id", evidence, ...(documented && { documented }) },
  });
}
