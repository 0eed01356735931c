import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Journal } from '#domain/ledger/journal-entry.ts';
import type { NetMovement } from '#domain/owner-accounts/running-balance.ts';
import type { Titled } from '#domain/texts/known-titles.ts';
import { selectJournalText } from '#features/books/ledger/index.ts';
import { limitToVisibleOwners } from '#features/register/owners/index.ts';
import {
  limitToRoleBuildings,
  ownerNameInBooks,
  visibleBuildings,
} from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, filterByDays, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { callsForFunds } from '#relations/calls-for-funds.ts';
import { accountSums, journalEntries, journalLines, journalTexts } from '#relations/ledger.ts';
import { selectOwnerAccountCodes } from '#relations/owner-accounts.ts';
import { owners } from '#relations/owners.ts';
import { findReceivableParts, type ReceivablePart } from './parts-repository.ts';
import { ownerAccountCondition } from './repository.ts';

/** Owner and buildings that an account covers. */
export interface ShownAccount {
  readonly owner: Pick<Row<'owners'>, 'id' | 'name' | 'language'>;
  /** Null: every visible one. */
  readonly building: Pick<Row<'buildings'>, 'id' | 'name'> | null;
  /** Buildings that the role is limited to; null: no limit. */
  readonly building_ids: readonly string[] | null;
}

/** Net change of what an owner owes by one entry, with its text. */
export interface OwnerMovementRow extends NetMovement {
  readonly entry_id: string;
  readonly building_id: string;
  readonly date: LocalDate;
  readonly journal: Journal;
  readonly description: string;
}

/** Open receivable, split by fund if it is for several. */
export interface OpenReceivableRow extends Pick<
  Row<'receivables'>,
  | 'id'
  | 'building_id'
  | 'source_type'
  | 'source_id'
  | 'amount_cents'
  | 'open_cents'
  | 'due_date'
  | 'structured_communication'
> {
  readonly description: string;
  readonly parts: readonly ReceivablePart[];
}

export type FreeCreditRow = Pick<
  Row<'credits'>,
  'id' | 'building_id' | 'source_type' | 'source_id' | 'amount_cents' | 'free_cents' | 'credited_on'
>;

/** Range of days, both included; an absent end is unbounded. */
export interface Days {
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
}

/** Finds the owner if the user may see them. */
export function findAccountOwner(
  ctx: TenantContext,
  id: string,
): Promise<ShownAccount['owner'] | undefined> {
  return ctx.db.first(sql`select id, ${ownerNameInBooks(ctx)} as name, language
    from ${owners(ctx.db)} as owner
    where id = ${id} and ${allOf(limitToVisibleOwners(ctx))}`);
}

/** Finds the building if the user may see it, or if the owner has entries there. */
export function findAccountBuilding(
  ctx: TenantContext,
  id: string,
  ownerId: string,
): Promise<ShownAccount['building'] | undefined> {
  return ctx.db.first(sql`select id, name from ${buildings(ctx.db)} as building
    where id = ${id} and ${allOf(limitToRoleBuildings(ctx, 'id'))} and ((${allOf(visibleBuildings(ctx, 'id'))}) or id in
      (select building_id from ${journalLines(ctx.db)} as line where owner_id = ${ownerId}))`);
}

/** Selects the rows of the account by the columns owner_id and building_id. */
function selectAccountRows({ owner, building, building_ids: ids }: ShownAccount): Sql {
  return allOf([
    sql`owner_id = ${owner.id}`,
    ...(building === null ? [] : [sql`building_id = ${building.id}`]),
    ...(ids === null ? [] : [sql`building_id = any(${ids}::uuid[])`]),
  ]);
}

/** Selects the owner's lines on owner accounts. */
function selectLines(db: Connection, scope: ShownAccount): Sql {
  return sql`${journalLines(db)} as line where ${selectAccountRows(scope)} and ${ownerAccountCondition}`;
}

/** Finds the buildings whose books have entries of the owner, by name. */
export function findBookedBuildings(
  db: Connection,
  scope: ShownAccount,
): Promise<Pick<Row<'buildings'>, 'id' | 'name'>[]> {
  return db.query(sql`select id, name from ${buildings(db)} as building
    where id in (select building_id from ${selectLines(db, scope)}) order by name_order, id`);
}

/** Cents by building; a building with a zero amount may be missing. */
export type CentsByBuilding = ReadonlyMap<string, Cents>;

interface BuildingCentsRow {
  readonly building_id: string;
  readonly cents: Cents;
}

function byBuilding(rows: readonly BuildingCentsRow[]): CentsByBuilding {
  return new Map(rows.map(({ building_id, cents }) => [building_id, cents]));
}

/**
 * Finds the owner's balance in each building by the ledger. Positive: owed by the owner. Negative:
 * credit.
 */
