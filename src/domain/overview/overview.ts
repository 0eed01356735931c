import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** Kinds of tasks on the overview. */
export const OVERVIEW_KINDS = [
  'InvoiceToEnter',
  'ExpenseToApprove',
  'ExpenseToSubmit',
  'ExpenseToPay',
  'BatchToApprove',
  'CallToSend',
  'CallDue',
  'LettersToPost',
  'ReminderToSend',
  'PenaltyToDecide',
  'CreditUnused',
  'BankStatementHeld',
  'BankTransactionsOpen',
  'BankTransactionsParked',
  'YearToClose',
  'BudgetNearlySpent',
  'AnswerAsked',
  'AssemblyRequested',
  'MeetingToConvene',
  'OrdinaryAssemblyDue',
  'MeetingAhead',
  'MinutesToPublish',
  'MandateEnding',
  'FollowUpDue',
  'AuditQuestions',
  'AuditOpen',
  'AuditReportWaiting',
  'LotAnswerDue',
  'HoldDue',
  'LimitationNear',
  'TicketToSettle',
  'GdprRequestToAnswer',
  'DeliveriesFailed',
  'InvitationOpen',
  'QuotasIncomplete',
  'OwnershipIncomplete',
  'AmountOwed',
  'OwnStatement',
  'RateMissing',
  'OrganizationWithoutSyndic',
] as const;
export type OverviewKind = (typeof OVERVIEW_KINDS)[number];

/** Figures at the head of the overview. */
export const OVERVIEW_FIGURES = [
  'cash',
  'reserve',
  'overdue',
  'to_approve',
  'to_submit',
  'to_pay',
  'batches_to_approve',
  'to_match',
  'to_send',
  'open_reminders',
  'reminders_to_send',
  'failed_deliveries',
  'owed',
  'organizations',
] as const;
type OverviewFigure = (typeof OVERVIEW_FIGURES)[number];

/** A task on the overview. */
export interface WaitingItem {
  readonly kind: OverviewKind;
  /** Values for its text. */
  readonly facts: Readonly<Record<string, string | number | null>>;
  /** Building that it is about; null: none, or several. */
  readonly building_id: string | null;
  /** Null: no deadline. */
  readonly due_on: LocalDate | null;
  /** Null: not about money. */
  readonly amount_cents: Cents | null;
  /** Path of its page. */
  readonly link: string;
}

/** A count, an amount, or both, with a link to the list. */
export interface Figure {
  readonly count: number | null;
  readonly amount_cents: Cents | null;
  readonly link: string;
}

/** Tasks and figures of a user, or part of them. */
export interface Waiting {
  readonly items: readonly WaitingItem[];
  readonly figures: Readonly<Partial<Record<OverviewFigure, Figure>>>;
}

/**
 * Merges parts: items by deadline, those without one last, otherwise in the order of the kinds. No two
 * parts have the same figure.
 */
export function byDeadline(parts: readonly Waiting[]): Waiting {
  const rank = ({ due_on: dueOn }: WaitingItem) => dueOn ?? '9999-12-31';
  const items = parts
    .flatMap((part) => part.items)
    .sort(
      (one, other) =>
        rank(one).localeCompare(rank(other)) ||
        OVERVIEW_KINDS.indexOf(one.kind) - OVERVIEW_KINDS.indexOf(other.kind),
    );
  return {
    items,
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)) as Waiting['figures'],
  };
}
