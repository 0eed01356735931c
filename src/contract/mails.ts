import { MAIL_STATUSES } from '#domain/mails/mail.ts';
import { Instant, Type, nullable, stringEnum } from './common.ts';

/** What became of a mail, where it was asked for. */
export const mailOutcome = {
  status: stringEnum(MAIL_STATUSES, { description: 'Sent: accepted by the mail server.' }),
  sent_at: nullable(Instant),
  error: nullable(
    Type.String({
      description:
        'Error of the last attempt; `not_configured`: no mail server, kept in the outbox.',
    }),
  ),
};
