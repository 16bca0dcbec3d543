// What each page asks, and what its buttons do.

import type { HostedPage } from "../../domain/types.ts";

/** A button. */
export interface Choice {
  /** What it sends. */
  name: string;
  label: string;
  /** The status it moves to; none leaves everything as it is. */
  to?: string;
}

/** What a page asks of a person. */
interface Asked {
  title: string;
  /** What is to be decided. */
  question: string;
  choices: readonly Choice[];
}

/** By page. The first button is the usual one. */
export const asked: Record<HostedPage, Asked> = {
  verification: {
    title: "Identity verification",
    question: "What is the verdict on this party?",
    choices: [
      { name: "approve", label: "Approve", to: "VERIFIED" },
      { name: "reject", label: "Reject", to: "REJECTED" },
      { name: "leave", label: "Leave open" },
    ],
  },
  consent: {
    title: "Partner terms",
    question: "Does this party accept the terms of the partner?",
    choices: [
      { name: "accept", label: "Accept", to: "ACCEPTED" },
      { name: "decline", label: "Decline" },
    ],
  },
  payment: {
    title: "Payment",
    question: "What becomes of this payment?",
    choices: [
      { name: "pay", label: "Pay", to: "PAYMENT_RECEIVED" },
      { name: "fail", label: "Let it fail", to: "FAILED" },
      { name: "cancel", label: "Cancel", to: "CANCELLED" },
      { name: "expire", label: "Let it expire", to: "EXPIRED" },
    ],
  },
};
