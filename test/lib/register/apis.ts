// Which APIs an entry of the register is about.

import type { Api } from "../../../model/apis.ts";
import type { Entry } from "./register.ts";

/** The APIs that an entry is about: those it names, or else the one of its letter. */
export function apisOf({ id, api }: Entry): Api[] {
  if (api !== undefined) return [api].flat();
  return [id.startsWith("R") ? "ramp" : "finance"];
}
