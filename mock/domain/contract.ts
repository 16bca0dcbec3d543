// What the state needs of the contract: examples for the seed, fields of schemas, success statuses. All of it is
// derived once for each contract.

import { successesOf } from "../../model/calls.ts";
import type { Contract } from "../../model/contract.ts";
import { asObject, componentsOf, propertiesOf } from "../../model/document.ts";
import type { Media } from "../../model/media.ts";
import type { ResponseSpec } from "../../model/operations.ts";
import type { Transition } from "../../model/states.ts";
import { memoize } from "../memo.ts";
import { type JsonFields, pick } from "../store/json.ts";

/** The services that have a state. */
export type StatefulService = "finance" | "ramp";

export type StateContracts = Record<StatefulService, Contract>;

/** The contract for the state. Its methods throw an Error of one line if the contract lacks what they look for. */
export class StateContract {
  readonly contracts: StateContracts;

  constructor({ finance, ramp }: StateContracts) {
    this.contracts = { finance, ramp };
  }

  /** The success status of an operation: the wanted one, or the first if the contract does not have it. */
  successOf(api: StatefulService, operationId: string, wanted: number): number {
    const statuses = this.successesIn(api, operationId).map(({ status }) => status);
    const exact = statuses.filter((status) => /^\d+$/.test(status));
    const status = exact.find((one) => one === String(wanted)) ?? exact[0];
    return Number(need(status, `a success of ${operationId}`));
  }

  /** The `result` of each success example of an operation; examples with a name in `prefer` come first. */
  exampleResults(api: StatefulService, operationId: string, prefer: string[] = []): unknown[] {
    const rank = (name: string) => (prefer.indexOf(name) + prefer.length + 1) % (prefer.length + 1);
    return this.successesIn(api, operationId)
      .flatMap((response) => jsonOf(response)?.examples ?? [])
      .toSorted((one, other) => rank(one.name) - rank(other.name))
      .map(({ value }) => asObject(value)["result"]);
  }

  /** The example of a parameter that is a text. */
  parameterExample(api: StatefulService, name: string): string {
    const parameters = Object.values(componentsOf(this.contracts[api].document, "parameters"));
    const found = parameters.find((parameter) => parameter["name"] === name);
    return need(found?.["example"], `an example of ${name}`) as string;
  }

  /** The fields of an object schema, including those of its `allOf`. */
  fieldsOf(api: StatefulService, schema: string): string[] {
    const { document } = this.contracts[api];
    return fieldNames(document)(need(componentsOf(document, "schemas")[schema], `the schema ${schema}`));
  }

  /** A copy of a value with only the fields of a schema. */
  project(api: StatefulService, schema: string, value: unknown): JsonFields {
    return pick(value, this.fieldsOf(api, schema));
  }

  /** The transitions (`x-transitions`) of a status schema of either service; none for an unknown schema. */
  transitionsOf(schema: string): Transition[] {
    const { finance, ramp } = this.contracts;
    return [...finance.states, ...ramp.states].find((machine) => machine.schema === schema)?.transitions ?? [];
  }

  private successesIn(api: StatefulService, operationId: string): ResponseSpec[] {
    return successesOf(need(this.contracts[api].byId.get(operationId), `the operation ${operationId}`));
  }
}

const fieldNames = memoize((document: Contract["document"]) =>
  memoize((schema: object) => Object.keys(propertiesOf(document, schema))),
);

/** The JSON media type of a request body or response; undefined where it has none. */
export function jsonOf({ media }: Pick<ResponseSpec, "media">): Media | undefined {
  return media.find(({ type }) => type === "application/json");
}

/** Makes something of a contract once. */
export const perContract = <T>(make: (contract: StateContract) => T) => memoize(make);

function need<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the contract in generated/ lacks ${what}; run npm run build`);
  return value;
}
