// The form of the register: a JSON Schema, so that a misspelt word cannot make a fact go unchecked.

import { Ajv2020 } from "ajv/dist/2020.js";
import { allEntries, type Register } from "./register.ts";

const text = { type: "string", pattern: "\\S", maxLength: 600 };
const name = { type: "string", pattern: "^[A-Za-z0-9_:.<>-]+$" };
const names = { type: "array", items: name, uniqueItems: true };
const status = { type: "integer", minimum: 100, maximum: 599 };
const statuses = { type: "array", minItems: 1, items: status };
const list = { type: "array" };
const api = { enum: ["finance", "ramp", "auth"] };
const apis = { anyOf: [api, { type: "array", items: api, minItems: 1, uniqueItems: true }] };
const types = "^(uuid|string|decimal|number|integer|boolean|instant|object|array)( or null)?$";
const reasons = { enum: ["marked", "nullable", "state", "kind", "caller", "value"] };

/** An object with these properties alone; one whose name ends with `!` has to be there. */
function closed(properties: Record<string, object>) {
  const entries = Object.entries(properties).map(([key, schema]) => [key.replace("!", ""), schema]);
  const required = Object.keys(properties).filter((key) => key.endsWith("!"));
  return {
    type: "object",
    additionalProperties: false,
    required: required.map((key) => key.slice(0, -1)),
    properties: Object.fromEntries(entries),
  };
}

const mapOf = (schema: object) => ({ type: "object", minProperties: 1, additionalProperties: schema });

/** An object with the words of exactly one kind of place, and others. */
const placed = (others: Record<string, object>) => ({
  oneOf: [
    closed({ "schema!": name, property: name, ...others }),
    closed({ "parameter!": name, operationId: name, ...others }),
    closed({ "header!": name, ...others }),
    closed({ "events!": names, "field!": name, ...others }),
  ],
});

const method = { enum: ["GET", "POST", "PUT", "PATCH", "DELETE"] };
const access = { scopes: names, roles: names, success: statuses, paged: { const: true } };
const address = { "operationId!": name, method, path: { type: "string", pattern: "^/" } };
const presence = { enum: ["stated", "table", "names"] };
const byType = { ...mapOf(names), propertyNames: { pattern: types } };
const bounds = ["keywords", "accepts", "refuses"].map((word) => ({ required: [word] }));

const codes = { fields: names, operations: names, fails: name };

const data = {
  operation: closed({ ...address, shown: { enum: [true, "listed"] }, ...access }),
  response: closed({ "operations!": names, "statuses!": statuses }),
  event: closed({ "name!": name, "fields!": names, optional: names, pinned: mapOf(name) }),
  fields: closed({ "schema!": name, "presence!": presence, "list!": names, optional: mapOf(reasons), types: byType }),
  request: closed({ "schema!": name, "list!": names, required: names, types: byType }),
  values: placed({ "closed!": { type: "boolean" }, "list!": { ...names, minItems: 1 } }),
  limit: { ...placed({ keywords: mapOf({}), accepts: list, refuses: list }), anyOf: bounds },
  code: closed({ "name!": name, "status!": { anyOf: [status, { type: "null" }] }, ...codes }),
  scopes: names,
  idempotency: closed({ "field!": name, "operations!": names }),
};

const gone = {
  oneOf: [
    closed({ "operation!": name }),
    closed({ "event!": name, fields: names }),
    closed({ "code!": name }),
    { ...closed({ "schema!": name, fields: names, values: names }), minProperties: 2 },
  ],
};

const overview = { notShown: { const: true }, used: { const: "overview" }, where: text };
const entry = (others: Record<string, object>) => ({
  ...closed({ "section!": text, "says!": text, ...overview, ...data, ...others }),
  dependentRequired: { used: ["where"], where: ["used"] },
});

const numbered = (letters: string) => ({ type: "string", pattern: `^[${letters}][1-9]\\d*$` });
const day = { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" };
const stated = entry({ "id!": numbered("FR"), api: apis });
const confirmed = entry({ "id!": numbered("C"), "api!": apis, "date!": day, "origin!": text, gone });

const validate = new Ajv2020({ allErrors: true, strict: false }).compile(
  closed({ "entries!": { ...list, items: stated }, "confirmed!": { ...list, items: confirmed } }),
);

/** What is wrong with the form of the register, one sentence for each mistake. */
export function formProblems(register: Register): string[] {
  validate(register);
  const problems = (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const [, part, index, ...rest] = instancePath.split("/");
    const id = register[part as keyof Register]?.[Number(index)]?.id ?? "";
    return `openapi/register.yaml, ${[id, ...rest].join(" ")}: ${message} ${JSON.stringify(params)}.`;
  });
  const ids = allEntries(register).map(({ id }) => id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  return [...problems, ...twice.map((id) => `openapi/register.yaml has the number ${id} twice.`)];
}
