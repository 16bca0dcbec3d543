// Who a token or a client ID stands for, and in which sandbox.

import type { AuthMode } from "../../options.ts";
import { sandboxIdOf } from "../sandboxes/credentials.ts";
import type { Sandboxes } from "../sandboxes/registry.ts";
import { endedFault, mainId, type Sandbox } from "../sandboxes/sandbox.ts";
import type { Client } from "./clients.ts";
import type { Read, Tokens } from "./tokens.ts";

/** A client in its sandbox. */
export interface Identity {
  sandbox: Sandbox;
  client: Client;
}

/** What a token opens. */
export interface Grant extends Identity {
  scopes: string[];
}

/**
 * What a token opens, or why it opens nothing. An expired one still tells whose it was; one of a sandbox that has ended
 * opens nothing in any mode.
 */
export type TokenState = Grant | { fault: string; sandbox?: Sandbox; hasEnded?: true };

/** Knows the clients of all sandboxes. */
export interface Authority {
  readonly mode: AuthMode;
  readonly tokens: Tokens;
  /** The token that the default clients always have; undefined where the clients are somebody's own. */
  readonly fixedToken: string | undefined;
  /** Every scope of the contract, as it is now: those of a client whose config names none. */
  allScopes(): string[];
  /** What a token opens. */
  find(token: string): Promise<TokenState>;
  /** The client of an ID, and whose it is. */
  identityOf(clientId: string): Identity | undefined;
}

/** Printed in every document of the mock, and no secret. */
const exampleToken = "example-access-token";

const faults = {
  unknown: "The access token is not known; it was not issued by this mock.",
  expired: "The access token has expired; request a new one.",
  foreign:
    "The access token was signed with another key: by another mock, or before this one was started; request a new one.",
};

/**
 * Makes the authority.
 * @param mode How strict it is.
 * @param tokens What issues and reads tokens.
 * @param sandboxes Whose clients it knows; the fixed tokens (`tokens` in the config) are those of `main`.
 * @param allScopes The scopes of a client that names none, as the contract has them now.
 */
export function createAuthority(
  mode: AuthMode,
  tokens: Tokens,
  sandboxes: Sandboxes,
  allScopes: () => string[],
): Authority {
  const { main } = sandboxes;
  const byId = new Map(main.clients.map((client) => [client.id, client]));
  const fixed = new Map(
    main.clients.flatMap((client) => (client.tokens ?? []).map((token) => [token, client] as const)),
  );

  const inSandbox = (id: string, clientId: string): Identity | undefined => {
    const sandbox = sandboxes.find(id);
    const client = sandbox?.clients.find((one) => one.id === clientId);
    return sandbox && client && { sandbox, client };
  };
  const granted = (read: Read): TokenState => {
    if (!("claims" in read)) return { fault: faults[read.fault] };
    const { clientId, scopes, sandbox: id = mainId } = read.claims;
    const client = byId.get(clientId);
    const identity = id === mainId ? client && { sandbox: main, client } : inSandbox(id, clientId);
    if (identity === undefined)
      return id === mainId ? { fault: faults.unknown } : { fault: endedFault, hasEnded: true };
    if (read.fault !== undefined) return { fault: faults[read.fault], sandbox: identity.sandbox };
    return { ...identity, scopes };
  };
  return {
    mode,
    tokens,
    fixedToken: fixed.has(exampleToken) ? exampleToken : undefined,
    allScopes,
    async find(token) {
      const client = fixed.get(token);
      if (client !== undefined) return { sandbox: main, client, scopes: client.scopes ?? allScopes() };
      return granted(await tokens.read(token));
    },
    identityOf(clientId) {
      const client = byId.get(clientId);
      if (client !== undefined) return { sandbox: main, client };
      const id = sandboxIdOf(clientId);
      return id === undefined ? undefined : inSandbox(id, clientId);
    },
  };
}
