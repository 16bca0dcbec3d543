// Idempotency keys: what keeps a repeated request from paying twice.

import { asArray, asObject, asStrings, follow, type JsonObject, type Place, pointer } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { distinct } from "./lib/found.ts";
import { operationAt, operationPairs, parametersOf } from "./lib/operations.ts";

/** How a field or header is called that has an idempotency key. */
const keyName = /^idempotency-?key$/i;

export const idempotency: Rule = {
  name: "idempotency",
  says: "An idempotency key taken away or made necessary is major, whatever was promised of the payload, because without it a repeated request can pay twice; a key newly accepted is minor.",
  find: (sides) => distinct(operationPairs(sides).flatMap(({ before, after }) => compare(sides, before, after))),
};

/** Where an operation takes its key, and where it says that the key is necessary. */
interface Key {
  at: string;
  required: boolean;
  requiredAt: string;
  node: JsonObject;
}

function compare(sides: Sides, before: Operation, after: Operation): Found[] {
  const [was, is] = [keyOf(sides.before.document, before), keyOf(sides.after.document, after)];
  if (was !== undefined && is === undefined)
    return [
      {
        ...({ place: was.at, side: "before", before: was.node } as const),
        ...(was.required && { covers: [was.requiredAt] }),
        ...({ wire: "major", types: "major", asPromised: true } as const),
        text: "the idempotency key is no longer accepted; do not retry a request, because it can pay twice.",
      },
    ];
  if (was === undefined && is !== undefined)
    return [
      {
        ...({ place: is.at, side: "after", after: is.node, asPromised: true } as const),
        ...(is.required && { covers: [is.requiredAt] }),
        ...(is.required ? ({ wire: "major", types: "major" } as const) : ({ wire: "minor", types: "minor" } as const)),
        text: is.required
          ? "an idempotency key is required now; send one with each request, the same one when you retry it."
          : "an idempotency key is accepted now; send the same one when you retry a request.",
      },
    ];
  if (was === undefined || is === undefined || was.required === is.required) return [];
  return [
    {
      ...({ place: is.required ? is.requiredAt : was.requiredAt, side: is.required ? "after" : "before" } as const),
      ...({ before: was.required, after: is.required, asPromised: true } as const),
      covers: [was.requiredAt, is.requiredAt],
      ...(is.required ? ({ wire: "major", types: "major" } as const) : ({ wire: "minor", types: "none" } as const)),
      text: is.required
        ? "the idempotency key is required now; send one with each request, the same one when you retry it."
        : "the idempotency key can be left out now; keep sending it.",
    },
  ];
}

function keyOf(document: JsonObject, operation: Operation): Key | undefined {
  const header = parametersOf(document, operation).find(
    ({ in: kind, name }) => kind === "header" && keyName.test(name),
  );
  if (header !== undefined)
    return { ...header, required: header.node["required"] === true, requiredAt: pointer(header.at, "required") };
  const body = follow(document, operation.raw["requestBody"], operationAt(operation, "requestBody"));
  return Object.entries(asObject(body.node["content"]))
    .map(([type, media]) =>
      keyIn(document, { node: asObject(asObject(media)["schema"]), at: pointer(body.at, "content", type, "schema") }),
    )
    .find((key) => key !== undefined);
}

function keyIn(document: JsonObject, written: Place): Key | undefined {
  const { node, at } = follow(document, written.node, written.at);
  const properties = asObject(node["properties"]);
  const name = Object.keys(properties).find((property) => keyName.test(property));
  if (name !== undefined)
    return {
      at: pointer(at, "properties", name),
      required: asStrings(node["required"]).includes(name),
      requiredAt: pointer(at, "required"),
      node: asObject(properties[name]),
    };
  return asArray(node["allOf"])
    .map((part, index) => keyIn(document, { node: asObject(part), at: pointer(at, "allOf", index) }))
    .find((key) => key !== undefined);
}
