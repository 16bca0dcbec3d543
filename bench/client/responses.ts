// What the service of the client bench responds: the same 20 items to everyone, in the form that each client reads.

/** The account of the measured requests. Others stand for a fault: see `respond`. */
export const accountId = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
/** The payout of the measured requests. */
export const payout = { routeId: "8bd5f7ea-9042-4136-bf8c-2ea1309dc201", asset: "USDC", amount: "100.00" } as const;

/** A response; without a status, none comes. */
export interface Reply {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body: string;
}

const items = Array.from({ length: 20 }, (_, id) => ({ id: `item-${id}`, name: `Item ${id}` }));
const one = { id: "9ce608fb-a153-4247-8a9d-3fb241aed301", accountId, ...payout };
const pagination = { pageSize: 20, numberOfPages: 1 };
const refused = (code: string) => JSON.stringify({ success: false, errors: [{ code, message: code }] });

/** Each service: what its paths begin with, its list, and what it has created. */
const services: { prefix: string; list: string; created: string }[] = [
  {
    prefix: "/v1/accounts/",
    list: JSON.stringify({ success: true, result: items, pagination }),
    created: JSON.stringify({ success: true, result: one }),
  },
  {
    prefix: "/v1/payouts", // Stripe
    list: JSON.stringify({ object: "list", url: "/v1/payouts", has_more: false, data: items }),
    created: JSON.stringify({ object: "payout", ...one }),
  },
  { prefix: "/api/counterparties", list: JSON.stringify(items), created: JSON.stringify(one) }, // Modern Treasury
];

/** How requests fail, by the account in their path. */
export const faults: Record<string, Reply> = {
  unknown: { status: 404, body: refused("account-not-found") },
  expired: { status: 401, body: refused("unauthenticated") },
  busy: { status: 503, headers: { "Retry-After": "0" }, body: refused("unavailable") },
  html: { status: 502, type: "text/html", body: "<h1>Bad gateway</h1>" },
  silent: { body: "" },
};

/**
 * The response to a request.
 * @param method Its method.
 * @param path Its path, with or without a query.
 */
export function respond(method: string, path: string): Reply {
  const fault = faults[path.split("/")[3] ?? ""];
  if (fault) return fault;
  const service = services.find(({ prefix }) => path.startsWith(prefix));
  if (!service) return { status: 404, body: refused("not-found") };
  return method === "GET" ? { status: 200, body: service.list } : { status: 201, body: service.created };
}
