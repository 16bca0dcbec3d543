// The tools that users of the client have: not ours to depend on, installed outside of the repository and kept there.

import { existsSync } from "node:fs";
import { mkdir, readdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { install } from "../../lib/install.ts";

/** Compilers, bundlers and test runners, each with the version that users have. */
export const compilers = {
  room: "test",
  name: "compilers",
  date: "2026-11-19",
  dependencies: {
    ...{ jest: "30.5.2", webpack: "5.112.2", rollup: "4.68.7", "@rollup/plugin-node-resolve": "16.0.3" },
    ...{ vite: "8.3.8", tsx: "4.23.15", "ts-node": "10.9.2", typescript: "5.9.3", "@types/node": "24.19.2" },
  },
};

/** Frameworks and libraries that the recipes are about. */
export const frameworks = {
  room: "test",
  name: "frameworks",
  date: "2026-11-19",
  dependencies: {
    ...{ express: "5.3.0", fastify: "5.12.8", hono: "4.13.19", undici: "8.12.4", pino: "10.4.0" },
    ...{ "@opentelemetry/api": "1.9.0", "@opentelemetry/sdk-trace-base": "2.12.1" },
    "@tanstack/query-core": "5.108.0",
  },
};

/**
 * Installs tools, unless an earlier run has, and links them into a project beside what it has.
 * @param folder The project, with a trailing slash.
 */
export async function addTools(folder: string, tools: Parameters<typeof install>[0]): Promise<void> {
  const from = join(await install(tools), "node_modules");
  const into = `${folder}node_modules`;
  await mkdir(into, { recursive: true });
  const scopes = (await readdir(from)).filter((name) => name.startsWith("@"));
  const scoped = await Promise.all(
    scopes.map(async (scope) => (await readdir(join(from, scope))).map((name) => join(scope, name))),
  );
  const names = (await readdir(from)).filter((name) => !/^[@.]/.test(name));
  for (const name of [...names, ...scoped.flat()]) {
    await mkdir(join(into, name, ".."), { recursive: true });
    if (!existsSync(join(into, name))) await symlink(join(from, name), join(into, name));
  }
}
