import { ofBuilding } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    buildings: ({ none, actors }) => ({
      ...none(
        'id',
        'name',
        'name_order',
        'address',
        'city',
        'postal_code',
        'country',
        'total_units',
        'total_quota',
        'quota_assigned',
        'quotas_incomplete_since',
        'construction_year',
        'language',
        'second_language',
        'enterprise_number',
        'fiscal_year_start_month',
        'assembly_window_start',
        'require_second_approver',
        'single_approver_requested_at',
        'late_interest_is_legal',
        'late_interest_ppm',
        'late_interest_clause',
        'consumer_limits',
        'external_ref',
        'search_text',
        'acceptance_date',
        'reserve_borne_by',
        'statement_model',
        'statement_needs_approval',
        'statement_credit',
        'reserve_interest_to',
        'closing_needs_second_person',
        'statements_from',
      ),
      ...actors('single_approver_requested_by'),
    }),
    building_quotas: ({ none }) => none('building_id', 'valid_from', 'total_quota'),
  },
  nouns: { buildings: 'building' },
  constraints: {
    buildings_external_ref_unique: { what: 'external_ref' },
    buildings_quota_within_total: { code: 'quota_exceeded', pointer: '/body/quota' },
    buildings_late_interest_complete: {
      code: 'late_interest_incomplete',
      pointer: '/body/late_interest_rate',
    },
  },
  handover: {
    buildings: ofBuilding('id'),
  },
});
