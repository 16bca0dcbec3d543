// The one reading of x-evidence: each rule of model/evidence.js, on documents small enough to read.

import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../model/document.ts";
import {
  certain,
  type Evidence,
  enterResponse,
  evidenceAt,
  evidenceOfParameter,
  evidenceValues,
  isCertain,
  nearest,
  presenceOf,
  weaker,
} from "../../model/evidence.js";
import { walk } from "../../model/evidence-walk.js";

const schemas = "#/components/schemas/";

/** Schemas of which each says something else about itself. */
const components: JsonObject = {
  Plain: { type: "object", properties: { id: { type: "string" }, guess: { type: "string", "x-evidence": "assumed" } } },
  Named: {
    "x-evidence": "named",
    properties: {
      loose: { type: "string" },
      sure: { type: "string", "x-evidence": "documented" },
      told: { properties: { inner: { type: "string" } }, "x-evidence": "confirmed" },
      plain: { $ref: `${schemas}Plain` },
      surePlain: { $ref: `${schemas}Plain`, "x-evidence": "documented" },
      list: { type: "array", items: { $ref: `${schemas}Plain` } },
      map: { type: "object", additionalProperties: { type: "string", "x-evidence": "observed" } },
    },
  },
  Assumed: { "x-evidence": "assumed", properties: { sure: { type: "string", "x-evidence": "documented" } } },
  Composed: {
    allOf: [{ $ref: `${schemas}Named` }, { "x-evidence": "observed", properties: { own: { type: "string" } } }],
  },
  Chosen: { oneOf: [{ $ref: `${schemas}Assumed` }], else: { properties: { late: { "x-evidence": "named" } } } },
  Chain: { $ref: `${schemas}Assumed` },
  Loop: { $ref: `${schemas}Loop` },
  Envelope: {
    properties: {
      success: { $ref: `${schemas}Plain` },
      errors: { type: "array", items: { properties: { code: { "x-evidence": "assumed" }, message: {} } } },
      result: { $ref: `${schemas}Plain` },
    },
  },
};

const document: JsonObject = { components: { schemas: components } };

/** What a place below a component is worth. */
const worth = (name: string, path: string) =>
  evidenceAt(document, { $ref: schemas + name }, path.split(".").filter(Boolean), certain);

describe("words", () => {
  test("the order goes from a fact to a choice of ours", () => {
    expect(evidenceValues).toEqual(["documented", "confirmed", "observed", "named", "listed", "assumed"]);
    expect(weaker()).toBe("documented");
    expect(weaker("named", "observed", "listed")).toBe("listed");
    expect(weaker("confirmed", "documented")).toBe("confirmed");
    expect(weaker("confirmed", "observed")).toBe("observed");
  });
  test("documented and confirmed count as documented, nothing else does", () => {
    expect(evidenceValues.filter(isCertain)).toEqual(["documented", "confirmed"]);
  });
  test("a word that is none is taken for a guess, never for a fact", () => {
    expect(nearest({ "x-evidence": "documentd" }, "documented")).toBe("assumed");
  });
});

describe("rule 1: the nearest word in the same file governs", () => {
  test.each([
    ["Plain", "id", "documented"],
    ["Plain", "guess", "assumed"],
    ["Named", "", "named"],
    ["Named", "loose", "named"],
    ["Named", "sure", "documented"],
    ["Named", "told", "confirmed"],
    ["Named", "told.inner", "confirmed"],
    ["Named", "told.unknown", "confirmed"],
    ["Named", "map.anything", "observed"],
    ["Assumed", "sure", "documented"],
  ])("%s %s is %s", (name, path, evidence) => expect(worth(name, path)).toBe(evidence));

  test("confirmed keeps what stands above from governing; without it, that does", () => {
    const schema = (word: JsonObject) => ({ "x-evidence": "assumed", properties: { id: { type: "string", ...word } } });
    expect(evidenceAt({}, schema({ "x-evidence": "confirmed" }), ["id"], certain)).toBe("confirmed");
    expect(evidenceAt({}, schema({}), ["id"], certain)).toBe("assumed");
  });
});

describe("rule 2: through a reference the weaker of both counts", () => {
  test.each([
    ["Named", "plain", "named"],
    ["Named", "plain.id", "named"],
    ["Named", "plain.guess", "assumed"],
    ["Named", "surePlain", "documented"],
    ["Named", "surePlain.id", "documented"],
    ["Named", "surePlain.guess", "assumed"],
    ["Named", "list.0.id", "named"],
    ["Named", "list.12.guess", "assumed"],
    ["Composed", "loose", "named"],
    ["Composed", "sure", "documented"],
    ["Composed", "own", "observed"],
    ["Chosen", "sure", "documented"],
    ["Chosen", "late", "named"],
    ["Chain", "", "assumed"],
    ["Chain", "sure", "documented"],
    ["Loop", "id", "documented"],
    ["Missing", "id", "documented"],
  ])("%s %s is %s", (name, path, evidence) => expect(worth(name, path)).toBe(evidence));

  test("a word beside a reference does not lift what the component says of itself", () => {
    const beside = { $ref: `${schemas}Assumed`, "x-evidence": "documented" };
    expect(evidenceAt(document, beside, [], certain)).toBe("assumed");
  });
});

