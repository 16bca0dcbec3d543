// Loads from a file what the control API takes: settings, resources to add, moves, an advance of the clock, scenarios, events.

import { readFile } from "node:fs/promises";
import { run } from "./api.ts";
import type { Controlled } from "./command.ts";

/** Members of the file in the order they are done, each with the command of the control API that does it. */
const members: Record<string, string> = {
  settings: "POST /settings",
  seed: "POST /seed",
  moves: "POST /move",
  clock: "POST /clock",
  scenarios: "POST /scenarios",
  events: "POST /events",
};

/**
 * Does what a scenario file says.
 * @param file Path of a JSON file: `{"settings"?: {…}, "seed"?: {…}, "moves"?: […], "clock"?: {…}, "scenarios"?: […], "events"?: […]}`; each field is
 *   the body of the command of the same name, and a list is one body after the other.
 * @param controlled What is driven.
 * @throws Error in one line that names the file and what is wrong in it.
 */
export async function loadScenarioFile(file: string, controlled: Controlled): Promise<void> {
  let content: Record<string, unknown>;
  try {
    content = JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new Error(`the scenario file ${file} ${missing ? "does not exist" : "is not readable JSON"}`);
  }
  const unknown = Object.keys(content).find((name) => !Object.hasOwn(members, name));
  if (unknown !== undefined)
    throw new Error(`the scenario file ${file} has a field ${unknown}; it may have ${Object.keys(members).join(", ")}`);
  for (const [name, command] of Object.entries(members)) {
    const given = content[name];
    for (const [index, body] of [given ?? []].flat().entries()) {
      try {
        // The clock waits for the deliveries that fall due, as the command does.
        await run(command, controlled, body as Record<string, unknown>);
      } catch (error) {
        const place = Array.isArray(given) ? `${name}[${index}]` : name;
        throw new Error(`the scenario file ${file} is wrong in ${place}: ${(error as Error).message}`);
      }
    }
  }
}
