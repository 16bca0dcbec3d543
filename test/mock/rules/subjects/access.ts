// Rules of access: tokens, tenants, scopes, roles.

import { absent, number, oneOf, text } from "../match.ts";
import { type RuleTable, refused, shows } from "../rule.ts";

const forbidden = "403 forbidden";
const noRole = "403 FORBIDDEN";
const noToken = (how: string, fields: object) => {
  const [status = "", error = ""] = how.split(" ");
  return refused("createAccessToken", status, { ...fields }, { whole: { error } });
};
const tenant = (value: string) => ({ headers: { "x-tenant-id": value } });
const other = { ask: "getAccount", by: "main", given: { accountId: "{otherAccountId}" } };
const unlike = (value: string) => refused({ ask: "listParties", ...tenant(value) }, forbidden);
/** A request of an operation that needs a scope, by a client that has none. */
const scopeless = (ask: string, given: object = {}) => refused({ ask, by: "scopeless" }, forbidden, { ...given });
const ofWebhook = { webhookId: "{unknownId}" };

export const access: RuleTable = {
  "F168 F169 F170 F239: a client gets a bearer token for 300 seconds, and no refresh token": {
    ask: "createAccessToken",
    whole: {
      access_token: text,
      token_type: "Bearer",
      expires_in: 300,
      refresh_token: absent,
      refresh_expires_in: oneOf(absent, 0),
    },
  },
  "assumed: the wrong secret is refused": noToken("401 invalid_client", { client_secret: "no" }),
  "F168: another grant is refused": noToken("400 unsupported_grant_type", { grant_type: "password" }),
  "F168: the request body is form-encoded": refused(
    { ask: "createAccessToken", raw: "{}", whole: { access_token: absent } },
    "4xx",
  ),
  "F217: a request without a token is unauthenticated": refused(
    { ask: "listParties", token: "" },
    "401 unauthenticated",
  ),
  "R69: the ramp service has a code of its own for that": refused(
    { ask: "getCompany", token: "", message: text },
    "401 UNAUTHORIZED",
  ),
  "F173: a token for several tenants needs the header": refused({ ask: "listParties", by: "main" }, forbidden),
  "F173: the header selects the tenant": shows(
    { ...other, ...tenant("{otherTenantId}") },
    { id: "{otherAccountId}" },
  ),
  "F173: an account of another tenant is not found": refused(
    { ...other, ...tenant("{tenantId}") },
    "account-not-found",
  ),
  "F174: a blank tenant is forbidden": unlike(""),
  "F173: a tenant is sent exactly as it is": unlike("{tenantInCapitals}"),
  "F173 F174: a tenant that was not granted is forbidden": unlike("{otherTenantId}"),
  "F112 F218: listing wallets needs manage:accounts": scopeless("listWallets"),
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
  "R33 R64: approval needs the role COMPANY_ADMIN": refused({ ask: "approveRampRequest", by: "manager" }, noRole),
  "R31: a COMPANY_VIEWER creates no ramp request": refused({ ask: "createRampRequest", by: "viewer" }, noRole),
  "R31: a COMPANY_VIEWER reads": ["listRampRequests", "getRampRequest"].map((ask) => ({ ask, by: "viewer" })),
};
