// The steps that every kind of resource has.

import type { JsonObject } from "../../model/document.ts";
import { NotCovered, type ProbeOptions, resultOf, succeeded } from "../checks/check.ts";
import type { Contracts } from "../contracts.ts";
import type { Exchange } from "../exchange.ts";
import { describe } from "../schema.ts";
import { type Actor, type CreatedResource, choose, type SequenceStep } from "./actor.ts";
import { pathOf, type SequenceKind, waysOf } from "./kinds.ts";
import { lookAtList, lookAtRead, lookAtShown } from "./look.ts";

/** Notes what a creation made. @returns Undefined when it was refused. */
export function note(
  actor: Actor,
  kind: SequenceKind,
  exchange: Exchange,
  sent: JsonObject,
): CreatedResource | undefined {
  const result = resultOf(exchange);
  const { id } = result;
  const isMade = succeeded(exchange) && typeof id === "string";
  actor.notebook.noteCreation(exchange, isMade);
  if (!isMade) return undefined;
  const isNew = !actor.made.some((made) => made.id === id);
  const expected = `another ${kind.name} than those that were made before`;
  actor.expectOf(kind, "sequence-new", isNew, exchange, expected, `the same ID ${id}`);
  const ways = waysOf(actor.probe.contracts, kind);
  const { parameter, remove } = ways;
  const path = { ...pathOf(actor.probe, exchange), ...(parameter !== undefined && { [parameter]: id }) };
  const names = kind.fields.filter((name) => sent[name] !== undefined);
  const fields = Object.fromEntries(names.map((name) => [name, sent[name]]));
  const shown = names.filter((name) => result[name] !== undefined);
  const made: CreatedResource = { kind, ways, id, path, fields, shown, phase: "open" };
  if (remove !== undefined) made.undo = { operationId: remove, options: { path } };
  actor.made.push(made);
  lookAtShown(actor, made, result, exchange);
  return made;
}

/** Sends a request several times at once. */
export const sendAtOnce = (actor: Actor, operationId: string, options: ProbeOptions, times: number) =>
  Promise.all(Array.from({ length: times }, () => actor.call(operationId, options)));

/** Sends a request with an idempotency key, `times` times at once; all must return the same result. */
export async function sendKeyed(
  actor: Actor,
  operationId: string,
  options: ProbeOptions,
  times: number,
): Promise<Exchange> {
  const all = await sendAtOnce(actor, operationId, options, times);
  // A request may be refused while another with its key is in progress.
  const done = all.find(succeeded);
  if (done === undefined) return all[0] as Exchange; // `times` is at least 1.
  const keyed = { operationId, options, id: resultOf(done)["id"] };
  actor.keyed.push(keyed);
  for (const other of all.filter((one) => one !== done && succeeded(one))) actor.expectRepeat(keyed, other);
  return done;
}

/** Sends overlapping creations: with an idempotency key they make one resource, otherwise one each. */
async function create(actor: Actor, kind: SequenceKind, times: number): Promise<void> {
  const { path: pathFor } = kind;
  const path = pathFor && { path: pathFor(actor.probe) };
  const body = () => ({ ...actor.probe.body(kind.create), ...kind.body?.() });
  const first = body();
  if (typeof first["idempotencyKey"] === "string") {
    const options = { ...path, json: first, purpose: `create a ${kind.name}` };
    note(actor, kind, await sendKeyed(actor, kind.create, options, times), first);
    return;
  }
  const bodies = Array.from({ length: times }, (_, i) => (i === 0 ? first : body()));
  const purpose = times === 1 ? `create a ${kind.name}` : "create two with requests that overlap";
  const all = await Promise.all(bodies.map((json) => actor.call(kind.create, { ...path, json, purpose })));
  for (const [i, exchange] of all.entries()) note(actor, kind, exchange, bodies[i] as JsonObject);
}

/** Changes a resource, and reads another one of its kind, which must be as before. */
async function change(actor: Actor, made: CreatedResource): Promise<void> {
  const { kind, path, ways } = made;
  const json = kind.changed?.() ?? {};
  const exchange = await actor.call(ways.change, { path, json, purpose: `change the ${kind.name}` });
  if (!succeeded(exchange)) return;
  for (const name of kind.fields) if (json[name] !== undefined) made.fields[name] = json[name];
  lookAtShown(actor, made, resultOf(exchange), exchange);
  const other = actor.allOf(kind).find((one) => one !== made && one.phase !== "gone");
  if (other !== undefined) await lookAtRead(actor, other);
}

/** Sends a change that a documented rule refuses, and reads the resource, which must be as before. */
async function changeInVain(actor: Actor, made: CreatedResource): Promise<void> {
  const { kind, path, ways } = made;
  const json = kind.broken?.() ?? {};
  const exchange = await actor.call(ways.change, { path, json, purpose: "a change that has to be refused" });
  if (succeeded(exchange)) throw new NotCovered("a change that must be refused is accepted; another check reports it");
  const after = await actor.call(ways.read, { path, purpose: "read after the refusal" });
  if (!succeeded(after)) return;
  const shown = resultOf(after);
  for (const [name, wanted] of Object.entries(made.fields)) {
    const holds = shown[name] === undefined || shown[name] !== json[name] || shown[name] === wanted;
    const expected = `${name} as before the change that was refused`;
    actor.expectOf(kind, "sequence-refused", holds, after, expected, describe(shown[name]));
  }
}

async function remove(actor: Actor, made: CreatedResource): Promise<void> {
  const { kind, path, ways } = made;
  const exchange = await actor.call(ways.remove, { path, purpose: `delete the ${kind.name}` });
  if (!succeeded(exchange)) return;
  made.phase = "gone";
  delete made.undo;
}

/** Repeats any request that had a key. */
async function repeat(actor: Actor, pick: number): Promise<void> {
  const before = choose(actor.keyed.toReversed(), pick);
  const options = { ...before.options, purpose: "the same key and body again" };
  actor.expectRepeat(before, await actor.call(before.operationId, options));
}

/** An action on a resource of a kind, and the operations that it needs. */
export type Deed = [
  needs: (string | undefined)[],
  run: (actor: Actor, made: CreatedResource, pick: number) => Promise<unknown>,
];

export const stepsOn = (kind: SequenceKind, deeds: Deed[]): SequenceStep[] =>
  deeds.map(([needs, run]) => ({
    needs: [kind.create, ...needs],
    ready: (actor) => actor.allOf(kind).length > 0,
    run: (actor, pick) => run(actor, choose(actor.allOf(kind), pick), pick),
  }));

/** Makes a resource of a kind, with `times` requests at once. */
type Creation = (actor: Actor, kind: SequenceKind, times: number, pick: number) => Promise<unknown>;

export function stepsOf(contracts: Contracts, kind: SequenceKind, make: Creation = create): SequenceStep[] {
  const { most = 3, changed, broken } = kind;
  const ways = waysOf(contracts, kind);
  const creations = [1, 2].map(
    (times): SequenceStep => ({
      needs: [kind.create],
      ready: (actor) => actor.allOf(kind).length < most,
      run: (actor, pick) => make(actor, kind, times, pick),
    }),
  );
  return [
    ...creations,
    { needs: [kind.create], ready: ({ keyed }) => keyed.length > 0, run: repeat },
    ...stepsOn(kind, [
      [[ways.read], lookAtRead],
      [[ways.list], lookAtList],
      [[changed && ways.change], change],
      [[broken && ways.change, ways.read], changeInVain],
      [[ways.remove], remove],
    ]),
  ];
}
