// The links of responses, led to the pages of the mock: the state shows them at example addresses.

import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { asArray, asObject, isObject, type JsonObject } from "../../model/document.ts";
import { secretOf } from "../domain/hosted.ts";
import type { HostedLink, HostedPage } from "../domain/types.ts";

/** A field of a response that is a link. */
interface LinkField {
  field: string;
  page: HostedPage;
  /** The path parameter that says whose it is; the `id` beside the link when left out. */
  owner?: string;
}

/** By operation. */
const linkFields: Record<string, LinkField> = {
  createPartyVerification: { field: "url", page: "verification", owner: "partyId" },
  getPartnerTerms: { field: "consentUrl", page: "consent", owner: "partyId" },
  createPartnerTermsLink: { field: "consentUrl", page: "consent", owner: "partyId" },
  createPaymentSession: { field: "paymentUrl", page: "payment" },
  listPaymentSessions: { field: "paymentUrl", page: "payment" },
};

/** Where the pages are. */
export interface Place {
  /** Origin of the finance service, as the caller knows it. */
  origin: string;
  sandboxId: string;
  /** Path of the sandbox below which its pages are. */
  controlPath: string;
}

/**
 * The body of a response with its links led to the pages.
 * @param operationId The operation that responds.
 * @param path Its path parameters.
 * @param body The body; it is not changed.
 * @param place Where the pages are; made only for an operation that has a link.
 */
export function withPages(
  operationId: string,
  path: Record<string, string>,
  body: unknown,
  place: () => Place,
): unknown {
  const link = linkFields[operationId];
  const { result } = asObject(body);
  if (link === undefined || result === undefined) return body;
  const at = place();
  const led = Array.isArray(result)
    ? asArray(result).map((entry) => ledEntry(link, path, entry, at))
    : ledEntry(link, path, result, at);
  return { ...asObject(body), result: led };
}

function ledEntry({ field, page, owner }: LinkField, path: Record<string, string>, entry: unknown, place: Place) {
  const secret = isObject(entry) ? secretOf(page, entry[field]) : undefined;
  if (secret === undefined) return entry;
  const id = String(owner === undefined ? (entry as JsonObject)["id"] : path[owner]).toLowerCase();
  return { ...(entry as JsonObject), [field]: urlOf(place, { page, id }, secret) };
}

function urlOf({ origin, controlPath, sandboxId }: Place, link: HostedLink, secret: string): string {
  return `${origin}${controlPath}/hosted/${link.page}/${link.id}/${tokenOf(sandboxId, link, secret)}`;
}

/** The end of a page's URL. It follows from the secret of the link and belongs to one sandbox and one resource only. */
export function tokenOf(sandboxId: string, { page, id }: HostedLink, secret: string): string {
  return hash("sha256", `${sandboxId}\n${page}\n${id}\n${secret}`, "base64url");
}

const hostedPath = /^\/__mock(\/sandboxes\/[^/?#]+)?\/hosted\//;

/** Whether a request is for one of the pages. */
export function isHosted({ url = "" }: Pick<IncomingMessage, "url">): boolean {
  return hostedPath.test(url);
}

/** The target of a request without the token of a page, for the terminal: who knows the token can decide. */
export function withoutToken(target: string): string {
  return target.replace(/(\/hosted\/[^/?]+\/[^/?]+\/)[^/?]+/, "$1…");
}
