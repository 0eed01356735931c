import { ReasonBody, Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  CreatePaymentReminder,
  EscalateReminder,
  ListOwnerPaymentReminders,
  ListPaymentReminders,
  MarkReminderSent,
  PaymentReminder,
} from '#contract/payment-reminders.ts';
import { POSTING_PROBLEMS, REVERSAL_PROBLEMS } from '#features/books/ledger/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { mapPage } from '#platform/http/reply.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { routesOf, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { cancelReminder } from './commands/cancel-reminder.ts';
import { createReminder } from './commands/create-reminder.ts';
import { escalateReminder } from './commands/escalate-reminder.ts';
import { pauseReminder, resumeReminder } from './commands/hold-reminder.ts';
import { markReminderSent } from './commands/mark-reminder-sent.ts';
import { sendReminder } from './commands/send-reminder.ts';
import { chargePenalty, waivePenalty } from './commands/settle-penalty.ts';
import { reminderLetterRoutes } from './letter-routes.ts';
import { findOwnerInSight } from './references-repository.ts';
import { toReminder } from './reminder.ts';
import { listReminders, visibleReminders, withDetails } from './repository.ts';
import { createReminderRunRoutes, type ReminderSending } from './run-routes.ts';
import { reminderSettingsRoutes } from './settings-routes.ts';
import { reminderStatsRoutes } from './stats-routes.ts';

async function shownPage(ctx: TenantContext, filters: ListPaymentReminders) {
  const page = await listReminders(ctx.db, filters, visibleReminders(ctx));
  return mapPage(page, (reminder) => toReminder(ctx, reminder));
}

