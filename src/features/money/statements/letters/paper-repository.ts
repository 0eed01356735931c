import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Titled } from '#domain/texts/known-titles.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { budgetAmounts, budgets } from '#relations/budgets.ts';
import { buildings } from '#relations/buildings.ts';
import { callsForFunds } from '#relations/calls-for-funds.ts';
import { costLines } from '#relations/costs.ts';
import { distributionKeys } from '#relations/distribution-keys.ts';
import { expenses } from '#relations/expenses.ts';
import { meters } from '#relations/meters.ts';
import { owners } from '#relations/owners.ts';
import { proceedings } from '#relations/proceedings.ts';
import { suppliers } from '#relations/suppliers.ts';
import { units } from '#relations/units.ts';
import { findLineDetails } from '../details-repository.ts';
import type { PaperKey, PaperLine, PaperProceeding, PaperReader } from './paper.ts';

/** Finds the owners who read statements, by id. */
export async function findReaders(
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PaperReader>> {
  const rows = await db.query<PaperReader>(sql`select id, name, address, language, email, kind,
      enterprise_number
    from ${owners(db)} as owner where id = any(${ids}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds the lines of the books that statements show, in a language. */
export async function findPaperLines(
  db: Connection,
  ids: readonly string[],
  language: Language,
): Promise<PaperLine[]> {
  const [details, rows] = await Promise.all([
    findLineDetails(db, ids, language),
    db.query<
      Pick<PaperLine, 'id' | 'vat_cents' | 'invoice_number' | 'supplier_number'>
    >(sql`select line.id, line.vat_cents, expense.invoice_number,
        supplier.enterprise_number as supplier_number
      from ${costLines(db)} as line
      left join ${expenses(db)} as expense on expense.id = line.expense_id
      left join ${suppliers(db)} as supplier on supplier.id = line.supplier_id
      where line.id = any(${ids}::uuid[])`),
  ]);
  return rows.flatMap((row) => {
    const own = details.get(row.id);
    return own === undefined ? [] : [{ ...own, ...row }];
  });
}

/** Finds the keys of a building, by id. */
export async function findPaperKeys(
  db: Connection,
  building_id: string,
): Promise<ReadonlyMap<string, PaperKey>> {
  const rows = await db.query<PaperKey>(sql`select id, name, is_general
    from ${distributionKeys(db)} as key where building_id = ${building_id}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds the titles of calls, by id. */
export async function findCallTitles(
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Titled>> {
  const rows = await db.query<Titled & { readonly id: string }>(sql`select id, title, text_key
    from ${callsForFunds(db)} as call where id = any(${ids}::uuid[])`);
  return new Map(rows.map(({ id, ...titled }) => [id, titled]));
}

/** Facts about a lot that all its holders read. */
export type UnitOnPaper = Pick<Row<'units'>, 'id' | 'unit_number' | 'type' | 'quota'>;

/** Finds the lots of a building, by id. */
export async function findPaperUnits(
  db: Connection,
  building_id: string,
): Promise<ReadonlyMap<string, UnitOnPaper>> {
  const rows = await db.query<UnitOnPaper>(sql`select id, unit_number, type, quota
    from ${units(db)} as unit where building_id = ${building_id}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Settings of a building that its documents depend on. */
export function findPaperBuilding(
  db: Connection,
  building_id: string,
): Promise<Pick<Row<'buildings'>, 'total_quota' | 'reserve_interest_to'>> {
  return db.one(sql`select total_quota, reserve_interest_to
    from ${buildings(db)} as building where id = ${building_id}`);
}

/** Finds the numbers of meters, by id. */
export async function findMeterNumbers(
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db.query<{ readonly id: string; readonly number: string | null }>(
    sql`select id, number from ${meters(db)} as meter where id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Sums the adopted budgets of a financial year by account. */
export async function sumBudget(
  db: Connection,
  fiscal_year_id: string,
): Promise<ReadonlyMap<string, Cents>> {
  const rows = await db.query<{ readonly account_code: string; readonly cents: Cents }>(sql`
    select amount.account_code, sum(amount.amount_cents)::bigint as cents
    from ${budgets(db)} as budget join ${budgetAmounts(db)} as amount on amount.budget_id = budget.id
    where budget.fiscal_year_id = ${fiscal_year_id} and budget.status = 'Adopted'
    group by amount.account_code`);
  return new Map(rows.map(({ account_code, cents }) => [account_code, cents]));
}

/** Finds the cases of a building that are pending on a day, oldest first. */
export function findPendingProceedings(
  db: Connection,
  building_id: string,
  on: LocalDate,
): Promise<PaperProceeding[]> {
  return db.query<PaperProceeding>(sql`select title, court, number, opened_on, stake_cents,
      provision_cents, unit_ids, excluded_owner_ids
    from ${proceedings(db)} as proceeding
    where building_id = ${building_id} and opened_on <= ${on} and (ended_on is null or ended_on > ${on})
    order by opened_on, id`);
}
