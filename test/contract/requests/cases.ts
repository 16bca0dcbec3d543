// The requests that a contract asks for: each operation at its bounds, and with one broken rule at a time.

import { randomUUID } from "node:crypto";
import type { Evidence } from "../../../scripts/lib/evidence.ts";
import type { Json, JsonObject } from "../../../scripts/lib/openapi.ts";
import { kindOf, type Operation, type Parameter } from "../contract.ts";
import { weaker } from "../evidence.ts";
import { brokenBodies, brokenTexts, validValues } from "./values.ts";

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

type Answer = NonNullable<NonNullable<Case["breaks"]>["answer"]>;

/** Answers to a broken parameter of the payment session list (finance source, Errors). */
const sessionAnswers: Record<string, [status: number, code: string]> = {
  "size: above the maximum": [400, "size.validation"],
  "page: below the minimum": [400, "page.validation"],
  "page: negative": [400, "page.validation"],
  "sortOn: unlisted value": [400, "sortOn.validation"],
  "sortOn: not sortable": [400, "sortOn.validation"],
  "status: unlisted value": [400, "invalid-parameter"],
  "from: no instant": [400, "invalid-parameter"],
  "to: no instant": [400, "invalid-parameter"],
};

/** Every parameter with one broken rule at a time, every path parameter with an unknown id. */
export function negativeParameterCases(operation: Operation): Case[] {
  return operation.parameters
    .filter(({ in: where, name }) => where !== "header" && !ownChecks.has(name))
    .flatMap((parameter) =>
      parameter.in === "path" ? pathCases(operation, parameter) : queryCases(operation, parameter),
    );
}

function queryCases(operation: Operation, parameter: Parameter): Case[] {
  const isSessions = operation.operationId === "listPaymentSessions";
  const extra =
    isSessions && parameter.name === "sortOn"
      ? ["status", "expiresAt", "inAmount", "id"].map((value) => ({
          check: "refuses-unlisted-value",
          label: "not sortable",
          value,
        }))
      : [];
  const broken = [...brokenTexts(parameter.schema), ...extra] as ReturnType<typeof brokenTexts>;
  return broken.map(({ check, label, value, lenient }) => {
    const known = isSessions ? sessionAnswers[`${parameter.name}: ${label}`] : undefined;
    const answer: Answer | undefined = known && { status: known[0], code: known[1], evidence: "documented" };
    return {
      operation,
      label: `${parameter.name}: ${label}${extra.length > 0 && label === "not sortable" ? ` ${value}` : ""}`,
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
  const broken = brokenTexts(parameter.schema).map(({ check, label, value }) => ({
    operation,
    label: `${parameter.name}: ${label}`,
    subject: parameter.name,
    path: { [parameter.name]: String(value) },
    evidence: parameter.evidence,
    breaks: {
      check,
      evidence: weaker(parameter.evidence, operation.evidence),
      ...(malformed && { answer: malformed }),
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

/** A body with one broken rule at a time, no JSON at all, and another media type. */
export function negativeBodyCases(operation: Operation, document: JsonObject, valid: Json | undefined): Case[] {
  const media = operation.body;
  if (media === undefined || valid === undefined || media.type !== "application/json") return [];
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
    whole("wrong content type", "refuses-wrong-content-type", { text, type: "text/plain" }, "INVALID_MEDIA_TYPE"),
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
