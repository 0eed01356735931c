import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, type Gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { millisecondsOf } from '#platform/clock.ts';
import { hasCode } from '#platform/error-code.ts';
import { BackupError, DamagedArchiveError } from './backup-error.ts';

const NAME = /^monitoring-(\d{4}-\d\d-\d\d)\.tar\.gz$/;
/** How ops/save-monitoring.sh calls its archives. */
export const MONITORING_NAMES = 'monitoring-*.tar.gz';
const DAY_MS = 86_400_000;

/** What ops/save-monitoring.sh puts into an archive, by the program whose data it is. */
const PROGRAMS = ['prometheus', 'grafana'] as const;

/** The folders that data are unpacked into. */
export type MonitoringData = Readonly<Record<(typeof PROGRAMS)[number], string>>;

interface MonitoringArchive {
  readonly name: string;
  readonly path: string;
  readonly madeMs: number;
}

/**
 * When an archive was made, in milliseconds since 1970: as its file says, but on the day of its name;
 * one that was copied since is no newer for that. Undefined where a file is called otherwise.
 */
export function monitoringMadeMs(name: string, modifiedMs: number): number | undefined {
  const [, day] = NAME.exec(name) ?? [];
  if (day === undefined) return undefined;
  const dayMs = millisecondsOf(`${day}T00:00:00Z`);
  return Number.isNaN(dayMs) ? undefined : Math.max(dayMs, Math.min(modifiedMs, dayMs + DAY_MS));
}

/** The newest of a folder; undefined where it holds none, or is not there. */
export async function newestMonitoring(directory: string): Promise<MonitoringArchive | undefined> {
  const names = await readdir(directory).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  const found = names.map(async (name) => {
    if (!NAME.test(name)) return [];
    const path = join(directory, name);
    const madeMs = monitoringMadeMs(name, (await stat(path)).mtimeMs);
    return madeMs === undefined ? [] : [{ name, path, madeMs }];
  });
  return (await Promise.all(found)).flat().toSorted((a, b) => b.madeMs - a.madeMs)[0];
}

/**
 * Unpacks an archive into an empty folder, to its last byte. Throws DamagedArchiveError, naming the
 * part, where that cannot be done.
 * @param requireRoom throws where there is no room for so many bytes
 */
export async function unpackMonitoring(
  path: string,
  folder: string,
  requireRoom: (bytes: number) => void,
): Promise<MonitoringData> {
  await unpackTar([createReadStream(path), createGunzip()], {
    folder: join(folder, 'archive'),
    within: '',
    requireRoom,
  });
  for (const program of PROGRAMS) {
    const within = `${program}.tar`;
    const inner = createReadStream(join(folder, 'archive', within));
    await unpackTar([inner], { folder: join(folder, program), within, requireRoom });
  }
  return { prometheus: join(folder, 'prometheus'), grafana: join(folder, 'grafana') };
}

interface UnpackOptions {
  readonly folder: string;
  /** The part of the archive that is unpacked; empty: the archive itself. */
  readonly within: string;
  readonly requireRoom: (bytes: number) => void;
}

/** Files and folders alone: a link is followed by nothing, as it is not made. */
async function unpackTar(
  bytes: readonly (Readable | Gunzip)[],
  { folder, within, requireRoom }: UnpackOptions,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const tar = extract();
  const fed = pipeline([...bytes, tar]);
  // Told by what is read.
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
