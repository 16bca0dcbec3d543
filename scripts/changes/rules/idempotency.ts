// Idempotency keys: what keeps a repeated request from paying twice.

import { asArray, asObject, asStrings, follow, type JsonObject, type Place, pointer } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { distinct } from "./lib/found.ts";
import { operationAt, operationPairs, writtenParameters } from "./lib/operations.ts";

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
  /** Name of the header; undefined where the key is a field of the body. */
  header?: string;
  /** The list of parameters that the header is part of. */
  list?: string;
}

function compare(sides: Sides, before: Operation, after: Operation): Found[] {
  const [was, is] = [keysOf(sides.before.document, before), keysOf(sides.after.document, after)];
  const isSame = (one: Key) => (other: Key) => one.header?.toLowerCase() === other.header?.toLowerCase();
  const [gone] = was.filter((key) => !is.some(isSame(key)));
  const [added] = is.filter((key) => !was.some(isSame(key)));
  const lists = (document: JsonObject, operation: Operation) =>
    writtenParameters(document, operation).map(({ list }) => list);
  const covers = [
    ...coveredBy(gone, lists(sides.after.document, after)),
    ...coveredBy(added, lists(sides.before.document, before)),
  ];
  const pairs = was.flatMap((key) => is.filter(isSame(key)).map((other) => needed(key, other)));
  if (gone !== undefined && is[0] !== undefined) return [moved(gone, added ?? is[0], covers), ...pairs.flat()];
  return [
    ...(gone === undefined ? [] : [lost(gone, covers)]),
    ...(added === undefined ? [] : [gained(added, covers)]),
    ...pairs.flat(),
  ];
}

/** What is decided with a key: the list of a header, too, if the other side has no list there: then nothing else in it is compared with anything. */
function coveredBy(key: Key | undefined, others: string[]): string[] {
  if (key === undefined) return [];
  const required = key.required ? [key.requiredAt] : [];
  return key.list === undefined || others.includes(key.list) ? required : [...required, key.list];
}

function lost(was: Key, covers: string[]): Found {
  return {
    ...({ place: was.at, side: "before", before: was.node, covers } as const),
    ...({ wire: "major", types: "major", asPromised: true } as const),
    text: "the idempotency key is no longer accepted; do not retry a request, because it can pay twice.",
  };
}

function gained(is: Key, covers: string[]): Found {
  const where = is.header === undefined ? "" : ` in the header \`${is.header}\``;
  return {
    ...({ place: is.at, side: "after", after: is.node, covers, asPromised: true } as const),
    ...(is.required ? ({ wire: "major", types: "major" } as const) : ({ wire: "minor", types: "minor" } as const)),
    text: is.required
      ? `an idempotency key is required${where} now; send one with each request, the same one when you retry it.`
      : `an idempotency key is accepted${where} now; send the same one when you retry a request.`,
  };
}

/** A key that is sent in another place: one in the old place is none. */
function moved(was: Key, is: Key, covers: string[]): Found {
  const where = is.header === undefined ? "in the body" : `in the header \`${is.header}\``;
  return {
    ...({ place: was.at, side: "before", wire: "major", types: "major", asPromised: true } as const),
    ...{ before: was.node, after: is.node, covers: [is.at, ...covers] },
    text: `send the idempotency key ${where} now; in the old place it no longer keeps a retry from paying twice.`,
  };
}

function needed(was: Key, is: Key): Found[] {
  if (was.required === is.required) return [];
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

/** The keys that an operation takes: a header, a field of the body, or both. */
function keysOf(document: JsonObject, operation: Operation): Key[] {
  const headers = writtenParameters(document, operation)
    .filter(({ in: kind, name }) => kind === "header" && keyName.test(name))
    .map(({ name, at, definedAt, list, node }): Key => {
      const required = node["required"] === true;
      return { at, required, requiredAt: pointer(definedAt, "required"), node, header: name, list };
    });
  const body = follow(document, operation.raw["requestBody"], operationAt(operation, "requestBody"));
  const [field] = Object.entries(asObject(body.node["content"])).flatMap(([type, media]) => {
    const at = pointer(body.at, "content", type, "schema");
    return keyIn(document, { node: asObject(asObject(media)["schema"]), at }) ?? [];
  });
  return field === undefined ? headers : [...headers, field];
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
