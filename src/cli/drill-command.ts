import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { requireRoom, restoreBackup } from '#app/restore.ts';
import { RECOVERY_TARGETS } from '#domain/operations/recovery-targets.ts';
import type { Archive, ArchivePlace } from '#platform/backup/archive-place.ts';
import { recordDrill, type Drill } from '#platform/backup/drill-log.ts';
import type { DecryptionKeys } from '#platform/backup/keys.ts';
import { openPlace } from '#platform/backup/open-place.ts';
import { verifyArchive } from '#platform/backup/verify-archive.ts';
import { instantOf, systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { CliError, writeLine, type Invocation, type Run } from './command.ts';
import type { drillCall } from './commands.ts';
import { withOwner } from './open-database.ts';
import { commandConfig } from './settings.ts';
import { decryptionKeys } from './verify-backup-command.ts';

const SCRATCH = 'drill-';

/** Restores the newest archive on a server of its own, which is gone afterwards. */
export const runDrill: Run<typeof drillCall> = async ({ values, env, config }) => {
  const place = openPlace(config.backup);
  const [archive] = await place.list();
  if (archive === undefined) throw new CliError(`${place.address} holds no archive`);
  const keys = await decryptionKeys(config, values.identity);
  const room = resolve(values.scratch ?? config.dataDirectory);
  const drill = await inScratch(room, (scratch) =>
    rehearse({ place, ...archive }, keys, scratchConfig(env, scratch)),
  );
  await recordDrill(place, drill);
  report(drill);
};

/** A service of its own, whatever database this one has. */
function scratchConfig(env: Invocation['env'], scratch: string): Config {
  const elsewhere = {
    DATABASE_URL: undefined,
    DATABASE_APP_URL: undefined,
    WORKERS: undefined,
    BACKUP_WAL: undefined,
  };
  return commandConfig({ ...env, ...elsewhere, DATA_DIR: scratch, BACKUP_DIR: undefined });
}

/** A folder that is gone afterwards; one that a killed drill has left is gone before. */
async function inScratch<T>(room: string, work: (scratch: string) => Promise<T>): Promise<T> {
  await mkdir(room, { recursive: true });
  const left = (await readdir(room)).filter((name) => name.startsWith(SCRATCH));
  for (const name of left) await rm(join(room, name), { recursive: true, force: true });
  const scratch = await mkdtemp(join(room, SCRATCH));
  try {
    return await work(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** An archive, and where it lies. */
type Newest = Archive & { readonly place: ArchivePlace };

async function rehearse(archive: Newest, keys: DecryptionKeys, config: Config): Promise<Drill> {
  const startedMs = systemClock.nowMs();
  const started = performance.now();
  const step_seconds: Record<string, number> = {};
  const during = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
    const before = performance.now();
    const result = await work();
    step_seconds[step] = secondsSince(before);
    return result;
  };
  const failure = await attempt(archive, keys, config, during);
  return {
    started_at: instantOf(startedMs),
    archive: archive.name,
    loss_seconds: Math.max(0, (startedMs - archive.madeMs) / 1_000),
    step_seconds,
    recovery_seconds: secondsSince(started),
    failure,
  };
}

/** @returns why it did not succeed; null where it did */
async function attempt(
  archive: Newest,
  keys: DecryptionKeys,
  config: Config,
  during: <T>(step: string, work: () => Promise<T>) => Promise<T>,
): Promise<string | null> {
  try {
    const manifest = await during('verify', () => verifyArchive(archive, keys));
    requireRoom(manifest, config);
    const options = { archive, keys, manifest, erasures: [], during };
    const { unproved } = await withOwner(config, (ownerUrl) =>
      restoreBackup(ownerUrl, config, options),
    );
    return unproved[0] ?? null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function secondsSince(before: number): number {
  return Math.round(performance.now() - before) / 1_000;
}

function report({ archive, loss_seconds, recovery_seconds, step_seconds, failure }: Drill): void {
  for (const [step, seconds] of Object.entries(step_seconds)) writeLine(`${step}: ${seconds} s`);
  if (failure !== null) throw new CliError(`${archive} is not restored: ${failure}`);
  const { recovery, loss } = RECOVERY_TARGETS.Database;
  writeLine(
    `${archive} is restored in ${recovery_seconds} s (target: ${recovery} s); ` +
      `lost would be the last ${Math.round(loss_seconds)} s (target: ${loss} s)`,
  );
  if (recovery_seconds > recovery || loss_seconds > loss) throw new CliError('a target is missed');
}
