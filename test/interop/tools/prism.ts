// Prism: a mock server, which answers the call itself.

import getPort from "get-port";
import { makeCall } from "../calls.ts";
import { serve } from "../serve.ts";
import type { Adapter } from "../tool.ts";

/** `prism mock`, with the errors of the contract reported as errors. */
export const prism: Adapter = {
  async accept({ load, file }) {
    const { getHttpOperationsFromSpec } = await load<{
      getHttpOperationsFromSpec(file: string): Promise<unknown[]>;
    }>("@stoplight/prism-cli/dist/operations.js");
    const operations = await getHttpOperationsFromSpec(file);
    if (operations.length === 0) throw new Error("it finds no operation");
    return {};
  },
  async call(stage) {
    const port = await getPort();
    await serve(stage, "prism", ["mock", "--port", String(port), stage.file], port);
    return makeCall(stage.api, `http://127.0.0.1:${port}`);
  },
};
