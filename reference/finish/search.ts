// The search index, by Pagefind.

import { join } from "node:path";
import * as pagefind from "pagefind";

/** Indexes the pages that mark their content, and writes the index beside them. */
export async function writeSearch(out: string): Promise<void> {
  const { index, errors } = await pagefind.createIndex({ includeCharacters: "/{}._-:", keepIndexUrl: true });
  if (index === undefined) throw new Error(`the search index could not be made: ${errors.join("; ")}`);
  const added = await index.addDirectory({ path: out });
  const written = await index.writeFiles({ outputPath: join(out, "pagefind") });
  await pagefind.close();
  const problems = [...added.errors, ...written.errors];
  if (problems.length > 0) throw new Error(`the search index is incomplete: ${problems.join("; ")}`);
}
