// A request, its response, and both as one exchange.

import type { Api } from "../model/apis.ts";
import { asObject } from "../model/document.ts";
import type { Operation } from "../model/operations.ts";

/** The two services under test; the token endpoint (`auth`) serves both. */
export type ServiceName = "finance" | "ramp";

export const services: readonly ServiceName[] = ["finance", "ramp"];

/** A request as it goes over the wire; header names may repeat. */
export interface SentRequest {
  method: string;
  url: string;
  headers: [string, string][];
  body?: string;
}

/** A response, unchanged; header names are lower case. `status` 0 means that no response came. */
export interface ReceivedResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Why no response came. */
  problem?: string;
}

/** A text read as JSON; undefined when it is not JSON. */
export function parsedJson(text = ""): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The request body as an object; empty when it is not a JSON object. */
export const sentIn = ({ request }: Pick<Exchange, "request">) => asObject(parsedJson(request.body));

/** One request with its response. */
export interface Exchange {
  number: number;
  service: Api;
  /** The operation that was called; absent for paths outside the contract. */
  operation?: Operation;
  /** The event of a delivery to the run itself, such as `onPing`. */
  event?: string;
  /** Why the request was sent, for example `positive: page at its minimum`. */
  purpose: string;
  request: SentRequest;
  response: ReceivedResponse;
  /** The body read as JSON; undefined when it is empty or not JSON. */
  json: unknown;
  startedAt: Date;
  milliseconds: number;
}
