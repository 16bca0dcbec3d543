// Edits of lists of values: open, closed, and from one to the other.

import { add, drop, type Edit, operation, parameter, push, rated, remove, rename, schema, set } from "./edit.ts";

const sessions = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";

export const lists: Edit[] = [
  {
    name: "a value is added to an open list of a response",
    ...rated(
      "ramp minor minor open-list",
      "Consumers have to expect values that are not listed, so a new one is announced and breaks nobody.",
      "getRampRequest",
    ),
    edit: (document) => push(schema(document, "RampRequestStatus"), "x-extensible-enum", "COMPLETED"),
  },
  {
    name: "a value is taken out of an open list of a response",
    ...rated(
      "ramp major patch open-list",
      "The value was documented; code that waits for it waits forever. Types accept any string before and after.",
      "getRampRequest",
    ),
    edit: (document) => drop(schema(document, "RampRequestStatus"), "x-extensible-enum", "AWAITING_FUNDS"),
  },
  {
    name: "a value of an open list has another name",
    ...rated(
      "ramp major minor open-list",
      "A renamed value is one that is gone and one that is new, and the heavier counts.",
    ),
    edit: (document) => {
      drop(schema(document, "RampRequestStatus"), "x-extensible-enum", "AWAITING_FUNDS");
      return push(schema(document, "RampRequestStatus"), "x-extensible-enum", "WAITING_FOR_FUNDS");
    },
  },
  {
    name: "a value is taken out of an open list that was only observed",
    ...rated(
      "finance minor patch open-list",
      "The list comes from sample values, so nobody was promised that the value occurs.",
    ),
    edit: (document) => drop(schema(document, "PayInStatus"), "x-extensible-enum", "FAILED"),
    correction: true,
  },
  {
    name: "a value is added to a closed list of a response",
    ...rated(
      "finance major major closed-list",
      "The list was documented in full, so a consumer may handle each value and have nothing for another one.",
      "listWallets",
      "ACCOUNT_WALLETS_PROVISIONED",
    ),
    edit: (document) => push(schema(document, "AmlStatus"), "enum", "EXPIRED"),
  },
  {
    name: "a value is taken out of a closed list of a response",
    ...rated(
      "finance minor major closed-list",
      "What is never returned any more breaks no reader on the wire, but the compiler refuses to compare with it.",
    ),
    edit: (document) => drop(schema(document, "AmlStatus"), "enum", "FLAGGED"),
  },
  {
    name: "a reason is added to the closed list of an event",
    ...rated(
      "finance major major closed-list",
      "A receiver reads the body of an event, so a list of it is a list of a response.",
      "TRANSFER_FAILED",
    ),
    edit: (document) => push(schema(document, "TransferFailureReason"), "enum", "EXPIRED"),
  },
  {
    name: "a value is added to a closed list of a request",
    ...rated(
      "finance minor minor closed-list",
      "More can be sent than before, and nobody has to.",
      "createAccountToAccountTransfer",
    ),
    edit: (document) => push(schema(document, "AccountToAccountTransferInput", "chain"), "enum", "POLYGON"),
  },
  {
    name: "a value is taken out of a closed list of a request",
    ...rated("finance major major closed-list", "Who sends the value is refused.", "listPaymentSessions"),
    edit: (document) =>
      drop(parameter(operation(document, "get", sessions), "sortOn")["schema"] as never, "enum", "updatedAt"),
  },
  {
    name: "a value is added to a closed list that is both read and sent",
    ...rated(
      "finance major major closed-list",
      "In the direction in which it is read the new value breaks who handles them all; the heavier direction counts.",
      "createAccountToAccountTransfer",
    ),
    edit: (document) => push(schema(document, "TransferCryptocurrency"), "enum", "DAI"),
  },
  {
    name: "a value is taken out of a closed list that is both read and sent",
    ...rated(
      "finance major major closed-list",
      "In the direction in which it is sent the value is refused; the heavier direction counts.",
    ),
    edit: (document) => drop(schema(document, "TransferCryptocurrency"), "enum", "USDT"),
  },
  {
    name: "a closed list of a response becomes open",
    ...rated("finance major major list-kind", "The list is no longer complete: values can come that no code handles."),
    edit: (document) => rename(schema(document, "AmlStatus"), "enum", "x-extensible-enum"),
  },
  {
    name: "an open list of a response is closed",
    ...rated("finance minor none list-kind", "A consumer that accepts any value accepts those that are left."),
    edit: (document) => rename(schema(document, "TransferStatus"), "x-extensible-enum", "enum"),
  },
  {
    name: "a closed list of a request becomes open",
    ...rated(
      "finance minor minor list-kind",
      "Every value that could be sent still can be; code that handles each of them in the type of the request cannot.",
    ),
    edit: (document) =>
      rename(
        parameter(operation(document, "get", sessions), "sortOrder")["schema"] as never,
        "enum",
        "x-extensible-enum",
      ),
  },
  {
    name: "the list of values of an open list is given up",
    ...rated(
      "ramp major major list-kind",
      "Every documented value is gone at once, and the type is plain text, in which no value has a name.",
    ),
    edit: (document) => remove(schema(document, "RampRequestStatus"), "x-extensible-enum", "x-enumDescriptions"),
  },
  {
    name: "the values of a field of a request are limited to a list",
    ...rated(
      "finance major major list-kind",
      "Any text could be sent, and now nearly every text is refused.",
      "registerWebhook",
    ),
    edit: (document) => add(schema(document, "WebhookInput", "name"), "enum", ["Production"]),
  },
  {
    name: "the value of a constant of an event is another one",
    ...rated(
      "finance major major",
      "The status that tells that the beneficiary is paid has another name; who waits for the old one waits forever.",
      "PAYOUT_COMPLETED",
    ),
    edit: (document) => {
      const status = schema(document, "PayoutCompletedEvent", "result", "status");
      set(status, "const", "PAID");
      return set(status, "enum", ["PAID"]);
    },
  },
];
