// Prism's validation proxy, which checks what passes through it; here one request for each documented example.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import getPort from "get-port";
import { asArray, asObject, type Json } from "../../../model/document.ts";
import { programOf } from "../../../test/lib/install.ts";
import { startProcess } from "../../../test/lib/process.ts";
import { installPeer, prismCli } from "../../lib/peers.ts";
import { services } from "../document.ts";
import type { Peer } from "../peer.ts";
import type { Stage } from "../stage.ts";
import { type Operation, operationsIn, ownTenant } from "../subject.ts";

const proxies = new Map<string, string>();

/** Starts the proxy of a service, and waits until it responds. */
async function open(
  program: string[],
  document: string,
  upstream: string,
  folder: string,
): Promise<string | undefined> {
  const port = await getPort();
  const address = ["--host", "127.0.0.1", "--port", String(port), "--errors", "--multiprocess", "false"];
  startProcess([...program, "proxy", document, upstream, ...address], { cwd: folder });
  const origin = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 150; i++) {
    if (await fetch(origin).then(Boolean, () => false)) return origin;
    await wait(200);
  }
  return undefined;
}

/** A request as the contract's examples show it, with and without its query parameters. */
interface Example {
  operation: Operation;
  label: string;
  target: string;
  body: string | undefined;
}

function examplesOf(operation: Operation): Example[] {
  const { parameters, body, path } = operation;
  const shown = (place: string) => parameters.filter(({ in: where }) => where === place);
  const target = shown("path").reduce(
    (text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(String(example))),
    path,
  );
  const query = new URLSearchParams(
    shown("query").map(({ name, example }): [string, string] => [name, String(example)]),
  );
  const bodies =
    body === undefined ? [undefined] : (body.media[0]?.examples ?? []).map(({ value }) => JSON.stringify(value));
  const plain = bodies.map((text, i) => ({ operation, label: `example ${i + 1}`, target, body: text }));
  return query.size === 0
    ? plain
    : [...plain, { operation, label: "with its query", target: `${target}?${query}`, body: bodies[0] }];
}

/** Where the proxy found something: it puts itself in place of the response, or adds a header to it. */
function violations(text: string, header: string | null): string[] {
  const parsed = (source: string) => {
    try {
      return JSON.parse(source) as Json;
    } catch {
      return undefined;
    }
  };
  const { type, title, validation } = asObject(parsed(text));
  const own = typeof type === "string" && type.includes("stoplight.io/prism") ? [String(title)] : [];
  return [...own, ...[...asArray(validation), ...asArray(parsed(header ?? ""))].map((entry) => JSON.stringify(entry))];
}

async function send({ operation, label, target, body }: Example, token: string): Promise<string[]> {
  const headers: Record<string, string> = { Authorization: `Bearer ${token}`, "x-tenant-id": ownTenant };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init = { method: operation.method, headers, ...(body === undefined ? {} : { body }) };
  const place = `${operation.operationId}, ${label}`;
  try {
    const response = await fetch(proxies.get(operation.api) + target, init);
    const text = await response.text();
    return violations(text, response.headers.get("sl-violations")).map((violation) => `${place}: ${violation}`);
  } catch {
    return [`${place}: no response`];
  }
}

/** What deletes comes last: it takes away what other examples name. */
const inOrder = ({ contracts }: Stage): Operation[] => {
  const tested = operationsIn(contracts).filter(({ api }) => api !== "auth");
  return [...tested.filter(({ method }) => method !== "DELETE"), ...tested.filter(({ method }) => method === "DELETE")];
};

/** Prism's validation proxy. */
export const prism: Peer = {
  name: "Prism proxy --errors",
  traffic: "one request for each documented request example, and each query as documented",
  quick: true,
  async prepare({ contracts, origins }, folder) {
    const program = programOf(await installPeer(prismCli), "prism");
    for (const api of services) {
      const document = join(folder, `${api}.json`);
      await writeFile(document, JSON.stringify(contracts[api].document));
      const origin = await open(program, document, origins[api], folder);
      if (origin === undefined) return `its proxy of ${api} does not respond`;
      proxies.set(api, origin);
    }
    return undefined;
  },
  async complaints(stage) {
    const found: string[] = [];
    for (const example of inOrder(stage).flatMap(examplesOf)) found.push(...(await send(example, stage.token)));
    return found;
  },
};
