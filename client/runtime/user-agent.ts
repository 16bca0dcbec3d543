// The header that says which version of the client sends a request, so that the service's team can see who is affected.

import { version } from "./version.ts";

/** Browsers send their own: some refuse another one, and for others it needs a preflight. They call it Mozilla. */
const isBrowser = /^Moz/.test(globalThis.navigator?.userAgent);

/** The header, or none. */
export const userAgent: Record<string, string> = isBrowser ? {} : { "User-Agent": `finance-ramp-api/${version}` };
