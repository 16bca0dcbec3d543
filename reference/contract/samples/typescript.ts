// Samples with our TypeScript client: a call by operation name, and an event handler that reads the resource.

import { successesOf } from "../../../model/calls.ts";
import type { EventEntry, OperationPage } from "../model.ts";
import { mockCredentials, mockToken, origins, pathValues, tenantPlaceholder } from "./request.ts";

/** A value as a TypeScript literal in our style: keys without quotes where possible, and trailing commas. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/(?<=[^,{[\s])\n(?=\s*[}\]])/g, ",\n")
    .replace(/^( *)"([A-Za-z_$][\w$]*)": /gm, "$1$2: ");
}

/** The variable name for the result of an operation: `payout` for getPayout. */
function resultName({ operationId, service }: OperationPage): string {
  const [noun = ""] = /[A-Z].*/.exec(operationId) ?? [];
  const name = noun.slice(0, 1).toLowerCase() + noun.slice(1);
  return name === "" || name === service ? "result" : name;
}

const tokenCall = `import { clientCredentials } from "finance-ramp-api/auth";
import { createFinanceClient } from "finance-ramp-api/finance";

// On a server only: it holds the secret. Tokens are kept, shared and renewed before they end.
const auth = clientCredentials({
  tokenUrl: "${origins.auth}/token",
  clientId: "${mockCredentials["client_id"]}",
  clientSecret: "${mockCredentials["client_secret"]}",
});

export const finance = createFinanceClient({ baseUrl: "${origins.finance}", auth });`;

/** The argument of the method: path parameters and request body in one object. */
function given(entry: OperationPage, value: unknown): string {
  const parameters = { ...pathValues(entry), ...(entry.body !== undefined && { body: value }) };
  if (Object.keys(parameters).length === 0) return "";
  // A new key for each run, because a fixed key would return the result of the first run.
  const text = literal(parameters).replace(/(?<=idempotencyKey: )"[^"]*"/, "crypto.randomUUID()");
  const line = text.replace(/,\n}/, " }").replaceAll(/\n */g, " ");
  return entry.body === undefined && line.length < 60 ? line : text;
}

/** The call as a complete program. */
export function callOf(entry: OperationPage, value: unknown): string {
  const { service, operationId } = entry;
  if (service === "auth") return tokenCall;
  const media = successesOf(entry)[0]?.media ?? [];
  // A file has no envelope for `unwrap`.
  const isFile = media.length > 0 && !media.some(({ type }) => type === "application/json");
  const factory = service === "finance" ? "createFinanceClient" : "createRampClient";
  const call = `${service}.${operationId}`;
  const input = given(entry, value);
  return [
    `import { ${factory}${isFile ? "" : ", unwrap"} } from "finance-ramp-api/${service}";`,
    "",
    `const ${service} = ${factory}({`,
    `  baseUrl: "${origins[service]}",\n  auth: "${mockToken}",\n  tenantId: "${tenantPlaceholder}",\n});`,
    isFile
      ? `const { data, error } = await ${call}(${input || "{}"}, { parseAs: "blob" });`
      : `const ${resultName(entry)} = await unwrap(${call}(${input}));`,
  ].join("\n");
}

/**
 * The handler of an event within a receiver. The guide shows the other parts of the receiver.
 * @param fields Names of the fields of the event's result.
 * @param operation The operation that reads the resource.
 * @returns TypeScript; undefined without an operation, or if the event does not have its IDs.
 */
export function receiverOf(
  { type }: EventEntry,
  fields: readonly string[],
  operation: OperationPage | undefined,
): string | undefined {
  if (operation === undefined) return undefined;
  // A field with the exact name comes first. An event with two accounts has prefixed names, such as senderAccountId.
  const ids = Object.keys(pathValues(operation)).map((id) => ({
    id,
    field: [id, ...fields].find((name) => fields.includes(name) && name.toLowerCase().endsWith(id.toLowerCase())),
  }));
  if (ids.some(({ field }) => field === undefined)) return undefined;
  return `const receiver = createWebhookReceiver({
  authenticate,
  dedupe,
  on: {
    ${type}: async ({ result }) => {
      const ${resultName(operation)} = await unwrap(
        ${operation.service}.${operation.operationId}({
${ids.map(({ id, field }) => `          ${id}: result.${field},\n`).join("")}        }),
      );
    },
  },
});`;
}
