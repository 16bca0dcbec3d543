// Generates an array of the values of every enumeration of a bundle, closed or open.

import { asObject, asStrings, componentsOf, isObject, type JsonObject, operationsOf } from "../../model/document.ts";

/**
 * Generates one `as const` array for each enumeration, named after where it stands: the component, the component and
 * property, or the operation and parameter.
 * @param document The bundle.
 * @returns TypeScript source; empty when the bundle has no enumeration.
 */
export function valueArrays(document: JsonObject): string {
  const arrays: string[] = [];
  for (const [name, schema] of Object.entries(componentsOf(document, "schemas"))) {
    collect(asObject(schema), lowerFirst(name), arrays);
  }
  for (const { operation, parameters } of operationsOf(document)) {
    for (const parameter of parameters) {
      const name = `${operation["operationId"]}${upperFirst(String(parameter["name"]))}`;
      collect(asObject(parameter["schema"]), name, arrays);
    }
  }
  return arrays.join("");
}

function collect(schema: JsonObject, name: string, arrays: string[]): void {
  const open = asStrings(schema["x-extensible-enum"]);
  const closed = schema["const"] === undefined ? asStrings(schema["enum"]) : [];
  const values = open.length > 0 ? open : closed;
  if (values.length > 0) {
    const kind = open.length > 0 ? "Values known so far; the list is open." : "All values; the list is closed.";
    const items = values.map((value) => JSON.stringify(value)).join(", ");
    arrays.push(`\n/** ${kind} */\nexport const ${name}Values = [${items}] as const;\n`);
  }
  for (const [property, child] of Object.entries(asObject(schema["properties"]))) {
    if (isObject(child)) collect(child, `${name}${upperFirst(property)}`, arrays);
  }
  if (isObject(schema["items"])) collect(schema["items"], name, arrays);
}

function upperFirst(text: string): string {
  const words = text.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
