// Sends control requests over HTTP, and the error of a refused one. start.ts sends them within the process instead.

/**
 * Sends one control request.
 * @returns The JSON of the response; undefined for a 204.
 * @throws ControlError if the request is refused.
 */
export type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** A control request that was refused. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  /** HTTP status of the response: 400, 404, 409 … */
  readonly status: number;
  /** Further fields of the response, such as `possible` of a move. */
  readonly details: object;

  /**
   * @param status HTTP status of the response.
   * @param message What is wrong, in one line.
   */
  constructor(status: number, message: string, details: object) {
    super(Object.keys(details).length === 0 ? message : `${message}\n${JSON.stringify(details, null, 2)}`);
    this.status = status;
    this.details = details;
  }
}

/**
 * Sends control requests over HTTP.
 * @param origin Origin of any port of the mock, for example http://127.0.0.1:4010.
 */
export function sendTo(origin: string): Send {
  // Kept, because a test may later replace the global fetch with a double.
  const { fetch } = globalThis;
  return async (method, path, body) => {
    const init = body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    const response = await fetch(`${origin}/__mock${path}`, { method, ...init });
    const text = await response.text();
    if (response.ok) return text === "" ? undefined : JSON.parse(text);
    const { error, ...details } = refusalOf(text);
    throw new ControlError(response.status, error ?? `${method} ${path} got ${response.status}`, details);
  };
}

/** The body of a refusal; empty if the response is not from the mock. */
function refusalOf(text: string): { error?: string } {
  try {
    return JSON.parse(text) as { error?: string };
  } catch {
    return {};
  }
}
