// The releases of all APIs, the newest first, with the changes of each grouped by what a reader has to do.

import type { Change } from "../../model/change.ts";
import { compareVersions, type Release, readReleases } from "../../model/releases.ts";
import { address } from "./addresses.ts";
import { contracts, ofService, releasesFolder, type Service, services } from "./document.ts";

/** A release, with its API and the release before it. */
export interface ReleaseEntry extends Release {
  service: Service;
  /** Version of the release before it; undefined for the first one. */
  previous: string | undefined;
}

/** What a reader has to do about a change. */
export type Group = "breaking" | "new" | "corrected" | "documentation";

/** A change with its group, and the anchor it has on the page of its release. */
export interface ChangeEntry {
  change: Change;
  group: Group;
  id: string;
}

/** The groups in the order of the page, with what each means for a reader. */
export const groups: { group: Group; title: string; text: string; counted: string }[] = [
  {
    group: "breaking",
    title: "Breaking",
    text: "What was documented is different now, or code stops compiling. Change your integration where you use it.",
    counted: "breaking",
  },
  {
    group: "new",
    title: "New",
    text: "What you have keeps working. Use it when you need it; expect it in responses and events.",
    counted: "new",
  },
  {
    group: "corrected",
    title: "Corrected",
    text: "These places were not documented, so nothing was promised. Look at them if you built on what was assumed.",
    counted: "corrected",
  },
  {
    group: "documentation",
    title: "Documentation",
    text: "The services behave as before; the contract says it differently. Nothing to do.",
    counted: "in the documentation",
  },
];

/** The group of a change. A change of an assumed part is a correction, not breaking, even if the types break. */
export function groupOf({ wire, types, correction }: Change): Group {
  if (correction) return "corrected";
  if (wire === "major" || types === "major") return "breaking";
  return wire === "minor" || types === "minor" ? "new" : "documentation";
}

/** The changes of a release. Their order must never change, because an anchor has the number of its change. */
export function changesOf({ changes }: Pick<Release, "changes">): ChangeEntry[] {
  return changes.map((change, index) => ({ change, group: groupOf(change), id: `change-${index + 1}` }));
}

/** The number of changes in each group of a release, in words; empty for a release without changes. */
export function countsOf({ changes }: Pick<Release, "changes">): string[] {
  const count = (group: Group) => changes.filter((one) => groupOf(one) === group).length;
  return groups.filter(({ group }) => count(group) > 0).map(({ group, counted }) => `${count(group)} ${counted}`);
}

/** Compares two releases: the newest first, and those of one day in the order of the site. */
const newestFirst = (a: ReleaseEntry, b: ReleaseEntry): number =>
  b.date.localeCompare(a.date) ||
  services.indexOf(a.service) - services.indexOf(b.service) ||
  compareVersions(b.version, a.version);

/** All releases. */
export const releases: ReleaseEntry[] = services
  .flatMap((service) => {
    const known = readReleases(service, releasesFolder());
    return known.map((release, at) => ({ ...release, service, previous: known[at + 1]?.version }));
  })
  .sort(newestFirst);

/** Address of a release: its own page if it has changes, else its entry in the changelog. */
export const releaseHref = ({ service, version, changes }: ReleaseEntry): string =>
  changes.length > 0 ? address.release(service, version) : `${address.changelog()}#${service}-${version}`;

/** A release in a few words. */
export const releaseWords = (release: ReleaseEntry): string =>
  release.previous === undefined ? "the first published contract" : countsOf(release).join(", ") || "no change";

/** The releases of one service, the newest first. */
export const releasesOf = (service: Service): ReleaseEntry[] => ofService(service, releases);

/** A name that a change is about, with its page if there is one. */
export interface Linked {
  name: string;
  href: string | undefined;
}

/** The operations and events of a change, with links to the pages of those that still exist. */
export function linksOf(
  service: Service,
  { operationIds, events }: Pick<Change, "operationIds" | "events">,
): { word: string; all: Linked[] }[] {
  const link = (name: string, href: string, list: "byId" | "events"): Linked => {
    return { name, href: contracts[service][list].has(name) ? href : undefined };
  };
  return [
    { word: "operation", all: operationIds.map((name) => link(name, address.operation(service, name), "byId")) },
    { word: "event", all: events.map((name) => link(name, address.event(service, name), "events")) },
  ];
}
