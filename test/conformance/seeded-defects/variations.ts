// Legal variations of the seeded server: different from the plain one, and right all the same.

import { type Contract, type Operation, successesOf } from "../../../conformance/contract.ts";
import type { Target } from "../../../conformance/plan/target.ts";
import { walkValue } from "../../../conformance/schema.ts";
import { asArray, asObject, asStrings, isObject, type Json, type JsonObject } from "../../../model/document.ts";
import { isCertain } from "../../../model/evidence.js";
import type { Answer, Behaviour, Call } from "./behaviour.ts";
import { refuse } from "./handlers.ts";
import { foreignIds, newId, otherTenant, ownTenant } from "./world.ts";

/** One variation; a run against it has no failure. */
export interface Variation {
  id: string;
  /** What is different. */
  what: string;
  behaviour: (contract: Contract) => Behaviour;
  target?: Partial<Target>;
  /** The operation whose failures come with the variation: what is shown cannot be reached without them. */
  breaks?: string;
}

const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;

/** Changes every place of successful answers whose schema is known. */
function eachPlace(contract: Contract, change: (value: JsonObject, schema: JsonObject, call: Call) => void): Behaviour {
  return {
    answer(answer, call) {
      if (call === undefined || !isSuccess(answer) || !isObject(answer.json)) return;
      const media = successesOf(call.operation)[0]?.media[0];
      if (media === undefined) return;
      answer.json = structuredClone(answer.json);
      for (const { value, schema } of [...walkValue(contract.documents[call.operation.service], media, answer.json)]) {
        if (isObject(value)) change(value, schema, call);
      }
    },
  };
}

/** Members the run itself needs to go on are kept in the answers to what it makes. */
const kept = new Set(["id", "success", "result", "pagination", "errors"]);

/**
 * The consent address and the deposit details depend on another field, versions are sent back, and the events of a ramp
 * request are stated: these are kept too.
 */
const steers = /^(consentUrl|depositBankAccount|depositWallet|rampType|status|version|events)$/;

function withoutOptional(contract: Contract): Behaviour {
  return eachPlace(contract, (value, schema) => {
    const required = asStrings(schema["required"]);
    for (const name of Object.keys(asObject(schema["properties"]))) {
      const isNeeded = required.includes(name) || kept.has(name) || value[name] === "REQUIRED";
      if (!isNeeded && !steers.test(name)) delete value[name];
    }
  });
}

/** Fields that a table suggests and nothing states are absent; what the run itself needs to go on stays. */
function withoutTableFields(contract: Contract): Behaviour {
  return eachPlace(contract, (value, schema) => {
    if (schema["x-presence"] !== "table") return;
    for (const name of asStrings(schema["required"])) if (!kept.has(name) && !steers.test(name)) delete value[name];
  });
}

function isNullable(schema: unknown): boolean {
  return asArray(asObject(schema)["type"]).includes("null");
}

function nullWhereAllowed(contract: Contract): Behaviour {
  return eachPlace(contract, (value, schema) => {
    for (const [name, child] of Object.entries(asObject(schema["properties"])))
      if (isNullable(child)) value[name] = null;
  });
}

function addedMembers(contract: Contract): Behaviour {
  return eachPlace(contract, (value, schema) => {
    if (schema["properties"] !== undefined) Object.assign(value, { newMember: "new", another: { nested: [1, null] } });
  });
}

/** Statuses that the stories of the run depend on. */
const needed = new Set(["AWAITING_APPROVAL", "AWAITING_FUNDS", "REQUIRED", "PENDING"]);

function newValues(contract: Contract): Behaviour {
  return eachPlace(contract, (value, schema, call) => {
    const document = contract.documents[call.operation.service];
    for (const [name, child] of Object.entries(asObject(schema["properties"]))) {
      let node = asObject(child);
      if (typeof node["$ref"] === "string") {
        const component = node["$ref"].split("/").at(-1) ?? "";
        node = asObject(asObject(asObject(document["components"])["schemas"])[component]);
      }
      const isOpen = asStrings(node["x-extensible-enum"]).length > 0;
      const isAsSent = value[name] === call.body[name];
      if (isOpen && typeof value[name] === "string" && !needed.has(value[name]) && !isAsSent)
        value[name] = "BRAND_NEW_VALUE";
    }
  });
}

