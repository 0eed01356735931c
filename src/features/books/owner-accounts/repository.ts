import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { FreeCredit, OpenReceivable } from '#domain/owner-accounts/match-credits.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { accountSums, journalEntries, journalLines } from '#relations/ledger.ts';
import { selectOpenParts, selectOwnerAccountCodes } from '#relations/owner-accounts.ts';

/** Amount that an owner owes by one ledger entry. */
export type ReceivableRow = Row<'receivables'>;

/** Accounts of some owners in a building. */
export interface AccountScope {
  readonly building_id: string;
  readonly owner_ids: readonly string[];
}

/** Reserves numbers for structured communications. @returns the first of them */
export async function takeNumbers(db: Connection, count: number): Promise<number> {
  const { last_number } = await db.one<{ last_number: number }>(sql`
    insert into app.communication_numbers as given (organization_id, last_number)
    values (${db.organizationId}, ${count})
    on conflict (organization_id) do update set last_number = given.last_number + excluded.last_number
    returning last_number`);
  return last_number - count + 1;
}

/**
 * Finds which communications of another office receivables here have already, and makes the numbers that
 * are given from now on follow all others.
 * @param highest number of the others
 */
export async function findTakenCommunications(
  db: Connection,
  communications: readonly string[],
  highest: number,
): Promise<ReadonlySet<string>> {
  await takeNumbers(db, 0);
  const rows = await db.query<{ readonly structured_communication: string }>(sql`
    select structured_communication from app.receivables
    where organization_id = ${db.organizationId}
      and structured_communication = any(${communications}::text[])`);
  await db.execute(sql`update app.communication_numbers
    set last_number = greatest(last_number, ${highest})
    where organization_id = ${db.organizationId}`);
  return new Set(rows.map((row) => row.structured_communication));
}

/** Finds receivables by id, in the given order. */
export function findReceivables(db: Connection, ids: readonly string[]): Promise<ReceivableRow[]> {
  return db.query<ReceivableRow>(sql`select receivables.* from app.receivables
    join unnest(${ids}::uuid[]) with ordinality as wanted (id, place) using (id)
    where organization_id = ${db.organizationId} order by wanted.place`);
}

/** Open receivable with its owner and structured communication. */
export interface OwnedReceivable extends OpenReceivable {
  readonly owner_id: string;
  readonly structured_communication: string;
  /** Day on which it is in the ledger. */
  readonly booked_on: LocalDate;
}

/** Finds open receivables, by owner and due date; of a receivable for several funds, its open parts. */
export function openReceivables(db: Connection, scope: AccountScope): Promise<OwnedReceivable[]> {
  return db.query<OwnedReceivable>(sql`select owed.id, owed.owner_id, part.fund,
      coalesce(part.account_code, owed.account_code) as account_code, owed.due_date, owed.is_cost,
      coalesce(part.open_cents, owed.open_cents) as open_cents, owed.structured_communication,
      entry.entry_date as booked_on
    from app.receivables as owed
    join ${journalEntries(db)} as entry on entry.id = owed.entry_id
    left join lateral ${selectOpenParts(db)} as part on true
    where owed.organization_id = ${db.organizationId} and owed.building_id = ${scope.building_id}
      and owed.owner_id = any(${scope.owner_ids}::uuid[]) and owed.open_cents > 0
      and (part.fund is null or part.open_cents > 0)
    order by owed.owner_id, owed.due_date, owed.id`);
}

export interface OwnedCredit extends FreeCredit {
  readonly owner_id: string;
  readonly account_code: string;
  /**
   * Day on which it is in the ledger, which is later than the payment's own day if that was reinstated.
   */
  readonly booked_on: LocalDate;
}

/** Finds free credits, oldest first. */
export function freeCredits(db: Connection, scope: AccountScope): Promise<OwnedCredit[]> {
  return db.query<OwnedCredit>(sql`select credit.id, credit.owner_id, credit.account_code,
      credit.free_cents, entry.entry_date as booked_on
    from app.credits as credit
    join ${journalEntries(db)} as entry on entry.id = credit.entry_id
    where credit.organization_id = ${db.organizationId}
      and credit.building_id = ${scope.building_id}
      and credit.owner_id = any(${scope.owner_ids}::uuid[]) and credit.free_cents > 0
    order by credit.owner_id, credit.credited_on, credit.id`);
}

/** Mirrors `isOwnerAccount` of the domain as a condition on the column account_code. */
export const ownerAccountCondition = sql`(account_code like '410%' or account_code like '417%')`;

/** Finds owners' debit balances by account, from the stored sums; zero balances are left out. */
export function findOwnerBalances(
  db: Connection,
  { building_id, owner_ids }: AccountScope,
): Promise<
  { readonly owner_id: string; readonly account_code: string; readonly balance: Cents }[]
> {
  return db.query(sql`
    select party_id as owner_id, account_code, sum(debit_cents - credit_cents)::bigint as balance
    from ${accountSums(db)} as total
    where span = 'All' and building_id = ${building_id}
      and party_id = any(${owner_ids}::uuid[]) and debit_cents <> credit_cents
      and account_code in ${selectOwnerAccountCodes(db)}
    group by party_id, account_code`);
}

/** Sums what entries credited to an owner, by account. */
export async function sumCreditedByEntries(
  db: Connection,
  entryIds: readonly string[],
  ownerId: string,
): Promise<Map<string, Cents>> {
  const rows = await db.query<{ account_code: string; amount: Cents }>(sql`select account_code,
      sum(credit_cents - debit_cents)::bigint as amount
    from ${journalLines(db)} as line
    where entry_id = any(${entryIds}::uuid[]) and owner_id = ${ownerId} and ${ownerAccountCondition}
    group by account_code`);
  return new Map(rows.map(({ account_code, amount }) => [account_code, amount]));
}

/** Finds the open receivables due on the day, by building. */
export function findOpenDueOn(
  db: Connection,
  dueDate: LocalDate,
): Promise<{ readonly building_id: string; readonly receivable_ids: string[] }[]> {
  return db.query(sql`select building_id, array_agg(id order by id) as receivable_ids
    from app.receivables
    where organization_id = ${db.organizationId} and open_cents > 0 and due_date = ${dueDate}::date
    group by building_id order by building_id`);
}
