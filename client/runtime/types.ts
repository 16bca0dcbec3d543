// The types of calls: by path with the calling convention of openapi-fetch, and by name.
//
// The types of each call are generated, with names. openapi-fetch computes them from `paths` for each call, which costs
// an editor more time than everything else, and makes it show fields in place of names.

import type { ApiError } from "./errors.ts";
import type { CallFacts } from "./events.ts";
import type { CallInit, Middleware } from "./request.ts";
import type { ParseAs } from "./response.ts";

/**
 * The types of one call, generated for each method and path. An unknown path has no required arguments, so that
 * TypeScript complains about the path only.
 */
interface CallTypes {
  /** Parameters and request body, as openapi-fetch takes them. */
  init: unknown;
  /** The JSON of a successful response; `never` for a file. */
  data: unknown;
  code: string;
}

/** The calls of a service by method and path: `GET /v1/webhooks`. */
type AnyCalls<Calls> = { [Call in keyof Calls]: CallTypes };

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The paths that have an operation with a method. */
export type PathsWith<Calls, M extends Method> = keyof Calls extends infer Call
  ? Call extends `${M} ${infer Path}`
    ? Path
    : never
  : never;

/** The types of the call with a method and path. */
type CallOf<Calls, M extends Method, Path extends string> = `${M} ${Path}` extends keyof Calls
  ? Calls[`${M} ${Path}`]
  : CallTypes;

/** One of the types of a call. An intersection with `CallTypes` would turn an open list of codes into `string`. */
type At<Call, Key extends keyof CallTypes> = Call extends { [K in Key]: infer T } ? T : never;

/** The type of a file or of a body that is not read as JSON, by `parseAs`. */
interface Files {
  text: string;
  blob: Blob;
  arrayBuffer: ArrayBuffer;
  stream: ReadableStream<Uint8Array>;
}

/** How a file can be read. */
export type FileAs = keyof Files;

/** A file, by how it is read. */
export type FileOf<As extends FileAs> = Files[As];

/** The options of a call by name. */
export interface CallOptions extends Omit<CallInit, "params" | "body" | "parseAs" | "method"> {
  /** Your correlation ID for this call, in place of the one that the client makes. */
  correlationId?: string | undefined;
}

/** The options of a call by name that returns a file. */
export interface FileOptions<As extends FileAs> extends CallOptions {
  /** How to read the file. Default: `blob`. */
  parseAs?: As;
}

/** The options of a call by path, beside parameters and request body. */
type PathOptions = Omit<CallInit, "params" | "body" | "parseAs">;

/** The data of a successful call by path. */
type Data<Call, As extends ParseAs> = As extends FileAs
  ? Files[As]
  : [At<Call, "data">] extends [never]
    ? Blob
    : At<Call, "data">;

/** The options as arguments: optional if none is required. */
type InitArguments<Init> = Record<never, never> extends Init ? [init?: Init] : [init: Init];

/** The facts of an outcome beside its data or error. */
interface OutcomeFacts extends Pick<CallFacts, "idempotencyKey" | "operationId" | "attempts"> {
  /** The correlation ID of the response, or else the one that was sent. */
  correlationId: string | undefined;
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

/** The arguments of a call, after the path. */
type CallArguments<Calls, M extends Method, Path extends string, As extends ParseAs> = InitArguments<
  At<CallOf<Calls, M, Path>, "init"> & { parseAs?: As } & PathOptions
>;

/** What a call returns. */
type CallOutcome<Calls, M extends Method, Path extends string, As extends ParseAs> = Promise<
  Outcome<Data<CallOf<Calls, M, Path>, As>, Extract<At<CallOf<Calls, M, Path>, "code">, string>>
>;

/** A method without deprecated operations, with the calling convention of openapi-fetch. */
type MethodOfAny<Calls, M extends Method> = <Path extends PathsWith<Calls, M>, As extends ParseAs = "json">(
  path: Path,
  ...init: CallArguments<Calls, M, Path, As>
) => CallOutcome<Calls, M, Path, As>;

/**
 * A method with deprecated operations. The first signature has only these, so that an editor strikes their calls
 * through. The last one has every path, which types such as `Parameters<FinanceClient["GET"]>` use.
 */
interface MethodWithDeprecated<Calls, M extends Method, Deprecated extends string> extends MethodOfAny<Calls, M> {
  /** @deprecated The operation ends. Its entry in `paths` says on which day, and what replaces it. */
  <Path extends Deprecated, As extends ParseAs = "json">(
    path: Path,
    ...init: CallArguments<Calls, M, Path, As>
  ): CallOutcome<Calls, M, Path, As>;
}

/** The paths whose operation with a method is deprecated. */
type DeprecatedPaths<M extends Method, Deprecated> = Deprecated extends `${M} ${infer Path}` ? Path : never;

/** A method of a client. */
export type ClientMethod<Calls, M extends Method, Deprecated = never> = [DeprecatedPaths<M, Deprecated>] extends [never]
  ? MethodOfAny<Calls, M>
  : MethodWithDeprecated<Calls, M, DeprecatedPaths<M, Deprecated>>;

/**
 * What every client has beside the operations by name.
 * @typeParam Calls The calls of its service by method and path.
 * @typeParam Deprecated Its deprecated operations, as method and path.
 */
export interface Client<Calls extends AnyCalls<Calls>, Deprecated = never> {
  /** Reads. Retried after a failed connection, 429, 500, 502, 503 and 504. */
  GET: ClientMethod<Calls, "GET", Deprecated>;
  /** Creates something or starts an action. Retried only if it has a documented `idempotencyKey`, or was not sent. */
  POST: ClientMethod<Calls, "POST", Deprecated>;
  /** Replaces. Retried after a failed connection, 429, 502, 503 and 504. */
  PUT: ClientMethod<Calls, "PUT", Deprecated>;
  /** Updates. Retried only if it has a documented `idempotencyKey`, or was not sent. */
  PATCH: ClientMethod<Calls, "PATCH", Deprecated>;
  /** Deletes. Retried after a failed connection, 429, 502, 503 and 504. */
  DELETE: ClientMethod<Calls, "DELETE", Deprecated>;
  /**
   * Returns the same client for another tenant. It shares token, options and middleware.
   * @param tenantId The tenant of its requests.
   */
  forTenant(tenantId: string): this;
  /** Adds openapi-fetch middleware, which runs for each attempt and does not see the token. */
  use(...middleware: Middleware[]): void;
  /** Removes middleware. */
  eject(...middleware: Middleware[]): void;
}

/** What `unwrap` returns for the data of a request. A list is never undefined. */
export type Result<D> = D extends { success: unknown }
  ? D extends { result?: infer R }
    ? NonNullable<R> extends readonly unknown[]
      ? NonNullable<R>
      : "result" extends keyof D
        ? D["result"]
        : undefined
    : undefined
  : D;

/** An item of a list. */
export type ItemOf<Page> = Page extends { result?: infer R }
  ? NonNullable<R> extends readonly (infer I)[]
    ? I
    : never
  : never;

/** An operation by name. */
export type AnyOperation = (parameters: never, options?: CallOptions) => Promise<Outcome<unknown>>;

/** The parameters of an operation by name. */
export type ParametersOf<Op extends AnyOperation> = NonNullable<Parameters<Op>[0]>;

/** The data of an operation by name. */
export type DataOf<Op extends AnyOperation> = Extract<Awaited<ReturnType<Op>>, { error: undefined }>["data"];
