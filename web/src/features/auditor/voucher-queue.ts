import type { AuditVoucher } from '../../shared/api/generated.ts';

/** What a reader does with vouchers. */
type Awaited = 'mark' | 'answer';

/** Whether a voucher awaits the reader: a mark, or an answer to what the auditor asked. */
function isWaiting(
  { mark, answered_at }: Pick<AuditVoucher, 'mark' | 'answered_at'>,
  awaits: Awaited,
): boolean {
  if (awaits === 'mark') return mark === null;
  return mark !== null && mark !== 'Ok' && answered_at === null;
}

/**
 * Finds the place of the next voucher that awaits the reader: after a place, else from the start; the first of
 * all if none does.
 */
export function findNext(
  vouchers: readonly Pick<AuditVoucher, 'mark' | 'answered_at'>[],
  after: number,
  awaits: Awaited,
): number {
  const later = vouchers.findIndex((one, place) => place > after && isWaiting(one, awaits));
  if (later !== -1) return later;
  const first = vouchers.findIndex((one, place) => place !== after && isWaiting(one, awaits));
  return first === -1 ? Math.max(after, 0) : first;
}
