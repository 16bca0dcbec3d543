// The places of a bundle by pointer: the kind of node, and the evidence over all its uses.

import { type JsonObject, keysOf, pointer } from "../../model/document.ts";
import { type Evidence, evidenceValues, presenceOf, weaker } from "../../model/evidence.js";
import { type Visited, walk } from "../../model/evidence-walk.js";

export interface PlaceInfo {
  /** Kind of the nearest node of OpenAPI at the place or above it, for example `schema` or `operation`. */
  kind: string;
  /** The strongest evidence of the place among its uses. */
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
    /** The info of a place. The bundle need not have the place itself. */
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
    /** By pointer, the evidence of the nodes that inherit from this one, and the nodes below with their own word. */
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

/** The pointer of the component that contains a place; undefined outside of components. */
function componentOf(place: string): string | undefined {
  return /^\/components\/[^/]+\/[^/]+/.exec(place)?.[0];
}

/** The strongest evidence among the references to each component, by its pointer. */
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
  // Repeated until nothing changes: the evidence that a component hands on depends on the references to it.
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
