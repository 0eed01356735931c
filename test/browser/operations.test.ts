import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openArchiveStorage, recordDrill } from '#database/index.ts';
import { aFailedJob } from '#test/helpers/failed-job.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { operations } from '../../web/src/shared/api/generated.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();
const directory = join(web.service.dataDirectory, 'backups');

const longestPath = Object.values(operations)
  .map(([, path]) => `/api/v1${path}`)
  .reduce((longest, path) => (path.length > longest.length ? path : longest));
const SLOW = ['sum', 'count']
  .map((name) => `http_request_duration_seconds_${name}{method="PUT",route="${longestPath}"} 1\n`)
  .join('');

describe('the service in a browser', () => {
  it('says what is saved, proved, late and failed, and has a failed job tried again', async () => {
    await makeJobHelpers(web.service).run({ task: 'nightly-backup', payload: {} });
    await recordDrill(openArchiveStorage({ directory }), {
      started_at: '2026-10-01T03:00:00.000Z',
      archive: 'millieme-20261001T010000Z.tar',
      loss_seconds: 7_200,
      step_seconds: { verify: 1.5, migrate: 2, load: 90, upgrade: 1, prove: 3 },
      recovery_seconds: 98,
      failure: null,
    });
    await recordDrill(openArchiveStorage({ directory }), {
      started_at: '2026-10-01T03:10:00.000Z',
      kind: 'Base',
      archive: 'base-20261001T020000Z-000000010000000000000004.tar',
      loss_seconds: 60,
      step_seconds: { verify: 1, recover: 12, files: 1, upgrade: 1, prove: 3 },
      recovery_seconds: 18,
      failure: null,
    });
    await recordDrill(openArchiveStorage({ directory }), {
      started_at: '2026-10-01T03:20:00.000Z',
      kind: 'Monitoring',
      archive: 'monitoring-2026-09-27.tar.gz',
      loss_seconds: 4 * 86_400,
      step_seconds: { unpack: 7, verify: 2 },
      recovery_seconds: 9,
      failure: null,
    });
    await makeJobHelpers(web.service).run({ task: 'nightly-proof', payload: {} });
    await aFailedJob(web.service.databaseUrl, 'draw-letters');

    const page = await web.enter('superadmin');
    await open(page, '/service');
    await page.getByText('Everything is working').waitFor();
    await page.getByText('No faults').waitFor();
    await page.getByText('Within the target').first().waitFor();
    await page.getByText('Not saved between backups').waitFor();
    await page.getByText('Load 90 s').waitFor();
    await page.getByText('Copy with its log').waitFor();
    await page.getByText('Recover 12 s').waitFor();
    // Four days exceed the target of a backup, but not that of monitoring.
    const row = page.getByRole('row').filter({ hasText: 'Unpack 7 s' });
    await row.getByText('Monitoring').waitFor();
    await row.getByText('Within the target').waitFor();
    await expectAccessible(page);

    await page.getByRole('heading', { name: '1 failed job' }).waitFor();
    await page.getByRole('button', { name: /^Retry: draw-letters/ }).click();
    await page.getByText('No job has failed permanently').waitFor();
    await settled(page);

    const link = page.getByRole('link', { name: 'There is no recent backup' }).first();
    const runbook = await page.context().newPage();
    await runbook.goto((await link.getAttribute('href')) ?? '');
    await runbook.getByRole('heading', { name: 'BackupLate' }).waitFor();
  });

  it('fits on a small phone, with a folder of backups that is gone and a slow long route', async () => {
    rmSync(directory, { recursive: true, force: true });
    const page = await web.enter('superadmin', { viewport: { ...PHONE, width: 320 } });
    await page.route('**/metrics', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}${SLOW}` });
    });
    await open(page, '/service');
    await page.getByText('There is no backup yet').first().waitFor();
    await page.getByText(`PUT ${longestPath}`).waitFor();
    await expectAccessible(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
