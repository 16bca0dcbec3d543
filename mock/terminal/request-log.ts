// One line for each request: when, what, which status, who decided, how long. No secret, and nothing a terminal obeys.

import type { SensitiveFields, Source } from "../control/journal.ts";

/** A request as it is logged. */
export interface Logged {
  /** Milliseconds since 1970. */
  time: number;
  method: string;
  /** Path and query as they were sent. */
  target: string;
  /** 0 for a connection that was dropped. */
  status: number;
  operationId: string | undefined;
  /** Who decided the response. */
  source: Source | "control";
  /** Milliseconds. */
  duration: number;
  /** Left out for the one that is always there. */
  sandbox?: string | undefined;
}

/** Where the lines go, and whether they may have colors. */
export interface RequestLog {
  write(line: string): void;
  isColored?: boolean;
}

/** Makes what is told of each request; nothing when no log is wanted. */
export function createRequestLog(
  wanted: RequestLog | undefined,
  sensitive: SensitiveFields,
): ((logged: Logged) => void) | undefined {
  return wanted && ((logged) => wanted.write(lineOf(logged, sensitive, wanted.isColored ?? false)));
}

const longest = 200;
/** Names of query parameters whose values nobody may see, whatever the contract says of them. */
const secretName = /secret|token|passw|key|auth|signature|credential|assertion/i;

const colors = { dim: 2, red: 31, green: 32, yellow: 33, magenta: 35, cyan: 36 } as const;
const byClass: Record<number, keyof typeof colors> = { 0: "magenta", 2: "green", 3: "cyan", 4: "yellow", 5: "red" };

/**
 * Makes the line of a request.
 * @param sensitive Names of the parameters to mask, from the contract.
 * @param isColored Whether it goes to a terminal that shows colors.
 */
export function lineOf(logged: Logged, sensitive: SensitiveFields, isColored: boolean): string {
  const { method, status, operationId = "-", source, sandbox } = logged;
  const paint = (color: keyof typeof colors, text: string) =>
    isColored ? `\u001b[${colors[color]}m${text}\u001b[0m` : text;
  const shown = shownTarget(logged.target, sensitive(logged.operationId));
  const words = [
    paint("dim", timeOfDay(logged.time)),
    plain(method),
    shown,
    paint(byClass[Math.floor(status / 100)] ?? "red", status === 0 ? "dropped" : String(status)),
    operationId,
    paint("dim", `${source} ${logged.duration} ms`),
  ];
  if (sandbox !== undefined) words.push(`sandbox ${sandbox}`);
  return words.join(" ");
}

/** Path and query with the values of secret parameters masked; cut where it is long. */
function shownTarget(target: string, sensitive: ReadonlySet<string>): string {
  const text = target.replace(/^https?:\/\/[^/?]*/i, "");
  const start = text.indexOf("?");
  const masked = start < 0 ? text : text.slice(0, start + 1) + maskedQuery(text.slice(start + 1), sensitive);
  const shown = plain(masked);
  return shown.length > longest ? `${shown.slice(0, longest)}...` : shown;
}

function maskedQuery(query: string, sensitive: ReadonlySet<string>): string {
  const parts = query.split("&").map((part) => {
    const [name = ""] = part.split("=", 1);
    const decoded = nameOf(name);
    return name !== part && (secretName.test(decoded) || sensitive.has(decoded)) ? `${name}=***` : part;
  });
  return parts.join("&");
}

/** The name as a server reads it: an encoded letter hides nothing. */
function nameOf(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll("+", " "));
  } catch {
    return name;
  }
}

/** Without what a terminal would obey. */
function plain(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, "?");
}

function timeOfDay(time: number): string {
  const date = new Date(time);
  const two = (count: number) => String(count).padStart(2, "0");
  const seconds = `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
  return `${seconds}.${String(date.getMilliseconds()).padStart(3, "0")}`;
}
