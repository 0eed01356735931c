import { of } from '../annotation.ts';

/** What people are told, and what is noted of what they do. */
export const messages = {
  mails: of('mails', ({ none, data }) => ({
    ...none('organization_id', 'id', 'purpose', 'object_id', 'attempts', 'created_at'),
    ...data(
      {
        subject: 'Email',
        by: 'recipient',
        processing: 'Correspondence',
        category: 'Contact',
        erasure: 'Erase',
      },
      'recipient',
    ),
    ...data(
      {
        subject: 'Email',
        by: 'recipient',
        processing: 'Correspondence',
        category: 'Correspondence',
        erasure: 'Erase',
      },
      'subject',
      'body_text',
      'body_html',
    ),
    ...data(
      {
        subject: 'Email',
        by: 'recipient',
        processing: 'Correspondence',
        category: 'Technical',
        erasure: 'Keep',
      },
      'status',
      'sent_at',
      'error',
      'letter_id',
    ),
  })),
  notifications: of('notifications', ({ none, data, actors }) => ({
    ...none('organization_id', 'id', 'position', 'priority', 'event_id', 'is_hidden', 'created_at'),
    ...data(
      {
        subject: 'User',
        by: 'user_id',
        processing: 'Notifications',
        category: 'Correspondence',
        erasure: 'Erase',
      },
      'user_id',
      'notification_type',
      'title',
      'message',
      'short_message',
      'link',
      'read_at',
    ),
    ...actors('created_by'),
  })),
  notification_deliveries: of('notification_deliveries', ({ none, data }) => ({
    ...none('organization_id', 'notification_id', 'channel', 'reason', 'attempts', 'digest_key'),
    ...data(
      {
        subject: 'User',
        by: 'notification_id',
        through: 'notifications',
        processing: 'Notifications',
        category: 'Technical',
        erasure: 'Erase',
      },
      'status',
      'sent_at',
      'error',
    ),
  })),
  notification_positions: of('notification_positions', ({ none }) => ({
    ...none('organization_id', 'last_position'),
  })),
  digest_windows: of('digest_windows', ({ none, data }) => ({
    ...none('organization_id', 'ends_at'),
    ...data(
      {
        subject: 'User',
        by: 'digest_key',
        processing: 'Notifications',
        category: 'Technical',
        erasure: 'Erase',
      },
      'digest_key',
    ),
  })),
  outbox_events: of('outbox_events', ({ none, data, actors }) => ({
    ...none('organization_id', 'id', 'type', 'occurred_at', 'fanned_out_at'),
    ...data(
      {
        subject: 'User',
        by: 'actor_id',
        processing: 'Notifications',
        category: 'Content',
        erasure: 'Pseudonymize',
      },
      'payload',
    ),
    ...actors('actor_id'),
  })),
  'auth.notification_preferences': of('auth.notification_preferences', ({ none, data }) => ({
    ...none('updated_at', 'version'),
    ...data(
      {
        subject: 'Account',
        by: 'user_id',
        processing: 'Notifications',
        category: 'Preferences',
        erasure: 'Erase',
      },
      'user_id',
      'notification_type',
      'enabled',
      'email_enabled',
      'sms_enabled',
      'push_enabled',
    ),
  })),
  'auth.push_subscriptions': of('auth.push_subscriptions', ({ none, data }) => ({
    ...none('id', 'created_at'),
    ...data(
      {
        subject: 'Account',
        by: 'user_id',
        processing: 'Notifications',
        category: 'Technical',
        erasure: 'Erase',
      },
      'user_id',
      'endpoint',
      'p256dh',
      'auth',
    ),
  })),
  audit_log: of('audit_log', ({ none, data, actors }) => ({
    ...none('organization_id', 'id'),
    ...data(
      {
        subject: 'User',
        by: 'actor_id',
        processing: 'AuditTrail',
        category: 'Activity',
        erasure: 'Keep',
      },
      'occurred_at',
      'action',
      'object_type',
      'object_id',
      'details',
    ),
    ...actors('actor_id'),
  })),
  gdpr_requests: of('gdpr_requests', ({ none, data, actors }) => ({
    ...none('organization_id', 'id', 'reminded_on', 'version', 'created_at', 'updated_at'),
    ...data(
      {
        subject: 'Owner',
        by: 'owner_id',
        processing: 'PrivacyRequests',
        category: 'Activity',
        erasure: 'Keep',
      },
      'owner_id',
      'kind',
      'received_on',
      'due_on',
      'status',
      'extended_on',
      'answered_at',
    ),
    ...data(
      {
        subject: 'Owner',
        by: 'owner_id',
        processing: 'PrivacyRequests',
        category: 'Content',
        erasure: 'Pseudonymize',
      },
      'details',
      'extension_reason',
      'outcome',
    ),
    ...actors('created_by'),
  })),
  idempotency_keys: of('idempotency_keys', ({ none, data }) => ({
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
    ...data(
      {
        subject: 'User',
        by: 'user_id',
        processing: 'SignIn',
        category: 'Technical',
        erasure: 'Erase',
      },
      'user_id',
      'key',
      'request_hash',
      'location',
      'body',
    ),
  })),
};
