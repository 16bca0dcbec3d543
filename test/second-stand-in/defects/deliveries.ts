// Defects of deliveries: how they are authenticated, and whether and where they are sent.

import { text } from "../basics.ts";
import { announce } from "../deliveries.ts";
import type { Rules, Webhook } from "../model.ts";
import { authentication } from "../rules.ts";
import { type Apply, after, before, delivered, remove, strangers, table } from "./tools.ts";

type Headers = ReturnType<Rules["authentication"]>;

/** Other headers for webhooks of one kind. */
const signed =
  (type: string, make: (m: Record<string, string>, webhook: Webhook) => Headers): Apply =>
  (rules) => {
    const usual = rules.authentication;
    rules.authentication = (webhook) =>
      webhook.authenticationMethod["type"] === type ? make(webhook.authenticationMethod, webhook) : usual(webhook);
  };

const keyed = (make: (name: string, key: string) => Headers): Apply =>
  signed("API_KEY", (m) => make(text(m["headerName"]), text(m["apiKey"])));
const basic = (make: (username: string, password: string) => string | undefined): Apply =>
  signed("BASIC_AUTHENTICATION", (m) => {
    const value = make(text(m["username"]), text(m["password"]));
    return value === undefined ? {} : { Authorization: value };
  });
const encoded = (pair: string): string => `Basic ${Buffer.from(pair).toString("base64")}`;

/** Only some of the webhooks receive an event. */
const chosen =
  (choose: (all: Webhook[], type: string) => Webhook[]): Apply =>
  (rules) => {
    rules.receivers = (_, tenant, event) => choose(tenant.webhooks, event.eventType);
  };
const never = (type: string): Apply => chosen((all, one) => (one === type ? [] : all));

