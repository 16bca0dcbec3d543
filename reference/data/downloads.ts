// The files of the download page, and the source of each.

import { type Service, services } from "../contract/document.ts";
import { packageFiles } from "../packages.ts";

/** A file to download. */
interface Download {
  href: string;
  label: string;
  /** Path below generated/, if the file is copied from there. */
  from?: string;
}

const each = (files: (service: Service) => Download[]): Download[] => services.flatMap(files);
const copied = (from: string, label: string): Download => {
  return { href: `/downloads/${from.replace("/", "-")}`, label, from };
};

/** Address of the Postman collection of a service. */
export const postmanAddress = (service: Service): string => `/downloads/${service}.postman_collection.json`;

/** The groups of files, in the order of the page. */
export const downloads: { title: string; text: string; files: Download[] }[] = [
  {
    title: "Packages",
    text: "Give npm or npx the address of one of these files; the quickstart shows how. They are the same files that a registry would have.",
    files: packageFiles.map(({ file, label }) => ({ href: `/downloads/${file}`, label })),
  },
  {
    title: "OpenAPI 3.1",
    text: "The contract, one bundle for each API, with an example of every response and every known error code.",
    files: each((service) => [
      copied(`${service}/openapi.yaml`, `${service}, YAML`),
      copied(`${service}/openapi.json`, `${service}, JSON`),
    ]),
  },
  {
    title: "TypeScript types",
    text: "Paths, schemas, and webhooks as types, with open and closed enumerations.",
    files: each((service) => [copied(`${service}/types.ts`, `${service}, types.ts`)]),
  },
  {
    title: "Postman collections",
    text: "Made from the bundles, with their examples. Import one, and it calls the local mock. For staging, set its variables baseUrl and accessToken; the collection of the token endpoint has client_id and client_secret. Newman, Insomnia, Bruno, and Hoppscotch read them, too.",
    files: each((service) => [{ href: postmanAddress(service), label: `${service}, Postman collection` }]),
  },
  {
    title: "Catalogs",
    text: "The operations; the known error codes with status, cause, and retry; everything that is not documented; and the questions for the services' team, ranked.",
    files: [
      copied("operations.json", "operations, JSON"),
      copied("errors.json", "error codes, JSON"),
      copied("known-unknowns.md", "known unknowns, Markdown"),
      copied("questions.md", "questions for the services' team, Markdown"),
    ],
  },
  {
    title: "For language models",
    text: "Every operation and event with its address; a Markdown file stands beside every page.",
    files: [{ href: "/llms.txt", label: "llms.txt" }],
  },
];
