// Links: the pages write them from the root of the site, here they become relative, so that the site works below any
// path.

/** An attribute with an address of the site: what begins it, and the address without its first slash. */
export const attribute = /(\s(?:href|src|action|data-bundle)=")\/(?!\/)([^"]*)"/g;

/** The way from one file of the site to another. */
export function relativePath(from: string, to: string): string {
  const up = from.split("/").slice(0, -1);
  const down = to.split("/");
  while (up.length > 0 && down.length > 1 && up[0] === down[0]) {
    up.shift();
    down.shift();
  }
  return [...up.map(() => ".."), ...down].join("/") || "index.html";
}

/** A page with relative links. */
export function relativeLinks(html: string, file: string): string {
  return html.replace(attribute, (_, begin: string, target: string) => {
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(target) ?? [];
    const near = path === file && rest !== "" ? "" : relativePath(file, path);
    return `${begin}${near}${rest}"`;
  });
}

/** A page with links below a base path, for the one page that is served at any address. */
export function rootedLinks(html: string, base: string): string {
  return html.replace(attribute, (_, begin: string, target: string) => `${begin}${base}${target}"`);
}
