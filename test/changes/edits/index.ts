// Every edit, by what it is about.

import { access } from "./access.ts";
import type { Edit } from "./edit.ts";
import { errors } from "./errors.ts";
import { events } from "./events.ts";
import { evidence } from "./evidence.ts";
import { lists } from "./lists.ts";
import { names } from "./names.ts";
import { nothing } from "./nothing.ts";
import { operations } from "./operations.ts";
import { requests } from "./requests.ts";
import { responses } from "./responses.ts";

/** The table of edits. */
export const edits: Record<string, Edit[]> = {
  ...{ operations, requests, responses, lists, errors, events },
  ...{ access, names, evidence, nothing },
};
