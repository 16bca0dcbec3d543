// Makes many calls and prints the heap after each tenth of them, as lines of JSON. Run with --expose-gc; called with a module
// whose `connect` gives calls, the origin, and the number of calls.

import { setImmediate as turn } from "node:timers/promises";
import { pathToFileURL } from "node:url";

const [file = "", origin = "", count = ""] = process.argv.slice(2);
const total = Number(count);
/** Calls that are under way at once. */
const atOnce = 8;

const { connect } = (await import(pathToFileURL(file).href)) as {
  connect(origin: string): Record<string, () => Promise<unknown>>;
};
const calls = Object.values(connect(origin));

async function make(wanted: number): Promise<void> {
  let made = 0;
  const one = async () => {
    while (made < wanted) await (calls[made++ % calls.length] as () => Promise<unknown>)();
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** The heap in bytes, when nothing is under way and all that is free is collected. */
async function heap(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    await turn();
    globalThis.gc?.();
  }
  return process.memoryUsage().heapUsed;
}

// What is compiled and what is pooled grows at first.
await make(Math.max(400, total / 10));
for (let point = 0; point <= 10; point++) {
  if (point > 0) await make(Math.round(total / 10));
  console.log(JSON.stringify({ x: Math.round((total / 10) * point), y: await heap() }));
}
process.exit();
