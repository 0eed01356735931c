import { createContext, use } from 'react';
import type { Language } from '#domain/kernel/language.ts';
import { changeMe, useSession } from './session.ts';

const Choice = createContext<(language: Language) => void>(() => {});

/** Provides the function that changes the language before signing in. */
export const LanguageChoice = Choice.Provider;

/** Returns a function that changes the language, permanently if someone is signed in. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const choose = use(Choice);
  const { kind } = useSession();
  return async (language) => {
    if (kind === 'signed-in') await changeMe({ language });
    else choose(language);
  };
}
