import { ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { PaymentReminderRun, RunPaymentReminders } from '#contract/payment-reminder-run.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { writeRoute } from '#platform/http/route.ts';
import { findBuildingInSight } from './references-repository.ts';
import { runReminders, toRun, type RunOptions } from './run.ts';

/** How reminders leave the house. */
export type ReminderSending = Pick<RunOptions, 'sending'>;

export const createReminderRunRoutes = ({ sending }: ReminderSending) => [
  writeRoute({
    method: 'POST',
    path: '/payment-reminders/run',
    operationId: 'runPaymentReminders',
    access: 'funds:write',
    summary: 'Take the step of the day for everybody with something overdue',
    description:
      'The same as the daily run, in the buildings that the role looks after, or in one of them: as far as their settings let runs go, it creates reminders and escalates those that were sent and waited long enough, never to legal action. What goes by mail is Sent once the mail server took it, and stays Open where there is no mail server. A dry run writes nothing, and answers what a run would.',
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
