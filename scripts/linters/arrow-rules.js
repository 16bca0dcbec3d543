// The arrows between the rooms (DESIGN.md), as rules of dependency-cruiser: what may import what, and why.

/** Which rooms a room may import, besides itself and packages. */
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

/** Why a room imports no others, said when an import breaks its rule. */
const reasons = {
  cli: "the frame of the command lines knows none of them.",
  model: "it reads the bundles in generated/ as data and knows none of its consumers.",
  scripts: "each script is a verb over openapi/ and generated/; what runs a product starts it as a process.",
  client: "it takes only what the build generates for it, so that integrators install nothing else.",
  mock: "consumers read the contract through model/ and never each other.",
  conformance: "it holds any server to the contract, so it knows none, the mock included.",
  reference: "consumers read the contract through model/ and never each other.",
  examples: "they show the client as an integrator sees it.",
  bench: "it looks at all rooms, but not at the contract's sources.",
  test: "it looks at all rooms, but not at the contract's sources.",
};

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const rooms = Object.entries(mayImport).map(([room, others]) => ({
  name: `arrows-of-${room}`,
  comment: `${room}/ may import ${others.map((other) => `${other}/`).join(", ") || "no other room"}: ${reasons[/** @type {keyof typeof reasons} */ (room)]}`,
  severity: "error",
  from: { path: `^${room}/` },
  to: {
    // What is outside is linked, as the packages of this repository are in a copy of it.
    pathNot: [...[room, ...others].map((other) => `^${other}/`), "^node_modules/", "^[^/]+$", "^\\.\\./"],
    couldNotResolve: false,
    dependencyTypesNot: ["core", "npm", "npm-dev", "npm-peer", "npm-optional"],
  },
}));

/** Which folders of a room a folder may import, besides what is at the root of the room, and why no others. */
const folders = {
  conformance: {
    plan: [],
    checks: ["plan"],
    sequences: ["plan", "checks"],
    run: ["plan", "checks", "sequences"],
    report: [],
    learn: ["plan", "checks", "sequences", "run", "report"],
    reason: "a phase knows only what goes before it.",
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
      comment: "what the folders of conformance/ share imports none of them; only the command lines do.",
      severity: "error",
      from: { path: "^conformance/(check-table|contracts|decimal|exchange|parallel|result|schema)\\.ts$" },
      to: { path: "^conformance/[^/]+/" },
    },
    {
      name: "server-of-the-tests",
      comment:
        "it is written from the documents alone, so it shares no code with what it is held to, and none with the mock.",
      severity: "error",
      from: { path: "^test/server/" },
      to: { pathNot: ["^test/server/", "^node_modules/"], dependencyTypesNot: ["core"] },
    },
    {
      name: "no-cycle",
      comment: "a module that needs itself cannot be read from top to bottom, be it for a type.",
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
