import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import Negotiator from 'negotiator';
import { LANGUAGES, type Language, type Say } from '#domain/kernel/language.ts';
import { LOCALES, MESSAGE_STYLES } from '#domain/kernel/message-styles.ts';
import { readCatalogue } from './catalogue.ts';
import { findArgumentKinds, selectValues, type ArgumentKinds } from './message-values.ts';

/** Language of an answer if the client accepts none of ours. */
export const DEFAULT_LANGUAGE: Language = 'en';

const FOLDER = fileURLToPath(new URL('../../locales/', import.meta.url));

const catalogues = Object.fromEntries(
  LANGUAGES.map((language) => [language, readCatalogue(FOLDER, language)]),
) as Record<Language, ReadonlyMap<string, string>>;

interface Message {
  readonly format: IntlMessageFormat;
  readonly kinds: ArgumentKinds;
  /** Its text, if it has no arguments: most words of a letter, which thousands of letters repeat. */
  readonly text: string | undefined;
}

const messages = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Map<string, Message>()]),
) as Record<Language, Map<string, Message>>;

/** Whether the catalogue of every language has this message. */
export function hasMessage(id: string): boolean {
  return LANGUAGES.every((language) => catalogues[language].has(id));
}

/**
 * Translates a message and fills in its ICU arguments. If a value is missing or of another kind
 * than expected, the fallback is `<id>_short`, which needs fewer values, then for the detail of a
 * problem its title, then the id itself. A select takes its option `none` without a value.
 */
export function translate(
  language: Language,
  id: string,
  values: Readonly<Record<string, unknown>> = {},
): string {
  return (
    fill(messageOf(language, id), values) ??
    fill(messageOf(language, `${id}_short`), values) ??
    fill(messageOf(language, id.replace(/\.detail$/, '.title')), values) ??
    id
  );
}

/** `translate` in one language. */
export function createTranslator(language: Language): Say {
  return (id, values) => translate(language, id, values);
}

function messageOf(language: Language, id: string): Message | undefined {
  const known = messages[language].get(id);
  if (known !== undefined) return known;
  const source = catalogues[language].get(id);
  if (source === undefined) return undefined;
  const format = new IntlMessageFormat(source, LOCALES[language], MESSAGE_STYLES, {
    ignoreTag: true,
  });
  const kinds = findArgumentKinds(format.getAst());
  const message = { format, kinds, text: kinds.size > 0 ? undefined : String(format.format()) };
  messages[language].set(id, message);
  return message;
}

/** @returns undefined if there is no message, or the values do not suffice */
function fill(
  message: Message | undefined,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  if (message === undefined || message.text !== undefined) return message?.text;
  try {
    return String(message.format.format(selectValues(message.kinds, values)));
  } catch {
    return undefined;
  }
}

/** Chooses the best of our languages for an Accept-Language header. */
export function languageFromHeader(header: string | undefined): Language {
  if (header === undefined) return DEFAULT_LANGUAGE;
  for (const tag of new Negotiator({ headers: { 'accept-language': header } }).languages()) {
    const [primary] = tag.toLowerCase().split('-');
    const language = LANGUAGES.find((ours) => ours === primary);
    if (language !== undefined) return language;
  }
  return DEFAULT_LANGUAGE;
}
