// Prism as a validation proxy: it checks each response that passes through it. Here, the reads of a run of the contract tests.

import type { Contracts } from "../../conformance/contracts.ts";
import type { Exchange } from "../../conformance/exchange.ts";
import { run } from "../../conformance/run/runner.ts";
import { clockOf, targetOf } from "../../test/conformance/prove.ts";
import type { Bend } from "../../test/server/model.ts";
import { startServer } from "../../test/server/start.ts";
import { importPeer, installPeer, prismCli } from "../measurement.ts";

/** A request as Prism takes it. */
interface Input {
  method: string;
  url: { path: string; query: Record<string, string> };
  headers: Record<string, string>;
}

/** What became of a request: Prism's own error, or what it complains of. */
type Passed =
  | { _tag: "Left"; left: Error }
  | { _tag: "Right"; right: { validations: { output: { message: string; path?: unknown }[] } } };

type Pass = (input: Input, operations: unknown[], config: object) => () => Promise<Passed>;

/** The parts of Prism that its command `prism proxy` is made of. */
interface PrismHttp {
  getHttpOperationsFromSpec(document: object): Promise<unknown[]>;
  createInstance(config: object, components: { logger: unknown }): { request: Pass };
}

/** As `prism proxy` has it. */
const settings = { isProxy: true, validateRequest: true, validateResponse: true, checkSecurity: true, errors: false };

/**
 * Makes Prism ready.
 * @param contracts What it holds servers to.
 * @returns Starts a server with bends, sends it the reads of a run through Prism, and gives Prism's complaints and its seconds.
 * @throws UserError when Prism cannot be installed.
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
  // A copy: Prism changes the document that it is given.
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

/** A read as Prism takes it. */
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

/** Takes out of a complaint what differs in every run: ids, instants, ports. */
function stable(complaint: string): string {
  return complaint
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, "ID")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z*/g, "TIME")
    .replaceAll(/127\.0\.0\.1:\d+/g, "HOST");
}
