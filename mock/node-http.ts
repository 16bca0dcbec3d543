// The parts of node:http that the start needs. An import of node:http also loads Node's fetch (undici), which takes
// longer than everything else that a bare server loads.

export const { createServer, request, STATUS_CODES } = process.getBuiltinModule("node:http");
