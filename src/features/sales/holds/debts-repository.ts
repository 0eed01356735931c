import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { callLines, callsForFunds } from '#relations/calls-for-funds.ts';
import { journalEntries, journalLines } from '#relations/ledger.ts';
import { receivables } from '#relations/owner-accounts.ts';
import { units } from '#relations/units.ts';

/** An open receivable, with the amounts that it asks for each lot. */
export interface OpenDebt {
  readonly id: string;
  readonly building_id: string;
  readonly owner_id: string;
  readonly charged_on: LocalDate;
  readonly due_on: LocalDate;
  readonly open_cents: Cents;
  /** Empty: no lot is named. */
  readonly lots: readonly { readonly unit_id: string; readonly cents: Cents }[];
}

/**
 * Finds the open receivables of buildings. The lots of a call are those of its lines, of another charge those
 * that its entry names.
 */
export function findOpenDebts(
  db: Connection,
  building_ids: readonly string[],
): Promise<OpenDebt[]> {
  return db.query<OpenDebt>(sql`select owed.id, owed.building_id, owed.owner_id, owed.open_cents,
      owed.due_date as due_on,
      coalesce((select call.call_date from ${callsForFunds(db)} as call where call.id = owed.source_id),
        (select entry.entry_date from ${journalEntries(db)} as entry where entry.id = owed.entry_id),
        owed.due_date) as charged_on,
      coalesce((select json_agg(json_build_object('unit_id', asked.unit_id, 'cents', asked.cents)
          order by asked.unit_number, asked.unit_id)
        from (select charged.unit_id, unit.unit_number, sum(charged.cents)::bigint as cents
          from (select line.unit_id, line.amount_cents as cents from ${callLines(db)} as line
              where owed.source_type = 'CallForFunds' and line.call_id = owed.source_id
                and line.owner_id = owed.owner_id
            union all select line.unit_id, line.debit_cents - line.credit_cents
              from ${journalLines(db)} as line
              where owed.source_type <> 'CallForFunds' and line.entry_id = owed.entry_id
                and line.owner_id = owed.owner_id and line.unit_id is not null) as charged
          join ${units(db)} as unit on unit.id = charged.unit_id
          group by charged.unit_id, unit.unit_number having sum(charged.cents) > 0) as asked), '[]') as lots
    from ${receivables(db)} as owed
    where owed.building_id = any(${building_ids}::uuid[]) and owed.open_cents > 0
    order by owed.due_date, owed.id`);
}
