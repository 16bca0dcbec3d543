import { rename, rm } from "node:fs/promises";
import { copyRepository, follow, readRecipes, readTrials } from "/tmp/wr-scratch/clone/test/lib/recipes.ts";
const [, , kind, name, target] = process.argv;
const all = kind === "trial" ? await readTrials() : await readRecipes();
const folder = await copyRepository();
for (const r of all.filter((r) => name === "all" || r.name === name)) await follow(folder, r);
await rm(target, { recursive: true, force: true });
await rename(folder, target);
