// A request in the languages that have no client of ours, as @scalar/snippetz writes it. What it leaves out is added, so that
// each sample is whole and a body can be read: imports, what prints the response, and JSON over several lines.

import { csharpHttpclient } from "@scalar/snippetz/plugins/csharp/httpclient";
import { goNative } from "@scalar/snippetz/plugins/go/native";
import { javaNethttp } from "@scalar/snippetz/plugins/java/nethttp";
import { phpCurl } from "@scalar/snippetz/plugins/php/curl";
import { pythonRequests } from "@scalar/snippetz/plugins/python/requests";
import type { Language } from "../../text/highlight.ts";
import type { CallRequest } from "./request.ts";

/** A request in the format HAR 1.2, which the generators take. */
type Har = NonNullable<Parameters<typeof goNative.generate>[0]>;

/** A language with how its sample is made. */
export interface SampleLanguage {
  id: string;
  label: string;
  grammar: Language;
  write(request: CallRequest): string;
}

function harOf({ method, url, headers, body }: CallRequest): Har {
  const pairs = (all: [string, string][]) => all.map(([name, value]) => ({ name, value }));
  const base = { method, url, httpVersion: "HTTP/1.1", cookies: [], queryString: [], headersSize: -1, bodySize: -1 };
  if (body === undefined) return { ...base, headers: pairs(headers) };
  if ("json" in body) {
    const postData = { mimeType: "application/json", text: textOf(body.json) };
    return { ...base, headers: pairs(headers), postData };
  }
  const mimeType = "application/x-www-form-urlencoded";
  const own: [string, string][] = [...headers, ["Content-Type", mimeType]];
  return { ...base, headers: pairs(own), postData: { mimeType, params: pairs(body.form) } };
}

const textOf = (value: unknown): string => JSON.stringify(value, null, 2);

/** The one-line literal of a JSON body, which the generators of Go and Java write. */
const lineOf = ({ body }: CallRequest): string | undefined =>
  body !== undefined && "json" in body ? JSON.stringify(textOf(body.json)) : undefined;

function go(request: CallRequest): string {
  const code = goNative
    .generate(harOf(request))
    .replaceAll("\t", "  ")
    .replace("  fmt.Println(res)\n", "")
    .replace(/^( *)(\w+), _ := (.*)$/gm, "$1$2, err := $3\n$1if err != nil {\n$1  panic(err)\n$1}");
  const line = lineOf(request);
  // A raw string has no way to write its own quote.
  if (line === undefined || line.includes("`")) return code;
  return code.replace(line, () => `\`${JSON.parse(line) as string}\``);
}

const javaBuffer = /^java\.io\.ByteArrayOutputStream body = .*\nbody\.write\((.*)\.getBytes\(.*\n/;

function java(request: CallRequest): string {
  const code = javaNethttp
    .generate(harOf(request))
    .replace(javaBuffer, (_, text: string) => `String body = ${text};\n`)
    .replace("ofByteArray(body.toByteArray())", "ofString(body)");
  const line = lineOf(request);
  const block = (text: string) => `"""\n${text.replaceAll("\\", "\\\\").replaceAll('"""', '\\"""')}"""`;
  const readable = line === undefined ? code : code.replace(line, () => block(JSON.parse(line) as string));
  return `import java.net.http.*;\n\n${readable}`;
}

/** The languages in the order of their tabs. */
export const languages: SampleLanguage[] = [
  {
    id: "python",
    label: "Python",
    grammar: "py",
    write: (request) =>
      `import requests\n\nresponse = ${pythonRequests.generate(harOf(request)).replace(/^ {2}/gm, "")}\nprint(response.status_code, response.text)`,
  },
  { id: "go", label: "Go", grammar: "go", write: go },
  { id: "java", label: "Java", grammar: "java", write: java },
  {
    id: "csharp",
    label: "C#",
    grammar: "cs",
    write: (request) =>
      `using System.Net.Http.Headers;\n\n${csharpHttpclient.generate(harOf(request))}\nConsole.WriteLine(await response.Content.ReadAsStringAsync());`,
  },
  { id: "php", label: "PHP", grammar: "php", write: (request) => `<?php\n${phpCurl.generate(harOf(request))}` },
];
