import type { LocalDate } from '#domain/kernel/local-date.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { allowedOperations, transition } from '#domain/kernel/state-machine.ts';
import {
  calculateHoldTerms,
  describeHold,
  holdTransitions,
  type HoldOperation,
  type HoldStatus,
} from '#domain/sales/hold.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import { lockRow } from '#platform/db/rows.ts';
import {
  computeDigest,
  found,
  matching,
  type TenantContext,
} from '#platform/http/request-context.ts';
import { findHold, type HoldRow } from './repository.ts';

/** Converts a hold to its JSON form on a day, with its terms and what it awaits. */
export function toHold({ amount_cents, ...row }: HoldRow, today: LocalDate) {
  const terms = calculateHoldTerms(row.deed_on, row.letter_sent_on);
  const outlook = describeHold(row.status, terms, today);
  const { payment_reference } = row;
  return {
    ...row,
    ...terms,
    ...outlook,
    amount: toEuro(amount_cents),
    allowed_actions: allowedOperations(holdTransitions, row.status),
    // Days pass, and the first charge gives the account its reference, without a write to the hold.
    live: computeDigest({ ...outlook, payment_reference }),
  };
}

/** Finds a hold that the caller may see. Refuses not_found. */
export async function requireHold(ctx: TenantContext, id: string): Promise<HoldRow> {
  return found(await findHold(ctx.db, id, visibleBuildings(ctx, 'building_id')), 'hold', id);
}

/** Locks a hold until the transaction ends. Refuses not_found, stale. */
export async function lockHold(ctx: TenantContext, id: string): Promise<HoldRow> {
  await lockRow(ctx.db, 'holds', id);
  const hold = await requireHold(ctx, id);
  matching(ctx, toHold(hold, ctx.today));
  return hold;
}

/**
 * Locks a hold until the transaction ends, and returns it with the state that the operation leads to.
 * Refuses not_found, stale, invalid_transition.
 */
export async function lockForOperation(
  ctx: TenantContext,
  id: string,
  operation: HoldOperation,
): Promise<{ readonly hold: HoldRow; readonly next: HoldStatus }> {
  const hold = await lockHold(ctx, id);
  return { hold, next: transition(holdTransitions, operation, hold.status) };
}
