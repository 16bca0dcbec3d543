// stub
import type { Rules, World } from "./model.ts";
export const VARIATIONS: { name: string; apply: (rules: Rules, world: World) => void }[] = [];
