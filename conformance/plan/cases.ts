// The requests that a contract asks for: each operation at its bounds, and with one broken rule at a time.

import { randomUUID } from "node:crypto";
import { asArray, asObject, asStrings, isObject, type Json, type JsonObject, resolve } from "../../model/document.ts";
import { type Evidence, isCertain, weaker } from "../../model/evidence.js";
import { kindOf, type Operation, type Parameter, successesOf } from "../contract.ts";
import { type Broken, brokenBodies, brokenTexts, oddTexts, unusualBodies, validValues } from "./values.ts";

/** A request to make, and what has to come back. */
export interface Case {
  operation: Operation;
  /** What it shows, for example `page: below the minimum`. */
  label: string;
  /** Parameter or field it is about; empty for the operation as a whole. */
  subject: string;
  query?: Record<string, string>;
  /** Replaces values of path parameters. */
  path?: Record<string, string>;
  json?: Json;
  /** A body as text, with its media type. */
  raw?: { text: string; type: string };
  method?: string;
  /** Set when the request breaks a rule: it has to be refused. */
  breaks?: {
    check: string;
    evidence: Evidence;
    lenient?: boolean;
    /** The answer the sources give for it. */
    answer?: { status?: number; code?: string; evidence: Evidence };
  };
  /** How well the sources know that the request is valid. */
  evidence: Evidence;
}

/** Parameters that take effect only beside another (finance source: `sortOrder` alone is ignored). */
const companions: Record<string, Record<string, string>> = { sortOrder: { sortOn: "createdAt" } };

/** Headers with checks of their own. */
const ownChecks = new Set(["x-tenant-id", "x-correlation-id", "x-request-id"]);

/** Every query parameter of an operation at its bounds and with each of its values, and a call without any. */
export function positiveCases(operation: Operation): Case[] {
  const plain: Case = { operation, label: "as the example shows", subject: "", evidence: "documented" };
  const parameters = operation.parameters.filter(({ in: where, name }) => where === "query" && !ownChecks.has(name));
  return [
    plain,
    ...parameters.flatMap((parameter) =>
      validValues(parameter.schema, parameter.example).map(({ label, value }) => ({
        operation,
        label: `${parameter.name}: ${label}`,
        subject: parameter.name,
        query: { ...companions[parameter.name], [parameter.name]: String(value) },
        evidence: parameter.evidence,
      })),
    ),
  ];
}

/** Bodies that keep every rule, with texts that careless servers cannot store. */
export function unusualCases(operation: Operation, document: JsonObject, valid: Json | undefined): Case[] {
  const media = operation.body;
  if (media?.type !== "application/json" || !isObject(valid)) return [];
  return unusualBodies(document, media.schema, valid).map(({ label, value }) => ({
    operation,
    label: `body: ${label}`,
    subject: "body",
    json: value,
    evidence: "documented",
  }));
}

type Answer = NonNullable<NonNullable<Case["breaks"]>["answer"]>;

/** Codes of a broken parameter of the payment session list, by the rule it breaks (finance source, Errors). */
const sessionCodes: Record<string, Record<string, string>> = {
  size: { "refuses-out-of-range": "size.validation" },
  page: { "refuses-out-of-range": "page.validation" },
  sortOn: { "refuses-unlisted-value": "sortOn.validation" },
  status: { "refuses-unlisted-value": "invalid-parameter" },
  from: { "refuses-broken-format": "invalid-parameter" },
  to: { "refuses-broken-format": "invalid-parameter" },
};

/** The sources name `<field>.validation` for sizes above 100 only. */
const codeNotDocumented = new Set(["size: below the minimum", "size: negative"]);

/**
 * Every way to break one rule of an operation, each once.
 * @param bodies Valid bodies to break, one for each form that the operation takes.
 */
export function negativeCases(operation: Operation, document: JsonObject, bodies: Json[]): Case[] {
  const cases = [
    ...negativeParameterCases(operation, document),
    ...bodies.flatMap((valid) => negativeBodyCases(operation, document, valid)),
  ];
  return [...new Map(cases.map((test) => [test.label, test])).values()];
}

