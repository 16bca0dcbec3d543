// What the register and the bundles say of the same place, side by side: operations, events, fields, values, limits, codes.

import { Ajv2020 } from "ajv/dist/2020.js";
import { type Api, apis } from "../../../model/apis.ts";
import { isPaged, successesOf, takesKey } from "../../../model/calls.ts";
import { createContract } from "../../../model/contract.ts";
import { asObject, asStrings, type JsonObject, mediaType, refName, resolve } from "../../../model/document.ts";
import { evidenceOfListed } from "../../../model/errors.ts";
import { isCertain, nearest } from "../../../model/evidence.js";
import type { Operation } from "../../../model/operations.ts";
import { eventOf, flat, schemaOf, shapeOf, subjectsAt } from "./places.ts";
import {
  apisOf,
  type Data,
  entriesOfNow,
  type FactKind,
  facts,
  isConfirmed,
  type Register,
  type RegisterFact,
} from "./register.ts";

export type Bundles = Record<Api, JsonObject>;

/** What the register and a bundle say of one place; both lists must have the same words. */
interface Claim {
  place: string;
  ids: string;
  stated: string[];
  found: string[];
}

type Reading = (register: Register, bundles: Bundles) => Claim[];

function claim(place: string, about: { id: string }[], stated: string[], found: string[]): Claim {
  const ids = [...new Set(about.map(({ id }) => id))].join(", ");
  return { place, ids: ids && ` (${ids})`, stated, found };
}

const is = (word: string, holds: boolean) => ({ word, holds });

/** A claim of which each stated word either holds or does not. */
function checked(place: string, about: { id: string }[], words: ReturnType<typeof is>[]): Claim {
  const holding = words.filter(({ holds }) => holds);
  return claim(
    place,
    about,
    words.map(({ word }) => word),
    holding.map(({ word }) => word),
  );
}

/** One sentence for each difference, which says the file to edit. */
export function differences(claims: Claim[]): string[] {
  return claims.flatMap(({ place, ids, stated, found }) => [
    ...without(stated, found).map(
      (word) => `${place} lacks ${word}, which openapi/register.yaml states${ids}: add it.`,
    ),
    ...without(found, stated).map(
      (word) =>
        `${place} has ${word}, which openapi/register.yaml does not state${ids}: add an entry or remove it.`,
    ),
  ]);
}

function without(list: string[], other: string[]): string[] {
  return [...new Set(list)].filter((word) => !other.includes(word));
}

/** The facts of one API on the same thing, by its name. */
function grouped<K extends FactKind>(list: RegisterFact<K>[], api: Api, nameOf: (data: Data[K]) => string) {
  const own = list.filter((fact) => fact.api === api);
  return [...Map.groupBy(own, ({ data }) => nameOf(data))];
}

/** The operations with their evidence, access, successes and pages. */
const operations: Reading = (register, bundles) =>
  apis.flatMap((api) => {
    const place = `openapi/${api}/paths`;
    const contract = createContract(api, bundles[api]);
    const groups = grouped(facts(register, "operation"), api, ({ operationId }) => operationId);
    const line = ({
      operationId,
      method,
      path,
      evidence,
    }: Pick<Operation, "operationId" | "method" | "path" | "evidence">) =>
      `${operationId} (${method} ${path}, ${evidence})`;
    const lines = groups.map(([, group]) => {
      const shown = group.findLast(({ data }) => data.shown !== undefined);
      const known = shown !== undefined && isConfirmed(shown) ? "confirmed" : "documented";
      const evidence = shown?.data.shown === "listed" ? "listed" : known;
      return line({ ...Object.assign({}, ...group.map(({ data }) => data)), evidence });
    });
    const each = groups.map(([id, group]) => {
      const operation = contract.byId.get(id);
      const stated = group.flatMap(({ data }) => accessWords(data));
      const found = operation && foundWords(bundles[api], operation, stated.includes("pages"));
      return claim(`${id} in ${place}`, group, stated, found ?? stated);
    });
    return [claim(place, [], lines, contract.operations.map(line)), ...each];
  });

function accessWords({
  scopes = [],
  roles = [],
  success = [],
  paged = false,
}: Partial<Data["operation"]>): string[] {
  return [
    ...scopes.map((scope) => `the scope ${scope}`),
    ...roles.map((role) => `the role ${role}`),
    ...success.map((status) => `the status ${status}, not assumed`),
    ...(paged ? ["pages"] : []),
  ];
}

