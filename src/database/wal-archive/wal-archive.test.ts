import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { EncryptionKeys } from '#database/backup/keys.ts';
import { buildContentPath } from '#platform/files/disk-store.ts';
import { createArchiveKeys, openPieceKeys } from './archive-keys.ts';
import { listMirrored, mirrorFiles, pruneMirror, restoreMirrored } from './file-mirror.ts';
import { restoreLogFile } from './log-file.ts';
import { planRecovery } from './plan-recovery.ts';
import { isBaseNeeded, pruneWalArchive } from './retention.ts';
import { isDiscarding, listSpool, resume, waitingSince } from './spool.ts';
import { archiveWaitingWal, startWalArchiver, type WalArchiverOptions } from './wal-archiver.ts';
import { buildBaseName, listBases, listLog, locateWalFolder } from './wal-folder.ts';

const IDENTIFIER = '7711968475867057446';
const ORGANIZATION = '0193a000-0000-7000-8000-000000000001';
const PASSPHRASE = 'drie-zwanen-op-het-kanaal';
const HOUR_MS = 3_600_000;
const MIB = 1024 * 1024;

const root = mkdtempSync(join(tmpdir(), 'millieme-wal-'));
afterAll(() => rm(root, { recursive: true, force: true }));
let count = 0;

/** A folder that looks like that of an embedded server. */
function aCluster(keys: EncryptionKeys = {}) {
  count += 1;
  const dataDirectory = join(root, String(count));
  const cluster = join(dataDirectory, 'postgres');
  for (const folder of ['global', 'wal-spool', 'pg_wal/archive_status'])
    mkdirSync(join(cluster, folder), { recursive: true });
  const identifier = Buffer.alloc(8);
  identifier.writeBigUInt64LE(BigInt(IDENTIFIER));
  writeFileSync(join(cluster, 'global', 'pg_control'), identifier);
  const directory = join(dataDirectory, 'backups');
  const logged: string[] = [];
  const log = (_facts: unknown, line?: string) => void logged.push(line ?? String(_facts));
  const options: WalArchiverOptions = {
    cluster,
    files: join(dataDirectory, 'files'),
    dataDirectory,
    directory,
    keys,
    reserveBytes: 0,
    logger: { info: log, error: log } as never,
  };
  return { options, cluster, directory, logged, folder: locateWalFolder(directory, IDENTIFIER) };
}

function handOver(cluster: string, name: string, content = name): void {
  writeFileSync(join(cluster, 'wal-spool', name), content);
}

function segment(place: number, timeline = 1): string {
  const digits = [timeline, 0, place].map((number) => number.toString(16).padStart(8, '0'));
  return digits.join('').toUpperCase();
}

function aBase(bases: string, fromMs: number, place: number, timeline = 1): void {
  mkdirSync(bases, { recursive: true });
  const name = buildBaseName(new Date(fromMs).toISOString(), segment(place, timeline), false);
  writeFileSync(join(bases, name), '');
}

function aContent(files: string, text: string) {
  const sha256 = createHash('sha256').update(text).digest('hex');
  const key = { organization_id: ORGANIZATION, sha256 };
  const path = buildContentPath(files, key);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return { key, path };
}

it.each([
  ['plain', {}],
  ['encrypted', { passphrase: PASSPHRASE }],
])('what is handed over comes out of the archive as it was, %s', async (_, keys) => {
  const { options, cluster, folder } = aCluster(keys);
  const content = `${'\0'.repeat(20_000)}end`;
  handOver(cluster, segment(3), content);
  handOver(cluster, `${segment(3)}.00000028.backup`);
  handOver(cluster, '00000002.history');
  await archiveWaitingWal(options);
  expect(await listSpool(cluster)).toEqual([]);
  const log = await listLog(folder);
  expect(log.map(({ name }) => name)).toEqual([segment(3), '00000002.history']);
  const stored = readdirSync(folder.wal).every((name) => name.endsWith('.age'));
  expect(stored).toBe('passphrase' in keys);
  const [first] = log;
  if (first === undefined) throw new Error('there is none');
  const target = join(cluster, 'taken');
  await restoreLogFile(first, target, await openPieceKeys(folder, keys));
  expect(readFileSync(target, 'utf8')).toBe(content);
  // Handed over again, because the server was killed before it recorded the first time.
  handOver(cluster, segment(3), content);
  await archiveWaitingWal(options);
  expect(await listLog(folder)).toHaveLength(2);
});

