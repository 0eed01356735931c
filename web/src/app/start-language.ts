import type { Language } from '#domain/kernel/language.ts';
import { setNumberLanguage } from '../shared/format/number-language.ts';
import { loadMessages, type Messages } from '../shared/i18n/messages.ts';
import { asLanguage, browserLanguage } from '../shared/i18n/words.tsx';
import { setApiLanguage, type Session } from '../shared/session/session.ts';

export interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
}

/** Language of the interface: the person’s own once signed in, otherwise the browser’s. */
export function getInterfaceLanguage(session: Session): Language {
  const own = session.kind === 'signed-in' ? asLanguage(session.me.language) : undefined;
  return own ?? browserLanguage();
}

/** Loads the messages of the language and requests API responses in it. */
export async function startLanguage(session: Session): Promise<Spoken> {
  const language = getInterfaceLanguage(session);
  return activateLanguage(language);
}

/** Loads the messages of a language and makes it the language of the page. */
export async function activateLanguage(language: Language): Promise<Spoken> {
  const messages = await loadMessages(language);
  setApiLanguage(language);
  setNumberLanguage(language);
  document.documentElement.lang = language;
  return { language, messages };
}
