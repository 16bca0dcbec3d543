// Who a token or a client ID stands for, and in which sandbox.

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

/** What a token opens. */
interface ClientGrant extends Identity {
  scopes: string[];
}

/** What a token opens, or why it opens nothing; an expired one still tells whose it was. */
export type TokenState = ClientGrant | { fault: string; sandbox?: Sandbox };

/** A token that was issued. By IDs, so that a sandbox that has ended is let go. */
interface IssuedToken {
  sandboxId: string;
  clientId: string;
  scopes: string[];
  /** Milliseconds since 1970, by the clock of the machine: advancing the mock's logs nobody out. */
  end: number;
}

/** Printed in every document of the mock, and no secret. */
const exampleToken = "example-access-token";

/** Milliseconds for which an expired token is told from one that never was. */
const memory = 36e5;

/** Knows the clients of all sandboxes, and their tokens. */
export class Authority {
  /** Seconds a token lives. */
  readonly lifetime: number;
  /** Every scope of the contract: those of a client whose config names none. */
  readonly allScopes: string[];
  private readonly sandboxes: Sandboxes;
  private readonly secrets: SecretValues;
  /** By token, the one that ends first in front. */
  private readonly issued = new Map<string, IssuedToken>();

  constructor(sandboxes: Sandboxes, allScopes: string[], lifetime: number, secrets: SecretValues) {
    this.sandboxes = sandboxes;
    this.secrets = secrets;
    this.allScopes = allScopes;
    this.lifetime = lifetime;
  }

  /** The token that the default clients always have; undefined where the clients are somebody's own. */
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
        fault: "The access token is not known: it was issued by another mock, or before this one was started.",
      };
    const identity = this.clientIn(issued.sandboxId, issued.clientId);
    if (identity === undefined) return { fault: endedFault };
    if (issued.end <= Date.now())
      return { fault: "The access token has expired; request a new one.", sandbox: identity.sandbox };
    return { ...identity, scopes: issued.scopes };
  }

  /** The client of an ID, and whose it is. */
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
