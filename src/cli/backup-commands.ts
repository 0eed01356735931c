import { InvalidArgumentError } from 'commander';
import { serviceData } from '#app/service-data.ts';
import {
  openArchiveStorage,
  pruneArchives,
  readDecryptionKeys,
  restoreArchive,
  restoreToTime,
  runDrill,
  saveArchive,
  saveBase,
  verifyBackup,
} from '#database/index.ts';
import { parseInstantMs, systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { commandConfig, type CommandContext } from './program.ts';
import { report, showProgress, writeLine } from './terminal.ts';

const LATEST = 'latest';
/** RFC 3339. The zone is required: without it, the time would depend on the machine. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

interface BackupOptions {
  readonly to?: string;
  readonly base?: boolean;
  readonly running?: boolean;
}

/** Saves rows and files, or the embedded database. */
export function runBackup(
  { config }: CommandContext,
  { to, base = false, running: onlyRunning }: BackupOptions,
): Promise<void> {
  const options = { to, onlyRunning, report };
  if (base) return saveBase(config, options);
  const onProgress = showProgress('of the backup');
  return saveArchive(config, serviceData, { ...options, onProgress });
}

interface Identity {
  readonly identity?: string;
}

/** Reads a backup completely, without a database. */
export async function runVerifyBackup(
  { config: { backup } }: CommandContext,
  file: string,
  { identity }: Identity,
): Promise<void> {
  const keys = await readDecryptionKeys(backup, identity);
  await verifyBackup(file, backup, { keys, report });
}

/** Removes old backups, as the nightly backup does once it is made. */
export async function pruneBackups(
  { config }: CommandContext,
  { dryRun: isDryRun = false }: { readonly dryRun?: boolean },
): Promise<void> {
  const { removed, kept } = await pruneArchives(openArchiveStorage(config.backup), {
    nowMs: systemClock.nowMs(),
    isDryRun,
  });
  for (const { name } of kept) writeLine(`kept ${name}`);
  for (const { name } of removed) writeLine(`${isDryRun ? 'would remove' : 'removed'} ${name}`);
}

interface RestoreOptions extends Identity {
  readonly into: string;
  readonly toTime?: string;
  readonly erasures?: string;
}

/** Restores an archive, or the embedded database to a point in time. */
export async function runRestore(
  { env, config: { backup: settings } }: CommandContext,
  file: string,
  { into, toTime, identity, erasures: erasureList }: RestoreOptions,
): Promise<void> {
  const keys = await readDecryptionKeys(settings, identity);
  const target = findTarget(into, env);
  const command = { target, settings, keys, erasureList, service: serviceData, report };
  if (toTime !== undefined) return restoreToTime(file, parseInstant(toTime), command);
  return restoreArchive(file, { ...command, onProgress: showProgress('of the archive') });
}

/** Settings of the service that is to continue with the restored data. */
function findTarget(into: string, env: CommandContext['env']): Config {
  // The restored database is archived once the service runs on it.
  const target = { ...env, BACKUP_WAL: '0' };
  return commandConfig(
    /^postgres(ql)?:\/\//.test(into)
      ? { ...target, DATABASE_URL: into }
      : { ...target, DATABASE_URL: undefined, DATABASE_APP_URL: undefined, DATA_DIR: into },
  );
}

/** Parses an instant with its zone, in milliseconds since 1970; `latest` is undefined. */
function parseInstant(text: string): number | undefined {
  if (text === LATEST) return undefined;
  const ms = INSTANT.test(text) ? parseInstantMs(text) : Number.NaN;
  if (Number.isNaN(ms))
    throw new InvalidArgumentError(
      '--to-time takes an instant with its zone, 2026-03-16T09:00:00Z, or latest',
    );
  return ms;
}

interface DrillOptions extends Identity {
  readonly base?: boolean;
  readonly monitoring?: boolean;
  readonly scratch?: string;
}

/** Restores the newest backup of a kind, and measures it. */
export function drill(
  { config }: CommandContext,
  { base, monitoring, identity, scratch }: DrillOptions,
): Promise<void> {
  const kind = monitoring === true ? 'Monitoring' : base === true ? 'Base' : 'Rows';
  return runDrill(config, { kind, identity, scratch, service: serviceData, report });
}
