// Made by scripts/generate-schema.ts from db/migrations; not edited by hand.

import type { StoredLineItem } from '#domain/expenses/line-items.ts';
import type { StoredProblem } from '#domain/invoices/invoice-problem.ts';
import type { StatementProblem } from '#domain/banking/statement-review.ts';
import type { FeeContract } from '#domain/audits/audit-facts.ts';
import type { BankDifference } from '#domain/audits/compare-row.ts';

/** A row of each table, as it is read. Tables of schema app go by their bare name. */
export interface Rows {
  account_sums: {
    readonly organization_id: string;
    readonly building_id: string;
    readonly account_code: string;
    readonly span: 'All' | 'Year' | 'Month';
    readonly starts_on: string;
    readonly party_id: string;
    readonly category: string;
    readonly is_closing: boolean;
    readonly debit_cents: number;
    readonly credit_cents: number;
  };
  accounts: {
    readonly organization_id: string;
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly account_type: 'Asset' | 'Liability' | 'Equity' | 'Income' | 'Expense' | 'OffBalance';
    readonly parent_code: string | null;
    readonly is_active: boolean;
    readonly postable: boolean;
    readonly normal_balance: 'Debit' | 'Credit';
    readonly label_fr: string | null;
    readonly label_nl: string | null;
    readonly label_de: string | null;
    readonly label_en: string | null;
    readonly created_by: string;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
    readonly uncovered: 'InvoiceDate' | 'SettlementPeriod' | null;
    readonly nature: 'Ordinary' | 'Extraordinary' | null;
    readonly recoverable_percent: string | null;
  };
  accrual_terms: {
    readonly organization_id: string;
    readonly entry_id: string;
    readonly line_number: number;
    readonly distribution_key_id: string | null;
    readonly period_from: string | null;
    readonly period_to: string | null;
    readonly nature: 'Ordinary' | 'Extraordinary' | null;
    readonly recoverable_percent: string | null;
    readonly vat_cents: number | null;
    readonly excluded_owner_ids: readonly string[];
    readonly decision_id: string | null;
  };
  agenda_candidates: {
    readonly organization_id: string;
    readonly id: string;
    readonly agenda_item_id: string;
    readonly position: number;
    readonly name: string;
    readonly owner_id: string | null;
  };
  agenda_item_exclusions: {
    readonly organization_id: string;
    readonly agenda_item_id: string;
    readonly owner_id: string;
  };
  agenda_items: {
    readonly organization_id: string;
    readonly id: string;
    readonly meeting_id: string;
    readonly position: number;
    readonly title: string;
    readonly description: string | null;
    readonly kind: 'Information' | 'Decision';
    readonly decision_type: 'Accounts' | 'Budget' | 'Discharge' | 'SyndicAppointment' | 'SyndicDismissal' | 'AuditorAppointment' | 'CouncilAppointment' | 'Contract' | 'LegallyRequiredWorks' | 'ConservationWorks' | 'LegalProceedings' | 'Other' | 'StatutesOfUse' | 'CommonWorks' | 'QuoteThreshold' | 'PrivateWorks' | 'CouncilDelegation' | 'Statutes' | 'ChangeOfDestination' | 'PartialRebuilding' | 'PropertyPurchase' | 'PropertyDisposal' | 'PartialAssociation' | 'DivisionOfLots' | 'NecessaryDemolition' | 'NoReserveFund' | 'ChangeOfShares' | 'Demolition' | null;
    readonly majority: 'Absolute' | 'TwoThirds' | 'FourFifths' | 'UnanimityOfPresent' | 'Unanimity' | null;
    readonly distribution_key_id: string | null;
    readonly is_secret: boolean;
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
    readonly amended_text: string | null;
    readonly remark: string | null;
    readonly brought_up_at: string | null;
    readonly repeats_item_id: string | null;
    readonly budget_year: number | null;
    readonly syndic_votes_because: string | null;
    readonly text_key: 'quorum' | 'bureau' | 'council_report' | 'auditor_report' | 'accounts' | 'discharge_syndic' | 'discharge_council' | 'discharge_auditor' | 'contracts' | 'works' | 'budget' | 'reserve' | 'quotes' | 'syndic' | 'council' | 'auditor' | 'payments' | 'reading' | null;
    readonly budget_id: string | null;
  };
  agenda_proposals: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly owner_id: string;
    readonly title: string;
    readonly description: string | null;
    readonly received_on: string;
    readonly withdrawn_on: string | null;
    readonly agenda_item_id: string | null;
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  allocations: {
    readonly organization_id: string;
    readonly id: string;
    readonly credit_id: string;
    readonly receivable_id: string;
    readonly amount_cents: number;
    readonly account_code: string;
    readonly allocated_on: string;
    readonly created_at: string;
    readonly released_at: string | null;
    readonly fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works' | null;
  };
  assembly_request_owners: {
    readonly organization_id: string;
    readonly request_id: string;
    readonly owner_id: string;
  };
  assembly_requests: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly received_on: string;
    readonly reason: string;
    readonly shares: number;
    readonly shares_total: number;
    readonly meeting_id: string | null;
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  attendances: {
    readonly organization_id: string;
    readonly id: string;
    readonly meeting_id: string;
    readonly owner_id: string;
    readonly mode: 'InPerson' | 'Remote' | 'Represented' | 'InWriting';
    readonly proxy_id: string | null;
    readonly arrived_at: string;
    readonly left_at: string | null;
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  audit_bank_files: {
    readonly organization_id: string;
    readonly id: string;
    readonly audit_id: string;
    readonly file_name: string;
    readonly 'sha256': string;
    readonly first_day: string;
    readonly last_day: string;
    readonly statement_count: number;
    readonly transaction_count: number;
    readonly differences: readonly BankDifference[];
    readonly created_by: string;
    readonly created_at: string;
  };
  audit_draws: {
    readonly organization_id: string;
    readonly id: string;
    readonly audit_id: string;
    readonly seed: string;
    readonly random: number;
    readonly above_cents: number | null;
    readonly account_code: string | null;
    readonly selected: number;
    readonly created_by: string;
    readonly created_at: string;
  };
  audit_heads: {
    readonly organization_id: string;
    readonly entry_count: number;
    readonly head_hash: Buffer;
    readonly ended_count: number;
    readonly ended_hash: Buffer;
  };
  audit_log: {
    readonly organization_id: string;
    readonly id: string;
    readonly occurred_at: string;
    readonly actor_id: string;
    readonly action: string;
    readonly object_type: string;
    readonly object_id: string;
    readonly sequence: number | null;
    readonly role_type: string | null;
    readonly operation: string | null;
    readonly changes: unknown;
    readonly values_hash: Buffer | null;
    readonly previous_hash: Buffer | null;
    readonly hash: Buffer | null;
  };
  audit_messages: {
    readonly organization_id: string;
    readonly id: string;
    readonly audit_id: string;
    readonly voucher_id: string;
    readonly written_by: 'Auditor' | 'Syndic';
    readonly text: string;
    readonly created_by: string;
    readonly created_at: string;
  };
  audit_reports: {
    readonly organization_id: string;
    readonly id: string;
    readonly audit_id: string;
    readonly language: 'fr' | 'nl' | 'de' | 'en';
    readonly document_id: string | null;
    readonly created_at: string;
  };
  audit_values: {
    readonly organization_id: string;
    readonly id: string;
    readonly salt: string;
    readonly address: string | null;
    readonly subjects: unknown;
    readonly details: unknown;
    readonly changes: unknown;
  };
  audit_vouchers: {
    readonly organization_id: string;
    readonly id: string;
    readonly audit_id: string;
    readonly entry_id: string;
    readonly sequence: number;
    readonly selected_for: 'Amount' | 'Account' | 'Random' | 'Choice';
    readonly mark: 'Ok' | 'Question' | 'Objection' | null;
    readonly marked_at: string | null;
    readonly answered_at: string | null;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  audits: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly fiscal_year_id: string;
    readonly status: 'Open' | 'Reported';
    readonly ledger_count: number;
    readonly ledger_hash: string;
    readonly quote_threshold_cents: number | null;
    readonly fee_contracts: readonly FeeContract[];
    readonly opinion: 'Approval' | 'ApprovalWithRemarks' | 'Refusal' | null;
    readonly report_text: string | null;
    readonly reported_at: string | null;
    readonly reported_by: string | null;
    readonly meeting_id: string | null;
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  'auth.account_tokens': {
    readonly token_hash: Buffer;
    readonly purpose: 'Invitation' | 'PasswordReset' | 'EmailChange';
    readonly user_id: string;
    readonly expires_at: string;
    readonly used_at: string | null;
    readonly organization_ids: readonly string[] | null;
    readonly email: string | null;
    readonly is_shown: boolean;
  };
  'auth.backup_codes': {
    readonly user_id: string;
    readonly code_hash: Buffer;
    readonly used_at: string | null;
  };
  'auth.interest_rates': {
    readonly kind: 'Legal' | 'Enterprise';
    readonly valid_from: string;
    readonly ppm: number;
    readonly entered_by: string;
    readonly created_at: string;
    readonly updated_at: string;
  };
  'auth.login_failures': {
    readonly id: string;
    readonly email_hash: Buffer;
    readonly address: string;
    readonly failed_at: string;
  };
  'auth.members': {
    readonly organization_id: string;
    readonly id: string;
    readonly user_id: string;
    readonly email: string;
    readonly name: string;
    readonly phone: string | null;
    readonly language: 'fr' | 'nl' | 'de' | 'en';
    readonly is_active: boolean;
    readonly joined_at: string | null;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
  };
  'auth.notification_preferences': {
    readonly user_id: string;
    readonly notification_type: 'MeetingReminder' | 'MeetingCreated' | 'MeetingCancelled' | 'MeetingMinutesPublished' | 'PaymentDue' | 'PaymentReceived' | 'PaymentOverdue' | 'CallForFundsIssued' | 'ExpenseSubmitted' | 'ExpenseApproved' | 'ExpenseRejected' | 'BudgetApproved' | 'DocumentShared' | 'DocumentUploaded' | 'TicketCreated' | 'TicketUpdate' | 'TicketAssigned' | 'TicketResolved' | 'OwnershipTransferred' | 'GdprRequestCompleted' | 'SystemAlert' | 'SystemMaintenance';
    readonly enabled: boolean;
    readonly email_enabled: boolean;
    readonly sms_enabled: boolean;
    readonly push_enabled: boolean;
    readonly updated_at: string;
    readonly version: number;
  };
  'auth.organizations': {
    readonly id: string;
    readonly name: string;
    readonly contact_email: string;
    readonly language: 'fr' | 'nl' | 'de' | 'en';
    readonly enterprise_number: string | null;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
    readonly quiet_hours_from: string | null;
    readonly quiet_hours_to: string | null;
    readonly address: string | null;
    readonly postal_code: string | null;
    readonly city: string | null;
    readonly phone: string | null;
    readonly registration_number: string | null;
    readonly name_order: string;
    readonly second_factor_required: boolean;
  };
  'auth.proof_runs': {
    readonly id: string;
    readonly ended_at: string;
    readonly organization_count: number;
    readonly fault_count: number;
  };
  'auth.push_subscriptions': {
    readonly id: string;
    readonly user_id: string;
    readonly endpoint: string;
    readonly 'p256dh': string;
    readonly auth: string;
    readonly created_at: string;
    readonly session_id: string | null;
  };
  'auth.refresh_tokens': {
    readonly token_hash: Buffer;
    readonly session_id: string;
    readonly expires_at: string;
    readonly used_at: string | null;
  };
  'auth.role_assignments': {
    readonly id: string;
    readonly user_id: string;
    readonly role_type: 'SuperAdmin' | 'Syndic' | 'Accountant' | 'BoardMember' | 'Auditor' | 'Owner';
    readonly organization_id: string | null;
    readonly owner_id: string | null;
    readonly building_ids: readonly string[] | null;
    readonly accepted_at: string | null;
    readonly created_at: string;
    readonly granted_by: string | null;
    readonly approver_confirmed_by: string | null;
    readonly approver_confirmed_at: string | null;
    readonly is_address_unproven: boolean;
  };
  'auth.sessions': {
    readonly id: string;
    readonly user_id: string;
    readonly role_id: string | null;
    readonly address: string;
    readonly user_agent: string;
    readonly created_at: string;
    readonly last_used_at: string;
    readonly expires_at: string;
    readonly revoked_at: string | null;
  };
  'auth.users': {
    readonly id: string;
    readonly email: string;
    readonly name: string | null;
    readonly phone: string | null;
    readonly language: 'fr' | 'nl' | 'de' | 'en' | null;
    readonly password_hash: string | null;
    readonly is_active: boolean;
    readonly totp_secret: string | null;
    readonly totp_enabled: boolean;
    readonly totp_last_step: number;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
    readonly settings: unknown;
    readonly email_proved_at: string | null;
    readonly totp_lost_at: string | null;
  };
  bank_accounts: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly iban: string;
    readonly bic: string | null;
    readonly holder: string;
    readonly account_code: string;
    readonly purpose: 'Working' | 'Reserve';
    readonly created_by: string;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
    readonly pending_iban: string | null;
    readonly pending_bic: string | null;
    readonly iban_requested_by: string | null;
    readonly iban_requested_at: string | null;
  };
  bank_linked_entries: {
    readonly organization_id: string;
    readonly entry_id: string;
    readonly bank_transaction_id: string;
    readonly amount_cents: number;
    readonly created_at: string;
  };
  bank_returns: {
    readonly organization_id: string;
    readonly id: string;
    readonly bank_transaction_id: string;
    readonly payment_id: string | null;
    readonly expense_id: string | null;
    readonly returned_transaction_id: string | null;
    readonly amount_cents: number;
    readonly paid_on: string | null;
    readonly created_at: string;
  };
  bank_rules: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly counterparty_iban: string | null;
    readonly communication_part: string | null;
    readonly code: string | null;
    readonly account_code: string | null;
    readonly supplier: string | null;
    readonly created_by: string;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
    readonly distribution_key_id: string | null;
  };
  bank_splits: {
    readonly organization_id: string;
    readonly bank_transaction_id: string;
    readonly line_number: number;
    readonly account_code: string;
    readonly distribution_key_id: string;
    readonly split_key_name: string;
    readonly unit_id: string;
    readonly owner_id: string;
    readonly amount_cents: number;
    readonly weight: number;
    readonly total_weight: number;
    readonly share_numerator: string;
    readonly share_denominator: string;
    readonly is_cancelled: boolean;
    readonly transfer_id: string | null;
  };
  bank_statements: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly bank_account_id: string;
    readonly year: number;
    readonly number: string;
    readonly statement_date: string;
    readonly opening_cents: number;
    readonly closing_cents: number;
    readonly transaction_count: number;
    readonly status: 'Accepted' | 'Held' | 'Discarded';
    readonly problems: readonly StatementProblem[];
    readonly content_hash: string;
    readonly file_name: string;
    readonly decision_reason: string | null;
    readonly decided_by: string | null;
    readonly decided_at: string | null;
    readonly created_by: string;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
  };
  bank_transactions: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly bank_account_id: string;
    readonly statement_id: string;
    readonly position: string;
    readonly booked_on: string;
    readonly value_date: string | null;
    readonly amount_cents: number;
    readonly counterparty_name: string | null;
    readonly counterparty_iban: string | null;
    readonly communication: string | null;
    readonly structured_communication: string | null;
    readonly end_to_end_id: string | null;
    readonly code: string;
    readonly nature: 'Costs' | 'Interest' | 'Return' | 'OwnTransfer' | 'Other';
    readonly return_reason: string | null;
    readonly status: 'Open' | 'Matched' | 'Parked';
    readonly is_live: boolean;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
    readonly entry_id: string | null;
    readonly search_text: string | null;
  };
  budget_amounts: {
    readonly organization_id: string;
    readonly budget_id: string;
    readonly position: number;
    readonly account_code: string;
    readonly distribution_key_id: string;
    readonly nature: 'Ordinary' | 'Extraordinary';
    readonly amount_cents: number;
    readonly note: string | null;
    readonly actual_cents: number | null;
    readonly index_ppm: number | null;
  };
  budget_lines: {
    readonly organization_id: string;
    readonly agenda_item_id: string;
    readonly is_amended: boolean;
    readonly position: number;
    readonly account_code: string;
    readonly amount_cents: number;
  };
  budgets: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly fiscal_year_id: string;
    readonly kind: 'Ordinary' | 'Extraordinary';
    readonly status: 'Draft' | 'Adopted';
    readonly decision_id: string | null;
    readonly adopted_on: string | null;
    readonly series_id: string | null;
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  building_quotas: {
    readonly organization_id: string;
    readonly building_id: string;
    readonly valid_from: string;
    readonly total_quota: number;
  };
  buildings: {
    readonly organization_id: string;
    readonly id: string;
    readonly name: string;
    readonly address: string;
    readonly city: string | null;
    readonly postal_code: string | null;
    readonly country: string;
    readonly total_units: number;
    readonly total_quota: number;
    readonly quota_assigned: number;
    readonly quotas_incomplete_since: string | null;
    readonly construction_year: number | null;
    readonly language: 'fr' | 'nl' | 'de' | 'en';
    readonly enterprise_number: string | null;
    readonly fiscal_year_start_month: number;
    readonly require_second_approver: boolean;
    readonly late_interest_is_legal: boolean;
    readonly late_interest_ppm: number | null;
    readonly late_interest_clause: string | null;
    readonly consumer_limits: boolean;
    readonly external_ref: string | null;
    readonly created_by: string;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
    readonly assembly_window_start: string | null;
    readonly second_language: 'fr' | 'nl' | 'de' | 'en' | null;
    readonly name_order: string;
    readonly single_approver_requested_by: string | null;
    readonly single_approver_requested_at: string | null;
    readonly search_text: string | null;
    readonly acceptance_date: string | null;
    readonly reserve_borne_by: 'BareOwner' | 'Usufructuary';
    readonly statement_model: 'Provisions' | 'RealCharges';
    readonly statement_needs_approval: boolean;
    readonly statement_credit: 'Keep' | 'Refund';
    readonly reserve_interest_to: 'Owners' | 'Reserve';
    readonly closing_needs_second_person: boolean;
    readonly statements_from: string | null;
  };
  call_lines: {
    readonly organization_id: string;
    readonly call_id: string;
    readonly line_number: number;
    readonly unit_id: string;
    readonly owner_id: string;
    readonly amount_cents: number;
    readonly weight: number;
    readonly total_weight: number;
    readonly share_numerator: string;
    readonly share_denominator: string;
    readonly transfer_id: string | null;
    readonly part_number: number;
  };
  call_parts: {
    readonly organization_id: string;
    readonly call_id: string;
    readonly part_number: number;
    readonly fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
    readonly amount_cents: number;
    readonly distribution_key_id: string;
    readonly split_key_name: string | null;
    readonly decision_id: string | null;
  };
  calls_for_funds: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly status: 'Draft' | 'Sent' | 'Settled' | 'Cancelled';
    readonly title: string;
    readonly description: string | null;
    readonly fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works' | null;
    readonly total_cents: number;
    readonly call_date: string;
    readonly due_date: string;
    readonly distribution_key_id: string | null;
    readonly series_id: string | null;
    readonly instalment_number: number | null;
    readonly instalment_count: number | null;
    readonly journal_entry_ids: readonly string[];
    readonly sent_at: string | null;
    readonly cancelled_at: string | null;
    readonly cancellation_reason: string | null;
    readonly split_key_name: string | null;
    readonly created_by: string;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
    readonly search_text: string | null;
    readonly text_key: string | null;
    readonly decision_id: string | null;
    readonly opening_entry_id: string | null;
  };
  claims: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly title: string;
    readonly occurred_on: string;
    readonly insurer: string | null;
    readonly deductible_cents: number | null;
    readonly distribution_key_id: string;
    readonly status: 'Open' | 'Closed';
    readonly closed_on: string | null;
    readonly journal_entry_ids: readonly string[];
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  communication_numbers: {
    readonly organization_id: string;
    readonly last_number: number;
  };
  content_words: {
    readonly organization_id: string;
    readonly word: string;
    readonly 'sha256': string;
  };
  contents: {
    readonly organization_id: string;
    readonly 'sha256': string;
    readonly size: number;
    readonly content_type: string;
    readonly keep_until: string;
    readonly read_at: string | null;
    readonly created_at: string;
  };
  convocation_consents: {
    readonly organization_id: string;
    readonly id: string;
    readonly owner_id: string;
    readonly means: 'Paper' | 'Email' | 'Online';
    readonly agreed_on: string;
    readonly withdrawn_on: string | null;
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  cost_line_parts: {
    readonly organization_id: string;
    readonly line_id: string;
    readonly unit_id: string;
    readonly weight: string;
    readonly total_weight: string;
    readonly amount_cents: number;
    readonly vat_cents: number;
  };
  cost_lines: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly entry_id: string;
    readonly entry_sequence: number;
    readonly position: number;
    readonly entry_date: string;
    readonly account_code: string;
    readonly amount_cents: number;
    readonly vat_cents: number;
    readonly distribution_key_id: string;
    readonly period_from: string | null;
    readonly period_to: string | null;
    readonly nature: 'Ordinary' | 'Extraordinary';
    readonly recoverable_percent: string;
    readonly excluded_owner_ids: readonly string[];
    readonly decision_id: string | null;
    readonly released_cents: number;
    readonly credits_line_id: string | null;
    readonly expense_id: string | null;
    readonly allocation_number: number | null;
    readonly supplier_id: string | null;
    readonly statement_id: string | null;
    readonly corrects_fiscal_year: number | null;
  };
  credits: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly owner_id: string;
    readonly source_type: 'Payment' | 'UnitTransfer' | 'JournalEntry' | 'CallForFunds' | 'Expense' | 'Statement';
    readonly source_id: string;
    readonly entry_id: string;
    readonly account_code: string;
    readonly amount_cents: number;
    readonly free_cents: number;
    readonly credited_on: string;
    readonly cancelled_at: string | null;
    readonly created_at: string;
  };
  data_access_heads: {
    readonly organization_id: string;
    readonly entry_count: number;
    readonly head_hash: Buffer;
  };
  data_accesses: {
    readonly organization_id: string;
    readonly id: string;
    readonly sequence: number | null;
    readonly owner_id: string;
    readonly actor_id: string;
    readonly operation: string;
    readonly accessed_at: string;
    readonly previous_hash: Buffer | null;
    readonly hash: Buffer | null;
  };
  data_rectifications: {
    readonly organization_id: string;
    readonly id: string;
    readonly owner_id: string;
    readonly field: string;
    readonly value_before: string | null;
    readonly value_after: string | null;
    readonly reason: string;
    readonly rectified_by: string;
    readonly rectified_at: string;
  };
  data_restrictions: {
    readonly organization_id: string;
    readonly id: string;
    readonly owner_id: string;
    readonly ground: 'Restriction' | 'Objection';
    readonly reason: string;
    readonly placed_by: string;
    readonly placed_at: string;
    readonly lift_reason: string | null;
    readonly lifted_by: string | null;
    readonly lifted_at: string | null;
  };
  decision_follow_ups: {
    readonly organization_id: string;
    readonly id: string;
    readonly decision_id: string;
    readonly building_id: string;
    readonly kind: 'Task' | 'Budget' | 'Call' | 'Mandate';
    readonly title: string;
    readonly due_on: string | null;
    readonly done_on: string | null;
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  decisions: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly meeting_id: string | null;
    readonly meeting_type: 'GeneralAssembly' | 'ExtraordinaryAssembly' | 'BoardMeeting' | 'WrittenDecision' | null;
    readonly agenda_item_id: string | null;
    readonly decided_on: string;
    readonly position: number | null;
    readonly title: string;
    readonly text: string | null;
    readonly decision_type: 'Accounts' | 'Budget' | 'Discharge' | 'SyndicAppointment' | 'SyndicDismissal' | 'AuditorAppointment' | 'CouncilAppointment' | 'Contract' | 'LegallyRequiredWorks' | 'ConservationWorks' | 'LegalProceedings' | 'Other' | 'StatutesOfUse' | 'CommonWorks' | 'QuoteThreshold' | 'PrivateWorks' | 'CouncilDelegation' | 'Statutes' | 'ChangeOfDestination' | 'PartialRebuilding' | 'PropertyPurchase' | 'PropertyDisposal' | 'PartialAssociation' | 'DivisionOfLots' | 'NecessaryDemolition' | 'NoReserveFund' | 'ChangeOfShares' | 'Demolition' | null;
    readonly majority: 'Absolute' | 'TwoThirds' | 'FourFifths' | 'UnanimityOfPresent' | 'Unanimity' | null;
    readonly result: 'Adopted' | 'Rejected';
    readonly challengeable_until: string | null;
    readonly version: number;
    readonly created_at: string;
    readonly repeatable_from: string | null;
    readonly search_text: string | null;
    readonly text_key: 'quorum' | 'bureau' | 'council_report' | 'auditor_report' | 'accounts' | 'discharge_syndic' | 'discharge_council' | 'discharge_auditor' | 'contracts' | 'works' | 'budget' | 'reserve' | 'quotes' | 'syndic' | 'council' | 'auditor' | 'payments' | 'reading' | null;
    readonly amount_cents: number | null;
    readonly distribution_key_id: string | null;
    readonly finished_on: string | null;
    readonly updated_at: string | null;
  };
  digest_windows: {
    readonly organization_id: string;
    readonly digest_key: string;
    readonly ends_at: string;
  };
  distribution_key_versions: {
    readonly organization_id: string;
    readonly id: string;
    readonly distribution_key_id: string;
    readonly valid_from: string;
  };
  distribution_key_weights: {
    readonly organization_id: string;
    readonly version_id: string;
    readonly unit_id: string;
    readonly weight: number;
  };
  distribution_keys: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly name: string;
    readonly is_general: boolean;
    readonly created_by: string;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
    readonly name_key: string;
    readonly name_clashes: boolean;
    readonly kind: 'Weights' | 'Meter';
  };
  document_versions: {
    readonly organization_id: string;
    readonly document_id: string;
    readonly version_number: number;
    readonly 'sha256': string;
    readonly file_name: string;
    readonly created_by: string;
    readonly created_at: string;
  };
  documents: {
    readonly organization_id: string;
    readonly id: string;
    readonly title: string;
    readonly document_type: 'Invoice' | 'Quote' | 'Contract' | 'MeetingInvitation' | 'MeetingMinutes' | 'InsurancePolicy' | 'MaintenanceReport' | 'FinancialReport' | 'Statutes' | 'Certificate' | 'Letter' | 'Other';
    readonly visibility: 'Staff' | 'Board' | 'Owners' | 'Owner';
    readonly building_id: string | null;
    readonly unit_id: string | null;
    readonly owner_id: string | null;
    readonly expense_id: string | null;
    readonly call_for_funds_id: string | null;
    readonly letter_id: string | null;
    readonly 'sha256': string | null;
    readonly file_name: string;
    readonly version_number: number;
    readonly retention_until: string | null;
    readonly legal_hold: boolean;
    readonly created_by: string | null;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
    readonly ticket_id: string | null;
    readonly meeting_id: string | null;
    readonly is_attachment: boolean;
    readonly title_order: string;
    readonly is_filed: boolean;
    readonly search_text: string | null;
    readonly valid_until: string | null;
  };
  download_links: {
    readonly organization_id: string;
    readonly id: string;
    readonly document_id: string;
    readonly version_number: number | null;
    readonly expires_at: string;
  };
  erasures: {
    readonly organization_id: string;
    readonly id: string;
    readonly owner_id: string;
    readonly retained: unknown;
    readonly erased_by: string;
    readonly erased_at: string;
  };
  expense_allocations: {
    readonly organization_id: string;
    readonly expense_id: string;
    readonly allocation_number: number;
    readonly account_code: string;
    readonly distribution_key_id: string;
    readonly amount_cents: number;
    readonly description: string | null;
    readonly split_key_name: string | null;
    readonly period_from: string | null;
    readonly period_to: string | null;
    readonly nature: 'Ordinary' | 'Extraordinary' | null;
    readonly recoverable_percent: string | null;
    readonly vat_cents: number | null;
    readonly excluded_owner_ids: readonly string[];
    readonly decision_id: string | null;
  };
  expense_bank_payments: {
    readonly organization_id: string;
    readonly expense_id: string;
    readonly bank_transaction_id: string;
    readonly amount_cents: number;
    readonly paid_on: string;
    readonly created_at: string;
    readonly prepaid_cents: number;
  };
  expense_deferrals: {
    readonly organization_id: string;
    readonly expense_id: string;
    readonly allocation_number: number;
    readonly recognized_on: string;
    readonly amount_cents: number;
    readonly released_at: string | null;
    readonly vat_cents: number;
  };
  expense_splits: {
    readonly organization_id: string;
    readonly expense_id: string;
    readonly line_number: number;
    readonly unit_id: string;
    readonly owner_id: string;
    readonly amount_cents: number;
    readonly weight: number;
    readonly total_weight: number;
    readonly share_numerator: string;
    readonly share_denominator: string;
    readonly is_cancelled: boolean;
    readonly transfer_id: string | null;
    readonly allocation_number: number;
    readonly recognized_on: string | null;
  };
  expenses: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly status: 'Draft' | 'PendingApproval' | 'Approved' | 'Rejected' | 'Paid' | 'Cancelled';
    readonly description: string;
    readonly amount_cents: number;
    readonly expense_date: string;
    readonly due_date: string | null;
    readonly category: 'Maintenance' | 'Utilities' | 'Insurance' | 'ManagementFees' | 'Repairs' | 'Improvements' | 'Legal' | 'Other';
    readonly supplier: string | null;
    readonly invoice_number: string | null;
    readonly account_code: string;
    readonly distribution_key_id: string;
    readonly line_items: readonly StoredLineItem[];
    readonly rejection_reason: string | null;
    readonly approval_notes: string | null;
    readonly submitted_by: string | null;
    readonly submitted_at: string | null;
    readonly approved_by: string | null;
    readonly approved_at: string | null;
    readonly paid_on: string | null;
    readonly journal_entry_ids: readonly string[];
    readonly split_key_name: string | null;
    readonly created_by: string;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
    readonly invoice_key: string | null;
    readonly borne_by: 'Owners' | 'Reserve' | 'Insurer' | 'OneOwner';
    readonly owner_id: string | null;
    readonly reserve_account_code: string | null;
    readonly due_order: string;
    readonly supplier_order: string;
    readonly bank_transaction_id: string | null;
    readonly supplier_id: string | null;
    readonly booked_supplier_id: string | null;
    readonly payment_communication: string | null;
    readonly payment_method: 'Transfer' | 'DirectDebit';
    readonly paid_cents: number;
    readonly bank_paid_cents: number | null;
    readonly disputed_at: string | null;
    readonly disputed_by: string | null;
    readonly dispute_reason: string | null;
    readonly is_disputed: boolean;
    readonly kind: 'Invoice' | 'CreditNote';
    readonly credits_expense_id: string | null;
    readonly credited_cents: number;
    readonly prepaid_cents: number;
    readonly problems: readonly StoredProblem[];
    readonly received_from: string | null;
    readonly search_text: string | null;
    readonly prepaid_matched_cents: number;
    readonly open_cents: number;
    readonly period_from: string | null;
    readonly period_to: string | null;
    readonly nature: 'Ordinary' | 'Extraordinary' | null;
    readonly recoverable_percent: string | null;
    readonly vat_cents: number | null;
    readonly excluded_owner_ids: readonly string[];
    readonly decision_id: string | null;
    readonly reserve_cents: number | null;
    readonly reserve_distribution_key_id: string | null;
    readonly charged_unit_id: string | null;
    readonly claim_id: string | null;
    readonly opening_entry_id: string | null;
  };
  fiscal_years: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly start_date: string;
    readonly end_date: string;
    readonly status: 'Open' | 'Closed';
    readonly closing_entry_id: string | null;
    readonly created_by: string;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
    readonly result_decision_id: string | null;
    readonly works_entry_ids: readonly string[];
  };
  gdpr_requests: {
    readonly organization_id: string;
    readonly id: string;
    readonly owner_id: string;
    readonly kind: 'Access' | 'Portability' | 'Rectification' | 'Erasure' | 'Restriction' | 'Objection';
    readonly details: string | null;
    readonly received_on: string;
    readonly due_on: string;
    readonly status: 'Open' | 'Extended' | 'Completed' | 'Refused';
    readonly extended_on: string | null;
    readonly extension_reason: string | null;
    readonly outcome: string | null;
    readonly answered_at: string | null;
    readonly reminded_on: string | null;
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  handovers: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly mandate_ended_on: string;
    readonly status: 'Preparing' | 'Ready';
    readonly document_id: string | null;
    readonly receipt_document_id: string | null;
    readonly size: number | null;
    readonly 'sha256': string | null;
    readonly missing: unknown;
    readonly contents: unknown;
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  holds: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly owner_id: string;
    readonly unit_ids: readonly string[];
    readonly deed_on: string;
    readonly amount_cents: number;
    readonly informed_on: string;
    readonly letter_sent_on: string | null;
    readonly status: 'Withheld' | 'Contested' | 'Attached' | 'Paid' | 'Released';
    readonly ended_on: string | null;
    readonly payment_id: string | null;
    readonly reason: string | null;
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  idempotency_keys: {
    readonly organization_id: string;
    readonly user_id: string;
    readonly operation: string;
    readonly key: string;
    readonly request_hash: Buffer;
    readonly claim: string;
    readonly claimed_until: string;
    readonly status: number | null;
    readonly location: string | null;
    readonly etag: string | null;
    readonly body: string | null;
    readonly created_at: string;
    readonly holder: string | null;
  };
  instalment_units: {
    readonly organization_id: string;
    readonly call_id: string;
    readonly unit_id: string;
    readonly amount_cents: number;
    readonly weight: number;
    readonly total_weight: number;
    readonly part_number: number;
  };
  interruptions: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly owner_id: string;
    readonly kind: 'LawyerNotice' | 'Acknowledgement' | 'Summons' | 'Judgment';
    readonly done_on: string;
    readonly receivable_ids: readonly string[];
    readonly proof_document_id: string | null;
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  journal_entries: {
    readonly organization_id: string;
    readonly id: string;
    readonly sequence: number;
    readonly building_id: string;
    readonly entry_date: string;
    readonly journal: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
    readonly source_type: 'Expense' | 'FiscalYear' | 'CallForFunds' | 'Payment' | 'UnitTransfer' | 'LatePenalty' | 'BankTransaction' | 'Claim' | 'Statement' | 'LotRequest' | null;
    readonly source_id: string | null;
    readonly reverses_id: string | null;
    readonly previous_hash: Buffer;
    readonly hash: Buffer;
    readonly created_by: string;
    readonly created_at: string;
    readonly corrects_fiscal_year: number | null;
  };
  journal_lines: {
    readonly organization_id: string;
    readonly entry_id: string;
    readonly line_number: number;
    readonly building_id: string;
    readonly entry_date: string;
    readonly sequence: number;
    readonly account_code: string;
    readonly debit_cents: number;
    readonly credit_cents: number;
    readonly owner_id: string | null;
    readonly unit_id: string | null;
    readonly supplier_id: string | null;
    readonly party_id: string;
    readonly category: string;
    readonly is_closing: boolean;
    readonly due_date: string | null;
    readonly claim_id: string | null;
  };
  journal_texts: {
    readonly organization_id: string;
    readonly entry_id: string;
    readonly line_number: number;
    readonly description: string;
    readonly translations: unknown;
  };
  late_penalties: {
    readonly organization_id: string;
    readonly id: string;
    readonly reminder_id: string;
    readonly amount_cents: number;
    readonly payment_id: string | null;
    readonly reversed_at: string | null;
    readonly created_at: string;
  };
  ledger_heads: {
    readonly organization_id: string;
    readonly entry_count: number;
    readonly head_hash: Buffer;
    readonly total_cents: number;
  };
  letter_posts: {
    readonly organization_id: string;
    readonly id: string;
    readonly letter_id: string;
    readonly posted_on: string | null;
    readonly tracking_number: string | null;
    readonly created_at: string;
  };
  letters: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly owner_id: string;
    readonly subject_type: 'CallForFunds' | 'PaymentReminder' | 'MeetingConvocation' | 'MeetingCancellation' | 'MeetingMinutes' | 'Statement' | 'StatementReversal';
    readonly subject_id: string;
    readonly title: string;
    readonly file_name: string;
    readonly paper: unknown;
    readonly pdf: Buffer | null;
    readonly 'sha256': string | null;
    readonly page_count: number | null;
    readonly drawn_at: string | null;
    readonly created_at: string;
  };
  lot_answer_openings: {
    readonly organization_id: string;
    readonly id: string;
    readonly lot_request_id: string;
    readonly opened_at: string;
    readonly part: 'Page' | 'Letter' | 'Archive';
  };
  lot_requests: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly unit_ids: readonly string[];
    readonly kind: 'BeforeContract' | 'BeforeDeed';
    readonly asked_by: 'Notary' | 'Agent' | 'Owner';
    readonly name: string;
    readonly email: string | null;
    readonly language: 'fr' | 'nl' | 'de' | 'en';
    readonly received_on: string;
    readonly expected_deed_on: string | null;
    readonly certain_date: string | null;
    readonly enjoyment_from: string | null;
    readonly target_on: string;
    readonly last_on: string;
    readonly status: 'Open' | 'Sent';
    readonly channel: 'Email' | 'Link' | null;
    readonly sent_at: string | null;
    readonly sent_by: string | null;
    readonly answer: unknown;
    readonly letter_document_id: string | null;
    readonly archive_document_id: string | null;
    readonly link_last_day: string | null;
    readonly link_revoked_at: string | null;
    readonly charge_cents: number | null;
    readonly charged_owner_id: string | null;
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  mails: {
    readonly organization_id: string;
    readonly id: string;
    readonly purpose: 'CallForFunds' | 'PaymentReminder' | 'MeetingConvocation' | 'MeetingCancellation' | 'MeetingMinutes' | 'Statement' | 'StatementReversal' | 'SupplierTicket' | 'LotAnswer' | 'Invitation' | 'UnannouncedInvitation' | 'PasswordReset' | 'EmailChange' | 'Other';
    readonly object_id: string | null;
    readonly recipient: string;
    readonly subject: string;
    readonly body_text: string;
    readonly body_html: string;
    readonly status: 'Pending' | 'Sent' | 'Failed';
    readonly attempts: number;
    readonly error: string | null;
    readonly sent_at: string | null;
    readonly created_at: string;
    readonly letter_id: string | null;
  };
  meeting_minutes: {
    readonly organization_id: string;
    readonly meeting_id: string;
    readonly chair: string | null;
    readonly secretary: string | null;
    readonly scrutineers: string | null;
    readonly remarks: string | null;
    readonly published_at: string | null;
    readonly published_by: string | null;
    readonly created_at: string;
    readonly updated_at: string;
    readonly published: unknown;
    readonly chair_owner_id: string | null;
  };
  meetings: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly meeting_type: 'GeneralAssembly' | 'ExtraordinaryAssembly' | 'BoardMeeting' | 'WrittenDecision';
    readonly title: string;
    readonly location: string | null;
    readonly agenda: string | null;
    readonly scheduled_date: string;
    readonly remote_allowed: boolean;
    readonly first_meeting_id: string | null;
    readonly status: 'Scheduled' | 'InProgress' | 'Completed' | 'Cancelled';
    readonly cancellation_reason: string | null;
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
    readonly opened_at: string | null;
    readonly closed_at: string | null;
    readonly convened_at: string | null;
    readonly urgent_reason: string | null;
    readonly reminded_on: string | null;
    readonly remote_address: string | null;
    readonly held_on: string | null;
    readonly search_text: string | null;
    readonly text_key: 'GeneralAssembly' | 'ExtraordinaryAssembly' | 'BoardMeeting' | 'WrittenDecision' | null;
  };
  meter_readings: {
    readonly organization_id: string;
    readonly id: string;
    readonly meter_id: string;
    readonly read_on: string;
    readonly index: string;
    readonly new_index: string | null;
    readonly reason: 'Regular' | 'Sale' | 'Change';
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  meters: {
    readonly organization_id: string;
    readonly id: string;
    readonly unit_id: string;
    readonly distribution_key_id: string;
    readonly number: string | null;
    readonly unit_of_measure: string | null;
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  notification_deliveries: {
    readonly organization_id: string;
    readonly notification_id: string;
    readonly channel: 'Email' | 'SMS' | 'Push' | 'InApp';
    readonly status: 'Pending' | 'Sent' | 'Failed' | 'Skipped';
    readonly reason: 'type_disabled' | 'restricted' | 'channel_disabled' | 'no_address' | 'not_configured' | 'quiet_hours' | null;
    readonly attempts: number;
    readonly sent_at: string | null;
    readonly error: string | null;
    readonly digest_key: string | null;
  };
  notification_positions: {
    readonly organization_id: string;
    readonly last_position: number;
  };
  notifications: {
    readonly organization_id: string;
    readonly id: string;
    readonly position: number;
    readonly user_id: string;
    readonly notification_type: 'MeetingReminder' | 'MeetingCreated' | 'MeetingCancelled' | 'MeetingMinutesPublished' | 'PaymentDue' | 'PaymentReceived' | 'PaymentOverdue' | 'CallForFundsIssued' | 'ExpenseSubmitted' | 'ExpenseApproved' | 'ExpenseRejected' | 'BudgetApproved' | 'DocumentShared' | 'DocumentUploaded' | 'TicketCreated' | 'TicketUpdate' | 'TicketAssigned' | 'TicketResolved' | 'OwnershipTransferred' | 'GdprRequestCompleted' | 'SystemAlert' | 'SystemMaintenance';
    readonly title: string;
    readonly message: string;
    readonly short_message: string | null;
    readonly link: string | null;
    readonly priority: 'Low' | 'Normal' | 'High' | 'Urgent';
    readonly event_id: string | null;
    readonly is_hidden: boolean;
    readonly read_at: string | null;
    readonly created_by: string;
    readonly created_at: string;
  };
  outbox_events: {
    readonly organization_id: string;
    readonly id: string;
    readonly type: 'MeetingReminder' | 'MeetingCreated' | 'MeetingCancelled' | 'MeetingMinutesPublished' | 'PaymentDue' | 'PaymentReceived' | 'PaymentOverdue' | 'CallForFundsIssued' | 'ExpenseSubmitted' | 'ExpenseApproved' | 'ExpenseRejected' | 'BudgetApproved' | 'DocumentShared' | 'DocumentUploaded' | 'TicketCreated' | 'TicketUpdate' | 'TicketAssigned' | 'TicketResolved' | 'OwnershipTransferred' | 'GdprRequestCompleted' | 'SystemAlert' | 'SystemMaintenance';
    readonly payload: unknown;
    readonly actor_id: string;
    readonly occurred_at: string;
    readonly fanned_out_at: string | null;
  };
  owner_refs: {
    readonly organization_id: string;
    readonly building_id: string;
    readonly ref: string;
    readonly owner_id: string;
  };
  owners: {
    readonly organization_id: string;
    readonly id: string;
    readonly name: string;
    readonly email: string | null;
    readonly kind: 'Person' | 'Company';
    readonly phone: string | null;
    readonly address: string | null;
    readonly language: 'fr' | 'nl' | 'de' | 'en';
    readonly user_id: string | null;
    readonly enterprise_number: string | null;
    readonly external_ref: string | null;
    readonly created_by: string;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
    readonly office_ref: string | null;
    readonly is_restricted: boolean;
    readonly name_order: string;
    readonly former_number: number | null;
    readonly kept_name: string | null;
    readonly kept_address: string | null;
    readonly kept_until: string | null;
    readonly search_text: string | null;
  };
  ownership_totals: {
    readonly organization_id: string;
    readonly unit_id: string;
    readonly during: string;
    readonly usufruct_numerator: string;
    readonly bare_numerator: string;
    readonly denominator: string;
  };
  payment_batch_lines: {
    readonly organization_id: string;
    readonly id: string;
    readonly batch_id: string;
    readonly position: number;
    readonly expense_id: string;
    readonly creditor_name: string;
    readonly creditor_iban: string;
    readonly creditor_bic: string | null;
    readonly amount_cents: number;
    readonly communication: string;
    readonly status: 'Pending' | 'Paid' | 'Rejected';
    readonly reason_code: string | null;
    readonly reason: string | null;
    readonly is_live: boolean;
  };
  payment_batches: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly bank_account_id: string;
    readonly execution_date: string;
    readonly status: 'Draft' | 'Approved' | 'Sent' | 'Done' | 'Cancelled';
    readonly total_cents: number;
    readonly created_by: string;
    readonly approved_by: string | null;
    readonly approved_at: string | null;
    readonly sent_by: string | null;
    readonly sent_at: string | null;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
    readonly debtor_name: string | null;
    readonly debtor_iban: string | null;
    readonly debtor_bic: string | null;
  };
  payment_reminder_events: {
    readonly organization_id: string;
    readonly id: string;
    readonly reminder_id: string;
    readonly occurred_at: string;
    readonly actor_id: string;
    readonly event: 'Created' | 'Sent' | 'Escalated' | 'Paused' | 'Resumed' | 'Settled' | 'Reopened' | 'Cancelled' | 'PenaltyCharged' | 'PenaltyWaived' | 'PenaltyReversed';
    readonly reminder_level: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
    readonly amount_cents: number;
    readonly penalty_cents: number;
    readonly detail: string | null;
  };
  payment_reminder_items: {
    readonly organization_id: string;
    readonly reminder_id: string;
    readonly receivable_id: string;
    readonly reminded_at: string;
    readonly gentle_mail_id: string | null;
    readonly free_until: string | null;
  };
  payment_reminder_letters: {
    readonly organization_id: string;
    readonly letter_id: string;
    readonly reminder_id: string;
    readonly reminder_level: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
  };
  payment_reminders: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly owner_id: string;
    readonly call_for_funds_id: string | null;
    readonly reminder_level: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
    readonly status: 'Open' | 'Sent' | 'Settled' | 'Cancelled';
    readonly settled_from: string | null;
    readonly message: string | null;
    readonly notes: string | null;
    readonly penalty_cents: number;
    readonly level_changed_on: string;
    readonly sent_date: string | null;
    readonly tracking_number: string | null;
    readonly is_paused: boolean;
    readonly pause_reason: string | null;
    readonly cancellation_reason: string | null;
    readonly settled_on: string | null;
    readonly created_by: string;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
    readonly mail_id: string | null;
    readonly is_told: boolean;
    readonly sent_by: 'Post' | 'Email' | 'Hand' | null;
    readonly penalty_charged_cents: number;
    readonly penalty_waived_cents: number;
  };
  payments: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly owner_id: string;
    readonly amount_cents: number;
    readonly received_on: string;
    readonly method: 'BankTransfer' | 'DirectDebit' | 'Card' | 'Cash' | 'Other';
    readonly communication: string | null;
    readonly account_code: string;
    readonly bank_account_id: string | null;
    readonly status: 'Recorded' | 'Reversed';
    readonly reversal_reason: 'Error' | 'Bounced' | null;
    readonly reversed_at: string | null;
    readonly journal_entry_ids: readonly string[];
    readonly created_by: string;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
    readonly reversed_on: string | null;
    readonly bank_transaction_id: string | null;
    readonly return_reason: string | null;
    readonly search_text: string | null;
  };
  proceedings: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly title: string;
    readonly parties: string;
    readonly court: string | null;
    readonly number: string | null;
    readonly opened_on: string;
    readonly ended_on: string | null;
    readonly stake_cents: number | null;
    readonly provision_cents: number | null;
    readonly unit_ids: readonly string[];
    readonly excluded_owner_ids: readonly string[];
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  proxies: {
    readonly organization_id: string;
    readonly id: string;
    readonly meeting_id: string;
    readonly principal_owner_id: string;
    readonly holder_owner_id: string | null;
    readonly holder_name: string | null;
    readonly is_notarial: boolean;
    readonly created_by: string;
    readonly created_at: string;
    readonly first_session_only: boolean;
  };
  quorum_checks: {
    readonly organization_id: string;
    readonly id: string;
    readonly meeting_id: string;
    readonly owners_total: number;
    readonly owners_present: number;
    readonly shares_total: number;
    readonly shares_present: number;
    readonly rule: 'MoreThanHalf' | 'ThreeQuarters' | 'SecondSession' | null;
    readonly checked_by: string;
    readonly checked_at: string;
  };
  receivable_parts: {
    readonly organization_id: string;
    readonly receivable_id: string;
    readonly fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
    readonly account_code: string;
    readonly amount_cents: number;
  };
  receivables: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly owner_id: string;
    readonly source_type: 'CallForFunds' | 'UnitTransfer' | 'JournalEntry' | 'LatePenalty' | 'Expense' | 'BankTransaction' | 'Statement' | 'LotRequest';
    readonly source_id: string;
    readonly entry_id: string;
    readonly account_code: string;
    readonly is_cost: boolean;
    readonly amount_cents: number;
    readonly open_cents: number;
    readonly due_date: string;
    readonly structured_communication: string;
    readonly settled_on: string | null;
    readonly cancelled_at: string | null;
    readonly created_at: string;
  };
  reminder_runs: {
    readonly organization_id: string;
    readonly ran_until: string;
  };
  reminder_settings: {
    readonly organization_id: string;
    readonly gentle_days: number;
    readonly formal_days: number;
    readonly final_notice_days: number;
    readonly legal_action_days: number;
    readonly updated_at: string;
    readonly version: number;
    readonly id: string;
    readonly building_id: string | null;
    readonly automatic: 'None' | 'Gentle' | 'GentleAndFormal';
    readonly minimum_cents: number;
    readonly hour: number;
  };
  sale_parts: {
    readonly organization_id: string;
    readonly id: string;
    readonly sale_id: string;
    readonly unit_id: string;
    readonly owner_id: string;
    readonly share_numerator: string | null;
    readonly share_denominator: string | null;
  };
  sales: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly from_owner_id: string;
    readonly unit_ids: readonly string[];
    readonly deed_on: string;
    readonly enjoyment_from: string;
    readonly certain_date: string;
    readonly later_calls: 'Move' | 'Leave' | null;
    readonly lot_request_id: string | null;
    readonly hold_id: string | null;
    readonly status: 'Recorded' | 'Undone';
    readonly undone_on: string | null;
    readonly undo_reason: string | null;
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
  statement_call_parts: {
    readonly organization_id: string;
    readonly call_id: string;
    readonly part_number: number;
    readonly statement_id: string;
  };
  statement_called_rows: {
    readonly organization_id: string;
    readonly statement_id: string;
    readonly owner_id: string;
    readonly row_number: number;
    readonly call_id: string;
    readonly part_number: number;
    readonly nature: 'Ordinary' | 'Extraordinary';
    readonly call_date: string;
    readonly distribution_key_id: string;
    readonly unit_id: string;
    readonly amount_cents: number;
    readonly origin: 'Period' | 'EarlierPeriod' | 'Withdrawn' | 'Renewed';
  };
  statement_owner_units: {
    readonly organization_id: string;
    readonly statement_id: string;
    readonly owner_id: string;
    readonly unit_id: string;
    readonly charges_ordinary_cents: number;
    readonly charges_extraordinary_cents: number;
    readonly called_ordinary_cents: number;
    readonly called_extraordinary_cents: number;
    readonly rows: unknown;
  };
  statement_owners: {
    readonly organization_id: string;
    readonly statement_id: string;
    readonly owner_id: string;
    readonly number: number;
    readonly opening_cents: number;
    readonly charges_ordinary_cents: number;
    readonly charges_extraordinary_cents: number;
    readonly called_ordinary_cents: number;
    readonly called_extraordinary_cents: number;
    readonly works_asked_cents: number;
    readonly reserve_cents: number;
    readonly private_costs_cents: number;
    readonly working_capital_cents: number;
    readonly interest_and_costs_cents: number;
    readonly payments_cents: number;
    readonly closing_cents: number;
    readonly vat_cents: number;
    readonly recoverable_cents: number;
  };
  statement_runs: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly fiscal_year_id: string;
    readonly period_from: string;
    readonly period_to: string;
    readonly model: 'Provisions' | 'RealCharges';
    readonly status: 'Draft' | 'Frozen' | 'Approved' | 'Sent' | 'Reversed';
    readonly hash: string | null;
    readonly acknowledged: readonly string[];
    readonly decision_id: string | null;
    readonly due_date: string | null;
    readonly credit: 'Keep' | 'Refund' | null;
    readonly frozen_at: string | null;
    readonly frozen_by: string | null;
    readonly approved_at: string | null;
    readonly approved_by: string | null;
    readonly sent_at: string | null;
    readonly sent_by: string | null;
    readonly reversed_at: string | null;
    readonly reversed_by: string | null;
    readonly reversal_reason: string | null;
    readonly journal_entry_ids: readonly string[];
    readonly created_by: string;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
  };
  statement_subjects: {
    readonly organization_id: string;
    readonly statement_id: string;
    readonly number: number;
    readonly line_id: string | null;
    readonly decision_id: string | null;
    readonly works_run_id: string | null;
    readonly account_code: string;
    readonly nature: 'Ordinary' | 'Extraordinary';
    readonly distribution_key_ids: unknown;
    readonly total_weight: string | null;
    readonly total_days: number | null;
    readonly period_from: string | null;
    readonly period_to: string | null;
    readonly origin: 'Period' | 'EarlierPeriod' | 'Withdrawn' | 'Renewed';
  };
  statement_works: {
    readonly organization_id: string;
    readonly statement_id: string;
    readonly decision_id: string;
    readonly cost_cents: number;
    readonly from_reserve_cents: number;
    readonly from_loan_cents: number;
    readonly called_cents: number;
    readonly lines: unknown;
  };
  supplier_ibans: {
    readonly organization_id: string;
    readonly id: string;
    readonly supplier_id: string;
    readonly iban: string;
    readonly bic: string | null;
    readonly entered_by: string;
    readonly entered_at: string;
    readonly confirmed_by: string | null;
    readonly confirmed_at: string | null;
    readonly replaced_by: string;
    readonly replaced_at: string;
  };
  suppliers: {
    readonly organization_id: string;
    readonly id: string;
    readonly name: string;
    readonly created_at: string;
    readonly enterprise_number: string | null;
    readonly iban: string | null;
    readonly bic: string | null;
    readonly language: 'fr' | 'nl' | 'de' | 'en';
    readonly email: string | null;
    readonly default_account_code: string | null;
    readonly default_distribution_key_id: string | null;
    readonly payment_days: number | null;
    readonly iban_entered_by: string | null;
    readonly iban_entered_at: string | null;
    readonly iban_confirmed_by: string | null;
    readonly iban_confirmed_at: string | null;
    readonly iban_state: string;
    readonly merged_into_id: string | null;
    readonly created_by: string | null;
    readonly updated_at: string;
    readonly version: number;
    readonly name_key: string;
    readonly spelling_key: string;
    readonly name_order: string;
    readonly search_text: string | null;
  };
  tenants: {
    readonly organization_id: string;
  };
  ticket_comments: {
    readonly organization_id: string;
    readonly id: string;
    readonly ticket_id: string;
    readonly author_id: string;
    readonly author_name: string;
    readonly body: string;
    readonly is_internal: boolean;
    readonly created_at: string;
  };
  ticket_events: {
    readonly organization_id: string;
    readonly id: string;
    readonly ticket_id: string;
    readonly event: 'Created' | 'Changed' | 'Assigned' | 'SentToSupplier' | 'Started' | 'Resolved' | 'Closed' | 'Reopened' | 'Cancelled';
    readonly actor_id: string;
    readonly details: unknown;
    readonly occurred_at: string;
  };
  tickets: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly unit_id: string | null;
    readonly owner_id: string | null;
    readonly title: string;
    readonly description: string;
    readonly category: 'Plumbing' | 'Electricity' | 'Heating' | 'Elevator' | 'Roof' | 'CommonAreas' | 'Cleaning' | 'Security' | 'Neighbours' | 'Administration' | 'Other';
    readonly priority: 'Low' | 'Medium' | 'High' | 'Critical';
    readonly status: 'Open' | 'InProgress' | 'Resolved' | 'Closed' | 'Cancelled';
    readonly assignee_id: string | null;
    readonly resolution: string | null;
    readonly cancellation_reason: string | null;
    readonly expense_id: string | null;
    readonly resolved_at: string | null;
    readonly created_by: string;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
    readonly search_text: string | null;
    readonly statement_id: string | null;
    readonly statement_line: number | null;
  };
  unit_owners: {
    readonly organization_id: string;
    readonly id: string;
    readonly unit_id: string;
    readonly owner_id: string;
    readonly right: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
    readonly share_numerator: string;
    readonly share_denominator: string;
    readonly start_date: string;
    readonly end_date: string | null;
    readonly during: string;
    readonly primary_during: string;
    readonly is_voting_mandatary: boolean;
    readonly created_by: string;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
  };
  unit_quotas: {
    readonly organization_id: string;
    readonly unit_id: string;
    readonly valid_from: string;
    readonly quota: number;
  };
  unit_transfers: {
    readonly organization_id: string;
    readonly id: string;
    readonly unit_id: string;
    readonly from_owner_id: string;
    readonly to_owner_id: string;
    readonly effective_date: string;
    readonly passed_numerator: string;
    readonly passed_denominator: string;
    readonly working_capital_cents: number | null;
    readonly created_by: string;
    readonly created_at: string;
    readonly replaced_by_id: string | null;
  };
  units: {
    readonly organization_id: string;
    readonly id: string;
    readonly building_id: string;
    readonly unit_number: string;
    readonly type: 'Apartment' | 'Commercial' | 'Parking' | 'Storage' | 'Other';
    readonly floor: number | null;
    readonly area: string | null;
    readonly quota: number;
    readonly parent_unit_id: string | null;
    readonly created_by: string;
    readonly created_at: string;
    readonly updated_at: string;
    readonly version: number;
    readonly number_order: string;
    readonly search_text: string | null;
    readonly number_key: string;
    readonly number_clashes: boolean;
    readonly complete_from: string;
  };
  votes: {
    readonly organization_id: string;
    readonly id: string;
    readonly meeting_id: string;
    readonly voting_round_id: string;
    readonly sequence: number;
    readonly owner_id: string;
    readonly candidate_id: string | null;
    readonly choice: 'For' | 'Against' | 'Abstain';
    readonly weight: number;
    readonly cast_by: string;
    readonly cast_at: string;
    readonly previous_hash: Buffer;
    readonly hash: Buffer;
    readonly is_own: boolean;
  };
  voting_rounds: {
    readonly organization_id: string;
    readonly id: string;
    readonly meeting_id: string;
    readonly agenda_item_id: string;
    readonly round_number: number;
    readonly closed_at: string | null;
    readonly outcome: unknown;
    readonly voided_at: string | null;
    readonly void_reason: string | null;
    readonly version: number;
    readonly created_at: string;
    readonly updated_at: string;
  };
}

