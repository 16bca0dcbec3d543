// The types of calls: the convention of openapi-fetch over the paths of openapi-typescript, with separate types for
// reading and writing.
//
// openapi-fetch 0.17 has such types (`Readable`, `Writable`), but they map everything that extends `object`, and break
// branded strings, open unions (`"A" | (string & {})`) and tuples. The types here keep them.

import type { ParseAs } from "./answer.ts";
import type { ApiError } from "./errors.ts";
import type { CallInit, Middleware } from "./request.ts";

/** openapi-typescript's marker for fields that only responses have. */
interface ReadMarker<T> {
  readonly $read: T;
}

/** openapi-typescript's marker for fields that only requests have. */
interface WriteMarker<T> {
  readonly $write: T;
}

/** Everything that is not an object, including branded strings and open unions. */
type Scalar = string | number | boolean | bigint | symbol | null | undefined;

/** True for a field with the marker, also if it is optional. False for `never`, which extends everything. */
type Carries<T, Marker> = [NonNullable<T>] extends [never] ? false : NonNullable<T> extends Marker ? true : false;

/**
 * The type of a response: without the fields that only requests have, and without markers. Everything else (optional
 * and nullable fields, open unions, brands, tuples) stays the same.
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

/** The type of a request body: the counterpart of `Output`, without the fields that only responses have. */
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

/** Success statuses that the contract can list. */
type OkStatus = 200 | 201 | 202 | 203 | 204 | 206 | "2XX";

/** The paths that have an operation with a method. */
export type PathsWith<Paths, Method extends HttpMethod> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Method, object> ? Path : never;
}[keyof Paths];

/** The operation of a method. */
type Operation<PathItem, Method extends HttpMethod> = PathItem extends Record<Method, infer Op> ? Op : never;

/** The `content` of every successful response. */
type OkContent<Op> = Op extends { responses: infer R }
  ? { [Status in keyof R & OkStatus]: R[Status] extends { content: infer C } ? C : never }[keyof R & OkStatus]
  : never;

/** The JSON of every successful response; `never` for an operation that returns a file. */
type OkJson<Op> = OkContent<Op> extends infer C ? (C extends { "application/json": infer J } ? J : never) : never;

/** The type of a body, by `parseAs`. */
interface Bodies {
  text: string;
  blob: Blob;
  arrayBuffer: ArrayBuffer;
  stream: ReadableStream<Uint8Array>;
}

/** The data of a successful request. */
export type Data<Op, As extends ParseAs> = As extends keyof Bodies ? Bodies[As] : Output<OkJson<Op>>;

/** The option `parseAs`, which is required for a file. */
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

/** The options of a request. Fields that the contract does not have are type errors, so that typos are found. */
export type Init<Op> = ParamsOption<Op> & BodyOption<Op> & Omit<CallInit, "params" | "body" | "parseAs">;

/** The options as arguments: optional if none is required. */
export type InitArguments<Init> = Record<never, never> extends Init ? [init?: Init] : [init: Init];

/** What every outcome has in addition to data or error. */
interface OutcomeFacts {
  /** The correlation ID of the response, or else the one that was sent. */
  correlationId: string | undefined;
  /** The idempotency key that was sent: the caller's own, or the one that the client generated. */
  idempotencyKey: string | undefined;
  /** The contract's name of the operation. */
  operationId: string | undefined;
  /** Number of attempts that were sent. */
  attempts: number;
}

/** The outcome of a successful request. */
export interface Succeeded<D> extends OutcomeFacts {
  data: D;
  error: undefined;
  /** The response. Its body has been read. */
  response: Response;
  status: number;
}

/** The outcome of a failed request. */
export interface Failed<Code extends string> extends OutcomeFacts {
  data: undefined;
  error: ApiError<Code>;
  /** The response; undefined if there was none. */
  response: Response | undefined;
  status: number | undefined;
}

/** The outcome of a request. Comparing `error` with undefined narrows it. */
export type Outcome<D, Code extends string = string> = Succeeded<D> | Failed<Code>;

/** The error codes of an operation. Other codes are possible, because the services may add some. */
type CodesOf<Codes, Key> = Key extends keyof Codes ? (Codes[Key] & string) | (string & {}) : string;

/** The arguments of a call, after the path. */
type CallArguments<Paths, Path extends keyof Paths, Method extends HttpMethod, As extends ParseAs> = InitArguments<
  Init<Operation<Paths[Path], Method>> & ParseOption<Operation<Paths[Path], Method>, As>
>;

/** What a call returns. */
type CallOutcome<Paths, Codes, Path extends keyof Paths, Method extends HttpMethod, As extends ParseAs> = Promise<
  Outcome<Data<Operation<Paths[Path], Method>, As>, CodesOf<Codes, `${Uppercase<Method>} ${Path & string}`>>
>;

