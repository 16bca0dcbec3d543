// The pages of former versions: built with the same code from the bundle that was released, kept for the next build
// because neither changes, and put below v/ at the end. They are not in the search, the sitemap or llms.txt.

import { createHash } from "node:crypto";
import { copyFile, glob, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Api, apis, root } from "../../model/apis.ts";
import { formerAddress } from "../contract/addresses.ts";
import { releasesFolder } from "../contract/document.ts";
import { formerOf, type ReleaseEntry, releasesOf } from "../contract/releases.ts";
import { pack } from "../search/entry.ts";
import { attribute, relativeLinks } from "./links.ts";
import { pagesOf } from "./pages.ts";
import { namesFile, readNames } from "./search.ts";
import { type Version, withVersions } from "./versions.ts";

/** The built pages of a former version. */
export interface Edition {
  api: Api;
  release: ReleaseEntry;
  /** Folder of the pages as Astro wrote them, with links from the root of the site. */
  folder: string;
  /** Addresses of the pages as they are in the current version. */
  pages: ReadonlySet<string>;
}

/** Builds the pages of one contract into a folder. */
export type BuildPages = (environment: Record<string, string>) => Promise<void>;

const kept = join(root, "node_modules/.cache/editions");
/** How long pages that other code made are kept, in milliseconds: a build beside this one may still read them. */
const hour = 3_600_000;
/** What the pages are made with: where one of these is another, they are built anew. */
const code = ["reference/**/*.{ts,astro,md,css}", "model/*.{ts,js}", "package-lock.json"];

/** Every former version, of all contracts. */
export function formerReleases(): ReleaseEntry[] {
  return apis.flatMap(formerOf);
}

/**
 * The pages of every former version; those that no earlier build has left are built.
 * @param contract Folder of the bundles of now: the other contracts are taken from there.
 * @param cache Folder the pages are kept in for the next build.
 * @throws Error when a build leaves no pages.
 */
export async function buildEditions(contract: string, build: BuildPages, cache = kept): Promise<Edition[]> {
  const releases = formerReleases();
  if (releases.length === 0) return [];
  const made = await digestOfCode();
  const editions: Edition[] = [];
  for (const release of releases) editions.push(await builtEdition(release, { made, contract, build, cache }));
  return editions;
}

async function digestOfCode(): Promise<string> {
  const files: string[] = [];
  for (const pattern of code)
    for await (const file of glob(pattern, { cwd: root }))
      if (!/\/(?:node_modules|\.astro)\//.test(file)) files.push(file);
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest("hex");
}

/** Releases up to one are immutable, and with the code all that its pages depend on. */
async function digestOf({ service, version }: ReleaseEntry, made: string): Promise<string> {
  const hash = createHash("sha256").update(made);
  const known = releasesOf(service);
  const until = known.slice(known.findIndex((one) => one.version === version));
  for (const one of until) hash.update(await readFile(join(releasesFolder(), service, one.version, "release.json")));
  hash.update(await readFile(join(releasesFolder(), service, version, "openapi.json")));
  return hash.digest("hex").slice(0, 16);
}

interface Making {
  /** Digest of the code. */
  made: string;
  contract: string;
  build: BuildPages;
  cache: string;
}

async function builtEdition(release: ReleaseEntry, { made, contract, build, cache }: Making): Promise<Edition> {
  const { service, version } = release;
  const place = join(cache, `${service}-${version}`);
  const folder = join(place, await digestOf(release, made));
  const edition = async () => ({
    api: service,
    release,
    folder,
    pages: new Set((await pagesOf(folder)).map(({ file }) => `/${service}/${file}`)),
  });
  const known = await edition();
  if (known.pages.size > 0) return known;
  await tidy(place);
  const work = `${folder}.${process.pid}`;
  await assemble(join(work, "contract"), release, contract);
  await build({
    REFERENCE_CONTRACT: join(work, "contract"),
    REFERENCE_EDITION: `${service} ${version}`,
    REFERENCE_OUT: join(work, "out"),
  });
  // Another build may have been faster; both have the same pages.
  await rename(join(work, "out", service), folder).catch(() => undefined);
  await rm(work, { recursive: true, force: true });
  const built = await edition();
  if (built.pages.size === 0) throw new Error(`the pages of ${service} ${version} could not be kept in ${folder}`);
  return built;
}

/** Removes the pages of one version that other code made, and what interrupted builds left. */
async function tidy(place: string): Promise<void> {
  for (const name of await readdir(place).catch(() => [])) {
    const { mtimeMs } = await stat(join(place, name));
    if (Date.now() - mtimeMs > hour) await rm(join(place, name), { recursive: true, force: true });
  }
}

/** A folder of bundles: the released one, and the others as they are now, which no page of the edition is about. */
async function assemble(folder: string, { service, version }: ReleaseEntry, contract: string): Promise<void> {
  for (const api of apis) {
    const from = api === service ? join(releasesFolder(), api, version) : join(contract, api);
    await mkdir(join(folder, api), { recursive: true });
    await copyFile(join(from, "openapi.json"), join(folder, api, "openapi.json"));
  }
  for (const file of ["known-unknowns.md", "questions.md"]) await copyFile(join(contract, file), join(folder, file));
}

/** What the pages of former versions are put into. */
export interface CurrentSite {
  out: string;
  /** Every file of the site, from its root. */
  files: ReadonlySet<string>;
  versionsOf(api: Api): Version[];
}

/** Writes the pages of former versions below v/. */
export async function placeEditions(editions: Edition[], site: CurrentSite): Promise<void> {
  for (const edition of editions) {
    const versions = site.versionsOf(edition.api);
    for (const self of edition.pages) await placePage(edition, self, { ...site, versions });
    await placeNames(edition, site.out);
  }
}

/** What the search finds on the pages of this version, in place of what the current contract has. */
async function placeNames({ api, release: { version }, folder }: Edition, out: string): Promise<void> {
  // Error codes stand on a page of all services, which is the current one.
  const own = (await readNames(folder)).filter(({ href }) => href.startsWith(`${api}/`));
  const names = own.map((one) => ({ ...one, href: formerAddress(`/${one.href}`, api, version).slice(1) }));
  await writeFile(join(out, "v", api, version, namesFile), JSON.stringify(pack(names)));
}

async function placePage(
  { api, release: { version }, folder, pages }: Edition,
  self: string,
  { out, files, versions }: CurrentSite & { versions: Version[] },
): Promise<void> {
  const own = self.slice(`/${api}/`.length);
  const file = `v/${api}/${version}/${own}`;
  const html = await readFile(join(folder, own), "utf8");
  const moved = html.replace(attribute, (whole, begin: string, target: string) => {
    const [path = ""] = target.split(/[?#]/);
    if (path.startsWith(`${api}/`))
      return pages.has(`/${path}`) ? `${begin}/v/${api}/${version}/${target.slice(api.length + 1)}"` : "";
    // A link to a page that the current site no longer has stays as text.
    return files.has(path) ? whole : "";
  });
  const whole = withVersions(moved, { api, self, version, versions });
  await mkdir(dirname(join(out, file)), { recursive: true });
  await writeFile(join(out, file), relativeLinks(whole, file));
}
