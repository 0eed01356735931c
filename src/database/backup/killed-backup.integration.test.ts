import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { serviceData } from '#app/service-data.ts';
import { splitArchivePath } from '#test/helpers/archives.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';
import { ArchiveFolder } from './archive-folder.ts';
import { backupSource } from './backup-source.ts';
import { openArchiveAt } from './open-storage.ts';
import { verifyArchive } from './verify-archive.ts';
import { writeBackup } from './write-backup.ts';

const CLI = new URL('../../cli.ts', import.meta.url).pathname;
const NOW = '2026-03-16T09:00:00.000Z';
/** Every command is a separate process. */
const PATIENCE = { timeout: LIMITS.longTest };

const folder = mkdtempSync(join(tmpdir(), 'millieme-backup-faults-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const url = await freshDatabase();

function save(directory: string) {
  const path = join(directory, 'millieme-20260316T090000Z.tar');
  return writeBackup(backupSource(url, { dataDirectory: folder }, serviceData), {
    ...splitArchivePath(path),
    keys: {},
    now: NOW,
  });
}

it('a backup that is killed leaves no archive, and holds up nobody', PATIENCE, async () => {
  const directory = join(folder, 'killed');
  await asSuperuser(url, async (client) => {
    // It waits in the middle of its work.
    await client.query('begin');
    await client.query('lock table app.units in access exclusive mode');
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder, BACKUP_DIR: directory };
    const backup = spawn(process.execPath, [CLI, 'backup'], { env, stdio: 'ignore' });
    const ended = once(backup, 'exit');
    const waiting = `select from pg_locks where relation = 'app.units'::regclass and not granted`;
    await vi.waitFor(
      async () => expect((await client.query(waiting)).rowCount).toBe(1),
      LIMITS.program,
    );
    backup.kill('SIGKILL');
    await ended;
    await client.query('rollback');
  });
  expect(readdirSync(directory)).toEqual([expect.stringMatching(/^\.millieme-.*\.partial$/)]);
  expect(await new ArchiveFolder(directory).list()).toEqual([]);
  await save(directory);
  expect(await new ArchiveFolder(directory).list()).toHaveLength(1);
});

/** Only root may mount a disk. */
it.runIf(process.getuid?.() === 0)(
  'a disk that is full is said, and nothing stays on it',
  async () => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', disk]);
    try {
      await expect(save(disk)).rejects.toThrow('ENOSPC');
      expect(readdirSync(disk)).toEqual([]);
      execFileSync('mount', ['-o', 'remount,size=16m', disk]);
      await save(disk);
      const [archive] = await new ArchiveFolder(disk).list();
      expect(
        (await verifyArchive(openArchiveAt(join(disk, archive?.name ?? '')), {})).tables.length,
      ).toBeGreaterThan(50);
    } finally {
      execFileSync('umount', ['-l', disk]);
    }
  },
);
