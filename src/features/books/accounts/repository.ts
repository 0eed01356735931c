import { ACCOUNT_SORTS, type ListAccounts } from '#contract/accounts.ts';
import { listSearchWords } from '#domain/kernel/words.ts';
import { findParentCode } from '#domain/ledger/account.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import { insertRowsReturning, type NewRow, type Row } from '#platform/db/rows.ts';
import { buildLikePattern, equal, oneOf, sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { journalLines } from '#relations/ledger.ts';

/** Names of an account in every language, as they are searched. */
const NAMES = sql`app.fold_letters(concat_ws(' ', name, label_fr, label_nl, label_de, label_en))`;
const sortable = sortFields('accounts', ACCOUNT_SORTS);

/** Lists accounts by the filters, one page at a time. */
export function listAccounts(
  db: Connection,
  { account_type, is_active, q, ...page }: ListAccounts,
): Promise<Page<Row<'accounts'>>> {
  const where = [
    sql`organization_id = ${db.organizationId}`,
    ...oneOf({ account_type }),
    ...equal({ is_active }),
    ...listSearchWords(q ?? '').map(
      (word) => sql`(starts_with(code, ${word}) or ${NAMES} like ${buildLikePattern(word)})`,
    ),
  ];
  return listPage<Row<'accounts'>>(
    db,
    { select: sql`select * from app.accounts`, where, sortable, defaultSort: 'code' },
    page,
  );
}

/** Finds an account by its code. */
export function findByCode(db: Connection, code: string): Promise<Row<'accounts'> | undefined> {
  return db.first<Row<'accounts'>>(
    sql`select * from app.accounts where organization_id = ${db.organizationId} and code = ${code}`,
  );
}

/** Position of a code in the chart. */
export interface ChartPlace {
  /** Account with the longest existing code that this one begins with. */
  readonly parent: ParentAccount | null;
  /** Whether longer codes begin with this one. */
  readonly has_descendants: boolean;
}

export interface ParentAccount {
  readonly code: string;
  readonly postable: boolean;
  readonly has_entries: boolean;
}

/**
 * Finds the position of a code.
 * @param parentCode requested parent; undefined: the longest existing proper prefix
 */
export async function findPlace(
  db: Connection,
  code: string,
  parentCode: string | undefined,
): Promise<ChartPlace> {
  const prefixes = Array.from({ length: code.length - 1 }, (_, index) => code.slice(0, index + 1));
  const [ancestors, { has_descendants }] = await Promise.all([
    db.query<ParentAccount>(sql`select code, postable, exists (select from ${journalLines(db)} as lines
        where lines.account_code = accounts.code) as has_entries
      from app.accounts as accounts
      where organization_id = ${db.organizationId} and code = any(${prefixes}::text[])`),
    db.one<{ has_descendants: boolean }>(sql`select exists (select 1 from app.accounts
      where organization_id = ${db.organizationId} and code > ${code} and code < ${`${code}:`}) as has_descendants`),
  ]);
  const wanted =
    parentCode ?? findParentCode(code, new Set(ancestors.map((ancestor) => ancestor.code)));
  return {
    parent: ancestors.find((ancestor) => ancestor.code === wanted) ?? null,
    has_descendants,
  };
}

/** Turns an account into a heading, on which nothing is posted. */
export async function turnIntoHeading(db: Connection, code: string, now: string): Promise<void> {
  await db.execute(sql`update app.accounts set postable = false, updated_at = ${now}, version = version + 1
    where organization_id = ${db.organizationId} and code = ${code}`);
}

/** Moves the accounts that belong below a new code from their shorter parent to it. */
export async function adoptDescendants(db: Connection, code: string, now: string): Promise<void> {
  await db.execute(sql`update app.accounts set parent_code = ${code}, updated_at = ${now}, version = version + 1
    where organization_id = ${db.organizationId} and code > ${code} and code < ${`${code}:`}
      and (parent_code is null or length(parent_code) < ${code.length}::integer)`);
}

export interface AccountUse {
  readonly has_entries: boolean;
  readonly has_children: boolean;
}

/** Finds out whether an account has entries or sub-accounts. */
export function findUse(db: Connection, code: string): Promise<AccountUse> {
  return db.one<AccountUse>(sql`select
    exists (select from ${journalLines(db)} as lines where account_code = ${code}) as has_entries,
    exists (select 1 from app.accounts
      where organization_id = ${db.organizationId} and parent_code = ${code}) as has_children`);
}

/**
 * Creates the accounts whose code is missing, safely under concurrent calls. Returns how many were
 * created.
 */
export async function insertMissing(
  db: Connection,
  rows: readonly NewRow<'accounts'>[],
): Promise<number> {
  const conflict = sql`on conflict (organization_id, code) do nothing`;
  return (await insertRowsReturning(db, 'accounts', rows, conflict)).length;
}

/** Counts the accounts of the chart. */
export async function countAccounts(db: Connection): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*) as count from app.accounts where organization_id = ${db.organizationId}`,
  );
  return count;
}