function otherSuccess(status: number): () => Behaviour {
  return () => ({
    answer(answer, call) {
      if (call === undefined || !isSuccess(answer)) return;
      const spec = successesOf(call.operation);
      if (spec.every(({ evidence }) => !isCertain(evidence))) answer.status = status;
    },
  });
}

function isDocumentedBody({ evidence, responses }: Operation): boolean {
  return (
    isCertain(evidence) &&
    responses.some(({ status, media }) => status.startsWith("2") && isCertain(media[0]?.evidence ?? "assumed"))
  );
}

function noContent(): Behaviour {
  return {
    answer(answer, call) {
      if (call?.operation.method === "DELETE" && isSuccess(answer))
        Object.assign(answer, { status: 204, json: undefined });
    },
  };
}

function listedAnswers(result: Json | undefined): () => Behaviour {
  return () => ({
    answer(answer, call) {
      if (
        call === undefined ||
        !isSuccess(answer) ||
        call.operation.evidence !== "listed" ||
        isDocumentedBody(call.operation)
      )
        return;
      answer.json = { success: true, ...(result !== undefined && { result }) };
    },
  });
}

function listedRefused(): Behaviour {
  return {
    answer(answer, call) {
      if (call?.operation.evidence !== "listed" || !isSuccess(answer) || call.operation.method === "GET") return;
      Object.assign(
        answer,
        refuse(422, call.operation.service === "ramp" ? "validation-error" : "code-not-documented"),
        {
          headers: answer.headers,
        },
      );
    },
  };
}

function numbered(i: number): string {
  return `30a5c7e1-2d94-4b68-8f13-7c0e9d${String((i * 7) % 3000).padStart(6, "0")}`;
}

/** Between two lists of sessions one moves on; now and then one more is there, or one is gone. */
function busyLists(): Behaviour {
  let count = 0;
  return {
    answer(_, call) {
      if (call?.operation.operationId !== "listPaymentSessions") return;
      count++;
      const { world } = call;
      const now = new Date(Date.UTC(2026, 9, 1) + count * 1000).toISOString();
      const at = (count * 7) % world.sessions.length;
      const moved = { ...world.sessions[at], status: count % 2 === 0 ? "EXPIRED" : "FAILED", updatedAt: now };
      // The rows are replaced and not changed: the answer under way holds those of before.
      world.sessions = world.sessions.toSpliced(at, count % 10 === 0 ? 2 : 1, moved as JsonObject);
      if (count % 5 === 0) world.sessions.push({ ...moved, id: newId(), createdAt: now } as JsonObject);
    },
  };
}

function eachPage(change: (pagination: JsonObject, call: Call, answer: Answer) => void): () => Behaviour {
  return () => ({
    answer(answer, call) {
      const pagination = asObject(answer.json)["pagination"];
      if (call !== undefined && isObject(pagination)) change(pagination, call, answer);
    },
  });
}

function eachError(change: (json: JsonObject, call: Call | undefined, answer: Answer) => void): () => Behaviour {
  return () => ({
    answer(answer, call) {
      if (answer.status < 400 || !isObject(answer.json) || answer.json["success"] !== false) return;
      answer.json = structuredClone(answer.json);
      change(asObject(answer.json), call, answer);
    },
  });
}

function eachText(change: (text: string) => string): () => Behaviour {
  const deep = (value: Json): Json => {
    if (typeof value === "string") return change(value);
    if (Array.isArray(value)) return value.map(deep);
    return isObject(value)
      ? (Object.fromEntries(Object.entries(value).map(([k, v]) => [k, deep(v as Json)])) as Json)
      : value;
  };
  return () => ({
    answer(answer) {
      if (answer.json !== undefined) answer.json = deep(answer.json);
    },
  });
}

