// What tests control of a mock: main, receivers, and sandboxes with the same functions each.

import type { Api } from "../../model/apis.ts";
import type { ShownSandbox } from "../server/sandboxes/registry.ts";
import type { SandboxSettings } from "../server/sandboxes/sandbox.ts";
import { type Controls, createControls } from "./control.ts";
import type { Receiver, ReceiverOptions } from "./receiver.ts";
import type { Send } from "./send.ts";

/** The functions, and what every sandbox has besides. */
interface Base extends Controls {
  /** Origin by API, for example http://127.0.0.1:4010. */
  addresses: Record<Api, string>;
  /**
   * Starts a receiver of webhooks on a free port of 127.0.0.1. The mock must allow plain HTTP (`allowHttpWebhooks`).
   * @throws ControlError 400 when it does not.
   */
  receiver(options?: ReceiverOptions): Promise<Receiver>;
}

/** A sandbox: its own resources, clock, scenarios, journal and deliveries. */
export interface SandboxControl extends Base {
  id: string;
  /** Credentials of its first client: what the application under test needs instead of its own. */
  clientId: string;
  clientSecret: string;
  tenants: readonly string[];
  /** All its clients; each has `clientSecret`. */
  clients: ShownSandbox["clients"];
  /** Path of its control API. */
  control: string;
  /**
   * Requests an access token.
   * @param clientId One of its clients; the first when left out.
   * @throws Error when the token endpoint refuses it.
   */
  token(clientId?: string): Promise<string>;
  /** Ends it: its credentials are refused from then on, and its receivers stop. */
  end(): Promise<void>;
}

/** What controls a mock: its sandbox `main`, to which the usual credentials belong. */
export interface MockControl extends Base {
  /**
   * Makes a sandbox.
   * @throws ControlError 503 when there are too many.
   */
  sandbox(wishes?: SandboxSettings): Promise<SandboxControl>;
}

/** A running mock: with functions that control it, for tests. */
export interface Mock extends MockControl {
  /** Stops all servers and receivers, ends open connections, and writes and closes the state. */
  stop(): Promise<void>;
}

/**
 * Makes what controls a mock.
 * @param addresses Origin by API.
 * @param send Does a control request.
 * @returns The functions, and one that stops all receivers.
 */
export function createMockControl(
  addresses: Record<Api, string>,
  send: Send,
): { control: MockControl; close(): Promise<void> } {
  const { base, close } = createBase(addresses, send);
  const closers = new Set([close]);
  const control: MockControl = {
    ...base,
    async sandbox(wishes = {}) {
      const made = (await send("POST", "/sandboxes", wishes)) as MadeSandbox;
      const inside = createBase(addresses, (method, path, body) => send(method, `/sandboxes/${made.id}${path}`, body));
      closers.add(inside.close);
      return {
        ...made,
        ...inside.base,
        token: (clientId = made.clientId) => requestToken(addresses.auth, clientId, made.clientSecret),
        async end() {
          closers.delete(inside.close);
          await inside.close();
          await send("DELETE", `/sandboxes/${made.id}`);
        },
      };
    },
  };
  return { control, close: async () => void (await Promise.all([...closers].map((each) => each()))) };
}

type MadeSandbox = Pick<SandboxControl, "id" | "clientId" | "clientSecret" | "tenants" | "clients" | "control">;

function createBase(addresses: Record<Api, string>, send: Send): { base: Base; close(): Promise<void> } {
  const controls = createControls(send);
  const receivers: Receiver[] = [];
  const base: Base = {
    ...controls,
    addresses,
    async receiver(options) {
      // Loaded on demand: no start waits for it.
      const { startReceiver } = await import("./receiver.ts");
      const receiver = await startReceiver(controls, options);
      receivers.push(receiver);
      return receiver;
    },
  };
  return { base, close: async () => void (await Promise.all(receivers.splice(0).map((each) => each.close()))) };
}

async function requestToken(origin: string, client_id: string, client_secret: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: "client_credentials", client_id, client_secret });
  const response = await fetch(`${origin}/token`, { method: "POST", body });
  const { access_token } = (await response.json()) as { access_token?: string };
  if (access_token === undefined) throw new Error(`the token endpoint refuses ${client_id} with ${response.status}`);
  return access_token;
}
