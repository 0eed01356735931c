import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ApiProblem, isNotFound } from '../api/client.ts';
import { useWords } from '../i18n/words.tsx';
import { NotFound } from './NotFound.tsx';
import { Page } from './Page.tsx';
import { Problem } from './Problem.tsx';
import { TryAgain } from './TryAgain.tsx';
import { HomeLink } from './links.tsx';

/** Shown instead of a page that failed, with the reason. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useWords();
  const router = useRouter();
  if (isNotFound(error)) return <NotFound />;
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

/** Shown instead of a page that failed outside the frame. */
export function FramelessFailure(props: ErrorComponentProps) {
  return (
    <main id="main">
      <PageFailure {...props} />
    </main>
  );
}
