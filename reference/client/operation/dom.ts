// Elements in a line.

/**
 * Makes an element.
 * @param tag Name, with a class behind a dot: `p.quiet`.
 * @param children Texts and nodes in it; what is undefined is left out.
 */
export function el(tag: string, ...children: (Node | string | undefined)[]): HTMLElement {
  const [name = "span", kind] = tag.split(".");
  const made = document.createElement(name);
  if (kind !== undefined) made.className = kind;
  made.append(...children.filter((one) => one !== undefined));
  return made;
}

/** A link. */
export function link(href: string, content: Node | string): HTMLAnchorElement {
  const made = el("a", content) as HTMLAnchorElement;
  made.href = href;
  return made;
}
