// One line for each request: when, what, which status, who decided, how long. No secret, and nothing a terminal obeys.

import type { Source } from "../respond/asked.ts";
import { maskTarget, maskText } from "../secrets/mask.ts";
import { type Hides, hiddenOf } from "../secrets/names.ts";
import type { MockContext } from "./call.ts";
import type { JournalEntry } from "./journal/entry.ts";
import { mainId } from "./sandboxes/sandbox.ts";
import { servedContracts } from "./services.ts";

/** What is logged of a request. */
interface Logged
  extends Pick<
    JournalEntry,
    "time" | "method" | "target" | "status" | "drop" | "operationId" | "rule" | "sandbox" | "duration"
  > {
  /** Who decided the response. */
  source: Source | "control" | "hosted";
}

/** Makes the log line of each request; does nothing without a log. */
export function createRequestLog(mock: MockContext): ((logged: Logged) => void) | undefined {
  const wanted = mock.options.requestLog;
  const hides: Hides = (name) => hiddenOf(servedContracts(mock.services), undefined).query(name);
  return wanted && ((logged) => wanted.write(lineOf(logged, hides, wanted.isColored ?? false)));
}

const longest = 200;

const colors = { dim: 2, red: 31, green: 32, yellow: 33, magenta: 35, cyan: 36 } as const;
const byClass: Record<number, keyof typeof colors> = { 2: "green", 3: "cyan", 4: "yellow", 5: "red" };

/**
 * Makes the line of a request.
 * @param hides The parameters to mask.
 * @param isColored Whether it goes to a terminal that shows colors.
 */
function lineOf(logged: Logged, hides: Hides, isColored: boolean): string {
  const { method, status, drop, operationId = "-", source, rule, sandbox } = logged;
  const isDropped = drop !== undefined || status === 0;
  const paint = (color: keyof typeof colors, text: string) =>
    isColored ? `\u001b[${colors[color]}m${text}\u001b[0m` : text;
  const time = paint("dim", timeOfDay(logged.time));
  const request = `${plain(method)} ${shownTarget(logged, hides)}`;
  const outcome = isDropped
    ? paint("magenta", "dropped")
    : paint(byClass[Math.floor(status / 100)] ?? "red", String(status));
  const decided = paint("dim", `${whoDecided(source, rule)} ${logged.duration} ms`);
  const where = sandbox.id === mainId ? "" : ` sandbox ${sandbox.id}`;
  return `${time} ${request} ${outcome} ${operationId} ${decided}${where}`;
}

/** By name, where there is one; it mostly says by itself what kind it is of. */
function whoDecided(source: string, rule: string | undefined): string {
  if (rule === undefined) return source;
  return plain(maskText(rule.startsWith(source) ? rule : `${source}: ${rule}`));
}

/** Path and query with what is hidden masked; cut where it is long. */
function shownTarget({ target }: Logged, hides: Hides): string {
  const shown = plain(maskTarget(target, hides));
  return shown.length > longest ? `${shown.slice(0, longest)}...` : shown;
}

/** Without what a terminal would obey. */
function plain(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, "?");
}

/** The time of day of this machine. */
function timeOfDay(time: number): string {
  const date = new Date(time);
  return `${date.toTimeString().slice(0, 8)}.${String(date.getMilliseconds()).padStart(3, "0")}`;
}
