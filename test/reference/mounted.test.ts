// The site below a path that is not the root, as on GitHub Pages: style, links and search hold.

import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "../lib/folder.ts";
import { noBrowser, type Rig, startRig } from "./lib/browser.ts";
import { siteFolder } from "./lib/site.ts";

let folder: string;
let rig: Rig;
beforeAll(async () => {
  if (noBrowser) return;
  folder = temporaryFolder("mounted");
  await writeFile(join(folder, "index.html"), "");
  await symlink(await siteFolder(), join(folder, "docs"));
  rig = await startRig(folder);
}, 180_000);
afterAll(async () => {
  await rig?.close();
});

test.skipIf(noBrowser)("works below a base path", { timeout: 60_000 }, async () => {
  const { page, problems, close } = await rig.open("docs/finance/operations/createPayout.html");
  expect(await page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe("0px");
  await page.locator("main a", { hasText: "getPayout" }).first().click();
  await page.waitForURL(/\/docs\/finance\/operations\/getPayout\.html$/);
  await page.keyboard.press("/");
  await page.keyboard.type("netCryptoAmount");
  await page.locator("[role=option]", { hasText: "PayIn.netCryptoAmount" }).first().waitFor();
  const links = await page
    .locator("[role=option]")
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((path) => !path.startsWith("/docs/"))).toEqual([]);
  expect((await page.request.get(`${rig.site.address}${links[0]}`)).status()).toBe(200);
  expect(problems).toEqual([]);
  await close();
});