/** Columns that an insert may leave out: they are nullable or have a default. */
export interface OptionalColumns {
  account_sums: never;
  accounts: 'parent_code' | 'label_fr' | 'label_nl' | 'label_de' | 'label_en' | 'created_at' | 'updated_at' | 'version' | 'uncovered' | 'nature' | 'recoverable_percent';
  accrual_terms: 'distribution_key_id' | 'period_from' | 'period_to' | 'nature' | 'recoverable_percent' | 'vat_cents' | 'excluded_owner_ids' | 'decision_id';
  agenda_candidates: 'owner_id';
  agenda_item_exclusions: never;
  agenda_items: 'description' | 'decision_type' | 'majority' | 'distribution_key_id' | 'version' | 'amended_text' | 'remark' | 'brought_up_at' | 'repeats_item_id' | 'budget_year' | 'syndic_votes_because' | 'text_key' | 'budget_id';
  agenda_proposals: 'description' | 'withdrawn_on' | 'agenda_item_id' | 'version';
  allocations: 'released_at' | 'fund';
  assembly_request_owners: never;
  assembly_requests: 'meeting_id' | 'version';
  attendances: 'proxy_id' | 'left_at' | 'version';
  audit_bank_files: never;
  audit_draws: 'above_cents' | 'account_code';
  audit_heads: 'ended_count';
  audit_log: 'sequence' | 'role_type' | 'operation' | 'changes' | 'values_hash' | 'previous_hash' | 'hash';
  audit_messages: never;
  audit_reports: 'document_id';
  audit_values: 'address';
  audit_vouchers: 'mark' | 'marked_at' | 'answered_at' | 'version';
  audits: 'status' | 'quote_threshold_cents' | 'fee_contracts' | 'opinion' | 'report_text' | 'reported_at' | 'reported_by' | 'meeting_id' | 'version';
  'auth.account_tokens': 'used_at' | 'organization_ids' | 'email' | 'is_shown';
  'auth.backup_codes': 'used_at';
  'auth.interest_rates': 'created_at' | 'updated_at';
  'auth.login_failures': never;
  'auth.members': 'phone' | 'is_active' | 'joined_at' | 'version';
  'auth.notification_preferences': 'version';
  'auth.organizations': 'language' | 'enterprise_number' | 'created_at' | 'updated_at' | 'version' | 'quiet_hours_from' | 'quiet_hours_to' | 'address' | 'postal_code' | 'city' | 'phone' | 'registration_number' | 'name_order' | 'second_factor_required';
  'auth.proof_runs': never;
  'auth.push_subscriptions': 'session_id';
  'auth.refresh_tokens': 'used_at';
  'auth.role_assignments': 'organization_id' | 'owner_id' | 'building_ids' | 'accepted_at' | 'created_at' | 'granted_by' | 'approver_confirmed_by' | 'approver_confirmed_at' | 'is_address_unproven';
  'auth.sessions': 'role_id' | 'revoked_at';
  'auth.users': 'name' | 'phone' | 'language' | 'password_hash' | 'is_active' | 'totp_secret' | 'totp_enabled' | 'totp_last_step' | 'created_at' | 'updated_at' | 'version' | 'settings' | 'email_proved_at' | 'totp_lost_at';
  bank_accounts: 'bic' | 'created_at' | 'updated_at' | 'version' | 'pending_iban' | 'pending_bic' | 'iban_requested_by' | 'iban_requested_at';
  bank_linked_entries: never;
  bank_returns: 'payment_id' | 'expense_id' | 'returned_transaction_id' | 'paid_on';
  bank_rules: 'counterparty_iban' | 'communication_part' | 'code' | 'account_code' | 'supplier' | 'version' | 'distribution_key_id';
  bank_splits: 'is_cancelled' | 'transfer_id';
  bank_statements: 'decision_reason' | 'decided_by' | 'decided_at' | 'version';
  bank_transactions: 'value_date' | 'counterparty_name' | 'counterparty_iban' | 'communication' | 'structured_communication' | 'end_to_end_id' | 'return_reason' | 'version' | 'entry_id' | 'search_text';
  budget_amounts: 'note' | 'actual_cents' | 'index_ppm';
  budget_lines: never;
  budgets: 'status' | 'decision_id' | 'adopted_on' | 'series_id' | 'version';
  building_quotas: never;
  buildings: 'city' | 'postal_code' | 'quota_assigned' | 'quotas_incomplete_since' | 'construction_year' | 'enterprise_number' | 'late_interest_ppm' | 'late_interest_clause' | 'external_ref' | 'created_at' | 'updated_at' | 'version' | 'assembly_window_start' | 'second_language' | 'name_order' | 'single_approver_requested_by' | 'single_approver_requested_at' | 'search_text' | 'acceptance_date' | 'reserve_borne_by' | 'statement_model' | 'statement_needs_approval' | 'statement_credit' | 'reserve_interest_to' | 'closing_needs_second_person' | 'statements_from';
  call_lines: 'transfer_id' | 'part_number';
  call_parts: 'split_key_name' | 'decision_id';
  calls_for_funds: 'description' | 'fund' | 'distribution_key_id' | 'series_id' | 'instalment_number' | 'instalment_count' | 'journal_entry_ids' | 'sent_at' | 'cancelled_at' | 'cancellation_reason' | 'split_key_name' | 'created_at' | 'updated_at' | 'version' | 'search_text' | 'text_key' | 'decision_id' | 'opening_entry_id';
  claims: 'insurer' | 'deductible_cents' | 'status' | 'closed_on' | 'journal_entry_ids' | 'version';
  communication_numbers: never;
  content_words: never;
  contents: 'read_at';
  convocation_consents: 'withdrawn_on' | 'version';
  cost_line_parts: 'vat_cents';
  cost_lines: 'vat_cents' | 'period_from' | 'period_to' | 'recoverable_percent' | 'excluded_owner_ids' | 'decision_id' | 'released_cents' | 'credits_line_id' | 'expense_id' | 'allocation_number' | 'supplier_id' | 'statement_id' | 'corrects_fiscal_year';
  credits: 'cancelled_at';
  data_access_heads: never;
  data_accesses: 'sequence' | 'previous_hash' | 'hash';
  data_rectifications: 'value_before' | 'value_after';
  data_restrictions: 'lift_reason' | 'lifted_by' | 'lifted_at';
  decision_follow_ups: 'due_on' | 'done_on' | 'version';
  decisions: 'meeting_id' | 'meeting_type' | 'agenda_item_id' | 'position' | 'text' | 'decision_type' | 'majority' | 'challengeable_until' | 'version' | 'repeatable_from' | 'search_text' | 'text_key' | 'amount_cents' | 'distribution_key_id' | 'finished_on' | 'updated_at';
  digest_windows: never;
  distribution_key_versions: never;
  distribution_key_weights: never;
  distribution_keys: 'created_at' | 'updated_at' | 'version' | 'name_key' | 'name_clashes' | 'kind';
  document_versions: never;
  documents: 'building_id' | 'unit_id' | 'owner_id' | 'expense_id' | 'call_for_funds_id' | 'letter_id' | 'sha256' | 'version_number' | 'retention_until' | 'legal_hold' | 'created_by' | 'version' | 'ticket_id' | 'meeting_id' | 'is_attachment' | 'title_order' | 'is_filed' | 'search_text' | 'valid_until';
  download_links: 'version_number';
  erasures: never;
  expense_allocations: 'description' | 'split_key_name' | 'period_from' | 'period_to' | 'nature' | 'recoverable_percent' | 'vat_cents' | 'excluded_owner_ids' | 'decision_id';
  expense_bank_payments: 'prepaid_cents';
  expense_deferrals: 'released_at' | 'vat_cents';
  expense_splits: 'is_cancelled' | 'transfer_id' | 'allocation_number' | 'recognized_on';
  expenses: 'due_date' | 'supplier' | 'invoice_number' | 'rejection_reason' | 'approval_notes' | 'submitted_by' | 'submitted_at' | 'approved_by' | 'approved_at' | 'paid_on' | 'journal_entry_ids' | 'split_key_name' | 'created_at' | 'updated_at' | 'version' | 'invoice_key' | 'borne_by' | 'owner_id' | 'reserve_account_code' | 'due_order' | 'supplier_order' | 'bank_transaction_id' | 'supplier_id' | 'booked_supplier_id' | 'payment_communication' | 'payment_method' | 'paid_cents' | 'bank_paid_cents' | 'disputed_at' | 'disputed_by' | 'dispute_reason' | 'is_disputed' | 'kind' | 'credits_expense_id' | 'credited_cents' | 'prepaid_cents' | 'problems' | 'received_from' | 'search_text' | 'prepaid_matched_cents' | 'open_cents' | 'period_from' | 'period_to' | 'nature' | 'recoverable_percent' | 'vat_cents' | 'excluded_owner_ids' | 'decision_id' | 'reserve_cents' | 'reserve_distribution_key_id' | 'charged_unit_id' | 'claim_id' | 'opening_entry_id';
  fiscal_years: 'closing_entry_id' | 'created_at' | 'updated_at' | 'version' | 'result_decision_id' | 'works_entry_ids';
  gdpr_requests: 'details' | 'extended_on' | 'extension_reason' | 'outcome' | 'answered_at' | 'reminded_on' | 'version';
  handovers: 'document_id' | 'receipt_document_id' | 'size' | 'sha256' | 'missing' | 'contents' | 'version';
  holds: 'letter_sent_on' | 'status' | 'ended_on' | 'payment_id' | 'reason' | 'version';
  idempotency_keys: 'status' | 'location' | 'etag' | 'body' | 'holder';
  instalment_units: 'part_number';
  interruptions: 'receivable_ids' | 'proof_document_id' | 'version';
  journal_entries: 'source_type' | 'source_id' | 'reverses_id' | 'corrects_fiscal_year';
  journal_lines: 'owner_id' | 'unit_id' | 'supplier_id' | 'due_date' | 'claim_id';
  journal_texts: 'translations';
  late_penalties: 'payment_id' | 'reversed_at';
  ledger_heads: never;
  letter_posts: 'posted_on' | 'tracking_number';
  letters: 'paper' | 'pdf' | 'sha256' | 'page_count' | 'drawn_at';
  lot_answer_openings: never;
  lot_requests: 'email' | 'expected_deed_on' | 'certain_date' | 'enjoyment_from' | 'status' | 'channel' | 'sent_at' | 'sent_by' | 'answer' | 'letter_document_id' | 'archive_document_id' | 'link_last_day' | 'link_revoked_at' | 'charge_cents' | 'charged_owner_id' | 'version';
  mails: 'object_id' | 'status' | 'attempts' | 'error' | 'sent_at' | 'letter_id';
  meeting_minutes: 'chair' | 'secretary' | 'scrutineers' | 'remarks' | 'published_at' | 'published_by' | 'published' | 'chair_owner_id';
  meetings: 'location' | 'agenda' | 'first_meeting_id' | 'cancellation_reason' | 'version' | 'opened_at' | 'closed_at' | 'convened_at' | 'urgent_reason' | 'reminded_on' | 'remote_address' | 'held_on' | 'search_text' | 'text_key';
  meter_readings: 'new_index' | 'version';
  meters: 'number' | 'unit_of_measure' | 'version';
  notification_deliveries: 'reason' | 'attempts' | 'sent_at' | 'error' | 'digest_key';
  notification_positions: never;
  notifications: 'short_message' | 'link' | 'event_id' | 'read_at';
  outbox_events: 'fanned_out_at';
  owner_refs: never;
  owners: 'email' | 'phone' | 'address' | 'user_id' | 'enterprise_number' | 'external_ref' | 'created_at' | 'updated_at' | 'version' | 'office_ref' | 'is_restricted' | 'name_order' | 'former_number' | 'kept_name' | 'kept_address' | 'kept_until' | 'search_text';
  ownership_totals: never;
  payment_batch_lines: 'creditor_bic' | 'reason_code' | 'reason';
  payment_batches: 'approved_by' | 'approved_at' | 'sent_by' | 'sent_at' | 'created_at' | 'updated_at' | 'version' | 'debtor_name' | 'debtor_iban' | 'debtor_bic';
  payment_reminder_events: 'detail';
  payment_reminder_items: 'gentle_mail_id' | 'free_until';
  payment_reminder_letters: never;
  payment_reminders: 'call_for_funds_id' | 'settled_from' | 'message' | 'notes' | 'sent_date' | 'tracking_number' | 'is_paused' | 'pause_reason' | 'cancellation_reason' | 'settled_on' | 'created_at' | 'updated_at' | 'version' | 'mail_id' | 'is_told' | 'sent_by' | 'penalty_charged_cents' | 'penalty_waived_cents';
  payments: 'communication' | 'bank_account_id' | 'reversal_reason' | 'reversed_at' | 'created_at' | 'updated_at' | 'version' | 'reversed_on' | 'bank_transaction_id' | 'return_reason' | 'search_text';
  proceedings: 'court' | 'number' | 'ended_on' | 'stake_cents' | 'provision_cents' | 'unit_ids' | 'excluded_owner_ids' | 'version';
  proxies: 'holder_owner_id' | 'holder_name' | 'first_session_only';
  quorum_checks: 'rule';
  receivable_parts: never;
  receivables: 'settled_on' | 'cancelled_at';
  reminder_runs: never;
  reminder_settings: 'updated_at' | 'version' | 'building_id' | 'automatic' | 'minimum_cents' | 'hour';
  sale_parts: 'share_numerator' | 'share_denominator';
  sales: 'later_calls' | 'lot_request_id' | 'hold_id' | 'status' | 'undone_on' | 'undo_reason' | 'version';
  statement_call_parts: never;
  statement_called_rows: never;
  statement_owner_units: 'rows';
  statement_owners: never;
  statement_runs: 'hash' | 'acknowledged' | 'decision_id' | 'due_date' | 'credit' | 'frozen_at' | 'frozen_by' | 'approved_at' | 'approved_by' | 'sent_at' | 'sent_by' | 'reversed_at' | 'reversed_by' | 'reversal_reason' | 'journal_entry_ids' | 'created_at' | 'updated_at' | 'version';
  statement_subjects: 'line_id' | 'decision_id' | 'works_run_id' | 'total_weight' | 'total_days' | 'period_from' | 'period_to';
  statement_works: never;
  supplier_ibans: 'bic' | 'confirmed_by' | 'confirmed_at';
  suppliers: 'created_at' | 'enterprise_number' | 'iban' | 'bic' | 'language' | 'email' | 'default_account_code' | 'default_distribution_key_id' | 'payment_days' | 'iban_entered_by' | 'iban_entered_at' | 'iban_confirmed_by' | 'iban_confirmed_at' | 'iban_state' | 'merged_into_id' | 'created_by' | 'updated_at' | 'version' | 'name_key' | 'spelling_key' | 'name_order' | 'search_text';
  tenants: never;
  ticket_comments: never;
  ticket_events: never;
  tickets: 'unit_id' | 'owner_id' | 'assignee_id' | 'resolution' | 'cancellation_reason' | 'expense_id' | 'resolved_at' | 'version' | 'search_text' | 'statement_id' | 'statement_line';
  unit_owners: 'end_date' | 'during' | 'primary_during' | 'created_at' | 'updated_at' | 'version';
  unit_quotas: never;
  unit_transfers: 'working_capital_cents' | 'replaced_by_id';
  units: 'floor' | 'area' | 'parent_unit_id' | 'created_at' | 'updated_at' | 'version' | 'number_order' | 'search_text' | 'number_key' | 'number_clashes' | 'complete_from';
  votes: 'candidate_id' | 'is_own';
  voting_rounds: 'closed_at' | 'outcome' | 'voided_at' | 'void_reason' | 'version';
}