const ownRoutes = [
  snapshotRoute({
    path: '/payment-reminders',
    operationId: 'listPaymentReminders',
    access: 'funds:read',
    summary: 'Payment reminders, newest first',
    description: 'An Owner sees their own, without the notes of the office.',
    query: ListPaymentReminders,
    answer: Type.Array(ref(PaymentReminder)),
    handler: (ctx, { query }) => shownPage(ctx, query),
  }),
  snapshotRoute({
    path: '/owners/:id/payment-reminders',
    operationId: 'listOwnerPaymentReminders',
    access: 'funds:read',
    summary: 'Payment reminders of an owner, newest first',
    description: 'An Owner sees their own, without the notes of the office.',
    query: ListOwnerPaymentReminders,
    answer: Type.Array(ref(PaymentReminder)),
    handler: async (ctx, { params: { id }, query }) => {
      found(await findOwnerInSight(ctx, id), 'owner', id);
      return shownPage(ctx, { ...query, owner_id: id });
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/payment-reminders',
    operationId: 'createPaymentReminder',
    access: 'funds:write',
    summary: 'Remind an owner of what is overdue',
    description:
      'What is owed comes from the books, a penalty from the second level on from the statutes of the building. Refuses when nothing is overdue, and while another reminder of the owner runs in the building. The owner is told.',
    body: CreatePaymentReminder,
    example: {
      owner_id: exampleIds.owner,
      building_id: exampleIds.building,
      reminder_level: 'Gentle',
      message: 'Please pay before the end of the month.',
    },
    status: 201,
    answer: ref(PaymentReminder),
    problems: [
      'unknown_reference',
      'reminder_exists',
      'nothing_overdue',
      'rate_missing',
      'amount_out_of_range',
    ],
    handler: async (ctx, { body }) => toReminder(ctx, await createReminder(ctx, body)),
  }),
  snapshotRoute({
    answer: ref(PaymentReminder),
    path: '/payment-reminders/:id',
    operationId: 'getPaymentReminder',
    access: 'funds:read',
    summary: 'One payment reminder with its items and timeline',
    description:
      'Open amounts and days are those of today. An Owner does not see the notes of the office.',
    handler: async (ctx, { params: { id } }) => {
      const visible = visibleReminders(ctx);
      const row = await findRow(ctx.db, 'payment_reminders', id, visible);
      const [reminder] = await withDetails(ctx.db, [found(row, 'payment_reminder', id)]);
      return toReminder(ctx, found(reminder, 'payment_reminder', id));
    },
  }),
  writeRoute({
    answer: ref(PaymentReminder),
    method: 'PUT',
    path: '/payment-reminders/:id/escalate',
    operationId: 'escalatePaymentReminder',
    access: 'funds:write',
    summary: 'Raise a reminder to its next level, with all that is overdue by now',
    description:
      'A person need not wait for the threshold of the level. The penalty is worked out anew, and the reminder is Open until it is sent. Refuses the last level, a paused reminder, one that is settled or cancelled, and one that is no longer at the level `from`.',
    body: EscalateReminder,
    example: { from: 'Gentle' },
    problems: [
      'reminder_level_changed',
      'reminder_paused',
      'invalid_transition',
      'rate_missing',
      'amount_out_of_range',
    ],
    handler: async (ctx, { params, body }) =>
      toReminder(ctx, await escalateReminder(ctx, params.id, body)),
  }),
  writeRoute({
    answer: ref(PaymentReminder),
    method: 'PUT',
    path: '/payment-reminders/:id/send',
    operationId: 'sendPaymentReminder',
    access: 'funds:write',
    summary: 'Mail a reminder to its owner',
    description:
      'It is Open until the mail server took the mail, and Sent from that instant on; what the server refused is shown in `mail`, and the reminder can be mailed again. Refuses a reminder that is not open, whose mail is under way, and a level that is not for mail.',
    problems: ['invalid_transition'],
    handler: async (ctx, { params }) => toReminder(ctx, await sendReminder(ctx, params.id)),
  }),
  writeRoute({
    answer: ref(PaymentReminder),
    method: 'PUT',
    path: '/payment-reminders/:id/mark-sent',
    operationId: 'markPaymentReminderSent',
    access: 'funds:write',
    summary: 'Record that a person sent a reminder',
    description:
      'Sends nothing: a reminder that the service mails is marked by its mail. `sent_on` (today where it is not named) lies neither in the future nor before the oldest due date, and may lie before the reminder was entered. From the sending of Gentle runs the term of a consumer, by post from the third working day after it.',
    body: MarkReminderSent,
    example: { tracking_number: '323212345659900357664020', sent_on: '2026-03-13', by: 'Post' },
    problems: ['invalid_transition', 'date_in_future', 'invalid_period'],
    handler: async (ctx, { params, body }) =>
      toReminder(ctx, await markReminderSent(ctx, params.id, body)),
  }),
  writeRoute({
    answer: ref(PaymentReminder),
    method: 'PUT',
    path: '/payment-reminders/:id/pause',
    operationId: 'pausePaymentReminder',
    access: 'funds:write',
    summary: 'Keep a reminder from being escalated',
    description:
      'The daily run leaves it alone, and people cannot escalate it either, until it is resumed.',
    body: ReasonBody,
    example: { reason: 'Disputed' },
    problems: ['invalid_transition'],
    handler: async (ctx, { params, body }) =>
      toReminder(ctx, await pauseReminder(ctx, params.id, body)),
  }),
  writeRoute({
    answer: ref(PaymentReminder),
    method: 'PUT',
    path: '/payment-reminders/:id/resume',
    operationId: 'resumePaymentReminder',
    access: 'funds:write',
    summary: 'End the pause of a reminder',
    description: 'It goes on from the level where it stopped.',
    body: ReasonBody,
    example: { reason: 'Agreed' },
    problems: ['invalid_transition'],
    handler: async (ctx, { params, body }) =>
      toReminder(ctx, await resumeReminder(ctx, params.id, body)),
  }),
  writeRoute({
    answer: ref(PaymentReminder),
    method: 'PUT',
    path: '/payment-reminders/:id/charge-penalty',
    operationId: 'chargeReminderPenalty',
    access: 'funds:write',
    summary: 'Make the penalty of a reminder owed in the books',
    description:
      'Without it, a penalty is owed once a payment brings it. Debits 4101 and credits 74 today; the penalty becomes an item of the reminder, due today. Refuses a reminder that claims none, and a cancelled one.',
    body: ReasonBody,
    example: { reason: 'Decided by the council' },
    problems: ['invalid_transition', ...POSTING_PROBLEMS],
    handler: async (ctx, { params, body }) =>
      toReminder(ctx, await chargePenalty(ctx, params.id, body)),
  }),
  writeRoute({
    answer: ref(PaymentReminder),
    method: 'PUT',
    path: '/payment-reminders/:id/waive-penalty',
    operationId: 'waiveReminderPenalty',
    access: 'funds:write',
    summary: 'Give the penalty of a reminder up',
    description:
      'Nothing of it is claimed any more. What was charged is reversed today, and what was paid of it is to the owner’s good.',
    body: ReasonBody,
    example: { reason: 'A first oversight' },
    problems: ['invalid_transition', ...REVERSAL_PROBLEMS],
    handler: async (ctx, { params, body }) =>
      toReminder(ctx, await waivePenalty(ctx, params.id, body)),
  }),
  writeRoute({
    answer: ref(PaymentReminder),
    method: 'PUT',
    path: '/payment-reminders/:id/cancel',
    operationId: 'cancelPaymentReminder',
    access: 'funds:write',
    summary: 'Ask for nothing any more by this reminder',
    description: 'What is owed stays owed.',
    body: ReasonBody,
    example: { reason: 'Paid in cash' },
    problems: ['invalid_transition'],
    handler: async (ctx, { params, body }) =>
      toReminder(ctx, await cancelReminder(ctx, params.id, body)),
  }),
];

export const createPaymentReminderRoutes = (mail: ReminderSending) =>
  routesOf('Payment reminders', [
    ...ownRoutes,
    ...reminderSettingsRoutes,
    ...reminderLetterRoutes,
    ...createReminderRunRoutes(mail),
    ...reminderStatsRoutes,
  ]);
