// Prism's validation proxy, which checks each response that it forwards: here, the reads of a contract test run.

import type { Contracts } from "../../conformance/contracts.ts";
import type { Exchange } from "../../conformance/exchange.ts";
import { run } from "../../conformance/run/runner.ts";
import { clockOf, targetOf } from "../../test/conformance/prove.ts";
import type { Bend } from "../../test/server/model.ts";
import { startServer } from "../../test/server/start.ts";
import { importPeer, installPeer, prismCli } from "../measurement.ts";

/** A request in Prism's format. */
interface Input {
  method: string;
  url: { path: string; query: Record<string, string> };
  headers: Record<string, string>;
}

/** The result of a request: Prism's own error, or its complaints about the response. */
type Passed =
  | { _tag: "Left"; left: Error }
  | { _tag: "Right"; right: { validations: { output: { message: string; path?: unknown }[] } } };

type Pass = (input: Input, operations: unknown[], config: object) => () => Promise<Passed>;

/** The functions of Prism that its command `prism proxy` uses. */
interface PrismHttp {
  getHttpOperationsFromSpec(document: object): Promise<unknown[]>;
  createInstance(config: object, components: { logger: unknown }): { request: Pass };
}

/** The settings of `prism proxy`. */
const settings = { isProxy: true, validateRequest: true, validateResponse: true, checkSecurity: true, errors: false };

/**
 * Prepares Prism.
 * @param contracts The contracts that Prism checks servers against.
 * @returns A function that starts a server with bends, sends it the reads of a run through Prism, and returns Prism's
 *   complaints and seconds. @throws UserError if Prism cannot be installed.
 */
export async function preparePrism(contracts: Contracts) {
  const folder = await installPeer(prismCli);
  const { getHttpOperationsFromSpec, createInstance } = await importPeer<PrismHttp>(folder, "@stoplight/prism-http");
  const { createLogger } = await importPeer<{ createLogger(name: string, options: object): unknown }>(
    folder,
    "@stoplight/prism-core",
  );
  const logger = createLogger("bench", { level: "silent" });
  const { request } = createInstance({ ...settings, mock: { dynamic: false } }, { logger });
  // A copy, because Prism changes the document.
  const read = (api: "finance" | "ramp") => getHttpOperationsFromSpec(structuredClone(contracts[api].document));
  const documents = { finance: await read("finance"), ramp: await read("ramp") };
  return async (bends: Bend[] = []): Promise<{ complaints: Set<string>; seconds: number }> => {
    const server = await startServer({ bends });
    const complaints = new Set<string>();
    try {
      const focus = { across: () => false, broken: false };
      const { exchanges } = await run(contracts, targetOf(server), { focus, ...clockOf(server) });
      const start = performance.now();
      for (const { service, operation, input, origin } of exchanges.flatMap(readOf)) {
        const passed = await request(input, documents[service], { upstream: new URL(origin) })();
        for (const complaint of complaintsOf(passed)) complaints.add(stable(`${operation}: ${complaint}`));
      }
      return { complaints, seconds: (performance.now() - start) / 1_000 };
    } finally {
      await server.stop();
    }
  };
}

/** The exchange as a request in Prism's format; empty if it is not a read of a known operation. */
function readOf({ service, operation, request: { method, url, headers } }: Exchange) {
  if (service === "auth" || method !== "GET" || operation === undefined) return [];
  const { origin, pathname: path, searchParams } = new URL(url);
  const input: Input = {
    method: "get",
    url: { path, query: Object.fromEntries(searchParams) },
    headers: Object.fromEntries(headers),
  };
  return [{ service, operation: operation.operationId, input, origin }];
}

function complaintsOf(passed: Passed): string[] {
  if (passed._tag === "Left") return [passed.left.message];
  return passed.right.validations.output.map(({ message, path }) => `${JSON.stringify(path)} ${message}`);
}

/** Replaces the parts of a complaint that differ in every run: IDs, times, ports. */
function stable(complaint: string): string {
  return complaint
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, "ID")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z*/g, "TIME")
    .replaceAll(/127\.0\.0\.1:\d+/g, "HOST");
}
