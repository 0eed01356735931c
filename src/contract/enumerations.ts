import { AGENDA_TEXTS } from '#domain/assemblies/agenda-texts.ts';
import { ATTENDANCE_MODES } from '#domain/assemblies/attendance.ts';
import { CONSENT_MEANS } from '#domain/assemblies/consent.ts';
import { FINDINGS } from '#domain/assemblies/convening.ts';
import { NOTICE_WARNINGS } from '#domain/assemblies/deadlines.ts';
import { AGENDA_ITEM_KINDS, DECISION_TYPES } from '#domain/assemblies/decision-types.ts';
import { FOLLOW_UP_KINDS } from '#domain/assemblies/follow-up.ts';
import { MAJORITIES } from '#domain/assemblies/majority.ts';
import { MEETING_STATUSES, MEETING_TYPES } from '#domain/assemblies/meeting-state.ts';
import { PROPOSAL_STATUSES } from '#domain/assemblies/owners-ask.ts';
import { QUORUM_RULES } from '#domain/assemblies/quorum.ts';
import { CHOICES, RESULTS } from '#domain/assemblies/tally.ts';
import { WITHOUT_VOTE } from '#domain/assemblies/without-vote.ts';
import { CERTAINTIES, EVIDENCE, PROPOSAL_KINDS } from '#domain/banking/proposal.ts';
import { STATEMENT_SKIP_REASONS } from '#domain/banking/statement-review.ts';
import { STATEMENT_STATUSES } from '#domain/banking/statement-state.ts';
import { TRANSACTION_STATUSES } from '#domain/banking/transaction-state.ts';
import { BUDGET_STATUSES } from '#domain/budgets/budget-state.ts';
import { BUDGET_KINDS } from '#domain/budgets/draft-budget.ts';
import { CHARGE_TYPES, LATER_CALLS } from '#domain/charges/later-charges.ts';
import { CLOSING_STEPS, STEP_ACTIONS, STEP_STATES } from '#domain/closing/closing-steps.ts';
import { RESERVE_DUES } from '#domain/closing/reserve-minimum.ts';
import { CLAIM_STATUSES } from '#domain/costs/claim-state.ts';
import { UNCOVERED } from '#domain/costs/cost-defaults.ts';
import { NATURES } from '#domain/costs/cost-line.ts';
import { READING_REASONS } from '#domain/costs/reading-order.ts';
import { DOCUMENT_TYPES, DOCUMENT_VISIBILITIES, KEPT_BECAUSE } from '#domain/documents/document.ts';
import { BORNE_BY } from '#domain/expenses/borne-by.ts';
import { EXPENSE_CATEGORIES } from '#domain/expenses/expense-categories.ts';
import { EXPENSE_KINDS } from '#domain/expenses/expense-kind.ts';
import { EXPENSE_STATUSES } from '#domain/expenses/expense-state.ts';
import { EXPENSE_PAYMENT_METHODS } from '#domain/expenses/payment-method.ts';
import { CALL_STATUSES } from '#domain/funds/call-state.ts';
import { FUNDS, RESERVE_BEARERS } from '#domain/funds/funds.ts';
import { WORKING_CAPITAL_STATES } from '#domain/funds/working-capital.ts';
import { HANDOVER_STATUSES } from '#domain/handover/handover-status.ts';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { RECORD_TYPES } from '#domain/kernel/record-types.ts';
import { ACCOUNT_TYPES } from '#domain/ledger/account.ts';
import { FINDING_SEVERITIES } from '#domain/ledger/closing-check.ts';
import { FISCAL_YEAR_STATUSES } from '#domain/ledger/fiscal-year.ts';
import { ENTRY_SOURCE_TYPES, JOURNALS } from '#domain/ledger/journal-entry.ts';
import { BALANCE_SIDES } from '#domain/ledger/normal-balance.ts';
import { LETTER_CHANNELS, LETTER_DELIVERY_STATUSES } from '#domain/letters/letter-delivery.ts';
import { SENDING_GAPS } from '#domain/letters/sending-preview.ts';
import { MAIL_STATUSES } from '#domain/mails/mail.ts';
import {
  CHANNELS,
  DELIVERY_STATUSES,
  SKIP_REASONS as DELIVERY_SKIP_REASONS,
} from '#domain/notifications/channels.ts';
import { NOTIFICATION_TYPES, PRIORITIES } from '#domain/notifications/notification-types.ts';
import { AUDIT_DEEDS } from '#domain/operations/audit-entry.ts';
import { AUDIT_OBJECTS } from '#domain/operations/audit-objects.ts';
import { DRILL_KINDS } from '#domain/operations/drill.ts';
import { RECOVERED_PARTS } from '#domain/operations/recovery-targets.ts';
import { OVERVIEW_KINDS } from '#domain/overview/overview.ts';
import { CREDIT_SOURCES, RECEIVABLE_SOURCES } from '#domain/owner-accounts/item-sources.ts';
import { BATCH_LINE_STATUSES, BATCH_STATUSES } from '#domain/payment-batches/batch-state.ts';
import { SENDING_CHANNELS } from '#domain/payment-reminders/free-term.ts';
import { INTEREST_RATE_KINDS } from '#domain/payment-reminders/interest-rates.ts';
import { REMINDER_LEVELS } from '#domain/payment-reminders/levels.ts';
import { SKIP_REASONS as REMINDER_SKIP_REASONS } from '#domain/payment-reminders/next-step.ts';
import { REMINDER_EVENTS, REMINDER_STATUSES } from '#domain/payment-reminders/reminder-state.ts';
import { AUTOMATIC_REMINDERS } from '#domain/payment-reminders/run-rules.ts';
import { BANK_ACCOUNT_PURPOSES } from '#domain/payments/bank-account.ts';
import { PAYMENT_METHODS } from '#domain/payments/payment-entry.ts';
import { PAYMENT_STATUSES, REVERSAL_REASONS } from '#domain/payments/payment-state.ts';
import { ROLES } from '#domain/people/roles.ts';
import { DATA_SOURCES, DISCLOSED_DATA } from '#domain/privacy/disclosure.ts';
import { ERASED_DATA, ERASURE_BLOCKS } from '#domain/privacy/erasure.ts';
import {
  DATA_CATEGORIES,
  DATA_RECIPIENTS,
  DATA_SUBJECTS,
  LAWFUL_BASES,
  PROCESSING_NAMES,
  RETENTION_STARTS,
} from '#domain/privacy/processing.ts';
import { GDPR_REQUEST_KINDS, GDPR_REQUEST_STATUSES } from '#domain/privacy/request.ts';
import { RESTRICTION_GROUNDS } from '#domain/privacy/restriction.ts';
import { RETAINED_DATA } from '#domain/privacy/retention.ts';
import { INTERRUPTION_KINDS } from '#domain/recovery/limitation.ts';
import { RESERVE_INTEREST_TO, STATEMENT_CREDITS } from '#domain/register/building-settings.ts';
import { KEY_KINDS } from '#domain/register/distribution-key.ts';
import { OWNER_KINDS } from '#domain/register/owner-kind.ts';
import { OWNERSHIP_RIGHTS } from '#domain/register/ownership.ts';
import { UNIT_TYPES } from '#domain/register/unit-type.ts';
import { HOLD_AWAITS, HOLD_STATUSES } from '#domain/sales/hold.ts';
import { ANSWER_DOCUMENTS, MISSING_CODES } from '#domain/sales/lot-documents.ts';
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
import { STATEMENT_FINDING_CODES } from '#domain/statements/statement-findings.ts';
import { ROW_ORIGINS } from '#domain/statements/statement-input.ts';
import { TIE_CODES } from '#domain/statements/ties.ts';
import { CHANGE_REASONS } from '#domain/statements/why-changed.ts';
import { DUPLICATE_REASONS } from '#domain/suppliers/duplicate-reason.ts';
import { IBAN_STATES } from '#domain/suppliers/iban-state.ts';
import {
  TICKET_CATEGORIES,
  TICKET_EVENTS,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
} from '#domain/tickets/ticket.ts';

