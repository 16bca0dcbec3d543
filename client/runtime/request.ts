// Builds requests with the calling convention and the serializers of openapi-fetch.

import {
  createQuerySerializer,
  defaultBodySerializer,
  type Middleware as FetchMiddleware,
  mergeHeaders,
  type QuerySerializerOptions,
  removeTrailingSlash,
} from "openapi-fetch";
import type { ParseAs } from "./answer.ts";
import { fillPath } from "./paths.ts";
import { userAgent } from "./user-agent.ts";

/** A middleware of openapi-fetch. It runs for each attempt and does not see the token, which is added later. */
export type Middleware = FetchMiddleware;

/** Sends a request. The type of the option `fetch` of openapi-fetch. */
export type Fetch = (request: Request) => Promise<Response>;

type Params = Record<string, unknown>;

/** The options of a request, as in openapi-fetch. */
export interface CallInit extends Omit<RequestInit, "body" | "headers"> {
  params?: { path?: Params; query?: Params; header?: Params };
  body?: unknown;
  headers?: RequestInit["headers"];
  baseUrl?: string;
  parseAs?: ParseAs;
  querySerializer?: ((query: Params) => string) | QuerySerializerOptions;
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
}

/** A request that is ready to be sent any number of times: nothing that the caller changes later changes it. */
export interface Prepared {
  url: string;
  headers: Headers;
  body: NonNullable<RequestInit["body"]> | null;
}

/**
 * Serializes a call, once for all its attempts.
 * @param path Path template.
 * @param init The caller's options, with the origin.
 * @returns Address, headers and body.
 * @throws TypeError for an invalid path parameter, and what the caller's own serializers throw.
 */
export function prepare(path: string, init: CallInit & { baseUrl: string }): Prepared {
  const { params = {}, body, querySerializer, bodySerializer = defaultBodySerializer } = init;
  const query = (
    typeof querySerializer === "function" ? querySerializer : createQuerySerializer<Params>(querySerializer)
  )(params.query ?? {});
  const json = body === undefined || body instanceof FormData ? {} : { "Content-Type": "application/json" };
  const headers = mergeHeaders(userAgent, json, init.headers, params.header as Record<string, string>);
  const url = (init.pathSerializer ?? fillPath)(removeTrailingSlash(init.baseUrl) + path, params.path);
  return {
    url: url + (query && `?${query}`),
    headers,
    body: body === undefined ? null : bodySerializer(body, headers),
  };
}

/**
 * Builds the request of one attempt.
 * @param prepared From `prepare`.
 * @param init The caller's options, with method and signal.
 * @returns A request that can be sent once.
 */
export function requestOf({ url, headers, body }: Prepared, init: CallInit): Request {
  // The contract has no redirects. Following one would send a payment to another address.
  return new Request(url, { redirect: "manual", ...init, headers, body });
}

/**
 * Sends a request with any `fetch`. Another library's, such as `fetch` of undici, does not know this runtime's `Request`,
 * and takes it for an address before anything is sent. It gets the parts instead.
 */
export async function sendWith(fetch: Fetch, request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { input } = Object((error as Error)?.cause ?? error) as { input?: unknown };
    // Any other address that is invalid can come from after the request was sent.
    if (input !== `${request}`) throw error;
    const { url, method, headers, redirect, signal } = request;
    const body = request.body && (await request.blob());
    return (fetch as typeof globalThis.fetch)(url, { method, headers, redirect, signal, body });
  }
}
