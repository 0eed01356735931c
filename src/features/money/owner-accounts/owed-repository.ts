import type { LocalDate } from '#domain/kernel/local-date.ts';
import { accountSums } from '#features/books/ledger/relations.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { ownerAccountCodes } from './repository.ts';

/**
 * What the owners of a building owe there by the books, above 0, or have to their good, and what of
 * it is overdue: `owner_id`, `balance_cents`, `overdue_cents`. Owners with neither are not in it.
 */
export function owedInBuilding(
  db: Connection,
  { building_id, today }: { readonly building_id: string; readonly today: LocalDate },
): Sql {
  return sql`(select owner_id, sum(balance_cents)::bigint as balance_cents,
      sum(overdue_cents)::bigint as overdue_cents
    from (select party_id as owner_id, debit_cents - credit_cents as balance_cents, 0 as overdue_cents
        from ${accountSums(db)} as total
        where span = 'All' and debit_cents <> credit_cents and building_id = ${building_id}
          and account_code in ${ownerAccountCodes(db)}
      union all select owner_id, 0, open_cents from app.receivables
        where organization_id = ${db.organizationId} and building_id = ${building_id}
          and open_cents > 0 and due_date < ${today}::date) as part
    group by owner_id)`;
}
