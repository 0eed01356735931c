import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { costLines, selectBorneLines } from '#relations/costs.ts';
import { distributionKeys } from '#relations/distribution-keys.ts';
import { journalEntries, journalLines } from '#relations/ledger.ts';
import { payments } from '#relations/payments.ts';
import { bearBankLines } from './distribution.ts';
import { findReferencesOfOwner } from './reference-repository.ts';

/**
 * Bank transactions that name an owner's structured communications or are booked on the owner's account,
 * the accounts by which the owner is recognised, and the owner's shares of costs and interest. Of a
 * transaction for several owners, only the owner's part.
 */
export const discloseBankTransactions: DisclosurePart = async ({ db }, { owner_id }) => ({
  BankTransactions: await db.query<DisclosedRecord>(sql`select building.name as building_name,
      line.booked_on, line.value_date, coalesce(own.amount_cents, line.amount_cents) as amount_cents,
      line.counterparty_name,
      line.counterparty_iban, line.communication, line.structured_communication,
      line.end_to_end_id, line.return_reason
    from app.bank_transactions as line
    join ${buildings(db)} as building on building.id = line.building_id
    left join lateral (select sum(booked.credit_cents - booked.debit_cents)::bigint as amount_cents
      from ${journalLines(db)} as booked
      where booked.entry_id = line.entry_id and booked.owner_id = ${owner_id}) as own on true
    where line.organization_id = ${db.organizationId} and line.is_live
      and (own.amount_cents is not null
        or line.structured_communication = any(${await findReferencesOfOwner(db, owner_id)}::text[]))
    order by line.booked_on, line.id`),
  PayerAccounts: await db.query<DisclosedRecord>(sql`select building.name as building_name,
      line.counterparty_iban, min(line.counterparty_name) as counterparty_name,
      max(line.booked_on) as last_paid_on
    from app.bank_transactions as line
    join ${payments(db)} as payment on payment.bank_transaction_id = line.id
      and payment.status = 'Recorded' and payment.owner_id = ${owner_id}
    join ${buildings(db)} as building on building.id = line.building_id
    where line.organization_id = ${db.organizationId} and line.status = 'Matched'
      and line.counterparty_iban is not null
    group by building.id, building.name, line.counterparty_iban
    order by building.name, line.counterparty_iban`),
  BankShares: await discloseShares(db, owner_id),
});

type BorneLine = Pick<Row<'bank_transactions'>, 'booked_on'> &
  Pick<Row<'cost_lines'>, 'id' | 'entry_id' | 'building_id' | 'account_code'> & {
    readonly building_name: string;
    readonly key: string;
    readonly is_cancelled: boolean;
  };

/** Owner's shares of what bank transactions booked as costs and income, line by line. */
async function discloseShares(db: Connection, ownerId: string): Promise<DisclosedRecord[]> {
  const lines = await db.query<BorneLine>(sql`select cost.id, cost.entry_id, cost.building_id,
      building.name as building_name, line.booked_on, cost.account_code, key.name as key,
      exists (select from ${costLines(db)} as reversal where reversal.credits_line_id = cost.id)
        as is_cancelled
    from ${costLines(db)} as cost
    join ${journalEntries(db)} as entry on entry.id = cost.entry_id
      and entry.source_type = 'BankTransaction'
    join app.bank_transactions as line on line.organization_id = ${db.organizationId}
      and line.id = entry.source_id
    join ${buildings(db)} as building on building.id = cost.building_id
    join ${distributionKeys(db)} as key on key.id = cost.distribution_key_id
    where cost.credits_line_id is null
      and cost.id in (select borne.id from ${selectBorneLines(db, ownerId)} as borne)
    order by line.booked_on, line.id, cost.entry_sequence, cost.position`);
  const shares: DisclosedRecord[] = [];
  for (const [building_id, same] of Map.groupBy(lines, (line) => line.building_id)) {
    const entries = [...new Set(same.map(({ entry_id }) => entry_id))];
    const borne = await bearBankLines(db, building_id, entries);
    const rowsOf = new Map(borne.map(({ line, rows }) => [line.id, rows]));
    for (const { id, building_name, booked_on, account_code, key, is_cancelled } of same) {
      const rows = rowsOf.get(id) ?? [];
      for (const row of rows.filter(({ owner_id }) => owner_id === ownerId)) {
        shares.push({
          building_name,
          unit_number: row.unit_number,
          booked_on,
          account_code,
          split_key_name: key,
          amount_cents: row.amount_cents,
          ownership_share: row.share,
          weight: row.weight,
          total_weight: row.total_weight,
          is_cancelled,
        });
      }
    }
  }
  return shares;
}
