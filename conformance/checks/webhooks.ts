// Checks of the life cycle of a webhook: registered, read, replaced, pinged, deleted.

import { randomUUID } from "node:crypto";
import { asObject, type JsonObject } from "../../model/document.ts";
import type { Exchange } from "../exchange.ts";
import { mark, secretPrefix } from "../plan/body.ts";
import { describe } from "../schema.ts";
import {
  NotCovered,
  needed,
  type Probe,
  refused,
  resultOf,
  rowsOf,
  type SemanticCheck,
  statusAndCode,
  succeeded,
} from "./check.ts";

const source = "contract: F55, F57 to F61, F117 to F122";
const all = ["registerWebhook", "getWebhook", "listWebhooks", "replaceWebhook", "deleteWebhook"];

function address(): string {
  return `https://receiver.example/${mark}/${randomUUID()}?Case=Kept&b=%C3%A9`;
}

const apiKey = { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: `${secretPrefix}${randomUUID()}` };
const basic = { type: "BASIC_AUTHENTICATION", username: "receiver", password: `${secretPrefix}${randomUUID()}` };

/** Registers a webhook. @throws NotCovered when that is refused, for example because the cap is reached. */
async function register(probe: Probe, json: JsonObject): Promise<{ id: string; exchange: Exchange }> {
  const exchange = await probe.call("registerWebhook", { json, purpose: "register a webhook" });
  if (exchange.response.status === 400) {
    probe.report(exchange, {
      expected: "a valid webhook is registered",
      actual: statusAndCode(exchange),
      evidence: "documented",
    });
  }
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
    probe.report(exchange, { expected, actual: describe(actual), evidence });
  }
}

const registered: SemanticCheck = {
  name: "webhook-read-after-write",
  rule: "A registered webhook is returned, read and listed as it was sent.",
  source,
  needs: all,
  async run(probe) {
    for (const authenticationMethod of [apiKey, basic]) {
      const sent = { url: address(), name: "Read after write – żółć 東京", authenticationMethod };
      const { id, exchange } = await register(probe, sent);
      lookAtWebhook(probe, exchange, resultOf(exchange), sent, "after registration");
      const read = await probe.call("getWebhook", { path: { webhookId: id } });
      if (succeeded(read)) lookAtWebhook(probe, read, resultOf(read), sent, "when read back");
      else
        probe.report(read, {
          expected: "a registered webhook is found",
          actual: statusAndCode(read),
          evidence: "documented",
        });
      const list = await probe.call("listWebhooks");
      const listed = rowsOf(list).find((row) => row["id"] === id);
      if (listed !== undefined) lookAtWebhook(probe, list, listed, sent, "in the list");
      // Whether the list is paged is not shown, so a missing row counts only where there are no pages.
      else if (succeeded(list) && asObject(list.json)["pagination"] === undefined) {
        probe.report(list, { expected: "a registered webhook is listed", actual: "it is not", evidence: "documented" });
      }
      await probe.call("deleteWebhook", { path: { webhookId: id } });
    }
  },
};

const replaced: SemanticCheck = {
  name: "webhook-put-replaces",
  rule: "PUT replaces the whole configuration; what is not sent is gone.",
  source,
  needs: all,
  async run(probe) {
    const { id } = await register(probe, { url: address(), name: "To be replaced", authenticationMethod: apiKey });
    const path = { webhookId: id };
    const sent = { url: address(), authenticationMethod: basic };
    const exchange = needed(await probe.call("replaceWebhook", { path, json: sent }));
    const shown = resultOf(exchange);
    if (shown["url"] !== undefined) lookAtWebhook(probe, exchange, shown, sent, "in the response to PUT");
    const read = needed(await probe.call("getWebhook", { path }));
    lookAtWebhook(probe, read, resultOf(read), sent, "after PUT");
    if (resultOf(read)["id"] !== id) {
      probe.report(exchange, {
        expected: `the ID ${id} stays`,
        actual: describe(resultOf(read)["id"]),
        evidence: "documented",
      });
    }
    const partial = await probe.call("replaceWebhook", { path, json: { url: address() } });
    if (succeeded(partial)) {
      const expected = "PUT without authenticationMethod is refused";
      probe.report(partial, { expected, actual: statusAndCode(partial), evidence: "documented" });
    }
    await probe.call("deleteWebhook", { path });
  },
};

