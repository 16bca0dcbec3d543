// A finding as a sentence, by the table of kinds, and how places, users and values are called in it.

import { asObject, type Json, type JsonObject, keysOf, lookUp, pointer, resolve } from "../../model/document.ts";
import { type ChangeFinding, listValues, showValue, type Users } from "./finding.ts";
import { type Direction, kindNamed } from "./kinds.ts";

/** Keys after which a name of the author's follows. */
const maps = new Set(["properties", "schemas", "parameters", "headers", "responses", "examples", "patternProperties"]);

/** Segments that say nothing to a reader. */
const silent = new Set(["items", "schema", "content", "allOf", "oneOf", "anyOf", "additionalProperties"]);

/** What a place is called that is in none of the parts of an operation. */
const areas: Record<string, string> = {
  paths: "the operation",
  webhooks: "the event",
  servers: "the server",
  components: "the component",
};

/**
 * The name of a place, for the middle of a sentence.
 * @returns For example `` `Wallet.address` ``, `` `result.id` of the response 200 `` or `` the query parameter `page` ``.
 */
export function nameOf(document: JsonObject, place: string): string {
  const keys = keysOf(place);
  const { owner, fields } = partsOf(document, keys);
  const field = fields.join(".");
  if (keys[0] === "components" && keys[1] === "schemas") return `\`${[keys[2], ...fields].join(".")}\``;
  if (field === "") return owner ?? areas[keys[0] ?? ""] ?? "the contract";
  return owner === undefined ? `\`${field}\`` : `\`${field}\` of ${owner}`;
}

/** Parts of the name of a place, collected on the way down. */
function partsOf(document: JsonObject, keys: string[]) {
  const parts = { owner: undefined as string | undefined, fields: [] as string[] };
  for (let i = 0; i < keys.length; i++) {
    const [key, next] = [keys[i] as string, keys[i + 1]];
    if (silent.has(key)) {
      if (key === "content") i++;
      if (key === "additionalProperties" && parts.fields.length > 0) parts.fields.push("*");
      continue;
    }
    if (key === "requestBody") parts.owner = keys[0] === "webhooks" ? "the event" : "the request";
    if (!maps.has(key) || next === undefined) continue;
    i++;
    if (key === "properties") parts.fields.push(next);
    if (key === "responses") parts.owner = `the response ${/^\d|^default$/.test(next) ? next : showValue(next)}`;
    if (key === "headers")
      parts.owner = `the header \`${keys[0] === "components" ? headerName(document, next) : next}\``;
    if (key === "parameters") parts.owner = parameterName(document, keys.slice(0, i + 1));
  }
  return parts;
}

/** The name under which responses have a header of the components. */
function headerName(document: JsonObject, component: string): string {
  const written = JSON.stringify(document);
  return new RegExp(`"([^"]+)":\\{"\\$ref":"#/components/headers/${component}"`).exec(written)?.[1] ?? component;
}

function parameterName(document: JsonObject, keys: string[]): string {
  const node = resolve(document, lookUp(document, pointer("", ...keys)));
  return `the ${String(node["in"] ?? "")} parameter \`${String(node["name"] ?? keys.at(-1))}\``.replace("  ", " ");
}

/** Who is concerned, for the front of a sentence: the first two and how many more; the API itself where it is nobody. */
export function whom(api: string, { operationIds, events }: Users): string {
  const names = [...operationIds, ...events];
  if (names.length === 0) return api;
  if (names.length <= 2) return names.join(" and ");
  return `${names.slice(0, 2).join(", ")} and ${names.length - 2} more`;
}

/**
 * A finding as a sentence: what changed, and what a consumer has to do.
 * @param name What the place is called.
 * @param owner What the node is called that a keyword stands in.
 */
export function say(finding: ChangeFinding, name: string, owner: string, directions: Set<Direction>): string {
  const { kind, before, after, words, place } = finding;
  const keyword = place.slice(place.lastIndexOf("/") + 1);
  const [first = "", second = ""] = words;
  const values: Record<string, string> = {
    name,
    owner,
    keyword,
    first,
    second,
    was: shownAs(keyword, before),
    is: shownAs(keyword, after),
    words: words.length === 0 ? "nothing" : listValues(words),
    moved: moved(keyword, before, after),
  };
  const sentence = kindNamed(kind).sentence.replaceAll(
    /\{([^|{}]*)(?:\|([^{}]*))?\}/g,
    (_, one: string, other?: string) => {
      if (other === undefined) return values[one] ?? "";
      if (directions.size > 1) return `${one} and ${other}`;
      return directions.has("response") ? other : one;
    },
  );
  return `${sentence}.`;
}

/** A value of a keyword; types are alternatives. */
function shownAs(keyword: string, value: Json | undefined): string {
  if (keyword !== "type") return showValue(value);
  return value === undefined ? "any" : listValues([value].flat(), "or");
}

/** How a keyword moved. */
function moved(keyword: string, was: Json | undefined, is: Json | undefined): string {
  if (/^(additional|unevaluated)Properties$/.test(keyword))
    return `allows ${furtherIn(is)} further fields now (it allowed ${furtherIn(was).replace(/certain$/, "$& ones")})`;
  if (keyword === "type") return `is of type ${shownAs(keyword, is)} now (it was ${shownAs(keyword, was)})`;
  if (is === undefined) return `no longer has \`${keyword}\` (${showValue(was)})`;
  return `has \`${keyword}\` ${showValue(is)} now${was === undefined ? "" : ` (it was ${showValue(was)})`}`;
}

/** Which fields a schema allows beside those that it lists. */
function furtherIn(value: Json | undefined): string {
  if (value === false) return "no";
  return Object.keys(asObject(value)).length > 0 ? "only certain" : "any";
}
