// Facts about statuses that the contract only has in prose: their resource, the operations that read them, and what an
// integrator does in each. Advice adds nothing to the contract.

/** Notes on one status schema. */
export interface StateNotes {
  title: string;
  /** Operations that only read the status; empty if none is documented. */
  readWith: string[];
  /** Advice by status. */
  advice: Record<string, string>;
}

/** Notes by the name of the status schema. A test requires an entry for every status schema of the contract. */
export const stateNotes: Record<string, StateNotes> = {
  PaymentSessionStatus: {
    title: "Payment session",
    readWith: ["listPaymentSessions"],
    advice: {
      CREATED: "Poll `listPaymentSessions`; there is nothing for the payer to do yet.",
      PENDING_PAYMENT: "Send the payer to `paymentUrl` and watch `expiresAt`.",
      PAYMENT_RECEIVED: "Credit nothing yet: wait for PAY_IN_SETTLED or PAY_IN_FAILED, and follow the pay-in.",
      FAILED: "Tell the payer. Start another session if the payment is still wanted.",
      EXPIRED: "Start another session if the payment is still wanted.",
      CANCELLED: "Do nothing: it was canceled before a payment. Start another session if the payment is still wanted.",
      REFUNDING: "Do not credit anyone. Read the session again later.",
      REFUNDED: "Credit nothing: the fiat was refunded.",
    },
  },
  PayInStatus: {
    title: "Pay-in",
    readWith: ["getPayIn"],
    advice: {
      SETTLED: "Read the pay-in, reconcile against `PayIn.netCryptoAmount`, and credit your customer once.",
      FAILED: "Credit nothing. The event PAY_IN_FAILED has the reason; the pay-in has none.",
    },
  },
  PayoutStatus: {
    title: "Payout",
    readWith: ["getPayout", "listPayouts"],
    advice: {
      REQUESTED: "Wait for an event; a 201 does not mean success.",
      SENDING: "Wait for an event.",
      PROVIDER_PROCESSING: "Wait. The beneficiary has not been paid yet.",
      COMPLETED: "Read it back with `getPayout`, book it, and be ready to undo the booking if PAYOUT_RETURNED arrives.",
      REJECTED:
        "Book nothing: no funds left the account. The event's `reason` does not say what to change. Check the route with `listPayoutRoutes` and the consent with `getPartnerTerms` before you request a new payout.",
      FAILED:
        "Read `Payout.failureReason`. Its values are not documented, so let a person read it. Check permit and balance before you request a new payout.",
      RETURNED:
        "Undo your booking if you made one, and check the beneficiary's bank details and the balance of the account: where the money goes is not documented.",
    },
  },
  PayoutRouteStatus: {
    title: "Payout route",
    readWith: ["listPayoutRoutes"],
    advice: {
      AWAITING_OWNERSHIP_PROOF:
        "Call `prepareRouteOwnershipProof`, have the wallet's owner sign the message unchanged (EIP-191), then call `completeRouteOwnershipProof`.",
      ACTIVE: "Request payouts over the route with `createPayout`.",
    },
  },
  WalletStatus: {
    title: "Wallet activation",
    readWith: [],
    advice: {
      PENDING: "Do not use the wallet. Let its owner make the on-chain approve, then call `verifyWalletAllowance`.",
      VERIFYING_ALLOWANCE: "Treat it like PENDING: wait, and do not use the wallet.",
    },
  },
  TransferStatus: {
    title: "Transfer",
    readWith: ["listTransfers"],
    advice: { PENDING: "Wait for TRANSFER_COMPLETED or TRANSFER_FAILED, then read back with `listTransfers`." },
  },
  PartnerTermsStatus: {
    title: "Partner-terms consent",
    readWith: ["getPartnerTerms"],
    advice: {
      NOT_REQUIRED: "Continue.",
      REQUIRED:
        "Send the party to `PartnerTerms.consentUrl` and call `getPartnerTerms` again: no event announces the consent.",
      ACCEPTED:
        "Continue, and read it again before every new virtual bank account or payout: it can move back to REQUIRED.",
    },
  },
  PaymentRequestStatus: {
    title: "Payment request",
    readWith: [],
    advice: {
      SETTLING:
        "Keep the response: no documented operation shows the outcome. [A retry with the same key](/guides/idempotency-and-money.html) returns the original result.",
      SETTLED_WITH_SHORTFALL: "Look at `PaymentRequest.shortfallAmount` before you book the settlement.",
      REVERSING:
        "Keep the response: no documented operation shows the outcome. [A retry with the same key](/guides/idempotency-and-money.html) returns the original result.",
    },
  },
  VirtualBankAccountStatus: {
    title: "Virtual bank account",
    readWith: ["listVirtualBankAccounts"],
    advice: {
      PENDING: "Wait for VIRTUAL_BANK_ACCOUNT_CREATED before you show bank details to a payer.",
      ACTIVE: "Show the payer the entry of `VirtualBankAccount.depositRails` for the rail they use.",
    },
  },
  AmlStatus: {
    title: "Wallet screening (AML)",
    readWith: ["listWallets"],
    advice: {
      PENDING: "Do not use the wallet. Read `listWallets` again when ACCOUNT_WALLETS_PROVISIONED arrives.",
      APPROVED: "The wallet is ready as far as screening goes.",
      FLAGGED: "Do not use the wallet.",
      BLOCKED: "Do not use the wallet.",
    },
  },
  AssetPermitStatus: {
    title: "Asset permit",
    readWith: ["listAccountSupportedAssets"],
    advice: {
      READY: "Read it again for each decision; never cache it.",
      ACTIVATING: "Do not rely on the permit. Read `listAccountSupportedAssets` again.",
      ACTION_REQUIRED: "Do not rely on the permit. Ask the services' team what to do.",
      PENDING: "Do not rely on the permit. Read `listAccountSupportedAssets` again.",
      FAILED: "Do not rely on the permit. Ask the services' team what to do.",
      NO_WALLET: "Do not rely on the permit. Look at the wallets of the account with `listWallets`.",
    },
  },
  PartyKycStatus: {
    title: "Party verification (KYC)",
    readWith: ["getParty", "listParties"],
    advice: {
      PENDING: "Send the party to the link of `createPartyVerification` and wait for PARTY_VERIFICATION_COMPLETED.",
      NOT_REQUIRED: "Do nothing: your tenant manages KYC itself.",
    },
  },
  RampRequestStatus: {
    title: "Ramp request",
    readWith: ["getRampRequest", "listRampRequests"],
    advice: {
      AWAITING_APPROVAL:
        "A COMPANY_ADMIN reads it with `getRampRequest` and calls `approveRampRequest` with its version.",
      AWAITING_FUNDS: "Pay to the deposit details in the request; read it again to follow it.",
    },
  },
  BankAccountVerificationStatus: {
    title: "Company bank account verification",
    readWith: ["getCompanyBankAccount", "listCompanyBankAccounts"],
    advice: {
      PENDING: "Read `getCompanyBankAccount` again, and do not use it in a ramp request yet.",
      VERIFIED: "Use it in ramp requests.",
      DENIED: "Do not use it. Whether this is final is not documented.",
    },
  },
};
