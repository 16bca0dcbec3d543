// The form of the register: a JSON Schema, so that a misspelt word cannot make a fact go unchecked.

import { Ajv2020 } from "ajv/dist/2020.js";
import { allEntries, type Register } from "./register.ts";

const text = { type: "string", pattern: "\\S" };
const name = { type: "string", pattern: "^[A-Za-z0-9_:.<>-]+$" };
const names = { type: "array", items: name, uniqueItems: true };
const status = { type: "integer", minimum: 100, maximum: 599 };
const api = { enum: ["finance", "ramp", "auth"] };

/** An object with these properties alone; those of `required` have to be there. */
const closed = (properties: object, required: string[] = []) => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});

const byType = {
  type: "object",
  propertyNames: {
    pattern: "^(uuid|string|decimal|number|integer|boolean|instant|object|array)( or null)?$",
  },
  additionalProperties: names,
};

const place = {
  schema: name,
  property: name,
  operationId: name,
  parameter: name,
  header: name,
  events: names,
  field: name,
};
/** The words of a place, and those that only go with them; exactly one kind of place is meant. */
const placeKinds = { schema: ["property"], parameter: ["operationId"], header: [], events: ["field"] };
const onePlace = {
  oneOf: Object.keys(placeKinds).map((kind) => ({ required: [kind] })),
  dependentRequired: {
    ...Object.fromEntries(Object.entries(placeKinds).flatMap(([kind, words]) => words.map((word) => [word, [kind]]))),
    events: ["field"],
  },
};

const reasons = ["marked", "nullable", "state", "kind", "caller", "value"];

const data = {
  operation: closed(
    {
      operationId: name,
      method: { enum: ["GET", "POST", "PUT", "PATCH", "DELETE"] },
      path: { type: "string", pattern: "^/" },
      shown: { enum: [true, "listed"] },
      scopes: names,
      roles: names,
      success: { type: "array", items: status },
      paged: { const: true },
    },
    ["operationId"],
  ),
  response: closed({ operations: names, statuses: { type: "array", minItems: 1, items: status } }, [
    "operations",
    "statuses",
  ]),
  event: closed({ name, fields: names, optional: names, pinned: { type: "object", additionalProperties: name } }, [
    "name",
    "fields",
  ]),
  fields: closed(
    {
      schema: name,
      presence: { enum: ["stated", "table", "names"] },
      list: names,
      optional: { type: "object", additionalProperties: { enum: reasons } },
      types: byType,
    },
    ["schema", "presence", "list"],
  ),
  request: closed({ schema: name, list: names, required: names, types: byType }, ["schema", "list"]),
  values: {
    ...closed({ ...place, closed: { type: "boolean" }, list: { ...names, minItems: 1 } }, ["closed", "list"]),
    ...onePlace,
  },
  limit: {
    ...closed({
      ...place,
      keywords: { type: "object", minProperties: 1 },
      accepts: { type: "array" },
      refuses: { type: "array" },
    }),
    ...onePlace,
    anyOf: [{ required: ["keywords"] }, { required: ["accepts"] }, { required: ["refuses"] }],
  },
  code: closed({ name, status: { anyOf: [status, { type: "null" }] }, fields: names, operations: names, fails: name }, [
    "name",
    "status",
  ]),
  scopes: names,
  idempotency: closed({ field: name, operations: names }, ["field", "operations"]),
};

/** What is gone: exactly one kind of thing, with the words that go with it. */
const gone = {
  oneOf: [
    closed({ operation: name }, ["operation"]),
    closed({ event: name, fields: names }, ["event"]),
    closed({ code: name }, ["code"]),
    { ...closed({ schema: name, fields: names, values: names }, ["schema"]), minProperties: 2 },
  ],
};

const common = {
  section: text,
  says: { ...text, maxLength: 600 },
  api: { anyOf: [api, { type: "array", items: api, minItems: 1, uniqueItems: true }] },
  notShown: { const: true },
  used: { const: "overview" },
  where: text,
  ...data,
};
const pairs = { dependentRequired: { used: ["where"], where: ["used"] } };

const stated = {
  ...closed({ id: { type: "string", pattern: "^[FR][1-9]\\d*$" }, ...common }, ["id", "section", "says"]),
  ...pairs,
};
const confirmed = {
  ...closed(
    {
      id: { type: "string", pattern: "^C[1-9]\\d*$" },
      date: { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" },
      origin: text,
      gone,
      ...common,
    },
    ["id", "date", "origin", "api", "section", "says"],
  ),
  ...pairs,
};

const validate = new Ajv2020({ allErrors: true, strictRequired: false, strictTypes: false }).compile(
  closed({ entries: { type: "array", items: stated }, confirmed: { type: "array", items: confirmed } }, [
    "entries",
    "confirmed",
  ]),
);

/**
 * What is wrong with the form of the register.
 * @param register The register, as read.
 * @returns One sentence for each mistake; empty when there is none.
 */
export function formProblems(register: Register): string[] {
  if (!validate(register)) {
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `openapi/register.yaml, ${entryAt(register, instancePath)}: ${message} ${JSON.stringify(params)}.`,
    );
  }
  const ids = allEntries(register).map(({ id }) => id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  return twice.map(
    (id) => `openapi/register.yaml has the number ${id} twice: give the later entry a number of its own.`,
  );
}

/** The number of the entry that a path leads into, with the rest of the path. */
function entryAt(register: Register, path: string): string {
  const [, part, index, ...rest] = path.split("/");
  const entry = register[part as keyof Register]?.[Number(index)];
  return entry?.id === undefined ? path : [entry.id, ...rest].join(" ");
}
