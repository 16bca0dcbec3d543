// Where the mock keeps what makes its next start faster.

import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** An installed package does not write into itself: the folder may be read-only, and the package manager owns it. */
const users = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "finance-ramp-mock");

/** Folder for compiled code and for Prism's static responses: of this repository, or of the user of the package. */
export const cacheFolder = import.meta.url.endsWith(".ts")
  ? fileURLToPath(new URL("../node_modules/.cache/finance-ramp-mock", import.meta.url))
  : users;
