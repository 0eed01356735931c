import { singleLine } from '#platform/mail/single-line.ts';
import { MAX_SMS_LENGTH, cutText } from '#platform/sms/text-length.ts';
import type { SmsTransport } from '#platform/sms/text-message.ts';
import type { ChannelSender, SmsMessage } from './channel-sender.ts';
import { webLink } from './web-link.ts';

/** A longer link would leave no room for the text. */
const MAX_LINK = 160;

/** Creates the sender of notifications by text message. */
export function createSmsSender(parts: {
  readonly transport: SmsTransport;
  readonly isConfigured: boolean;
  readonly publicUrl: string;
}): ChannelSender<SmsMessage> {
  const { transport, isConfigured, publicUrl } = parts;
  return {
    isConfigured,
    async send(message) {
      const { to, organization_id } = message;
      await transport.send({ to, text: smsText(message, publicUrl), organization_id });
      return {};
    },
  };
}

/** Makes the text of an SMS, truncated if necessary, followed by the complete link. */
export function smsText(
  { item, short_message }: Pick<SmsMessage, 'item' | 'short_message'>,
  publicUrl: string,
): string {
  const said = singleLine(short_message ?? `${item.title}: ${item.message}`);
  const link = webLink(publicUrl, item.link);
  if (link === null || link.length > MAX_LINK) return cutText(said, MAX_SMS_LENGTH);
  return `${cutText(said, MAX_SMS_LENGTH - link.length - 1)}\n${link}`;
}