/** The type of each column in the database. */
export const columnTypes = {
  account_sums: {
    organization_id: 'uuid',
    building_id: 'uuid',
    account_code: 'text',
    span: 'text',
    starts_on: 'date',
    party_id: 'uuid',
    category: 'text',
    is_closing: 'boolean',
    debit_cents: 'bigint',
    credit_cents: 'bigint',
  },
  accounts: {
    organization_id: 'uuid',
    id: 'uuid',
    code: 'text',
    name: 'text',
    account_type: 'text',
    parent_code: 'text',
    is_active: 'boolean',
    postable: 'boolean',
    normal_balance: 'text',
    label_fr: 'text',
    label_nl: 'text',
    label_de: 'text',
    label_en: 'text',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    uncovered: 'text',
    nature: 'text',
    recoverable_percent: 'numeric',
  },
  accrual_terms: {
    organization_id: 'uuid',
    entry_id: 'uuid',
    line_number: 'smallint',
    distribution_key_id: 'uuid',
    period_from: 'date',
    period_to: 'date',
    nature: 'text',
    recoverable_percent: 'numeric',
    vat_cents: 'bigint',
    excluded_owner_ids: 'uuid[]',
    decision_id: 'uuid',
  },
  agenda_candidates: {
    organization_id: 'uuid',
    id: 'uuid',
    agenda_item_id: 'uuid',
    position: 'integer',
    name: 'text',
    owner_id: 'uuid',
  },
  agenda_item_exclusions: {
    organization_id: 'uuid',
    agenda_item_id: 'uuid',
    owner_id: 'uuid',
  },
  agenda_items: {
    organization_id: 'uuid',
    id: 'uuid',
    meeting_id: 'uuid',
    position: 'integer',
    title: 'text',
    description: 'text',
    kind: 'text',
    decision_type: 'text',
    majority: 'text',
    distribution_key_id: 'uuid',
    is_secret: 'boolean',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    amended_text: 'text',
    remark: 'text',
    brought_up_at: 'timestamp with time zone',
    repeats_item_id: 'uuid',
    budget_year: 'integer',
    syndic_votes_because: 'text',
    text_key: 'text',
    budget_id: 'uuid',
  },
  agenda_proposals: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    owner_id: 'uuid',
    title: 'text',
    description: 'text',
    received_on: 'date',
    withdrawn_on: 'date',
    agenda_item_id: 'uuid',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  allocations: {
    organization_id: 'uuid',
    id: 'uuid',
    credit_id: 'uuid',
    receivable_id: 'uuid',
    amount_cents: 'bigint',
    account_code: 'text',
    allocated_on: 'date',
    created_at: 'timestamp with time zone',
    released_at: 'timestamp with time zone',
    fund: 'text',
  },
  assembly_request_owners: {
    organization_id: 'uuid',
    request_id: 'uuid',
    owner_id: 'uuid',
  },
  assembly_requests: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    received_on: 'date',
    reason: 'text',
    shares: 'bigint',
    shares_total: 'bigint',
    meeting_id: 'uuid',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  attendances: {
    organization_id: 'uuid',
    id: 'uuid',
    meeting_id: 'uuid',
    owner_id: 'uuid',
    mode: 'text',
    proxy_id: 'uuid',
    arrived_at: 'timestamp with time zone',
    left_at: 'timestamp with time zone',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  audit_bank_files: {
    organization_id: 'uuid',
    id: 'uuid',
    audit_id: 'uuid',
    file_name: 'text',
    'sha256': 'text',
    first_day: 'date',
    last_day: 'date',
    statement_count: 'integer',
    transaction_count: 'integer',
    differences: 'jsonb',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
  },
  audit_draws: {
    organization_id: 'uuid',
    id: 'uuid',
    audit_id: 'uuid',
    seed: 'text',
    random: 'integer',
    above_cents: 'bigint',
    account_code: 'text',
    selected: 'integer',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
  },
  audit_heads: {
    organization_id: 'uuid',
    entry_count: 'bigint',
    head_hash: 'bytea',
    ended_count: 'bigint',
    ended_hash: 'bytea',
  },
  audit_log: {
    organization_id: 'uuid',
    id: 'uuid',
    occurred_at: 'timestamp with time zone',
    actor_id: 'uuid',
    action: 'text',
    object_type: 'text',
    object_id: 'uuid',
    sequence: 'bigint',
    role_type: 'text',
    operation: 'text',
    changes: 'jsonb',
    values_hash: 'bytea',
    previous_hash: 'bytea',
    hash: 'bytea',
  },
  audit_messages: {
    organization_id: 'uuid',
    id: 'uuid',
    audit_id: 'uuid',
    voucher_id: 'uuid',
    written_by: 'text',
    text: 'text',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
  },
  audit_reports: {
    organization_id: 'uuid',
    id: 'uuid',
    audit_id: 'uuid',
    language: 'text',
    document_id: 'uuid',
    created_at: 'timestamp with time zone',
  },
  audit_values: {
    organization_id: 'uuid',
    id: 'uuid',
    salt: 'text',
    address: 'text',
    subjects: 'jsonb',
    details: 'jsonb',
    changes: 'jsonb',
  },
  audit_vouchers: {
    organization_id: 'uuid',
    id: 'uuid',
    audit_id: 'uuid',
    entry_id: 'uuid',
    sequence: 'bigint',
    selected_for: 'text',
    mark: 'text',
    marked_at: 'timestamp with time zone',
    answered_at: 'timestamp with time zone',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  audits: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    fiscal_year_id: 'uuid',
    status: 'text',
    ledger_count: 'bigint',
    ledger_hash: 'text',
    quote_threshold_cents: 'bigint',
    fee_contracts: 'jsonb',
    opinion: 'text',
    report_text: 'text',
    reported_at: 'timestamp with time zone',
    reported_by: 'uuid',
    meeting_id: 'uuid',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  'auth.account_tokens': {
    token_hash: 'bytea',
    purpose: 'text',
    user_id: 'uuid',
    expires_at: 'timestamp with time zone',
    used_at: 'timestamp with time zone',
    organization_ids: 'uuid[]',
    email: 'text',
    is_shown: 'boolean',
  },
  'auth.backup_codes': {
    user_id: 'uuid',
    code_hash: 'bytea',
    used_at: 'timestamp with time zone',
  },
  'auth.interest_rates': {
    kind: 'text',
    valid_from: 'date',
    ppm: 'integer',
    entered_by: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  'auth.login_failures': {
    id: 'uuid',
    email_hash: 'bytea',
    address: 'text',
    failed_at: 'timestamp with time zone',
  },
  'auth.members': {
    organization_id: 'uuid',
    id: 'uuid',
    user_id: 'uuid',
    email: 'text',
    name: 'text',
    phone: 'text',
    language: 'text',
    is_active: 'boolean',
    joined_at: 'timestamp with time zone',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
  },
  'auth.notification_preferences': {
    user_id: 'uuid',
    notification_type: 'text',
    enabled: 'boolean',
    email_enabled: 'boolean',
    sms_enabled: 'boolean',
    push_enabled: 'boolean',
    updated_at: 'timestamp with time zone',
    version: 'integer',
  },
  'auth.organizations': {
    id: 'uuid',
    name: 'text',
    contact_email: 'text',
    language: 'text',
    enterprise_number: 'text',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    quiet_hours_from: 'time without time zone',
    quiet_hours_to: 'time without time zone',
    address: 'text',
    postal_code: 'text',
    city: 'text',
    phone: 'text',
    registration_number: 'text',
    name_order: 'text',
    second_factor_required: 'boolean',
  },
  'auth.proof_runs': {
    id: 'uuid',
    ended_at: 'timestamp with time zone',
    organization_count: 'integer',
    fault_count: 'integer',
  },
  'auth.push_subscriptions': {
    id: 'uuid',
    user_id: 'uuid',
    endpoint: 'text',
    'p256dh': 'text',
    auth: 'text',
    created_at: 'timestamp with time zone',
    session_id: 'uuid',
  },
  'auth.refresh_tokens': {
    token_hash: 'bytea',
    session_id: 'uuid',
    expires_at: 'timestamp with time zone',
    used_at: 'timestamp with time zone',
  },
  'auth.role_assignments': {
    id: 'uuid',
    user_id: 'uuid',
    role_type: 'text',
    organization_id: 'uuid',
    owner_id: 'uuid',
    building_ids: 'uuid[]',
    accepted_at: 'timestamp with time zone',
    created_at: 'timestamp with time zone',
    granted_by: 'uuid',
    approver_confirmed_by: 'uuid',
    approver_confirmed_at: 'timestamp with time zone',
    is_address_unproven: 'boolean',
  },
  'auth.sessions': {
    id: 'uuid',
    user_id: 'uuid',
    role_id: 'uuid',
    address: 'text',
    user_agent: 'text',
    created_at: 'timestamp with time zone',
    last_used_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone',
    revoked_at: 'timestamp with time zone',
  },
  'auth.users': {
    id: 'uuid',
    email: 'text',
    name: 'text',
    phone: 'text',
    language: 'text',
    password_hash: 'text',
    is_active: 'boolean',
    totp_secret: 'text',
    totp_enabled: 'boolean',
    totp_last_step: 'bigint',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    settings: 'jsonb',
    email_proved_at: 'timestamp with time zone',
    totp_lost_at: 'timestamp with time zone',
  },
  bank_accounts: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    iban: 'text',
    bic: 'text',
    holder: 'text',
    account_code: 'text',
    purpose: 'text',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    pending_iban: 'text',
    pending_bic: 'text',
    iban_requested_by: 'uuid',
    iban_requested_at: 'timestamp with time zone',
  },
  bank_linked_entries: {
    organization_id: 'uuid',
    entry_id: 'uuid',
    bank_transaction_id: 'uuid',
    amount_cents: 'bigint',
    created_at: 'timestamp with time zone',
  },
  bank_returns: {
    organization_id: 'uuid',
    id: 'uuid',
    bank_transaction_id: 'uuid',
    payment_id: 'uuid',
    expense_id: 'uuid',
    returned_transaction_id: 'uuid',
    amount_cents: 'bigint',
    paid_on: 'date',
    created_at: 'timestamp with time zone',
  },
  bank_rules: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    counterparty_iban: 'text',
    communication_part: 'text',
    code: 'text',
    account_code: 'text',
    supplier: 'text',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    distribution_key_id: 'uuid',
  },
  bank_splits: {
    organization_id: 'uuid',
    bank_transaction_id: 'uuid',
    line_number: 'integer',
    account_code: 'text',
    distribution_key_id: 'uuid',
    split_key_name: 'text',
    unit_id: 'uuid',
    owner_id: 'uuid',
    amount_cents: 'bigint',
    weight: 'bigint',
    total_weight: 'bigint',
    share_numerator: 'numeric',
    share_denominator: 'numeric',
    is_cancelled: 'boolean',
    transfer_id: 'uuid',
  },
  bank_statements: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    bank_account_id: 'uuid',
    year: 'smallint',
    number: 'text',
    statement_date: 'date',
    opening_cents: 'bigint',
    closing_cents: 'bigint',
    transaction_count: 'integer',
    status: 'text',
    problems: 'jsonb',
    content_hash: 'text',
    file_name: 'text',
    decision_reason: 'text',
    decided_by: 'uuid',
    decided_at: 'timestamp with time zone',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
  },
  bank_transactions: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    bank_account_id: 'uuid',
    statement_id: 'uuid',
    position: 'text',
    booked_on: 'date',
    value_date: 'date',
    amount_cents: 'bigint',
    counterparty_name: 'text',
    counterparty_iban: 'text',
    communication: 'text',
    structured_communication: 'text',
    end_to_end_id: 'text',
    code: 'text',
    nature: 'text',
    return_reason: 'text',
    status: 'text',
    is_live: 'boolean',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    entry_id: 'uuid',
    search_text: 'text',
  },
  budget_amounts: {
    organization_id: 'uuid',
    budget_id: 'uuid',
    position: 'integer',
    account_code: 'text',
    distribution_key_id: 'uuid',
    nature: 'text',
    amount_cents: 'bigint',
    note: 'text',
    actual_cents: 'bigint',
    index_ppm: 'bigint',
  },
  budget_lines: {
    organization_id: 'uuid',
    agenda_item_id: 'uuid',
    is_amended: 'boolean',
    position: 'integer',
    account_code: 'text',
    amount_cents: 'bigint',
  },
  budgets: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    fiscal_year_id: 'uuid',
    kind: 'text',
    status: 'text',
    decision_id: 'uuid',
    adopted_on: 'date',
    series_id: 'uuid',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  building_quotas: {
    organization_id: 'uuid',
    building_id: 'uuid',
    valid_from: 'date',
    total_quota: 'bigint',
  },
  buildings: {
    organization_id: 'uuid',
    id: 'uuid',
    name: 'text',
    address: 'text',
    city: 'text',
    postal_code: 'text',
    country: 'text',
    total_units: 'integer',
    total_quota: 'bigint',
    quota_assigned: 'bigint',
    quotas_incomplete_since: 'date',
    construction_year: 'smallint',
    language: 'text',
    enterprise_number: 'text',
    fiscal_year_start_month: 'smallint',
    require_second_approver: 'boolean',
    late_interest_is_legal: 'boolean',
    late_interest_ppm: 'integer',
    late_interest_clause: 'text',
    consumer_limits: 'boolean',
    external_ref: 'text',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    assembly_window_start: 'text',
    second_language: 'text',
    name_order: 'text',
    single_approver_requested_by: 'uuid',
    single_approver_requested_at: 'timestamp with time zone',
    search_text: 'text',
    acceptance_date: 'date',
    reserve_borne_by: 'text',
    statement_model: 'text',
    statement_needs_approval: 'boolean',
    statement_credit: 'text',
    reserve_interest_to: 'text',
    closing_needs_second_person: 'boolean',
    statements_from: 'date',
  },
  call_lines: {
    organization_id: 'uuid',
    call_id: 'uuid',
    line_number: 'integer',
    unit_id: 'uuid',
    owner_id: 'uuid',
    amount_cents: 'bigint',
    weight: 'bigint',
    total_weight: 'bigint',
    share_numerator: 'numeric',
    share_denominator: 'numeric',
    transfer_id: 'uuid',
    part_number: 'integer',
  },
  call_parts: {
    organization_id: 'uuid',
    call_id: 'uuid',
    part_number: 'integer',
    fund: 'text',
    amount_cents: 'bigint',
    distribution_key_id: 'uuid',
    split_key_name: 'text',
    decision_id: 'uuid',
  },
  calls_for_funds: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    status: 'text',
    title: 'text',
    description: 'text',
    fund: 'text',
    total_cents: 'bigint',
    call_date: 'date',
    due_date: 'date',
    distribution_key_id: 'uuid',
    series_id: 'uuid',
    instalment_number: 'smallint',
    instalment_count: 'smallint',
    journal_entry_ids: 'uuid[]',
    sent_at: 'timestamp with time zone',
    cancelled_at: 'timestamp with time zone',
    cancellation_reason: 'text',
    split_key_name: 'text',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    search_text: 'text',
    text_key: 'text',
    decision_id: 'uuid',
    opening_entry_id: 'uuid',
  },
  claims: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    title: 'text',
    occurred_on: 'date',
    insurer: 'text',
    deductible_cents: 'bigint',
    distribution_key_id: 'uuid',
    status: 'text',
    closed_on: 'date',
    journal_entry_ids: 'uuid[]',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  communication_numbers: {
    organization_id: 'uuid',
    last_number: 'bigint',
  },
  content_words: {
    organization_id: 'uuid',
    word: 'text',
    'sha256': 'text',
  },
  contents: {
    organization_id: 'uuid',
    'sha256': 'text',
    size: 'bigint',
    content_type: 'text',
    keep_until: 'timestamp with time zone',
    read_at: 'timestamp with time zone',
    created_at: 'timestamp with time zone',
  },
  convocation_consents: {
    organization_id: 'uuid',
    id: 'uuid',
    owner_id: 'uuid',
    means: 'text',
    agreed_on: 'date',
    withdrawn_on: 'date',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  cost_line_parts: {
    organization_id: 'uuid',
    line_id: 'uuid',
    unit_id: 'uuid',
    weight: 'text',
    total_weight: 'text',
    amount_cents: 'bigint',
    vat_cents: 'bigint',
  },
  cost_lines: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    entry_id: 'uuid',
    entry_sequence: 'bigint',
    position: 'integer',
    entry_date: 'date',
    account_code: 'text',
    amount_cents: 'bigint',
    vat_cents: 'bigint',
    distribution_key_id: 'uuid',
    period_from: 'date',
    period_to: 'date',
    nature: 'text',
    recoverable_percent: 'numeric',
    excluded_owner_ids: 'uuid[]',
    decision_id: 'uuid',
    released_cents: 'bigint',
    credits_line_id: 'uuid',
    expense_id: 'uuid',
    allocation_number: 'integer',
    supplier_id: 'uuid',
    statement_id: 'uuid',
    corrects_fiscal_year: 'integer',
  },
  credits: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    owner_id: 'uuid',
    source_type: 'text',
    source_id: 'uuid',
    entry_id: 'uuid',
    account_code: 'text',
    amount_cents: 'bigint',
    free_cents: 'bigint',
    credited_on: 'date',
    cancelled_at: 'timestamp with time zone',
    created_at: 'timestamp with time zone',
  },
  data_access_heads: {
    organization_id: 'uuid',
    entry_count: 'bigint',
    head_hash: 'bytea',
  },
  data_accesses: {
    organization_id: 'uuid',
    id: 'uuid',
    sequence: 'bigint',
    owner_id: 'uuid',
    actor_id: 'uuid',
    operation: 'text',
    accessed_at: 'timestamp with time zone',
    previous_hash: 'bytea',
    hash: 'bytea',
  },
  data_rectifications: {
    organization_id: 'uuid',
    id: 'uuid',
    owner_id: 'uuid',
    field: 'text',
    value_before: 'text',
    value_after: 'text',
    reason: 'text',
    rectified_by: 'uuid',
    rectified_at: 'timestamp with time zone',
  },
  data_restrictions: {
    organization_id: 'uuid',
    id: 'uuid',
    owner_id: 'uuid',
    ground: 'text',
    reason: 'text',
    placed_by: 'uuid',
    placed_at: 'timestamp with time zone',
    lift_reason: 'text',
    lifted_by: 'uuid',
    lifted_at: 'timestamp with time zone',
  },
  decision_follow_ups: {
    organization_id: 'uuid',
    id: 'uuid',
    decision_id: 'uuid',
    building_id: 'uuid',
    kind: 'text',
    title: 'text',
    due_on: 'date',
    done_on: 'date',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  decisions: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    meeting_id: 'uuid',
    meeting_type: 'text',
    agenda_item_id: 'uuid',
    decided_on: 'date',
    position: 'integer',
    title: 'text',
    text: 'text',
    decision_type: 'text',
    majority: 'text',
    result: 'text',
    challengeable_until: 'date',
    version: 'integer',
    created_at: 'timestamp with time zone',
    repeatable_from: 'date',
    search_text: 'text',
    text_key: 'text',
    amount_cents: 'bigint',
    distribution_key_id: 'uuid',
    finished_on: 'date',
    updated_at: 'timestamp with time zone',
  },
  digest_windows: {
    organization_id: 'uuid',
    digest_key: 'text',
    ends_at: 'timestamp with time zone',
  },
  distribution_key_versions: {
    organization_id: 'uuid',
    id: 'uuid',
    distribution_key_id: 'uuid',
    valid_from: 'date',
  },
  distribution_key_weights: {
    organization_id: 'uuid',
    version_id: 'uuid',
    unit_id: 'uuid',
    weight: 'bigint',
  },
  distribution_keys: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    name: 'text',
    is_general: 'boolean',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    name_key: 'text',
    name_clashes: 'boolean',
    kind: 'text',
  },
  document_versions: {
    organization_id: 'uuid',
    document_id: 'uuid',
    version_number: 'integer',
    'sha256': 'text',
    file_name: 'text',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
  },
  documents: {
    organization_id: 'uuid',
    id: 'uuid',
    title: 'text',
    document_type: 'text',
    visibility: 'text',
    building_id: 'uuid',
    unit_id: 'uuid',
    owner_id: 'uuid',
    expense_id: 'uuid',
    call_for_funds_id: 'uuid',
    letter_id: 'uuid',
    'sha256': 'text',
    file_name: 'text',
    version_number: 'integer',
    retention_until: 'date',
    legal_hold: 'boolean',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    ticket_id: 'uuid',
    meeting_id: 'uuid',
    is_attachment: 'boolean',
    title_order: 'text',
    is_filed: 'boolean',
    search_text: 'text',
    valid_until: 'date',
  },
  download_links: {
    organization_id: 'uuid',
    id: 'uuid',
    document_id: 'uuid',
    version_number: 'integer',
    expires_at: 'timestamp with time zone',
  },
  erasures: {
    organization_id: 'uuid',
    id: 'uuid',
    owner_id: 'uuid',
    retained: 'jsonb',
    erased_by: 'uuid',
    erased_at: 'timestamp with time zone',
  },
  expense_allocations: {
    organization_id: 'uuid',
    expense_id: 'uuid',
    allocation_number: 'integer',
    account_code: 'text',
    distribution_key_id: 'uuid',
    amount_cents: 'bigint',
    description: 'text',
    split_key_name: 'text',
    period_from: 'date',
    period_to: 'date',
    nature: 'text',
    recoverable_percent: 'numeric',
    vat_cents: 'bigint',
    excluded_owner_ids: 'uuid[]',
    decision_id: 'uuid',
  },
  expense_bank_payments: {
    organization_id: 'uuid',
    expense_id: 'uuid',
    bank_transaction_id: 'uuid',
    amount_cents: 'bigint',
    paid_on: 'date',
    created_at: 'timestamp with time zone',
    prepaid_cents: 'bigint',
  },
  expense_deferrals: {
    organization_id: 'uuid',
    expense_id: 'uuid',
    allocation_number: 'integer',
    recognized_on: 'date',
    amount_cents: 'bigint',
    released_at: 'timestamp with time zone',
    vat_cents: 'bigint',
  },
  expense_splits: {
    organization_id: 'uuid',
    expense_id: 'uuid',
    line_number: 'integer',
    unit_id: 'uuid',
    owner_id: 'uuid',
    amount_cents: 'bigint',
    weight: 'bigint',
    total_weight: 'bigint',
    share_numerator: 'numeric',
    share_denominator: 'numeric',
    is_cancelled: 'boolean',
    transfer_id: 'uuid',
    allocation_number: 'integer',
    recognized_on: 'date',
  },
  expenses: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    status: 'text',
    description: 'text',
    amount_cents: 'bigint',
    expense_date: 'date',
    due_date: 'date',
    category: 'text',
    supplier: 'text',
    invoice_number: 'text',
    account_code: 'text',
    distribution_key_id: 'uuid',
    line_items: 'jsonb',
    rejection_reason: 'text',
    approval_notes: 'text',
    submitted_by: 'uuid',
    submitted_at: 'timestamp with time zone',
    approved_by: 'uuid',
    approved_at: 'timestamp with time zone',
    paid_on: 'date',
    journal_entry_ids: 'uuid[]',
    split_key_name: 'text',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    invoice_key: 'text',
    borne_by: 'text',
    owner_id: 'uuid',
    reserve_account_code: 'text',
    due_order: 'date',
    supplier_order: 'text',
    bank_transaction_id: 'uuid',
    supplier_id: 'uuid',
    booked_supplier_id: 'uuid',
    payment_communication: 'text',
    payment_method: 'text',
    paid_cents: 'bigint',
    bank_paid_cents: 'bigint',
    disputed_at: 'timestamp with time zone',
    disputed_by: 'uuid',
    dispute_reason: 'text',
    is_disputed: 'boolean',
    kind: 'text',
    credits_expense_id: 'uuid',
    credited_cents: 'bigint',
    prepaid_cents: 'bigint',
    problems: 'jsonb',
    received_from: 'text',
    search_text: 'text',
    prepaid_matched_cents: 'bigint',
    open_cents: 'bigint',
    period_from: 'date',
    period_to: 'date',
    nature: 'text',
    recoverable_percent: 'numeric',
    vat_cents: 'bigint',
    excluded_owner_ids: 'uuid[]',
    decision_id: 'uuid',
    reserve_cents: 'bigint',
    reserve_distribution_key_id: 'uuid',
    charged_unit_id: 'uuid',
    claim_id: 'uuid',
    opening_entry_id: 'uuid',
  },
  fiscal_years: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    start_date: 'date',
    end_date: 'date',
    status: 'text',
    closing_entry_id: 'uuid',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    result_decision_id: 'uuid',
    works_entry_ids: 'uuid[]',
  },
  gdpr_requests: {
    organization_id: 'uuid',
    id: 'uuid',
    owner_id: 'uuid',
    kind: 'text',
    details: 'text',
    received_on: 'date',
    due_on: 'date',
    status: 'text',
    extended_on: 'date',
    extension_reason: 'text',
    outcome: 'text',
    answered_at: 'timestamp with time zone',
    reminded_on: 'date',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  handovers: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    mandate_ended_on: 'date',
    status: 'text',
    document_id: 'uuid',
    receipt_document_id: 'uuid',
    size: 'bigint',
    'sha256': 'text',
    missing: 'jsonb',
    contents: 'jsonb',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  holds: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    owner_id: 'uuid',
    unit_ids: 'uuid[]',
    deed_on: 'date',
    amount_cents: 'bigint',
    informed_on: 'date',
    letter_sent_on: 'date',
    status: 'text',
    ended_on: 'date',
    payment_id: 'uuid',
    reason: 'text',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  idempotency_keys: {
    organization_id: 'uuid',
    user_id: 'uuid',
    operation: 'text',
    key: 'text',
    request_hash: 'bytea',
    claim: 'uuid',
    claimed_until: 'timestamp with time zone',
    status: 'smallint',
    location: 'text',
    etag: 'text',
    body: 'text',
    created_at: 'timestamp with time zone',
    holder: 'uuid',
  },
  instalment_units: {
    organization_id: 'uuid',
    call_id: 'uuid',
    unit_id: 'uuid',
    amount_cents: 'bigint',
    weight: 'bigint',
    total_weight: 'bigint',
    part_number: 'integer',
  },
  interruptions: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    owner_id: 'uuid',
    kind: 'text',
    done_on: 'date',
    receivable_ids: 'uuid[]',
    proof_document_id: 'uuid',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  journal_entries: {
    organization_id: 'uuid',
    id: 'uuid',
    sequence: 'bigint',
    building_id: 'uuid',
    entry_date: 'date',
    journal: 'text',
    source_type: 'text',
    source_id: 'uuid',
    reverses_id: 'uuid',
    previous_hash: 'bytea',
    hash: 'bytea',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    corrects_fiscal_year: 'integer',
  },
  journal_lines: {
    organization_id: 'uuid',
    entry_id: 'uuid',
    line_number: 'smallint',
    building_id: 'uuid',
    entry_date: 'date',
    sequence: 'bigint',
    account_code: 'text',
    debit_cents: 'bigint',
    credit_cents: 'bigint',
    owner_id: 'uuid',
    unit_id: 'uuid',
    supplier_id: 'uuid',
    party_id: 'uuid',
    category: 'text',
    is_closing: 'boolean',
    due_date: 'date',
    claim_id: 'uuid',
  },
  journal_texts: {
    organization_id: 'uuid',
    entry_id: 'uuid',
    line_number: 'smallint',
    description: 'text',
    translations: 'jsonb',
  },
  late_penalties: {
    organization_id: 'uuid',
    id: 'uuid',
    reminder_id: 'uuid',
    amount_cents: 'bigint',
    payment_id: 'uuid',
    reversed_at: 'timestamp with time zone',
    created_at: 'timestamp with time zone',
  },
  ledger_heads: {
    organization_id: 'uuid',
    entry_count: 'bigint',
    head_hash: 'bytea',
    total_cents: 'bigint',
  },
  letter_posts: {
    organization_id: 'uuid',
    id: 'uuid',
    letter_id: 'uuid',
    posted_on: 'date',
    tracking_number: 'text',
    created_at: 'timestamp with time zone',
  },
  letters: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    owner_id: 'uuid',
    subject_type: 'text',
    subject_id: 'uuid',
    title: 'text',
    file_name: 'text',
    paper: 'jsonb',
    pdf: 'bytea',
    'sha256': 'text',
    page_count: 'integer',
    drawn_at: 'timestamp with time zone',
    created_at: 'timestamp with time zone',
  },
  lot_answer_openings: {
    organization_id: 'uuid',
    id: 'uuid',
    lot_request_id: 'uuid',
    opened_at: 'timestamp with time zone',
    part: 'text',
  },
  lot_requests: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    unit_ids: 'uuid[]',
    kind: 'text',
    asked_by: 'text',
    name: 'text',
    email: 'text',
    language: 'text',
    received_on: 'date',
    expected_deed_on: 'date',
    certain_date: 'date',
    enjoyment_from: 'date',
    target_on: 'date',
    last_on: 'date',
    status: 'text',
    channel: 'text',
    sent_at: 'timestamp with time zone',
    sent_by: 'uuid',
    answer: 'jsonb',
    letter_document_id: 'uuid',
    archive_document_id: 'uuid',
    link_last_day: 'date',
    link_revoked_at: 'timestamp with time zone',
    charge_cents: 'bigint',
    charged_owner_id: 'uuid',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  mails: {
    organization_id: 'uuid',
    id: 'uuid',
    purpose: 'text',
    object_id: 'uuid',
    recipient: 'text',
    subject: 'text',
    body_text: 'text',
    body_html: 'text',
    status: 'text',
    attempts: 'smallint',
    error: 'text',
    sent_at: 'timestamp with time zone',
    created_at: 'timestamp with time zone',
    letter_id: 'uuid',
  },
  meeting_minutes: {
    organization_id: 'uuid',
    meeting_id: 'uuid',
    chair: 'text',
    secretary: 'text',
    scrutineers: 'text',
    remarks: 'text',
    published_at: 'timestamp with time zone',
    published_by: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    published: 'jsonb',
    chair_owner_id: 'uuid',
  },
  meetings: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    meeting_type: 'text',
    title: 'text',
    location: 'text',
    agenda: 'text',
    scheduled_date: 'timestamp with time zone',
    remote_allowed: 'boolean',
    first_meeting_id: 'uuid',
    status: 'text',
    cancellation_reason: 'text',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    opened_at: 'timestamp with time zone',
    closed_at: 'timestamp with time zone',
    convened_at: 'timestamp with time zone',
    urgent_reason: 'text',
    reminded_on: 'date',
    remote_address: 'text',
    held_on: 'date',
    search_text: 'text',
    text_key: 'text',
  },
  meter_readings: {
    organization_id: 'uuid',
    id: 'uuid',
    meter_id: 'uuid',
    read_on: 'date',
    index: 'numeric',
    new_index: 'numeric',
    reason: 'text',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  meters: {
    organization_id: 'uuid',
    id: 'uuid',
    unit_id: 'uuid',
    distribution_key_id: 'uuid',
    number: 'text',
    unit_of_measure: 'text',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  notification_deliveries: {
    organization_id: 'uuid',
    notification_id: 'uuid',
    channel: 'text',
    status: 'text',
    reason: 'text',
    attempts: 'smallint',
    sent_at: 'timestamp with time zone',
    error: 'text',
    digest_key: 'text',
  },
  notification_positions: {
    organization_id: 'uuid',
    last_position: 'bigint',
  },
  notifications: {
    organization_id: 'uuid',
    id: 'uuid',
    position: 'bigint',
    user_id: 'uuid',
    notification_type: 'text',
    title: 'text',
    message: 'text',
    short_message: 'text',
    link: 'text',
    priority: 'text',
    event_id: 'uuid',
    is_hidden: 'boolean',
    read_at: 'timestamp with time zone',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
  },
  outbox_events: {
    organization_id: 'uuid',
    id: 'uuid',
    type: 'text',
    payload: 'jsonb',
    actor_id: 'uuid',
    occurred_at: 'timestamp with time zone',
    fanned_out_at: 'timestamp with time zone',
  },
  owner_refs: {
    organization_id: 'uuid',
    building_id: 'uuid',
    ref: 'text',
    owner_id: 'uuid',
  },
  owners: {
    organization_id: 'uuid',
    id: 'uuid',
    name: 'text',
    email: 'text',
    kind: 'text',
    phone: 'text',
    address: 'text',
    language: 'text',
    user_id: 'uuid',
    enterprise_number: 'text',
    external_ref: 'text',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    office_ref: 'text',
    is_restricted: 'boolean',
    name_order: 'text',
    former_number: 'integer',
    kept_name: 'text',
    kept_address: 'text',
    kept_until: 'date',
    search_text: 'text',
  },
  ownership_totals: {
    organization_id: 'uuid',
    unit_id: 'uuid',
    during: 'daterange',
    usufruct_numerator: 'numeric',
    bare_numerator: 'numeric',
    denominator: 'numeric',
  },
  payment_batch_lines: {
    organization_id: 'uuid',
    id: 'uuid',
    batch_id: 'uuid',
    position: 'integer',
    expense_id: 'uuid',
    creditor_name: 'text',
    creditor_iban: 'text',
    creditor_bic: 'text',
    amount_cents: 'bigint',
    communication: 'text',
    status: 'text',
    reason_code: 'text',
    reason: 'text',
    is_live: 'boolean',
  },
  payment_batches: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    bank_account_id: 'uuid',
    execution_date: 'date',
    status: 'text',
    total_cents: 'bigint',
    created_by: 'uuid',
    approved_by: 'uuid',
    approved_at: 'timestamp with time zone',
    sent_by: 'uuid',
    sent_at: 'timestamp with time zone',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    debtor_name: 'text',
    debtor_iban: 'text',
    debtor_bic: 'text',
  },
  payment_reminder_events: {
    organization_id: 'uuid',
    id: 'uuid',
    reminder_id: 'uuid',
    occurred_at: 'timestamp with time zone',
    actor_id: 'uuid',
    event: 'text',
    reminder_level: 'text',
    amount_cents: 'bigint',
    penalty_cents: 'bigint',
    detail: 'text',
  },
  payment_reminder_items: {
    organization_id: 'uuid',
    reminder_id: 'uuid',
    receivable_id: 'uuid',
    reminded_at: 'timestamp with time zone',
    gentle_mail_id: 'uuid',
    free_until: 'date',
  },
  payment_reminder_letters: {
    organization_id: 'uuid',
    letter_id: 'uuid',
    reminder_id: 'uuid',
    reminder_level: 'text',
  },
  payment_reminders: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    owner_id: 'uuid',
    call_for_funds_id: 'uuid',
    reminder_level: 'text',
    status: 'text',
    settled_from: 'text',
    message: 'text',
    notes: 'text',
    penalty_cents: 'bigint',
    level_changed_on: 'date',
    sent_date: 'date',
    tracking_number: 'text',
    is_paused: 'boolean',
    pause_reason: 'text',
    cancellation_reason: 'text',
    settled_on: 'date',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    mail_id: 'uuid',
    is_told: 'boolean',
    sent_by: 'text',
    penalty_charged_cents: 'bigint',
    penalty_waived_cents: 'bigint',
  },
  payments: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    owner_id: 'uuid',
    amount_cents: 'bigint',
    received_on: 'date',
    method: 'text',
    communication: 'text',
    account_code: 'text',
    bank_account_id: 'uuid',
    status: 'text',
    reversal_reason: 'text',
    reversed_at: 'timestamp with time zone',
    journal_entry_ids: 'uuid[]',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    reversed_on: 'date',
    bank_transaction_id: 'uuid',
    return_reason: 'text',
    search_text: 'text',
  },
  proceedings: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    title: 'text',
    parties: 'text',
    court: 'text',
    number: 'text',
    opened_on: 'date',
    ended_on: 'date',
    stake_cents: 'bigint',
    provision_cents: 'bigint',
    unit_ids: 'uuid[]',
    excluded_owner_ids: 'uuid[]',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  proxies: {
    organization_id: 'uuid',
    id: 'uuid',
    meeting_id: 'uuid',
    principal_owner_id: 'uuid',
    holder_owner_id: 'uuid',
    holder_name: 'text',
    is_notarial: 'boolean',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    first_session_only: 'boolean',
  },
  quorum_checks: {
    organization_id: 'uuid',
    id: 'uuid',
    meeting_id: 'uuid',
    owners_total: 'integer',
    owners_present: 'integer',
    shares_total: 'bigint',
    shares_present: 'bigint',
    rule: 'text',
    checked_by: 'uuid',
    checked_at: 'timestamp with time zone',
  },
  receivable_parts: {
    organization_id: 'uuid',
    receivable_id: 'uuid',
    fund: 'text',
    account_code: 'text',
    amount_cents: 'bigint',
  },
  receivables: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    owner_id: 'uuid',
    source_type: 'text',
    source_id: 'uuid',
    entry_id: 'uuid',
    account_code: 'text',
    is_cost: 'boolean',
    amount_cents: 'bigint',
    open_cents: 'bigint',
    due_date: 'date',
    structured_communication: 'text',
    settled_on: 'date',
    cancelled_at: 'timestamp with time zone',
    created_at: 'timestamp with time zone',
  },
  reminder_runs: {
    organization_id: 'uuid',
    ran_until: 'timestamp with time zone',
  },
  reminder_settings: {
    organization_id: 'uuid',
    gentle_days: 'smallint',
    formal_days: 'smallint',
    final_notice_days: 'smallint',
    legal_action_days: 'smallint',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    id: 'uuid',
    building_id: 'uuid',
    automatic: 'text',
    minimum_cents: 'bigint',
    hour: 'smallint',
  },
  sale_parts: {
    organization_id: 'uuid',
    id: 'uuid',
    sale_id: 'uuid',
    unit_id: 'uuid',
    owner_id: 'uuid',
    share_numerator: 'numeric',
    share_denominator: 'numeric',
  },
  sales: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    from_owner_id: 'uuid',
    unit_ids: 'uuid[]',
    deed_on: 'date',
    enjoyment_from: 'date',
    certain_date: 'date',
    later_calls: 'text',
    lot_request_id: 'uuid',
    hold_id: 'uuid',
    status: 'text',
    undone_on: 'date',
    undo_reason: 'text',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  statement_call_parts: {
    organization_id: 'uuid',
    call_id: 'uuid',
    part_number: 'integer',
    statement_id: 'uuid',
  },
  statement_called_rows: {
    organization_id: 'uuid',
    statement_id: 'uuid',
    owner_id: 'uuid',
    row_number: 'integer',
    call_id: 'uuid',
    part_number: 'integer',
    nature: 'text',
    call_date: 'date',
    distribution_key_id: 'uuid',
    unit_id: 'uuid',
    amount_cents: 'bigint',
    origin: 'text',
  },
  statement_owner_units: {
    organization_id: 'uuid',
    statement_id: 'uuid',
    owner_id: 'uuid',
    unit_id: 'uuid',
    charges_ordinary_cents: 'bigint',
    charges_extraordinary_cents: 'bigint',
    called_ordinary_cents: 'bigint',
    called_extraordinary_cents: 'bigint',
    rows: 'jsonb',
  },
  statement_owners: {
    organization_id: 'uuid',
    statement_id: 'uuid',
    owner_id: 'uuid',
    number: 'integer',
    opening_cents: 'bigint',
    charges_ordinary_cents: 'bigint',
    charges_extraordinary_cents: 'bigint',
    called_ordinary_cents: 'bigint',
    called_extraordinary_cents: 'bigint',
    works_asked_cents: 'bigint',
    reserve_cents: 'bigint',
    private_costs_cents: 'bigint',
    working_capital_cents: 'bigint',
    interest_and_costs_cents: 'bigint',
    payments_cents: 'bigint',
    closing_cents: 'bigint',
    vat_cents: 'bigint',
    recoverable_cents: 'bigint',
  },
  statement_runs: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    fiscal_year_id: 'uuid',
    period_from: 'date',
    period_to: 'date',
    model: 'text',
    status: 'text',
    hash: 'text',
    acknowledged: 'text[]',
    decision_id: 'uuid',
    due_date: 'date',
    credit: 'text',
    frozen_at: 'timestamp with time zone',
    frozen_by: 'uuid',
    approved_at: 'timestamp with time zone',
    approved_by: 'uuid',
    sent_at: 'timestamp with time zone',
    sent_by: 'uuid',
    reversed_at: 'timestamp with time zone',
    reversed_by: 'uuid',
    reversal_reason: 'text',
    journal_entry_ids: 'uuid[]',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
  },
  statement_subjects: {
    organization_id: 'uuid',
    statement_id: 'uuid',
    number: 'integer',
    line_id: 'uuid',
    decision_id: 'uuid',
    works_run_id: 'uuid',
    account_code: 'text',
    nature: 'text',
    distribution_key_ids: 'jsonb',
    total_weight: 'text',
    total_days: 'integer',
    period_from: 'date',
    period_to: 'date',
    origin: 'text',
  },
  statement_works: {
    organization_id: 'uuid',
    statement_id: 'uuid',
    decision_id: 'uuid',
    cost_cents: 'bigint',
    from_reserve_cents: 'bigint',
    from_loan_cents: 'bigint',
    called_cents: 'bigint',
    lines: 'jsonb',
  },
  supplier_ibans: {
    organization_id: 'uuid',
    id: 'uuid',
    supplier_id: 'uuid',
    iban: 'text',
    bic: 'text',
    entered_by: 'uuid',
    entered_at: 'timestamp with time zone',
    confirmed_by: 'uuid',
    confirmed_at: 'timestamp with time zone',
    replaced_by: 'uuid',
    replaced_at: 'timestamp with time zone',
  },
  suppliers: {
    organization_id: 'uuid',
    id: 'uuid',
    name: 'text',
    created_at: 'timestamp with time zone',
    enterprise_number: 'text',
    iban: 'text',
    bic: 'text',
    language: 'text',
    email: 'text',
    default_account_code: 'text',
    default_distribution_key_id: 'uuid',
    payment_days: 'integer',
    iban_entered_by: 'uuid',
    iban_entered_at: 'timestamp with time zone',
    iban_confirmed_by: 'uuid',
    iban_confirmed_at: 'timestamp with time zone',
    iban_state: 'text',
    merged_into_id: 'uuid',
    created_by: 'uuid',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    name_key: 'text',
    spelling_key: 'text',
    name_order: 'text',
    search_text: 'text',
  },
  tenants: {
    organization_id: 'uuid',
  },
  ticket_comments: {
    organization_id: 'uuid',
    id: 'uuid',
    ticket_id: 'uuid',
    author_id: 'uuid',
    author_name: 'text',
    body: 'text',
    is_internal: 'boolean',
    created_at: 'timestamp with time zone',
  },
  ticket_events: {
    organization_id: 'uuid',
    id: 'uuid',
    ticket_id: 'uuid',
    event: 'text',
    actor_id: 'uuid',
    details: 'jsonb',
    occurred_at: 'timestamp with time zone',
  },
  tickets: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    unit_id: 'uuid',
    owner_id: 'uuid',
    title: 'text',
    description: 'text',
    category: 'text',
    priority: 'text',
    status: 'text',
    assignee_id: 'uuid',
    resolution: 'text',
    cancellation_reason: 'text',
    expense_id: 'uuid',
    resolved_at: 'timestamp with time zone',
    created_by: 'uuid',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    search_text: 'text',
    statement_id: 'uuid',
    statement_line: 'integer',
  },
  unit_owners: {
    organization_id: 'uuid',
    id: 'uuid',
    unit_id: 'uuid',
    owner_id: 'uuid',
    right: 'text',
    share_numerator: 'numeric',
    share_denominator: 'numeric',
    start_date: 'date',
    end_date: 'date',
    during: 'daterange',
    primary_during: 'datemultirange',
    is_voting_mandatary: 'boolean',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
  },
  unit_quotas: {
    organization_id: 'uuid',
    unit_id: 'uuid',
    valid_from: 'date',
    quota: 'bigint',
  },
  unit_transfers: {
    organization_id: 'uuid',
    id: 'uuid',
    unit_id: 'uuid',
    from_owner_id: 'uuid',
    to_owner_id: 'uuid',
    effective_date: 'date',
    passed_numerator: 'numeric',
    passed_denominator: 'numeric',
    working_capital_cents: 'bigint',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    replaced_by_id: 'uuid',
  },
  units: {
    organization_id: 'uuid',
    id: 'uuid',
    building_id: 'uuid',
    unit_number: 'text',
    type: 'text',
    floor: 'smallint',
    area: 'numeric',
    quota: 'bigint',
    parent_unit_id: 'uuid',
    created_by: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    version: 'integer',
    number_order: 'text',
    search_text: 'text',
    number_key: 'text',
    number_clashes: 'boolean',
    complete_from: 'date',
  },
  votes: {
    organization_id: 'uuid',
    id: 'uuid',
    meeting_id: 'uuid',
    voting_round_id: 'uuid',
    sequence: 'integer',
    owner_id: 'uuid',
    candidate_id: 'uuid',
    choice: 'text',
    weight: 'bigint',
    cast_by: 'uuid',
    cast_at: 'timestamp with time zone',
    previous_hash: 'bytea',
    hash: 'bytea',
    is_own: 'boolean',
  },
  voting_rounds: {
    organization_id: 'uuid',
    id: 'uuid',
    meeting_id: 'uuid',
    agenda_item_id: 'uuid',
    round_number: 'integer',
    closed_at: 'timestamp with time zone',
    outcome: 'jsonb',
    voided_at: 'timestamp with time zone',
    void_reason: 'text',
    version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
} as const;

