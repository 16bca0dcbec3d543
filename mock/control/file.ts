// Loads from a file what the control API takes: settings, resources to add, moves, an advance of the clock, scenarios, events.

import { readFile } from "node:fs/promises";
import { isObject } from "../../model/document.ts";
import type { ExportedState } from "../domain/types.ts";
import { createForm } from "../form.ts";
import { run } from "./api.ts";
import { type Command, type Controlled, checkForm } from "./command.ts";
import { digestOf } from "./digest.ts";

/** Fields of the file in the order they are done, each with what does it: mostly a command of the control API. */
const commands = {
  state: importState,
  settings: commandOf("POST /settings"),
  seed: commandOf("POST /seed"),
  moves: commandOf("POST /move"),
  clock: commandOf("POST /clock"),
  scenarios: commandOf("POST /scenarios"),
  events: commandOf("POST /events"),
};
type Field = keyof typeof commands;
const fields = Object.keys(commands) as Field[];

/** What a data file does not keep, so that it is done at each start. */
const notKept: Field[] = ["scenarios"];

/** One command, with its place in the file. */
interface Step {
  field: Field;
  place: string;
  body: Record<string, unknown>;
}

/**
 * Does what a scenario file says: all of it, or when something in it is wrong, nothing. What a data file keeps of it is
 * not done again on the same data file, until a reset.
 * @param file Path of a JSON file: `{"state"?: {…}, "settings"?: {…}, "seed"?: {…}, "moves"?: […], "clock"?: {…}, "scenarios"?: […], "events"?: […]}`;
 *   `state` is as POST /export writes it, each other field the body of the command of the same name, and a list is one body after the other.
 * @param controlled What is driven.
 * @param log Told when the file was loaded before.
 * @throws Error in one line that names the file and what is wrong in it.
 */
export async function loadScenarioFile(
  file: string,
  controlled: Controlled,
  log: (line: string) => void,
): Promise<void> {
  const steps = await stepsOf(file);
  const kept = steps.filter(({ field }) => !notKept.includes(field));
  const { state } = controlled;
  const digest = digestOf(kept);
  const isKnown = kept.length > 0 && state.loaded() === digest;
  if (isKnown)
    log(`The data file has ${file} already: only its scenarios are set again. POST /__mock/reset forgets that.`);
  const load = () => {
    for (const step of isKnown ? steps.filter(({ field }) => notKept.includes(field)) : steps)
      take(file, controlled, step);
    if (!isKnown && kept.length > 0) state.noteLoaded(digest);
  };
  state.whole(load);
  if (!isKnown && steps.some(({ field }) => field === "state")) controlled.delivery.resume();
  // As the command does, unless it shall not: deliveries that fell due have been attempted then.
  if (!isKnown && steps.some(({ field, body }) => field === "clock" && body["wait"] !== false))
    await controlled.delivery.settled();
}

const noParameters = { path: {}, query: {} };

const row = {
  type: "object",
  required: ["part", "seq", "value"],
  properties: { part: { type: "string" }, seq: { type: "integer", minimum: 0 }, value: { type: "object" } },
};
const stateForm = createForm({
  type: "object",
  required: ["time", "rows", "deliveryPolicy", "digest"],
  additionalProperties: false,
  properties: {
    time: { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[\\d.]+Z$" },
    rows: { type: "array", items: row },
    deliveryPolicy: { type: "object" },
    digest: { type: "string" },
  },
});

/** Puts an exported state in place of what there is. Its rows have secrets, so that no error quotes them. */
function importState(controlled: Controlled, body: Record<string, unknown>): void {
  checkForm(stateForm, body, "state");
  const { digest, ...state } = body as unknown as ExportedState & {
    deliveryPolicy: Record<string, unknown>;
    digest: string;
  };
  const { deliveryPolicy, ...exported } = state;
  try {
    if (digest !== digestOf(state)) throw new Error("it was edited");
    controlled.state.snapshots.import(exported);
  } catch (error) {
    throw new Error("it is not as POST /__mock/export wrote it; put changes into seed, moves and clock", {
      cause: error,
    });
  }
  run("POST /delivery-policy", controlled, deliveryPolicy);
}

function commandOf(command: string): Command {
  return (controlled, body) => run(command, controlled, body);
}

function take(file: string, controlled: Controlled, { field, place, body }: Step): void {
  try {
    // Nothing may be waited for until all is done.
    const isWaiting = field === "clock" && (body["wait"] ?? true) === true;
    void commands[field](controlled, isWaiting ? { ...body, wait: false } : body, noParameters);
  } catch (error) {
    throw new Error(`the scenario file ${file} is wrong in ${place}: ${(error as Error).message}`);
  }
}

async function stepsOf(file: string): Promise<Step[]> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new Error(`the scenario file ${file} ${missing ? "does not exist" : "is not readable JSON"}`);
  }
  if (!isObject(content))
    throw new Error(`the scenario file ${file} has to be a JSON object with ${fields.join(", ")}`);
  const unknown = Object.keys(content).find((name) => !(fields as string[]).includes(name));
  if (unknown !== undefined)
    throw new Error(`the scenario file ${file} has a field ${unknown}; it may have ${fields.join(", ")}`);
  const given = content;
  return fields.filter((field) => Object.hasOwn(given, field)).flatMap((field) => stepsIn(file, field, given[field]));
}

/** The commands of a field: an object, or a list of one or more. */
function stepsIn(file: string, field: Field, given: unknown): Step[] {
  const bodies = Array.isArray(given) ? (given as unknown[]) : [given];
  if (bodies.length === 0) throw new Error(`the scenario file ${file} has an empty list as ${field}; leave it out`);
  return bodies.map((body, index) => {
    const place = Array.isArray(given) ? `${field}[${index}]` : field;
    if (!isObject(body)) throw new Error(`the scenario file ${file} is wrong in ${place}: it has to be a JSON object`);
    return { field, place, body };
  });
}
