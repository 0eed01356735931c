import { describe, expect, it } from 'vitest';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();
const SETTINGS = '/payment-reminders/settings';

describe('settings in a browser', () => {
  it('of reminders keep what was typed where somebody else was faster, and let one choose', async () => {
    const page = await web.enter('syndic', { mayFail: /412/ });
    await open(page, SETTINGS);
    await page.getByLabel('Second rappel').fill('32');
    const other = await page.context().newPage();
    await open(other, SETTINGS);
    await other.getByLabel('Second rappel').fill('35');
    await other.getByRole('button', { name: 'Enregistrer' }).click();
    await other.getByText('Enregistré.').waitFor();

    await page.getByRole('button', { name: 'Enregistrer' }).click();
    const choice = page.getByRole('alert');
    await choice.getByText('Second rappel : 30 est devenu 35').waitFor();
    await expect.poll(() => page.getByLabel('Second rappel').inputValue()).toBe('32');
    await expectAccessible(page);
    await choice.getByRole('button', { name: 'Garder ma saisie' }).click();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Enregistré.').waitFor();
    await open(other, SETTINGS);
    await expect.poll(() => other.getByLabel('Second rappel').inputValue()).toBe('32');
  });

  it('of reminders become a building’s own, and are given up again', async () => {
    const page = await web.enter('syndic');
    await open(page, '/buildings');
    const href = (await page.locator('tbody a').first().getAttribute('href')) ?? '';
    const id = href.split('/').at(-1)?.split('?')[0] ?? '';
    await open(page, `${SETTINGS}?building_id=${id}`);
    await page.getByText(/en fait ceux de cet immeuble seul/).waitFor();
    await page.getByLabel('Montant minimal').fill('12,50');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText(/^Propres à/).waitFor();
    await page.getByRole('button', { name: /^Reprendre/ }).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Reprendre/ })
      .click();
    await page.getByText(/en fait ceux de cet immeuble seul/).waitFor();
  });

  it('of interest are rates that a SuperAdmin alone enters', async () => {
    const page = await web.enter('syndic');
    await open(page, '/interest-rates');
    await expectAccessible(page);
    await expect.poll(() => page.getByRole('button', { name: 'Entrer un taux' }).count()).toBe(0);
    const platform = await web.enter('superadmin');
    await open(platform, '/interest-rates');
    await platform.getByRole('button', { name: 'Enter a rate' }).click();
    const dialog = platform.getByRole('dialog');
    await dialog.getByLabel('From').fill('2027-01-01');
    await dialog.getByLabel('Yearly rate, in per cent').fill('4,25');
    await expectAccessible(platform);
    await platform.keyboard.press('Enter');
    await platform.getByRole('cell', { name: '4.25%' }).waitFor();
  });

  it('are no wider than a phone, in the dark as well', async () => {
    const page = await web.enter('syndic', { viewport: PHONE, colorScheme: 'dark' });
    for (const path of [SETTINGS, '/interest-rates', '/organization']) {
      await open(page, path);
      await settled(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBe(PHONE.width);
      await expectAccessible(page);
    }
  });
});
