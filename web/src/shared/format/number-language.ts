import type { Language } from '#domain/kernel/language.ts';

let pageLanguage: Language = 'fr';

/** Sets the language in which people type numbers: that of the page. */
export function setNumberLanguage(language: Language): void {
  pageLanguage = language;
}

/** Returns the language in which people type numbers. */
export function getNumberLanguage(): Language {
  return pageLanguage;
}
