// @ts-check
// The script of the page: from a party to its first payout, and from a ramp request to its approval, step by step.

/** @typedef {Record<string, string>} FormValues The values of the form. */
/** @typedef {{ total: string, available: string, reserved: string }} AssetBalance */
/** @typedef {Record<string, string>} Ids IDs from earlier steps, by name. */

/** IDs of the mock's cast: the account that sends the first money, and the company's bank account and wallet. */
const cast = {
  mayaAccount: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
  companyBankAccount: "f24c6e51-07b9-48ad-a0f3-9518a714c901",
  companyWallet: "035d7f62-18ca-49be-b104-a629b825da01",
};

/** Pause between two polls of a status, and how long it is polled, in milliseconds. */
const patience = { pause: 250, atMost: 30_000 };

/**
 * Creates a function that sends requests to a service.
 * @param {string} baseUrl Origin of the service.
 * @param {string} token Access token.
 */
function createService(baseUrl, token) {
  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body] Sent as JSON.
   * @returns {Promise<any>} The `result` of the response.
   * @throws Error with the code and the correlation ID of an error response.
   */
  return async (method, path, body) => {
    const headers = { Authorization: `Bearer ${token}`, ...(body && { "Content-Type": "application/json" }) };
    const sent = body === undefined ? null : JSON.stringify(body);
    const response = await fetch(new URL(path, baseUrl), { method, headers, body: sent });
    const envelope = await response.json();
    if (response.ok) return envelope.result;
    const { code = "", message = "" } = envelope.errors?.[0] ?? {};
    const id = response.headers.get("X-Correlation-Id");
    throw new Error(`${method} ${path}: ${response.status} ${code}: ${message} (correlation ID ${id})`);
  };
}

/** @typedef {ReturnType<typeof createService>} ServiceClient */

/**
 * Polls until a condition is true. A page must poll, because only a back end can receive events.
 * @template T
 * @param {() => Promise<T>} look
 * @param {(seen: T) => boolean} isThere
 * @returns {Promise<T>} The last value.
 */
async function until(look, isThere) {
  const end = Date.now() + patience.atMost;
  for (;;) {
    const seen = await look();
    if (isThere(seen)) return seen;
    if (Date.now() > end) throw new Error("The status does not change. Is the mock's clock stopped (--speed 0)?");
    await new Promise((resolve) => setTimeout(resolve, patience.pause));
  }
}

/**
 * @param {ServiceClient} finance
 * @param {Ids} ids
 * @returns {Promise<any>} The one wallet of the new account.
 */
async function readWallet(finance, { account }) {
  const [wallet] = await finance("GET", `/v1/accounts/${account}/wallets`);
  return wallet;
}

/**
 * @param {ServiceClient} finance
 * @param {Ids} ids
 * @returns {Promise<AssetBalance>} What the account holds in USDC.
 */
async function readBalance(finance, ids) {
  const { balances } = await readWallet(finance, ids);
  /** @type {{ asset: string, amount: AssetBalance }[]} */
  const known = balances;
  return known.find(({ asset }) => asset === "USDC")?.amount ?? { total: "0", available: "0", reserved: "0" };
}

/**
 * Ends the story if a transfer or payout is not completed.
 * @param {string} what
 * @param {string} status
 */
function mustBeCompleted(what, status) {
  if (status !== "COMPLETED") throw new Error(`${what} is ${status}. Is there no money left? Reset the mock.`);
}

/** @param {AssetBalance} balance */
function shown({ available, reserved }) {
  return `${available} USDC, ${reserved} reserved`;
}

/** @param {string} reference Prefix of a reference that is new each time the story runs. */
function unique(reference) {
  return `${reference}-${Date.now().toString(36)}`;
}

