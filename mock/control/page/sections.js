// The sections of the page, in the order of the menu; each is loaded when it is first opened.

/**
 * @typedef {object} View
 * @property {HTMLElement} root
 * @property {(rest: string[]) => unknown} open Shows what the rest of the address says.
 * @property {() => unknown} refresh Brings what is shown up to date.
 */

/** @type {{ id: string, title: string, load: () => Promise<View> }[]} */
export const sections = [
  { id: "requests", title: "Requests", load: async () => (await import("./views/requests.js")).requestsView() },
  {
    id: "resources",
    title: "Resources",
    load: async () => (await import("./views/resources.js")).resourcesView(),
  },
  {
    id: "ledger",
    title: "Ledger",
    load: async () => (await import("./views/ledger.js")).ledgerView(),
  },
  {
    id: "deliveries",
    title: "Deliveries",
    load: async () => (await import("./views/deliveries.js")).deliveriesView(),
  },
  { id: "scenarios", title: "Scenarios", load: async () => (await import("./views/scenarios.js")).scenariosView() },
  { id: "outcomes", title: "Outcomes", load: async () => (await import("./views/outcomes.js")).outcomesView() },
  {
    id: "snapshots",
    title: "Snapshots",
    load: async () => (await import("./views/snapshots.js")).snapshotsView(),
  },
  { id: "settings", title: "Settings", load: async () => (await import("./views/settings.js")).settingsView() },
  {
    id: "sandboxes",
    title: "Sandboxes",
    load: async () => (await import("./views/sandboxes.js")).sandboxesView(),
  },
];
