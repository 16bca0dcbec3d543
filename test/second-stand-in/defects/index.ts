// stub
import type { Rules, World } from "../model.ts";
export const DEFECTS: { name: string; apply: (rules: Rules, world: World) => void }[] = [];
