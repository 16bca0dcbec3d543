// The packages that the site has to download. They are packed before the contract is read, so nothing here reads it.

/** The packages that can be installed from the site, by the room that each is. */
export const packageFiles = [
  { room: "mock", file: "finance-ramp-mock.tgz", label: "finance-ramp-mock, the mock" },
  { room: "client", file: "finance-ramp-api.tgz", label: "finance-ramp-api, the client for TypeScript and JavaScript" },
  { room: "conformance", file: "finance-ramp-conformance.tgz", label: "finance-ramp-conformance, the contract tests" },
] as const;
