import { Type, ref } from '#contract/common.ts';
import {
  NotificationPreference,
  NotificationPreferenceParams,
  UpdateNotificationPreference,
  UserParams,
} from '#contract/notification-preferences.ts';
import { snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { changePreference, getPreference, listPreferences } from './preferences.ts';

const onePreference = {
  params: NotificationPreferenceParams,
  answer: ref(NotificationPreference),
};

export const preferenceRoutes = [
  snapshotRoute({
    path: '/notification-preferences/:user_id',
    operationId: 'listNotificationPreferences',
    access: 'notifications:own',
    summary: 'List the notification preferences of a user',
    description: 'Returns the channels for each type, defaults included.',
    rules: ['Preferences of others: for managers of all users of the organization.'],
    params: UserParams,
    answer: Type.Array(ref(NotificationPreference)),
    handler: (ctx, { params: { user_id: id } }) => listPreferences(ctx, id),
  }),
  snapshotRoute({
    ...onePreference,
    path: '/notification-preferences/:user_id/:notification_type',
    operationId: 'getNotificationPreference',
    access: 'notifications:own',
    summary: 'Get one notification preference of a user',
    description: 'Returns the channels for the type, or the default.',
    rules: ['Preferences of others: for managers of all users of the organization.'],
    handler: (ctx, { params: { user_id: id, notification_type: type } }) =>
      getPreference(ctx, id, type),
  }),
  writeRoute({
    ...onePreference,
    method: 'PUT',
    path: '/notification-preferences/:user_id/:notification_type',
    operationId: 'updateNotificationPreference',
    access: 'notifications:own',
    summary: 'Update one of your notification preferences',
    description: 'Changes the fields that you send, in all your organizations.',
    rules: ['Notifications appear in the app unless `enabled` is false.'],
    body: UpdateNotificationPreference,
    example: { email_enabled: true, sms_enabled: false },
    handler: (ctx, { params: { user_id: id, notification_type: type }, body }) =>
      changePreference(ctx, id, type, body),
  }),
];
