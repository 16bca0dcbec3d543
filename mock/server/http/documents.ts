// The contract as each API of the mock serves it: its own address as server and token URL, so that a viewer can try it.

import type { Contract } from "../../../model/contract.ts";
import { asObject, componentsOf, type JsonObject } from "../../../model/document.ts";
import { Refusal } from "../../refusal.ts";
import type { MockResponse } from "../../respond/reply.ts";
import type { Call, MockContext } from "../call.ts";
import { optionsHeaders } from "./cors.ts";

const documentPath = /^\/openapi\.(json|yaml)(?=\?|$)/;
const methods = "GET, HEAD, OPTIONS";
/** A name or address with its port: all that is taken over from a Host header. */
const plainHost = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * Serves `/openapi.json` and `/openapi.yaml`; no token is needed, and any page may read them. The Host header of the
 * request is the address the caller knows the mock by.
 * @returns The response, or nothing for every other path.
 */
export function serveDocument(call: Call): MockResponse | Promise<MockResponse> | undefined {
  const form = documentPath.exec(call.request.url ?? "")?.[1];
  return form === undefined ? undefined : documentReply(call, form);
}

async function documentReply({ service, shared, request }: Call, form: string): Promise<MockResponse> {
  if (request.method === "OPTIONS") return { status: 204, headers: optionsHeaders(request.headers, methods) };
  if (request.method !== "GET" && request.method !== "HEAD")
    throw new Refusal(405, `Supported are ${methods}.`, { headers: { Allow: methods } });
  const document = addressed(service.contract, request.headers.host, shared);
  const headers = { "Content-Type": `application/${form}`, "Cache-Control": "no-cache" };
  return { status: 200, headers, body: form === "json" ? JSON.stringify(document, null, 2) : await yaml(document) };
}

/** The document with the mock's addresses; the rest of it is shared with the original. */
function addressed({ api, document }: Contract, host: string | undefined, mock: MockContext): JsonObject {
  const own = originOf(host, mock.addresses[api]);
  const tokenUrl = tokenUrlOf(host, mock);
  const servers = [{ url: own, description: "The mock, where no real money moves." }];
  return { ...document, servers, ...withTokenUrl(document, tokenUrl) };
}

/**
 * Where a caller gets tokens, at the host by which it knows the mock.
 * @param host The Host header of its request.
 */
export function tokenUrlOf(host: string | undefined, { addresses, services }: MockContext): string {
  const auth = new URL(addresses.auth);
  auth.hostname = new URL(originOf(host, addresses.auth)).hostname;
  return auth.origin + services.tokenPath;
}

/**
 * The origin by which a caller knows the mock.
 * @param host The Host header of its request.
 * @param address The origin at which the mock listens, for a header that names no host.
 */
export function originOf(host: string | undefined, address: string): string {
  // Most callers know the mock by the address at which it listens.
  if (address === `http://${host}`) return address;
  const asked = host !== undefined && plainHost.test(host) ? URL.parse(`http://${host}`) : null;
  return (asked ?? new URL(address)).origin;
}

function withTokenUrl(document: JsonObject, tokenUrl: string): JsonObject {
  const schemes = Object.entries(componentsOf(document, "securitySchemes")).map(([name, scheme]) => {
    const { clientCredentials } = asObject(scheme["flows"]);
    if (clientCredentials === undefined) return [name, scheme];
    return [name, { ...scheme, flows: { clientCredentials: { ...asObject(clientCredentials), tokenUrl } } }];
  });
  if (schemes.length === 0) return {};
  return { components: { ...asObject(document["components"]), securitySchemes: Object.fromEntries(schemes) } };
}

/** Loaded on demand: most runs of the mock are never asked for YAML. */
async function yaml(document: JsonObject): Promise<string> {
  const { stringify } = await import("yaml");
  return stringify(document, { lineWidth: 120, aliasDuplicateObjects: false });
}
