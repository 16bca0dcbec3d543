// Turns the overlays of a run into edits of openapi/: raised evidence, added values, and entries of the register.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isScalar, isSeq, type YAMLMap } from "yaml";
import { asStrings } from "../../../model/document.ts";
import { type Evidence, isCertain } from "../../../model/evidence.js";
import type { Observations } from "../observations.ts";
import type { Learned } from "../overlays.ts";
import type { Action } from "../proposal.ts";
import { addSources, addValues, mapAt, openYaml, setWord, textOf } from "./edit.ts";
import { entriesText, type Fact, lastNumber, statedFields } from "./register.ts";

const registerFile = "openapi/register.yaml";

/** A file of openapi/ as it was and as it becomes, with the places whose evidence is raised. */
interface OpenFile {
  before: Document;
  after: Document;
  raised: string[][];
}

/**
 * Plans the edits.
 * @param root The repository.
 * @returns New texts by file, one line for each action that needs a person, and the operations behind the changes.
 */
export function planOf(root: string, { overlays, observations, date }: Learned) {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const register = read(registerFile);
  const opened = new Map<string, OpenFile>();
  const open = (file: string): OpenFile => {
    const known = opened.get(file) ?? { before: openYaml(read(file)), after: openYaml(read(file)), raised: [] };
    opened.set(file, known);
    return known;
  };
  const facts = new Map<string, Fact>();
  const left: string[] = [];
  const numbers = { next: lastNumber(register) + 1 };
  const actions = Object.entries(overlays).flatMap(([service, overlay]) =>
    overlay.actions.map((action) => ({ service, action })),
  );
  for (const { service, action } of actions) {
    const { update = {}, target, description } = action;
    // Evidence and values of lists are written; shapes and refuted assumptions need a person.
    const isRaised = update["x-evidence"] !== undefined;
    const values = asStrings(update["x-extensible-enum"]);
    const isApplicable = isRaised || values.length > 0;
    const { file = "", keys = [] } = (isApplicable && locate(root, service, target)) || {};
    const map = file === "" ? undefined : mapAt(open(file).after, keys);
    if (map === undefined) {
      if (isApplicable || update["x-observed-shape"] !== undefined || / refuted[ ;]/.test(description))
        left.push(`${target}: ${description}`);
      continue;
    }
    const { after, raised } = open(file);
    const sources = [factOf(facts, service, action, numbers).id];
    if (isRaised) setWord(map, "confirmed");
    if (isRaised) raised.push(keys);
    addValues(map, values);
    addSources(map, sources);
    // For a status, the operation also cites the entry; for values of a field, so does its schema.
    if (isStatus(action)) addSources(mapAt(after, keys.slice(0, 1)), sources);
    if (values.length > 0 && keys[0] === "properties") addSources(mapAt(after, []), sources);
  }
  const entries = [...facts.values(), ...fieldFacts(register, opened, numbers)];
  const seen = seenPlaces(observations);
  const files: Record<string, string> = {};
  for (const [name, file] of opened) {
    keepTheRest(file, (keys) => seen.has(placeKey(name, keys)));
    const text = textOf(file.after);
    if (text !== read(name)) files[name] = text;
  }
  if (entries.length > 0) files[registerFile] = entriesText(register, entries, date);
  return { files, left, operations: [...facts.keys()] };
}

/** The file and the keys of a target; undefined when no file of openapi/ has it. */
function locate(root: string, service: string, target: string): { file: string; keys: string[] } | undefined {
  const [top, second = "", third = "", ...rest] = [...target.matchAll(/\.(\w+)|\['((?:[^'\\]|\\.)*)'\]/g)].map(
    ([, dotted, quoted]) => dotted ?? (quoted ?? "").replaceAll("\\'", "'"),
  );
  const isPath = top === "paths";
  const files = isPath
    ? [fileOfPath(service, second)]
    : [service, "common"].map((folder) => `openapi/${folder}/${second}/${third}.yaml`);
  const file = files.find((one) => third !== "" && existsSync(join(root, one)));
  return file === undefined ? undefined : { file, keys: isPath ? [third, ...rest] : rest };
}

