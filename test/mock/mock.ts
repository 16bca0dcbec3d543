// A mock on free ports for one test file, and how the tests talk to it: with fetch, or byte by byte.

import { connect } from "node:net";
import { afterAll, beforeAll } from "vitest";
import type { Internals } from "../../mock/options.ts";
import { type Mock, type MockOptions, startMock } from "../../mock/start.ts";
import type { Api } from "../../model/apis.ts";

/** An answer as the tests look at it. */
export interface Answered {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text where it is none. */
  body: unknown;
}

/** Ids of the cast (openapi/cast.yaml) and of the default clients that the tests of the mock use. */
export const cast = {
  tenant: "6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10",
  secondTenant: "6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a11",
  party: "2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301",
  organization: "5f2c8a90-41d7-4be6-93fa-6a0c7d18e302",
  account: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
  secondAccount: "c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402",
  wallet: "a1e94c70-5d28-4f3b-9e67-0c8b1d2f5501",
  bank: "14f7b0c9-3e6d-4a25-9b81-d05c2e7fa601",
  route: "8bd5f7ea-9042-4136-bf8c-2ea1309dc201",
  rampRequest: "d02a4c3f-e597-468b-8ed1-73f685e2a701",
} as const;

const anyPorts = { host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 } };

/**
 * Starts a mock before the tests of a file and stops it after them.
 * @param options What differs from the defaults.
 * @param internals What it is given besides.
 * @returns The mock's way of being asked, with the token that is always valid unless headers say otherwise.
 */
export function mockForTests(options: Partial<MockOptions> = {}, internals: Internals = {}) {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock({ ...anyPorts, ...options }, internals);
  });
  afterAll(() => mock.stop());
  const ask = async (api: Api, path: string, init: RequestInit = {}): Promise<Answered> => {
    const headers = { Authorization: "Bearer example-access-token", ...(init.headers as Record<string, string>) };
    const response = await fetch(mock.addresses[api] + path, { ...init, headers });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parsed(text) };
  };
  return {
    ask,
    /** Sends JSON. */
    send: (api: Api, method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(api, path, {
        method,
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    /** Sends a request that has to succeed, and gives its result. */
    result: async <Result = Record<string, unknown>>(
      method: string,
      path: string,
      body?: unknown,
      api: Api = "finance",
    ) => {
      const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
      const response = await ask(api, path, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
      });
      if (response.status >= 300)
        throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
      return (response.body as { result: Result }).result;
    },
    /** Calls the control API. */
    control: (method: string, path: string, body?: unknown) =>
      ask("finance", `/__mock${path}`, {
        method,
        ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
      }),
    /** Gets a token for one of the clients. */
    token: async (client_id: string, more: Record<string, string> = {}): Promise<string> => {
      const form = { grant_type: "client_credentials", client_id, client_secret: "mock-secret", ...more };
      const { body } = await ask("auth", "/token", { method: "POST", body: new URLSearchParams(form) });
      return (body as { access_token: string }).access_token;
    },
    /** Sends bytes as they are, and returns all that comes back until the other side is done. */
    raw: (api: Api, text: string | Buffer, patience?: number) => raw(mock.addresses[api], text, patience),
    address: (api: Api) => mock.addresses[api],
    reload: () => mock.reload(),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The code of the first error of an answer. */
export function codeOf({ body }: Answered): string | undefined {
  return (body as { errors?: { code: string }[] }).errors?.[0]?.code;
}

/** The message of the first error of an answer. */
export function messageOf({ body }: Answered): string {
  return (body as { errors?: { message: string }[] }).errors?.[0]?.message ?? "";
}

function raw(address: string, text: string | Buffer, patience = 30_000): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    const end = () => {
      socket.destroy();
      resolve(received);
    };
    const timer = setTimeout(end, patience);
    socket.on("data", (chunk) => {
      received += chunk;
      // All answers of the mock are short; a body that is complete ends the wait.
      const [head = "", body] = received.split("\r\n\r\n");
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
      if (body !== undefined && Buffer.byteLength(body) >= length) {
        clearTimeout(timer);
        end();
      }
    });
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(received);
    });
    socket.on("error", reject);
  });
}

/** The events for webhooks of a mock whose deliveries wait, in their order; a receiver that is not there never hears them. */
export async function eventsOf({ control }: Pick<TestMock, "control">) {
  const { body } = await control("GET", "/deliveries");
  return (body as { body: { eventType: string; result: Record<string, unknown> } }[]).map((delivery) => delivery.body);
}

type TestMock = ReturnType<typeof mockForTests>;
