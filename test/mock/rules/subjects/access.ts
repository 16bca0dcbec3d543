// Rules of access: tokens, tenants, scopes, roles.

import { bodies } from "../bodies.ts";
import { absent, number, oneOf, text, type WantedValue } from "../match.ts";
import { type Ask, type RuleTable, refused, shows } from "../rule.ts";

const stranger = (more: Partial<Ask> = {}, how = "401 unauthenticated") =>
  refused({ ask: "listParties", token: "", ...more }, how);
const forbidden = "403 forbidden";
const noRole = "403 FORBIDDEN";
const token = (whole: WantedValue) => ({ ask: "createAccessToken", whole });
const noToken = (how: string, fields: object) => {
  const [status = "", error = ""] = how.split(" ");
  return refused("createAccessToken", status, { ...fields }, { whole: { error } });
};
const tenant = (value: string | readonly string[]) => ({ headers: { "x-tenant-id": value } });
const account = { ask: "getAccount", result: { id: "{accountId}" } };
const other = { ask: "getAccount", by: "main", given: { accountId: "{otherAccountId}" } };
const unlike = (value: string | readonly string[], by = "single") =>
  refused({ ask: "listParties", by, ...tenant(value) }, forbidden);
/** A request of an operation that needs a scope, by a client that has none. */
const scopeless = (ask: string, given: object = {}) => refused({ ask, by: "scopeless" }, forbidden, { ...given });
const ofWebhook = { webhookId: "{unknownId}" };
const waiting = { status: "AWAITING_APPROVAL" };

export const access: RuleTable = {
  "F168 F169: a client gets a bearer token": token({ access_token: text, token_type: "Bearer" }),
  "F170 F239: a token lives for 300 seconds": token({ expires_in: 300 }),
  "F169: no refresh token is issued": token({ refresh_token: absent, refresh_expires_in: oneOf(absent, 0) }),
  "F169: a token is valid from the start": token({ "not-before-policy": oneOf(absent, 0) }),
  "F169: the scopes of a token are a text": token({ scope: oneOf(absent, text) }),
  "assumed: the wrong secret is refused": noToken("401 invalid_client", { client_secret: "no" }),
  "assumed: an unknown client is refused in the same way": noToken("401 invalid_client", { client_id: "no" }),
  "F168: another grant is refused": noToken("400 unsupported_grant_type", { grant_type: "password" }),
  "F168: the request body is form-encoded": refused(
    { ...token({ access_token: absent }), raw: JSON.stringify(bodies["createAccessToken"]) },
    "4xx",
  ),
  "F172: a token is for both services": ["listParties", "getCompany"],
  "F217: a request without a token is unauthenticated": stranger(),
  "F217: a token that nobody issued is unauthenticated": stranger({ token: "nobodys" }),
  "F97: another scheme than Bearer is unauthenticated": stranger({ headers: { Authorization: "Basic bWU6bWU=" } }),
  "R69: the ramp service has a code of its own for that": stranger(
    { ask: "getCompany", message: text },
    "401 UNAUTHORIZED",
  ),
  "F217: who sends a write without a token changes nothing": stranger({ ask: "createParty" }),
  "F173: a token for one tenant needs no header": account,
  "F173: that tenant can be named": { ...account, ...tenant("{tenantId}") },
  "F173: a token for several tenants needs the header": refused({ ask: "listParties", by: "main" }, forbidden),
  "F173: the header selects the tenant": shows({ ...other, ...tenant("{otherTenantId}") }, { id: "{otherAccountId}" }),
  "F173: an account of another tenant is not found": refused(
    { ...other, ...tenant("{tenantId}") },
    "account-not-found",
  ),
  "F174: a blank tenant is forbidden": unlike(""),
  "F174: a malformed tenant is forbidden": unlike("mine"),
  "F173: a tenant is sent exactly as it is": unlike("{tenantInCapitals}"),
  "F174: a tenant of another company is forbidden": unlike("{unknownId}"),
  "F173 F174: a tenant that was not granted is forbidden": unlike("{otherTenantId}"),
  "F174: a repeated tenant is forbidden": unlike(["{tenantId}", "{tenantId}"]),
  "F174: two tenants are forbidden": unlike(["{tenantId}", "{otherTenantId}"], "main"),
  "F174 R1: a bad tenant is forbidden at the ramp service, too": refused(
    { ask: "getCompany", ...tenant("mine"), code: "~^(forbidden|FORBIDDEN)$" },
    403,
  ),
  "F112 F218: listing wallets needs manage:accounts": scopeless("listWallets"),
  "F98 F218: listing payment sessions needs manage:pay-in-sessions": scopeless("listPaymentSessions"),
  "F111 F218: reading a pay-in needs manage:pay-in-sessions": scopeless("getPayIn"),
  "F119 F218: listing webhooks needs view:webhooks": scopeless("listWebhooks"),
  "F120 F218: reading a webhook needs view:webhooks": scopeless("getWebhook", ofWebhook),
  "F117 F218: registering a webhook needs manage:webhooks": scopeless("registerWebhook"),
  "assumed: a token that may not manage webhooks replaces, deletes and pings none": [
    ["replaceWebhook", "deleteWebhook", "pingWebhook"].map((ask) => scopeless(ask, ofWebhook)),
  ],
  "R49 R70: inviting a user needs manage:company-users": refused(
    { ask: "inviteCompanyUser", by: "scopeless", message: text },
    noRole,
  ),
  "F176: operations without a documented scope need none": [
    { ask: "listParties", by: "scopeless", whole: { pagination: { pageNumber: number } } },
  ],
  "R31 R64: inviting a user needs the role COMPANY_ADMIN": refused({ ask: "inviteCompanyUser", by: "manager" }, noRole),
  "R33 R64: approval needs the role COMPANY_ADMIN": refused({ ask: "approveRampRequest", by: "manager" }, noRole),
  "R31: a COMPANY_VIEWER creates no ramp request": refused({ ask: "createRampRequest", by: "viewer" }, noRole),
  "R31: a COMPANY_VIEWER reads": ["listRampRequests", "getRampRequest"].map((ask) => ({ ask, by: "viewer" })),
  "R4 R31: a COMPANY_MANAGER creates ramp requests": shows({ ask: "createRampRequest", by: "manager" }, waiting),
  "R31 R70: who may not approve moves nothing": [
    refused({ ask: "approveRampRequest", by: "viewer" }, 403),
    shows("getRampRequest", waiting),
  ],
};
