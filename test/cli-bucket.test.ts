import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { LIMITS } from '#test/helpers/limits.ts';
import { PROGRAM_ENV } from '#test/helpers/program-env.ts';
import { anS3Server } from '#test/helpers/s3-server.ts';
import { aTenant, must, startTestApp, TEST_SECRET } from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

const CLI = new URL('../src/cli.ts', import.meta.url).pathname;

const scratch = mkdtempSync(join(tmpdir(), 'millieme-cli-bucket-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const server = await anS3Server();
const test = await startTestApp({ databaseUrl: await freshDatabase() });
const env = {
  ...PROGRAM_ENV,
  DATA_DIR: join(scratch, 'data'),
  DATABASE_URL: test.databaseUrl,
  JWT_SECRET: TEST_SECRET,
  BACKUP_PASSPHRASE: 'drie-zwanen-op-het-kanaal',
  ...server.backupEnvironment,
};

async function millieme(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args], {
    cwd: scratch,
    env,
  });
  return stdout;
}

it(
  'backups are made in a bucket, verified, kept, tried and restored from there',
  { timeout: LIMITS.longTest },
  async () => {
    const { syndic } = await aTenant(test);
    must(await syndic.post('/owners', { name: 'Cara', email: 'c@example.org' }), 201);
    const made = await millieme('backup');
    const address = /^s3:\/\/papers\/millieme-\d{8}T\d{6}Z\.tar\.age(?=: )/.exec(made)?.[0] ?? '';
    expect(await millieme('verify-backup', address)).toContain('all as they were written');
    expect(await millieme('prune-backups')).toBe(`kept ${address.split('/').at(-1)}\n`);
    expect(await millieme('drill')).toContain('is restored in');
    const restored = join(scratch, 'restored');
    expect(await millieme('restore', address, '--into', restored)).toContain('are proved');
    expect(existsSync(join(restored, 'postgres'))).toBe(true);
    // Nothing was ever written to the folder.
    expect(existsSync(join(env.DATA_DIR, 'backups'))).toBe(false);
    server.fail(true);
    await expect(millieme('backup')).rejects.toThrow(
      'the backup storage answers 500, InternalError',
    );
    server.fail(false);
    expect(await millieme('prune-backups')).toBe(`kept ${address.split('/').at(-1)}\n`);
  },
);