const plain = (behaviour: Behaviour) => () => behaviour;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Every variation. */
export const variations: Variation[] = [
  { id: "plain", what: "the server as it is", behaviour: plain({}) },
  { id: "optional-absent", what: "optional members are absent", behaviour: withoutOptional },
  { id: "table-fields-absent", what: "fields that only a table suggests are absent", behaviour: withoutTableFields },
  { id: "nulls", what: "members are null where null is allowed", behaviour: nullWhereAllowed },
  { id: "added-members", what: "every object has members more", behaviour: addedMembers },
  { id: "new-values", what: "open lists have new values", behaviour: newValues },
  { id: "success-200", what: "200 where the success status is assumed", behaviour: otherSuccess(200) },
  { id: "success-201", what: "201 where the success status is assumed", behaviour: otherSuccess(201) },
  { id: "success-202", what: "202 where the success status is assumed", behaviour: otherSuccess(202) },
  { id: "delete-204", what: "deletions answer 204 without a body", behaviour: noContent },
  { id: "listed-empty", what: "listed operations answer an empty result", behaviour: listedAnswers({}) },
  { id: "listed-nothing", what: "listed operations answer no result", behaviour: listedAnswers(undefined) },
  { id: "listed-null", what: "listed operations answer null", behaviour: listedAnswers(null) },
  {
    id: "listed-anything",
    what: "listed operations answer other shapes",
    behaviour: listedAnswers([{ id: 7, status: ["x"], amount: { value: "1" } }, "text"]),
  },
  { id: "listed-refused", what: "listed writes are refused by business rules", behaviour: plain(listedRefused()) },
  {
    id: "short-tokens",
    what: "tokens live for two seconds",
    behaviour: plain({ tokenSeconds: 2 }),
    target: { waitForExpiry: true },
    breaks: "createAccessToken",
  },
  {
    id: "several-tenants",
    what: "the token grants several tenants",
    behaviour: plain({ tenants: [ownTenant, otherTenant] }),
    target: { fixtures: { finance: { otherTenantId: otherTenant, ...foreignIds } } },
  },
  {
    id: "one-tenant",
    what: "no tenant is sent",
    behaviour: plain({}),
    target: { tenantId: undefined as unknown as string },
  },
  {
    id: "one-client",
    what: "no second client and no fixtures are given",
    behaviour: plain({}),
    target: { limitedClient: undefined as unknown as { id: string; secret: string }, fixtures: {} },
  },
  {
    id: "total-elements",
    what: "numberOfElements counts all pages",
    behaviour: eachPage((p, { world, operation, query }) => {
      if (operation.operationId === "listPaymentSessions" && query.size <= 2 && !query.has("status"))
        p["numberOfElements"] = world.sessions.length;
      if (operation.operationId === "listWallets") p["numberOfElements"] = world.wallets.length;
    }),
  },
  {
    id: "empty-one-page",
    what: "an empty list has one page",
    behaviour: eachPage((p) => {
      if (p["numberOfPages"] === 0) p["numberOfPages"] = 1;
      if (Number(p["pageNumber"]) <= 1) p["hasPreviousPage"] = false;
    }),
  },
  {
    id: "beyond-previous",
    what: "a page beyond the last has no previous page",
    behaviour: eachPage((p) => {
      if (Number(p["pageNumber"]) > Number(p["numberOfPages"])) p["hasPreviousPage"] = false;
    }),
  },
  {
    id: "no-sort-block",
    what: "lists have no sort block",
    behaviour: plain({
      answer: (a, c) => {
        if (c?.operation.operationId === "listPaymentSessions" && isObject(a.json)) delete a.json["sort"];
      },
    }),
  },
  {
    id: "id-ascending",
    what: "the tiebreaker is always ascending",
    behaviour: plain({
      answer: (a, c) => {
        if (c?.operation.operationId !== "listPaymentSessions" || !isObject(a.json)) return;
        const orders = asArray(asObject(a.json["sort"])["orders"]).map(asObject);
        if (orders[1] !== undefined) orders[1]["direction"] = "ASC";
      },
    }),
  },
  {
    id: "ramp-no-message",
    what: "ramp errors have no message",
    behaviour: eachError((json, call) => {
      if (call?.operation.service === "ramp")
        for (const error of asArray(json["errors"])) delete asObject(error)["message"];
    }),
  },
  {
    id: "several-errors",
    what: "errors come several at a time",
    behaviour: eachError((json, _call, { status }) => {
      if (status === 400) json["errors"] = [...asArray(json["errors"]), ...asArray(json["errors"])];
    }),
  },
  {
    id: "error-result-absent",
    what: "errors have no result",
    behaviour: eachError((json) => {
      delete json["result"];
    }),
  },
  {
    id: "error-result-empty",
    what: "the result of errors is an empty object",
    behaviour: eachError((json) => {
      json["result"] = {};
    }),
  },
  {
    id: "ramp-shared-codes",
    what: "ramp refuses tenants with the code of the finance service",
    behaviour: eachError((json, call, { status }) => {
      if (status === 403 && call?.operation.service === "ramp")
        json["errors"] = [{ code: "forbidden", message: "Access is denied." }];
    }),
  },
  {
    id: "method-404",
    what: "finance answers a wrong method with 404",
    behaviour: plain({
      answer: (a) => {
        if (a.status === 405 && JSON.stringify(a.json).includes("code-not-documented")) a.status = 404;
      },
    }),
  },
  {
    id: "ramp-status-422",
    what: "ramp validation errors come with 422",
    behaviour: plain({
      answer: (a, c) => {
        if (a.status === 400 && c?.operation.service === "ramp") a.status = 422;
      },
    }),
  },
  {
    id: "lock-412",
    what: "an optimistic lock comes with 412",
    behaviour: plain({
      answer: (a, c) => {
        if (a.status === 409 && c?.operation.service === "ramp") a.status = 412;
      },
    }),
  },
  {
    id: "media-type-400",
    what: "a wrong content type gives 400",
    behaviour: plain({
      answer: (a) => {
        if (a.status === 415) a.status = 400;
      },
    }),
  },
  {
    id: "charset",
    what: "content types name a charset",
    behaviour: plain({
      answer: (a) => {
        if (a.json !== undefined) a.headers["content-type"] = "Application/JSON;charset=UTF-8";
      },
    }),
  },
  {
    id: "more-headers",
    what: "answers carry headers more",
    behaviour: plain({
      answer: (a) => {
        Object.assign(a.headers, { "x-frame-options": "DENY", vary: "Accept", "cache-control": "no-store, private" });
      },
    }),
  },
  {
    id: "connection-close",
    what: "connections are closed after each answer",
    behaviour: plain({
      answer: (a) => {
        a.headers["connection"] = "close";
      },
    }),
  },
  {
    id: "nanoseconds",
    what: "instants have nanoseconds",
    behaviour: plain({
      answer: (a, c) => {
        if (c?.operation.operationId === "getPayIn" && a.json !== undefined)
          a.json = asObject(
            JSON.parse(JSON.stringify(a.json).replaceAll(/(\d\d:\d\d:\d\d)(\.\d+)?Z"/g, '$1.123456789Z"')),
          );
      },
    }),
  },
  {
    id: "offsets",
    what: "instants outside lists carry an offset",
    behaviour: plain({
      answer: (a, c) => {
        if (c?.operation.operationId === "getRampRequest" && a.json !== undefined)
          a.json = asObject(JSON.parse(JSON.stringify(a.json).replaceAll(/(T\d\d:\d\d:\d\d(\.\d+)?)Z"/g, '$1+00:00"')));
      },
    }),
  },
  {
    id: "upper-case-uuids",
    what: "ids inside pay-ins are in upper case",
    behaviour: plain({
      answer: (a, c) => {
        if (c?.operation.operationId === "getPayIn" && isObject(asObject(a.json)["result"])) {
          a.json = structuredClone(a.json ?? null);
          const r = asObject(asObject(a.json)["result"]);
          r["accountWalletId"] = String(r["accountWalletId"]).toUpperCase();
        }
      },
    }),
  },
  {
    id: "webhook-cap",
    what: "no webhook more may be registered",
    behaviour: plain({ handlers: { registerWebhook: () => refuse(409, "code-not-documented") } }),
  },
  {
    id: "webhook-service-down",
    what: "the delivery service cannot be reached",
    behaviour: plain({
      handlers: {
        registerWebhook: () => refuse(503, "code-not-documented"),
        listWebhooks: () => refuse(503, "code-not-documented"),
        pingWebhook: () => refuse(503, "code-not-documented"),
      },
    }),
  },
  {
    id: "delete-idempotent",
    what: "deleting an unknown webhook succeeds",
    behaviour: plain({
      handlers: {
        deleteWebhook: ({ world, path }) => {
          world.webhooks = world.webhooks.filter(({ id }) => id !== path["webhookId"]);
          return { status: 200, headers: {}, json: { success: true } };
        },
      },
    }),
  },
  {
    id: "other-scopes-in-token",
    what: "the scope of the token answer speaks of other things, as identity providers do",
    behaviour: plain({
      answer: (a) => {
        if (isObject(a.json) && "access_token" in a.json) a.json["scope"] = "email profile";
      },
    }),
    target: { limitedClient: undefined as unknown as { id: string; secret: string } },
  },
  {
    id: "traced-errors",
    what: "errors carry a time and the id of a trace",
    behaviour: eachError((json) => {
      Object.assign(json, { timestamp: new Date().toISOString(), traceId: newId().replaceAll("-", "") });
    }),
  },
  {
    id: "upper-case-id",
    what: "a pay-in shows its own id in upper case",
    behaviour: plain({
      answer: (a, c) => {
        if (c?.operation.operationId !== "getPayIn" || !isSuccess(a)) return;
        a.json = structuredClone(a.json ?? null);
        const payIn = asObject(asObject(a.json)["result"]);
        payIn["id"] = String(payIn["id"]).toUpperCase();
      },
    }),
  },
  {
    id: "account-of-others",
    what: "the token may see no account of the list",
    behaviour: plain({
      answer: (a, c) => {
        const account = c?.path["accountId"] ?? c?.path["senderId"];
        if (account !== undefined && isSuccess(a)) Object.assign(a, refuse(403, "forbidden"), { headers: a.headers });
      },
    }),
  },
  {
    id: "no-scope-in-token",
    what: "the token answer names no scope, and members more",
    behaviour: plain({
      answer: (a) => {
        if (isObject(a.json) && "access_token" in a.json) {
          delete a.json["scope"];
          Object.assign(a.json, { refresh_expires_in: 0, "not-before-policy": 0, session_state: "x" });
        }
      },
    }),
    target: { limitedClient: undefined as unknown as { id: string; secret: string } },
  },
  {
    id: "token-error-400",
    what: "a wrong secret gives 400",
    behaviour: plain({
      answer: (a) => {
        if (asObject(a.json)["error"] === "invalid_client") a.status = 400;
      },
    }),
  },
  {
    id: "empty-world",
    what: "there is nothing yet",
    behaviour: plain({
      world: (w) => {
        for (const name of ["accounts", "parties", "sessions", "wallets", "payIns", "bankAccounts"] as const)
          w[name] = [];
      },
    }),
    target: { fixtures: {} },
  },
  {
    id: "one-row",
    what: "each list has one row",
    behaviour: plain({
      world: (w) => {
        for (const name of ["accounts", "parties", "sessions", "wallets", "bankAccounts"] as const)
          w[name] = w[name].slice(0, 1);
      },
    }),
  },
  {
    id: "long-list",
    what: "there are three thousand sessions",
    behaviour: plain({
      world: (w) => {
        w.sessions = Array.from({ length: 3000 }, (_, i) => ({ ...w.sessions[i % 20], id: numbered(i) }) as JsonObject);
      },
    }),
  },
  {
    id: "busy-lists",
    what: "rows are added, move on and go while they are read",
    behaviour: busyLists,
  },
  {
    id: "no-sessions",
    what: "accounts have no sessions and no wallets",
    behaviour: plain({
      world: (w) => {
        w.sessions = [];
        w.wallets = [];
      },
    }),
  },
  {
    id: "sessions-enabled",
    what: "payment sessions can be created",
    behaviour: plain({
      handlers: {
        createPaymentSession: ({ path }) => ({
          status: 201,
          headers: {},
          json: {
            success: true,
            result: { id: newId(), accountId: path["accountId"], status: "CREATED" } as JsonObject,
          },
        }),
      },
    }),
  },
  {
    id: "payment-requests-refused",
    what: "payment requests are refused",
    behaviour: plain({
      handlers: {
        createPaymentRequest: () => refuse(422, "code-not-documented"),
        createAccountPaymentRequest: () => refuse(422, "code-not-documented"),
      },
    }),
  },
  {
    id: "transfers-refused",
    what: "transfers are refused for lack of funds",
    behaviour: plain({ handlers: { createAccountToAccountTransfer: () => refuse(422, "code-not-documented") } }),
  },
  {
    id: "approval-conflict",
    what: "a business rule refuses every approval",
    behaviour: plain({ handlers: { approveRampRequest: () => refuse(409, "APPROVER_IS_CREATOR") } }),
  },
  {
    id: "approval-forbidden",
    what: "the client may not approve",
    behaviour: plain({ handlers: { approveRampRequest: () => refuse(403, "FORBIDDEN") } }),
  },
  {
    id: "limited-roles",
    what: "the client may not invite",
    behaviour: plain({ handlers: { inviteCompanyUser: () => refuse(403, "FORBIDDEN") } }),
  },
  {
    id: "failed-pay-in",
    what: "a failed pay-in leaves out what it does not have",
    behaviour: plain({
      world: (w) => {
        w.payIns = w.payIns.map(
          ({ id, accountId, fiatCurrency, grossFiatAmount }) =>
            ({
              id,
              accountId,
              status: "FAILED",
              fiatCurrency,
              grossFiatAmount,
              failedAt: "2026-09-16T10:00:00Z",
              settledAt: null,
            }) as JsonObject,
        );
      },
    }),
  },
  {
    id: "terms-accepted",
    what: "partner terms are accepted and show no link",
    behaviour: plain({
      world: (w) => {
        for (const id of w.terms.keys()) w.terms.set(id, { status: "ACCEPTED" });
      },
    }),
  },
  {
    id: "terms-other-name",
    what: "the status of partner terms has another name",
    behaviour: plain({
      world: (w) => {
        for (const id of w.terms.keys())
          w.terms.set(id, { consentStatus: "REQUIRED", consentUrl: "https://consent.example/c" });
      },
    }),
  },
  {
    id: "new-link-201",
    what: "asking again gives a new verification link with 201",
    behaviour: plain({
      handlers: {
        createPartyVerification: () => ({
          status: 201,
          headers: {},
          json: { success: true, result: { url: `https://verify.example/${newId()}` } },
        }),
      },
    }),
  },
  {
    id: "unpaged-lists",
    what: "listed lists are not paged",
    behaviour: plain({
      answer: (a, c) => {
        if (c?.operation.evidence === "listed" && isObject(a.json)) delete a.json["pagination"];
      },
    }),
  },
  {
    id: "excel-export",
    what: "the export is a spreadsheet",
    behaviour: plain({
      handlers: {
        exportRampRequests: () => ({
          status: 200,
          headers: { "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
          text: "PK binary",
        }),
      },
    }),
  },
  {
    id: "lenient-assumptions",
    what: "what is only assumed is not checked",
    behaviour: (contract) => ({ off: lenientRules(contract) }),
  },
  {
    id: "other-words",
    what: "messages are in another language",
    behaviour: eachText((text) =>
      text.startsWith("Refused: ") ? "Abgelehnt – prüfen Sie die Anfrage." : instant.test(text) ? text : text,
    ),
  },
];

/** Rules of listed operations that the sources do not give: query parameters and body members we assume. */
function lenientRules(contract: Contract): string[] {
  const names = ["page", "size", "sortOn", "sortOrder", "verificationStatus", "supportedRampType"];
  const keywords = ["type", "minimum", "maximum", "enum", "format"];
  return contract.operations.flatMap(({ operationId, parameters }) =>
    parameters
      .filter(({ in: where, evidence, name }) => where === "query" && evidence === "assumed" && names.includes(name))
      .flatMap(({ name }) => keywords.map((keyword) => `${operationId} ${name} ${keyword}`)),
  );
}
