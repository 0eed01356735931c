import type { Connection } from '#platform/db/connection.ts';
import { relation } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { bankAccounts } from './bank-accounts.ts';
import { journalLines } from './ledger.ts';
import { holdings } from './unit-owners.ts';

/** Lines of the books that the owners bear. */
export const costLines = relation('cost_lines', [
  'id',
  'building_id',
  'entry_id',
  'entry_sequence',
  'position',
  'entry_date',
  'account_code',
  'amount_cents',
  'vat_cents',
  'distribution_key_id',
  'period_from',
  'period_to',
  'nature',
  'recoverable_percent',
  'excluded_owner_ids',
  'decision_id',
  'released_cents',
  'credits_line_id',
  'expense_id',
  'allocation_number',
  'supplier_id',
  'statement_id',
]);

/** Parts of lots in these lines, fixed when a line is posted. */
const costLineParts = relation('cost_line_parts', [
  'line_id',
  'unit_id',
  'weight',
  'total_weight',
  'amount_cents',
  'vat_cents',
]);

/**
 * Condition that the cost line `line` is interest on a bank account of the reserve that no run has settled:
 * the building's setting says whether the owners or the reserve get it.
 */
export function isReserveInterest(db: Connection): Sql {
  return sql`(line.account_code >= '75' and line.account_code < '75:' and line.statement_id is null
    and exists (select from ${journalLines(db)} as money
      join ${bankAccounts(db)} as account on account.account_code = money.account_code
        and account.building_id = line.building_id and account.purpose = 'Reserve'
      where money.entry_id = line.entry_id))`;
}

/** Selects the lines that an owner bears: they hold a lot of it on one of its days. */
export function selectBorneLines(db: Connection, ownerId: string): Sql {
  return sql`(select line.id, line.entry_id, line.expense_id from ${holdings(db)} as held
    join ${costLineParts(db)} as part on part.unit_id = held.unit_id
    join ${costLines(db)} as root on root.id = part.line_id
    join ${costLines(db)} as line on coalesce(line.credits_line_id, line.id) = root.id
    where held.owner_id = ${ownerId} and ${ownerId}::uuid <> all(root.excluded_owner_ids)
      and held.during && daterange(coalesce(root.period_from, root.entry_date),
        coalesce(root.period_to, root.entry_date), '[]')
      and held."right" in ('FullOwnership',
        case root.nature when 'Ordinary' then 'Usufruct' else 'BareOwnership' end))`;
}
