// Published addresses whose page is gone, and the page that has its subject now: links from outside still lead somewhere.

import { address } from "../contract/addresses.ts";

const inErrorResponse = [
  ...["AccountBadRequestError", "AccountNotFoundError", "BadRequestError", "FiatTransferRejectedError"],
  ...["ForbiddenError", "IdentityVerificationUnavailableError", "InternalError", "OtherError", "PartyRejectedError"],
  ...["PayInNotFoundError", "PaymentRequestRejectedError", "PaymentSessionCreateBadRequestError"],
  ...["PaymentSessionCreateRejectedError", "PaymentSessionListBadRequestError", "PayoutRouteRejectedError"],
  ...["UnauthenticatedError", "WalletListBadRequestError"],
];

const inErrorCode = ["ApprovalClientError", "ClientError", "ForbiddenError", "ServerError", "UnauthorizedError"];

/** The address of the page that took the place of another, by the former address. */
export const moved: Record<string, string> = Object.fromEntries([
  ...inErrorResponse.map((name) => [address.schema("finance", name), address.schema("finance", "ErrorResponse")]),
  ...inErrorCode.map((name) => [address.schema("ramp", name), address.schema("ramp", "ErrorCode")]),
  [address.schema("finance", "AssumedPaymentRequestAmount"), address.schema("finance", "PaymentRequestAmount")],
  // Operations run on their own pages.
  ...(["finance", "ramp", "auth"] as const).map((service) => [`/try/${service}.html`, address.service(service)]),
  [address.schema("finance", "PayoutEventStatus"), address.state("finance", "PayoutStatus")],
]);