/** @type {[name: string, step: (services: { finance: ServiceClient, ramp: ServiceClient }, ids: Ids, settings: FormValues) => Promise<string>][]} */
const story = [
  [
    "Webhook",
    async ({ finance }, _, { webhook: url, apiKey }) => {
      if (!url) return "none";
      /** @type {{ id: string, url: string }[]} */
      const all = await finance("GET", "/v1/webhooks");
      const known = all.find((webhook) => webhook.url === url);
      const body = { url, authenticationMethod: { type: "API_KEY", headerName: "X-Webhook-Key", apiKey } };
      const { status } = known
        ? await finance("PUT", `/v1/webhooks/${known.id}`, body)
        : await finance("POST", "/v1/webhooks", body);
      return status;
    },
  ],
  [
    "Party",
    async ({ finance }, ids) => {
      const names = { partyType: "INDIVIDUAL", firstName: "Iris", lastName: "Novak" };
      const party = { ...names, email: "iris.novak@mail.example", externalId: unique("customer") };
      ids["party"] = (await finance("POST", "/v1/parties", party)).id;
      // Send the person to both links. With the mock, each link leads to a page where you decide instead.
      await finance("POST", `/v1/parties/${ids["party"]}/verification`);
      await finance("POST", `/v1/parties/${ids["party"]}/partner-terms/link`);
      return `${ids["party"]}, to be verified`;
    },
  ],
  [
    "Account",
    async ({ finance }, ids) => {
      const account = { externalId: unique("account"), party: { id: ids["party"] } };
      const { id, status } = await finance("POST", "/v1/accounts", account);
      ids["account"] = id;
      return `${id} ${status}`;
    },
  ],
  [
    "Role",
    async ({ finance }, { account, party }) => {
      const role = { partyId: party, roleType: "PAYOUT_RECIPIENT" };
      const { roleType, status } = await finance("POST", `/v1/accounts/${account}/party-roles`, role);
      return `${roleType} ${status}`;
    },
  ],
  [
    "Wallet",
    async ({ finance }, ids) => {
      const wallet = await until(
        () => readWallet(finance, ids),
        ({ amlStatus }) => amlStatus !== "PENDING",
      );
      ids["wallet"] = wallet.id;
      return `${wallet.id} on ${wallet.chain} ${wallet.amlStatus}`;
    },
  ],
  [
    "Verification",
    async ({ finance }, ids) => {
      const party = await until(
        () => finance("GET", `/v1/parties/${ids["party"]}`),
        ({ kycStatus, partnerTermsStatus }) => kycStatus !== "PENDING" && partnerTermsStatus !== "REQUIRED",
      );
      return `${party.kycStatus}, partner terms ${party.partnerTermsStatus}`;
    },
  ],
  [
    "Money in",
    async ({ finance }, ids) => {
      const transfer = { receiverAccountId: ids["account"], asset: "USDC", chain: "BASE", amount: "50" };
      await finance("POST", `/v1/accounts/${cast.mayaAccount}/transfers/crypto`, transfer);
      const [{ status }] = await until(
        () => finance("GET", `/v1/accounts/${ids["account"]}/transfers`),
        ([sent]) => sent.status !== "PENDING",
      );
      mustBeCompleted("The transfer", status);
      return `${status}; ${shown(await readBalance(finance, ids))}`;
    },
  ],
  [
    "Payment request",
    async ({ finance }, ids) => {
      const order = { accountId: ids["account"], externalId: unique("order"), cardProviderReference: unique("card") };
      const request = { ...order, fiatCurrency: "EUR", amount: { fiat: 12 }, idempotencyKey: crypto.randomUUID() };
      const { id, status, authorizedAmount } = await finance("POST", "/v1/payment-requests", request);
      ids["paymentRequest"] = id;
      return `${authorizedAmount.fiat} EUR ${status}; ${shown(await readBalance(finance, ids))}`;
    },
  ],
  [
    "Settlement",
    async ({ finance }, ids) => {
      const settlement = { settlementAmount: { fiat: 12 }, idempotencyKey: crypto.randomUUID() };
      const { status } = await finance("POST", `/v1/payment-requests/${ids["paymentRequest"]}/settlements`, settlement);
      const settled = await until(
        () => readBalance(finance, ids),
        ({ total, available }) => total === available,
      );
      return `${status}; ${shown(settled)}`;
    },
  ],
  [
    "Bank account",
    async ({ finance }, ids) => {
      const account = { rail: "US_ACH", accountNumber: "000123456789", routingNumber: "110000000" };
      const made = await finance("POST", `/v1/parties/${ids["party"]}/payout-bank-accounts`, account);
      ids["bankAccount"] = made.id;
      return `ends in ${made.accountNumberLast4}`;
    },
  ],
  [
    "Route",
    async ({ finance }, ids) => {
      const route = { payoutBankAccountId: ids["bankAccount"], sourceWalletId: ids["wallet"] };
      const path = `/v1/accounts/${ids["account"]}/payout-routes`;
      const { id } = await finance("POST", path, route);
      ids["route"] = id;
      const readStatus = async () => {
        /** @type {{ id: string, status: string }[]} */
        const routes = await finance("GET", path);
        return routes.find((one) => one.id === id)?.status ?? "";
      };
      // Read the route again: one with incomplete data fails permanently. Pay only over a route that is ACTIVE.
      return until(readStatus, (status) => status === "ACTIVE");
    },
  ],
  [
    "Payout",
    async ({ finance }, ids) => {
      const path = `/v1/accounts/${ids["account"]}/payouts`;
      const { id } = await finance("POST", path, { routeId: ids["route"], asset: "USDC", amount: "30" });
      const { status } = await until(
        () => finance("GET", `${path}/${id}`),
        (payout) => !["REQUESTED", "SENDING", "PROVIDER_PROCESSING"].includes(payout.status),
      );
      mustBeCompleted("The payout", status);
      return `${status}; ${shown(await readBalance(finance, ids))}`;
    },
  ],
  [
    "Ramp request",
    async ({ ramp }, ids) => {
      const { companyBankAccount: companyBankAccountId, companyWallet: companyWalletId } = cast;
      const request = { rampType: "ON_RAMP", amount: 5000, companyBankAccountId, companyWalletId };
      ids["rampRequest"] = (await ramp("POST", "/v1/ramp-requests", request)).id;
      const { status, fiatFeeAmount, cryptoAmount } = await ramp("GET", `/v1/ramp-requests/${ids["rampRequest"]}`);
      return `${status}; 5000 EUR (fee ${fiatFeeAmount} EUR) for ${cryptoAmount} USDC`;
    },
  ],
  [
    "Approval",
    async ({ ramp }, { rampRequest }) => {
      const path = `/v1/ramp-requests/${rampRequest}`;
      // The version identifies the state that you read. If there is a newer version, the approval fails.
      const { version } = await ramp("GET", path);
      const { status, depositBankAccount } = await ramp("POST", `${path}/approve`, { version });
      return `${status}; to ${depositBankAccount.iban}`;
    },
  ],
];

/**
 * Runs the story and shows each step. Text is set as text, never as HTML.
 * @param {FormValues} settings
 * @param {HTMLElement} list
 */
async function tell(settings, list) {
  const { finance = "", ramp = "", token = "" } = settings;
  const services = { finance: createService(finance, token), ramp: createService(ramp, token) };
  /** @type {Ids} */
  const ids = {};
  for (const [name, step] of story) {
    const entry = document.createElement("li");
    entry.textContent = `${name}: …`;
    list.append(entry);
    entry.textContent = `${name}: ${await step(services, ids, settings)}`;
  }
}

const form = /** @type {HTMLFormElement} */ (document.querySelector("form"));
const button = /** @type {HTMLButtonElement} */ (document.querySelector("button"));
const message = /** @type {HTMLElement} */ (document.querySelector("[role=status]"));
const steps = /** @type {HTMLElement} */ (document.querySelector("ol"));

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  button.disabled = true;
  steps.replaceChildren();
  message.textContent = "The story is running …";
  try {
    await tell(/** @type {FormValues} */ (Object.fromEntries(new FormData(form))), steps);
    message.textContent = "The end.";
  } catch (error) {
    message.textContent = String(error);
  }
  button.disabled = false;
});
