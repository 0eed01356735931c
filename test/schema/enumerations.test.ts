import { beforeAll, describe, expect, it } from 'vitest';
import { AGENDA_TEXTS } from '#domain/assemblies/agenda-texts.ts';
import { ATTENDANCE_MODES } from '#domain/assemblies/attendance.ts';
import { CONSENT_MEANS } from '#domain/assemblies/consent.ts';
import { AGENDA_ITEM_KINDS, DECISION_TYPES } from '#domain/assemblies/decision-types.ts';
import { FOLLOW_UP_KINDS } from '#domain/assemblies/follow-up.ts';
import { MAJORITIES } from '#domain/assemblies/majority.ts';
import { MEETING_STATUSES, MEETING_TYPES } from '#domain/assemblies/meeting-state.ts';
import { QUORUM_RULES } from '#domain/assemblies/quorum.ts';
import { CHOICES, RESULTS } from '#domain/assemblies/tally.ts';
import {
  AUDIT_OPINIONS,
  AUDIT_STATUSES,
  AUDIT_WRITERS,
  VOUCHER_MARKS,
} from '#domain/audits/audit-state.ts';
import { SELECTED_FOR } from '#domain/audits/sample.ts';
import { TRANSACTION_NATURES } from '#domain/banking/bank-statement.ts';
import { STATEMENT_STATUSES } from '#domain/banking/statement-state.ts';
import { TRANSACTION_STATUSES } from '#domain/banking/transaction-state.ts';
import { BUDGET_STATUSES } from '#domain/budgets/budget-state.ts';
import { BUDGET_KINDS } from '#domain/budgets/draft-budget.ts';
import { LATER_CALLS } from '#domain/charges/later-charges.ts';
import { CLAIM_STATUSES } from '#domain/costs/claim-state.ts';
import { UNCOVERED } from '#domain/costs/cost-defaults.ts';
import { NATURES } from '#domain/costs/cost-line.ts';
import { READING_REASONS } from '#domain/costs/reading-order.ts';
import { DOCUMENT_TYPES, DOCUMENT_VISIBILITIES } from '#domain/documents/document.ts';
import { BORNE_BY } from '#domain/expenses/borne-by.ts';
import { EXPENSE_CATEGORIES } from '#domain/expenses/expense-categories.ts';
import { EXPENSE_KINDS } from '#domain/expenses/expense-kind.ts';
import { EXPENSE_STATUSES } from '#domain/expenses/expense-state.ts';
import { EXPENSE_PAYMENT_METHODS } from '#domain/expenses/payment-method.ts';
import { CALL_STATUSES } from '#domain/funds/call-state.ts';
import { FUNDS, RESERVE_BEARERS } from '#domain/funds/funds.ts';
import { HANDOVER_STATUSES } from '#domain/handover/handover-status.ts';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { ACCOUNT_TYPES } from '#domain/ledger/account.ts';
import { FISCAL_YEAR_STATUSES } from '#domain/ledger/fiscal-year.ts';
import { ENTRY_SOURCE_TYPES, JOURNALS } from '#domain/ledger/journal-entry.ts';
import { BALANCE_SIDES } from '#domain/ledger/normal-balance.ts';
import { SUM_SPANS } from '#domain/ledger/period-cover.ts';
import { LETTER_SUBJECTS } from '#domain/letters/letter-delivery.ts';
import { MAIL_PURPOSES, MAIL_STATUSES } from '#domain/mails/mail.ts';
import {
  CHANNELS,
  DELIVERY_STATUSES,
  SKIP_REASONS as DELIVERY_SKIP_REASONS,
} from '#domain/notifications/channels.ts';
import { NOTIFICATION_TYPES, PRIORITIES } from '#domain/notifications/notification-types.ts';
import { CREDIT_SOURCES, RECEIVABLE_SOURCES } from '#domain/owner-accounts/item-sources.ts';
import { BATCH_LINE_STATUSES, BATCH_STATUSES } from '#domain/payment-batches/batch-state.ts';
import { SENDING_CHANNELS } from '#domain/payment-reminders/free-term.ts';
import { INTEREST_RATE_KINDS } from '#domain/payment-reminders/interest-rates.ts';
import { REMINDER_LEVELS } from '#domain/payment-reminders/levels.ts';
import { REMINDER_EVENTS, REMINDER_STATUSES } from '#domain/payment-reminders/reminder-state.ts';
import { AUTOMATIC_REMINDERS } from '#domain/payment-reminders/run-rules.ts';
import { BANK_ACCOUNT_PURPOSES } from '#domain/payments/bank-account.ts';
import { PAYMENT_METHODS } from '#domain/payments/payment-entry.ts';
import { PAYMENT_STATUSES, REVERSAL_REASONS } from '#domain/payments/payment-state.ts';
import { ACCOUNT_TOKEN_PURPOSES } from '#domain/people/account-token.ts';
import { ROLES } from '#domain/people/roles.ts';
import { GDPR_REQUEST_KINDS, GDPR_REQUEST_STATUSES } from '#domain/privacy/request.ts';
import { RESTRICTION_GROUNDS } from '#domain/privacy/restriction.ts';
import { INTERRUPTION_KINDS } from '#domain/recovery/limitation.ts';
import { RESERVE_INTEREST_TO, STATEMENT_CREDITS } from '#domain/register/building-settings.ts';
import { KEY_KINDS } from '#domain/register/distribution-key.ts';
import { OWNER_KINDS } from '#domain/register/owner-kind.ts';
import { OWNERSHIP_RIGHTS } from '#domain/register/ownership.ts';
import { UNIT_TYPES } from '#domain/register/unit-type.ts';
import { HOLD_STATUSES } from '#domain/sales/hold.ts';
import {
  LOT_ANSWER_CHANNELS,
  LOT_ANSWER_PARTS,
  LOT_REQUEST_ASKERS,
  LOT_REQUEST_KINDS,
  LOT_REQUEST_STATUSES,
} from '#domain/sales/lot-request.ts';
import { SALE_STATUSES } from '#domain/sales/sale-state.ts';
import {
  STATEMENT_MODELS,
  STATEMENT_STATUSES as RUN_STATUSES,
} from '#domain/statements/run-state.ts';
import { ROW_ORIGINS } from '#domain/statements/statement-input.ts';
import {
  TICKET_CATEGORIES,
  TICKET_EVENTS,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
} from '#domain/tickets/ticket.ts';
import { asSuperuser, fileDatabase } from '#test/helpers/test-database.ts';

