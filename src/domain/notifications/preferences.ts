import type { NotificationType } from './notification-types.ts';

/** What somebody wants to be told of one type, and where. In the app follows `enabled`. */
export interface Preference {
  readonly enabled: boolean;
  readonly email_enabled: boolean;
  readonly sms_enabled: boolean;
  readonly push_enabled: boolean;
}

/** They come often, and are followed in the app. */
const WITHOUT_EMAIL: readonly NotificationType[] = [
  'TicketCreated',
  'TicketUpdate',
  'TicketAssigned',
  'TicketResolved',
];

/** Text messages are for what is urgent. */
const WITH_SMS: readonly NotificationType[] = ['PaymentOverdue', 'SystemAlert'];

/** What holds for somebody who chose nothing for the type: told, by e-mail, and by SMS if urgent. */
export function defaultPreference(type: NotificationType): Preference {
  return {
    enabled: true,
    email_enabled: !WITHOUT_EMAIL.includes(type),
    sms_enabled: WITH_SMS.includes(type),
    // A browser gets nothing before its user asked for it.
    push_enabled: false,
  };
}
