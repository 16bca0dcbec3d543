// Samples in languages without our client: curl, and the output of @scalar/snippetz. Imports, a line that prints the
// response, and line breaks in JSON are added, so that each sample is complete and readable.

import { csharpHttpclient } from "@scalar/snippetz/plugins/csharp/httpclient";
import { goNative } from "@scalar/snippetz/plugins/go/native";
import { javaNethttp } from "@scalar/snippetz/plugins/java/nethttp";
import { phpCurl } from "@scalar/snippetz/plugins/php/curl";
import { pythonRequests } from "@scalar/snippetz/plugins/python/requests";
import type { CallRequest } from "./request.ts";

/** A request in the format HAR 1.2, which the generators take. */
type Har = NonNullable<Parameters<typeof goNative.generate>[0]>;

const formType = "application/x-www-form-urlencoded";
const textOf = (value: unknown): string => JSON.stringify(value, null, 2);

function harOf({ method, url, headers, body }: CallRequest): Har {
  const pairs = (all: [string, string][]) => all.map(([name, value]) => ({ name, value }));
  const base = { method, url, httpVersion: "HTTP/1.1", cookies: [], queryString: [], headersSize: -1, bodySize: -1 };
  if (body === undefined) return { ...base, headers: pairs(headers) };
  if ("json" in body)
    return { ...base, headers: pairs(headers), postData: { mimeType: "application/json", text: textOf(body.json) } };
  const own = pairs([...headers, ["Content-Type", formType]]);
  return { ...base, headers: own, postData: { mimeType: formType, params: pairs(body.form) } };
}

/** Replaces the one-line JSON body that the generators of Go and Java write with another notation. */
function readable(code: string, { body }: CallRequest, notation: (text: string) => string): string {
  if (body === undefined || !("json" in body)) return code;
  return code.replace(JSON.stringify(textOf(body.json)), () => notation(textOf(body.json)));
}

/** The curl command, with one option in each line. */
export function curl({ method, url, headers, body }: CallRequest): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const lines = [`curl ${method === "GET" ? "" : `-X ${method} `}${url}`];
  for (const [name, value] of headers) lines.push(`-H '${name}: ${value}'`);
  if (body !== undefined && "form" in body)
    for (const [name, value] of body.form) lines.push(`--data-urlencode ${quoted(`${name}=${value}`)}`);
  // White space between values does not change JSON, so the body is indented like the options.
  if (body !== undefined && "json" in body) lines.push(`-d ${quoted(textOf(body.json).replaceAll("\n", "\n  "))}`);
  return lines.join(" \\\n  ");
}

export function python(request: CallRequest): string {
  const call = pythonRequests.generate(harOf(request)).replace(/^ {2}/gm, "");
  return `import requests\n\nresponse = ${call}\nprint(response.status_code, response.text)`;
}

export function go(request: CallRequest): string {
  const code = goNative
    .generate(harOf(request))
    .replaceAll("\t", "  ")
    .replace("  fmt.Println(res)\n", "")
    .replace(/^( *)(\w+), _ := (.*)$/gm, "$1$2, err := $3\n$1if err != nil {\n$1  panic(err)\n$1}");
  // A raw string of Go cannot contain a backtick.
  return readable(code, request, (text) => (text.includes("`") ? JSON.stringify(text) : `\`${text}\``));
}

export function java(request: CallRequest): string {
  const buffer = /^java\.io\.ByteArrayOutputStream body = .*\nbody\.write\((.*)\.getBytes\(.*\n/;
  const code = javaNethttp
    .generate(harOf(request))
    .replace(buffer, (_, text: string) => `String body = ${text};\n`)
    .replace("ofByteArray(body.toByteArray())", "ofString(body)");
  const block = (text: string) => `"""\n${text.replaceAll("\\", "\\\\").replaceAll('"""', '\\"""')}"""`;
  return `import java.net.http.*;\n\n${readable(code, request, block)}`;
}

export function csharp(request: CallRequest): string {
  const code = csharpHttpclient.generate(harOf(request));
  return `using System.Net.Http.Headers;\n\n${code}\nConsole.WriteLine(await response.Content.ReadAsStringAsync());`;
}

export const php = (request: CallRequest): string => `<?php\n${phpCurl.generate(harOf(request))}`;
