// Rules of access: tokens, tenants, scopes, roles.

import type { Rule } from "../rule.ts";

const unauthenticated = { status: 401, code: "unauthenticated" };
const forbidden = { status: 403, code: "forbidden" };

export const access: Rule[] = [
  ["F217", "a request without a token is unauthenticated", { ask: "listParties", token: "", ...unauthenticated }],
  [
    "F217",
    "a token that nobody issued is unauthenticated",
    { ask: "listParties", token: "nobodys", ...unauthenticated },
  ],
  [
    "R69",
    "the ramp service has a code of its own for that",
    { ask: "getCompany", token: "", code: "UNAUTHORIZED", status: 401 },
  ],
  ["F174", "a blank tenant is forbidden", { ask: "listParties", headers: { "x-tenant-id": "" }, ...forbidden }],
  ["F174", "a malformed tenant is forbidden", { ask: "listParties", headers: { "x-tenant-id": "mine" }, ...forbidden }],
  [
    "F174",
    "a tenant of another company is forbidden",
    { ask: "listParties", headers: { "x-tenant-id": "{unknownId}" }, ...forbidden },
  ],
  [
    "F174",
    "a repeated tenant is forbidden",
    { ask: "listParties", headers: { "x-tenant-id": ["{tenantId}", "{tenantId}"] }, ...forbidden },
  ],
  ["F173", "a token for several tenants needs the header", { ask: "listParties", by: "main", ...forbidden }],
  [
    "F173",
    "the header selects the tenant",
    {
      ask: "getAccount",
      by: "main",
      path: { accountId: "{otherAccountId}" },
      headers: { "x-tenant-id": "{otherTenantId}" },
      result: { id: "{otherAccountId}" },
    },
  ],
  [
    "F112 F218",
    "listing wallets needs the scope manage:accounts",
    { ask: "listWallets", by: "scopeless", ...forbidden },
  ],
];
