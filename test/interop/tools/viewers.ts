// Viewers, in Debian's Chromium: each is pointed at the contract that the mock serves, and shows it.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { asObject, asStrings, operationsOf } from "../../../model/document.ts";
import { serveFetch } from "../serve.ts";
import type { Adapter, Seen, Stage } from "../tool.ts";

const executablePath = "/usr/bin/chromium";
const types: Record<string, string> = { js: "text/javascript", css: "text/css", map: "application/json" };
const patience = 60_000;

/** How a viewer is put on a page; `URL` stands for the address of the document. */
interface Viewer {
  /** Files of the packages that the page asks for, below `/node_modules/`. */
  html: string;
  /** What is folded away at first: under operations, their tag is looked for; webhooks cannot be counted. */
  folds?: "operations" | "webhooks";
}

/** An adapter of a viewer: it has to show the first operation, or its tag. */
function viewer({ html, folds }: Viewer): Adapter {
  return {
    async accept(stage) {
      if (!existsSync(executablePath)) throw new Error("there is no Chromium on this machine");
      const page = `<!doctype html><meta charset="utf-8"><title>${stage.api}</title>${html}`;
      const text = page.replaceAll("URL", `${stage.origin}/openapi.json`);
      const { origin, close } = await serveFetch((request) => fileOf(stage, new URL(request.url).pathname, text));
      const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
      try {
        return await look(stage, await browser.newPage(), origin, folds);
      } finally {
        await browser.close();
        close();
      }
    },
  };
}

async function look(stage: Stage, page: Page, origin: string, folds: Viewer["folds"]): Promise<Seen> {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(origin);
  const [first] = [...operationsOf(stage.document)];
  const wanted = folds === "operations" ? asStrings(first?.operation["tags"])[0] : first?.operation["summary"];
  const shown = page.getByText(String(wanted), { exact: false }).first();
  await shown.waitFor({ state: "attached", timeout: patience }).catch(() => {
    throw new Error(errors[0] ?? `it does not show "${wanted}"`);
  });
  const note = errors[0] === undefined ? {} : { note: `an error on the page: ${errors[0]}` };
  return folds === undefined ? { webhooks: await shownWebhooks(stage, page), ...note } : note;
}

async function shownWebhooks({ document }: Stage, page: Page): Promise<number> {
  const events = Object.values(asObject(document["webhooks"])).map((item) => asObject(asObject(item)["post"]));
  const found = events.map(({ summary }) => page.getByText(String(summary), { exact: false }).first().count());
  return (await Promise.all(found)).filter((count) => count > 0).length;
}

async function fileOf({ folder }: Stage, path: string, html: string): Promise<Response> {
  if (path === "/") return new Response(html, { headers: { "Content-Type": "text/html" } });
  const file = join(folder, path);
  if (!path.startsWith("/node_modules/") || !existsSync(file)) return new Response("", { status: 404 });
  return new Response(await readFile(file), {
    headers: { "Content-Type": types[path.split(".").at(-1) ?? ""] ?? "text/plain" },
  });
}

/** Swagger UI, as a page. */
export const swaggerUiPage = viewer({
  html: `<link rel="stylesheet" href="/node_modules/swagger-ui-dist/swagger-ui.css"><div id="ui"></div>
    <script src="/node_modules/swagger-ui-dist/swagger-ui-bundle.js"></script>
    <script>SwaggerUIBundle({ url: "URL", dom_id: "#ui" });</script>`,
});

/** Redoc, as a page. */
export const redoc = viewer({
  html: `<redoc spec-url="URL"></redoc><script src="/node_modules/redoc/bundles/redoc.standalone.js"></script>`,
});

/** Scalar's API reference, as a page. */
export const scalarReference = viewer({
  html: `<div id="app"></div><script src="/node_modules/@scalar/api-reference/dist/browser/standalone.js"></script>
    <script>Scalar.createApiReference("#app", { url: "URL", telemetry: false });</script>`,
  folds: "webhooks",
});

/** RapiDoc, a web component. */
export const rapidoc = viewer({
  html: `<script src="/node_modules/rapidoc/dist/rapidoc-min.js"></script>
    <rapi-doc spec-url="URL" render-style="read"></rapi-doc>`,
});

/** Stoplight Elements, a web component. */
export const elements = viewer({
  html: `<script src="/node_modules/@stoplight/elements/web-components.min.js"></script>
    <link rel="stylesheet" href="/node_modules/@stoplight/elements/styles.min.css">
    <elements-api apiDescriptionUrl="URL" router="hash"></elements-api>`,
  folds: "operations",
});
