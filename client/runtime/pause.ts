// The pause that a service asks for.

/**
 * Reads `Retry-After` in either form (RFC 9110, section 10.2.3).
 * @returns The pause in milliseconds; undefined without a readable header.
 */
export function retryAfterMs(response: Response | undefined): number | undefined {
  const value = response?.headers.get("Retry-After") ?? "";
  const ms = /^\d+$/.test(value) ? +value * 1000 : Date.parse(value) - Date.now();
  return ms >= 0 ? ms : undefined;
}
