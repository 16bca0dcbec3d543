// Edits of operations: their addresses, statuses, parameters, headers, errors, who may call them, and what is announced.

import { asObject } from "../../../model/document.ts";
import { writtenOperations } from "../../../model/raw.js";
import { add, at, drop, type EditRows, ends, push, put, remove, rename, set } from "./edit.ts";

const pairs = "#/paths/~1v1~1ramp-requests~1on-ramp~1pairs";
const flows = "#/components/securitySchemes/OAuth2/flows";
/** The errors in a response. */
const errorItems = "content/application~1json/schema/properties/errors/items";

export const operations: EditRows = {
  "ramp major major operation-removed: an operation is gone, and its path with it (calculateFee)": (document) =>
    remove(document, "#/paths/~1v1~1fees~1calculate"),
  "finance major major operation-removed: one of the operations of a path is gone (replaceWebhook)": (document) =>
    remove(document, "replaceWebhook"),
  "finance major major operation-removed: an operation without documented payloads is gone (deleteParty)": (document) =>
    remove(document, "deleteParty"),
  "ramp minor minor operation-added: an operation is added (listAllPairs)": (document) => {
    add(document, "#/paths/~1v1~1ramp-requests~1pairs", at(document, pairs));
    set(document, "#/paths/~1v1~1ramp-requests~1pairs/get/operationId", "listAllPairs");
  },
  "ramp major major operation-removed: an operation has another address (calculateFee)": (document) =>
    rename(document, "#/paths/~1v1~1fees~1calculate", "/v1/fees/preview"),
  "finance major major operation-removed: the method of an operation is another one (replaceWebhook)": (document) =>
    rename(document, "replaceWebhook", "patch"),
  "finance major major success-status: a documented success is another one (listPaymentSessions)": (document) =>
    rename(document, "listPaymentSessions#/responses/200", "206"),
  // The status was our assumption; the types have it all the same.
  "finance correction major success-status: an assumed success is another one (registerWebhook)": (document) =>
    rename(document, "registerWebhook#/responses/201", "200"),
  // Code that checks for the one documented status takes the other one for a failure.
  "finance major minor success-status: another status of success is added (listPaymentSessions)": (document) =>
    add(document, "listPaymentSessions#/responses/206", at(document, "listPaymentSessions#/responses/200")),
  "finance major major success-status: a success with other data is added (listPaymentSessions)": (document) =>
    add(document, "listPaymentSessions#/responses/206", {
      description: "Taken.",
      content: { "application/json": { schema: { type: "object", properties: { ticket: { type: "string" } } } } },
    }),
  "finance major major: the media type of a response is another one (listPaymentSessions)": (document) =>
    rename(document, "listPaymentSessions#/responses/200/content/application~1json", "application/vnd.api+json"),
  "finance major major: a header of responses is gone (listPaymentSessions)": (document) =>
    remove(document, "listPaymentSessions#/responses/200/headers/X-Correlation-Id"),
  // Code that reads the header finds none; openapi-typescript writes a shared header as present either way.
  "finance major none response-header: a header of responses can be absent": (document) =>
    set(document, "#/components/headers/XCorrelationId/required", false),
  "finance minor minor: a header is added to a response (listWebhooks)": (document) =>
    add(document, "listWebhooks#/responses/200/headers/Retry-After", { schema: { type: "integer" } }),
  "finance major major: a query parameter is gone (listPaymentSessions)": (document) =>
    remove(document, "listPaymentSessions#/parameters/sortOrder"),
  "finance minor minor: an optional query parameter is added (listPaymentSessions)": (document) =>
    push(document, "listPaymentSessions#/parameters", { name: "walletId", in: "query", schema: { type: "string" } }),
  "finance major major: a query parameter becomes required (listPaymentSessions)": (document) =>
    set(document, "listPaymentSessions#/parameters/from/required", true),
  "finance major major: a query parameter has another name (listPaymentSessions)": (document) =>
    set(document, "listPaymentSessions#/parameters/from/name", "since"),
  // The names of these parameters are our assumption; the types have them all the same.
  "ramp correction major: an assumed query parameter has another name (listCompanyBankAccounts)": (document) =>
    set(document, "listCompanyBankAccounts#/parameters/sortOn/name", "sort"),
  // What is sent in the old way is read as something else.
  "finance major none: a list of a query parameter is written in another way (listPaymentSessions)": [
    (document) => add(document, "listPaymentSessions#/parameters/status/explode", true),
    (document) => set(document, "listPaymentSessions#/parameters/status/explode", false),
  ],
  // The same request gets half of what it got, and code that reads one page misses the rest.
  "finance major patch default: the default of a page size is another one (listPaymentSessions)": (document) =>
    set(document, "listPaymentSessions#/parameters/size/schema/default", 50),
  // The same request gets the oldest first instead of the newest.
  "finance major patch default: the default of an order is another one (listPaymentSessions)": (document) =>
    set(document, "listPaymentSessions#/parameters/sortOrder/schema/default", "ASC"),
  // What a request without it gets is no longer promised.
  "finance major patch default: a default is no longer documented": (document) =>
    remove(document, "listPaymentSessions#/parameters/sortOrder/schema/default"),
  // Nothing was promised before.
  "finance minor patch default: a default is documented": (document) =>
    add(document, "listPaymentSessions#/parameters/sortOn/schema/default", "createdAt"),
  // Who asks for a page of 100 is refused.
  "finance major none: the largest page is smaller (listPaymentSessions)": (document) =>
    set(document, "listPaymentSessions#/parameters/size/schema/maximum", 50),
  // More can be asked for, and nobody has to.
  "finance minor none eased: the largest page is larger (listPaymentSessions)": (document) =>
    set(document, "listPaymentSessions#/parameters/size/schema/maximum", 500),
  // Every number that could be sent still can be.
  "finance minor patch eased: a number of a parameter can be longer": (document) =>
    set(document, "listPaymentSessions#/parameters/page/schema/format", "int64"),
  // How to take it back is no longer promised.
  "finance major none undone-by: what undoes an operation is gone (registerWebhook)": (document) =>
    remove(document, "registerWebhook#/x-undone-by"),
  // Code that takes it back calls the wrong operation.
  "ramp major none undone-by: another operation undoes an operation (createRampRequest)": (document) =>
    set(document, "createRampRequest#/x-undone-by", "rejectRampRequest"),
  // There is one more way than before.
  "ramp minor none undone-by: what undoes an operation is documented": (document) =>
    add(document, "inviteCompanyUser#/x-undone-by", "rejectRampRequest"),
  // It still works; the announcement is new.
  "ramp minor patch deprecation: an operation is deprecated (listOnRampPairs)": (document) =>
    ends(document, "listOnRampPairs#", "2030-01-31"),
  "finance minor patch deprecation: a parameter is deprecated": (document) =>
    ends(document, "listPaymentSessions#/parameters/sortOn", "2030-01-31"),
  // It still comes; the announcement is new.
  "finance minor patch deprecation: a field is deprecated (listWallets)": (document) =>
    ends(document, "Wallet.address#", "2030-01-31"),
  // Consumers planned with the day they were told.
  "ramp major none deprecation: a sunset is earlier (listOnRampPairs)": [
    (document) => ends(document, "listOnRampPairs#", "2030-01-31"),
    (document) => set(document, "listOnRampPairs#/x-sunset", "2029-01-31"),
  ],
  // There is more time than before.
  "ramp patch none deprecation: a sunset is later": [
    (document) => ends(document, "listOnRampPairs#", "2030-01-31"),
    (document) => set(document, "listOnRampPairs#/x-sunset", "2031-01-31"),
  ],
  "ramp major major removed-before-sunset: a deprecated operation is gone before its sunset (listOnRampPairs)": [
    (document) => ends(document, "listOnRampPairs#", "2999-01-31"),
    (document) => remove(document, pairs),
  ],
  "ramp major major removed-after-sunset: a deprecated operation is gone after its sunset (listOnRampPairs)": [
    (document) => ends(document, "listOnRampPairs#", "2020-01-31"),
    (document) => remove(document, pairs),
  ],
  "finance major major response-removed: an error that all share is gone (listParties, getPayIn)": (document) => {
    for (const { operation } of writtenOperations(document)) delete asObject(operation["responses"])["401"];
  },
  "finance minor minor error-code: an error code is added to a response (getAccount)": (document) =>
    push(
      document,
      `#/components/responses/AccountNotFound/${errorItems}/properties/code/x-extensible-enum`,
      "account-closed",
    ),
  // Code that tells this failure from another by its code no longer can.
  "finance major patch error-code: an error code is taken out of a response (listPaymentSessions)": (document) =>
    drop(
      document,
      `#/components/responses/PaymentSessionListBadRequest/${errorItems}/properties/code/x-extensible-enum`,
      "invalid-date-range",
    ),
  // The code of this operation is another one, although no component has changed.
  "finance major minor error-code: an operation refers to a response without one of its codes (getPayIn)": (document) =>
    set(document, "getPayIn#/responses/404", { $ref: "#/components/responses/AccountNotFound" }),
  "finance major major error-code: an error code comes with another status (getPayIn)": (document) => {
    add(document, "getPayIn#/responses/410", at(document, "getPayIn#/responses/404"));
    remove(document, "getPayIn#/responses/404");
  },
  // Retry advice decides whether a request is sent again; other advice makes code do another thing.
  "finance major none error-advice: a code may be retried now (createPaymentSession)": (document) =>
    set(document, "ErrorCode#/x-retryable/no-suitable-provider", true),
  // Code that retries as it was told now does so for nothing.
  "finance major none error-advice: a code may no longer be retried": (document) =>
    set(document, "ErrorCode#/x-retryable/identity-verification-unavailable", false),
  // Nothing was said before, so nobody relied on it.
  "finance minor none error-advice: retry advice is given where there was none": (document) =>
    put(document, "ErrorCode#/x-retryable/internal-error", true),
  // Code that looks at the status takes the failure for another one.
  "finance major none error-advice: the documented status of a code is another one": (document) =>
    set(document, "ErrorCode#/x-error-statuses/no-suitable-provider", 422),
  // No status was documented, so none was promised.
  "finance minor none error-advice: the status of a code becomes known": (document) =>
    add(document, "ErrorCode#/x-error-statuses/ambiguous-asset", 400),
  "finance minor minor: a status of an error is added (listWebhooks)": (document) =>
    add(document, "listWebhooks#/responses/429", { $ref: "#/components/responses/WebhookServiceUnavailable" }),
  "finance major major: a status of an error is taken away (registerWebhook)": (document) =>
    remove(document, "registerWebhook#/responses/409"),
  "finance minor minor: the body of an error has another field": (document) =>
    add(document, "ErrorResponse.traceId", { type: "string" }),
  "ramp major major presence: the code of an error can be absent": (document) =>
    drop(document, `#/components/responses/Unauthorized/${errorItems}/required`, "code"),
  "finance minor minor error-code: an error code of the catalogue is added that no operation lists": (document) =>
    push(document, "ErrorCode#/x-extensible-enum", "wallet-frozen"),
  // Who may call what, where, and what must stay secret.
  // Tokens that were good enough are refused.
  "finance major none scopes: an operation wants a scope (listSupportedAssets)": (document) =>
    set(document, "listSupportedAssets#/security", [{ OAuth2: ["view:assets"] }]),
  // Tokens with the old scope are refused.
  "finance major none scopes: an operation wants another scope (listPaymentSessions)": (document) =>
    set(document, "listPaymentSessions#/security", [{ OAuth2: ["view:pay-in-sessions"] }]),
  // Every token that was good enough still is.
  "finance minor none scopes: an operation wants no scope any more (listPaymentSessions)": (document) =>
    set(document, "listPaymentSessions#/security", [{ OAuth2: [] }]),
  "finance minor none scopes: an operation accepts a further scope (listPaymentSessions)": (document) =>
    push(document, "listPaymentSessions#/security", { OAuth2: ["view:pay-in-sessions"] }),
  "auth major none scopes: an operation that was open wants a token (createAccessToken)": (document) => {
    add(document, "#/components/securitySchemes", { Basic: { type: "http", scheme: "basic" } });
    put(document, "createAccessToken#/security", [{ Basic: [] }]);
  },
  // Callers without the role are refused.
  "ramp major none roles: an operation wants a role (calculateFee)": (document) =>
    add(document, "calculateFee#/x-required-roles", ["COMPANY_ADMIN"]),
  // Callers with the old role are refused.
  "ramp major none roles: an operation wants another role (approveRampRequest)": (document) =>
    set(document, "approveRampRequest#/x-required-roles", ["COMPANY_MANAGER"]),
  // A caller needs one of the roles, and who had the old one still has it.
  "ramp minor none roles: a further role suffices (approveRampRequest)": (document) =>
    push(document, "approveRampRequest#/x-required-roles", "COMPANY_MANAGER"),
  // Who was allowed still is.
  "ramp minor none roles: no role is wanted any more (approveRampRequest)": (document) =>
    remove(document, "approveRampRequest#/x-required-roles"),
  // A secret that comes back lands in logs and on screens.
  "finance major major write-only: a field of a response is never returned (listWallets)": (document) =>
    add(document, "Wallet.id#/writeOnly", true),
  "finance major none write-only: a secret may be returned (registerWebhook)": (document) =>
    remove(document, "WebhookApiKeyAuthenticationInput.apiKey#/writeOnly"),
  // Masks that follow the mark let it through.
  "finance major none data-mark: a secret is no longer marked as one (registerWebhook)": (document) =>
    set(document, "WebhookApiKeyAuthenticationInput.apiKey#/x-data", "none"),
  // Nothing on the wire changes, but masks that follow the mark let it through.
  "ramp minor none data-mark: personal data is no longer marked (inviteCompanyUser)": (document) =>
    set(document, "UserInvitationInput.email#/x-data", "none"),
  // More is masked than before, and nothing on the wire changes.
  "finance patch none data-mark: a field is marked as personal data": (document) =>
    set(document, "PaymentSession.accountId#/x-data", "personal"),
  "finance major major read-only: a field can no longer be sent (registerWebhook)": (document) =>
    add(document, "WebhookInput.name#/readOnly", true),
  // Requests to it fail.
  "finance major none: a server is gone": (document) => remove(document, "#/servers/-1"),
  // Requests to the old address fail.
  "finance major none: a server has another address": (document) =>
    set(document, "#/servers/1/url", "https://api.finance.example"),
  // Nobody has to call it.
  "finance minor none: a server is added": (document) =>
    push(document, "#/servers", { url: "https://sandbox.finance.example", "x-internal": false }),
  // Consumers may no longer call it.
  "ramp major none internal-server: a server is internal now": (document) =>
    set(document, "#/servers/0/x-internal", true),
  // Nobody gets a token at the old address.
  "finance major none token-address: tokens come from another address": (document) =>
    set(document, `${flows}/clientCredentials/tokenUrl`, "https://id.example/token"),
  // Nobody gets a token by the old flow.
  "finance major none oauth-flow: tokens come by another flow (listParties, getPayIn)": (document) => {
    const flow = at(document, `${flows}/clientCredentials`);
    add(document, `${flows}/authorizationCode`, { ...flow, authorizationUrl: "https://id.example/authorize" });
    remove(document, `${flows}/clientCredentials`);
  },
  // Only people read it.
  "finance patch none scope-list: a scope has other words": (document) =>
    set(document, `${flows}/clientCredentials/scopes/manage:accounts`, "Other words."),
  // Token requests that name it fail.
  "finance major none scope-list: a scope is gone": (document) =>
    remove(document, `${flows}/clientCredentials/scopes/manage:accounts`),
  // A token alone is refused.
  "finance major none scopes: an operation wants a client certificate, too (listPaymentSessions)": (document) => {
    add(document, "#/components/securitySchemes/ClientCertificate", { type: "mutualTLS" });
    add(document, "listPaymentSessions#/security/0/ClientCertificate", []);
  },
  // What was protected is open.
  "finance major none access: anyone can call an operation (listPaymentSessions)": (document) =>
    set(document, "listPaymentSessions#/security", []),
  // What the contract protects by default is open to anyone.
  "finance major none access: the contract asks for no authentication (listParties, getPayIn)": (document) =>
    set(document, "#/security", []),
  // Its requests go to another host.
  "finance major none operation-server: an operation has a server of its own (listPaymentSessions)": (document) =>
    add(document, "listPaymentSessions#/servers", [{ url: "https://sessions.example" }]),
  // The requests of its operations go to another host.
  "finance major none operation-server: a path has its own (listPaymentSessions, createPaymentSession)": (document) => {
    const path = "~1v1~1accounts~1{accountId}~1fiat-to-crypto~1payment-sessions";
    add(document, `#/paths/${path}/servers`, [{ url: "https://sessions.example" }]);
  },
};
