import { of } from '../annotation.ts';

/** Messages and logs. */
export const messages = {
  mails: of('mails', ({ none, erase, keep }) => ({
    ...none('organization_id', 'id', 'purpose', 'object_id', 'attempts', 'created_at'),
    ...erase({ subject: 'Email', by: 'recipient' }, 'Correspondence', 'Contact', ['recipient']),
    ...erase({ subject: 'Email', by: 'recipient' }, 'Correspondence', 'Correspondence', [
      'subject',
      'body_text',
      'body_html',
    ]),
    ...keep({ subject: 'Email', by: 'recipient' }, 'Correspondence', 'Technical', [
      'status',
      'sent_at',
      'error',
      'letter_id',
    ]),
  })),
  notifications: of('notifications', ({ none, erase, actors }) => ({
    ...none('organization_id', 'id', 'position', 'priority', 'event_id', 'is_hidden', 'created_at'),
    ...erase({ subject: 'User', by: 'user_id' }, 'Notifications', 'Correspondence', [
      'user_id',
      'notification_type',
      'title',
      'message',
      'short_message',
      'link',
      'read_at',
    ]),
    ...actors('created_by'),
  })),
  notification_deliveries: of('notification_deliveries', ({ none, erase }) => ({
    ...none('organization_id', 'notification_id', 'channel', 'reason', 'attempts', 'digest_key'),
    ...erase(
      { subject: 'User', by: 'notification_id', through: 'notifications' },
      'Notifications',
      'Technical',
      ['status', 'sent_at', 'error'],
    ),
  })),
  notification_positions: of('notification_positions', ({ none }) => ({
    ...none('organization_id', 'last_position'),
  })),
  digest_windows: of('digest_windows', ({ none, erase }) => ({
    ...none('organization_id', 'ends_at'),
    ...erase({ subject: 'User', by: 'digest_key' }, 'Notifications', 'Technical', ['digest_key']),
  })),
  outbox_events: of('outbox_events', ({ none, pseudonymize, actors }) => ({
    ...none('organization_id', 'id', 'type', 'occurred_at', 'fanned_out_at'),
    ...pseudonymize({ subject: 'User', by: 'actor_id' }, 'Notifications', 'Content', ['payload']),
    ...actors('actor_id'),
  })),
  'auth.notification_preferences': of('auth.notification_preferences', ({ none, erase }) => ({
    ...none('updated_at', 'version'),
    ...erase({ subject: 'Account', by: 'user_id' }, 'Notifications', 'Preferences', [
      'user_id',
      'notification_type',
      'enabled',
      'email_enabled',
      'sms_enabled',
      'push_enabled',
    ]),
  })),
  'auth.push_subscriptions': of('auth.push_subscriptions', ({ none, erase }) => ({
    ...none('id', 'created_at'),
    ...erase({ subject: 'Account', by: 'user_id' }, 'Notifications', 'Technical', [
      'user_id',
      'endpoint',
      'p256dh',
      'auth',
    ]),
  })),
  audit_log: of('audit_log', ({ none, keep, actors }) => ({
    ...none('organization_id', 'id', 'sequence', 'values_hash', 'previous_hash', 'hash'),
    ...keep({ subject: 'User', by: 'actor_id' }, 'AuditTrail', 'Activity', [
      'occurred_at',
      'role_type',
      'operation',
      'action',
      'object_type',
      'object_id',
      'changes',
    ]),
    ...actors('actor_id'),
  })),
  audit_values: of('audit_values', ({ none, erase }) => ({
    ...none('organization_id', 'id', 'salt'),
    ...erase({ subject: 'User', by: 'id', through: 'audit_log' }, 'AuditTrail', 'Content', [
      'address',
      'subjects',
      'details',
      'changes',
    ]),
  })),
  audit_heads: of('audit_heads', ({ none }) => ({
    ...none('organization_id', 'entry_count', 'head_hash', 'ended_count', 'ended_hash'),
  })),
  gdpr_requests: of('gdpr_requests', ({ none, pseudonymize, keep, actors }) => ({
    ...none('organization_id', 'id', 'reminded_on', 'version', 'created_at', 'updated_at'),
    ...keep({ subject: 'Owner', by: 'owner_id' }, 'PrivacyRequests', 'Activity', [
      'owner_id',
      'kind',
      'received_on',
      'due_on',
      'status',
      'extended_on',
      'answered_at',
    ]),
    ...pseudonymize({ subject: 'Owner', by: 'owner_id' }, 'PrivacyRequests', 'Content', [
      'details',
      'extension_reason',
      'outcome',
    ]),
    ...actors('created_by'),
  })),
  idempotency_keys: of('idempotency_keys', ({ none, erase }) => ({
    ...none(
      'organization_id',
      'operation',
      'claim',
      'claimed_until',
      'status',
      'etag',
      'created_at',
      'holder',
    ),
    ...erase({ subject: 'User', by: 'user_id' }, 'SignIn', 'Technical', [
      'user_id',
      'key',
      'request_hash',
      'location',
      'body',
    ]),
  })),
};
