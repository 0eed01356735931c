import { BackupError } from '#database/backup/backup-error.ts';
import { instantOf } from '#platform/clock.ts';
import { findGapAfter, isSegment, getSegmentNumber } from './segment-name.ts';
import {
  listBases,
  listLog,
  listSegments,
  type Base,
  type LogFile,
  type WalFolder,
} from './wal-folder.ts';

/** Sources of a recovery to a point in time. */
export interface RecoveryPlan {
  readonly base: Base;
  /** Log files that the server reads, and the histories of its timelines. */
  readonly log: readonly LogFile[];
  /** Whether a segment is missing before later ones: the server stops reading there. */
  readonly hasGap: boolean;
}

/**
 * Finds the newest base backup that was complete by then, and the log from it on.
 * @param atMs milliseconds since 1970; undefined for everything there is
 */
export async function planRecovery(
  folder: WalFolder,
  atMs: number | undefined,
): Promise<RecoveryPlan> {
  const bases = await listBases(folder);
  const at = bases.findIndex(({ fromMs }) => atMs === undefined || fromMs <= atMs);
  const base = bases[at];
  if (base === undefined) {
    const oldest = bases.at(-1);
    throw new BackupError(
      oldest === undefined
        ? `${folder.bases} holds no copy of a database`
        : `the archive begins at ${instantOf(oldest.fromMs)}`,
    );
  }
  const from = getSegmentNumber(base.segment);
  // The next base backup may have been in progress at that time; the one after it had not begun.
  const beyond = bases[at - 2];
  const to = beyond === undefined ? Number.POSITIVE_INFINITY : getSegmentNumber(beyond.segment);
  const log = (await listLog(folder)).filter(
    ({ name }) =>
      !isSegment(name) || (getSegmentNumber(name) >= from && getSegmentNumber(name) <= to),
  );
  return { base, log, hasGap: findGapAfter(from, listSegments(log)) !== undefined };
}
