import { MAIL_STATUSES } from '#domain/mails/mail.ts';
import { Instant, Type, nullable, stringEnum } from './common.ts';

/** What became of a mail, where it was asked for. */
export const mailOutcome = {
  status: stringEnum(MAIL_STATUSES, { description: 'Sent: the mail server took it' }),
  sent_at: nullable(Instant),
  error: nullable(
    Type.String({
      description:
        'What the last attempt failed on; not_configured: there is no mail server, and it was kept in the outbox',
    }),
  ),
};
