// The three ways in that the first page shows: each with one command or call, and where it goes on.

import type { IconName } from "../components/icons.ts";
import { address } from "../contract/addresses.ts";
import type { Language } from "../text/highlight.ts";

/** Address that the site is published at, with a slash at its end; build.ts sets it. */
export const siteAddress = process.env["REFERENCE_SITE"] ?? "http://127.0.0.1:4000/";

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
    text: "A mock of both services runs on your machine, in a clone of the repository. It needs no credentials.",
    code: "npm ci && npm start",
    language: "sh",
    next: ["First call in five minutes", address.guide("first-call")],
  },
  {
    icon: "box",
    title: "Install the client",
    text: "Typed calls by name, retries that are safe for money, and a receiver of webhooks, for Node and browsers.",
    code: "npm pack --workspace client",
    language: "sh",
    next: ["The same call with the client", `${address.guide("first-call")}#the-same-with-the-client`],
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
