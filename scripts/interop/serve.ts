// Starts a server of a tool, and waits until it listens; it ends with this process.

import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Stage } from "./tool.ts";

const patience = 60_000;

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Runs a program of the tool's packages that serves.
 * @returns As soon as the port is open.
 * @throws Error with the tool's complaint when the program ends before.
 */
export async function serve(stage: Stage, program: string, args: string[], port: number): Promise<void> {
  let failure: Error | undefined;
  const ended = (error?: unknown) => {
    failure = error instanceof Error ? error : new Error("the server ended by itself");
  };
  stage.run(program, ...args).then(() => ended(), ended);
  const end = Date.now() + patience;
  while (!(await isOpen(port))) {
    if (failure !== undefined) throw failure;
    if (Date.now() > end) throw new Error("the server does not listen after a minute");
    await sleep(100);
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
