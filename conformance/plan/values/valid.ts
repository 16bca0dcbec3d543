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
  const fields = Object.entries(asObject(resolve(document, schema)["properties"]))
    .map(([name, child]) => ({ name, child: resolve(document, child) }))
    .filter(({ name, child }) => isFreeText(child) && typeof valid[name] === "string" && !reference.test(name));
  return [...unusualTextBodies(fields, valid), ...hugeBodies(document, schema, valid)];
}

/** A number that no 64 bits hold, and a decimal string that no column holds. */
const huge = { number: 1e300, text: "9".repeat(400) };

/** Bodies with such a number in one field each. */
function hugeBodies(document: JsonObject, schema: JsonObject, valid: JsonObject): SampleText[] {
  return Object.entries(asObject(resolve(document, schema)["properties"])).flatMap(([name, child]) => {
    const { type, format, maximum } = resolve(document, child);
    const isNumber = (type === "number" || type === "integer") && maximum === undefined;
    if (!isNumber && format !== "decimal") return [];
    return [{ label: `a huge number in ${name}`, value: { ...valid, [name]: isNumber ? huge.number : huge.text } }];
  });
}

interface Field {
  name: string;
  child: JsonObject;
}

function unusualTextBodies(fields: Field[], valid: JsonObject): SampleText[] {
  if (fields.length === 0) return [];
  return unusualTexts.flatMap(([label, text]) => {
    const taking = fields.filter(({ child }) => text.length <= Number(child["maxLength"] ?? Number.POSITIVE_INFINITY));
    if (taking.length === 0) return [];
    const names = taking.map(({ name }) => name);
    return [
      {
        label: `${label} in ${names.join(", ")}`,
        value: { ...valid, ...Object.fromEntries(names.map((name) => [name, text])) },
      },
    ];
  });
}

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
  if (schema["type"] === "integer") return integers(schema);
  if (schema["format"] === "date-time") {
    return Object.entries(instants).map(([label, value]) => ({ label, value }));
  }
  return example === undefined ? [] : [{ label: "example", value: example as Json }];
}

function integers(schema: JsonObject): SampleText[] {
  const { minimum, maximum } = schema;
  const low = typeof minimum === "number" ? minimum : 1;
  const samples: SampleText[] = [{ label: "minimum", value: low }];
  if (typeof maximum === "number") {
    samples.push({ label: "maximum", value: maximum });
    samples.push({ label: "between", value: Math.floor((low + maximum) / 2) });
  } else samples.push({ label: "above the minimum", value: low + 1 });
  return samples;
}
