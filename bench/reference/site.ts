// Serves what is measured on this machine.

import { UserError } from "../../cli/command.ts";
import { serveSite } from "../../reference/serve.ts";

/**
 * Serves a folder on a free port.
 * @throws UserError when the site is not built.
 */
export function serve(folder: string): ReturnType<typeof serveSite> {
  return serveSite({ folder, host: "127.0.0.1", port: 0 }).catch((error: Error) => {
    throw new UserError(error.message);
  });
}
