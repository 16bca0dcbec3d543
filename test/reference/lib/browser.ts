// Debian's Chromium for the tests, the site served for it, and axe. The policy of the site allows no foreign script, so a page that
// axe looks at is opened with `bypassCSP`.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { type SiteServer, serveSite } from "../../../reference/serve.ts";
import { hasChromium, startBrowser } from "../../lib/chromium.ts";
import { siteFolder } from "./site.ts";

/** Whether the tests in a browser cannot run here; why is said plainly. */
export const noBrowser = !hasChromium();

/** A site that is served, and the browser that looks at it. */
export interface Rig {
  site: SiteServer;
  /** Opens a page of the site for the test that runs, and notes what it does wrong; in a tab that is free, which is as good as new. */
  open(path: string, options?: BrowserContextOptions): Promise<Opened>;
}

/** A page that was opened. */
export interface Opened {
  page: Page;
  /** What went wrong by itself: errors of scripts, violations of the policy, failed requests. */
  problems: string[];
  /** Addresses that were asked for. */
  requests: string[];
}

/** A tab of each kind that is free: another page in a tab takes a third of what a new tab does. */
type Tabs = Map<string, Page>;
const desk = { width: 1280, height: 900 };

/** Brings a tab to where a new one is: an empty page, nothing kept, nothing routed. */
async function renew(page: Page, { viewport = desk }: BrowserContextOptions): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll();
  await page.emulateMedia({ media: null });
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto("about:blank");
}

async function open(browser: Browser, tabs: Tabs, url: string, options: BrowserContextOptions): Promise<Opened> {
  const kind = JSON.stringify(options);
  const free = tabs.get(kind);
  tabs.delete(kind);
  if (free !== undefined) await renew(free, options);
  const page = free ?? (await (await browser.newContext({ viewport: desk, ...options })).newPage());
  const problems: string[] = [];
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  // A request that the next page cuts short is no fault.
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText !== "net::ERR_ABORTED") problems.push(`failed: ${request.url()}`);
  });
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("dialog", (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(url);
  onTestFinished(async () => {
    if (tabs.has(kind)) await page.context().close();
    else tabs.set(kind, page);
  });
  return { page, problems, requests };
}

/** One for all test files of a worker; it ends when the pipe to it does. */
let browser: Promise<Browser> | undefined;
const rigs = new Map<string, Promise<Rig>>();

async function makeRig(folder: string): Promise<Rig> {
  const site = await serveSite({ folder, host: "127.0.0.1", port: 0 });
  site.server.unref();
  const tabs: Tabs = new Map();
  const openPage: Rig["open"] = async (path, options = {}) => {
    browser ??= startBrowser();
    return open(await browser, tabs, `${site.address}/${path}`, options);
  };
  return { site, open: openPage };
}

/** A built site, by default that of the present sources, with a browser that starts as it is needed; both end with the worker. */
export async function startRig(folder?: string): Promise<Rig> {
  const place = folder ?? (await siteFolder());
  const rig = rigs.get(place) ?? makeRig(place);
  rigs.set(place, rig);
  return rig;
}

const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/**
 * What axe finds, in short lines.
 * @param options `rules` narrows it to some, `within` to a part of the page.
 */
export async function axe(
  page: Page,
  { rules, within = "html" }: { rules?: readonly string[] | undefined; within?: string } = {},
): Promise<string[]> {
  await page.evaluate(await source);
  // Off unless asked for; Lighthouse asks, and a thumb does.
  const options = rules === undefined ? { rules: { "target-size": { enabled: true } } } : { runOnly: rules };
  const violations = await page.evaluate(
    ([part, given]) => {
      const { axe: engine } = globalThis as unknown as {
        axe: { run(part: string, options: object): Promise<{ violations: Violation[] }> };
      };
      return engine.run(part, given).then((result) => result.violations);
    },
    [within, options] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Opens every fold of a page, but not the menu of versions, which lies over what is around it. */
export const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>("details:not(.versions *)")) fold.open = true;
  });

/** One page of each type; npm test looks at the first of them, npm run test:long at all. */
export const samples: Record<string, string> = {
  operation: "finance/operations/listPaymentSessions.html",
  guide: "guides/webhooks.html",
  errors: "errors.html",
  home: "index.html",
  state: "finance/states/WalletStatus.html",
  event: "finance/events/PAYOUT_FAILED.html",
  service: "finance/index.html",
  write: "finance/operations/registerWebhook.html",
  events: "finance/events/index.html",
  states: "states.html",
  schema: "ramp/schemas/RampRequest.html",
  schemas: "finance/schemas/index.html",
  access: "access.html",
  guides: "guides/index.html",
  gaps: "gaps.html",
  changelog: "changelog.html",
  downloads: "downloads.html",
  search: "search.html",
  lost: "404.html",
};