/** An operation whose parts have the words that are given. */
function operation(words: { operation?: Evidence; response?: Evidence; schema?: Evidence; property?: Evidence }) {
  const word = (evidence?: Evidence) => (evidence === undefined ? {} : { "x-evidence": evidence });
  const { properties } = components["Envelope"] as { properties: JsonObject };
  const result = { $ref: `${schemas}Plain`, ...word(words.property) };
  const schema = { ...word(words.schema), properties: { ...properties, result } };
  const content = { "application/json": { schema } };
  return {
    ...word(words.operation),
    requestBody: { content },
    responses: {
      "200": { ...word(words.response), content, headers: { Location: { schema: { type: "string" } } } },
      "404": { content },
      default: { $ref: "#/components/responses/Any" },
    },
  } as JsonObject;
}

describe("rule 3: a response is worth what its own word says, its body no more than the operation", () => {
  test.each([
    // Words on operation, response, schema and property; then status, body, and `result` of it.
    [{}, "documented", "documented", "documented"],
    [{ response: "assumed" }, "assumed", "assumed", "assumed"],
    [{ response: "assumed", schema: "documented" }, "assumed", "documented", "documented"],
    [{ response: "assumed", property: "confirmed" }, "assumed", "assumed", "confirmed"],
    [{ operation: "listed" }, "listed", "listed", "listed"],
    [{ operation: "listed", response: "documented" }, "documented", "listed", "listed"],
    [{ operation: "listed", response: "confirmed" }, "confirmed", "listed", "listed"],
    [{ operation: "listed", response: "assumed" }, "assumed", "assumed", "assumed"],
    [{ operation: "listed", property: "confirmed" }, "listed", "listed", "listed"],
    [{ operation: "confirmed", response: "confirmed" }, "confirmed", "confirmed", "confirmed"],
    [{ operation: "confirmed", schema: "observed" }, "confirmed", "observed", "observed"],
  ] as const)("%j: status %s, body %s, result %s", (words, status, body, result) => {
    const node = operation(words);
    const entered = enterResponse(document, node, "200");
    const at = (path: string[]) => evidenceAt(document, bodyOf(entered.node), path, entered.body);
    expect([entered.evidence, at([]), at(["result"])]).toEqual([status, body, result]);
  });

  test("errors and request bodies speak for themselves", () => {
    const node = operation({ operation: "listed" });
    expect(enterResponse(document, node, "404").evidence).toBe("documented");
    expect(enterResponse(document, node, "default").body.cap).toBe("documented");
    const found = [...walk({ paths: { "/a": { post: node } } })];
    const evidence = (kind: string, key: string) =>
      found.find((place) => place.kind === kind && place.path.includes(key))?.evidence;
    expect(evidence("request body", "requestBody")).toBe("documented");
    expect(evidence("header", "200")).toBe("documented");
    expect(evidence("response", "200")).toBe("listed");
    expect(evidence("response", "404")).toBe("documented");
  });

  test("a parameter is worth its name and its type", () => {
    expect(evidenceOfParameter({}, { schema: {} })).toBe("documented");
    expect(evidenceOfParameter({}, { schema: { "x-evidence": "named" } })).toBe("named");
    expect(evidenceOfParameter({}, { "x-evidence": "assumed", schema: { "x-evidence": "documented" } })).toBe(
      "assumed",
    );
    expect(evidenceOfParameter(document, { schema: { $ref: `${schemas}Assumed` } })).toBe("assumed");
  });
});

describe("rule 4: the envelope is documented for every operation", () => {
  const node = operation({ operation: "listed", response: "assumed" });
  const { body, node: response } = enterResponse(document, node, "200");
  const at = (path: string) => evidenceAt(document, bodyOf(response), path.split("."), body);
  test("success and errors, and no more than those", () => {
    expect([at("success"), at("errors"), at("errors.0.message"), at("errors.0.code")]).toEqual([
      "documented",
      "documented",
      "documented",
      "assumed",
    ]);
    expect([at("result"), at("pagination")]).toEqual(["assumed", "assumed"]);
  });
  test("also behind a reference and in a branch", () => {
    const ref = { allOf: [{ $ref: `${schemas}Envelope` }] };
    expect(evidenceAt(document, ref, ["success"], body)).toBe("documented");
    expect(evidenceAt(document, ref, ["result"], body)).toBe("assumed");
  });
  test("but not deeper, where a field of that name is any field", () => {
    const deep = { properties: { result: { $ref: `${schemas}Envelope` } } };
    expect(evidenceAt(document, deep, ["result", "success"], body)).toBe("assumed");
  });
});

describe("rule 5: presence", () => {
  test.each([
    ["documented", undefined, "documented"],
    ["confirmed", undefined, "documented"],
    ["observed", undefined, "documented"],
    ["named", undefined, "documented"],
    ["listed", undefined, "listed"],
    ["assumed", undefined, "assumed"],
    ["documented", "table", "named"],
    ["named", "table", "named"],
    ["listed", "table", "listed"],
  ] as const)("of a field of an object that is %s, x-presence %s: %s", (evidence, table, presence) => {
    expect(presenceOf(evidence, table === undefined ? {} : { "x-presence": table })).toBe(presence);
  });
});

test("the walk and a path through a value agree everywhere in a component", () => {
  const places = [...walk(document)].filter(({ path }) => path[2] === "Named" && path.at(-2) === "properties");
  expect(places.length).toBeGreaterThan(6);
  for (const { path, evidence } of places) {
    const names = path.filter((_, i) => path[i - 1] === "properties").map(String);
    expect(worth("Named", names.join(".")), names.join(".")).toBe(evidence);
  }
});

function bodyOf(response: unknown): JsonObject {
  const { content } = response as { content: Record<string, { schema: JsonObject }> };
  return content["application/json"]?.schema ?? {};
}
