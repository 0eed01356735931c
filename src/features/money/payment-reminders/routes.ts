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
import { declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
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
    summary: 'List payment reminders, newest first',
    description: 'Returns the reminders; an Owner sees their own, without internal notes.',
    query: ListPaymentReminders,
    answer: Type.Array(ref(PaymentReminder)),
    handler: (ctx, { query }) => shownPage(ctx, query),
  }),
  snapshotRoute({
    path: '/owners/:id/payment-reminders',
    operationId: 'listOwnerPaymentReminders',
    access: 'funds:read',
    summary: 'List the payment reminders of an owner',
    description:
      'Returns the reminders, newest first; an Owner sees their own, without internal notes.',
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
    summary: 'Create a payment reminder',
    description: 'Reminds an owner of overdue items and notifies them.',
    rules: [
      'Amounts come from the ledger; from the second level, penalties follow the by-laws.',
      'Refused: an owner with nothing overdue.',
      'Refused: another active reminder of the owner in the building.',
    ],
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
      'price_withheld',
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
    summary: 'Get a payment reminder',
    description: 'Returns its items and its history, with today’s open amounts.',
    rules: ['An Owner does not see internal notes.'],
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
    summary: 'Escalate a payment reminder',
    description: 'Moves the reminder to its next level, with all items that are overdue now.',
    rules: [
      'You need not wait for the threshold of the level.',
      'The penalty is recalculated; the reminder is Open until it is sent.',
      'Refused: the last level, and a reminder that is paused, settled or cancelled.',
      'Refused: a reminder that is no longer at level `from`.',
    ],
    body: EscalateReminder,
    example: { from: 'Gentle' },
    problems: [
      'reminder_level_changed',
      'price_withheld',
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
    summary: 'Send a payment reminder by e-mail',
    description: 'Sends the reminder; it is Sent once the mail server has accepted it.',
    rules: [
      'A refusal of the mail server is shown in `mail`; you can send it again.',
      'Refused: a reminder that is not open, or is being sent.',
      'Refused: a level that is not sent by e-mail.',
    ],
    problems: ['invalid_transition', 'price_withheld'],
    handler: async (ctx, { params }) => toReminder(ctx, await sendReminder(ctx, params.id)),
  }),
  writeRoute({
    answer: ref(PaymentReminder),
    method: 'PUT',
    path: '/payment-reminders/:id/mark-sent',
    operationId: 'markPaymentReminderSent',
    access: 'funds:write',
    summary: 'Mark a payment reminder as sent',
    description: 'Records that you sent the reminder; nothing is sent.',
    rules: [
      'Default `sent_on`: today.',
      '`sent_on` may be earlier, but not before the reminder reached this level or an item was due.',
      'The term of a consumer runs from the sending of Gentle, by post from the third working day after it.',
    ],
    body: MarkReminderSent,
    example: { tracking_number: '323212345659900357664020', sent_on: '2026-03-13', by: 'Post' },
    problems: ['invalid_transition', 'date_in_future', 'no_letter_then'],
    handler: async (ctx, { params, body }) =>
      toReminder(ctx, await markReminderSent(ctx, params.id, body)),
  }),
  writeRoute({
    answer: ref(PaymentReminder),
    method: 'PUT',
    path: '/payment-reminders/:id/pause',
    operationId: 'pausePaymentReminder',
    access: 'funds:write',
    summary: 'Pause a payment reminder',
    description: 'Prevents escalation, by the daily run and by hand, until it is resumed.',
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
    summary: 'Resume a payment reminder',
    description: 'Continues from the level at which it was paused.',
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
    summary: 'Charge the penalty of a reminder',
    description: 'Books the penalty (4101 to 74) with today’s date and adds it to the reminder.',
    rules: [
      'Without this, a penalty is owed once a payment covers it.',
      'Refused: a reminder without penalty, and a cancelled one.',
    ],
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
    summary: 'Waive the penalty of a reminder',
    description:
      'Stops claiming the penalty; a charged one is reversed today and payments on it become credit.',
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
    summary: 'Cancel a payment reminder',
    description: 'Stops the reminder; the debts remain.',
    body: ReasonBody,
    example: { reason: 'Paid in cash' },
    problems: ['invalid_transition'],
    handler: async (ctx, { params, body }) =>
      toReminder(ctx, await cancelReminder(ctx, params.id, body)),
  }),
];

export const createPaymentReminderRoutes = (mail: ReminderSending) =>
  declareRoutes('Payment reminders', [
    ...ownRoutes,
    ...reminderSettingsRoutes,
    ...reminderLetterRoutes,
    ...createReminderRunRoutes(mail),
    ...reminderStatsRoutes,
  ]);
