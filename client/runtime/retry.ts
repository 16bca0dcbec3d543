// When a call is repeated, and after which pause. Only what cannot move money twice is ever repeated.

/** The longest pause before the first retry, in milliseconds; it doubles with each retry. */
const firstPauseMs = 500;
/** The longest pause of our own choice, in milliseconds. */
const longestPauseMs = 8_000;
/** The longest pause a service can ask for, in milliseconds; beyond it the call fails at once. */
export const longestRetryAfterMs = 60_000;

/**
 * Whether sending a request twice has the effect of sending it once.
 * @param method HTTP method in capitals.
 * @param body The body; with an `idempotencyKey` the service answers a repetition with the first result.
 */
export function isRepeatable(method: string, body: unknown): boolean {
  return !/^P(OS|A)T/.test(method) || !!(body as { idempotencyKey?: unknown } | undefined)?.idempotencyKey;
}

/**
 * Whether the service may answer otherwise a little later.
 * @param status HTTP status; undefined when there was no answer.
 * @param method HTTP method in capitals; after a 500 only a GET is repeated.
 */
export function isTransient(status: number | undefined, method: string): boolean {
  return status === undefined || [429, 502, 503, 504].includes(status) || (status === 500 && method === "GET");
}

/**
 * Reads `Retry-After`, in either of its forms (RFC 9110, section 10.2.3).
 * @returns The pause in milliseconds; undefined without a readable header.
 */
export function retryAfterMs(response: Response | undefined): number | undefined {
  const value = response?.headers.get("Retry-After");
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? +value * 1000 : Date.parse(value) - Date.now();
  return ms >= 0 ? ms : undefined;
}

/**
 * A pause with full jitter: anything between nothing and a limit that doubles with each retry.
 * @param retries How many retries there were before.
 * @returns Milliseconds.
 */
export function pauseMs(retries: number): number {
  return Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** retries);
}

/** Waits; ends early when the signal is aborted. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
  });
}
