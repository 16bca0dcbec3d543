// The steps that every kind of resource has: create, repeat, create two at a time, read back, list, change, delete.

import { isObject, type JsonObject } from "../../model/document.ts";
import { NotCovered, resultOf, statusAndCode, succeeded } from "../checks/check.ts";
import type { Exchange } from "../exchange.ts";
import { describe } from "../schema.ts";
import type { Actor } from "./actor.ts";
import { lookAtList, lookAtRead, lookAtShown } from "./look.ts";
import { chosen, type Kind, type Made, type Model, type Reply, type Step } from "./model.ts";

/** The body of a creation: the example of the contract, with what the kind has in its place. */
export function bodyOf(kind: Kind, { probe }: Actor): JsonObject {
  return { ...probe.body(kind.create), ...kind.body?.(probe) };
}

/** Notes what a creation made. @returns Undefined when it was refused. */
export function note(model: Model, actor: Actor, kind: Kind, exchange: Exchange, sent: JsonObject): Made | undefined {
  const result = resultOf(exchange);
  const { id } = result;
  if (!succeeded(exchange) || typeof id !== "string") {
    actor.refused(exchange);
    return undefined;
  }
  actor.accepted();
  const expected = `another ${kind.name} than those that were made before`;
  const isNew = !model.made.some((made) => made.id === id);
  const evidence = actor.evidence(exchange.operation?.operationId ?? kind.create);
  actor.expect("sequence-new", isNew, exchange, expected, `the same ID ${id}`, evidence);
  const shown = kind.fields.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]]);
  const path = { ...kind.path?.(actor.probe), ...(kind.parameter !== undefined && { [kind.parameter]: id }) };
  const made: Made = { kind, id, path, fields: Object.fromEntries(shown) as JsonObject, shown: [], phase: "open" };
  made.shown = Object.keys(made.fields).filter((field) => result[field] !== undefined);
  if (kind.remove !== undefined) made.undo = { operationId: kind.remove, options: { path } };
  model.made.push(made);
  lookAtShown(actor, made, result, exchange);
  return made;
}

/** Sends a request with a key again: it has to give what it gave before. */
export function lookAtRepeat(actor: Actor, before: Reply, again: Exchange): void {
  const { status } = again.response;
  if (status === 0 || status === 429 || status >= 500) return;
  const { id } = resultOf(again);
  const holds = succeeded(again) && (id === before.id || before.id === undefined);
  const actual = succeeded(again) ? `ID ${describe(id)}` : statusAndCode(again);
  const expected = `the original result of ${before.operationId}, with ID ${describe(before.id)}`;
  actor.expect("sequence-repeat", holds, again, expected, actual);
}

/** True when a body has an idempotency key. */
const isKeyed = (body: unknown): boolean => isObject(body) && typeof body["idempotencyKey"] === "string";

/** Creates one resource. */
async function create(model: Model, actor: Actor, kind: Kind): Promise<void> {
  const path = kind.path?.(actor.probe) ?? {};
  const json = bodyOf(kind, actor);
  const options = { path, json, purpose: `create a ${kind.name}` };
  const exchange = await actor.call(kind.create, options);
  const made = note(model, actor, kind, exchange, json);
  if (made !== undefined && isKeyed(json)) model.replies.push({ operationId: kind.create, options, id: made.id });
}

