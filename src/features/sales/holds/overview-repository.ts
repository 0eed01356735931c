import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { RUNNING_HOLD_STATUSES } from '#domain/sales/hold.ts';
import { limitToReach } from '#features/workplace/overview/index.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { receivables } from '#relations/owner-accounts.ts';
import { owners } from '#relations/owners.ts';

/** A running hold with the names of its building and seller. */
export interface WaitingHold extends Pick<
  Row<'holds'>,
  'id' | 'building_id' | 'deed_on' | 'letter_sent_on' | 'status' | 'amount_cents'
> {
  readonly building: string;
  readonly owner: string;
}

/** Finds the running holds, earliest deed first. */
export function selectRunningHolds(
  ctx: TenantContext,
  building_id: string | undefined,
): Promise<WaitingHold[]> {
  const { db } = ctx;
  return db.query<WaitingHold>(sql`select held.id, held.building_id, held.deed_on, held.letter_sent_on, held.status,
      held.amount_cents, building.name as building, owner.name as owner
    from app.holds as held
    join ${buildings(db)} as building on building.id = held.building_id
    join ${owners(db)} as owner on owner.id = held.owner_id
    where ${allOf([
      sql`held.organization_id = ${db.organizationId} and held.status = any(${RUNNING_HOLD_STATUSES}::text[])`,
      ...limitToReach(ctx, 'held.building_id', building_id),
    ])}
    order by held.deed_on, held.id`);
}

/** An open debt of long ago. */
export interface OldDebt {
  readonly id: string;
  readonly building_id: string;
  readonly building: string;
  readonly owner_id: string;
  readonly due_on: LocalDate;
  readonly open_cents: Cents;
}

/** Finds the open debts that were due on a day or before. */
export function selectOldDebts(
  ctx: TenantContext,
  { building_id, before }: { readonly building_id: string | undefined; readonly before: LocalDate },
): Promise<OldDebt[]> {
  const { db } = ctx;
  return db.query<OldDebt>(sql`select owed.id, owed.building_id, building.name as building, owed.owner_id,
      owed.due_date as due_on, owed.open_cents
    from ${receivables(db)} as owed
    join ${buildings(db)} as building on building.id = owed.building_id
    where ${allOf([
      sql`owed.open_cents > 0 and owed.due_date <= ${before}::date`,
      ...limitToReach(ctx, 'owed.building_id', building_id),
    ])}
    order by owed.due_date, owed.id`);
}
