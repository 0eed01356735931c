import type { Fund } from '#domain/funds/funds.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { selectJournalText } from '#features/books/ledger/index.ts';
import { limitToRoleBuildings } from '#features/shared/index.ts';
import { firstOf, limitToReach, type WaitingRow } from '#features/workplace/overview/index.ts';
import { allOf, equal, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { callsForFunds } from '#relations/calls-for-funds.ts';
import { accountSums, journalTexts } from '#relations/ledger.ts';
import { selectOwnerAccountCodes } from '#relations/owner-accounts.ts';
import { owners } from '#relations/owners.ts';
import type { ReceivableRow } from './repository.ts';

/** Unused credit of an owner in a building. */
export interface UnusedCredit extends WaitingRow {
  readonly building_id: string;
  readonly owner: string;
  readonly building: string;
}

/** Sums unused credits; `id` is the owner's. */
export function sumUnusedCredits(ctx: TenantContext, buildingId: string | undefined) {
  const { db } = ctx;
  const unused = sql`select owner_id as id, building_id, null::date as due_on,
      sum(free_cents)::bigint as amount_cents
    from app.credits where organization_id = ${db.organizationId} and free_cents > 0
      and ${allOf(limitToReach(ctx, 'building_id', buildingId))}
    group by owner_id, building_id`;
  return db.query<UnusedCredit>(sql`select unused.*, owner.name as owner, building.name as building
    from (${firstOf(unused)}) as unused
    join ${owners(db)} as owner on owner.id = unused.id
    join ${buildings(db)} as building on building.id = unused.building_id
    order by unused.id, unused.building_id`);
}

/** Sums the open receivables that were due before today. */
export async function sumOverdue(
  ctx: TenantContext,
  buildingId: string | undefined,
): Promise<Cents> {
  const { overdue_cents } = await ctx.db.one<{ overdue_cents: Cents }>(sql`
    select coalesce(sum(open_cents), 0)::bigint as overdue_cents from app.receivables
    where organization_id = ${ctx.organizationId} and open_cents > 0
      and due_date < ${ctx.today}::date and ${allOf(limitToReach(ctx, 'building_id', buildingId))}`);
  return overdue_cents;
}

/** Open receivable as the owner sees it, with its purpose and structured communication. */
export interface OwnDebt
  extends WaitingRow, Pick<ReceivableRow, 'building_id' | 'structured_communication'> {
  readonly building: string;
  /** Title of the call; null if it comes from elsewhere. */
  readonly title: string | null;
  readonly text_key: string | null;
  /** Text of the entry. */
  readonly entry_text: string;
  readonly fund: Fund | null;
  readonly all_overdue_cents: Cents;
}

/** Finds the owner's own open receivables by due date, of one building if given. */
export function findOwnDebts(
  ctx: Pick<TenantContext, 'db' | 'today' | 'principal'>,
  {
    owner_id,
    building_id,
    language,
  }: { owner_id: string; building_id: string | undefined; language: Language },
): Promise<OwnDebt[]> {
  const { db, today } = ctx;
  const own = [...equal({ owner_id, building_id }), ...limitToRoleBuildings(ctx, 'building_id')];
  const open = sql`select id, building_id, entry_id, source_type, source_id, due_date as due_on,
      open_cents as amount_cents, structured_communication,
      sum(open_cents) filter (where due_date < ${today}::date) over ()::bigint as all_overdue
    from app.receivables where organization_id = ${db.organizationId} and open_cents > 0
      and ${allOf(own)}`;
  return db.query<OwnDebt>(sql`select owed.id, owed.building_id, owed.due_on, owed.amount_cents,
      owed.all_count, owed.all_cents, coalesce(owed.all_overdue, 0)::bigint as all_overdue_cents,
      owed.structured_communication, building.name as building, call.fund,
      call.title, call.text_key, coalesce(${selectJournalText(language, 'words')}, '') as entry_text
    from (${firstOf(open)}) as owed
    join ${buildings(db)} as building on building.id = owed.building_id
    left join ${callsForFunds(db)} as call
      on call.id = owed.source_id and owed.source_type = 'CallForFunds'
    left join ${journalTexts(db)} as words
      on words.entry_id = owed.entry_id and words.line_number = 0
    order by owed.due_on, owed.id`);
}

/** Balance of an owner in a building by the ledger. Positive: owed by the owner. Negative: credit. */
export interface OwnBalance {
  readonly building_id: string;
  readonly building: string;
  readonly balance_cents: Cents;
}

/** Finds the owner's balances by building, wherever something was charged or paid. */
export function findOwnBalances(
  ctx: Pick<TenantContext, 'db' | 'principal'>,
  { owner_id, building_id }: { owner_id: string; building_id: string | undefined },
): Promise<OwnBalance[]> {
  const { db } = ctx;
  const own = allOf([
    ...equal({ owner_id, building_id }),
    ...limitToRoleBuildings(ctx, 'building_id'),
  ]);
  return db.query<OwnBalance>(sql`select building.id as building_id, building.name as building,
      coalesce(sum(total.debit_cents - total.credit_cents), 0)::bigint as balance_cents
    from ${buildings(db)} as building
    left join ${accountSums(db)} as total on total.building_id = building.id
      and total.span = 'All' and total.debit_cents <> total.credit_cents
      and total.account_code in ${selectOwnerAccountCodes(db)} and total.party_id = ${owner_id}
    where building.id in (
      select building_id from app.receivables where organization_id = ${db.organizationId} and ${own}
      union select building_id from app.credits where organization_id = ${db.organizationId} and ${own})
    group by building.id, building.name, building.name_order order by building.name_order, building.id`);
}
