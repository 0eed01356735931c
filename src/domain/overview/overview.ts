import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** What may wait for somebody. */
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
  'AnswerAsked',
  'AssemblyRequested',
  'MeetingToConvene',
  'OrdinaryAssemblyDue',
  'MeetingAhead',
  'MinutesToPublish',
  'FollowUpDue',
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

/** What is counted, or added up, at the head of the page. */
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

/** One thing that waits. */
export interface WaitingItem {
  readonly kind: OverviewKind;
  /** What its words say. */
  readonly facts: Readonly<Record<string, string | number | null>>;
  /** Null: there is no deadline. */
  readonly due_on: LocalDate | null;
  /** Null: it is not about money. */
  readonly amount_cents: Cents | null;
  /** The address of its page. */
  readonly link: string;
}

/** How many of something there are, or how much, or both, and where they are listed. */
export interface Figure {
  readonly count: number | null;
  readonly amount_cents: Cents | null;
  readonly link: string;
}

/** What waits for somebody, or a part of it. */
export interface Waiting {
  readonly items: readonly WaitingItem[];
  readonly figures: Readonly<Partial<Record<OverviewFigure, Figure>>>;
}

/**
 * Parts as one: items by deadline, those without one last, and else in the order of the kinds.
 * No two parts have the same figure.
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
