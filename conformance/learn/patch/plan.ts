// Turns the overlays of a run into edits of openapi/: evidence raised where it was seen, values added, the register's entries.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, type YAMLMap } from "yaml";
import type { Api } from "../../../model/apis.ts";
import { asStrings } from "../../../model/document.ts";
import { type Evidence, isCertain } from "../../../model/evidence.js";
import { fileOfOperation } from "../../report/causes/facets.ts";
import type { Observations } from "../observations.ts";
import type { Action } from "../proposal.ts";
import type { Learned } from "../written.ts";
import { edited, mapAt, type PlaceChange } from "./edit.ts";
import { entriesText, type Fact, lastNumber, statedFields } from "./register.ts";

/** What is written, and what is left to a person. */
export interface PatchPlan {
  /** New texts by file. */
  files: Record<string, string>;
  /** What needs a person, one line each. */
  left: string[];
  /** Operations that the changes rest on. */
  operations: string[];
}

const registerFile = "openapi/register.yaml";

/** The changes of one file by the place, written as JSON of its keys. */
type Changes = Map<string, Map<string, PlaceChange>>;

/**
 * Plans the edits.
 * @param root The repository.
 */
export function planOf(root: string, { overlays, observations, date }: Learned): PatchPlan {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const changes: Changes = new Map();
  const facts = new Map<string, Fact>();
  const left: string[] = [];
  const numbers = { next: lastNumber(read(registerFile)) + 1 };
  for (const [service, { actions }] of Object.entries(overlays)) {
    for (const action of actions) {
      const { update = {}, target, description } = action;
      // Words of evidence and values of lists are written; shapes and refuted assumptions need a person.
      const { "x-evidence": word, "x-extensible-enum": list } = update;
      const isApplicable = word !== undefined || list !== undefined;
      const source = isApplicable ? locate(root, service, target) : undefined;
      if (source === undefined || mapAt(read(source.file), source.keys) === undefined) {
        if (isApplicable || update["x-observed-shape"] !== undefined || / refuted[ ;]/.test(description))
          left.push(`${target}: ${description}`);
        continue;
      }
      const sources = [factOf(facts, service, action, numbers).id];
      const change = { values: asStrings(list), ...(typeof word === "string" && { word }) };
      note(changes, source.file, { keys: source.keys, ...change, sources });
      // What the register says of an operation, or of the values of a field, is named at the operation or schema, too.
      if (isStatus(action)) note(changes, source.file, { keys: source.keys.slice(0, 1), values: [], sources });
      const isListOfField = change.values.length > 0 && source.keys[0] === "properties";
      if (isListOfField) note(changes, source.file, { keys: [], values: [], sources });
    }
  }
  const entries = [...facts.values(), ...fieldFacts(read(registerFile), changes, numbers)];
  const seen = seenPlaces(observations);
  const files: PatchPlan["files"] = {};
  for (const [file, places] of changes) {
    keepTheRest(read(file), places, (keys) => seen.has(placeKey(file, keys)));
    files[file] = edited(read(file), [...places.values()]);
  }
  if (entries.length > 0) files[registerFile] = entriesText(read(registerFile), entries, date);
  return { files, left, operations: [...facts.keys()] };
}

/** The file and the keys in it that a target of the proposals leads to; undefined where no file of openapi/ has it. */
function locate(root: string, service: string, target: string): { file: string; keys: string[] } | undefined {
  const [top, second = "", third = "", ...rest] = [...target.matchAll(/\.(\w+)|\['((?:[^'\\]|\\.)*)'\]/g)].map(
    ([, dotted, quoted]) => dotted ?? (quoted as string).replaceAll("\\'", "'"),
  );
  const isPath = top === "paths";
  const files = isPath
    ? [fileOfOperation({ api: service as Api, path: second })]
    : [service, "common"].map((folder) => `openapi/${folder}/${second}/${third}.yaml`);
  const file = files.find((one) => third !== "" && existsSync(join(root, one)));
  return file === undefined ? undefined : { file, keys: isPath ? [third, ...rest] : rest };
}

/** True for a change of a success status of an operation. */
const isStatus = ({ target }: Action): boolean => /\.responses\['2\d\d'\]$/.test(target);

function note(changes: Changes, file: string, change: PlaceChange): void {
  const places = changes.get(file) ?? new Map<string, PlaceChange>();
  changes.set(file, places);
  const key = JSON.stringify(change.keys);
  const old = places.get(key);
  places.set(key, {
    ...old,
    ...change,
    sources: [...new Set([...(old?.sources ?? []), ...change.sources])],
    values: [...new Set([...(old?.values ?? []), ...change.values])],
  });
}

