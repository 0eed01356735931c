import { extractSearchWords } from '#domain/documents/search-words.ts';
import {
  limitToBuilding,
  selectBestIds,
  type FoundRecord,
  type SearchPart,
} from '#features/workplace/search/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { selectIdsByText } from './repository.ts';
import { visibleDocuments } from './visible-repository.ts';

/** Searches by title and file name, and with a lower rank by the text of PDFs. */
export const documentSearch: readonly SearchPart[] = [
  {
    type: 'Document',
    nouns: 'search.nouns.document',
    access: 'documents:read',
    path: '/documents',
    find(ctx, wanted, limit) {
      const { db } = ctx;
      const visible = [...visibleDocuments(ctx), ...limitToBuilding(wanted)];
      const named = selectBestIds(ctx, wanted, limit, { table: 'app.documents', visible });
      const said = selectIdsByText(db, extractSearchWords(wanted.words.join(' ')), visible, limit);
      return db.query<FoundRecord>(sql`select found.id, found.rank, document.title, building.name as subtitle
        from (select id, max(rank) as rank from (select id, rank from (${named}) as named union all select id, rank from ${said} as said ) as either_way group by id
          order by max(rank) desc, id desc limit ${limit}) as found
        join app.documents as document on document.organization_id = ${db.organizationId}
          and document.id = found.id
        left join ${buildings(db)} as building on building.id = document.building_id
        order by found.rank desc, found.id desc`);
    },
  },
];
