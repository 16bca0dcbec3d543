// When a request is retried, and after which pause. Only what cannot move money twice is retried.

/** The longest pause before the first retry, in milliseconds. It doubles with each retry. */
const firstPauseMs = 500;
/** The longest pause without a `Retry-After`, in milliseconds. */
const longestPauseMs = 8_000;
/** The longest `Retry-After` that is waited for, in milliseconds. Beyond it, the request fails immediately. */
export const longestRetryAfterMs = 60_000;

/**
 * Whether sending a request twice has the same effect as sending it once.
 * @param method HTTP method in upper case.
 * @param body The request body. For a known `idempotencyKey`, the service returns the original result.
 */
export function isRepeatable(method: string, body: unknown): boolean {
  return !/^P(OS|A)T/.test(method) || !!(body as { idempotencyKey?: unknown } | undefined)?.idempotencyKey;
}

/**
 * Whether the request may succeed a little later.
 * @param status HTTP status; undefined if there was no response.
 * @param method HTTP method in upper case. After a 500, only a GET is retried.
 */
export function isTransient(status: number | undefined, method: string): boolean {
  return status === undefined || [429, 502, 503, 504].includes(status) || (status === 500 && method === "GET");
}

/**
 * Reads `Retry-After` in either form (RFC 9110, section 10.2.3).
 * @returns The pause in milliseconds; undefined without a readable header.
 */
export function retryAfterMs(response: Response | undefined): number | undefined {
  const value = response?.headers.get("Retry-After");
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? +value * 1000 : Date.parse(value) - Date.now();
  return ms >= 0 ? ms : undefined;
}

/**
 * A pause with full jitter: a random time up to a limit that doubles with each retry.
 * @param retries Number of earlier retries.
 * @returns Milliseconds.
 */
export function pauseMs(retries: number): number {
  return Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** retries);
}

/** Waits. Ends early if the signal is aborted. */
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
