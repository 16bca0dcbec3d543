// Requests that keep the contract: each operation at its bounds, and with unusual texts.

import { isObject, type Json, type JsonObject } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";
import { withOwnKey } from "../body.ts";
import { unusualBodies, validValues } from "../values/valid.ts";
import { type Case, caseOf, companions, ownChecks, plainLabel } from "./case.ts";

/** Every query parameter of an operation at its bounds and with each of its values, and a call without any. */
export function positiveCases(operation: Operation): Case[] {
  const plain: Case = { operation, label: plainLabel, subject: "", evidence: "documented" };
  const parameters = operation.parameters.filter(({ in: where, name }) => where === "query" && !ownChecks.has(name));
  return [
    plain,
    ...parameters.flatMap((parameter) =>
      validValues(parameter.schema, parameter.example).map(({ label, value }) => {
        const query = { ...companions[parameter.name], [parameter.name]: String(value) };
        return caseOf(operation, parameter.name, label, { query, evidence: parameter.evidence });
      }),
    ),
  ];
}

/** The bodies of the contract's other examples: `positiveCases` sends the first. */
export function exampleCases(operation: Operation, bodies: Json[]): Case[] {
  return bodies.slice(1).map((json, i) => caseOf(operation, "body", `example ${i + 2}`, { json, evidence: "assumed" }));
}

/** Bodies that keep every rule, with texts that careless servers cannot store. */
export function unusualCases(operation: Operation, document: JsonObject, valid: Json | undefined): Case[] {
  const media = operation.body?.media[0];
  if (media?.type !== "application/json" || !isObject(valid)) return [];
  return unusualBodies(document, media.schema, valid).map(({ label, value }) =>
    caseOf(operation, "body", label, { json: withOwnKey(value, valid) }),
  );
}
