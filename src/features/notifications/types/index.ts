import type { Static } from '#contract/common.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { NotificationTypeDefinition } from '../definition.ts';
import { budgetApproved } from './budget-approved.ts';
import { callForFundsIssued } from './call-for-funds-issued.ts';
import { documentShared } from './document-shared.ts';
import { documentUploaded } from './document-uploaded.ts';
import { expenseDecided } from './expense-decided.ts';
import { expenseSubmitted } from './expense-submitted.ts';
import { gdprRequestCompleted } from './gdpr-request-completed.ts';
import { meetingCancelled } from './meeting-cancelled.ts';
import { meetingCreated } from './meeting-created.ts';
import { meetingMinutesPublished } from './meeting-minutes-published.ts';
import { meetingReminder } from './meeting-reminder.ts';
import { ownershipTransferred } from './ownership-transferred.ts';
import { paymentDue } from './payment-due.ts';
import { paymentOverdue } from './payment-overdue.ts';
import { paymentReceived } from './payment-received.ts';
import { systemAlert } from './system-alert.ts';
import { systemMaintenance } from './system-maintenance.ts';
import { ticketAssigned } from './ticket-assigned.ts';
import { ticketCreated } from './ticket-created.ts';
import { ticketResolved } from './ticket-resolved.ts';
import { ticketUpdate } from './ticket-update.ts';

/** Every type of notification; one too few or too many does not compile. */
const notificationTypes = {
  MeetingReminder: meetingReminder,
  MeetingCreated: meetingCreated,
  MeetingCancelled: meetingCancelled,
  MeetingMinutesPublished: meetingMinutesPublished,
  PaymentDue: paymentDue,
  PaymentReceived: paymentReceived,
  PaymentOverdue: paymentOverdue,
  CallForFundsIssued: callForFundsIssued,
  ExpenseSubmitted: expenseSubmitted,
  ExpenseApproved: expenseDecided,
  ExpenseRejected: expenseDecided,
  BudgetApproved: budgetApproved,
  DocumentShared: documentShared,
  DocumentUploaded: documentUploaded,
  TicketCreated: ticketCreated,
  TicketUpdate: ticketUpdate,
  TicketAssigned: ticketAssigned,
  TicketResolved: ticketResolved,
  OwnershipTransferred: ownershipTransferred,
  GdprRequestCompleted: gdprRequestCompleted,
  SystemAlert: systemAlert,
  SystemMaintenance: systemMaintenance,
} as const satisfies Readonly<Record<NotificationType, NotificationTypeDefinition>>;

/** What an event of the type holds. */
export type PayloadOf<T extends NotificationType> = Static<
  (typeof notificationTypes)[T]['payload']
>;

/** The definition for a name that is known at run time only, with the payload that was stored. */
export function definitionOf(type: NotificationType): NotificationTypeDefinition {
  return notificationTypes[type];
}
