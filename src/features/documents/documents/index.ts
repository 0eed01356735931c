import type { RecordKind } from '#features/shared/index.ts';
import { discloseDocuments } from './disclosure-repository.ts';
import { eraseDocuments } from './erasure-repository.ts';
import { createFilePage } from './file-page.ts';
import { documentNotificationTypes } from './notification-types.ts';
import { documentsOverview } from './overview.ts';
import { documentRetention } from './retention-repository.ts';
import { createDocumentRoutes, type DocumentParts } from './routes.ts';
import { documentSearch } from './search-repository.ts';
import { tables } from './tables.ts';
import { createDocumentTasks, type DocumentDependencies } from './tasks.ts';
import { visibleDocuments } from './visible-repository.ts';

export { findAttachment, listAttachments } from './repository.ts';
export { attachmentsSince, isKeptAsInvoice, listContentsInUse } from './content-repository.ts';
export { fileLetters, type SentLetter } from './letter-repository.ts';
export { attachDocument, createDocument, shareForMeeting } from './commands.ts';
export { documentShared } from './notification-types.ts';
export {
  collectPersonFiles,
  openAttachment,
  openDocuments,
  requireDocument,
  toDocument,
} from './document.ts';
export {
  claimHandedContents,
  storeHandedContent,
  storeKnownContent,
  storePaperContent,
  storeContent,
  type Intake,
} from './store-content.ts';
export {
  fileStored,
  storeFile,
  storeMeetingPdf,
  storeReport,
  type RenderedReport,
} from './store-rendered.ts';
export { inspector } from './inspector.ts';
export { withTemporaryCopy } from './temporary-copy.ts';
export { verifyFiles } from './verify-files.ts';

const records: readonly RecordKind[] = [
  { type: 'Document', table: 'documents', access: 'documents:read', visible: visibleDocuments },
];

export const documentsFeature = {
  tables,
  retention: [documentRetention],
  disclosure: discloseDocuments,
  erasure: eraseDocuments,
  routes: createDocumentRoutes,
  tasks: createDocumentTasks,
  pages: (parts: DocumentParts & DocumentDependencies) => [createFilePage(parts)],
  notificationTypes: documentNotificationTypes,
  records,
  search: documentSearch,
  overview: documentsOverview,
};
