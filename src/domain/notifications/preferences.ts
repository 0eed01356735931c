import type { NotificationType } from './notification-types.ts';

/** A person's preference for one type, by channel. In the app follows `enabled`. */
export interface Preference {
  readonly enabled: boolean;
  readonly email_enabled: boolean;
  readonly sms_enabled: boolean;
  readonly push_enabled: boolean;
}

/** Frequent types that are followed in the app. */
const WITHOUT_EMAIL: readonly NotificationType[] = [
  'TicketCreated',
  'TicketUpdate',
  'TicketAssigned',
  'TicketResolved',
];

/** Text messages are for urgent types. */
const WITH_SMS: readonly NotificationType[] = ['PaymentOverdue', 'SystemAlert'];

/** Returns the preference of a person who chose none: enabled, by e-mail, and by SMS if urgent. */
export function defaultPreference(type: NotificationType): Preference {
  return {
    enabled: true,
    email_enabled: !WITHOUT_EMAIL.includes(type),
    sms_enabled: WITH_SMS.includes(type),
    // A browser receives nothing until its user asks for it.
    push_enabled: false,
  };
}
