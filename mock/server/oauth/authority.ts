// Issues tokens, and finds the client and sandbox of a token or a client ID.

import { randomBytes } from "node:crypto";
import { digestOf } from "../../secrets/digest.ts";
import type { SecretValues } from "../../secrets/values.ts";
import { type Sandboxes, sandboxIdOf } from "../sandboxes/registry.ts";
import { endedFault, mainId, type Sandbox } from "../sandboxes/sandbox.ts";
import type { MockClient } from "./clients.ts";

/** A client in its sandbox. */
export interface Identity {
  sandbox: Sandbox;
  client: MockClient;
}

/** The client and the scopes of a valid token. */
interface ClientGrant extends Identity {
  scopes: string[];
}

/** The grant of a valid token, or the fault of an invalid one; an expired token still has its sandbox. */
export type TokenState = ClientGrant | { fault: string; sandbox?: Sandbox };

/** A token that was issued. It has IDs instead of objects, so that the memory of an ended sandbox is freed. */
interface IssuedToken {
  sandboxId: string;
  clientId: string;
  scopes: string[];
  /** Milliseconds since 1970, by the clock of the machine: advancing the mock's clock expires no token. */
  end: number;
}

/** In the documentation of the mock, and not a secret. */
const exampleToken = "example-access-token";

/** Milliseconds for which an expired token is remembered, so that its error says that it has expired. */
const memory = 36e5;

/** Knows the clients of all sandboxes, and their tokens. */
export class Authority {
  /** Seconds for which a token is valid. */
  readonly lifetime: number;
  /** All scopes of the contract: those of a client without `scopes`. */
  readonly allScopes: string[];
  private readonly sandboxes: Sandboxes;
  private readonly secrets: SecretValues;
  /** By token, in the order in which they expire. */
  private readonly issued = new Map<string, IssuedToken>();

  constructor(sandboxes: Sandboxes, allScopes: string[], lifetime: number, secrets: SecretValues) {
    this.sandboxes = sandboxes;
    this.secrets = secrets;
    this.allScopes = allScopes;
    this.lifetime = lifetime;
  }

  /** The token that a default client always has; undefined with other clients (--config). */
  get fixedToken(): string | undefined {
    return this.ownerOf(exampleToken) && exampleToken;
  }

  issue({ sandbox, client }: Identity, scopes: string[]): string {
    const now = Date.now();
    for (const [old, { end }] of this.issued) {
      if (end + memory > now) break;
      this.issued.delete(old);
      this.secrets.remove(digestOf(old));
    }
    const token = randomBytes(32).toString("base64url");
    const end = now + this.lifetime * 1000;
    this.secrets.add(digestOf(token));
    this.issued.set(token, { sandboxId: sandbox.id, clientId: client.id, scopes, end });
    return token;
  }

  find(token: string): TokenState {
    const owner = this.ownerOf(token);
    if (owner !== undefined) {
      const scopes = owner.scopes ?? this.allScopes;
      return { sandbox: this.sandboxes.main, client: owner, scopes };
    }
    const issued = this.issued.get(token);
    if (issued === undefined)
      return {
        fault: "The access token is unknown: it was issued by another mock, or before this one was started.",
      };
    const identity = this.clientIn(issued.sandboxId, issued.clientId);
    if (identity === undefined) return { fault: endedFault };
    if (issued.end <= Date.now())
      return { fault: "The access token has expired; request a new one.", sandbox: identity.sandbox };
    return { ...identity, scopes: issued.scopes };
  }

  /** The client with an ID, and its sandbox. */
  identityOf(clientId: string): Identity | undefined {
    return this.clientIn(mainId, clientId) ?? this.clientIn(sandboxIdOf(clientId) ?? "", clientId);
  }

  /** The client that has a token from the start (`tokens` in the config). */
  private ownerOf(token: string): MockClient | undefined {
    return this.sandboxes.main.clients.find(({ tokens }) => tokens?.includes(token));
  }

  private clientIn(sandboxId: string, clientId: string): Identity | undefined {
    const sandbox = this.sandboxes.find(sandboxId);
    const client = sandbox?.clients.find(({ id }) => id === clientId);
    return sandbox && client && { sandbox, client };
  }
}
