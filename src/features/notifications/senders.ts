import type { Database } from '#platform/db/database.ts';
import type { MailTransport } from '#platform/mail/message.ts';
import type { PushTransport } from '#platform/push/push-transport.ts';
import type { UnsubscribeTokens } from '#platform/security/unsubscribe-token.ts';
import type { SmsTransport } from '#platform/sms/text-message.ts';
import type { ChannelSenders } from './channel-sender.ts';
import { createEmailSender } from './email-sender.ts';
import { createPushSender } from './push-sender.ts';
import { createSmsSender } from './sms-sender.ts';

interface SenderParts {
  readonly database: Database;
  readonly publicUrl: string;
  readonly unsubscribeTokens: UnsubscribeTokens;
  readonly mail: { readonly transport: MailTransport; readonly isConfigured: boolean };
  readonly sms: { readonly transport: SmsTransport; readonly isConfigured: boolean };
  readonly push: { readonly transport: PushTransport };
}

/** Creates the senders of the outgoing channels from their transports. */
export function createSenders(parts: SenderParts): ChannelSenders {
  const { database, publicUrl, unsubscribeTokens, mail, sms, push } = parts;
  return {
    Email: createEmailSender({ database, publicUrl, unsubscribeTokens, ...mail }),
    SMS: createSmsSender({ publicUrl, ...sms }),
    Push: createPushSender({ publicUrl, ...push }),
  };
}
