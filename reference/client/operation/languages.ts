// The language of the samples: chosen once, kept for all pages.

import { keepAs, recall } from "../storage.ts";

/** The language that was chosen last; null where none was. */
export const storedLanguage = (): string | null => recall("language");

/** Shows every sample that is on the page so far in a language. */
export function chooseLanguage(language: string): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>('[data-kind="language"] input'))
    if (radio.value === language) radio.checked = true;
}

/** Shows every sample in the language that was chosen last, and keeps another choice. */
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
