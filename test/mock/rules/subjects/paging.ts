// Rules of paging, filters and sorting.

import { all, every, has, lacks, number, size, sorted, type WantedValue } from "../match.ts";
import { after, asking, type More, type RuleTable, refused, shows } from "../rule.ts";

type Query = Record<string, string | number>;
const sessions = "listPaymentSessions";
const listed = (query: Query, result: WantedValue, more?: More) => shows(sessions, result, query, more);
const page = (pagination: WantedValue) => ({ whole: { pagination } });
const paged = (query: Query, pagination: WantedValue) => asking(sessions, query, page(pagination));
const wrong = (query: Query, how: string | number) => refused(sessions, how, query);
const first = (query: Query) => asking(sessions, query, { as: "first" });
const up = { sortOrder: "ASC" };
const byCreation = { sortOn: "createdAt", ...up };
const oldest = "{old.6.createdAt}";
const sortedBy = (property: string) => ({ whole: { sort: { orders: [{ property }, { property: "id" }] } } });
const ascending = { property: "name", direction: "ASC" };
const banks = "listCompanyBankAccounts";
const ofBanks = (query: Query, result: WantedValue) => shows(banks, result, query);
const twoBanks = { pageNumber: 1, pageSize: 2, hasNextPage: true, hasPreviousPage: false };

export const paging: RuleTable = {
  "F20: a page describes itself": [
    paged({ size: 10, page: 2 }, { pageNumber: 2, pageSize: 10, numberOfElements: number, numberOfPages: number }),
    paged({ size: 10, page: 2 }, { hasNextPage: true, hasPreviousPage: true }),
  ],
  "F105 F240: by default a page has 100 sessions": listed(
    {},
    size(100),
    page({ pageSize: 100, hasNextPage: true }),
  ),
  "F105: a page of none is refused": wrong({ size: 0 }, "400 size.validation"),
  "F104: a page that is no number is refused": wrong({ page: "two" }, 400),
  "F109: a page past the last is empty": listed({ page: 999 }, [], page({ hasNextPage: false })),
  "F20: the last page has no next one": [
    listed({ page: 2 }, size(1, 99), page({ hasNextPage: false, hasPreviousPage: true, numberOfPages: 2 })),
  ],
  "F108: those of one instant keep their order": [
    first({ size: 3 }),
    [1, 2].map((index) => listed({ size: 1, page: index + 1 }, [{ id: `{first.${index}.id}` }])),
  ],
  "F106: the newest comes first": listed({}, sorted("createdAt", "DESC")),
  "F107: sortOrder alone is ignored": listed(up, sorted("createdAt", "DESC")),
  "F107: with sortOn the order is DESC by default": listed({ sortOn: "updatedAt" }, sorted("updatedAt", "DESC")),
  "F106 F107: sorts ascending by updatedAt": listed({ sortOn: "updatedAt", ...up }, sorted("updatedAt", "ASC")),
  "F108: the sort block ends with the ID": asking(sessions, { sortOn: "updatedAt" }, sortedBy("updatedAt")),
  "F106 F214: the status is nothing to sort on": wrong({ sortOn: "status" }, "400 sortOn.validation"),
  "F101: filters by status": listed({ status: "EXPIRED" }, every({ status: "EXPIRED" })),
  "F101 F212: a status that does not exist is refused": wrong({ status: "COMPLETED" }, "400 invalid-parameter"),
  // All of them, with two of other instants than the first and the last.
  ...after(asking(sessions, byCreation, { as: "old" }), {
    "F102: from is inclusive": [
      listed({ from: oldest, ...byCreation, size: 1 }, [{ createdAt: oldest }]),
      listed({ from: oldest, size: 100 }, lacks({ id: "{old.5.id}" })),
    ],
    "F103: to is exclusive": listed({ to: oldest }, all(size(6), lacks({ createdAt: oldest }))),
    "F213: from may be to, and then nothing is between them": listed({ from: oldest, to: oldest }, []),
  }),
  "F213: from after to is refused": [
    wrong({ from: "2026-07-02T00:00:00Z", to: "2026-07-01T00:00:00Z" }, "400 invalid-date-range"),
  ],
  "F102: an instant may have an offset": asking(sessions, { from: "2026-06-02T02:00:00+02:00", size: 1 }),
  "R44 R46: bank accounts are paged from 1": shows(banks, size(2), { size: 2 }, page(twoBanks)),
  "R46: bank accounts are filtered by verification status": [
    ofBanks({ verificationStatus: "DENIED" }, every({ verificationStatus: "DENIED" })),
  ],
  "R46: bank accounts are sorted ascending": ofBanks({ sortOn: "name", ...up }, sorted("name", "ASC")),
  "R46: and descending": ofBanks({ sortOn: "name", sortOrder: "DESC" }, sorted("name", "DESC")),
  "R45: their sort block names the field": [
    asking(banks, { sortOn: "name", ...up }, { whole: { sort: { orders: has(ascending) } } }),
  ],
};
