// A mock on free ports for one test file, and how the tests talk to it: with fetch, or byte by byte.

import { connect } from "node:net";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { type Resources, seedResources } from "../../mock/domain/seed/seed.ts";
import type { State } from "../../mock/domain/state.ts";
import type { World } from "../../mock/domain/world.ts";
import type { Internals } from "../../mock/options.ts";
import type { SandboxSettings } from "../../mock/server/sandboxes/sandbox.ts";
import { type Mock, type MockOptions, startMock } from "../../mock/start.ts";
import { createControls } from "../../mock/testing/control.ts";
import type { SandboxControl } from "../../mock/testing/mock-control.ts";
import type { Api } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { asObject } from "../../model/document.ts";

/** A response as the tests look at it. */
export interface ParsedResponse {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text where it is none. */
  body: unknown;
}

let known: ReturnType<typeof loadContracts> | undefined;
const contracts = () => (known ??= loadContracts());

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
  payout: "9ce608fb-a153-4247-8a9d-3fb241aed305",
  rampRequest: "d02a4c3f-e597-468b-8ed1-73f685e2a701",
} as const;

/** An ID of nobody and nothing. */
export const nobody = "00000000-0000-4000-8000-000000000404";
/** A webhook that nobody listens to. */
export const webhook = {
  url: "https://hooks.example/",
  authenticationMethod: { type: "API_KEY", headerName: "X-Key", apiKey: "k" },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/**
 * How the tests talk to a mock, with a token unless headers say otherwise.
 * @param mock The mock, once it runs.
 * @param token The one that is always valid when left out.
 */
export function clientOf(mock: () => Pick<Mock, "addresses">, token = "example-access-token") {
  const ask = async (api: Api, path: string, init: RequestInit = {}): Promise<ParsedResponse> => {
    const headers = { Authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) };
    const response = await fetch(mock().addresses[api] + path, { ...init, headers });
    return { status: response.status, headers: response.headers, body: parsed(await response.text()) };
  };
  const send = (api: Api, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    ask(api, path, {
      method,
      headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    });
  const control = (method: string, path: string, body?: unknown) =>
    send("finance", method, `/__mock${path}`, body);
  return {
    ask,
    send,
    /** Sends a request that has to succeed, and gives its result. */
    result: async <Result = Record<string, unknown>>(
      method: string,
      path: string,
      body?: unknown,
      api: Api = "finance",
    ) => {
      const { status, body: response } = await send(api, method, path, body);
      if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(response)}`);
      return (response as { result: Result }).result;
    },
    control,
    shown: async <Shown>(path: string) => (await control("GET", path)).body as Shown,
    /** The events for webhooks, in their order, while deliveries wait. */
    events: async () =>
      ((await control("GET", "/deliveries")).body as { body: Event }[]).map((delivery) => delivery.body),
    token: async (client_id: string, more: Record<string, string> = {}): Promise<string> => {
      const form = { grant_type: "client_credentials", client_id, client_secret: "mock-secret", ...more };
      const { body } = await ask("auth", "/token", { method: "POST", body: new URLSearchParams(form) });
      return (body as { access_token: string }).access_token;
    },
    /** Sends bytes as they are, and returns all that comes back until the other side is done. */
    raw: (api: Api, text: string | Buffer) => raw(mock().addresses[api], text),
    address: (api: Api) => mock().addresses[api],
  };
}

interface Event {
  eventType: string;
  result: Record<string, unknown>;
}

/** Starts a mock into whose sandboxes tests put what its API does not take. */
export async function startInside(options: MockOptions, internals: Internals = {}) {
  const states = new Map<string, State>();
  const onState = (id: string, state: State) => void states.set(id, state);
  const mock = await startMock(options, { onState, ...internals });
  const inside = (id: string, { now }: Pick<Mock, "now">) => {
    const change = async (work: (world: World) => void) => {
      // The state of a sandbox is opened when it is first asked for.
      await now();
      states.get(id)?.change(work);
    };
    return {
      /** Resources in the form of the contract's examples, by kind. */
      seed: ({ tenantId, ...resources }: Record<string, unknown>) =>
        change((world) => seedResources(world, String(tenantId ?? world.tenantId), resources as Resources)),
      /** An event to every webhook of the tenant: its first example, changed by `result`; nothing is moved. */
      sendEvent: ({ eventType, result = {} }: { eventType: string; result?: object }) => {
        const [example] = contracts().finance.events.get(eventType)?.examples ?? [];
        const fields = { ...asObject(asObject(example?.value)["result"]), ...result };
        return change(({ outbox, tenantId }) => outbox.add(tenantId, { eventType, result: fields }));
      },
    };
  };
  const sandbox = async (wishes?: SandboxSettings) => {
    const made = await mock.sandbox(wishes);
    return { ...made, ...inside(made.id, made) };
  };
  return { ...mock, ...inside("main", mock), sandbox };
}

export type InsideMock = Awaited<ReturnType<typeof startInside>>;

/** Starts a mock before the tests of a file and stops it after them; they have a client and the functions that control it. */
export function mockForTests(options: MockOptions = {}, internals: Internals = {}) {
  let mock: InsideMock;
  beforeAll(async () => {
    mock = await startInside(options, internals);
  });
  afterAll(() => mock.stop());
  return {
    ...createControls((...of) => mock.request(...of)),
    seed: (...of: Parameters<InsideMock["seed"]>) => mock.seed(...of),
    sendEvent: (...of: Parameters<InsideMock["sendEvent"]>) => mock.sendEvent(...of),
    ...clientOf(() => mock),
    openSandbox: (wishes?: SandboxSettings) => openSandbox(mock, wishes),
  };
}

/** Starts a mock in a test, at whose end it stops if it has not been stopped before; its clock stands. */
export async function startForTest(options: MockOptions = {}): Promise<InsideMock> {
  const mock = await startInside({ speed: 0, ...options });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= mock.stop());
  onTestFinished(stop);
  return { ...mock, stop };
}

/** Makes a sandbox, as a suite of a frontend uses it: its control functions, and calls with its token. */
export async function openSandbox<Made extends SandboxControl>(
  mock: Pick<Mock, "addresses"> & { sandbox(wishes: SandboxSettings): Promise<Made> },
  wishes: SandboxSettings = {},
) {
  const sandbox = await mock.sandbox(wishes);
  const bearer = await sandbox.token();
  const { send } = clientOf(() => mock, bearer);
  const call = (method: string, path: string, body?: unknown, api: Api = "finance") =>
    send(api, method, path, body);
  return { ...sandbox, bearer, call };
}

export function codeOf({ body }: ParsedResponse): string | undefined {
  return (body as { errors?: { code: string }[] }).errors?.[0]?.code;
}

export function messageOf({ body }: ParsedResponse): string {
  return (body as { errors?: { message: string }[] }).errors?.[0]?.message ?? "";
}

function raw(address: string, text: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setTimeout(30_000, () => socket.destroy());
    socket.on("data", (chunk) => {
      received += chunk;
      // All responses of the mock are short; a body that is complete ends the wait.
      const [head = "", body] = received.split("\r\n\r\n");
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
      if (body !== undefined && Buffer.byteLength(body) >= length) socket.destroy();
    });
    socket.on("close", () => resolve(received));
    socket.on("error", reject);
  });
}
