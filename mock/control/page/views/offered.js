// When a resource can take what time, banks and people do: only then is it offered.

/** The status in which it can, by kind. @type {Record<string, string>} */
const wanted = { virtualBankAccounts: "ACTIVE", rampRequests: "AWAITING_FUNDS" };

/** @param {string} kind @param {Record<string, unknown>} resource */
export function isOffered(kind, { status }) {
  return status !== undefined && wanted[kind] === status;
}
