// Starts and stops the servers of the three APIs together.

import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Api } from "./envelope.ts";
import { createEngine } from "./prism.ts";
import { createMockServer } from "./server.ts";

const bundles = new URL("../generated/", import.meta.url);

/** Where to listen. */
export interface MockOptions {
  /** Address to bind, for example 127.0.0.1. */
  host: string;
  /** Port by API; 0 takes a free one. */
  ports: Record<Api, number>;
}

/** A running mock. */
export interface Mock {
  /** Origin by API, for example http://127.0.0.1:4010. */
  addresses: Record<Api, string>;
  /** Stops all servers and ends open connections. */
  stop(): Promise<void>;
}

/**
 * Starts one server for each API.
 * @param options Where to listen.
 * @returns The running mock, with every server accepting requests.
 * @throws Error in one line when a bundle is missing or an address cannot be had; nothing is left listening.
 */
export async function startMock({ host, ports }: MockOptions): Promise<Mock> {
  const servers: Server[] = [];
  const addresses = {} as Record<Api, string>;
  const stop = async () => {
    await Promise.all(
      servers.map((server) => {
        server.closeAllConnections();
        return new Promise((done) => server.close(done));
      }),
    );
  };
  try {
    for (const api of Object.keys(ports) as Api[]) {
      const server = createMockServer(api, await createEngine(await readBundle(api)));
      addresses[api] = await listen(server, api, host, ports[api]);
      servers.push(server);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { addresses, stop };
}

async function readBundle(api: Api): Promise<object> {
  const file = new URL(`${api}/openapi.json`, bundles);
  try {
    return JSON.parse(await readFile(file, "utf8")) as object;
  } catch {
    throw new Error(`generated/${api}/openapi.json is missing or broken; run npm run build`);
  }
}

const listenProblems: Record<string, string> = {
  EADDRINUSE: "is already in use; stop what runs there or choose another port",
  EACCES: "may not be used; choose a port above 1023",
  EADDRNOTAVAIL: "is no address of this machine; choose another host",
  ENOTFOUND: "is no address of this machine; choose another host",
};

function listen(server: Server, api: Api, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new Error(`${host}:${port} (${api}) ${listenProblems[error.code ?? ""] ?? error.message}`));
    });
    server.listen(port, host, () => {
      const { port: bound } = server.address() as AddressInfo;
      resolve(`http://${host.includes(":") ? `[${host}]` : host}:${bound}`);
    });
  });
}
