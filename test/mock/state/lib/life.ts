// A life of the mock in which everything happens that it can make happen: what its responses and events showed of what it
// made itself. What the examples have, which it was seeded with, does not count.

import { createState } from "../../../../mock/state/index.ts";
import type { MockEvent } from "../../../../mock/state/types.ts";
import { type Contract, createContract } from "../../../../model/contract.ts";
import { asObject, type JsonObject } from "../../../../model/document.ts";
import { exampleCalls, requiredIn } from "./examples.ts";
import { placesOf, unnamedIn } from "./places.ts";
import { type Call, cast, operations, otherTenant } from "./state.ts";

/** The bundles of both services. */
export type Documents = Record<"finance" | "ramp", JsonObject>;

/** What a life has shown. */
export interface Life {
  /** Fields and values, as lib/places.ts names them. */
  places: Set<string>;
  /** What only a move by hand has shown, which takes any status that the contract has. */
  moved: Set<string>;
  /** Types of the events. */
  events: Set<string>;
  /** Fields that a response or event had and its schema does not name. */
  unnamed: Set<string>;
  /** By the ID of what was made, the operations that showed it. */
  shownBy: Map<string, Set<string>>;
}

/** The schema of a success of an operation. */
export function successSchema(contract: Contract, operationId: string): unknown {
  const responses = contract.byId.get(operationId)?.responses ?? [];
  const success = responses.find(({ status }) => /^2\d\d$/.test(status));
  return success?.media.find(({ type }) => type === "application/json")?.schema;
}

/** Lives it. */
export function live(documents: Documents): Life {
  const contracts = {
    finance: createContract("finance", documents.finance),
    ramp: createContract("ramp", documents.ramp),
  };
  const life: Life = { places: new Set(), moved: new Set(), events: new Set(), unnamed: new Set(), shownBy: new Map() };
  const seeded = new Set(JSON.stringify(documents).match(/(?<="id":")[^"]+/g) ?? []);
  const state = createState({ contracts, speed: 0, paymentSessions: true, kycNotRequired: true });

  const note = (api: "finance" | "ramp", schema: unknown, name: string, value: unknown) => {
    for (const place of placesOf(documents[api], schema, name, value)) life.places.add(place);
    for (const place of unnamedIn(documents[api], schema, name, value)) life.unnamed.add(place);
  };
  state.onEvent((_, event: MockEvent) => {
    life.events.add(event.eventType);
    note("finance", contracts.finance.events.get(event.eventType)?.schema, event.eventType, event);
  });

  /** Notes what a response shows of what was made here. */
  const noteResponse = (api: "finance" | "ramp", operationId: string, body: JsonObject) => {
    const isOwn = (entry: unknown) => !seeded.has(String(asObject(entry)["id"]));
    const result = Array.isArray(body["result"]) ? body["result"].filter(isOwn) : body["result"];
    for (const entry of Array.isArray(result) ? (result as unknown[]) : [result]) {
      const id = asObject(entry)["id"];
      if (typeof id !== "string") continue;
      life.shownBy.set(id, (life.shownBy.get(id) ?? new Set()).add(operationId));
    }
    const schema = successSchema(contracts[api], operationId);
    note(api, schema, operationId, { ...body, result: isOwn(result) ? result : undefined });
    if (body["result"] !== undefined) life.places.add(`${operationId}.result`);
  };

  const call = (operationId: string, { path = {}, query = {}, body, tenantId = cast.tenant }: Call = {}) => {
    const operation = operations.find((one) => one.operationId === operationId);
    if (operation === undefined) return {};
    const caller = { clientId: "a-manager", scopes: [], roles: ["COMPANY_ADMIN"] };
    const api = operation.service;
    const response = state.answer({ api, operationId, path, query, body, tenantId, caller });
    if (response === undefined || response.status >= 300) return {};
    const shown = asObject(typeof response.body === "string" ? {} : JSON.parse(JSON.stringify(response.body)));
    noteResponse(api, operationId, shown);
    // A list comes as an object of its entries by number.
    return { ...(shown["result"] as JsonObject | undefined) };
  };

  const everything = (): void => {
    for (const operation of operations)
      if (operation.method === "GET" || operation.operationId.startsWith("list"))
        for (const [, example] of exampleCalls(operation))
          call(operation.operationId, { ...example, query: { size: 1000 } });
  };

  tell(call, everything, state);
  customer(call, state);
  selfCustody(call, state);
  company(call, state);
  const lived = new Set(life.places);
  moveAll(call, state, seeded);
  life.moved = new Set([...life.places].filter((place) => !lived.has(place)));
  life.places = lived;
  state.close();
  return life;
}

