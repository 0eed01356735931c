import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { queryClient } from '../shared/api/query-client.ts';
import { WordsProvider } from '../shared/i18n/words.tsx';
import { ColorScheme, colorSchemeInMemory } from '../shared/session/color-scheme.tsx';
import { LanguageChoice } from '../shared/session/language-choice.tsx';
import { useSession } from '../shared/session/session.ts';
import { cssVariables, theme } from '../shared/ui/theme.ts';
import { router } from './router.ts';
import { languageOf, speakIn, type Spoken } from './start-language.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** The whole application, in the language of whom it speaks to. */
export function App({ start }: { readonly start: Spoken }) {
  const session = useSession();
  const [chosen, choose] = useState<Spoken['language']>();
  const [spoken, setSpoken] = useState(start);
  const language =
    session.kind === 'signed-in' ? languageOf(session) : (chosen ?? languageOf(session));
  useEffect(() => {
    if (language === spoken.language) return;
    let isCurrent = true;
    void speakIn(language).then((next) => {
      if (isCurrent) setSpoken(next);
      void queryClient.invalidateQueries();
    });
    return () => void (isCurrent = false);
  }, [language, spoken.language]);
  useEffect(() => {
    if (session.kind === 'signed-out') queryClient.clear();
    // Pages ask for somebody who is signed in, whichever tab it was that they left in.
    void router.invalidate();
  }, [session.kind]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeInMemory}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <ColorScheme />
      <WordsProvider language={spoken.language} messages={spoken.messages}>
        <LanguageChoice value={choose}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </LanguageChoice>
      </WordsProvider>
    </MantineProvider>
  );
}
