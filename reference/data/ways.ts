// The three ways in that the first page shows: each with one command or call, and where it goes on.

import type { IconName } from "../components/icons.ts";
import { address } from "../contract/addresses.ts";
import { siteAddress } from "../contract/document.ts";
import type { Language } from "../text/highlight.ts";

/** A way in. */
export interface Way {
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
    text: "A mock of both services starts on your machine with one line. It needs no account and no credentials.",
    code: `npx --yes ${siteAddress}downloads/finance-ramp-mock.tgz`,
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
    text: "OpenAPI 3.1, TypeScript types and Postman collections, with an example of every response and error code.",
    code: `curl -O ${siteAddress}downloads/finance-openapi.yaml`,
    language: "sh",
    next: ["All downloads", address.downloads()],
  },
];
