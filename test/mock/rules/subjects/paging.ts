// Rules of paging, filters and sorting.

import { all, every, has, lacks, number, oneOf, size, sorted, type WantedValue } from "../match.ts";
import { type Ask, after, type More, type RuleTable, refused, shows } from "../rule.ts";

type Query = Record<string, string | number>;
const listed = (query: Query, result?: WantedValue, more: More = {}): Ask => ({
  ...{ ask: "listPaymentSessions", query, ...(result !== undefined && { result }), ...more },
});
const page = (pagination: WantedValue) => ({ whole: { pagination } });
const wrong = (query: Query, how: string | number) => refused("listPaymentSessions", how, { query });
const [up, down] = [{ sortOrder: "ASC" }, { sortOrder: "DESC" }];
/** All of them, with two of other instants than the first and the last. */
const read = listed({ sortOn: "createdAt", ...up }, undefined, { as: "old" });
const oldest = "{old.6.createdAt}";
const sortedBy = (property: string) => ({ whole: { sort: { orders: [{ property }, { property: "id" }] } } });
const banks = "listCompanyBankAccounts";
const ofBanks = (query: Query, result: WantedValue, more: More = {}) => shows(banks, result, { query, ...more });
const notOfBanks = (query: Query) => refused(banks, "validation-error", { query });

