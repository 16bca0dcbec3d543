// npm run bench:search: how long the search takes for a keystroke, from the key to the laid-out list, over every keystroke of the
// 100 questions; on the machine as it is, and slowed down four times, as a phone is.

import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import type { CDPSession, Page } from "playwright-core";
import { parse } from "yaml";
import { UserError } from "../../cli/command.ts";
import { generatedDir, root } from "../../model/apis.ts";
import { startBrowser } from "../../test/lib/chromium.ts";
import { bench } from "../lib/bench.ts";
import { median, quantile } from "../lib/quantile.ts";
import { openTable } from "../lib/table.ts";
import { serve } from "./site.ts";

/** What a keystroke may take, in milliseconds: more is felt. */
const most = 50;

const site = `${generatedDir}reference`;
const spec = {
  name: "npm run bench:search",
  summary: `Measures a keystroke in the search of the built site; more than ${most} ms of the processor for one in twenty fails.`,
};

/** What a keystroke took, in milliseconds. */
interface Keystroke {
  /** Time of the processor; nothing else on the machine disturbs it. */
  cpu: number;
  /** Time on the clock. */
  wall: number;
}

/** What the code that runs in the page needs of it; the benches have no types of the DOM. */
interface Dom {
  document: {
    querySelector(selector: string): { value: string; offsetHeight: number; dispatchEvent(event: Event): void } | null;
  };
}

/** Puts a text into the field, and lays out what the search shows. @returns Time on the clock, in milliseconds. */
function put(page: Page, text: string): Promise<number> {
  return page.evaluate((typed) => {
    const { document } = globalThis as unknown as Dom;
    const input = document.querySelector("#finder-q");
    const list = document.querySelector("#finder-list");
    if (input === null || list === null) throw new Error("the page has no search");
    input.value = typed;
    const start = performance.now();
    input.dispatchEvent(new Event("input"));
    // Asking for a size lays the list out.
    return list.offsetHeight < 0 ? 0 : performance.now() - start;
  }, text);
}

/** Time that the page's thread has worked, in milliseconds. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

/** Types each question key by key. */
async function type(page: Page, session: CDPSession, questions: string[]): Promise<Keystroke[]> {
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const times: Keystroke[] = [];
  for (const text of questions)
    for (let end = 1; end <= text.length; end++) {
      const before = await worked(session);
      const wall = await put(page, text.slice(0, end));
      times.push({ cpu: (await worked(session)) - before, wall });
    }
  return times;
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** Opens the search. @returns How long it takes until the first results are there, in milliseconds. */
async function open(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/finance/operations/createPayout.html`);
  const start = performance.now();
  await page.keyboard.press("/");
  await page.locator("#finder [role=option]").first().waitFor();
  return performance.now() - start;
}

async function weights(): Promise<string> {
  const sizes: string[] = [];
  for (const file of ["search.js", "search.json"]) {
    const size = gzipSync(await readFile(`${site}/assets/${file}`), { level: 9 }).length;
    sizes.push(`${file} ${(size / 1000).toFixed(1)} kB`);
  }
  return sizes.join(", ");
}

await bench(spec, async () => {
  const served = await serve(site);
  const questions = parse(await readFile(`${root}test/reference/questions-100.yaml`, "utf8")) as { ask: string }[];
  const browser = await startBrowser();
  const slow: string[] = [];
  try {
    console.log(`Loaded when the search is opened, gzipped: ${await weights()}\n`);
    const row = openTable(
      ["processor", "first open", "keystrokes", "CPU median", "CPU 95 %", "clock median", "clock 95 %"],
      18,
    );
    for (const [name, rate] of [
      ["as it is", 1],
      ["four times slower", 4],
    ] as const) {
      const page = await browser.newPage();
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate });
      const first = await open(page, served.address);
      const times = await type(
        page,
        session,
        questions.map(({ ask }) => ask),
      );
      const cpu = times.map((one) => one.cpu);
      const wall = times.map((one) => one.wall);
      const high = quantile(cpu, 0.95);
      row([name, ms(first), times.length, ...[median(cpu), high, median(wall), quantile(wall, 0.95)].map(ms)]);
      if (rate === 1 && high > most) slow.push(`${name}: ${ms(high)}`);
      await page.close();
    }
  } finally {
    await browser.close();
    await served.stop();
  }
  if (slow.length > 0) throw new UserError(`a keystroke takes more than ${most} ms: ${slow.join(", ")}`);
});
