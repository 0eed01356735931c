import { visibleBuildings, type RecordKind } from '#features/shared/index.ts';

export const bankAccountRecords: readonly RecordKind[] = [
  {
    type: 'BankAccount',
    table: 'bank_accounts',
    access: 'funds:read',
    visible: (ctx) => visibleBuildings(ctx, 'building_id'),
  },
];