/** Two requests that overlap: with one key they make one resource, else two. */
async function createTwo(model: Model, actor: Actor, kind: Kind): Promise<void> {
  const path = kind.path?.(actor.probe) ?? {};
  const bodies = [bodyOf(kind, actor), bodyOf(kind, actor)] as const;
  const isOne = isKeyed(bodies[0]);
  const sent = isOne ? [bodies[0], bodies[0]] : bodies;
  const purpose = `create ${isOne ? "one" : "two"} with requests that overlap`;
  const both = await Promise.all(sent.map((json) => actor.call(kind.create, { path, json, purpose })));
  const [first, second] = both as [Exchange, Exchange];
  if (!isOne) {
    for (const [i, exchange] of both.entries()) note(model, actor, kind, exchange, sent[i] as JsonObject);
    return;
  }
  // The one that comes too early for the result may be refused.
  const [done, other] = succeeded(first) ? [first, second] : [second, first];
  const made = note(model, actor, kind, done, bodies[0]);
  if (made === undefined) return;
  const reply = { operationId: kind.create, options: { path, json: bodies[0] }, id: made.id };
  model.replies.push(reply);
  if (succeeded(other)) lookAtRepeat(actor, reply, other);
}

/** Changes one, and looks at another, which has to be as it was. */
async function change(actor: Actor, made: Made, other: Made | undefined): Promise<void> {
  const { kind, path } = made;
  if (kind.change === undefined || kind.changed === undefined) return;
  const json = kind.changed(actor.probe);
  const exchange = await actor.call(kind.change, { path, json, purpose: `change the ${kind.name}` });
  if (!succeeded(exchange)) return;
  for (const name of kind.fields) if (json[name] !== undefined) made.fields[name] = json[name];
  lookAtShown(actor, made, resultOf(exchange), exchange);
  if (other !== undefined) await lookAtRead(actor, other);
}

/** A change that a documented rule refuses; what is read and listed afterwards has to be as before. */
async function changeInVain(actor: Actor, made: Made): Promise<void> {
  const { kind, path } = made;
  if (kind.change === undefined || kind.broken === undefined || kind.read === undefined) return;
  const json = kind.broken(actor.probe);
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
    lookAtRepeat(actor, before, await actor.call(before.operationId, options));
  },
};

/** All steps of a kind. */
export function stepsOf(kind: Kind): Step[] {
  const { name, most = 3 } = kind;
  const live = (model: Model) => model.made.filter((made) => made.kind === kind && made.phase !== "gone").reverse();
  const all = (model: Model) => model.made.filter((made) => made.kind === kind).reverse();
  const hasRoom = (model: Model) => all(model).length < most;
  const onOne = (verb: string, among: typeof live, run: (model: Model, actor: Actor, made: Made) => Promise<void>) => ({
    name: `${verb} a ${name}`,
    ready: (model: Model) => among(model).length > 0,
    run: (model: Model, actor: Actor, pick: number) => run(model, actor, chosen(among(model), pick) as Made),
  });
  const { read, list, change: changing, remove: removing } = kind;
  const steps: Step[] = [
    { name: `create a ${name}`, needs: [], ready: hasRoom, run: (model, actor) => create(model, actor, kind) },
    {
      name: `create ${name}s at once`,
      needs: [],
      ready: hasRoom,
      run: (model, actor) => createTwo(model, actor, kind),
    },
  ];
  if (read !== undefined)
    steps.push({ needs: [read], ...onOne("read", all, (_, actor, made) => lookAtRead(actor, made)) });
  if (list !== undefined) {
    const inList = (model: Model, actor: Actor, { path }: Made) => {
      const { [kind.parameter ?? ""]: _, ...parents } = path;
      return lookAtList(actor, model, kind, parents);
    };
    steps.push({ needs: [list], ...onOne("list", all, inList) });
  }
  if (changing !== undefined && kind.changed !== undefined)
    steps.push({
      needs: [changing],
      ...onOne("change", live, (model, actor, made) =>
        change(
          actor,
          made,
          live(model).find((one) => one !== made),
        ),
      ),
    });
  if (changing !== undefined && kind.broken !== undefined)
    steps.push({ needs: [changing], ...onOne("change in vain", live, (_, actor, made) => changeInVain(actor, made)) });
  if (removing !== undefined)
    steps.push({ needs: [removing], ...onOne("delete", live, (_, actor, made) => remove(actor, made)) });
  return steps.map((step) => ({ ...step, needs: [kind.create, ...step.needs] }));
}
