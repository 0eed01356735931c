import { Checkbox } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { Page } from '../../shared/ui/Page.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { OrganizationForm } from './OrganizationForm.tsx';
import type { OrganizationEntry } from './organization-input.ts';

/** Creates an organization: a syndic’s office or a self-managed building. */
export function NewOrganizationPage() {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const queries = useQueryClient();
  const [hasChart, chooseChart] = useState(true);
  const create = useMutation({
    // Sent again after a failure, the key finds the organization that was created.
    mutationFn: async (body: OrganizationEntry) => {
      const made = await api.call('createOrganization', { body, idempotencyKey: keyOf(body) });
      const { id } = made.data;
      if (hasChart) await api.call('seedBelgianPcmn', { organization: id });
      return id;
    },
    onSuccess: (id) => void navigate({ to: '/organizations/$id', params: { id } }),
    onSettled: () => queries.invalidateQueries(),
  });
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
          second_factor_required: false,
          quiet_hours: null,
        }}
        submit={(body) => create.mutate(body)}
        act={create}
        label={t('web-organizations.create')}
      >
        <Checkbox
          mt="md"
          label={t('web-organizations.with_chart')}
          description={t('web-organizations.with_chart_hint')}
          checked={hasChart}
          onChange={({ currentTarget }) => chooseChart(currentTarget.checked)}
        />
      </OrganizationForm>
    </Page>
  );
}
