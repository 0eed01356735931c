import {
  selectBestIds,
  type FoundRecord,
  type SearchPart,
} from '#features/workplace/search/index.ts';
import { sql } from '#platform/db/sql.ts';
import { limitToUnmergedSuppliers } from './repository.ts';

export const supplierSearch: readonly SearchPart[] = [
  {
    type: 'Supplier',
    nouns: 'search.nouns.supplier',
    access: 'suppliers:read',
    path: '/suppliers',
    find(ctx, wanted, limit) {
      const { db } = ctx;
      const best = selectBestIds(ctx, wanted, limit, {
        table: 'app.suppliers',
        visible: limitToUnmergedSuppliers(),
      });
      return db.query<FoundRecord>(sql`select found.id, found.rank, supplier.name as title,
          concat_ws(' · ', supplier.enterprise_number, supplier.iban) as subtitle
        from (${best}) as found
        join app.suppliers as supplier on supplier.organization_id = ${db.organizationId}
          and supplier.id = found.id
        order by found.rank desc, found.id desc`);
    },
  },
];
