import {
  SUPPLIER_SORTS,
  type ListSuppliers,
  type SupplierDuplicates,
} from '#contract/suppliers.ts';
import { foldLetters } from '#domain/kernel/fold-text.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import { insertRow, type Row } from '#platform/db/rows.ts';
import { allOf, buildLikePattern, oneOf, searchTable, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { accounts } from '#relations/accounts.ts';
import { distributionKeys } from '#relations/distribution-keys.ts';

export type SupplierRow = Row<'suppliers'>;

/** Limits rows to suppliers that were not merged into another. */
export function limitToUnmergedSuppliers(): Sql[] {
  return [sql`merged_into_id is null`];
}

const sortable = sortFields('suppliers', SUPPLIER_SORTS, { name: 'name_order' });

export function listSuppliers(
  db: Connection,
  { q, iban_state, ...page }: ListSuppliers,
): Promise<Page<SupplierRow>> {
  return listPage<SupplierRow>(
    db,
    {
      select: sql`select * from app.suppliers`,
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...limitToUnmergedSuppliers(),
        ...oneOf({ iban_state }),
        ...searchTable(db, 'app.suppliers', q, q === undefined ? undefined : containsCompact(q)),
      ],
      sortable,
      defaultSort: 'name',
    },
    page,
  );
}

/** Matches part of a number or an account, which are stored without blanks and dots. */
function containsCompact(q: string): Sql {
  const compact = foldLetters(q).replaceAll(/[\s.]/g, '');
  return compact === '' ? sql`false` : sql`search_text like ${buildLikePattern(compact)}`;
}

/** The records that a supplier's defaults refer to. */
interface SupplierReferences {
  readonly account: Pick<Row<'accounts'>, 'postable' | 'is_active'> | null;
  readonly key_exists: boolean;
}

export function findReferences(
  ctx: TenantContext,
  account_code: string | null,
  key_id: string | null,
): Promise<SupplierReferences> {
  const { db } = ctx;
  return db.one<SupplierReferences>(sql`select
    (select json_build_object('postable', postable, 'is_active', is_active)
      from ${accounts(db)} as account where code = ${account_code}) as account,
    exists (select from ${distributionKeys(db)} as key
      where id = ${key_id} and ${allOf(visibleBuildings(ctx, 'building_id'))}) as key_exists`);
}

/**
 * Finds and locks the supplier with a name, ignoring case and spaces, until the transaction ends,
 * so that a merge moves new references too. Undefined if there is none.
 */
export function findSupplierByName(db: Connection, name: string): Promise<SupplierRow | undefined> {
  // Its id first: joined, all suppliers would be read.
  return db.first<SupplierRow>(sql`select * from app.suppliers
    where organization_id = ${db.organizationId} and id = (
      select coalesce(named.merged_into_id, named.id) from app.suppliers as named
      where named.organization_id = ${db.organizationId}
        and named.name_key = (select app.name_key(${name}))
      order by named.merged_into_id nulls first, named.created_at, named.id limit 1)
    for share`);
}

