import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '#platform/error-code.ts';
import { isSegment, getSegmentNumber } from './segment-name.ts';

/**
 * Folder in the cluster with log files that the server has handed over but that are not archived
 * yet.
 */
export const SPOOL = 'wal-spool';
/** While this file is in the spool, the server discards its log. */
const PASSING = 'passing';

/** Makes the copy durable before renaming it: a file under its final name is complete. */
const KEEP = [
  'const fs=require("node:fs"),[copy,name,folder]=process.argv.slice(1);',
  'const sync=(path)=>{const file=fs.openSync(path,"r");fs.fsyncSync(file);fs.closeSync(file)};',
  'sync(copy);fs.renameSync(copy,name);sync(folder)',
].join('');

/** Maximum time that a commit stays in a segment that is not handed over. */
const ARCHIVE_TIMEOUT = '60s';

/**
 * Settings that make the server hand over its log. It runs the command in its own folder, as its
 * own user: only the service has access to keys and backups.
 */
export function archiveSettings(node = process.execPath): Record<string, string> {
  const program = `'${node.replaceAll('%', '%%')}' -e '${KEEP}'`;
  const copy = `mkdir -p ${SPOOL} && cp "%p" "${SPOOL}/.%f"`;
  const keep = `${program} "${SPOOL}/.%f" "${SPOOL}/%f" ${SPOOL}`;
  return {
    archive_mode: 'on',
    archive_timeout: ARCHIVE_TIMEOUT,
    archive_command: `test -e ${SPOOL}/${PASSING} || { ${copy} && ${keep}; }`,
  };
}

/** Files waiting for the archive: histories first, then segments in order. */
export async function listSpool(cluster: string): Promise<string[]> {
  const names = await listNames(join(cluster, SPOOL));
  const order = (name: string) => (isSegment(name) ? getSegmentNumber(name) : -1);
  return names
    .filter((name) => !name.startsWith('.') && name !== PASSING)
    .sort((one, other) => order(one) - order(other));
}

/**
 * Time of the oldest waiting file, handed over or not, in milliseconds since 1970; undefined if
 * there is none.
 */
export async function waitingSince(cluster: string): Promise<number | undefined> {
  const spool = (await listNames(join(cluster, SPOOL))).map((name) => join(cluster, SPOOL, name));
  const times = await Promise.all([...spool, ...(await listReady(cluster))].map(readWriteTime));
  const known = times.filter((time) => time !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

/** Number of waiting segments, handed over or not. */
export async function countWaiting(cluster: string): Promise<number> {
  return (await listSpool(cluster)).length + (await listReady(cluster)).length;
}

/** Discards waiting files, and all that follow until `resume`. */
export async function discardSpool(cluster: string): Promise<void> {
  await writeFile(join(cluster, SPOOL, PASSING), '', { mode: 0o600 });
  for (const name of await listSpool(cluster)) await rm(join(cluster, SPOOL, name));
}

/** Whether the server discards its log instead of handing it over. */
export async function isDiscarding(cluster: string): Promise<boolean> {
  return (await listNames(join(cluster, SPOOL))).includes(PASSING);
}

/** Makes the server hand over its log again. */
export async function resume(cluster: string): Promise<void> {
  await rm(join(cluster, SPOOL, PASSING), { force: true });
}

/** Files that the server has not handed over yet. */
async function listReady(cluster: string): Promise<string[]> {
  const directory = join(cluster, 'pg_wal', 'archive_status');
  const names = await listNames(directory);
  return names.filter((name) => name.endsWith('.ready')).map((name) => join(directory, name));
}

async function readWriteTime(path: string): Promise<number | undefined> {
  return (await stat(path).catch(unlessMissing))?.mtimeMs;
}

async function listNames(directory: string): Promise<string[]> {
  return (await readdir(directory).catch(unlessMissing)) ?? [];
}

function unlessMissing(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT')) throw error;
}
