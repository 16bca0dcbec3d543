// npm run mock: cli.ts, by way of JavaScript, so that Node takes all TypeScript from its cache and loads no compiler for it.

// As a whole: an older Node has no enableCompileCache, and would say no more than that.
import module from "node:module";
import { fileURLToPath } from "node:url";

if (!process.features.typescript) {
  const remedy = "npm install brings one that can; start it with npm run mock.";
  process.stderr.write(`This Node.js (${process.version}) cannot run TypeScript. ${remedy}\n`);
  process.exit(1);
}
module.enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/finance-ramp-mock/code", import.meta.url)));
// A file of ours is where its import says, and is TypeScript: Node would look at it, at its links and at its package to
// find that out, which is a third of the start.
module.registerHooks({
  resolve: (specifier, context, next) =>
    /^\.{1,2}\/.*\.ts$/.test(specifier) && context.parentURL !== undefined
      ? { url: new URL(specifier, context.parentURL).href, format: "module-typescript", shortCircuit: true }
      : next(specifier, context),
});
await import("./cli.ts");
