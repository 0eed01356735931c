import type { ACCOUNT_SORTS, ListAccounts } from '#contract/accounts.ts';
import type { Language } from '#domain/kernel/language.ts';
import { parentCodeOf, type AccountType } from '#domain/ledger/account.ts';
import type { BalanceSide } from '#domain/ledger/normal-balance.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, type SortFields } from '#platform/db/page.ts';
import { column, containing, join, sql, unnestRows } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';

export interface AccountRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly account_type: AccountType;
  readonly parent_code: string | null;
  readonly is_active: boolean;
  readonly postable: boolean;
  readonly normal_balance: BalanceSide;
  readonly label_fr: string | null;
  readonly label_nl: string | null;
  readonly label_de: string | null;
  readonly label_en: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly version: number;
}

const sortable: SortFields<typeof ACCOUNT_SORTS> = {
  id: { column: 'id', type: 'uuid' },
  code: { column: 'code', type: 'text' },
};

export function listAccounts(
  db: Connection,
  { account_type, is_active, q, ...page }: ListAccounts,
): Promise<Page<AccountRow>> {
  const where = [
    sql`organization_id = ${db.organizationId}`,
    ...(account_type === undefined ? [] : [sql`account_type = ${account_type}`]),
    ...(is_active === undefined ? [] : [sql`is_active = ${is_active}`]),
    ...(q === undefined
      ? []
      : [
          sql`(starts_with(code, ${q}) or concat_ws(' ', name, label_fr, label_nl, label_de, label_en)
            ilike ${containing(q)})`,
        ]),
  ];
  return listPage<AccountRow>(
    db,
    { select: sql`select * from app.accounts`, where, sortable, defaultSort: 'code' },
    page,
  );
}

export function findByCode(db: Connection, code: string): Promise<AccountRow | undefined> {
  return db.first<AccountRow>(
    sql`select * from app.accounts where organization_id = ${db.organizationId} and code = ${code}`,
  );
}

/** The place of a code in the chart. */
export interface ChartPlace {
  /** The longest existing code that it begins with. */
  readonly parent: ParentAccount | null;
  /** Whether longer codes begin with it. */
  readonly has_descendants: boolean;
}

export interface ParentAccount {
  readonly code: string;
  readonly postable: boolean;
  readonly has_entries: boolean;
}

/** @param parentCode the parent asked for; undefined: the longest existing proper prefix */
export async function findPlace(
  db: Connection,
  code: string,
  parentCode: string | undefined,
): Promise<ChartPlace> {
  const prefixes = Array.from({ length: code.length - 1 }, (_, index) => code.slice(0, index + 1));
  const [ancestors, { has_descendants }] = await Promise.all([
    db.query<ParentAccount>(sql`select code, postable, exists (select 1 from app.journal_lines as lines
        where lines.organization_id = accounts.organization_id and lines.account_code = accounts.code) as has_entries
      from app.accounts as accounts
      where organization_id = ${db.organizationId} and code = any(${prefixes}::text[])`),
    db.one<{ has_descendants: boolean }>(sql`select exists (select 1 from app.accounts
      where organization_id = ${db.organizationId} and code > ${code} and code < ${`${code}:`}) as has_descendants`),
  ]);
  const wanted =
    parentCode ?? parentCodeOf(code, new Set(ancestors.map((ancestor) => ancestor.code)));
  return {
    parent: ancestors.find((ancestor) => ancestor.code === wanted) ?? null,
    has_descendants,
  };
}

export async function makeHeading(db: Connection, code: string, now: string): Promise<void> {
  await db.execute(sql`update app.accounts set postable = false, updated_at = ${now}, version = version + 1
    where organization_id = ${db.organizationId} and code = ${code}`);
}

/** The accounts below a new code that hung under a shorter one now hang under it. */
export async function adoptDescendants(db: Connection, code: string, now: string): Promise<void> {
  await db.execute(sql`update app.accounts set parent_code = ${code}, updated_at = ${now}, version = version + 1
    where organization_id = ${db.organizationId} and code > ${code} and code < ${`${code}:`}
      and (parent_code is null or length(parent_code) < ${code.length}::integer)`);
}

export interface AccountUse {
  readonly has_entries: boolean;
  readonly has_children: boolean;
}

export function findUse(db: Connection, code: string): Promise<AccountUse> {
  return db.one<AccountUse>(sql`select
    exists (select 1 from app.journal_lines
      where organization_id = ${db.organizationId} and account_code = ${code}) as has_entries,
    exists (select 1 from app.accounts
      where organization_id = ${db.organizationId} and parent_code = ${code}) as has_children`);
}

const seedColumns = {
  id: 'uuid',
  code: 'text',
  name: 'text',
  account_type: 'text',
  parent_code: 'text',
  postable: 'boolean',
  normal_balance: 'text',
  label_fr: 'text',
  label_nl: 'text',
  label_de: 'text',
  label_en: 'text',
};

export type SeedRow = Readonly<Record<keyof typeof seedColumns, string | boolean | null>>;

/** Creates the accounts whose code is missing; two at once agree on who made which. Returns their number. */
export function insertMissing(
  db: Connection,
  rows: readonly SeedRow[],
  stamp: { readonly by: string; readonly at: string },
): Promise<number> {
  const names = join(Object.keys(seedColumns).map(column));
  return db.execute(sql`insert into app.accounts
      (organization_id, is_active, created_by, created_at, updated_at, ${names})
    select ${db.organizationId}::uuid, true, ${stamp.by}::uuid, ${stamp.at}::timestamptz, ${stamp.at}::timestamptz, seeded.*
    from (${unnestRows(seedColumns, rows)}) as seeded
    on conflict (organization_id, code) do nothing`);
}

export async function countAccounts(db: Connection): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*) as count from app.accounts where organization_id = ${db.organizationId}`,
  );
  return count;
}

export async function findOrganizationLanguage(db: Connection): Promise<Language> {
  const { language } = await db.one<{ language: Language }>(
    sql`select language from auth.organizations where id = ${db.organizationId}`,
  );
  return language;
}
