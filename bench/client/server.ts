// The service of the client bench, in a process of its own: node:http on a free port of the loopback address, which it prints. It
// lists 20 items, and creates whatever is sent.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const items = Array.from({ length: 20 }, (_, index) => ({ id: `item-${index}`, name: `Item ${index}` }));
const pagination = { pageSize: 20, numberOfPages: 1 };
const list = JSON.stringify({ success: true, result: items, pagination });
const created = JSON.stringify({ success: true, result: { id: "created" } });

const server = createServer((request, response) => {
  const [status, body] = request.method === "GET" ? [200, list] : [201, created];
  // The request body is read to its end, so that the connection can be used again.
  request.resume().on("end", () => {
    const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
    response.writeHead(status, headers).end(body);
  });
});
// No connection closes while a client may be using it.
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
