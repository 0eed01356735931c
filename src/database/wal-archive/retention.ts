import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RECOVERABLE_DAYS, selectBasesToKeep } from '#domain/operations/base-backup-retention.ts';
import { pruneMirror } from './file-mirror.ts';
import { findGapAfter, isSegment, getSegmentNumber, parseTimeline } from './segment-name.ts';
import { isDiscarding } from './spool.ts';
import {
  readIdentifier,
  listBases,
  listIdentifiers,
  listLog,
  removeFolder,
  listSegments,
  locateWalFolder,
} from './wal-folder.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A base backup is made every day, so that recovery reads no more log than that. */
const MAX_AGE_MS = DAY_MS;
/** Keeps everything from the newest base backup before the seven days on. */
const KEPT_MS = (RECOVERABLE_DAYS + 2) * DAY_MS;
/** Remains of a base backup that was killed. */
const PARTIAL = /^\.base-.*\.partial$|-writing\.tar$/;

export interface WalArchive {
  /** Folder of the embedded server. */
  readonly cluster: string;
  readonly files: string | undefined;
  /** Folder of the backups. */
  readonly directory: string;
}

/**
 * Time when the newest base backup was complete, in milliseconds since 1970; undefined if there is
 * none.
 */
export async function findNewestBaseMs({
  cluster,
  directory,
}: WalArchive): Promise<number | undefined> {
  const [newest] = await listBases(locateWalFolder(directory, await readIdentifier(cluster)));
  return newest?.fromMs;
}

/**
 * Whether a base backup is due: there is none from today, or its log has a gap or is another
 * server's.
 */
export async function isBaseNeeded(
  { cluster, directory }: WalArchive,
  nowMs: number,
): Promise<boolean> {
  const folder = locateWalFolder(directory, await readIdentifier(cluster));
  const [newest] = await listBases(folder);
  if (newest === undefined || nowMs - newest.fromMs >= MAX_AGE_MS) return true;
  if (await isDiscarding(cluster)) return true;
  const log = await listLog(folder);
  const timeline = Math.max(0, ...log.map(({ name }) => parseTimeline(name)));
  if (timeline > parseTimeline(newest.segment)) return true;
  return findGapAfter(getSegmentNumber(newest.segment), listSegments(log)) !== undefined;
}

/**
 * Removes base backups past their retention, with everything that only they needed, and all of a
 * former server.
 */
export async function pruneWalArchive(
  { cluster, files, directory }: WalArchive,
  nowMs: number,
): Promise<void> {
  const own = await readIdentifier(cluster);
  const folder = locateWalFolder(directory, own);
  const bases = await listBases(folder);
  const keptMs = selectBasesToKeep(
    bases.map(({ fromMs }) => fromMs),
    nowMs,
  );
  const kept = bases.filter(({ fromMs }) => keptMs.includes(fromMs));
  for (const base of bases) if (!kept.includes(base)) await rm(base.path, { force: true });
  // Before the first base backup, the log may belong to the one in progress.
  const first = Math.min(...kept.map(({ segment }) => getSegmentNumber(segment)));
  for (const { name, path } of kept.length === 0 ? [] : await listLog(folder))
    if (isSegment(name) && getSegmentNumber(name) < first) await rm(path, { force: true });
  if (files !== undefined) await pruneMirror(files, folder, nowMs - KEPT_MS);
  await removeAbandoned(folder.bases, nowMs);
  for (const identifier of await listIdentifiers(directory)) {
    if (identifier === own) continue;
    const [newest] = await listBases(locateWalFolder(directory, identifier));
    if (newest !== undefined && nowMs - newest.fromMs > KEPT_MS)
      await removeFolder(directory, identifier);
  }
}

async function removeAbandoned(bases: string, nowMs: number): Promise<void> {
  for (const name of (await readdir(bases)).filter((one) => PARTIAL.test(one))) {
    const { mtimeMs } = await stat(join(bases, name));
    if (nowMs - mtimeMs > DAY_MS) await rm(join(bases, name), { force: true });
  }
}
