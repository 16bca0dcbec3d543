// A contestant that runs: how long its start takes, and its end when it does not respond.

import type { ChildProcess } from "node:child_process";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";
import { UserError } from "../../cli/command.ts";
import { startProcess, stopProcess } from "../../test/lib/process.ts";
import { type Contestant, type Ground, shotOf } from "./contestants.ts";
import type { Shot } from "./measured.ts";
import { memoryOf } from "./usage.ts";

/** A started contestant. */
export interface Running {
  pid: number;
  /** Milliseconds from the start of the process to its first response. */
  start: number;
  /** Where a call goes. */
  origin(shot: Shot): string;
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** What is known before the ports are. */
export type Place = Omit<Ground, "port" | "authPort">;

/** Seconds a start may take. */
const patience = 60;

/**
 * Starts a contestant and waits for its first response.
 * @throws UserError when it ends, or does not respond within a minute; then it is killed.
 */
export async function start(contestant: Contestant, place: Place): Promise<Running> {
  const port = await getPort();
  const authPort = await getPort({ exclude: [port] });
  const line = contestant.command({ ...place, port, authPort });
  const begin = performance.now();
  const child = startProcess(line, { cwd: tmpdir() });
  const url = `http://127.0.0.1:${port}${shotOf(contestant, "constant").path}`;
  await firstResponse(child, url, begin);
  return {
    pid: child.pid as number,
    start: performance.now() - begin,
    origin: ({ toAuth }) => `http://127.0.0.1:${toAuth && contestant.isOurs ? authPort : port}`,
    memory: () => memoryOf(child.pid as number),
    stop: () => stopProcess(child),
  };
}

async function firstResponse(child: ChildProcess, url: string, begin: number): Promise<void> {
  while (!(await responds(url))) {
    if (child.exitCode !== null) throw new UserError(`it ends with ${child.exitCode} before it responds`);
    if (performance.now() - begin > patience * 1_000) {
      await stopProcess(child);
      throw new UserError(`it did not respond within ${patience} s and was killed`);
    }
    await pause(2);
  }
}

/** Any status is a response; a connection that is taken and never answered is none. */
function responds(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { authorization: "Bearer example-access-token" };
    const request = get(url, { headers, agent: false, timeout: patience * 1_000 }, (response) => {
      response.resume();
      resolve(true);
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(false));
  });
}
