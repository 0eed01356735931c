import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { PasswordField, TextField } from '../../shared/ui/fields.tsx';
import { ApiProblem } from '../api/client.ts';
import { useWords } from '../i18n/words.tsx';
import { Form } from '../ui/Form.tsx';
import { signIn } from './session.ts';

/**
 * Sign-in form, which asks for a code if the account requires one.
 * @param email fixed address when signing in again
 */
export function SignInForm(props: { readonly email?: string; readonly onDone?: () => void }) {
  const { email = '', onDone } = props;
  const { t } = useWords();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email, password: '', totp_code: '' },
  });
  const enter = useMutation({ mutationFn: signIn, onSuccess: () => onDone?.() });
  const asksForCode =
    enter.variables?.totp_code !== undefined ||
    (enter.error instanceof ApiProblem && enter.error.code === 'totp_required');
  const submit = form.onSubmit(({ totp_code: code, ...given }) =>
    enter.mutate({ ...given, ...(asksForCode ? { totp_code: code.replaceAll(' ', '') } : {}) }),
  );
  const isFirstAskForCode =
    enter.error instanceof ApiProblem && enter.error.code === 'totp_required';
  return (
    <Form
      form={form}
      act={{ error: isFirstAskForCode ? null : enter.error, isPending: enter.isPending }}
      onSubmit={submit}
      submit={t('web.sign_in.submit')}
      isBrief
    >
      <TextField
        name="email"
        label="web.sign_in.email"
        as="email"
        autoComplete="username"
        required
        readOnly={email !== ''}
      />
      <PasswordField
        name="password"
        label="web.sign_in.password"
        autoComplete="current-password"
        required
      />
      {asksForCode && (
        <TextField
          name="totp_code"
          label="web.sign_in.code"
          as="integer"
          hint="web.sign_in.code_hint"
          autoComplete="one-time-code"
          required
          autoFocus
        />
      )}
    </Form>
  );
}
