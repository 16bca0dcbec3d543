// The requests that show a difference, as lines for bash: one request, or the shortest sequence.

import { asObject } from "../../model/document.ts";
import type { Exchange, SentRequest } from "../exchange.ts";
import { onOneLine, quoteForShell } from "./escape.ts";
import type { Mask } from "./mask.ts";
import type { WrittenDifference } from "./report.ts";

function headerOf([name, value]: [string, string], mask: Mask): string {
  const own = name.toLowerCase() === "authorization" ? mask.authorization(value) : undefined;
  if (own !== undefined) return `"${name}: ${own}"`;
  // A value that is not a secret, such as `Bearer garbage`, stays readable: the request is about it.
  const isHarmless = name.toLowerCase() === "authorization" && /^\w+ \w{1,12}$/.test(value) && !mask.holds(value);
  // curl needs `name;` to send a header without a value.
  return quoteForShell(value === "" ? `${name};` : `${name}: ${isHarmless ? value : mask.header(name, value)}`);
}

/**
 * Writes a request as a curl command.
 * @returns One line for bash; `$TOKEN` stands for the access token, other secrets are masked.
 */
export function curlLine({ method, url, headers, body }: SentRequest, mask: Mask): string {
  // -g: curl does not expand brackets and braces in the URL.
  const parts = ["curl", "-g", "-sS", "-i", "-X", method, quoteForShell(mask.text(url))];
  for (const header of headers) parts.push("-H", headerOf(header, mask));
  if (body !== undefined) parts.push("--data-raw", quoteForShell(mask.text(body)));
  return parts.join(" ");
}

/** A story for reports: each request as a curl line, with its purpose, status and ID in a comment. */
export function toldStory(exchanges: Exchange[], mask: Mask): string[] {
  return exchanges.map(({ purpose, request, response, json }) => {
    const { id } = asObject(asObject(json)["result"]);
    const comment = `# ${purpose}: ${response.status}${typeof id === "string" ? `, ID ${id}` : ""}`;
    return `${curlLine(request, mask)}  ${onOneLine(mask.text(comment))}`;
  });
}

export const linesToRepeat = ({ curl, story = [curl] }: Pick<WrittenDifference, "curl" | "story">): string =>
  story.join("\n");
