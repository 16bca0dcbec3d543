// What is kept of a failure beneath the client: its code and its masked message, and whether the request left at all.

import { mask } from "./mask.ts";

/** An error of the system or of a transport, as far as it is read. */
interface SystemError {
  code?: unknown;
  message?: unknown;
  syscall?: unknown;
  errors?: SystemError[];
}

/** A failure without what else it carries, such as the request with its headers. */
export interface SafeCause extends Error {
  code?: string;
}

// Connecting failed: refused, not resolved, no certificate that is trusted, no TLS. By the codes of Node, undici and Bun.
const neverSent =
  /^(ECONNREFUSED|ConnectionRefused|ENOTFOUND|EAI_|UND_ERR_CONNECT_TIMEOUT|UNABLE_TO_|ERR_TLS_|ERR_SSL_\w*(VERSION|HANDSHAKE))|CERT/;

/**
 * Reads a failure.
 * @param error What was thrown, for example by `fetch`, which has the system's error as its cause.
 * @param secret The token, which a message can quote.
 * @returns A copy that is safe to log, and whether the request certainly never left. Only a code decides that, or the
 *   system call that failed: the same words in a message can be anybody's.
 */
export function readCause(error: unknown, secret: string): { cause: SafeCause; unsent: boolean } {
  const system = Object((error as Error)?.cause ?? error) as SystemError;
  const cause: SafeCause = new Error(mask(`${system.message ?? "no reason given"}`, secret));
  const { code, syscall } = { ...system.errors?.[0], ...system };
  if (typeof code === "string" && /^\w+$/.test(code)) cause.code = mask(code, secret);
  const unsent =
    neverSent.test(`${code}`) ||
    /^(connect|getaddrinfo)$/.test(`${syscall}`) ||
    // The one failure of TLS whose code is also that of an established connection.
    (code === "ECONNRESET" && /before secure TLS/.test(cause.message));
  return { cause, unsent };
}
