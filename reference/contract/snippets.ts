// The snippets of an operation: the same call in curl, with our TypeScript client and in other languages, against the local
// mock.

import type { Language } from "../text/highlight.ts";
import type { OperationEntry } from "./model.ts";
import { curlOf } from "./samples/curl.ts";
import { languages } from "./samples/languages.ts";
import { requestOf } from "./samples/request.ts";
import { type Switch, switchFor } from "./samples/switches.ts";
import { typescriptOf } from "./samples/typescript.ts";

export { mockToken, origins } from "./samples/request.ts";

/** The same call in two languages, for one example of the body. */
export interface Snippet {
  name: string;
  title: string;
  /** Request body; undefined for an operation without one. */
  value: unknown;
  /** What to switch on in the mock before. */
  needs: Switch | undefined;
  curl: string;
  typescript: string;
}

/** A call in one language. */
export interface Sample {
  id: string;
  label: string;
  grammar: Language;
  code: string;
}

/** The snippets of an operation: one for each example of its body, or one. */
export function snippetsOf(entry: OperationEntry): Snippet[] {
  const examples = entry.body?.media[0]?.examples ?? [];
  const given = examples.length === 0 ? [{ name: "call", summary: "", value: undefined }] : examples;
  return given.map(({ name, summary = "", value }) => ({
    name,
    title: summary,
    value,
    needs: switchFor(entry, value),
    curl: curlOf(requestOf(entry, value)),
    typescript: typescriptOf(entry, value),
  }));
}

/**
 * A call in every language, in the order of the tabs.
 * @param value Request body; ignored by operations without one.
 * @param tenantId Tenant to name; none when left out.
 */
export function samplesOf(entry: OperationEntry, value: unknown, tenantId?: string): Sample[] {
  const request = requestOf(entry, value, tenantId);
  return [
    { id: "curl", label: "curl", grammar: "sh", code: curlOf(request) },
    { id: "typescript", label: "TypeScript", grammar: "ts", code: typescriptOf(entry, value, tenantId) },
    ...languages.map(({ write, ...language }) => ({ ...language, code: write(request) })),
  ];
}
