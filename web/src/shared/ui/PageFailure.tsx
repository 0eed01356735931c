import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ApiProblem, isNotFound } from '../api/client.ts';
import { useWords } from '../i18n/words.tsx';
import { NotFound } from './NotFound.tsx';
import { LoadingPage, Page } from './Page.tsx';
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
    <Page
      title={t(isForbidden ? 'web.failure.forbidden' : 'web.failure.title')}
      notice={isForbidden ? { icon: 'shield-check' } : { icon: 'alert-triangle', isBad: true }}
    >
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

/** Shown instead of a page whose code takes long to load. */
export function PendingPage() {
  const { t } = useWords();
  return <LoadingPage title={t('web.shell.loading')} />;
}
