// npm run build:client: compiles the client and the generated types into dist/, as they are published.

import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { command, stage, UserError } from "../cli/command.ts";
import { root } from "../model/apis.ts";
import { runTool } from "./lib/tool.ts";

const summary = "Compiles the client and the generated types into dist/, JavaScript with declarations.";
const dist = `${root}dist/`;

/** TypeScript rewrites the extensions of imports in JavaScript, and leaves those in declarations. */
async function rewriteDeclarations(): Promise<void> {
  for await (const file of glob("**/*.d.ts", { cwd: dist })) {
    const text = await readFile(dist + file, "utf8");
    await writeFile(dist + file, text.replaceAll(/(from |import\()"(\.[^"]+)\.ts"/g, '$1"$2.js"'));
  }
}

await command({ name: "npm run build:client", summary }, async () => {
  await rm(dist, { recursive: true, force: true });
  await stage("compile", async () => {
    const { code, stdout } = await runTool("typescript/bin/tsc", ["-p", `${root}tsconfig.client.json`]);
    if (code !== 0) throw new UserError(`the client does not compile.\n${stdout.trim()}`);
  });
  await stage("declarations", rewriteDeclarations);
});
