import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { ArchiveStorage } from '#database/backup/archive-storage.ts';
import { BackupError } from '#database/backup/backup-error.ts';
import { recordDrill } from '#database/backup/drill-log.ts';
import { readDecryptionKeys, type DecryptionKeys } from '#database/backup/keys.ts';
import {
  MONITORING_NAMES,
  findNewestMonitoring,
  unpackMonitoring,
} from '#database/backup/monitoring-archive.ts';
import { checkMonitoring } from '#database/backup/monitoring-check.ts';
import { openArchiveStorage } from '#database/backup/open-storage.ts';
import { verifyArchive } from '#database/backup/verify-archive.ts';
import { runAsOwner } from '#database/open-database.ts';
import type { Report } from '#database/report.ts';
import { requireFree, requireRoom, restoreBackup } from '#database/restore/restore-archive.ts';
import {
  completeToTime,
  findRecoverySources,
  recoverToTime,
  requireSpaceToTime,
  verifyToTime,
} from '#database/restore/restore-to-time.ts';
import type { During, ServiceData } from '#database/service-data.ts';
import {
  PART_OF_DRILL,
  kindOfDrill,
  type Drill,
  type DrillKind,
} from '#domain/operations/drill.ts';
import { RECOVERY_TARGETS } from '#domain/operations/recovery-targets.ts';
import { instantOf, systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';

const SCRATCH = 'drill-';

export interface DrillOptions {
  /** Which backup to restore: the newest one of this kind. */
  readonly kind: DrillKind;
  /** File with the secret key that belongs to BACKUP_PUBLIC_KEY. */
  readonly identity: string | undefined;
  /** Folder to restore in; undefined: the data folder. */
  readonly scratch: string | undefined;
  readonly service: ServiceData;
  readonly report: Report;
}

/**
 * Test-restores the newest archive or base backup on a temporary server, or unpacks the archive of
 * monitoring, and records the result. Everything is removed afterwards. Fails on a missed target.
 */
export async function runDrill(config: Config, options: DrillOptions): Promise<void> {
  const place = openArchiveStorage(config.backup);
  const rehearsal = await findRehearsal(config, place, options);
  const room = resolve(options.scratch ?? config.dataDirectory);
  const drill = await runInScratch(room, (scratch) =>
    rehearse(rehearsal, scratchConfig(config, scratch)),
  );
  await recordDrill(place, drill);
  reportDrill(drill, options.report);
}

/** A subject of a drill. */
interface Rehearsal {
  readonly kind: DrillKind;
  readonly name: string;
  /** Time of the last commit it contains, in milliseconds since 1970. */
  readonly untilMs: number;
  /** @returns the integrity faults of what was restored */
  readonly restore: (config: Config, during: During) => Promise<readonly string[]>;
}

async function findRehearsal(
  config: Config,
  place: ArchiveStorage,
  { kind, identity, service }: DrillOptions,
): Promise<Rehearsal> {
  if (kind === 'Monitoring') return findMonitoringRehearsal(config);
  const keys = await readDecryptionKeys(config.backup, identity);
  return kind === 'Base'
    ? findNewestBase(config.backup.directory, keys, service)
    : findNewestArchive(place, keys, service);
}

async function findNewestArchive(
  place: ArchiveStorage,
  keys: DecryptionKeys,
  service: ServiceData,
): Promise<Rehearsal> {
  const [newest] = await place.list();
  if (newest === undefined) throw new BackupError(`${place.address} holds no archive`);
  const archive = { place, ...newest };
  return {
    kind: 'Rows',
    name: archive.name,
    untilMs: archive.madeMs,
    async restore(config, during) {
      const manifest = await during('verify', () => verifyArchive(archive, keys));
      requireRoom(manifest, config);
      const options = { archive, keys, manifest, erasures: [], service, during };
      const restored = await runAsOwner(config, (ownerUrl) =>
        restoreBackup(ownerUrl, config, options),
      );
      return restored.unproved;
    },
  };
}

async function findNewestBase(
  directory: string,
  keys: DecryptionKeys,
  service: ServiceData,
): Promise<Rehearsal> {
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
        completeToTime(ownerUrl, config, { ...found, erasures: [], service, during }),
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
async function findMonitoringRehearsal({ monitoringDirectory }: Config): Promise<Rehearsal> {
  if (monitoringDirectory === undefined) throw new BackupError('MONITORING_BACKUP_DIR is not set');
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
function scratchConfig(config: Config, scratch: string): Config {
  return {
    ...config,
    databaseUrl: undefined,
    databaseAppUrl: undefined,
    workers: 1,
    walArchive: false,
    dataDirectory: scratch,
    backup: { ...config.backup, directory: join(scratch, 'backups') },
  };
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
  { kind, name, untilMs, restore }: Rehearsal,
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

function reportDrill(drill: Drill, report: Report): void {
  const { archive, loss_seconds, recovery_seconds, step_seconds, failure } = drill;
  for (const [step, seconds] of Object.entries(step_seconds)) report.line(`${step}: ${seconds} s`);
  if (failure !== null) throw new BackupError(`${archive} is not restored: ${failure}`);
  const { recovery, loss } = RECOVERY_TARGETS[PART_OF_DRILL[kindOfDrill(drill)]];
  report.line(
    `${archive} is restored in ${recovery_seconds} s (target: ${recovery} s); ` +
      `lost would be the last ${Math.round(loss_seconds)} s (target: ${loss} s)`,
  );
  if (recovery_seconds > recovery || loss_seconds > loss)
    throw new BackupError('a target is missed');
}
