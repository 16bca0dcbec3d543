// The small server of the site: what it serves, and what it refuses.

import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, expect, test } from "vitest";
import { serveSite } from "../../reference/serve.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { siteFolder } from "./site.ts";

const site = await serveSite({ folder: await siteFolder(), host: "127.0.0.1", port: 0 });
afterAll(() => site.stop());

/** The status of a request with its path as it is; `fetch` would tidy it up. */
async function raw(path: string, method = "GET"): Promise<number | undefined> {
  const { hostname, port } = new URL(site.address);
  const call = request({ hostname, port, path, method }).end();
  const [response] = (await once(call, "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test("the server of the site serves pages with their type, zipped where it helps", async () => {
  const answer = await fetch(`${site.address}/`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await answer.text()).toContain("<h1>");
});

test("the server of the site answers the page for lost addresses with 404, at any depth", async () => {
  const answer = await fetch(`${site.address}/finance/operations/no/such.html`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('href="/index.html"');
});

test.each(["/../package.json", `/${"..%2f".repeat(20)}etc/passwd`, "/%00", "/%E0%A4%A", "//etc/passwd"])(
  "gives nothing from outside for %s",
  async (path) => {
    expect(await raw(path)).toBe(404);
  },
);

test("the server of the site takes GET and HEAD only", async () => {
  expect(await raw("/index.html", "HEAD")).toBe(200);
  expect(await raw("/index.html", "POST")).toBe(405);
});

test("the server of the site says how to build a site that is not there", async () => {
  const empty = temporaryFolder("site");
  await expect(serveSite({ folder: empty, host: "127.0.0.1", port: 0 })).rejects.toThrow("run npm run reference");
});
