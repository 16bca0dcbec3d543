// A node:http server on a free loopback port, for the length of a test.

import { createServer, type RequestListener } from "node:http";
import { onTestFinished } from "vitest";
import { close, listen } from "../../lib/listen.ts";

/**
 * Serves a listener until the test ends.
 * @param listener Such as one of `toNodeListener`.
 * @returns The port on 127.0.0.1.
 */
export async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  onTestFinished(() => close(server));
  return (await listen(server)).port;
}
