// Prism as a validation proxy: it checks each response that passes through it. Here, one request for each documented example.

import { type Contracts, operationsIn } from "../../conformance/contracts.ts";
import { asObject, type Json, type JsonObject } from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";
import type { Behaviour } from "../../test/conformance/seeded-defects/behaviour.ts";
import { clients } from "../../test/conformance/seeded-defects/server/state.ts";
import { type SeededServer, startSeeded } from "../../test/conformance/seeded-defects/server.ts";
import { exampleOf, ownTenant, type World } from "../../test/conformance/seeded-defects/world.ts";
import { importPeer, installPeer, prismCli } from "../measurement.ts";

/** A request as Prism takes it. */
interface Input {
  method: string;
  url: { path: string; query: Record<string, string> };
  headers: Record<string, string>;
  body?: Json | undefined;
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
 * @returns Starts a server with a behaviour, sends it every example through Prism, and gives Prism's complaints.
 * @throws UserError when Prism cannot be installed.
 */
export async function preparePrism(contracts: Contracts): Promise<(behaviour?: Behaviour) => Promise<Set<string>>> {
  const folder = await installPeer(prismCli);
  const { getHttpOperationsFromSpec, createInstance } = await importPeer<PrismHttp>(folder, "@stoplight/prism-http");
  const { createLogger } = await importPeer<{ createLogger(name: string, options: object): unknown }>(
    folder,
    "@stoplight/prism-core",
  );
  const logger = createLogger("bench", { level: "silent" });
  const { request } = createInstance({ ...settings, mock: { dynamic: false } }, { logger });
  const read = (api: "finance" | "ramp") => getHttpOperationsFromSpec(contracts[api].document);
  const documents = { finance: await read("finance"), ramp: await read("ramp") };
  const examples = inOrder(contracts).flatMap(examplesOf);
  return async (behaviour = {}) => {
    const world = (made: World) => {
      addExamples(contracts, made);
      behaviour.world?.(made);
    };
    const server = await startSeeded(contracts, { ...behaviour, world });
    const complaints = new Set<string>();
    try {
      const token = await tokenOf(server);
      for (const { api, name, input } of examples) {
        const headers = { ...input.headers, authorization: `Bearer ${token}` };
        const upstream = new URL(server.origins[api]);
        const passed = await request({ ...input, headers }, documents[api], { upstream })();
        for (const complaint of complaintsOf(passed)) complaints.add(stable(`${name}: ${complaint}`));
      }
    } finally {
      await server.stop();
    }
    return complaints;
  };
}

/** The examples name what a server of the contract tests makes for itself. */
function addExamples(contracts: Contracts, world: World): void {
  const result = (operationId: string) => exampleOf(contracts, operationId)["result"] as JsonObject;
  const authenticationMethod = { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: "example-webhook-key" };
  world.webhooks.push({ ...result("getWebhook"), authenticationMethod });
  world.paymentRequests.push(result("createPaymentRequest"));
  const parameters = operationsIn(contracts).flatMap((operation) => operation.parameters);
  for (const { in: where, example } of parameters) if (where === "path") world.knownIds.add(String(example));
}

/** A token of the server; empty when it gives none. */
async function tokenOf({ tokenUrl }: SeededServer): Promise<string> {
  const { id, secret } = clients.main;
  const body = new URLSearchParams({ grant_type: "client_credentials", client_id: id, client_secret: secret });
  const response: unknown = await fetch(tokenUrl, { method: "POST", body }).then(
    (granted) => granted.json(),
    () => undefined,
  );
  const { access_token: token } = asObject(response as Json);
  return typeof token === "string" ? token : "";
}

/** What deletes comes last: it takes away what other examples name. */
function inOrder(contracts: Contracts): Operation[] {
  const tested = operationsIn(contracts).filter(({ api }) => api !== "auth");
  const deletes = ({ method }: Operation) => Number(method === "DELETE");
  return tested.sort((a, b) => deletes(a) - deletes(b));
}

/** A request as the contract's examples show it. */
interface Example {
  api: "finance" | "ramp";
  name: string;
  input: Input;
}

/** The requests of an operation: one for each example of its body, and one with its query parameters. */
function examplesOf({ api, operationId, method, path, parameters, body }: Operation): Example[] {
  const shown = (place: string) => parameters.filter(({ in: where }) => where === place);
  const target = shown("path").reduce(
    (text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(String(example))),
    path,
  );
  const query = Object.fromEntries(shown("query").map(({ name, example }) => [name, String(example)]));
  const json = { "x-tenant-id": ownTenant, "content-type": "application/json" };
  const request = { method: method.toLowerCase(), url: { path: target, query: {} } };
  const bodies = body?.media[0]?.examples ?? [];
  const plain: Input[] =
    body === undefined
      ? [{ ...request, headers: { "x-tenant-id": ownTenant } }]
      : bodies.map(({ value }) => ({ ...request, headers: json, body: value }));
  const queried = plain.slice(0, 1).map((input) => ({ ...input, url: { path: target, query } }));
  const all = Object.keys(query).length === 0 ? plain : [...plain, ...queried];
  return all.map((input, index) => ({ api: api as Example["api"], name: `${operationId} ${index + 1}`, input }));
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
