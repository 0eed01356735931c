import { hash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { aPdf } from '#test/helpers/documents.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { startServiceProcess, type ServiceProcess } from '#test/helpers/service-process.ts';
import { TEST_SECRET, aTenant, fakeClock, must, startTestApp } from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

/** One of two processes with a shared folder is repeatedly killed while it receives files. */

const KILLS = 3;
const CONNECTIONS = 8;
/** Number of files that a process acknowledges before it is killed. */
const KILL_AFTER = 12;
/** Size of a file, which takes many reads to receive. */
const BYTES = 400_000;

const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-kill-uploads-'));
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));
const env = { DATA_DIR: dataDirectory };

const databaseUrl = await freshDatabase();
const clock = fakeClock(new Date().toISOString());
const survivor = await startTestApp({ databaseUrl, clock, env });
const tenant = await aTenant(survivor);

async function send(service: ServiceProcess, content: Buffer): Promise<string> {
  const fields = { title: 'Report', document_type: 'Other' };
  const { body, headers } = await multipart(fields, { name: 'report.pdf', content });
  const answer = await fetch(`${service.origin}/api/v1/documents`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${tenant.syndic.token}` },
    body: new Uint8Array(body),
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/**
 * Sends files over several connections until the process is killed.
 * @returns the acknowledged ones
 */
async function killedWhileReceiving(): Promise<Map<string, string>> {
  const acknowledged = new Map<string, string>();
  const service = await startServiceProcess({
    ...env,
    DATABASE_URL: databaseUrl,
    JWT_SECRET: TEST_SECRET,
    RATE_LIMIT_USER: '0',
  });
  let killed: Promise<void> | undefined;
  const lane = async (): Promise<void> => {
    for (;;) {
      const content = aPdf(randomBytes(BYTES / 2).toString('hex'));
      acknowledged.set(await send(service, content), hash('sha256', content));
      if (acknowledged.size >= KILL_AFTER) killed ??= service.kill();
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: CONNECTIONS }, lane));
  for (const ended of nonEmpty(lanes))
    expect(ended).toMatchObject({ status: 'rejected', reason: expect.any(TypeError) });
  await killed;
  return acknowledged;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(join(dataDirectory, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

it(
  'a kill loses no file that was acknowledged, serves none by half and leaves nothing behind',
  { timeout: LIMITS.longTest },
  async () => {
    const acknowledged = new Map<string, string>();
    for (let kill = 0; kill < KILLS; kill += 1)
      for (const [id, sha256] of await killedWhileReceiving()) acknowledged.set(id, sha256);
    expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS * KILL_AFTER);

    const { syndic, organizationId } = tenant;
    for (const [id, sha256] of acknowledged)
      expect(must(await syndic.get(`/documents/${id}`), 200).sha256).toBe(sha256);
    const listed: { id: string; sha256: string }[] = must(
      await syndic.get('/documents?limit=100'),
      200,
    );
    for (const { id, sha256 } of nonEmpty(listed)) {
      const file = await syndic.get(`/documents/${id}/download`);
      must(file, 200);
      expect(hash('sha256', file.raw)).toBe(sha256);
    }

    clock.advance(2 * 60 * 60_000);
    await makeJobHelpers(survivor).run({ task: 'sweep-documents', payload: {} });
    await startTestApp({ databaseUrl, clock, env });
    const kept = listed.map(({ sha256 }) => sha256).sort();
    expect(filesBelow('files')).toEqual(kept);
    expect(filesBelow('uploads')).toEqual([]);
    const contents = await survivor.database.read(organizationId, (db) =>
      db.query<{ sha256: string }>(sql`select sha256 from app.contents
        where organization_id = ${organizationId} order by sha256`),
    );
    expect(contents.map(({ sha256 }) => sha256)).toEqual(kept);
  },
);