/** The entries of a list that was called for. */
function listOf(result: JsonObject): JsonObject[] {
  return Object.values(result).map(asObject);
}

type CallIt = (operationId: string, call?: Call) => JsonObject;

/** What happens. */
function tell(call: CallIt, everything: () => void, state: ReturnType<typeof createState>): void {
  for (const operation of operations) {
    if (operation.method === "DELETE") continue;
    for (const [, example] of exampleCalls(operation)) call(operation.operationId, example);
  }
  everything();
  state.advance(3_000);
  everything();
  state.advance(5_000);
  everything();
  state.advance(3_600_000);
  everything();
}

/** A customer of her own, with all that can go wrong. */
function customer(call: CallIt, state: ReturnType<typeof createState>): void {
  const party = call("createParty", {
    body: {
      ...{ partyType: "INDIVIDUAL", firstName: "Iris", lastName: "Novak", email: "iris.novak@mail.example" },
      address: { addressLine1: "A 1", addressLine2: "B", city: "Graz", state: "ST", postalCode: "8010", country: "AT" },
    },
  });
  const partyPath = { partyId: String(party["id"]) };
  const account = call("createAccount", { body: { externalId: "account-1", party: { id: party["id"] } } });
  const path = { accountId: String(account["id"]) };
  call("addPartyRole", { path, body: { partyId: party["id"], roleType: "PAYOUT_RECIPIENT" } });
  call("createPartyVerification", { path: partyPath });
  call("getIvVerification", { path: partyPath });
  call("getPartnerTerms", { path: partyPath });
  call("createPartnerTermsLink", { path: partyPath });
  const reads = () => {
    for (const name of ["getParty", "getIvVerification", "getPartnerTerms"]) call(name, { path: partyPath });
    for (const name of ["getAccount", "listPartyRoles", "listWallets", "listAccountSupportedAssets"])
      call(name, { path });
    for (const name of ["listVirtualBankAccounts", "listPaymentSessions", "listTransfers", "listPayouts"])
      call(name, { path });
  };
  reads();
  state.advance(10_000);
  reads();
  const lanes = ["USD_ACH", undefined].map((bankAccountType) =>
    call("createVirtualBankAccount", { path, body: bankAccountType === undefined ? {} : { bankAccountType } }),
  );
  reads();
  state.advance(10_000);
  reads();
  const [dollars, euros] = lanes;
  const credits = [
    [euros, "EUR"],
    [dollars, "USD"],
  ] as const;
  for (const [lane, currency] of credits) {
    const id = state.credit(cast.tenant, { virtualBankAccountId: String(lane?.["id"]), amount: "500.00", currency });
    call("getPayIn", { path: { payInId: id } });
    state.advance(3_000);
    call("getPayIn", { path: { payInId: id } });
  }
  call("createPaymentSession", {
    path,
    body: { inAmount: 40, inCurrency: "EUR", externalRef: "x", metadata: { a: "b" } },
  });
  reads();
  state.advance(2_000);
  reads();
  state.advance(10_000);
  reads();
  const [wallet] = listOf(call("listWallets", { path }));
  for (const accountNumber of ["000123456789", "000123450001", "000123450002"])
    for (const amount of ["10", "100000"]) {
      const bank = call("registerPayoutBankAccount", {
        path: partyPath,
        body: { rail: "US_ACH", accountNumber, routingNumber: "110000000", beneficiaryEmail: "a@b.example" },
      });
      const route = call("createPayoutRoute", {
        path,
        body: { payoutBankAccountId: bank["id"], sourceWalletId: wallet?.["id"] },
      });
      call("createPayout", { path, body: { routeId: route["id"], asset: "USDC", amount } });
    }
  for (const _ of Array(12)) {
    state.advance(1_000);
    reads();
  }
  for (const amount of ["1", "100000"])
    call("createCryptoTransfer", {
      path: { senderId: path.accountId },
      body: { receiverAccountId: cast.mayaAccount, asset: "USDC", amount },
    });
  state.advance(5_000);
  reads();
  for (const fiat of [10, 20, 100_000, 30]) {
    const made = call("createPaymentRequest", {
      body: { accountId: account["id"], fiatCurrency: "EUR", amount: { fiat }, externalId: `order-${fiat}` },
    });
    const own = { paymentRequestId: String(made["id"]) };
    if (fiat === 20) call("updatePaymentRequest", { path: own, body: { authorizedAmount: { fiat: 15 } } });
    if (fiat === 30) call("updatePaymentRequest", { path: own, body: { authorizedAmount: { fiat: 35 } } });
    call("settlePaymentRequest", { path: own, body: fiat === 10 ? { settlementAmount: { fiat: 11 } } : {} });
    state.advance(5_000);
    const reason = { reversalReason: "DUPLICATE", reversalDescription: "Twice." };
    call("reversePaymentRequest", { path: own, body: reason });
    state.advance(5_000);
  }
  call("updateParty", { path: partyPath, body: { kycStatus: "NOT_REQUIRED" } });
  reads();
}

