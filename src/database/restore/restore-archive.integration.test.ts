import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceData } from '#app/service-data.ts';
import { enterFirstUsers } from '#app/service.ts';
import { backupSource } from '#database/backup/backup-source.ts';
import type { Manifest } from '#database/backup/manifest.ts';
import { openArchiveAt } from '#database/backup/open-storage.ts';
import { markFolder, unmarkFolder } from '#database/backup/unfinished-restore.ts';
import { verifyArchive } from '#database/backup/verify-archive.ts';
import { writeBackup } from '#database/backup/write-backup.ts';
import { migrateForService, openDatabase } from '#database/open-database.ts';
import { createDatabaseIfMissing } from '#database/server/embedded-postgres.ts';
import { loadConfig } from '#platform/config.ts';
import { loadMigrations, migrate } from '#platform/db/migrate.ts';
import { TOTP_KEY_FILE } from '#platform/security/totp-vault.ts';
import { splitArchivePath } from '#test/helpers/archives.ts';
import { aDocument } from '#test/helpers/documents.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { withWholeLot } from '#test/helpers/lots.ts';
import { findSystemPostgres, startThrowAwayPostgres } from '#test/helpers/postgres-servers.ts';
import { aTenant, must, startTestApp, type Tenant } from '#test/helpers/test-app.ts';
import {
  toServiceUrl,
  asSuperuser,
  createEmptyDatabase,
  freshDatabase,
} from '#test/helpers/test-database.ts';
import { requireEmptyData, restoreBackup } from './restore-archive.ts';

const NOW = '2026-03-16T09:00:00.000Z';
const KEYS = { passphrase: 'drie-zwanen-op-het-kanaal' };
const SECRET = 'signs the tokens of the service that was saved';
const PATIENCE = { timeout: LIMITS.longTest };

