import type { Metrics } from '#platform/metrics.ts';
import { PermanentFailure } from '#platform/permanent-failure.ts';

/** With the pauses of the queue, later and later, over about four hours; then a delivery has failed. */
const MAX_ATTEMPTS = 10;

/**
 * A job may outlive attempts that were interrupted before they began: what bounds the attempts of a
 * delivery is counted with the delivery.
 */
export const MAX_DELIVERY_JOB_ATTEMPTS = 25;

const MAX_ERROR_LENGTH = 500;

/** What became of an attempt. Pending: it failed, and there will be another. */
export interface Outcome {
  readonly status: 'Sent' | 'Failed' | 'Skipped' | 'Pending';
  readonly reason?: 'no_address' | 'not_configured';
  readonly error?: string;
  readonly sent_at?: string;
}

export interface Claimed {
  /** This one included. */
  readonly attempts: number;
}

/** One message to one person that leaves the service; what it carries may be several things. */
export interface Delivery<Item extends Claimed> {
  readonly channel: 'Email' | 'SMS' | 'Push';
  /**
   * Counts an attempt before it is made: one that ends with its process counts as well.
   * @returns what waits, all of which is sent as one
   */
  claim(): Promise<readonly Item[]>;
  /** Hands it over while no transaction is open. Throws a PermanentFailure when trying again would not help. */
  send(items: readonly Item[]): Promise<Outcome>;
  /** Writes the end of an attempt down, unless another has ended it meanwhile. */
  record(items: readonly Item[], outcome: Outcome): Promise<void>;
}

/**
 * The one policy for everything that leaves the service: refused for good, it has failed; otherwise
 * it is tried again, so often as is sensible. Throws to be run again by the queue.
 */
export async function deliver<Item extends Claimed>(
  delivery: Delivery<Item>,
  metrics: Pick<Metrics, 'countDeliveries'>,
): Promise<void> {
  const settle = async (items: readonly Item[], outcome: Outcome): Promise<void> => {
    if (items.length === 0) return;
    await delivery.record(items, outcome);
    metrics.countDeliveries(delivery.channel, outcome.status, items.length);
  };
  const claimed = await delivery.claim();
  const isOver = ({ attempts }: Item) => attempts > MAX_ATTEMPTS;
  // It was interrupted each time: perhaps the message itself is what ends the process.
  const interrupted = { status: 'Failed', error: 'the last attempt was interrupted' } as const;
  await settle(claimed.filter(isOver), interrupted);
  const due = claimed.filter((item) => !isOver(item));
  if (due.length === 0) return;
  const outcome = await delivery.send(due).catch(async (failure: unknown) => {
    const error = (failure as Error).message.replaceAll('\0', '').slice(0, MAX_ERROR_LENGTH);
    const isLast = ({ attempts }: Item) =>
      failure instanceof PermanentFailure || attempts >= MAX_ATTEMPTS;
    const retried = due.filter((item) => !isLast(item));
    await settle(due.filter(isLast), { status: 'Failed', error });
    await settle(retried, { status: 'Pending', error });
    if (retried.length > 0) throw failure;
  });
  if (outcome !== undefined) await settle(due, outcome);
}
