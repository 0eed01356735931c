import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { HOLDER_IS_PRESENT } from '#platform/http/claim-holder.ts';
import { startServiceProcess } from '#test/helpers/service-process.ts';
import { TEST_SECRET, aTenant, fakeClock, must, startTestApp } from '#test/helpers/test-app.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';

/** One of two processes is killed in the middle of a request; the other is asked for the same. */

const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-kill-request-'));
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

async function somebodyWaits(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_locks where relation = 'app.owners'::regclass and not granted`,
  );
  expect(rowCount).toBe(1);
}

/** The server has noticed that the process which claimed the key is gone. */
async function holderIsGone(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from app.idempotency_keys where key = 'killed' and not ${HOLDER_IS_PRESENT.text}`,
  );
  expect(rowCount).toBe(1);
}

it('gives the key of a request back as soon as the server knows that its process died', async () => {
  const databaseUrl = await freshDatabase();
  const now = new Date().toISOString();
  const survivor = await startTestApp({ databaseUrl, clock: fakeClock(now) });
  const { syndic } = await aTenant(survivor);
  const victim = await startServiceProcess({
    DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    JWT_SECRET: TEST_SECRET,
  });
  const owner = { name: 'Once', email: 'once@example.org' };
  const key = { 'idempotency-key': 'killed' };
  const repeat = () => syndic.post('/owners', owner, key);

  await asSuperuser(databaseUrl, async (superuser) => {
    await superuser.query('begin; lock table app.owners in access exclusive mode');
    const headers = {
      ...key,
      authorization: `Bearer ${syndic.token}`,
      'content-type': 'application/json',
    };
    const lost = expect(
      fetch(`${victim.origin}/api/v1/owners`, {
        method: 'POST',
        headers,
        body: JSON.stringify(owner),
      }),
    ).rejects.toThrow();
    await vi.waitFor(() => somebodyWaits(superuser), { timeout: 20_000 });
    expect((await repeat()).body.code).toBe('idempotency_in_progress');
    await victim.kill();
    await lost;
    await superuser.query('rollback');
    await vi.waitFor(() => holderIsGone(superuser), { timeout: 20_000 });
  });

  must(await repeat(), 201);
  expect(must(await syndic.get('/owners?q=Once'), 200)).toHaveLength(1);
});
