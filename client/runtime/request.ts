// Builds requests with the calling convention of openapi-fetch.

import type { ParseAs } from "./response.ts";
import { version } from "./version.ts";

/** Sends a request. */
export type Fetch = (request: Request) => Promise<Response>;

type Params = Record<string, unknown>;

/** How lists in the query are written: repeated, or with `explode: false` separated by commas. */
export interface QueryOptions {
  array?: { style?: "form"; explode?: boolean };
  allowReserved?: boolean;
}

/** Headers, as in openapi-fetch: null takes one away, and a list repeats it. */
export type HeadersInput =
  | RequestInit["headers"]
  | Record<string, string | number | boolean | (string | number | boolean)[] | null | undefined>;

/** What middleware is called with. */
export interface MiddlewareParameters {
  /** The request, without the token, which is added later. */
  request: Request;
  /** The path template. */
  readonly schemaPath: string;
  readonly params: {
    query?: Record<string, unknown>;
    header?: Record<string, unknown>;
    path?: Record<string, unknown>;
  };
  /** The same for all callbacks of one attempt. */
  readonly id: string;
  /** The options of the call. */
  readonly options: object;
}

// biome-ignore lint/suspicious/noConfusingVoidType: a callback may return nothing.
type Returned<T> = T | undefined | void | Promise<T | undefined | void>;

/** Middleware as in openapi-fetch. It runs for each attempt and does not see the token. */
export interface Middleware {
  /** Changes the request, or responds itself. */
  onRequest?(parameters: MiddlewareParameters): Returned<Request | Response>;
  /** Changes the response. */
  onResponse?(parameters: MiddlewareParameters & { response: Response }): Returned<Response>;
  /** Changes the error of a request without a response, or responds in its place. */
  onError?(parameters: MiddlewareParameters & { error: unknown }): Returned<Response | Error>;
}

/** The options of a request, as in openapi-fetch. */
export interface CallInit extends Omit<RequestInit, "body" | "headers"> {
  params?: { path?: Params; query?: Params; header?: Params };
  body?: unknown;
  headers?: HeadersInput;
  baseUrl?: string;
  parseAs?: ParseAs;
  querySerializer?: ((query: Params) => string) | QueryOptions;
  bodySerializer?: (body: unknown, headers?: Headers) => NonNullable<RequestInit["body"]>;
  pathSerializer?: (path: string, params?: Params) => string;
  fetch?: Fetch;
  middleware?: Middleware[];
  /** Time limit for this request with all its attempts, in milliseconds. */
  timeoutMs?: number | undefined;
  /** Time limit for one of its attempts that can be repeated, in milliseconds. */
  attemptTimeoutMs?: number | undefined;
  /** Maximum number of its retries, where a retry is safe. */
  maxRetries?: number | undefined;
  /** Maximum size of its response body, in bytes after decompression; not with `parseAs: "blob"` or `"stream"`. */
  maxResponseBytes?: number | undefined;
}

/** A request that is ready to be sent any number of times: nothing that the caller changes later changes it. */
export interface Prepared {
  url: string;
  headers: Headers;
  /** A text, or a copy of the bytes of anything else: the caller can change those, and a stream can be read once. */
  body: string | null | Promise<ArrayBuffer>;
}

/** Browsers send their own: some refuse another one, and for others it needs a preflight. They call it Mozilla. */
const userAgent = /^Moz/.test(globalThis.navigator?.userAgent) ? {} : { "User-Agent": `finance-ramp-api/${version}` };

/**
 * Serializes a call, once for all its attempts.
 * @returns Address, headers and body.
 * @throws TypeError for an invalid path parameter, and what the caller's own serializers throw.
 */
export function prepare(baseUrl: string, path: string, init: CallInit, ofClient: HeadersInput): Prepared {
  const { params = {}, body, querySerializer = {}, pathSerializer = fillPath, bodySerializer = serializeBody } = init;
  const given = params.query ?? {};
  const query = typeof querySerializer === "function" ? querySerializer(given) : serializeQuery(given, querySerializer);
  const json = body === undefined || body instanceof FormData ? {} : { "Content-Type": "application/json" };
  const headers = mergeHeaders(userAgent, json, ofClient, init.headers, params.header);
  const url = pathSerializer(baseUrl + path, params.path);
  return {
    url: url + (query && `?${query}`),
    headers,
    body: body === undefined ? null : frozen(bodySerializer(body, headers), headers),
  };
}

function mergeHeaders(...all: unknown[]): Headers {
  const merged = new Headers();
  for (const some of all) {
    if (some instanceof Headers) {
      some.forEach((value, name) => void merged.set(name, value));
      continue;
    }
    const rows: [string, unknown][] = Array.isArray(some) ? some : Object.entries(some ?? {});
    for (const [name, value] of rows) {
      if (value === null) merged.delete(name);
      else if (Array.isArray(value)) for (const one of value) merged.append(name, `${one}`);
      else if (value !== undefined) merged.set(name, `${value}`);
    }
  }
  return merged;
}

const serializeBody = (body: unknown, headers?: Headers) =>
  body instanceof FormData
    ? body
    : headers?.get("Content-Type") === "application/x-www-form-urlencoded"
      ? `${new URLSearchParams(body as Record<string, string>)}`
      : JSON.stringify(body);

/** The query: a list repeats its name, and the fields of an object stand in brackets behind it. */
function serializeQuery(query: Params, { array, allowReserved }: QueryOptions): string {
  const encode = (value: unknown) => (allowReserved ? `${value}` : encodeURIComponent(`${value}`));
  const pairs = Object.entries(query).flatMap(([name, value]): string[] => {
    if (value === undefined || value === null) return [];
    if (typeof value !== "object") return [`${name}=${encode(value)}`];
    if (!Array.isArray(value)) return Object.entries(value).map(([field, one]) => `${name}[${field}]=${encode(one)}`);
    const all = value.map(encode);
    return array?.explode === false && all.length > 0 ? [`${name}=${all}`] : all.map((one) => `${name}=${one}`);
  });
  return pairs.join("&");
}

// `.` and `..` are dot segments, which URL parsers remove even if they are percent-encoded.
const refused = /^(undefined|null|\.{0,2})$/;

/** Puts path parameters into a URL, each percent-encoded as one segment. One that would change the path is refused. */
function fillPath(path: string, values: Params = {}): string {
  return path.replace(/{(\w+)}/g, (_, name: string) => {
    const value = `${values[name]}`;
    if (refused.test(value)) throw new TypeError(`${path}: ${name} is missing, empty, "." or ".."`);
    return encodeURIComponent(value);
  });
}

/** A serialized body as it is now. */
function frozen(body: NonNullable<RequestInit["body"]>, headers: Headers): Prepared["body"] {
  if (typeof body === "string") return body;
  const whole = new Response(body);
  const type = whole.headers.get("Content-Type");
  // The boundary of a form is only known now.
  if (type && !headers.has("Content-Type")) headers.set("Content-Type", type);
  const bytes = whole.arrayBuffer();
  // It is awaited by each attempt. Without one, nobody wants to know.
  bytes.catch(() => {});
  return bytes;
}
