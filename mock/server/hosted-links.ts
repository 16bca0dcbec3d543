// Replaces the example addresses of links in responses with the pages of the mock.

import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { asObject, isObject } from "../../model/document.ts";
import { linkOf } from "../domain/hosted.ts";
import type { HostedLink } from "../domain/types.ts";

/** The address of the pages. */
export interface HostedPlace {
  /** Origin of the finance service, as the caller knows it. */
  origin: string;
  sandboxId: string;
  /** Path of the sandbox below which its pages are. */
  controlPath: string;
}

/**
 * A copy of a response body whose links lead to the pages.
 * @param path Path parameters: the link of a party needs its `partyId`; the link of a session is next to the `id`.
 */
export function withPages(path: Record<string, string>, body: unknown, place: HostedPlace): unknown {
  const { result } = asObject(body);
  const led = (entry: unknown): unknown => {
    if (!isObject(entry)) return entry;
    const links = Object.entries(entry).flatMap(([field, url]): [string, string][] => {
      const link = linkOf(url);
      const id = String(path["partyId"] ?? entry["id"]).toLowerCase();
      return link === undefined ? [] : [[field, urlOf(place, { page: link.page, id }, link.secret)]];
    });
    return links.length === 0 ? entry : { ...entry, ...Object.fromEntries(links) };
  };
  if (result === undefined) return body;
  return { ...asObject(body), result: Array.isArray(result) ? result.map(led) : led(result) };
}

function urlOf({ origin, controlPath, sandboxId }: HostedPlace, link: HostedLink, secret: string): string {
  return `${origin}${controlPath}/hosted/${link.page}/${link.id}/${tokenOf(sandboxId, link, secret)}`;
}

/** The last segment of a page's URL, a hash of the link's secret, its sandbox and its resource. */
export function tokenOf(sandboxId: string, { page, id }: HostedLink, secret: string): string {
  return hash("sha256", `${sandboxId}\n${page}\n${id}\n${secret}`, "base64url");
}

const hostedPath = /^\/__mock(\/sandboxes\/[^/?#]+)?\/hosted\//;

/** Whether a request is for one of the pages. */
export function isHosted({ url = "" }: Pick<IncomingMessage, "url">): boolean {
  return hostedPath.test(url);
}
