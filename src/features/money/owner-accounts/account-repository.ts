import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Journal } from '#domain/ledger/journal-entry.ts';
import type { CreditSource, ReceivableSource } from '#domain/owner-accounts/item-sources.ts';
import type { NetMovement } from '#domain/owner-accounts/running-balance.ts';
import type { Connection } from '#platform/db/connection.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import { onOwnerAccounts, ownerAccountCodes } from './repository.ts';
import type { ShownAccount } from './shown-account.ts';

/** What one entry changed for an owner, with the words and the names it is shown with. */
export interface MovementRow extends NetMovement {
  readonly entry_id: string;
  readonly building_id: string;
  readonly building: string;
  readonly date: LocalDate;
  readonly journal: Journal;
  readonly description: string;
}

export interface OpenReceivableRow {
  readonly id: string;
  readonly building_id: string;
  readonly building: string;
  readonly source_type: ReceivableSource;
  readonly source_id: string;
  readonly description: string;
  readonly amount_cents: Cents;
  readonly open_cents: Cents;
  readonly due_date: LocalDate;
  readonly structured_communication: string;
}

export interface FreeCreditRow {
  readonly id: string;
  readonly building_id: string;
  readonly source_type: CreditSource;
  readonly source_id: string;
  readonly amount_cents: Cents;
  readonly free_cents: Cents;
  readonly credited_on: LocalDate;
}

/** Days, both ends included; a missing one is no bound. */
export interface Days {
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
}

/** The owner's lines on these accounts. */
function linesOf(db: Connection, { owner, buildings }: ShownAccount): Sql {
  const conditions = [
    sql`organization_id = ${db.organizationId}`,
    sql`owner_id = ${owner.id}`,
    onOwnerAccounts,
    ...buildings,
  ];
  return sql`app.journal_lines where ${allOf(conditions)}`;
}

/** What the owner owes by the sums of the books, above 0, or has to their good. */
export async function findBalance(db: Connection, scope: ShownAccount): Promise<Cents> {
  const { balance } = await db.one<{ balance: Cents }>(sql`
    select coalesce(sum(debit_cents - credit_cents), 0)::bigint as balance
    from app.account_sums
    where organization_id = ${db.organizationId} and span = 'All' and debit_cents <> credit_cents
      and building_id in (select distinct building_id from ${linesOf(db, scope)})
      and account_code in ${ownerAccountCodes(db)} and party_id = ${scope.owner.id}`);
  return balance;
}

/** What the owner owed at the end of the day before; nothing before the beginning. */
export async function findOpening(
  db: Connection,
  scope: ShownAccount,
  from: LocalDate | undefined,
): Promise<Cents> {
  if (from === undefined) return 0;
  const { opening } = await db.one<{ opening: Cents }>(sql`
    select coalesce(sum(debit_cents - credit_cents), 0)::bigint as opening
    from ${linesOf(db, scope)} and entry_date < ${from}`);
  return opening;
}

/**
 * The entries that changed what the owner owes, in order of date and then of posting. The words are
 * those of the owner's line when the entry has one only, else those of the entry.
 */
export function findMovements(
  db: Connection,
  scope: ShownAccount,
  { from, to }: Days,
  limit: number,
): Promise<MovementRow[]> {
  const dates = [
    ...(from === undefined ? [] : [sql`entry_date >= ${from}`]),
    ...(to === undefined ? [] : [sql`entry_date <= ${to}`]),
  ];
  return db.query<MovementRow>(sql`
    select moved.entry_id, moved.building_id, buildings.name as building, moved.entry_date as date,
      entries.journal, moved.net_cents,
      coalesce(of_line.description, of_entry.description, '') as description
    from (select entry_id, building_id, entry_date, sequence,
        sum(debit_cents - credit_cents)::bigint as net_cents,
        case when count(*) = 1 then min(line_number) end as only_line
      from ${linesOf(db, scope)} and ${allOf(dates)}
      group by entry_id, building_id, entry_date, sequence
      having sum(debit_cents - credit_cents) <> 0
      order by entry_date, sequence limit ${limit}) as moved
    join app.journal_entries as entries
      on entries.organization_id = ${db.organizationId} and entries.id = moved.entry_id
    join app.buildings as buildings
      on buildings.organization_id = ${db.organizationId} and buildings.id = moved.building_id
    left join app.journal_texts as of_line on of_line.organization_id = ${db.organizationId}
      and of_line.entry_id = moved.entry_id and of_line.line_number = moved.only_line
    left join app.journal_texts as of_entry on of_entry.organization_id = ${db.organizationId}
      and of_entry.entry_id = moved.entry_id and of_entry.line_number = 0
    order by moved.entry_date, moved.sequence`);
}

/** What is still to be paid, by due date: of a call its title, else the words of the entry. */
export function findOpenReceivables(
  db: Connection,
  { owner, buildings }: ShownAccount,
): Promise<OpenReceivableRow[]> {
  return db.query<OpenReceivableRow>(sql`
    select open.id, open.building_id, buildings.name as building, open.source_type, open.source_id,
      open.amount_cents, open.open_cents, open.due_date, open.structured_communication,
      coalesce(calls.title, words.description, '') as description
    from (select * from app.receivables where organization_id = ${db.organizationId}
      and owner_id = ${owner.id} and open_cents > 0 and ${allOf(buildings)}) as open
    join app.buildings as buildings
      on buildings.organization_id = ${db.organizationId} and buildings.id = open.building_id
    left join app.calls_for_funds as calls on calls.organization_id = ${db.organizationId}
      and calls.id = open.source_id and open.source_type = 'CallForFunds'
    left join app.journal_texts as words on words.organization_id = ${db.organizationId}
      and words.entry_id = open.entry_id and words.line_number = 0
    order by open.due_date, open.id`);
}

/** What the owner has to their good and no receivable has taken, the oldest first. */
export function findFreeCredits(
  db: Connection,
  { owner, buildings }: ShownAccount,
): Promise<FreeCreditRow[]> {
  return db.query<FreeCreditRow>(sql`
    select id, building_id, source_type, source_id, amount_cents, free_cents, credited_on
    from app.credits where organization_id = ${db.organizationId} and owner_id = ${owner.id}
      and free_cents > 0 and ${allOf(buildings)}
    order by credited_on, id`);
}
