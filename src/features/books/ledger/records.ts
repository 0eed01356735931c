import { visibleBuildings, type RecordKind } from '#features/shared/index.ts';

export const entryRecords: readonly RecordKind[] = [
  {
    type: 'JournalEntry',
    table: 'journal_entries',
    access: 'books:read',
    visible: (ctx) => visibleBuildings(ctx, 'building_id'),
  },
];
