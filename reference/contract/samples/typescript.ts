// Our own client in TypeScript: a call by the name of the operation, and the handler of an event that reads back.

import { successesOf } from "../../../model/calls.ts";
import type { EventEntry, OperationPage } from "../model.ts";
import { mockCredentials, mockToken, origins, pathValues, tenantPlaceholder } from "./request.ts";

/** A value as a literal in the house style: keys unquoted where they can be, a comma after each line. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/(?<=[^,{[\s])\n(?=\s*[}\]])/g, ",\n")
    .replace(/^( *)"([A-Za-z_$][\w$]*)": /gm, "$1$2: ");
}

/** What the result of an operation is called: getPayout gives `payout`. */
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

/** What the method takes: path parameters and request body in one object. */
function given(entry: OperationPage, value: unknown): string {
  const parameters = { ...pathValues(entry), ...(entry.body !== undefined && { body: value }) };
  if (Object.keys(parameters).length === 0) return "";
  // A key of its own for each run, where a fixed one would return what the first run made.
  const text = literal(parameters).replace(/(?<=idempotencyKey: )"[^"]*"/, "crypto.randomUUID()");
  const line = text.replace(/,\n}/, " }").replaceAll(/\n */g, " ");
  return entry.body === undefined && line.length < 60 ? line : text;
}

/** The call as a program of its own. */
export function callOf(entry: OperationPage, value: unknown): string {
  const { service, operationId } = entry;
  if (service === "auth") return tokenCall;
  const media = successesOf(entry)[0]?.media ?? [];
  // A file is no envelope, so `unwrap` does not fit it.
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
 * The handler of an event within a receiver whose other parts the guide has.
 * @param fields Names of the fields of the event's result.
 * @param operation The one to read back with.
 * @returns TypeScript; undefined where nothing is read back, or the event does not have the IDs for it.
 */
export function receiverOf(
  { type }: EventEntry,
  fields: readonly string[],
  operation: OperationPage | undefined,
): string | undefined {
  if (operation === undefined) return undefined;
  // The field of that name comes first; an event of two accounts names each by its part, as in senderAccountId.
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
