import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { SignedOutPage } from './SignedOutPage.tsx';

/** Requests a link to reset the password. The answer is the same for any address. */
export function ForgotPasswordPage() {
  const { t } = useWords();
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '' } });
  const ask = useAct('forgotPassword');
  return (
    <SignedOutPage title={t('web.forgot.title')} sentence={t('web.forgot.sentence')}>
      {ask.isSuccess ? (
        <Text role="status">{t('web.forgot.done')}</Text>
      ) : (
        <Form
          of="forgotPassword"
          form={form}
          act={ask}
          onSubmit={form.onSubmit((body) => ask.mutate({ body }))}
          submit={t('web.forgot.submit')}
          isBrief
        >
          <TextField name="email" label="web.sign_in.email" as="email" autoComplete="username" />
        </Form>
      )}
      <TextLink to="/sign-in">{t('web.forgot.back')}</TextLink>
    </SignedOutPage>
  );
}
