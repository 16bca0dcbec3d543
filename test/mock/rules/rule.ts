// The language of the table: a rule is its place in the register, a sentence, and steps over HTTP with what comes back; and what
// the walk needs to know of a server.

import type { Api } from "../../../model/apis.ts";
import type { Fields, WantedValue } from "./match.ts";
import type { ids } from "./seeds.ts";

/** Parameters and body fields by their names in the contract; undefined takes a usual one away. */
type Given = Record<string, unknown>;

/** A request, and what its response has to be. Without `status` and `code` it has to succeed. */
export interface Ask {
  /** An operation; or a method and a path, on the host of `at`. */
  ask: string;
  at?: Api;
  /** A client other than the usual one, which has one tenant, every scope and the role COMPANY_ADMIN. */
  by?: string;
  /** Instead of the access token of the client; empty for none. */
  token?: string;
  /** What differs from the server's usual IDs and the usual request body. */
  given?: Given;
  /** A request body byte by byte. */
  raw?: string;
  headers?: Record<string, string>;
  status?: number | string;
  /** Code of the only error; its status is that of the catalog, or any 4xx where none is documented. */
  code?: string;
  message?: WantedValue;
  result?: WantedValue;
  /** Fields of the whole body. */
  whole?: WantedValue;
  /** Headers of the response, in lower case. */
  gives?: Record<string, WantedValue>;
  /** Saves `result`, or the body where there is none. */
  as?: string | undefined;
  /** The whole body is that of an earlier response. */
  same?: string;
}

/** What is added to a request. */
export type More = Partial<Ask>;

/** What a server is asked to do besides its API, by a name that each adapter knows or does not. */
interface Control {
  control: string;
  given?: Given;
  as?: string;
}

/** An event that a webhook has received by now. */
export interface Heard {
  event: string;
  fields?: WantedValue;
  headers?: Record<string, WantedValue>;
  /** Last part of the webhook's URL. */
  hook?: string;
  /** That it has not been received. */
  never?: boolean;
  /** How often it has been received at least; once when left out, for duplicates are legal. */
  times?: number;
  /** How often at most, on a server that sends no duplicates. */
  most?: number;
}

/** What changed in an account since the rule began; available is always total less reserved. */
export interface RuleBalance {
  balance: string;
  asset?: string;
  total?: string;
  reserved?: string;
}

/** The receiver of the webhooks responds to the next delivery with a status. */
interface Respond {
  respond: number;
}

/** Why the step before fails on the server of the tests, which cannot carry the rule out or assumes otherwise. */
interface Except {
  except: string;
}

export type RuleStep = Ask | Control | Heard | RuleBalance | Respond | Except;

/** Steps in their order, grouped as they are told; an operation alone is a request that succeeds. */
export type Steps = string | RuleStep | readonly Steps[];

/** By places in the register or `assumed`, and what holds, as `F12 F13: what holds`: the steps that show it. */
export type RuleTable = Record<string, Steps>;

/** A rule as it is walked. */
export type Rule = readonly [name: string, ...steps: readonly RuleStep[]];

/** Credentials of a client. */
interface Credentials {
  clientId: string;
  clientSecret: string;
}

/** Does what a rule asks for beside the API; what it returns can be saved. */
export type RuleControls = Record<string, (given: Given) => Promise<unknown>>;

/** A server under the walk. */
export interface RuleServer {
  name: "mock" | "test server";
  /** Origins; of auth, the whole address of the token endpoint. */
  addresses: Record<Api, string>;
  ids: typeof ids;
  /** `single` has one tenant; `main` two; `manager` and `viewer` that role; `scopeless` no scopes; `stranger` is another company's. */
  clients: Record<"single" | "main" | "manager" | "viewer" | "scopeless" | "stranger", Credentials>;
  /** Where a webhook has to lead to reach the receiver. */
  hookUrl: string;
  controls: RuleControls;
  /** Brings back the beginning; called before each rule that follows one which wrote. */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

/** Places of a rule in the register. */
export const sourcesOf = ([name]: Rule) => name.slice(0, name.indexOf(": ")).split(" ");

/** A request with what else is given. */
export function asking(asked: string | Ask, given: Given = {}, more: More = {}): Ask {
  const step = typeof asked === "string" ? { ask: asked } : asked;
  return { ...step, given: { ...step.given, ...given }, ...more };
}

/** A request with what its result has to be. */
export const shows = (asked: string | Ask, result: WantedValue, given?: Given, more?: More): Ask => ({
  ...asking(asked, given, more),
  result,
});

/** A request that is refused: with a status, a code, or both as `403 forbidden`. Nothing of it is saved. */
export function refused(asked: string | Ask, how: string | number, given?: Given, more: More = {}): Ask {
  const { as: _, ...step } = asking(asked, given);
  const [, status, code] = /^(\d{3}|\dxx)? ?(.*)$/.exec(String(how)) ?? [];
  return {
    ...step,
    ...(status !== undefined && { status: Number(status) || status }),
    ...(code !== "" && { code }),
    ...more,
  } as Ask;
}

/** An event with more fields than those by which it is known. */
export const heard = (known: { event: string; fields: Fields }, fields: Fields): Heard => ({
  ...known,
  fields: { ...known.fields, ...fields },
});

/** Rules that begin with the same steps. */
export const after = (first: Steps, rules: RuleTable): RuleTable =>
  Object.fromEntries(Object.entries(rules).map(([name, steps]) => [name, [first, steps]]));

/** The step before fails on the server of the tests. */
export const elsewhere = (because: string): Except => ({ except: because });
/** What a server is asked to do besides its API. */
export const control = (name: string, given: Given, as?: string): Control => ({
  control: name,
  given,
  ...(as !== undefined && { as }),
});
/** Time passes until nothing is due any more: moves are made, events delivered. */
export const settle: Control = { control: "settle" };
/** Registers a webhook at the receiver of the walk. */
export const listen: Ask = { ask: "registerWebhook", as: "webhook" };
