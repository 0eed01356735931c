import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { clusterFolder } from '#app/cluster-folder.ts';
import {
  findArchiveMigrations,
  requireEmptyData,
  requireRoom,
  restoreBackup,
} from '#app/restore.ts';
import type { ErasedOwner } from '#features/privacy/erasure/index.ts';
import { ArchiveFolder } from '#platform/backup/archive-folder.ts';
import type { PlacedArchive } from '#platform/backup/archive-place.ts';
import { markFolder, unmarkFolder } from '#platform/backup/cut-restore.ts';
import { ERASURE_LIST } from '#platform/backup/erasure-list.ts';
import { openArchiveAt, openPlace } from '#platform/backup/open-place.ts';
import { verifyArchive } from '#platform/backup/verify-archive.ts';
import type { Config } from '#platform/config.ts';
import { writeLine, type Invocation, type Run } from './command.ts';
import type { restoreCall } from './commands.ts';
import { parseErasures, readErasures } from './erasure-list.ts';
import { runAsOwner } from './owner-database.ts';
import { showProgress } from './progress.ts';
import { report } from './restore-report.ts';
import { restoreToTime } from './restore-to-time.ts';
import { commandConfig } from './settings.ts';
import { decryptionKeys } from './verify-backup-command.ts';

/** Reads the archive twice: first to its end before anything is created, then into the target. */
export const runRestore: Run<typeof restoreCall> = async ({
  positionals: [file],
  values,
  env,
  config,
}) => {
  const archive = openArchiveAt(file, config.backup);
  const keys = await decryptionKeys(config, values.identity);
  const target = targetOf(values.into, env);
  if (values['to-time'] !== undefined) {
    const { directory, s3 } = config.backup;
    // With a bucket, the list of erasures is in the bucket.
    const place =
      s3 === undefined ? new ArchiveFolder(resolve(file)) : openPlace({ directory, s3 });
    const erasures = await readErasuresSince({ place }, values.erasures);
    return restoreToTime(file, values['to-time'], { target, keys, erasures });
  }
  const erasures = await readErasuresSince(archive, values.erasures);
  await requireEmptyData(target);
  const manifest = await verifyArchive(archive, keys);
  await findArchiveMigrations(manifest);
  requireRoom(manifest, target);
  const progress = showProgress({ counted: 'of the archive' });
  const options = { archive, keys, manifest, erasures, onProgress: progress.show };
  await markFolder(target.dataDirectory);
  const restored = await runAsOwner(target, (ownerUrl) => restoreBackup(ownerUrl, target, options))
    .catch(async (error: unknown) => {
      // The folder was empty before.
      if (target.databaseUrl === undefined)
        await rm(clusterFolder(target), { recursive: true, force: true });
      await unmarkFolder(target.dataDirectory);
      throw error;
    })
    .finally(progress.end);
  await unmarkFolder(target.dataDirectory);
  writeLine(
    `Restored what was saved at ${manifest.made_at}, ${manifest.files.count} files with it`,
  );
  report(restored);
};

/** Reads the named list of erasures, or else the one beside the archive. */
async function readErasuresSince(
  { place }: Pick<PlacedArchive, 'place'>,
  list: string | undefined,
): Promise<ErasedOwner[]> {
  if (list !== undefined) return readErasures(list);
  return parseErasures(await place.readNote(ERASURE_LIST), place.addressOf(ERASURE_LIST));
}

/** Settings of the service that is to continue with the restored data. */
function targetOf(into: string, env: Invocation['env']): Config {
  return /^postgres(ql)?:\/\//.test(into)
    ? commandConfig({ ...env, BACKUP_WAL: '0', DATABASE_URL: into })
    : commandConfig({
        ...env,
        // The restored database is archived once the service runs on it.
        BACKUP_WAL: '0',
        DATABASE_URL: undefined,
        DATABASE_APP_URL: undefined,
        DATA_DIR: into,
      });
}
