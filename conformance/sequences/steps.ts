// The steps that every kind of resource has: create, repeat, create two at a time, read back, list, change, delete.

import type { JsonObject } from "../../model/document.ts";
import { NotCovered, resultOf, succeeded } from "../checks/check.ts";
import type { Exchange } from "../exchange.ts";
import { describe } from "../schema.ts";
import type { Actor, Reply } from "./actor.ts";
import { lookAtList, lookAtRead, lookAtShown } from "./look.ts";
import { chosen, type Kind, type Made, type Model, type Step } from "./model.ts";

/** Notes what a creation made. @returns Undefined when it was refused. */
export function note(model: Model, actor: Actor, kind: Kind, exchange: Exchange, sent: JsonObject): Made | undefined {
  const result = resultOf(exchange);
  const { id } = result;
  if (!succeeded(exchange) || typeof id !== "string") {
    actor.notebook.refused(exchange);
    return undefined;
  }
  actor.notebook.accepted();
  const isNew = !model.made.some((made) => made.id === id);
  const evidence = actor.evidence(exchange.operation?.operationId ?? kind.create);
  const expected = `another ${kind.name} than those that were made before`;
  actor.expect("sequence-new", isNew, exchange, expected, `the same ID ${id}`, evidence);
  const path = { ...kind.path?.(actor.probe), ...(kind.parameter !== undefined && { [kind.parameter]: id }) };
  const names = kind.fields.filter((name) => sent[name] !== undefined);
  const fields = Object.fromEntries(names.map((name) => [name, sent[name]])) as JsonObject;
  const shown = names.filter((name) => result[name] !== undefined);
  const made: Made = { kind, id, path, fields, shown, phase: "open" };
  if (kind.remove !== undefined) made.undo = { operationId: kind.remove, options: { path } };
  model.made.push(made);
  lookAtShown(actor, made, result, exchange);
  return made;
}

/** Notes the result of a request with a key; others with that key, which overlap it, have to give the same. */
export function noteReply({ replies }: Model, actor: Actor, reply: Reply, others: Exchange[] = []): void {
  replies.push(reply);
  for (const other of others.filter(succeeded)) actor.expectRepeat(reply, other);
}

/** Creates something with requests that overlap: with one key they make one resource, else one each. */
async function create(model: Model, actor: Actor, kind: Kind, times: number): Promise<void> {
  const path = kind.path?.(actor.probe) ?? {};
  const bodies = Array.from({ length: times }, () => ({
    ...actor.probe.body(kind.create),
    ...kind.body?.(actor.probe),
  }));
  const [first = {}] = bodies;
  const isKeyed = typeof first["idempotencyKey"] === "string";
  const purpose =
    times === 1 ? `create a ${kind.name}` : `create ${isKeyed ? "one" : "two"} with requests that overlap`;
  const sent = bodies.map((json) => ({ path, json: isKeyed ? first : json, purpose }));
  const all = await actor.callTogether(kind.create, sent);
  if (!isKeyed) {
    for (const [i, exchange] of all.entries()) note(model, actor, kind, exchange, bodies[i] as JsonObject);
    return;
  }
  // One that comes too early for the result may be refused.
  const done = all.find(succeeded) ?? (all[0] as Exchange);
  const made = note(model, actor, kind, done, first);
  if (made === undefined) return;
  const reply = { operationId: kind.create, options: { path, json: first }, id: made.id };
  noteReply(
    model,
    actor,
    reply,
    all.filter((other) => other !== done),
  );
}

/** Changes one, and looks at another, which has to be as it was. */
async function change(model: Model, actor: Actor, made: Made): Promise<void> {
  const { kind, path } = made;
  if (kind.change === undefined || kind.changed === undefined) return;
  const json = kind.changed();
  const exchange = await actor.call(kind.change, { path, json, purpose: `change the ${kind.name}` });
  if (!succeeded(exchange)) return;
  for (const name of kind.fields) if (json[name] !== undefined) made.fields[name] = json[name];
  lookAtShown(actor, made, resultOf(exchange), exchange);
  const other = liveOf(model, kind).find((one) => one !== made);
  if (other !== undefined) await lookAtRead(actor, other);
}

