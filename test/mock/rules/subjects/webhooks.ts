// Rules of webhooks and deliveries.

import { absent, every, exactly, has, lacks, listen, type Rule, settle, text } from "../rule.ts";

const path = { webhookId: "{webhook.id}" };
const read = { ask: "getWebhook", path };
const ping = { ask: "pingWebhook", path };
const replace = { ask: "replaceWebhook", path };
const apiKey = { type: "API_KEY", headerName: "X-Hook-Key", apiKey: "key-two" };
const basic = { type: "BASIC_AUTHENTICATION", username: "courier", password: "secret" };
const url = "https://receiver.example/";
const long = (length: number) => url + "a".repeat(length - url.length);
const refused = (name: string, body: object): Rule => [
  name,
  { ask: "registerWebhook", body: { ...body }, status: 400, code: "invalid-request" },
  { ask: "listWebhooks", result: lacks({ name: "Rules {run}" }) },
];
const pinged = { event: "PING", fields: { message: text } };
const transfer = { ask: "createCryptoTransfer", as: "transfer" };
const completed = { event: "TRANSFER_COMPLETED", fields: { transferId: "{transfer.id}" } };
const second = { ...listen, body: { url: "{hook}/second", authenticationMethod: basic }, as: "second" };

export const webhooks: Rule[] = [
  [
    "F55 F117: a webhook has an ID and is ACTIVE",
    { ...listen, result: { id: text, url: "{hook}/hook", name: "Rules {run}", status: "ACTIVE" } },
  ],
  ["F60: its API key is not returned", { ...listen, result: { authenticationMethod: exactly("type headerName") } }],
  ["F60: nor read", listen, { ...read, result: { authenticationMethod: exactly("type headerName") } }],
  [
    "F60: nor listed",
    listen,
    { ask: "listWebhooks", result: has({ id: "{webhook.id}", authenticationMethod: exactly("type headerName") }) },
  ],
  ["F61: nor is a password", { ...second, result: { authenticationMethod: exactly("type username") } }],
  ["F57: the name is optional", { ...listen, body: { name: undefined }, result: { name: absent } }],
  refused("F117 F242: a URL on plain HTTP is refused", { url: "http://receiver.example/" }),
  refused("F242: a URL is absolute", { url: "/hooks" }),
  refused("F242: a URL of another scheme is refused", { url: "ftp://receiver.example/" }),
  refused("F57: a URL is required", { url: undefined }),
  refused("F242: a URL of 2049 characters is refused", { url: long(2049) }),
  ["F242: one of 2048 is taken", { ...listen, body: { url: long(2048) } }],
  [
    "F243: a name of 256 characters is refused",
    { ask: "registerWebhook", body: { name: "n".repeat(256) }, status: 400 },
  ],
  ["F243: one of 255 is taken", { ...listen, body: { name: "n".repeat(255) } }],
  refused("F57: an authentication method is required", { authenticationMethod: undefined }),
  refused("F58: it has a known type", { authenticationMethod: { type: "HMAC", secret: "s" } }),
  refused("F58: API_KEY has a key", { authenticationMethod: { type: "API_KEY", headerName: "X-Hook-Key" } }),
  refused("F58: API_KEY has the name of a header", { authenticationMethod: { type: "API_KEY", apiKey: "key" } }),
  refused("F59: BASIC_AUTHENTICATION has a password", {
    authenticationMethod: { type: "BASIC_AUTHENTICATION", username: "u" },
  }),
  ["F120: a webhook that does not exist is not found", { ...read, path: { webhookId: "{unknownId}" }, status: 404 }],
  [
    "F118: replacing changes URL and method",
    listen,
    {
      ...replace,
      result: { url: "{hook}/next", authenticationMethod: { type: "BASIC_AUTHENTICATION", username: "courier" } },
    },
    { ...read, result: { url: "{hook}/next" } },
  ],
  ["F118: what is not sent does not stay", listen, replace, { ...read, result: { name: absent } }],
  [
    "F118: without an authentication method nothing is replaced",
    listen,
    { ...replace, body: { authenticationMethod: undefined }, status: 400 },
    { ...read, result: { url: "{hook}/hook", name: "Rules {run}" } },
  ],
  [
    "F60 F118: a replaced webhook keeps its secrets to itself",
    listen,
    {
      ...replace,
      body: { authenticationMethod: apiKey },
      result: { authenticationMethod: exactly("type headerName") },
    },
  ],
  [
    "F121: a deleted webhook is gone",
    listen,
    { ask: "deleteWebhook", path },
    { ...read, status: 404 },
    { ask: "listWebhooks", result: lacks({ id: "{webhook.id}" }) },
  ],
  [
    "F121: and hears nothing any more",
    listen,
    { ask: "deleteWebhook", path },
    transfer,
    settle,
    { ...completed, never: true },
  ],
  [
    "F122 F188: a ping is accepted with 200, and delivered",
    listen,
    { ...ping, status: 200 },
    settle,
    { ...pinged, hook: "hook" },
  ],
  ["F122: to that webhook alone", listen, second, ping, settle, { ...pinged, hook: "second", never: true }],
  ["F122: not at once", listen, ping, { ...pinged, never: true }],
  ["F179: API_KEY is sent in its header", listen, ping, settle, { ...pinged, headers: { "x-hook-key": "key-one" } }],
  [
    "F179: BASIC_AUTHENTICATION is sent as HTTP does",
    second,
    { ...ping, path: { webhookId: "{second.id}" } },
    settle,
    { ...pinged, headers: { authorization: "Basic Y291cmllcjpzZWNyZXQ=", "x-hook-key": absent } },
  ],
  [
    "F118: a secret is rotated by replacing",
    listen,
    { ...replace, body: { url: "{hook}/hook", authenticationMethod: apiKey } },
    ping,
    settle,
    { ...pinged, headers: { "x-hook-key": "key-two" } },
  ],
  [
    "F118: the old secret is not sent any more",
    listen,
    { ...replace, body: { url: "{hook}/hook", authenticationMethod: apiKey } },
    ping,
    settle,
    { ...pinged, headers: { "x-hook-key": "key-one" }, never: true },
  ],
  ["F180: a delivery is JSON", listen, ping, settle, { ...pinged, headers: { "content-type": "~^application/json" } }],
  [
    "F181: every webhook gets every event",
    listen,
    second,
    transfer,
    settle,
    { ...completed, hook: "hook" },
    { ...completed, hook: "second" },
  ],
  [
    "F183: an event says when the change happened, to the nanosecond",
    listen,
    transfer,
    settle,
    {
      ...completed,
      fields: { ...completed.fields, occurredAt: "~^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{9}Z+$" },
    },
  ],
  [
    "F182 F185: what a receiver refuses arrives again",
    listen,
    { refuse: 1 },
    ping,
    settle,
    settle,
    { ...pinged, times: 2 },
  ],
  ["F185: what a receiver takes is done", listen, { refuse: 2 }, transfer, settle, settle, completed],
  ...[300, 302, 404].map(
    (status): Rule => [
      `F185: ${status} is no 2xx, so the event arrives again`,
      ...[listen, { refuse: 1, status }, ping, settle, settle, { ...pinged, times: 2 }],
    ],
  ),
  ...[200, 202, 299].map(
    (status): Rule => [
      `F185: ${status} is a 2xx, so the event does not arrive again`,
      ...[listen, { refuse: 1, status }, ping, settle, settle, { ...pinged, most: 1 }],
    ],
  ),
  [
    "F181: webhooks of another company hear nothing",
    { ...listen, by: "stranger" },
    transfer,
    settle,
    { ...completed, never: true },
  ],
  ["F119: nor are they listed", listen, { ask: "listWebhooks", by: "stranger", result: lacks({ id: "{webhook.id}" }) }],
  ["F120: nor read", listen, { ...read, by: "stranger", status: 404 }],
  [
    "F233 F245: more than the cap are refused with 409",
    { control: "settings", given: { webhookCap: 1 } },
    listen,
    { ask: "registerWebhook", status: 409 },
  ],
  [
    "F55 F119: the list has them all",
    listen,
    second,
    { ask: "listWebhooks", result: every({ id: text, url: text, status: text }) },
    { ask: "listWebhooks", result: has({ id: "{second.id}" }) },
  ],
  [
    "F245: until one is deleted",
    { control: "settings", given: { webhookCap: 1 } },
    listen,
    { ask: "registerWebhook", status: 409 },
    { ask: "deleteWebhook", path },
    { ask: "registerWebhook" },
  ],
];
