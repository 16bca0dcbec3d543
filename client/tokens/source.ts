// The three forms of `auth` as one function that returns a token.

import type { OnEvent } from "../runtime/events.ts";

/** What a token is requested with. */
export interface TokenRequest {
  /** Aborted when the call that needs the token ends. */
  signal: AbortSignal;
  /** The token that the service has just refused with 401; undefined for the first attempt. */
  rejected: string | undefined;
  /** Receives the events of token requests. */
  onEvent: OnEvent | undefined;
}

/** Returns access tokens. Created by `clientCredentials`. */
export interface TokenSource {
  /**
   * @param request Signal, refused token and listener of the call that needs the token.
   * @returns A valid token; not the `rejected` one if there is another.
   * @throws AuthError if there is no token.
   */
  getToken(request?: Partial<TokenRequest>): Promise<string>;
}

/** A token, a function that returns one, or a token source from `clientCredentials`. */
export type Auth = string | ((request: TokenRequest) => string | Promise<string>) | TokenSource;

/** Returns a token. */
export type GetToken = (request: TokenRequest) => string | Promise<string>;

/** Converts any form of `auth` into one function. @returns Undefined for any other value. */
export function tokenGetter(auth: unknown): GetToken | undefined {
  if (typeof auth === "string" && auth !== "") return () => auth;
  if (typeof auth === "function") return auth as GetToken;
  const source = Object(auth) as TokenSource;
  return typeof source.getToken === "function" ? (request) => source.getToken(request) : undefined;
}
