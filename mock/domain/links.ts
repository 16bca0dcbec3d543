// The links that a person opens: made here, and shown by the state at example addresses. Behind HTTP they lead to the pages
// of the mock (mock/hosted).

import { randomUUID } from "node:crypto";

/** The pages that a person is sent to. */
export type HostedPage = "verification" | "consent" | "payment";

/** Where each of them is in the examples of the contract; the end of the link is its secret. */
const exampleLinks: Record<HostedPage, string> = {
  verification: "https://verify.provider.example/l/",
  consent: "https://terms.partner.example/consent/",
  payment: "https://pay.provider.example/s/",
};

/** A new link; nobody can guess it. */
export function newLink(page: HostedPage): string {
  return exampleLinks[page] + randomUUID();
}

/** The secret of a link, if it is one to a page. */
export function secretOf(page: HostedPage, url: unknown): string | undefined {
  const start = exampleLinks[page];
  return typeof url === "string" && url.startsWith(start) ? url.slice(start.length) : undefined;
}
