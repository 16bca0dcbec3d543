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

/** Headers, as in openapi-fetch: null removes a header, and a list repeats it. */
export type HeadersInput = HeadersOptions | undefined;

/** Middleware of openapi-fetch. It runs for each attempt and does not see the token, which is added later. */
export type Middleware = FetchMiddleware;

/** The argument of middleware callbacks, as in openapi-fetch. */
export type MiddlewareParameters = MiddlewareCallbackParams;

/** The options of a call by path: those of openapi-fetch that a request with JSON needs. */
export interface CallInit extends Omit<RequestInit, "body" | "headers">, LimitOptions {
  params?: { path?: Params; query?: Params; header?: Params };
  body?: unknown;
  headers?: HeadersInput;
  parseAs?: ParseAs;
  middleware?: Middleware[];
}

/** None in a browser, whose own starts with Mozilla: some browsers refuse another, and others need a preflight. */
const userAgent = /^Moz/.test(globalThis.navigator?.userAgent) ? {} : { "User-Agent": `finance-ramp-api/${version}` };

const serializeQuery = createQuerySerializer();

/**
 * Serializes a call, once for all its attempts.
 * @returns URL, headers and body, which do not change with the caller's objects.
 * @throws TypeError for an invalid path parameter, and for a body that JSON cannot represent.
 */
export function prepare(baseUrl: string, path: string, init: CallInit, ofClient: HeadersInput) {
  const { params = {}, body } = init;
  const query = serializeQuery(params.query ?? {});
  const json = { ...(body !== undefined && { "Content-Type": "application/json" }) };
  return {
    url: fillPath(baseUrl + path, params.path) + (query && `?${query}`),
    headers: mergeHeaders(userAgent, json, ofClient, init.headers, params.header as HeadersInput),
    body: body === undefined ? null : JSON.stringify(body),
  };
}

// `.` and `..` are dot segments, which URL parsers remove even if they are percent-encoded.
const refused = /^(undefined|null|\.{0,2})$/;

/** Puts percent-encoded path parameters into a URL. @throws TypeError for one that would change the path. */
function fillPath(path: string, values: Params = {}): string {
  return path.replace(/{(\w+)}/g, (_, name: string) => {
    const value = `${values[name]}`;
    if (refused.test(value)) throw new TypeError(`${path}: ${name} is missing, empty, "." or ".."`);
    return encodeURIComponent(value);
  });
}
