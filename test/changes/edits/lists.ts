// Edits of lists of values: open, closed, and from one to the other.

import { add, drop, type Edit, operation, parameter, push, remove, rename, schema, set } from "./edit.ts";

const sessions = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";

export const lists: Edit[] = [
  {
    name: "a value is added to an open list of a response",
    api: "ramp",
    edit: (document) => push(schema(document, "RampRequestStatus"), "x-extensible-enum", "COMPLETED"),
    wire: "minor",
    types: "minor",
    because: "Consumers have to expect values that are not listed, so a new one is announced and breaks nobody.",
    rule: "open-list",
    concerns: ["getRampRequest"],
  },
  {
    name: "a value is taken out of an open list of a response",
    api: "ramp",
    edit: (document) => drop(schema(document, "RampRequestStatus"), "x-extensible-enum", "AWAITING_FUNDS"),
    wire: "major",
    types: "patch",
    because:
      "The value was documented; code that waits for it waits forever. Types accept any string before and after.",
    rule: "open-list",
    concerns: ["getRampRequest"],
  },
  {
    name: "a value of an open list has another name",
    api: "ramp",
    edit: (document) => {
      drop(schema(document, "RampRequestStatus"), "x-extensible-enum", "AWAITING_FUNDS");
      return push(schema(document, "RampRequestStatus"), "x-extensible-enum", "WAITING_FOR_FUNDS");
    },
    wire: "major",
    types: "minor",
    because: "A renamed value is one that is gone and one that is new, and the heavier counts.",
    rule: "open-list",
  },
  {
    name: "a value is taken out of an open list that was only observed",
    api: "finance",
    edit: (document) => drop(schema(document, "PayInStatus"), "x-extensible-enum", "FAILED"),
    wire: "minor",
    types: "patch",
    because: "The list comes from sample values, so nobody was promised that the value occurs.",
    rule: "open-list",
    correction: true,
  },
  {
    name: "a value is added to a closed list of a response",
    api: "finance",
    edit: (document) => push(schema(document, "AmlStatus"), "enum", "EXPIRED"),
    wire: "major",
    types: "major",
    because: "The list was documented in full, so a consumer may handle each value and have nothing for another one.",
    rule: "closed-list",
    concerns: ["listWallets", "ACCOUNT_WALLETS_PROVISIONED"],
  },
  {
    name: "a value is taken out of a closed list of a response",
    api: "finance",
    edit: (document) => drop(schema(document, "AmlStatus"), "enum", "FLAGGED"),
    wire: "minor",
    types: "major",
    because:
      "What is never returned any more breaks no reader on the wire, but the compiler refuses to compare with it.",
    rule: "closed-list",
  },
  {
    name: "a reason is added to the closed list of an event",
    api: "finance",
    edit: (document) => push(schema(document, "TransferFailureReason"), "enum", "EXPIRED"),
    wire: "major",
    types: "major",
    because: "A receiver reads the body of an event, so a list of it is a list of a response.",
    rule: "closed-list",
    concerns: ["TRANSFER_FAILED"],
  },
  {
    name: "a value is added to a closed list of a request",
    api: "finance",
    edit: (document) => push(schema(document, "AccountToAccountTransferInput", "chain"), "enum", "POLYGON"),
    wire: "minor",
    types: "minor",
    because: "More can be sent than before, and nobody has to.",
    rule: "closed-list",
    concerns: ["createAccountToAccountTransfer"],
  },
  {
    name: "a value is taken out of a closed list of a request",
    api: "finance",
    edit: (document) =>
      drop(parameter(operation(document, "get", sessions), "sortOn")["schema"] as never, "enum", "updatedAt"),
    wire: "major",
    types: "major",
    because: "Who sends the value is refused.",
    rule: "closed-list",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "a value is added to a closed list that is both read and sent",
    api: "finance",
    edit: (document) => push(schema(document, "TransferCryptocurrency"), "enum", "DAI"),
    wire: "major",
    types: "major",
    because:
      "In the direction in which it is read the new value breaks who handles them all; the heavier direction counts.",
    rule: "closed-list",
    concerns: ["createAccountToAccountTransfer"],
  },
  {
    name: "a value is taken out of a closed list that is both read and sent",
    api: "finance",
    edit: (document) => drop(schema(document, "TransferCryptocurrency"), "enum", "USDT"),
    wire: "major",
    types: "major",
    because: "In the direction in which it is sent the value is refused; the heavier direction counts.",
    rule: "closed-list",
  },
  {
    name: "a closed list of a response becomes open",
    api: "finance",
    edit: (document) => rename(schema(document, "AmlStatus"), "enum", "x-extensible-enum"),
    wire: "major",
    types: "major",
    because: "The list is no longer complete: values can come that no code handles.",
    rule: "list-kind",
  },
  {
    name: "an open list of a response is closed",
    api: "finance",
    edit: (document) => rename(schema(document, "TransferStatus"), "x-extensible-enum", "enum"),
    wire: "minor",
    types: "none",
    because: "A consumer that accepts any value accepts those that are left.",
    rule: "list-kind",
  },
  {
    name: "a closed list of a request becomes open",
    api: "finance",
    edit: (document) =>
      rename(
        parameter(operation(document, "get", sessions), "sortOrder")["schema"] as never,
        "enum",
        "x-extensible-enum",
      ),
    wire: "minor",
    types: "minor",
    because:
      "Every value that could be sent still can be; code that handles each of them in the type of the request cannot.",
    rule: "list-kind",
  },
  {
    name: "the list of values of an open list is given up",
    api: "ramp",
    edit: (document) => remove(schema(document, "RampRequestStatus"), "x-extensible-enum", "x-enumDescriptions"),
    wire: "major",
    types: "major",
    because: "Every documented value is gone at once, and the type is plain text, in which no value has a name.",
    rule: "list-kind",
  },
  {
    name: "the values of a field of a request are limited to a list",
    api: "finance",
    edit: (document) => add(schema(document, "WebhookInput", "name"), "enum", ["Production"]),
    wire: "major",
    types: "major",
    because: "Any text could be sent, and now nearly every text is refused.",
    rule: "list-kind",
    concerns: ["registerWebhook"],
  },
  {
    name: "the value of a constant of an event is another one",
    api: "finance",
    edit: (document) => {
      const status = schema(document, "PayoutCompletedEvent", "result", "status");
      set(status, "const", "PAID");
      return set(status, "enum", ["PAID"]);
    },
    wire: "major",
    types: "major",
    because:
      "The status that tells that the beneficiary is paid has another name; who waits for the old one waits forever.",
    concerns: ["PAYOUT_COMPLETED"],
  },
];
