// The named places of a bundle, with their unknowns: components, operations, events, and the document itself.

import { UserError } from "../../cli/command.ts";
import { asArray, asObject, asStrings, type JsonObject, lookUp, methods, pointer } from "../../model/document.ts";
import { type Visited, walk } from "../../model/evidence-walk.js";

/** A node of a place. */
export interface PlacePart extends Visited {
  /** Name within the place: a field, a parameter, the request body or a response; empty for the place itself. */
  name: string;
}

/** A part of a bundle that has a name of its own. */
export interface NamedPlace {
  /** Name of a component, an operationId, an event type, or `info` for the rest of the document. */
  name: string;
  /** `operation`, `event`, `document`, or the kind of the component, such as `security scheme`. */
  kind: string;
  /** Every entry of `x-not-shown` in the place. */
  notShown: string[];
  /** The nodes of the place and the place itself, in the order of the document, without those below `if` and `not`. */
  parts: PlacePart[];
}

/** Every named place of a bundle. The parameters of a path belong to each of its operations. */
export function placesOf(document: JsonObject): NamedPlace[] {
  const places = new Map<string, NamedPlace>();
  for (const visited of walk(document))
    for (const keys of ownersOf(document, visited.path)) {
      const at = pointer("", ...keys);
      const place = places.get(at) ?? { ...titleOf(keys, lookUp(document, at)), notShown: [], parts: [] };
      places.set(at, place);
      const texts = asArray(visited.node["x-not-shown"]);
      // YAML reads an unquoted text with a colon as an object.
      const wrong = texts.find((text) => typeof text !== "string");
      if (wrong !== undefined)
        throw new UserError(`x-not-shown of ${place.name} is not a text: ${JSON.stringify(wrong)}; write it after >-`);
      place.notShown.push(...asStrings(texts));
      if (!visited.condition) place.parts.push({ ...visited, name: partName(document, visited) });
    }
  return [...places.values()];
}

/** The named places that contain a node, as keys from the document; no keys for the document itself. */
function ownersOf(document: JsonObject, [area, name, part]: Visited["path"]): string[][] {
  if (area === "components" && part !== undefined) return [[area, String(name), String(part)]];
  if (area === "webhooks" && name !== undefined) return [[area, String(name)]];
  if (area !== "paths" || part === undefined) return [[]];
  const item = asObject(asObject(document["paths"])[String(name)]);
  const own = methods.filter((method) => item[method] !== undefined && (part === method || part === "parameters"));
  return own.map((method) => [area, String(name), method]);
}

function titleOf([area, group = "", member = ""]: string[], node: JsonObject): Pick<NamedPlace, "name" | "kind"> {
  if (area === undefined) return { name: "info", kind: "document" };
  if (area === "webhooks") return { name: group, kind: "event" };
  if (area === "paths") return { name: String(node["operationId"]), kind: "operation" };
  return { name: member, kind: group.replace(/s$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) };
}

/** Name of a node within its place: `` `id` of response 200 ``, `request body`; empty for the place itself. */
function partName(document: JsonObject, { path, node, kind }: Visited): string {
  if (kind === "transition") return `transition to ${node["to"]}`;
  const start = path[0] === "components" || path[2] !== "parameters" ? 3 : 2;
  const [first, second] = path.slice(start);
  const outer: Record<string, () => string> = {
    parameters: () => `parameter \`${lookUp(document, pointer("", ...path.slice(0, start + 2)))["name"]}\``,
    responses: () => `response ${second}`,
    requestBody: () => "request body",
  };
  const owner = outer[String(first)]?.() ?? "";
  const inner = path.slice(owner === "" ? start : start + (first === "requestBody" ? 1 : 2));
  return [innerName(inner, owner === "request body"), owner].filter(Boolean).join(" of ");
}

function innerName(path: Visited["path"], isRequest: boolean): string {
  const [first, second] = path;
  const field = fieldName(path);
  if (field !== "") return `\`${field}\``;
  if (first === "headers") return `header \`${second}\``;
  if (first === "content") return second !== "application/json" ? `body \`${second}\`` : isRequest ? "" : "body";
  if (first === "schema") return "type";
  // The schemas of these keywords are about the same value as the schema around them.
  return ["allOf", "oneOf", "anyOf", "then", "else"].includes(String(first)) ? "" : String(path.at(-1) ?? "");
}

/** The dotted name of a field in a schema: `[]` for the entries of a list, `*` for fields of any name. */
export function fieldName(path: Visited["path"]): string {
  let name = "";
  for (let i = 0; i < path.length; i++) {
    if (path[i] === "properties") name += `${name === "" ? "" : "."}${path[++i]}`;
    else if (path[i] === "items") name += "[]";
    else if (path[i] === "additionalProperties") name += `${name === "" ? "" : "."}*`;
  }
  return name;
}
