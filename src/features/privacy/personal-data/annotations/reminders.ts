import { of } from '../annotation.ts';

/** Reminders and collection of overdue items. */
export const reminders = {
  payment_reminders: of('payment_reminders', ({ none, erase, keep, actors }) => ({
    ...none('organization_id', 'id', 'building_id', 'created_at', 'updated_at', 'version'),
    ...keep({ subject: 'Owner', by: 'owner_id' }, 'Recovery', 'Financial', [
      'owner_id',
      'call_for_funds_id',
      'reminder_level',
      'status',
      'settled_from',
      'penalty_cents',
      'penalty_charged_cents',
      'penalty_waived_cents',
      'level_changed_on',
      'sent_date',
      'sent_by',
      'mail_id',
      'tracking_number',
      'is_paused',
      'is_told',
      'settled_on',
    ]),
    ...erase({ subject: 'Owner', by: 'owner_id' }, 'Recovery', 'Content', [
      'message',
      'notes',
      'pause_reason',
      'cancellation_reason',
    ]),
    ...actors('created_by'),
  })),
  payment_reminder_items: of('payment_reminder_items', ({ none, keep }) => ({
    ...none('organization_id'),
    ...keep(
      { subject: 'Owner', by: 'reminder_id', through: 'payment_reminders' },
      'Recovery',
      'Financial',
      ['reminder_id', 'receivable_id', 'reminded_at', 'gentle_mail_id', 'free_until'],
    ),
  })),
  payment_reminder_events: of('payment_reminder_events', ({ none, erase, keep, actors }) => ({
    ...none('organization_id', 'id'),
    ...keep(
      { subject: 'Owner', by: 'reminder_id', through: 'payment_reminders' },
      'Recovery',
      'Financial',
      ['reminder_id', 'occurred_at', 'event', 'reminder_level', 'amount_cents', 'penalty_cents'],
    ),
    ...erase(
      { subject: 'Owner', by: 'reminder_id', through: 'payment_reminders' },
      'Recovery',
      'Content',
      ['detail'],
    ),
    ...actors('actor_id'),
  })),
  payment_reminder_letters: of('payment_reminder_letters', ({ none, keep }) => ({
    ...none('organization_id'),
    ...keep(
      { subject: 'Owner', by: 'reminder_id', through: 'payment_reminders' },
      'Recovery',
      'Correspondence',
      ['letter_id', 'reminder_id', 'reminder_level'],
    ),
  })),
  reminder_runs: of('reminder_runs', ({ none }) => ({
    ...none('organization_id', 'ran_until'),
  })),
  reminder_settings: of('reminder_settings', ({ none }) => ({
    ...none(
      'organization_id',
      'gentle_days',
      'formal_days',
      'final_notice_days',
      'legal_action_days',
      'updated_at',
      'version',
      'id',
      'building_id',
      'automatic',
      'minimum_cents',
      'hour',
    ),
  })),
};
