// generated/known-unknowns.md has a line for everything in the bundles that is not documented, and no other line. What is
// expected is counted here without the code that writes the file.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Api, apis, generatedDir } from "../../model/apis.ts";
import { createContract } from "../../model/contract.ts";
import { asArray, asObject, asStrings, componentsOf, isObject, type JsonObject } from "../../model/document.ts";
import { readBundle } from "../../model/load.ts";
import { knownUnknowns } from "../../scripts/generate/catalogue-unknowns.ts";

const rank = ["documented", "confirmed", "observed", "named", "listed", "assumed"];
const isWeak = (word: string) => rank.indexOf(word) > 1;
const weaker = (...words: string[]) => rank[Math.max(...words.map((word) => rank.indexOf(word)))] ?? "assumed";
const wordOf = (node: unknown, above = "documented") => String(asObject(node)["x-evidence"] ?? above);

/** Follows a reference once; components refer to components only. */
function target(document: JsonObject, node: unknown): JsonObject {
  const ref = asObject(node)["$ref"];
  if (typeof ref !== "string") return asObject(node);
  const [, , group = "", name = ""] = ref.split("/");
  return target(document, componentsOf(document, group)[name]);
}

/** What a place is worth: its word and, of a reference, that of the component. */
function worth(document: JsonObject, node: unknown, above = "documented"): string {
  const own = wordOf(node, above);
  return asObject(node)["$ref"] === undefined ? own : weaker(own, worth(document, target(document, node)));
}

/** `field: evidence` of everything weak in a schema, the schema itself under the name `(itself)`. */
function fieldsOf(document: JsonObject, schema: JsonObject, start = "documented"): Map<string, string> {
  const found = new Map<string, string>();
  const look = (node: unknown, name: string, above: string, from: string) => {
    if (!isObject(node)) return;
    const evidence = worth(document, node, above);
    const isEntry = name.endsWith("[]") || name.endsWith("*");
    if (!found.has(name) && !(isEntry && evidence === from)) found.set(name, evidence);
    const own = wordOf(node, above);
    const dot = name === "" ? "" : `${name}.`;
    for (const [key, child] of Object.entries(asObject(node["properties"]))) look(child, `${dot}${key}`, own, evidence);
    look(node["items"], `${name}[]`, own, evidence);
    look(node["additionalProperties"], `${dot}*`, own, evidence);
    for (const word of ["allOf", "oneOf", "anyOf"])
      for (const part of asArray(node[word])) look(part, name, own, evidence);
    for (const word of ["then", "else"]) look(node[word], name, own, evidence);
  };
  look(schema, "", start, "");
  return new Map([...found].filter(([, evidence]) => isWeak(evidence)));
}

/** `place: evidence` of every part of an operation that is not documented. */
function claimsOf(document: JsonObject, item: JsonObject, operation: JsonObject): string[] {
  const own = wordOf(operation);
  const claims = isWeak(own) ? [`operation: ${own}`] : [];
  for (const one of [...asArray(item["parameters"]), ...asArray(operation["parameters"])].map(asObject)) {
    const evidence = weaker(wordOf(one), worth(document, one["schema"], wordOf(one)));
    if (one["$ref"] === undefined && isWeak(evidence)) claims.push(`parameter ${one["name"]}: ${evidence}`);
  }
  const body = target(document, operation["requestBody"]);
  claims.push(...mediaClaims(document, body, "request body", worth(document, operation["requestBody"]), "documented"));
  for (const [status, response] of Object.entries(asObject(operation["responses"]))) {
    if (asObject(response)["$ref"] !== undefined) continue;
    const known = wordOf(response, status.startsWith("2") ? own : "documented");
    if (isWeak(known)) claims.push(`${status} status: ${known}`);
    claims.push(
      ...mediaClaims(
        document,
        asObject(response),
        `${status} body`,
        known,
        status.startsWith("2") ? own : "documented",
      ),
    );
    for (const [name, header] of Object.entries(asObject(asObject(response)["headers"]))) {
      if (asObject(header)["$ref"] === undefined && isWeak(wordOf(header)))
        claims.push(`${status} header ${name}: ${wordOf(header)}`);
    }
  }
  return claims;
}

