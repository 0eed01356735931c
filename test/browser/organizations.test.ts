import { describe, expect, it } from 'vitest';
import { expectAccessible, open, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();

describe('organizations in a browser', () => {
  it('are taken on by a SuperAdmin, who enters one, sees it said, and leaves it', async () => {
    const page = await web.enter('superadmin');
    await open(page, '/organizations/new');
    await page.getByLabel('Name').fill('Office of the Park');
    await page.getByLabel('E-mail').fill('park@example.org');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create organization' }).click();
    await page.getByRole('heading', { level: 1, name: 'Office of the Park' }).waitFor();
    await page.getByText(/^Nobody can work here yet/).waitFor();
    await page.getByText('Verified', { exact: true }).waitFor();
    await expectAccessible(page);
    await expect.poll(() => page.getByRole('link', { name: 'Invoices' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Work in this organization' }).click();
    const bar = page.getByRole('region', { name: 'Selected organization' });
    await bar.getByText('You are working in Office of the Park').waitFor();
    await page.getByRole('link', { name: 'Invoices' }).click();
    await settled(page);
    await expectAccessible(page);
    await page.reload();
    await bar.getByText('You are working in Office of the Park').waitFor();
    await bar.getByRole('button', { name: 'Leave' }).click();
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('link', { name: 'Invoices' }).count()).toBe(0);
  });

  it('show their users and the proof of their books to the platform', async () => {
    const page = await web.enter('superadmin', { colorScheme: 'dark' });
    await open(page, '/organizations?q=clairval');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Gestion Clairval' }).click();
    await page.getByRole('cell', { name: 'Camille Clairval' }).waitFor();
    await page.getByText('Verified', { exact: true }).waitFor();
    await expectAccessible(page);
  });
});
