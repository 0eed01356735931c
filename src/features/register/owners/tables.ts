import { referred } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    owners: ({ none, erase, pseudonymize, keep }) => ({
      ...pseudonymize({ subject: 'Owner', by: 'id' }, 'OwnerRegister', 'Identity', [
        'name',
        'name_order',
        'search_text',
      ]),
      ...keep({ subject: 'Owner', by: 'id' }, 'OwnerRegister', 'Identity', ['id', 'kind']),
      ...erase({ subject: 'Owner', by: 'id' }, 'OwnerRegister', 'Contact', [
        'email',
        'phone',
        'address',
      ]),
      ...erase({ subject: 'Owner', by: 'id' }, 'OwnerRegister', 'Identity', [
        'enterprise_number',
        'external_ref',
        'office_ref',
        'user_id',
      ]),
      ...keep({ subject: 'Owner', by: 'id' }, 'OwnerRegister', 'Preferences', [
        'language',
        'is_restricted',
      ]),
      ...keep({ subject: 'Owner', by: 'id' }, 'OwnerRegister', 'Identity', [
        'kept_name',
        'kept_address',
      ]),
      ...none('former_number', 'kept_until'),
    }),
  },
  nouns: { owners: 'owner' },
  constraints: {
    owners_office_ref_unique: { what: 'office_ref' },
  },
  handover: {
    owners: referred(),
  },
});
