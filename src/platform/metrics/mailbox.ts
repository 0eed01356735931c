import { Gauge, type Registry } from 'prom-client';
import type { OtherProcesses } from '../serving/other-processes.ts';
import { SHARED_GAUGE } from './shared-gauge.ts';

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
  otherProcesses: Pick<OtherProcesses, 'reportLatest'> | undefined,
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
    help: '1 while the invoice mailbox cannot be read',
    registers: [register],
  });
  return ({ readMs, isFailing }) => {
    failing.set(isFailing ? 1 : 0);
    otherProcesses?.reportLatest(FAILING, isFailing ? 1 : 0);
    if (readMs === undefined) return;
    read.set(readMs / 1_000);
    otherProcesses?.reportLatest(READ, readMs / 1_000);
  };
}
