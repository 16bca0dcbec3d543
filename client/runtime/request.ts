// Builds requests with the calling convention of openapi-fetch.

import {
  createQuerySerializer,
  type Middleware as FetchMiddleware,
  type HeadersOptions,
  type MiddlewareCallbackParams,
  mergeHeaders,
} from "openapi-fetch";
import type { LimitOptions } from "./check.ts";
import type { ParseAs } from "./response.ts";
import { version } from "./version.ts";

export type Fetch = (request: Request) => Promise<Response>;

type Params = Record<string, unknown>;

/** Headers, as in openapi-fetch: null takes one away, and a list repeats it. */
export type HeadersInput = HeadersOptions | undefined;

/** Middleware of openapi-fetch. It runs for each attempt and does not see the token, which is added later. */
export type Middleware = FetchMiddleware;

/** What the middleware of openapi-fetch is called with. */
export type MiddlewareParameters = MiddlewareCallbackParams;

/** The options of a request, those of openapi-fetch that a request with JSON needs. */
export interface CallInit extends Omit<RequestInit, "body" | "headers">, LimitOptions {
  params?: { path?: Params; query?: Params; header?: Params };
  body?: unknown;
  headers?: HeadersInput;
  parseAs?: ParseAs;
  middleware?: Middleware[];
}

/** Browsers send their own: some refuse another one, and for others it needs a preflight. They call it Mozilla. */
const userAgent = /^Moz/.test(globalThis.navigator?.userAgent) ? {} : { "User-Agent": `finance-ramp-api/${version}` };

const serializeQuery = createQuerySerializer();

/**
 * Serializes a call, once for all its attempts.
 * @returns Address, headers and body: nothing that the caller changes later changes them.
 * @throws TypeError for an invalid path parameter, and for what JSON cannot have.
 */
export function prepare(baseUrl: string, path: string, init: CallInit, ofClient: HeadersInput) {
  const { params = {}, body } = init;
  const query = serializeQuery(params.query ?? {});
  const json = body === undefined ? {} : { "Content-Type": "application/json" };
  return {
    url: fillPath(baseUrl + path, params.path) + (query && `?${query}`),
    headers: mergeHeaders(userAgent, json, ofClient, init.headers, params.header as HeadersInput),
    body: body === undefined ? null : JSON.stringify(body),
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
