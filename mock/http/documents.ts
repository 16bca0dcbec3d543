// The contract as each API of the mock serves it: its own address as server and token URL, so that a viewer can try it.

import type { IncomingMessage } from "node:http";
import type { JsonObject } from "../contract/types.ts";
import { type Api, refusal } from "../refusal.ts";
import { optionsHeaders } from "./cors.ts";
import { type Reply, refusedReply } from "./reply.ts";

/** Where the mock is reached from, and what it serves there. */
export interface Served {
  /** Origin by API, as the mock listens. */
  addresses: Record<Api, string>;
  /** Path of the token endpoint. */
  tokenPath: string;
  document: JsonObject;
}

const documentPath = /^\/openapi\.(json|yaml)(?=\?|$)/;
const methods = "GET, HEAD, OPTIONS";
/** A name or address with its port: all that is taken over from a Host header. */
const plainHost = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * Answers requests for `/openapi.json` and `/openapi.yaml`; no token is needed, and any page may read them.
 * @param api Which API was asked.
 * @param request The request; its Host header is the address the caller knows the mock by.
 * @param served Gives the contract; called only where a document is asked for.
 * @returns The answer, or nothing for every other path.
 */
export async function documentReply(
  api: Api,
  request: IncomingMessage,
  served: () => Served,
): Promise<Reply | undefined> {
  const form = documentPath.exec(request.url ?? "")?.[1];
  if (form === undefined) return undefined;
  if (request.method === "OPTIONS") return { status: 204, headers: optionsHeaders(request.headers, methods) };
  if (request.method !== "GET" && request.method !== "HEAD")
    return refusedReply(api, refusal(api, 405, `Supported are ${methods}.`, { Allow: methods }));
  const document = addressed(api, request.headers.host, served());
  const headers = { "Content-Type": `application/${form}`, "Cache-Control": "no-cache" };
  return { status: 200, headers, body: form === "json" ? JSON.stringify(document, null, 2) : await yaml(document) };
}

/** The document with the mock's addresses; the rest of it is shared with the original. */
function addressed(api: Api, host: string | undefined, { addresses, tokenPath, document }: Served): JsonObject {
  const asked = host !== undefined && plainHost.test(host) ? URL.parse(`http://${host}`) : null;
  const own = asked ?? new URL(addresses[api]);
  const auth = new URL(addresses.auth);
  auth.hostname = own.hostname;
  const tokenUrl = auth.origin + tokenPath;
  const servers = [{ url: own.origin, description: "The mock, where no real money moves." }];
  return { ...document, servers, ...withTokenUrl(document, tokenUrl) };
}

function withTokenUrl({ components }: JsonObject, tokenUrl: string): JsonObject {
  const schemes = (components as { securitySchemes?: Record<string, JsonObject> } | undefined)?.securitySchemes ?? {};
  const addressedSchemes = Object.entries(schemes).map(([name, scheme]) => {
    const { clientCredentials } = (scheme["flows"] ?? {}) as { clientCredentials?: JsonObject };
    if (clientCredentials === undefined) return [name, scheme];
    return [name, { ...scheme, flows: { clientCredentials: { ...clientCredentials, tokenUrl } } }];
  });
  if (addressedSchemes.length === 0) return {};
  return { components: { ...(components as JsonObject), securitySchemes: Object.fromEntries(addressedSchemes) } };
}

/** Loaded on demand: most runs of the mock are never asked for YAML. */
async function yaml(document: JsonObject): Promise<string> {
  const { stringify } = await import("yaml");
  return stringify(document, { lineWidth: 120, aliasDuplicateObjects: false });
}
