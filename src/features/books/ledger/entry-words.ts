import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import { translate } from '#platform/i18n/translate.ts';

/** Words of the service about an entry: they follow the reader, as words that somebody typed do not. */
export interface ServiceWords {
  /** In the language of the books. */
  readonly text: string;
  readonly translations: Readonly<Record<Language, string>>;
}

/**
 * Words of the catalogue, kept in every language: what stands in the books no later version rewords.
 * @param language that of the books
 * @param values of the message, in a language
 */
export function serviceWords(
  language: Language,
  id: string,
  values: (language: Language) => Readonly<Record<string, unknown>> = () => ({}),
): ServiceWords {
  const translations = Object.fromEntries(
    LANGUAGES.map((one) => [one, translate(one, id, values(one))]),
  ) as Record<Language, string>;
  return { text: translations[language], translations };
}
