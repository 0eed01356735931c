import { useNavigate } from '@tanstack/react-router';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { OrganizationForm } from './OrganizationForm.tsx';

/** Creates an organization: a syndic’s office or a self-managed building. */
export function NewOrganizationPage() {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const create = useAct('createOrganization');
  const keyOf = useIdempotencyKey();
  return (
    <Page
      title={t('web-navigation.organizations.new')}
      sentence={t('web-organizations.new_sentence')}
    >
      <OrganizationForm
        from={{
          name: '',
          contact_email: '',
          language,
          enterprise_number: null,
          address: null,
          postal_code: null,
          city: null,
          phone: null,
          registration_number: null,
          quiet_hours: null,
        }}
        submit={(body) =>
          create.mutate(
            { body, idempotencyKey: keyOf(body) },
            {
              onSuccess: ({ data: { id } }) =>
                void navigate({ to: '/organizations/$id', params: { id } }),
            },
          )
        }
        act={create}
        label={t('web-organizations.create')}
      />
    </Page>
  );
}
