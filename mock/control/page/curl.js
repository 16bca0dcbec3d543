// Writes a request as a curl command.

/** What the API puts in the place of what is secret or personal. */
const masked = "***";

/** Set by curl itself, or of no use again. */
const unsent =
  /^(host|content-length|connection|user-agent|accept-encoding|accept-language|sec-.*|origin|referer|cookie)$/i;

/**
 * Writes a request as a curl command. What is masked has a placeholder: `$TOKEN`, `<lastName>`.
 * @param {import("../../server/journal/show.ts").ShownExchange} entry
 */
export function curlOf({ method, target, headers, body }) {
  const all = /** @type {Record<string, string>} */ (headers);
  const parts = [`curl -i -X ${method} ${quoted(`${location.protocol}//${all["host"] ?? location.host}${target}`)}`];
  for (const [name, value] of Object.entries(all)) {
    if (unsent.test(name)) continue;
    if (/^authorization$/i.test(name)) parts.push('-H "Authorization: Bearer $TOKEN"');
    else parts.push(`-H ${quoted(`${name}: ${value === masked ? `<${name}>` : value}`)}`);
  }
  if (body !== undefined)
    parts.push(`--data ${quoted(typeof body === "string" ? body : JSON.stringify(unmasked(body)))}`);
  return parts.join(" \\\n  ");
}

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** @param {unknown} value @param {string} [name] @returns {unknown} */
function unmasked(value, name = "value") {
  if (value === masked) return `<${name}>`;
  if (Array.isArray(value)) return value.map((one) => unmasked(one, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unmasked(one, key)]));
}
