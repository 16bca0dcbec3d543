// How access tokens are had: the flow, the address, the scopes there are.

import { asObject, componentsOf, type JsonObject, pointer } from "../../../model/document.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { listed, missing } from "./lib/words.ts";

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

export const flows: Rule = {
  name: "oauth-flow",
  says: "A flow that is gone is major, because nobody gets a token by it; a further one is minor.",
  find: (sides) =>
    schemes(sides).flatMap(({ name, was, is }): Found[] => {
      const [before, after] = [asObject(was["flows"]), asObject(is["flows"])];
      const [gone, added] = [
        missing(Object.keys(before), Object.keys(after)),
        missing(Object.keys(after), Object.keys(before)),
      ];
      const at = (flow: string) => pointer("/components/securitySchemes", name, "flows", flow);
      if (Object.keys(after).length === 0 || gone.length + added.length === 0) return [];
      const [first] = gone;
      const all = { before: Object.keys(before), after: Object.keys(after), covers: [...gone, ...added].map(at) };
      if (first === undefined)
        return [
          {
            ...all,
            ...({ place: at(added[0] ?? ""), side: "after", wire: "minor", types: "none" } as const),
            text: `access tokens come by the flow ${listed(added)}, too; use it if you need it.`,
          },
        ];
      const now = `access tokens come by the flow ${listed(Object.keys(after), "or")} now and no longer by ${listed(gone, "or")}`;
      return [
        {
          ...all,
          ...({ place: at(first), side: "before", wire: "major", types: "none" } as const),
          text: `${now}; request them in the new way.`,
        },
      ];
    }),
};

export const tokenScopes: Rule = {
  name: "scope-list",
  says: "A scope that no longer exists is major, because a token request that names it fails; a new one is minor, and other words for one are a patch.",
  find: (sides) =>
    schemes(sides).flatMap(({ name, was, is }) =>
      Object.keys(asObject(was["flows"])).flatMap((flow) => {
        const [before, after] = [was, is].map((one) => asObject(asObject(one["flows"])[flow])) as [
          JsonObject,
          JsonObject,
        ];
        if (Object.keys(after).length === 0) return [];
        const place = pointer("/components/securitySchemes", name, "flows", flow, "scopes");
        return scopesOf(place, asObject(before["scopes"]), asObject(after["scopes"]));
      }),
    ),
};

function scopesOf(at: string, was: JsonObject, is: JsonObject): Found[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((scope): Found[] => {
    const [before, after] = [was[scope], is[scope]];
    if (before === after) return [];
    const base = { place: pointer(at, scope), before, after, types: "none" } as const;
    if (after === undefined)
      return [{ ...base, side: "before", wire: "major", text: `the scope \`${scope}\` is gone; stop requesting it.` }];
    if (before === undefined)
      return [
        { ...base, side: "after", wire: "minor", text: `the scope \`${scope}\` is new; request it if you need it.` },
      ];
    const text = `the documentation of the scope \`${scope}\` is different; nothing to do.`;
    return [{ ...base, side: "before", wire: "patch", text }];
  });
}

/** Security schemes of both sides. */
function schemes({ before, after }: Sides): { name: string; was: JsonObject; is: JsonObject }[] {
  const now = componentsOf(after.document, "securitySchemes");
  return Object.entries(componentsOf(before.document, "securitySchemes")).flatMap(([name, was]) => {
    const is = now[name];
    return is === undefined ? [] : [{ name, was, is }];
  });
}
