import { Expense, EXPENSE_SORTS, type ListExpenses } from '#contract/expenses.ts';
import type { Bearing } from '#domain/expenses/borne-by.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { selectCostSettings, type CostSettingsRow } from '#features/books/costs/index.ts';
import {
  chooseNamesInBooks,
  visibleBuildings,
  limitToRoleBuildings,
} from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { findNames, selectNames, type Names, type NameSources } from '#platform/db/names.ts';
import { findShown, listPage, sortFields, type Selection } from '#platform/db/page.ts';
import {
  changeRows,
  shownColumns,
  unnestRows,
  type Row,
  type ShownRow,
} from '#platform/db/rows.ts';
import { allOf, equal, filterByDays, oneOf, searchTable, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { accounts } from '#relations/accounts.ts';
import { buildings } from '#relations/buildings.ts';
import { claims } from '#relations/claims.ts';
import { selectBorneLines } from '#relations/costs.ts';
import { nameSources } from '#relations/display-names.ts';
import { distributionKeys } from '#relations/distribution-keys.ts';
import { unmatchedPrepayment } from '#relations/expenses.ts';
import { decisions } from '#relations/minutes.ts';
import { owners } from '#relations/owners.ts';
import { units } from '#relations/units.ts';
import { selectAllocations, type ShownAllocation } from './allocations-repository.ts';

export type ExpenseRow = Row<'expenses'>;

type KnownAccount = Pick<Row<'accounts'>, 'postable' | 'is_active'>;

/** Building, key, owner and accounts of an expense, read in one round trip. */
export interface ExpenseReferences {
  /** Null: there is no such building, or it is not visible. */
  readonly building_name: string | null;
  readonly key_id: string | null;
  readonly owner_exists: boolean;
  readonly account: KnownAccount | null;
  readonly reserve_account: KnownAccount | null;
  /** Accounts with cost settings of the office. */
  readonly cost_settings: readonly CostSettingsRow[];
  readonly decision_exists: boolean;
  /** The excluded owners that exist and are visible. */
  readonly excluded_ids: readonly string[];
  readonly reserve_key_exists: boolean;
  readonly unit_exists: boolean;
  readonly claim_exists: boolean;
}

/** References of a cost besides its key and account; null: none. */
export interface CostReferences {
  readonly decision_id: string | null;
  readonly excluded_owner_ids: readonly string[];
  readonly reserve_key_id: string | null;
  readonly unit_id: string | null;
  readonly claim_id: string | null;
}

/**
 * Reads the references of an expense. Without a key, the supplier's usual one applies if it belongs to
 * the building, else General.
 */
export function findReferences(
  db: Connection,
  wanted: Bearing &
    CostReferences & {
      building_id: string;
      distribution_key_id: string | undefined;
      usual_key_id: string | null;
    },
  visible: { readonly buildings: readonly Sql[]; readonly owners: readonly Sql[] },
): Promise<ExpenseReferences> {
  const { building_id: buildingId, distribution_key_id: keyId } = wanted;
  const key =
    keyId === undefined ? sql`(is_general or id = ${wanted.usual_key_id})` : sql`id = ${keyId}`;
  const account = (code: string | null) => sql`(select
      json_build_object('postable', postable, 'is_active', is_active)
    from ${accounts(db)} as account where code = ${code})`;
  return db.one<ExpenseReferences>(sql`select
    (select name from ${buildings(db)} as building
      where id = ${buildingId} and ${allOf(visible.buildings)}) as building_name,
    (select id from ${distributionKeys(db)} as key
      where building_id = ${buildingId} and ${key} order by is_general limit 1) as key_id,
    exists (select from ${owners(db)} as owner
      where id = ${wanted.owner_id} and ${allOf(visible.owners)}) as owner_exists,
    ${account(wanted.account_code)} as account,
    ${account(wanted.reserve_account_code)} as reserve_account,
    (select coalesce(json_agg(given), '[]') from (${selectCostSettings(db)}) as given) as cost_settings,
    exists (select from ${decisions(db)} as decision
      where id = ${wanted.decision_id} and building_id = ${buildingId}) as decision_exists,
    array(select id from ${owners(db)} as owner
      where id = any(${wanted.excluded_owner_ids}::uuid[]) and ${allOf(visible.owners)}) as excluded_ids,
    exists (select from ${distributionKeys(db)} as key
      where id = ${wanted.reserve_key_id} and building_id = ${buildingId}) as reserve_key_exists,
    exists (select from ${units(db)} as unit
      where id = ${wanted.unit_id} and building_id = ${buildingId}) as unit_exists,
    exists (select from ${claims(db)} as claim
      where id = ${wanted.claim_id} and building_id = ${buildingId}) as claim_exists`);
}

/**
 * Finds the category of the supplier's latest expense, preferably in the building; Other if there is
 * none.
 */
export async function findUsualCategory(
  db: Connection,
  buildingId: string,
  supplierId: string,
): Promise<ExpenseRow['category']> {
  const latest = await db.first<Pick<ExpenseRow, 'category'>>(sql`select category from app.expenses
    where organization_id = ${db.organizationId} and supplier_id = ${supplierId}
    order by building_id = ${buildingId} desc, expense_date desc, id desc limit 1`);
  return latest?.category ?? 'Other';
}

/**
 * Serializes entry of the same invoice: another transaction waits until this one ends, and then sees it.
 */
async function lockInvoice(db: Connection, buildingId: string, key: string): Promise<void> {
  const name = `invoice ${db.organizationId} ${buildingId} ${key}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Finds the first expense in force of the building for the same invoice, under concurrent entry too. */
export async function findSameInvoice(
  db: Connection,
  {
    id,
    building_id,
    invoice_key,
  }: Pick<ExpenseRow, 'id' | 'building_id'> & { invoice_key: string },
): Promise<ExpenseRow | undefined> {
  const [, first] = await Promise.all([
    lockInvoice(db, building_id, invoice_key),
    db.first<ExpenseRow>(sql`select * from app.expenses
      where organization_id = ${db.organizationId} and building_id = ${building_id}
        and invoice_key = ${invoice_key} and status <> 'Cancelled' and id <> ${id}
      order by created_at, id limit 1`),
  ]);
  return first;
}

/**
 * Checks whether this invoice was entered for another building of the office, under concurrent entry too.
 */
export async function isEnteredElsewhere(
  db: Connection,
  { building_id, invoice_key }: Pick<ExpenseRow, 'building_id'> & { invoice_key: string },
): Promise<boolean> {
  const [, found] = await Promise.all([
    lockInvoice(db, 'any', invoice_key),
    db.first(sql`select id from app.expenses
      where organization_id = ${db.organizationId} and invoice_key = ${invoice_key}
        and building_id <> ${building_id} and status <> 'Cancelled' and status <> 'Rejected' limit 1`),
  ]);
  return found !== undefined;
}

/** Finds the invoice in force with a supplier's number. */
export function findInvoice(
  { db }: TenantContext,
  { building_id, invoice_key }: { readonly building_id: string; readonly invoice_key: string },
): Promise<ExpenseRow | undefined> {
  return db.first<ExpenseRow>(sql`select * from app.expenses
    where organization_id = ${db.organizationId} and building_id = ${building_id}
      and invoice_key = ${invoice_key} and kind = 'Invoice'
      and status not in ('Cancelled', 'Rejected') order by created_at, id limit 1`);
}

/** Limits expenses to visible buildings; an Owner sees those in force of which they have a share. */
export function visibleExpenses(ctx: TenantContext): Sql[] {
  const { owner_id: ownerId } = ctx.principal;
  if (ownerId === null) return visibleBuildings(ctx, 'building_id');
  return [
    sql`status in ('Approved', 'Paid')`,
    ...limitToRoleBuildings(ctx, 'building_id'),
    sql`id in (${selectBorneExpenses(ctx.db, ownerId)}
      union all select id from app.expenses
        where organization_id = ${ctx.organizationId} and owner_id = ${ownerId})`,
  ];
}

/** Selects the expenses of which an owner bears a line. */
export function selectBorneExpenses(db: Connection, ownerId: string): Sql {
  return sql`select expense_id from ${selectBorneLines(db, ownerId)} as line
    where expense_id is not null`;
}

/** Users whose submitted expenses the caller cannot approve. */
export interface RefusedSubmitters {
  /** In any building: they gave the caller the role that they act in. */
  readonly everywhere: readonly string[];
  /** Also in buildings that require a second approver, the caller included. */
  readonly in_strict_buildings: readonly string[];
}

/** Excludes expenses of users whose submissions the caller cannot approve. */
export function approvable(db: Connection, refused: RefusedSubmitters): Sql {
  return sql`(submitted_by is null or submitted_by <> all(${refused.everywhere}::uuid[])
    and created_by <> all(${refused.everywhere}::uuid[])
    and (submitted_by <> all(${refused.in_strict_buildings}::uuid[]) or building_id not in (
      select id from ${buildings(db)} as strict where require_second_approver)))`;
}

/** Finds which buildings of these expenses require a second approver. */
export async function findStrictBuildings(
  db: Connection,
  expenses: readonly Pick<ExpenseRow, 'building_id'>[],
): Promise<ReadonlySet<string>> {
  if (expenses.length === 0) return new Set();
  const ids = [...new Set(expenses.map(({ building_id }) => building_id))];
  const rows = await db.query<{ readonly id: string }>(sql`
    select id from ${buildings(db)} as strict
    where id = any(${ids}::uuid[]) and require_second_approver`);
  return new Set(rows.map(({ id }) => id));
}

/** Limits expenses to visible ones that the caller may or may not approve. */
export function limitToApprovable(
  ctx: TenantContext,
  wanted: boolean,
  refused: RefusedSubmitters,
): Sql[] {
  return [...visibleExpenses(ctx), sql`${approvable(ctx.db, refused)} = ${wanted}`];
}

const sortable = sortFields('expenses', EXPENSE_SORTS, {
  amount: 'amount_cents',
  due_date: 'due_order',
  supplier: 'supplier_order',
});

const COMPUTED_FROM = [
  'amount_cents',
  'charged_unit_id',
  'created_by',
  'credited_cents',
  'is_disputed',
  'open_cents',
  'opening_entry_id',
  'paid_cents',
  'prepaid_cents',
  'prepaid_matched_cents',
  'reserve_cents',
  'vat_cents',
] as const;
const columns = shownColumns('expenses', Expense, COMPUTED_FROM);

/** Columns from which an expense is shown, besides its parts. */
type ShownExpenseRow = ShownRow<'expenses', typeof Expense, (typeof COMPUTED_FROM)[number]>;

/** An expense with its parts, and the name of the invoice that it corrects. */
export interface ListedExpenseRow extends ShownExpenseRow {
  readonly allocations: readonly ShownAllocation[];
  readonly credits_expense_name: string | null;
}

function selectExpenses(db: Connection, names: NameSources): Selection {
  return {
    select: sql`select *, charged_unit_id as unit_id from app.expenses`,
    columns,
    beside: [
      ...selectNames(db, Expense, names),
      sql`case when page.credits_expense_id is not null then
        (select name from ${nameSources.expense_id(db)} as named
          where named.id = page.credits_expense_id) end as credits_expense_name`,
      sql`${selectAllocations(db, sql`page.id`)} as allocations`,
    ],
  };
}

/** Finds a visible expense. */
export function findExpense(ctx: TenantContext, id: string): Promise<ListedExpenseRow | undefined> {
  return findShown<ListedExpenseRow>(ctx.db, selectExpenses(ctx.db, chooseNamesInBooks(ctx)), [
    sql`organization_id = ${ctx.organizationId}`,
    sql`id = ${id}`,
    ...visibleExpenses(ctx),
  ]);
}

/** Lists visible expenses, one page at a time. */
export function listExpenses(
  db: Connection,
  filters: ListExpenses,
  visible: readonly Sql[],
  names = nameSources,
): Promise<Page<ListedExpenseRow>> {
  return listPage<ListedExpenseRow>(
    db,
    {
      ...selectExpenses(db, names),
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...filterConditions(filters),
        ...searchTable(db, 'app.expenses', filters.q),
        ...visible,
      ],
      sortable,
      defaultSort: '-expense_date',
    },
    filters,
  );
}

function filterConditions(filters: ListExpenses): Sql[] {
  const { building_id, created_by, supplier_id, status, category, supplier } = filters;
  const { kind, credits_expense_id, bank_transaction_id } = filters;
  const { date_from, date_to, due_from, due_to, disputed: is_disputed } = filters;
  const { open, prepayment_unmatched: unmatched } = filters;
  const conditions = [
    ...equal({ building_id, created_by, supplier_id, is_disputed, credits_expense_id }),
    ...equal({ bank_transaction_id }),
    ...oneOf({ kind, status, category }),
    ...filterByDays('expense_date', date_from, date_to),
    ...dueOn(due_from, due_to),
    ...whether(sql`(status in ('Approved', 'Paid') and open_cents > 0)`, open),
    ...whether(unmatchedPrepayment, unmatched),
  ];
  if (supplier !== undefined) conditions.push(sql`supplier_order = lower(${supplier})`);
  return conditions;
}

/** Limits rows to those that meet a condition, or to those that do not. */
function whether(condition: Sql, wanted: boolean | undefined): Sql[] {
  if (wanted === undefined) return [];
  return [wanted ? condition : sql`not ${condition}`];
}

/** Limits the due date to a range; excludes expenses without one. */
function dueOn(from: LocalDate | undefined, to: LocalDate | undefined): Sql[] {
  if (from === undefined && to === undefined) return [];
  return [sql`due_date is not null`, ...filterByDays('due_order', from, to)];
}

/** Finds visible expenses of a building by id. */
export async function findVisibleExpenses(
  ctx: TenantContext,
  buildingId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { db } = ctx;
  const rows = await db.query<Pick<ExpenseRow, 'id'>>(sql`select id from app.expenses
    where organization_id = ${db.organizationId} and building_id = ${buildingId}
      and id = any(${ids}::uuid[]) and ${allOf(visibleExpenses(ctx))}`);
  return new Set(rows.map(({ id }) => id));
}

/** Finds expenses by id. */
export function findExpensesByIds(db: Connection, ids: readonly string[]): Promise<ExpenseRow[]> {
  return db.query<ExpenseRow>(sql`select * from app.expenses
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])`);
}

/** Finds the invoices of a supplier, and locks them until the transaction ends. */
export function lockSupplierInvoices(
  db: Connection,
  supplierId: string,
): Promise<Pick<ExpenseRow, 'id' | 'invoice_number'>[]> {
  return db.query(sql`select id, invoice_number from app.expenses
    where organization_id = ${db.organizationId} and supplier_id = ${supplierId}
    order by id for no key update`);
}

/**
 * Finds invoices of a supplier that name an account other than theirs, and locks them until the
 * transaction ends.
 */
export function lockInvoicesToOtherAccount(
  db: Connection,
  supplierId: string,
): Promise<Pick<ExpenseRow, 'id' | 'problems'>[]> {
  return db.query(sql`select id, problems from app.expenses
    where organization_id = ${db.organizationId} and supplier_id = ${supplierId}
      and status in ('Draft', 'Rejected') and problems @> '[{"code": "iban_differs"}]'
    order by id for no key update`);
}

/** Assigns these expenses to the supplier whose name they have. */
export async function assignToSupplier(
  { db, now }: { readonly db: Connection; readonly now: string },
  rows: readonly Pick<ExpenseRow, 'id' | 'invoice_key'>[],
  to: { readonly id: string; readonly name: string },
): Promise<void> {
  const keys = unnestRows('expenses', ['id', 'invoice_key'], rows);
  await changeRows(
    db,
    'expenses',
    sql`update app.expenses as expense set supplier_id = ${to.id}, supplier = ${to.name},
        invoice_key = given.invoice_key, updated_at = ${now}, version = version + 1
      from (${keys}) as given
      where expense.organization_id = ${db.organizationId} and expense.id = given.id
      returning expense.id`,
  );
}

/** Names expenses by supplier and description. */
export function findExpenseNames(db: Connection, ids: readonly string[]): Promise<Names> {
  return findNames(db, nameSources.expense_id, ids);
}