/** A success and the parameter `page` need not be stated as long as they are assumed. */
function foundWords(bundle: JsonObject, operation: Operation, mustPage: boolean): string[] {
  const { scopes, roles } = operation;
  const certain = successesOf(operation).filter(
    ({ evidence }) => evidence !== "assumed" && operation.api !== "auth",
  );
  const page = operation.parameters.find(({ name }) => name === "page");
  const isKnown = page !== undefined && nearest(page.raw, "documented") !== "assumed";
  const paged = mustPage ? isPaged(bundle, operation) : isKnown;
  return accessWords({ scopes, roles, paged, success: certain.map(({ status }) => Number(status)) });
}

const scopes: Reading = (register, bundles) =>
  (["finance", "ramp"] as const).map((api) => {
    const stated = facts(register, "scopes").filter((fact) => fact.api === api);
    const found = Object.keys(createContract(api, bundles[api]).scopes);
    const names = stated.flatMap(({ data }) => data);
    return claim("openapi/common/securitySchemes/OAuth2.yaml", stated, names, found);
  });

const errorStatuses: Reading = (register, bundles) =>
  facts(register, "response").flatMap((fact) => {
    const { byId } = createContract(fact.api, bundles[fact.api]);
    return fact.data.operations.map((id) => {
      const responses = asObject(byId.get(id)?.raw["responses"]);
      const words = fact.data.statuses.map((status) => is(`the response ${status}`, status in responses));
      return checked(`${id} in openapi/${fact.api}/paths`, [fact], words);
    });
  });

const idempotency: Reading = (register, bundles) =>
  apis.map((api) => {
    const stated = facts(register, "idempotency").filter((fact) => fact.api === api);
    const takers = createContract(api, bundles[api]).operations.filter((one) => takesKey(bundles[api], one));
    const words = (ids: string[]) => ids.map((id) => `an idempotencyKey for ${id}`);
    const ids = stated.flatMap(({ data }) => data.operations);
    return claim(
      `openapi/${api}/schemas`,
      stated,
      words(ids),
      words(takers.map(({ operationId }) => operationId)),
    );
  });

/** A request body of a listed operation requires only what is stated. */
const listedBodies: Reading = (register, bundles) =>
  apis.flatMap((api) => {
    const listed = createContract(api, bundles[api]).operations.filter(({ evidence }) => evidence === "listed");
    return listed.map(({ raw }) => {
      const schema = mediaType(resolve(bundles[api], raw["requestBody"]))?.["schema"];
      const isAbout = (fact: RegisterFact<"request">) => fact.api === api && fact.data.schema === refName(schema);
      const known = facts(register, "request").filter(isAbout);
      const stated = known.flatMap(({ data }) => data.required ?? []);
      const extra = without(asStrings(resolve(bundles[api], schema)["required"]), stated);
      const words = extra.map((name) => field(name, true));
      return claim(`openapi/${api}/schemas/${refName(schema)}.yaml`, known, [], words);
    });
  });

const field = (name: string, required: boolean) => `\`${name}\`${required ? " in `required`" : ", not required"}`;

/** Which events there are, the fields of their results, and the constants of these. */
const events: Reading = (register, { finance: bundle }) => {
  const groups = grouped(facts(register, "event"), "finance", ({ name }) => name);
  const place = "openapi/finance/webhooks";
  const names = groups.map(([name]) => name);
  const each = groups.flatMap(([name, group]) => {
    const all = group.map(({ data }) => data);
    const { body, result } = eventOf(bundle, name);
    const fields = all.flatMap((data) => data.fields);
    const mayMiss = all.flatMap((data) => data.optional ?? []);
    const optional = without(mayMiss, fields);
    const stated = [...fields.map((one) => field(one, true)), ...optional.map((one) => field(one, false))];
    const found = [...result.fields.keys()].map((one) => field(one, result.required.includes(one)));
    const constants = all.flatMap(({ pinned = {} }) => Object.entries(pinned));
    const pins = [
      ["eventType", name, body] as const,
      ...constants.map(([key, value]) => [key, value, result] as const),
    ];
    const words = pins.map(([key, value, shape]) =>
      is(`\`const: ${value}\` at \`${key}\``, flat(bundle, shape.fields.get(key)?.schema)["const"] === value),
    );
    return [
      claim(`the schema of ${place}/${name}.yaml`, group, stated, found),
      checked(`${place}/${name}.yaml`, group, words),
    ];
  });
  return [claim(place, [], names, Object.keys(asObject(bundle["webhooks"]))), ...each];
};

/** How a type of the register is written in JSON Schema, where it is written otherwise. */
const formats: Record<string, string> = { uuid: "uuid", decimal: "decimal", instant: "date-time" };

function isOfType(schema: JsonObject, name: string): boolean {
  const [word = "", ...nullable] = name.split(" or ");
  const format = formats[word];
  const wanted = [format === undefined ? word : "string", ...nullable];
  return [schema["type"]].flat().join() === wanted.join() && (format === undefined || schema["format"] === format);
}

