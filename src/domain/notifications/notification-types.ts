/** All types of notifications. */
export const NOTIFICATION_TYPES = [
  'MeetingReminder',
  'MeetingCreated',
  'MeetingCancelled',
  'MeetingMinutesPublished',
  'PaymentDue',
  'PaymentReceived',
  'PaymentOverdue',
  'CallForFundsIssued',
  'ExpenseSubmitted',
  'ExpenseApproved',
  'ExpenseRejected',
  'BudgetApproved',
  'DocumentShared',
  'DocumentUploaded',
  'TicketCreated',
  'TicketUpdate',
  'TicketAssigned',
  'TicketResolved',
  'OwnershipTransferred',
  'GdprRequestCompleted',
  'SystemAlert',
  'SystemMaintenance',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Priorities, lowest first. */
export const PRIORITIES = ['Low', 'Normal', 'High', 'Urgent'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Whether the name is a notification type. */
export function isNotificationType(name: string): name is NotificationType {
  return NOTIFICATION_TYPES.some((type) => type === name);
}
