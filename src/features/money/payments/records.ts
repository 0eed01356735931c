import type { RecordKind } from '#features/shared/index.ts';
import { visiblePayments } from './repository.ts';

export const paymentRecords: readonly RecordKind[] = [
  { type: 'Payment', table: 'payments', access: 'funds:read', visible: visiblePayments },
];
