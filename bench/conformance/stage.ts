// The server all tools meet: the seeded one with or without a defect, always under the same addresses.

import http from "node:http";
import type { Api } from "../../model/apis.ts";
import type { JsonObject } from "../../model/document.ts";
import { close, listen } from "../../test/lib/listen.ts";
import {
  type Behaviour,
  type Contracts,
  clients,
  exampleOf,
  operationsIn,
  type SeededServer,
  startSeeded,
  type World,
} from "./subject.ts";

/** The server as a tool is told about it. */
export interface Stage {
  contracts: Contracts;
  origins: Record<Api, string>;
  /** A token of the server that stands there now; empty when it gives none. */
  token: string;
  /** Puts a new server there. */
  set(behaviour?: Behaviour): Promise<void>;
  close(): Promise<void>;
}

/** Tools that send the documented examples need what these name; the conformance tests make their own. */
function addExamples(contracts: Contracts, world: World): void {
  const result = (operationId: string) => exampleOf(contracts, operationId)["result"] as JsonObject;
  const authenticationMethod = { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: "example-webhook-key" };
  world.webhooks.push({ ...result("getWebhook"), authenticationMethod });
  world.paymentRequests.push(result("createPaymentRequest"));
  const parameters = operationsIn(contracts).flatMap((operation) => operation.parameters);
  for (const { in: where, example } of parameters) if (where === "path") world.knownIds.add(String(example));
}

/** Opens the stage on free ports of the loopback address; `set` brings the first server. */
export async function openStage(contracts: Contracts): Promise<Stage> {
  let server: SeededServer | undefined;
  const relays = (["finance", "ramp", "auth"] as const).map((api) => ({
    api,
    relay: http.createServer((incoming, outgoing) => forward(originOf(server, api), incoming, outgoing)),
  }));
  const origins = {} as Record<Api, string>;
  for (const { api, relay } of relays) origins[api] = (await listen(relay)).origin;
  const stage: Stage = {
    contracts,
    origins,
    token: "",
    async set(behaviour = {}) {
      await server?.stop();
      const world = (made: World) => {
        addExamples(contracts, made);
        behaviour.world?.(made);
      };
      server = await startSeeded(contracts, { ...behaviour, world });
      stage.token = await tokenOf(server).catch(() => "");
    },
    async close() {
      for (const { relay } of relays) close(relay);
      await server?.stop();
    },
  };
  return stage;
}

function originOf(server: SeededServer | undefined, api: Api): string {
  if (server === undefined) throw new Error("no server is on the stage");
  return api === "auth" ? new URL(server.tokenUrl).origin : server.origins[api];
}

function forward(origin: string, incoming: http.IncomingMessage, outgoing: http.ServerResponse): void {
  const { hostname, port } = new URL(origin);
  const { method, headers, url: path } = incoming;
  // Each server is there for a short time only, so connections to it are not kept.
  const request = http.request({ hostname, port, method, headers, path, agent: false }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  request.on("error", () => outgoing.destroy());
  incoming.pipe(request);
}

async function tokenOf({ tokenUrl }: SeededServer): Promise<string> {
  const { id, secret } = clients.main;
  const body = new URLSearchParams({ grant_type: "client_credentials", client_id: id, client_secret: secret });
  const response = (await (await fetch(tokenUrl, { method: "POST", body })).json()) as { access_token?: string };
  return response.access_token ?? "";
}
