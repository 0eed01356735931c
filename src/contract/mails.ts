import { MAIL_STATUSES } from '#domain/mails/mail.ts';
import { Instant, Type, nullable, stringEnum } from './common.ts';

/** Result of a mail, if one was requested. */
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
