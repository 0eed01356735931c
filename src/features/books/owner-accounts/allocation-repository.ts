import type { Connection } from '#platform/db/connection.ts';
import { insertRows, unnestRows, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

/** Part of a credit that settles a receivable. */
export type Allocation = Pick<
  Row<'allocations'>,
  'id' | 'credit_id' | 'receivable_id' | 'fund' | 'amount_cents' | 'account_code' | 'allocated_on'
>;

/** Stores allocations and reduces the open and free amounts accordingly. */
export async function insertAllocations(
  db: Connection,
  allocations: readonly Allocation[],
  now: string,
): Promise<void> {
  if (allocations.length === 0) return;
  const rows = allocations.map((row) => ({ ...row, created_at: now }));
  const taken = unnestRows(
    'allocations',
    ['receivable_id', 'credit_id', 'amount_cents', 'allocated_on'],
    allocations,
  );
  await Promise.all([
    insertRows(db, 'allocations', rows),
    db.execute(sql`update app.receivables as receivable
      set open_cents = open_cents - taken.cents,
        settled_on = case when open_cents = taken.cents then taken.last_day end
      from (select receivable_id, sum(amount_cents)::bigint as cents, max(allocated_on) as last_day
        from (${taken}) as part group by receivable_id) as taken
      where receivable.organization_id = ${db.organizationId} and receivable.id = taken.receivable_id`),
    db.execute(sql`update app.credits as credit set free_cents = free_cents - taken.cents
      from (select credit_id, sum(amount_cents)::bigint as cents from (${taken}) as part
        group by credit_id) as taken
      where credit.organization_id = ${db.organizationId} and credit.id = taken.credit_id`),
  ]);
}

/** Allocation in force, with the account of the free part of its credit. */
export interface AllocationInForce extends Allocation {
  readonly owner_id: string;
  readonly free_account_code: string;
}

/** Finds the allocations in force. @param of the source of the receivables, or of the credits */
export function findAllocationsInForce(
  db: Connection,
  of: { readonly charged_by: string } | { readonly credited_by: string },
): Promise<AllocationInForce[]> {
  const source =
    'charged_by' in of
      ? sql`receivable.source_id = ${of.charged_by}`
      : sql`credit.source_id = ${of.credited_by}`;
  return db.query<AllocationInForce>(sql`select held.id, held.credit_id, held.receivable_id,
      held.fund, held.amount_cents, held.account_code, held.allocated_on, credit.owner_id,
      credit.account_code as free_account_code
    from app.allocations as held
    join app.receivables as receivable
      on receivable.organization_id = ${db.organizationId} and receivable.id = held.receivable_id
    join app.credits as credit
      on credit.organization_id = ${db.organizationId} and credit.id = held.credit_id
    where held.organization_id = ${db.organizationId} and ${source} and held.released_at is null
    order by held.id`);
}

/** Ends allocations: the receivables are open again, and the credits free. */
export async function releaseAllocations(
  db: Connection,
  allocations: readonly Allocation[],
  now: string,
): Promise<void> {
  if (allocations.length === 0) return;
  const ids = allocations.map(({ id }) => id);
  const released = sql`from app.allocations
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])`;
  await Promise.all([
    db.execute(sql`update app.receivables as receivable
      set open_cents = open_cents + given.cents, settled_on = null
      from (select receivable_id, sum(amount_cents)::bigint as cents ${released}
        group by receivable_id) as given
      where receivable.organization_id = ${db.organizationId} and receivable.id = given.receivable_id`),
    db.execute(sql`update app.credits as credit set free_cents = free_cents + given.cents
      from (select credit_id, sum(amount_cents)::bigint as cents ${released}
        group by credit_id) as given
      where credit.organization_id = ${db.organizationId} and credit.id = given.credit_id`),
    db.execute(sql`update app.allocations set released_at = ${now}
      where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])`),
  ]);
}

/** Cancels the receivables of a source; nothing may be allocated to them. */
export function cancelReceivables(
  db: Connection,
  sourceId: string,
  now: string,
): Promise<Pick<Row<'receivables'>, 'owner_id'>[]> {
  return db.query(sql`update app.receivables
    set open_cents = 0, settled_on = null, cancelled_at = ${now}
    where organization_id = ${db.organizationId} and source_id = ${sourceId} and cancelled_at is null
    returning owner_id`);
}

/** Cancels the credits of a source; nothing may be allocated from them. */
export async function cancelFreeCredits(
  db: Connection,
  sourceId: string,
  now: string,
): Promise<void> {
  await db.execute(sql`update app.credits set free_cents = 0, cancelled_at = ${now}
    where organization_id = ${db.organizationId} and source_id = ${sourceId} and cancelled_at is null`);
}

type HeldCredit = Pick<
  Row<'credits'>,
  'owner_id' | 'entry_id' | 'account_code' | 'amount_cents' | 'free_cents'
>;

/** Finds the credits of a source that are in force. */
export function findCreditsInForce(db: Connection, sourceId: string): Promise<HeldCredit[]> {
  return db.query<HeldCredit>(sql`select owner_id, entry_id, account_code, amount_cents, free_cents
    from app.credits
    where organization_id = ${db.organizationId} and source_id = ${sourceId} and cancelled_at is null`);
}
