// The one call of each API that every client makes: JSON with a union in its body, a path parameter, a form.

import type { Api } from "../../model/apis.ts";

/** The token that the mock always accepts. */
export const token = "example-access-token";

interface Call {
  operationId: string;
  method: "GET" | "POST";
  /** Path template of the contract. */
  path: string;
  /** Path with its parameters filled in. */
  target: string;
  /** Media type and fields of the body; none for a GET. */
  type?: string;
  body?: Record<string, unknown>;
  /** Status of the success. */
  status: string;
}

/** Id of a ramp request of the cast (openapi/cast.yaml). */
export const rampRequestId = "d02a4c3f-e597-468b-8ed1-73f685e2a701";

/** The calls, by API. */
export const calls: Record<Api, Call> = {
  finance: {
    operationId: "registerWebhook",
    method: "POST",
    path: "/v1/webhooks",
    target: "/v1/webhooks",
    type: "application/json",
    body: {
      url: "https://hooks.example/finance",
      authenticationMethod: { type: "API_KEY", headerName: "X-Hook-Key", apiKey: "example-webhook-key" },
    },
    status: "201",
  },
  ramp: {
    operationId: "getRampRequest",
    method: "GET",
    path: "/v1/ramp-requests/{rampRequestId}",
    target: `/v1/ramp-requests/${rampRequestId}`,
    status: "200",
  },
  auth: {
    operationId: "createAccessToken",
    method: "POST",
    path: "/token",
    target: "/token",
    type: "application/x-www-form-urlencoded",
    body: { grant_type: "client_credentials", client_id: "mock-client", client_secret: "mock-secret" },
    status: "200",
  },
};

/**
 * Makes the call of an API as plain HTTP.
 * @param origin Where to; a mock of our own or of a tool.
 * @returns The body.
 */
export async function makeCall(api: Api, origin: string): Promise<unknown> {
  const { method, target, type, body } = calls[api];
  const headers: Record<string, string> = api === "auth" ? {} : { Authorization: `Bearer ${token}` };
  if (type !== undefined) headers["Content-Type"] = type;
  const text = api === "auth" ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body);
  const response = await fetch(origin + target, { method, headers, ...(body === undefined ? {} : { body: text }) });
  const answered = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${answered}`);
  return JSON.parse(answered) as unknown;
}