const folder = mkdtempSync(join(tmpdir(), 'millieme-restore-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Makes the settings of a service with its own data folder. */
const settings = (name: string, databaseUrl?: string) =>
  loadConfig({
    DATA_DIR: join(folder, name),
    MILLIEME_DEMO: databaseUrl === undefined ? '1' : '0',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });

const test = await startTestApp({ databaseUrl: await freshDatabase() });
let tenant: Tenant;
let buildingId: string;
beforeAll(async () => {
  const { dataDirectory } = test;
  await enterFirstUsers(toServiceUrl(test.databaseUrl), { ...settings('demo'), dataDirectory });
  tenant = await aTenant(test);
  must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
  const building = { name: 'Les Tilleuls', address: 'Rue du Parc 1', total_units: 1 };
  buildingId = must(await tenant.syndic.post('/buildings', building), 201).id;
  await withWholeLot(tenant.syndic, buildingId);
  await aDocument(tenant.syndic, buildingId);
  writeFileSync(join(test.dataDirectory, 'jwt-secret'), SECRET);
});

async function save(ownerUrl: string, dataDirectory: string, name: string): Promise<string> {
  const path = join(folder, name);
  await writeBackup(backupSource(ownerUrl, { dataDirectory }, serviceData), {
    ...splitArchivePath(path),
    keys: KEYS,
    now: NOW,
  });
  return path;
}

async function restore(path: string, ownerUrl: string, name: string) {
  const manifest = await verifyArchive(openArchiveAt(path), KEYS);
  const options = {
    archive: openArchiveAt(path),
    keys: KEYS,
    manifest,
    erasures: [],
    service: serviceData,
  };
  return restoreBackup(ownerUrl, settings(name, ownerUrl), options);
}

/** Reads rows and files: everything that must be equal wherever it is stored. */
async function contentOf(path: string): Promise<Pick<Manifest, 'tables' | 'files' | 'secrets'>> {
  const { tables, files, secrets } = await verifyArchive(openArchiveAt(path), KEYS);
  return { tables, files, secrets };
}

/** Tables of sessions and links, all of which a restore ends. */
const ACCESS = ['sessions', 'refresh_tokens', 'account_tokens'];

/** Leaves out what a restore changes: of the tables of sessions and links, only the counts remain. */
function withoutAccess({ tables, secrets, ...rest }: Awaited<ReturnType<typeof contentOf>>) {
  const compared = tables
    // A distributed database lists some tables elsewhere: it has no keys between copied and other tables.
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((table) => (ACCESS.includes(table.name) ? { name: table.name, rows: table.rows } : table));
  // A restore makes a key of its own where the archive has none.
  const kept = secrets.filter((name) => name !== TOTP_KEY_FILE);
  return { ...rest, secrets: kept, tables: compared };
}

/** Counts the sessions and links that are still accepted. */
async function countOpenAccess(databaseUrl: string): Promise<number> {
  const { rows } = await asSuperuser(databaseUrl, (client) =>
    client.query<{ open: number }>(`select (
        (select count(*) from auth.sessions where revoked_at is null)
        + (select count(*) from auth.refresh_tokens where used_at is null)
        + (select count(*) from auth.account_tokens where used_at is null))::int as open`),
  );
  return rows[0]?.open ?? NaN;
}

async function anEntry(amount: number): Promise<void> {
  const entry = {
    building_id: buildingId,
    entry_date: '2026-01-15',
    description: 'Facture',
    lines: [
      { account_code: '6107', debit: amount },
      { account_code: '440', credit: amount, supplier: 'Fournisseur' },
    ],
  };
  must(await tenant.accountant.post('/journal-entries', entry), 201);
}

describe('a backup', PATIENCE, () => {
  it('comes back the same on every server, table by table and file by file', async () => {
    const first = await save(test.databaseUrl, test.dataDirectory, 'first.tar.age');
    const whole = await contentOf(first);
    expect(whole.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(30);
    expect(whole.files.count).toBeGreaterThan(0);

    const embedded = settings('embedded');
    const server = await openDatabase(embedded, pino({ level: 'silent' }), () => undefined);
    const system = await startThrowAwayPostgres(await findSystemPostgres());
    try {
      const manifest = await verifyArchive(openArchiveAt(first), KEYS);
      const options = {
        archive: openArchiveAt(first),
        keys: KEYS,
        manifest,
        erasures: [],
        service: serviceData,
      };
      expect(await restoreBackup(server.ownerUrl, embedded, options)).toEqual({
        applied: [],
        warnings: [],
        unproved: [],
        erased: 0,
        unenrolled: 0,
      });
      const second = await save(server.ownerUrl, embedded.dataDirectory, 'second.tar.age');
      const again = await contentOf(second);
      expect(withoutAccess(again)).toEqual(withoutAccess(whole));
      expect(await countOpenAccess(test.databaseUrl)).toBeGreaterThan(0);
      expect(await countOpenAccess(server.ownerUrl)).toBe(0);
      const secret = readFileSync(join(embedded.dataDirectory, 'jwt-secret'), 'utf8');
      expect(secret).toBe(SECRET);

      const elsewhere = await createDatabaseIfMissing(system.url, 'elsewhere');
      await restore(second, elsewhere, 'elsewhere');
      const third = await save(elsewhere, join(folder, 'elsewhere'), 'third.tar.age');
      expect(await contentOf(third)).toEqual(again);

      const home = await createEmptyDatabase();
      await restore(third, home, 'home');
      const fourth = await save(home, join(folder, 'home'), 'fourth.tar.age');
      expect(await contentOf(fourth)).toEqual(again);
    } finally {
      await system.stop();
      await server.stop();
    }
  });

  it('is of one moment, though people go on working', async () => {
    const saving = new AbortController();
    const writing = (async () => {
      for (let amount = 1; !saving.signal.aborted; amount += 1) await anEntry(amount);
    })();
    const path = await save(test.databaseUrl, test.dataDirectory, 'busy.tar.age');
    saving.abort();
    await writing;
    expect(await restore(path, await createEmptyDatabase(), 'busy')).toMatchObject({
      unproved: [],
    });
  });

  it('of an older version is brought to this one', async () => {
    const migrations = await loadMigrations();
    const older = await createEmptyDatabase();
    await migrate(older, migrations.slice(0, -1));
    const path = await save(older, join(folder, 'older'), 'older.tar.age');
    const restored = await restore(path, await createEmptyDatabase(), 'newer');
    expect(restored.applied).toEqual([migrations.at(-1)?.name]);
  });

  it('of a newer version is refused', async () => {
    const newer = await freshDatabase();
    await asSuperuser(newer, (client) =>
      client.query(
        `insert into migration.applied values (9999, '9999_later.sql', repeat('0', 64))`,
      ),
    );
    const path = await save(newer, join(folder, 'later'), 'later.tar.age');
    await expect(restore(path, await createEmptyDatabase(), 'earlier')).rejects.toThrow(
      '9999_later.sql',
    );
  });

  it('that does not hold what it should says so, and is there', async () => {
    const path = await save(test.databaseUrl, test.dataDirectory, 'sound.tar.age');
    const target = await createEmptyDatabase();
    await restore(path, target, 'sound');
    await asSuperuser(target, (client) =>
      client.query(
        'update app.journal_lines set debit_cents = debit_cents + 1 where debit_cents > 0',
      ),
    );
    const broken = await save(target, join(folder, 'sound'), 'broken.tar.age');
    const { unproved } = await restore(broken, await createEmptyDatabase(), 'broken');
    expect(unproved).toContain(`organization ${tenant.organizationId}: the books do not balance`);
  });
});

describe('a target', PATIENCE, () => {
  it('that holds anything is refused, and left as it is', async () => {
    const path = await save(test.databaseUrl, test.dataDirectory, 'again.tar.age');
    const taken = await freshDatabase();
    await expect(restore(path, taken, 'taken')).rejects.toThrow('restore into an empty one');
    const data = settings('full');
    await expect(requireEmptyData(data)).resolves.toBeUndefined();
    mkdirSync(join(data.dataDirectory, 'backups'));
    await expect(requireEmptyData(data)).resolves.toBeUndefined();
    writeFileSync(join(data.dataDirectory, 'vapid-keys.json'), '{}');
    await expect(requireEmptyData(data)).rejects.toThrow('already contains vapid-keys.json');
  });

  it('that a restore was cut off in is neither served, saved nor restored into', async () => {
    const path = await save(test.databaseUrl, test.dataDirectory, 'cut.tar.age');
    const cut = await freshDatabase();
    await asSuperuser(cut, (client) => client.query('create schema restoring'));
    for (const asked of [
      () => migrateForService(cut, settings('cut', cut)),
      () => save(cut, join(folder, 'cut'), 'of-cut.tar.age'),
      () => restore(path, cut, 'cut'),
    ])
      await expect(asked()).rejects.toThrow('a restore that was cut off');
    const data = settings('cut-folder');
    await markFolder(data.dataDirectory);
    const whole = await freshDatabase();
    await expect(migrateForService(whole, data)).rejects.toThrow('a restore that was cut off');
    await expect(requireEmptyData(data)).rejects.toThrow('a restore that was cut off');
    await unmarkFolder(data.dataDirectory);
    await expect(requireEmptyData(data)).resolves.toBeUndefined();
  });

  it('is empty again when the restore fails', async () => {
    const path = await save(test.databaseUrl, test.dataDirectory, 'failing.tar.age');
    const target = await createEmptyDatabase();
    const manifest = await verifyArchive(openArchiveAt(path), KEYS);
    const tables = manifest.tables.map((table) =>
      table.name === 'units' ? { ...table, sha256: '0'.repeat(64) } : table,
    );
    const options = {
      archive: openArchiveAt(path),
      keys: KEYS,
      manifest: { ...manifest, tables },
      erasures: [],
      service: serviceData,
    };
    const config = settings('failing', target);
    await expect(restoreBackup(target, config, options)).rejects.toThrow(
      'damaged at app.units: what was loaded is not what was saved',
    );
    expect(existsSync(join(config.dataDirectory, 'files'))).toBe(false);
    expect(readdirSync(config.dataDirectory)).toEqual(['jwt-secret']);
    await restore(path, target, 'failing');
    expect(existsSync(join(config.dataDirectory, 'files'))).toBe(true);
  });
});
