// The serializers of openapi-fetch, in less than half of its size: its styles of lists and objects, from one table.

import type { QuerySerializerOptions } from "openapi-fetch";

type Query = Record<string, unknown>;

/** How a list or an object is written. */
interface Style {
  style: string;
  explode: boolean;
  allowReserved?: boolean | undefined;
}

/** What stands between the parts; `label` and `matrix` also begin with it. */
const joiners: Record<string, string> = { simple: ",", label: ".", matrix: ";" };

/** What stands between the parts of a list in one value, where it is no comma. */
const delimiters: Record<string, string> = { spaceDelimited: "%20", pipeDelimited: "|" };

/**
 * Creates the query serializer of openapi-fetch.
 * @param options How lists and objects are written, and whether reserved characters stay as they are.
 * @returns Writes a query, without the question mark. Parameters without a value are left out.
 */
export function querySerializer(options: QuerySerializerOptions = {}): (query: Query) => string {
  const { allowReserved, array, object } = options;
  return (query) =>
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null && (value as unknown[]).length !== 0)
      .map(([name, value]) => {
        if (typeof value !== "object") return pair(name, value, allowReserved);
        return Array.isArray(value)
          ? parts(name, value, { style: "form", explode: true, ...array, allowReserved })
          : parts(name, value as Query, { style: "deepObject", explode: true, ...object, allowReserved });
      })
      .join("&");
}

function parts(name: string, value: Query | unknown[], { style, explode, allowReserved }: Style): string {
  const isList = Array.isArray(value);
  const isDeep = style === "deepObject" && !isList;
  const isBare = style === "simple" || style === "label";
  const begin = style === "label" || style === "matrix" ? joiners[style] : "";
  const entries = Object.entries(value);
  if (explode !== false || isDeep) {
    const keyOf = (key: string) => (isList ? name : isDeep ? `${name}[${key}]` : key);
    const write = ([key, item]: [string, unknown]) =>
      isList && isBare ? encode(item, allowReserved) : pair(keyOf(key), item, allowReserved);
    return begin + entries.map(write).join(joiners[style] ?? "&");
  }
  const items = entries.flatMap(([key, item]) => (isList ? [] : [key]).concat(encode(item, allowReserved)));
  const isNamed = style === "matrix" || (isList ? !isBare : style === "form");
  return begin + (isNamed ? `${name}=` : "") + items.join((isList && delimiters[style]) || ",");
}

function pair(name: string, value: unknown, allowReserved: boolean | undefined): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "object") throw new Error(`${name} is nested too deep for a query. Give a querySerializer.`);
  return `${name}=${encode(value, allowReserved)}`;
}

function encode(value: unknown, allowReserved: boolean | undefined): string {
  return allowReserved ? `${value}` : encodeURIComponent(`${value}`);
}

/** Writes a request body as openapi-fetch does: a form as it is, or by its content type, and anything else as JSON. */
export function serializeBody(body: unknown, headers?: Headers): NonNullable<RequestInit["body"]> {
  if (body instanceof FormData) return body;
  const isForm = headers?.get("Content-Type") === "application/x-www-form-urlencoded";
  return isForm ? `${new URLSearchParams(body as Record<string, string>)}` : JSON.stringify(body);
}

/** Puts headers together. A later one takes the place of an earlier; `null` takes one away. */
export function mergeHeaders(...all: (RequestInit["headers"] | Record<string, unknown>)[]): Headers {
  const merged = new Headers();
  for (const headers of all)
    for (const [name, value] of headers instanceof Headers ? headers : Object.entries(Object(headers))) {
      if (value === null) merged.delete(name);
      else if (Array.isArray(value)) for (const one of value) merged.append(name, one);
      else if (value !== undefined) merged.set(name, value as string);
    }
  return merged;
}