it('a segment that another server has under the same name is refused', async () => {
  const { options, cluster } = aCluster();
  handOver(cluster, segment(3));
  await archiveWaitingWal(options);
  handOver(cluster, segment(3), 'another');
  await expect(archiveWaitingWal(options)).rejects.toThrow('two servers write there');
  expect(await listSpool(cluster)).toEqual([segment(3)]);
});

it('a flipped bit is noticed, and named by its segment', async () => {
  const { options, cluster, folder } = aCluster();
  handOver(cluster, segment(3));
  await archiveWaitingWal(options);
  const [file] = await listLog(folder);
  if (file === undefined) throw new Error('there is none');
  const bytes = readFileSync(file.path);
  bytes[bytes.length - 3] = (bytes.at(-3) ?? 0) ^ 1;
  writeFileSync(file.path, bytes);
  await expect(restoreLogFile(file, join(cluster, 'taken'), {})).rejects.toThrow(
    `damaged at ${segment(3)}`,
  );
});

it('a flipped bit of an encrypted segment is reported in one sentence that names its segment', async () => {
  const { options, cluster, folder } = aCluster();
  const { dataDirectory } = options;
  const keys = await createArchiveKeys({ passphrase: PASSPHRASE }, { folder, dataDirectory });
  handOver(cluster, segment(3));
  await archiveWaitingWal({ ...options, keys });
  const [file] = await listLog(folder);
  if (file === undefined) throw new Error('there is none');
  const bytes = readFileSync(file.path);
  bytes[bytes.length - 3] = (bytes.at(-3) ?? 0) ^ 1;
  writeFileSync(file.path, bytes);
  const opening = await openPieceKeys(folder, { passphrase: PASSPHRASE });
  await expect(restoreLogFile(file, join(cluster, 'taken'), opening)).rejects.toThrow(
    `the archive is damaged at ${segment(3)}`,
  );
});

it('another passphrase opens what comes after it, and not what came before', async () => {
  const { options, folder } = aCluster();
  const { dataDirectory } = options;
  const first = await createArchiveKeys({ passphrase: PASSPHRASE }, { folder, dataDirectory });
  expect(await createArchiveKeys({ passphrase: PASSPHRASE }, { folder, dataDirectory })).toEqual(
    first,
  );
  const second = await createArchiveKeys({ passphrase: 'twee-eenden' }, { folder, dataDirectory });
  expect(second).not.toEqual(first);
  const opening = await openPieceKeys(folder, { passphrase: 'twee-eenden' });
  expect(opening.secretKeys).toHaveLength(1);
});

it('what cannot be archived waits, and is let go of before it fills the disk', async () => {
  const { options, cluster, directory, logged } = aCluster();
  writeFileSync(directory, 'no folder');
  handOver(cluster, segment(3));
  const waits = startWalArchiver(options);
  await waits.stop();
  expect(await listSpool(cluster)).toEqual([segment(3)]);
  expect(await waitingSince(cluster)).toBeLessThanOrEqual(Date.now());
  expect(logged).toEqual(['the database log cannot be archived']);
  const letsGo = startWalArchiver({ ...options, maxWaitingBytes: MIB });
  await letsGo.stop();
  expect(await listSpool(cluster)).toEqual([]);
  expect(await isDiscarding(cluster)).toBe(true);
  expect(logged.at(-1)).toContain('a new copy of the database is needed');
});

it('a folder of backups that is gone is not made anew: what is handed over waits for it', async () => {
  const { options, cluster, directory, folder } = aCluster();
  const known = { ...options, memory: join(options.dataDirectory, 'backups-were-there') };
  handOver(cluster, segment(3));
  await archiveWaitingWal(known);
  await rename(directory, `${directory}.away`);
  handOver(cluster, segment(4));
  await expect(archiveWaitingWal(known)).rejects.toThrow('is gone, where backups were kept');
  expect(await listSpool(cluster)).toEqual([segment(4)]);
  await rename(`${directory}.away`, directory);
  await archiveWaitingWal(known);
  expect((await listLog(folder)).map(({ name }) => name)).toEqual([segment(3), segment(4)]);
});

