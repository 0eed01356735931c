import { visibleMeetings, type RecordKind } from '#features/shared/index.ts';

export const meetingRecords: readonly RecordKind[] = [
  {
    type: 'Meeting',
    table: 'meetings',
    access: 'meetings:read',
    visible: (ctx) => visibleMeetings(ctx),
  },
];
