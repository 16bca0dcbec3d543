// The target of a request as the journal and the terminal show it: without origin, and with what nobody may see masked.

import { masked } from "./sensitive.ts";

/** Names of query parameters whose values nobody may see, whatever the contract says of them. */
const secretName = /secret|token|passw|key|auth|signature|credential|assertion/i;

/**
 * Path and query, without the origin that a proxy sends.
 * @param sensitive Names of the parameters to mask, besides those that are named like credentials.
 */
export function shownTarget(target: string, sensitive: ReadonlySet<string>): string {
  const text = target.replace(/^https?:\/\/[^/?]*/i, "");
  const start = text.indexOf("?");
  if (start < 0) return text;
  const parts = text
    .slice(start + 1)
    .split("&")
    .map((part) => shownPart(part, sensitive));
  return `${text.slice(0, start)}?${parts.join("&")}`;
}

function shownPart(part: string, sensitive: ReadonlySet<string>): string {
  const [name = ""] = part.split("=", 1);
  const decoded = nameOf(name);
  return name !== part && (secretName.test(decoded) || sensitive.has(decoded)) ? `${name}=${masked}` : part;
}

/** The name as a server reads it: an encoded letter hides nothing. */
function nameOf(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll("+", " "));
  } catch {
    return name;
  }
}
