// Defects of authentication, tenants, scopes and correlation.

import { refuse } from "../handlers/answers.ts";
import { newId, otherTenant, ownTenant } from "../world.ts";
import { body, type Defect, off } from "./defect.ts";

/** Defects of authentication, tenants, scopes and correlation. */
export const access: Defect[] = [
  { id: "no-token", what: "no token is needed", check: "missing-token", behaviour: off("auth missing") },
  {
    id: "no-token-one-operation",
    what: "no token is needed to list ramp pairs",
    check: "missing-token",
    behaviour: off("listOnRampPairs auth missing"),
  },
  {
    id: "no-token-write",
    what: "no token is needed to ping a webhook",
    check: "missing-token",
    behaviour: off("pingWebhook auth missing"),
  },
  {
    id: "403-for-401",
    what: "a missing token gives 403",
    check: "missing-token",
    behaviour: {
      answer: (a, c) => {
        if (a.status === 401 && c?.incoming.headers.authorization === undefined)
          Object.assign(a, refuse(403, c?.operation.api === "ramp" ? "FORBIDDEN" : "forbidden"), {
            headers: a.headers,
          });
      },
    },
  },
  { id: "garbage", what: "any token will do", check: "garbage-token", behaviour: off("auth garbage", "auth token") },
  {
    id: "garbage-one-operation",
    what: "any token will do to read a pay-in",
    check: "garbage-token",
    behaviour: off("getPayIn auth garbage"),
  },
  {
    id: "signature",
    what: "the end of a token is not looked at",
    check: "tampered-token",
    behaviour: off("auth token"),
  },
  { id: "scheme", what: "the scheme is not looked at", check: "wrong-scheme", behaviour: off("auth scheme") },
  {
    id: "expired",
    what: "expired tokens are accepted",
    check: "expired-token",
    behaviour: { off: ["auth expired"], tokenSeconds: 1 },
    target: { waitForExpiry: true },
  },
  { id: "tenant-blank", what: "a blank tenant is accepted", check: "bad-tenant", behaviour: off("tenant blank") },
  {
    id: "tenant-malformed",
    what: "a malformed tenant is accepted",
    check: "bad-tenant",
    behaviour: off("tenant malformed"),
  },
  {
    id: "tenant-malformed-400",
    what: "a malformed tenant gives 400",
    check: "bad-tenant",
    behaviour: {
      answer: (a, c) => {
        if (a.status === 403 && c?.incoming.headers["x-tenant-id"] === "not-a-uuid")
          Object.assign(a, refuse(400, c?.operation.api === "ramp" ? "validation-error" : "invalid-request"), {
            headers: a.headers,
          });
      },
    },
  },
  { id: "tenant-foreign", what: "a foreign tenant is accepted", check: "bad-tenant", behaviour: off("tenant foreign") },
  {
    id: "tenant-foreign-ramp",
    what: "a foreign tenant is accepted for one ramp list",
    check: "bad-tenant",
    behaviour: off("listCompanyBankAccounts tenant foreign"),
  },
  {
    id: "tenant-repeated",
    what: "a repeated tenant is accepted",
    check: "bad-tenant",
    behaviour: off("tenant repeated"),
  },
  { id: "tenant-case", what: "a tenant in upper case is accepted", check: "bad-tenant", behaviour: off("tenant case") },
  {
    id: "tenant-tells",
    what: "the refusal tells that the tenant was malformed",
    check: "bad-tenant",
    behaviour: {
      answer: (a, c) => {
        if (a.status === 403 && c?.incoming.headers["x-tenant-id"] === "not-a-uuid")
          body(a)["errors"] = [{ code: "forbidden", message: "x-tenant-id is no uuid" }];
      },
    },
  },
  {
    id: "tenant-missing",
    what: "a missing tenant is accepted for a token of several",
    check: "missing-tenant",
    behaviour: {
      off: ["tenant missing"],
      tenants: ["6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10", "7d1a5e1f-6e1b-4d4a-8e66-1c2a7a9a3b21"],
    },
    target: {
      fixtures: {
        finance: {
          payInId: "47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801",
          otherTenantId: "7d1a5e1f-6e1b-4d4a-8e66-1c2a7a9a3b21",
        },
      },
    },
  },
  { id: "scope-ignored", what: "scopes are not looked at", check: "missing-scope", behaviour: off("scope") },
  {
    id: "correlation-kept",
    what: "an invalid correlation id comes back",
    check: "correlation",
    behaviour: off("correlation replace"),
  },
  {
    id: "correlation-fallback",
    what: "X-Request-Id is ignored",
    check: "correlation",
    behaviour: off("correlation fallback"),
  },
  {
    id: "correlation-403",
    what: "own ids do not come back on 403",
    check: "correlation",
    behaviour: off("correlation 403"),
  },
  {
    id: "correlation-refused",
    what: "an invalid correlation id gives 400",
    check: "correlation",
    behaviour: {
      answer: (a, c) => {
        const id = c?.incoming.headers["x-correlation-id"];
        if (typeof id === "string" && id.includes(" ") && a.status === 200)
          Object.assign(a, refuse(400, c?.operation.api === "ramp" ? "validation-error" : "invalid-request"), {
            headers: a.headers,
          });
      },
    },
  },
  { id: "unknown-path-200", what: "an unknown path gives 200", check: "unknown-path", behaviour: off("unknown path") },
  { id: "role-ignored", what: "roles are not looked at", check: "missing-role", behaviour: off("role") },
  {
    id: "viewer-approves",
    what: "a viewer may approve",
    check: "missing-role",
    behaviour: off("approveRampRequest role"),
  },
  {
    id: "tenant-not-selected",
    what: "accounts of the second tenant are not found",
    check: "selected-tenant",
    behaviour: {
      tenants: [ownTenant, otherTenant],
      answer: (a, c) => {
        if (c?.path["accountId"] !== undefined && c.incoming.headers["x-tenant-id"] === otherTenant)
          Object.assign(a, refuse(404, "account-not-found"), { headers: a.headers });
      },
    },
    target: {
      fixtures: {
        finance: { otherTenantId: otherTenant, otherTenantAccountId: "2b8f7a14-93d0-4c5e-8a6b-1f0e4d7c9a21" },
      },
    },
  },
  { id: "token-longer", what: "a token may have more behind it", check: "near-token", behaviour: off("auth near") },
  { id: "tenant-list", what: "a list of tenants is accepted", check: "bad-tenant", behaviour: off("tenant list") },
  {
    id: "tenant-first-counts",
    what: "of two tenants the first counts",
    check: "bad-tenant",
    behaviour: off("tenant repeated otherwise"),
  },
  {
    id: "correlation-cut",
    what: "a long correlation id is cut and not replaced",
    check: "correlation",
    behaviour: {
      answer: (a, c) => {
        const id = c?.incoming.headers["x-correlation-id"];
        if (typeof id === "string" && id.length === 65) a.headers["x-correlation-id"] = id.slice(0, 64);
      },
    },
  },
  {
    id: "correlation-at-sign",
    what: "a correlation id may have an @",
    check: "correlation",
    behaviour: {
      answer: (a, c) => {
        const id = c?.incoming.headers["x-correlation-id"];
        if (typeof id === "string" && /^[A-Za-z0-9_.:@-]{1,64}$/.test(id)) a.headers["x-correlation-id"] = id;
      },
    },
  },
  {
    id: "correlation-fallback-post",
    what: "X-Request-Id is ignored where something is created",
    check: "correlation",
    behaviour: {
      answer: (a, c) => {
        const { method, headers } = c?.incoming ?? {};
        if (method === "POST" && headers?.["x-correlation-id"] === undefined) a.headers["x-correlation-id"] = newId();
      },
    },
  },
];