/** The file that has the path of an operation. */
const fileOfPath = (api: string, path: string) => `openapi/${api}/paths/${path.slice(1).replaceAll("/", "@")}.yaml`;

/** True for a change of a success status of an operation. */
const isStatus = ({ target }: Action): boolean => /\.responses\['2\d\d'\]$/.test(target);

/** The fact behind a change; each operation has one. */
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

/** Facts about assumed fields that were seen: the register states all fields of a schema, so they need an entry. */
function fieldFacts(register: string, opened: Map<string, OpenFile>, numbers: { next: number }): Fact[] {
  const stated = statedFields(register);
  return [...opened].flatMap(([file, { after, raised }]) => {
    const [, folder = "", schema = ""] = /^openapi\/(\w+)\/schemas\/(\w+)\.yaml$/.exec(file) ?? [];
    const api = folder === "common" ? "finance" : folder;
    const known = stated.get(`${api} ${schema}`);
    const list = raised.flatMap(([top, name = "", more]) =>
      top === "properties" && more === undefined && known?.has(name) === false ? [name] : [],
    );
    if (list.length === 0) return [];
    const id = `C${numbers.next++}`;
    addSources(mapAt(after, []), [id]);
    return [{ id, api, fields: { schema, list: [...new Set(list)] }, values: [] }];
  });
}

/** The key of a place in a response body, such as `result.[].id`, with the file of its operation. */
function placeKey(file: string, keys: string[]): string {
  const [method = "", , status = "", ...rest] = keys;
  const within = rest.slice(rest.indexOf("schema") + 1).filter((key) => key !== "properties");
  return [file, method, status, within.map((key) => (key === "items" ? "[]" : key)).join(".")].join("\n");
}

/** The keys of places in response bodies that always matched the contract. */
function seenPlaces(observations: Observations): Set<string> {
  return new Set(
    Object.values(observations).flatMap(({ service, path, method, status, assumptions }) => {
      const file = fileOfPath(service, path);
      return Object.entries(assumptions)
        .filter(([, { confirmed, refuted }]) => confirmed > 0 && refuted === 0)
        .map(([place]) => [file, method.toLowerCase(), status, place].join("\n"));
    }),
  );
}

/** Places below a raised one inherit its evidence; those that were not seen get their former evidence. */
function keepTheRest({ before, after, raised }: OpenFile, isSeen: (keys: string[]) => boolean): void {
  const keep = (keys: string[], old: Evidence): void => {
    const map = mapAt(after, keys);
    for (const below of map === undefined ? [] : governed(map, keys)) {
      const own = mapAt(after, below);
      if (isSeen(below)) keep(below, old);
      else if (own !== undefined) setWord(own, old);
    }
  };
  for (const keys of raised) {
    const old = wordAt(before, keys);
    if (!isCertain(old)) keep(keys, old);
  }
}

/** The evidence of a place: its own, or the nearest above it in its file. */
function wordAt(document: Document, keys: string[]): Evidence {
  const map = mapAt(document, keys);
  if (map !== undefined && hasWord(map)) return map.get("x-evidence") as Evidence;
  return keys.length === 0 ? "documented" : wordAt(document, keys.slice(0, -1));
}

/** Fields that are documented for every operation: the evidence of a response does not apply to them. */
const envelope = new Set(["success", "errors"]);

/** Keys that lead to parts of the same schema or response, and are not places of their own. */
const passages = new Set(["content", "schema", "allOf", "oneOf", "anyOf", "application/json"]);

const hasWord = (map: YAMLMap): boolean => map.has("x-evidence");

const pairsOf = (map: YAMLMap): [name: string, value: unknown][] =>
  map.items.map(({ key, value }) => [String(isScalar(key) ? key.value : key), value]);

/**
 * The places below a map that inherit its evidence: successes of an operation, fields and entries of a schema.
 * @returns The keys of each place without evidence of its own; places below it are left out.
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
