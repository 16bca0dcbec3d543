// Functions for tests to control a mock: `main`, sandboxes, and receivers.

import type { Api } from "../../model/apis.ts";
import type { ShownSandbox } from "../server/sandboxes/registry.ts";
import type { SandboxSettings } from "../server/sandboxes/sandbox.ts";
import { type Controls, createControls } from "./control.ts";
import type { Receiver, ReceiverOptions } from "./receiver.ts";
import type { Send } from "./send.ts";

/** The functions of `main` and every sandbox. */
interface Base extends Controls {
  /** Origin by API, for example http://127.0.0.1:4010. */
  addresses: Record<Api, string>;
  /**
   * Starts a receiver of webhooks on a free port of 127.0.0.1. The mock must allow plain HTTP (`allowHttpWebhooks`).
   * @throws ControlError 400 if it does not.
   */
  receiver(options?: ReceiverOptions): Promise<Receiver>;
}

/** A sandbox: its own resources, clock, scenarios, journal and deliveries. */
export interface SandboxControl extends Base {
  id: string;
  /** Credentials of its first client, for the application under test. */
  clientId: string;
  clientSecret: string;
  tenants: readonly string[];
  /** All its clients; each has `clientSecret`. */
  clients: ShownSandbox["clients"];
  /** Path of its control API. */
  control: string;
  /**
   * Requests an access token.
   * @param clientId One of its clients; by default the first.
   * @throws Error if the token endpoint refuses the request.
   */
  token(clientId?: string): Promise<string>;
  /** Ends the sandbox: its credentials are refused, and its receivers stop. */
  end(): Promise<void>;
}

/** Controls a mock: its sandbox `main`, to which the usual credentials belong, and new sandboxes. */
export interface MockControl extends Base {
  /**
   * Creates a sandbox.
   * @throws ControlError 503 if there are too many.
   */
  sandbox(wishes?: SandboxSettings): Promise<SandboxControl>;
}

/** A running mock with functions to control it. */
export interface Mock extends MockControl {
  /** Stops all servers and receivers, ends open connections, and writes and closes the state. */
  stop(): Promise<void>;
}

/**
 * Makes the functions to control a mock.
 * @param addresses Origin by API.
 * @param send Sends a control request.
 * @returns The functions, and `close`, which stops all receivers.
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

/** Response of POST /sandboxes. */
type MadeSandbox = Pick<SandboxControl, "id" | "clientId" | "clientSecret" | "tenants" | "clients" | "control">;

function createBase(addresses: Record<Api, string>, send: Send): { base: Base; close(): Promise<void> } {
  const controls = createControls(send);
  const receivers: Receiver[] = [];
  const base: Base = {
    ...controls,
    addresses,
    async receiver(options) {
      // Loaded on demand, which makes the start faster.
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
