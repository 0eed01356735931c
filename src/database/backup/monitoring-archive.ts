import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, type Gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { parseInstantMs } from '#platform/clock.ts';
import { hasCode } from '#platform/error-code.ts';
import { BackupError, DamagedArchiveError } from './backup-error.ts';

const NAME = /^monitoring-(\d{4}-\d\d-\d\d)\.tar\.gz$/;
/** Names of the archives that ops/save-monitoring.sh writes. */
export const MONITORING_NAMES = 'monitoring-*.tar.gz';
const DAY_MS = 86_400_000;

/** Programs whose data ops/save-monitoring.sh archives. */
const PROGRAMS = ['prometheus', 'grafana'] as const;

/** Folders of the unpacked data, by program. */
export type MonitoringData = Readonly<Record<(typeof PROGRAMS)[number], string>>;

interface MonitoringArchive {
  readonly name: string;
  readonly path: string;
  readonly madeMs: number;
}

/**
 * Time an archive was made, in milliseconds since 1970: the time of its file, but on the day in its
 * name, since a later copy is no newer. Undefined for other names.
 */
export function parseMonitoringTime(name: string, modifiedMs: number): number | undefined {
  const [, day] = NAME.exec(name) ?? [];
  if (day === undefined) return undefined;
  const dayMs = parseInstantMs(`${day}T00:00:00Z`);
  return Number.isNaN(dayMs) ? undefined : Math.max(dayMs, Math.min(modifiedMs, dayMs + DAY_MS));
}

/** Newest archive of a folder; undefined if there is none, or no folder. */
export async function findNewestMonitoring(
  directory: string,
): Promise<MonitoringArchive | undefined> {
  const names = await readdir(directory).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  const found = names.map(async (name) => {
    if (!NAME.test(name)) return [];
    const path = join(directory, name);
    const madeMs = parseMonitoringTime(name, (await stat(path)).mtimeMs);
    return madeMs === undefined ? [] : [{ name, path, madeMs }];
  });
  return (await Promise.all(found)).flat().toSorted((a, b) => b.madeMs - a.madeMs)[0];
}

/**
 * Unpacks an archive completely into an empty folder. Throws DamagedArchiveError, naming the part,
 * on failure.
 * @param requireRoom throws if there is not enough room for this many bytes
 */
export async function unpackMonitoring(
  path: string,
  folder: string,
  requireRoom: (bytes: number) => void,
): Promise<MonitoringData> {
  await unpackTar(() => [createReadStream(path), createGunzip()], {
    folder: join(folder, 'archive'),
    within: '',
    requireRoom,
  });
  for (const program of PROGRAMS) {
    const within = `${program}.tar`;
    const open = () => [createReadStream(join(folder, 'archive', within))];
    await unpackTar(open, { folder: join(folder, program), within, requireRoom });
  }
  return { prometheus: join(folder, 'prometheus'), grafana: join(folder, 'grafana') };
}

interface UnpackOptions {
  readonly folder: string;
  /** Part of the archive that is unpacked; empty: the archive itself. */
  readonly within: string;
  readonly requireRoom: (bytes: number) => void;
}

/** Unpacks only files and folders. Links are not created, so nothing can follow them. */
async function unpackTar(
  open: () => readonly (Readable | Gunzip)[],
  { folder, within, requireRoom }: UnpackOptions,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Opened last: a missing file fails at once, and only the pipeline handles that.
  const bytes = open();
  const tar = extract();
  const fed = pipeline([...bytes, tar]);
  // The reader reports the failure.
  fed.catch(() => undefined);
  let current = within === '' ? 'its beginning' : within;
  try {
    for await (const entry of tar) {
      const { name, size = 0, type } = entry.header;
      current = join(within, name);
      const path = pathInside(folder, name);
      requireRoom(size);
      if (type === 'directory') await mkdir(path, { recursive: true });
      if (type === 'file') {
        await mkdir(dirname(path), { recursive: true });
        await pipeline(Readable.from(entry), createWriteStream(path, { flags: 'wx' }));
      }
      entry.resume();
    }
    await fed;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DamagedArchiveError(current, reason, { cause: error });
  } finally {
    for (const stream of [...bytes, tar]) stream.destroy();
  }
}

function pathInside(folder: string, name: string): string {
  const path = resolve(folder, name);
  if (relative(folder, path).split('/').includes('..')) throw new Error('it would lie outside');
  return path;
}
