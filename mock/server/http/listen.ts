// Binds a server to its address, with errors of one line.

import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

const problems: Record<string, string> = {
  EADDRINUSE: "is already in use; stop what runs there or choose another port",
  EACCES: "may not be used; choose a port above 1023",
  EADDRNOTAVAIL: "is not an address of this machine; choose another host",
  ENOTFOUND: "is not an address of this machine; choose another host",
};

/**
 * Starts listening.
 * @param name Name of the server, for the error.
 * @param host Address to bind.
 * @param port Port; 0 takes a free port.
 * @returns The origin, for example http://127.0.0.1:4010.
 * @throws Error in one line if the address cannot be bound.
 */
export function listen(server: Server, name: string, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new Error(`${host}:${port} (${name}) ${problems[error.code ?? ""] ?? error.message}`));
    });
    server.listen(port, host, () => {
      // A server that listens on a port has no other kind of address.
      const { port: bound } = server.address() as AddressInfo;
      resolve(`http://${host.includes(":") ? `[${host}]` : host}:${bound}`);
    });
  });
}
