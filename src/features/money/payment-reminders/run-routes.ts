import { ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { PaymentReminderRun, RunPaymentReminders } from '#contract/payment-reminder-run.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { writeRoute } from '#platform/http/route.ts';
import { findBuildingInSight } from './references-repository.ts';
import { runReminders, toRun, type RunOptions } from './run.ts';

/** Delivery options of reminders. */
export type ReminderSending = Pick<RunOptions, 'sending'>;

export const createReminderRunRoutes = ({ sending }: ReminderSending) => [
  writeRoute({
    method: 'POST',
    path: '/payment-reminders/run',
    operationId: 'runPaymentReminders',
    access: 'funds:write',
    summary: 'Run the payment reminders',
    description:
      'Creates and escalates reminders as the daily run does, in your buildings or in one.',
    rules: [
      'Follows the settings of each building; never escalates to legal action.',
      'A reminder sent by e-mail is Sent once the mail server has accepted it.',
      'Without a mail server it stays Open.',
      '`dry_run` returns what a run would do, and writes nothing.',
    ],
    body: RunPaymentReminders,
    example: { dry_run: true },
    status: 200,
    answer: ref(PaymentReminderRun),
    answerExample: {
      dry_run: true,
      created: 1,
      escalated: 0,
      skipped: [
        {
          owner_id: exampleIds.otherOwner,
          owner_name: 'Dirk Maes',
          building_id: exampleIds.building,
          building_name: 'Linden Court',
          reason: 'paused',
        },
      ],
      lines: [
        {
          owner_id: exampleIds.owner,
          owner_name: 'Anne Peeters',
          building_id: exampleIds.building,
          building_name: 'Linden Court',
          from: null,
          to: 'Gentle',
          channel: 'Email',
          amount_owed: 512.4,
        },
      ],
    },
    problems: ['unknown_reference', 'amount_out_of_range'],
    handler: async (ctx, { body: { dry_run = false, building_id: id } }) => {
      if (id === undefined) return toRun(await runReminders(ctx, { dry_run, sending }));
      if ((await findBuildingInSight(ctx, id)) === undefined) {
        throw new DomainError('unknown_reference', {
          what: 'building',
          id,
          pointer: '/body/building_id',
        });
      }
      return toRun(await runReminders(ctx, { dry_run, sending, where: { only: [id] } }));
    },
  }),
];
