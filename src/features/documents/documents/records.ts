import type { RecordKind } from '#features/shared/index.ts';
import { visibleDocuments } from './visible-repository.ts';

export const documentRecords: readonly RecordKind[] = [
  { type: 'Document', table: 'documents', access: 'documents:read', visible: visibleDocuments },
];