export const deliveries = table("deliveries", [
  ["api-key-absent", "F179", "Deliveries to API_KEY webhooks have no key.", keyed(() => ({}))],
  ["api-key-cut", "F179", "The last character of the key is missing.", keyed((n, k) => ({ [n]: k.slice(0, -1) }))],
  ["api-key-lower", "F179", "The key is sent in lower case.", keyed((n, k) => ({ [n]: k.toLowerCase() }))],
  [
    "api-key-as-bearer",
    "F179",
    "The key is sent as a bearer token.",
    keyed((_, k) => ({ Authorization: `Bearer ${k}` })),
  ],
  ["api-key-own-header", "F179", "The key is always sent in X-Api-Key.", keyed((_, k) => ({ "X-Api-Key": k }))],
  ["api-key-prefixed", "F179", "The key is sent behind the word ApiKey.", keyed((n, k) => ({ [n]: `ApiKey ${k}` }))],
  ["api-key-twice", "F179", "The header with the key is sent twice.", keyed((n, k) => ({ [n]: [k, k] }))],
  [
    "api-key-encoded",
    "F179",
    "The key is sent in base64.",
    keyed((n, k) => ({ [n]: Buffer.from(k).toString("base64") })),
  ],
  [
    "basic-absent",
    "F179",
    "Deliveries to BASIC_AUTHENTICATION webhooks have no authentication.",
    basic(() => undefined),
  ],
  [
    "basic-unprefixed",
    "F179",
    "The credentials come without the word Basic.",
    basic((u, p) => encoded(`${u}:${p}`).slice(6)),
  ],
  ["basic-plain", "F179", "The credentials are not encoded.", basic((u, p) => `Basic ${u}:${p}`)],
  ["basic-no-password", "F179", "The password is left out.", basic((u) => encoded(`${u}:`))],
  ["basic-swapped", "F179", "Password and username change places.", basic((u, p) => encoded(`${p}:${u}`))],
  ["basic-url-encoded", "F179", "The credentials are encoded for URLs first.", basic((u, p) => encoded(`${u}%3A${p}`))],
  [
    "secret-before-rotation",
    "F118",
    "After a replacement, deliveries still carry the former secret.",
    (rules) => {
      rules.authentication = (webhook) => authentication(webhook.former ?? webhook);
    },
  ],
  [
    "url-before-replacement",
    "F118",
    "After a replacement, deliveries still go to the former URL.",
    delivered("*", (out) =>
      out.webhook.former ? [{ ...out, webhook: { ...out.webhook, url: out.webhook.former.url } }] : undefined,
    ),
  ],
  [
    "ping-unauthenticated",
    "F122",
    "A PING is delivered without authentication.",
    (rules) => {
      const bare = new WeakSet<Webhook>();
      const usual = rules.authentication;
      rules.authentication = (webhook) => (bare.has(webhook) ? {} : usual(webhook));
      delivered("PING", (out) => {
        const webhook = { ...out.webhook };
        bare.add(webhook);
        return [{ ...out, webhook }];
      })(rules);
    },
  ],
  ["ping-not-sent", "F122", "A ping is accepted and never delivered.", delivered("PING", () => [] as never[])],
  [
    "ping-elsewhere",
    "F122",
    "A PING goes to the webhook that was registered first.",
    (rules) =>
      delivered("PING", (out, world) => {
        const tenant = [...world.tenants.values()].find((one) => one.webhooks.includes(out.webhook));
        return tenant?.webhooks[0] ? [{ ...out, webhook: tenant.webhooks[0] }] : undefined;
      })(rules),
  ],
  [
    "events-of-strangers",
    "F181",
    "Webhooks also receive events of another company.",
    (rules) => {
      const usual = rules.receivers;
      rules.event.push((world, tenant, event) => {
        const other = strangers(world, tenant)?.accounts[0]?.id;
        const ours = "accountId" in event.result && tenant.webhooks.length > 0;
        if (!ours || !other) return [event];
        return [event, { ...event, result: { ...event.result, accountId: other } }];
      });
      rules.receivers = usual;
    },
  ],
  [
    "only-first-webhook",
    "F181",
    "Events reach only the webhook that was registered first.",
    chosen((all) => all.slice(0, 1)),
  ],
  [
    "only-last-webhook",
    "F181",
    "Events reach only the webhook that was registered last.",
    chosen((all) => all.slice(-1)),
  ],
  [
    "only-api-key-webhooks",
    "F181",
    "Webhooks with basic authentication receive no events but pings.",
    chosen((all) => all.filter((one) => one.authenticationMethod["type"] === "API_KEY")),
  ],
  ["transfer-completed-not-sent", "F191", "TRANSFER_COMPLETED is never sent.", never("TRANSFER_COMPLETED")],
  ["transfer-failed-not-sent", "F192", "TRANSFER_FAILED is never sent.", never("TRANSFER_FAILED")],
  ["payout-processing-not-sent", "F193", "PAYOUT_PROCESSING is never sent.", never("PAYOUT_PROCESSING")],
  [
    "bank-account-created-not-sent",
    "F198",
    "VIRTUAL_BANK_ACCOUNT_CREATED is never sent.",
    never("VIRTUAL_BANK_ACCOUNT_CREATED"),
  ],
  [
    "wallets-provisioned-not-sent",
    "F199",
    "ACCOUNT_WALLETS_PROVISIONED is never sent.",
    never("ACCOUNT_WALLETS_PROVISIONED"),
  ],
  ["verdict-not-sent", "F200", "PARTY_VERIFICATION_COMPLETED is never sent.", never("PARTY_VERIFICATION_COMPLETED")],
  [
    "deleted-webhook-still-told",
    "F121",
    "A deleted webhook still receives events.",
    (rules) => {
      const gone = new Map<string, Webhook[]>();
      before("deleteWebhook", (r) => {
        const found = r.tenant.webhooks.find((one) => one.id === r.params["webhookId"]);
        if (found) gone.set(r.tenant.id, [...(gone.get(r.tenant.id) ?? []), { ...found }]);
        return undefined;
      })(rules);
      rules.receivers = (_, tenant) => [...tenant.webhooks, ...(gone.get(tenant.id) ?? [])];
    },
  ],
  [
    "no-retry",
    "F182",
    "A delivery that is refused is never tried again, so an event can be lost.",
    (rules) => {
      rules.retries = [];
    },
  ],
  [
    "bank-account-announced-early",
    "F198",
    "VIRTUAL_BANK_ACCOUNT_CREATED fires when the account is created, not when it is ready.",
    (rules) => {
      rules.event.push((_, __, e) => (e.eventType === "VIRTUAL_BANK_ACCOUNT_CREATED" && !e.result["early"] ? [] : [e]));
      delivered("VIRTUAL_BANK_ACCOUNT_CREATED", (out) => {
        delete (out.body["result"] as Record<string, unknown>)["early"];
        return undefined;
      })(rules);
      after("createVirtualBankAccount", (r, made) => {
        const ids = { virtualBankAccountId: made["id"], accountId: r.params["accountId"] };
        const occurredAt = `${new Date().toISOString().slice(0, -1)}000000Z`;
        announce(r.world, r.tenant, "VIRTUAL_BANK_ACCOUNT_CREATED", {
          ...ids,
          status: "PENDING",
          occurredAt,
          early: true,
        });
      })(rules);
    },
  ],
  [
    "replaced-webhook-silent",
    "F118",
    "A webhook that was replaced receives no more events.",
    chosen((all) => all.filter((one) => one.former === undefined)),
  ],
  [
    "first-webhook-lost-on-second",
    "F181",
    "Registering a webhook silently ends the deliveries to the ones before it with the same name.",
    chosen((all) => {
      const rest = [...all];
      for (const one of all) if (all.findLast((other) => other.name === one.name) !== one) remove(rest, one);
      return rest;
    }),
  ],
]);