/** The stated fields of a schema, with the presence and the types that are stated. */
interface FieldList {
  about: RegisterFact<"fields" | "request">[];
  /** Whether each has to be in `required`; undefined where that is not stated. */
  list: Map<string, boolean | undefined>;
  /** Words of evidence of which a field need not be stated. */
  unstated: string[];
}

function fieldClaims(api: Api, bundle: JsonObject, name: string, { about, list, unstated }: FieldList): Claim[] {
  const place = `openapi/${api}/schemas/${name}.yaml`;
  const { fields, required } = shapeOf(bundle, schemaOf(bundle, name));
  const types = about.flatMap(({ data }) => Object.entries(data.types ?? {}));
  const typed = types.flatMap(([type, names]) => names.map((one) => ({ one, type })));
  const words = typed.map(({ one, type }) =>
    is(`the type ${type} of \`${one}\``, isOfType(flat(bundle, fields.get(one)?.schema), type)),
  );
  const found = [...fields].filter(([one, { evidence }]) => list.has(one) || !unstated.includes(evidence));
  const word = (one: string, isRequired: boolean) =>
    list.has(one) && list.get(one) === undefined ? `\`${one}\`` : field(one, isRequired);
  const stated = [...list].map(([one, isRequired]) => word(one, isRequired ?? false));
  const present = found.map(([one]) => word(one, required.includes(one)));
  return [claim(place, about, stated, present), checked(place, about, words)];
}

const responseFields: Reading = (register, bundles) =>
  apis.flatMap((api) =>
    grouped(facts(register, "fields"), api, ({ schema }) => schema).flatMap(([name, about]) => {
      // A later fact without a reason makes a field required, and one that has no more than its name does not.
      const list = new Map<string, boolean>();
      for (const { data } of about) {
        for (const one of data.list) list.set(one, data.presence !== "names");
        for (const one of Object.keys(data.optional ?? {})) list.set(one, false);
      }
      // What is confirmed adds to a list, and is none by itself: the other fields stay what they were.
      const isComplete = about.some((fact) => fact.data.presence === "stated" && !isConfirmed(fact));
      const { required, isTable } = shapeOf(bundles[api], schemaOf(bundles[api], name));
      const mustMark = required.length > 0 && about.some(({ data }) => data.presence === "table");
      const mark = (is: boolean) => (is ? ["`x-presence: table`"] : []);
      return [
        ...fieldClaims(api, bundles[api], name, { about, list, unstated: isComplete ? [] : ["assumed"] }),
        claim(`openapi/${api}/schemas/${name}.yaml`, about, mark(mustMark), mark(isTable)),
      ];
    }),
  );

const requestFields: Reading = (register, bundles) =>
  apis.flatMap((api) =>
    grouped(facts(register, "request"), api, ({ schema }) => schema).flatMap(([name, about]) => {
      const isKnown = about.some(({ data }) => data.required !== undefined);
      const required = about.flatMap(({ data }) => data.required ?? []);
      const { fields } = shapeOf(bundles[api], schemaOf(bundles[api], name));
      const keys = facts(register, "idempotency").map(({ data }) => data.field);
      const names = [...about.flatMap(({ data }) => data.list), ...keys.filter((key) => fields.has(key))];
      const list = new Map(names.map((one) => [one, isKnown ? required.includes(one) : undefined]));
      return fieldClaims(api, bundles[api], name, { about, list, unstated: ["assumed", "named"] });
    }),
  );

/** Lists that are given in full are closed, those given in part are open, and their values are the stated ones. */
const values: Reading = (register, bundles) =>
  apis.flatMap((api) => {
    const subjects = (data: Data["values"]) => subjectsAt(bundles[api], api, data);
    const names = (data: Data["values"]) => subjects(data).map(({ name }) => name);
    const nameOf = (data: Data["values"]) => names(data).join(" and ");
    return grouped(facts(register, "values"), api, nameOf).map(([place, group]) => {
      const { data } = group.at(-1) as RegisterFact<"values">;
      const extent = (isClosed: boolean) =>
        isClosed ? "a closed list (`enum`)" : "an open list (`x-extensible-enum`)";
      const found = subjects(data).flatMap(({ schema }) => {
        if (schema === undefined) return [];
        const { const: constant, enum: list, "x-extensible-enum": open } = schema;
        return [
          ...(constant === undefined ? asStrings(open ?? list) : [String(constant)]),
          extent(open === undefined),
        ];
      });
      return claim(place, group, [...group.flatMap((fact) => fact.data.list), extent(data.closed)], found);
    });
  });

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Schemas have the stated bounds, and accept and refuse what follows from them. */
const limits: Reading = (register, bundles) =>
  facts(register, "limit").flatMap((fact) =>
    subjectsAt(bundles[fact.api], fact.api, fact.data).map(({ name, schema }) => {
      const { keywords = {}, accepts = [], refuses = [] } = fact.data;
      const isValid = (value: unknown) => ajv.validate(schema ?? false, value);
      return checked(
        name,
        [fact],
        [
          ...Object.entries(keywords).map(([key, value]) => is(`\`${key}: ${value}\``, schema?.[key] === value)),
          ...accepts.map((value) => is(`room for ${JSON.stringify(value)}`, isValid(value))),
          ...refuses.map((value) =>
            is(`a bound against ${JSON.stringify(value)}`, schema !== undefined && !isValid(value)),
          ),
        ],
      );
    }),
  );

