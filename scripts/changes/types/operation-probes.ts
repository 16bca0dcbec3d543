// Probes of an operation: they name it, send its parameters and its request body, and read its responses.

import { asArray, asObject, isObject, type JsonObject, pointer, refName, resolve } from "../../../model/document.ts";
import { type Located, q } from "./names.ts";
import { assigns, names, type Probe, type Types } from "./probe.ts";
import { type Context, list, schemaProbes, within } from "./schema-probes.ts";

/** An operation of the bundle before, or the delivery of an event, with where its types stand. */
export interface Subject extends Types {
  /** What it is called in texts. */
  title: string;
  /** Its JSON pointer in the bundle before. */
  place: string;
  path: string;
  item: JsonObject;
  operation: JsonObject;
  /** The same operation after. */
  after: Located;
}

/** A part of an operation: where it is written, and where its types are. */
interface Part extends Types {
  /** Where its inside stands: in the operation, or in a component. */
  inside: string;
  /** Types of its inside before; they stand at the component where it is one. */
  insideWas: string;
  /** The place to blame when it is gone: the component, if the operation still refers to it. */
  place: string;
}

/** Probes of everything that an operation takes and returns. */
export function* operationProbes(context: Context, subject: Subject): Generator<Probe> {
  yield* parameterProbes(context, subject);
  yield* bodyProbes(context, subject);
  yield* responseProbes(context, subject);
}

const words: Record<string, string> = { query: "query parameter", header: "header", path: "path parameter" };

function* parameterProbes(context: Context, subject: Subject): Generator<Probe> {
  const { item, operation, was, now, title, after } = subject;
  const itemPlace = subject.place.slice(0, subject.place.lastIndexOf("/"));
  const written = [
    ...asArray(item["parameters"]).map((node, index) => [node, pointer(itemPlace, "parameters", index)] as const),
    ...asArray(operation["parameters"]).map(
      (node, index) => [node, pointer(subject.place, "parameters", index)] as const,
    ),
  ];
  for (const [node, at] of written) {
    const { name, in: place, schema } = resolve(context.before, node);
    if (place === "path" && after.path !== subject.path) continue; // The path says so itself.
    const types = {
      was: `Into<${was}["parameters"][${q(String(place))}]>`,
      now: `Into<${now}["parameters"][${q(String(place))}]>`,
    };
    const part = partOf(asObject(node), at, after.shared, types, String(name));
    const kept = after.parameters.some((other) => other["name"] === name && other["in"] === place);
    const text = `${words[String(place)] ?? "parameter"} \`${name}\`${part.place === at ? ` of ${title}` : ""}`;
    const group = `sends ${part.place}`;
    const sent = assigns(`Full<Taken<${part.now}>>`, `Full<Sent<${part.was}>>`);
    const says = ({ gone }: { gone: boolean }) =>
      `${text} can no longer be sent${gone ? "" : " with every value it could have"}`;
    // A component is probed where it is first used; elsewhere only whether it is still there.
    yield { place: part.place, group, code: part.inside === at ? names(part.now) : sent, says };
    const needs = assigns(`Needs<${types.now}, ${q(String(name))}>`, `Needs<${types.was}, ${q(String(name))}>`);
    yield { place: part.place, group, code: needs, says: () => `${text} can no longer be left out` };
    if (!kept || context.seen.has(part.inside)) continue;
    context.seen.add(part.inside);
    yield* schemaProbes(context, {
      schema: asObject(schema),
      place: pointer(part.inside, "schema"),
      subject: within(text),
      was: part.insideWas,
      now: part.now,
      reads: false,
      sends: true,
    });
  }
  for (const place of ["query", "header"]) {
    const types = { was: `Into<${was}["parameters"]["${place}"]>`, now: `Into<${now}["parameters"]["${place}"]>` };
    yield {
      place: subject.place,
      code: `{ const value: Complete<${types.now}, keyof ${types.was}> = true; }`,
      says: ({ quoted }) => `${title} can no longer be called without ${words[place]} ${list(quoted)}`,
    };
  }
}

