import { formatEnterpriseNumber, formatPhone } from '#domain/kernel/identifiers.ts';
import type { Organization } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import type { ShownField } from '../../shared/ui/Stale.tsx';
import { OPTIONAL } from './organization-input.ts';

/** Details of an organization, in display order. */
export function useOrganizationFacts(): readonly ShownField<Organization>[] {
  const { t } = useWords();
  return [
    { label: t('web-organizations.name'), show: ({ name }) => name },
    { label: t('web-organizations.contact_email'), show: ({ contact_email }) => contact_email },
    ...OPTIONAL.map((name) => ({
      label: t(`web-organizations.field.${name}`),
      show: (organization: Organization) => formatNumber(name, organization[name] ?? ''),
    })),
    { label: t('web.person.language'), show: ({ language }) => t(`web.language.${language}`) },
    {
      label: t('web-organizations.second_factor.fact'),
      show: ({ second_factor_required: isRequired }) =>
        isRequired
          ? t('web-organizations.second_factor.required')
          : t('web-organizations.second_factor.optional'),
    },
    {
      label: t('web-organizations.quiet_hours'),
      show: ({ quiet_hours: quiet }) =>
        quiet === null ? '' : t('web-organizations.quiet_span', { from: quiet.from, to: quiet.to }),
    },
  ];
}

/** Formats a number in groups, as on paper. */
function formatNumber(name: (typeof OPTIONAL)[number], text: string): string {
  if (name === 'enterprise_number') return formatEnterpriseNumber(text);
  return name === 'phone' ? formatPhone(text) : text;
}
