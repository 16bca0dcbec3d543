// The language of the samples, which the browser remembers for all pages.

import { keepAs, recall } from "../storage.ts";

/** The last chosen language; null if none was chosen. */
export const storedLanguage = (): string | null => recall("language");

/** Shows the samples that the page has so far in a language. */
export function chooseLanguage(language: string): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>('[data-kind="language"] input'))
    if (radio.value === language) radio.checked = true;
}

/** Shows all samples in the last chosen language, and remembers a new choice. */
export function rememberLanguage(): void {
  const language = storedLanguage();
  if (language !== null) chooseLanguage(language);
  for (const list of document.querySelectorAll('[data-kind="language"]'))
    list.addEventListener("change", ({ target }) => {
      const { value } = target as HTMLInputElement;
      chooseLanguage(value);
      keepAs("language", value);
    });
}
