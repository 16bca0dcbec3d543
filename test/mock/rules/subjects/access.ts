// Rules of access: tokens, tenants, scopes, roles.

import { absent, credentials as form, number, oneOf, type Rule, text } from "../rule.ts";

const unauthenticated = { status: 401, code: "unauthenticated" };
const forbidden = { status: 403, code: "forbidden" };
const token = { ask: "createAccessToken", form };
const tenant = (value: string | readonly string[]) => ({ headers: { "x-tenant-id": value } });
const other = { by: "main", path: { accountId: "{otherAccountId}" } };
/** A request of an operation that needs a scope, by a client that has none. */
const scopeless = (ask: string) => ({ ask, by: "scopeless", path: { webhookId: "{unknownId}" } });

export const access: Rule[] = [
  ["F168 F169: a client gets a bearer token", { ...token, whole: { access_token: text, token_type: "Bearer" } }],
  ["F170 F239: a token lives for 300 seconds", { ...token, whole: { expires_in: 300 } }],
  [
    "F169: no refresh token is issued",
    { ...token, whole: { refresh_token: absent, refresh_expires_in: oneOf(absent, 0) } },
  ],
  ["F169: a token is valid from the start", { ...token, whole: { "not-before-policy": oneOf(absent, 0) } }],
  ["F169: the scopes of a token are a text", { ...token, whole: { scope: oneOf(absent, text) } }],
  [
    "assumed: the wrong secret is refused",
    { ...token, form: { ...form, client_secret: "no" }, status: 401, whole: { error: "invalid_client" } },
  ],
  [
    "assumed: an unknown client is refused in the same way",
    { ...token, form: { ...form, client_id: "no" }, status: 401, whole: { error: "invalid_client" } },
  ],
  [
    "F168: another grant is refused",
    { ...token, form: { ...form, grant_type: "password" }, status: 400, whole: { error: "unsupported_grant_type" } },
  ],
  [
    "F168: the request body is form-encoded",
    { ask: "createAccessToken", raw: JSON.stringify(form), status: "4xx", whole: { access_token: absent } },
  ],
  ["F172: a token is for both services", { ask: "listParties" }, { ask: "getCompany" }],
  ["F217: a request without a token is unauthenticated", { ask: "listParties", token: "", ...unauthenticated }],
  ["F217: a token that nobody issued is unauthenticated", { ask: "listParties", token: "nobodys", ...unauthenticated }],
  [
    "F97: another scheme than Bearer is unauthenticated",
    { ask: "listParties", token: "", headers: { Authorization: "Basic bWU6bWU=" }, ...unauthenticated },
  ],
  [
    "R69: the ramp service has a code of its own for that",
    { ask: "getCompany", token: "", status: 401, code: "UNAUTHORIZED", message: text },
  ],
  ["F217: who sends a write without a token changes nothing", { ask: "createParty", token: "", ...unauthenticated }],
  ["F173: a token for one tenant needs no header", { ask: "getAccount", result: { id: "{accountId}" } }],
  ["F173: that tenant can be named", { ask: "getAccount", ...tenant("{tenantId}"), result: { id: "{accountId}" } }],
  ["F173: a token for several tenants needs the header", { ask: "listParties", by: "main", ...forbidden }],
  [
    "F173: the header selects the tenant",
    { ask: "getAccount", ...other, ...tenant("{otherTenantId}"), result: { id: "{otherAccountId}" } },
  ],
  [
    "F173: an account of another tenant is not found",
    { ask: "getAccount", ...other, ...tenant("{tenantId}"), code: "account-not-found" },
  ],
  ["F174: a blank tenant is forbidden", { ask: "listParties", ...tenant(""), ...forbidden }],
  ["F174: a malformed tenant is forbidden", { ask: "listParties", ...tenant("mine"), ...forbidden }],
  ["F173: a tenant is sent exactly as it is", { ask: "listParties", ...tenant("{tenantInCapitals}"), ...forbidden }],
  ["F174: a tenant of another company is forbidden", { ask: "listParties", ...tenant("{unknownId}"), ...forbidden }],
  [
    "F173 F174: a tenant that was not granted is forbidden",
    { ask: "listParties", ...tenant("{otherTenantId}"), ...forbidden },
  ],
  [
    "F174: a repeated tenant is forbidden",
    { ask: "listParties", ...tenant(["{tenantId}", "{tenantId}"]), ...forbidden },
  ],
  [
    "F174: two tenants are forbidden",
    { ask: "listParties", by: "main", ...tenant(["{tenantId}", "{otherTenantId}"]), ...forbidden },
  ],
  [
    "F174 R1: a bad tenant is forbidden at the ramp service, too",
    { ask: "getCompany", ...tenant("mine"), status: 403, code: "~^(forbidden|FORBIDDEN)$" },
  ],
  ["F112 F218: listing wallets needs manage:accounts", { ...scopeless("listWallets"), ...forbidden }],
  [
    "F98 F218: listing payment sessions needs manage:pay-in-sessions",
    { ...scopeless("listPaymentSessions"), ...forbidden },
  ],
  ["F111 F218: reading a pay-in needs manage:pay-in-sessions", { ...scopeless("getPayIn"), ...forbidden }],
  ["F119 F218: listing webhooks needs view:webhooks", { ...scopeless("listWebhooks"), ...forbidden }],
  ["F120 F218: reading a webhook needs view:webhooks", { ...scopeless("getWebhook"), ...forbidden }],
  ["F117 F218: registering a webhook needs manage:webhooks", { ...scopeless("registerWebhook"), ...forbidden }],
  [
    "R49 R70: inviting a user needs manage:company-users",
    { ask: "inviteCompanyUser", by: "scopeless", status: 403, code: "FORBIDDEN", message: text },
  ],
  [
    "F176: operations without a documented scope need none",
    { ask: "listParties", by: "scopeless", whole: { pagination: { pageNumber: number } } },
  ],
  [
    "R31 R64: inviting a user needs the role COMPANY_ADMIN",
    { ask: "inviteCompanyUser", by: "manager", status: 403, code: "FORBIDDEN" },
  ],
  [
    "R33 R64: approving a ramp request needs the role COMPANY_ADMIN",
    { ask: "approveRampRequest", by: "manager", status: 403, code: "FORBIDDEN" },
  ],
  [
    "R31: a COMPANY_VIEWER creates no ramp request",
    { ask: "createRampRequest", by: "viewer", status: 403, code: "FORBIDDEN" },
  ],
  ["R31: a COMPANY_VIEWER reads", { ask: "listRampRequests", by: "viewer" }, { ask: "getRampRequest", by: "viewer" }],
  [
    "R4 R31: a COMPANY_MANAGER creates ramp requests",
    { ask: "createRampRequest", by: "manager", result: { status: "AWAITING_APPROVAL" } },
  ],
  [
    "R31 R70: who may not approve moves nothing",
    { ask: "approveRampRequest", by: "viewer", status: 403 },
    { ask: "getRampRequest", result: { status: "AWAITING_APPROVAL" } },
  ],
];
