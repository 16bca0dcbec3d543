// The mocks that are measured: what is installed for each, how it is started, and which calls it cannot do.

import { fileURLToPath } from "node:url";
import { programOf } from "../../test/lib/install.ts";
import { prismCli } from "../lib/peers.ts";
import { type CallName, measured, type Shot } from "./measured.ts";
import { usualAccount } from "./sessions.ts";

/** What a contestant is given. */
export interface Ground {
  /** A copy of this mock whose generated/ is the contract that is measured. */
  home: string;
  /** The finance contract as a file. */
  document: string;
  /** The resources as a file: what json-server and the floor keep. */
  data: string;
  /** Folder its packages are installed in. */
  installed: string;
  port: number;
  /** Port of the token endpoint, for who has one of its own. */
  authPort: number;
}

/** One mock that is measured. */
export interface Contestant {
  name: string;
  /** Packages with their exact versions, itself first; this mock needs none. */
  packages?: Record<string, string>;
  /** The command with its arguments. */
  command(ground: Ground): string[];
  /** Why it cannot do a call. */
  lacks: Partial<Record<CallName, string>>;
  /** How its calls differ from those of the contract. */
  instead?: Partial<Record<CallName, Partial<Shot>>>;
  /** Whether it is this mock, with a token endpoint on a port of its own. */
  isOurs?: boolean;
  /** Whether the sessions are put into it through the control API of this mock. */
  isSeeded?: boolean;
  /** Whether it reads all resources at its start, which says nothing about how it starts as others do. */
  startsFull?: boolean;
  /** Whether it reads the contract, so that ten times its operations mean something to it. */
  readsContract: boolean;
}

const { execPath: node } = process;
const scriptAt = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const own = (name: string, lacks: Contestant["lacks"], ...flags: string[]): Contestant => ({
  ...{ name, lacks, readsContract: true, isOurs: true, isSeeded: !flags.includes("--stateless") },
  command: ({ home, port, authPort }) => [
    ...[node, `${home}/mock/main.js`, `--finance-port=${port}`, "--ramp-port=0", `--auth-port=${authPort}`],
    // The folder of the home is new for each size, and so is the file.
    ...flags.map((flag) => flag.replace("HOME", home)),
    // Without a state there is nothing to allow, and the mock refuses the flag.
    ...(flags.includes("--stateless") ? [] : ["--payment-sessions"]),
  ],
});

const stateless = "keeps no state";
const noState = { list: stateless, page: stateless, deep: stateless };
const noToken = { token: "checks no credentials" };

/** Nothing but a server: what the start of a process costs. */
export const bare: Contestant = {
  ...{ name: "node:http alone", lacks: {}, readsContract: false },
  command: ({ port }) => [node, scriptAt("floor.ts"), String(port)],
};

/** What the others are compared with. */
export const floorName = "node:http with Ajv";

/** All contestants, the floor and this mock first; each is as fast as its flags allow. */
export const contestants: Contestant[] = [
  {
    ...{ name: floorName, lacks: {}, readsContract: true, startsFull: true },
    command: ({ port, document, data }) => [node, scriptAt("floor.ts"), String(port), document, data],
  },
  own("this mock", {}),
  own(
    "this mock, --data",
    { constant: "as in memory", page: "as in memory", deep: "as in memory" },
    "--data=HOME/data",
  ),
  own("this mock, --stateless", { ...noState, create: stateless }, "--stateless"),
  {
    ...{ name: "prism mock, silent", packages: prismCli, readsContract: true, lacks: { ...noState, ...noToken } },
    command: ({ installed, document, port }) => [
      ...[...programOf(installed, "prism"), "mock", document, "--port", String(port), "--verboseLevel", "silent"],
    ],
  },
  {
    ...{ name: "steady (@stdy/cli)", packages: { "@stdy/cli": "0.22.2" }, readsContract: true },
    lacks: { ...noState, ...noToken },
    command: ({ installed, document, port }) => [
      ...[...programOf(installed, "steady"), "--quiet", "--port", String(port), document],
    ],
  },
  {
    name: "@scalar/mock-server",
    packages: { "@scalar/mock-server": "0.14.4", "@hono/node-server": "2.1.8" },
    readsContract: true,
    lacks: { ...noState, ...noToken },
    instead: { refused: { status: 422 } },
    command: ({ installed, document, port }) => [
      ...[node, scriptAt("scalar-server.ts"), installed, document, String(port)],
    ],
  },
  {
    ...{ name: "@mockoon/cli", packages: { "@mockoon/cli": "9.9.0" }, readsContract: true },
    lacks: { ...noState, ...noToken, create: "does not validate", refused: "does not validate" },
    command: ({ installed, document, port }) => [
      ...[...programOf(installed, "mockoon-cli"), "start", "--data", document, "--port", String(port)],
      "--disable-log-to-file",
    ],
  },
  {
    ...{ name: "json-server", packages: { "json-server": "1.0.0-beta.15" }, readsContract: false, startsFull: true },
    lacks: { create: "does not validate", refused: "does not validate", ...noToken },
    instead: {
      constant: { path: "/assets" },
      list: { path: `/wallets?accountId=${usualAccount}` },
      page: { path: "/sessions?status=PAYMENT_RECEIVED&_sort=-createdAt&_page=1&_per_page=100" },
      deep: { path: "/sessions?status=PAYMENT_RECEIVED&_sort=-createdAt&_page=100&_per_page=100" },
    },
    command: ({ installed, data, port }) => [...programOf(installed, "json-server"), data, "--port", String(port)],
  },
];

/** A call as a contestant gets it. */
export function shotOf({ instead = {} }: Contestant, call: CallName): Shot {
  return { ...measured[call].shot, ...instead[call] };
}
