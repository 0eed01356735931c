import type { Metrics } from '#platform/metrics.ts';
import { PermanentFailure } from '#platform/permanent-failure.ts';

/**
 * With the growing pauses of the queue, this takes about four hours; then a delivery has failed.
 */
const MAX_ATTEMPTS = 10;

/**
 * Maximum attempts of a job. Interrupted attempts count for the job before they count for the
 * delivery, whose own counter is the limit.
 */
export const MAX_DELIVERY_JOB_ATTEMPTS = 25;

const MAX_ERROR_LENGTH = 500;

/** Result of an attempt. Pending: it failed and will be repeated. */
export interface Outcome {
  readonly status: 'Sent' | 'Failed' | 'Skipped' | 'Pending';
  readonly reason?: 'no_address' | 'not_configured';
  readonly error?: string;
  readonly sent_at?: string;
}

export interface Claimed {
  /** Including this one. */
  readonly attempts: number;
}

/** A message to one person that leaves the service; it may combine several items. */
export interface Delivery<Item extends Claimed> {
  readonly channel: 'Email' | 'SMS' | 'Push';
  /**
   * Counts an attempt before it is made, so that one that dies with its process counts as well.
   * @returns the pending items, all sent as one
   */
  claim(): Promise<readonly Item[]>;
  /** Sends it while no transaction is open. Throws a PermanentFailure if a retry would not help. */
  send(items: readonly Item[]): Promise<Outcome>;
  /** Records the result of an attempt, unless another attempt has already done so. */
  record(items: readonly Item[], outcome: Outcome): Promise<void>;
}

/**
 * Delivers an item, by the one policy for everything that leaves the service: a permanent refusal
 * is final; other failures are retried a limited number of times. Throws to make the queue run it
 * again.
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
  // Every attempt was interrupted: the message itself may crash the process.
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
