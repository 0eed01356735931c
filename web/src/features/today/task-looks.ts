import type { IconName } from '../../shared/ui/icons.ts';
import type { Task } from './fold-tasks.ts';

interface Look {
  readonly icon: IconName;
  /** Message id of the action. */
  readonly act: string;
  /** Whether the law sets its deadline. */
  readonly isLegal?: boolean;
}

/** Icon, action and kind of deadline of tasks, by kind. */
export const TASK_LOOKS: Readonly<Record<Task['kind'], Look>> = {
  InvoiceToEnter: { icon: 'file-invoice', act: 'web-today.act.enter' },
  ExpenseToApprove: { icon: 'file-invoice', act: 'web-today.act.approve' },
  ExpenseToSubmit: { icon: 'file-invoice', act: 'web-today.act.submit' },
  ExpenseToPay: { icon: 'building-bank', act: 'web-today.act.pay' },
  BatchToApprove: { icon: 'building-bank', act: 'web-today.act.approve' },
  CallToSend: { icon: 'coins', act: 'web-today.act.send' },
  CallDue: { icon: 'coins', act: 'web-today.act.view' },
  LettersToPost: { icon: 'printer', act: 'web-today.act.print' },
  ReminderToSend: { icon: 'alarm', act: 'web-today.act.check' },
  PenaltyToDecide: { icon: 'coins', act: 'web-today.act.decide' },
  CreditUnused: { icon: 'coins', act: 'web-today.act.use' },
  BankStatementHeld: { icon: 'building-bank', act: 'web-today.act.check' },
  BankTransactionsOpen: { icon: 'building-bank', act: 'web-today.act.reconcile' },
  BankTransactionsParked: { icon: 'building-bank', act: 'web-today.act.reconcile' },
  YearToClose: { icon: 'book-2', act: 'web-today.act.close' },
  BudgetNearlySpent: { icon: 'book-2', act: 'web-today.act.view' },
  AnswerAsked: { icon: 'podium', act: 'web-today.act.answer' },
  AssemblyRequested: { icon: 'podium', act: 'web-today.act.convene', isLegal: true },
  MeetingToConvene: { icon: 'podium', act: 'web-today.act.convene', isLegal: true },
  OrdinaryAssemblyDue: { icon: 'podium', act: 'web-today.act.prepare', isLegal: true },
  MeetingAhead: { icon: 'podium', act: 'web-today.act.prepare' },
  MinutesToPublish: { icon: 'podium', act: 'web-today.act.publish', isLegal: true },
  MandateEnding: { icon: 'podium', act: 'web-today.act.prepare' },
  FollowUpDue: { icon: 'podium', act: 'web-today.act.view' },
  AuditQuestions: { icon: 'book-2', act: 'web-today.act.answer' },
  AuditOpen: { icon: 'book-2', act: 'web-today.act.check' },
  AuditReportWaiting: { icon: 'podium', act: 'web-today.act.prepare' },
  LotAnswerDue: { icon: 'building', act: 'web-today.act.answer', isLegal: true },
  HoldDue: { icon: 'coins', act: 'web-today.act.check', isLegal: true },
  LimitationNear: { icon: 'coins', act: 'web-today.act.check', isLegal: true },
  TicketToSettle: { icon: 'tool', act: 'web-today.act.answer' },
  GdprRequestToAnswer: { icon: 'shield-check', act: 'web-today.act.answer', isLegal: true },
  DeliveriesFailed: { icon: 'bell', act: 'web-today.act.view' },
  InvitationOpen: { icon: 'user-plus', act: 'web-today.act.view' },
  QuotasIncomplete: { icon: 'building', act: 'web-today.act.complete' },
  OwnershipIncomplete: { icon: 'users', act: 'web-today.act.complete' },
  AmountOwed: { icon: 'coins', act: 'web-today.act.pay' },
  OwnStatement: { icon: 'coins', act: 'web-today.act.view' },
  RateMissing: { icon: 'book-2', act: 'web-today.act.enter' },
  OrganizationWithoutSyndic: { icon: 'users', act: 'web-today.act.view' },
};