/** What needs another wallet than the account's first: one of her own, one that is blocked, one on no chain she has. */
function selfCustody(call: CallIt, state: ReturnType<typeof createState>): void {
  const path = { accountId: cast.mayaAccount };
  const walletId = "00000000-0000-4000-8000-00000000a001";
  const own = { accountId: cast.mayaAccount, chain: "ETHEREUM", type: "SELF_CUSTODY", balances: [] };
  const wallet = { ...requiredIn("listWallets"), ...own };
  state.seed({ wallets: [{ ...wallet, id: walletId, address: `0x${"a1".repeat(20)}`, amlStatus: "APPROVED" }] });
  call("verifyWalletAllowance", { path: { ...path, walletId } });
  call("listAccountSupportedAssets", { path });
  state.advance(6_000);
  call("listAccountSupportedAssets", { path });
  const body = { payoutBankAccountId: cast.bankAccount, sourceWalletId: walletId };
  const route = call("createPayoutRoute", { path, body });
  call("createPayout", { path, body: { routeId: route["id"], asset: "USDC", amount: "1" } });
  state.advance(10_000);
  call("listPayouts", { path });
  const ofRoute = { ...path, routeId: String(route["id"]) };
  call("prepareRouteOwnershipProof", { path: ofRoute });
  call("completeRouteOwnershipProof", { path: ofRoute, body: { signature: `0x${"1b".repeat(65)}` } });
  const receiverAccountId = cast.ceramicsAccount;
  const transfer = { receiverAccountId, asset: "USDC", chain: "AVALANCHE", amount: "1" };
  call("createCryptoTransfer", { path: { senderId: cast.mayaAccount }, body: transfer });
  state.advance(3_000);
  const party = call("createParty", { body: { partyType: "INDIVIDUAL", kycStatus: "NOT_REQUIRED" } });
  const account = call("createAccount", { body: { party: { id: party["id"] } } });
  call("createPartnerTermsLink", { path: { partyId: String(party["id"]) } });
  state.advance(10_000);
  const ownPath = { accountId: String(account["id"]) };
  call("reactivateAccount", { path: ownPath });
  const bank = call("createVirtualBankAccount", { path: ownPath, body: {} });
  state.advance(5_000);
  const [first] = listOf(call("listWallets", { path: ownPath }));
  for (const amlStatus of ["FLAGGED", "BLOCKED"]) {
    state.seed({ wallets: [{ ...first, ...ownPath, amlStatus }] });
    call("listWallets", { path: ownPath });
  }
  const credit = { virtualBankAccountId: String(bank["id"]), amount: "5.00", currency: "EUR" };
  const payInId = state.credit(cast.tenant, credit);
  state.advance(3_000);
  call("getPayIn", { path: { payInId } });
}

