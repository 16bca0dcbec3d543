// The service of the client bench, in a process of its own: node:http on a free port of the loopback address, which it prints.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { respond } from "./responses.ts";

const server = createServer((request, response) => {
  const { status, type = "application/json", headers, body } = respond(request.method ?? "", request.url ?? "");
  // The request body is read to its end, so that the connection can be used again.
  request.resume().on("end", () => {
    if (status !== undefined)
      response
        .writeHead(status, { "Content-Type": type, "Content-Length": Buffer.byteLength(body), ...headers })
        .end(body);
  });
});
// No connection closes while a client may be using it.
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