/** Every parameter with one broken rule at a time, every path parameter with an unknown id. */
function negativeParameterCases(operation: Operation, document: JsonObject): Case[] {
  return operation.parameters
    .filter(({ in: where, name }) => where !== "header" && !ownChecks.has(name))
    .flatMap((parameter) =>
      parameter.in === "path" ? pathCases(operation, parameter) : queryCases(operation, parameter, document),
    );
}

/** Statuses of a session that release 1.8.0 removed (finance source, Versioning). */
const removedStatuses = ["CONVERTING", "MINTING", "COMPLETED"];

/** Values that stand near to those of a closed list and are none of them, by operation and parameter. */
function nearMisses(operation: Operation, { name, schema }: Parameter, document: JsonObject): Broken[] {
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

/** Names of the members that the rows of a list have. */
function fieldsOfRows(operation: Operation, document: JsonObject): string[] {
  const schema = resolve(document, successesOf(operation)[0]?.media[0]?.schema);
  const list = resolve(document, asObject(schema["properties"])["result"]);
  const row = resolve(document, list["items"]);
  const parts = [row, ...asArray(row["allOf"]).map((part) => resolve(document, part))];
  return parts.flatMap((part) => Object.keys(asObject(part["properties"])));
}

/** `invalid-request` stands for every invalid parameter (finance source, Errors), so the status is known. */
const badRequest: Answer = { status: 400, evidence: "documented" };

function queryCases(operation: Operation, parameter: Parameter, document: JsonObject): Case[] {
  const isSessions = operation.operationId === "listPaymentSessions";
  const isKnown = operation.service === "finance" && isCertain(parameter.evidence);
  return [...brokenTexts(parameter.schema), ...nearMisses(operation, parameter, document)].map((broken) => {
    const { check, label, value, lenient } = broken;
    const isShown = isSessions && !codeNotDocumented.has(`${parameter.name}: ${label}`);
    const code = isShown ? sessionCodes[parameter.name]?.[check] : undefined;
    const answer = isKnown && !lenient ? { ...badRequest, ...(code && { code }) } : undefined;
    return {
      operation,
      label: `${parameter.name}: ${label}`,
      subject: parameter.name,
      query: { ...companions[parameter.name], [parameter.name]: String(value) },
      evidence: parameter.evidence,
      breaks: { check, evidence: parameter.evidence, ...(lenient && { lenient }), ...(answer && { answer }) },
    };
  });
}

function pathCases(operation: Operation, parameter: Parameter): Case[] {
  const isAccount = kindOf(parameter.name) === "accountId";
  // The row of `invalid-parameter` in the finance source speaks of every malformed account id.
  const malformed: Answer | undefined = isAccount
    ? { status: 400, code: "invalid-parameter", evidence: operation.evidence }
    : undefined;
  // Where any text may be an id, odd ones are merely unknown.
  const odd = oddTexts.map((text) => ({ ...text, check: "refuses-unknown-id" }));
  const values = parameter.schema["format"] === "uuid" ? brokenTexts(parameter.schema) : odd;
  const broken = values.map(({ check, label, value, lenient }) => ({
    operation,
    label: `${parameter.name}: ${label}`,
    subject: parameter.name,
    path: { [parameter.name]: String(value) },
    evidence: parameter.evidence,
    breaks: {
      check,
      evidence: weaker(parameter.evidence, operation.evidence),
      ...(lenient ? { lenient } : malformed && { answer: malformed }),
    },
  }));
  return [...broken, unknownId(operation, parameter)];
}

/** Unknown ids whose answer the sources give, by operation and parameter; accounts have one answer everywhere. */
const unknownAnswers: Record<string, Answer> = {
  "getPayIn payInId": { status: 404, code: "pay-in-not-found", evidence: "documented" },
  accountId: { status: 404, code: "account-not-found", evidence: "documented" },
};

function unknownId(operation: Operation, parameter: Parameter): Case {
  const isAccount = kindOf(parameter.name) === "accountId";
  const known = isAccount ? unknownAnswers["accountId"] : unknownAnswers[`${operation.operationId} ${parameter.name}`];
  const ramp: Answer | undefined =
    operation.service === "ramp" ? { code: "NOT_FOUND", evidence: "observed" } : undefined;
  const answer = known === undefined ? ramp : { ...known, evidence: weaker(known.evidence, operation.evidence) };
  // What becomes of an unknown id elsewhere is not shown; a read that finds it is wrong all the same.
  const evidence = answer?.status !== undefined || operation.method === "GET" ? operation.evidence : "assumed";
  return {
    operation,
    label: `${parameter.name}: unknown id`,
    subject: parameter.name,
    path: { [parameter.name]: randomUUID() },
    evidence: "documented",
    breaks: { check: "refuses-unknown-id", evidence, ...(answer && { answer }) },
  };
}

/** Bodies that are no object. */
const wholes: [label: string, text: string][] = [
  ["empty", ""],
  ["null", "null"],
  ["an array", "[]"],
  ["a text", '"text"'],
  ["nested 500 deep", `${"[".repeat(500)}${"]".repeat(500)}`],
];

function shapeless(operation: Operation, label: string, text: string, evidence: Evidence): Case {
  return {
    operation,
    label: `body: ${label}`,
    subject: "body",
    raw: { text, type: "application/json" },
    evidence: "documented",
    breaks: { check: "refuses-wrong-type", evidence },
  };
}

const otherTypes: [label: string, type: string][] = [
  ["wrong content type", "text/plain"],
  ["content type of a form", "application/x-www-form-urlencoded"],
  ["content type of XML", "application/xml; charset=utf-8"],
];

/** A body with one broken rule at a time, no JSON at all, and another media type. */
function negativeBodyCases(operation: Operation, document: JsonObject, valid: Json): Case[] {
  const media = operation.body;
  if (media === undefined || media.type !== "application/json") return [];
  const evidence = media.required ? "documented" : media.evidence;
  const whole = (label: string, check: string, raw: Case["raw"], code?: string): Case => ({
    operation,
    label: `body: ${label}`,
    subject: "body",
    ...(raw && { raw }),
    evidence: "documented",
    breaks: {
      check,
      evidence,
      ...(code && operation.service === "ramp" && { answer: { code, evidence: "observed" as const } }),
    },
  });
  const text = JSON.stringify(valid);
  return [
    whole("malformed JSON", "refuses-malformed-json", { text: `${text.slice(0, -1)},`, type: "application/json" }),
    ...wholes
      .filter(([label]) => media.required || label !== "empty")
      .map(([label, body]) => shapeless(operation, label, body, weaker(operation.evidence, evidence))),
    ...otherTypes.map(([label, type]) =>
      whole(label, "refuses-wrong-content-type", { text, type }, "INVALID_MEDIA_TYPE"),
    ),
    ...brokenBodies(document, media.schema, valid).map(({ check, label, body, evidence: known }) => ({
      operation,
      label: `body.${label}`,
      subject: `body.${label.split(":")[0]}`,
      json: body,
      evidence: "documented" as const,
      breaks: { check, evidence: known, ...plainHttp(operation, label) },
    })),
  ];
}

function plainHttp({ operationId }: Operation, label: string): { answer: Answer } | undefined {
  const isUrl = label.startsWith("url: pattern http://");
  if (!isUrl || !["registerWebhook", "replaceWebhook"].includes(operationId)) return undefined;
  return { answer: { status: 400, code: "invalid-request", evidence: "documented" } };
}

const allMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Methods that a path does not have.
 * @param onPath The operations of the path; the first stands for it.
 * @param harmless True to leave out methods that might change something.
 */
export function undeclaredMethodCases(onPath: Operation[], harmless: boolean): Case[] {
  const [first] = onPath;
  if (first === undefined) return [];
  const declared = onPath.map(({ method }) => method);
  const methods = allMethods.filter((method) => !declared.includes(method) && (!harmless || method === "GET"));
  // Under an unknown id a server may miss the resource before it looks at the method.
  const known = first.path.includes("{") ? "observed" : "documented";
  return methods.map((method) => ({
    operation: first,
    label: `method: undeclared ${method}`,
    subject: "method",
    method,
    evidence: "documented",
    breaks: {
      check: "refuses-undeclared-method",
      evidence: "documented",
      ...(first.service === "ramp" && { answer: { code: "METHOD_NOT_SUPPORTED", evidence: known as Evidence } }),
    },
  }));
}
