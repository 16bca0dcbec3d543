// What the entry points of both services export.

export type { Auth, TokenRequest, TokenSource } from "../tokens/source.ts";
export type { ClientOptions } from "./client.ts";
export {
  AbortError,
  ApiError,
  AuthError,
  ConnectionError,
  type ErrorEntry,
  ResponseTooLargeError,
  type Sent,
  type Timeout,
  TimeoutError,
} from "./errors.ts";
export type {
  CallFacts,
  ClientEvent,
  OnEvent,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
  TokenEvent,
} from "./events.ts";
export { type Pages, paginate } from "./paging.ts";
export type { Fetch, Middleware, MiddlewareParameters } from "./request.ts";
export type { ParseAs } from "./response.ts";
export type { CallOptions, Client, Failed, FileAs, FileOf, FileOptions, Outcome, Succeeded } from "./types.ts";
export { unwrap } from "./unwrap.ts";
export { type Reached, type WaitOptions, waitFor } from "./wait.ts";
