import { discloseImportReferences } from './disclosure-repository.ts';
import { eraseImportReferences } from './erasure-repository.ts';
import { importRoutes } from './routes.ts';
import { tables } from './tables.ts';

export {
  describeImportError,
  importBuilding,
  makeImportRefusal,
  type DescribedError,
  type ImportOutcome,
} from './commands.ts';
export { planUpload, type PlannedUpload } from './plan-upload.ts';
export { uploadReader } from './reader.ts';
export { findLinks as ownersByRef, lockImports } from './repository.ts';
export { describeRefusedRow } from './refused-row.ts';
export { readFiles } from './register-files.ts';

export const importsFeature = {
  tables,
  disclosure: discloseImportReferences,
  erasure: eraseImportReferences,
  routes: importRoutes,
};
