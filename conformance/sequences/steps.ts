// The steps that every kind of resource has: create, repeat, create two at a time, read back, list, change, delete.

import type { JsonObject } from "../../model/document.ts";
import { NotCovered, resultOf, succeeded } from "../checks/check.ts";
import type { Contracts } from "../contracts.ts";
import type { Exchange } from "../exchange.ts";
import { describe } from "../schema.ts";
import type { Actor, ActorResponse } from "./actor.ts";
import { pathOf, type Ways, waysOf } from "./kinds.ts";
import { lookAtList, lookAtRead, lookAtShown } from "./look.ts";
import { type CreatedResource, chosen, type Model, type SequenceKind, type SequenceStep } from "./model.ts";

/** Notes what a creation made. @returns Undefined when it was refused. */
export function note(
  model: Model,
  actor: Actor,
  kind: SequenceKind,
  exchange: Exchange,
  sent: JsonObject,
): CreatedResource | undefined {
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
  const { parameter, remove } = waysOf(actor.probe.contracts, kind);
  const path = { ...parentsOf(actor, kind), ...(parameter !== undefined && { [parameter]: id }) };
  const names = kind.fields.filter((name) => sent[name] !== undefined);
  const fields = Object.fromEntries(names.map((name) => [name, sent[name]])) as JsonObject;
  const shown = names.filter((name) => result[name] !== undefined);
  const made: CreatedResource = { kind, id, path, fields, shown, phase: "open" };
  if (remove !== undefined) made.undo = { operationId: remove, options: { path } };
  model.made.push(made);
  lookAtShown(actor, made, result, exchange);
  return made;
}

const parentsOf = ({ probe }: Actor, { path, create }: SequenceKind) => path?.(probe) ?? pathOf(probe, create);

/** Sends a request with an idempotency key, also several times at once: all of them have to give the same result. */
export async function sendKeyed(
  actor: Actor,
  { replies }: Model,
  operationId: string,
  options: ActorResponse["options"],
  times: number,
): Promise<Exchange> {
  const all = await actor.callTogether(
    operationId,
    Array.from({ length: times }, () => options),
  );
  // One that comes too early for the result may be refused.
  const done = all.find(succeeded);
  if (done === undefined) return all[0] as Exchange;
  const reply = { operationId, options, id: resultOf(done)["id"] };
  replies.push(reply);
  for (const other of all.filter((one) => one !== done && succeeded(one))) actor.expectRepeat(reply, other);
  return done;
}

/** Creates something with requests that overlap: with one key they make one resource, else one each. */
async function create(model: Model, actor: Actor, kind: SequenceKind, times: number): Promise<void> {
  const path = parentsOf(actor, kind);
  const body = () => ({ ...actor.probe.body(kind.create), ...kind.body?.() });
  const first = body();
  if (typeof first["idempotencyKey"] === "string") {
    const options = { path, json: first, purpose: `create a ${kind.name}` };
    note(model, actor, kind, await sendKeyed(actor, model, kind.create, options, times), first);
    return;
  }
  const bodies = Array.from({ length: times }, (_, i) => (i === 0 ? first : body()));
  const purpose = times === 1 ? `create a ${kind.name}` : "create two with requests that overlap";
  const all = await actor.callTogether(
    kind.create,
    bodies.map((json) => ({ path, json, purpose })),
  );
  for (const [i, exchange] of all.entries()) note(model, actor, kind, exchange, bodies[i] as JsonObject);
}

/** Changes one, and looks at another, which has to be as it was. */
async function change(model: Model, actor: Actor, made: CreatedResource, operationId: string): Promise<void> {
  const { kind, path } = made;
  const json = kind.changed?.() ?? {};
  const exchange = await actor.call(operationId, { path, json, purpose: `change the ${kind.name}` });
  if (!succeeded(exchange)) return;
  for (const name of kind.fields) if (json[name] !== undefined) made.fields[name] = json[name];
  lookAtShown(actor, made, resultOf(exchange), exchange);
  const other = liveOf(model, kind).find((one) => one !== made);
  if (other !== undefined) await lookAtRead(actor, other);
}

