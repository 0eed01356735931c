import { describe, expect, it } from 'vitest';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();

describe('the audit log in a browser', () => {
  it('shows a syndic who changed what, and what it was before', async () => {
    const page = await web.enter('syndic');
    await open(page, '/organization');
    await page.getByRole('link', { name: 'Modifier' }).click();
    await page.getByLabel('Commune').fill('Dinant');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Dinant').waitFor();

    await open(page, '/audit');
    await page.getByText('Le journal est complet et inchangé').waitFor();
    await expectAccessible(page);
    const row = page.getByRole('row').filter({ hasText: 'updateOrganization' });
    await row.getByText('Camille Clairval').waitFor();
    await row.getByText('1 champ').click();
    await row.getByText('Dinant').waitFor();
    await expectAccessible(page);

    await row.getByRole('link', { name: 'Organisation' }).click();
    await settled(page);
    await expect.poll(() => new URL(page.url()).searchParams.get('object_id')).not.toBeNull();
    await page.getByText('Dinant').waitFor({ state: 'attached' });
  });

  it('is narrowed by what entries are about, on a phone as well', async () => {
    const page = await web.enter('syndic', { viewport: PHONE, colorScheme: 'dark' });
    await open(page, '/audit?object_type=Meeting&date_to=2000-01-01');
    await page.getByText('Rien ne correspond à ces filtres.').waitFor();
    await expectAccessible(page);
    await open(page, '/audit');
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
  });

  it('is not there for others', async () => {
    const page = await web.enter('accountant');
    await expect
      .poll(() => page.getByRole('link', { name: 'Journal des modifications' }).count())
      .toBe(0);
  });
});
