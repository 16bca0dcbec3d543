// The releases as the pages show them: all APIs, the newest first, and the changes of each by what a reader has to do.

import type { Change } from "../../model/change.ts";
import type { Contract } from "../../model/contract.ts";
import { compareVersions, type Release, readReleased, readReleases } from "../../model/releases.ts";
import { address, addressIn } from "./addresses.ts";
import { contracts, edition, ofService, releasesFolder, type Service, services } from "./document.ts";

/** A release, and where it stands in the row of its API. */
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

/** What a reader has to do about a change. What was only assumed is corrected, not broken, whatever the types say. */
export function groupOf({ wire, types, correction }: Change): Group {
  if (correction) return "corrected";
  if (wire === "major" || types === "major") return "breaking";
  return wire === "minor" || types === "minor" ? "new" : "documentation";
}

/** The changes of a release in its order, which is kept for good: an anchor is the number of its change. */
export function changesOf({ changes }: Pick<Release, "changes">): ChangeEntry[] {
  return changes.map((change, index) => ({ change, group: groupOf(change), id: `change-${index + 1}` }));
}

/** How many changes of each group a release has, in words; nothing for a release without changes. */
export function countsOf({ changes }: Pick<Release, "changes">): string[] {
  const count = (group: Group) => changes.filter((one) => groupOf(one) === group).length;
  return groups.filter(({ group }) => count(group) > 0).map(({ group, counted }) => `${count(group)} ${counted}`);
}

/** Compares two releases: the newest first, and those of one day in the order of the site. */
const newestFirst = (a: ReleaseEntry, b: ReleaseEntry): number =>
  b.date.localeCompare(a.date) ||
  services.indexOf(a.service) - services.indexOf(b.service) ||
  compareVersions(b.version, a.version);

/** The releases that the pages know of: for a former version, those up to it. */
export const releases: ReleaseEntry[] = services
  .flatMap((service) => {
    const known = readReleases(service, releasesFolder()).filter(
      ({ version }) => edition === undefined || compareVersions(version, edition.version) <= 0,
    );
    return known.map((release, at) => ({ ...release, service, previous: known[at + 1]?.version }));
  })
  .sort(newestFirst);

/** Where a release stands: on a page of its own if it has changes, else in the changelog. */
export const releaseHref = ({ service, version, changes }: ReleaseEntry): string =>
  changes.length > 0 ? address.release(service, version) : `${address.changelog()}#${service}-${version}`;

/** What a release is, in a few words. */
export const releaseWords = (release: ReleaseEntry): string =>
  release.previous === undefined ? "the first published contract" : countsOf(release).join(", ") || "no change";

/** The releases of one service, the newest first. */
export const releasesOf = (service: Service): ReleaseEntry[] => ofService(service, releases);

/** A version of a contract that has pages. */
export interface Version {
  version: string;
  /** Day of the release; undefined where the number has not been released. */
  date: string | undefined;
}

/** The version that the site shows, and the former ones, whose pages stand beside it. */
export function versionsOf(service: Service): [current: Version, ...former: Version[]] {
  const version = edition?.current ?? contracts[service].info.version;
  const all = readReleases(service, releasesFolder());
  const date = all.find((one) => one.version === version)?.date;
  return [{ version, date }, ...all.filter((one) => one.version !== version)];
}

/** A name that a change is about, with its page if there is one. */
export interface Linked {
  name: string;
  href: string | undefined;
}

const read = new Map<string, Contract>();

/** The contract before a release, if its pages are kept. */
function contractBefore({ service, previous }: ReleaseEntry): Contract | undefined {
  if (previous === undefined || previous === versionsOf(service)[0].version) return undefined;
  const key = `${service} ${previous}`;
  const contract = read.get(key) ?? readReleased(service, previous, releasesFolder());
  read.set(key, contract);
  return contract;
}

/** The operations and events of a change; those that are gone now lead to the pages of the version before. */
export function linksOf(
  release: ReleaseEntry,
  { operationIds, events }: Pick<Change, "operationIds" | "events">,
): { word: string; all: Linked[] }[] {
  const { service, previous } = release;
  const link = (name: string, href: string, list: "byId" | "events"): Linked => {
    if (contracts[service][list].has(name)) return { name, href };
    const isKept = contractBefore(release)?.[list].has(name) ?? false;
    return { name, href: isKept ? addressIn(href, service, previous) : undefined };
  };
  return [
    { word: "operation", all: operationIds.map((name) => link(name, address.operation(service, name), "byId")) },
    { word: "event", all: events.map((name) => link(name, address.event(service, name), "events")) },
  ];
}
