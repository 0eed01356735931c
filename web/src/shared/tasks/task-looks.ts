import type { OverviewItem } from '../api/generated.ts';
import type { IconName } from '../ui/icons.ts';

interface Look {
  readonly icon: IconName;
  /** Message id of the action. */
  readonly act: string;
  /** Whether the law sets its deadline. */
  readonly isLegal?: boolean;
}

/** Icon, action and kind of deadline of tasks, by kind. */
export const TASK_LOOKS: Readonly<Record<OverviewItem['kind'], Look>> = {
  InvoiceToEnter: { icon: 'file-invoice', act: 'web.act.enter' },
  ExpenseToApprove: { icon: 'file-invoice', act: 'web.act.approve' },
  ExpenseToSubmit: { icon: 'file-invoice', act: 'web.act.submit' },
  ExpenseToPay: { icon: 'building-bank', act: 'web.act.pay' },
  BatchToApprove: { icon: 'building-bank', act: 'web.act.approve' },
  CallToSend: { icon: 'coins', act: 'web.act.send' },
  CallDue: { icon: 'coins', act: 'web.act.view' },
  LettersToPost: { icon: 'printer', act: 'web.act.print' },
  ReminderToSend: { icon: 'alarm', act: 'web.act.check' },
  PenaltyToDecide: { icon: 'coins', act: 'web.act.decide' },
  CreditUnused: { icon: 'coins', act: 'web.act.use' },
  BankStatementHeld: { icon: 'building-bank', act: 'web.act.check' },
  BankTransactionsOpen: { icon: 'building-bank', act: 'web.act.reconcile' },
  BankTransactionsParked: { icon: 'building-bank', act: 'web.act.reconcile' },
  YearToClose: { icon: 'book-2', act: 'web.act.close' },
  BudgetNearlySpent: { icon: 'book-2', act: 'web.act.view' },
  AnswerAsked: { icon: 'podium', act: 'web.act.answer' },
  AssemblyRequested: { icon: 'podium', act: 'web.act.convene', isLegal: true },
  MeetingToConvene: { icon: 'podium', act: 'web.act.convene', isLegal: true },
  OrdinaryAssemblyDue: { icon: 'podium', act: 'web.act.prepare', isLegal: true },
  MeetingAhead: { icon: 'podium', act: 'web.act.prepare' },
  MinutesToPublish: { icon: 'podium', act: 'web.act.publish', isLegal: true },
  MandateEnding: { icon: 'podium', act: 'web.act.prepare' },
  FollowUpDue: { icon: 'podium', act: 'web.act.view' },
  AuditQuestions: { icon: 'book-2', act: 'web.act.answer' },
  AuditOpen: { icon: 'book-2', act: 'web.act.check' },
  AuditReportWaiting: { icon: 'podium', act: 'web.act.prepare' },
  LotAnswerDue: { icon: 'building', act: 'web.act.answer', isLegal: true },
  HoldDue: { icon: 'coins', act: 'web.act.check', isLegal: true },
  LimitationNear: { icon: 'coins', act: 'web.act.check', isLegal: true },
  TicketToSettle: { icon: 'tool', act: 'web.act.answer' },
  GdprRequestToAnswer: { icon: 'shield-check', act: 'web.act.answer', isLegal: true },
  DeliveriesFailed: { icon: 'bell', act: 'web.act.view' },
  InvitationOpen: { icon: 'user-plus', act: 'web.act.view' },
  QuotasIncomplete: { icon: 'building', act: 'web.act.complete' },
  OwnershipIncomplete: { icon: 'users', act: 'web.act.complete' },
  AmountOwed: { icon: 'coins', act: 'web.act.pay' },
  OwnStatement: { icon: 'coins', act: 'web.act.view' },
  RateMissing: { icon: 'book-2', act: 'web.act.enter' },
  OrganizationWithoutSyndic: { icon: 'users', act: 'web.act.view' },
};
