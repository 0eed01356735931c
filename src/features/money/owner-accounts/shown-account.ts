import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { ownersInSight } from '#features/register/owners/index.ts';
import { requireBuilding, visibleBuildings } from '#features/shared/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';

interface AccountOwner {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
}

interface AccountBuilding {
  readonly id: string;
  readonly name: string;
}

/** Whose account, and in which buildings. */
export interface ShownAccount {
  readonly owner: AccountOwner;
  /** Null: all that may be seen, together. */
  readonly building: AccountBuilding | null;
  /** Conditions on the column building_id. */
  readonly buildings: readonly Sql[];
}

/**
 * The account of an owner as this person may see it. Refuses not_found for an owner or a building
 * that is not there or may not be seen.
 */
export async function shownAccount(
  ctx: TenantContext,
  ownerId: string,
  buildingId: string | undefined,
): Promise<ShownAccount> {
  const row = await findRow(ctx.db, 'owners', ownerId, ownersInSight(ctx));
  const owner = found(row, 'owner', ownerId);
  if (buildingId === undefined) return { owner, building: null, buildings: inRole(ctx) };
  const building = await findAccountBuilding(ctx, buildingId);
  return { owner, building, buildings: [sql`building_id = ${buildingId}`] };
}

/** An Owner sees their whole account, that of buildings too in which they hold nothing any more. */
function inRole({ principal }: TenantContext): Sql[] {
  const { building_ids: ids } = principal;
  return ids === null ? [] : [sql`building_id = any(${ids}::uuid[])`];
}

async function findAccountBuilding(ctx: TenantContext, id: string): Promise<AccountBuilding> {
  const { owner_id: own } = ctx.principal;
  if (own === null) return requireBuilding(ctx, id);
  const seen = sql`((${allOf(visibleBuildings(ctx, 'id'))}) or id in (select building_id
    from app.journal_lines where organization_id = ${ctx.organizationId} and owner_id = ${own}))`;
  return found(await findRow(ctx.db, 'buildings', id, [seen]), 'building', id);
}

/** Refuses invalid_period for a first day after the last one. */
export function checkPeriod(from: LocalDate | undefined, to: LocalDate | undefined): void {
  if (from === undefined || to === undefined || from <= to) return;
  throw new DomainError('invalid_period', {
    start_date: from,
    end_date: to,
    pointer: '/query/from',
  });
}
