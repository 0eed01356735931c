import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useWords } from '../../shared/i18n/words.tsx';
import { acceptInvitation } from '../../shared/session/session.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { PasswordField, TextField } from '../../shared/ui/fields.tsx';
import { SignedOutPage } from './SignedOutPage.tsx';

const route = getRouteApi('/accept-invitation');

/** Accepts an invitation, with a new password or that of an existing account. */
export function AcceptInvitationPage() {
  const { t } = useWords();
  const { token = '' } = route.useSearch();
  const navigate = useNavigate();
  const form = useForm({ mode: 'uncontrolled', initialValues: { name: '', password: '' } });
  const accept = useMutation({
    mutationFn: acceptInvitation,
    onSuccess: () => navigate({ to: '/' }),
  });
  const submit = form.onSubmit(({ name, password }) =>
    accept.mutate({ token, password, ...(name.trim() === '' ? {} : { name }) }),
  );
  return (
    <SignedOutPage title={t('web.invitation.title')} sentence={t('web.invitation.sentence')}>
      <Form
        of="acceptInvitation"
        form={form}
        act={accept}
        onSubmit={submit}
        submit={t('web.invitation.submit')}
        isBrief
      >
        <TextField
          name="name"
          label="web.invitation.name"
          hint="web.invitation.name_hint"
          autoComplete="name"
        />
        <PasswordField
          name="password"
          label="web.sign_in.password"
          hint="web.invitation.password_hint"
          autoComplete="new-password"
        />
      </Form>
    </SignedOutPage>
  );
}
