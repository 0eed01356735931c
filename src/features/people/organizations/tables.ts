import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    'auth.organizations': ({ none, keep }) => ({
      ...none('id', 'language', 'quiet_hours_from', 'quiet_hours_to', 'second_factor_required'),
      ...keep({ subject: 'Organization', by: 'id' }, 'Office', 'Contact', [
        'name',
        'name_order',
        'contact_email',
        'address',
        'postal_code',
        'city',
        'phone',
        'enterprise_number',
        'registration_number',
      ]),
    }),
  },
  classes: { 'auth.organizations': 'reference' },
});