/** An organisation, a webhook and the ramp service, all with what was made here. */
function company(call: CallIt, state: ReturnType<typeof createState>): void {
  const vat = { partyType: "ORGANISATION", name: "Ceramics AB", vatNumber: "SE556677889901" };
  const party = call("createParty", { body: vat });
  call("getParty", { path: { partyId: String(party["id"]) } });
  call("deleteParty", { path: { partyId: String(party["id"]) } });
  const authenticationMethod = { type: "API_KEY", headerName: "X-Key", apiKey: "example-webhook-key" };
  const body = { url: "https://hooks.example/x", name: "Mine", authenticationMethod };
  const path = { webhookId: String(call("registerWebhook", { body })["id"]) };
  call("replaceWebhook", { path, body: { ...body, authenticationMethod: basic } });
  call("getWebhook", { path });
  call("pingWebhook", { path });
  state.advance(0);
  call("deleteWebhook", { path });
  call("getCompany", { tenantId: otherTenant });
  for (const role of ["COMPANY_ADMIN", "COMPANY_MANAGER", "COMPANY_VIEWER"])
    call("inviteCompanyUser", { body: { email: "a@b.example", firstName: "A", lastName: "B", role } });
  const address = { beneficiaryAddressLine1: "A 1", beneficiaryAddressLine2: "B", beneficiaryState: "ST" };
  const accounts = ["ON_RAMP", "OFF_RAMP", "ON_AND_OFF_RAMP"].map((supportedRampType) =>
    call("registerCompanyBankAccount", {
      body: {
        ...address,
        name: "Main",
        supportedRampType,
        iban: "IE29AIBK93115212345678",
        intermediaryBic: "AIBKIE2D",
      },
    }),
  );
  const wallet = call("registerCompanyWallet", { body: { address: `0x${"b2".repeat(20)}`, chain: "ETHEREUM" } });
  state.advance(6_000);
  for (const { id } of accounts) call("getCompanyBankAccount", { path: { companyBankAccountId: String(id) } });
  call("listCompanyBankAccounts");
  call("listCompanyWallets");
  const ids = { companyBankAccountId: accounts[2]?.["id"], companyWalletId: wallet["id"] };
  for (const rampType of ["ON_RAMP", "OFF_RAMP"])
    for (const decision of ["approve", "reject", "cancel"]) {
      const made = call("createRampRequest", { body: { rampType, amount: 100, ...ids } });
      const own = { rampRequestId: String(made["id"]) };
      call(`${decision}RampRequest`, { path: own, body: { version: made["version"] } });
      call("getRampRequest", { path: own });
    }
  call("listRampRequests");
  call("exportRampRequests");
}

const basic = { type: "BASIC_AUTHENTICATION", username: "u", password: "example-webhook-password" };

/** How what can be moved is read: a list that has it, and the read of one where there is one, with its path parameter. */
const movable: [kind: string, list: string, read?: string, parameter?: string][] = [
  ["parties", "listParties", "getParty", "partyId"],
  ["accounts", "listAccounts", "getAccount", "accountId"],
  ["wallets", "listWallets"],
  ["virtualBankAccounts", "listVirtualBankAccounts"],
  ["paymentSessions", "listPaymentSessions"],
  ["transfers", "listTransfers"],
  ["payoutRoutes", "listPayoutRoutes"],
  ["payouts", "listPayouts"],
  ["companyBankAccounts", "listCompanyBankAccounts", "getCompanyBankAccount", "companyBankAccountId"],
  ["companyWallets", "listCompanyWallets"],
  ["rampRequests", "listRampRequests", "getRampRequest", "rampRequestId"],
];

/** How many of each kind are moved: each begins with another move, and gives another reason. */
const several = Array.from({ length: 6 }, (_, index) => index);

/** Takes every move that what was made can take, with every reason. */
function moveAll(call: CallIt, state: ReturnType<typeof createState>, seeded: Set<string>): void {
  const path = { accountId: cast.mayaAccount };
  for (const _ of several) {
    const transfer = { receiverAccountId: cast.ceramicsAccount, asset: "USDC", amount: "0.1" };
    call("createCryptoTransfer", { path: { senderId: cast.mayaAccount }, body: transfer });
    call("createPayout", { path, body: { routeId: cast.activeRoute, asset: "USDC", amount: "0.1" } });
    call("createPaymentSession", { path, body: { inAmount: 1, inCurrency: "EUR" } });
  }
  for (const [kind, list, read, parameter] of movable) {
    const entries = listOf(call(list, { path, query: { size: 1000 } })).filter(({ id }) => !seeded.has(String(id)));
    for (const [index, { id }] of entries.toReversed().slice(0, several.length).entries())
      takeAll(state, kind, String(id), index, () =>
        read === undefined ? call(list, { path }) : call(read, { path: { [String(parameter)]: String(id) } }),
      );
  }
  for (const index of several) {
    const credit = { virtualBankAccountId: cast.euroAccount, amount: `${index + 1}.00`, currency: "EUR" };
    const payInId = state.credit(cast.tenant, credit);
    takeAll(state, "payIns", payInId, index, () => call("getPayIn", { path: { payInId } }));
  }
}

function takeAll(
  state: ReturnType<typeof createState>,
  kind: string,
  id: string,
  index: number,
  look: () => void,
): void {
  const moves = state.movesOf(kind, id);
  const begin = index % Math.max(moves.length, 1);
  for (const { field, to, reasons = [] } of [...moves.slice(begin), ...moves.slice(0, begin)]) {
    const reason = reasons[index % Math.max(reasons.length, 1)];
    try {
      state.move({ kind, id, field, to, ...(reason === undefined ? {} : { reason }) });
    } catch {
      // Its money is not there, or the move before has excluded it.
    }
    look();
  }
}
