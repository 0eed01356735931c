import { getRouteApi, useRouter } from '@tanstack/react-router';
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

/** Signs in, or resumes a session that the service did not answer for. */
export function SignInPage() {
  const { t } = useWords();
  const { back } = route.useSearch();
  const router = useRouter();
  const session = useSession();
  const failure = session.kind === 'signed-out' ? session.failure : undefined;
  return (
    <SignedOutPage title={t('web.sign_in.title')}>
      {failure !== undefined && (
        <>
          <Problem error={failure} />
          <TryAgain error={failure} reset={() => void openSession()} />
        </>
      )}
      <SignInForm onDone={() => router.history.push(toSafePath(back))} />
      <TextLink to="/forgot-password">{t('web.sign_in.forgot')}</TextLink>
      <DemoPeople />
    </SignedOutPage>
  );
}
