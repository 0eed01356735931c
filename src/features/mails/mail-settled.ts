import type { MailPurpose } from '#domain/mails/mail.ts';
import type { Change } from '#platform/followers.ts';

/** A mail that a server accepted at that instant, or that has failed permanently. */
export type SettledMail = {
  readonly id: string;
  readonly purpose: MailPurpose;
  readonly object_id: string | null;
  readonly letter_id: string | null;
} & (
  | { readonly status: 'Sent'; readonly sent_at: string }
  | { readonly status: 'Failed'; readonly sent_at: null }
);

/** Emitted when a mail was sent or has failed, for the feature that requested it. */
export const mailSettled: Change<SettledMail> = { name: 'mail settled' };
