import type { ProblemCode } from '#domain/kernel/problems.ts';

/**
 * Database constraints that a request may run into → the problem to answer with. The rules are
 * checked in the domain first where that can be done; what reaches the database is decided there,
 * because only it sees concurrent writers.
 */
export const constraintProblems: Readonly<
  Record<
    string,
    { readonly code: ProblemCode; readonly params?: Readonly<Record<string, unknown>> }
  >
> = {
  users_email_unique: { code: 'duplicate', params: { what: 'email', pointer: '/body/email' } },
  role_assignments_unique: { code: 'duplicate', params: { what: 'role', pointer: '/body/roles' } },
  role_assignments_organization_id_fkey: {
    code: 'unknown_reference',
    params: { pointer: '/body/roles' },
  },
  owners_office_ref_unique: { code: 'duplicate', params: { what: 'office_ref' } },
  buildings_external_ref_unique: { code: 'duplicate', params: { what: 'external_ref' } },
  buildings_quota_within_total: { code: 'quota_exceeded', params: { pointer: '/body/quota' } },
  buildings_late_interest_complete: {
    code: 'late_interest_incomplete',
    params: { pointer: '/body/late_interest_rate' },
  },
  units_building_fk: { code: 'in_use', params: { what: 'building' } },
  units_parent_fk: { code: 'in_use', params: { what: 'unit' } },
  units_number_unique: {
    code: 'duplicate',
    params: { what: 'unit_number', pointer: '/body/unit_number' },
  },
  documents_building_fk: { code: 'in_use', params: { what: 'building' } },
  documents_unit_fk: { code: 'in_use', params: { what: 'unit' } },
  documents_owner_fk: { code: 'in_use', params: { what: 'owner' } },
  tickets_building_fk: { code: 'in_use', params: { what: 'building' } },
  tickets_unit_fk: { code: 'in_use', params: { what: 'unit' } },
  tickets_owner_fk: { code: 'in_use', params: { what: 'owner' } },
  data_restrictions_one_of_a_ground: { code: 'duplicate', params: { what: 'restriction' } },
  gdpr_requests_owner_fk: { code: 'in_use', params: { what: 'owner' } },
  letters_owner_fk: { code: 'in_use', params: { what: 'owner' } },
  letters_building_fk: { code: 'in_use', params: { what: 'building' } },
  unit_owners_unit_fk: { code: 'in_use', params: { what: 'unit' } },
  unit_owners_owner_fk: { code: 'in_use', params: { what: 'owner' } },
  unit_owners_no_overlap: {
    code: 'duplicate',
    params: { what: 'owner', pointer: '/body/owner_id' },
  },
  unit_owners_one_voting_mandatary: {
    code: 'voting_mandatary_exists',
    params: { pointer: '/body/is_voting_mandatary' },
  },
  unit_owners_not_backwards: { code: 'invalid_period', params: { pointer: '/body/end_date' } },
  ownership_totals_usufruct_within_unit: {
    code: 'ownership_exceeded',
    params: { pointer: '/body/ownership_share' },
  },
  ownership_totals_bare_within_unit: {
    code: 'ownership_exceeded',
    params: { pointer: '/body/ownership_share' },
  },
  distribution_keys_name_unique: {
    code: 'duplicate',
    params: { what: 'name', pointer: '/body/name' },
  },
  distribution_keys_building_fk: { code: 'in_use', params: { what: 'building' } },
  distribution_key_weights_unit_fk: { code: 'in_use', params: { what: 'unit' } },
  accounts_code_unique: { code: 'duplicate', params: { what: 'code', pointer: '/body/code' } },
  accounts_parent_fk: { code: 'in_use', params: { what: 'account' } },
  journal_entries_building_fk: { code: 'in_use', params: { what: 'building' } },
  ledger_heads_total_exact: { code: 'amount_out_of_range' },
  journal_entries_reversed_once: { code: 'already_reversed' },
  journal_lines_account_fk: { code: 'in_use', params: { what: 'account' } },
  journal_lines_owner_fk: { code: 'in_use', params: { what: 'owner' } },
  journal_lines_unit_fk: { code: 'in_use', params: { what: 'unit' } },
  fiscal_years_building_fk: { code: 'in_use', params: { what: 'building' } },
  fiscal_years_no_overlap: { code: 'overlap', params: { pointer: '/body/start_date' } },
  expenses_building_fk: { code: 'in_use', params: { what: 'building' } },
  expenses_account_fk: { code: 'in_use', params: { what: 'account' } },
  expenses_distribution_key_fk: { code: 'in_use', params: { what: 'distribution_key' } },
  expenses_owner_fk: { code: 'in_use', params: { what: 'owner' } },
  expenses_reserve_account_fk: { code: 'in_use', params: { what: 'account' } },
  expense_splits_unit_fk: { code: 'in_use', params: { what: 'unit' } },
  expense_splits_owner_fk: { code: 'in_use', params: { what: 'owner' } },
  bank_accounts_building_fk: { code: 'in_use', params: { what: 'building' } },
  bank_accounts_account_fk: { code: 'in_use', params: { what: 'account' } },
  bank_accounts_iban_unique: { code: 'duplicate', params: { what: 'iban', pointer: '/body/iban' } },
  calls_for_funds_building_fk: { code: 'in_use', params: { what: 'building' } },
  calls_for_funds_distribution_key_fk: { code: 'in_use', params: { what: 'distribution_key' } },
  instalment_units_unit_fk: { code: 'in_use', params: { what: 'unit' } },
  call_lines_unit_fk: { code: 'in_use', params: { what: 'unit' } },
  call_lines_owner_fk: { code: 'in_use', params: { what: 'owner' } },
  payments_building_fk: { code: 'in_use', params: { what: 'building' } },
  payments_owner_fk: { code: 'in_use', params: { what: 'owner' } },
  payments_bank_account_fk: { code: 'in_use', params: { what: 'bank_account' } },
  payment_reminders_building_fk: { code: 'in_use', params: { what: 'building' } },
  payment_reminders_owner_fk: { code: 'in_use', params: { what: 'owner' } },
  payment_reminders_one_running: { code: 'reminder_exists' },
};
