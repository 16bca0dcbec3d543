// What the search finds of one contract. A page of Astro, because the pages of former versions are built with another contract;
// the end of the build takes it into the index.

import type { APIRoute } from "astro";
import { type Service, services } from "../../contract/document.ts";
import { entriesOf } from "../../search/entries.ts";
import { pack } from "../../search/entry.ts";

export function getStaticPaths() {
  return services.map((service) => ({ params: { service } }));
}

export const GET: APIRoute = ({ params }) =>
  new Response(JSON.stringify(pack(entriesOf(params["service"] as Service))));
