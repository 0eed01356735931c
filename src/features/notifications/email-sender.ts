import { findOrganization } from '#features/people/organizations/index.ts';
import type { Database } from '#platform/db/database.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { InvalidAddressError } from '#platform/mail/compose.ts';
import type { MailTransport } from '#platform/mail/message.ts';
import type { UnsubscribeTokens } from '#platform/security/unsubscribe-token.ts';
import {
  PermanentFailure,
  type ChannelSender,
  type EmailMessage,
  type SendResult,
} from './channel-sender.ts';
import { renderNotificationMail } from './notification-mail.ts';
import { unsubscribeUrl } from './unsubscribe-pages.ts';

interface EmailParts {
  readonly database: Database;
  readonly transport: MailTransport;
  /** Whether the transport reaches a mail server. */
  readonly isConfigured: boolean;
  readonly publicUrl: string;
  readonly unsubscribeTokens: UnsubscribeTokens;
}

export function createEmailSender(parts: EmailParts): ChannelSender<EmailMessage> {
  const { database, transport, isConfigured, publicUrl, unsubscribeTokens } = parts;

  async function send({ organization_id, user_id, to, language, items }: EmailMessage) {
    const types = [...new Set(items.map((item) => item.notification_type))];
    const [sender, token] = await Promise.all([
      nameOf(database, organization_id),
      unsubscribeTokens.issue({ user_id, types }),
    ]);
    const url = unsubscribeUrl(publicUrl, token);
    const mail = renderNotificationMail({
      language,
      items,
      sender,
      publicUrl,
      unsubscribeUrl: url,
    });
    // The same however often it is sent.
    const id = `notification-${items.at(-1)?.notification_id}`;
    await transport.send({ to, ...mail, id, unsubscribe_url: url });
  }

  return {
    isConfigured,
    async send(message): Promise<SendResult> {
      try {
        await send(message);
      } catch (error) {
        throw isFinal(error) ? new PermanentFailure((error as Error).message) : error;
      }
      return {};
    },
  };
}

async function nameOf(database: Database, organizationId: string): Promise<string> {
  const row = await database.read(NIL_UUID, (db) => findOrganization(db, organizationId));
  return row?.name ?? 'Millième';
}

/** What a mail server refused for good (RFC 5321, 4.2.1: 5yz): the sender, the recipient or the content. */
function isFinal(error: unknown): boolean {
  if (error instanceof InvalidAddressError) return true;
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
