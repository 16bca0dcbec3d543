// Checks of the life cycle of a webhook.

import { randomUUID } from "node:crypto";
import { asObject, type JsonObject } from "../../model/document.ts";
import type { Exchange } from "../exchange.ts";
import { mark, secretPrefix } from "../plan/body.ts";
import { describe } from "../schema.ts";
import {
  checkAcross,
  ensure,
  isRefusal,
  NotCovered,
  type Probe,
  resultOf,
  rowsOf,
  type SemanticCheck,
  succeeded,
} from "./check.ts";

const all = ["registerWebhook", "getWebhook", "listWebhooks", "replaceWebhook", "deleteWebhook"];

function address(): string {
  return `https://receiver.example/${mark}/${randomUUID()}?Case=Kept&b=%C3%A9`;
}

const apiKey = { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: `${secretPrefix}${randomUUID()}` };
const basic = { type: "BASIC_AUTHENTICATION", username: "receiver", password: `${secretPrefix}${randomUUID()}` };

/** Registers a webhook, looks at it, and deletes it. @throws NotCovered when the registration is refused. */
async function withWebhook(
  probe: Probe,
  more: JsonObject,
  look: (path: { webhookId: string }, exchange: Exchange, sent: JsonObject) => Promise<void>,
): Promise<void> {
  const sent = { url: address(), authenticationMethod: apiKey, ...more };
  const exchange = await probe.call("registerWebhook", { json: sent, purpose: "register a webhook" });
  if (exchange.response.status === 400) probe.report(exchange, "a valid webhook is registered");
  const webhookId = resultOf(ensure(exchange))["id"];
  if (typeof webhookId !== "string") throw new NotCovered("the registered webhook has no ID");
  await look({ webhookId }, exchange, sent);
  await probe.call("deleteWebhook", { path: { webhookId } });
}

/** Compares a webhook with the request that wrote it. */
function lookAtWebhook(probe: Probe, exchange: Exchange, shown: JsonObject, sent: JsonObject, when: string): void {
  const method = asObject(sent["authenticationMethod"]);
  const shownMethod = asObject(shown["authenticationMethod"]);
  const rows: [string, unknown, unknown][] = [
    ["url", sent["url"], shown["url"]],
    ["name", sent["name"], shown["name"] ?? undefined],
    ["authenticationMethod.type", method["type"], shownMethod["type"]],
    ["authenticationMethod.headerName", method["headerName"], shownMethod["headerName"]],
    ["authenticationMethod.username", method["username"], shownMethod["username"]],
  ];
  for (const [member, wanted, actual] of rows) {
    if (wanted === actual) continue;
    // `name` is optional in responses, so its absence is only a finding; another or a former name is a failure.
    const evidence = member === "name" && actual === undefined ? "observed" : "documented";
    const expected = wanted === undefined ? `no ${member} ${when}` : `${member} ${describe(wanted)} ${when}`;
    probe.report(exchange, expected, describe(actual), evidence);
  }
}

export const webhookChecks: SemanticCheck[] = [
  checkAcross("webhook-read-after-write", all, async (probe) => {
    const name = "Read after write – żółć 東京";
    for (const authenticationMethod of [apiKey, basic])
      await withWebhook(probe, { name, authenticationMethod }, async (path, exchange, sent) => {
        lookAtWebhook(probe, exchange, resultOf(exchange), sent, "after registration");
        const read = await probe.call("getWebhook", { path });
        if (succeeded(read)) lookAtWebhook(probe, read, resultOf(read), sent, "when read back");
        else probe.report(read, "a registered webhook is found");
        const list = await probe.call("listWebhooks");
        const listed = rowsOf(list).find(({ id }) => id === path.webhookId);
        if (listed !== undefined) lookAtWebhook(probe, list, listed, sent, "in the list");
        // Whether the list has pages is not documented, so a missing row counts only without `pagination`.
        else if (succeeded(list) && asObject(list.json)["pagination"] === undefined)
          probe.report(list, "a registered webhook is listed", "it is not");
      });
  }),
  checkAcross("webhook-put-replaces", all, (probe) =>
    withWebhook(probe, { name: "To be replaced" }, async (path) => {
      const sent = { url: address(), authenticationMethod: basic };
      const exchange = ensure(await probe.call("replaceWebhook", { path, json: sent }));
      const shown = resultOf(exchange);
      if (shown["url"] !== undefined) lookAtWebhook(probe, exchange, shown, sent, "in the response to PUT");
      const read = ensure(await probe.call("getWebhook", { path }));
      lookAtWebhook(probe, read, resultOf(read), sent, "after PUT");
      const partial = await probe.call("replaceWebhook", { path, json: { url: address() } });
      if (succeeded(partial)) probe.report(partial, "PUT without authenticationMethod is refused");
    }),
  ),
  checkAcross("webhook-gone", all, (probe) =>
    withWebhook(probe, {}, async (path) => {
      const exchange = await probe.call("deleteWebhook", { path });
      if (!succeeded(exchange)) {
        probe.report(exchange, "a webhook is deleted");
        return;
      }
      const read = await probe.call("getWebhook", { path });
      if (!isRefusal(read)) probe.report(read, "a deleted webhook is not found");
      const list = await probe.call("listWebhooks");
      if (rowsOf(list).some(({ id }) => id === path.webhookId))
        probe.report(list, "a deleted webhook is not listed", "it is");
      const ping = await probe.call("pingWebhook", { path, purpose: "ping a deleted webhook" });
      if (succeeded(ping)) probe.report(ping, "a ping of a deleted webhook is refused");
    }),
  ),
  checkAcross("webhook-limits", all, async (probe) => {
    const url = `${address()}/`.padEnd(2048, "x");
    // The limit is in characters, so letters of two bytes count once.
    for (const name of ["n".repeat(255), "é".repeat(255)])
      await withWebhook(probe, { url, name }, async (_, exchange, sent) =>
        lookAtWebhook(probe, exchange, resultOf(exchange), sent, "at the limits"),
      );
  }),
  checkAcross("json-with-charset", all, (probe) =>
    withWebhook(probe, {}, async (path, _, json) => {
      const contentType = "application/json; charset=utf-8";
      const exchange = await probe.call("replaceWebhook", { path, json, contentType });
      if (isRefusal(exchange)) probe.report(exchange, `${contentType} is accepted like application/json`);
    }),
  ),
];
