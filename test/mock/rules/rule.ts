// The language of the table: a rule is its place in the register, a sentence, and steps over HTTP with what comes back.

import type { Api } from "../../../model/apis.ts";

/** Servers that the table is walked on; `other` runs at a given address. */
export type ServerName = "mock" | "second" | "other";

/** Where a value has to be tested by more than equality. */
export class Check {
  readonly says: string;
  readonly test: (actual: unknown, fits: (actual: unknown, wanted: Wanted) => boolean) => boolean;

  constructor(says: string, test: Check["test"]) {
    this.says = says;
    this.test = test;
  }
}

/**
 * What a value has to be. Objects name the fields that count; arrays are whole. In texts, `{party.id}` stands for a field of a
 * saved result, `{accountId}` for an ID of the server. A text that begins with `~` is a pattern.
 */
export type Wanted =
  | string
  | number
  | boolean
  | null
  | Check
  | readonly Wanted[]
  | { readonly [name: string]: Wanted | undefined };

/** A request, and what its response has to be. Without `status` and `code` it has to succeed. */
export interface Ask {
  /** An operation; or a method and a path, on the host of `at`. */
  ask: string;
  at?: Api;
  /** A client other than the usual one, which has one tenant, every scope and the role COMPANY_ADMIN. */
  by?: string;
  /** Instead of the access token of the client; empty for none. */
  token?: string;
  /** Path parameters other than the server's usual IDs. */
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  /** Fields over those of the usual request body; undefined takes one away. */
  body?: Record<string, unknown>;
  /** A request body byte by byte; or form fields, for the token endpoint. */
  raw?: string;
  form?: Record<string, string>;
  /** A list sends a header several times. */
  headers?: Record<string, string | readonly string[]>;
  status?: number | string;
  /** Code of the only error; its status is that of the catalogue, or any 4xx where none is documented. */
  code?: string;
  message?: Wanted;
  result?: Wanted;
  /** Fields of the whole body. */
  whole?: Wanted;
  /** Headers of the response, in lower case. */
  gives?: Record<string, Wanted>;
  /** Saves `result`, or the body where there is none. */
  as?: string | undefined;
  /** The whole body is that of an earlier response. */
  same?: string;
}

/** What a server is asked to do besides its API, by a name that each adapter knows or does not. */
export interface Control {
  control: string;
  given?: Record<string, unknown>;
  as?: string;
}

/** An event that a webhook has received by now. */
export interface Heard {
  event: string;
  fields?: Wanted;
  headers?: Record<string, Wanted>;
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
export interface Balance {
  balance: string;
  asset?: string;
  total?: string;
  reserved?: string;
}

/** The receiver of the webhooks responds to the next deliveries with a status, 500 when left out. */
export interface Refuse {
  refuse: number;
  status?: number;
}

/** A rule that a server cannot carry out, or an assumption that it does not share: it stands after the step that fails there. */
export interface Except {
  except: ServerName;
  because: string;
}

export type Step = Ask | Control | Heard | Balance | Refuse | Except;

/** Places in the register or `assumed`, and what holds, as `F12 F13: what holds`; then the steps that show it. */
export type Rule = readonly [name: string, ...steps: readonly Step[]];

/** Places of a rule in the register. */
export const sourcesOf = ([name]: Rule) => name.slice(0, name.indexOf(": ")).split(" ");

const isText = (value: unknown): value is string => typeof value === "string";
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const field = (value: unknown, name: string) => (value as Record<string, unknown> | null)?.[name];

/** Not there, and not null either. */
export const absent = new Check("is absent", (actual) => actual === undefined);
export const present = new Check("is there", (actual) => actual !== undefined && actual !== null);
/** Nothing to see: absent, null or an empty object. */
export const empty = new Check(
  "is empty",
  (actual) => actual === undefined || actual === null || Object.keys(actual).length === 0,
);
export const number = new Check("is a number", (actual) => typeof actual === "number");
export const text = new Check("is a text", (actual) => isText(actual) && actual !== "");
export const decimal = new Check("is a decimal string", (actual) => isText(actual) && /^\d+(\.\d+)?$/.test(actual));

export const has = (wanted: Wanted) =>
  new Check("has such an element", (actual, fits) => list(actual).some((one) => fits(one, wanted)));
export const lacks = (wanted: Wanted) =>
  new Check("has no such element", (actual, fits) => Array.isArray(actual) && !actual.some((one) => fits(one, wanted)));
/** Every element, of which there is at least one. */
export const every = (wanted: Wanted) =>
  new Check(
    "has only such elements",
    (actual, fits) => list(actual).length > 0 && list(actual).every((one) => fits(one, wanted)),
  );
export const size = (least: number, most = least) =>
  new Check(
    `has ${least} to ${most} elements`,
    (actual) => list(actual).length >= least && list(actual).length <= most,
  );
export const all = (...checks: Wanted[]) =>
  new Check("is all of this", (actual, fits) => checks.every((check) => fits(actual, check)));
export const not = (wanted: Wanted) => new Check("is not this", (actual, fits) => !fits(actual, wanted));
export const oneOf = (...values: Wanted[]) =>
  new Check("is one of these", (actual, fits) => values.some((value) => fits(actual, value)));
/** By the text of a field, which is enough for instants of one form; equal ones may follow each other. */
export const sorted = (by: string, direction: "ASC" | "DESC") =>
  new Check(`is sorted by ${by} ${direction}`, (actual) => {
    const values = list(actual).map((one) => String(field(one, by)));
    const inOrder = values.toSorted((a, b) => (a < b ? -1 : 1) * (direction === "ASC" ? 1 : -1));
    return values.length > 1 && values.every((value, index) => value === inOrder[index]);
  });
/** Only these fields, all of them. */
export const exactly = (names: string) =>
  new Check(`has the fields ${names} alone`, (actual) => {
    return (
      Object.keys(actual ?? {})
        .toSorted()
        .join(" ") === names.split(" ").toSorted().join(" ")
    );
  });

/** Time passes until nothing is due any more: moves are made, events delivered. */
export const settle: Control = { control: "settle" };
/** Registers a webhook at the receiver of the walk. */
export const listen: Ask = { ask: "registerWebhook", as: "webhook" };
/** The form fields of a token request. */
export const credentials = {
  grant_type: "client_credentials",
  client_id: "{single.clientId}",
  client_secret: "{single.clientSecret}",
};
