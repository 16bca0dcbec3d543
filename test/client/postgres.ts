// A real PostgreSQL for the tests: Debian's package, in a temporary folder.

import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, globSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import getPort from "get-port";
import { finish, printed } from "../lib/process.ts";

/** Starts a PostgreSQL with an empty database. @returns Its address, and what stops it; undefined where there is none. */
export async function startPostgres() {
  // The global set-up of the tests has installed it where it could.
  const program = globSync(["/usr/lib/postgresql/*/bin/postgres", "/usr/bin/postgres"]).sort().at(-1);
  if (program === undefined) {
    console.warn("NOTICE: postgresql is not installed and could not be; its tests are skipped.");
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  // PostgreSQL refuses to run as root; the package has made an account for it.
  const account = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const options = { ...account, cwd: folder, env: { ...process.env, LC_ALL: "C", TZ: "UTC" } };

  const init = ["-D", join(folder, "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"];
  const { code, stderr } = await finish(spawn(join(dirname(program), "initdb"), init, options));
  if (code !== 0) throw new Error(`initdb failed: ${stderr}`);

  const port = await getPort();
  const settings = ["listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`, "fsync=off"];
  const place = ["-D", join(folder, "data"), "-p", `${port}`, ...settings.flatMap((setting) => ["-c", setting])];
  const server = startWatched(program, place, options);
  await printed(server, /ready to accept connections/);
  const ended = once(server, "close");
  const stop = async () => {
    server.stdin?.end();
    await ended;
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

function idOf(flag: "-u" | "-g"): number {
  return Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
}

/** Starts a service beside a shell that ends it when the shell's input ends: so it also goes when the tests are killed. */
function startWatched(program: string, args: string[], options: SpawnOptions & { cwd: string }): ChildProcess {
  const script = 'folder=$1; shift; "$@" & cat >/dev/null; kill $!; wait $!; rm -rf "$folder"';
  return spawn("sh", ["-c", script, "sh", options.cwd, program, ...args], options);
}
