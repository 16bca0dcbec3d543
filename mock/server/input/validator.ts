// Validates requests and events by the contract; validators are compiled at their first use.

import type { Contract } from "../../../model/contract.ts";
import type { Operation, Parameter } from "../../../model/operations.ts";
import { type ErrorObject, schemaAt, type ValidateFunction } from "../../../model/validation.ts";
import { validationOf } from "../../form.ts";

/** The parts of a request that are validated. */
export interface Input {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
}

/** The validators of one contract. */
export type Validator = ReturnType<typeof createValidator>;

/** Prepares the validators of a contract. */
export function createValidator({ document }: Contract) {
  const faultsOf = (validate: ValidateFunction, value: unknown) => (validate(value) ? [] : (validate.errors ?? []));
  return {
    /**
     * The errors of a request.
     * @param bodyType Media type of the body, one of the operation's; undefined without a body.
     */
    request(operation: Operation, bodyType: string | undefined, input: Input): ErrorObject[] {
      if (bodyType === undefined && !operation.parameters.some(isChecked)) return [];
      const schema = () => requestSchema(operation, bodyType);
      return faultsOf(validationOf(document).of(`${operation.operationId} ${bodyType}`, schema), input);
    },
    /** The errors of an event. */
    event: (pointer: string, event: unknown): ErrorObject[] => faultsOf(validationOf(document).at(pointer), event),
  };
}

/** Headers are checked where they are read. */
function isChecked({ in: place }: Parameter): boolean {
  return place === "path" || place === "query";
}

/** One schema for the whole request, so that one pass finds all errors. */
function requestSchema({ parameters, body }: Operation, bodyType: string | undefined): object {
  const place = (where: "path" | "query") => {
    const here = parameters.filter((parameter) => parameter.in === where);
    return {
      type: "object",
      properties: Object.fromEntries(here.map(({ name, pointer }) => [name, schemaAt(pointer)])),
      required: here.filter(({ required }) => required).map(({ name }) => name),
    };
  };
  const media = body?.media.find(({ type }) => type === bodyType);
  const properties = { path: place("path"), query: place("query"), ...(media && { body: schemaAt(media.pointer) }) };
  return { type: "object", properties };
}
