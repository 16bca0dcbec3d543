// Commands about the requests the mock received.

import type { Commands } from "../command.ts";

/** Lists and removes requests. */
export const journalCommands: Commands = {
  "GET /requests": ({ journal }) => journal.read(),
  "DELETE /requests": ({ journal }) => journal.clear(),
};