/**
 * Enumerations of the interface whose values people read, by the name under which
 * `src/locales/enumerations` labels them: `enum.ExpenseStatus.Draft`.
 */
export const enumerations: Readonly<Record<string, readonly string[]>> = {
  AccountType: ACCOUNT_TYPES,
  AnswerDocument: ANSWER_DOCUMENTS,
  HandoverStatus: HANDOVER_STATUSES,
  HoldAwaits: HOLD_AWAITS,
  HoldStatus: HOLD_STATUSES,
  InterruptionKind: INTERRUPTION_KINDS,
  LotAnswerChannel: LOT_ANSWER_CHANNELS,
  LotAnswerGap: MISSING_CODES,
  LotAnswerPart: LOT_ANSWER_PARTS,
  LotRequestAsker: LOT_REQUEST_ASKERS,
  LotRequestKind: LOT_REQUEST_KINDS,
  LotRequestStatus: LOT_REQUEST_STATUSES,
  AgendaItemKind: AGENDA_ITEM_KINDS,
  AgendaText: AGENDA_TEXTS,
  AttendanceMode: ATTENDANCE_MODES,
  AutomaticReminders: AUTOMATIC_REMINDERS,
  BalanceSide: BALANCE_SIDES,
  BankAccountPurpose: BANK_ACCOUNT_PURPOSES,
  BankProposalCertainty: CERTAINTIES,
  AuditDeed: AUDIT_DEEDS,
  AuditObject: AUDIT_OBJECTS,
  BankProposalEvidence: EVIDENCE,
  BankProposalKind: PROPOSAL_KINDS,
  BankStatementSkipReason: STATEMENT_SKIP_REASONS,
  BankStatementStatus: STATEMENT_STATUSES,
  BankTransactionStatus: TRANSACTION_STATUSES,
  BatchLineStatus: BATCH_LINE_STATUSES,
  BatchStatus: BATCH_STATUSES,
  BorneBy: BORNE_BY,
  BudgetKind: BUDGET_KINDS,
  BudgetStatus: BUDGET_STATUSES,
  CallStatus: CALL_STATUSES,
  ChangeReason: CHANGE_REASONS,
  Channel: CHANNELS,
  ChargeType: CHARGE_TYPES,
  ClosingAction: STEP_ACTIONS,
  ClosingStep: CLOSING_STEPS,
  ClosingStepState: STEP_STATES,
  ClaimStatus: CLAIM_STATUSES,
  ConsentMeans: CONSENT_MEANS,
  CreditSource: CREDIT_SOURCES,
  DecisionType: DECISION_TYPES,
  DuplicateReason: DUPLICATE_REASONS,
  DeliverySkipReason: DELIVERY_SKIP_REASONS,
  DeliveryStatus: DELIVERY_STATUSES,
  DocumentType: DOCUMENT_TYPES,
  DocumentVisibility: DOCUMENT_VISIBILITIES,
  EntrySourceType: ENTRY_SOURCE_TYPES,
  DataSource: DATA_SOURCES,
  DisclosedData: DISCLOSED_DATA,
  ErasedData: ERASED_DATA,
  ErasureBlock: ERASURE_BLOCKS,
  ExpensePaymentMethod: EXPENSE_PAYMENT_METHODS,
  ExpenseCategory: EXPENSE_CATEGORIES,
  ExpenseKind: EXPENSE_KINDS,
  ExpenseStatus: EXPENSE_STATUSES,
  FollowUpKind: FOLLOW_UP_KINDS,
  FindingSeverity: FINDING_SEVERITIES,
  FiscalYearStatus: FISCAL_YEAR_STATUSES,
  ReserveDue: RESERVE_DUES,
  Fund: FUNDS,
  GdprRequestKind: GDPR_REQUEST_KINDS,
  GdprRequestStatus: GDPR_REQUEST_STATUSES,
  IbanState: IBAN_STATES,
  InterestRateKind: INTEREST_RATE_KINDS,
  Journal: JOURNALS,
  KeptBecause: KEPT_BECAUSE,
  KeyKind: KEY_KINDS,
  Nature: NATURES,
  ReserveBearer: RESERVE_BEARERS,
  ReserveInterestTo: RESERVE_INTEREST_TO,
  Uncovered: UNCOVERED,
  DataCategory: DATA_CATEGORIES,
  DataRecipient: DATA_RECIPIENTS,
  DataSubject: DATA_SUBJECTS,
  Language: LANGUAGES,
  LawfulBasis: LAWFUL_BASES,
  LaterCalls: LATER_CALLS,
  LetterChannel: LETTER_CHANNELS,
  LetterDeliveryStatus: LETTER_DELIVERY_STATUSES,
  MailStatus: MAIL_STATUSES,
  Majority: MAJORITIES,
  MeetingStatus: MEETING_STATUSES,
  MeetingType: MEETING_TYPES,
  MeetingFinding: FINDINGS,
  NoticeWarning: NOTICE_WARNINGS,
  NotificationType: NOTIFICATION_TYPES,
  OverviewKind: OVERVIEW_KINDS,
  OwnerKind: OWNER_KINDS,
  OwnershipRight: OWNERSHIP_RIGHTS,
  PaymentMethod: PAYMENT_METHODS,
  PaymentReversalReason: REVERSAL_REASONS,
  PaymentStatus: PAYMENT_STATUSES,
  Priority: PRIORITIES,
  ProposalStatus: PROPOSAL_STATUSES,
  QuorumRule: QUORUM_RULES,
  ReadingReason: READING_REASONS,
  ReceivableSource: RECEIVABLE_SOURCES,
  RestrictionGround: RESTRICTION_GROUNDS,
  RetainedData: RETAINED_DATA,
  RecordType: RECORD_TYPES,
  ReminderEvent: REMINDER_EVENTS,
  ReminderLevel: REMINDER_LEVELS,
  ReminderSkipReason: REMINDER_SKIP_REASONS,
  ReminderStatus: REMINDER_STATUSES,
  ProcessingName: PROCESSING_NAMES,
  RetentionStart: RETENTION_STARTS,
  DrillKind: DRILL_KINDS,
  RecoveredPart: RECOVERED_PARTS,
  RoleType: ROLES,
  SaleStatus: SALE_STATUSES,
  SendingChannel: SENDING_CHANNELS,
  SendingGap: SENDING_GAPS,
  StatementCredit: STATEMENT_CREDITS,
  StatementFinding: STATEMENT_FINDING_CODES,
  StatementModel: STATEMENT_MODELS,
  StatementRowOrigin: ROW_ORIGINS,
  StatementStatus: RUN_STATUSES,
  StatementTie: TIE_CODES,
  TicketCategory: TICKET_CATEGORIES,
  TicketEvent: TICKET_EVENTS,
  TicketPriority: TICKET_PRIORITIES,
  TicketStatus: TICKET_STATUSES,
  UnitType: UNIT_TYPES,
  VoteChoice: CHOICES,
  VoteResult: RESULTS,
  WithoutVote: WITHOUT_VOTE,
  WorkingCapitalState: WORKING_CAPITAL_STATES,
};
