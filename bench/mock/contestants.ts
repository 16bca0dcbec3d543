// The mocks that are measured: how each is installed and started on an OpenAPI document.

import { fileURLToPath } from "node:url";

/** What a contestant is given. */
export interface Ground {
  /** A copy of this mock whose generated/ is the contract that is measured. */
  home: string;
  /** The finance contract as a file. */
  document: string;
  /** Folder the peers are installed in. */
  peers: string;
  port: number;
}

/** One mock that is measured. */
export interface Contestant {
  name: string;
  /** The command with its arguments. */
  command(ground: Ground): string[];
}

const prism = fileURLToPath(new URL("../../node_modules/.bin/prism", import.meta.url));
const { execPath: node } = process;

/** The peers, with their versions; installed into a folder of their own, never into this project. */
export const peerPackages = [
  "@scalar/mock-server@0.14.4",
  "@hono/node-server@2.1.8",
  "@mockoon/cli@9.9.0",
  "@stdy/cli@0.22.2",
];

const own = (name: string, ...flags: string[]): Contestant => ({
  name,
  command: ({ home, port }) => [
    ...[node, `${home}/mock/cli.ts`, `--finance-port=${port}`, "--ramp-port=0", "--auth-port=0"],
    ...flags,
  ],
});

/** All contestants, this mock first; each is as fast as its flags allow, but for `prism mock`, which runs as people run it. */
export const contestants: Contestant[] = [
  own("this mock, --stateless", "--stateless"),
  own("this mock"),
  { name: "prism mock", command: ({ document, port }) => [node, prism, "mock", document, "--port", String(port)] },
  {
    name: "prism mock, silent",
    command: ({ document, port }) => [
      node,
      prism,
      "mock",
      document,
      "--port",
      String(port),
      "--verboseLevel",
      "silent",
    ],
  },
  {
    name: "@scalar/mock-server",
    command: ({ peers, document, port }) => [node, `${peers}/scalar.mjs`, document, String(port)],
  },
  {
    name: "@mockoon/cli",
    command: ({ peers, document, port }) => [
      ...[node, `${peers}/node_modules/.bin/mockoon-cli`, "start", "--data", document, "--port", String(port)],
      "--disable-log-to-file",
    ],
  },
  {
    name: "steady (@stdy/cli)",
    command: ({ peers, document, port }) => [
      ...[node, `${peers}/node_modules/.bin/steady`, "--quiet", "--port", String(port), document],
    ],
  },
];

/** Scalar's mock is a library; this serves it. */
export const scalarServer = `
import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { createMockServer } from "@scalar/mock-server";
const app = await createMockServer({ document: JSON.parse(readFileSync(process.argv[2], "utf8")) });
serve({ fetch: app.fetch, port: Number(process.argv[3]), hostname: "127.0.0.1" });
`;
