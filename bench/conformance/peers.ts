// The npm tools that do this job, quickest first.

import type { Peer } from "./peer.ts";
import { dredd } from "./peers/dredd.ts";
import { portman } from "./peers/portman.ts";
import { prism } from "./peers/prism.ts";
import { respect } from "./peers/respect.ts";

/** Tools that are compared with these tests. */
export const peers: Peer[] = [prism, respect, dredd, portman];
