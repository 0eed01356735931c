import type { OverviewItem } from '../api/generated.ts';
import type { IconName } from '../ui/icons.ts';

/** Subjects of tasks, by which a list of them is narrowed. */
export type TaskTopic = 'money' | 'assembly' | 'mail' | 'building';

interface Look {
  readonly icon: IconName;
  readonly topic: TaskTopic;
  /** Message id of the action. */
  readonly act: string;
  /** Dialog of its page that the action opens, if its page is not the whole action. */
  readonly asks?: string;
  /** Whether the law sets its deadline. */
  readonly isLegal?: boolean;
}

/** Icon, topic, action and kind of deadline of tasks, by kind. */
export const TASK_LOOKS: Readonly<Record<OverviewItem['kind'], Look>> = {
  InvoiceToEnter: { icon: 'file-invoice', topic: 'money', act: 'web.act.enter' },
  ExpenseToApprove: { icon: 'file-invoice', topic: 'money', act: 'web.act.approve' },
  ExpenseToSubmit: {
    icon: 'file-invoice',
    topic: 'money',
    act: 'web.act.submit',
    asks: 'submit-for-approval',
  },
  ExpenseToPay: { icon: 'building-bank', topic: 'money', act: 'web.act.pay', asks: 'pay' },
  BatchToApprove: {
    icon: 'building-bank',
    topic: 'money',
    act: 'web.act.approve',
    asks: 'approve',
  },
  CallToSend: { icon: 'coins', topic: 'money', act: 'web.act.send', asks: 'send' },
  CallDue: { icon: 'coins', topic: 'money', act: 'web.act.view' },
  LettersToPost: { icon: 'printer', topic: 'mail', act: 'web.act.print' },
  ReminderToSend: { icon: 'alarm', topic: 'money', act: 'web.act.send', asks: 'send' },
  PenaltyToDecide: { icon: 'coins', topic: 'money', act: 'web.act.decide' },
  CreditUnused: { icon: 'coins', topic: 'money', act: 'web.act.use' },
  BankStatementHeld: { icon: 'building-bank', topic: 'money', act: 'web.act.check' },
  BankTransactionsOpen: {
    icon: 'building-bank',
    topic: 'money',
    act: 'web.act.reconcile',
    asks: 'match',
  },
  BankTransactionsParked: { icon: 'building-bank', topic: 'money', act: 'web.act.reconcile' },
  YearToClose: { icon: 'book-2', topic: 'money', act: 'web.act.close' },
  BudgetNearlySpent: { icon: 'book-2', topic: 'money', act: 'web.act.view' },
  AnswerAsked: { icon: 'podium', topic: 'assembly', act: 'web.act.answer' },
  AssemblyRequested: { icon: 'podium', topic: 'assembly', act: 'web.act.convene', isLegal: true },
  MeetingToConvene: { icon: 'podium', topic: 'assembly', act: 'web.act.convene', isLegal: true },
  OrdinaryAssemblyDue: { icon: 'podium', topic: 'assembly', act: 'web.act.prepare', isLegal: true },
  MeetingAhead: { icon: 'podium', topic: 'assembly', act: 'web.act.prepare' },
  MinutesToPublish: { icon: 'podium', topic: 'assembly', act: 'web.act.publish', isLegal: true },
  MandateEnding: { icon: 'podium', topic: 'assembly', act: 'web.act.prepare' },
  FollowUpDue: { icon: 'podium', topic: 'assembly', act: 'web.act.view' },
  AuditQuestions: { icon: 'book-2', topic: 'money', act: 'web.act.answer' },
  AuditOpen: { icon: 'book-2', topic: 'money', act: 'web.act.check' },
  AuditReportWaiting: { icon: 'podium', topic: 'assembly', act: 'web.act.prepare' },
  LotAnswerDue: { icon: 'building', topic: 'building', act: 'web.act.answer', isLegal: true },
  HoldDue: { icon: 'coins', topic: 'money', act: 'web.act.check', isLegal: true },
  LimitationNear: { icon: 'coins', topic: 'money', act: 'web.act.check', isLegal: true },
  TicketToSettle: { icon: 'tool', topic: 'building', act: 'web.act.resolve', asks: 'resolve' },
  GdprRequestToAnswer: {
    icon: 'shield-check',
    topic: 'building',
    act: 'web.act.answer',
    isLegal: true,
  },
  DeliveriesFailed: { icon: 'bell', topic: 'mail', act: 'web.act.view' },
  InvitationOpen: { icon: 'user-plus', topic: 'mail', act: 'web.act.view' },
  QuotasIncomplete: { icon: 'building', topic: 'building', act: 'web.act.complete' },
  OwnershipIncomplete: { icon: 'users', topic: 'building', act: 'web.act.complete' },
  AmountOwed: { icon: 'coins', topic: 'money', act: 'web.act.pay' },
  OwnStatement: { icon: 'coins', topic: 'money', act: 'web.act.view' },
  RateMissing: { icon: 'book-2', topic: 'money', act: 'web.act.enter' },
  OrganizationWithoutSyndic: { icon: 'users', topic: 'building', act: 'web.act.view' },
};
