import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    quorum_checks: ({ none, actors }) => ({
      ...none(
        'id',
        'meeting_id',
        'owners_total',
        'owners_present',
        'shares_total',
        'shares_present',
        'rule',
        'checked_at',
      ),
      ...actors('checked_by'),
    }),
    meetings: ({ none, pseudonymize, keep }) => ({
      ...none(
        'id',
        'building_id',
        'meeting_type',
        'location',
        'scheduled_date',
        'remote_allowed',
        'remote_address',
        'first_meeting_id',
        'status',
        'opened_at',
        'closed_at',
        'convened_at',
        'held_on',
        'reminded_on',
        'text_key',
      ),
      ...keep({ subject: 'Owner', by: 'id' }, 'Assemblies', 'Content', [
        'title',
        'agenda',
        'search_text',
      ]),
      ...pseudonymize({ subject: 'Owner', by: 'id' }, 'Assemblies', 'Content', [
        'cancellation_reason',
        'urgent_reason',
      ]),
    }),
    agenda_items: ({ none, pseudonymize, keep }) => ({
      ...none(
        'id',
        'meeting_id',
        'position',
        'kind',
        'decision_type',
        'majority',
        'distribution_key_id',
        'is_secret',
        'brought_up_at',
        'repeats_item_id',
        'budget_year',
        'budget_id',
        'text_key',
      ),
      ...keep({ subject: 'Owner', by: 'id' }, 'Assemblies', 'Content', [
        'title',
        'description',
        'amended_text',
      ]),
      ...pseudonymize({ subject: 'Owner', by: 'id' }, 'Assemblies', 'Content', [
        'remark',
        'syndic_votes_because',
      ]),
    }),
    budget_lines: ({ none }) =>
      none('agenda_item_id', 'is_amended', 'position', 'account_code', 'amount_cents'),
    agenda_item_exclusions: ({ none, keep }) => ({
      ...none('agenda_item_id'),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'Assemblies', 'Identity', ['owner_id']),
    }),
    agenda_candidates: ({ none, keep }) => ({
      ...none('id', 'agenda_item_id', 'position'),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'Assemblies', 'Identity', ['name', 'owner_id']),
    }),
  },
  constraints: {
    meetings_one_second_session: { code: 'duplicate', what: 'second_session' },
  },
  handover: {
    quorum_checks: within('meetings', 'meeting_id'),
    agenda_items: within('meetings', 'meeting_id'),
    budget_lines: within('agenda_items', 'agenda_item_id'),
    agenda_item_exclusions: within('agenda_items', 'agenda_item_id'),
    agenda_candidates: within('agenda_items', 'agenda_item_id'),
  },
});