/** The error codes, with the statuses that are stated, on the operations they are stated for. */
const codes: Reading = (register, bundles) =>
  apis.flatMap((api) => {
    const { errors, operations } = createContract(api, bundles[api]);
    const line = (code: string, status: number | null) =>
      `${code} ${status === null ? "without status" : `(${status})`}`;
    const stated = new Map<string, RegisterFact<"code">>();
    for (const fact of facts(register, "code").filter((one) => one.api === api))
      for (const name of fact.data.fields ?? [""]) stated.set(fact.data.name.replace("<field>", name), fact);
    const lines = [...stated].map(([code, { data }]) => line(code, data.status));
    const each = [...stated].flatMap(([code, fact]) => {
      const found = errors.find((row) => row.code === code)?.operations ?? [];
      const words = (fact.data.operations ?? []).map((id) => is(`${code} at ${id}`, found.includes(id)));
      // A code with which a resource fails is not documented as one of a response.
      const isKnown = ({ responses }: Operation) =>
        responses.some((one) => one.codes.includes(code) && isCertain(evidenceOfListed(one, fact.data.status)));
      const certain = fact.data.fails === undefined ? [] : operations.filter(isKnown);
      const text = `${code} of a failed ${fact.data.fails} at`;
      const wrong = certain.map(({ operationId }) => `${text} ${operationId}, not assumed`);
      return [checked(`openapi/${api}/paths`, [fact], words), claim(`openapi/${api}/paths`, [fact], [], wrong)];
    });
    const found = errors.map(({ code, status }) => line(code, status));
    return [claim(`openapi/${api}/errors.yaml`, [], lines, found), ...each];
  });

/** An `x-source` names each number of the register: at the place of its data, and only in the APIs of the entry. */
const sources: Reading = (register, bundles) => {
  const used = Object.values(bundles).flatMap(sourcesUnder);
  const entries = entriesOfNow(register);
  // Codes are compared with the table of codes, and scopes with those of the token endpoint.
  const isElsewhere = ({ used, code, scopes, gone, ended }: (typeof entries)[0]) =>
    used === "overview" || code !== undefined || scopes !== undefined || gone !== undefined || ended;
  const numbers = entries.filter((entry) => !isElsewhere(entry)).map(({ id }) => is(id, used.includes(id)));
  const placed = ["operation", "event", "fields", "request", "values", "limit"] as const;
  const about = placed.flatMap((kind) => facts(register, kind));
  const each = about.flatMap(({ id, api, data }) => {
    const place = "name" in data ? { events: [data.name], field: "result" } : data;
    const there = subjectsAt(bundles[api], api, place).filter(({ owner }) => owner !== undefined);
    return there.map(({ name, owner }) =>
      checked(name, [{ id }], [is(`x-source ${id}`, asStrings(owner?.["x-source"]).includes(id))]),
    );
  });
  const ofOthers = apis.map((api) => {
    const known = entries.filter((entry) => apisOf(entry).includes(api)).map(({ id }) => id);
    return claim(`x-source in openapi/${api}`, [], [], without([...new Set(sourcesUnder(bundles[api]))], known));
  });
  return [checked("x-source in openapi/", [], numbers), ...each, ...ofOthers];
};

/** Every number that a node or something under it names; examples are left out. */
function sourcesUnder(node: JsonObject): string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === "x-source") return asStrings(value);
    if (key === "example" || key === "examples" || typeof value !== "object" || value === null) return [];
    return Array.isArray(value) ? value.flatMap((item) => sourcesUnder(asObject(item))) : sourcesUnder(value);
  });
}

export const readings: Record<FactKind | "listedBodies" | "sources", Reading> = {
  operation: operations,
  response: errorStatuses,
  event: events,
  fields: responseFields,
  request: requestFields,
  values,
  limit: limits,
  code: codes,
  scopes,
  idempotency,
  listedBodies,
  sources,
};
