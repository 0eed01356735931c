import { resolve } from 'node:path';
import {
  completeToTime,
  findRecoverySources,
  recoverToTime,
  requireSpaceToTime,
} from '#app/restore-to-time.ts';
import { requireEmptyData } from '#app/restore.ts';
import type { ErasedOwner } from '#features/privacy/erasure/index.ts';
import type { DecryptionKeys } from '#platform/backup/keys.ts';
import { instantOf, parseInstantMs } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { CliError, UsageError, writeError, writeLine } from './command.ts';
import { runAsOwner } from './owner-database.ts';
import { report } from './restore-report.ts';

const LATEST = 'latest';
/** RFC 3339. The zone is required: without it, the time would depend on the machine. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Restores the embedded database from a folder of backups, to a point in time. */
export async function restoreToTime(
  directory: string,
  toTime: string,
  options: {
    readonly target: Config;
    readonly keys: DecryptionKeys;
    readonly erasures: readonly ErasedOwner[];
  },
): Promise<void> {
  const { target, keys, erasures } = options;
  if (target.databaseUrl !== undefined)
    throw new CliError('--to-time restores into a data folder: an archive of rows goes anywhere');
  await requireEmptyData(target);
  const atMs = parseInstantArgument(toTime);
  const found = { ...(await findRecoverySources(resolve(directory), atMs)), atMs, keys };
  if (found.plan.hasGap)
    writeError('A segment of the log is missing: what was entered after it is not restored');
  await requireSpaceToTime(found, target);
  await recoverToTime(target, found);
  const restored = await runAsOwner(target, (ownerUrl) =>
    completeToTime(ownerUrl, target, { ...found, erasures }),
  );
  const until = atMs === undefined ? 'the end of the archive' : instantOf(atMs);
  writeLine(`Restored what was committed until ${until}, ${restored.files} files with it`);
  if (restored.missing > 0)
    writeError(`${restored.missing} files are not in the archive: see millieme files verify`);
  report(restored);
}

function parseInstantArgument(toTime: string): number | undefined {
  if (toTime === LATEST) return undefined;
  const ms = INSTANT.test(toTime) ? parseInstantMs(toTime) : Number.NaN;
  if (Number.isNaN(ms))
    throw new UsageError(
      `--to-time takes an instant with its zone, 2026-03-16T09:00:00Z, or latest`,
    );
  return ms;
}