/** A change that a documented rule refuses; what is read and listed afterwards has to be as before. */
async function changeInVain(actor: Actor, made: Made): Promise<void> {
  const { kind, path } = made;
  if (kind.change === undefined || kind.broken === undefined || kind.read === undefined) return;
  const json = kind.broken();
  const exchange = await actor.call(kind.change, { path, json, purpose: "a change that has to be refused" });
  if (succeeded(exchange)) throw new NotCovered("what has to be refused is accepted, as another check says");
  const read = await actor.call(kind.read, { path, purpose: "read after the refusal" });
  if (!succeeded(read)) return;
  const shown = resultOf(read);
  const evidence = actor.evidence(kind.create, kind.read);
  for (const [name, wanted] of Object.entries(made.fields)) {
    const holds = shown[name] === undefined || shown[name] !== json[name] || shown[name] === wanted;
    const expected = `${name} as before the change that was refused`;
    actor.expect("sequence-refused", holds, read, expected, describe(shown[name]), evidence);
  }
}

async function remove(actor: Actor, made: Made): Promise<void> {
  const { kind, path } = made;
  if (kind.remove === undefined) return;
  const exchange = await actor.call(kind.remove, { path, purpose: `delete the ${kind.name}` });
  if (!succeeded(exchange)) return;
  made.phase = "gone";
  delete made.undo;
}

/** Repeats any request that had a key. */
export const repeat: Step = {
  name: "the same key again",
  needs: [],
  ready: ({ replies }) => replies.length > 0,
  async run({ replies }, actor, pick) {
    const before = chosen(replies.toReversed(), pick) as Reply;
    const options = { ...before.options, purpose: "the same key and body again" };
    actor.expectRepeat(before, await actor.call(before.operationId, options));
  },
};

/** All of a kind, the newest first. */
export const allOf = ({ made }: Model, kind: Kind) => made.filter((one) => one.kind === kind).reverse();
const liveOf = (model: Model, kind: Kind) => allOf(model, kind).filter(({ phase }) => phase !== "gone");

type Run = (model: Model, actor: Actor, made: Made) => Promise<unknown>;

/** All steps of a kind. */
export function stepsOf(kind: Kind): Step[] {
  const { name, most = 3 } = kind;
  const creation = (times: number): Step => ({
    name: times === 1 ? `create a ${name}` : `create ${name}s at once`,
    needs: [kind.create],
    ready: (model) => allOf(model, kind).length < most,
    run: (model, actor) => create(model, actor, kind, times),
  });
  const inList: Run = (model, actor, { path }) => {
    const { [kind.parameter ?? ""]: _, ...parents } = path;
    return lookAtList(actor, model, kind, parents);
  };
  const rows: [verb: string, needs: string | undefined, among: typeof allOf, run: Run][] = [
    ["read", kind.read, allOf, (_, actor, made) => lookAtRead(actor, made)],
    ["list", kind.list, allOf, inList],
    ["change", kind.changed && kind.change, liveOf, change],
    ["change in vain", kind.broken && kind.change, liveOf, (_, actor, made) => changeInVain(actor, made)],
    ["delete", kind.remove, liveOf, (_, actor, made) => remove(actor, made)],
  ];
  const onOne = rows.flatMap(([verb, needs, among, run]): Step[] => {
    if (needs === undefined) return [];
    const step: Step["run"] = async (model, actor, pick) =>
      void (await run(model, actor, chosen(among(model, kind), pick) as Made));
    const ready = (model: Model) => among(model, kind).length > 0;
    return [{ name: `${verb} a ${name}`, needs: [kind.create, needs], ready, run: step }];
  });
  return [creation(1), creation(2), ...onOne];
}
