// A server that keeps all that is documented and differs in the rest, as one built from the sources alone would.

import { type Contracts, operationsIn } from "../../conformance/contracts.ts";
import { asArray, asObject, isObject } from "../../model/document.ts";
import { isCertain } from "../../model/evidence.js";
import type { Answer, Behaviour, Call } from "./seeded-defects/behaviour.ts";

/** Rules of query parameters that are not documented, and the number of bits of those that are. */
function uncheckedRules(contracts: Contracts): string[] {
  return operationsIn(contracts).flatMap(({ operationId, parameters }) =>
    parameters
      .filter(({ in: where }) => where === "query")
      .flatMap(({ name, evidence, schema }) => {
        const bits = schema["format"] === "int32" ? [`${operationId} ${name} format`] : [];
        if (isCertain(evidence)) return bits;
        return ["type", "minimum", "maximum", "enum", "format", "case", "blank"].map(
          (k) => `${operationId} ${name} ${k}`,
        );
      }),
  );
}

/** Operations whose codes are documented for what the tests send. */
function isOwn({ operationId, path }: Call["operation"]): boolean {
  return operationId === "listPaymentSessions" || path.startsWith("/v1/webhooks");
}

/** Codes of the catalogue that operations give without being listed there, and of other services. */
function otherCodes(answer: Answer, { operation }: Call): void {
  const [error] = asArray(asObject(answer.json)["errors"]).map(asObject);
  if (error === undefined || operation.api !== "finance" || isOwn(operation)) return;
  if (answer.status === 400 && error["code"] === "invalid-request") error["code"] = "page.validation";
  if (error["code"] === "code-not-documented") error["code"] = answer.status === 404 ? "not-found" : "not-allowed";
}

/** Fields more, other successes where none is documented. */
function otherBodies(answer: Answer, { operation }: Call): void {
  if (answer.status === 200 && operation.operationId === "listWallets")
    for (const row of asArray(asObject(answer.json)["result"])) Object.assign(asObject(row), { label: "Main" });
  if (operation.method === "DELETE" && answer.status === 200) Object.assign(answer, { status: 204, json: undefined });
  if (answer.status >= 400 && isObject(answer.json) && "errors" in answer.json)
    Object.assign(answer.json, { timestamp: "2026-09-16T08:30:00Z" });
}

/** The server; the contract tests find no failure in it. */
export function newcomer(contracts: Contracts): Behaviour {
  return {
    off: uncheckedRules(contracts),
    answer(answer, call) {
      if (call === undefined || answer.json === undefined) return;
      answer.json = structuredClone(answer.json);
      otherCodes(answer, call);
      otherBodies(answer, call);
    },
  };
}
