/** The door of the database's operation: the only file that the rest of the product imports. */
export { createBackups } from './scheduled-backups.ts';
export { distributeDatabase, verifyDatabase } from './distribute-database.ts';
export {
  findRunningDatabase,
  migrateForService,
  openDatabase,
  runAsOwner,
} from './open-database.ts';
export type { OnProgress, Report } from './report.ts';
export type { VerifyRestoredOptions, RestoreVerification, ServiceData } from './service-data.ts';

export { readErasures } from './backup/erasure-list.ts';
export { readArchivedRows, toHex, type ArchivedRow } from './backup/archived-rows.ts';
export { pruneArchives } from './backup/archives.ts';
export { listDrills, recordDrill } from './backup/drill-log.ts';
export { readDecryptionKeys } from './backup/keys.ts';
export {
  openArchiveAt,
  openArchiveStorage,
  type ArchiveStorageSettings,
} from './backup/open-storage.ts';
export { saveArchive } from './backup/save-archive.ts';
export { verifyArchive } from './backup/verify-archive.ts';

export { saveBase } from './wal-archive/save-base.ts';
export { startWalArchiving } from './wal-archive/start-wal-archiving.ts';

export { runDrill } from './drill/drill.ts';
export { restoreArchive, restoreToTime } from './restore/restore.ts';
export { verifyBackup } from './restore/verify-backup.ts';

export {
  createDatabaseIfMissing,
  findRunningPostgresUrl,
  startPostgres,
  type StartPostgresOptions,
} from './server/embedded-postgres.ts';
export { supervisePostgres } from './server/supervised-postgres.ts';
export { findPostmaster, isAlive } from './server/postmaster.ts';
