// Servers of a test: they listen on a free port, and end with their connections.

import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import type { AddressInfo, Server } from "node:net";

/**
 * Lets a server listen on a free port.
 * @param host Address to listen on.
 * @returns As soon as it listens: the port, and the origin of a server that speaks HTTP.
 */
export async function listen(server: Server, host = "127.0.0.1"): Promise<{ port: number; origin: string }> {
  await once(server.listen(0, host), "listening");
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://${host.includes(":") ? `[${host}]` : host}:${port}` };
}

/** Ends a server at once, with the connections that are still open. */
export function close(server: HttpServer): void {
  server.close();
  server.closeAllConnections();
}

/** Exchanges addresses in one pass: a free port such as 40205 begins as the 4020 of the text does. */
export function exchange(text: string, addresses: ReadonlyMap<string, string>): string {
  return text.replace(/http:\/\/127\.0\.0\.1:\d+/g, (address) => addresses.get(address) ?? address);
}
