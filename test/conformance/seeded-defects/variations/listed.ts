// Variations of operations that are listed only.

import { type Contracts, operationsIn } from "../../../../conformance/contracts.ts";
import { isObject, type Json } from "../../../../model/document.ts";
import { isCertain } from "../../../../model/evidence.js";
import type { Operation } from "../../../../model/operations.ts";
import type { Behaviour } from "../behaviour.ts";
import { refuse } from "../handlers/answers.ts";
import { isSuccess, plain, type Variation } from "./variation.ts";

function isDocumentedBody({ evidence, responses }: Operation): boolean {
  return (
    isCertain(evidence) &&
    responses.some(({ status, media }) => status.startsWith("2") && isCertain(media[0]?.evidence ?? "assumed"))
  );
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
      Object.assign(answer, refuse(422, call.operation.api === "ramp" ? "validation-error" : "code-not-documented"), {
        headers: answer.headers,
      });
    },
  };
}

/** Rules of listed operations that are not documented: query parameters and body members we assume. */
function lenientRules(contracts: Contracts): string[] {
  const names = ["page", "size", "sortOn", "sortOrder", "verificationStatus", "supportedRampType"];
  const keywords = ["type", "minimum", "maximum", "enum", "format"];
  return operationsIn(contracts).flatMap(({ operationId, parameters }) =>
    parameters
      .filter(({ in: where, evidence, name }) => where === "query" && evidence === "assumed" && names.includes(name))
      .flatMap(({ name }) => keywords.map((keyword) => `${operationId} ${name} ${keyword}`)),
  );
}

/** Variations of operations that are listed only. */
export const listed: Variation[] = [
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
    id: "unpaged-lists",
    what: "listed lists are not paged",
    behaviour: plain({
      answer: (a, c) => {
        if (c?.operation.evidence === "listed" && isObject(a.json)) delete a.json["pagination"];
      },
    }),
  },
  {
    id: "lenient-assumptions",
    what: "what is only assumed is not checked",
    behaviour: (contracts) => ({ off: lenientRules(contracts) }),
  },
];
