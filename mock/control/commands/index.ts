// All commands of the control API, by method and path below /__mock.

import type { Commands } from "../command.ts";
import { clockCommands } from "./clock.ts";
import { contractCommands } from "./contract.ts";
import { deliveryCommands } from "./deliveries.ts";
import { eventCommands } from "./events.ts";
import { exportCommands } from "./export.ts";
import { importCommands } from "./import.ts";
import { journalCommands } from "./journal.ts";
import { moveCommands } from "./moves.ts";
import { resetCommands } from "./reset.ts";
import { sandboxCommands } from "./sandboxes.ts";
import { scenarioCommands } from "./scenarios.ts";
import { seedCommands } from "./seed.ts";
import { settingsCommands } from "./settings.ts";
import { snapshotCommands } from "./snapshots.ts";
import { stateCommands } from "./state.ts";

/** All commands; each subject has a file of its own beside this one. */
export const commands: Commands = {
  ...contractCommands,
  ...scenarioCommands,
  ...journalCommands,
  ...clockCommands,
  ...settingsCommands,
  ...resetCommands,
  ...seedCommands,
  ...moveCommands,
  ...eventCommands,
  ...deliveryCommands,
  ...sandboxCommands,
  ...stateCommands,
  ...snapshotCommands,
  ...exportCommands,
  ...importCommands,
};