/** The fact that a change rests on: one for each operation. */
function factOf(facts: Map<string, Fact>, service: string, action: Action, numbers: { next: number }): Fact {
  const operationId = action["x-operation"] ?? "";
  const known = facts.get(operationId);
  const fact: Fact = known ?? { id: `C${numbers.next++}`, api: service, operationId, values: [] };
  facts.set(operationId, fact);
  if (isStatus(action)) fact.success = Number(action.target.slice(-5, -2));
  if (/^\$\.paths\['[^']*'\]\.\w+$/.test(action.target)) fact.isShown = true;
  const schema = /^\$\.components\.schemas\['(\w+)'\](?:\.properties\['(\w+)'\])?$/.exec(action.target);
  const list = asStrings(action.update?.["x-extensible-enum"]);
  if (schema !== null && list.length > 0) {
    fact.values.push({ schema: schema[1] as string, ...(schema[2] && { property: schema[2] }), list });
  }
  return fact;
}

/** Fields that were assumed and came: the register states the fields of a schema in full, so it gets an entry for them. */
function fieldFacts(register: string, changes: Changes, numbers: { next: number }): Fact[] {
  const stated = statedFields(register);
  return [...changes].flatMap(([file, places]) => {
    const [, folder = "", schema = ""] = /^openapi\/(\w+)\/schemas\/(\w+)\.yaml$/.exec(file) ?? [];
    const api = folder === "common" ? "finance" : folder;
    const known = stated.get(`${api} ${schema}`);
    const fields = [...places.values()].flatMap(({ keys: [top, name = "", more], word }) =>
      top === "properties" && more === undefined && word === "confirmed" && known?.has(name) === false ? [name] : [],
    );
    if (fields.length === 0) return [];
    const id = `C${numbers.next++}`;
    note(changes, file, { keys: [], values: [], sources: [id] });
    return [{ id, api, fields: { schema, list: fields }, values: [] }];
  });
}

/** A place within a response body, such as `result.[].id`, by the file of its operation. */
function placeKey(file: string, keys: string[]): string {
  const [method = "", , status = "", ...rest] = keys;
  const within = rest.slice(rest.indexOf("schema") + 1).filter((key) => key !== "properties");
  return [file, method, status, within.map((key) => (key === "items" ? "[]" : key)).join(".")].join("\n");
}

/** The places of response bodies that were always as the contract has them. */
function seenPlaces(observations: Observations): Set<string> {
  return new Set(
    Object.values(observations).flatMap(({ service, path, method, status, assumptions }) => {
      const file = fileOfOperation({ api: service as Api, path });
      return Object.entries(assumptions)
        .filter(([, { confirmed, refuted }]) => confirmed > 0 && refuted === 0)
        .map(([place]) => [file, method.toLowerCase(), status, place].join("\n"));
    }),
  );
}

/** What a raised word would govern and nobody has seen keeps the word it has. */
function keepTheRest(text: string, places: Map<string, PlaceChange>, isSeen: (keys: string[]) => boolean): void {
  const raised = [...places.values()].filter(({ word }) => word === "confirmed");
  const keep = (keys: string[], old: Evidence): void => {
    const map = mapAt(text, keys);
    for (const below of map === undefined ? [] : governed(map, keys)) {
      const key = JSON.stringify(below);
      if (places.has(key)) continue;
      if (isSeen(below)) keep(below, old);
      else places.set(key, { keys: below, word: old, sources: [], values: [] });
    }
  };
  for (const { keys } of raised) {
    const old = wordAt(text, keys);
    if (!isCertain(old)) keep(keys, old);
  }
}

/** The word that governs a place: its own, or the nearest above it in its file. */
function wordAt(text: string, keys: string[]): Evidence {
  for (let length = keys.length; length >= 0; length--) {
    const map = mapAt(text, keys.slice(0, length));
    if (map !== undefined && hasWord(map)) return map.get("x-evidence") as Evidence;
  }
  return "documented";
}

/** Parts of a response that are documented for every operation: no word below a response is about them. */
const envelope = new Set(["success", "errors"]);

/** Keys that lead to parts of the same schema or response, and are no place of their own. */
const passages = new Set(["content", "schema", "allOf", "oneOf", "anyOf", "application/json"]);

const hasWord = (map: YAMLMap): boolean => map.has("x-evidence");

const pairsOf = (map: YAMLMap): [name: string, value: unknown][] =>
  map.items.map(({ key, value }) => [String((key as { value?: unknown } | null)?.value ?? key), value]);

/**
 * The places below a map that its word of evidence governs: successes of an operation, fields and entries of a schema.
 * @returns The keys of each place that has no word of its own; what is below such a place is not gone into.
 */
function governed(map: YAMLMap, keys: string[]): string[][] {
  return pairsOf(map).flatMap(([name, value]) => {
    const at = [...keys, name];
    if (isSeq(value)) return passages.has(name) ? value.items.flatMap((one, i) => inside(one, [...at, String(i)])) : [];
    if (!isMap(value)) return [];
    if (name === "properties") return places(value, at, (field) => !envelope.has(field) || !keys.includes("responses"));
    if (name === "responses") return places(value, at, (status) => /^2/.test(status));
    if (name === "items") return hasWord(value) ? [] : [at];
    return passages.has(name) ? inside(value, at) : [];
  });
}

const inside = (node: unknown, at: string[]) => (isMap(node) && !hasWord(node) ? governed(node, at) : []);

function places(map: YAMLMap, at: string[], isMeant: (name: string) => boolean): string[][] {
  return pairsOf(map).flatMap(([name, value]) =>
    isMap(value) && !hasWord(value) && isMeant(name) ? [[...at, name]] : [],
  );
}
