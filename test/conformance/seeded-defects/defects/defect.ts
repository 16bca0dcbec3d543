// What a defect is, and the words its tables are written in: whose answer changes, and how.

import type { Contracts } from "../../../../conformance/contracts.ts";
import type { Target } from "../../../../conformance/plan/target.ts";
import { asArray, asObject, type Json, type JsonObject } from "../../../../model/document.ts";
import type { Answer, Behaviour, Call } from "../behaviour.ts";

/** One defect. */
export interface Defect {
  /** kebab-case, unique. */
  id: string;
  /** What the server does wrong. */
  what: string;
  /** Name of the check that has to find it. */
  check: string;
  behaviour: Behaviour;
  /** Changes the contracts that the server and the run have, for rules that nothing of the real ones has. */
  contracts?: (contracts: Contracts) => Contracts;
  /** What the run is told beside the usual, for defects that need it. */
  target?: Partial<Target>;
}

/** Changes the successful answers of some operations. */
export function on(operationIds: string | string[], change: (answer: Answer, call: Call) => void): Behaviour {
  const wanted = [operationIds].flat();
  return {
    answer(answer, call) {
      if (call === undefined || !wanted.includes(call.operation.operationId)) return;
      if (answer.status >= 200 && answer.status < 300) change(answer, call);
    },
  };
}

/** Changes every answer that fits. */
export function when(
  fits: (answer: Answer, call: Call | undefined) => boolean,
  change: (answer: Answer) => void,
): Behaviour {
  return {
    answer(answer, call) {
      if (fits(answer, call)) change(answer);
    },
  };
}

/** Copies the JSON first: examples are shared between answers. */
export function body(answer: Answer): JsonObject {
  answer.json = structuredClone(answer.json ?? null);
  return asObject(answer.json);
}

/** The `result` of a response, ready to be changed. */
export function result(answer: Answer): JsonObject {
  return asObject(body(answer)["result"]);
}

/** The rows of a list, ready to be changed. */
export function rows(answer: Answer): JsonObject[] {
  return asArray(body(answer)["result"]).map(asObject);
}

/** The `pagination` of a list, ready to be changed. */
export function pagination(answer: Answer): JsonObject {
  return asObject(body(answer)["pagination"]);
}

/** Sets or, with undefined, removes a member of the result. */
export function member(operationId: string, name: string, value: Json | undefined): Behaviour {
  return on(operationId, (answer) => {
    const target = result(answer);
    if (value === undefined) delete target[name];
    else target[name] = value;
  });
}

/** The same for each row of a list. */
export function rowMember(operationId: string, name: string, value: Json | undefined): Behaviour {
  return on(operationId, (answer) => {
    for (const row of rows(answer)) {
      if (value === undefined) delete row[name];
      else row[name] = value;
    }
  });
}

/** A server without some of its rules. */
export const off = (...rules: string[]): Behaviour => ({ off: rules });
