import type { Connection } from '#platform/db/connection.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { lockHead } from './posting-repository.ts';

const held = Symbol('held');

/**
 * Proof that the organization's ledger is locked until the transaction ends. Only lockLedger creates one,
 * so a function that takes it can be called only under the lock, and uses the connection that holds it.
 */
export interface LockedLedger {
  readonly db: Connection;
  readonly [held]: true;
}

/**
 * Locks the organization's ledger. Every command that decides what may be posted, charged or credited
 * takes this lock first and row locks after it, which rules out deadlocks. The one exception is an
 * expense, whose row is locked before: nothing that holds the ledger lock waits for an expense.
 */
export async function lockLedger({ db }: TenantContext): Promise<LockedLedger> {
  await lockHead(db);
  return { db, [held]: true };
}
