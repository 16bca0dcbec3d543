// Rules of access: tokens, tenants, scopes, roles.

import { absent, number, oneOf, text, type WantedValue } from "../match.ts";
import { type Ask, after, credentials as form, type More, type RuleTable, refused, shows } from "../rule.ts";

const unauthenticated = "401 unauthenticated";
const forbidden = "403 forbidden";
const noRole = "403 FORBIDDEN";
const token = (whole: WantedValue, more: More = {}): Ask => ({ ask: "createAccessToken", form, whole, ...more });
const noToken = (error: string, fields: object) =>
  token({ error }, { form: { ...form, ...fields }, status: error === "invalid_client" ? 401 : 400 });
const tenant = (value: string | readonly string[]) => ({ headers: { "x-tenant-id": value } });
const other = { ask: "getAccount", by: "main", path: { accountId: "{otherAccountId}" } };
const unlike = (value: string | readonly string[], by = "single") =>
  refused("listParties", forbidden, { ...tenant(value), ...(by === "main" && { by }) });
/** A request of an operation that needs a scope, by a client that has none. */
const scopeless = (ask: string) => refused(ask, forbidden, { by: "scopeless", path: { webhookId: "{unknownId}" } });
const waiting = { status: "AWAITING_APPROVAL" };

export const access: RuleTable = {
  "F168 F169: a client gets a bearer token": token({ access_token: text, token_type: "Bearer" }),
  "F170 F239: a token lives for 300 seconds": token({ expires_in: 300 }),
  "F169: no refresh token is issued": token({ refresh_token: absent, refresh_expires_in: oneOf(absent, 0) }),
  "F169: a token is valid from the start": token({ "not-before-policy": oneOf(absent, 0) }),
  "F169: the scopes of a token are a text": token({ scope: oneOf(absent, text) }),
  "assumed: the wrong secret is refused": noToken("invalid_client", { client_secret: "no" }),
  "assumed: an unknown client is refused in the same way": noToken("invalid_client", { client_id: "no" }),
  "F168: another grant is refused": noToken("unsupported_grant_type", { grant_type: "password" }),
  "F168: the request body is form-encoded": refused("createAccessToken", "4xx", {
    ...{ raw: JSON.stringify(form), whole: { access_token: absent } },
  }),
  "F172: a token is for both services": ["listParties", "getCompany"],
  "F217: a request without a token is unauthenticated": refused("listParties", unauthenticated, { token: "" }),
  "F217: a token that nobody issued is unauthenticated": refused("listParties", unauthenticated, { token: "nobodys" }),
  "F97: another scheme than Bearer is unauthenticated": refused("listParties", unauthenticated, {
    ...{ token: "", headers: { Authorization: "Basic bWU6bWU=" } },
  }),
  "R69: the ramp service has a code of its own for that": refused("getCompany", "401 UNAUTHORIZED", {
    ...{ token: "", message: text },
  }),
  "F217: who sends a write without a token changes nothing": refused("createParty", unauthenticated, { token: "" }),
  "F173: a token for one tenant needs no header": shows("getAccount", { id: "{accountId}" }),
  "F173: that tenant can be named": shows("getAccount", { id: "{accountId}" }, tenant("{tenantId}")),
  "F173: a token for several tenants needs the header": refused("listParties", forbidden, { by: "main" }),
  "F173: the header selects the tenant": shows(other, { id: "{otherAccountId}" }, tenant("{otherTenantId}")),
  "F173: an account of another tenant is not found": refused(other, "account-not-found", tenant("{tenantId}")),
  "F174: a blank tenant is forbidden": unlike(""),
  "F174: a malformed tenant is forbidden": unlike("mine"),
  "F173: a tenant is sent exactly as it is": unlike("{tenantInCapitals}"),
  "F174: a tenant of another company is forbidden": unlike("{unknownId}"),
  "F173 F174: a tenant that was not granted is forbidden": unlike("{otherTenantId}"),
  "F174: a repeated tenant is forbidden": unlike(["{tenantId}", "{tenantId}"]),
  "F174: two tenants are forbidden": unlike(["{tenantId}", "{otherTenantId}"], "main"),
  "F174 R1: a bad tenant is forbidden at the ramp service, too": refused("getCompany", 403, {
    ...{ ...tenant("mine"), code: "~^(forbidden|FORBIDDEN)$" },
  }),
  "F112 F218: listing wallets needs manage:accounts": scopeless("listWallets"),
  "F98 F218: listing payment sessions needs manage:pay-in-sessions": scopeless("listPaymentSessions"),
  "F111 F218: reading a pay-in needs manage:pay-in-sessions": scopeless("getPayIn"),
  "F119 F218: listing webhooks needs view:webhooks": scopeless("listWebhooks"),
  "F120 F218: reading a webhook needs view:webhooks": scopeless("getWebhook"),
  "F117 F218: registering a webhook needs manage:webhooks": scopeless("registerWebhook"),
  "R49 R70: inviting a user needs manage:company-users": refused("inviteCompanyUser", noRole, {
    ...{ by: "scopeless", message: text },
  }),
  "F176: operations without a documented scope need none": [
    { ask: "listParties", by: "scopeless", whole: { pagination: { pageNumber: number } } },
  ],
  "R31 R64: inviting a user needs the role COMPANY_ADMIN": refused("inviteCompanyUser", noRole, { by: "manager" }),
  "R33 R64: approving a ramp request needs the role COMPANY_ADMIN": [
    refused("approveRampRequest", noRole, { by: "manager" }),
  ],
  "R31: a COMPANY_VIEWER creates no ramp request": refused("createRampRequest", noRole, { by: "viewer" }),
  "R31: a COMPANY_VIEWER reads": [
    { ask: "listRampRequests", by: "viewer" },
    { ask: "getRampRequest", by: "viewer" },
  ],
  "R4 R31: a COMPANY_MANAGER creates ramp requests": shows("createRampRequest", waiting, { by: "manager" }),
  ...after(refused("approveRampRequest", 403, { by: "viewer" }), {
    "R31 R70: who may not approve moves nothing": shows("getRampRequest", waiting),
  }),
};
