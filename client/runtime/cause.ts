// Reads errors of the system or a transport: code, masked message, and whether there was ever a connection.

/** The fields that are read of an error of the system or of a transport. */
interface SystemError {
  code?: unknown;
  message?: unknown;
  syscall?: unknown;
  errors?: SystemError[];
}

// Codes that only occur before a connection is established. Other TLS failures also occur later.
const noConnection =
  /^(UND_ERR_CONNECT_TIMEOUT|ConnectionRefused|CERT_|UNABLE_TO_|(DEPTH_ZERO_)?SELF_SIGNED_CERT|ERR_TLS_CERT_)/;

/** The message of any thrown value or abort reason. Some values have no text, and some throw when converted. */
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
 * @returns A copy that is safe to log, and whether there was no connection, judged by the code or the system call,
 *   because a message proves nothing. The caller makes sure that the error is that of this request.
 */
export function readCause(error: unknown, masked: (text: string) => string) {
  const system = Object((error as Error | undefined)?.cause ?? error) as SystemError;
  // A new error, because the original can carry the request with its headers.
  const cause: Error & { code?: string } = new Error(masked(messageOf(system)));
  const { code, syscall } = { ...system.errors?.[0], ...system };
  const known = typeof code === "string" && /^\w+$/.test(code) ? code : "";
  if (known) cause.code = masked(known);
  const unconnected =
    noConnection.test(known) ||
    syscall === "connect" ||
    syscall === "getaddrinfo" ||
    // The only such TLS failure whose code can also come from an established connection.
    (known === "ECONNRESET" && /before secure TLS/.test(cause.message));
  return { cause, unconnected };
}
