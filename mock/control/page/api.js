// Calls the control API. A command is written as in control/manual.ts: "POST /snapshots/{name}/restore".

/** The control API of the sandbox that the page is about: its own path, `/__mock` or `/__mock/sandboxes/{id}`. */
export const base = location.pathname.replace(/\/+$/, "");

/** ID of the sandbox that the page is about. */
export const sandbox = decodeURIComponent(/\/sandboxes\/([^/]+)$/.exec(base)?.[1] ?? "main");

/** Paths that all sandboxes share: below /__mock, not below the sandbox. */
const shared = /^\/(health|sandboxes)/;

/** An error in plain words. */
export class PageError extends Error {
  /**
   * @param {number} status 0 when the mock did not respond.
   * @param {string} message
   * @param {string[]} possible Moves that are possible instead.
   */
  constructor(status, message, possible = []) {
    super(possible.length === 0 ? message : `${message} Possible: ${possible.join(", ")}.`);
    this.status = status;
  }
}

/**
 * Calls a command.
 * @param {string} command Method and path below the base, with `{name}` for path parameters.
 * @param {{ path?: Record<string, string>, query?: Record<string, unknown>, body?: unknown, also?: number }} [given]
 *   Query parameters that are undefined or "" are left out; `also` is a further status that is not an error.
 * @returns {Promise<any>} The JSON of the response; undefined when there is none.
 * @throws {PageError}
 */
export async function call(command, { path = {}, query = {}, body, also } = {}) {
  const [method = "GET", template = "/"] = command.split(" ");
  const filled = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name] ?? ""));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  const url = `${shared.test(filled) ? "/__mock" : base}${filled}${search && `?${search}`}`;
  const json = { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body ?? {}) };
  const response = await fetch(url, { method, cache: "no-store", ...(method !== "GET" && json) }).catch(() => {
    throw new PageError(0, "The mock does not respond. Is it still running?");
  });
  const text = await response.text();
  const result = parsed(text);
  if (response.ok || response.status === also) return result;
  const told = result?.error ?? result?.errors?.[0]?.message ?? `The mock responded with status ${response.status}.`;
  throw new PageError(response.status, sentence(String(told)), optionsOf(result?.possible));
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {unknown} possible @returns {string[]} */
function optionsOf(possible) {
  if (!Array.isArray(possible)) return [];
  return possible.map((one) => (typeof one === "object" && one !== null ? String(one.to) : String(one)));
}

/** @param {string} text */
const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");

/** Address of the page of a sandbox. @param {string} id */
export const pageOf = (id) => (id === "main" ? "/__mock/" : `/__mock/sandboxes/${encodeURIComponent(id)}/`);

/** @returns {Promise<import("../../server/http/health.ts").Health>} Also with 503, while writes are refused. */
export const health = () => call("GET /health", { also: 503 });
