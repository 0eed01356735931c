import { coverByPeriods, type DayRange, type Stretch } from '#domain/ledger/period-cover.ts';
import type { Session } from '#platform/db/session.ts';
import { allOf, join, sql, type Sql } from '#platform/db/sql.ts';

function within(column: Sql, { from, before }: Stretch): Sql[] {
  return [...(from === null ? [] : [sql`${column} >= ${from}`]), sql`${column} < ${before}`];
}

/**
 * What moved within the range, as a from item: whole years and months from the sums kept, the days
 * at its ends from the lines.
 * @param conditions on building_id, account_code, party_id, category, is_closing
 */
export function movedWithin(db: Session, range: DayRange, conditions: readonly Sql[]): Sql {
  const { years, months, days } = coverByPeriods(range);
  const columns = sql`building_id, account_code, party_id, category, debit_cents, credit_cents`;
  const scope = [sql`organization_id = ${db.organizationId}`, ...conditions];
  const sums = (span: Sql, stretch: Stretch) => sql`select ${columns} from app.account_sums
    where ${allOf([sql`span = ${span}`, ...scope, ...within(sql`starts_on`, stretch)])}`;
  const parts = [
    ...years.map((stretch) => sums(sql`'Year'`, stretch)),
    ...months.map((stretch) => sums(sql`'Month'`, stretch)),
    ...days.map(
      (stretch) => sql`select ${columns} from app.journal_lines
        where ${allOf([...scope, ...within(sql`entry_date`, stretch)])}`,
    ),
  ];
  const nothing = sql`select ${columns} from app.account_sums where false`;
  return sql`(${parts.length === 0 ? nothing : join(parts, ' union all ')}) as moved`;
}

/**
 * What moved in all, as a from item like movedWithin's, for ranges that end after the last entry.
 * Sums that are nil are left out; an index holds just the others.
 */
export function movedEver(db: Session, conditions: readonly Sql[]): Sql {
  return sql`(select building_id, account_code, party_id, category, debit_cents, credit_cents
    from app.account_sums where organization_id = ${db.organizationId} and span = 'All'
      and debit_cents <> credit_cents and ${allOf(conditions)}) as moved`;
}
