// Checks of the life cycle of a webhook: registered, read, replaced, pinged, deleted.

import { randomUUID } from "node:crypto";
import { asObject, type JsonObject } from "../../model/document.ts";
import type { Exchange } from "../exchange.ts";
import { mark, secretPrefix } from "../plan/body.ts";
import { describe } from "../schema.ts";
import {
  checkAcross,
  NotCovered,
  needed,
  type Probe,
  refused,
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

/** Registers a webhook. @throws NotCovered when that is refused, for example because the cap is reached. */
async function register(probe: Probe, json: JsonObject): Promise<{ id: string; exchange: Exchange }> {
  const exchange = await probe.call("registerWebhook", { json, purpose: "register a webhook" });
  if (exchange.response.status === 400) probe.report(exchange, "a valid webhook is registered");
  const id = resultOf(needed(exchange))["id"];
  if (typeof id !== "string") throw new NotCovered("the registered webhook has no ID");
  return { id, exchange };
}

/** Compares what a webhook shows with what was sent for it; secrets are looked at by `write-only-hidden`. */
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
    // The label is optional in responses; only another one, or one that should be gone, is certainly wrong.
    const evidence = member === "name" && actual === undefined ? "observed" : "documented";
    const expected = wanted === undefined ? `no ${member} ${when}` : `${member} ${describe(wanted)} ${when}`;
    probe.report(exchange, expected, describe(actual), evidence);
  }
}

const registered = checkAcross("webhook-read-after-write", all, async (probe) => {
  for (const authenticationMethod of [apiKey, basic]) {
    const sent = { url: address(), name: "Read after write – żółć 東京", authenticationMethod };
    const { id, exchange } = await register(probe, sent);
    lookAtWebhook(probe, exchange, resultOf(exchange), sent, "after registration");
    const read = await probe.call("getWebhook", { path: { webhookId: id } });
    if (succeeded(read)) lookAtWebhook(probe, read, resultOf(read), sent, "when read back");
    else probe.report(read, "a registered webhook is found");
    const list = await probe.call("listWebhooks");
    const listed = rowsOf(list).find((row) => row["id"] === id);
    if (listed !== undefined) lookAtWebhook(probe, list, listed, sent, "in the list");
    // Whether the list is paged is not shown, so a missing row counts only where there are no pages.
    else if (succeeded(list) && asObject(list.json)["pagination"] === undefined) {
      probe.report(list, "a registered webhook is listed", "it is not");
    }
    await probe.call("deleteWebhook", { path: { webhookId: id } });
  }
});

const replaced = checkAcross("webhook-put-replaces", all, async (probe) => {
  const { id } = await register(probe, { url: address(), name: "To be replaced", authenticationMethod: apiKey });
  const path = { webhookId: id };
  const sent = { url: address(), authenticationMethod: basic };
  const exchange = needed(await probe.call("replaceWebhook", { path, json: sent }));
  const shown = resultOf(exchange);
  if (shown["url"] !== undefined) lookAtWebhook(probe, exchange, shown, sent, "in the response to PUT");
  const read = needed(await probe.call("getWebhook", { path }));
  lookAtWebhook(probe, read, resultOf(read), sent, "after PUT");
  if (resultOf(read)["id"] !== id) probe.report(exchange, `the ID ${id} stays`, describe(resultOf(read)["id"]));
  const partial = await probe.call("replaceWebhook", { path, json: { url: address() } });
  if (succeeded(partial)) probe.report(partial, "PUT without authenticationMethod is refused");
  await probe.call("deleteWebhook", { path });
});

const pinged = checkAcross("webhook-ping", [...all, "pingWebhook"], async (probe) => {
  const { id } = await register(probe, { url: address(), authenticationMethod: apiKey });
  const exchange = await probe.call("pingWebhook", { path: { webhookId: id } });
  // 503 says that the delivery service was unreachable for a moment.
  if (exchange.response.status !== 200 && exchange.response.status !== 503) probe.report(exchange, "a ping gives 200");
  await probe.call("deleteWebhook", { path: { webhookId: id } });
});

const deleted = checkAcross("webhook-gone", all, async (probe) => {
  const { id } = await register(probe, { url: address(), authenticationMethod: apiKey });
  const path = { webhookId: id };
  const exchange = await probe.call("deleteWebhook", { path });
  if (!succeeded(exchange)) {
    probe.report(exchange, "a webhook is deleted");
    return;
  }
  const read = await probe.call("getWebhook", { path });
  if (!refused(read)) probe.report(read, "a deleted webhook is not found");
  const list = await probe.call("listWebhooks");
  if (rowsOf(list).some((row) => row["id"] === id)) probe.report(list, "a deleted webhook is not listed", "it is");
  const ping = await probe.call("pingWebhook", { path, purpose: "ping a deleted webhook" });
  if (succeeded(ping)) probe.report(ping, "no ping is queued to nowhere");
});

const limits = checkAcross("webhook-limits", all, async (probe) => {
  const url = `${address()}/`.padEnd(2048, "x");
  // The limit is in characters, so letters of two bytes count once.
  for (const name of ["n".repeat(255), "é".repeat(255)]) {
    const { id, exchange } = await register(probe, { url, name, authenticationMethod: apiKey });
    lookAtWebhook(probe, exchange, resultOf(exchange), { url, name, authenticationMethod: apiKey }, "at the limits");
    await probe.call("deleteWebhook", { path: { webhookId: id } });
  }
});

const charset = checkAcross("json-with-charset", all, async (probe) => {
  const json = { url: address(), authenticationMethod: apiKey };
  const contentType = "application/json; charset=utf-8";
  const { id } = await register(probe, json);
  const path = { webhookId: id };
  const exchange = await probe.call("replaceWebhook", { path, json, contentType });
  if (refused(exchange)) probe.report(exchange, `${contentType} is accepted like application/json`);
  await probe.call("deleteWebhook", { path });
});

/** All checks of webhooks. */
export const webhookChecks: SemanticCheck[] = [registered, replaced, pinged, deleted, limits, charset];
