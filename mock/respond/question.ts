// What the mock asks Prism, and what it gets back: plain values, because Prism lives in a thread of its own.

import type { Api } from "../../model/apis.ts";
import type { JsonObject } from "../../model/document.ts";
import type { Preferences } from "./prefer.ts";

/** One question for Prism. */
export interface Question {
  api: Api;
  method: string;
  /** Path template of the operation. */
  path: string;
  preferences: Preferences;
  /** The header Accept; undefined when there is none. */
  accept: string | undefined;
}

/** Prism's response, ready to be written. */
export interface PrismResponse {
  status: number;
  headers: Record<string, string>;
  body: string | undefined;
}

/** A response, or the reason why there is none. */
export type Outcome = PrismResponse | { fault: string; status: number };

/** Documents by API, as Prism gets them. */
export type Documents = Record<Api, JsonObject>;
