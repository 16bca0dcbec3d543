// Values that keep a schema: each value and bound of a parameter, and unusual texts in bodies.

import { asObject, asStrings, type Json, type JsonObject, resolve } from "../../../model/document.ts";
import type { SampleText } from "./texts.ts";

/** Texts that every JSON body may carry, and that careless servers cannot store. */
const unusualTexts: [label: string, text: string][] = [
  ["letters outside ASCII", "Zażółć gęślą 東京 🪙"],
  ["a control character", "before\u0000after"],
  ["20,000 characters", "long ".repeat(4000)],
];

/**
 * Bodies that keep every rule and have unusual texts in all free text fields at the top, or a huge number.
 * @param valid A body that keeps the schema.
 * @returns One body for each kind of text, and one for each field that takes a number.
 */
export function unusualBodies(document: JsonObject, schema: JsonObject, valid: JsonObject): SampleText[] {
  const fields = Object.entries(asObject(resolve(document, schema)["properties"])).map(([name, child]) => ({
    name,
    child: resolve(document, child),
  }));
  const free = fields.filter(
    ({ name, child }) => isFreeText(child) && typeof valid[name] === "string" && !reference.test(name),
  );
  const texts = unusualTexts.flatMap(([label, text]) => {
    const taking = free.filter(({ child }) => text.length <= Number(child["maxLength"] ?? Number.POSITIVE_INFINITY));
    const names = taking.map(({ name }) => name);
    const own = Object.fromEntries(names.map((name) => [name, text]));
    return names.length === 0 ? [] : [{ label: `${label} in ${names.join(", ")}`, value: { ...valid, ...own } }];
  });
  const numbers = fields.flatMap(({ name, child: { type, format, maximum } }) => {
    const isNumber = (type === "number" || type === "integer") && maximum === undefined;
    if (!isNumber && format !== "decimal") return [];
    return [{ label: `a huge number in ${name}`, value: { ...valid, [name]: isNumber ? huge.number : huge.text } }];
  });
  return [...texts, ...numbers];
}

/** A number that no 64 bits hold, and a decimal string that no column holds. */
const huge = { number: 1e300, text: "9".repeat(400) };

/** Fields that name something else or a kind of it, and addresses, which take fewer characters. */
const reference = /(id|key|reference|type|status)$|email|chain/i;

/** Strings of which no rule and no value is known. */
function isFreeText(schema: JsonObject): boolean {
  const rules = ["format", "pattern", "enum", "const", "x-extensible-enum"];
  return schema["type"] === "string" && rules.every((rule) => schema[rule] === undefined);
}

const instants = { midnight: "2026-09-16T00:00:00Z", fraction: "2026-09-16T08:30:00.125Z" };

/** Values of a parameter that the schema allows: each enum value, each bound, one in between, each form. */
export function validValues(schema: JsonObject, example: unknown): SampleText[] {
  const options = asStrings(schema["enum"]);
  if (options.length > 0) return options.map((value) => ({ label: `value ${value}`, value }));
  if (schema["format"] === "date-time") return Object.entries(instants).map(([label, value]) => ({ label, value }));
  if (schema["type"] !== "integer") return example === undefined ? [] : [{ label: "example", value: example as Json }];
  const { minimum, maximum } = schema;
  const low = typeof minimum === "number" ? minimum : 1;
  const samples: SampleText[] = [{ label: "minimum", value: low }];
  if (typeof maximum !== "number") return [...samples, { label: "above the minimum", value: low + 1 }];
  const between = Math.floor((low + maximum) / 2);
  return [...samples, { label: "maximum", value: maximum }, { label: "between", value: between }];
}