/** A part by its name; `today` has the references that the operation has now. */
function partOf(node: JsonObject, at: string, today: Set<unknown>, owner: Types, name: string): Part {
  const was = `${owner.was}[${q(name)}]`;
  const now = `${owner.now}[${q(name)}]`;
  const ref = node["$ref"];
  if (typeof ref !== "string") return { inside: at, insideWas: was, place: at, was, now };
  const inside = ref.slice(1);
  const [, , kind = ""] = inside.split("/");
  const insideWas = `Was.components[${q(kind)}][${q(String(refName(node)))}]`;
  return { inside, insideWas, place: today.has(ref) ? inside : at, was, now };
}

function* bodyProbes(context: Context, { title, place, operation, was, now }: Subject): Generator<Probe> {
  const at = pointer(place, "requestBody");
  const body = resolve(context.before, operation["requestBody"]);
  const exists = isObject(operation["requestBody"]);
  yield {
    place: exists ? at : place,
    group: `sends ${at}`,
    code: assigns(`Needs<${now}, "requestBody">`, `Needs<${was}, "requestBody">`),
    says: () => `${title} can no longer be called without a request body`,
  };
  for (const [type, media] of Object.entries(asObject(body["content"]))) {
    const path = `["content"][${q(type)}]`;
    const types = { was: `Into<${was}["requestBody"]>${path}`, now: `Into<${now}["requestBody"]>${path}` };
    yield* schemaProbes(context, {
      place: pointer(at, "content", type, "schema"),
      schema: asObject(asObject(media)["schema"]),
      ...types,
      subject: within(`the request body of ${title}`),
      reads: false,
      sends: true,
    });
  }
}

/** Success statuses whose JSON the client returns as data. */
const successes = ["200", "201", "202", "203", "204", "206", "2XX"];

function* responseProbes(context: Context, subject: Subject): Generator<Probe> {
  const { operation, was, now, title, after } = subject;
  const today = asObject(after.operation["responses"]);
  const shared = new Set(Object.values(today).map((node) => asObject(node)["$ref"]));
  const data: string[] = [];
  for (const [status, node] of Object.entries(asObject(operation["responses"]))) {
    const at = pointer(subject.place, "responses", status);
    const owner = { was: `${was}["responses"]`, now: `${now}["responses"]` };
    const part = partOf(asObject(node), at, shared, owner, status);
    const text = `response ${status} of ${title}`;
    yield { place: part.place, code: names(part.now), says: () => `${text} can no longer be named` };
    const response = resolve(context.before, node);
    if (successes.includes(status) && isObject(today[status])) data.push(`Json<${part.now}>`);
    if (context.seen.has(part.inside)) continue;
    if (!isObject(today[status])) continue;
    context.seen.add(part.inside);
    yield* responsePartProbes(context, part, response, text);
  }
  if (data.length === 0) return;
  yield {
    place: pointer(subject.place, "responses"),
    code: assigns(data.join(" | "), `Data<${now}["responses"]>`),
    says: () => `the data of ${title} can have another type, by a response that is new`,
  };
}

function* responsePartProbes(context: Context, part: Part, response: JsonObject, text: string): Generator<Probe> {
  for (const [type, media] of Object.entries(asObject(response["content"]))) {
    const path = `["content"][${q(type)}]`;
    yield* schemaProbes(context, {
      place: pointer(part.inside, "content", type, "schema"),
      schema: asObject(asObject(media)["schema"]),
      was: `${part.insideWas}${path}`,
      now: `${part.now}${path}`,
      subject: within(text),
      reads: true,
      sends: false,
    });
  }
  for (const [name, header] of Object.entries(asObject(response["headers"]))) {
    const owner = { was: `Known<${part.insideWas}["headers"]>`, now: `Known<${part.now}["headers"]>` };
    const schema = asObject(resolve(context.before, header)["schema"]);
    yield* schemaProbes(context, {
      schema,
      place: pointer(part.inside, "headers", name),
      subject: within(`header \`${name}\` of ${text}`),
      was: `${owner.was}[${q(name)}]`,
      now: `${owner.now}[${q(name)}]`,
      reads: true,
      sends: false,
      field: { of: owner, name },
    });
  }
}
