// The index of the search: the names of each contract, and the sections of all other pages. The browser loads it when the search
// is opened.

import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { address } from "../contract/addresses.ts";
import { services } from "../contract/document.ts";
import { roles, scopes } from "../contract/model.ts";
import { moved } from "../data/moved.ts";
import { type Entry, type Packed, pack, type Row, unpack } from "../search/entry.ts";
import { idsOf } from "../search/html.ts";
import { partsOf, type Section } from "../search/sections.ts";
import { subjects } from "../search/subjects.ts";
import { synonyms } from "../search/synonyms.ts";
import { termsOf } from "../search/tokens.ts";
import type { Built } from "./pages.ts";

/** Where the index of the site is, from its root. */
export const indexFile = "assets/search.json";

/** Pages that the contract's own names lead to, and those that nobody looks for. */
const named = /^[^/]+\/(?:operations|events|errors|schemas|states)\/(?!index|all)|^(?:scopes|roles|try|v)\//;
const unsought = new Set(["404.html", address.search().slice(1), ...Object.keys(moved).map((href) => href.slice(1))]);

const noteLength = 120;

/** The first words of a text. */
function begin(text: string): string {
  return text.length <= noteLength ? text : `${text.slice(0, text.lastIndexOf(" ", noteLength))}…`;
}

function kindOf(file: string): Entry["kind"] {
  return file.startsWith("guides/") && file !== "guides/index.html" ? "guide" : "page";
}

/** A page and its sections. */
function pageEntries(file: string, html: string): Entry[] {
  const { title, description, sections } = partsOf(html);
  const [folder] = file.split("/");
  const service = services.find((one) => one === folder) ?? "";
  const isQuestion = `/${file}` === address.questions();
  const section = ({ id, title: heading, text }: Section): Entry => ({
    ...{ kind: isQuestion ? "question" : "section", service, name: "", keys: "" },
    ...{ title: heading, href: `${file}#${id}`, note: `${title}: ${begin(text)}`, words: text },
  });
  return [
    {
      ...{ kind: kindOf(file), service, title, name: "", href: file, note: begin(description) },
      ...{ keys: subjects[`/${file}`] ?? "", words: sections.find(({ id }) => id === "")?.text ?? "" },
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

/** Reads what Astro wrote of the names of a contract, and takes it away: the site has them in its index. */
export async function takeNames(folder: string): Promise<Row[]> {
  const file = join(folder, "names.json");
  const rows = JSON.parse(await readFile(file, "utf8")) as Row[];
  await rm(file);
  return rows.map((row) => pack(slim(unpack(row))));
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
  const names = await Promise.all(services.map((service) => takeNames(join(out, service))));
  const texts = [...html].filter(([file]) => !named.test(file) && !unsought.has(file));
  const rows = [
    ...names.flat().map((row) => withKeys(unpack(row))),
    ...[...accessEntries(), ...texts.flatMap(([file, text]) => pageEntries(file, text))].map(slim),
  ].map((entry) => pack(landing(entry, ids)));
  await writeFile(join(out, indexFile), JSON.stringify({ rows, synonyms } satisfies Packed));
}
