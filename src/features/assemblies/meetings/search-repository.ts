import { visibleMeetings } from '#features/shared/index.ts';
import {
  findBestTitled,
  limitToBuilding,
  type SearchPart,
} from '#features/workplace/search/index.ts';

export const meetingSearch: readonly SearchPart[] = [
  {
    type: 'Meeting',
    nouns: 'search.nouns.meeting',
    access: 'meetings:read',
    path: '/meetings',
    find: (ctx, wanted, limit) =>
      findBestTitled(ctx, wanted, limit, {
        table: 'app.meetings',
        visible: [...visibleMeetings(ctx), ...limitToBuilding(wanted)],
        hasKeys: true,
      }),
  },
];
