// Requests with one broken rule of the body each, no JSON at all, and another media type.

import type { Json, JsonObject } from "../../../model/document.ts";
import { weaker } from "../../../model/evidence.js";
import type { Operation } from "../../../model/operations.ts";
import { withOwnKey } from "../body.ts";
import { brokenBodies } from "../values/bodies.ts";
import { type Case, caseOf, type DocumentedResponse } from "./case.ts";

/** Bodies that are no object. */
const wholes: [label: string, text: string][] = [
  ["empty", ""],
  ["null", "null"],
  ["an array", "[]"],
  ["a text", '"text"'],
  ["nested 500 deep", `${"[".repeat(500)}${"]".repeat(500)}`],
];

const typeCheck = "refuses-wrong-content-type";

const otherTypes: [label: string, type: string][] = [
  ["wrong content type", "text/plain"],
  ["content type of a form", "application/x-www-form-urlencoded"],
  ["content type of XML", "application/xml; charset=utf-8"],
];

/** A body with one broken rule at a time, no JSON at all, and another media type. */
export function negativeBodyCases(operation: Operation, document: JsonObject, valid: Json): Case[] {
  const { required = false, media: [media] = [] } = operation.body ?? {};
  if (media === undefined || media.type !== "application/json") return [];
  const evidence = required ? "documented" : media.evidence;
  const whole = (label: string, text: string, breaks: NonNullable<Case["breaks"]>, type = "application/json"): Case =>
    caseOf(operation, "body", label, { raw: { text, type }, breaks });
  // Both services take JSON; a code for other media types is listed for ramp alone (R74), and finance may well read them.
  const ofType: NonNullable<Case["breaks"]> =
    operation.api === "ramp"
      ? { check: typeCheck, evidence, documented: { code: "INVALID_MEDIA_TYPE", evidence: "observed" } }
      : { check: typeCheck, evidence: weaker(evidence, "assumed") };
  const noObject = { check: "refuses-wrong-type", evidence: weaker(operation.evidence, evidence) };
  const text = () => JSON.stringify(withOwnKey(valid, valid));
  return [
    whole("malformed JSON", `${text().slice(0, -1)},`, { check: "refuses-malformed-json", evidence }),
    ...wholes.filter(([label]) => required || label !== "empty").map(([label, body]) => whole(label, body, noObject)),
    ...otherTypes.map(([label, type]) => whole(label, text(), ofType, type)),
    ...brokenBodies(document, media.schema, valid).map(({ check, label, body, evidence: known }) => ({
      ...caseOf(operation, `body.${label.split(":")[0]}`, "", { json: withOwnKey(body, valid) }),
      label: `body.${label}`,
      breaks: { check, evidence: known, ...plainHttp(operation, label) },
    })),
  ];
}

function plainHttp({ operationId }: Operation, label: string): { documented: DocumentedResponse } | undefined {
  const isUrl = label.startsWith("url: pattern http://");
  if (!isUrl || !["registerWebhook", "replaceWebhook"].includes(operationId)) return undefined;
  return { documented: { status: 400, code: "invalid-request", evidence: "documented" } };
}
