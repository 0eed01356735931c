/**
 * Purposes of mails. An unannounced invitation goes to a person with an account elsewhere, which the person
 * who set their password must not learn. Other: sent before purposes were recorded.
 */
export const MAIL_PURPOSES = [
  'CallForFunds',
  'PaymentReminder',
  'MeetingConvocation',
  'MeetingCancellation',
  'MeetingMinutes',
  'Statement',
  'StatementReversal',
  'SupplierTicket',
  'LotAnswer',
  'Invitation',
  'UnannouncedInvitation',
  'PasswordReset',
  'EmailChange',
  'Other',
] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];

/** Pending until a mail server accepts it, or no attempts are left. */
export const MAIL_STATUSES = ['Pending', 'Sent', 'Failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];
