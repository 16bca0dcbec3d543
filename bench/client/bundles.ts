// Bundles small apps for the client bench and the tests, as a user's bundler would.

import { gzipSync } from "node:zlib";
import { type BuildOptions, build } from "esbuild";
import { root } from "../../model/apis.ts";

/** A bundle, with its sizes. */
interface Bundle {
  text: string;
  /** Minified, in bytes. */
  minified: number;
  /** Minified and gzipped at level 9, in bytes. */
  gzipped: number;
}

/**
 * Bundles and minifies an app for browsers, unless the options say otherwise.
 * @param app JavaScript or TypeScript; its imports are resolved as from the root of the repository.
 * @param options Options of esbuild.
 * @returns The bundle, an ES module.
 * @throws esbuild's error, for example for an import that it cannot resolve.
 */
export async function bundleApp(app: string, options: BuildOptions = {}): Promise<Bundle> {
  const { outputFiles } = await build({
    stdin: { contents: app, resolveDir: root, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    logLevel: "silent",
    ...options,
  });
  const text = outputFiles?.[0]?.text ?? "";
  return { text, minified: text.length, gzipped: gzipSync(text, { level: 9 }).length };
}

const finance = (calls: string, imports = "") =>
  `import { createFinanceClient${imports} } from "./client/finance.ts";
const client = createFinanceClient({ baseUrl: "https://finance.example.com", auth: "token" });
${calls}`;

/** Apps of two calls, for tests of the contents of a bundle. */
export const apps = {
  finance: finance(`console.log(await client.GET("/v1/webhooks"), await client.POST("/v1/webhooks", { body: {} }));`),
  "finance, unwrap": finance(
    `console.log(await unwrap(client.GET("/v1/webhooks")), await unwrap(client.POST("/v1/webhooks", { body: {} })));`,
    ", unwrap",
  ),
  ramp: `import { createRampClient } from "./client/ramp.ts";
const client = createRampClient({ baseUrl: "https://ramp.example.com", auth: "token" });
console.log(await client.GET("/v1/company"), await client.POST("/v1/company/users/invite", { body: {} }));`,
} as const;
