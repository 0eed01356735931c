import { createContext, use, useMemo, type ReactNode } from 'react';
import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import { LOCALES } from '#domain/kernel/message-styles.ts';
import { createFormat, type Values } from './format-message.ts';
import type { Messages } from './messages.ts';

export interface Words {
  readonly language: Language;
  /**
   * Returns a message in the current language with its ICU arguments filled in. Throws if there is
   * none.
   */
  readonly t: (id: string, values?: Values) => string;
}

const Context = createContext<Words | undefined>(undefined);

/** Provides language and messages to the components below it. */
export function WordsProvider(props: {
  readonly language: Language;
  readonly messages: Messages;
  readonly children: ReactNode;
}) {
  const { language, messages, children } = props;
  const words = useMemo(() => ({ language, t: createT(language, messages) }), [language, messages]);
  return <Context value={words}>{children}</Context>;
}

/** Returns the language of the page and its messages. */
export function useWords(): Words {
  const words = use(Context);
  if (words === undefined) throw new Error('no language was chosen');
  return words;
}

/** Creates the function that fills in messages of a language. */
export function createT(language: Language, messages: Messages): Words['t'] {
  const format = createFormat(LOCALES[language]);
  return (id, values = {}) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`no message ${id}`);
    return typeof message === 'string' ? message : format(message, values);
  };
}

/** Language for unknown visitors: the first of the browser’s languages that is available. */
export function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.map(asLanguage).find((one) => one !== undefined) ?? 'en';
}

/** Returns the code as a language; undefined if it is not available. */
export function asLanguage(code: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === code);
}
