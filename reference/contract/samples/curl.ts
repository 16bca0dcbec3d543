// A request as a curl command for a POSIX shell.

import type { CallRequest } from "./request.ts";

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The command, an option a line. */
export function curlOf({ method, url, headers, body }: CallRequest): string {
  const lines = [`curl ${method === "GET" ? "" : `-X ${method} `}${url}`];
  for (const [name, value] of headers) lines.push(`-H '${name}: ${value}'`);
  if (body !== undefined && "form" in body)
    for (const [name, value] of body.form) lines.push(`--data-urlencode ${quoted(`${name}=${value}`)}`);
  // Space between its values changes nothing of JSON, so the body is indented like the rest.
  if (body !== undefined && "json" in body)
    lines.push(`-d ${quoted(JSON.stringify(body.json, null, 2).replaceAll("\n", "\n  "))}`);
  return lines.join(" \\\n  ");
}
