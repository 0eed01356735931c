import { visibleBuildings } from '#features/shared/index.ts';
import {
  limitToBuilding,
  selectBestIds,
  type FoundRecord,
  type SearchPart,
} from '#features/workplace/search/index.ts';
import { sql } from '#platform/db/sql.ts';
import { bankAccounts } from '#relations/bank-accounts.ts';

export const buildingSearch: readonly SearchPart[] = [
  {
    type: 'Building',
    nouns: 'search.nouns.building',
    access: 'register:read',
    path: '/buildings',
    find(ctx, wanted, limit) {
      const { db } = ctx;
      const best = selectBestIds(ctx, wanted, limit, {
        table: 'app.buildings',
        visible: [...visibleBuildings(ctx, 'id'), ...limitToBuilding(wanted, 'id')],
        exactly: [
          wanted.iban === undefined
            ? undefined
            : sql`id in (select building_id from ${bankAccounts(db)} as account
                where iban = ${wanted.iban})`,
        ],
      });
      return db.query<FoundRecord>(sql`select found.id, found.rank, building.name as title,
          concat_ws(', ', building.address, building.city) as subtitle
        from (${best}) as found
        join app.buildings as building on building.organization_id = ${db.organizationId}
          and building.id = found.id
        order by found.rank desc, found.id desc`);
    },
  },
];
