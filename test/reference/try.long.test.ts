// The pages to try calls on: Scalar from our own files, that calls the mock with the token and asks nobody else.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noBrowser, type Rig, startRig } from "./lib/browser.ts";

let rig: Rig;
beforeAll(async () => {
  if (!noBrowser) rig = await startRig();
}, 180_000);
afterAll(() => rig?.close());

describe.skipIf(noBrowser)("a page to try calls on", () => {
  test.each(["finance", "ramp", "auth"])(
    "of %s shows the service and asks nobody else",
    { timeout: 60_000 },
    async (service) => {
      const { page, problems, requests, close } = await rig.open(`try/${service}.html`);
      await page.locator("#try h1, #try h2").first().waitFor();
      await page.waitForTimeout(500);
      expect(requests.filter((url) => !url.startsWith(rig.site.address) && !/^(data|blob):/.test(url))).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    },
  );

  test("sends a call to the mock, with the token", { timeout: 90_000 }, async () => {
    const { page, requests, close } = await rig.open("try/ramp.html");
    const sent: { url: string; authorization: string | undefined }[] = [];
    await page.route("http://127.0.0.1:4020/**", async (route) => {
      sent.push({ url: route.request().url(), authorization: route.request().headers()["authorization"] });
      const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
      await route.fulfill({ json: { success: true, result: [] }, headers });
    });
    await page.goto(`${rig.site.address}/try/ramp.html#tag/company/GET/v1/company`);
    await page
      .getByRole("button", { name: /test request/i })
      .first()
      .click();
    await page.getByRole("button", { name: /^send/i }).first().click();
    await expect.poll(() => sent.length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(sent[0]?.url).toContain("http://127.0.0.1:4020/v1/");
    expect(sent[0]?.authorization).toBe("Bearer example-access-token");
    const elsewhere = requests.filter(
      (url) =>
        !url.startsWith(rig.site.address) && !url.startsWith("http://127.0.0.1:4020/") && !/^(data|blob):/.test(url),
    );
    expect(elsewhere).toEqual([]);
    await close();
  });

  test("is the only one that loads Scalar", async () => {
    const { requests, close } = await rig.open("ramp/operations/getCompany.html");
    expect(requests.filter((url) => url.includes("scalar"))).toEqual([]);
    await close();
  });
});
