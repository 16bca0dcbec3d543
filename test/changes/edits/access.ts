// Edits of who may call what, where, and of what must stay secret.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, type Edit, operation, push, rated, remove, schema, set } from "./edit.ts";

const sessions = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";
const approve = (document: JsonObject) => operation(document, "post", "/v1/ramp-requests/{rampRequestId}/approve");
const apiKey = (document: JsonObject) => schema(document, "WebhookApiKeyAuthenticationInput", "apiKey");

export const access: Edit[] = [
  {
    name: "an operation wants a scope",
    ...rated("finance major none scopes", "Tokens that were good enough are refused.", "listSupportedAssets"),
    edit: (document) =>
      set(operation(document, "get", "/v1/supported-assets"), "security", [{ OAuth2: ["view:assets"] }]),
  },
  {
    name: "an operation wants another scope",
    ...rated("finance major none scopes", "Tokens with the old scope are refused.", "listPaymentSessions"),
    edit: (document) => set(operation(document, "get", sessions), "security", [{ OAuth2: ["view:pay-in-sessions"] }]),
  },
  {
    name: "an operation wants no scope any more",
    ...rated("finance minor none scopes", "Every token that was good enough still is.", "listPaymentSessions"),
    edit: (document) => set(operation(document, "get", sessions), "security", [{ OAuth2: [] }]),
  },
  {
    name: "an operation accepts a further scope",
    ...rated("finance minor none scopes", "Every token that was good enough still is.", "listPaymentSessions"),
    edit: (document) => push(operation(document, "get", sessions), "security", { OAuth2: ["view:pay-in-sessions"] }),
  },
  {
    name: "an operation that was open wants a token",
    ...rated("auth major none scopes", "Requests without credentials are refused.", "createAccessToken"),
    edit: (document) => {
      add(document["components"] as JsonObject, "securitySchemes", { Basic: { type: "http", scheme: "basic" } });
      operation(document, "post", "/token")["security"] = [{ Basic: [] }];
      return undefined;
    },
  },
  {
    name: "an operation wants a role",
    ...rated("ramp major none roles", "Callers without the role are refused.", "calculateFee"),
    edit: (document) => add(operation(document, "post", "/v1/fees/calculate"), "x-required-roles", ["COMPANY_ADMIN"]),
  },
  {
    name: "an operation wants another role",
    ...rated("ramp major none roles", "Callers with the old role are refused.", "approveRampRequest"),
    edit: (document) => set(approve(document), "x-required-roles", ["COMPANY_MANAGER"]),
  },
  {
    name: "a further role suffices",
    ...rated(
      "ramp minor none roles",
      "A caller needs one of the roles, and who had the old one still has it.",
      "approveRampRequest",
    ),
    edit: (document) => push(approve(document), "x-required-roles", "COMPANY_MANAGER"),
  },
  {
    name: "no role is wanted any more",
    ...rated("ramp minor none roles", "Who was allowed still is.", "approveRampRequest"),
    edit: (document) => remove(approve(document), "x-required-roles"),
  },
  {
    name: "a secret may be returned",
    ...rated(
      "finance major none write-only",
      "A secret that comes back lands in logs and on screens.",
      "registerWebhook",
    ),
    edit: (document) => remove(apiKey(document), "writeOnly"),
  },
  {
    name: "a secret is no longer marked as one",
    ...rated("finance major none data-mark", "Masks that follow the mark let it through.", "registerWebhook"),
    edit: (document) => set(apiKey(document), "x-data", "none"),
  },
  {
    name: "personal data is no longer marked",
    ...rated(
      "ramp minor none data-mark",
      "Nothing on the wire changes, but masks that follow the mark let it through.",
      "inviteCompanyUser",
    ),
    edit: (document) => set(schema(document, "UserInvitationInput", "email"), "x-data", "none"),
  },
  {
    name: "a field is marked as personal data",
    ...rated("finance patch none data-mark", "More is masked than before, and nothing on the wire changes."),
    edit: (document) => set(schema(document, "PaymentSession", "accountId"), "x-data", "personal"),
  },
  {
    name: "a field can no longer be sent",
    ...rated(
      "finance major major read-only",
      "Who sends it is refused, or it is ignored; the types mark it as one that is only read.",
      "registerWebhook",
    ),
    edit: (document) => add(schema(document, "WebhookInput", "name"), "readOnly", true),
  },
  {
    name: "a server is gone",
    ...rated("finance major none", "Requests to it fail."),
    edit: (document) => {
      (document["servers"] as JsonObject[]).pop();
      return undefined;
    },
  },
  {
    name: "a server has another address",
    ...rated("finance major none", "Requests to the old address fail."),
    edit: (document) => set(at(document, "/servers/1"), "url", "https://api.finance.example"),
  },
  {
    name: "a server is added",
    ...rated("finance minor none", "Nobody has to call it."),
    edit: (document) => push(document, "servers", { url: "https://sandbox.finance.example", "x-internal": false }),
  },
  {
    name: "a server is internal now",
    ...rated("ramp major none internal-server", "Consumers may no longer call it."),
    edit: (document) => set(at(document, "/servers/0"), "x-internal", true),
  },
  {
    name: "tokens come from another address",
    ...rated("finance major none token-address", "Nobody gets a token at the old address."),
    edit: (document) =>
      set(
        at(document, "/components/securitySchemes/OAuth2/flows/clientCredentials"),
        "tokenUrl",
        "https://id.example/token",
      ),
  },
  {
    name: "tokens come by another flow",
    ...rated("finance major none oauth-flow", "Nobody gets a token by the old flow.", "listParties", "getPayIn"),
    edit: (document) => {
      const scheme = at(document, "/components/securitySchemes/OAuth2");
      add(scheme["flows"] as JsonObject, "authorizationCode", {
        ...at<JsonObject>(document, "/components/securitySchemes/OAuth2/flows/clientCredentials"),
        authorizationUrl: "https://id.example/authorize",
      });
      return remove(scheme["flows"] as JsonObject, "clientCredentials");
    },
  },
  {
    name: "a scope has other words",
    ...rated("finance patch none scope-list", "Only people read it."),
    edit: (document) => {
      const scopes = at(document, "/components/securitySchemes/OAuth2/flows/clientCredentials/scopes");
      return set(scopes, "manage:accounts", "Other words.");
    },
  },
  {
    name: "a scope is gone",
    ...rated("finance major none scope-list", "Token requests that name it fail."),
    edit: (document) =>
      remove(at(document, "/components/securitySchemes/OAuth2/flows/clientCredentials/scopes"), "manage:accounts"),
  },
  {
    name: "an operation wants a client certificate, too",
    ...rated("finance major none scopes", "A token alone is refused.", "listPaymentSessions"),
    edit: (document) => {
      add(at(document, "/components/securitySchemes"), "ClientCertificate", { type: "mutualTLS" });
      const [requirement] = operation(document, "get", sessions)["security"] as JsonObject[];
      return add(requirement as JsonObject, "ClientCertificate", []);
    },
  },
  {
    name: "anyone can call an operation",
    ...rated("finance major none access", "What was protected is open.", "listPaymentSessions"),
    edit: (document) => set(operation(document, "get", sessions), "security", []),
  },
  {
    name: "the contract asks for no authentication",
    ...rated(
      "finance major none access",
      "What the contract protects by default is open to anyone.",
      "listParties",
      "getPayIn",
    ),
    edit: (document) => set(document, "security", []),
  },
  {
    name: "an operation has a server of its own",
    ...rated("finance major none operation-server", "Its requests go to another host.", "listPaymentSessions"),
    edit: (document) => add(operation(document, "get", sessions), "servers", [{ url: "https://sessions.example" }]),
  },
  {
    name: "a path has a server of its own",
    ...rated(
      "finance major none operation-server",
      "The requests of its operations go to another host.",
      "listPaymentSessions",
      "createPaymentSession",
    ),
    edit: (document) =>
      add(at(document, `/paths/${sessions.replaceAll("/", "~1")}`), "servers", [{ url: "https://sessions.example" }]),
  },
];
