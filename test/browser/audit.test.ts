import { describe, expect, it } from 'vitest';
import { aFailedJob } from '#test/helpers/failed-job.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();

describe('the audit log in a browser', () => {
  it('shows a syndic who changed what, and what it was before', async () => {
    const page = await web.enter('syndic');
    await open(page, '/organization');
    await page.getByRole('link', { name: 'Modifier' }).click();
    await page.getByLabel('Commune', { exact: true }).fill('Dinant');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Dinant').waitFor();

    await open(page, '/audit');
    await page.getByText('La chaîne du journal est cohérente').waitFor();
    await expectAccessible(page);
    const changed = page.getByRole('link', { name: 'Organisation' });
    const row = page.getByRole('row').filter({ has: changed }).filter({ hasText: '1 champ' });
    await row.getByText('Camille Clairval').waitFor();
    await row.getByText('1 champ').click();
    await row.getByText('Dinant').waitFor();
    await expectAccessible(page);

    await row.getByRole('link', { name: 'Organisation' }).click();
    await settled(page);
    await expect
      .poll(() => new URL(page.url()).searchParams.get('object_id'))
      .toMatch(/^[\da-f-]{36}$/);
    await page.getByText('Dinant').waitFor({ state: 'attached' });
  });

  it('is narrowed by what entries are about, on a phone as well', async () => {
    const page = await web.enter('syndic', { viewport: PHONE, colorScheme: 'dark' });
    await open(page, '/audit?object_type=Meeting&date_to=2000-01-01');
    await page.getByText('Aucune inscription ne correspond à ces filtres.').waitFor();
    await expectAccessible(page);
    await open(page, '/audit');
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
  });
});

describe('the log of the platform in a browser', () => {
  it('shows who runs it what was done there, and is narrowed by what, whom and when', async () => {
    await aFailedJob(web.service.databaseUrl, 'draw-letters');
    const page = await web.enter('superadmin');
    await open(page, '/service');
    await page.getByRole('button', { name: /^Retry: draw-letters/ }).click();
    await page.getByText('No job has failed permanently').waitFor();

    await page.getByRole('link', { name: 'Platform log' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Restarted' });
    await row.getByText('Platform administrator').waitFor();
    await row.getByText('job_id').waitFor();
    await expectAccessible(page);

    await row.getByRole('link', { name: 'Failed job' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('object_id')).toMatch(/\S/);
    await row.waitFor();
    await open(page, '/service/audit?object_type=InterestRate&date_to=2000-01-01');
    await page.getByText('No entry matches these filters.').waitFor();
    await expectAccessible(page);
  });

  it('fits on a phone, and is not there for others', async () => {
    const page = await web.enter('superadmin', { viewport: PHONE, colorScheme: 'dark' });
    await open(page, '/service/audit');
    await page.getByRole('heading', { name: 'Platform log' }).waitFor();
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(PHONE.width);
    const other = await web.enter('syndic', { at: '/' });
    await expect
      .poll(() => other.getByRole('link', { name: 'Journal de la plateforme' }).count())
      .toBe(0);
  });
});
