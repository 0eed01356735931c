import type { RecordKind } from '#features/shared/index.ts';
import { visibleExpenses } from './repository.ts';

export const expenseRecords: readonly RecordKind[] = [
  { type: 'Expense', table: 'expenses', access: 'expenses:read', visible: visibleExpenses },
];
