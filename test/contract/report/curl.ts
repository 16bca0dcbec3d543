// The command line that repeats a request; the token is taken from the environment.

import type { SentRequest } from "../types.ts";
import type { Mask } from "./mask.ts";

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * Writes a request as a curl command.
 * @returns One line; `$TOKEN` stands for the access token, other secrets are masked.
 */
export function curlLine({ method, url, headers, body }: SentRequest, mask: Mask): string {
  const parts = ["curl", "-sS", "-i", "-X", method, quoted(mask.text(url))];
  for (const [name, value] of headers) {
    // curl needs `name;` to send a header without a value.
    const isRunToken =
      name === "authorization" && /^Bearer /.test(value) && mask.text(value) !== value && value.length > 20;
    if (isRunToken) parts.push("-H", '"authorization: Bearer $TOKEN"');
    else parts.push("-H", quoted(value === "" ? `${name};` : `${name}: ${mask.header(name, value)}`));
  }
  if (body !== undefined) parts.push("--data-raw", quoted(mask.text(body)));
  return parts.join(" ");
}
