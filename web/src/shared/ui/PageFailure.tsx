import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ApiProblem, isNowhere } from '../api/client.ts';
import { useWords } from '../i18n/words.tsx';
import { NotFound } from './NotFound.tsx';
import { Page } from './Page.tsx';
import { Problem } from './Problem.tsx';
import { TryAgain } from './TryAgain.tsx';
import { HomeLink } from './links.tsx';

/** What stands in the place of a page that could not be shown, and why. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useWords();
  const router = useRouter();
  if (isNowhere(error)) return <NotFound />;
  const isForbidden = error instanceof ApiProblem && error.status === 403;
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page title={t(isForbidden ? 'web.failure.forbidden' : 'web.failure.title')}>
      <Problem error={error} />
      {isForbidden ? <HomeLink /> : <TryAgain error={error} reset={again} />}
    </Page>
  );
}

/** The same where there is no frame around it. */
export function FramelessFailure(props: ErrorComponentProps) {
  return (
    <main id="main">
      <PageFailure {...props} />
    </main>
  );
}
