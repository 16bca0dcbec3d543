// The form of a bundle: that an object or a list is where OpenAPI has one, before anything reads it.

import { asObject, isObject, type JsonObject, methods, pointer } from "../../model/document.ts";

/** What each part of a bundle is made of, from the top down; `*` is any key. */
const shapes: [path: string, kind: "object" | "list"][] = [
  ...(["info", "components", "webhooks"] as const).map((word): [string, "object"] => [word, "object"]),
  ...(["servers", "security", "tags"] as const).map((word): [string, "list"] => [word, "list"]),
  ...["components/*", "components/*/*", "paths/*", "webhooks/*"].map((path): [string, "object"] => [path, "object"]),
  ...["paths", "webhooks"].flatMap((area): [string, "object" | "list"][] => [
    [`${area}/*/parameters`, "list"],
    [`${area}/*/parameters/*`, "object"],
    ...methods.flatMap((method): [string, "object" | "list"][] => [
      [`${area}/*/${method}`, "object"],
      [`${area}/*/${method}/parameters`, "list"],
      [`${area}/*/${method}/parameters/*`, "object"],
      [`${area}/*/${method}/requestBody`, "object"],
      [`${area}/*/${method}/responses`, "object"],
      [`${area}/*/${method}/responses/*`, "object"],
    ]),
  ]),
];

/**
 * What is not of the form that OpenAPI gives it, such as `null` in the place of an operation.
 * @param document What claims to be a bundle.
 * @returns The first such place, in words; undefined where there is none.
 */
export function misshapen(document: JsonObject): string | undefined {
  for (const [path, kind] of shapes)
    for (const [at, value] of reached(document, path.split("/"), "")) {
      const isRight = kind === "list" ? Array.isArray(value) : isObject(value) && !Array.isArray(value);
      if (!isRight) return `${at} is ${shown(value)} and no ${kind}`;
    }
  return misshapenSchema(document);
}

/** Everything at a path in which `*` is any key. */
function reached(node: unknown, [key, ...rest]: string[], at: string): [string, unknown][] {
  if (key === undefined) return [[at, node]];
  if (typeof node !== "object" || node === null) return [];
  const entries = key === "*" ? Object.entries(node) : Object.entries(node).filter(([name]) => name === key);
  return entries
    .filter(([name]) => !name.startsWith("x-"))
    .flatMap(([name, value]) => reached(value, rest, pointer(at, name)));
}

/** A schema, wherever it is, that is no object: `null` where a field is described. */
function misshapenSchema(node: unknown, at = ""): string | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  const maps = ["properties", "patternProperties"].flatMap((word) =>
    Object.entries(asObject((node as JsonObject)[word])).map(
      ([name, value]) => [pointer(at, word, name), value] as const,
    ),
  );
  const wrong = maps.find(([, value]) => !isObject(value) && typeof value !== "boolean");
  if (wrong !== undefined && !isData(at)) return `${wrong[0]} is ${shown(wrong[1])} and no schema`;
  for (const [key, value] of Object.entries(node)) {
    const found = misshapenSchema(value, pointer(at, key));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a place is within an example or a value, which can have any form. */
function isData(at: string): boolean {
  return /\/(example|examples|default|const|enum|x-[^/]*)(\/|$)/.test(at);
}

function shown(value: unknown): string {
  return Array.isArray(value) ? "a list" : isObject(value) ? "an object" : JSON.stringify(value);
}
