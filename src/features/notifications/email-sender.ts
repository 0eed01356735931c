import { findOrganization } from '#features/people/organizations/index.ts';
import type { Database } from '#platform/db/database.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { SERVICE } from '#platform/mail/mail-content.ts';
import type { MailTransport } from '#platform/mail/message.ts';
import type { UnsubscribeTokens } from '#platform/security/unsubscribe-token.ts';
import type { ChannelSender, EmailMessage } from './channel-sender.ts';
import { renderNotificationMail } from './notification-mail.ts';
import { unsubscribeUrl } from './unsubscribe-pages.ts';

interface EmailParts {
  readonly database: Database;
  readonly transport: MailTransport;
  /** Whether the transport has a mail server. */
  readonly isConfigured: boolean;
  readonly publicUrl: string;
  readonly unsubscribeTokens: UnsubscribeTokens;
}

/** Creates the sender of notifications by e-mail. */
export function createEmailSender(parts: EmailParts): ChannelSender<EmailMessage> {
  const { database, transport, isConfigured, publicUrl, unsubscribeTokens } = parts;

  return {
    isConfigured,
    async send({ organization_id, account_id: user_id, to, language, items }) {
      const types = [...new Set(items.map((item) => item.notification_type))];
      const [office, token] = await Promise.all([
        database.read(NIL_UUID, (db) => findOrganization(db, organization_id)),
        unsubscribeTokens.issue({ user_id, types }),
      ]);
      const url = unsubscribeUrl(publicUrl, token);
      const mail = renderNotificationMail({
        language,
        items,
        sender: office?.name ?? SERVICE,
        publicUrl,
        unsubscribeUrl: url,
      });
      // Every attempt has this id.
      const id = `notification-${items.at(-1)?.notification_id}`;
      const reply = office === undefined ? {} : { reply_to: office.contact_email };
      await transport.send({ to, ...mail, ...reply, id, unsubscribe_url: url, organization_id });
      return {};
    },
  };
}
