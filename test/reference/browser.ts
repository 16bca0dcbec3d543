// Chromium, the site served for it, and axe, which the site's policy allows only with `bypassCSP`.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { serveSite } from "../../reference/serve.ts";
import { hasChromium, startBrowser } from "../lib/chromium.ts";
import { siteFolder } from "./site.ts";

/** Whether the tests in a browser cannot run here; why is said plainly. */
export const noBrowser = !hasChromium();

const desk = { width: 1280, height: 900 };

/** Makes a tab as good as new, in a third of the time that a new one takes. */
async function renew(page: Page, { viewport = desk }: BrowserContextOptions): Promise<Page> {
  page.removeAllListeners();
  await page.unrouteAll();
  await page.emulateMedia({ media: null });
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto("about:blank");
  return page;
}

async function visit(page: Page, url: string) {
  /** What goes wrong by itself: errors of scripts, violations of the policy, failed requests. */
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
  return { page, problems, requests };
}

/** One for all test files of a worker; it ends when the pipe to it does. */
let browser: Promise<Browser> | undefined;

/** Serves a built site, by default that of the present sources, for a browser; both end with the worker. */
export async function startRig(folder?: string) {
  const site = await serveSite({ folder: folder ?? (await siteFolder()), host: "127.0.0.1", port: 0 });
  site.server.unref();
  const tabs = new Map<string, Page>();
  /** Opens a page for the test that runs, in a tab that is free, which is as good as new. */
  const open = async (path: string, options: BrowserContextOptions = {}) => {
    browser ??= startBrowser();
    const running = await browser;
    const kind = JSON.stringify(options);
    const free = tabs.get(kind);
    tabs.delete(kind);
    const page =
      free === undefined ? await running.newPage({ viewport: desk, ...options }) : await renew(free, options);
    onTestFinished(async () => {
      if (tabs.has(kind)) await page.close();
      else tabs.set(kind, page);
    });
    return visit(page, `${site.address}/${path}`);
  };
  return { site, open };
}

const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

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
  const asked = rules === undefined ? { rules: { "target-size": { enabled: true } } } : { runOnly: rules };
  // What it finds right is not looked at: its places would take most of the time.
  const options = { ...asked, resultTypes: ["violations"] };
  const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

export const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>("details")) fold.open = true;
  });
