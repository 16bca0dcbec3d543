// Export of a sandbox to a file, and import of a scenario file: an exported state, settings, moves, an advance of the
// clock, scenarios.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { isObject } from "../../../model/document.ts";
import type { ExportedState } from "../../domain/types.ts";
import { formOf } from "../../form.ts";
import type { MockContext } from "../../server/call.ts";
import type { Sandbox } from "../../server/sandboxes/sandbox.ts";
import { attempt, type Command, type Commands, checkForm, type Given } from "../command.ts";
import { deliveryCommands } from "./deliveries.ts";
import { requestCommands } from "./requests.ts";
import { sandboxCommands } from "./sandbox.ts";
import { stateCommands } from "./state.ts";

const others: Commands = { ...sandboxCommands, ...stateCommands, ...requestCommands, ...deliveryCommands };

/** The SHA-256 of a value's JSON: it shows whether an exported state was edited. */
const checksumOf = (value: object): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");
/** Only for names that `others` has. */
const commandOf = (name: string) => others[name] as Command;

/** Fields of the file in the order they are applied, each with its command or function. */
const byField = {
  state: importState,
  settings: commandOf("POST /settings"),
  moves: commandOf("POST /move"),
  clock: commandOf("POST /clock"),
  scenarios: commandOf("POST /scenarios"),
};
type Field = keyof typeof byField;
const fields = Object.keys(byField) as Field[];

const exportForm = formOf();

export const fileCommands: Commands = {
  /** The file has the credentials of webhooks, which authenticate the waiting deliveries. */
  "POST /export": ({ state, delivery, scenarios }, body) => {
    checkForm(exportForm, body, "the export");
    const exported = { ...state.snapshots.export(), deliveryPolicy: delivery.policy() };
    const active = scenarios.export();
    const whole = { ...exported, digest: checksumOf(exported) };
    return { settings: state.settings(), state: whole, ...(active.length > 0 && { scenarios: active }) };
  },
  /** Applies a file of POST /export, or any other scenario file: all of it, or nothing. */
  "POST /import": async (sandbox, body, given) => {
    const steps = attempt(() => stepsIn("the file", body));
    attempt(() => take("the file", sandbox, steps, given));
    await settle(sandbox, steps);
  },
};

/** One command, with its place in the file. */
interface Step {
  field: Field;
  place: string;
  body: Record<string, unknown>;
}

/**
 * Applies a scenario file: all of it, or nothing if something in it is wrong. If the data file has a state, only the
 * scenarios are applied, because a data file does not keep scenarios.
 * @param file Path of a JSON file: `{"state"?: {…}, "settings"?: {…}, "moves"?: […], "clock"?: {…}, "scenarios"?:
 *   […]}`; `state` is as POST /export writes it, each other field the body of the command of the same name, and a list
 *   is one body after the other.
 * @param mock Has the sandbox `main` that the file is for, and the log that says what is left out.
 * @throws Error in one line that names the file and what is wrong in it.
 */
export async function loadScenarioFile(file: string, mock: MockContext): Promise<void> {
  const { sandboxes } = mock;
  const { main: sandbox } = sandboxes;
  const name = `the scenario file ${file}`;
  const steps = stepsIn(name, await contentOf(name, file));
  const { state } = sandbox;
  const wanted = state.isNew ? steps : steps.filter(({ field }) => field === "scenarios");
  if (wanted.length < steps.length)
    mock.log(`The data file has a state: of ${file}, only the scenarios are set. POST /__mock/import takes all of it.`);
  take(name, sandbox, wanted, { path: {}, query: {}, sandboxes, origin: mock.addresses.finance });
  await settle(sandbox, wanted);
}

/** Resumes the deliveries of an imported state. After an advance with `wait`, waits for the due attempts. */
async function settle({ delivery }: Sandbox, steps: Step[]): Promise<void> {
  if (steps.some(({ field }) => field === "state")) delivery.resume();
  if (steps.some(({ field, body }) => field === "clock" && body["wait"] !== false)) await delivery.settled();
}

const row = {
  type: "object",
  required: ["part", "seq", "value"],
  properties: { part: { type: "string" }, seq: { type: "integer", minimum: 0 }, value: { type: "object" } },
};
const stateForm = formOf(
  {
    time: { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[\\d.]+Z$" },
    rows: { type: "array", items: row },
    deliveryPolicy: { type: "object" },
    digest: { type: "string" },
  },
  ...["time", "rows", "deliveryPolicy", "digest"],
);

/** Replaces the state with an exported one. The rows have secrets, so errors do not quote them. */
function importState(sandbox: Sandbox, body: Record<string, unknown>, given: Given): void {
  checkForm(stateForm, body, "state");
  // stateForm has checked the body.
  const { digest, ...state } = body as unknown as ExportedState & {
    deliveryPolicy: Record<string, unknown>;
    digest: string;
  };
  const { deliveryPolicy, ...exported } = state;
  try {
    if (digest !== checksumOf(state)) throw new Error("it was edited");
    sandbox.state.snapshots.import(exported);
  } catch (error) {
    throw new Error("it is not as POST /__mock/export wrote it; put changes into moves and clock", {
      cause: error,
    });
  }
  commandOf("POST /delivery-policy")(sandbox, deliveryPolicy, given);
}

/** Applies all steps or none. @param name Name of the file in an error. */
function take(name: string, sandbox: Sandbox, steps: Step[], given: Given): void {
  const { scenarios, state } = sandbox;
  scenarios.whole(() => state.whole(() => takeEach(name, sandbox, steps, given)));
}

function takeEach(name: string, sandbox: Sandbox, steps: Step[], given: Given): void {
  for (const { field, place, body } of steps)
    try {
      // A transaction cannot wait: settle() does, after all steps.
      const isWaiting = field === "clock" && (body["wait"] ?? true) === true;
      void byField[field](sandbox, isWaiting ? { ...body, wait: false } : body, given);
    } catch (error) {
      throw new Error(`${name} is wrong in ${place}: ${(error as Error).message}`);
    }
}

async function contentOf(name: string, file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new Error(`${name} ${isMissing ? "does not exist" : "is not readable JSON"}`);
  }
}

/** The steps of a file in their order; a list has a step for each entry. */
function stepsIn(name: string, content: unknown): Step[] {
  if (!isObject(content)) throw new Error(`${name} has to be a JSON object with ${fields.join(", ")}`);
  const unknown = Object.keys(content).find((field) => !(fields as string[]).includes(field));
  if (unknown !== undefined) throw new Error(`${name} has a field ${unknown}; it may have ${fields.join(", ")}`);
  return fields
    .filter((field) => Object.hasOwn(content, field))
    .flatMap((field) => {
      const given = content[field];
      const bodies = Array.isArray(given) ? (given as unknown[]) : [given];
      if (bodies.length === 0) throw new Error(`${name} has an empty list as ${field}; leave it out`);
      return bodies.map((body, index) => {
        const place = Array.isArray(given) ? `${field}[${index}]` : field;
        if (!isObject(body))
          throw new Error(`${name} is wrong in ${place}: it has to be a JSON object or a list of them`);
        return { field, place, body };
      });
    });
}
