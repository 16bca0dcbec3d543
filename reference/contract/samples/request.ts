// The request of a sample as data, from which the samples of all languages are made.

import type { Service } from "../document.ts";
import type { OperationPage } from "../model.ts";

/** Origins of the local mock, as `npm start` sets them. */
export const origins: Record<Service, string> = {
  finance: "http://127.0.0.1:4010",
  ramp: "http://127.0.0.1:4020",
  auth: "http://127.0.0.1:4030",
};

/** The token that the mock always accepts. */
export const mockToken = "example-access-token";

/** Placeholder of the tenant in a sample. */
export const tenantPlaceholder = "TENANT_ID";

/** Credentials of the mock's own client, which replace those of the contract's examples. */
export const mockCredentials: Record<string, string> = { client_id: "mock-client", client_secret: "mock-secret" };

/** One request to the local mock. */
export interface CallRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  /** Fields of a form, or a JSON value. */
  body: { form: [name: string, value: string][] } | { json: unknown } | undefined;
}

/** The path parameters of an operation with their examples. */
export function pathValues({ parameters }: OperationPage): Record<string, string> {
  const inPath = parameters.filter((one) => one.in === "path");
  return Object.fromEntries(inPath.map(({ name, example }) => [name, String(example ?? name)]));
}

function bodyOf({ body }: OperationPage, value: unknown): CallRequest["body"] {
  if (body === undefined) return undefined;
  if (body.media[0]?.type !== "application/x-www-form-urlencoded") return { json: value };
  const fields = Object.entries(value as Record<string, string>);
  return { form: fields.map(([name, given]) => [name, mockCredentials[name] ?? given]) };
}

/** The request of an operation to the local mock. `value` is the request body; operations without one ignore it. */
export function requestOf(entry: OperationPage, value: unknown): CallRequest {
  const { service, method } = entry;
  const values = pathValues(entry);
  const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? name));
  const body = bodyOf(entry, value);
  const headers: CallRequest["headers"] = [];
  if (service !== "auth") headers.push(["Authorization", `Bearer ${mockToken}`]);
  if (body !== undefined && "json" in body) headers.push(["Content-Type", "application/json"]);
  return { method, url: `${origins[service]}${path}`, headers, body };
}
