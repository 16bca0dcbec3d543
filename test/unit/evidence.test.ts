// The one reading of x-evidence: each rule of model/evidence.js, on documents small enough to read.

import { describe, expect, test } from "vitest";
import { asObject, type JsonObject } from "../../model/document.ts";
import * as evidence from "../../model/evidence.js";
import { walk } from "../../model/evidence-walk.js";

const { certain, weighResponse, evidenceAt, evidenceOfParameter, evidenceValues, weaker } = evidence;

const ref = (name: string, word?: string) => ({
  $ref: `#/components/schemas/${name}`,
  ...(word !== undefined && { "x-evidence": word }),
});

/** Schemas of which each says something else about itself. */
const schemas: JsonObject = {
  Plain: {
    type: "object",
    properties: { id: { type: "string" }, guess: { type: "string", "x-evidence": "assumed" } },
  },
  Named: {
    "x-evidence": "named",
    properties: {
      loose: { type: "string" },
      sure: { type: "string", "x-evidence": "documented" },
      told: { properties: { inner: { type: "string" } }, "x-evidence": "confirmed" },
      plain: ref("Plain"),
      surePlain: ref("Plain", "documented"),
      list: { type: "array", items: ref("Plain") },
      map: { type: "object", additionalProperties: { type: "string", "x-evidence": "observed" } },
    },
  },
  Assumed: { "x-evidence": "assumed", properties: { sure: { type: "string", "x-evidence": "documented" } } },
  Composed: { allOf: [ref("Named"), { "x-evidence": "observed", properties: { own: { type: "string" } } }] },
  Chosen: { oneOf: [ref("Assumed")], else: { properties: { late: { "x-evidence": "named" } } } },
  Chain: ref("Assumed"),
  Loop: ref("Loop"),
  Envelope: {
    properties: {
      success: ref("Plain"),
      errors: { type: "array", items: { properties: { code: { "x-evidence": "assumed" }, message: {} } } },
      result: ref("Plain"),
    },
  },
};
const document: JsonObject = { components: { schemas } };

test("the words go from a fact to a guess; a word that is none is a guess; confirmed counts as documented", () => {
  expect(evidenceValues).toEqual(["documented", "confirmed", "observed", "named", "listed", "assumed"]);
  expect(weaker()).toBe("documented");
  expect(weaker("named", "observed", "listed")).toBe("listed");
  expect(evidenceValues.filter(evidence.isCertain)).toEqual(["documented", "confirmed"]);
  expect(evidence.nearest({ "x-evidence": "documentd" }, "documented")).toBe("assumed");
});

// Rule 1: the nearest word in the same file governs. Rule 2: through a reference the weaker of both counts.
test.each([
  ["Plain", "id", "documented"],
  ["Named", "loose", "named"],
  ["Named", "sure", "documented"],
  ["Named", "told.unknown", "confirmed"],
  ["Named", "map.anything", "observed"],
  ["Named", "plain.guess", "assumed"],
  ["Named", "surePlain.id", "documented"],
  ["Named", "list.0.id", "named"],
  ["Composed", "loose", "named"],
  ["Composed", "own", "observed"],
  ["Chosen", "sure", "documented"],
  ["Chosen", "late", "named"],
  ["Chain", "", "assumed"],
  ["Loop", "id", "documented"],
  ["Missing", "id", "documented"],
])("%s %s is %s", (name, path, known) => {
  expect(evidenceAt(document, ref(name), path.split(".").filter(Boolean), certain)).toBe(known);
});

type Words = Partial<Record<"operation" | "response" | "schema" | "property", evidence.Evidence>>;

/** An operation whose parts have the words that are given. */
function operation(words: Words): JsonObject {
  const word = (known?: string) => (known === undefined ? {} : { "x-evidence": known });
  const properties = {
    ...asObject(asObject(schemas["Envelope"])["properties"]),
    result: ref("Plain", words.property),
  };
  const content = { "application/json": { schema: { ...word(words.schema), properties } } };
  const headers = { Location: { schema: { type: "string" } } };
  return {
    ...word(words.operation),
    requestBody: { content },
    responses: { "200": { ...word(words.response), content, headers }, "404": { content } },
  };
}

