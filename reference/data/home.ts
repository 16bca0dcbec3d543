// The contents of the first page: three ways in, each with a command, and a call with the response of a mock that has
// just started. A test compares that response with the mock's.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { IconName } from "../components/icons.ts";
import { address } from "../contract/addresses.ts";
import { siteAddress } from "../contract/document.ts";
import { operations } from "../contract/model.ts";
import type { Language } from "../text/highlight.ts";
import { mockCommand } from "./start.ts";

/** The Node.js versions that all packages run on, in words, from `engines` of the mock, which needs the newest. */
export function nodeVersions(): string {
  const { engines } = JSON.parse(readFileSync(join(process.cwd(), "mock/package.json"), "utf8"));
  const [, least, without, next] = /^\^((\d+)\.\d+) \|\| >=(\d+)$/.exec(engines.node) ?? [];
  const left = Number(without) + 1;
  if (left !== Number(next) - 1)
    throw new Error(`mock/package.json: engines "${engines.node}" must be like "^22.12 || >=24"`);
  return `${least} or later (not ${left})`;
}

/** A way in. */
interface Way {
  icon: IconName;
  title: string;
  text: string;
  code: string;
  language: Language;
  /** Text and address of the next step. */
  next: [string, string];
}

/** Ways in, in the order of the page. */
export const ways: Way[] = [
  {
    icon: "bolt",
    title: "Call it now",
    text: `One command starts a mock of both services on your machine. It needs Node.js ${nodeVersions()}, but no account and no credentials.`,
    code: mockCommand(siteAddress),
    language: "sh",
    next: ["Quickstart: five minutes", address.guide("first-call")],
  },
  {
    icon: "box",
    title: "Install the client",
    text: "Typed calls by name, retries that are safe for money, and a webhook receiver, for Node.js and browsers.",
    code: `npm install ${siteAddress}downloads/finance-ramp-api.tgz`,
    language: "sh",
    next: ["The same call with the client", `${address.guide("first-call")}#3-use-the-client`],
  },
  {
    icon: "down",
    title: "Take the contract",
    text: "OpenAPI 3.1, TypeScript types, and Postman collections, with an example of every response and known error code.",
    code: `curl -O ${siteAddress}downloads/finance-openapi.yaml`,
    language: "sh",
    next: ["All downloads", address.downloads()],
  },
];

/** The call of the first page. A contract of the tests may not have listParties. */
export const firstCall = operations.find(({ operationId }) => operationId === "listParties") ?? operations[0];

/** Shortens each list of a response to one item, so that the response fits beside the text. */
export function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shorten);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
}

/** Values of the mock that differ from the contract's example, which shows the party at an earlier time. */
const inMock = new Map<string, unknown>([
  ["kycStatus", "NOT_REQUIRED"],
  ["partnerTermsStatus", "ACCEPTED"],
]);
const example = firstCall?.responses[0]?.media[0]?.examples[0]?.value ?? null;

export const firstResponse: unknown = JSON.parse(
  JSON.stringify(shorten(example), (key, value: unknown) => inMock.get(key) ?? value),
);
