// Edits of who may call what, where, and of what must stay secret.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, type EditRows, operation, push, remove, schema, set } from "./edit.ts";

const sessions = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";
const approve = (document: JsonObject) => operation(document, "post", "/v1/ramp-requests/{rampRequestId}/approve");
const apiKey = (document: JsonObject) => schema(document, "WebhookApiKeyAuthenticationInput", "apiKey");

export const access: EditRows = {
  // Tokens that were good enough are refused.
  "finance major none scopes: an operation wants a scope (listSupportedAssets)": (document) =>
    set(operation(document, "get", "/v1/supported-assets"), "security", [{ OAuth2: ["view:assets"] }]),
  // Tokens with the old scope are refused.
  "finance major none scopes: an operation wants another scope (listPaymentSessions)": (document) =>
    set(operation(document, "get", sessions), "security", [{ OAuth2: ["view:pay-in-sessions"] }]),
  // Every token that was good enough still is.
  "finance minor none scopes: an operation wants no scope any more (listPaymentSessions)": (document) =>
    set(operation(document, "get", sessions), "security", [{ OAuth2: [] }]),
  // Every token that was good enough still is.
  "finance minor none scopes: an operation accepts a further scope (listPaymentSessions)": (document) =>
    push(operation(document, "get", sessions), "security", { OAuth2: ["view:pay-in-sessions"] }),
  "auth major none scopes: an operation that was open wants a token (createAccessToken)": (document) => {
    add(document["components"] as JsonObject, "securitySchemes", { Basic: { type: "http", scheme: "basic" } });
    operation(document, "post", "/token")["security"] = [{ Basic: [] }];
  },
  // Callers without the role are refused.
  "ramp major none roles: an operation wants a role (calculateFee)": (document) =>
    add(operation(document, "post", "/v1/fees/calculate"), "x-required-roles", ["COMPANY_ADMIN"]),
  // Callers with the old role are refused.
  "ramp major none roles: an operation wants another role (approveRampRequest)": (document) =>
    set(approve(document), "x-required-roles", ["COMPANY_MANAGER"]),
  // A caller needs one of the roles, and who had the old one still has it.
  "ramp minor none roles: a further role suffices (approveRampRequest)": (document) =>
    push(approve(document), "x-required-roles", "COMPANY_MANAGER"),
  // Who was allowed still is.
  "ramp minor none roles: no role is wanted any more (approveRampRequest)": (document) =>
    remove(approve(document), "x-required-roles"),
  // A secret that comes back lands in logs and on screens.
  "finance major major write-only: a field of a response is never returned (listWallets)": (document) =>
    add(schema(document, "Wallet", "id"), "writeOnly", true),
  "finance major none write-only: a secret may be returned (registerWebhook)": (document) =>
    remove(apiKey(document), "writeOnly"),
  // Masks that follow the mark let it through.
  "finance major none data-mark: a secret is no longer marked as one (registerWebhook)": (document) =>
    set(apiKey(document), "x-data", "none"),
  // Nothing on the wire changes, but masks that follow the mark let it through.
  "ramp minor none data-mark: personal data is no longer marked (inviteCompanyUser)": (document) =>
    set(schema(document, "UserInvitationInput", "email"), "x-data", "none"),
  // More is masked than before, and nothing on the wire changes.
  "finance patch none data-mark: a field is marked as personal data": (document) =>
    set(schema(document, "PaymentSession", "accountId"), "x-data", "personal"),
  "finance major major read-only: a field can no longer be sent (registerWebhook)": (document) =>
    add(schema(document, "WebhookInput", "name"), "readOnly", true),
  // Requests to it fail.
  "finance major none: a server is gone": (document) => {
    (document["servers"] as JsonObject[]).pop();
  },
  // Requests to the old address fail.
  "finance major none: a server has another address": (document) =>
    set(at(document, "/servers/1"), "url", "https://api.finance.example"),
  // Nobody has to call it.
  "finance minor none: a server is added": (document) =>
    push(document, "servers", { url: "https://sandbox.finance.example", "x-internal": false }),
  // Consumers may no longer call it.
  "ramp major none internal-server: a server is internal now": (document) =>
    set(at(document, "/servers/0"), "x-internal", true),
  // Nobody gets a token at the old address.
  "finance major none token-address: tokens come from another address": (document) =>
    set(
      at(document, "/components/securitySchemes/OAuth2/flows/clientCredentials"),
      "tokenUrl",
      "https://id.example/token",
    ),
  // Nobody gets a token by the old flow.
  "finance major none oauth-flow: tokens come by another flow (listParties, getPayIn)": (document) => {
    const scheme = at(document, "/components/securitySchemes/OAuth2");
    add(scheme["flows"] as JsonObject, "authorizationCode", {
      ...at<JsonObject>(document, "/components/securitySchemes/OAuth2/flows/clientCredentials"),
      authorizationUrl: "https://id.example/authorize",
    });
    return remove(scheme["flows"] as JsonObject, "clientCredentials");
  },
  // Only people read it.
  "finance patch none scope-list: a scope has other words": (document) => {
    const scopes = at(document, "/components/securitySchemes/OAuth2/flows/clientCredentials/scopes");
    return set(scopes, "manage:accounts", "Other words.");
  },
  // Token requests that name it fail.
  "finance major none scope-list: a scope is gone": (document) =>
    remove(at(document, "/components/securitySchemes/OAuth2/flows/clientCredentials/scopes"), "manage:accounts"),
  // A token alone is refused.
  "finance major none scopes: an operation wants a client certificate, too (listPaymentSessions)": (document) => {
    add(at(document, "/components/securitySchemes"), "ClientCertificate", { type: "mutualTLS" });
    const [requirement] = operation(document, "get", sessions)["security"] as JsonObject[];
    return add(requirement as JsonObject, "ClientCertificate", []);
  },
  // What was protected is open.
  "finance major none access: anyone can call an operation (listPaymentSessions)": (document) =>
    set(operation(document, "get", sessions), "security", []),
  // What the contract protects by default is open to anyone.
  "finance major none access: the contract asks for no authentication (listParties, getPayIn)": (document) =>
    set(document, "security", []),
  // Its requests go to another host.
  "finance major none operation-server: an operation has a server of its own (listPaymentSessions)": (document) =>
    add(operation(document, "get", sessions), "servers", [{ url: "https://sessions.example" }]),
  // The requests of its operations go to another host.
  "finance major none operation-server: a path has a server of its own (listPaymentSessions, createPaymentSession)": (
    document,
  ) => add(at(document, `/paths/${sessions.replaceAll("/", "~1")}`), "servers", [{ url: "https://sessions.example" }]),
};
