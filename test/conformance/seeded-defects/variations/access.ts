// Variations of tokens, tenants and clients.

import { isObject } from "../../../../model/document.ts";
import { refuse } from "../handlers/answers.ts";
import { foreignIds, otherTenant, ownTenant } from "../world.ts";
import { isSuccess, plain, type Variation } from "./variation.ts";

/** Variations of tokens, tenants and clients. */
export const access: Variation[] = [
  {
    id: "short-tokens",
    // Long enough for the slowest machine: a live token is refused if a request takes half of its life.
    what: "tokens live for six seconds",
    behaviour: plain({ tokenSeconds: 6 }),
    target: { waitForExpiry: true },
    breaks: "createAccessToken",
  },
  {
    id: "several-tenants",
    what: "the token grants several tenants",
    behaviour: plain({ tenants: [ownTenant, otherTenant] }),
    target: { fixtures: { finance: { otherTenantId: otherTenant, ...foreignIds } } },
  },
  {
    id: "one-tenant",
    what: "no tenant is sent",
    behaviour: plain({}),
    target: { tenantId: undefined as unknown as string },
  },
  {
    id: "one-client",
    what: "no second client and no fixtures are given",
    behaviour: plain({}),
    target: { limitedClient: undefined as unknown as { id: string; secret: string }, otherClients: {}, fixtures: {} },
  },
  {
    id: "other-scopes-in-token",
    what: "the scope of the token answer speaks of other things, as identity providers do",
    behaviour: plain({
      answer: (a) => {
        if (isObject(a.json) && "access_token" in a.json) a.json["scope"] = "email profile";
      },
    }),
    target: { limitedClient: undefined as unknown as { id: string; secret: string }, otherClients: {} },
  },
  {
    id: "account-of-others",
    what: "the token may see no account of the list",
    behaviour: plain({
      answer: (a, c) => {
        const account = c?.path["accountId"] ?? c?.path["senderId"];
        if (account !== undefined && isSuccess(a)) Object.assign(a, refuse(403, "forbidden"), { headers: a.headers });
      },
    }),
  },
  {
    id: "no-scope-in-token",
    what: "the token answer names no scope, and members more",
    behaviour: plain({
      answer: (a) => {
        if (isObject(a.json) && "access_token" in a.json) {
          delete a.json["scope"];
          Object.assign(a.json, { refresh_expires_in: 0, "not-before-policy": 0, session_state: "x" });
        }
      },
    }),
    target: { limitedClient: undefined as unknown as { id: string; secret: string }, otherClients: {} },
  },
  {
    id: "approval-forbidden",
    what: "the client may not approve",
    behaviour: plain({ handlers: { approveRampRequest: () => refuse(403, "FORBIDDEN") } }),
  },
  {
    id: "limited-roles",
    what: "the client may not invite",
    behaviour: plain({ handlers: { inviteCompanyUser: () => refuse(403, "FORBIDDEN") } }),
  },
];
