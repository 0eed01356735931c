import { ref } from '#contract/common.ts';
import {
  ReminderSettings,
  ReminderSettingsQuery,
  UpdateReminderSettings,
} from '#contract/payment-reminders.ts';
import { readRoute, writeRoute } from '#platform/http/route.ts';
import {
  deleteReminderSettings,
  reminderSettings,
  toSettings,
  updateReminderSettings,
} from './settings.ts';

const PATH = '/payment-reminders/settings';

export const reminderSettingsRoutes = [
  readRoute({
    path: PATH,
    operationId: 'getReminderSettings',
    access: 'funds:read',
    summary: 'When reminders climb, and what runs do by themselves',
    description:
      'They hold in all buildings that have none of their own; with `building_id`, those that hold there. Where nothing was chosen: 15, 30, 45 and 60 days after the due date, first and second reminder by themselves, from 5.00, at six in the morning.',
    query: ReminderSettingsQuery,
    answer: ref(ReminderSettings),
    answerExample: {
      building_id: null,
      building_name: null,
      gentle_days: 15,
      formal_days: 30,
      final_notice_days: 45,
      legal_action_days: 60,
      automatic: 'GentleAndFormal',
      minimum_amount: 5,
      hour: 6,
    },
    handler: async (ctx, { query: { building_id: id } }) =>
      toSettings(await reminderSettings(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: PATH,
    operationId: 'updateReminderSettings',
    access: 'funds:write',
    summary: 'Change the named settings of reminders',
    description:
      'With `building_id`, of a building, which has its own from then on. Refuses a level that is not later than the one before it; without `building_id`, whoever looks after some buildings only. Holds for the next steps; levels that were reached stay.',
    query: ReminderSettingsQuery,
    body: UpdateReminderSettings,
    example: { formal_days: 40, automatic: 'Gentle', minimum_amount: 10 },
    answer: ref(ReminderSettings),
    problems: ['stale', 'thresholds_not_rising'],
    handler: async (ctx, { query: { building_id: id }, body }) =>
      toSettings(await updateReminderSettings(ctx, id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: PATH,
    operationId: 'deleteReminderSettings',
    access: 'funds:write',
    summary: 'Give up the settings of reminders that were chosen',
    description:
      'With `building_id`, those of the organization hold in the building again; without it, the usual ones hold in the organization. Without `building_id`, refuses whoever looks after some buildings only.',
    query: ReminderSettingsQuery,
    problems: ['stale'],
    handler: (ctx, { query: { building_id: id } }) => deleteReminderSettings(ctx, id),
  }),
];
