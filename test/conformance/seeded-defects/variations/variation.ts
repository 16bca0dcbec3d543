// What a variation is, and the words its tables are written in: which part of a response changes, and how.

import type { Contracts } from "../../../../conformance/contracts.ts";
import type { Target } from "../../../../conformance/plan/target.ts";
import { successesOf } from "../../../../model/calls.ts";
import { asObject, isObject, type JsonObject } from "../../../../model/document.ts";
import { walkSchema } from "../../../../model/walk-schema.ts";
import type { Answer, Behaviour, Call } from "../behaviour.ts";

/** One variation; a run against it has no failure. */
export interface Variation {
  id: string;
  /** What is different. */
  what: string;
  behaviour: (contracts: Contracts) => Behaviour;
  target?: Partial<Target>;
  /** Changes the contracts that the server and the run have, for rules that nothing of the real ones has. */
  contracts?: (contracts: Contracts) => Contracts;
  /** The operation whose failures come with the variation: what is shown cannot be reached without them. */
  breaks?: string;
}

/** True for a 2xx. */
export const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;

/** Changes every place of successful answers whose schema is known. */
export function eachPlace(
  contracts: Contracts,
  change: (value: JsonObject, schema: JsonObject, call: Call) => void,
): Behaviour {
  return {
    answer(answer, call) {
      if (call === undefined || !isSuccess(answer) || !isObject(answer.json)) return;
      const media = successesOf(call.operation)[0]?.media[0];
      if (media === undefined) return;
      answer.json = structuredClone(answer.json);
      for (const { value, schema } of [...walkSchema(contracts[call.operation.api].document, media, answer.json)]) {
        if (isObject(value)) change(value, schema, call);
      }
    },
  };
}

/** Changes the `pagination` of every list. */
export function eachPage(change: (pagination: JsonObject, call: Call, answer: Answer) => void): () => Behaviour {
  return () => ({
    answer(answer, call) {
      const pagination = asObject(answer.json)["pagination"];
      if (call !== undefined && isObject(pagination)) change(pagination, call, answer);
    },
  });
}

/** Changes the body of every error. */
export function eachError(change: (json: JsonObject, call: Call | undefined, answer: Answer) => void): () => Behaviour {
  return () => ({
    answer(answer, call) {
      if (answer.status < 400 || !isObject(answer.json) || answer.json["success"] !== false) return;
      answer.json = structuredClone(answer.json);
      change(asObject(answer.json), call, answer);
    },
  });
}

/** A variation that does not need the contract. */
export const plain = (behaviour: Behaviour) => () => behaviour;
