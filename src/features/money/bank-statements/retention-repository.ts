import type { EndingData, RetentionPart } from '#features/shared/index.ts';
import { changeRows } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { erasures } from '#relations/erasure.ts';
import { payments } from '#relations/payments.ts';

/**
 * Removes name, account and words of erased persons from bank transactions, once these are no longer
 * needed as accounting records.
 */
export const endOfPayerNames: RetentionPart = {
  what: 'Payments',
  find: ({ db, today }, limit) =>
    db.query<EndingData>(sql`select distinct on (line.booked_on, line.id) line.id,
        'Payments' as what, line.booked_on as last_day, building.fiscal_year_start_month
      from ${erasures(db)} as erased
      join ${payments(db)} as payment on payment.owner_id = erased.owner_id
      join app.bank_transactions as line on line.organization_id = ${db.organizationId}
        and line.id = payment.bank_transaction_id
      join ${buildings(db)} as building on building.id = line.building_id
      where coalesce(line.counterparty_name, line.counterparty_iban, line.communication) is not null
        and line.booked_on < ${today}
      order by line.booked_on, line.id limit ${limit}`),
  async erase({ db, now }, ids) {
    await changeRows(
      db,
      'bank_transactions',
      sql`update app.bank_transactions set counterparty_name = null, counterparty_iban = null,
          communication = null, updated_at = ${now}, version = version + 1
        where organization_id = ${db.organizationId} and id = any(${ids}::uuid[]) returning id`,
    );
  },
};
