// The types of calls: openapi-fetch's convention over openapi-typescript's paths, with a layer for read and write.
//
// openapi-fetch 0.17 has such a layer (`Readable`, `Writable`), but it maps everything that extends `object`, and takes
// branded strings, open unions (`"A" | (string & {})`) and tuples apart. This one lets them through.

import type { ParseAs } from "./answer.ts";
import type { ApiError } from "./errors.ts";
import type { Middleware } from "./middleware.ts";
import type { CallInit } from "./request.ts";

/** openapi-typescript's marker for members that only answers have. */
interface ReadMarker<T> {
  readonly $read: T;
}

/** openapi-typescript's marker for members that only requests have. */
interface WriteMarker<T> {
  readonly $write: T;
}

/** What is no object, and with it branded strings and open unions. */
type Scalar = string | number | boolean | bigint | symbol | null | undefined;

/** True for a member that carries the marker, also when it is optional; false for `never`, which extends everything. */
type Carries<T, Marker> = [NonNullable<T>] extends [never] ? false : NonNullable<T> extends Marker ? true : false;

/**
 * What an answer holds: members that only requests have are left out, markers are taken off, and everything else
 * (optional and nullable members, open unions, brands, tuples) stays as it is.
 */
export type Output<T> = T extends Scalar
  ? T
  : T extends ReadMarker<infer U>
    ? Output<U>
    : T extends readonly unknown[]
      ? { [K in keyof T]: Output<T[K]> }
      : unknown extends T
        ? T
        : { [K in keyof T as Carries<T[K], WriteMarker<unknown>> extends true ? never : K]: Output<T[K]> };

/** What a request holds: the counterpart of `Output`, without the members that only answers have. */
export type Input<T> = T extends Scalar
  ? T
  : T extends WriteMarker<infer U>
    ? Input<U>
    : T extends readonly unknown[]
      ? { [K in keyof T]: Input<T[K]> }
      : unknown extends T
        ? T
        : { [K in keyof T as Carries<T[K], ReadMarker<unknown>> extends true ? never : K]: Input<T[K]> };

/** A method of openapi-typescript's paths. */
type HttpMethod = "get" | "post" | "put" | "patch" | "delete";

/** Statuses of success that the contract can list. */
type OkStatus = 200 | 201 | 202 | 203 | 204 | 206 | "2XX";

/** The paths that have an operation of a method. */
export type PathsWith<Paths, Method extends HttpMethod> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Method, object> ? Path : never;
}[keyof Paths];

/** The operation of a method. */
type Operation<PathItem, Method extends HttpMethod> = PathItem extends Record<Method, infer Op> ? Op : never;

/** The `content` of every answer of success. */
type OkContent<Op> = Op extends { responses: infer R }
  ? { [Status in keyof R & OkStatus]: R[Status] extends { content: infer C } ? C : never }[keyof R & OkStatus]
  : never;

/** The JSON of every answer of success; never for an operation that answers a file. */
type OkJson<Op> = OkContent<Op> extends infer C ? (C extends { "application/json": infer J } ? J : never) : never;

/** What a body is read as, by `parseAs`. */
interface Bodies {
  text: string;
  blob: Blob;
  arrayBuffer: ArrayBuffer;
  stream: ReadableStream<Uint8Array>;
}

/** The data of a call. */
export type Data<Op, As extends ParseAs> = As extends keyof Bodies ? Bodies[As] : Output<OkJson<Op>>;

/** How the body can be asked for; a file has to be asked for as something. */
type ParseOption<Op, As extends ParseAs> = [OkJson<Op>] extends [never]
  ? { parseAs: As & keyof Bodies }
  : { parseAs?: As };

type ParamsOption<Op> = Op extends { parameters: infer P }
  ? Record<never, never> extends P
    ? { params?: P }
    : { params: P }
  : { params?: never };

type BodyOption<Op> = Op extends { requestBody: { content: { "application/json": infer B } } }
  ? { body: Input<B> }
  : Op extends { requestBody?: infer R }
    ? NonNullable<R> extends { content: { "application/json": infer B } }
      ? [NonNullable<R>] extends [never]
        ? { body?: never }
        : { body?: Input<B> }
      : { body?: never }
    : { body?: never };

