import { AGENDA_TEXTS, type AgendaText } from '#domain/assemblies/agenda-texts.ts';
import { MEETING_TYPES, type MeetingType } from '#domain/assemblies/meeting-state.ts';
import { listCallTitleKeys } from '#domain/funds/call-titles.ts';
import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import { recognizeTitle, sayTitle, type Titled } from '#domain/texts/known-titles.ts';
import { createTranslator, languageFromHeader } from './translate.ts';

const EVERY_LANGUAGE = LANGUAGES.map(createTranslator);

/** Recognizes the title of a usual agenda item, in any language; null: a person's own words. */
export function recognizeItemTitle(title: string): AgendaText | null {
  return recognizeTitle(title, AGENDA_TEXTS, EVERY_LANGUAGE);
}

/** Recognizes the usual title of a kind of meeting, in any language; null: a person's own words. */
export function recognizeMeetingTitle(title: string): MeetingType | null {
  return recognizeTitle(title, MEETING_TYPES, EVERY_LANGUAGE);
}

/** Recognizes a usual title of a call for funds, in any language; null: a person's own words. */
export function recognizeCallTitle(title: string): string | null {
  return recognizeTitle(title, listCallTitleKeys(title), EVERY_LANGUAGE);
}

/** Returns a title in one language; one that a person wrote stays. */
export function titleIn(language: Language, titled: Titled): string {
  return sayTitle(titled, createTranslator(language));
}

/**
 * Returns a function that says titles to a reader who accepts these languages. Programs that state none
 * read them as written.
 * @param accepted the Accept-Language header
 */
export function createTitleReader(accepted: string | undefined): (titled: Titled) => string {
  if (accepted === undefined) return ({ title }) => title;
  const say = createTranslator(languageFromHeader(accepted));
  return (titled) => sayTitle(titled, say);
}
