import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { getRouteApi } from '@tanstack/react-router';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { field, useRefusals } from '../../shared/ui/form.ts';
import { TextLink } from '../../shared/ui/links.tsx';
import { DoorPage } from './DoorPage.tsx';

const route = getRouteApi('/reset-password');

/** Sets a new password after the mailed link was opened. */
export function ResetPasswordPage() {
  const { t } = useWords();
  const { token = '' } = route.useSearch();
  const form = useForm({ mode: 'uncontrolled', initialValues: { new_password: '' } });
  const reset = useAct('resetPassword');
  const faults = useRefusals(form, reset.error);
  return (
    <DoorPage title={t('web.reset.title')}>
      {reset.isSuccess ? (
        <Text role="status">{t('web.reset.done')}</Text>
      ) : (
        <form onSubmit={form.onSubmit((given) => reset.mutate({ body: { token, ...given } }))}>
          <Stack gap="md">
            <Problem error={reset.error} faults={faults} />
            <PasswordInput
              {...field(form, 'new_password')}
              label={t('web.reset.password')}
              description={t('web.reset.hint')}
              autoComplete="new-password"
              required
              withAsterisk={false}
              visibilityToggleButtonProps={{ 'aria-label': t('web.sign_in.show_password') }}
            />
            <Button type="submit" loading={reset.isPending}>
              {t('web.reset.submit')}
            </Button>
          </Stack>
        </form>
      )}
      <TextLink to="/sign-in">{t('web.forgot.back')}</TextLink>
    </DoorPage>
  );
}
