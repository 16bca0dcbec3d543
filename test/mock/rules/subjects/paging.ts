// Rules of paging, filters and sorting.

import { all, every, has, lacks, number, oneOf, type Rule, size, sorted } from "../rule.ts";

const sessions = "listPaymentSessions";
const listed = (query: Record<string, string | number>, more: object = {}) => ({ ask: sessions, query, ...more });
/** Two payment sessions of other instants than the first and the last. */
const [read, oldest] = [listed({ sortOn: "createdAt", sortOrder: "ASC" }, { as: "old" }), "{old.6.createdAt}"];
const refused = (name: string, query: Record<string, string | number>, code: string): Rule => [
  name,
  listed(query, { status: 400, code }),
];
const banks = "listCompanyBankAccounts";
const page = (pagination: object) => ({ whole: { pagination } as never });

export const paging: Rule[] = [
  [
    "F20: a page describes itself",
    listed(
      { size: 10, page: 2 },
      page({
        pageNumber: 2,
        pageSize: 10,
        numberOfElements: number,
        numberOfPages: number,
        hasNextPage: true,
        hasPreviousPage: true,
      }),
    ),
  ],
  [
    "F21 F104: pages are counted from 1, which is the default",
    listed({ size: 10 }, page({ pageNumber: 1, hasPreviousPage: false })),
  ],
  [
    "F105 F240: 100 payment sessions are a page by default",
    listed({}, { result: size(100), ...page({ pageSize: 100, hasNextPage: true }) }),
  ],
  ["F105: a page can have one", listed({ size: 1 }, { result: size(1) })],
  ["F105: and 100", listed({ size: 100 }, { result: size(100) })],
  refused("F105 F214 F240: a page of 101 is refused", { size: 101 }, "size.validation"),
  refused("F105: a page of none is refused", { size: 0 }, "size.validation"),
  refused("F104 F214: page 0 is refused", { page: 0 }, "page.validation"),
  refused("F104: a page below that is refused", { page: -1 }, "page.validation"),
  ["F104: a page that is no number is refused", listed({ page: "two" }, { status: 400 })],
  ["F109: a page past the last is empty", listed({ page: 999 }, { result: [], ...page({ hasNextPage: false }) })],
  [
    "F20: the last page has no next one",
    listed(
      { page: 2 },
      { result: size(1, 99), ...page({ hasNextPage: false, hasPreviousPage: true, numberOfPages: 2 }) },
    ),
  ],
  [
    "F108: no session is on two pages",
    listed({ size: 4 }, { as: "first" }),
    listed(
      { size: 4, page: 2 },
      { result: all(size(4), lacks({ id: "{first.0.id}" }), lacks({ id: "{first.3.id}" })) },
    ),
  ],
  [
    "F108: those of one instant keep their order",
    listed({ size: 3 }, { as: "first" }),
    listed({ size: 1, page: 2 }, { result: [{ id: "{first.1.id}" }] }),
    listed({ size: 1, page: 3 }, { result: [{ id: "{first.2.id}" }] }),
  ],
  ["F106: the newest comes first", listed({}, { result: sorted("createdAt", "DESC") })],
  ["F107: sortOrder alone is ignored", listed({ sortOrder: "ASC" }, { result: sorted("createdAt", "DESC") })],
  [
    "F107: with sortOn the order is DESC by default",
    listed({ sortOn: "updatedAt" }, { result: sorted("updatedAt", "DESC") }),
  ],
  [
    "F106 F107: sorts ascending by createdAt",
    listed({ sortOn: "createdAt", sortOrder: "ASC" }, { result: sorted("createdAt", "ASC") }),
  ],
  [
    "F106 F107: sorts ascending by updatedAt",
    listed({ sortOn: "updatedAt", sortOrder: "ASC" }, { result: sorted("updatedAt", "ASC") }),
  ],
  [
    "F108: the sort block ends with the ID",
    listed({ sortOn: "updatedAt" }, { whole: { sort: { orders: [{ property: "updatedAt" }, { property: "id" }] } } }),
  ],
  [
    "F108: without sortOn it begins with createdAt",
    listed({}, { whole: { sort: { orders: [{ property: "createdAt" }, { property: "id" }] } } }),
  ],
  refused("F108: the ID is nothing to sort on", { sortOn: "id" }, "sortOn.validation"),
  refused("F106 F214: the status is nothing to sort on", { sortOn: "status" }, "sortOn.validation"),
  refused("F106: inAmount is nothing to sort on", { sortOn: "inAmount" }, "sortOn.validation"),
  refused("F106: expiresAt is nothing to sort on", { sortOn: "expiresAt" }, "sortOn.validation"),
  ["F107: another sortOrder is refused", listed({ sortOn: "createdAt", sortOrder: "UP" }, { status: 400 })],
  ["F101: filters by status", listed({ status: "EXPIRED" }, { result: every({ status: "EXPIRED" }) })],
  refused("F101 F212: a status that does not exist is refused", { status: "COMPLETED" }, "invalid-parameter"),
  [
    "F102: from is inclusive",
    read,
    listed({ from: oldest, sortOn: "createdAt", sortOrder: "ASC", size: 1 }, { result: [{ createdAt: oldest }] }),
    listed({ from: oldest, size: 100 }, { result: lacks({ id: "{old.5.id}" }) }),
  ],
  ["F103: to is exclusive", read, listed({ to: oldest }, { result: all(size(6), lacks({ createdAt: oldest })) })],
  [
    "F102 F103: from and to together",
    read,
    listed(
      { from: "{old.0.createdAt}", to: "{old.3.createdAt}" },
      { result: all(size(3), every({ createdAt: "{old.0.createdAt}" })) },
    ),
  ],
  [
    "F213: from may be to, and then nothing is between them",
    read,
    listed({ from: oldest, to: oldest }, { result: [] }),
  ],
  refused(
    "F213: from after to is refused",
    { from: "2026-07-02T00:00:00Z", to: "2026-07-01T00:00:00Z" },
    "invalid-date-range",
  ),
  refused("F102 F212: from has to be an instant", { from: "yesterday" }, "invalid-parameter"),
  refused("F103 F212: a date is no instant", { to: "2026-07-01" }, "invalid-parameter"),
  ["F102: an instant may have an offset", listed({ from: "2026-06-02T02:00:00+02:00", size: 1 })],
  [
    "F112 F113: wallets are paged",
    {
      ask: "listWallets",
      query: { size: 1, page: 2 },
      result: size(1),
      ...page({ pageNumber: 2, pageSize: 1, numberOfPages: 2, hasNextPage: false }),
    },
  ],
  ["F113: page 0 of the wallets is refused", { ask: "listWallets", query: { page: 0 }, status: 400 }],
  ["F114: a page of no wallets is refused", { ask: "listWallets", query: { size: 0 }, status: 400 }],
  [
    "F20: parties are paged",
    { ask: "listParties", query: { size: 2 }, result: size(2), ...page({ pageSize: 2, hasNextPage: true }) },
  ],
  [
    "F20: accounts are paged",
    {
      ask: "listAccounts",
      query: { size: 1, page: 2 },
      result: size(1),
      ...page({ pageNumber: 2, hasPreviousPage: true }),
    },
  ],
  [
    "R44 R46: bank accounts are paged from 1",
    {
      ask: banks,
      query: { size: 2 },
      result: size(2),
      ...page({ pageNumber: 1, pageSize: 2, hasNextPage: true, hasPreviousPage: false }),
    },
  ],
  ["R46: page 0 of the bank accounts is refused", { ask: banks, query: { page: 0 }, code: "validation-error" }],
  ["R46: a page of no bank accounts is refused", { ask: banks, query: { size: 0 }, code: "validation-error" }],
  [
    "R46: bank accounts are filtered by verification status",
    { ask: banks, query: { verificationStatus: "DENIED" }, result: every({ verificationStatus: "DENIED" }) },
  ],
  [
    "R17 R46: a verification status that does not exist is refused",
    { ask: banks, query: { verificationStatus: "LOST" }, code: "validation-error" },
  ],
  [
    "R46: bank accounts are filtered by supported ramp type",
    { ask: banks, query: { supportedRampType: "ON_RAMP" }, result: every({ supportedRampType: "ON_RAMP" }) },
  ],
  [
    "R16 R46: a ramp type that does not exist is refused",
    { ask: banks, query: { supportedRampType: "UP" }, code: "validation-error" },
  ],
  [
    "R46: bank accounts are sorted ascending",
    { ask: banks, query: { sortOn: "name", sortOrder: "ASC" }, result: sorted("name", "ASC") },
  ],
  ["R46: and descending", { ask: banks, query: { sortOn: "name", sortOrder: "DESC" }, result: sorted("name", "DESC") }],
  [
    "R46: another direction is refused",
    { ask: banks, query: { sortOn: "name", sortOrder: "UP" }, code: "validation-error" },
  ],
  [
    "R45: their sort block names the field",
    {
      ask: banks,
      query: { sortOn: "name", sortOrder: "ASC" },
      whole: { sort: { orders: has({ property: "name", direction: oneOf("ASC") }) } },
    },
  ],
];
