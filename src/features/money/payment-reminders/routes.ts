import { IdParams, ReasonBody, Type, ref } from '#contract/common.ts';
import {
  CreatePaymentReminder,
  ListOwnerPaymentReminders,
  ListPaymentReminders,
  MarkReminderSent,
  PaymentReminder,
  ReminderSettings,
  UpdateReminderSettings,
} from '#contract/payment-reminders.ts';
import { ownersInSight } from '#features/register/owners/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { mapPage } from '#platform/http/reply.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { readRoute, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { cancelReminder } from './commands/cancel-reminder.ts';
import { createReminder } from './commands/create-reminder.ts';
import { escalateReminder } from './commands/escalate-reminder.ts';
import { pauseReminder, resumeReminder } from './commands/hold-reminder.ts';
import { markReminderSent } from './commands/mark-reminder-sent.ts';
import { reminderLetterRoutes } from './letter-routes.ts';
import { toReminder, visibleReminders } from './reminder.ts';
import { listReminders, withDetails } from './repository.ts';
import { createReminderRunRoutes, type ReminderSending } from './run-routes.ts';
import { reminderSettings, updateReminderSettings } from './settings.ts';
import { reminderStatsRoutes } from './stats-routes.ts';

const oneReminder = { params: IdParams, answer: ref(PaymentReminder) };

async function shownPage(ctx: TenantContext, filters: ListPaymentReminders) {
  const page = await listReminders(ctx.db, filters, visibleReminders(ctx));
  return mapPage(page, (reminder) => toReminder(ctx, reminder));
}

const ownRoutes = [
  snapshotRoute({
    method: 'GET',
    path: '/payment-reminders',
    operationId: 'listPaymentReminders',
    summary: 'Payment reminders, newest first',
    query: ListPaymentReminders,
    answer: Type.Array(ref(PaymentReminder)),
    handler: (ctx, { query }) => shownPage(ctx, query),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/owners/:id/payment-reminders',
    operationId: 'listOwnerPaymentReminders',
    summary: 'Payment reminders of an owner, newest first',
    params: IdParams,
    query: ListOwnerPaymentReminders,
    answer: Type.Array(ref(PaymentReminder)),
    handler: async (ctx, { params: { id }, query }) => {
      found(await findRow(ctx.db, 'owners', id, ownersInSight(ctx)), 'owner', id);
      return shownPage(ctx, { ...query, owner_id: id });
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/payment-reminders',
    operationId: 'createPaymentReminder',
    summary: 'Remind an owner of what is overdue',
    body: CreatePaymentReminder,
    status: 201,
    answer: ref(PaymentReminder),
    handler: async (ctx, { body }) => toReminder(ctx, await createReminder(ctx, body)),
  }),
  readRoute({
    method: 'GET',
    path: '/payment-reminders/settings',
    operationId: 'getReminderSettings',
    summary: 'Days after the due date from which each level may be reached',
    answer: ref(ReminderSettings),
    handler: (ctx) => reminderSettings(ctx.db),
  }),
  writeRoute({
    method: 'PUT',
    path: '/payment-reminders/settings',
    operationId: 'updateReminderSettings',
    summary: 'Change the named thresholds',
    body: UpdateReminderSettings,
    answer: ref(ReminderSettings),
    handler: (ctx, { body }) => updateReminderSettings(ctx, body),
  }),
  snapshotRoute({
    ...oneReminder,
    method: 'GET',
    path: '/payment-reminders/:id',
    operationId: 'getPaymentReminder',
    summary: 'One payment reminder with its items and timeline',
    handler: async (ctx, { params: { id } }) => {
      const visible = visibleReminders(ctx);
      const row = await findRow(ctx.db, 'payment_reminders', id, visible);
      const [reminder] = await withDetails(ctx.db, [found(row, 'payment_reminder', id)]);
      return toReminder(ctx, found(reminder, 'payment_reminder', id));
    },
  }),
  writeRoute({
    ...oneReminder,
    method: 'PUT',
    path: '/payment-reminders/:id/escalate',
    operationId: 'escalatePaymentReminder',
    summary: 'Raise a reminder to its next level, with all that is overdue by now',
    handler: async (ctx, { params }) => toReminder(ctx, await escalateReminder(ctx, params.id)),
  }),
  writeRoute({
    ...oneReminder,
    method: 'PUT',
    path: '/payment-reminders/:id/mark-sent',
    operationId: 'markPaymentReminderSent',
    summary: 'Record that a reminder was sent today',
    body: MarkReminderSent,
    handler: async (ctx, { params, body }) =>
      toReminder(ctx, await markReminderSent(ctx, params.id, body)),
  }),
  writeRoute({
    ...oneReminder,
    method: 'PUT',
    path: '/payment-reminders/:id/pause',
    operationId: 'pausePaymentReminder',
    summary: 'Keep a reminder from being escalated',
    body: ReasonBody,
    handler: async (ctx, { params, body }) =>
      toReminder(ctx, await pauseReminder(ctx, params.id, body)),
  }),
  writeRoute({
    ...oneReminder,
    method: 'PUT',
    path: '/payment-reminders/:id/resume',
    operationId: 'resumePaymentReminder',
    summary: 'End the pause of a reminder',
    body: ReasonBody,
    handler: async (ctx, { params, body }) =>
      toReminder(ctx, await resumeReminder(ctx, params.id, body)),
  }),
  writeRoute({
    ...oneReminder,
    method: 'PUT',
    path: '/payment-reminders/:id/cancel',
    operationId: 'cancelPaymentReminder',
    summary: 'Ask for nothing any more by this reminder',
    body: ReasonBody,
    handler: async (ctx, { params, body }) =>
      toReminder(ctx, await cancelReminder(ctx, params.id, body)),
  }),
];

export const createPaymentReminderRoutes = (mail: ReminderSending) => [
  ...ownRoutes,
  ...reminderLetterRoutes,
  ...createReminderRunRoutes(mail),
  ...reminderStatsRoutes,
];
