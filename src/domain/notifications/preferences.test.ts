import { describe, expect, it } from 'vitest';
import type { NotificationType } from './notification-types.ts';
import { defaultPreference } from './preferences.ts';

/** Default e-mail and SMS preference of every type. */
const DEFAULTS: Record<NotificationType, readonly [email: boolean, sms: boolean]> = {
  MeetingReminder: [true, false],
  MeetingCreated: [true, false],
  MeetingCancelled: [true, false],
  MeetingMinutesPublished: [true, false],
  PaymentDue: [true, false],
  PaymentReceived: [true, false],
  PaymentOverdue: [true, true],
  CallForFundsIssued: [true, false],
  ExpenseSubmitted: [true, false],
  ExpenseApproved: [true, false],
  ExpenseRejected: [true, false],
  BudgetApproved: [true, false],
  DocumentShared: [true, false],
  DocumentUploaded: [true, false],
  TicketCreated: [false, false],
  TicketUpdate: [false, false],
  TicketAssigned: [false, false],
  TicketResolved: [false, false],
  OwnershipTransferred: [true, false],
  GdprRequestCompleted: [true, false],
  SystemAlert: [true, true],
  SystemMaintenance: [true, false],
};

describe('defaultPreference', () => {
  it.each(
    Object.entries(DEFAULTS).map(([type, [email, sms]]) => ({
      type: type as NotificationType,
      email,
      sms,
    })),
  )('$type: e-mail $email, SMS $sms', ({ type, email, sms }) => {
    expect(defaultPreference(type)).toEqual({
      enabled: true,
      email_enabled: email,
      sms_enabled: sms,
      push_enabled: false,
    });
  });
});
