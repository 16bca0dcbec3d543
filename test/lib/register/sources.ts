// Compares the `x-source` of the bundles with the register: each number is used, and stands where its fact is.

import type { Api } from "../../../model/apis.ts";
import { asStrings, isObject, type JsonObject } from "../../../model/document.ts";
import { apisOf } from "./apis.ts";
import { asOfNow } from "./gone.ts";
import { component, eventOf, operationOf } from "./places.ts";
import type { Comparison } from "./problems.ts";
import { allEntries, type Entry, type Place, registerFile } from "./register.ts";

/** Every number of the register is named by an `x-source`, at the place its data is about where it has some. */
export const sources: Comparison = (register, { bundles }) => {
  const used = new Set(Object.values(bundles).flatMap(sourcesUnder));
  const entries = allEntries(asOfNow(register));
  const unused = entries
    .filter((entry) => !used.has(entry.id) && !isUsedOtherwise(entry))
    .map(
      ({ id, says }) =>
        `${registerFile} has ${id} (${says.slice(0, 60).trim()}...), which no x-source names: add ${id} to the x-source of ` +
        "what it is about, or mark it `used: overview` with `where`.",
    );
  const misplaced = entries.flatMap((entry) =>
    apisOf(entry).flatMap((api) =>
      placesOf(entry, api)
        .filter(({ find }) => {
          const node = find(bundles[api]);
          return node !== undefined && !asStrings(node["x-source"]).includes(entry.id);
        })
        .map(({ name }) => `Add ${entry.id} to the x-source of ${name}: the register states something about it there.`),
    ),
  );
  return [...unused, ...misplaced];
};

/** An entry for an overview, one about codes (compared with the table of codes) or scopes, and one about what is gone. */
function isUsedOtherwise({ used, code, scopes, gone, ended }: Entry): boolean {
  return used === "overview" || code !== undefined || scopes !== undefined || gone !== undefined || ended === true;
}

/** Every number that a node or something under it names; examples are left out. */
function sourcesUnder(node: JsonObject): string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === "x-source") return asStrings(value);
    if (key === "example" || key === "examples") return [];
    return (Array.isArray(value) ? value : [value]).flatMap((child) => (isObject(child) ? sourcesUnder(child) : []));
  });
}

interface Owner {
  /** The place, with its file or folder. */
  name: string;
  find: (bundle: JsonObject) => JsonObject | undefined;
}

/** The places whose `x-source` has to name an entry, because the data of the entry is about them. */
function placesOf({ operation, event, fields, request, values, limit }: Entry, api: Api): Owner[] {
  const places: (Place | undefined)[] = [fields, request, values, limit];
  return [
    ...(operation === undefined ? [] : [operationOwner(api, operation.operationId)]),
    ...(event === undefined ? [] : [eventOwner(event.name)]),
    ...places.filter((place) => place !== undefined).flatMap((place) => ownersOf(api, place)),
  ];
}

function ownersOf(api: Api, place: Place): Owner[] {
  if ("events" in place) return place.events.map(eventOwner);
  if ("header" in place) return [componentOwner("headers", "common", place.header)];
  if ("operationId" in place) return [operationOwner(api, place.operationId)];
  if ("parameter" in place) return [componentOwner("parameters", "common", place.parameter)];
  return [componentOwner("schemas", api, place.schema)];
}

function operationOwner(api: Api, operationId: string): Owner {
  return {
    name: `${operationId} in openapi/${api}/paths`,
    find: (bundle) => operationOf(bundle, operationId)?.operation,
  };
}

function eventOwner(name: string): Owner {
  return { name: `openapi/finance/webhooks/${name}.yaml`, find: (bundle) => eventOf(bundle, name) };
}

function componentOwner(group: string, folder: string, name: string): Owner {
  return { name: `openapi/${folder}/${group}/${name}.yaml`, find: (bundle) => component(bundle, name, group) };
}
