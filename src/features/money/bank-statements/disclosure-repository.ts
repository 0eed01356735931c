import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { journalLines } from '#relations/ledger.ts';
import { payments } from '#relations/payments.ts';
import { units } from '#relations/units.ts';
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
  BankShares: await db.query<DisclosedRecord>(sql`select building.name as building_name,
      unit.unit_number, line.booked_on, split.account_code, split.split_key_name, split.amount_cents,
      split.share_numerator || '/' || split.share_denominator as ownership_share, split.weight,
      split.total_weight, split.is_cancelled
    from app.bank_splits as split
    join app.bank_transactions as line on line.organization_id = ${db.organizationId}
      and line.id = split.bank_transaction_id
    join ${buildings(db)} as building on building.id = line.building_id
    join ${units(db)} as unit on unit.id = split.unit_id
    where split.organization_id = ${db.organizationId} and split.owner_id = ${owner_id}
    order by line.booked_on, line.id, split.line_number`),
});
