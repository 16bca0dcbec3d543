// What all calls of a client have in common, and what each call ends in.

import type { GetToken } from "../tokens/source.ts";
import type { Limits } from "./check.ts";
import type { TellEnd } from "./deprecation.ts";
import type { ApiError } from "./errors.ts";
import type { CallFacts, OnEvent } from "./events.ts";
import type { Fetch, Middleware } from "./request.ts";

/** What all calls of a client have in common. */
export interface Shared {
  baseUrl: string;
  middleware: Middleware[];
  /** The caller's own; undefined for the one of the runtime. */
  fetch: Fetch | undefined;
  getToken: GetToken;
  limits: Limits;
  /** Number of retries that are left for all calls together. */
  budget: number;
  onEvent: OnEvent | undefined;
  tellEnd: TellEnd | undefined;
}

/** The outcome of a call, with what is known about it. `error` is undefined if and only if the call succeeded. */
export interface AnyOutcome extends CallFacts {
  data: unknown;
  error: ApiError | undefined;
  response: Response | undefined;
}
