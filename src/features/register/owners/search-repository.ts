import { readReference } from '#domain/owner-accounts/payment-reference.ts';
import { selectBuildingOwnerIds } from '#features/shared/index.ts';
import {
  selectBestIds,
  type FoundRecord,
  type SearchPart,
} from '#features/workplace/search/index.ts';
import { sql } from '#platform/db/sql.ts';
import { receivables } from '#relations/owner-accounts.ts';
import { limitToVisibleOwners } from './repository.ts';

export const ownerSearch: readonly SearchPart[] = [
  {
    type: 'Owner',
    nouns: 'search.nouns.owner',
    access: 'register:read',
    path: '/owners',
    find(ctx, wanted, limit) {
      const { db } = ctx;
      const { building_id: id } = wanted;
      const holdInBuilding =
        id === undefined ? [] : [sql`id in (${selectBuildingOwnerIds(ctx, [id])})`];
      const best = selectBestIds(ctx, wanted, limit, {
        table: 'app.owners',
        visible: [...limitToVisibleOwners(ctx), ...holdInBuilding],
        exactly: [
          wanted.communication === undefined
            ? undefined
            : sql`id in (select owner_id from ${receivables(db)} as owed
                where structured_communication = ${readReference(wanted.communication).item})`,
        ],
      });
      return db.query<FoundRecord>(sql`select found.id, found.rank, owner.name as title,
          coalesce(owner.email, owner.phone, '') as subtitle
        from (${best}) as found
        join app.owners as owner on owner.organization_id = ${db.organizationId}
          and owner.id = found.id
        order by found.rank desc, found.id desc`);
    },
  },
];
