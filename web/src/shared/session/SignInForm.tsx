import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { ApiProblem } from '../api/client.ts';
import { useWords } from '../i18n/words.tsx';
import { Problem } from '../ui/Problem.tsx';
import { field } from '../ui/form.ts';
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
    <form onSubmit={submit}>
      <Stack gap="md">
        {!isFirstAskForCode && <Problem error={enter.error} />}
        <TextInput
          {...field(form, 'email')}
          label={t('web.sign_in.email')}
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          readOnly={email !== ''}
        />
        <PasswordInput
          {...field(form, 'password')}
          label={t('web.sign_in.password')}
          autoComplete="current-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': t('web.sign_in.show_password') }}
        />
        {asksForCode && (
          <TextInput
            {...field(form, 'totp_code')}
            label={t('web.sign_in.code')}
            description={t('web.sign_in.code_hint')}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            withAsterisk={false}
            autoFocus
          />
        )}
        <Button type="submit" loading={enter.isPending}>
          {t('web.sign_in.submit')}
        </Button>
      </Stack>
    </form>
  );
}
