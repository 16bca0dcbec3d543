// The command that starts the mock, and a function that replaces the site's address in it. The scripts of pages import
// this module, so it must not import the contract.

/**
 * The command that starts the mock, with the flags that the buttons and guides of a site need.
 * @param site Address of the site, with a slash at its end. Its pages may control the mock.
 */
export function mockCommand(site: string): string {
  const { origin } = new URL(site);
  return `npx --yes ${site}downloads/finance-ramp-mock.tgz --allow-http-webhooks --allow-origin ${origin}`;
}

/**
 * Replaces the address that the site was built for with the address that serves the page.
 * @param built Address that the site was built for, with a slash at its end.
 * @param served Address of the root of the served site, with a slash at its end.
 */
export function served(text: string, built: string, served: string): string {
  const [from, to] = [new URL(built).origin, new URL(served).origin];
  // The origin alone, as in a flag of the mock, but not as the beginning of another host or port.
  return text
    .replaceAll(built, served)
    .replace(/https?:\/\/[^\s'"/]+(?=[\s'"]|$)/g, (one) => (one === from ? to : one));
}
