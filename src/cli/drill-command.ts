import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import {
  completeToTime,
  findRecoverySources,
  recoverToTime,
  requireSpaceToTime,
  verifyToTime,
} from '#app/restore-to-time.ts';
import { requireFree, requireRoom, restoreBackup, type During } from '#app/restore.ts';
import { PART_OF_DRILL, type DrillKind } from '#domain/operations/drill-steps.ts';
import { RECOVERY_TARGETS } from '#domain/operations/recovery-targets.ts';
import type { ArchivePlace } from '#platform/backup/archive-place.ts';
import { BackupError } from '#platform/backup/backup-error.ts';
import { kindOfDrill, recordDrill, type Drill } from '#platform/backup/drill-log.ts';
import type { DecryptionKeys } from '#platform/backup/keys.ts';
import {
  MONITORING_NAMES,
  findNewestMonitoring,
  unpackMonitoring,
} from '#platform/backup/monitoring-archive.ts';
import { checkMonitoring } from '#platform/backup/monitoring-check.ts';
import { openPlace } from '#platform/backup/open-place.ts';
import { verifyArchive } from '#platform/backup/verify-archive.ts';
import { instantOf, systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { CliError, UsageError, writeLine, type Invocation, type Run } from './command.ts';
import type { drillCall } from './commands.ts';
import { runAsOwner } from './owner-database.ts';
import { commandConfig } from './settings.ts';
import { decryptionKeys } from './verify-backup-command.ts';

const SCRATCH = 'drill-';

/**
 * Test-restores the newest archive or base backup on a temporary server, or unpacks the archive of
 * monitoring. Everything is removed afterwards.
 */
export const runDrill: Run<typeof drillCall> = async ({ values, env, config }) => {
  if (values.base && values.monitoring)
    throw new UsageError('--base and --monitoring are two drills: name one');
  const place = openPlace(config.backup);
  const rehearsed = values.monitoring
    ? await findMonitoringRehearsal(config)
    : await newestOfService(config, place, values);
  const room = resolve(values.scratch ?? config.dataDirectory);
  const drill = await runInScratch(room, (scratch) =>
    rehearse(rehearsed, scratchConfig(env, scratch)),
  );
  await recordDrill(place, drill);
  report(drill);
};

/** A subject of a drill. */
interface Rehearsed {
  readonly kind: DrillKind;
  readonly name: string;
  /** Time of the last commit it contains, in milliseconds since 1970. */
  readonly untilMs: number;
  /** @returns the integrity faults of what was restored */
  readonly restore: (config: Config, during: During) => Promise<readonly string[]>;
}

async function newestOfService(
  config: Config,
  place: ArchivePlace,
  { base, identity }: { readonly base: boolean; readonly identity: string | undefined },
): Promise<Rehearsed> {
  const keys = await decryptionKeys(config, identity);
  return base ? newestBase(config.backup.directory, keys) : newestArchive(place, keys);
}

async function newestArchive(place: ArchivePlace, keys: DecryptionKeys): Promise<Rehearsed> {
  const [newest] = await place.list();
  if (newest === undefined) throw new CliError(`${place.address} holds no archive`);
  const archive = { place, ...newest };
  return {
    kind: 'Rows',
    name: archive.name,
    untilMs: archive.madeMs,
    async restore(config, during) {
      const manifest = await during('verify', () => verifyArchive(archive, keys));
      requireRoom(manifest, config);
      const options = { archive, keys, manifest, erasures: [], during };
      const restored = await runAsOwner(config, (ownerUrl) =>
        restoreBackup(ownerUrl, config, options),
      );
      return restored.unproved;
    },
  };
}

async function newestBase(directory: string, keys: DecryptionKeys): Promise<Rehearsed> {
  const found = { ...(await findRecoverySources(directory, undefined)), atMs: undefined, keys };
  const { base, log, hasGap } = found.plan;
  const saved = await Promise.all(log.map(async ({ path }) => (await stat(path)).mtimeMs));
  return {
    kind: 'Base',
    name: basename(base.path),
    untilMs: Math.max(base.fromMs, ...saved),
    async restore(config, during) {
      await during('verify', () => verifyToTime(found, keys));
      await requireSpaceToTime(found, config);
      await during('recover', () => recoverToTime(config, found));
      const { unproved, missing } = await runAsOwner(config, (ownerUrl) =>
        completeToTime(ownerUrl, config, { ...found, erasures: [], during }),
      );
      return [
        ...unproved,
        ...(hasGap ? ['a segment of the log is missing'] : []),
        ...(missing > 0 ? [`${missing} files are not in the archive`] : []),
      ];
    },
  };
}

/**
 * A missing archive of monitoring is a failure as well: its script runs elsewhere and reports to
 * nobody.
 */
async function findMonitoringRehearsal({ monitoringDirectory }: Config): Promise<Rehearsed> {
  if (monitoringDirectory === undefined) throw new CliError('MONITORING_BACKUP_DIR is not set');
  const newest = await findNewestMonitoring(monitoringDirectory);
  return {
    kind: 'Monitoring',
    name: newest?.name ?? MONITORING_NAMES,
    untilMs: newest?.madeMs ?? Number.POSITIVE_INFINITY,
    async restore(config, during) {
      if (newest === undefined) throw new BackupError(`${monitoringDirectory} holds none`);
      const folder = join(config.dataDirectory, 'monitoring');
      const room = (bytes: number) => requireFree(bytes, config);
      const data = await during('unpack', () => unpackMonitoring(newest.path, folder, room));
      await during('verify', () => checkMonitoring(data));
      return [];
    },
  };
}

/** Configuration of a temporary service, independent of this one's database. */
function scratchConfig(env: Invocation['env'], scratch: string): Config {
  const elsewhere = {
    DATABASE_URL: undefined,
    DATABASE_APP_URL: undefined,
    WORKERS: undefined,
    BACKUP_WAL: undefined,
  };
  return commandConfig({ ...env, ...elsewhere, DATA_DIR: scratch, BACKUP_DIR: undefined });
}

/** Runs work in a temporary folder, and removes one that a killed drill has left. */
async function runInScratch<T>(room: string, work: (scratch: string) => Promise<T>): Promise<T> {
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

async function rehearse(
  { kind, name, untilMs, restore }: Rehearsed,
  config: Config,
): Promise<Drill> {
  const startedMs = systemClock.nowMs();
  const started = performance.now();
  const step_seconds: Record<string, number> = {};
  const during: During = async (step, work) => {
    const before = performance.now();
    const result = await work();
    step_seconds[step] = secondsSince(before);
    return result;
  };
  const failure = await restore(config, during).then(
    ([fault]) => fault ?? null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return {
    started_at: instantOf(startedMs),
    kind,
    archive: name,
    loss_seconds: Math.max(0, (startedMs - untilMs) / 1_000),
    step_seconds,
    recovery_seconds: secondsSince(started),
    failure,
  };
}

function secondsSince(before: number): number {
  return Math.round(performance.now() - before) / 1_000;
}

function report(drill: Drill): void {
  const { archive, loss_seconds, recovery_seconds, step_seconds, failure } = drill;
  for (const [step, seconds] of Object.entries(step_seconds)) writeLine(`${step}: ${seconds} s`);
  if (failure !== null) throw new CliError(`${archive} is not restored: ${failure}`);
  const { recovery, loss } = RECOVERY_TARGETS[PART_OF_DRILL[kindOfDrill(drill)]];
  writeLine(
    `${archive} is restored in ${recovery_seconds} s (target: ${recovery} s); ` +
      `lost would be the last ${Math.round(loss_seconds)} s (target: ${loss} s)`,
  );
  if (recovery_seconds > recovery || loss_seconds > loss) throw new CliError('a target is missed');
}
