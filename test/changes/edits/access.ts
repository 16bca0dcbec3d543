// Edits of who may call what, where, and of what must stay secret.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, type Edit, operation, push, remove, schema, set } from "./edit.ts";

const sessions = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";
const approve = (document: JsonObject) => operation(document, "post", "/v1/ramp-requests/{rampRequestId}/approve");
const apiKey = (document: JsonObject) => schema(document, "WebhookApiKeyAuthenticationInput", "apiKey");

export const access: Edit[] = [
  {
    name: "an operation wants a scope",
    api: "finance",
    edit: (document) =>
      set(operation(document, "get", "/v1/supported-assets"), "security", [{ OAuth2: ["view:assets"] }]),
    wire: "major",
    types: "none",
    because: "Tokens that were good enough are refused.",
    rule: "scopes",
    concerns: ["listSupportedAssets"],
  },
  {
    name: "an operation wants another scope",
    api: "finance",
    edit: (document) => set(operation(document, "get", sessions), "security", [{ OAuth2: ["view:pay-in-sessions"] }]),
    wire: "major",
    types: "none",
    because: "Tokens with the old scope are refused.",
    rule: "scopes",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "an operation wants no scope any more",
    api: "finance",
    edit: (document) => set(operation(document, "get", sessions), "security", [{ OAuth2: [] }]),
    wire: "minor",
    types: "none",
    because: "Every token that was good enough still is.",
    rule: "scopes",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "an operation accepts a further scope",
    api: "finance",
    edit: (document) => push(operation(document, "get", sessions), "security", { OAuth2: ["view:pay-in-sessions"] }),
    wire: "minor",
    types: "none",
    because: "Every token that was good enough still is.",
    rule: "scopes",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "an operation that was open wants a token",
    api: "auth",
    edit: (document) => {
      add(document["components"] as JsonObject, "securitySchemes", { Basic: { type: "http", scheme: "basic" } });
      operation(document, "post", "/token")["security"] = [{ Basic: [] }];
      return undefined;
    },
    wire: "major",
    types: "none",
    because: "Requests without credentials are refused.",
    rule: "scopes",
    concerns: ["createAccessToken"],
  },
  {
    name: "an operation wants a role",
    api: "ramp",
    edit: (document) => add(operation(document, "post", "/v1/fees/calculate"), "x-required-roles", ["COMPANY_ADMIN"]),
    wire: "major",
    types: "none",
    because: "Callers without the role are refused.",
    rule: "roles",
    concerns: ["calculateFee"],
  },
  {
    name: "an operation wants another role",
    api: "ramp",
    edit: (document) => set(approve(document), "x-required-roles", ["COMPANY_MANAGER"]),
    wire: "major",
    types: "none",
    because: "Callers with the old role are refused.",
    rule: "roles",
    concerns: ["approveRampRequest"],
  },
  {
    name: "a further role suffices",
    api: "ramp",
    edit: (document) => push(approve(document), "x-required-roles", "COMPANY_MANAGER"),
    wire: "minor",
    types: "none",
    because: "A caller needs one of the roles, and who had the old one still has it.",
    rule: "roles",
    concerns: ["approveRampRequest"],
  },
  {
    name: "no role is wanted any more",
    api: "ramp",
    edit: (document) => remove(approve(document), "x-required-roles"),
    wire: "minor",
    types: "none",
    because: "Who was allowed still is.",
    rule: "roles",
    concerns: ["approveRampRequest"],
  },
  {
    name: "a secret may be returned",
    api: "finance",
    edit: (document) => remove(apiKey(document), "writeOnly"),
    wire: "major",
    types: "none",
    because: "A secret that comes back lands in logs and on screens.",
    rule: "write-only",
    concerns: ["registerWebhook"],
  },
  {
    name: "a secret is no longer marked as one",
    api: "finance",
    edit: (document) => set(apiKey(document), "x-data", "none"),
    wire: "major",
    types: "none",
    because: "Masks that follow the mark let it through.",
    rule: "data-mark",
    concerns: ["registerWebhook"],
  },
  {
    name: "personal data is no longer marked",
    api: "ramp",
    edit: (document) => set(schema(document, "UserInvitationInput", "email"), "x-data", "none"),
    wire: "minor",
    types: "none",
    because: "Nothing on the wire changes, but masks that follow the mark let it through.",
    rule: "data-mark",
    concerns: ["inviteCompanyUser"],
  },
  {
    name: "a field is marked as personal data",
    api: "finance",
    edit: (document) => set(schema(document, "PaymentSession", "accountId"), "x-data", "personal"),
    wire: "patch",
    types: "none",
    because: "More is masked than before, and nothing on the wire changes.",
    rule: "data-mark",
  },
  {
    name: "a field can no longer be sent",
    api: "finance",
    edit: (document) => add(schema(document, "WebhookInput", "name"), "readOnly", true),
    wire: "major",
    types: "major",
    because: "Who sends it is refused, or it is ignored; the types mark it as one that is only read.",
    rule: "read-only",
    concerns: ["registerWebhook"],
  },
  {
    name: "a server is gone",
    api: "finance",
    edit: (document) => {
      (document["servers"] as JsonObject[]).pop();
      return undefined;
    },
    wire: "major",
    types: "none",
    because: "Requests to it fail.",
  },
  {
    name: "a server has another address",
    api: "finance",
    edit: (document) => set(at(document, "/servers/1"), "url", "https://api.finance.example"),
    wire: "major",
    types: "none",
    because: "Requests to the old address fail.",
  },
  {
    name: "a server is added",
    api: "finance",
    edit: (document) => push(document, "servers", { url: "https://sandbox.finance.example", "x-internal": false }),
    wire: "minor",
    types: "none",
    because: "Nobody has to call it.",
  },
  {
    name: "a server is internal now",
    api: "ramp",
    edit: (document) => set(at(document, "/servers/0"), "x-internal", true),
    wire: "major",
    types: "none",
    because: "Consumers may no longer call it.",
    rule: "internal-server",
  },
  {
    name: "tokens come from another address",
    api: "finance",
    edit: (document) =>
      set(
        at(document, "/components/securitySchemes/OAuth2/flows/clientCredentials"),
        "tokenUrl",
        "https://id.example/token",
      ),
    wire: "major",
    types: "none",
    because: "Nobody gets a token at the old address.",
    rule: "token-address",
  },
  {
    name: "tokens come by another flow",
    api: "finance",
    edit: (document) => {
      const scheme = at(document, "/components/securitySchemes/OAuth2");
      add(scheme["flows"] as JsonObject, "authorizationCode", {
        ...at<JsonObject>(document, "/components/securitySchemes/OAuth2/flows/clientCredentials"),
        authorizationUrl: "https://id.example/authorize",
      });
      return remove(scheme["flows"] as JsonObject, "clientCredentials");
    },
    wire: "major",
    types: "none",
    because: "Nobody gets a token by the old flow.",
    rule: "oauth-flow",
    concerns: ["listParties", "getPayIn"],
  },
  {
    name: "a scope has other words",
    api: "finance",
    edit: (document) => {
      const scopes = at(document, "/components/securitySchemes/OAuth2/flows/clientCredentials/scopes");
      return set(scopes, "manage:accounts", "Other words.");
    },
    wire: "patch",
    types: "none",
    because: "Only people read it.",
    rule: "scope-list",
  },
  {
    name: "a scope is gone",
    api: "finance",
    edit: (document) =>
      remove(at(document, "/components/securitySchemes/OAuth2/flows/clientCredentials/scopes"), "manage:accounts"),
    wire: "major",
    types: "none",
    because: "Token requests that name it fail.",
    rule: "scope-list",
  },
  {
    name: "an operation wants a client certificate, too",
    api: "finance",
    edit: (document) => {
      add(at(document, "/components/securitySchemes"), "ClientCertificate", { type: "mutualTLS" });
      const [requirement] = operation(document, "get", sessions)["security"] as JsonObject[];
      return add(requirement as JsonObject, "ClientCertificate", []);
    },
    wire: "major",
    types: "none",
    because: "A token alone is refused.",
    rule: "scopes",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "anyone can call an operation",
    api: "finance",
    edit: (document) => set(operation(document, "get", sessions), "security", []),
    wire: "major",
    types: "none",
    because: "What was protected is open.",
    rule: "access",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "the contract asks for no authentication",
    api: "finance",
    edit: (document) => set(document, "security", []),
    wire: "major",
    types: "none",
    because: "What the contract protects by default is open to anyone.",
    rule: "access",
    concerns: ["listParties", "getPayIn"],
  },
  {
    name: "an operation has a server of its own",
    api: "finance",
    edit: (document) => add(operation(document, "get", sessions), "servers", [{ url: "https://sessions.example" }]),
    wire: "major",
    types: "none",
    because: "Its requests go to another host.",
    rule: "operation-server",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "a path has a server of its own",
    api: "finance",
    edit: (document) =>
      add(at(document, `/paths/${sessions.replaceAll("/", "~1")}`), "servers", [{ url: "https://sessions.example" }]),
    wire: "major",
    types: "none",
    because: "The requests of its operations go to another host.",
    rule: "operation-server",
    concerns: ["listPaymentSessions", "createPaymentSession"],
  },
];