/** A change that a documented rule refuses; what is read afterwards has to be as before. */
async function changeInVain(actor: Actor, made: CreatedResource, { change, read }: Ways): Promise<void> {
  const { kind, path } = made;
  if (change === undefined || read === undefined) return;
  const json = kind.broken?.() ?? {};
  const exchange = await actor.call(change, { path, json, purpose: "a change that has to be refused" });
  if (succeeded(exchange)) throw new NotCovered("what has to be refused is accepted, as another check says");
  const after = await actor.call(read, { path, purpose: "read after the refusal" });
  if (!succeeded(after)) return;
  const shown = resultOf(after);
  const evidence = actor.evidence(kind.create, read);
  for (const [name, wanted] of Object.entries(made.fields)) {
    const holds = shown[name] === undefined || shown[name] !== json[name] || shown[name] === wanted;
    const expected = `${name} as before the change that was refused`;
    actor.expect("sequence-refused", holds, after, expected, describe(shown[name]), evidence);
  }
}

async function remove(actor: Actor, made: CreatedResource, operationId: string): Promise<void> {
  const exchange = await actor.call(operationId, { path: made.path, purpose: `delete the ${made.kind.name}` });
  if (!succeeded(exchange)) return;
  made.phase = "gone";
  delete made.undo;
}

/** Repeats any request that had a key. */
export const repeat: SequenceStep = {
  name: "the same key again",
  needs: [],
  ready: ({ replies }) => replies.length > 0,
  async run({ replies }, actor, pick) {
    const before = chosen(replies.toReversed(), pick) as ActorResponse;
    const options = { ...before.options, purpose: "the same key and body again" };
    actor.expectRepeat(before, await actor.call(before.operationId, options));
  },
};

/** All of a kind, the newest first. */
export const allOf = ({ made }: Model, kind: SequenceKind) => made.filter((one) => one.kind === kind).reverse();
const liveOf = (model: Model, kind: SequenceKind) => allOf(model, kind).filter(({ phase }) => phase !== "gone");

/** What is done with one of a kind: the verb, the operations it needs, and among which it chooses. */
export type Deed = [
  verb: string,
  needs: string[],
  run: (model: Model, actor: Actor, made: CreatedResource, pick: number) => Promise<unknown>,
  among?: typeof allOf,
];

/** The steps of deeds. */
export function stepsOn(kind: SequenceKind, deeds: Deed[]): SequenceStep[] {
  return deeds.map(([verb, needs, run, among = allOf]) => ({
    name: `${verb} a ${kind.name}`,
    needs: [kind.create, ...needs],
    ready: (model) => among(model, kind).length > 0,
    run: (model, actor, pick) => run(model, actor, chosen(among(model, kind), pick) as CreatedResource, pick),
  }));
}

/** All steps of a kind. */
export function stepsOf(contracts: Contracts, kind: SequenceKind): SequenceStep[] {
  const { name, most = 3 } = kind;
  const ways = waysOf(contracts, kind);
  const creations = [1, 2].map(
    (times): SequenceStep => ({
      name: times === 1 ? `create a ${name}` : `create ${name}s at once`,
      needs: [kind.create],
      ready: (model) => allOf(model, kind).length < most,
      run: (model, actor) => create(model, actor, kind, times),
    }),
  );
  const deeds: [operationId: string | undefined | false, make: (operationId: string) => Deed][] = [
    [ways.read, (id) => ["read", [id], (_, actor, made) => lookAtRead(actor, made)]],
    [ways.list, (id) => ["list", [id], lookAtList]],
    [
      kind.changed !== undefined && ways.change,
      (id) => ["change", [id], (model, actor, made) => change(model, actor, made, id), liveOf],
    ],
    [
      kind.broken !== undefined && ways.change,
      (id) => ["change in vain", [id], (_, actor, made) => changeInVain(actor, made, ways), liveOf],
    ],
    [ways.remove, (id) => ["delete", [id], (_, actor, made) => remove(actor, made, id), liveOf]],
  ];
  const possible = deeds.flatMap(([operationId, make]) => (operationId ? [make(operationId)] : []));
  return [...creations, ...stepsOn(kind, possible)];
}