/** What a success of an operation and the places of its body are worth. */
function worthOf(words: Words, ...paths: string[]): string[] {
  const { node, evidence: known, body } = weighResponse(document, operation(words), "200");
  const schema = asObject(asObject(asObject(node["content"])["application/json"])["schema"]);
  return [known, ...paths.map((path) => evidenceAt(document, schema, path.split(".").filter(Boolean), body))];
}

describe("rule 3: a response is worth what its own word says, its body no more than the operation", () => {
  test.each<[Words, string[]]>([
    [{}, ["documented", "documented", "documented"]],
    [{ response: "assumed", schema: "documented" }, ["assumed", "documented", "documented"]],
    [{ response: "assumed", property: "confirmed" }, ["assumed", "assumed", "confirmed"]],
    [{ operation: "listed", response: "documented" }, ["documented", "listed", "listed"]],
    [{ operation: "listed", property: "confirmed" }, ["listed", "listed", "listed"]],
    [{ operation: "confirmed", schema: "observed" }, ["confirmed", "observed", "observed"]],
  ])("%j: status, body and result are %s", (words, known) => {
    expect(worthOf(words, "", "result")).toEqual(known);
  });

  test("errors, headers and request bodies speak for themselves", () => {
    const node = operation({ operation: "listed" });
    expect(weighResponse(document, node, "404").evidence).toBe("documented");
    const places = [...walk({ paths: { "/a": { post: node } } })];
    const of = (kind: string, key: string) =>
      places.find((one) => one.kind === kind && one.path.includes(key))?.evidence;
    expect(of("request body", "requestBody")).toBe("documented");
    expect(of("header", "200")).toBe("documented");
    expect(of("response", "404")).toBe("documented");
    expect(of("response", "200")).toBe("listed");
  });

  test("a parameter is worth its name and its type", () => {
    expect(evidenceOfParameter({}, { schema: { "x-evidence": "named" } })).toBe("named");
    expect(evidenceOfParameter({}, { "x-evidence": "assumed", schema: { "x-evidence": "documented" } })).toBe(
      "assumed",
    );
    expect(evidenceOfParameter(document, { schema: ref("Assumed") })).toBe("assumed");
  });
});

test("rule 4: success and errors are documented for every operation, and not below another field", () => {
  const words = { operation: "listed", response: "assumed" } as const;
  expect(worthOf(words, "success", "errors.0.message", "errors.0.code", "result", "pagination").slice(1)).toEqual([
    "documented",
    "documented",
    "assumed",
    "assumed",
    "assumed",
  ]);
  const { body } = weighResponse(document, operation(words), "200");
  expect(evidenceAt(document, { allOf: [ref("Envelope")] }, ["success"], body)).toBe("documented");
  const deep = { properties: { result: ref("Envelope") } };
  expect(evidenceAt(document, deep, ["result", "success"], body)).toBe("assumed");
});

test.each([
  ["named", undefined, "documented"],
  ["listed", undefined, "listed"],
  ["documented", "table", "named"],
  ["listed", "table", "listed"],
] as const)("rule 5: presence in an object that is %s, x-presence %s, is %s", (known, table, presence) => {
  expect(evidence.presenceOf(known, table === undefined ? {} : { "x-presence": table })).toBe(presence);
});

test("the walk and a path through a value agree everywhere in a component", () => {
  const places = [...walk(document)].filter(({ path }) => path[2] === "Named" && path.at(-2) === "properties");
  expect(places.length).toBeGreaterThan(6);
  for (const { path, evidence: known } of places) {
    const names = path.filter((_, i) => path[i - 1] === "properties").map(String);
    expect(evidenceAt(document, ref("Named"), names, certain), names.join(".")).toBe(known);
  }
});
