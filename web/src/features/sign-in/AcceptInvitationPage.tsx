import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useWords } from '../../shared/i18n/words.tsx';
import { acceptInvitation } from '../../shared/session/session.ts';
import { Problem } from '../../shared/ui/Problem.tsx';
import { field, useRefusals } from '../../shared/ui/form.ts';
import { DoorPage } from './DoorPage.tsx';

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
  const faults = useRefusals(form, accept.error);
  const submit = form.onSubmit(({ name, password }) =>
    accept.mutate({ token, password, ...(name.trim() === '' ? {} : { name }) }),
  );
  return (
    <DoorPage title={t('web.invitation.title')} sentence={t('web.invitation.sentence')}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Problem error={accept.error} faults={faults} />
          <TextInput
            {...field(form, 'name')}
            label={t('web.invitation.name')}
            description={t('web.invitation.name_hint')}
            autoComplete="name"
          />
          <PasswordInput
            {...field(form, 'password')}
            label={t('web.sign_in.password')}
            description={t('web.invitation.password_hint')}
            autoComplete="new-password"
            required
            withAsterisk={false}
            visibilityToggleButtonProps={{ 'aria-label': t('web.sign_in.show_password') }}
          />
          <Button type="submit" loading={accept.isPending}>
            {t('web.invitation.submit')}
          </Button>
        </Stack>
      </form>
    </DoorPage>
  );
}
