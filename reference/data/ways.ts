// The three ways in that the first page shows: each with one command or call, and where it goes on.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { IconName } from "../components/icons.ts";
import { address } from "../contract/addresses.ts";
import { siteAddress } from "../contract/document.ts";
import type { Language } from "../text/highlight.ts";
import { mockCommand } from "./start.ts";

/** The versions of Node.js that all packages run on, in words, from `engines` of the mock, which needs the newest. */
export function nodeVersions(): string {
  const { engines } = JSON.parse(readFileSync(join(process.cwd(), "mock/package.json"), "utf8"));
  const [, least, without, next] = /^\^((\d+)\.\d+) \|\| >=(\d+)$/.exec(engines.node) ?? [];
  const left = Number(without) + 1;
  if (left !== Number(next) - 1) throw new Error(`mock/package.json: engines "${engines.node}" cannot be put in words`);
  return `${least} or later (not ${left})`;
}

/** A way in. */
interface Way {
  icon: IconName;
  title: string;
  text: string;
  code: string;
  language: Language;
  /** Where the way goes on: text and address. */
  next: [string, string];
}

/** Ways in, in the order of the page. */
export const ways: Way[] = [
  {
    icon: "bolt",
    title: "Call it now",
    text: `A mock of both services starts on your machine with one line. It needs Node.js ${nodeVersions()}, no account and no credentials.`,
    code: mockCommand(siteAddress),
    language: "sh",
    next: ["Quickstart: five minutes", address.guide("first-call")],
  },
  {
    icon: "box",
    title: "Install the client",
    text: "Typed calls by name, retries that are safe for money, and a receiver of webhooks, for Node and browsers.",
    code: `npm install ${siteAddress}downloads/finance-ramp-api.tgz`,
    language: "sh",
    next: ["The same call with the client", `${address.guide("first-call")}#3-use-the-client`],
  },
  {
    icon: "down",
    title: "Take the contract",
    text: "OpenAPI 3.1, TypeScript types and Postman collections, with an example of every response and known error code.",
    code: `curl -O ${siteAddress}downloads/finance-openapi.yaml`,
    language: "sh",
    next: ["All downloads", address.downloads()],
  },
];
