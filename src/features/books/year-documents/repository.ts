import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Journal } from '#domain/ledger/journal-entry.ts';
import type { ReminderLevel } from '#domain/payment-reminders/levels.ts';
import {
  limitToAccount,
  selectJournalText,
  selectMovementsWithin,
} from '#features/books/ledger/index.ts';
import { ownerNameInBooks } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { bankAccounts } from '#relations/bank-accounts.ts';
import { costLines } from '#relations/costs.ts';
import { distributionKeys } from '#relations/distribution-keys.ts';
import { expenses } from '#relations/expenses.ts';
import { journalEntries, journalLines, journalTexts } from '#relations/ledger.ts';
import { decisions } from '#relations/minutes.ts';
import { owners } from '#relations/owners.ts';
import { paymentReminders } from '#relations/payment-reminders.ts';
import { suppliers } from '#relations/suppliers.ts';
import { units } from '#relations/units.ts';

/** A building and the days of a year. */
export interface YearOf {
  readonly building_id: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Movement of a fund by one entry, credits less debits, with the decision that a release carries out. */
export interface FundMove {
  readonly journal: Journal;
  readonly cents: Cents;
  readonly decision_id: string | null;
  readonly title: string | null;
}

/** Lists the movements of a fund in a year, by entry. @param code the account that all its own begin with */
export function listFundMoves(db: Connection, year: YearOf, code: string): Promise<FundMove[]> {
  return db.query<FundMove>(sql`select entry.journal, moved.cents, decision.id as decision_id, decision.title
    from (select entry_id, sum(credit_cents - debit_cents)::bigint as cents
      from ${journalLines(db)} as line
      where building_id = ${year.building_id} and entry_date between ${year.from} and ${year.to}
        and ${limitToAccount(code)} group by entry_id) as moved
    join ${journalEntries(db)} as entry on entry.id = moved.entry_id
    left join lateral (select cost.decision_id from ${costLines(db)} as cost
      where entry.source_type = 'Expense' and cost.expense_id = entry.source_id
        and cost.decision_id is not null limit 1) as cause on true
    left join ${decisions(db)} as decision on decision.id = cause.decision_id
    where moved.cents <> 0 order by entry.entry_date, entry.sequence`);
}

/** Sums the money of a building at the end of a day: that of the reserve, and the rest with cash. */
export function sumMoney(
  db: Connection,
  building_id: string,
  to: LocalDate,
): Promise<{ readonly reserve_cents: Cents; readonly working_cents: Cents }> {
  const moved = selectMovementsWithin(db, { from: null, to }, [
    sql`building_id = ${building_id}`,
    sql`account_code >= '53'`,
    sql`account_code < '58'`,
  ]);
  return db.one(sql`select
      coalesce(sum(cents) filter (where is_reserve), 0)::bigint as reserve_cents,
      coalesce(sum(cents) filter (where not is_reserve), 0)::bigint as working_cents
    from (select debit_cents - credit_cents as cents, coalesce((select account.purpose = 'Reserve'
        from ${bankAccounts(db)} as account where account.building_id = ${building_id}
          and account.account_code = moved.account_code limit 1),
        account_code like '53%' or account_code like '550%') as is_reserve
      from ${moved} where account_code like '53%' or account_code like '55%' or account_code like '57%')
      as held`);
}

/** Balance of an owner or a supplier over a year, debits less credits. */
export interface PartyBalance {
  readonly id: string;
  readonly name: string;
  readonly opening_cents: Cents;
  readonly debit_cents: Cents;
  readonly credit_cents: Cents;
}

function selectPartySums(db: Connection, year: YearOf, accounts: Sql): Sql {
  const of = [sql`building_id = ${year.building_id}`, accounts];
  const before = selectMovementsWithin(db, { from: null, to: year.to }, of);
  const within = selectMovementsWithin(db, { from: year.from, to: year.to }, of);
  return sql`(select party_id, (sum(net) - sum(debit) + sum(credit))::bigint as opening_cents,
      sum(debit)::bigint as debit_cents, sum(credit)::bigint as credit_cents
    from (select party_id, debit_cents - credit_cents as net, 0 as debit, 0 as credit from ${before}
      union all select party_id, 0, debit_cents, credit_cents from ${within}) as part
    group by party_id)`;
}

/** Lists the owners of a building with a balance or movements in a year, by name. */
export function listOwnerBalances(ctx: TenantContext, year: YearOf): Promise<PartyBalance[]> {
  const { db } = ctx;
  const sums = selectPartySums(
    db,
    year,
    sql`(account_code like '410%' or account_code like '417%')`,
  );
  return db.query<PartyBalance>(sql`select owner.id, ${ownerNameInBooks(ctx)} as name,
      sums.opening_cents, sums.debit_cents, sums.credit_cents
    from ${sums} as sums join ${owners(db)} as owner on owner.id = sums.party_id
    where sums.opening_cents <> 0 or sums.debit_cents <> 0 or sums.credit_cents <> 0
    order by owner.name_order, owner.id`);
}

/** Lists the suppliers of a building with a balance or movements in a year, by name. */
export function listSupplierBalances(
  db: Connection,
  year: YearOf,
): Promise<(PartyBalance & { readonly has_supplier: boolean })[]> {
  const sums = selectPartySums(db, year, sql`account_code like '440%'`);
  return db.query(sql`select coalesce(supplier.id, sums.party_id) as id, coalesce(supplier.name, '') as name,
      supplier.id is not null as has_supplier, sums.opening_cents, sums.debit_cents, sums.credit_cents
    from ${sums} as sums left join ${suppliers(db)} as supplier on supplier.id = sums.party_id
    where sums.opening_cents <> 0 or sums.debit_cents <> 0 or sums.credit_cents <> 0
    order by lower(supplier.name), supplier.id`);
}

/** Cost line of a year with the words of its entry. */
export interface CostRow {
  readonly account_code: string;
  readonly distribution_key_id: string;
  readonly distribution_key_name: string;
  readonly entry_id: string;
  readonly expense_id: string | null;
  readonly entry_date: LocalDate;
  readonly supplier: string | null;
  readonly description: string;
  readonly period_from: LocalDate | null;
  readonly period_to: LocalDate | null;
  readonly amount_cents: Cents;
  readonly vat_cents: Cents;
}

/** Lists the cost lines of a year by account, key and day. */
export function listCosts(db: Connection, year: YearOf, language: Language): Promise<CostRow[]> {
  return db.query<CostRow>(sql`select line.account_code, line.distribution_key_id,
      key.name as distribution_key_name, line.entry_id, line.expense_id, line.entry_date,
      coalesce(supplier.name, expense.supplier) as supplier,
      coalesce(expense.description, ${selectJournalText(language, 'entry_text')}, '') as description,
      line.period_from, line.period_to, line.amount_cents, line.vat_cents
    from ${costLines(db)} as line
    join ${distributionKeys(db)} as key on key.id = line.distribution_key_id
    left join ${expenses(db)} as expense on expense.id = line.expense_id
    left join ${suppliers(db)} as supplier on supplier.id = coalesce(line.supplier_id, expense.supplier_id)
    left join ${journalTexts(db)} as entry_text on entry_text.entry_id = line.entry_id
      and entry_text.line_number = 0
    where line.building_id = ${year.building_id} and line.entry_date between ${year.from} and ${year.to}
    order by line.account_code, key.name, key.id, line.entry_date, line.entry_sequence, line.position`);
}

interface Stage {
  readonly owner_id: string;
  readonly stage: ReminderLevel;
  readonly since: LocalDate;
}

/** Finds the current stage of recovery of the owners of a building. */
export async function findStages(db: Connection, building_id: string): Promise<Map<string, Stage>> {
  const rows = await db.query<Stage>(sql`select distinct on (owner_id) owner_id,
      reminder_level as stage, level_changed_on as since
    from ${paymentReminders(db)} as reminder
    where building_id = ${building_id} and status in ('Open', 'Sent')
    order by owner_id, level_changed_on desc`);
  return new Map(rows.map((row) => [row.owner_id, row]));
}

/** Works decided and not finished, with what they cost so far. */
export interface CommittedWorks {
  readonly decision_id: string;
  readonly decided_on: LocalDate;
  readonly title: string;
  readonly amount_cents: Cents | null;
  readonly spent_cents: Cents;
}

/** Lists the works decided until the end of a year and not finished then, that have an amount or costs. */
export function listCommittedWorks(
  db: Connection,
  { building_id, to }: YearOf,
): Promise<CommittedWorks[]> {
  return db.query<CommittedWorks>(sql`select decision.id as decision_id, decision.decided_on,
      decision.title, decision.amount_cents, spent.cents as spent_cents
    from ${decisions(db)} as decision
    cross join lateral (select coalesce(sum(line.amount_cents + line.released_cents), 0)::bigint as cents
      from ${costLines(db)} as line
      where line.decision_id = decision.id and line.entry_date <= ${to}) as spent
    where decision.building_id = ${building_id} and decision.result = 'Adopted'
      and decision.decided_on <= ${to} and (decision.finished_on is null or decision.finished_on > ${to})
      and (decision.amount_cents is not null or spent.cents <> 0)
    order by decision.decided_on, decision.id`);
}

/** Counts the lots of a building, without cellars, garages and parking places. */
export async function countMainLots(db: Connection, building_id: string): Promise<number> {
  const { count } = await db.one<{ readonly count: number }>(sql`select count(*) as count
    from ${units(db)} as unit where building_id = ${building_id}
      and type not in ('Parking', 'Storage')`);
  return count;
}
