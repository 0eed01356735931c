import { createTransport } from 'nodemailer';
import { composeMail, parseSender } from '#platform/mail/compose.ts';
import type { MailTransport } from '#platform/mail/message.ts';
import { PermanentFailure } from '#platform/permanent-failure.ts';

// The defaults of the library, up to ten minutes, would block a job for as long.
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const;

/**
 * Total time for one mail, including the wait for a connection: a server may trickle its replies.
 */
const SEND_TIMEOUT_MS = 120_000;

/**
 * Creates a transport for the SMTP server at `url` (smtp:// or smtps://, with credentials and
 * options of nodemailer). Certificates are checked, and STARTTLS is used if offered.
 */
export function createSmtpTransport(options: {
  readonly url: string;
  readonly from: string;
}): MailTransport {
  const from = parseSender(options.from);
  const pool = createTransport({
    ...TIMEOUTS,
    url: options.url,
    pool: true,
    maxConnections: 5,
    maxMessages: 100,
  });
  const underWay = new Set<Promise<unknown>>();

  return {
    async send(message) {
      const mail = composeMail(from, message);
      const delivery = pool.sendMail({ ...mail, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
      underWay.add(delivery);
      try {
        await delivery;
      } catch (error) {
        throw isFinal(error) ? new PermanentFailure((error as Error).message) : error;
      } finally {
        underWay.delete(delivery);
      }
      return {};
    },

    async close() {
      pool.close();
      await Promise.allSettled(underWay);
    },
  };
}

/**
 * Whether a mail server refused permanently (RFC 5321, 4.2.1: 5yz): the sender, the recipient or
 * the content.
 */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