/** Every column restricted to the values of a list, and the list. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'app.account_sums.span': SUM_SPANS,
  'app.handovers.status': HANDOVER_STATUSES,
  'app.holds.status': HOLD_STATUSES,
  'app.sales.later_calls': LATER_CALLS,
  'app.sales.status': SALE_STATUSES,
  'app.interruptions.kind': INTERRUPTION_KINDS,
  'app.lot_answer_openings.part': LOT_ANSWER_PARTS,
  'app.lot_requests.asked_by': LOT_REQUEST_ASKERS,
  'app.lot_requests.channel': LOT_ANSWER_CHANNELS,
  'app.lot_requests.kind': LOT_REQUEST_KINDS,
  'app.lot_requests.language': LANGUAGES,
  'app.lot_requests.status': LOT_REQUEST_STATUSES,
  'app.accounts.account_type': ACCOUNT_TYPES,
  'app.accounts.normal_balance': BALANCE_SIDES,
  'app.accrual_terms.nature': NATURES,
  'app.agenda_items.decision_type': DECISION_TYPES,
  'app.agenda_items.kind': AGENDA_ITEM_KINDS,
  'app.agenda_items.text_key': AGENDA_TEXTS,
  'app.agenda_items.majority': MAJORITIES,
  'app.attendances.mode': ATTENDANCE_MODES,
  'app.audit_messages.written_by': AUDIT_WRITERS,
  'app.audit_reports.language': LANGUAGES,
  'app.audit_vouchers.mark': VOUCHER_MARKS,
  'app.audit_vouchers.selected_for': SELECTED_FOR,
  'app.audits.opinion': AUDIT_OPINIONS,
  'app.audits.status': AUDIT_STATUSES,
  'app.bank_accounts.purpose': BANK_ACCOUNT_PURPOSES,
  'app.bank_statements.status': STATEMENT_STATUSES,
  'app.bank_transactions.nature': TRANSACTION_NATURES,
  'app.bank_transactions.status': TRANSACTION_STATUSES,
  'app.budget_amounts.nature': NATURES,
  'app.budgets.kind': BUDGET_KINDS,
  'app.budgets.status': BUDGET_STATUSES,
  'app.buildings.language': LANGUAGES,
  'app.buildings.second_language': LANGUAGES,
  'app.allocations.fund': FUNDS,
  'app.call_parts.fund': FUNDS,
  'app.calls_for_funds.fund': FUNDS,
  'app.statement_called_rows.nature': NATURES,
  'app.statement_called_rows.origin': ROW_ORIGINS,
  'app.statement_subjects.nature': NATURES,
  'app.statement_subjects.origin': ROW_ORIGINS,
  'app.statement_runs.credit': STATEMENT_CREDITS,
  'app.statement_runs.model': STATEMENT_MODELS,
  'app.statement_runs.status': RUN_STATUSES,
  'app.receivable_parts.fund': FUNDS,
  'app.calls_for_funds.status': CALL_STATUSES,
  'app.claims.status': CLAIM_STATUSES,
  'app.credits.source_type': CREDIT_SOURCES,
  'app.data_restrictions.ground': RESTRICTION_GROUNDS,
  'app.documents.document_type': DOCUMENT_TYPES,
  'app.documents.visibility': DOCUMENT_VISIBILITIES,
  'app.accounts.nature': NATURES,
  'app.accounts.uncovered': UNCOVERED,
  'app.buildings.reserve_borne_by': RESERVE_BEARERS,
  'app.buildings.reserve_interest_to': RESERVE_INTEREST_TO,
  'app.buildings.statement_credit': STATEMENT_CREDITS,
  'app.buildings.statement_model': STATEMENT_MODELS,
  'app.cost_lines.nature': NATURES,
  'app.distribution_keys.kind': KEY_KINDS,
  'app.expense_allocations.nature': NATURES,
  'app.expenses.nature': NATURES,
  'app.expenses.borne_by': BORNE_BY,
  'app.expenses.category': EXPENSE_CATEGORIES,
  'app.expenses.kind': EXPENSE_KINDS,
  'app.expenses.payment_method': EXPENSE_PAYMENT_METHODS,
  'app.meter_readings.reason': READING_REASONS,
  'app.suppliers.language': LANGUAGES,
  'app.expenses.status': EXPENSE_STATUSES,
  'app.fiscal_years.status': FISCAL_YEAR_STATUSES,
  'app.gdpr_requests.kind': GDPR_REQUEST_KINDS,
  'app.gdpr_requests.status': GDPR_REQUEST_STATUSES,
  'app.journal_entries.journal': JOURNALS,
  'app.journal_entries.source_type': ENTRY_SOURCE_TYPES,
  'app.letters.subject_type': LETTER_SUBJECTS,
  'app.mails.purpose': MAIL_PURPOSES,
  'app.mails.status': MAIL_STATUSES,
  'app.convocation_consents.means': CONSENT_MEANS,
  'app.decision_follow_ups.kind': FOLLOW_UP_KINDS,
  'app.decisions.decision_type': DECISION_TYPES,
  'app.decisions.majority': MAJORITIES,
  'app.decisions.meeting_type': MEETING_TYPES,
  'app.decisions.result': RESULTS,
  'app.decisions.text_key': AGENDA_TEXTS,
  'app.meetings.meeting_type': MEETING_TYPES,
  'app.meetings.status': MEETING_STATUSES,
  'app.meetings.text_key': MEETING_TYPES,
  'app.notification_deliveries.channel': CHANNELS,
  'app.notification_deliveries.reason': DELIVERY_SKIP_REASONS,
  'app.notification_deliveries.status': DELIVERY_STATUSES,
  'app.notifications.notification_type': NOTIFICATION_TYPES,
  'app.notifications.priority': PRIORITIES,
  'app.outbox_events.type': NOTIFICATION_TYPES,
  'app.owners.kind': OWNER_KINDS,
  'app.owners.language': LANGUAGES,
  'app.payment_reminder_events.event': REMINDER_EVENTS,
  'app.payment_reminder_events.reminder_level': REMINDER_LEVELS,
  'app.payment_reminder_letters.reminder_level': REMINDER_LEVELS,
  'app.payment_reminders.reminder_level': REMINDER_LEVELS,
  'app.payment_reminders.sent_by': SENDING_CHANNELS,
  'app.payment_reminders.status': REMINDER_STATUSES,
  'app.payments.method': PAYMENT_METHODS,
  'app.payments.reversal_reason': REVERSAL_REASONS,
  'app.payment_batch_lines.status': BATCH_LINE_STATUSES,
  'app.payment_batches.status': BATCH_STATUSES,
  'app.payments.status': PAYMENT_STATUSES,
  'app.quorum_checks.rule': QUORUM_RULES,
  'app.receivables.source_type': RECEIVABLE_SOURCES,
  'app.unit_owners.right': OWNERSHIP_RIGHTS,
  'app.reminder_settings.automatic': AUTOMATIC_REMINDERS,
  'app.ticket_events.event': TICKET_EVENTS,
  'app.tickets.category': TICKET_CATEGORIES,
  'app.tickets.priority': TICKET_PRIORITIES,
  'app.tickets.status': TICKET_STATUSES,
  'app.units.type': UNIT_TYPES,
  'app.votes.choice': CHOICES,
  'auth.account_tokens.purpose': ACCOUNT_TOKEN_PURPOSES,
  'auth.interest_rates.kind': INTEREST_RATE_KINDS,
  'auth.members.language': LANGUAGES,
  'auth.notification_preferences.notification_type': NOTIFICATION_TYPES,
  'auth.organizations.language': LANGUAGES,
  'auth.role_assignments.role_type': ROLES,
  'auth.users.language': LANGUAGES,
};

/** The copy of a table on a distributed database, named after its part. */
const PART_NAME = /_\d{6}$/;

