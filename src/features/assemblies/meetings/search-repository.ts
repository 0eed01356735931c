import { buildings } from '#features/register/buildings/relations.ts';
import { visibleMeetings } from '#features/shared/index.ts';
import { bestIds, type FoundRecord, type SearchPart } from '#features/workplace/search/index.ts';
import { sql } from '#platform/db/sql.ts';

export const meetingSearch: readonly SearchPart[] = [
  {
    type: 'Meeting',
    access: 'meetings:read',
    path: '/meetings',
    find(ctx, wanted, limit) {
      const { db } = ctx;
      const visible = visibleMeetings(ctx);
      const best = bestIds(ctx, wanted, limit, { table: 'app.meetings', visible });
      return db.query<FoundRecord>(sql`select found.id, found.rank, meeting.title, building.name as subtitle
        from (${best}) as found
        join app.meetings as meeting on meeting.organization_id = ${db.organizationId}
          and meeting.id = found.id
        join ${buildings(db)} as building on building.id = meeting.building_id
        order by found.rank desc, found.id desc`);
    },
  },
];
