import {
  limitToBuilding,
  selectBestIds,
  type FoundRecord,
  type SearchPart,
} from '#features/workplace/search/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { allocations, credits, receivables } from '#relations/owner-accounts.ts';
import { owners } from '#relations/owners.ts';
import { visiblePayments } from './repository.ts';

export const paymentSearch: readonly SearchPart[] = [
  {
    type: 'Payment',
    nouns: 'search.nouns.payment',
    access: 'funds:read',
    path: '/payments',
    find(ctx, wanted, limit) {
      const { db } = ctx;
      const best = selectBestIds(ctx, wanted, limit, {
        table: 'app.payments',
        visible: [...visiblePayments(ctx), ...limitToBuilding(wanted)],
        exactly: [
          wanted.amount_cents === undefined
            ? undefined
            : sql`amount_cents = ${wanted.amount_cents}`,
          wanted.communication === undefined
            ? undefined
            : sql`id in (select credit.source_id from ${credits(db)} as credit
                join ${allocations(db)} as part on part.credit_id = credit.id
                join ${receivables(db)} as owed on owed.id = part.receivable_id
                where owed.structured_communication = ${wanted.communication})`,
        ],
      });
      return db.query<FoundRecord>(sql`select found.id, found.rank, owner.name as title, payment.amount_cents,
          concat_ws(' · ', building.name, payment.communication) as subtitle
        from (${best}) as found
        join app.payments as payment on payment.organization_id = ${db.organizationId}
          and payment.id = found.id
        join ${buildings(db)} as building on building.id = payment.building_id
        join ${owners(db)} as owner on owner.id = payment.owner_id
        order by found.rank desc, found.id desc`);
    },
  },
];