/** Columns that refer to rows of a table and are emptied when these are deleted. */
export const emptiedReferences = {
  agenda_items: [
    { table: 'app.agenda_proposals', column: 'agenda_item_id', through: [] },
  ],
  calls_for_funds: [
    { table: 'app.documents', column: 'call_for_funds_id', through: [] },
  ],
  documents: [
    { table: 'app.audit_reports', column: 'document_id', through: [] },
    { table: 'app.handovers', column: 'document_id', through: [] },
    { table: 'app.handovers', column: 'receipt_document_id', through: [] },
    { table: 'app.interruptions', column: 'proof_document_id', through: [] },
    { table: 'app.lot_requests', column: 'archive_document_id', through: [] },
    { table: 'app.lot_requests', column: 'letter_document_id', through: [] },
  ],
  expenses: [
    { table: 'app.documents', column: 'expense_id', through: [] },
    { table: 'app.tickets', column: 'expense_id', through: [] },
  ],
  letters: [
    { table: 'app.audit_reports', column: 'document_id', through: [{ table: 'app.documents', column: 'letter_id' }] },
    { table: 'app.handovers', column: 'document_id', through: [{ table: 'app.documents', column: 'letter_id' }] },
    { table: 'app.handovers', column: 'receipt_document_id', through: [{ table: 'app.documents', column: 'letter_id' }] },
    { table: 'app.interruptions', column: 'proof_document_id', through: [{ table: 'app.documents', column: 'letter_id' }] },
    { table: 'app.lot_requests', column: 'archive_document_id', through: [{ table: 'app.documents', column: 'letter_id' }] },
    { table: 'app.lot_requests', column: 'letter_document_id', through: [{ table: 'app.documents', column: 'letter_id' }] },
    { table: 'app.payment_reminder_items', column: 'gentle_mail_id', through: [{ table: 'app.mails', column: 'letter_id' }] },
    { table: 'app.payment_reminders', column: 'mail_id', through: [{ table: 'app.mails', column: 'letter_id' }] },
  ],
  mails: [
    { table: 'app.payment_reminder_items', column: 'gentle_mail_id', through: [] },
    { table: 'app.payment_reminders', column: 'mail_id', through: [] },
  ],
  meetings: [
    { table: 'app.agenda_proposals', column: 'agenda_item_id', through: [{ table: 'app.agenda_items', column: 'meeting_id' }] },
    { table: 'app.assembly_requests', column: 'meeting_id', through: [] },
    { table: 'app.documents', column: 'meeting_id', through: [] },
  ],
  'auth.role_assignments': [
    { table: 'auth.sessions', column: 'role_id', through: [] },
  ],
  'auth.sessions': [
    { table: 'auth.push_subscriptions', column: 'session_id', through: [] },
  ],
} as const;

