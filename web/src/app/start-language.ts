import type { Language } from '#domain/kernel/language.ts';
import { loadMessages, type Messages } from '../shared/i18n/messages.ts';
import { asLanguage, browserLanguage } from '../shared/i18n/words.tsx';
import { speak, type Session } from '../shared/session/session.ts';

export interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
}

/** The language of a person who is signed in is theirs, of anybody else the browser's. */
export function languageOf(session: Session): Language {
  const own = session.kind === 'signed-in' ? asLanguage(session.me.language) : undefined;
  return own ?? browserLanguage();
}

/** The words of a language, in which the service is then asked as well. */
export async function startLanguage(session: Session): Promise<Spoken> {
  const language = languageOf(session);
  return speakIn(language);
}

export async function speakIn(language: Language): Promise<Spoken> {
  const messages = await loadMessages(language);
  speak(language);
  document.documentElement.lang = language;
  return { language, messages };
}
