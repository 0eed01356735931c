import {
  limitToBuilding,
  selectBestIds,
  type FoundRecord,
  type SearchPart,
} from '#features/workplace/search/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { receivables } from '#relations/owner-accounts.ts';
import { limitToVisibleCalls } from './repository.ts';

export const callSearch: readonly SearchPart[] = [
  {
    type: 'CallForFunds',
    nouns: 'search.nouns.call_for_funds',
    access: 'funds:read',
    path: '/calls-for-funds',
    find(ctx, wanted, limit) {
      const { db } = ctx;
      const best = selectBestIds(ctx, wanted, limit, {
        table: 'app.calls_for_funds',
        visible: [...limitToVisibleCalls(ctx).visible, ...limitToBuilding(wanted)],
        exactly: [
          wanted.amount_cents === undefined ? undefined : sql`total_cents = ${wanted.amount_cents}`,
          wanted.communication === undefined
            ? undefined
            : sql`id in (select source_id from ${receivables(db)} as owed
                where structured_communication = ${wanted.communication})`,
        ],
      });
      return db.query<FoundRecord>(sql`select found.id, found.rank, call.title, call.text_key, call.total_cents as amount_cents,
          building.name as subtitle
        from (${best}) as found
        join app.calls_for_funds as call on call.organization_id = ${db.organizationId}
          and call.id = found.id
        join ${buildings(db)} as building on building.id = call.building_id
        order by found.rank desc, found.id desc`);
    },
  },
];
