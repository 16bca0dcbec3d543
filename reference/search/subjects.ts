// What people ask a page for in words that stand neither in its title nor in its first sentence.

import { address } from "../contract/addresses.ts";

/** Pages by their address, each with the words and phrases under which it is found first. */
export const subjects: Record<string, string> = {
  [address.guide("first-call")]:
    "quickstart, quick start, getting started, get started, hello world, tutorial, first request, install, sdk, client library, base url, staging, try, python, go, golang, java, c#, csharp, .net, php, other languages, programming language",
  [address.guide("authentication")]:
    "login, log in, oauth, client credentials, bearer token, access token, token expired, 401, authorization, client secret, refresh token",
  [address.guide("tenants")]: "x-tenant-id, multi tenant, multi-tenancy, tenant header, tenantId",
  [address.guide("correlation")]:
    "X-Correlation-Id, X-Request-Id, request id, trace id, support, report a problem, bug report",
  [address.guide("errors-and-retries")]:
    "retry, retries, backoff, error handling, 409 conflict, 500, 502, 503, 429, rate limit, timeout, too many requests",
  [address.guide("idempotency-and-money")]:
    "idempotency key, idempotency-key header, idempotencyKey, safe retry, duplicate payment, paid twice, double spending, lost response",
  [address.guide("paging-and-polling")]:
    "pagination, paging, page size, hasNextPage, cursor, polling, sorting, filter, list all",
  [address.guide("amounts-chains-assets")]:
    "decimal places, rounding, precision, number format, money format, currency, cents, stablecoin, decimals",
  [address.guide("webhooks")]:
    "webhooks, webhook, verify webhook signature, signature, invalid signature, signature invalid, signature mismatch, wrong signature, hmac, webhook secret, callback, receiver, notifications, duplicate webhooks, dedupe, webhook retry, test webhook, local webhook, reconciliation, occurredAt",
  [address.guide("onboarding-to-payout")]:
    "onboard a customer, onboarding, end to end, full flow, payout flow, kyc flow, withdraw to bank account, integration example",
  [address.guide("ramp-requests")]: "on-ramp, off-ramp, buy crypto, sell crypto, ramp flow, convert fiat, treasury",
  [address.guide("testing-with-the-mock")]:
    "sandbox, test mode, test environment, test data, simulate, scenarios, local development, ci, mock server, fault injection",
  [address.guide("contract-tests-on-staging")]: "staging, conformance, contract test, staging credentials, drift",
  [address.guide("versions")]:
    "versioning, api version, compatibility, deprecation, breaking changes, upgrade, migration",
  [address.guide("rate-limits-and-capacity")]:
    "rate limit, rate limits, limits, quota, throttling, too many requests, 429, capacity, load, concurrency",
  [address.guide("reconciliation")]: "reconcile, reconciliation, books, ledger, accounting, missed event, daily check",
  [address.guide("security")]:
    "security, secrets, api key, personal data, pii, gdpr, ip allowlist, encryption, verify webhook signature",
  [address.guide("testing-in-ci")]: "ci, continuous integration, pipeline, github actions, automated tests, docker",
  [address.guide("going-live")]: "go live, going live, production, checklist, launch, production credentials",
  [address.guide("upgrading")]:
    "upgrade, upgrading, migration, migrate, breaking changes, new version, update the client",
  [address.operation("finance", "createPayout")]:
    "beneficiary, pay a beneficiary, pay out money to a bank, pay out to a bank, send money to a bank, bank payout, pay out",
  [address.operation("finance", "registerPayoutBankAccount")]:
    "beneficiary, add beneficiary, create beneficiary, beneficiary account",
  [address.operation("finance", "updatePaymentRequest")]:
    "increase authorization, incremental authorization, adjust authorization, raise the authorized amount",
  [address.operation("ramp", "listOnRampPairs")]: "currency pairs, currency pair, pairs",
  [address.operation("ramp", "listOffRampPairs")]: "currency pairs, currency pair, pairs",
  [`${address.operation("finance", "listPaymentSessions")}#query.from`]:
    "time zone, timezone, utc, iso 8601, date format, time format",
  [address.errors()]: "error codes, error list, all errors, error catalogue, unknown code",
  [address.states()]: "statuses, state machine, lifecycle, status list, transitions",
  [address.access()]: "permissions, scopes, roles, access control, authorization, which scope",
  [address.gaps()]: "rate limit, rate limits, undocumented, known gaps, not documented, limits, limit, maximum, quota",
  [address.changelog()]: "breaking changes, release notes, releases, what is new, history, versions",
  [address.downloads()]:
    "postman, postman collection, openapi, swagger, openapi spec, yaml, json, typescript types, typescript sdk, sdk, llms.txt, insomnia",
  [address.service("finance")]: "base url, host, servers, production, environments, finance api, overview",
  [address.service("ramp")]: "base url, host, servers, ramp api, overview",
  [address.service("auth")]: "token endpoint, oauth server",
  [address.events("finance")]:
    "webhook events, event types, event list, list of events, duplicate events, delivery, at least once",
};
