// The search of a page in Chromium, as tests of it look at it.

import type { Page } from "playwright-core";

/** Whether the dialog of the search is open. */
export const isOpen = (page: Page) => page.evaluate(() => document.querySelector("dialog")?.open === true);

/** The results that the dialog shows. */
export const options = (page: Page) => page.locator("dialog [role=option]");

/** The title of the result that is chosen, as a screen reader is told; undefined when none is. */
export const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute("aria-activedescendant");
    const option = id ? document.getElementById(id) : null;
    return option?.getAttribute("aria-selected") === "true"
      ? option.querySelector(".finder-title")?.textContent
      : undefined;
  });

/** Waits until the search has announced something that matches. */
export const said = (page: Page, text: RegExp) =>
  page.waitForFunction(
    (pattern) => new RegExp(pattern).test(document.querySelector("[data-finder-status]")?.textContent ?? ""),
    text.source,
  );
