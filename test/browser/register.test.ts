import { describe, expect, it } from 'vitest';
import { expectShown } from './helpers/expect-shown.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();

describe('the register in a browser', () => {
  it('leads from the building to a lot, from there to its owner and what they owe', async () => {
    const page = await web.enter('syndic');
    await open(page, '/buildings');
    await page.getByRole('link', { name: 'Résidence Les Tilleuls' }).click();
    await page.getByText(/Les 1.000 quotités sont toutes attribuées/).waitFor();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: '1.1', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Lot 1.1' }).waitFor();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Hugo Vermeersch' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hugo Vermeersch' }).waitFor();
    await page.getByRole('heading', { level: 2, name: /Compte, Résidence Les Tilleuls/ }).waitFor();
    await settled(page);
    await expectAccessible(page);
  });

  it('finds an owner by a part of the name, at an address that can be copied', async () => {
    const page = await web.enter('syndic');
    await open(page, '/owners');
    await page.getByLabel('Rechercher un nom').fill('carl');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=carl/);
    await settled(page);
    await page.getByRole('link', { name: 'Inès Carlier' }).waitFor();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
  });

  it('finds once one pauses, by one question, and leaves the next click what it was meant for', async () => {
    const page = await web.enter('syndic');
    await open(page, '/owners');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/owners') && searchParams.has('q'))
        asked.push(searchParams.get('q') ?? '');
    });
    const field = page.getByLabel('Rechercher un nom');
    await field.pressSequentially('carlier');
    await page.waitForURL(/q=carlier/);
    await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
    expect(asked).toEqual(['carlier']);
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);

    await field.fill('');
    await page.getByRole('link', { name: 'Hugo Vermeersch' }).waitFor();
    await field.pressSequentially('verm');
    await page.getByRole('link', { name: 'Hugo Vermeersch' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hugo Vermeersch' }).waitFor();
    await page.goBack();
    await field.waitFor();

    // The search in the address fills the field.
    await open(page, '/owners?q=verm');
    await expect.poll(() => field.inputValue()).toBe('verm');
  });

  it('gives an owner’s account as a letter', async () => {
    const page = await web.enter('syndic', { acceptDownloads: true });
    await open(page, '/owners');
    await page.locator('tbody a').first().click();
    await page.waitForURL(/\/owners\/[0-9a-f-]{36}/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Relevé (PDF)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  });

  it('shows an owner their own lots alone, on a phone', async () => {
    const page = await web.enter('owner', { viewport: PHONE, colorScheme: 'dark' });
    await open(page, '/owners');
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    await page.getByRole('link', { name: 'Hugo Vermeersch' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hugo Vermeersch' }).waitFor();
    await settled(page);
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });
});

describe('the palette', () => {
  it('opens by Ctrl-K with the keyboard in it, finds an invoice by its number, and gives the keyboard back', async () => {
    const page = await web.enter('syndic');
    await open(page, '/expenses?status=Approved');
    await page.locator('tbody a').first().click();
    await page.waitForURL(/\/expenses\/[0-9a-f-]{36}/);
    await settled(page);
    const { pathname } = new URL(page.url());
    const number = await page.locator('main dt:text-is("Numéro de facture") + dd').innerText();

    await open(page, '/journal-entries');
    const before = page.getByRole('button', { name: 'Date', exact: true });
    await before.focus();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Recherche et actions' });
    await field.waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await expect
      .poll(() => before.evaluate((input) => input === document.activeElement))
      .toBe(true);

    await page.keyboard.press('Control+k');
    await field.fill(number);
    await page
      .getByRole('option', { name: new RegExp(number) })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(pathname));
  });

  it('opens a page by its name without its accents, by keys alone', async () => {
    const page = await web.enter('syndic');
    await open(page, '/');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Recherche et actions' }).fill('depenses');
    await page.keyboard.press('Enter');
    await expectShown(page.getByRole('heading', { level: 1, name: 'Factures' }));
  });
});
