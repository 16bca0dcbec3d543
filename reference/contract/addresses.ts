// The address of every page. Published addresses are listed in reference/addresses.txt and must not change.

import type { Service } from "./document.ts";

/** A name as a part of an address, with only the characters that all file systems and servers accept. */
export function slug(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]+/g, "-").replace(/^\.+/, "-") || "-";
}

/** The addresses by subject, from the root of the site. */
export const address = {
  home: () => "/index.html",
  service: (service: Service) => `/${service}/index.html`,
  operation: (service: Service, id: string) => `/${service}/operations/${slug(id)}.html`,
  event: (service: Service, type: string) => `/${service}/events/${slug(type)}.html`,
  events: (service: Service) => `/${service}/events/index.html`,
  code: (service: Service, code: string) => `/errors.html#${service}-${slug(code)}`,
  errors: () => "/errors.html",
  schema: (service: Service, name: string) => `/${service}/schemas/${slug(name)}.html`,
  /** A schema without fields, whose values are in the list of schemas. */
  value: (service: Service, name: string) => `/${service}/schemas/index.html#${slug(name)}`,
  schemas: (service: Service) => `/${service}/schemas/index.html`,
  state: (service: Service, name: string) => `/${service}/states/${slug(name)}.html`,
  states: () => "/states.html",
  scope: (scope: string) => `/access.html#${slug(scope)}`,
  role: (role: string) => `/access.html#${slug(role)}`,
  access: () => "/access.html",
  guide: (name: string) => `/guides/${slug(name)}.html`,
  guides: () => "/guides/index.html",
  changelog: () => "/changelog.html",
  release: (service: Service, version: string) => `/releases/${service}/${version}.html`,
  released: (service: Service, version: string) => `/releases/${service}/${version}/openapi.json`,
  downloads: () => "/downloads.html",
  gaps: () => "/gaps.html",
  marks: () => "/gaps.html#marks",
  search: () => "/search.html",
} as const;
