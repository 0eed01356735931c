import { Button, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { loadMe } from '../../shared/session/session.ts';
import { Problem } from '../../shared/ui/Problem.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { SignedOutPage } from './SignedOutPage.tsx';

const route = getRouteApi('/confirm-email');

/** Confirms a new e-mail address. Needs a click, since mail scanners follow links. */
export function ConfirmEmailPage() {
  const { t } = useWords();
  const { token = '' } = route.useSearch();
  const confirm = useAct('confirmEmail');
  return (
    <SignedOutPage title={t('web.confirm_email.title')}>
      <Problem error={confirm.error} />
      {confirm.isSuccess ? (
        <Text role="status">{t('web.confirm_email.done')}</Text>
      ) : (
        <Button
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ body: { token } }, { onSuccess: () => void loadMe() })}
        >
          {t('web.confirm_email.submit')}
        </Button>
      )}
      <TextLink to="/">{t('web.confirm_email.on')}</TextLink>
    </SignedOutPage>
  );
}
