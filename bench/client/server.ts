// The service of the client bench, in its own process: node:http on a free port of the loopback address. It prints its
// address, lists 20 items, and accepts any create request.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const items = Array.from({ length: 20 }, (_, index) => ({ id: `item-${index}`, name: `Item ${index}` }));
const pagination = { pageSize: 20, numberOfPages: 1 };
const list = JSON.stringify({ success: true, result: items, pagination });
const created = JSON.stringify({ success: true, result: { id: "created" } });

const server = createServer((request, response) => {
  const [status, body] = request.method === "GET" ? [200, list] : [201, created];
  // Reads the request body to its end, so that the connection can be reused.
  request.resume().on("end", () => {
    const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
    response.writeHead(status, headers).end(body);
  });
});
// Long enough that no connection closes while a client may use it.
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
