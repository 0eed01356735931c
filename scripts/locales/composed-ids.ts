import { enumerations } from '#contract/enumerations.ts';
import { Overview } from '#contract/overview.ts';
import { CHOICES } from '#domain/assemblies/tally.ts';
import { AUDIT_CHECKS } from '#domain/audits/audit-facts.ts';
import { AUDIT_TIES } from '#domain/audits/audit-ties.ts';
import { BANK_DIFFERENCES } from '#domain/audits/compare-row.ts';
import { STATEMENT_PROBLEM_CODES } from '#domain/banking/statement-review.ts';
import { BUDGET_KINDS } from '#domain/budgets/draft-budget.ts';
import { LATER_CALLS } from '#domain/charges/later-charges.ts';
import { FINDING_BEFORE_CLOSING_CODES } from '#domain/closing/closing-findings.ts';
import { DOCUMENT_VISIBILITIES } from '#domain/documents/document.ts';
import { BORNE_BY } from '#domain/expenses/borne-by.ts';
import { BULK_OPERATIONS, expenseTransitions } from '#domain/expenses/expense-state.ts';
import { DISPUTE_OPERATIONS } from '#domain/expenses/open-amount.ts';
import { WORKING_CAPITAL_STATES } from '#domain/funds/working-capital.ts';
import { ARCHIVE_FAULTS } from '#domain/handover/archive-fault.ts';
import { HANDOVER_PARTS } from '#domain/handover/handover-parts.ts';
import { HANDOVER_GAPS } from '#domain/handover/missing-parts.ts';
import { IMPORT_ERROR_CODES } from '#domain/imports/import-error.ts';
import { TAKEOVER_COLUMNS } from '#domain/imports/takeover-tables.ts';
import { INVOICE_PROBLEMS } from '#domain/invoices/invoice-problem.ts';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { problems } from '#domain/kernel/problems.ts';
import { FINDING_SEVERITIES } from '#domain/ledger/closing-check.ts';
import { STATEMENT_GROUPS, STATEMENT_LINES } from '#domain/ledger/statement-lines.ts';
import { SENDING_GAPS } from '#domain/letters/sending-preview.ts';
import { NOTIFICATION_TYPES } from '#domain/notifications/notification-types.ts';
import { ALERTS } from '#domain/operations/alerts.ts';
import { DRILL_STEPS } from '#domain/operations/drill.ts';
import { OVERVIEW_KINDS } from '#domain/overview/overview.ts';
import { BATCH_STATUSES } from '#domain/payment-batches/batch-state.ts';
import { REMINDER_OPERATIONS } from '#domain/payment-reminders/reminder-state.ts';
import { ROLES } from '#domain/people/roles.ts';
import { RETAINED_DATA } from '#domain/privacy/retention.ts';
import { STATEMENT_CREDITS } from '#domain/register/building-settings.ts';
import { MISSING_CODES } from '#domain/sales/lot-documents.ts';
import { STATEMENT_FINDING_CODES } from '#domain/statements/statement-findings.ts';
import { IBAN_STATES } from '#domain/suppliers/iban-state.ts';
import { ticketTransitions } from '#domain/tickets/ticket.ts';
import { TABULAR_FAULT_CODES } from '#platform/tabular/tabular-error.ts';
import { ACTION_WORDINGS } from '../../web/src/features/audit/deeds.ts';
import { STAGES } from '../../web/src/features/books/closing/stages.ts';
import { DELIVERY_RESULTS } from '../../web/src/features/operations/deliveries.ts';
import { GRID_FAULTS } from '../../web/src/features/register/grid/grid-rows.ts';
import { START_STEPS, START_WAYS } from '../../web/src/features/register/start-steps.ts';
import { FOLDED_KINDS } from '../../web/src/features/today/fold-tasks.ts';
import { OWNER_PLACES, STAFF_PLACES } from '../../web/src/shared/routing/area.ts';
import type { ComposedIds } from './used-ids.ts';

function combineEach(names: readonly string[], parts: readonly string[]): string[] {
  return names.flatMap((name) => parts.map((part) => `${name}.${part}`));
}

/** Figures at the head of the page of a building. */
const BUILDING_FIGURES = ['cash', 'reserve', 'overdue'];

/** Documents of a year, by the name of their title. */
const YEAR_DOCUMENTS = [
  'funds',
  'owner_balances',
  'supplier_balances',
  'costs',
  'arrears',
  'commitments',
  'journals',
  'simplified_accounts',
];

const BATCH_ACTS = ['approve', 'cancel', 'mark-sent', 'reject-lines'];

/** Figures of an owner’s account, from the opening balance on, that pages of statements name. */
const ACCOUNT_FIGURES = [
  'opening_balance',
  'called_ordinary',
  'works_asked',
  'reserve',
  'private_costs',
  'working_capital',
  'interest_and_costs',
  'payments',
  'settlement',
  'closing_balance',
];

