// The places of a bundle: which node a pointer leads into, of which kind, and how well it is known wherever it is used.

import { type JsonObject, keysOf, pointer } from "../../model/document.ts";
import { type Evidence, evidenceValues, presenceOf, weaker } from "../../model/evidence.js";
import { type Visited, walk } from "../../model/evidence-walk.js";

/** What a pointer leads to. */
export interface PlaceInfo {
  /** Kind of the nearest node of OpenAPI at the place or above it, for example `schema` or `operation`. */
  kind: string;
  /** How well the place is known, at best, among all the ways in which it is used. */
  evidence: Evidence;
}

/** The places of one bundle. */
export type Places = ReturnType<typeof placesOf>;

/** Nodes of a bundle by their pointers. */
type Nodes = Map<string, Visited>;

/** Reads the places of a bundle. */
export function placesOf(document: JsonObject) {
  const nodes: Nodes = new Map([...walk(document)].map((visited) => [pointer("", ...visited.path), visited]));
  const all = [...nodes];
  const caps = capsOf(nodes);
  const known = (at: string, { evidence }: Visited) =>
    weaker(evidence, caps.get(componentOf(at) ?? "") ?? "documented");
  return {
    /** What a pointer leads to, whether or not the place is there. */
    at(place: string): PlaceInfo {
      let at = place;
      while (at !== "" && !nodes.has(at)) at = at.slice(0, at.lastIndexOf("/"));
      const visited = nodes.get(at);
      if (at === "" || visited === undefined) return { kind: "document", evidence: "documented" };
      const { kind, node } = visited;
      const evidence = known(at, visited);
      const isPresence = keysOf(place.slice(at.length))[0] === "required";
      return { kind, evidence: isPresence ? presenceOf(evidence, node) : evidence };
    },
    /** The evidence of a node and of what is below it in the same file up to a nearer word, by pointer; and where such words are. */
    governed(place: string): { known: Map<string, Evidence>; nearer: string[] } {
      const below = all.filter(([at]) => at.startsWith(`${place}/`));
      const nearer = below.filter(([, { node }]) => node["x-evidence"] !== undefined).map(([at]) => at);
      const own = below.filter(([at]) => !nearer.some((one) => `${at}/`.startsWith(`${one}/`)));
      const itself = nodes.get(place);
      if (itself !== undefined) own.unshift([place, itself]);
      return { known: new Map(own.map(([at, visited]) => [at, known(at, visited)])), nearer };
    },
  };
}

/** The component that a place is in, by its pointer; undefined outside of components. */
function componentOf(place: string): string | undefined {
  return /^\/components\/[^/]+\/[^/]+/.exec(place)?.[0];
}

/** How well each component is known at best among those who refer to it, by its pointer. */
function capsOf(nodes: Nodes): Map<string, Evidence> {
  const caps = new Map<string, Evidence>();
  const references = [...nodes].flatMap(([at, { node, ground }]) => {
    const ref = node["$ref"];
    const target = typeof ref === "string" ? componentOf(pointer("", ...keysOf(ref))) : undefined;
    const handedOn = weaker(ground.above, ground.cap);
    return target === undefined ? [] : [{ from: componentOf(at), target, handedOn }];
  });
  const rankOf = (evidence: Evidence | undefined) =>
    evidence ? evidenceValues.indexOf(evidence) : evidenceValues.length;
  // Until nothing gets better: what a component hands on depends on those who refer to it.
  for (let changed = true; changed; ) {
    changed = false;
    for (const { from, target, handedOn } of references) {
      const own = from === undefined ? "documented" : caps.get(from);
      if (own === undefined || rankOf(weaker(own, handedOn)) >= rankOf(caps.get(target))) continue;
      caps.set(target, weaker(own, handedOn));
      changed = true;
    }
  }
  return caps;
}
