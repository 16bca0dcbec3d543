// What five pages look like, wide and on a phone, light and dark: screenshots boiled down to a coarse grid of brightness,
// so that another font or a new sentence passes and a broken layout or scheme does not. UPDATE_VISUAL=1 renews the grids
// after someone has looked at the pages.

import { readFile, writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { noBrowser, startRig } from "./lib/browser.ts";

const file = `${root}test/reference/visual.json`;
const pages = {
  first: "index.html",
  operation: "finance/operations/createPayout.html",
  event: "finance/events/PAYOUT_FAILED.html",
  state: "ramp/states/RampRequestStatus.html",
  errors: "errors.html",
};
const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const schemes = ["light", "dark"] as const;
const columns = 16;
const rows = 16;

const rig = await startRig();
const known = JSON.parse(await readFile(file, "utf8").catch(() => "{}")) as Record<string, string>;
afterAll(async () => {
  if (process.env["UPDATE_VISUAL"]) await writeFile(file, `${JSON.stringify(known, null, 2)}\n`);
});

/** Brightness of each cell of a picture, as bytes. */
async function grid(page: Page): Promise<Buffer> {
  const picture = (await page.screenshot()).toString("base64");
  const blank = await page.context().newPage();
  const cells = await blank.evaluate(
    async ({ data, width, height }) => {
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      // In steps: one large reduction would skip pixels.
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (context === null) return [];
      context.imageSmoothingQuality = "high";
      context.drawImage(image, 0, 0, width, height);
      const pixels = context.getImageData(0, 0, width, height).data;
      return Array.from({ length: width * height }, (_, at) =>
        Math.round(0.3 * (pixels[at * 4] ?? 0) + 0.59 * (pixels[at * 4 + 1] ?? 0) + 0.11 * (pixels[at * 4 + 2] ?? 0)),
      );
    },
    { data: picture, width: columns, height: rows },
  );
  await blank.close();
  return Buffer.from(cells);
}

const cases = Object.entries(pages).flatMap(([name, path]) =>
  (Object.keys(sizes) as (keyof typeof sizes)[]).flatMap((size) =>
    schemes.map((scheme) => ({ id: `${name} ${size} ${scheme}`, path, size, scheme })),
  ),
);

describe.skipIf(noBrowser)("the look of", () => {
  test.each(cases)("$id", { timeout: 60_000 }, async ({ id, path, size, scheme }) => {
    const { page } = await rig.open(path, { viewport: sizes[size], colorScheme: scheme });
    const seen = await grid(page);
    if (process.env["UPDATE_VISUAL"]) known[id] = seen.toString("base64");
    const kept = Buffer.from(known[id] ?? "", "base64");
    expect(kept.length, `${id} has no grid yet; look at it, then UPDATE_VISUAL=1`).toBe(columns * rows);
    const differences = [...seen].map((value, at) => Math.abs(value - (kept[at] ?? 0)));
    const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
    expect(mean).toBeLessThan(4);
  });
});
