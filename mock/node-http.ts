// The parts of node:http that are needed at the start, without loading what nobody needs: an import of node:http loads
// Node's whole fetch (undici) too, which takes longer than everything else that a bare server loads.

export const { createServer, request, STATUS_CODES } = process.getBuiltinModule("node:http");
