import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { demoQuery } from '../../shared/api/demo.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { SignInForm } from '../../shared/session/SignInForm.tsx';
import { openSession, useSession } from '../../shared/session/session.ts';
import { Problem } from '../../shared/ui/Problem.tsx';
import { TryAgain } from '../../shared/ui/TryAgain.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { DemoPeople } from './DemoPeople.tsx';
import { SignedOutPage } from './SignedOutPage.tsx';
import { toSafePath } from './area.ts';

const route = getRouteApi('/sign-in');

/**
 * Signs in, or resumes a session that the service did not answer for. In the demo, its people are
 * offered first.
 */
export function SignInPage() {
  const { t } = useWords();
  const { back } = route.useSearch();
  const router = useRouter();
  const session = useSession();
  const { data: demo = null } = useQuery(demoQuery);
  const [hasAccount, setHasAccount] = useState(false);
  const failure = session.kind === 'signed-out' ? session.failure : undefined;
  const enter = () => router.history.push(toSafePath(back));
  const isDemo = demo !== null && !hasAccount;
  return (
    <SignedOutPage
      key={isDemo ? 'demo' : 'form'}
      title={t(isDemo ? 'web.demo.enter' : 'web.sign_in.title')}
      {...(isDemo ? { sentence: t('web.demo.sentence') } : {})}
      isFirst
    >
      {failure !== undefined && (
        <>
          <Problem error={failure} />
          <TryAgain error={failure} reset={() => void openSession()} />
        </>
      )}
      {isDemo ? (
        <>
          <DemoPeople people={demo.people} onDone={enter} />
          <Button variant="subtle" onClick={() => setHasAccount(true)}>
            {t('web.demo.account')}
          </Button>
        </>
      ) : (
        <>
          <SignInForm onDone={enter} />
          <TextLink to="/forgot-password">{t('web.sign_in.forgot')}</TextLink>
        </>
      )}
    </SignedOutPage>
  );
}