export async function findBalances(db: Connection, scope: ShownAccount): Promise<CentsByBuilding> {
  const rows = await db.query<BuildingCentsRow>(sql`
    select building_id, sum(debit_cents - credit_cents)::bigint as cents
    from ${accountSums(db)} as total
    where span = 'All' and debit_cents <> credit_cents
      and building_id in (select distinct building_id from ${selectLines(db, scope)})
      and account_code in ${selectOwnerAccountCodes(db)} and party_id = ${scope.owner.id}
    group by building_id`);
  return byBuilding(rows);
}

/** Finds the owner's balance in each building at the end of the day before; empty without a first day. */
export async function findOpenings(
  db: Connection,
  scope: ShownAccount,
  from: LocalDate | undefined,
): Promise<CentsByBuilding> {
  if (from === undefined) return new Map();
  const rows = await db.query<BuildingCentsRow>(sql`
    select building_id, sum(debit_cents - credit_cents)::bigint as cents
    from ${selectLines(db, scope)} and entry_date < ${from}
    group by building_id`);
  return byBuilding(rows);
}

/**
 * Finds the entries that changed what the owner owes, by date and then in order of posting. The text is
 * that of the owner's line if the entry has only one, else that of the entry.
 */
export function findOwnerMovements(
  db: Connection,
  scope: ShownAccount,
  { from, to }: Days,
  { limit, language }: { readonly limit: number; readonly language: Language },
): Promise<OwnerMovementRow[]> {
  return db.query<OwnerMovementRow>(sql`
    select moved.entry_id, moved.building_id, moved.entry_date as date, entry.journal, moved.net_cents,
      coalesce(${selectJournalText(language, 'of_line')}, ${selectJournalText(language, 'of_entry')}, '') as description
    from (select entry_id, building_id, entry_date, sequence,
        sum(debit_cents - credit_cents)::bigint as net_cents,
        case when count(*) = 1 then min(line_number) end as only_line
      from ${selectLines(db, scope)} and ${allOf(filterByDays('entry_date', from, to))}
      group by entry_id, building_id, entry_date, sequence
      having sum(debit_cents - credit_cents) <> 0
      order by entry_date, sequence limit ${limit}) as moved
    join ${journalEntries(db)} as entry on entry.id = moved.entry_id
    left join ${journalTexts(db)} as of_line
      on of_line.entry_id = moved.entry_id and of_line.line_number = moved.only_line
    left join ${journalTexts(db)} as of_entry
      on of_entry.entry_id = moved.entry_id and of_entry.line_number = 0
    order by moved.entry_date, moved.sequence`);
}

/** Language of texts, and how titles are shown to the reader. */
export interface Reading {
  readonly language: Language;
  readonly showTitle: (titled: Titled) => string;
}

type FoundReceivable = Omit<OpenReceivableRow, 'parts' | 'description'> & {
  /** Title of the call; null if it comes from elsewhere. */
  readonly title: string | null;
  readonly text_key: string | null;
  readonly entry_text: string;
};

/**
 * Finds the open receivables by due date, with the title of the call for funds or the text of the entry.
 */
export async function findOpenReceivables(
  db: Connection,
  scope: ShownAccount,
  { language, showTitle }: Reading,
): Promise<OpenReceivableRow[]> {
  const rows = await db.query<FoundReceivable>(sql`
    select open.id, open.building_id, open.source_type, open.source_id,
      open.amount_cents, open.open_cents, open.due_date, open.structured_communication,
      call.title, call.text_key, coalesce(${selectJournalText(language, 'words')}, '') as entry_text
    from (select * from app.receivables where organization_id = ${db.organizationId}
      and open_cents > 0 and ${selectAccountRows(scope)}) as open
    left join ${callsForFunds(db)} as call
      on call.id = open.source_id and open.source_type = 'CallForFunds'
    left join ${journalTexts(db)} as words
      on words.entry_id = open.entry_id and words.line_number = 0
    order by open.due_date, open.id`);
  const parts = await findReceivableParts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ title, text_key, entry_text, ...row }) => ({
    ...row,
    description: title === null ? entry_text : showTitle({ title, text_key }),
    parts: parts.get(row.id) ?? [],
  }));
}

/** Finds the communication of the first item ever charged to the owner, by building. */
export async function findFirstItems(
  db: Connection,
  scope: ShownAccount,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ readonly building_id: string; readonly first: string }>(sql`
    select building_id, min(structured_communication) as first
    from app.receivables where organization_id = ${db.organizationId} and ${selectAccountRows(scope)}
    group by building_id`);
  return new Map(rows.map(({ building_id, first }) => [building_id, first]));
}

/** Finds the owner's unused credits, oldest first. */
export function findFreeCredits(db: Connection, scope: ShownAccount): Promise<FreeCreditRow[]> {
  return db.query<FreeCreditRow>(sql`
    select id, building_id, source_type, source_id, amount_cents, free_cents, credited_on
    from app.credits where organization_id = ${db.organizationId} and free_cents > 0
      and ${selectAccountRows(scope)}
    order by credited_on, id`);
}