/** The options of a call. Members that the contract does not know are refused, so that a typing error is found. */
export type Init<Op> = ParamsOption<Op> & BodyOption<Op> & Omit<CallInit, "params" | "body" | "parseAs">;

/** The options as arguments: they may be left out when none is required. */
export type InitArguments<Init> = Record<never, never> extends Init ? [init?: Init] : [init: Init];

/** What a call that succeeded or failed says beside its data or error. */
interface OutcomeFacts {
  /** The correlation id of the answer, else the one that was sent. */
  correlationId: string | undefined;
  /** The idempotency key that was sent: the caller's own, or the one the client made. */
  idempotencyKey: string | undefined;
  /** The contract's name of the operation. */
  operationId: string | undefined;
  /** How many requests were sent. */
  attempts: number;
}

/** A call that succeeded. */
export interface Succeeded<D> extends OutcomeFacts {
  data: D;
  error: undefined;
  /** The answer; its body has been read. */
  response: Response;
  status: number;
}

/** A call that failed. */
export interface Failed<Code extends string> extends OutcomeFacts {
  data: undefined;
  error: ApiError<Code>;
  /** The answer; undefined when there was none. */
  response: Response | undefined;
  status: number | undefined;
}

/** What a call ends with; comparing `error` with undefined tells which. */
export type Outcome<D, Code extends string = string> = Succeeded<D> | Failed<Code>;

/** The error codes of an operation; the list is open, because the services may add codes. */
type CodesOf<Codes, Key> = Key extends keyof Codes ? (Codes[Key] & string) | (string & {}) : string;

/** A method of a client, in openapi-fetch's calling convention. */
export type ClientMethod<Paths, Codes, Method extends HttpMethod> = <
  Path extends PathsWith<Paths, Method>,
  As extends ParseAs = "json",
>(
  path: Path,
  ...init: InitArguments<Init<Operation<Paths[Path], Method>> & ParseOption<Operation<Paths[Path], Method>, As>>
) => Promise<
  Outcome<Data<Operation<Paths[Path], Method>, As>, CodesOf<Codes, `${Uppercase<Method>} ${Path & string}`>>
>;

/**
 * A client of one service.
 * @typeParam Paths The service's paths, as openapi-typescript generates them.
 * @typeParam Codes Its error codes by method and path.
 * @typeParam Paged Its paths whose GET answers a list page by page.
 */
export interface Client<Paths, Codes, Paged extends keyof Paths> {
  /** Reads; repeated after a failed connection, 429, 500, 502, 503 and 504. */
  GET: ClientMethod<Paths, Codes, "get">;
  /** Creates or does something; repeated only when the body has an `idempotencyKey`. */
  POST: ClientMethod<Paths, Codes, "post">;
  /** Replaces; repeated after a failed connection, 429, 502, 503 and 504. */
  PUT: ClientMethod<Paths, Codes, "put">;
  /** Changes; repeated only when the body has an `idempotencyKey`. */
  PATCH: ClientMethod<Paths, Codes, "patch">;
  /** Removes; repeated after a failed connection, 429, 502, 503 and 504. */
  DELETE: ClientMethod<Paths, Codes, "delete">;
  /**
   * The same client for another tenant: it shares token, options and middleware.
   * @param tenantId The tenant its calls are for.
   */
  forTenant(tenantId: string): Client<Paths, Codes, Paged>;
  /** Adds openapi-fetch middleware; it runs for each attempt and does not see the token. */
  use(...middleware: Middleware[]): void;
  /** Takes middleware away again. */
  eject(...middleware: Middleware[]): void;
  /** Carries `Paged` for `paginate`; there is no such member at run time. */
  readonly " paged"?: Paged;
}

/** What `unwrap` takes out of the data of a call. */
export type Result<D> = D extends { success: unknown } ? ("result" extends keyof D ? D["result"] : undefined) : D;

/** The data of a list. */
export type PageOf<Paths, Path extends keyof Paths> = Data<Operation<Paths[Path], "get">, "json">;

/** An entry of a list. */
export type ItemOf<Page> = Page extends { result?: infer R }
  ? NonNullable<R> extends readonly (infer I)[]
    ? I
    : never
  : never;

/** The options of the calls that read a list. */
export type ListInit<Paths, Path extends keyof Paths> = Init<Operation<Paths[Path], "get">>;
