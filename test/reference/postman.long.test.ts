// The Postman collections: Newman, Postman's own runner, sends every request to the mock.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { operations } from "../../reference/contract/model.ts";
import { origins } from "../../reference/contract/samples/request.ts";
import { install } from "../lib/install.ts";
import { startMock } from "./mock.ts";
import { siteFolder } from "./site.ts";

interface Item {
  name: string;
  item?: Item[];
}

interface Options {
  collection: { item: Item[] };
  timeoutRequest: number;
}

interface Summary {
  run: { executions: { response?: { code: number; stream: Buffer } }[] };
}

type Run = (options: Options, done: (error: Error | null, summary: Summary) => void) => void;

const folder = await siteFolder();
const newman = { room: "postman", name: "newman", date: "2026-11-20", dependencies: { newman: "6.2.2" } };
const { run } = createRequire(join(await install(newman), "package.json"))("newman") as { run: Run };
const send = promisify(run);
const mock = await startMock(["--payment-sessions", "--kyc-not-required"]);

const leaves = (items: Item[]): Item[] =>
  items.flatMap((one) => (one.item === undefined ? [one] : leaves(one.item)));

test.each(["finance", "ramp", "auth"] as const)(
  "each operation of the collection of %s succeeds with the mock",
  async (service) => {
    const text = await readFile(join(folder, `downloads/${service}.postman_collection.json`), "utf8");
    expect(text).toContain(`"value": "${origins[service]}"`);
    const collection = JSON.parse(mock.here(text)) as Options["collection"];
    const requests = leaves(collection.item);
    expect(requests).toHaveLength(operations.filter((one) => one.service === service).length);
    const failed: string[] = [];
    for (const request of requests) {
      await mock.reset();
      const { run: sent } = await send({ collection: { ...collection, item: [request] }, timeoutRequest: 60_000 });
      const { code = 0, stream } = sent.executions[0]?.response ?? {};
      if (code < 200 || code > 299) failed.push(`${request.name}: ${code} ${stream?.toString().slice(0, 200)}`);
    }
    expect(failed).toEqual([]);
  },
);
