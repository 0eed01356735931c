import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { reportHeldMail } from '#features/operations/operators/index.ts';
import { listOrganizationIds } from '#features/shared/index.ts';
import { discardAbandoned } from '#platform/files/discard-abandoned.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { Mailbox, type MailboxSettings, type WaitingMail } from '#platform/imap/mailbox.ts';
import type { Task } from '#platform/jobs/task.ts';
import type { Metrics } from '#platform/metrics.ts';
import { ExternalServiceUnavailableError } from '#platform/unavailable.ts';
import { importMail, type MailDependencies } from './import-mail.ts';
import { mailReader } from './mail-reader.ts';

/** Mailbox that receives invoices. */
export interface InvoiceMailbox {
  readonly settings: MailboxSettings;
  /** Largest accepted file. */
  readonly maxBytes: number;
}

export interface MailboxDependencies extends MailDependencies {
  readonly logger: Pick<Logger, 'error' | 'info' | 'warn'>;
  readonly metrics: Pick<Metrics, 'setInvoiceMailbox'>;
  readonly invoiceMailbox: InvoiceMailbox | undefined;
}

/** Mailbox folders: for imported e-mails, and for those that need attention. */
const TAKEN = 'Taken';
const HELD = 'Held';
/** E-mails per run; the next run starts a minute later. */
const MOST_MAILS = 50;
/** Base64 takes four bytes for three, plus line ends; text and signatures add to that. */
const OF_FILE = 1.4;
const BESIDE_BYTES = 1024 * 1024;
const WORK = 'millieme-mail-';
const ABANDONED_MS = 60 * 60_000;
/** Server restarts and network failures up to this duration are not reported. */
const PATIENCE_MS = 15 * 60_000;

/** Creates the task that reads the invoice mailbox every minute; none if no mailbox is configured. */
export function createMailboxTasks(deps: MailboxDependencies): readonly Task[] {
  const { invoiceMailbox: mailbox } = deps;
  if (mailbox === undefined) return [];
  const outage = new Outage(deps);
  return [
    {
      name: 'invoice-mailbox',
      schedule: { cron: '* * * * *', backfillMs: 0, maxAttempts: 1 },
      waitsForServers: true,
      run: (_payload, { signal }) => outage.around(() => emptyMailbox(deps, mailbox, signal)),
    },
  ];
}

/**
 * Tracks how long the mailbox has been unavailable: only a lasting failure fails the job, and then once
 * an hour.
 */
class Outage {
  readonly #deps: MailboxDependencies;
  #sinceMs: number | undefined;
  #toldMs = 0;

  constructor(deps: MailboxDependencies) {
    this.#deps = deps;
  }

  async around(work: () => Promise<void>): Promise<void> {
    const { clock, logger, metrics } = this.#deps;
    try {
      await work();
      this.#sinceMs = undefined;
      metrics.setInvoiceMailbox({ readMs: clock.nowMs(), isFailing: false });
    } catch (error) {
      metrics.setInvoiceMailbox({ isFailing: true });
      if (!(error instanceof ExternalServiceUnavailableError)) throw error;
      const nowMs = clock.nowMs();
      this.#sinceMs ??= nowMs;
      const isLong = nowMs - this.#sinceMs >= PATIENCE_MS;
      if (isLong && nowMs - this.#toldMs >= ABANDONED_MS) {
        this.#toldMs = nowMs;
        throw error;
      }
      logger.warn({ reason: error.message }, 'the invoice mailbox cannot be read');
    }
  }
}

/**
 * Imports each e-mail and moves it away once its content is committed. An interrupted one remains in the
 * mailbox, and importing it again changes nothing that is known. A failure that is not the e-mail's fault
 * is retried later.
 */
async function emptyMailbox(
  deps: MailboxDependencies,
  { settings, maxBytes }: InvoiceMailbox,
  signal: AbortSignal,
): Promise<void> {
  await discardAbandoned(tmpdir(), deps.clock.nowMs() - ABANDONED_MS, WORK);
  const mailbox = await Mailbox.open(settings);
  try {
    const ids = await deps.database.read(NIL_UUID, listOrganizationIds);
    const failures: unknown[] = [];
    for (const mail of await mailbox.waiting(MOST_MAILS)) {
      try {
        await readOne(deps, mailbox, { ids, mail, maxBytes });
      } catch (error) {
        if (error instanceof ExternalServiceUnavailableError) throw error;
        deps.logger.error(
          { err: error, uid: mail.uid },
          'a mail could not be read and will be tried again',
        );
        failures.push(error);
      }
      signal.throwIfAborted();
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some mails were not read yet');
  } finally {
    await mailbox.close();
  }
}

interface MailToRead {
  readonly ids: readonly string[];
  readonly mail: WaitingMail;
  readonly maxBytes: number;
}

async function readOne(
  deps: MailboxDependencies,
  mailbox: Mailbox,
  { ids, mail, maxBytes }: MailToRead,
): Promise<void> {
  const { uid, size } = mail;
  if (size > maxBytes * OF_FILE + BESIDE_BYTES) {
    return hold(deps, mailbox, { uid, ids, reason: 'too large' });
  }
  const folder = await mkdtemp(join(tmpdir(), WORK));
  try {
    const path = join(folder, 'mail');
    if (!(await mailbox.download(uid, path))) return;
    const read = await mailReader.read({ path, folder });
    if (read === null) return await hold(deps, mailbox, { uid, ids, reason: 'unreadable' });
    const taken = await importMail(deps, ids, read);
    const left = taken.filter(({ outcome }) => outcome === 'Left');
    if (taken.length === 0 || left.length > 0) {
      const known = left.flatMap(({ organization_id: id }) => (id === null ? [] : [id]));
      const of = known.length > 0 ? known : ids;
      return await hold(deps, mailbox, { uid, ids: of, reason: 'no invoice that has a place' });
    }
    await mailbox.move(uid, TAKEN);
    const outcomes = taken.map(({ outcome }) => outcome);
    deps.logger.info({ uid, outcomes }, 'invoices were imported from a mail');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Leaves an e-mail for review and notifies the one office that it can belong to, else the operators. */
async function hold(
  deps: MailboxDependencies,
  mailbox: Mailbox,
  {
    uid,
    ids,
    reason,
  }: { readonly uid: number; readonly ids: readonly string[]; readonly reason: string },
): Promise<void> {
  const [one, ...more] = new Set(ids);
  await reportHeldMail(deps, more.length === 0 ? one : undefined);
  await mailbox.move(uid, HELD);
  deps.logger.warn({ uid, reason }, 'a mail was moved to the held folder of the invoice mailbox');
}
