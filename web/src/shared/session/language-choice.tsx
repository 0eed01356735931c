import { createContext, use } from 'react';
import type { Language } from '#domain/kernel/language.ts';
import { changeMe, useSession } from './session.ts';

const Choice = createContext<(language: Language) => void>(() => {});

/** Takes the language that somebody chooses before they sign in. */
export const LanguageChoice = Choice.Provider;

/** Changes the language of the pages: for good where somebody is signed in. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const choose = use(Choice);
  const { kind } = useSession();
  return async (language) => {
    if (kind === 'signed-in') await changeMe({ language });
    else choose(language);
  };
}
