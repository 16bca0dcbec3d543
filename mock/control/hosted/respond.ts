// Responds to requests for the hosted pages, below /__mock/hosted of a sandbox: GET shows the decision, POST makes it.

import { hash, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { returning } from "../../assumptions.ts";
import { waitForPage } from "../../domain/hosted.ts";
import { moveByHand } from "../../domain/lifecycle/by-hand.ts";
import type { State } from "../../domain/state.ts";
import type { HostedLink, HostedPage, HostedView } from "../../domain/types.ts";
import { Refusal, Unwritable } from "../../refusal.ts";
import type { MockResponse } from "../../respond/response.ts";
import type { MockContext } from "../../server/call.ts";
import { tokenOf } from "../../server/hosted-links.ts";
import { readBody } from "../../server/http/body.ts";
import { type RequestTarget, readTarget } from "../../server/http/target.ts";
import { checkHost } from "../hosts.ts";
import { decisionPage, messagePage, questions } from "./page.ts";

/** A request for a valid link, with the state that the link is about. */
interface Visit {
  /** Path and query of the request. */
  address: string;
  link: HostedLink;
  token: string;
  state: State;
  view: HostedView;
  returnUrl: string | undefined;
}

const pagePath =
  /^\/__mock(?:\/sandboxes\/([0-9a-f]{16}))?\/hosted\/(verification|consent|payment)\/([^/]+)\/([\w-]{43})$/;
const stylePath = "/__mock/hosted/page.css";

/**
 * Responds to a request for a page. Other hosts and origins are refused, as by the control API.
 * @returns The page, a redirect after a button (303), or a page that says what is wrong.
 */
export async function respondToHosted(mock: MockContext, request: IncomingMessage): Promise<MockResponse> {
  try {
    checkHost(request, mock.options);
    const target = readTarget(request.url ?? "/");
    if (target.path === stylePath) {
      if (request.method === "GET" || request.method === "HEAD") return await style();
      throw new Refusal(405, "Use GET.", { headers: { Allow: "GET, HEAD" } });
    }
    const visit = { ...find(mock, target), address: String(request.url) };
    if (request.method === "POST") return decide(visit, await formOf(request, mock.options.limits.bodyBytes));
    if (request.method !== "GET" && request.method !== "HEAD")
      throw new Refusal(405, "Use GET or POST.", { headers: { Allow: "GET, HEAD, POST" } });
    // HEAD, such as that of a link preview, changes nothing.
    if (request.method === "GET" && visit.view.isOpen) wait(visit);
    return html(200, pageOf(visit), visit.returnUrl);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const title = error.status === 404 ? "This link is not valid" : "This does not work";
    const response = html(error.status, messagePage(title, error.message));
    return { ...response, headers: { ...response.headers, ...error.headers } };
  }
}

/** Removes the timer that decides for the person. If that cannot be stored, the timer stays and the page is shown. */
function wait({ state, link, view }: Visit): void {
  try {
    state.change((world) => waitForPage(world, view.tenantId, link));
  } catch (error) {
    if (!(error instanceof Unwritable)) throw error;
  }
}

/** @throws Refusal 404 for an unknown or replaced link, 400 for an invalid return URL. */
function find({ sandboxes }: MockContext, target: RequestTarget): Omit<Visit, "address"> {
  const [, sandboxId, page, id = "", token = ""] = pagePath.exec(target.path) ?? [];
  const sandbox = sandboxId === undefined ? sandboxes.main : sandboxes.find(sandboxId);
  // The cast: without a page there is no state, and nothing reads the link.
  const link: HostedLink = { page: page as HostedPage, id: decodeURIComponent(id).toLowerCase() };
  const state = page === undefined ? undefined : sandbox?.state;
  const view = state?.hosted(sandbox?.tenants ?? [], link);
  const isGiven = sandbox && state && view && isSame(token, tokenOf(sandbox.id, link, view.secret));
  if (!isGiven) throw new Refusal(404, "The mock did not issue this link, or a newer one has replaced it.");
  return { link, token, state, view, returnUrl: returnUrlOf(target) };
}

function returnUrlOf({ query }: RequestTarget): string | undefined {
  const given = query.get(returning.parameter)?.at(-1);
  if (given === undefined) return undefined;
  const url = URL.parse(given);
  if (url === null || !["http:", "https:"].includes(url.protocol) || url.username !== "" || url.password !== "")
    throw new Refusal(400, `${returning.parameter} has to be an absolute URL on http or https.`);
  return url.href;
}

/** Makes the decision of a button and redirects. If that is not possible, the current page says why. */
function decide(visit: Visit, form: Map<string, string[]>): MockResponse {
  const { link, state, view } = visit;
  const choice = questions[link.page].choices.find(({ name }) => name === form.get("choice")?.[0]);
  if (choice === undefined) throw new Refusal(400, "The form has no such button.");
  if (!view.isOpen) return refused(visit, 409, "Nothing was done: this has been decided already.");
  if (form.get("form")?.[0] !== formTokenOf(visit))
    return refused(
      visit,
      409,
      "Nothing was done: the page was out of date. This is how it is now; please choose again.",
    );
  const { kind, id, field, tenantId } = view;
  try {
    const { to } = choice;
    if (to !== undefined) state.change((world) => moveByHand(world, tenantId, { kind, id, field, to }));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    return refused(visit, 409, error.message);
  }
  return leadTo(visit.returnUrl === undefined ? visit.address : returned(visit.returnUrl, choice.to ?? view.status));
}

/** The current page, and why nothing was done. */
function refused(visit: Visit, status: number, notice: string): MockResponse {
  return html(status, pageOf(visit, notice), visit.returnUrl);
}

function returned(returnUrl: string, status: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set(returning.status, status);
  return url.href;
}

function pageOf(visit: Visit, notice?: string): string {
  const { link, view, returnUrl } = visit;
  return decisionPage({ page: link.page, view, formToken: formTokenOf(visit), returnUrl, notice });
}

/** Depends on the link and the shown status, so that a form is refused after the status has changed. */
function formTokenOf({ token, view }: Visit): string {
  return hash("sha256", `${token} ${view.status}`, "base64url");
}

async function formOf(request: IncomingMessage, maxBytes: number): Promise<Map<string, string[]>> {
  const content = await readBody(request, maxBytes);
  if (!(content?.value instanceof Map)) throw new Refusal(415, "Use the buttons of the page.");
  return content.value as Map<string, string[]>;
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function leadTo(location: string): MockResponse {
  return { status: 303, headers: { Location: location, "Cache-Control": "no-store" } };
}

/** A response that allows only the mock's style sheet, and a form that leads to the mock or the return URL. */
function html(status: number, body: string, returnUrl?: string): MockResponse {
  const action = returnUrl === undefined ? "'self'" : `'self' ${new URL(returnUrl).origin}`;
  const policy = `default-src 'none'; style-src 'self'; base-uri 'none'; form-action ${action}; frame-ancestors 'none'`;
  return {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "X-Content-Type-Options": "nosniff",
      // With no-referrer a browser would send no origin with the form, and checkHost would refuse it.
      "Referrer-Policy": "same-origin",
      "Cache-Control": "no-store",
    },
    body,
  };
}

async function style(): Promise<MockResponse> {
  const body = await readFile(new URL("page.css", import.meta.url), "utf8");
  return { status: 200, headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "no-cache" }, body };
}
