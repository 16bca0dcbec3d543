// The command line that repeats a request; the token is taken from the environment.

import type { SentRequest } from "../exchange.ts";
import type { Mask } from "./mask.ts";

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function headerOf([name, value]: [string, string], mask: Mask): string {
  const own = name.toLowerCase() === "authorization" ? mask.authorization(value) : undefined;
  if (own !== undefined) return `"${name}: ${own}"`;
  // What is no secret of the run, such as `Bearer garbage`, is what the request was about.
  const isHarmless = name.toLowerCase() === "authorization" && /^\w+ \w{1,12}$/.test(value) && !mask.holds(value);
  // curl needs `name;` to send a header without a value.
  return quoted(value === "" ? `${name};` : `${name}: ${isHarmless ? value : mask.header(name, value)}`);
}

/**
 * Writes a request as a curl command.
 * @returns One line for bash; `$TOKEN` stands for the access token, other secrets are masked.
 */
export function curlLine({ method, url, headers, body }: SentRequest, mask: Mask): string {
  // -g: brackets and braces in an address are meant as they stand.
  const parts = ["curl", "-g", "-sS", "-i", "-X", method, quoted(mask.text(url))];
  for (const header of headers) parts.push("-H", headerOf(header, mask));
  if (body !== undefined) parts.push("--data-raw", quoted(mask.text(body)));
  return parts.join(" ");
}
