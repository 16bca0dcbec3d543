// What the browser keeps between pages. Where storage is blocked, a choice holds for its page alone.

type Area = "localStorage" | "sessionStorage";

/** What is kept under a name; null where nothing is. */
export function recall(name: string, area: Area = "localStorage"): string | null {
  try {
    return window[area].getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text under a name. */
export function keepAs(name: string, text: string, area: Area = "localStorage"): void {
  try {
    window[area].setItem(name, text);
  } catch {
    // Storage is blocked.
  }
}
