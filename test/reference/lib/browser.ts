// Debian's Chromium for the tests, with a fresh profile, and the site served for it.

import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { type SiteServer, serveSite } from "../../../reference/serve.ts";
import { hasChromium, startBrowser } from "../../lib/chromium.ts";
import { siteFolder } from "./site.ts";

/** Whether the tests in a browser cannot run here; why is said plainly. */
export const noBrowser = !hasChromium();

/** A browser and the site it looks at. */
export interface Rig {
  browser: Browser;
  site: SiteServer;
  /** Opens a page of the site and notes what it does wrong; in a tab that is free, which is as good as new. */
  open(path: string, options?: BrowserContextOptions): Promise<Opened>;
  close(): Promise<void>;
}

/** A page that was opened. */
export interface Opened {
  page: Page;
  /** What went wrong by itself: errors of scripts, violations of the policy, failed requests. */
  problems: string[];
  /** Addresses that were asked for. */
  requests: string[];
  close(): Promise<void>;
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
  const close = async () => {
    if (tabs.has(kind)) await page.context().close();
    else tabs.set(kind, page);
  };
  return { page, problems, requests, close };
}

/** Starts a browser and serves a built site, by default that of the present sources. */
export async function startRig(folder?: string): Promise<Rig> {
  const site = await serveSite({ folder: folder ?? (await siteFolder()), host: "127.0.0.1", port: 0 });
  const browser = await startBrowser();
  const tabs: Tabs = new Map();
  return {
    browser,
    site,
    open: (path, options = {}) => open(browser, tabs, `${site.address}/${path}`, options),
    close: async () => {
      await browser.close();
      await site.stop();
    },
  };
}

/** One page of each type: what npm test looks at in every way. */
export const samples: Record<string, string> = {
  home: "index.html",
  service: "finance/index.html",
  operation: "finance/operations/listPaymentSessions.html",
  write: "finance/operations/registerWebhook.html",
  event: "finance/events/PAYOUT_FAILED.html",
  events: "finance/events/index.html",
  state: "finance/states/WalletStatus.html",
  states: "states.html",
  errors: "errors.html",
  schema: "ramp/schemas/RampRequest.html",
  schemas: "finance/schemas/index.html",
  access: "access.html",
  guide: "guides/webhooks.html",
  guides: "guides/index.html",
  gaps: "gaps.html",
  changelog: "changelog.html",
  downloads: "downloads.html",
  search: "search.html",
  lost: "404.html",
};
