import {
  BankStatement,
  BankTransaction,
  BANK_STATEMENT_SORTS,
  BANK_TRANSACTION_SORTS,
  type ListBankStatements,
  type ListBankTransactions,
} from '#contract/bank-statements.ts';
import type { Neighbours } from '#domain/banking/statement-review.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { limitToVisibleOwners } from '#features/register/owners/index.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import {
  allOf,
  searchTable,
  equal,
  filterByDays,
  oneOf,
  raw,
  sql,
  type Sql,
} from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { bankAccounts } from '#relations/bank-accounts.ts';
import { buildings } from '#relations/buildings.ts';
import { nameSources } from '#relations/display-names.ts';
import { owners } from '#relations/owners.ts';

export type StatementRow = Row<'bank_statements'>;
export type TransactionRow = Row<'bank_transactions'>;

const sortableStatements = sortFields('bank_statements', BANK_STATEMENT_SORTS, {
  date: 'statement_date',
});
const sortableTransactions = sortFields('bank_transactions', BANK_TRANSACTION_SORTS, {
  amount: 'amount_cents',
});

/** Lists visible bank statements, one page at a time. */
export function listStatements(
  ctx: TenantContext,
  filters: ListBankStatements,
): Promise<Page<StatementRow>> {
  const { building_id, bank_account_id, status, date_from, date_to } = filters;
  return listPage<StatementRow>(
    ctx.db,
    {
      select: sql`select * from app.bank_statements`,
      beside: selectNames(ctx.db, BankStatement, nameSources),
      where: [
        sql`organization_id = ${ctx.db.organizationId}`,
        ...equal({ building_id, bank_account_id }),
        ...oneOf({ status }),
        ...filterByDays('statement_date', date_from, date_to),
        ...visibleBuildings(ctx, 'building_id'),
      ],
      sortable: sortableStatements,
      defaultSort: '-date',
    },
    filters,
  );
}

/** Selects transactions of accepted statements that are visible. */
export function visibleTransactions(ctx: TenantContext): Sql[] {
  return [sql`is_live`, ...visibleBuildings(ctx, 'building_id')];
}

/** Lists visible bank transactions, one page at a time. */
export function listTransactions(
  ctx: TenantContext,
  filters: ListBankTransactions,
): Promise<Page<TransactionRow>> {
  const { building_id, bank_account_id, statement_id, status, date_from, date_to, q } = filters;
  return listPage<TransactionRow>(
    ctx.db,
    {
      select: sql`select * from app.bank_transactions`,
      beside: selectNames(ctx.db, BankTransaction, nameSources),
      where: [
        sql`organization_id = ${ctx.db.organizationId}`,
        ...equal({ building_id, bank_account_id, statement_id }),
        ...oneOf({ status }),
        ...filterByDays('booked_on', date_from, date_to),
        ...searchTable(ctx.db, 'app.bank_transactions', q),
        ...visibleTransactions(ctx),
      ],
      sortable: sortableTransactions,
      defaultSort: '-booked_on',
    },
    filters,
  );
}

/** Data needed to book a transaction. */
export interface TransactionPlace {
  /** Ledger account of the bank account. */
  readonly account_code: string;
  readonly statement_number: string;
  readonly statement_year: number;
  readonly language: Language;
}

/** Finds what the booking of transactions needs of their accounts, buildings and statements, by id. */
export async function findPlaces(
  db: Connection,
  ids: readonly string[],
): Promise<Map<string, TransactionPlace>> {
  const rows = await db.query<TransactionPlace & { readonly id: string }>(sql`select line.id,
      account.account_code, building.language, statement.number as statement_number,
      statement.year as statement_year
    from app.bank_transactions as line
    join app.bank_statements as statement on statement.organization_id = ${db.organizationId}
      and statement.id = line.statement_id
    join ${bankAccounts(db)} as account on account.id = line.bank_account_id
    join ${buildings(db)} as building on building.id = line.building_id
    where line.organization_id = ${db.organizationId} and line.id = any(${ids}::uuid[])`);
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}

/** Finds visible transactions by id. @param lock until the transaction of the database ends */
export async function findTransactions(
  ctx: TenantContext,
  ids: readonly string[],
  { lock }: { readonly lock: boolean },
): Promise<Map<string, TransactionRow>> {
  const { db } = ctx;
  const rows = await db.query<TransactionRow>(sql`select * from app.bank_transactions
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])
      and ${allOf(visibleTransactions(ctx))}
    order by id ${lock ? sql`for no key update` : sql``}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Counts how many of these owners are visible. */
export async function countOwners(ctx: TenantContext, ids: readonly string[]): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`select count(*) as count
    from ${owners(ctx.db)} as owner
    where id = any(${ids}::uuid[]) and ${allOf(limitToVisibleOwners(ctx))}`);
  return count;
}

/** Statement that is known under a number of an account. */
export interface KnownStatement {
  readonly content_hash: string;
}

/** Finds statements with a number of an account in a year, discarded ones excluded. */
export function findKnown(
  db: Connection,
  { bank_account_id, year, number }: Pick<StatementRow, 'bank_account_id' | 'year' | 'number'>,
): Promise<KnownStatement[]> {
  return db.query<KnownStatement>(sql`select content_hash from app.bank_statements
    where organization_id = ${db.organizationId} and bank_account_id = ${bank_account_id}
      and year = ${year} and number = ${number} and status <> 'Discarded'`);
}

/** Order of statements (`inSequence` of `domain/banking/statement-review.ts`). */
const SEQUENCE = ['statement_date', 'length(number)', 'number'] as const;
export const inSequence = raw(SEQUENCE.join(', '));
export const latestFirst = raw(SEQUENCE.map((key) => `${key} desc`).join(', '));

/** Finds the balances of the accepted statements before and after one. */
export function findNeighbours(
  db: Connection,
  accountId: string,
  { date, number }: { readonly date: LocalDate; readonly number: string },
): Promise<Neighbours> {
  const ofAccount = sql`from app.bank_statements where organization_id = ${db.organizationId}
    and bank_account_id = ${accountId} and status = 'Accepted'`;
  const place = sql`${date}, length(${number}::text), ${number}`;
  return db.one<Neighbours>(sql`select
    (select closing_cents ${ofAccount} and (${inSequence}) < (${place})
      order by ${latestFirst} limit 1) as closing_before,
    (select opening_cents ${ofAccount} and (${inSequence}) > (${place})
      order by ${inSequence} limit 1) as opening_after`);
}

/** Finds held statements of an account, oldest first. */
export function findHeld(db: Connection, accountId: string): Promise<StatementRow[]> {
  return db.query<StatementRow>(sql`select * from app.bank_statements
    where organization_id = ${db.organizationId} and bank_account_id = ${accountId}
      and status = 'Held' order by ${inSequence}, id`);
}

/** Activates the transactions of an accepted statement. */
export async function activateTransactions(ctx: TenantContext, statementId: string): Promise<void> {
  await ctx.db.execute(sql`update app.bank_transactions
    set is_live = true, updated_at = ${ctx.now}, version = version + 1
    where organization_id = ${ctx.db.organizationId} and statement_id = ${statementId}`);
}

/** Reads the current state of statements, by id. */
export async function findStatements(
  db: Connection,
  ids: readonly string[],
): Promise<Map<string, StatementRow>> {
  const rows = await db.query<StatementRow>(sql`select * from app.bank_statements
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
