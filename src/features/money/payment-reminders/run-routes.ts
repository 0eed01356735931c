import { ref } from '#contract/common.ts';
import { PaymentReminderRun, RunPaymentReminders } from '#contract/payment-reminder-run.ts';
import { writeRoute } from '#platform/http/route.ts';
import { runReminders, toRun } from './run.ts';

/** How reminders leave the house. */
export interface ReminderSending {
  /** Whether there is a mail server, so that what is mailed is really sent. */
  readonly sending: boolean;
  readonly wakeMailSender: () => void;
}

export const createReminderRunRoutes = ({ sending, wakeMailSender }: ReminderSending) => [
  writeRoute({
    method: 'POST',
    path: '/payment-reminders/run',
    operationId: 'runPaymentReminders',
    summary: 'Take the step of the day for everybody with something overdue',
    body: RunPaymentReminders,
    status: 200,
    answer: ref(PaymentReminderRun),
    handler: async (ctx, { body: { dry_run = false } }) => {
      const run = await runReminders(ctx, { dry_run, sending });
      ctx.afterCommit(wakeMailSender);
      return toRun(run);
    },
  }),
];
