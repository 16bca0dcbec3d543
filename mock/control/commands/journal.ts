// Commands about the requests the mock received.

import { Refusal } from "../../refusal.ts";
import { attempt, type Commands } from "../command.ts";

/** Lists, counts, verifies and removes requests. */
export const journalCommands: Commands = {
  "GET /requests": ({ journal }, _body, { query }) => attempt(() => journal.read(query)),
  "DELETE /requests": ({ journal }) => journal.clear(),
  "GET /requests/count": ({ journal }, _body, { query }) => attempt(() => journal.count(query)),
  "POST /requests/verify": ({ journal }, body) => {
    const { error, ...rest } = attempt(() => journal.verify(body));
    if (error !== undefined) throw new Refusal(422, error, { details: rest });
    return rest;
  },
  "GET /requests/{seq}": ({ journal }, _body, { path: { seq = "" } }) => {
    const found = /^\d{1,15}$/.test(seq) ? journal.find(Number(seq)) : undefined;
    if (found === undefined) throw new Refusal(404, `the journal has no request ${seq}, or no longer`);
    return found;
  },
};
