import { add, at, drop, type EditRows, ends, push, put, remove, rename, set, together } from "./edit.ts";

const pairs = "#/paths/~1v1~1ramp-requests~1on-ramp~1pairs";
const flows = "#/components/securitySchemes/OAuth2/flows";
/** The errors in a response. */
const errorItems = "content/application~1json/schema/properties/errors/items";

export const operations: EditRows = {
  "auth major none scopes: an operation that was open wants a token (createAccessToken)": together(
    add("#/components/securitySchemes", { Basic: { type: "http", scheme: "basic" } }),
    put("createAccessToken#/security", [{ Basic: [] }]),
  ),
  "ramp major none roles: an operation wants another role (approveRampRequest)": set(
    "approveRampRequest#/x-required-roles",
    ["COMPANY_MANAGER"],
  ),
  "finance major none scopes: an operation wants a client certificate, too (listPaymentSessions)": together(
    add("#/components/securitySchemes/ClientCertificate", { type: "mutualTLS" }),
    add("listPaymentSessions#/security/0/ClientCertificate", []),
  ),
  "finance minor patch deprecation: a field is deprecated (listWallets)": ends("Wallet.address#", "2030-01-31"),
  "finance minor minor: a status of an error is added (listWebhooks)": add("listWebhooks#/responses/429", {
    $ref: "#/components/responses/WebhookServiceUnavailable",
  }),
  "finance major major success-status: a success with other data (listPaymentSessions)": add(
    "listPaymentSessions#/responses/206",
    { description: "Taken.", content: { "application/json": { schema: { type: "object" } } } },
  ),
  "finance major major operation-removed: an operation without documented payloads is gone (deleteParty)":
    remove("deleteParty"),
  "ramp minor minor operation-added: an operation is added (listAllPairs)": together(
    add("#/paths/~1v1~1ramp-requests~1pairs", at(pairs)),
    set("#/paths/~1v1~1ramp-requests~1pairs/get/operationId", "listAllPairs"),
  ),
  "ramp major major operation-removed: an operation has another address (calculateFee)": rename(
    "#/paths/~1v1~1fees~1calculate",
    "/v1/fees/preview",
  ),
  "finance major major success-status: a documented success is another one (listPaymentSessions)": rename(
    "listPaymentSessions#/responses/200",
    "206",
  ),
  // The status was our assumption; the types have it all the same.
  "finance correction major success-status: an assumed success is another one (registerWebhook)": rename(
    "registerWebhook#/responses/201",
    "200",
  ),
  // Code that checks for the one documented status takes the other one for a failure.
  "finance major minor success-status: another status of success is added (listPaymentSessions)": add(
    "listPaymentSessions#/responses/206",
    at("listPaymentSessions#/responses/200"),
  ),
  "finance major major: the media type of a response is another one (listPaymentSessions)": rename(
    "listPaymentSessions#/responses/200/content/application~1json",
    "application/vnd.api+json",
  ),
  "finance major major: a header of responses is gone (listPaymentSessions)": remove(
    "listPaymentSessions#/responses/200/headers/X-Correlation-Id",
  ),
  // Code that reads the header finds none; openapi-typescript writes a shared header as present either way.
  "finance major none response-header: a header of responses can be absent": set(
    "#/components/headers/XCorrelationId/required",
    false,
  ),
  "finance minor minor: a header is added to a response (listWebhooks)": add(
    "listWebhooks#/responses/200/headers/Retry-After",
    { schema: { type: "integer" } },
  ),
  "finance major major: a query parameter becomes required (listPaymentSessions)": set(
    "listPaymentSessions#/parameters/from/required",
    true,
  ),
  "finance major major: a query parameter has another name (listPaymentSessions)": set(
    "listPaymentSessions#/parameters/from/name",
    "since",
  ),
  // The names of these parameters are our assumption; the types have them all the same.
  "ramp correction major: an assumed query parameter has another name (listCompanyBankAccounts)": set(
    "listCompanyBankAccounts#/parameters/sortOn/name",
    "sort",
  ),
  // What is sent in the old way is read as something else.
  "finance major none: a list of a query parameter is written in another way (listPaymentSessions)": [
    add("listPaymentSessions#/parameters/status/explode", true),
    set("listPaymentSessions#/parameters/status/explode", false),
  ],
  // The same request gets half of what it got, and code that reads one page misses the rest.
  "finance major patch default: the default of a page size is another one (listPaymentSessions)": set(
    "listPaymentSessions#/parameters/size/schema/default",
    50,
  ),
  // What a request without it gets is no longer promised.
  "finance major patch default: a default is no longer documented": remove(
    "listPaymentSessions#/parameters/sortOrder/schema/default",
  ),
  "finance minor patch default: a default is documented": add(
    "listPaymentSessions#/parameters/sortOn/schema/default",
    "createdAt",
  ),
  // Every number that could be sent still can be.
  "finance minor patch eased: a number of a parameter can be longer": set(
    "listPaymentSessions#/parameters/page/schema/format",
    "int64",
  ),
  // How to take it back is no longer promised.
  "finance major none undone-by: what undoes an operation is gone (registerWebhook)": remove(
    "registerWebhook#/x-undone-by",
  ),
  "ramp minor none undone-by: what undoes an operation is documented": add(
    "inviteCompanyUser#/x-undone-by",
    "rejectRampRequest",
  ),
  "ramp minor patch deprecation: an operation is deprecated (listOnRampPairs)": ends(
    "listOnRampPairs#",
    "2030-01-31",
  ),
  "ramp major none deprecation: a sunset is earlier (listOnRampPairs)": [
    ends("listOnRampPairs#", "2030-01-31"),
    set("listOnRampPairs#/x-sunset", "2029-01-31"),
  ],
  "ramp patch none deprecation: a sunset is later": [
    ends("listOnRampPairs#", "2030-01-31"),
    set("listOnRampPairs#/x-sunset", "2031-01-31"),
  ],
  "ramp major major removed-before-sunset: a deprecated operation is gone before its sunset (listOnRampPairs)": [
    ends("listOnRampPairs#", "2999-01-31"),
    remove(pairs),
  ],
  "ramp major major removed-after-sunset: a deprecated operation is gone after its sunset (listOnRampPairs)": [
    ends("listOnRampPairs#", "2020-01-31"),
    remove(pairs),
  ],
  "finance minor minor error-code: an error code is added to a response (getAccount)": push(
    `#/components/responses/AccountNotFound/${errorItems}/properties/code/x-extensible-enum`,
    "account-closed",
  ),
  // Code that tells this failure from another by its code no longer can.
  "finance major patch error-code: an error code is taken out of a response (listPaymentSessions)": drop(
    `#/components/responses/PaymentSessionListBadRequest/${errorItems}/properties/code/x-extensible-enum`,
    "invalid-date-range",
  ),
  // The code of this operation is another one, although no component has changed.
  "finance major minor error-code: an operation refers to a response without one of its codes (getPayIn)": set(
    "getPayIn#/responses/404",
    { $ref: "#/components/responses/AccountNotFound" },
  ),
  "finance major major error-code: an error code comes with another status (getPayIn)": together(
    add("getPayIn#/responses/410", at("getPayIn#/responses/404")),
    remove("getPayIn#/responses/404"),
  ),
  // Retry advice decides whether a request is sent again; other advice makes code do another thing.
  "finance major none error-advice: a code may be retried now (createPaymentSession)": set(
    "ErrorCode#/x-retryable/no-suitable-provider",
    true,
  ),
  "finance major none error-advice: a code may no longer be retried": set(
    "ErrorCode#/x-retryable/identity-verification-unavailable",
    false,
  ),
  // Nothing was said before, so nobody relied on it.
  "finance minor none error-advice: retry advice is given where there was none": put(
    "ErrorCode#/x-retryable/internal-error",
    true,
  ),
  // Code that looks at the status takes the failure for another one.
  "finance major none error-advice: the documented status of a code is another one": set(
    "ErrorCode#/x-error-statuses/no-suitable-provider",
    422,
  ),
  // No status was documented, so none was promised.
  "finance minor none error-advice: the status of a code becomes known": add(
    "ErrorCode#/x-error-statuses/ambiguous-asset",
    400,
  ),
  "finance major major: a status of an error is taken away (registerWebhook)": remove(
    "registerWebhook#/responses/409",
  ),
  "ramp major major presence: the code of an error can be absent": drop(
    `#/components/responses/Unauthorized/${errorItems}/required`,
    "code",
  ),
  "finance minor minor error-code: an error code of the catalog is added that no operation lists": push(
    "ErrorCode#/x-extensible-enum",
    "wallet-frozen",
  ),
  // Tokens that were good enough are refused.
  "finance major none scopes: an operation wants a scope (listSupportedAssets)": set(
    "listSupportedAssets#/security",
    [{ OAuth2: ["view:assets"] }],
  ),
  // Every token that was good enough still is.
  "finance minor none scopes: an operation wants no scope any more (listPaymentSessions)": set(
    "listPaymentSessions#/security",
    [{ OAuth2: [] }],
  ),
  "finance minor none scopes: an operation accepts a further scope (listPaymentSessions)": push(
    "listPaymentSessions#/security",
    { OAuth2: ["view:pay-in-sessions"] },
  ),
  "ramp major none roles: an operation wants a role (calculateFee)": add("calculateFee#/x-required-roles", [
    "COMPANY_ADMIN",
  ]),
  // A caller needs one of the roles, and who had the old one still has it.
  "ramp minor none roles: a further role suffices (approveRampRequest)": push(
    "approveRampRequest#/x-required-roles",
    "COMPANY_MANAGER",
  ),
  "ramp minor none roles: no role is wanted any more (approveRampRequest)": remove(
    "approveRampRequest#/x-required-roles",
  ),
  // A secret that comes back lands in logs and on screens.
  "finance major major write-only: a field of a response is never returned (listWallets)": add(
    "Wallet.id#/writeOnly",
    true,
  ),
  "finance major none write-only: a secret may be returned (registerWebhook)": remove(
    "WebhookApiKeyAuthenticationInput.apiKey#/writeOnly",
  ),
  // Masks that follow the mark let it through.
  "finance major none data-mark: a secret is no longer marked as one (registerWebhook)": set(
    "WebhookApiKeyAuthenticationInput.apiKey#/x-data",
    "none",
  ),
  // Nothing on the wire changes, but masks that follow the mark let it through.
  "ramp minor none data-mark: personal data is no longer marked (inviteCompanyUser)": set(
    "UserInvitationInput.email#/x-data",
    "none",
  ),
  // More is masked than before, and nothing on the wire changes.
  "finance patch none data-mark: a field is marked as personal data": set(
    "PaymentSession.accountId#/x-data",
    "personal",
  ),
  "finance major major read-only: a field can no longer be sent (registerWebhook)": add(
    "WebhookInput.name#/readOnly",
    true,
  ),
  "finance major none: a server is gone": remove("#/servers/-1"),
  "finance minor none: a server is added": push("#/servers", {
    url: "https://sandbox.finance.example",
    "x-internal": false,
  }),
  "ramp major none internal-server: a server is internal now": set("#/servers/0/x-internal", true),
  // Nobody gets a token at the old address.
  "finance major none token-address: tokens come from another address": set(
    `${flows}/clientCredentials/tokenUrl`,
    "https://id.example/token",
  ),
  // Nobody gets a token by the old flow.
  "finance major none oauth-flow: tokens come by another flow (listParties, getPayIn)": together(
    rename(`${flows}/clientCredentials`, "authorizationCode"),
    add(`${flows}/authorizationCode/authorizationUrl`, "https://id.example/authorize"),
  ),
  "finance patch none scope-list: a scope has other words": set(
    `${flows}/clientCredentials/scopes/manage:accounts`,
    "Other words.",
  ),
  "finance major none scope-list: a scope is gone": remove(`${flows}/clientCredentials/scopes/manage:accounts`),
  // What was protected is open.
  "finance major none access: anyone can call an operation (listPaymentSessions)": set(
    "listPaymentSessions#/security",
    [],
  ),
  // What the contract protects by default is open to anyone.
  "finance major none access: the contract asks for no authentication (listParties, getPayIn)": set(
    "#/security",
    [],
  ),
  // Its requests go to another host.
  "finance major none operation-server: an operation has a server of its own (listPaymentSessions)": add(
    "listPaymentSessions#/servers",
    [{ url: "https://sessions.example" }],
  ),
};
