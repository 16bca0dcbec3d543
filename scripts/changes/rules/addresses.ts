// Addresses: which servers there are, and for whom. Redocly's diff rates servers of the contract that are gone or have moved.

import { asArray, asObject, asStrings, type Json, type JsonObject, pointer } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { distinct } from "./lib/found.ts";
import { operationAt, operationPairs, type Pair } from "./lib/operations.ts";
import { listed, missing } from "./lib/words.ts";

export const internalServers: Rule = {
  name: "internal-server",
  says: "A server that becomes internal is major, because it is no longer there for consumers; one that is opened to them is minor.",
  find: ({ before, after }) => {
    const now = new Map(
      asArray(after.document["servers"]).map((server) => [asObject(server)["url"], asObject(server)]),
    );
    return asArray(before.document["servers"]).flatMap((node, index): Found[] => {
      const [was, is] = [asObject(node), now.get(asObject(node)["url"])];
      if (is === undefined || isInternal(was) === isInternal(is)) return [];
      return [
        {
          place: pointer("/servers", index, "x-internal"),
          side: was["x-internal"] === undefined ? "after" : "before",
          wire: isInternal(is) ? "major" : "minor",
          types: "none",
          before: isInternal(was),
          after: isInternal(is),
          text: isInternal(is)
            ? `the server ${was["url"]} is for internal use only now; use another one.`
            : `the server ${was["url"]} is open to you now.`,
        },
      ];
    });
  },
};

export const operationServers: Rule = {
  name: "operation-server",
  says: "Servers of its own at an operation or a path send its requests to another host, which is major; one more to choose from is minor, and the servers of the contract written there change nothing.",
  find: (sides) => distinct(operationPairs(sides).flatMap((pair) => serversOf(sides, pair))),
};

/** The servers of an operation, and where they are written. */
interface Servers {
  at: string;
  urls: string[];
}

function serversOf(sides: Sides, pair: Pair<Operation>): Found[] {
  const [was, is] = [serversAt(sides.before.document, pair.before), serversAt(sides.after.document, pair.after)];
  // What the contract says for all of them is rated where it stands.
  if (was.at === "/servers" && is.at === "/servers") return [];
  const side = was.at === "/servers" ? "after" : "before";
  const covers = [was.at, is.at].filter((at) => at !== "/servers");
  const [gone, added] = [missing(was.urls, is.urls), missing(is.urls, was.urls)];
  const base = { place: side === "after" ? is.at : was.at, side, covers, before: was.urls, after: is.urls } as const;
  if (gone.length > 0) {
    const text = `requests go to another host now: to ${listed(is.urls, "or")} and no longer to ${listed(gone, "or")}; send them there.`;
    return [{ ...base, wire: "major", types: "none", text }];
  }
  const text =
    added.length > 0 ? `requests can go to ${listed(added, "or")}, too.` : "the servers are written elsewhere.";
  return [{ ...base, wire: added.length > 0 ? "minor" : "none", types: "none", text }];
}

/** The servers that are nearest to an operation. */
function serversAt(document: JsonObject, operation: Operation): Servers {
  const item = asObject(asObject(document["paths"])[operation.path]);
  const places: [string, Json | undefined][] = [
    [operationAt(operation, "servers"), operation.raw["servers"]],
    [pointer("/paths", operation.path, "servers"), item["servers"]],
    ["/servers", document["servers"]],
  ];
  const [at, servers] = places.find(([, written]) => written !== undefined) ?? ["/servers", []];
  return { at, urls: asStrings(asArray(servers).map((server) => asObject(server)["url"])) };
}

function isInternal(server: JsonObject): boolean {
  return server["x-internal"] === true;
}