it('a copy is due when there is none of today, and when its log is torn', async () => {
  const { options, cluster, folder } = aCluster();
  const now = Date.parse('2026-03-16T09:00:00Z');
  const isDue = () => isBaseNeeded(options, now);
  expect(await isDue()).toBe(true);
  aBase(folder.bases, now - 25 * HOUR_MS, 3);
  expect(await isDue()).toBe(true);
  aBase(folder.bases, now - HOUR_MS, 5);
  expect(await isDue()).toBe(false);
  for (const place of [3, 5, 6]) handOver(cluster, segment(place));
  await archiveWaitingWal(options);
  expect(await isDue()).toBe(false);
  writeFileSync(join(cluster, 'wal-spool', 'passing'), '');
  expect(await isDue()).toBe(true);
  await resume(cluster);
  handOver(cluster, segment(8));
  await archiveWaitingWal(options);
  expect(await isDue()).toBe(true);
  aBase(folder.bases, now - HOUR_MS / 2, 8);
  expect(await isDue()).toBe(false);
  handOver(cluster, '00000002.history');
  await archiveWaitingWal(options);
  expect(await isDue()).toBe(true);
});

it('an instant is recovered from the newest copy that was whole by then', async () => {
  const { options, cluster, folder } = aCluster();
  const now = Date.parse('2026-03-16T09:00:00Z');
  const at = (hours: number) => now - hours * HOUR_MS;
  for (const [hours, place] of [
    [72, 3],
    [48, 5],
    [24, 7],
  ] as const)
    aBase(folder.bases, at(hours), place);
  for (const place of [3, 4, 5, 6, 7, 8]) handOver(cluster, segment(place));
  await archiveWaitingWal(options);
  const planned = async (ms: number | undefined) => {
    const { base, log, hasGap } = await planRecovery(folder, ms);
    return [base.segment, log.map(({ name }) => name).at(-1), hasGap];
  };
  expect(await planned(at(60))).toEqual([segment(3), segment(7), false]);
  expect(await planned(at(48))).toEqual([segment(5), segment(8), false]);
  expect(await planned(undefined)).toEqual([segment(7), segment(8), false]);
  await expect(planned(at(73))).rejects.toThrow('the archive begins at 2026-03-13T09:00:00.000Z');
});

it('what only copies needed that are kept no longer goes, and files a while after them', async () => {
  const { options, cluster, folder } = aCluster();
  const { files = '' } = options;
  const now = Date.now();
  for (const [days, place] of [
    [9, 3],
    [8, 5],
    [1, 7],
  ] as const)
    aBase(folder.bases, now - days * 24 * HOUR_MS, place);
  const [stays, goes] = [aContent(files, 'stays'), aContent(files, 'goes')];
  for (const place of [3, 4, 5, 6, 7]) handOver(cluster, segment(place));
  await archiveWaitingWal(options);
  expect(await listMirrored(folder)).toHaveLength(2);
  await rm(goes.path);
  await pruneWalArchive(options, now);
  expect((await listBases(folder)).map((base) => base.segment)).toEqual([segment(7), segment(5)]);
  expect((await listLog(folder)).map(({ name }) => name)).toEqual(
    [5, 6, 7].map((at) => segment(at)),
  );
  expect(await listMirrored(folder)).toHaveLength(2);
  const [note = ''] = readdirSync(folder.gone);
  const longAgo = new Date(now - 10 * 24 * HOUR_MS);
  utimesSync(join(folder.gone, note), longAgo, longAgo);
  await pruneMirror(files, folder, now - 9 * 24 * HOUR_MS);
  expect((await listMirrored(folder)).map(({ key }) => key)).toEqual([stays.key]);
});

it('files come out of the archive as they were, and nothing else passes for them', async () => {
  const keys = { passphrase: PASSPHRASE };
  const { options, folder } = aCluster();
  const { files = '', dataDirectory } = options;
  const { key } = aContent(files, 'the minutes');
  await mirrorFiles(files, folder, await createArchiveKeys(keys, { folder, dataDirectory }));
  const [copy] = await listMirrored(folder);
  if (copy === undefined) throw new Error('there is none');
  expect(copy.key).toEqual(key);
  const opening = await openPieceKeys(folder, keys);
  const target = join(dataDirectory, 'taken');
  await restoreMirrored(copy, target, opening);
  expect(readFileSync(target, 'utf8')).toBe('the minutes');
  const other = { ...copy, key: { ...key, sha256: '0'.repeat(64) } };
  await expect(restoreMirrored(other, target, opening)).rejects.toThrow('its hash is another');
});
