// The one request of each API that every client sends: JSON with a union in its body, a path parameter, a form.

import type { Api } from "../../model/apis.ts";
import type { Contract } from "../../model/contract.ts";
import type { Json } from "../../model/document.ts";
import { createValidation } from "../../model/validation.ts";

export const token = "example-access-token";

/** The mock has no client with the credentials of the example. */
const credentials = { client_id: "mock-client", client_secret: "mock-secret" };

const operationIds: Record<Api, string> = {
  finance: "registerWebhook",
  ramp: "getRampRequest",
  auth: "createAccessToken",
};

/** A request, and what its success has to be. */
export interface InteropRequest {
  operationId: string;
  method: string;
  path: string;
  parameters: Record<string, Json | undefined>;
  body: Record<string, Json> | undefined;
  /** JSON pointer of the schema of the success. */
  success: string;
}

/** The request of an API, made of the examples of its contract. */
export function requestOf({ api, operations }: Contract): InteropRequest {
  const operation = operations.find(({ operationId }) => operationId === operationIds[api]);
  const success = operation?.responses.find(({ status }) => status.startsWith("2"))?.media[0]?.pointer;
  if (operation === undefined || success === undefined) throw new Error(`${api} has no ${operationIds[api]}`);
  const { operationId, method, path } = operation;
  const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
  const parameters = Object.fromEntries(inPath.map(({ name, example }) => [name, example]));
  const example = operation.body?.media[0]?.examples[0]?.value as Record<string, Json> | undefined;
  const body = api === "auth" ? { ...example, ...credentials } : example;
  return { operationId, method, path, parameters, body, success };
}

/** Sends a request as plain HTTP; gives the body of the response. */
export async function send(
  api: Api,
  { method, path, parameters, body }: InteropRequest,
  origin: string,
): Promise<unknown> {
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
  const form = new URLSearchParams(body as Record<string, string>);
  const sent = api === "auth" ? form : body && JSON.stringify(body);
  const headers: Record<string, string> = api === "auth" ? {} : { Authorization: `Bearer ${token}` };
  if (api === "finance") headers["Content-Type"] = "application/json";
  const response = await fetch(origin + target, { method, headers, ...(sent !== undefined && { body: sent }) });
  return response.json();
}

/** @throws Error for a body that is not the success of the request by our contract. */
export function checkSuccess({ document }: Contract, { success }: InteropRequest, body: unknown): void {
  const validate = createValidation(document).at(success);
  if (validate(body)) return;
  const [error] = validate.errors ?? [];
  throw new Error(`${error?.instancePath} ${error?.message} in the response ${JSON.stringify(body)}`);
}
