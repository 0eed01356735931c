import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceData } from '#app/service-data.ts';
import { migrate } from '#platform/db/migrate.ts';
import { splitArchivePath } from '#test/helpers/archives.ts';
import { aDocument } from '#test/helpers/documents.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { aTenant, must, startTestApp, type Caller } from '#test/helpers/test-app.ts';
import { asSuperuser, freshDatabase, lentDatabase } from '#test/helpers/test-database.ts';
import { DamagedArchiveError } from './backup-error.ts';
import { backupSource } from './backup-source.ts';
import type { EncryptionKeys } from './keys.ts';
import type { Manifest } from './manifest.ts';
import { openArchiveAt } from './open-storage.ts';
import { Snapshot } from './snapshot.ts';
import { verifyArchive } from './verify-archive.ts';
import { writeBackup } from './write-backup.ts';

const NOW = '2026-03-16T09:00:00.000Z';
const PASSPHRASE = { passphrase: 'drie-zwanen-op-het-kanaal' };
const folder = mkdtempSync(join(tmpdir(), 'millieme-backup-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const test = await startTestApp({ databaseUrl: await freshDatabase() });
let syndic: Caller;
let documentId: string;
beforeAll(async () => {
  ({ syndic } = await aTenant(test));
  const building = { name: 'Les Tilleuls', address: 'Rue du Parc 1', total_units: 1 };
  const { id } = must(await syndic.post('/buildings', building), 201);
  documentId = await aDocument(syndic, id);
});

const sweep = () => makeJobHelpers(test).run({ task: 'sweep-documents', payload: {} });
const source = () => backupSource(test.databaseUrl, test, serviceData);

async function save(name: string, keys: EncryptionKeys = {}): Promise<string> {
  const path = join(folder, name);
  await writeBackup(source(), { ...splitArchivePath(path), keys, now: NOW });
  return path;
}

function tableOf({ tables }: Pick<Manifest, 'tables'>, name: string) {
  return tables.find((table) => table.name === name);
}

interface Place {
  readonly name: string;
  readonly start: number;
  readonly size: number;
}

/** Finds the positions of the parts in a plain archive. */
function placesIn(archive: Buffer): Place[] {
  const places: Place[] = [];
  for (let at = 0; archive[at] !== 0;) {
    const header = at;
    const field = (start: number, length: number) =>
      archive.toString('latin1', header + start, header + start + length).replace(/\0.*$/s, '');
    const name = [field(345, 155), field(0, 100)].filter((text) => text !== '').join('/');
    const size = Number.parseInt(field(124, 12), 8);
    places.push({ name, start: at + 512, size });
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return places;
}

/** Writes a copy of the archive with one bit of a byte flipped. */
function flipped(archive: Buffer, at: number): string {
  const bytes = Buffer.from(archive);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  const path = join(folder, 'flipped.tar');
  writeFileSync(path, bytes);
  return path;
}

function refusal(path: string, keys = {}): Promise<unknown> {
  return verifyArchive(openArchiveAt(path), keys).then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('an archive', () => {
  it('holds every table past row level security, and every file that a document has', async () => {
    const manifest = await verifyArchive(openArchiveAt(await save('whole.tar')), {});
    expect(tableOf(manifest, 'documents')).toMatchObject({ schema: 'app', rows: 1 });
    expect(tableOf(manifest, 'units')?.columns).not.toContain('search_text');
    const counted = await asSuperuser(test.databaseUrl, async (client) => {
      const names = manifest.tables.map(({ schema, name }) => `${schema}.${name}`);
      const counts = names.map(
        (name) => `select '${name}' as name, count(*)::int as n from ${name}`,
      );
      return (await client.query<{ name: string; n: number }>(counts.join(' union all '))).rows;
    });
    expect(
      Object.fromEntries(
        manifest.tables.map((table) => [`${table.schema}.${table.name}`, table.rows]),
      ),
    ).toEqual(Object.fromEntries(counted.map(({ name, n }) => [name, n])));
    expect(manifest.files).toMatchObject({ count: 1, broken: [] });
    expect(manifest.secrets).toEqual([]);
    expect(manifest.migrations.at(-1)?.name).toMatch(/^\d{4}_/);
  });

  it('is the same, byte for byte, where the data are', async () => {
    const [one, other] = [await save('one.tar'), await save('other.tar')];
    expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
  });

  it('refuses a turned bit in any part, naming the part', async () => {
    const archive = readFileSync(await save('bits.tar'));
    const places = placesIn(archive);
    expect(places.length).toBeGreaterThan(10);
    for (const { name, start, size } of places) {
      const error = await refusal(flipped(archive, start + Math.floor(size / 2)));
      expect(error).toBeInstanceOf(DamagedArchiveError);
      const { part } = error as DamagedArchiveError;
      // The checksum is compared with the manifest, which is named.
      expect(part).toBe(name === 'manifest.json.sha256' ? 'manifest.json' : name);
    }
  });

  it('refuses a turned bit anywhere else, and an archive that is cut off', async () => {
    const archive = readFileSync(await save('seal.tar'));
    const [first] = placesIn(archive);
    const elsewhere = [0, 130, 512 + (first?.size ?? 0), archive.length - 40, archive.length - 1];
    for (const at of elsewhere) expect(await refusal(flipped(archive, at))).toBeInstanceOf(Error);
    const cut = join(folder, 'cut.tar');
    for (const share of [0, 0.1, 0.5, 0.99]) {
      writeFileSync(cut, archive.subarray(0, Math.floor(archive.length * share)));
      expect(await refusal(cut)).toBeInstanceOf(Error);
    }
    await expect(verifyArchive(openArchiveAt(join(folder, 'none.tar')), {})).rejects.toThrow(
      'no such file',
    );
  });

  it('leaves nothing behind when it cannot be finished', async () => {
    const files = { ...source().files, open: () => Promise.reject(new Error('gone')) };
    const path = join(folder, 'unfinished', 'a.tar');
    const broken = await writeBackup(
      { ...source(), files },
      { ...splitArchivePath(path), keys: {}, now: NOW },
    );
    expect(broken.manifest.files).toMatchObject({
      count: 0,
      broken: [{ sha256: expect.any(String) }],
    });
    const failing = { ...source(), filesInUse: () => Promise.reject(new Error('away')) };
    const other = join(folder, 'unfinished', 'b.tar');
    await expect(
      writeBackup(failing, { ...splitArchivePath(other), keys: {}, now: NOW }),
    ).rejects.toThrow('away');
    await expect(
      writeBackup(source(), { ...splitArchivePath(path), keys: {}, now: NOW }),
    ).rejects.toThrow('already');
    expect(readdirSync(join(folder, 'unfinished'))).toEqual(['a.tar']);
  });
});

describe('an encrypted archive', () => {
  it('opens by its passphrase alone, and holds the keys of the service', async () => {
    writeFileSync(join(test.dataDirectory, 'jwt-secret'), 'a key that outlives the machine');
    const path = await save('secret.tar.age', PASSPHRASE);
    expect((await verifyArchive(openArchiveAt(path), PASSPHRASE)).secrets).toContain('jwt-secret');
    expect(readFileSync(path).includes('outlives')).toBe(false);
    await expect(verifyArchive(openArchiveAt(path), {})).rejects.toThrow('BACKUP_PASSPHRASE');
    await expect(
      verifyArchive(openArchiveAt(path), { passphrase: 'another-passphrase' }),
    ).rejects.toThrow('another passphrase');
    const bytes = readFileSync(path);
    for (const at of [Math.floor(bytes.length / 2), bytes.length - 1])
      expect(await refusal(flipped(bytes, at), PASSPHRASE)).toBeInstanceOf(DamagedArchiveError);
  });

  it('opens by the other half of the public key', async () => {
    const secretKey = await generateX25519Identity();
    const path = await save('public.tar.age', { publicKey: await identityToRecipient(secretKey) });
    expect((await verifyArchive(openArchiveAt(path), { secretKey })).files.count).toBe(1);
    const other = { secretKey: await generateX25519Identity() };
    await expect(verifyArchive(openArchiveAt(path), other)).rejects.toThrow(
      'another passphrase or key',
    );
  });
});

describe('a snapshot', () => {
  it('is refused to a user from whom row level security hides rows', async () => {
    const url = await lentDatabase('createrole');
    const { pathname } = new URL(url);
    const superuser = Object.assign(new URL(test.databaseUrl), { pathname }).href;
    await migrate(superuser);
    await expect(Snapshot.open(url)).rejects.toThrow('does not pass row level security');
  });

  it('keeps the bytes of files from being swept until they are read', async () => {
    const [file] = await keptFiles();
    must(await syndic.delete(`/documents/${documentId}`), 204);
    test.clock.advance(2 * 60 * 60_000);
    const snapshot = await Snapshot.open(test.databaseUrl);
    try {
      await sweep();
      expect(await keptFiles()).toEqual([file]);
    } finally {
      await snapshot.close();
    }
    await sweep();
    expect(await keptFiles()).toEqual([]);
  });
});

/** Lists the contents of the file store. */
async function keptFiles(): Promise<string[]> {
  const entries = readdirSync(join(test.dataDirectory, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
