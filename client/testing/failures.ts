// How a connection fails, as `fetch` of Node reports it.

/** What can fail: before the request is sent, after it, or within the response body. */
export type FakeFailure = "refused" | "reset" | "truncated";

/** Codes and messages of Node and undici. */
const reasons = {
  refused: ["ECONNREFUSED", "connect ECONNREFUSED 127.0.0.1:443"],
  reset: ["ECONNRESET", "read ECONNRESET"],
  truncated: ["UND_ERR_SOCKET", "other side closed"],
} as const;

/** The error of a failed connection: a TypeError, whose cause has the code of the system. */
export function failureOf(kind: FakeFailure): TypeError {
  const [code, message] = reasons[kind];
  const syscall = kind === "refused" ? { syscall: "connect" } : {};
  const cause = Object.assign(new Error(message), { code, ...syscall });
  return new TypeError(kind === "truncated" ? "terminated" : "fetch failed", { cause });
}

/** Half of a body, and then the error of a connection that is lost. */
export function truncated(text: string): ReadableStream<Uint8Array> {
  const half = new TextEncoder().encode(text.slice(0, Math.ceil(text.length / 2)));
  const parts = [half];
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (part === undefined) controller.error(failureOf("truncated"));
      else controller.enqueue(part);
    },
  });
}

/**
 * Waits, in the time of `setTimeout`, so that fake timers apply.
 * @throws The reason of the signal, as `fetch` does.
 */
export async function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) throw signal.reason;
  if (delayMs === 0) return;
  await new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const end = () => {
      signal.removeEventListener("abort", abort);
      resolve();
    };
    const timer = delayMs === Infinity ? undefined : setTimeout(end, delayMs);
    signal.addEventListener("abort", abort, { once: true });
  });
}
