// Generates an array of the values of every enumeration of a bundle, closed or open.

import { asObject, asStrings, componentsOf, isObject, type JsonObject, operationsOf } from "../../model/document.ts";

/** An enumeration: what its array is called, and its values. */
interface ValueList {
  name: string;
  values: string[];
  isOpen: boolean;
}

/**
 * Generates one `as const` array for each enumeration, named after where it stands: the component, the component and property, or
 * the operation and parameter.
 * @throws Error when two enumerations with other values would have one name.
 */
export function valueArrays(document: JsonObject): string {
  const lists = new Map<string, ValueList>();
  for (const list of valueLists(document)) {
    const known = lists.get(list.name);
    if (known !== undefined && String(known.values) !== String(list.values))
      throw new Error(`two enumerations with other values are called ${list.name}; rename a schema or a property`);
    lists.set(list.name, list);
  }
  return [...lists.values()].map(arrayOf).join("");
}

function arrayOf({ name, values, isOpen }: ValueList): string {
  const kind = isOpen ? "Values known so far; the list is open." : "All values; the list is closed.";
  const items = values.map((value) => JSON.stringify(value)).join(", ");
  return `\n/** ${kind} */\nexport const ${name} = [${items}] as const;\n`;
}

/** Every enumeration of a bundle, in its order; `Wallet.type` and `WalletType` have the same name. */
function valueLists(document: JsonObject): ValueList[] {
  const lists: ValueList[] = [];
  for (const [name, schema] of Object.entries(componentsOf(document, "schemas"))) {
    collect(asObject(schema), lowerFirst(name), lists);
  }
  for (const { operation, parameters } of operationsOf(document)) {
    for (const parameter of parameters) {
      const name = `${operation["operationId"]}${upperFirst(String(parameter["name"]))}`;
      collect(asObject(parameter["schema"]), name, lists);
    }
  }
  return lists;
}

function collect(schema: JsonObject, name: string, lists: ValueList[]): void {
  const open = asStrings(schema["x-extensible-enum"]);
  const closed = schema["const"] === undefined ? asStrings(schema["enum"]) : [];
  const values = open.length > 0 ? open : closed;
  if (values.length > 0) lists.push({ name: `${name}Values`, values, isOpen: open.length > 0 });
  for (const [property, child] of Object.entries(asObject(schema["properties"]))) {
    if (isObject(child)) collect(child, `${name}${upperFirst(property)}`, lists);
  }
  if (isObject(schema["items"])) collect(schema["items"], name, lists);
}

function upperFirst(text: string): string {
  const words = text.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
