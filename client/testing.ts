// Entry point finance-ramp-api/testing: deliveries and a fake transport, from the examples of the contract. For tests only.

export type { Delivery, DeliveryAuthentication, DeliveryOptions } from "./testing/delivery.ts";
export { createDelivery } from "./testing/delivery.ts";
export type {
  FakeCall,
  FakeFailure,
  FakeOperation,
  FakePlan,
  FakePlans,
  FakeReply,
  FakeTransport,
} from "./testing/transport.ts";
export { createFakeTransport } from "./testing/transport.ts";
