// Commands about the deliveries to webhooks.

import type { Commands } from "../command.ts";

/** Lists delivery attempts. */
export const deliveryCommands: Commands = {
  "GET /deliveries": ({ delivery }) => delivery?.attempts() ?? [],
};
