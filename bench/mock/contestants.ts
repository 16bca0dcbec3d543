// The mocks that are measured: what is installed for each, and how it is started on an OpenAPI document.

import { fileURLToPath } from "node:url";
import { programOf } from "../../test/lib/install.ts";
import { prismCli } from "../lib/peers.ts";

/** What a contestant is given. */
export interface Ground {
  /** A copy of this mock whose generated/ is the contract that is measured. */
  home: string;
  /** The finance contract as a file. */
  document: string;
  /** Folder its packages are installed in. */
  installed: string;
  port: number;
}

/** One mock that is measured. */
export interface Contestant {
  name: string;
  /** Packages with their exact versions, itself first; this mock needs none. */
  packages?: Record<string, string>;
  /** The command with its arguments. */
  command(ground: Ground): string[];
}

const { execPath: node } = process;
const scalarServer = fileURLToPath(new URL("scalar-server.ts", import.meta.url));

const own = (name: string, ...flags: string[]): Contestant => ({
  name,
  command: ({ home, port }) => [
    ...[node, `${home}/mock/cli.ts`, `--finance-port=${port}`, "--ramp-port=0", "--auth-port=0"],
    ...flags,
  ],
});

const prism = (name: string, ...flags: string[]): Contestant => ({
  name,
  packages: prismCli,
  command: ({ installed, document, port }) => [
    ...[...programOf(installed, "prism"), "mock", document, "--port", String(port)],
    ...flags,
  ],
});

/** All contestants, this mock first; each is as fast as its flags allow, but for `prism mock`, which runs as people run it. */
export const contestants: Contestant[] = [
  own("this mock, --stateless", "--stateless"),
  own("this mock"),
  prism("prism mock"),
  prism("prism mock, silent", "--verboseLevel", "silent"),
  {
    name: "@scalar/mock-server",
    packages: { "@scalar/mock-server": "0.14.4", "@hono/node-server": "2.1.8" },
    command: ({ installed, document, port }) => [node, scalarServer, installed, document, String(port)],
  },
  {
    name: "@mockoon/cli",
    packages: { "@mockoon/cli": "9.9.0" },
    command: ({ installed, document, port }) => [
      ...[...programOf(installed, "mockoon-cli"), "start", "--data", document, "--port", String(port)],
      "--disable-log-to-file",
    ],
  },
  {
    name: "steady (@stdy/cli)",
    packages: { "@stdy/cli": "0.22.2" },
    command: ({ installed, document, port }) => [
      ...[...programOf(installed, "steady"), "--quiet", "--port", String(port), document],
    ],
  },
];
