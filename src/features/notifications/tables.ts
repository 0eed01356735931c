import { left } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    notifications: ({ none, erase }) => ({
      ...none('id', 'position', 'priority', 'event_id', 'is_hidden'),
      ...erase({ subject: 'User', by: 'user_id' }, 'Notifications', 'Correspondence', [
        'user_id',
        'notification_type',
        'title',
        'message',
        'short_message',
        'link',
        'read_at',
      ]),
    }),
    notification_deliveries: ({ none, erase }) => ({
      ...none('notification_id', 'channel', 'reason', 'attempts', 'digest_key'),
      ...erase(
        { subject: 'User', by: 'notification_id', through: 'notifications' },
        'Notifications',
        'Technical',
        ['status', 'sent_at', 'error'],
      ),
    }),
    notification_positions: ({ none }) => none('last_position'),
    digest_windows: ({ none, erase }) => ({
      ...none('ends_at'),
      ...erase({ subject: 'User', by: 'digest_key' }, 'Notifications', 'Technical', ['digest_key']),
    }),
    outbox_events: ({ none, pseudonymize, actors }) => ({
      ...none('id', 'type', 'occurred_at', 'fanned_out_at'),
      ...pseudonymize({ subject: 'User', by: 'actor_id' }, 'Notifications', 'Content', ['payload']),
      ...actors('actor_id'),
    }),
    'auth.notification_preferences': ({ erase }) =>
      erase({ subject: 'Account', by: 'user_id' }, 'Notifications', 'Preferences', [
        'user_id',
        'notification_type',
        'enabled',
        'email_enabled',
        'sms_enabled',
        'push_enabled',
      ]),
    'auth.push_subscriptions': ({ none, erase }) => ({
      ...none('id'),
      ...erase({ subject: 'Account', by: 'user_id' }, 'Notifications', 'Technical', [
        'user_id',
        'endpoint',
        'p256dh',
        'auth',
        'session_id',
      ]),
    }),
  },
  handover: {
    notifications: left('notices to users of the office'),
    notification_deliveries: left('notices to users of the office'),
    notification_positions: left('notices to users of the office'),
    digest_windows: left('notices to users of the office'),
    outbox_events: left('notices to users of the office'),
  },
  classes: {
    'auth.notification_preferences': 'reference',
    'auth.push_subscriptions': 'reference',
  },
});
