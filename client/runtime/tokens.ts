// The three forms of `auth` as one function that gives a token.

import type { OnEvent } from "./events.ts";

/** Why and for whom a token is needed. */
export interface TokenRequest {
  /** Ends when the call that needs the token ends. */
  signal: AbortSignal;
  /** The token the service has just refused with 401; undefined on the first attempt. */
  rejected: string | undefined;
  /** Where to report token requests, if anywhere. */
  onEvent: OnEvent | undefined;
}

/** Gives access tokens; made by `clientCredentials`. */
export interface TokenSource {
  /**
   * @param request Why the token is needed.
   * @returns A token that is valid now, other than `rejected` when one can be had.
   * @throws AuthError when no token can be had.
   */
  getToken(request?: Partial<TokenRequest>): Promise<string>;
}

/** A token, a function that gives one, or what `clientCredentials` returns. */
export type Auth = string | ((request: TokenRequest) => string | Promise<string>) | TokenSource;

/** Gives a token. */
export type GetToken = (request: TokenRequest) => string | Promise<string>;

/** Makes one function of any form of `auth`. */
export function tokenGetter(auth: Auth): GetToken {
  if (typeof auth === "function") return auth;
  return (request) => (typeof auth === "string" ? auth : auth.getToken(request));
}
