import { relation } from '#platform/db/rows.ts';

/** Buildings, with all columns. */
export const buildings = relation('buildings', [
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
  'single_approver_requested_by',
  'single_approver_requested_at',
  'late_interest_is_legal',
  'late_interest_ppm',
  'late_interest_clause',
  'consumer_limits',
  'external_ref',
  'acceptance_date',
  'reserve_borne_by',
  'statement_model',
  'statement_needs_approval',
  'statement_credit',
  'reserve_interest_to',
  'closing_needs_second_person',
  'statements_from',
  'created_by',
  'created_at',
  'updated_at',
  'version',
]);

/** Basis of the quotas of a building, by first day of validity. */
export const buildingQuotas = relation('building_quotas', [
  'building_id',
  'valid_from',
  'total_quota',
]);