/** Where the rows of each table are on a database of several servers. */
export const tableClasses = {
  'app.account_sums': 'tenant',
  'app.accounts': 'tenant',
  'app.accrual_terms': 'tenant',
  'app.agenda_candidates': 'tenant',
  'app.agenda_item_exclusions': 'tenant',
  'app.agenda_items': 'tenant',
  'app.agenda_proposals': 'tenant',
  'app.allocations': 'tenant',
  'app.assembly_request_owners': 'tenant',
  'app.assembly_requests': 'tenant',
  'app.attendances': 'tenant',
  'app.audit_bank_files': 'tenant',
  'app.audit_draws': 'tenant',
  'app.audit_heads': 'tenant',
  'app.audit_log': 'tenant',
  'app.audit_messages': 'tenant',
  'app.audit_reports': 'tenant',
  'app.audit_values': 'tenant',
  'app.audit_vouchers': 'tenant',
  'app.audits': 'tenant',
  'auth.account_tokens': 'local',
  'auth.backup_codes': 'local',
  'auth.interest_rates': 'local',
  'auth.login_failures': 'local',
  'auth.members': 'reference',
  'auth.notification_preferences': 'reference',
  'auth.organizations': 'reference',
  'auth.proof_runs': 'local',
  'auth.push_subscriptions': 'reference',
  'auth.refresh_tokens': 'local',
  'auth.role_assignments': 'reference',
  'auth.sessions': 'local',
  'auth.users': 'reference',
  'app.bank_accounts': 'tenant',
  'app.bank_linked_entries': 'tenant',
  'app.bank_returns': 'tenant',
  'app.bank_rules': 'tenant',
  'app.bank_splits': 'tenant',
  'app.bank_statements': 'tenant',
  'app.bank_transactions': 'tenant',
  'app.budget_amounts': 'tenant',
  'app.budget_lines': 'tenant',
  'app.budgets': 'tenant',
  'app.building_quotas': 'tenant',
  'app.buildings': 'tenant',
  'app.call_lines': 'tenant',
  'app.call_parts': 'tenant',
  'app.calls_for_funds': 'tenant',
  'app.claims': 'tenant',
  'app.communication_numbers': 'tenant',
  'app.content_words': 'tenant',
  'app.contents': 'tenant',
  'app.convocation_consents': 'tenant',
  'app.cost_line_parts': 'tenant',
  'app.cost_lines': 'tenant',
  'app.credits': 'tenant',
  'app.data_access_heads': 'tenant',
  'app.data_accesses': 'tenant',
  'app.data_rectifications': 'tenant',
  'app.data_restrictions': 'tenant',
  'app.decision_follow_ups': 'tenant',
  'app.decisions': 'tenant',
  'app.digest_windows': 'tenant',
  'app.distribution_key_versions': 'tenant',
  'app.distribution_key_weights': 'tenant',
  'app.distribution_keys': 'tenant',
  'app.document_versions': 'tenant',
  'app.documents': 'tenant',
  'app.download_links': 'tenant',
  'app.erasures': 'tenant',
  'app.expense_allocations': 'tenant',
  'app.expense_bank_payments': 'tenant',
  'app.expense_deferrals': 'tenant',
  'app.expense_splits': 'tenant',
  'app.expenses': 'tenant',
  'app.fiscal_years': 'tenant',
  'app.gdpr_requests': 'tenant',
  'app.handovers': 'tenant',
  'app.holds': 'tenant',
  'app.idempotency_keys': 'tenant',
  'app.instalment_units': 'tenant',
  'app.interruptions': 'tenant',
  'app.journal_entries': 'tenant',
  'app.journal_lines': 'tenant',
  'app.journal_texts': 'tenant',
  'app.late_penalties': 'tenant',
  'app.ledger_heads': 'tenant',
  'app.letter_posts': 'tenant',
  'app.letters': 'tenant',
  'app.lot_answer_openings': 'tenant',
  'app.lot_requests': 'tenant',
  'app.mails': 'tenant',
  'app.meeting_minutes': 'tenant',
  'app.meetings': 'tenant',
  'app.meter_readings': 'tenant',
  'app.meters': 'tenant',
  'app.notification_deliveries': 'tenant',
  'app.notification_positions': 'tenant',
  'app.notifications': 'tenant',
  'app.outbox_events': 'tenant',
  'app.owner_refs': 'tenant',
  'app.owners': 'tenant',
  'app.ownership_totals': 'tenant',
  'app.payment_batch_lines': 'tenant',
  'app.payment_batches': 'tenant',
  'app.payment_reminder_events': 'tenant',
  'app.payment_reminder_items': 'tenant',
  'app.payment_reminder_letters': 'tenant',
  'app.payment_reminders': 'tenant',
  'app.payments': 'tenant',
  'app.proceedings': 'tenant',
  'app.proxies': 'tenant',
  'app.quorum_checks': 'tenant',
  'app.receivable_parts': 'tenant',
  'app.receivables': 'tenant',
  'app.reminder_runs': 'tenant',
  'app.reminder_settings': 'tenant',
  'app.sale_parts': 'tenant',
  'app.sales': 'tenant',
  'app.statement_call_parts': 'tenant',
  'app.statement_called_rows': 'tenant',
  'app.statement_owner_units': 'tenant',
  'app.statement_owners': 'tenant',
  'app.statement_runs': 'tenant',
  'app.statement_subjects': 'tenant',
  'app.statement_works': 'tenant',
  'app.supplier_ibans': 'tenant',
  'app.suppliers': 'tenant',
  'app.tenants': 'tenant',
  'app.ticket_comments': 'tenant',
  'app.ticket_events': 'tenant',
  'app.tickets': 'tenant',
  'app.unit_owners': 'tenant',
  'app.unit_quotas': 'tenant',
  'app.unit_transfers': 'tenant',
  'app.units': 'tenant',
  'app.votes': 'tenant',
  'app.voting_rounds': 'tenant',
} as const;
