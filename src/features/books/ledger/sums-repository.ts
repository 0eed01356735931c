import { addDays, daysBetween, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Months } from '#domain/ledger/cash-series.ts';
import { coverByPeriods, type DayRange, type Stretch } from '#domain/ledger/period-cover.ts';
import type { Connection } from '#platform/db/connection.ts';
import { allOf, join, sql, type Sql } from '#platform/db/sql.ts';

/** Condition that an account is this one or below it: the codes below begin with its own. */
export function limitToAccount(code: string): Sql {
  return sql`account_code >= ${code} and account_code < ${`${code}:`}`;
}

/** Sums an account of a building and those below it within the range, debits less credits. */
export async function sumAccount(
  db: Connection,
  building_id: string,
  code: string,
  range: DayRange,
): Promise<Cents> {
  const moved = selectMovementsWithin(db, range, [
    sql`building_id = ${building_id}`,
    limitToAccount(code),
  ]);
  const { cents } = await db.one<{ readonly cents: Cents }>(
    sql`select coalesce(sum(debit_cents - credit_cents), 0)::bigint as cents from ${moved}`,
  );
  return cents;
}

function limitToStretch(column: Sql, { from, before }: Stretch): Sql[] {
  return [...(from === null ? [] : [sql`${column} >= ${from}`]), sql`${column} < ${before}`];
}

/**
 * Builds a from item of the movements within the range: whole years and months from the stored sums, the
 * days at either end from the lines.
 * @param conditions on building_id, account_code, party_id, category, is_closing
 */
export function selectMovementsWithin(
  db: Connection,
  range: DayRange,
  conditions: readonly Sql[],
): Sql {
  const { years, months, days } = coverByPeriods(range);
  const columns = sql`building_id, account_code, party_id, category, debit_cents, credit_cents`;
  const scope = [sql`organization_id = ${db.organizationId}`, ...conditions];
  const sums = (span: Sql, stretch: Stretch) => sql`select ${columns} from app.account_sums
    where ${allOf([sql`span = ${span}`, ...scope, ...limitToStretch(sql`starts_on`, stretch)])}`;
  const parts = [
    ...years.map((stretch) => sums(sql`'Year'`, stretch)),
    ...months.map((stretch) => sums(sql`'Month'`, stretch)),
    ...days.map(
      (stretch) => sql`select ${columns} from app.journal_lines
        where ${allOf([...scope, ...limitToStretch(sql`entry_date`, stretch)])}`,
    ),
  ];
  const nothing = sql`select ${columns} from app.account_sums where ${allOf(scope)} and false`;
  return sql`(${parts.length === 0 ? nothing : join(parts, ' union all ')}) as moved`;
}

/**
 * Builds a from item of the movements by month, from the stored sums; `month` is its first day, or null
 * for all movements before the first month.
 * @param conditions on building_id, account_code, party_id, category, is_closing
 */
export function selectMovementsByMonth(
  db: Connection,
  months: Months,
  conditions: readonly Sql[],
): Sql {
  const [first] = months;
  const last = months.at(-1) ?? first;
  const before = selectMovementsWithin(db, { from: null, to: addDays(first, -1) }, conditions);
  return sql`(select account_code, null::date as month, debit_cents, credit_cents from ${before}
    union all select account_code, starts_on, debit_cents, credit_cents from app.account_sums
      where organization_id = ${db.organizationId} and span = 'Month'
        and starts_on between ${first} and ${last} and ${allOf(conditions)}) as moved`;
}

/**
 * Builds a from item of all movements, with the columns of selectMovementsWithin. Zero sums are left out: a partial
 * index holds only the others.
 */
function selectAllMovements(db: Connection, conditions: readonly Sql[]): Sql {
  return sql`(select building_id, account_code, party_id, category, debit_cents, credit_cents
    from app.account_sums where organization_id = ${db.organizationId} and span = 'All'
      and debit_cents <> credit_cents and ${allOf(conditions)}) as moved`;
}

/**
 * Builds a from item of the movements up to the day, with the columns of selectMovementsWithin, for balances.
 * Counts from the first entry on or, if the last entry is nearer, subtracts what came later from the
 * total.
 * @param books the days of the first and the last entry
 */
export function selectMovementsUntil(
  db: Connection,
  to: LocalDate,
  books: { readonly first: LocalDate; readonly last: LocalDate },
  conditions: readonly Sql[],
): Sql {
  if (books.last <= to) return selectAllMovements(db, conditions);
  if (daysBetween(to, books.last) > daysBetween(books.first, to)) {
    return selectMovementsWithin(db, { from: null, to }, conditions);
  }
  const later = selectMovementsWithin(db, { from: addDays(to, 1), to: books.last }, conditions);
  return sql`(select * from ${selectAllMovements(db, conditions)} union all
    select building_id, account_code, party_id, category, credit_cents, debit_cents from ${later}) as moved`;
}
