import { join } from 'node:path';
import {
  createSenders,
  type ChannelSenders,
  type PushParts,
} from '#features/notifications/index.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import { createMailTransport } from '#platform/mail/mail-transport.ts';
import type { MailTransport } from '#platform/mail/message.ts';
import type { EndpointGuard } from '#platform/push/endpoint-guard.ts';
import { createPushTransport } from '#platform/push/push-transport.ts';
import { createVapidKeys } from '#platform/push/vapid-keys.ts';
import {
  createUnsubscribeTokens,
  type UnsubscribeTokens,
} from '#platform/security/unsubscribe-token.ts';
import { createSmsTransport } from '#platform/sms/sms-transport.ts';

/** Channels that reach people outside the web pages. */
export interface Channels extends PushParts {
  readonly senders: ChannelSenders;
  readonly mailTransport: MailTransport;
  /** Folder of messages that are not sent. */
  readonly outboxDirectory: string;
  readonly unsubscribeTokens: UnsubscribeTokens;
  stop(): Promise<void>;
}

/** Creates the transports and senders of all channels, by the settings. */
export function createChannels(parts: {
  readonly config: Config;
  readonly database: Database;
  readonly endpointGuard: EndpointGuard;
}): Channels {
  const { config, database, endpointGuard } = parts;
  const unsubscribeTokens = createUnsubscribeTokens(config.jwtSecrets);
  const pushKeys = createVapidKeys(config.dataDirectory);
  const push = createPushTransport({
    keys: pushKeys,
    subject: config.vapidSubject,
    guard: endpointGuard,
  });
  const outboxDirectory = join(config.dataDirectory, 'outbox');
  const { smtpUrl, mailFrom: from } = config;
  const mailTransport = createMailTransport({
    ...(smtpUrl === undefined ? {} : { smtpUrl }),
    from,
    outboxDirectory,
  });
  const sms = createSmsTransport({ provider: config.sms, outboxDirectory });
  return {
    senders: createSenders({
      database,
      publicUrl: config.publicUrl,
      unsubscribeTokens,
      mail: { transport: mailTransport, isConfigured: config.smtpUrl !== undefined },
      sms: { transport: sms, isConfigured: config.sms !== undefined },
      push: { transport: push },
    }),
    unsubscribeTokens,
    pushKeys,
    endpointGuard,
    mailTransport,
    outboxDirectory,
    async stop() {
      await push.close();
      await mailTransport.close();
    },
  };
}