/** A method of a client, with the calling convention of openapi-fetch. */
type AnyPathMethod<Paths, Codes, Method extends HttpMethod> = <
  Path extends PathsWith<Paths, Method>,
  As extends ParseAs = "json",
>(
  path: Path,
  ...init: CallArguments<Paths, Path, Method, As>
) => CallOutcome<Paths, Codes, Path, Method, As>;

/**
 * A method of which some operations are deprecated. The second signature has them, so that an editor strikes their calls
 * through. The first has all others, because TypeScript takes it for a call with a mistake. The last has every path, for
 * code about the method, such as `Parameters<FinanceClient["GET"]>`: there, TypeScript compares overloads with `any` as
 * their type parameters, which no arguments of ours are comparable to.
 */
interface MethodWithDeprecated<Paths, Codes, Method extends HttpMethod, Ending extends keyof Paths> {
  <Path extends Exclude<PathsWith<Paths, Method>, Ending>, As extends ParseAs = "json">(
    path: Path,
    ...init: CallArguments<Paths, Path, Method, As>
  ): CallOutcome<Paths, Codes, Path, Method, As>;
  /** @deprecated The operation ends. Its entry in `paths` says on which day, and what replaces it. */
  <Path extends Ending, As extends ParseAs = "json">(
    path: Path,
    ...init: CallArguments<Paths, Path, Method, As>
  ): CallOutcome<Paths, Codes, Path, Method, As>;
  <Path extends PathsWith<Paths, Method>, As extends ParseAs = "json">(
    path: Path,
    ...init: 0 extends 1 & Path ? unknown[] : CallArguments<Paths, Path, Method, As>
  ): CallOutcome<Paths, Codes, Path, Method, As>;
}

/** The paths whose operation with a method is deprecated. */
type EndingPaths<Paths, Method extends HttpMethod, Deprecated extends string> = {
  [Path in PathsWith<Paths, Method>]: `${Uppercase<Method>} ${Path & string}` extends Deprecated ? Path : never;
}[PathsWith<Paths, Method>];

/** A method of a client; one signature where none of its operations is deprecated. */
export type ClientMethod<Paths, Codes, Method extends HttpMethod, Deprecated extends string = never> = [
  EndingPaths<Paths, Method, Deprecated>,
] extends [never]
  ? AnyPathMethod<Paths, Codes, Method>
  : MethodWithDeprecated<Paths, Codes, Method, EndingPaths<Paths, Method, Deprecated>>;

/**
 * A client of one service.
 * @typeParam Paths The service's paths, as openapi-typescript generates them.
 * @typeParam Codes Its error codes by method and path.
 * @typeParam Paged Its paths whose GET returns a paged list.
 * @typeParam Deprecated Its deprecated operations, as method and path.
 */
export interface Client<Paths, Codes, Paged extends keyof Paths, Deprecated extends string = never> {
  /** Reads. Retried after a failed connection, 429, 500, 502, 503 and 504. */
  GET: ClientMethod<Paths, Codes, "get", Deprecated>;
  /** Creates something or starts an action. Retried only if its contract has an `idempotencyKey`, or if it was not sent. */
  POST: ClientMethod<Paths, Codes, "post", Deprecated>;
  /** Replaces. Retried after a failed connection, 429, 502, 503 and 504. */
  PUT: ClientMethod<Paths, Codes, "put", Deprecated>;
  /** Updates. Retried only if its contract has an `idempotencyKey`, or if it was not sent. */
  PATCH: ClientMethod<Paths, Codes, "patch", Deprecated>;
  /** Deletes. Retried after a failed connection, 429, 502, 503 and 504. */
  DELETE: ClientMethod<Paths, Codes, "delete", Deprecated>;
  /**
   * Returns the same client for another tenant. It shares token, options and middleware.
   * @param tenantId The tenant of its requests.
   */
  forTenant(tenantId: string): Client<Paths, Codes, Paged, Deprecated>;
  /** Adds openapi-fetch middleware, which runs for each attempt and does not see the token. */
  use(...middleware: Middleware[]): void;
  /** Removes middleware. */
  eject(...middleware: Middleware[]): void;
  /** Holds the type `Paged` for `paginate`. It does not exist at run time. */
  readonly " paged"?: Paged;
}

/** What `unwrap` returns for the data of a request. */
export type Result<D> = D extends { success: unknown } ? ("result" extends keyof D ? D["result"] : undefined) : D;

/** The data of a list. */
export type PageOf<Paths, Path extends keyof Paths> = Data<Operation<Paths[Path], "get">, "json">;

/** An item of a list. */
export type ItemOf<Page> = Page extends { result?: infer R }
  ? NonNullable<R> extends readonly (infer I)[]
    ? I
    : never
  : never;

/** The options of the requests that read a list. */
export type ListInit<Paths, Path extends keyof Paths> = Init<Operation<Paths[Path], "get">>;
