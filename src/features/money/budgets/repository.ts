import type { BudgetLine } from '#domain/budgets/draft-budget.ts';
import type { Nature } from '#domain/costs/cost-line.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { FiscalYearPeriod } from '#domain/ledger/fiscal-year.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, column, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { accounts } from '#relations/accounts.ts';
import { callsForFunds } from '#relations/calls-for-funds.ts';
import { costLines } from '#relations/costs.ts';
import { distributionKeys } from '#relations/distribution-keys.ts';
import { fiscalYears } from '#relations/fiscal-years.ts';
import { agendaBudgetLines, agendaItems } from '#relations/meetings.ts';
import { decisions } from '#relations/minutes.ts';

/** Limits budgets to visible buildings; an Owner sees only adopted ones. */
export function visibleBudgets(ctx: TenantContext): Sql[] {
  const visible = visibleBuildings(ctx, 'building_id');
  return ctx.principal.owner_id === null ? visible : [...visible, sql`status = 'Adopted'`];
}

export type BudgetRow = Row<'budgets'>;

/** Line of a budget with the names of its account and key. */
type ShownLine = Omit<Row<'budget_amounts'>, 'organization_id' | 'budget_id' | 'position'> & {
  readonly nature: Nature;
  readonly account_name: string;
  readonly distribution_key_name: string;
};

export interface ShownBudget extends BudgetRow {
  readonly lines: readonly ShownLine[];
}

/** Name of the joined `account` in a language. */
const nameOfAccount = (language: Language) =>
  sql`coalesce(nullif(account.${column(`label_${language}`)}, ''), account.name)`;

const selectBudgets = (db: Connection, language: Language) => sql`select budget.*, coalesce((
    select jsonb_agg(jsonb_build_object('account_code', line.account_code,
      'account_name', ${nameOfAccount(language)}, 'distribution_key_id', line.distribution_key_id,
      'distribution_key_name', key.name, 'amount_cents', line.amount_cents, 'nature', line.nature,
      'note', line.note, 'actual_cents', line.actual_cents, 'index_ppm', line.index_ppm)
      order by line.position)
    from app.budget_amounts as line
    join ${accounts(db)} as account on account.code = line.account_code
    join ${distributionKeys(db)} as key on key.id = line.distribution_key_id
    where line.organization_id = ${db.organizationId} and line.budget_id = budget.id
  ), '[]') as lines
  from app.budgets as budget where budget.organization_id = ${db.organizationId}`;

/** Finds a visible budget with its lines. */
export function findBudget(
  db: Connection,
  id: string,
  { language, visible }: { readonly language: Language; readonly visible: readonly Sql[] },
): Promise<ShownBudget | undefined> {
  return db.first<ShownBudget>(
    sql`${selectBudgets(db, language)} and budget.id = ${id} and ${allOf(visible)}`,
  );
}

/** Lists the visible budgets of a building, the latest year first. */
export function listBudgets(
  db: Connection,
  buildingId: string,
  { language, visible }: { readonly language: Language; readonly visible: readonly Sql[] },
): Promise<ShownBudget[]> {
  return db.query<ShownBudget>(sql`select shown.* from (${selectBudgets(db, language)}) as shown
    where building_id = ${buildingId} and ${allOf(visible)}
    order by (select start_date from ${fiscalYears(db)} as year where year.id = fiscal_year_id) desc,
      kind desc, id`);
}

/** Deletes the lines of a draft. */
export async function deleteLines(db: Connection, budgetId: string): Promise<void> {
  await db.execute(sql`delete from app.budget_amounts
    where organization_id = ${db.organizationId} and budget_id = ${budgetId}`);
}

export interface BudgetYear extends FiscalYearPeriod {
  readonly id: string;
}

/** Lists the financial years of a building. */
export function listYears(db: Connection, buildingId: string): Promise<BudgetYear[]> {
  return db.query<BudgetYear>(sql`select id, start_date, end_date from ${fiscalYears(db)} as year
    where building_id = ${buildingId} order by start_date`);
}

/** Sums the costs of a building within days, by account, key and nature; credit notes count less. */
export function sumCosts(
  db: Connection,
  {
    building_id,
    from,
    to,
  }: { readonly building_id: string; readonly from: string; readonly to: string },
): Promise<BudgetLine[]> {
  return db.query<BudgetLine>(sql`select account_code, distribution_key_id, nature,
      sum(amount_cents)::bigint as amount_cents
    from ${costLines(db)} as line
    where building_id = ${building_id} and entry_date between ${from} and ${to}
    group by account_code, distribution_key_id, nature`);
}

type BudgetAccount = Pick<Row<'accounts'>, 'code' | 'postable' | 'is_active'> & {
  readonly name: string;
};

/** Finds which of these accounts are in the chart, with their names. */
export async function findAccounts(
  db: Connection,
  codes: readonly string[],
  language: Language,
): Promise<Map<string, BudgetAccount>> {
  const rows = await db.query<BudgetAccount>(sql`select code, postable, is_active,
      ${nameOfAccount(language)} as name
    from ${accounts(db)} as account where code = any(${codes}::text[])`);
  return new Map(rows.map((row) => [row.code, row]));
}

type BudgetKey = Pick<Row<'distribution_keys'>, 'id' | 'is_general' | 'kind'>;

/** Lists the keys of a building. */
export function listKeys(db: Connection, buildingId: string): Promise<BudgetKey[]> {
  return db.query<BudgetKey>(sql`select id, is_general, kind from ${distributionKeys(db)} as key
    where building_id = ${buildingId}`);
}

interface AdoptingDecision {
  readonly decided_on: string;
  /** The budget that the voted item names, and the amounts in force by account. */
  readonly budget_id: string | null;
  readonly voted: readonly { readonly account_code: string; readonly amount_cents: Cents }[];
}

/** Whether an agenda item puts a budget to the vote. */
export async function isOnAgenda(db: Connection, budgetId: string): Promise<boolean> {
  const { found } = await db.one<{ readonly found: boolean }>(sql`select exists (
    select from ${agendaItems(db)} as item where budget_id = ${budgetId}) as found`);
  return found;
}

/** Finds an adopted decision of a building with the budget that was voted. */
export function findAdoptingDecision(
  db: Connection,
  { id, building_id }: { readonly id: string; readonly building_id: string },
): Promise<AdoptingDecision | undefined> {
  return db.first<AdoptingDecision>(sql`select decision.decided_on, item.budget_id, coalesce((
      select jsonb_agg(jsonb_build_object('account_code', line.account_code,
        'amount_cents', line.amount_cents))
      from ${agendaBudgetLines(db)} as line
      where line.agenda_item_id = item.id and line.is_amended = exists (
        select from ${agendaBudgetLines(db)} as amended
        where amended.agenda_item_id = item.id and amended.is_amended)), '[]') as voted
    from ${decisions(db)} as decision
    left join ${agendaItems(db)} as item on item.id = decision.agenda_item_id
    where decision.id = ${id} and decision.building_id = ${building_id}
      and decision.result = 'Adopted'`);
}

/** Counts the calls of a series that are not cancelled. */
export async function countCalls(db: Connection, seriesId: string): Promise<number> {
  const { count } = await db.one<{ readonly count: number }>(sql`select count(*) as count
    from ${callsForFunds(db)} as call where series_id = ${seriesId} and status <> 'Cancelled'`);
  return count;
}
