// Portman: makes a Postman collection with tests of the contract, which Newman runs.

import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asArray, asObject, type Json, type JsonObject } from "../../../model/document.ts";
import { programOf } from "../../../test/lib/install.ts";
import { installPeer } from "../../lib/peers.ts";
import { preparedDocument, services } from "../document.ts";
import type { Peer } from "../peer.ts";
import { runTool } from "./tool.ts";

let folder = "";
let newman: string[] = [];

/** Every contract test that Portman has. */
const on = { enabled: true };
const tests = { statusSuccess: on, contentType: on, jsonBody: on, schemaValidation: on, headersPresent: on };
const config = { version: 1, tests: { contractTests: [{ openApiOperation: "*::/*", ...tests }] } };

/** The requests of a collection without its folders: Portman groups by path, whatever the order of the document. */
function requestsOf(node: Json): JsonObject[] {
  const { request, item } = asObject(node);
  return request === undefined ? asArray(item).flatMap(requestsOf) : [asObject(node)];
}

/**
 * What deletes comes last, and every request has the token of the bench: Portman takes that of OAuth 2.0 clients for
 * something to type in.
 */
function mended(collection: JsonObject): JsonObject {
  const requests = requestsOf(collection);
  for (const { request } of requests) delete asObject(request)["auth"];
  const deletes = ({ request }: JsonObject) => Number(asObject(request)["method"] === "DELETE");
  const item = requests.sort((a, b) => deletes(a) - deletes(b));
  const bearer = [{ key: "token", value: "{{accessToken}}", type: "string" }];
  return { ...collection, item, auth: { type: "bearer", bearer } };
}

async function convert(program: string[], api: string, origin: string): Promise<string | undefined> {
  const [document, collection] = [join(folder, `${api}.json`), join(folder, `${api}.postman.json`)];
  const args = ["-l", document, "-b", origin, "-c", join(folder, "portman.json"), "--output", collection];
  const code = await runTool([...program, ...args], folder);
  const text = await readFile(collection, "utf8").catch(() => undefined);
  if (text === undefined) return `it ended with ${code} and made no collection of ${api}`;
  await writeFile(collection, JSON.stringify(mended(JSON.parse(text) as JsonObject)));
  return undefined;
}

/** One complaint for each assertion that failed. */
function failures(report: Json): string[] {
  const executions = asArray(asObject(asObject(report)["run"])["executions"]).map(asObject);
  return executions.flatMap(({ item, assertions, requestError }) => [
    ...(requestError === undefined ? [] : [`${String(asObject(item)["name"])}: no response`]),
    ...asArray(assertions)
      .map(asObject)
      .filter(({ error }) => error !== undefined)
      .map(({ assertion, error }) => `${String(assertion)}: ${String(asObject(error)["message"])}`),
  ]);
}

/** Portman. */
export const portman: Peer = {
  name: "Portman",
  traffic: "one request for each operation, with the documented examples",
  async prepare({ contracts, origins }, own) {
    // Portman requires tslib and does not name it among its dependencies.
    const installed = await installPeer({ "@apideck/portman": "1.33.0", tslib: "2.8.1" });
    folder = own;
    newman = programOf(installed, "newman");
    await writeFile(join(folder, "portman.json"), JSON.stringify(config));
    for (const api of services) {
      await writeFile(join(folder, `${api}.json`), JSON.stringify(preparedDocument(contracts, api)));
      const problem = await convert(programOf(installed, "portman"), api, origins[api]);
      if (problem !== undefined) return problem;
    }
    return undefined;
  },
  async complaints({ token }) {
    return (await Promise.all(services.map((api) => check(api, token)))).flat();
  },
};

async function check(api: string, token: string): Promise<string[]> {
  const output = join(folder, `${api}.newman.json`);
  await rm(output, { force: true });
  const report = ["-r", "json", "--reporter-json-export", output];
  const run = ["run", join(folder, `${api}.postman.json`), "--env-var", `accessToken=${token}`, ...report];
  const code = await runTool([...newman, ...run], folder);
  const text = await readFile(output, "utf8").catch(() => undefined);
  return text === undefined ? [`${api} ended with ${code} and no report`] : failures(JSON.parse(text) as Json);
}
