import { Type, Uuid, body, partial, rowTag, type Static } from './common.ts';
import { NotificationTypeName } from './notifications.ts';

const flags = {
  enabled: Type.Boolean({ description: 'Whether notifications of this type are sent at all.' }),
  email_enabled: Type.Boolean(),
  sms_enabled: Type.Boolean(),
  push_enabled: Type.Boolean(),
};

export const NotificationPreference = Type.Object(
  { notification_type: NotificationTypeName, ...flags, ...rowTag },
  { $id: 'NotificationPreference' },
);

export const UpdateNotificationPreference = body(partial(flags));

export const UserParams = Type.Object({ user_id: Uuid });

/** An unknown type answers 404. */
export const NotificationPreferenceParams = Type.Object({
  user_id: Uuid,
  notification_type: Type.String({ maxLength: 100 }),
});

export type NotificationPreference = Static<typeof NotificationPreference>;
export type UpdateNotificationPreference = Static<typeof UpdateNotificationPreference>;
