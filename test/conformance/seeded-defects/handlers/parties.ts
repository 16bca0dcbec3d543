// Parties with their verifications and partner terms.

import type { JsonObject } from "../../../../model/document.ts";
import { newId } from "../world.ts";
import { done, type Handler, has, paged, refuse } from "./answers.ts";

const partyNotFound = () => refuse(404, "code-not-documented");

/** The handlers of parties. */
export const parties: Record<string, Handler> = {
  listParties: ({ world, query }) =>
    paged(
      world.parties.map(({ vatNumber: _, ...party }) => party),
      query,
      50,
    ),
  createParty({ world, body }) {
    const party = { ...body, id: newId(), status: "ACTIVE", kycStatus: "PENDING", partnerTermsStatus: "REQUIRED" };
    world.parties.push(party);
    world.terms.set(party.id, { status: "REQUIRED", consentUrl: `https://consent.example/${party.id}` });
    const { vatNumber: _, ...shown } = party as JsonObject;
    return done(shown, 201);
  },
  getParty({ world, path }) {
    const party = has(world.parties, path["partyId"]);
    return party === undefined ? partyNotFound() : done(party);
  },
  updateParty({ world, path, body }) {
    const party = has(world.parties, path["partyId"]);
    if (party === undefined) return partyNotFound();
    Object.assign(party, body);
    const { vatNumber: _, ...shown } = party;
    return done(shown);
  },
  deleteParty({ world, path }) {
    if (has(world.parties, path["partyId"]) === undefined) return partyNotFound();
    world.parties = world.parties.filter(({ id }) => id !== path["partyId"]);
    return done(undefined);
  },
  createPartyVerification({ world, path }) {
    const id = path["partyId"] as string;
    const known = world.verifications.get(id);
    const url = known ?? `https://verify.example/${newId()}`;
    world.verifications.set(id, url);
    return done({ url }, known === undefined ? 201 : 200);
  },
  getPartnerTerms: ({ world, path }) => done(world.terms.get(path["partyId"] as string) ?? { status: "NOT_REQUIRED" }),
};
