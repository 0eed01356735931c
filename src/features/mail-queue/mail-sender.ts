import type { Logger } from 'pino';
import { instantOf, type Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { InvalidAddressError } from '#platform/mail/compose.ts';
import type { MailTransport } from '#platform/mail/message.ts';
import {
  MAX_ATTEMPTS,
  claimMails,
  deleteMail,
  recordMailFailure,
  type ClaimedMail,
} from './repository.ts';

/** For mails whose wake-up was lost with its process, and for those that wait for another attempt. */
const POLL_MS = 30_000;
const BATCH = 10;
/** Longer than a transport may take for a batch. */
const LEASE_MS = 10 * 60_000;
const FIRST_RETRY_MS = 60_000;
const MAX_ERROR_LENGTH = 500;

interface MailSender {
  start(): void;
  /** Looks for due mails now: called when a transaction that wrote one is durable. */
  wake(): void;
  /** Starts no more batch and waits for the one under way. */
  stop(): Promise<void>;
}

interface Parts {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/**
 * Sends what the queue holds, each mail at least once. Several processes share one queue. No
 * transaction is open while a mail server is spoken to.
 */
export function createMailSender(parts: Parts): MailSender {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const state = { isWanted: false, isStopped: false };

  async function run(): Promise<void> {
    while (state.isWanted && !state.isStopped) {
      state.isWanted = false;
      // A full batch means that more may be due.
      if ((await sendBatch(parts)) === BATCH) state.isWanted = true;
    }
  }

  function wake(): void {
    state.isWanted = true;
    if (state.isStopped || running !== undefined) return;
    running = run()
      .catch((error: unknown) => {
        parts.logger.error({ err: error }, 'the mail queue could not be read');
      })
      .finally(() => {
        running = undefined;
        if (state.isWanted) wake();
      });
  }

  return {
    start() {
      timer = setInterval(wake, POLL_MS).unref();
      wake();
    },
    wake,
    async stop() {
      state.isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** @returns the number of mails that were tried. */
async function sendBatch(parts: Parts): Promise<number> {
  const claim = { nowMs: parts.clock.nowMs(), leaseMs: LEASE_MS, limit: BATCH };
  const mails = await parts.database.write(NIL_UUID, (db) => claimMails(db, claim));
  const outcomes = await Promise.allSettled(mails.map((mail) => sendOne(parts, mail)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return mails.length;
}

async function sendOne(parts: Parts, mail: ClaimedMail): Promise<void> {
  const { database, transport, clock, logger } = parts;
  const { id, recipient: to, subject, body_text: text, body_html: html } = mail;
  try {
    await transport.send({ to, subject, text, html });
  } catch (error) {
    const isHopeless = error instanceof InvalidAddressError;
    const attempts = isHopeless ? MAX_ATTEMPTS : mail.attempts;
    const nextTryMs = clock.nowMs() + FIRST_RETRY_MS * 2 ** (mail.attempts - 1);
    const reason = (error as Error).message.replaceAll('\0', '').slice(0, MAX_ERROR_LENGTH);
    logger.warn({ mail_id: id, attempts, reason }, 'a mail could not be sent');
    await database.write(NIL_UUID, (db) =>
      recordMailFailure(db, id, { error: reason, attempts, next_try_at: instantOf(nextTryMs) }),
    );
    return;
  }
  await database.write(NIL_UUID, (db) => deleteMail(db, id));
}
