import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { getRouteApi } from '@tanstack/react-router';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { PasswordField } from '../../shared/ui/fields.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { SignedOutPage } from './SignedOutPage.tsx';

const route = getRouteApi('/reset-password');

/** Sets a new password after the mailed link was opened. */
export function ResetPasswordPage() {
  const { t } = useWords();
  const { token = '' } = route.useSearch();
  const form = useForm({ mode: 'uncontrolled', initialValues: { new_password: '' } });
  const reset = useAct('resetPassword');
  return (
    <SignedOutPage title={t('web.reset.title')}>
      {reset.isSuccess ? (
        <Text role="status">{t('web.reset.done')}</Text>
      ) : (
        <Form
          of="resetPassword"
          form={form}
          act={reset}
          onSubmit={form.onSubmit((given) => reset.mutate({ body: { token, ...given } }))}
          submit={t('web.reset.submit')}
          isBrief
        >
          <PasswordField
            name="new_password"
            label="web.reset.password"
            hint="web.reset.hint"
            autoComplete="new-password"
          />
        </Form>
      )}
      <TextLink to="/sign-in">{t('web.forgot.back')}</TextLink>
    </SignedOutPage>
  );
}
