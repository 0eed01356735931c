import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { serviceData } from '#app/service-data.ts';
import { ArchiveFolder } from '#database/backup/archive-folder.ts';
import { listDrills } from '#database/backup/drill-log.ts';
import { clusterFolder } from '#database/cluster-folder.ts';
import { runDrill } from '#database/drill/drill.ts';
import { migrateForService, openDatabase, type OpenDatabase } from '#database/open-database.ts';
import { isBaseNeeded } from '#database/wal-archive/retention.ts';
import { saveBase } from '#database/wal-archive/save-base.ts';
import { listSpool } from '#database/wal-archive/spool.ts';
import { findWalArchive } from '#database/wal-archive/start-wal-archiving.ts';
import { archiveWaitingWal } from '#database/wal-archive/wal-archiver.ts';
import {
  readIdentifier,
  listBases,
  listLog,
  locateWalFolder,
} from '#database/wal-archive/wal-folder.ts';
import { loadConfig, type Config } from '#platform/config.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { restoreToTime } from './restore.ts';
import { verifyBackup } from './verify-backup.ts';

const PATIENCE = { timeout: LIMITS.longTest };
const silent = pino({ level: 'silent' });
const report = { line: () => undefined, warning: () => undefined };

const folder = mkdtempSync(join(tmpdir(), 'millieme-to-time-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

function environment(name: string, more: Readonly<Record<string, string>> = {}) {
  return {
    DATA_DIR: join(folder, name),
    BACKUP_DIR: join(folder, `${name}-backups`),
    DISK_RESERVE_MIB: '0',
    MILLIEME_DEMO: '0',
    ...more,
  };
}

function startArchiving(config: Config) {
  const { passphrase, publicKey } = config.backup;
  return {
    ...findWalArchive(config),
    dataDirectory: config.dataDirectory,
    reserveBytes: config.diskReserveBytes,
    keys: { passphrase, publicKey },
    logger: silent,
  };
}

async function query<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const note = (url: string, name: string) =>
  query(
    url,
    `insert into auth.organizations (id, name, contact_email) values (gen_random_uuid(), '${name}', 'office@example.org')`,
  );

/** Reads the server's clock between two commits. */
async function instantOn(url: string): Promise<string> {
  const [row] = await query<{ now: string }>(
    url,
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now from pg_sleep(0.01)`,
  );
  return row?.now ?? '';
}

/** Has the server hand over its log, and archives it. */
async function archive(server: OpenDatabase, config: Config): Promise<void> {
  const [row] = await query<{ segment: string }>(
    server.ownerUrl,
    'select pg_walfile_name(pg_switch_wal()) as segment',
  );
  const { cluster } = findWalArchive(config);
  await vi.waitFor(
    async () => expect(await listSpool(cluster)).toContain(row?.segment),
    LIMITS.program,
  );
  await archiveWaitingWal(startArchiving(config));
}

/** @param atMs milliseconds since 1970; undefined for the last commit */
async function restore(
  from: Config,
  name: string,
  atMs: number | undefined,
  more: Readonly<Record<string, string>> = {},
) {
  const target = loadConfig({ ...environment(name, more), BACKUP_WAL: '0' });
  await restoreToTime(from.backup.directory, atMs, {
    target,
    settings: target.backup,
    keys: target.backup,
    erasureList: undefined,
    service: serviceData,
    report,
  });
  const config = loadConfig({ ...environment(name), BACKUP_WAL: '0' });
  const server = await openDatabase(config, silent, () => undefined);
  try {
    const rows = await query<{ name: string }>(
      server.ownerUrl,
      'select name from auth.organizations order by name',
    );
    return rows.map((row) => row.name);
  } finally {
    await server.stop();
  }
}

/** Reads the newest copy and its log, restores it on a separate server, and checks that damage is reported. */
async function verifyAndDrill(config: Config, kind: string): Promise<void> {
  const { directory } = config.backup;
  const verify = (path: string) =>
    verifyBackup(path, config.backup, { keys: config.backup, report });
  const folders = locateWalFolder(directory, await readIdentifier(clusterFolder(config)));
  const [base] = await listBases(folders);
  // Those before the copy are not read.
  const log = (await listLog(folders)).at(-1);
  await verify(directory);
  await verify(base?.path ?? '');
  const drill = () =>
    runDrill(config, {
      kind: 'Base',
      identity: undefined,
      scratch: join(folder, `${kind}-room`),
      service: serviceData,
      report,
    });
  await drill();
  const place = new ArchiveFolder(directory);
  const [done] = await listDrills(place);
  expect(done).toMatchObject({ kind: 'Base', archive: basename(base?.path ?? ''), failure: null });
  expect(Object.keys(done?.step_seconds ?? {})).toEqual([
    'verify',
    'recover',
    'files',
    'upgrade',
    'prove',
  ]);
  expect(done?.loss_seconds).toBeLessThan(PATIENCE.timeout / 1_000);
  for (const path of [base?.path ?? '', log?.path ?? '']) {
    const whole = readFileSync(path);
    const altered = Buffer.from(whole);
    const middle = Math.floor(altered.length / 2);
    altered[middle] = (altered[middle] ?? 0) ^ 1;
    writeFileSync(path, altered);
    await expect(verify(directory)).rejects.toThrow();
    await expect(drill()).rejects.toThrow('is not restored');
    writeFileSync(path, whole);
  }
  expect((await listDrills(place)).map(({ failure }) => failure === null)).toEqual([
    false,
    false,
    true,
  ]);
  expect(readdirSync(join(folder, `${kind}-room`))).toEqual([]);
}

describe('an embedded database that is saved as it changes', PATIENCE, () => {
  it.each([
    ['plain', {}],
    ['encrypted', { BACKUP_PASSPHRASE: 'drie-zwanen-op-het-kanaal' }],
  ])('is restored, %s, as it was between two writes', async (kind, keys) => {
    const config = loadConfig(environment(kind, keys));
    expect(config.walArchive).toBe(true);
    const server = await openDatabase(config, silent, () => undefined);
    let instant: string;
    try {
      await migrateForService(server.ownerUrl, config);
      await expect(isBaseNeeded(findWalArchive(config), Date.now())).resolves.toBe(true);
      await saveBase(config, { to: undefined, report });
      await expect(isBaseNeeded(findWalArchive(config), Date.now())).resolves.toBe(false);
      await vi.waitFor(async () => {
        const [base] = await listBases(
          locateWalFolder(config.backup.directory, await readIdentifier(clusterFolder(config))),
        );
        expect(Date.now()).toBeGreaterThan(base?.fromMs ?? 0);
      }, LIMITS.program);
      await note(server.ownerUrl, 'A');
      instant = await instantOn(server.ownerUrl);
      await note(server.ownerUrl, 'B');
      await archive(server, config);
    } finally {
      await server.stop();
    }
    expect(await restore(config, `${kind}-instant`, Date.parse(instant), keys)).toEqual(['A']);
    expect(await restore(config, `${kind}-latest`, undefined, keys)).toEqual(['A', 'B']);
    await verifyAndDrill(config, kind);
    const tight = { ...keys, DISK_RESERVE_MIB: '1000000' };
    const full = restore(config, `${kind}-tight`, undefined, tight);
    await expect(full).rejects.toThrow('MiB are needed and');
    expect(existsSync(join(folder, `${kind}-tight`, 'postgres'))).toBe(false);
    const late = restore(config, `${kind}-late`, Date.parse('2999-01-01T00:00:00Z'), keys);
    await expect(late).rejects.toThrow('nothing from that instant on');
    expect(existsSync(join(folder, `${kind}-late`, 'postgres'))).toBe(false);
    const early = restore(config, `${kind}-early`, Date.parse('2020-01-01T00:00:00Z'), keys);
    await expect(early).rejects.toThrow('the archive begins at');
  });
});
