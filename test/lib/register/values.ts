// Compares enumerations, limits and error codes of the bundles with the register.

import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { createContract } from "../../../model/contract.ts";
import { asStrings, type Json, type JsonObject } from "../../../model/document.ts";
import { evidenceOfListed } from "../../../model/errors.ts";
import { isCertain } from "../../../model/evidence.js";
import type { Operation } from "../../../model/operations.ts";
import { nameOf, schemasAt } from "./places.ts";
import type { Comparison } from "./problems.ts";
import { type Fact, facts, grouped, numbers, type Place, registerFile, without } from "./register.ts";

const placeKey = (place: Place) => nameOf("", place);

/** Lists that are given in full are closed, those given in part are open, and their values are the stated ones. */
export const values: Comparison = (register, { bundles }) =>
  grouped(facts(register, "values"), placeKey).flatMap((group) => {
    const { api, data } = group.at(-1) as Fact<"values">;
    const found = schemasAt(bundles[api], data);
    const place = nameOf(api, data);
    if (found.includes(undefined)) return [placeMissing(place, group)];
    const schemas = found.filter((schema) => schema !== undefined);
    const problems = [
      valuesProblem(place, group, schemas),
      ...schemas.map((schema) => closednessProblem(place, group, data.closed, schema)),
    ];
    return [...new Set(problems.filter((problem) => problem !== undefined))];
  });

/** The values that a schema lists. */
function listed(schema: JsonObject): string[] {
  if (schema["const"] !== undefined) return [String(schema["const"])];
  return asStrings(schema["x-extensible-enum"] ?? schema["enum"]);
}

function valuesProblem(place: string, group: Fact<"values">[], schemas: JsonObject[]): string | undefined {
  const wanted = group.flatMap(({ data }) => data.list);
  const present = schemas.flatMap(listed);
  const missing = without(wanted, present);
  const extra = without(present, wanted);
  if (missing.length + extra.length === 0) return undefined;
  const remedy = [
    missing.length > 0 ? `add ${missing.join(", ")} there` : "",
    extra.length > 0
      ? `add an entry with ${extra.join(", ")} to ${registerFile} (see CONTRIBUTING, 'Add a status')`
      : "",
  ].filter(Boolean);
  const or = extra.length > 0 ? ", or remove what is not stated" : "";
  return `The values of ${place} differ from the register (${numbers(group)}): ${remedy.join(" and ")}${or}.`;
}

function closednessProblem(
  place: string,
  group: Fact<"values">[],
  isClosed: boolean,
  schema: JsonObject,
): string | undefined {
  const isOpen = schema["x-extensible-enum"] !== undefined;
  if (isOpen !== isClosed) return undefined;
  return isClosed
    ? `The values of ${place} are a complete list in the register (${numbers(group)}): write \`enum\` in place of \`x-extensible-enum\`.`
    : `The values of ${place} are a partial list in the register (${numbers(group)}): write \`x-extensible-enum\` in place of \`enum\`.`;
}

function placeMissing(place: string, group: { id: string }[]): string {
  return `The register (${numbers(group)}) speaks of ${place}, which is missing: add it, or correct the place in ${registerFile}.`;
}

/** Schemas have the stated bounds, and accept and refuse what follows from them. */
export const limits: Comparison = (register, { bundles }) =>
  facts(register, "limit").flatMap((fact) => {
    const [schema] = schemasAt(bundles[fact.api], fact.data);
    const place = nameOf(fact.api, fact.data);
    if (schema === undefined) return [placeMissing(place, [fact])];
    const { keywords = {}, accepts = [], refuses = [] } = fact.data;
    const different = Object.entries(keywords).filter(([keyword, value]) => schema[keyword] !== value);
    const accept = validator(schema);
    return [
      ...different.map(
        ([keyword, value]) =>
          `${place} needs \`${keyword}: ${value}\`, which the register (${fact.id}) states: correct it.`,
      ),
      ...accepts
        .filter((value) => !accept(value))
        .map(
          (value) =>
            `${place} refuses ${JSON.stringify(value)}, which the register (${fact.id}) allows: correct its bounds.`,
        ),
      ...refuses
        .filter(accept)
        .map(
          (value) =>
            `${place} accepts ${JSON.stringify(value)}, which the register (${fact.id}) rules out: correct its bounds.`,
        ),
    ];
  });

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const validators = new Map<string, ValidateFunction>();

/** Whether a value is valid; a schema is compiled once. */
function validator(schema: JsonObject): (value: Json) => boolean {
  const text = JSON.stringify(schema);
  return (value) => {
    const validate = validators.get(text) ?? ajv.compile(schema);
    validators.set(text, validate);
    return validate(value) === true;
  };
}

/** The error codes are those of the register, with the statuses that are stated, on the operations they are stated for. */
export const codes: Comparison = (register, { bundles }) =>
  (["finance", "ramp"] as const).flatMap((api) => {
    const { errors: rows, operations } = createContract(api, bundles[api]);
    const stated = statedCodes(facts(register, "code").filter((fact) => fact.api === api));
    const file = `openapi/${api}/errors.yaml`;
    const extra = rows
      .filter(({ code }) => !stated.has(code))
      .map(
        ({ code }) =>
          `${file} has the code ${code}, which the register does not state: add an entry to ${registerFile} (see ` +
          "CONTRIBUTING, 'Add an error code') or remove it.",
      );
    const different = [...stated].flatMap(([code, { id, data }]) => {
      const row = rows.find((candidate) => candidate.code === code);
      if (row === undefined)
        return [
          `${file} lacks the code ${code}, which the register (${id}) states: add it (see CONTRIBUTING, 'Add an error code').`,
        ];
      const lost = (data.operations ?? []).filter((operationId) => !row.operations.includes(operationId));
      return [
        ...(row.status === data.status ? [] : [statusProblem(file, code, id, data.status, row.status)]),
        ...lost.map(
          (operationId) =>
            `${operationId} in openapi/${api}/paths does not return ${code}, which the register (${id}) states: refer to a response with that code.`,
        ),
        ...failureProblems(id, data, operations),
      ];
    });
    return [...extra, ...different];
  });

/** A code with which a resource fails is not documented as one of a response. */
function failureProblems(id: string, { name, status, fails }: Fact<"code">["data"], operations: Operation[]): string[] {
  if (fails === undefined) return [];
  return operations
    .filter(({ responses }) =>
      responses.some((response) => response.codes.includes(name) && isCertain(evidenceOfListed(response, status))),
    )
    .map(
      ({ api, operationId }) =>
        `A response of ${operationId} in openapi/${api}/paths has ${name}, with which ${fails} fails in the register ` +
        `(${id}): mark the response x-evidence: assumed.`,
    );
}

function statusProblem(file: string, code: string, id: string, stated: number | null, present: number | null): string {
  return (
    `${file} gives ${code} the status ${present ?? "(none)"}, and the register (${id}) ${stated ?? "none"}: correct the table, ` +
    `or add an entry with the status to ${registerFile}.`
  );
}

/** The last fact on each code; a code that is formed with the name of a field stands for one code for each field. */
function statedCodes(list: Fact<"code">[]): Map<string, Fact<"code">> {
  return new Map(
    list.flatMap((fact) => {
      const { name, fields } = fact.data;
      const names = fields === undefined ? [name] : fields.map((field) => name.replace("<field>", field));
      return names.map((code) => [code, fact] as const);
    }),
  );
}
