import { SETTLING_ORDER } from '#domain/funds/funds.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { relation } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { accounts } from './accounts.ts';
import { accountSums } from './ledger.ts';

/** Receivables from owners, each with its open amount. */
export const receivables = relation('receivables', [
  'id',
  'building_id',
  'owner_id',
  'source_type',
  'source_id',
  'entry_id',
  'is_cost',
  'amount_cents',
  'open_cents',
  'due_date',
  'structured_communication',
  'settled_on',
  'cancelled_at',
  'created_at',
]);

/** Credits of owners. */
export const credits = relation('credits', [
  'id',
  'building_id',
  'owner_id',
  'source_type',
  'source_id',
  'amount_cents',
  'free_cents',
  'cancelled_at',
  'created_at',
]);

/** Allocations of credits to receivables. */
export const allocations = relation('allocations', [
  'id',
  'credit_id',
  'receivable_id',
  'fund',
  'account_code',
  'amount_cents',
  'created_at',
  'released_at',
]);

/** Parts of the receivable `owed`, each with its open amount unless the receivable is cancelled. */
export function selectOpenParts(db: Connection): Sql {
  return sql`(select part.fund, part.account_code, part.amount_cents,
      part.amount_cents - coalesce((select sum(settled.amount_cents) from app.allocations as settled
        where settled.organization_id = ${db.organizationId} and settled.receivable_id = owed.id
          and settled.fund = part.fund and settled.released_at is null), 0)::bigint as open_cents
    from app.receivable_parts as part
    where part.organization_id = ${db.organizationId} and part.receivable_id = owed.id)`;
}

/** Order in which the parts `part` of a receivable are settled. */
export const settlingPlace = sql`array_position(${[...SETTLING_ORDER]}::text[], part.fund)`;

/** Parts of the receivable `owed` as a list in JSON, in the order of settlement. */
export function selectReceivableParts(db: Connection): Sql {
  return sql`(select coalesce(json_agg(json_build_object('fund', part.fund,
      'amount_cents', part.amount_cents,
      'open_cents', case when owed.open_cents = 0 then 0 else part.open_cents end)
      order by ${settlingPlace}), '[]')
    from ${selectOpenParts(db)} as part)`;
}

/**
 * Account codes that match `isOwnerAccount` of the domain, as rows of the chart, so that ledger
 * sums are found by index.
 */
export function selectOwnerAccountCodes(db: Connection): Sql {
  return sql`(select code from ${accounts(db)} as account where code like '410%' or code like '417%')`;
}

/**
 * Balances of the owners of a building by the ledger, positive if owed, negative for a credit, and
 * the overdue part: `owner_id`, `balance_cents`, `overdue_cents`. Owners without either are left
 * out.
 */
export function selectOwedInBuilding(
  db: Connection,
  { building_id, today }: { readonly building_id: string; readonly today: LocalDate },
): Sql {
  return sql`(select owner_id, sum(balance_cents)::bigint as balance_cents,
      sum(overdue_cents)::bigint as overdue_cents
    from (select party_id as owner_id, debit_cents - credit_cents as balance_cents, 0 as overdue_cents
        from ${accountSums(db)} as total
        where span = 'All' and debit_cents <> credit_cents and building_id = ${building_id}
          and account_code in ${selectOwnerAccountCodes(db)}
      union all select owner_id, 0, open_cents from app.receivables
        where organization_id = ${db.organizationId} and building_id = ${building_id}
          and open_cents > 0 and due_date < ${today}::date) as part
    group by owner_id)`;
}
