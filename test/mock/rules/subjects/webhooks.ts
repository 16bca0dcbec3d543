// Rules of webhooks and deliveries.

import { absent, exactly, has, lacks, text, type WantedValue } from "../match.ts";
import { after, asking, control, heard, listen, type RuleTable, refused, settle, shows } from "../rule.ts";

const given = { webhookId: "{webhook.id}" };
const read = { ask: "getWebhook", given };
const ping = { ask: "pingWebhook", given };
const replace = { ask: "replaceWebhook", given };
const remove = { ask: "deleteWebhook", given };
const by = "stranger";
const apiKey = { type: "API_KEY", headerName: "X-Hook-Key", apiKey: "key-two" };
const basic = { type: "BASIC_AUTHENTICATION", username: "courier", password: "secret" };
const method = (...names: string[]) => ({ authenticationMethod: exactly(names.join(" ")) });
const keyed = method("type", "headerName");
const pinged = { event: "PING", fields: { message: text } };
const withHeaders = (headers: Record<string, WantedValue>) => ({ ...pinged, headers });
const firstKey = withHeaders({ "x-hook-key": "key-one" });
const transfer = { ask: "createCryptoTransfer", as: "transfer" };
const completed = { event: "TRANSFER_COMPLETED", fields: { transferId: "{transfer.id}" } };
const second = asking(listen, { url: "{hook}/second", authenticationMethod: basic }, { as: "second" });
const pingSecond = asking(ping, { webhookId: "{second.id}" });
/** A ping that is responded to with a status, and time for another one. */
const pingedAt = (status: number) => [listen, { respond: status }, ping, settle, settle];

export const webhooks: RuleTable = {
  "F55 F117: a webhook has an ID and is ACTIVE": [
    shows(listen, { id: text, url: "{hook}/hook", name: "Rules {run}", status: "ACTIVE" }),
  ],
  "F60: its API key is not returned": shows(listen, keyed),
  ...after(listen, {
    "F60: nor read": shows(read, keyed),
    "F60: nor listed": shows("listWebhooks", has({ id: "{webhook.id}", ...keyed })),
  }),
  "F61: nor is a password": shows(second, method("type", "username")),
  "F58: API_KEY has a key": [
    refused("registerWebhook", "400 invalid-request", {
      authenticationMethod: { type: "API_KEY", headerName: "X-Hook-Key" },
    }),
    shows("listWebhooks", lacks({ name: "Rules {run}" })),
  ],
  ...after(listen, {
    "F118: replacing changes URL and method, and what is not sent does not stay": [
      shows(replace, {
        url: "{hook}/next",
        authenticationMethod: { type: "BASIC_AUTHENTICATION", username: "courier" },
      }),
      shows(read, { url: "{hook}/next", name: absent }),
    ],
    "F60 F118: a replaced webhook keeps its secrets to itself": shows(replace, keyed, {
      authenticationMethod: apiKey,
    }),
    "F121: a deleted webhook hears nothing any more": [remove, transfer, settle, { ...completed, never: true }],
    "F122 F188: a ping is accepted with 200, and delivered": [
      [{ ...ping, status: 200 }, settle],
      { ...pinged, hook: "hook" },
    ],
    "F122: to that webhook alone": [second, ping, settle, { ...pinged, hook: "second", never: true }],
    "F118: a secret is rotated by replacing, and the old one is not sent any more": [
      [asking(replace, { url: "{hook}/hook", authenticationMethod: apiKey }), ping, settle],
      withHeaders({ "x-hook-key": "key-two" }),
      { ...firstKey, never: true },
    ],
    "F181: every webhook gets every event": [
      [second, transfer, settle],
      ["hook", "second"].map((hook) => ({ ...completed, hook })),
    ],
    "F183: an event says when the change happened, to the nanosecond": [
      [transfer, settle],
      heard(completed, { occurredAt: "~^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{9}Z+$" }),
    ],
  }),
  "F179: BASIC_AUTHENTICATION is sent as HTTP does": [
    [second, pingSecond, settle],
    withHeaders({ authorization: "Basic Y291cmllcjpzZWNyZXQ=", "x-hook-key": absent }),
  ],
  "F185: 300 is no 2xx, so the event arrives again": [pingedAt(300), { ...pinged, times: 2 }],
  "F185: 200 is a 2xx, so the event does not arrive again": [pingedAt(200), { ...pinged, most: 1 }],
  "F185: 299 is a 2xx, so the event does not arrive again": [pingedAt(299), { ...pinged, most: 1 }],
  "F181: webhooks of another company hear nothing": [
    [{ ...listen, by }, transfer, settle],
    { ...completed, never: true },
  ],
  ...after([control("settings", { webhookCap: 1 }), listen, refused("registerWebhook", 409)], {
    "F233 F245: more than the cap are refused with 409": [],
    "F245: until one is deleted": [remove, "registerWebhook"],
  }),
};
