// Entry point finance-ramp-api/testing: deliveries and a fake transport, from the examples of the contract. For tests only.

export * from "./testing/delivery.ts";
export * from "./testing/transport.ts";
