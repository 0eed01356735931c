import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { useEffect, useState } from 'react';
import { queryClient } from '../shared/api/query-client.ts';
import { WordsProvider } from '../shared/i18n/words.tsx';
import { ColorScheme, colorSchemeInMemory } from '../shared/session/color-scheme.tsx';
import { LanguageChoice } from '../shared/session/language-choice.tsx';
import { useSession } from '../shared/session/session.ts';
import { cssVariables, theme } from '../shared/ui/theme.ts';
import { router } from './router.ts';
import { getInterfaceLanguage, activateLanguage, type Spoken } from './start-language.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
// The scroll lock behind dialogs injects a style sheet of its own.
setNonce(nonce);

/** The whole application, in the language of the signed-in person or of the browser. */
export function App({ start }: { readonly start: Spoken }) {
  const session = useSession();
  const [chosen, choose] = useState<Spoken['language']>();
  const [spoken, setSpoken] = useState(start);
  const language =
    session.kind === 'signed-in'
      ? getInterfaceLanguage(session)
      : (chosen ?? getInterfaceLanguage(session));
  useEffect(() => {
    const stale = new AbortController();
    if (language !== spoken.language) void switchLanguage(language, setSpoken, stale.signal);
    return () => stale.abort();
  }, [language, spoken.language]);
  useEffect(() => {
    // Signing out in another tab must also send this one to the login page.
    void router.invalidate();
    // On leaving, so that what the page to sign in asks for stays.
    return session.kind === 'signed-in' ? () => queryClient.clear() : undefined;
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

/** Switches pages and service to another language, unless a later choice has replaced it. */
async function switchLanguage(
  language: Spoken['language'],
  show: (spoken: Spoken) => void,
  stale: AbortSignal,
): Promise<void> {
  const next = await activateLanguage(language);
  if (stale.aborted) return;
  show(next);
  await queryClient.invalidateQueries();
}
