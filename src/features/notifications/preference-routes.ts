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
    summary: 'What somebody is told of, and how, for each type of notification',
    description:
      'Shows what is usual where nothing was chosen. Those of others are shown to whoever manages all users of the organization.',
    params: UserParams,
    answer: Type.Array(ref(NotificationPreference)),
    handler: (ctx, { params: { user_id: id } }) => listPreferences(ctx, id),
  }),
  snapshotRoute({
    ...onePreference,
    path: '/notification-preferences/:user_id/:notification_type',
    operationId: 'getNotificationPreference',
    access: 'notifications:own',
    summary: 'What somebody chose for one type of notification',
    description:
      'Shows what is usual where nothing was chosen. Those of others are shown to whoever manages all users of the organization.',
    handler: (ctx, { params: { user_id: id, notification_type: type } }) =>
      getPreference(ctx, id, type),
  }),
  writeRoute({
    ...onePreference,
    method: 'PUT',
    path: '/notification-preferences/:user_id/:notification_type',
    operationId: 'updateNotificationPreference',
    access: 'notifications:own',
    summary: 'Change the named flags of one’s own preference',
    description:
      'Holds in every organization that one belongs to. In the app a notification always appears, unless `enabled` is false.',
    body: UpdateNotificationPreference,
    example: { email_enabled: true, sms_enabled: false },
    handler: (ctx, { params: { user_id: id, notification_type: type }, body }) =>
      changePreference(ctx, id, type, body),
  }),
];
