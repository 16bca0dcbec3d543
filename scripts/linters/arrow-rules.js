// The allowed imports between rooms (DESIGN.md), as rules of dependency-cruiser with reasons.

/** The rooms that a room may import, besides itself and packages. */
export const mayImport = {
  cli: [],
  model: [],
  scripts: ["cli", "model"],
  client: ["generated"],
  mock: ["cli", "model"],
  conformance: ["cli", "model"],
  reference: ["cli", "model"],
  examples: ["client"],
  bench: ["cli", "model", "client", "mock", "conformance", "reference", "scripts", "generated", "examples", "test"],
  test: ["cli", "model", "client", "mock", "conformance", "reference", "scripts", "generated", "examples", "bench"],
};

/** Reasons of the rules, for the message about a forbidden import. */
const reasons = {
  cli: "all command lines use it, so it depends on none of them.",
  model: "it reads the bundles in generated/ as data and knows none of its consumers.",
  scripts: "each script works on openapi/ and generated/; a script that runs a product starts it as a process.",
  client: "it takes only what the build generates for it, so that integrators install nothing else.",
  mock: "consumers read the contract through model/ and never each other.",
  conformance: "it tests any server against the contract, so it depends on none, not even the mock.",
  reference: "consumers read the contract through model/ and never each other.",
  examples: "they use the client as an integrator does.",
  bench: "it measures all rooms, but not the contract's sources.",
  test: "it tests all rooms, but not the contract's sources.",
};

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const rooms = Object.entries(mayImport).map(([room, others]) => ({
  name: `arrows-of-${room}`,
  comment: `${room}/ may import ${others.map((other) => `${other}/`).join(", ") || "no other room"}: ${reasons[/** @type {keyof typeof reasons} */ (room)]}`,
  severity: "error",
  from: { path: `^${room}/` },
  to: {
    // In a copy of the repository, the packages of the repository are links to the outside ("../").
    pathNot: [...[room, ...others].map((other) => `^${other}/`), "^node_modules/", "^[^/]+$", "^\\.\\./"],
    couldNotResolve: false,
    dependencyTypesNot: ["core", "npm", "npm-dev", "npm-peer", "npm-optional"],
  },
}));

/** The folders of a room that a folder may import, besides files at the root of the room, with a reason. */
const folders = {
  conformance: {
    plan: [],
    checks: ["plan"],
    sequences: ["plan", "checks"],
    run: ["plan", "checks", "sequences"],
    report: [],
    learn: ["plan", "checks", "sequences", "run", "report"],
    reason: "a phase depends only on earlier phases.",
  },
  mock: {
    secrets: [],
    store: [],
    domain: ["store", "secrets"],
    deliver: ["domain", "secrets"],
    respond: ["secrets"],
    server: ["respond", "domain", "deliver", "secrets"],
    control: ["server", "respond", "domain", "deliver", "secrets"],
    testing: ["server", "respond", "domain", "deliver", "secrets"],
    reason: "a request goes from server to respond and domain, and from domain to store.",
  },
};

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const folderRules = Object.entries(folders).flatMap(([room, { reason, ...table }]) =>
  Object.entries(table).map(([folder, others]) => ({
    name: `folders-of-${room}-${folder}`,
    comment: `${room}/${folder}/ may import ${others.join(", ") || "no other folder"}: ${reason}`,
    severity: "error",
    from: { path: `^${room}/${folder}/` },
    to: { path: `^${room}/[^/]+/`, pathNot: [folder, ...others].map((one) => `^${room}/${one}/`) },
  })),
);

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...rooms,
    ...folderRules,
    {
      name: "folders-of-conformance-shared",
      comment: "the folders of conformance/ share these files, so the files import none of the folders.",
      severity: "error",
      from: { path: "^conformance/(check-table|contracts|delivery|exchange|folder|parallel|result|schema)\\.ts$" },
      to: { path: "^conformance/[^/]+/" },
    },
    {
      name: "server-of-the-tests",
      comment: "it is written only from the documents, so it shares no code with the contract tests or the mock.",
      severity: "error",
      from: { path: "^test/server/" },
      to: { pathNot: ["^test/server/", "^node_modules/"], dependencyTypesNot: ["core"] },
    },
    {
      name: "no-cycle",
      comment: "modules in a circle cannot be read one after the other, even if they import only types.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: ["node_modules", "^generated/"] },
    exclude: { path: ["^reference/\\.astro/", "/dist/"] },
    tsPreCompilationDeps: true,
    detectJSDocImports: true,
    tsConfig: { fileName: "tsconfig.json" },
    moduleSystems: ["es6"],
  },
};
