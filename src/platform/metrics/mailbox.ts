import { Gauge, type Registry } from 'prom-client';
import type { Siblings } from '../siblings/siblings.ts';
import { SHARED_GAUGE } from './known-to-all.ts';

const READ = 'millieme_invoice_mailbox_read_timestamp_seconds';
const FAILING = 'millieme_invoice_mailbox_failing';

/** Result of reading the invoice mailbox. */
export interface MailboxReading {
  /** Time when it was last read completely. */
  readonly readMs?: number;
  readonly isFailing: boolean;
}

/**
 * Registers the metrics of the invoice mailbox.
 * @returns a function to call after each reading
 */
export function registerMailbox(
  register: Registry,
  siblings: Pick<Siblings, 'tellLatest'> | undefined,
): (reading: MailboxReading) => void {
  const read = new Gauge({
    ...SHARED_GAUGE,
    name: READ,
    help: 'When the mailbox of invoices was last read; 0 where it was not since the start',
    registers: [register],
  });
  const failing = new Gauge({
    ...SHARED_GAUGE,
    name: FAILING,
    help: '1 while the mailbox of invoices cannot be read',
    registers: [register],
  });
  return ({ readMs, isFailing }) => {
    failing.set(isFailing ? 1 : 0);
    siblings?.tellLatest(FAILING, isFailing ? 1 : 0);
    if (readMs === undefined) return;
    read.set(readMs / 1_000);
    siblings?.tellLatest(READ, readMs / 1_000);
  };
}
