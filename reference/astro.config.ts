// Astro writes static pages, without client code of its own and without inlined styles, so that a strict CSP holds.

import { fileURLToPath } from "node:url";
import { defineConfig } from "astro/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  srcDir: here("."),
  publicDir: here("./public"),
  outDir: process.env["REFERENCE_OUT"] ?? here("../generated/reference"),
  cacheDir: here("../node_modules/.cache/reference"),
  output: "static",
  trailingSlash: "never",
  compressHTML: true,
  build: { format: "preserve", inlineStylesheets: "never" },
  devToolbar: { enabled: false },
  prefetch: false,
  vite: { logLevel: "warn", build: { reportCompressedSize: false } },
});
