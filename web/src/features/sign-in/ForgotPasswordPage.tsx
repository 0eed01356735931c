import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { field } from '../../shared/ui/form.ts';
import { TextLink } from '../../shared/ui/links.tsx';
import { DoorPage } from './DoorPage.tsx';

/** Requests a link to reset the password. The answer is the same for any address. */
export function ForgotPasswordPage() {
  const { t } = useWords();
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '' } });
  const ask = useAct('forgotPassword');
  return (
    <DoorPage title={t('web.forgot.title')} sentence={t('web.forgot.sentence')}>
      {ask.isSuccess ? (
        <Text role="status">{t('web.forgot.done')}</Text>
      ) : (
        <form onSubmit={form.onSubmit((body) => ask.mutate({ body }))}>
          <Stack gap="md">
            <Problem error={ask.error} />
            <TextInput
              {...field(form, 'email')}
              label={t('web.sign_in.email')}
              type="email"
              autoComplete="username"
              required
              withAsterisk={false}
            />
            <Button type="submit" loading={ask.isPending}>
              {t('web.forgot.submit')}
            </Button>
          </Stack>
        </form>
      )}
      <TextLink to="/sign-in">{t('web.forgot.back')}</TextLink>
    </DoorPage>
  );
}
