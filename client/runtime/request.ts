// Builds requests with the calling convention and the serializers of openapi-fetch.

import {
  createQuerySerializer,
  defaultBodySerializer,
  type Middleware as FetchMiddleware,
  mergeHeaders,
  type QuerySerializerOptions,
} from "openapi-fetch";
import { fillPath } from "./paths.ts";
import type { ParseAs } from "./response.ts";
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

/** The same with what every request has. */
export interface FullInit extends CallInit {
  baseUrl: string;
  method: string;
  redirect: NonNullable<RequestInit["redirect"]>;
}

/** A request that is ready to be sent any number of times: nothing that the caller changes later changes it. */
export interface Prepared {
  url: string;
  headers: Headers;
  /** A text, or a copy of the bytes of anything else: the caller can change those, and a stream can be read once. */
  body: string | null | Promise<ArrayBuffer>;
}

/**
 * Serializes a call, once for all its attempts.
 * @param path Path template.
 * @param init The caller's options, with the origin.
 * @returns Address, headers and body.
 * @throws TypeError for an invalid path parameter, and what the caller's own serializers throw.
 */
export function prepare(path: string, init: FullInit): Prepared {
  const { params = {}, body, querySerializer, bodySerializer = defaultBodySerializer } = init;
  const query = (
    typeof querySerializer === "function" ? querySerializer : createQuerySerializer<Params>(querySerializer)
  )(params.query ?? {});
  const json = body === undefined || body instanceof FormData ? {} : { "Content-Type": "application/json" };
  const headers = mergeHeaders(userAgent, json, init.headers, params.header as Record<string, string>);
  const url = (init.pathSerializer ?? fillPath)(init.baseUrl.replace(/\/$/, "") + path, params.path);
  return {
    url: url + (query && `?${query}`),
    headers,
    body: body === undefined ? null : frozen(bodySerializer(body, headers), headers),
  };
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

/**
 * Builds the request of one attempt.
 * @param prepared From `prepare`.
 * @param init The caller's options, with the method.
 * @param signal Ends the attempt.
 * @returns A request that can be sent once.
 */
export async function requestOf(
  { url, headers, body }: Prepared,
  init: CallInit,
  signal: AbortSignal,
): Promise<Request> {
  return new Request(url, { ...init, headers, body: await body, signal });
}
