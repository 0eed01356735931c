import type { Language } from '#domain/kernel/language.ts';
import { typeNumbersIn } from '../shared/format/typed.ts';
import { loadMessages, type Messages } from '../shared/i18n/messages.ts';
import { asLanguage, browserLanguage } from '../shared/i18n/words.tsx';
import { speak, type Session } from '../shared/session/session.ts';

export interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
}

/** Language of the interface: the person’s own once signed in, otherwise the browser’s. */
export function languageOf(session: Session): Language {
  const own = session.kind === 'signed-in' ? asLanguage(session.me.language) : undefined;
  return own ?? browserLanguage();
}

/** Loads the messages of the language and requests API responses in it. */
export async function startLanguage(session: Session): Promise<Spoken> {
  const language = languageOf(session);
  return activateLanguage(language);
}

export async function activateLanguage(language: Language): Promise<Spoken> {
  const messages = await loadMessages(language);
  speak(language);
  typeNumbersIn(language);
  document.documentElement.lang = language;
  return { language, messages };
}
