// The places of a bundle: which node a pointer leads into, of which kind, and how well it is known wherever it is used.

import { type JsonObject, keysOf, pointer } from "../../model/document.ts";
import { type Evidence, evidenceValues, presenceOf, weaker } from "../../model/evidence.js";
import { walk } from "../../model/evidence-walk.js";

/** What a pointer leads to. */
export interface PlaceInfo {
  /** Kind of the nearest node of OpenAPI at the place or above it, for example `schema` or `operation`. */
  kind: string;
  /** How well the place is known, at best, among all the ways in which it is used. */
  evidence: Evidence;
}

/** A node of a bundle. */
interface Visit {
  at: string;
  kind: string;
  node: JsonObject;
  /** In its own file, and with the word of the component it refers to. */
  evidence: Evidence;
  /** What it hands on to the component it refers to. */
  handsOn: Evidence;
}

/** The places of one bundle. */
export interface Places {
  /** What a pointer leads to, whether or not the place is there. */
  at(place: string): PlaceInfo;
  /** The evidence of every node at a place and below it in the same file, by pointer. */
  below(place: string): Map<string, Evidence>;
}

/** Reads the places of a bundle. */
export function placesOf(document: JsonObject): Places {
  const visits = visitsOf(document);
  const caps = capsOf(visits);
  const effective = ({ at, evidence }: Visit) => weaker(evidence, caps.get(componentOf(at) ?? "") ?? "documented");
  return {
    at(place) {
      const visit = nearestVisit(visits, place);
      if (visit === undefined) return { kind: "document", evidence: "documented" };
      const known = effective(visit);
      const isPresence = keysOf(place.slice(visit.at.length))[0] === "required";
      return { kind: visit.kind, evidence: isPresence ? presenceOf(known, visit.node) : known };
    },
    below(place) {
      const found = [...visits.values()].filter(({ at }) => at === place || at.startsWith(`${place}/`));
      return new Map(found.map((visit) => [visit.at, effective(visit)]));
    },
  };
}

function visitsOf(document: JsonObject): Map<string, Visit> {
  const visits = new Map<string, Visit>();
  for (const { path, node, kind, evidence, ground } of walk(document)) {
    const at = pointer("", ...path);
    visits.set(at, { at, kind, node, evidence, handsOn: weaker(ground.above, ground.cap) });
  }
  return visits;
}

function nearestVisit(visits: Map<string, Visit>, place: string): Visit | undefined {
  return place === "" ? undefined : (visits.get(place) ?? nearestVisit(visits, place.slice(0, place.lastIndexOf("/"))));
}

/** The component that a place is in, by its pointer; undefined outside of components. */
function componentOf(place: string): string | undefined {
  return /^\/components\/[^/]+\/[^/]+/.exec(place)?.[0];
}

/** How well each component is known at best among those who refer to it, by its pointer. */
function capsOf(visits: Map<string, Visit>): Map<string, Evidence> {
  const caps = new Map<string, Evidence>();
  const references = [...visits.values()].flatMap(({ at, node, handsOn }) => {
    const ref = node["$ref"];
    const target = typeof ref === "string" ? componentOf(pointer("", ...keysOf(ref))) : undefined;
    return target === undefined ? [] : [{ from: componentOf(at), target, handsOn }];
  });
  const isBetter = (a: Evidence, b: Evidence | undefined) =>
    b === undefined || evidenceValues.indexOf(a) < evidenceValues.indexOf(b);
  // Until nothing gets better: what a component hands on depends on those who refer to it.
  for (let changed = true; changed; ) {
    changed = false;
    for (const { from, target, handsOn } of references) {
      const own = from === undefined ? "documented" : caps.get(from);
      if (own === undefined || !isBetter(weaker(own, handsOn), caps.get(target))) continue;
      caps.set(target, weaker(own, handsOn));
      changed = true;
    }
  }
  return caps;
}
