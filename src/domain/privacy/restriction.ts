import type { NotificationType } from '#domain/notifications/notification-types.ts';

/** Grounds to restrict processing: GDPR art. 18, and art. 21 pending assessment. */
export const RESTRICTION_GROUNDS = ['Restriction', 'Objection'] as const;
export type RestrictionGround = (typeof RESTRICTION_GROUNDS)[number];

/**
 * Notifications sent despite a restriction, because the law requires the association to inform its
 * co-owners, or for a claim.
 * Rule: GDPR art. 18(2); Civil Code art. 3.87 and 3.94; GDPR art. 12(3).
 */
const REQUIRED_BY_LAW: readonly NotificationType[] = [
  'MeetingCreated',
  'MeetingCancelled',
  'MeetingMinutesPublished',
  'CallForFundsIssued',
  'PaymentOverdue',
  'GdprRequestCompleted',
];

/**
 * Whether a notification is sent despite a restriction of processing, because the law requires it.
 */
export function isRequiredByLaw(type: NotificationType): boolean {
  return REQUIRED_BY_LAW.includes(type);
}
