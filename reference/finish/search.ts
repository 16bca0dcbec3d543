// The index of the search: the names of each contract, and the sections of all other pages. The browser loads it when the search
// is opened.

import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { address } from "../contract/addresses.ts";
import { services } from "../contract/document.ts";
import { roles, scopes } from "../contract/model.ts";
import { absences, told } from "../search/absences.ts";
import { type Entry, type IndexFile, type Packed, pack, unpack } from "../search/entry.ts";
import { idsOf } from "../search/html.ts";
import { partsOf, type Section } from "../search/sections.ts";
import { subjects } from "../search/subjects.ts";
import { synonyms } from "../search/synonyms.ts";
import { termsOf } from "../search/tokens.ts";
import type { Built } from "./pages.ts";

/** Where the index of the site is, from its root. */
export const indexFile = "assets/search.json";
/** Where the names of a contract are, in the folder of its pages. */
export const namesFile = "names.json";

/** Pages that the names of the contract lead to. */
const named = /^[^/]+\/(?:operations|events|errors|schemas|states)\/(?!index)|^(?:scopes|roles)\//;

/** Pages and sections that list what other pages say: their headings are enough. */
const listing = /^(?:[^/]+\/schemas\/index|errors|states|access)\.html/;

const noteLength = 120;

/** The first words of a text. */
function begin(text: string): string {
  return text.length <= noteLength ? text : `${text.slice(0, text.lastIndexOf(" ", noteLength))}…`;
}

/** A page and its sections. */
function pageEntries(file: string, html: string): Entry[] {
  const { title, kind, description, sections } = partsOf(html);
  if (kind === undefined) return [];
  const [folder] = file.split("/");
  const service = services.find((one) => one === folder) ?? "";
  const section = ({ id, title: heading, text }: Section): Entry => ({
    ...{ kind: "section", service, name: "", keys: "" },
    ...{
      title: heading.replace(/^\d+\. /, ""),
      href: `${file}#${id}`,
      note: text === "" ? title : `${title}: ${begin(text)}`,
    },
    words: listing.test(`${file}#${id}`) ? "" : text,
  });
  return [
    {
      ...{
        kind: kind === "guide" && !file.endsWith("/index.html") ? kind : "page",
        service,
        title,
        name: "",
        href: file,
        note: begin(description),
      },
      ...{
        keys: subjects[`/${file}`] ?? "",
        words: listing.test(file) ? "" : (sections.find(({ id }) => id === "")?.text ?? ""),
      },
    },
    ...sections.filter(({ id }) => id !== "").map(section),
  ];
}

function accessEntries(): Entry[] {
  const part = { service: "" as const, keys: "", words: "" };
  return [
    ...scopes.map(({ scope, meaning, operations }) => ({
      ...{
        ...part,
        kind: "scope" as const,
        title: scope,
        name: scope,
        href: address.scope(scope).slice(1),
        note: meaning,
      },
      words: operations.map(({ summary }) => summary).join(" "),
    })),
    ...roles.map(({ role, meaning }) => ({
      ...{ ...part, kind: "role" as const, title: role, name: role, href: address.role(role).slice(1), note: meaning },
    })),
  ];
}

/** An entry that is no larger than it has to be: each word once, and none that title or note have. */
function slim(entry: Entry): Entry {
  const known = new Set(termsOf(`${entry.title} ${entry.note} ${entry.name}`));
  const words = [...new Set(termsOf(entry.words))].filter((term) => !known.has(term) && term.length > 1);
  return { ...entry, words: words.join(" ") };
}

/** An entry whose anchor a page no longer has leads to the page itself. */
function landing(entry: Entry, ids: ReadonlyMap<string, ReadonlySet<string>>): Entry {
  const [file = "", id] = entry.href.split("#");
  return id === undefined || ids.get(file)?.has(id) ? entry : { ...entry, href: file };
}

/** Reads what Astro wrote of the names of a contract. */
export async function readNames(folder: string): Promise<Entry[]> {
  const packed = JSON.parse(await readFile(join(folder, namesFile), "utf8")) as Packed;
  return unpack(packed).map(slim);
}

/** Names of a service's pages have the words that `subjects` gives them. */
function withKeys(entry: Entry): Entry {
  const keys = [entry.keys, subjects[`/${entry.href}`] ?? ""].filter((one) => one !== "").join(", ");
  return { ...entry, keys };
}

/** Writes the index. */
export async function writeSearch(out: string, pages: Built[]): Promise<void> {
  const html = new Map<string, string>();
  for (const { file } of pages) html.set(file, await readFile(join(out, file), "utf8"));
  const ids = new Map([...html].map(([file, text]) => [file, idsOf(text)]));
  const names = await Promise.all(services.map((service) => readNames(join(out, service))));
  for (const service of services) await rm(join(out, service, namesFile));
  const texts = [...html].filter(([file]) => !named.test(file));
  const entries = [
    ...names.flat().map(withKeys),
    ...[...accessEntries(), ...texts.flatMap(([file, text]) => pageEntries(file, text))].map(slim),
  ].map((entry) => landing(entry, ids));
  await writeFile(
    join(out, indexFile),
    JSON.stringify({ entries: pack(entries), synonyms, absent: absences, told } satisfies IndexFile),
  );
}
