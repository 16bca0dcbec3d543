// Edits of lists of values: open, closed, and from one to the other.

import { add, drop, type EditRows, operation, parameter, push, remove, rename, schema, set } from "./edit.ts";

const sessions = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";

export const lists: EditRows = {
  "ramp minor minor open-list: a value is added to an open list of a response (getRampRequest)": (document) =>
    push(schema(document, "RampRequestStatus"), "x-extensible-enum", "COMPLETED"),
  // The value was documented; code that waits for it waits forever. Types accept any string before and after.
  "ramp major patch open-list: a value is taken out of an open list of a response (getRampRequest)": (document) =>
    drop(schema(document, "RampRequestStatus"), "x-extensible-enum", "AWAITING_FUNDS"),
  // A renamed value is one that is gone and one that is new, and the heavier counts.
  "ramp major minor open-list: a value of an open list has another name": (document) => {
    drop(schema(document, "RampRequestStatus"), "x-extensible-enum", "AWAITING_FUNDS");
    return push(schema(document, "RampRequestStatus"), "x-extensible-enum", "WAITING_FOR_FUNDS");
  },
  // The list comes from sample values, so nobody was promised that the value occurs.
  "finance correction patch open-list: a value is taken out of an open list that was only observed": (document) =>
    drop(schema(document, "PayInStatus"), "x-extensible-enum", "FAILED"),
  "finance major major closed-list: a value is added to a closed list of a response (listWallets, ACCOUNT_WALLETS_PROVISIONED)":
    (document) => push(schema(document, "AmlStatus"), "enum", "EXPIRED"),
  // What is never returned any more breaks no reader on the wire, but the compiler refuses to compare with it.
  "finance minor major closed-list: a value is taken out of a closed list of a response": (document) =>
    drop(schema(document, "AmlStatus"), "enum", "FLAGGED"),
  "finance major major closed-list: a reason is added to the closed list of an event (TRANSFER_FAILED)": (document) =>
    push(schema(document, "TransferFailureReason"), "enum", "EXPIRED"),
  "finance minor minor closed-list: a value is added to a closed list of a request (createAccountToAccountTransfer)": (
    document,
  ) => push(schema(document, "AccountToAccountTransferInput", "chain"), "enum", "POLYGON"),
  "finance major major closed-list: a value is taken out of a closed list of a request (listPaymentSessions)": (
    document,
  ) => drop(parameter(operation(document, "get", sessions), "sortOn")["schema"] as never, "enum", "updatedAt"),
  "finance major major closed-list: a value is added to a closed list that is both read and sent (createAccountToAccountTransfer)":
    (document) => push(schema(document, "TransferCryptocurrency"), "enum", "DAI"),
  "finance major major closed-list: a value is taken out of a closed list that is both read and sent": (document) =>
    drop(schema(document, "TransferCryptocurrency"), "enum", "USDT"),
  "finance major major list-kind: a closed list of a response becomes open": (document) =>
    rename(schema(document, "AmlStatus"), "enum", "x-extensible-enum"),
  // A consumer that accepts any value accepts those that are left.
  "finance minor none list-kind: an open list of a response is closed": (document) =>
    rename(schema(document, "TransferStatus"), "x-extensible-enum", "enum"),
  "finance minor minor list-kind: a closed list of a request becomes open": (document) =>
    rename(
      parameter(operation(document, "get", sessions), "sortOrder")["schema"] as never,
      "enum",
      "x-extensible-enum",
    ),
  "ramp major major list-kind: the list of values of an open list is given up": (document) =>
    remove(schema(document, "RampRequestStatus"), "x-extensible-enum", "x-enumDescriptions"),
  "finance major major list-kind: the values of a field of a request are limited to a list (registerWebhook)": (
    document,
  ) => add(schema(document, "WebhookInput", "name"), "enum", ["Production"]),
  "finance major major: the value of a constant of an event is another one (PAYOUT_COMPLETED)": (document) => {
    const status = schema(document, "PayoutCompletedEvent", "result", "status");
    set(status, "const", "PAID");
    return set(status, "enum", ["PAID"]);
  },
};
