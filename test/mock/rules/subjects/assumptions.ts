// Rules of what is only partly documented: what the mock alone assumes, and what must not be bent by it.

import { absent, every, lacks, not, sorted } from "../match.ts";
import { type Ask, asking, type RuleTable, refused, shows } from "../rule.ts";

const invalid = "400 invalid-request";
const notParty = (body: Record<string, unknown>, message?: string) =>
  refused({ ask: "createParty", ...(message !== undefined && { message }) }, invalid, body);
const noPerson = { firstName: undefined, lastName: undefined };
const lumen = { partyType: "ORGANIZATION", name: "Lumen" };
const partyId = "{organizationId}";
const asked = (ask: string, prefer: string) => ({ ask, headers: { Prefer: prefer } });
const rampStatus = (how: string) => refused(asked("getCompany", `code=${how.slice(0, 3)}`), how);

/** An account creation with an identity share token, and whether there is an account of it. */
const share = (status: number, party: object): Ask => ({
  ...asking("createAccount", { externalId: "shared-{run}", party }, { status }),
});
const noAccount = shows("listAccounts", every(not({ externalId: "shared-{run}" })), { size: 60 });
const inOther = { by: "main", headers: { "x-tenant-id": "{otherTenantId}" } };

/** A bank account that lacks something, and the route to it. */
const incomplete = (given: Record<string, unknown>) => asking("registerPayoutBankAccount", given, { as: "bank" });
const bank = { payoutBankAccountId: "{bank.id}", sourceWalletId: "{wallets.0.id}" };
const failed = (given: object = {}) => shows("createPayoutRoute", { status: "FAILED" }, { ...bank, ...given });
const signed = (signature: string) => asking("createVirtualBankAccount", { ownershipProof: { signature } });

export const assumptions: RuleTable = {
  "assumed: a ramp response that is asked for by its status has the code of the status": [
    rampStatus("400 validation-error"),
    rampStatus("500 INTERNAL_SERVER_ERROR"),
  ],
  "assumed: a status without a code of its own is an envelope without errors": [
    refused({ ...asked("getCompany", "code=429"), whole: { success: false, errors: [] } }, 429),
  ],
  "assumed: a party of an unknown kind is refused, with the kinds there are": [
    notParty({ partyType: "PERSON" }, "~INDIVIDUAL.*ORGANIZATION"),
  ],
  "assumed: a kind of party that contradicts the fields beside it is refused": [
    notParty({ partyType: "INDIVIDUAL", name: "Lumen Trading" }),
    notParty({ ...lumen, firstName: undefined }),
    notParty({ ...lumen, lastName: undefined }),
    notParty({ partyType: "INDIVIDUAL", vatNumber: "DE1" }),
    notParty({ ...lumen, dateOfBirth: "1990-05-01", ...noPerson }, "~dateOfBirth"),
  ],
  "assumed: so is a field of the other kind of party that changes one": [
    refused("updateParty", invalid, { name: "Lumen Trading" }),
    refused("updateParty", invalid, { partyId, firstName: "Iris" }),
    shows("updateParty", { name: "Lumen" }, { partyId, name: "Lumen" }),
    asking("createParty", { partyType: undefined }, { as: "party" }),
    shows("updateParty", { firstName: "Iris" }, { partyId: "{party.id}", vatNumber: "DE1" }),
  ],
  "assumed: a deleted party takes its roles along": [
    { ask: "createParty", as: "party" },
    ["addPartyRole", "deleteParty"].map((ask) => asking(ask, { partyId: "{party.id}" })),
    shows("listPartyRoles", lacks({ partyId: "{party.id}" })),
  ],
  "assumed: and the payout routes to its bank accounts have failed": [
    "deleteParty",
    shows("listPayoutRoutes", every({ status: "FAILED" })),
  ],
  "assumed: a payout route on incomplete beneficiary data is created, and has failed for good": [
    { ask: "listWallets", as: "wallets" },
    incomplete({ accountNumber: undefined }),
    failed(),
    [incomplete({ routingNumber: undefined }), failed()],
    [shows(incomplete({ accountNumber: "" }), { accountNumberLast4: absent }), failed()],
    [incomplete({ routingNumber: "" }), failed()],
    failed({ accountId: "{selfCustodyAccountId}", sourceWalletId: "{selfCustodyWalletId}" }),
  ],
  "F131: an identity share token that cannot be forwarded leaves no account behind": [
    share(503, { id: "{partyId}", identityShareToken: "identity-share-fails" }),
    noAccount,
  ],
  "assumed: an identity share token is not empty, and belongs to a party": [
    share(400, { id: "{partyId}", identityShareToken: "" }),
    share(400, { identityShareToken: "share" }),
    noAccount,
    share(201, { id: "{partyId}", identityShareToken: "IDENTITY-SHARE-FAILS" }),
  ],
  "assumed: the ownership proof of a virtual bank account has a signature of the same form": [
    refused({ ...signed("0x1"), message: "~ERC-1271" }, invalid),
    signed(`0x${"1b".repeat(65)}`),
  ],
  "assumed: an identity share token is for tenants with self-custody wallets": [
    { ask: "createParty", ...inOther, as: "party" },
    refused({ ask: "createAccount", ...inOther }, invalid, {
      party: { id: "{party.id}", identityShareToken: "share" },
    }),
  ],
  "assumed: the ID decides between sessions of one instant, in the same direction": [
    asking("listPaymentSessions", { sortOn: "createdAt", sortOrder: "ASC" }, { as: "old" }),
    shows("listPaymentSessions", sorted("id", "DESC"), { to: "{old.3.createdAt}" }),
  ],
  "assumed: a page has at most 100 entries on every list": [
    asking("listParties", { size: 1000 }, { whole: { pagination: { pageSize: 100 } } }),
  ],
  "assumed: an account does not send to itself": [
    refused("createAccountToAccountTransfer", invalid, { destinationAccountId: "{accountId}" }),
  ],
  "assumed: an unknown field passes": [
    asking("createParty", { firstNam: "Iris", address: { citty: "Lund" } }),
    asking("createAccessToken", { client_idd: "me" }),
  ],
  "assumed: a path that there is not is answered with the nearest one": [
    refused({ ask: "GET /v1/partys", at: "finance", message: "~did you mean /v1/parties" }, 404),
  ],
};
