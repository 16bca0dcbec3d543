// The command that starts the mock: the same wherever the site prints it. The scripts of pages print it too, so nothing here
// reads the contract.

/**
 * One line that starts the mock of a site, with all that the site's own buttons and guides need.
 * @param site Address of the site, with a slash at its end. Its pages may drive the mock.
 */
export function mockCommand(site: string): string {
  const { origin } = new URL(site);
  return `npx --yes ${site}downloads/finance-ramp-mock.tgz --allow-http-webhooks --allow-origin ${origin}`;
}
