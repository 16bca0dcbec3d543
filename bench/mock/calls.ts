// The calls of the soak as the contract shows them, and what in a response breaks it.

import type { ValidateFunction } from "ajv/dist/2020.js";
import type { Api } from "../../model/apis.ts";
import { asObject, type OperationEntry, operationsOf } from "../../model/document.ts";
import { bundles } from "../../test/lib/bundles.ts";
import { type ExampleRequest, exampleRequest } from "../../test/lib/requests.ts";
import { compile, explain } from "../../test/lib/schemas.ts";

/** One call. */
export interface Call extends ExampleRequest {
  api: Api;
  entry: OperationEntry;
}

/** A response as it is judged. */
export interface Responded {
  status: number;
  /** Its media type. */
  type: string;
  correlationId: unknown;
  text: string;
}

/** A call of each operation of both services. */
export function exampleCalls(): Call[] {
  return (["finance", "ramp"] as const).flatMap((api) =>
    [...operationsOf(bundles[api])].map((entry) => ({ api, entry, ...exampleRequest(bundles[api], entry) })),
  );
}

/** What in a response breaks the contract; undefined when nothing does. */
export function faultOf({ api, entry }: Call, { status, type, correlationId, text }: Responded): string | undefined {
  const name = `${String(entry.operation["operationId"])} ${status}`;
  if (status >= 500) return `${name}: ${text.slice(0, 100)}`;
  if (typeof correlationId !== "string") return `${name}: no correlation id`;
  const responses = asObject(entry.operation["responses"]);
  const range = `${Math.floor(status / 100)}XX`;
  const key = [String(status), range, "default"].find((candidate) => candidate in responses);
  if (key === undefined) return `${name}: the contract has no such response`;
  if (!type.includes("json")) return undefined;
  const validate = validatorOf(api, entry, key);
  return validate(JSON.parse(text)) ? undefined : `${name}: ${explain(validate.errors?.slice(0, 1))}`;
}

const validators = new Map<string, ValidateFunction>();

/** The validator of a response, compiled once; a shared response is compiled where it stands. */
function validatorOf(api: Api, { path, method, operation }: OperationEntry, key: string): ValidateFunction {
  const reference = asObject(asObject(operation["responses"])[key])["$ref"];
  const place =
    typeof reference === "string" ? reference.split("/").slice(1) : ["paths", path, method, "responses", key];
  const name = `${api} ${place.join(" ")}`;
  const validate = validators.get(name) ?? compile(api, [...place, "content", "application/json", "schema"]);
  validators.set(name, validate);
  return validate;
}
