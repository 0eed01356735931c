import { left, within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    late_penalties: ({ none, keep }) => ({
      ...none('id'),
      ...keep(
        { subject: 'Owner', by: 'reminder_id', through: 'payment_reminders' },
        'Recovery',
        'Financial',
        ['reminder_id', 'amount_cents', 'payment_id', 'reversed_at'],
      ),
    }),
    payment_reminders: ({ none, erase, keep }) => ({
      ...none('id', 'building_id'),
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
    }),
    payment_reminder_items: ({ keep }) =>
      keep(
        { subject: 'Owner', by: 'reminder_id', through: 'payment_reminders' },
        'Recovery',
        'Financial',
        ['reminder_id', 'receivable_id', 'reminded_at', 'gentle_mail_id', 'free_until'],
      ),
    payment_reminder_events: ({ none, erase, keep, actors }) => ({
      ...none('id'),
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
    }),
    payment_reminder_letters: ({ keep }) =>
      keep(
        { subject: 'Owner', by: 'reminder_id', through: 'payment_reminders' },
        'Recovery',
        'Correspondence',
        ['letter_id', 'reminder_id', 'reminder_level'],
      ),
    reminder_runs: ({ none }) => none('ran_until'),
    reminder_settings: ({ none }) =>
      none(
        'gentle_days',
        'formal_days',
        'final_notice_days',
        'legal_action_days',
        'id',
        'building_id',
        'automatic',
        'minimum_cents',
        'hour',
      ),
  },
  constraints: {
    payment_reminders_one_running: { code: 'reminder_exists' },
  },
  handover: {
    late_penalties: within('payment_reminders', 'reminder_id'),
    payment_reminder_items: within('payment_reminders', 'reminder_id'),
    payment_reminder_events: within('payment_reminders', 'reminder_id'),
    payment_reminder_letters: within('payment_reminders', 'reminder_id'),
    reminder_runs: left('when the office last looked for arrears'),
  },
});
