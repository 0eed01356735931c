import { AGENDA_TEXTS } from '#domain/assemblies/agenda-texts.ts';
import { MEETING_TYPES } from '#domain/assemblies/meeting-state.ts';
import { sayCallTitle } from '#domain/funds/call-titles.ts';
import type { Say } from '#domain/kernel/language.ts';

/** Title that the service knows in every language, or that a person wrote. */
export interface Titled<Key extends string = string> {
  readonly title: string;
  /** Null: written by a person. */
  readonly text_key: Key | null;
}

/** Whether a value of a message is a title, to be said in the language of the message. */
export function isTitled(value: unknown): value is Titled {
  return typeof value === 'object' && value !== null && 'title' in value && 'text_key' in value;
}

/** Returns a title in the language of the reader; one that a person wrote stays. */
export function sayTitle({ title, text_key }: Titled, say: Say): string {
  return text_key === null ? title : (sayKnownTitle(text_key, say) ?? title);
}

function sayKnownTitle(key: string, say: Say): string | undefined {
  if (AGENDA_TEXTS.some((text) => text === key)) return say(`enum.AgendaText.${key}`);
  if (MEETING_TYPES.some((type) => type === key)) return say(`enum.MeetingType.${key}`);
  return sayCallTitle(key, say);
}

/**
 * Recognizes a title that the service knows, as written in any language.
 * @param keys that it may stand for
 * @param languages each a function that says messages in one language
 */
export function recognizeTitle<Key extends string>(
  title: string,
  keys: readonly Key[],
  languages: readonly Say[],
): Key | null {
  return keys.find((key) => languages.some((say) => sayKnownTitle(key, say) === title)) ?? null;
}

/** Title and key as entered: each absent if it is not to change. */
interface Entered<Key extends string> {
  readonly title?: string | undefined;
  readonly text_key?: Key | null | undefined;
}

/**
 * Decides what an entered title changes: nothing if it is the known title in another language, which
 * is how a reader of that language saw it; other words lose the key.
 */
export function changeTitle<Key extends string>(
  before: Titled<Key>,
  { title, text_key }: Entered<Key>,
  recognize: (title: string) => Key | null,
): Partial<Titled<Key>> {
  const isKeyGiven = text_key !== undefined && text_key !== before.text_key;
  if (title === undefined) return isKeyGiven ? { text_key } : {};
  if (isKeyGiven) return { title, text_key };
  if (title === before.title) return {};
  const known = recognize(title);
  return known !== null && known === before.text_key ? {} : { title, text_key: known };
}
