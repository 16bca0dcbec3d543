// Validates requests and events by the contract, with validators that are compiled once, at their first use.

import type { Contract } from "../../../model/contract.ts";
import type { Operation, Parameter } from "../../../model/operations.ts";
import {
  createValidation,
  type ErrorObject,
  schemaAt,
  type ValidateFunction,
  type Validation,
} from "../../../model/validation.ts";

/** What of a request is validated. */
export interface Input {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
}

/** The validators of one contract. */
export interface Validator {
  /**
   * Validates a request.
   * @param operation Its operation.
   * @param bodyType Media type of the body, one of the operation's; undefined when there is no body.
   * @returns What is wrong; empty when nothing is.
   */
  request(operation: Operation, bodyType: string | undefined, input: Input): ErrorObject[];
  /** Validates an event before it is delivered. */
  event(pointer: string, event: unknown): ErrorObject[];
}

/** Prepares the validators of a contract; nothing is done before the first is needed: not every API is asked. */
export function createValidator({ document }: Contract): Validator {
  let prepared: Validation | undefined;
  const validation = () => {
    prepared ??= createValidation(document, { discriminator: true });
    return prepared;
  };
  const faultsOf = (validate: ValidateFunction, value: unknown) => (validate(value) ? [] : (validate.errors ?? []));
  /** By operation and media type of the body. */
  const ofRequests = new Map<Operation, Map<string | undefined, ValidateFunction>>();
  const ofRequest = (operation: Operation, bodyType: string | undefined): ValidateFunction => {
    const known = ofRequests.get(operation)?.get(bodyType);
    if (known !== undefined) return known;
    const made = validation().of(`${operation.operationId} ${bodyType}`, () => requestSchema(operation, bodyType));
    ofRequests.set(operation, new Map(ofRequests.get(operation)).set(bodyType, made));
    return made;
  };
  return {
    request(operation, bodyType, input) {
      if (bodyType === undefined && !operation.parameters.some(isChecked)) return [];
      return faultsOf(ofRequest(operation, bodyType), input);
    },
    event: (pointer, event) => faultsOf(validation().at(pointer), event),
  };
}

/** Headers are looked at where they are read. */
function isChecked({ in: place }: Parameter): boolean {
  return place === "path" || place === "query";
}

/** One schema for the whole request, so that one pass finds everything that is wrong. */
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