/** Where the database lists values: checks, and conditions of indexes. */
const CONDITIONS = `
select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as condition
  from pg_constraint where contype = 'c' and connamespace in ('app'::regnamespace, 'auth'::regnamespace)
union all select indrelid::regclass::text, pg_get_expr(indpred, indrelid)
  from pg_index join pg_class on pg_class.oid = indrelid
  where indpred is not null and relnamespace in ('app'::regnamespace, 'auth'::regnamespace)`;

interface Condition {
  readonly table: string;
  readonly condition: string;
}

let conditions: readonly Condition[];
/** The values that the check of a column allows. */
const checked = new Map<string, readonly string[]>();

beforeAll(async () => {
  conditions = await asSuperuser(
    await fileDatabase(),
    async (client) => (await client.query<Condition>(CONDITIONS)).rows,
  );
  for (const { table, condition } of conditions) {
    if (PART_NAME.test(table)) continue;
    const check = /^CHECK \(\("?(\w+)"? = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(condition);
    if (check !== null) checked.set(`${table}.${check[1]}`, valuesIn(check[2] ?? ''));
  }
});

function valuesIn(text: string): string[] {
  return [...text.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value);
}

describe('the enumerations of the database', () => {
  it('are those that have a list', () => {
    expect([...checked.keys()].sort()).toEqual(Object.keys(LISTS).sort());
  });

  it.each(Object.entries(LISTS))(
    'allow in %s the values of its list, and no others',
    (name, list) => {
      expect(checked.get(name)?.toSorted()).toEqual(list.toSorted());
    },
  );

  it('are named by their values in every other condition', () => {
    const named = conditions.flatMap(({ table, condition }) =>
      [...condition.matchAll(/"?(\w+)"? (?:=|<>) (?:ANY \(ARRAY\[(.*?)\]|('\w+'::text))/g)].flatMap(
        ([, column, list, value]) =>
          valuesIn(list ?? value ?? '').map((one) => ({ column: `${table}.${column}`, one })),
      ),
    );
    const ofLists = named.filter(({ column }) => column in LISTS);
    expect(ofLists.length).toBeGreaterThan(100);
    expect(ofLists.filter(({ column, one }) => LISTS[column]?.includes(one) !== true)).toEqual([]);
  });
});
