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
    summary: 'Get the reminder settings',
    description: 'Returns the settings of the organization, or those that apply in `building_id`.',
    rules: [
      'Defaults: levels at 15, 30, 45 and 60 days.',
      'Defaults: first and second level automatic, from € 5.00, at six in the morning.',
    ],
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
    summary: 'Update the reminder settings',
    description: 'Changes the fields that you send, for the next steps; reached levels remain.',
    rules: [
      'With `building_id`, the building gets its own settings.',
      'Refused: a level that is not later than the one before.',
      'Without `building_id`, refused to a role that is limited to some buildings.',
    ],
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
    summary: 'Reset the reminder settings',
    description:
      'Restores the settings of the organization for `building_id`, or the defaults for the organization.',
    rules: ['Without `building_id`, refused to a role that is limited to some buildings.'],
    query: ReminderSettingsQuery,
    problems: ['stale'],
    handler: (ctx, { query: { building_id: id } }) => deleteReminderSettings(ctx, id),
  }),
];
