// Requests that comply with the contract: each operation at its bounds, and with unusual texts.

import { asObject, asStrings, isObject, type Json, type JsonObject, resolve } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";
import { withOwnKey } from "../body.ts";
import type { SampleText } from "../values/texts.ts";
import { type Case, caseOf, companions, ownChecks, plainLabel } from "./case.ts";

/** Texts that every JSON body may carry, and that careless servers cannot store. */
const unusualTexts: [label: string, text: string][] = [
  ["letters outside ASCII", "Zażółć gęślą 東京 🪙"],
  ["a control character", "before\u0000after"],
  ["20,000 characters", "long ".repeat(4000)],
];

/** A number beyond 64 bits, and a decimal string that is longer than a database column. */
const huge = { number: 1e300, text: "9".repeat(400) };

/** Names of fields that are not free text: references, types, and addresses. */
const reference = /(id|key|reference|type|status)$|email|chain/i;

/** True for a string without documented rules or values. */
function isFreeText(schema: JsonObject): boolean {
  const rules = ["format", "pattern", "enum", "const", "x-extensible-enum"];
  return schema["type"] === "string" && rules.every((rule) => schema[rule] === undefined);
}

/** Valid bodies with an unusual text in all free text fields at the top level, or with a huge number in one field. */
export function unusualCases(operation: Operation, document: JsonObject, valid: Json | undefined): Case[] {
  const media = operation.body?.media[0];
  if (media?.type !== "application/json" || !isObject(valid)) return [];
  const caseWith = (label: string, fields: JsonObject) =>
    caseOf(operation, "body", label, { json: withOwnKey({ ...valid, ...fields }, valid) });
  const properties = Object.entries(asObject(resolve(document, media.schema)["properties"]));
  const fields = properties.map(([name, child]) => [name, resolve(document, child)] as const);
  const free = fields.filter(
    ([name, schema]) => isFreeText(schema) && typeof valid[name] === "string" && !reference.test(name),
  );
  const texts = unusualTexts.flatMap(([label, text]) => {
    const taking = free.filter(([, { maxLength }]) => text.length <= Number(maxLength ?? Number.POSITIVE_INFINITY));
    const names = taking.map(([name]) => name);
    const own = Object.fromEntries(names.map((name) => [name, text]));
    return names.length === 0 ? [] : [caseWith(`${label} in ${names.join(", ")}`, own)];
  });
  const numbers = fields.flatMap(([name, { type, format, maximum }]) => {
    const isNumber = (type === "number" || type === "integer") && maximum === undefined;
    if (!isNumber && format !== "decimal") return [];
    return [caseWith(`a huge number in ${name}`, { [name]: isNumber ? huge.number : huge.text })];
  });
  return [...texts, ...numbers];
}

const instants = { midnight: "2026-09-16T00:00:00Z", fraction: "2026-09-16T08:30:00.125Z" };

/** Values of a parameter that the schema allows: each enum value, each bound, one in between, each form. */
function validValues(schema: JsonObject, example: unknown): SampleText[] {
  const options = asStrings(schema["enum"]);
  if (options.length > 0) return options.map((value) => ({ label: `value ${value}`, value }));
  if (schema["format"] === "date-time") return Object.entries(instants).map(([label, value]) => ({ label, value }));
  if (schema["type"] !== "integer") return example === undefined ? [] : [{ label: "example", value: example }];
  const { minimum, maximum } = schema;
  const low = typeof minimum === "number" ? minimum : 1;
  const samples: SampleText[] = [{ label: "minimum", value: low }];
  if (typeof maximum !== "number") return [...samples, { label: "above the minimum", value: low + 1 }];
  const between = Math.floor((low + maximum) / 2);
  return [...samples, { label: "maximum", value: maximum }, { label: "between", value: between }];
}

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
