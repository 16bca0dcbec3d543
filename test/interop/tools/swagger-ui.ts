// Swagger UI: its engine, swagger-client, resolves the document and makes the call of "Try it out".

import { calls, rampRequestId, token } from "../calls.ts";
import type { Adapter, Stage } from "../tool.ts";

type Json = { [key: string]: unknown };

interface Client {
  spec: Json;
  errors: { message?: string }[];
  execute(request: Json): Promise<{ body: unknown; status: number }>;
}

async function clientOf({ load }: Stage, document: Json): Promise<Client> {
  const { default: SwaggerClient } = await load<{ default: (options: Json) => Promise<Client> }>("swagger-client");
  const authorizations = { OAuth2: { token: { access_token: token, token_type: "Bearer" } } };
  return SwaggerClient({ ...document, authorizations });
}

/** Resolves every reference; pointed at the contract of the mock, it executes the operation there. */
export const swaggerUi: Adapter = {
  async accept(stage) {
    await stage.load("swagger-ui-dist");
    const { spec, errors } = await clientOf(stage, { spec: stage.document });
    if (errors.length > 0) throw new Error(errors[0]?.message ?? "it cannot resolve the document");
    return { webhooks: Object.keys((spec["webhooks"] ?? {}) as Json).length };
  },
  async call(stage) {
    const client = await clientOf(stage, { url: `${stage.origin}/openapi.json` });
    const { operationId, type, body } = calls[stage.api];
    const request = { operationId, parameters: { rampRequestId }, requestContentType: type, requestBody: body };
    return (await client.execute(request)).body;
  },
};
