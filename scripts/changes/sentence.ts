// Writes a finding as a sentence, by the table of kinds, with names for places, users and values.

import { asObject, type Json, type JsonObject, keysOf, lookUp, pointer, resolve } from "../../model/document.ts";
import { type ChangeFinding, listValues, showValue, type Users } from "./finding.ts";
import { type Direction, kindNamed } from "./kinds.ts";

/** Keys whose child keys are names. */
const maps = new Set(["properties", "schemas", "parameters", "headers", "responses", "examples", "patternProperties"]);

/** Keys that are left out of names. */
const silent = new Set(["items", "schema", "content", "allOf", "oneOf", "anyOf", "additionalProperties"]);

/** Names of places by their area, if no part of an operation contains them. */
const areas: Record<string, string> = {
  paths: "the operation",
  webhooks: "the event",
  servers: "the server",
  components: "the component",
};

/**
 * The name of a place, for the middle of a sentence.
 * @returns For example `` `Wallet.address` ``, `` `id` of the response 200 `` or `` the query parameter `page` ``.
 */
export function nameOf(document: JsonObject, place: string): string {
  const keys = keysOf(place);
  const { owner, fields } = partsOf(document, keys);
  const field = fields.join(".");
  if (keys[0] === "components" && keys[1] === "schemas") return `\`${[keys[2], ...fields].join(".")}\``;
  if (field === "") return owner ?? areas[keys[0] ?? ""] ?? "the contract";
  return owner === undefined ? `\`${field}\`` : `\`${field}\` of ${owner}`;
}

/** The parts of a place's name: the owner, such as a parameter, and the path of fields. */
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

/** The name that responses use for a header component. */
function headerName(document: JsonObject, component: string): string {
  const written = JSON.stringify(document);
  return new RegExp(`"([^"]+)":\\{"\\$ref":"#/components/headers/${component}"`).exec(written)?.[1] ?? component;
}

function parameterName(document: JsonObject, keys: string[]): string {
  const node = resolve(document, lookUp(document, pointer("", ...keys)));
  return `the ${String(node["in"] ?? "")} parameter \`${String(node["name"] ?? keys.at(-1))}\``.replace("  ", " ");
}

/** The users at the start of a sentence: the first two and the number of others; the API itself if there are none. */
export function whom(api: string, { operationIds, events }: Users): string {
  const names = [...operationIds, ...events];
  if (names.length === 0) return api;
  if (names.length <= 2) return names.join(" and ");
  return `${names.slice(0, 2).join(", ")} and ${names.length - 2} more`;
}

/**
 * Writes a finding as a sentence: what changed, and what a consumer must do.
 * @param name Name of the place.
 * @param owner Name of the node with the keyword.
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

/** A value of a keyword in words; several types are alternatives. */
function shownAs(keyword: string, value: Json | undefined): string {
  if (keyword !== "type") return showValue(value);
  return value === undefined ? "any" : listValues([value].flat(), "or");
}

/** The change of a keyword's value, in words. */
function moved(keyword: string, was: Json | undefined, is: Json | undefined): string {
  if (/^(additional|unevaluated)Properties$/.test(keyword))
    return `allows ${furtherIn(is)} further fields now (it allowed ${furtherIn(was).replace(/certain$/, "$& ones")})`;
  if (keyword === "type") return `is of type ${shownAs(keyword, is)} now (it was ${shownAs(keyword, was)})`;
  if (is === undefined) return `no longer has \`${keyword}\` (${showValue(was)})`;
  return `has \`${keyword}\` ${showValue(is)} now${was === undefined ? "" : ` (it was ${showValue(was)})`}`;
}

/** The further fields that a schema allows, in a word. */
function furtherIn(value: Json | undefined): string {
  if (value === false) return "no";
  return Object.keys(asObject(value)).length > 0 ? "only certain" : "any";
}
