// A sandbox of a mock, as a test suite of a frontend uses it: its own credentials, and its own control API.

import type { Api } from "../../model/apis.ts";

/** What `POST /__mock/sandboxes` gives. */
export interface MadeSandbox {
  id: string;
  clientId: string;
  clientSecret: string;
  tenants: string[];
  clients: { clientId: string; clientSecret: string; tenants: string[]; scopes?: string[]; roles?: string[] }[];
  control: string;
}

/** Asks an address; JSON there and back. */
export async function ask(url: string, method = "GET", body?: unknown, token?: string) {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  const response = await fetch(url, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : (JSON.parse(text) as unknown) };
}

/** Asks the token endpoint. */
export async function askToken(auth: string, client_id: string, client_secret: string) {
  const body = new URLSearchParams({ grant_type: "client_credentials", client_id, client_secret });
  const response = await fetch(`${auth}/token`, { method: "POST", body });
  return { status: response.status, body: (await response.json()) as { access_token: string } };
}

/**
 * Makes a sandbox, and gives what a suite in it needs.
 * @param addresses Where the mock listens.
 * @param wishes Body of the request.
 */
export async function openSandbox(addresses: Record<Api, string>, wishes: object = {}) {
  const { status, body } = await ask(`${addresses.finance}/__mock/sandboxes`, "POST", wishes);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  const made = body as MadeSandbox;
  const token = (await askToken(addresses.auth, made.clientId, made.clientSecret)).body.access_token;
  return {
    ...made,
    token,
    /** Calls a service as the application under test does. */
    call: (method: string, path: string, given?: unknown, api: Api = "finance") =>
      ask(addresses[api] + path, method, given, token),
    /** Calls its control API. */
    control: (method: string, path: string, given?: unknown) =>
      ask(`${addresses.finance}${made.control}${path}`, method, given),
  };
}

/** A sandbox in the hands of a test. */
export type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>;