export const paging: RuleTable = {
  "F20: a page describes itself": [
    listed({ size: 10, page: 2 }, undefined, {
      ...page({ pageNumber: 2, pageSize: 10, numberOfElements: number, numberOfPages: number }),
    }),
    listed({ size: 10, page: 2 }, undefined, page({ hasNextPage: true, hasPreviousPage: true })),
  ],
  "F21 F104: pages are counted from 1, which is the default": [
    listed({ size: 10 }, undefined, page({ pageNumber: 1, hasPreviousPage: false })),
  ],
  "F105 F240: 100 payment sessions are a page by default": [
    listed({}, size(100), page({ pageSize: 100, hasNextPage: true })),
  ],
  "F105: a page can have one": listed({ size: 1 }, size(1)),
  "F105: and 100": listed({ size: 100 }, size(100)),
  "F105 F214 F240: a page of 101 is refused": wrong({ size: 101 }, "400 size.validation"),
  "F105: a page of none is refused": wrong({ size: 0 }, "400 size.validation"),
  "F104 F214: page 0 is refused": wrong({ page: 0 }, "400 page.validation"),
  "F104: a page below that is refused": wrong({ page: -1 }, "400 page.validation"),
  "F104: a page that is no number is refused": wrong({ page: "two" }, 400),
  "F109: a page past the last is empty": listed({ page: 999 }, [], page({ hasNextPage: false })),
  "F20: the last page has no next one": [
    listed({ page: 2 }, size(1, 99), page({ hasNextPage: false, hasPreviousPage: true, numberOfPages: 2 })),
  ],
  "F108: no session is on two pages": [
    listed({ size: 4 }, undefined, { as: "first" }),
    listed({ size: 4, page: 2 }, all(size(4), lacks({ id: "{first.0.id}" }), lacks({ id: "{first.3.id}" }))),
  ],
  "F108: those of one instant keep their order": [
    listed({ size: 3 }, undefined, { as: "first" }),
    listed({ size: 1, page: 2 }, [{ id: "{first.1.id}" }]),
    listed({ size: 1, page: 3 }, [{ id: "{first.2.id}" }]),
  ],
  "F106: the newest comes first": listed({}, sorted("createdAt", "DESC")),
  "F107: sortOrder alone is ignored": listed(up, sorted("createdAt", "DESC")),
  "F107: with sortOn the order is DESC by default": listed({ sortOn: "updatedAt" }, sorted("updatedAt", "DESC")),
  "F106 F107: sorts ascending by createdAt": listed({ sortOn: "createdAt", ...up }, sorted("createdAt", "ASC")),
  "F106 F107: sorts ascending by updatedAt": listed({ sortOn: "updatedAt", ...up }, sorted("updatedAt", "ASC")),
  "F108: the sort block ends with the ID": listed({ sortOn: "updatedAt" }, undefined, sortedBy("updatedAt")),
  "F108: without sortOn it begins with createdAt": listed({}, undefined, sortedBy("createdAt")),
  "F108: the ID is nothing to sort on": wrong({ sortOn: "id" }, "400 sortOn.validation"),
  "F106 F214: the status is nothing to sort on": wrong({ sortOn: "status" }, "400 sortOn.validation"),
  "F106: inAmount is nothing to sort on": wrong({ sortOn: "inAmount" }, "400 sortOn.validation"),
  "F106: expiresAt is nothing to sort on": wrong({ sortOn: "expiresAt" }, "400 sortOn.validation"),
  "F107: another sortOrder is refused": wrong({ sortOn: "createdAt", sortOrder: "UP" }, 400),
  "F101: filters by status": listed({ status: "EXPIRED" }, every({ status: "EXPIRED" })),
  "F101 F212: a status that does not exist is refused": wrong({ status: "COMPLETED" }, "400 invalid-parameter"),
  ...after(read, {
    "F102: from is inclusive": [
      listed({ from: oldest, sortOn: "createdAt", ...up, size: 1 }, [{ createdAt: oldest }]),
      listed({ from: oldest, size: 100 }, lacks({ id: "{old.5.id}" })),
    ],
    "F103: to is exclusive": listed({ to: oldest }, all(size(6), lacks({ createdAt: oldest }))),
    "F102 F103: from and to together": listed(
      { from: "{old.0.createdAt}", to: "{old.3.createdAt}" },
      all(size(3), every({ createdAt: "{old.0.createdAt}" })),
    ),
    "F213: from may be to, and then nothing is between them": listed({ from: oldest, to: oldest }, []),
  }),
  "F213: from after to is refused": [
    wrong({ from: "2026-07-02T00:00:00Z", to: "2026-07-01T00:00:00Z" }, "400 invalid-date-range"),
  ],
  "F102 F212: from has to be an instant": wrong({ from: "yesterday" }, "400 invalid-parameter"),
  "F103 F212: a date is no instant": wrong({ to: "2026-07-01" }, "400 invalid-parameter"),
  "F102: an instant may have an offset": listed({ from: "2026-06-02T02:00:00+02:00", size: 1 }),
  "F112 F113: wallets are paged": shows("listWallets", size(1), {
    query: { size: 1, page: 2 },
    ...page({ pageNumber: 2, pageSize: 1, numberOfPages: 2, hasNextPage: false }),
  }),
  "F113: page 0 of the wallets is refused": refused("listWallets", 400, { query: { page: 0 } }),
  "F114: a page of no wallets is refused": refused("listWallets", 400, { query: { size: 0 } }),
  "F20: parties are paged": shows("listParties", size(2), {
    ...{ query: { size: 2 }, ...page({ pageSize: 2, hasNextPage: true }) },
  }),
  "F20: accounts are paged": shows("listAccounts", size(1), {
    ...{ query: { size: 1, page: 2 }, ...page({ pageNumber: 2, hasPreviousPage: true }) },
  }),
  "R44 R46: bank accounts are paged from 1": [
    ofBanks({ size: 2 }, size(2), page({ pageNumber: 1, pageSize: 2, hasNextPage: true, hasPreviousPage: false })),
  ],
  "R46: page 0 of the bank accounts is refused": notOfBanks({ page: 0 }),
  "R46: a page of no bank accounts is refused": notOfBanks({ size: 0 }),
  "R46: bank accounts are filtered by verification status": [
    ofBanks({ verificationStatus: "DENIED" }, every({ verificationStatus: "DENIED" })),
  ],
  "R17 R46: a verification status that does not exist is refused": notOfBanks({ verificationStatus: "LOST" }),
  "R46: bank accounts are filtered by supported ramp type": [
    ofBanks({ supportedRampType: "ON_RAMP" }, every({ supportedRampType: "ON_RAMP" })),
  ],
  "R16 R46: a ramp type that does not exist is refused": notOfBanks({ supportedRampType: "UP" }),
  "R46: bank accounts are sorted ascending": ofBanks({ sortOn: "name", ...up }, sorted("name", "ASC")),
  "R46: and descending": ofBanks({ sortOn: "name", ...down }, sorted("name", "DESC")),
  "R46: another direction is refused": notOfBanks({ sortOn: "name", sortOrder: "UP" }),
  "R45: their sort block names the field": [
    {
      ...{ ask: banks, query: { sortOn: "name", ...up } },
      whole: { sort: { orders: has({ property: "name", direction: oneOf("ASC") }) } },
    },
  ],
};
