// Defects of sequences: webhooks, verification links, consent links.

import { code, object, ok, text } from "../basics.ts";
import type { Request, Webhook } from "../model.ts";
import { webhookView } from "../views.ts";
import { after, before, body, result, success, table } from "./tools.ts";

const webhookOf = (r: Request): Webhook | undefined =>
  r.tenant.webhooks.find((one) => one.id === r.params["webhookId"]);

export const sequencesOfWebhooks = table("sequences", [
  [
    "webhook-put-keeps-name",
    "F118",
    "A replacement without a name keeps the former name.",
    before("replaceWebhook", (r) => {
      r.body["name"] ??= webhookOf(r)?.name;
      return undefined;
    }),
  ],
  [
    "webhook-put-partial",
    "F118",
    "A replacement without authenticationMethod is accepted and keeps the former one.",
    before("replaceWebhook", (r) => {
      r.body["authenticationMethod"] ??= webhookOf(r)?.authenticationMethod;
      return undefined;
    }),
  ],
  [
    "webhook-put-not-kept",
    "F118",
    "A replacement is confirmed and not kept.",
    after("replaceWebhook", (r) => {
      const found = webhookOf(r);
      if (found?.former) Object.assign(found, found.former);
    }),
  ],
  [
    "webhook-put-new-id",
    "F118",
    "A replaced webhook is known by another id afterwards.",
    after("replaceWebhook", (r) => {
      Object.assign(webhookOf(r) ?? {}, { id: code("hook") });
    }),
  ],
  [
    "webhook-put-url-kept",
    "F118",
    "A replacement changes everything but the URL.",
    after("replaceWebhook", (r) => {
      const found = webhookOf(r);
      if (found?.former) found.url = found.former.url;
    }),
  ],
  [
    "webhook-deleted-still-listed",
    "F121",
    "A deleted webhook is still listed.",
    (rules) => {
      const gone: unknown[] = [];
      before("deleteWebhook", (r) => {
        const found = webhookOf(r);
        if (found) gone.push(webhookView(found));
        return undefined;
      })(rules);
      rules.list.push((r, items) => (r.operation === "listWebhooks" ? [...items, ...gone] : items));
    },
  ],
  [
    "webhook-deleted-still-read",
    "F121",
    "A deleted webhook can still be read.",
    (rules) => {
      const gone = new Map<string, unknown>();
      before("deleteWebhook", (r) => {
        const found = webhookOf(r);
        if (found) gone.set(found.id, webhookView(found));
        return undefined;
      })(rules);
      before("getWebhook", (r) =>
        gone.has(r.params["webhookId"] ?? "") ? ok(gone.get(r.params["webhookId"] ?? "")) : undefined,
      )(rules);
    },
  ],
  [
    "webhook-not-listed",
    "F119",
    "The webhook that was registered last is not listed.",
    (rules) => {
      rules.list.push((r, items) => (r.operation === "listWebhooks" ? items.slice(0, -1) : items));
    },
  ],
  [
    "webhook-made-twice",
    "F117",
    "Registering a webhook registers two.",
    after("registerWebhook", (r, made) => {
      const first = r.tenant.webhooks.find((one) => one.id === made["id"]);
      if (first) r.tenant.webhooks.push({ ...structuredClone(first), id: code("hook") });
    }),
  ],
  [
    "verification-link-changes",
    "F152",
    "Asking for a verification link again returns another one with 200.",
    body("createPartyVerification", (b) =>
      Object.assign(object(b["result"]), { url: `https://verify.example/start/${code("v")}` }),
    ),
  ],
  [
    "verification-repeat-is-new",
    "F152",
    "Asking for a verification link again returns the same one with 201.",
    success("createPartyVerification", (reply) => ({ ...reply, status: 201 })),
  ],
  [
    "consent-link-stays",
    "F155",
    "A new consent link does not replace the one that is shown.",
    (rules) => {
      const first = new Map<string, string>();
      body("createPartnerTermsLink getPartnerTerms", (b, r) => {
        const shown = object(b["result"]);
        const url = text(shown["consentUrl"]);
        if (url === "") return;
        const id = r.params["partyId"] ?? "";
        if (!first.has(id)) first.set(id, url);
        else if (r.operation === "getPartnerTerms") shown["consentUrl"] = first.get(id);
      })(rules);
    },
  ],
  [
    "terms-required-without-link",
    "F238",
    "REQUIRED is returned without a consentUrl.",
    result("getPartnerTerms", (one) => delete one["consentUrl"]),
  ],
]);
