import type { EndingData, RetentionPart } from '#features/shared/index.ts';
import { changeRows } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { erasures } from '#relations/erasure.ts';

/** Communications of erased persons' payments, once they are no longer needed as accounting records. */
export const endOfCommunications: RetentionPart = {
  what: 'Payments',
  find: ({ db, today }, limit) =>
    db.query<EndingData>(sql`select payment.id, 'Payments' as what, payment.received_on as last_day,
        building.fiscal_year_start_month
      from ${erasures(db)} as erased
      join app.payments as payment on payment.organization_id = ${db.organizationId}
        and payment.owner_id = erased.owner_id
      join ${buildings(db)} as building on building.id = payment.building_id
      where payment.communication is not null and payment.received_on < ${today}
      order by payment.received_on limit ${limit}`),
  async erase({ db, now }, ids) {
    await changeRows(
      db,
      'payments',
      sql`update app.payments set communication = null, updated_at = ${now}, version = version + 1
        where organization_id = ${db.organizationId} and id = any(${ids}::uuid[]) returning id`,
    );
  },
};
