// What is kept of a failure beneath the client: its code and its masked message, and whether there was ever a connection.

/** An error of the system or of a transport, as far as it is read. */
interface SystemError {
  code?: unknown;
  message?: unknown;
  syscall?: unknown;
  errors?: SystemError[];
}

// There is no connection before these, and none of them comes from one that is established. Other failures of TLS do.
const noConnection =
  /^(UND_ERR_CONNECT_TIMEOUT|ConnectionRefused|CERT_|UNABLE_TO_|(DEPTH_ZERO_)?SELF_SIGNED_CERT|ERR_TLS_CERT_)/;

/** The message of anything that was thrown or given as a reason. Some values have no text, and some throw when asked for one. */
export function messageOf(thrown: unknown): string {
  try {
    const { message = thrown } = Object(thrown) as { message?: unknown };
    return String(message ?? "no reason given");
  } catch {
    return "no reason given";
  }
}

/**
 * Reads a failure.
 * @returns A copy that is safe to log, and whether there was no connection. Only a code decides that, or the system call
 *   that failed: a message proves nothing. It is right only if nothing but this request failed.
 */
export function readCause(error: unknown, masked: (text: string) => string) {
  const system = Object((error as Error | undefined)?.cause ?? error) as SystemError;
  // Without what else it carries, such as the request with its headers.
  const cause: Error & { code?: string } = new Error(masked(messageOf(system)));
  const { code, syscall } = { ...system.errors?.[0], ...system };
  const known = typeof code === "string" && /^\w+$/.test(code) ? code : "";
  if (known) cause.code = masked(known);
  const unconnected =
    noConnection.test(known) ||
    syscall === "connect" ||
    syscall === "getaddrinfo" ||
    // The one failure of TLS whose code is also that of an established connection.
    (known === "ECONNRESET" && /before secure TLS/.test(cause.message));
  return { cause, unconnected };
}