/** Serializes the creation of suppliers with this name until the transaction ends. */
export async function lockSupplierName(db: Connection, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(
    ${`supplier ${db.organizationId} `} || app.name_key(${name}), 0))`);
}

/** Finds the supplier with this enterprise number, the oldest of several. */
export function findByEnterpriseNumber(
  db: Connection,
  enterprise_number: string,
): Promise<SupplierRow | undefined> {
  return findFirst(db, sql`enterprise_number = ${enterprise_number}`);
}

/** Finds the supplier with this bank account, the oldest of several. */
export function findByIban(db: Connection, iban: string): Promise<SupplierRow | undefined> {
  return findFirst(db, sql`iban = ${iban}`);
}

/** Finds the suppliers with one of these enterprise numbers or bank accounts, oldest first. */
export function findByCodes(
  db: Connection,
  codes: { readonly enterprise_numbers: readonly string[]; readonly ibans: readonly string[] },
): Promise<Pick<SupplierRow, 'id' | 'enterprise_number' | 'iban'>[]> {
  const having = (condition: Sql) => sql`select id, enterprise_number, iban, created_at
    from app.suppliers
    where organization_id = ${db.organizationId} and ${condition} and ${allOf(limitToUnmergedSuppliers())}`;
  // An index answers each part; with “or”, all suppliers might be read.
  return db.query(sql`select id, enterprise_number, iban from (
      ${having(sql`enterprise_number = any(${codes.enterprise_numbers}::text[])`)}
      union ${having(sql`iban = any(${codes.ibans}::text[])`)}) as found
    order by created_at, id`);
}

function findFirst(db: Connection, condition: Sql): Promise<SupplierRow | undefined> {
  return db.first<SupplierRow>(sql`select * from app.suppliers
    where organization_id = ${db.organizationId} and ${condition} and ${allOf(limitToUnmergedSuppliers())}
    order by created_at, id limit 1`);
}

/** Finds or creates the supplier with a name, and locks it against deletion and merging. */
export async function findOrCreateSupplier(ctx: TenantContext, name: string): Promise<SupplierRow> {
  const { db } = ctx;
  const known = await findSupplierByName(db, name);
  if (known !== undefined) return known;
  const [, meanwhile] = await Promise.all([
    lockSupplierName(db, name),
    findSupplierByName(db, name),
  ]);
  if (meanwhile !== undefined) return meanwhile;
  return insertRow(db, 'suppliers', {
    id: ctx.newId(),
    name,
    language: 'fr',
    created_by: ctx.userId,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
}

/**
 * Finds a supplier by id and locks it against deletion and merging; undefined if it does not exist
 * or was merged.
 */
export function lockUnmergedSupplier(db: Connection, id: string): Promise<SupplierRow | undefined> {
  return db.first<SupplierRow>(sql`select * from app.suppliers
    where organization_id = ${db.organizationId} and id = ${id} and ${allOf(limitToUnmergedSuppliers())}
    for share`);
}

/** Lists the former bank accounts of a supplier, latest first. */
export function findFormerIbans(
  db: Connection,
  supplierId: string,
): Promise<Row<'supplier_ibans'>[]> {
  return db.query<Row<'supplier_ibans'>>(sql`select * from app.supplier_ibans
    where organization_id = ${db.organizationId} and supplier_id = ${supplierId}
    order by replaced_at desc, id desc`);
}

/** Lists the ids of a supplier and those merged into it, which entries may refer to. */
export async function findMerged(db: Connection, id: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`select id from app.suppliers
    where organization_id = ${db.organizationId} and (id = ${id} or merged_into_id = ${id})`);
  return rows.map((row) => row.id);
}

/** Moves the records of one supplier to another. */
export async function moveToSupplier(db: Connection, from: string, into: string): Promise<void> {
  await db.execute(sql`update app.supplier_ibans set supplier_id = ${into}
    where organization_id = ${db.organizationId} and supplier_id = ${from}`);
  await db.execute(sql`update app.suppliers set merged_into_id = ${into}
    where organization_id = ${db.organizationId} and merged_into_id = ${from}`);
}

export async function deleteFormerIbans(db: Connection, supplierId: string): Promise<void> {
  await db.execute(sql`delete from app.supplier_ibans
    where organization_id = ${db.organizationId} and supplier_id = ${supplierId}`);
}

/** Finds suppliers that may be duplicates, by number or similar spelling. */
export function findDuplicates(db: Connection): Promise<SupplierDuplicates[]> {
  const alike = (reason: string, by: Sql) => sql`select ${reason}::text as reason, ${by} as alike,
      json_agg(json_build_object('id', id, 'name', name, 'enterprise_number', enterprise_number,
        'iban', iban) order by created_at, id) as suppliers
    from app.suppliers
    where organization_id = ${db.organizationId} and ${allOf(limitToUnmergedSuppliers())} and ${by} is not null
    group by ${by} having count(*) > 1`;
  return db.query<SupplierDuplicates>(sql`select reason, suppliers from (
      ${alike('EnterpriseNumber', sql`enterprise_number`)}
      union all ${alike('Spelling', sql`spelling_key`)}) as found
    order by reason, alike limit 200`);
}

/** Finds suppliers by id. */
export function findSuppliers(db: Connection, ids: readonly string[]): Promise<SupplierRow[]> {
  return db.query<SupplierRow>(sql`select * from app.suppliers
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])`);
}
