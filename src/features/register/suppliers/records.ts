import type { RecordKind } from '#features/shared/index.ts';
import { limitToUnmergedSuppliers } from './repository.ts';

export const supplierRecords: readonly RecordKind[] = [
  {
    type: 'Supplier',
    table: 'suppliers',
    access: 'suppliers:read',
    visible: limitToUnmergedSuppliers,
  },
];
