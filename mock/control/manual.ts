// The manual of the control API: what GET /__mock/ returns to a client that asks for JSON.

/** What each command does, accepts and returns, by method and path below /__mock; `?` marks what can be left out. */
export const manual: Record<string, string> = {
  "GET /scenarios": "Lists the scenarios, with how often each was used.",
  "POST /scenarios":
    "Adds a scenario, which decides what the next matching requests get. {operationId?, match?: {path?, body?}, times?: 1 by default or 'forever', status?, example? (a documented response), response?: {status?, headers?, body?} (your own), latency? in ms, drop?: true, 'before', 'within' or 'reset', applied?: true (the operation is carried out and its response is lost)}. In a path, * stands for a segment; a body names the fields it must have. The first scenario that matches and is not used up wins, after token, scope and validation: set several for one request after the other. 201 with its id.",
  "DELETE /scenarios": "Removes all scenarios. 204.",
  "DELETE /scenarios/{id}": "Removes one scenario. 204.",
  "GET /requests":
    "Lists the last 200 requests with their responses and the rule that decided each. Filters, which must all hold: operationId, api, method, status (0 for a dropped connection), source, tenantId, clientId, correlationId, idempotencyKey; limit=10 for the last ones. Sensitive fields, and those that are not in the contract, are masked; large bodies and bodies that are not JSON are left out.",
  "DELETE /requests": "Empties the list of requests. 204.",
  "GET /clock": "Returns the mock's time: {now}.",
  "POST /clock":
    "Advances the clock by the sum of {milliseconds?, seconds?, minutes?, hours?, days?}, and responds when the deliveries that fell due were attempted. {wait: false} responds at once, for a receiver that advances the clock itself; `settled: false` says that a receiver takes longer than it may. Tokens expire in real time.",
  "GET /settings": "Returns the settings.",
  "POST /settings":
    "Changes {paymentSessions?, kycNotRequired?, companyActive?, webhookCap?} and returns all. paymentSessions enables createPaymentSession; kycNotRequired lets a party be NOT_REQUIRED; without companyActive no payment session is created; webhookCap is how many webhooks a company can register.",
  "POST /move":
    "Gives a resource another status at once, with its money and its events: {kind, id, to, field?, reason?, tenantId?}; field only where a resource has several statuses. 200 {kind, id, field, from, to, evidence, events}; evidence 'mock' means that the contract has no such move. 409 with `possible` for what is documented as impossible, contradicts an event that was sent, or lacks the money.",
  "GET /outcomes": "Lists the test values, which lead a resource to a given outcome.",
  "POST /bank-credits":
    "A bank sends money: {virtualBankAccountId, amount, currency, tenantId?}. A pay-in follows: {payInId}.",
  "POST /ramp-funding":
    "Funds arrive for an approved ramp request: {rampRequestId, amount?, tenantId?}, all of them without an amount. {rampRequestId, status, amountReceived, paymentReceived}.",
  "GET /state":
    "Counts the resources of a tenant by kind. ?kind=&id=&tenantId=&page=&size= returns resources, with what falls due and the moves that are possible now.",
  "GET /ledger":
    "Returns the balances and the last postings: ?postings=&tenantId=. The sum of each asset is 0, and `faults` is empty.",
  "GET /snapshots": "Lists the snapshots.",
  "POST /snapshots":
    "Takes a snapshot {name} of resources, money, clock, settings, idempotency keys and waiting deliveries; one of the same name is replaced. 201 {name, time, counts}. There can be 50, and a reset keeps them.",
  "POST /snapshots/{name}/restore":
    "Restores the state of a snapshot; scenarios, requests, delivery policy and past deliveries stay.",
  "DELETE /snapshots/{name}": "Removes a snapshot. 204.",
  "POST /export":
    "Returns a file for --scenario with the whole state, including credentials of webhooks and personal data: keep it out of Git if they are real. It does not have clients, requests, snapshots and ended deliveries.",
  "POST /import":
    "Takes a file of POST /export, or any other scenario file, as --scenario does at the start: all of it, or nothing when something is wrong. {state?, settings?, moves?, clock?, scenarios?}. 204.",
  "POST /reset":
    "Goes back to the start, snapshots excepted. {snapshot} goes back to a snapshot instead and also removes scenarios, requests and later deliveries. 204.",
  "POST /webhooks":
    "Registers a webhook without a token: {url, headerName, apiKey, tenantId?}. 201 with what a read of it shows.",
  "GET /deliveries":
    "Lists the last 200 deliveries, the newest last, with their attempts: ?eventType=&webhookId=&tenantId=&state=&size=. state is waiting, delivered or given-up.",
  "POST /deliveries/{id}/redeliver": "Makes another attempt now, also for a delivered event.",
  "GET /delivery-policy": "Returns the policy: {delay, retries, timeout, duplicates, disorder}, times in ms.",
  "POST /delivery-policy":
    "Changes the policy. retries are the times between attempts; duplicates is the share of events that are sent twice, disorder the longest time by which one is held back; the same events each time. timeout is in real time, the others go by the mock's clock.",
  "POST /sandboxes":
    "Makes a sandbox: credentials with resources, clock, settings, scenarios, requests and deliveries of their own. {speed?, paymentSessions?, kycNotRequired?, companyActive?, webhookCap?}. 201 {id, clientId, clientSecret, tenants, clients, control}. Any command below /sandboxes/{id}, or with a bearer token of the sandbox, is about the sandbox; GET and DELETE of /sandboxes are about all, whoever asks. It ends after 24 hours without use; there can be 1,000, then 503.",
  "GET /sandboxes": "Lists the sandboxes with their last use, without secrets.",
  "DELETE /sandboxes/{id}": "Ends a sandbox: its credentials and tokens are refused from then on. 204.",
};

/** What else each port responds to. */
const besides = {
  "/health":
    "200, or 503 with status read-only when the data file has no room for a write; with the versions of the contract.",
  "/__mock/hosted/…":
    "The pages behind `url` of a verification, `consentUrl` and `paymentUrl`. While nobody opens one, the mock approves, consents or pays by itself; an open page waits for a button. Tests send its form: the hidden field `form` and a `choice` of approve, reject, leave, accept, decline, pay, fail, cancel or expire. `returnUrl` is where the page sends the browser, with the status.",
};

/** The whole manual. Without tenantId, a command is for the first tenant. An error is {"error": "…"}. */
export const directory = { commands: manual, besides };
