// The switch between the versions of a contract, and the banner on the pages of a former one. They are put into pages at
// the end of the build: a former page is built once, while the versions after it are still to come.

import type { Api } from "../../model/apis.ts";
import { address, formerAddress } from "../contract/addresses.ts";
import { escapeHtml } from "../text/escape.ts";
import { dayWord, serviceNames } from "../text/words.ts";

/** A version of a contract, and where its pages are. */
export interface Version {
  version: string;
  /** Day of the release; undefined for the contract as it is now, if its number has not been released. */
  date: string | undefined;
  /** Whether it is the one that the site shows without naming it. */
  isCurrent: boolean;
  /** Addresses of its pages as they are in the current version, such as `/finance/index.html`. */
  pages: ReadonlySet<string>;
}

/** A page, as it is told which version it is of. */
export interface VersionedPage {
  api: Api;
  /** Address in the current version. */
  self: string;
  version: string;
  /** Every version of the contract, the newest first. */
  versions: Version[];
}

const placeholder = /<div data-versions="([^"]*)"><\/div>/;

/** The version that a page was built of, where it has a place for the switch. */
export function versionIn(html: string): string | undefined {
  return placeholder.exec(html)?.[1];
}

/** Address of a page in a version: the same page, or the version's overview where it has none. */
export function addressIn({ api, self }: Pick<VersionedPage, "api" | "self">, version: Version): string {
  const href = version.pages.has(self) ? self : `/${api}/index.html`;
  return version.isCurrent ? href : formerAddress(href, api, version.version);
}

function item(page: VersionedPage, version: Version): string {
  const isHere = version.version === page.version;
  const day = version.date === undefined ? "not released yet" : dayWord(version.date);
  const note = version.isCurrent && version.date !== undefined ? `${day}, current` : day;
  return (
    `<li><a href="${escapeHtml(addressIn(page, version))}"${isHere ? ' aria-current="page"' : ""}>` +
    `${escapeHtml(version.version)}</a> <span class="purpose">${note}</span></li>`
  );
}

function banner(page: VersionedPage, current: Version): string {
  const name = serviceNames[page.api];
  const href = escapeHtml(addressIn(page, current));
  const pending = current.date === undefined ? ", which is not released yet" : "";
  const way = current.pages.has(page.self)
    ? `<a href="${href}">This page in ${escapeHtml(current.version)}</a>`
    : `It has no page of this name: <a href="${href}">its overview</a>`;
  return (
    `<p class="former" role="note"><strong>You are reading ${name} ${escapeHtml(page.version)}.</strong> ` +
    `The current version is ${escapeHtml(current.version)}${pending}. ${way}. <a href="${address.changelog()}">What changed since</a>.</p>`
  );
}

/** A page with the switch in its place; a contract with one version has none. */
export function withVersions(html: string, page: VersionedPage): string {
  const current = page.versions.find((one) => one.isCurrent);
  if (current === undefined || page.versions.length < 2) return html.replace(placeholder, "");
  const list = page.versions.map((version) => item(page, version)).join("");
  const menu =
    `<nav class="versions" aria-label="Versions"><details><summary>Version ` +
    `${escapeHtml(page.version)}</summary><ul>${list}</ul></details></nav>`;
  const isFormer = page.version !== current.version;
  return html.replace(placeholder, () => `${isFormer ? banner(page, current) : ""}${menu}`);
}
