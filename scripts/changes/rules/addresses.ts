// Addresses: for whom a server is, and where tokens come from. Redocly's diff rates servers that are gone or have moved.

import { asArray, asObject, componentsOf, type JsonObject, pointer } from "../../../model/document.ts";
import type { Found, Rule } from "../rule.ts";

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

export const tokenAddress: Rule = {
  name: "token-address",
  says: "Another address for tokens is major, because nobody gets a token at the old one.",
  find: ({ before, after }) => {
    const now = componentsOf(after.document, "securitySchemes");
    return Object.entries(componentsOf(before.document, "securitySchemes")).flatMap(([name, scheme]) =>
      Object.entries(asObject(scheme["flows"])).flatMap(([flow, node]): Found[] => {
        const [was, is] = [asObject(node), asObject(asObject(asObject(now[name])["flows"])[flow])].map(
          (one) => one["tokenUrl"],
        );
        if (was === undefined || is === undefined || was === is) return [];
        return [
          {
            place: pointer("/components/securitySchemes", name, "flows", flow, "tokenUrl"),
            side: "before",
            wire: "major",
            types: "none",
            before: was,
            after: is,
            text: `tokens come from ${is} instead of ${was}; change the address where you request them.`,
          },
        ];
      }),
    );
  },
};

function isInternal(server: JsonObject): boolean {
  return server["x-internal"] === true;
}
