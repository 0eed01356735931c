import type { Connection } from '#platform/db/connection.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { lockHead } from './posting-repository.ts';

const held = Symbol('held');

/**
 * The books of an organization, held until the transaction ends. Nobody but lockLedger makes one:
 * who asks for it is called by those alone who hold the books, and works on the connection that does.
 */
export interface HeldLedger {
  readonly db: Connection;
  readonly [held]: true;
}

/**
 * Holds the organization's books. Whatever decides on what may be posted, charged or credited takes
 * this first, and locks of rows after it, so that nobody waits in a circle. The one exception is an
 * expense, whose row is locked before: nobody who holds the books waits for an expense.
 */
export async function lockLedger({ db }: TenantContext): Promise<HeldLedger> {
  await lockHead(db);
  return { db, [held]: true };
}
