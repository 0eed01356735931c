import { storeInOutbox } from '#platform/outbox.ts';
import type { SmsTransport } from './text-message.ts';
import { createTwilioTransport, type TwilioSettings } from './twilio-transport.ts';

/**
 * Creates a transport for text messages: a provider if there is one, otherwise a folder for
 * inspection.
 */
export function createSmsTransport(options: {
  readonly provider: TwilioSettings | undefined;
  readonly outboxDirectory: string;
}): SmsTransport {
  const { provider, outboxDirectory } = options;
  if (provider !== undefined) return createTwilioTransport(provider);
  return {
    send: async ({ to, text, organization_id }) => ({
      kept_as: await storeInOutbox(outboxDirectory, {
        organization_id,
        extension: 'sms.txt',
        content: `To: ${to}\n\n${text}\n`,
      }),
    }),
  };
}
