// The command that starts the mock: the same wherever the site prints it, and what names the address that serves a page. The
// scripts of pages use both, so nothing here reads the contract.

/**
 * One line that starts the mock of a site, with all that the site's own buttons and guides need.
 * @param site Address of the site, with a slash at its end. Its pages may drive the mock.
 */
export function mockCommand(site: string): string {
  const { origin } = new URL(site);
  return `npx --yes ${site}downloads/finance-ramp-mock.tgz --allow-http-webhooks --allow-origin ${origin}`;
}

/**
 * A text with the address that serves the page in place of the one that the site was built for.
 * @param built Address that the site was built for, with a slash at its end.
 * @param served Address of the root of the site as it is served, with a slash at its end.
 */
export function served(text: string, built: string, served: string): string {
  const [from, to] = [new URL(built).origin, new URL(served).origin];
  // The origin may stand alone, as a flag of the mock has it; it is not the beginning of another port or host.
  return text
    .replaceAll(built, served)
    .replace(/https?:\/\/[^\s'"/]+(?=[\s'"]|$)/g, (one) => (one === from ? to : one));
}
