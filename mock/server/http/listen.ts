// Binds a server to its address, and says in one line why that cannot be.

import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

const problems: Record<string, string> = {
  EADDRINUSE: "is already in use; stop what runs there or choose another port",
  EACCES: "may not be used; choose a port above 1023",
  EADDRNOTAVAIL: "is no address of this machine; choose another host",
  ENOTFOUND: "is no address of this machine; choose another host",
};

/**
 * Starts listening.
 * @param server The server.
 * @param name What it is, for the message.
 * @param host Address to bind.
 * @param port Port; 0 takes a free one.
 * @returns The origin, for example http://127.0.0.1:4010.
 * @throws Error in one line when the address cannot be had.
 */
export function listen(server: Server, name: string, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new Error(`${host}:${port} (${name}) ${problems[error.code ?? ""] ?? error.message}`));
    });
    server.listen(port, host, () => {
      const { port: bound } = server.address() as AddressInfo;
      resolve(`http://${host.includes(":") ? `[${host}]` : host}:${bound}`);
    });
  });
}
