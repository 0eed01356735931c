import { IdParams, Type, ref } from '#contract/common.ts';
import {
  NotificationPreference,
  NotificationPreferenceParams,
  UpdateNotificationPreference,
} from '#contract/notification-preferences.ts';
import { snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { changePreference, getPreference, listPreferences } from './preferences.ts';

const onePreference = {
  params: NotificationPreferenceParams,
  answer: ref(NotificationPreference),
};

export const preferenceRoutes = [
  snapshotRoute({
    method: 'GET',
    path: '/notification-preferences/:id',
    operationId: 'listNotificationPreferences',
    summary: 'What somebody is told of, and how, for each type of notification',
    params: IdParams,
    answer: Type.Array(ref(NotificationPreference)),
    handler: (ctx, { params: { id } }) => listPreferences(ctx, id),
  }),
  snapshotRoute({
    ...onePreference,
    method: 'GET',
    path: '/notification-preferences/:id/:type',
    operationId: 'getNotificationPreference',
    summary: 'What somebody chose for one type of notification',
    handler: (ctx, { params: { id, type } }) => getPreference(ctx, id, type),
  }),
  writeRoute({
    ...onePreference,
    method: 'PUT',
    path: '/notification-preferences/:id/:type',
    operationId: 'updateNotificationPreference',
    summary: 'Change the named flags of one’s own preference',
    body: UpdateNotificationPreference,
    handler: (ctx, { params: { id, type }, body }) => changePreference(ctx, id, type, body),
  }),
];
