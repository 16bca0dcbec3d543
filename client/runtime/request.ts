// Builds requests with the calling convention and the serializers of openapi-fetch.

import {
  createQuerySerializer,
  defaultBodySerializer,
  type Middleware as FetchMiddleware,
  type HeadersOptions,
  type MiddlewareCallbackParams,
  mergeHeaders,
  type QuerySerializerOptions,
} from "openapi-fetch";
import type { LimitOptions } from "./check.ts";
import type { ParseAs } from "./response.ts";
import { version } from "./version.ts";

/** Sends a request. */
export type Fetch = (request: Request) => Promise<Response>;

type Params = Record<string, unknown>;

/** Headers, as in openapi-fetch: null takes one away, and a list repeats it. */
export type HeadersInput = HeadersOptions | undefined;

/** Middleware of openapi-fetch. It runs for each attempt and does not see the token, which is added later. */
export type Middleware = FetchMiddleware;

/** What the middleware of openapi-fetch is called with. */
export type MiddlewareParameters = MiddlewareCallbackParams;

/** The options of a request, as in openapi-fetch. */
export interface CallInit extends Omit<RequestInit, "body" | "headers">, LimitOptions {
  params?: { path?: Params; query?: Params; header?: Params };
  body?: unknown;
  headers?: HeadersInput;
  baseUrl?: string;
  parseAs?: ParseAs;
  querySerializer?: ((query: Params) => string) | QuerySerializerOptions;
  bodySerializer?: (body: unknown, headers?: Headers) => NonNullable<RequestInit["body"]>;
  pathSerializer?: (path: string, params?: Params) => string;
  fetch?: Fetch;
  middleware?: Middleware[];
}

/** Browsers send their own: some refuse another one, and for others it needs a preflight. They call it Mozilla. */
const userAgent = /^Moz/.test(globalThis.navigator?.userAgent) ? {} : { "User-Agent": `finance-ramp-api/${version}` };

/**
 * Serializes a call, once for all its attempts.
 * @returns Address, headers and body: nothing that the caller changes later changes them.
 * @throws TypeError for an invalid path parameter, and what the caller's own serializers throw.
 */
export function prepare(baseUrl: string, path: string, init: CallInit, ofClient: HeadersInput) {
  const { params = {}, body, querySerializer, bodySerializer = defaultBodySerializer } = init;
  const serialize = typeof querySerializer === "function" ? querySerializer : createQuerySerializer(querySerializer);
  const query = serialize(params.query ?? {});
  const json = body === undefined || body instanceof FormData ? {} : { "Content-Type": "application/json" };
  const headers = mergeHeaders(userAgent, json, ofClient, init.headers, params.header as HeadersInput);
  const url = (init.pathSerializer ?? fillPath)(baseUrl + path, params.path);
  return {
    url: url + (query && `?${query}`),
    headers,
    body: body === undefined ? null : frozen(bodySerializer(body, headers), headers),
  };
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

/** A serialized body as it is now: a text, or a copy of anything else. Bytes can be changed, and a stream can be read once. */
function frozen(body: NonNullable<RequestInit["body"]>, headers: Headers): string | Promise<ArrayBuffer> {
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
