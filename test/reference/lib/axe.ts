// What axe finds on a page, in short lines. The policy of the site allows no foreign script, so a page that is looked at is opened
// with `bypassCSP`.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** What axe finds; `rules` narrows it to some. */
export async function axe(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(await source);
  const violations = await page.evaluate(async (runOnly): Promise<Violation[]> => {
    const { axe: engine } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> };
    };
    // Off unless asked for; Lighthouse asks, and a thumb does.
    const all = { rules: { "target-size": { enabled: true } } };
    return (await engine.run(runOnly === undefined ? all : { runOnly })).violations;
  }, rules);
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Opens every fold of a page, but not the menu of versions, which lies over what is around it. */
export const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>("details:not(.versions *)")) fold.open = true;
  });
