/**
 * What a mail is asked for. An unannounced invitation goes to somebody who has an account elsewhere,
 * which whoever gave them a password is not to learn. Other: from before purposes were written down.
 */
export const MAIL_PURPOSES = [
  'CallForFunds',
  'PaymentReminder',
  'MeetingConvocation',
  'MeetingCancellation',
  'MeetingMinutes',
  'Invitation',
  'UnannouncedInvitation',
  'PasswordReset',
  'EmailChange',
  'Other',
] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];

/** Pending until a mail server took it, or until there will be no other attempt. */
export const MAIL_STATUSES = ['Pending', 'Sent', 'Failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];
