import { Button } from '@mantine/core';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ApiProblem } from '../api/client.ts';
import { useWords } from '../i18n/words.tsx';
import { NotFound } from './NotFound.tsx';
import { Page } from './Page.tsx';
import { Problem } from './Problem.tsx';

/** What stands in the place of a page that could not be shown, and why. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useWords();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  if (isNowhere(error)) return <NotFound />;
  const isForbidden = error instanceof ApiProblem && error.status === 403;
  const again = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return (
    <Page title={t(isForbidden ? 'web.failure.forbidden' : 'web.failure.title')}>
      <Problem error={error} />
      {!isForbidden && (
        <Button mt="md" variant="default" onClick={again}>
          {t('web.failure.again')}
        </Button>
      )}
    </Page>
  );
}

/** Whether there is nothing at this address, be it that what stands in it can be the id of nothing. */
function isNowhere(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  const { status, errors } = error;
  return status === 404 || errors.some(({ pointer }) => pointer.startsWith('/params/'));
}
