// Who a token or a client ID stands for, and in which sandbox.

import type { AuthMode } from "../../options.ts";
import { type Sandboxes, sandboxIdOf } from "../sandboxes/registry.ts";
import { endedFault, mainId, type Sandbox } from "../sandboxes/sandbox.ts";
import type { MockClient } from "./clients.ts";
import type { Tokens } from "./tokens.ts";

/** A client in its sandbox. */
export interface Identity {
  sandbox: Sandbox;
  client: MockClient;
}

/** What a token opens. */
export interface ClientGrant extends Identity {
  scopes: string[];
}

/**
 * What a token opens, or why it opens nothing. An expired one still tells whose it was; one of a sandbox that has ended
 * opens nothing in any mode.
 */
export type TokenState = ClientGrant | { fault: string; sandbox?: Sandbox; hasEnded?: true };

/** Printed in every document of the mock, and no secret. */
const exampleToken = "example-access-token";

const faults = {
  unknown: "The access token is not known; it was not issued by this mock.",
  expired: "The access token has expired; request a new one.",
  foreign:
    "The access token was signed with another key: by another mock, or before this one was started; request a new one.",
};

/** Knows the clients of all sandboxes. */
export type Authority = ReturnType<typeof createAuthority>;

/**
 * Makes what knows the clients of all sandboxes.
 * @param mode How strict it is.
 * @param sandboxes Whose clients it knows; the fixed tokens (`tokens` in the config) are those of `main`.
 * @param allScopes Every scope of the contract, as it is now: those of a client whose config names none.
 */
export function createAuthority(mode: AuthMode, tokens: Tokens, sandboxes: Sandboxes, allScopes: () => string[]) {
  const { main } = sandboxes;
  /** The client that has a token from the start. */
  const ownerOf = (token: string) => main.clients.find(({ tokens: fixed }) => fixed?.includes(token));
  const inSandbox = (id: string, clientId: string): Identity | undefined => {
    const sandbox = sandboxes.find(id);
    const client = sandbox?.clients.find((one) => one.id === clientId);
    return sandbox && client && { sandbox, client };
  };
  return {
    ...{ mode, tokens, allScopes },
    /** The token that the default clients always have; undefined where the clients are somebody's own. */
    fixedToken: ownerOf(exampleToken) && exampleToken,
    /** What a token opens. */
    find(token: string): TokenState {
      const owner = ownerOf(token);
      if (owner !== undefined) return { sandbox: main, client: owner, scopes: owner.scopes ?? allScopes() };
      const read = tokens.read(token);
      if (!("claims" in read)) return { fault: faults[read.fault] };
      const { clientId, scopes, sandbox: id = mainId } = read.claims;
      const identity = inSandbox(id, clientId);
      if (identity === undefined)
        return id === mainId ? { fault: faults.unknown } : { fault: endedFault, hasEnded: true };
      if (read.fault !== undefined) return { fault: faults[read.fault], sandbox: identity.sandbox };
      return { ...identity, scopes };
    },
    /** The client of an ID, and whose it is. */
    identityOf: (clientId: string): Identity | undefined =>
      inSandbox(mainId, clientId) ?? inSandbox(sandboxIdOf(clientId) ?? "", clientId),
  };
}