const pinged: SemanticCheck = {
  name: "webhook-ping",
  rule: "A ping to a registered webhook is accepted with 200.",
  source,
  needs: [...all, "pingWebhook"],
  async run(probe) {
    const { id } = await register(probe, { url: address(), authenticationMethod: apiKey });
    const exchange = await probe.call("pingWebhook", { path: { webhookId: id } });
    // 503 says that the delivery service was unreachable for a moment.
    if (exchange.response.status !== 200 && exchange.response.status !== 503) {
      probe.report(exchange, { expected: "a ping gives 200", actual: statusAndCode(exchange), evidence: "documented" });
    }
    await probe.call("deleteWebhook", { path: { webhookId: id } });
  },
};

const deleted: SemanticCheck = {
  name: "webhook-gone",
  rule: "A deleted webhook is neither found nor listed.",
  source,
  needs: all,
  async run(probe) {
    const { id } = await register(probe, { url: address(), authenticationMethod: apiKey });
    const path = { webhookId: id };
    const exchange = await probe.call("deleteWebhook", { path });
    if (!succeeded(exchange)) {
      probe.report(exchange, {
        expected: "a webhook is deleted",
        actual: statusAndCode(exchange),
        evidence: "documented",
      });
      return;
    }
    const read = await probe.call("getWebhook", { path });
    if (!refused(read)) {
      probe.report(read, {
        expected: "a deleted webhook is not found",
        actual: statusAndCode(read),
        evidence: "documented",
      });
    }
    const list = await probe.call("listWebhooks");
    if (rowsOf(list).some((row) => row["id"] === id)) {
      probe.report(list, { expected: "a deleted webhook is not listed", actual: "it is", evidence: "documented" });
    }
    const ping = await probe.call("pingWebhook", { path, purpose: "ping a deleted webhook" });
    if (succeeded(ping)) {
      probe.report(ping, {
        expected: "no ping is queued to nowhere",
        actual: statusAndCode(ping),
        evidence: "documented",
      });
    }
  },
};

const limits: SemanticCheck = {
  name: "webhook-limits",
  rule: "A url of 2048 and a name of 255 characters are accepted and kept.",
  source: "contract: F242, F243",
  needs: all,
  async run(probe) {
    const url = `${address()}/`.padEnd(2048, "x");
    // The limit is in characters, so letters of two bytes count once.
    for (const name of ["n".repeat(255), "é".repeat(255)]) {
      const { id, exchange } = await register(probe, { url, name, authenticationMethod: apiKey });
      lookAtWebhook(probe, exchange, resultOf(exchange), { url, name, authenticationMethod: apiKey }, "at the limits");
      await probe.call("deleteWebhook", { path: { webhookId: id } });
    }
  },
};

const charset: SemanticCheck = {
  name: "json-with-charset",
  rule: "A JSON body may name its character set.",
  source: "contract: F5",
  needs: all,
  async run(probe) {
    const json = { url: address(), authenticationMethod: apiKey };
    const contentType = "application/json; charset=utf-8";
    const { id } = await register(probe, json);
    const path = { webhookId: id };
    const exchange = await probe.call("replaceWebhook", { path, json, contentType });
    if (refused(exchange)) {
      const expected = `${contentType} is accepted like application/json`;
      probe.report(exchange, { expected, actual: statusAndCode(exchange), evidence: "documented" });
    }
    await probe.call("deleteWebhook", { path });
  },
};

/** All checks of webhooks. */
export const webhookChecks: SemanticCheck[] = [registered, replaced, pinged, deleted, limits, charset];
