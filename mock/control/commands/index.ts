// All commands of the control API, by method and path below /__mock.

import type { Commands } from "../command.ts";
import { deliveryCommands } from "./deliveries.ts";
import { fileCommands } from "./files.ts";
import { requestCommands } from "./requests.ts";
import { sandboxCommands } from "./sandbox.ts";
import { sandboxesCommands } from "./sandboxes.ts";
import { stateCommands } from "./state.ts";

export const commands: Commands = {
  ...requestCommands,
  ...sandboxCommands,
  ...stateCommands,
  ...deliveryCommands,
  ...sandboxesCommands,
  ...fileCommands,
};