function mediaClaims(document: JsonObject, owner: JsonObject, name: string, above: string, cap: string): string[] {
  const content = Object.entries(asObject(owner["content"]));
  return content.flatMap(([type, media]) => {
    const schema = asObject(asObject(media)["schema"]);
    const evidence = weaker(cap, worth(document, schema, above));
    const label = content.length > 1 ? `${name} ${type}` : name;
    const inner = asObject(schema)["$ref"] === undefined ? [...fieldsOf(document, schema, weaker(cap, above))] : [];
    const fields = inner
      .map(([field, known]) => [field, weaker(cap, known)] as const)
      .filter(([field, known]) => field !== "" && !/^(success|errors)\b/.test(field) && known !== evidence)
      .map(([field, known]) => `${name.split(" ")[0]} field ${field}: ${known}`);
    return [...(isWeak(evidence) ? [`${label}: ${evidence}`] : []), ...fields];
  });
}

type Tables = Map<string, string[][]>;

/** The tables of a service, by title. */
function tablesOf(text: string, api: Api): Tables {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${api}\n`)) ?? "";
  return new Map(
    section
      .split(/^### /m)
      .slice(1)
      .map((part) => {
        const [title = "", ...lines] = part.split("\n");
        const rows = lines.filter((line) => line.startsWith("|")).slice(2);
        return [
          title,
          rows.map((row) =>
            row
              .split(/(?<!\\)\|/)
              .slice(1, -1)
              .map((cell) => cell.trim().replaceAll("\\|", "|")),
          ),
        ];
      }),
  );
}

const plain = (text: string) => text.replaceAll("`", "");
const items = (cell = "") => cell.split("; ").filter(Boolean).map(plain);

/** The claims of one row of the table of operations. */
function claimsIn([, , operation = "", parameters, body, responses]: string[]): string[] {
  const claims = operation === "" ? [] : [`operation: ${operation}`];
  const split = (text: string) =>
    [text.slice(0, text.lastIndexOf(" ")), text.slice(text.lastIndexOf(" ") + 1)] as const;
  for (const [name, evidence] of items(parameters).map(split)) claims.push(`parameter ${name}: ${evidence}`);
  for (const item of items(body))
    claims.push(item.includes(" ") ? `request field ${split(item).join(": ")}` : `request body: ${item}`);
  for (const [place, evidence] of items(responses).map(split)) {
    const [status = "", ...rest] = place.split(" ");
    if (rest.length === 0) claims.push(`${status} status: ${evidence}`, `${status} body: ${evidence}`);
    else if (["status", "body", "header"].includes(rest[0] ?? "")) claims.push(`${place}: ${evidence}`);
    else claims.push(`${status} field ${rest.join(" ")}: ${evidence}`);
  }
  return claims;
}

function sentencesIn(node: JsonObject): string[] {
  const below = Object.entries(node).filter(([key]) => key !== "example" && key !== "examples");
  const children = below
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((one) => isObject(one));
  return [...asStrings(node["x-not-shown"]), ...children.flatMap(sentencesIn)];
}

const text = readFileSync(`${generatedDir}known-unknowns.md`, "utf8");

describe.each(apis)("%s", (api) => {
  const { document } = readBundle(api);
  const tables = tablesOf(text, api);
  const rows = (title: string) => tables.get(title) ?? [];
  const schemas = Object.entries(componentsOf(document, "schemas")).map(
    ([name, schema]) => [name, asObject(schema)] as const,
  );

  test("every sentence of x-not-shown has its line", () => {
    const sentences = sentencesIn(document).map((sentence) => sentence.replace(/\s+/g, " ").trim());
    expect(
      rows("Not documented")
        .map((cells) => cells[1])
        .sort(),
    ).toEqual([...new Set(sentences)].sort());
  });

  test("every part of an operation that is not documented is named, as what it is", () => {
    const expected = Object.entries(asObject(document["paths"])).flatMap(([, item]) =>
      Object.values(asObject(item)).flatMap((operation) => {
        const id = asObject(operation)["operationId"];
        if (id === undefined) return [];
        return claimsOf(document, asObject(item), asObject(operation)).map((claim) => `${id} ${claim}`);
      }),
    );
    const claimed = rows("Operations").flatMap((cells) =>
      claimsIn(cells).map((claim) => `${plain(cells[0] ?? "")} ${claim}`),
    );
    // `200 assumed` is of status and body; a response without a body has no body to be assumed.
    const bodiless = (claim: string) =>
      expected.includes(claim.replace(" body:", " status:")) && claim.includes(" body:");
    expect(expected.filter((claim) => !claimed.includes(claim))).toEqual([]);
    expect(claimed.filter((claim) => !expected.includes(claim) && !bodiless(claim))).toEqual([]);
  });

  test("every field that is not documented is named with its evidence", () => {
    const expected = schemas.flatMap(([name, schema]) => {
      const fields = [...fieldsOf(document, schema)];
      return fields
        .filter(
          ([field, evidence]) => field !== "" || !fields.some((other) => other[0] !== "" && other[1] === evidence),
        )
        .map(([field, evidence]) => `${name} ${field || "the value itself"}: ${evidence}`);
    });
    const claimed = rows("Fields").flatMap(([name = "", evidence, fields = ""]) =>
      fields.split(", ").map((field) => `${plain(name)} ${plain(field)}: ${evidence}`),
    );
    expect(claimed.sort()).toEqual(expected.sort());
  });

  test("shared parameters, headers and responses are named, the type of a parameter too", () => {
    const { schemas: _, ...others } = asObject(document["components"]);
    const expected = Object.values(others).flatMap((members) =>
      Object.entries(asObject(members)).flatMap(([name, node]) => {
        const known = asObject(node)["schema"] === undefined ? "documented" : worth(document, asObject(node)["schema"]);
        return isWeak(wordOf(node)) || isWeak(known) ? [`${name}: ${weaker(wordOf(node), known)}`] : [];
      }),
    );
    const claimed = rows("Shared components").map(
      ([name = "", , cell]) => `${plain(name)}: ${items(cell)[0]?.split(" ").at(-1)}`,
    );
    // A response that is documented may have a field that is not, such as which codes come with it.
    const inner = rows("Shared components").filter(([, , cell = ""]) => cell.startsWith("`")).length;
    expect(claimed.filter((claim) => !expected.includes(claim))).toHaveLength(inner);
    expect(expected.filter((claim) => !claimed.includes(claim))).toEqual([]);
  });

  test("every assumed move and every table of fields has its line, and no line stands twice", () => {
    const moves = schemas.flatMap(([name, schema]) =>
      asArray(schema["x-transitions"])
        .map(asObject)
        .filter((move) => move["x-evidence"] === "assumed")
        .map((move) => `${name} ${move["to"]}`),
    );
    expect(
      rows("Assumed transitions")
        .map(([name = "", , to = ""]) => `${plain(name)} ${plain(to)}`)
        .sort(),
    ).toEqual(moves.sort());
    const suggested = schemas
      .filter(([, schema]) => JSON.stringify(schema).includes('"x-presence":"table"'))
      .map(([name]) => name);
    expect(
      rows("Presence")
        .map(([name = ""]) => plain(name))
        .sort(),
    ).toEqual(suggested.sort());
    for (const [title, lines] of tables) {
      expect(new Set(lines.map(String)).size, title).toBe(lines.length);
      for (const cell of lines.flat()) expect(items(cell), cell).toEqual([...new Set(items(cell))]);
    }
  });
});

describe("a small contract", () => {
  const schema = { type: "string", "x-evidence": "named" };
  const content = {
    "text/csv": { schema: { type: "string", "x-evidence": "assumed" } },
    "text/plain": { schema: { type: "string" } },
  };
  const document: JsonObject = {
    paths: {
      "/a/{id}": {
        parameters: [{ name: "id", in: "path", schema }],
        get: {
          operationId: "getA",
          "x-not-shown": ["Whether a | b."],
          responses: { "200": { content, headers: { Age: { "x-evidence": "observed" } } } },
        },
      },
    },
    webhooks: { A: { post: { "x-not-shown": ["Whether it repeats."] } } },
  };
  const small = knownUnknowns([
    createContract("finance", document),
    createContract("ramp", {}),
    createContract("auth", {}),
  ]);

  test("names parameters of a path, media types and headers as such", () => {
    expect(small).toContain(
      "| `getA` | GET /a/{id} |  | `id` named |  | 200 body `text/csv` assumed; 200 header `Age` observed |",
    );
  });
  test("says where a sentence stands, and keeps the table whole", () => {
    expect(small).toContain("| operation `getA` | Whether a \\| b. |");
    expect(small).toContain("| event `A` | Whether it repeats. |");
  });
  test("has no table without rows", () => {
    expect(small).not.toContain("### Fields");
    expect(small.split("## ramp")[1]?.trim()).toBe("## auth");
  });
});
