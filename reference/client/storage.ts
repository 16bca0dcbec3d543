// Values that the browser stores between pages. If storage is blocked, a choice only applies to its page.

type Area = "localStorage" | "sessionStorage";

/** Reads the stored text of a name; null if there is none. */
export function recall(name: string, area: Area = "localStorage"): string | null {
  try {
    return window[area].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text under a name. */
export function keepAs(name: string, text: string, area: Area = "localStorage"): void {
  try {
    window[area].setItem(name, text);
  } catch {
    // Storage is blocked.
  }
}
