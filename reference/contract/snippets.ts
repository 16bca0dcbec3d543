// The snippets of an operation: the same call to the local mock in curl, with our TypeScript client, and in other
// languages.

import type { Language } from "../text/highlight.ts";
import type { OperationPage } from "./model.ts";
import { withoutTenant } from "./samples/html.ts";
import { csharp, curl, go, java, php, python } from "./samples/languages.ts";
import { origins, requestOf, tenantPlaceholder } from "./samples/request.ts";
import { callOf } from "./samples/typescript.ts";

/** A setting that the mock needs before it accepts a request, which the service also refuses until it is enabled. */
export interface Setting {
  /** Name in POST /__mock/settings. */
  name: string;
  /** Why it is off, in Markdown. */
  reason: string;
  /** The command that switches it on. */
  command: string;
}

/** The same call in every language, with one example of the request body. */
export interface Snippet {
  name: string;
  title: string;
  /** Request body; undefined for an operation without one. */
  value: unknown;
  /** The setting that the mock needs first, if any. */
  needs: Setting | undefined;
  /** In the order of the tabs. */
  samples: Sample[];
  /** Without a tenant, because the mock's token has only one. */
  curl: string;
  typescript: string;
}

/** A call in one language, with a placeholder for the tenant. */
interface Sample {
  id: string;
  label: string;
  grammar: Language;
  code: string;
}

/** The setting that the mock needs before it accepts a request, if any. */
function settingFor({ operationId, service }: OperationPage, value: unknown): Setting | undefined {
  const isKyc = (value as { kycStatus?: unknown } | undefined)?.kycStatus === "NOT_REQUIRED";
  const name = operationId === "createPaymentSession" ? "paymentSessions" : isKyc ? "kycNotRequired" : undefined;
  if (name === undefined) return undefined;
  const what = isKyc ? "`kycStatus` NOT_REQUIRED has" : "Payment sessions have";
  const reason = `${what} to be enabled for your company. Enable ${isKyc ? "it" : "them"} in the mock first:`;
  const body = JSON.stringify({ [name]: true });
  const lines = [`curl ${origins[service]}/__mock/settings`, "-H 'Content-Type: application/json'", `-d '${body}'`];
  return { name, reason, command: lines.join(" \\\n  ") };
}

/** The snippets of an operation: one for each example of its request body, or one without a body. */
export function snippetsOf(entry: OperationPage): Snippet[] {
  const examples = entry.body?.media[0]?.examples ?? [];
  const given = examples.length === 0 ? [{ name: "call", summary: "", value: undefined }] : examples;
  return given.map(({ name, summary: title = "", value }) => {
    const samples = samplesOf(entry, value);
    const [first = "", second = ""] = samples.map(({ code }) => withoutTenant(code));
    return { name, title, value, needs: settingFor(entry, value), samples, curl: first, typescript: second };
  });
}

/** A call in every language. */
export function samplesOf(entry: OperationPage, value: unknown): Sample[] {
  const request = requestOf(entry, value);
  if (entry.service !== "auth") request.headers.unshift(["x-tenant-id", tenantPlaceholder]);
  return [
    { id: "curl", label: "curl", grammar: "sh", code: curl(request) },
    { id: "typescript", label: "TypeScript", grammar: "ts", code: callOf(entry, value) },
    { id: "python", label: "Python", grammar: "py", code: python(request) },
    { id: "go", label: "Go", grammar: "go", code: go(request) },
    { id: "java", label: "Java", grammar: "java", code: java(request) },
    { id: "csharp", label: "C#", grammar: "cs", code: csharp(request) },
    { id: "php", label: "PHP", grammar: "php", code: php(request) },
  ];
}
