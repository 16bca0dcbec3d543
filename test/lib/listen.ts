// Servers of a test: they listen on a free port, and end with their connections.

import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import type { AddressInfo, Server } from "node:net";

/** Lets a server listen on a free port. @returns The port, and the origin for HTTP. */
export async function listen(server: Server, host = "127.0.0.1"): Promise<{ port: number; origin: string }> {
  await once(server.listen(0, host), "listening");
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://${host.includes(":") ? `[${host}]` : host}:${port}` };
}

/** Ends a server and its connections at once. */
export function close(server: HttpServer): void {
  server.close();
  server.closeAllConnections();
}

/** Replaces addresses in one pass, because the port 40205 begins like 4020. */
export function exchange(text: string, addresses: ReadonlyMap<string, string>): string {
  return text.replace(/http:\/\/127\.0\.0\.1:\d+/g, (address) => addresses.get(address) ?? address);
}
