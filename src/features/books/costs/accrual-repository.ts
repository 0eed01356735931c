import type { GivenTerms } from '#domain/costs/cost-terms.ts';
import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import type { AccruedTerms } from '#domain/expenses/recognition.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { journalEntries, journalLines } from '#relations/ledger.ts';

/** The terms on the line of an accrual, for what its invoice leaves. */
export interface AccrualTerms {
  readonly entry_id: string;
  readonly line_number: number;
  readonly distribution_key_id: string | null;
  readonly period: CoveredPeriod | null;
  readonly terms: GivenTerms;
}

type AccrualRow = Row<'accrual_terms'>;

/** Inserts the terms of lines of one entry. */
export async function insertAccrualTerms(
  db: Connection,
  accruals: readonly AccrualTerms[],
): Promise<void> {
  await insertRows(
    db,
    'accrual_terms',
    accruals.map(({ period, terms, ...line }) => ({
      ...line,
      period_from: period?.period_from ?? null,
      period_to: period?.period_to ?? null,
      ...terms,
      recoverable_percent:
        terms.recoverable_percent === null ? null : String(terms.recoverable_percent),
    })),
  );
}

/** Finds the terms of lines of entries. */
export async function findAccrualTerms(
  db: Connection,
  entry_ids: readonly string[],
): Promise<AccrualRow[]> {
  if (entry_ids.length === 0) return [];
  return db.query<AccrualRow>(sql`select * from app.accrual_terms
    where organization_id = ${db.organizationId} and entry_id = any(${entry_ids}::uuid[])`);
}

/**
 * Finds who bears the difference between an invoice and what was accrued for it: as the line of the latest
 * accrual says, or else the costs of its entry, where they agree.
 */
export function findAccruedTerms(
  db: Connection,
  accrued: {
    readonly building_id: string;
    /** All ids of the supplier. */
    readonly supplier_ids: readonly string[];
    readonly account_codes: readonly string[];
    readonly until: LocalDate;
  },
): Promise<AccruedTerms | undefined> {
  const { building_id, supplier_ids, account_codes, until } = accrued;
  return db.first<AccruedTerms>(sql`select
      coalesce(said.distribution_key_id, cost.distribution_key_id) as distribution_key_id,
      coalesce(said.period_from, cost.period_from) as period_from,
      coalesce(said.period_to, cost.period_to) as period_to
    from ${journalLines(db)} as line
    join ${journalEntries(db)} as entry on entry.id = line.entry_id
    left join app.accrual_terms as said on said.organization_id = ${db.organizationId}
      and said.entry_id = line.entry_id and said.line_number = line.line_number
    cross join lateral (
      select case when count(distinct one.distribution_key_id) = 1
          then (array_agg(one.distribution_key_id))[1] end as distribution_key_id,
        case when count(distinct (one.period_from, one.period_to)) = 1
          then min(one.period_from) end as period_from,
        case when count(distinct (one.period_from, one.period_to)) = 1
          then min(one.period_to) end as period_to
      from app.cost_lines as one
      where one.organization_id = ${db.organizationId} and one.entry_id = line.entry_id
    ) as cost
    where line.building_id = ${building_id} and line.account_code = any(${account_codes}::text[])
      and line.supplier_id = any(${supplier_ids}::uuid[]) and line.credit_cents > 0
      and line.entry_date <= ${until}::date and entry.reverses_id is null
      and not exists (select from ${journalEntries(db)} as reversal
        where reversal.reverses_id = entry.id)
    order by line.entry_date desc, line.sequence desc, line.line_number limit 1`);
}
