// The source of a page: the file to edit to change the page, and the address to report a mistake.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { slug } from "./addresses.ts";
import { operations } from "./model.ts";

/** Address of the repository, without a slash at its end; undefined if the build got none. */
export const repository = process.env["REFERENCE_REPOSITORY"] || undefined;

/** The file of the repository to edit for a page; undefined for a page that is made from many files. */
export function originOf(self: string): string | undefined {
  const [, first = "", second = "", name = ""] = self.replace(/\.html$/, "").split("/");
  const path = operations.find((one) => one.service === first && slug(one.operationId) === name)?.path ?? "";
  const guide = readdirSync("reference/guides").find((file) => file.replace(/^\d+-/, "") === `${second}.md`);
  const schema = [`openapi/${first}/schemas/${name}.yaml`, `openapi/common/schemas/${name}.yaml`];
  const files: Record<string, string[]> = {
    operations: [`openapi/${first}/paths/${path.slice(1).replaceAll("/", "@")}.yaml`],
    events: [`openapi/${first}/webhooks/${name}.yaml`],
    schemas: schema,
    states: schema,
    index: [`openapi/${first}/openapi.yaml`, `reference/pages/${first}/index.astro`],
  };
  const isGuide = first === "guides" && guide !== undefined;
  const known = isGuide ? [`reference/guides/${guide}`] : (files[second] ?? [`reference/pages/${first}.astro`]);
  return known.find((file) => existsSync(join(process.cwd(), file)));
}

/**
 * The links to edit a page and to report a mistake, in the form of GitHub and similar hosts.
 * @param home Address of the repository.
 * @param self Address of the page in the site.
 * @returns The links; undefined without a repository. `edit` is undefined for a page without a file of its own.
 */
export function waysOf(
  home: string | undefined,
  self: string,
  title: string,
): { edit: string | undefined; report: string } | undefined {
  if (home === undefined) return undefined;
  const file = originOf(self);
  const body = `Page: ${self}\n\nWhat is wrong, and where it says otherwise:\n`;
  const issue = new URLSearchParams({ title: `Reference: ${title}`, body });
  return { edit: file && `${home}/edit/main/${file}`, report: `${home}/issues/new?${issue}` };
}
