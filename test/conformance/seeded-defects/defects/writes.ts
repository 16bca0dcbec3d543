// Defects of what writes have to keep.

import { asArray, asObject } from "../../../../model/document.ts";
import { done, refuse } from "../handlers/answers.ts";
import { newId } from "../world.ts";
import { type Defect, member, off, on, result } from "./defect.ts";

/** Defects of what writes have to keep. */
export const writes: Defect[] = [
  {
    id: "webhook-not-kept",
    what: "a registered webhook is not found",
    check: "webhook-read-after-write",
    behaviour: { handlers: { getWebhook: () => refuse(404, "code-not-documented") } },
  },
  {
    id: "webhook-not-listed",
    what: "a registered webhook is not listed",
    check: "webhook-read-after-write",
    behaviour: {
      handlers: { listWebhooks: () => ({ status: 200, headers: {}, json: { success: true, result: [] } }) },
    },
  },
  {
    id: "webhook-url-changed",
    what: "the url of a webhook is cut",
    check: "webhook-read-after-write",
    behaviour: on("getWebhook", (a) => {
      const r = result(a);
      r["url"] = String(r["url"]).slice(0, 40);
    }),
  },
  {
    id: "put-merges",
    what: "PUT keeps the name that was not sent",
    check: "webhook-put-replaces",
    behaviour: {
      handlers: {
        replaceWebhook: ({ world, path, body: sent }) => {
          const found = world.webhooks.find(({ id }) => id === path["webhookId"]);
          if (found === undefined) return refuse(404, "code-not-documented");
          Object.assign(found, sent);
          const { authenticationMethod, ...shown } = found;
          const { apiKey: _, password: __, ...method } = asObject(authenticationMethod);
          return {
            status: 200,
            headers: {},
            json: { success: true, result: { ...shown, authenticationMethod: method } },
          };
        },
      },
    },
  },
  {
    id: "put-partial",
    what: "PUT without authenticationMethod is accepted",
    check: "webhook-put-replaces",
    behaviour: off("replaceWebhook body/authenticationMethod required"),
  },
  {
    id: "ping-202",
    what: "a ping gives 202",
    check: "webhook-ping",
    behaviour: on("pingWebhook", (a) => {
      a.status = 202;
    }),
  },
  {
    id: "delete-keeps",
    what: "a deleted webhook is still found",
    check: "webhook-gone",
    behaviour: { handlers: { deleteWebhook: () => ({ status: 200, headers: {}, json: { success: true } }) } },
  },
  {
    id: "url-limit-low",
    what: "urls above 1024 characters are refused",
    check: "webhook-limits",
    behaviour: {
      answer: (a, c) => {
        if (c?.operation.operationId === "registerWebhook" && String(c.body["url"]).length > 1024)
          Object.assign(a, refuse(400, "invalid-request"), { headers: a.headers });
      },
    },
  },
  {
    id: "transfer-rounded",
    what: "the amount of a transfer is rounded",
    check: "transfer-answer",
    behaviour: member("createAccountToAccountTransfer", "amount", "0.00"),
  },
  {
    id: "transfer-completed",
    what: "a transfer is COMPLETED at once",
    check: "transfer-answer",
    behaviour: member("createAccountToAccountTransfer", "status", "COMPLETED"),
  },
  {
    id: "transfer-swapped",
    what: "source and destination are swapped",
    check: "transfer-answer",
    behaviour: on("createAccountToAccountTransfer", (a) => {
      const r = result(a);
      [r["sourceAccountId"], r["destinationAccountId"]] = [r["destinationAccountId"], r["sourceAccountId"]];
    }),
  },
  {
    id: "replay-twice",
    what: "a repeated key makes a second payment request",
    check: "idempotent-replay",
    behaviour: on("createPaymentRequest", (a) => {
      result(a)["id"] = newId();
    }),
  },
  {
    id: "replay-refused",
    what: "a repeated key is refused",
    check: "idempotent-replay",
    behaviour: {
      answer: (a, c) => {
        if (c?.operation.operationId !== "createAccountPaymentRequest" || a.status !== 201) return;
        const key = `seen ${String(c.body["idempotencyKey"])}`;
        if (c.world.knownIds.has(key))
          Object.assign(a, refuse(409, "idempotency-key-conflict"), { headers: a.headers });
        c.world.knownIds.add(key);
      },
    },
  },
  {
    id: "no-provider-status",
    what: "no-suitable-provider comes with 409",
    check: "session-creation",
    behaviour: { handlers: { createPaymentSession: () => refuse(409, "no-suitable-provider") } },
  },
  {
    id: "chain-alone",
    what: "a fiat transfer takes a chain without an asset",
    check: "chain-and-asset",
    behaviour: off("createFiatTransfer body dependentRequired", "createFiatTransfer body/ dependentRequired"),
  },
  {
    id: "chain-alone-code",
    what: "a chain without an asset is refused with another code",
    check: "chain-and-asset",
    behaviour: {
      answer: (a) => {
        const [error] = asArray(asObject(a.json)["errors"]).map(asObject);
        if (error?.["code"] === "chain-and-asset-required-together") error["code"] = "invalid-request";
      },
    },
  },
  {
    id: "settled-again-by-reference",
    what: "a settlement by reference does not look at the key",
    check: "idempotent-life-cycle",
    behaviour: {
      handlers: {
        settlePaymentRequestByReference: ({ world, body }) => {
          const found = world.paymentRequests.find((row) => row["externalId"] === body["externalId"]);
          if (found === undefined || found["status"] === "SETTLING") return refuse(409, "code-not-documented");
          found["status"] = "SETTLING";
          return done(found);
        },
      },
    },
  },
  {
    id: "key-forgotten",
    what: "a key is forgotten after the next creation",
    check: "idempotent-replay",
    behaviour: {
      answer: (_, c) => {
        const key = c?.operation.operationId === "createPaymentRequest" ? c.body["idempotencyKey"] : undefined;
        for (const known of c?.world.replies.keys() ?? [])
          if (key !== undefined && known !== key) c?.world.replies.delete(known);
      },
    },
  },
  {
    id: "version-optional",
    what: "an approval without a version is accepted",
    check: "optimistic-lock",
    behaviour: {
      off: ["approveRampRequest body/version required"],
      handlers: {
        approveRampRequest: (call) => {
          const found = call.world.rampRequests.find(({ id }) => id === call.path["rampRequestId"]);
          if (found === undefined) return refuse(404, "NOT_FOUND");
          const { version = found["version"] } = call.body;
          if (version !== found["version"]) return refuse(409, "OPTIMISTIC_LOCK_EXCEPTION");
          Object.assign(found, { status: "AWAITING_FUNDS", version: Number(version) + 1 });
          return done(found);
        },
      },
    },
  },
  {
    id: "export-misses-one",
    what: "the export misses a ramp request",
    check: "export",
    behaviour: on("exportRampRequests", (a) => {
      a.text = String(a.text).split("\n").toSpliced(1, 1).join("\n");
    }),
  },
  {
    id: "lock-ignored",
    what: "any version is approved",
    check: "optimistic-lock",
    behaviour: {
      answer: (a, c) => {
        if (c?.operation.operationId === "approveRampRequest" && a.status === 409)
          Object.assign(a, {
            status: 200,
            json: {
              success: true,
              result: c.world.rampRequests.find(({ id }) => id === c.path["rampRequestId"]) ?? null,
            },
          });
      },
    },
  },
  {
    id: "lock-code",
    what: "a stale version has the code validation-error",
    check: "optimistic-lock",
    behaviour: {
      answer: (a, c) => {
        if (c?.operation.operationId === "approveRampRequest" && a.status === 409)
          a.json = asObject(refuse(409, "validation-error").json);
      },
    },
  },
  {
    id: "approve-no-move",
    what: "approval leaves the status as it is",
    check: "approval",
    behaviour: member("approveRampRequest", "status", "AWAITING_APPROVAL"),
  },
  {
    id: "approve-not-kept",
    what: "approval is not kept",
    check: "approval",
    behaviour: on("getRampRequest", (a) => {
      const r = result(a);
      r["status"] = "AWAITING_APPROVAL";
    }),
  },
  {
    id: "cancel-after-approval",
    what: "an approved request can be cancelled",
    check: "approval",
    behaviour: {
      answer: (a, c) => {
        if (c?.operation.operationId === "cancelRampRequest" && a.status === 400)
          Object.assign(a, { status: 200, json: { success: true } });
      },
    },
  },
  {
    id: "export-empty",
    what: "the export is empty",
    check: "export",
    behaviour: on("exportRampRequests", (a) => {
      a.text = "";
    }),
  },
  {
    id: "invitation-role",
    what: "the invited user gets another role",
    check: "invitation",
    behaviour: member("inviteCompanyUser", "role", "COMPANY_ADMIN"),
  },
  {
    id: "charset-refused",
    what: "a body whose media type names its character set is refused",
    check: "json-with-charset",
    behaviour: on("replaceWebhook", (a, { incoming }) => {
      if (incoming.headers["content-type"]?.includes("charset"))
        Object.assign(a, refuse(415, "code-not-documented"), { headers: a.headers });
    }),
  },
  {
    id: "name-in-bytes",
    what: "the limit of a name counts bytes",
    check: "webhook-limits",
    behaviour: on("registerWebhook", (a, { body: sent }) => {
      if (Buffer.byteLength(String(sent["name"])) > 255)
        Object.assign(a, refuse(400, "invalid-request"), { headers: a.headers });
    }),
  },
  {
    id: "ping-after-delete",
    what: "a deleted webhook is pinged",
    check: "webhook-gone",
    behaviour: { handlers: { pingWebhook: () => ({ status: 200, headers: {}, json: { success: true } }) } },
  },
  {
    id: "transfer-to-nowhere",
    what: "a transfer to an unknown account is accepted",
    check: "transfer-unknown-account",
    behaviour: off("transfer account"),
  },
  {
    id: "transfer-one-currency",
    what: "every transfer is one of USDC",
    check: "transfer-answer",
    behaviour: member("createAccountToAccountTransfer", "cryptocurrency", "USDC"),
  },
  {
    id: "settled-once-only",
    what: "a settlement with the same key again makes another resource",
    check: "idempotent-life-cycle",
    behaviour: on("settlePaymentRequest", (a) => {
      result(a)["id"] = newId();
    }),
  },
  {
    id: "in-flight-twice",
    what: "overlapping calls with one key make several payment requests",
    check: "idempotency-in-flight",
    behaviour: on("createPaymentRequest", (a) => {
      result(a)["id"] = newId();
    }),
  },
  {
    id: "earlier-version",
    what: "approve refuses later versions only",
    check: "optimistic-lock",
    behaviour: {
      handlers: {
        approveRampRequest: ({ world, path, body: sent }) => {
          const request = world.rampRequests.find(({ id }) => id === path["rampRequestId"]);
          if (request === undefined) return refuse(404, "NOT_FOUND");
          if (Number(sent["version"]) > Number(request["version"])) return refuse(409, "OPTIMISTIC_LOCK_EXCEPTION");
          Object.assign(request, { status: "AWAITING_FUNDS", version: Number(request["version"]) + 1 });
          return { status: 200, headers: {}, json: { success: true, result: request } };
        },
      },
    },
  },
  {
    id: "role-changed",
    what: "an administrator is invited as manager",
    check: "invitation",
    behaviour: on("inviteCompanyUser", (a) => {
      if (result(a)["role"] === "COMPANY_ADMIN") result(a)["role"] = "COMPANY_MANAGER";
    }),
  },
];