const operations = Object.keys(expenseTransitions);

/** Ids that code composes, with the lists of their parts. */
export const composedIds: ComposedIds = {
  'audit.check.': [...AUDIT_CHECKS, 'paid_twice'],
  'audit.difference.': BANK_DIFFERENCES,
  'audit.tie.': AUDIT_TIES,
  'bank_statement.problem.': STATEMENT_PROBLEM_CODES,
  'budget.calls.': BUDGET_KINDS,
  'invoice_problem.': INVOICE_PROBLEMS,
  'closing.': FINDING_BEFORE_CLOSING_CODES,
  'ledger.works_account.': ['debit', 'credit'],
  'transfer.': WORKING_CAPITAL_STATES,
  'enum.': Object.entries(enumerations).flatMap(([name, values]) =>
    values.map((value) => `${name}.${value}`),
  ),
  'import.': combineEach([...IMPORT_ERROR_CODES, ...TABULAR_FAULT_CODES], ['detail', 'remedy']),
  'letter.handover.missing_part.': HANDOVER_GAPS,
  'handover.fault.': ARCHIVE_FAULTS,
  'letter.handover.part.': HANDOVER_PARTS,
  'import.column.': [...new Set(Object.values(TAKEOVER_COLUMNS).flatMap(Object.keys))],
  'notification.': combineEach(NOTIFICATION_TYPES, ['title', 'message']),
  'letter.head.': ['ledger', 'votes'],
  'lot_answer.missing.': MISSING_CODES,
  'overview.': combineEach(OVERVIEW_KINDS, ['title', 'detail']),
  'privacy.basis.': RETAINED_DATA,
  'problem.': combineEach(Object.keys(problems), ['title', 'detail']),
  'report.': YEAR_DOCUMENTS,
  'report.group.': STATEMENT_GROUPS,
  'report.line.': STATEMENT_LINES.map(({ line }) => line),
  'statement.finding.': STATEMENT_FINDING_CODES,
  'web-audit.': ['other'],
  'web-audit.deed.': ACTION_WORDINGS,
  'web-auditor.source.': ['file', 'bank', 'books', 'papers'],
  'web-auditor.tab.': ['sample', 'vouchers', 'checks', 'bank-files'],
  'web-batches.act.': BATCH_ACTS,
  'web-batches.consequence.': BATCH_ACTS,
  'web-batches.next.': BATCH_STATUSES,
  'web-bank.decide.': combineEach(['release', 'discard'], ['title', 'consequence', 'submit']),
  'web-bank.lines.': ['owner_id', 'expense_id', 'account_code'],
  'web-imports.takeover.created.': [
    'open_items',
    'invoices',
    'cost_lines',
    'calls',
    'meters',
    'readings',
  ],
  'web-imports.handover.part.': HANDOVER_PARTS,
  'web-imports.takeover.template.': ['xlsx', 'zip'],
  'web-bank.match.end.': ['Open', 'Parked'],
  'web-bank.match.left.': ['Open', 'Parked'],
  'web-books.closing.group.': [...FINDING_SEVERITIES, 'done'],
  'web-books.closing.stage.': STAGES,
  'web-books.budgets.': ['instalments', 'interval_months'],
  'web-documents.seen_by.': DOCUMENT_VISIBILITIES,
  'web.welcome.': ['explained', 'deadlines', 'seen'],
  'web.demo.as.': ROLES,
  'web-expenses.act.': [...operations, ...DISPUTE_OPERATIONS, 'delete'],
  'web-expenses.ask.': [...operations, ...DISPUTE_OPERATIONS, 'delete'],
  'web-expenses.bearer.': BORNE_BY,
  'web-expenses.borne.': BORNE_BY,
  'web-expenses.bulk.confirm.': BULK_OPERATIONS,
  'web-expenses.consequence.': [...operations, ...DISPUTE_OPERATIONS, 'delete'],
  'web-meetings.item.': ['up', 'down'],
  'web-operations.alert.': ALERTS,
  'web-operations.delivery.': DELIVERY_RESULTS,
  'web-operations.duration.': ['seconds', 'minutes', 'hours', 'days'],
  'web-operations.step.': DRILL_STEPS,
  'web-meetings.proxy.': ['principal_owner_id', 'holder_owner_id'],
  'web-meetings.vote.others.': CHOICES,
  'web-organizations.field.': [
    'enterprise_number',
    'registration_number',
    'phone',
    'address',
    'postal_code',
    'city',
  ],
  'web-suppliers.iban_is.': IBAN_STATES,
  'web-payments.named.': ['mistyped', 'unknown'],
  'web-notifications.push.state.': ['Unsupported', 'Denied', 'Off', 'On', 'Failed'],
  'web-people.act.': ['deactivate', 'unlink'],
  'web-people.consequence.': ['deactivate', 'unlink'],
  'web-privacy.act.': ['complete', 'extend', 'refuse', 'rectify', 'restrict', 'object', 'lift'],
  'web-privacy.consequence.': [
    'complete',
    'extend',
    'refuse',
    'rectify',
    'restrict',
    'object',
    'lift',
  ],
  'web-privacy.field.': ['name', 'email', 'phone', 'address'],
  'web-privacy.read.': [
    'exportOwnerData',
    'getCallLetter',
    'getConvocationLetter',
    'getMinutesLetter',
    'listConvocationConsents',
    'getOwner',
    'getOwnerAccount',
    'getOwnerStatement',
    'getPortableData',
    'getStatementLetter',
    'listDataRectifications',
    'listDataRestrictions',
    'listOwnerPaymentReminders',
    'listStatementAccounts',
    'listUnitHistoryOfOwner',
    'listUnitsOfOwner',
    'previewErasure',
  ],
  'web-profile.strength.': ['none', 'short', 'own', 'plain', 'fair', 'good'],
  'web-profile.two_factor.step.': ['password', 'scan', 'codes'],
  'web-portal.statement.': [...ACCOUNT_FIGURES, 'charges', 'called'],
  'web-portal.statement.credit.': STATEMENT_CREDITS,
  'web-register.holders.sum.': ['below', 'met', 'above'],
  'web-register.late_interest.': ['None', 'Legal', 'Own'],
  'web-register.quota_sum.': ['below', 'met', 'above'],
  'web-register.grid.fault.': GRID_FAULTS,
  'web-register.start.aside.': START_WAYS.flatMap((way) => [way, `${way}_sentence`]),
  'web-register.start.step.': START_STEPS,
  'web-register.start.without.': START_STEPS,
  'web-register.start.act.': START_STEPS,
  'web-register.sale.later.': LATER_CALLS,
  'web-register.sale.result.': LATER_CALLS,
  'web-register.sale.step.': ['facts', 'review', 'done'],
  'web-register.sale.sum.': ['met', 'not_met', 'all', 'mixed'],
  'web-register.fact.': ['email', 'phone', 'address', 'language', 'enterprise_number'],
  'web-reminders.act.': REMINDER_OPERATIONS,
  'web-reminders.as.': ['list', 'board'],
  'web-reminders.consequence.': REMINDER_OPERATIONS,
  'web-reminders.stats.': ['recovered', 'owed', 'rate', 'days', 'penalties'],
  'web-reminders.submit.': REMINDER_OPERATIONS,
  'web-reminders.sum.': ['owed', 'penalty_claimed', 'penalty_charged', 'penalty_waived'],
  'web-settings.reminders.consequence.': ['building', 'organization'],
  'web-settings.reminders.give_up.': ['building', 'organization'],
  'web-settings.reminders.scope.': ['all', 'inherited', 'own'],
  'web-settings.reminders.step.': [
    'gentle_days',
    'formal_days',
    'final_notice_days',
    'legal_action_days',
  ],
  'web-statements.': ['charges', 'called', ...combineEach(['freeze', 'approve', 'send'], ['open'])],
  'web-statements.account.': [...ACCOUNT_FIGURES, 'to_pay'],
  'web-statements.findings.': FINDING_SEVERITIES,
  'web-statements.step.': ['frozen', 'approved', 'sent', 'reversed'],
  'web-tickets.act.': ['assign', 'send-to-supplier', ...Object.keys(ticketTransitions)],
  'web-tickets.consequence.': ['assign', 'send-to-supplier', ...Object.keys(ticketTransitions)],
  'web-today.figure.': Object.keys(Overview.properties.figures.properties),
  'web-today.group.': FOLDED_KINDS,
  'web-today.topic.': ['all', 'legal', 'money', 'assembly', 'mail', 'building'],
  'web-today.when.': ['late', 'today', 'week', 'later', 'open'],
  'web.ageing.': ['not_due', 'days_0_30', 'days_31_60', 'days_61_90', 'days_over_90'],
  'web.check.ready.': SENDING_GAPS,
  'web.language.': LANGUAGES,
  'web-register.figure.': BUILDING_FIGURES.flatMap((figure) => [figure, `${figure}_sentence`]),
  'web.nav.place.': [...STAFF_PLACES, ...OWNER_PLACES, 'buildings', 'more'],
  'web.shortcuts.': ['find', 'create', 'next', 'previous', 'select', 'undo', 'help'],
  'web.theme.': ['auto', 'light', 'dark'],
  // test/contract/problem-catalogue.test.ts compares these with what sources and schemas name.
  'noun.': null,
  'validation.': null,
};
