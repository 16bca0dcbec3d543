// Generates an array of the values of every enumeration of a bundle, closed or open.

import { asObject, asStrings, componentsOf, isObject, type JsonObject, operationsOf } from "../../model/document.ts";

/**
 * Generates one `as const` array for each enumeration, named after where it stands: the component, the component and property, or
 * the operation and parameter. `Wallet.type` and `WalletType` have the same name.
 * @throws Error when two enumerations with other values would have one name.
 */
export function valueArrays(document: JsonObject): string {
  const arrays = new Map<string, { values: string[]; isOpen: boolean }>();
  const collect = (schema: JsonObject, name: string): void => {
    const open = asStrings(schema["x-extensible-enum"]);
    const closed = schema["const"] === undefined ? asStrings(schema["enum"]) : [];
    const values = open.length > 0 ? open : closed;
    const known = arrays.get(name);
    if (known !== undefined && values.length > 0 && String(known.values) !== String(values))
      throw new Error(`two enumerations with other values are called ${name}Values; rename a schema or a property`);
    if (values.length > 0) arrays.set(name, { values, isOpen: open.length > 0 });
    for (const [property, child] of Object.entries(asObject(schema["properties"])))
      collect(asObject(child), `${name}${upperFirst(property)}`);
    if (isObject(schema["items"])) collect(schema["items"], name);
  };
  for (const [name, schema] of Object.entries(componentsOf(document, "schemas")))
    collect(schema, name.charAt(0).toLowerCase() + name.slice(1));
  for (const { operation, parameters } of operationsOf(document))
    for (const { name, schema } of parameters)
      collect(asObject(schema), `${operation["operationId"]}${upperFirst(String(name))}`);
  const declared = [...arrays].map(([name, { values, isOpen }]) => {
    const docs = isOpen ? "Values known so far; the list is open." : "All values; the list is closed.";
    const items = values.map((value) => JSON.stringify(value)).join(", ");
    return `\n/** ${docs} */\nexport const ${name}Values = [${items}] as const;\n`;
  });
  return declared.join("");
}

function upperFirst(text: string): string {
  const words = text.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
