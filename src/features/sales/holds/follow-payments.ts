import { transition } from '#domain/kernel/state-machine.ts';
import { holdTransitions } from '#domain/sales/hold.ts';
import { findNotaryPayment } from '#domain/sales/notary-payment.ts';
import type { MovedAccounts } from '#features/books/owner-accounts/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { markPaid } from './commands.ts';
import { findPaymentsSince, findRunningHolds } from './repository.ts';

/**
 * Ends the holds of sellers whose account the notary has paid, in the same transaction. One statement for
 * any number of owners, more only where a price is withheld.
 */
export async function followPayments(
  ctx: TenantContext,
  { building_id, owner_ids }: MovedAccounts,
): Promise<void> {
  if (owner_ids.length === 0) return;
  for (const hold of await findRunningHolds(ctx.db, building_id, owner_ids)) {
    const payment = findNotaryPayment(hold, await findPaymentsSince(ctx.db, hold));
    if (payment === undefined) continue;
    const status = transition(holdTransitions, 'pay', hold.status);
    await markPaid(ctx, hold.id, { status, payment });
  }
}
