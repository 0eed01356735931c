import { visibleUnits } from '#features/shared/index.ts';
import {
  limitToBuilding,
  selectBestIds,
  type FoundRecord,
  type SearchPart,
} from '#features/workplace/search/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';

export const unitSearch: readonly SearchPart[] = [
  {
    type: 'Unit',
    nouns: 'search.nouns.unit',
    access: 'register:read',
    path: '/units',
    find(ctx, wanted, limit) {
      const { db } = ctx;
      const best = selectBestIds(ctx, wanted, limit, {
        table: 'app.units',
        visible: [...visibleUnits(ctx, 'id', 'building_id'), ...limitToBuilding(wanted)],
      });
      return db.query<FoundRecord>(sql`select found.id, found.rank, unit.unit_number as title, building.name as subtitle
        from (${best}) as found
        join app.units as unit on unit.organization_id = ${db.organizationId}
          and unit.id = found.id
        join ${buildings(db)} as building on building.id = unit.building_id
        order by found.rank desc, found.id desc`);
    },
  },
];
