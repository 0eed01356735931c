import type { MailPurpose } from '#domain/mails/mail.ts';
import type { Change } from '#platform/followers.ts';

/** A mail that a server took, at that instant, or that has failed for good. */
export type SettledMail = {
  readonly id: string;
  readonly purpose: MailPurpose;
  readonly object_id: string | null;
  readonly letter_id: string | null;
} & (
  | { readonly status: 'Sent'; readonly sent_at: string }
  | { readonly status: 'Failed'; readonly sent_at: null }
);

/** Whoever asked for a mail follows what becomes of it. */
export const mailSettled: Change<SettledMail> = { name: 'mail settled' };
