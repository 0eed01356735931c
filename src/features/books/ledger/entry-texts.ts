import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import { translate } from '#platform/i18n/translate.ts';

/**
 * Text that the service writes on an entry: shown in the reader's language, unlike text that a user
 * typed.
 */
export interface ServiceText {
  /** In the language of the building's books. */
  readonly text: string;
  readonly translations: Readonly<Record<Language, string>>;
}

/**
 * Renders a message in every language when the entry is posted: a later version must not reword the
 * books.
 * @param language of the books
 * @param values of the message, by language
 */
export function renderServiceText(
  language: Language,
  id: string,
  values: (language: Language) => Readonly<Record<string, unknown>> = () => ({}),
): ServiceText {
  const translations = Object.fromEntries(
    LANGUAGES.map((one) => [one, translate(one, id, values(one))]),
  ) as Record<Language, string>;
  return { text: translations[language], translations };
}
