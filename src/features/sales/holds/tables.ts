import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    holds: ({ none, keep }) => ({
      ...none('id', 'building_id', 'unit_ids'),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'Recovery', 'Financial', [
        'owner_id',
        'deed_on',
        'amount_cents',
        'informed_on',
        'letter_sent_on',
        'status',
        'ended_on',
        'payment_id',
        'reason',
      ]),
    }),
    interruptions: ({ none, keep }) => ({
      ...none('id', 'building_id', 'receivable_ids', 'proof_document_id'),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'Recovery', 'Financial', [
        'owner_id',
        'kind',
        'done_on',
      ]),
    }),
  },
  nouns: { holds: 'hold', interruptions: 'interruption' },
  constraints: {
    holds_running_unique: { code: 'duplicate', what: 'hold', pointer: '/body/owner_id' },
  },
});
