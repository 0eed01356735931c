import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectShown } from './helpers/expect-shown.ts';
import { expectFocus } from './helpers/keys.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();

async function isAt(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await settled(page);
}

describe('single keys', () => {
  it('go to areas, create, and find, except while one is typing', async () => {
    const page = await web.enter('syndic', { at: '/' });
    await page.keyboard.press('g');
    await page.keyboard.press('e');
    await isAt(page, 'Factures');
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Rechercher' });
    await expect
      .poll(() => search.evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.keyboard.type('gbc?');
    await expect.poll(() => search.inputValue()).toBe('gbc?');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/expenses');
    await search.fill('');
    await page.keyboard.press('Tab');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('c');
    await isAt(page, 'Nouvelle facture');
  });

  it('walk through rows and select them', async () => {
    const page = await web.enter('syndic');
    await open(page, '/expenses');
    const rowAt = (place: number) => page.locator('tbody tr').nth(place);
    for (const key of ['j', 'j', 'j', 'k', 'x']) await page.keyboard.press(key);
    await page.getByText('1 facture sélectionnée').waitFor();
    await expect.poll(() => rowAt(1).getByRole('checkbox').isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/expenses\/[0-9a-f-]{36}/);
  });

  it('are listed by one of them, and can be switched off for good', async () => {
    const page = await web.enter('syndic', { at: '/' });
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
    await help.getByText('Aller à Factures').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Camille Clairval' }).click();
    const single = page.getByRole('menuitemcheckbox', { name: 'Raccourcis à une touche' });
    await expect.poll(() => single.getAttribute('aria-checked')).toBe('true');
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/auth/me'),
    );
    await single.click();
    await saved;
    await page.reload();
    await settled(page);
    await page.getByRole('button', { name: 'Camille Clairval' }).click();
    await expect.poll(() => single.getAttribute('aria-checked')).toBe('false');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Recherche et actions' }).waitFor();
    await expect.poll(() => help.count()).toBe(0);
  });
});

describe('choices in a menu', () => {
  it('say which of them holds', async () => {
    const page = await web.enter('syndic');
    await open(page, '/expenses');
    await page.getByRole('button', { name: 'Camille Clairval' }).click();
    await expectShown(page.getByRole('menuitemradio', { name: 'Français', checked: true }));
    await expectShown(page.getByRole('menuitemradio', { name: 'Nederlands', checked: false }));
  });
});

describe('saved views', () => {
  it('keep what the address filters by under a name, in every browser, until removed', async () => {
    const page = await web.enter('syndic');
    await open(page, '/expenses?status=Paid&category=Insurance');
    await page.getByRole('button', { name: 'Enregistrer la vue' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nom').fill('Assurances payées');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });

    const other = await web.enter('syndic');
    await open(other, '/expenses');
    await other.getByRole('button', { name: 'Vues' }).click();
    await other.getByRole('link', { name: 'Assurances payées' }).click();
    await other.waitForURL(/status=Paid&category=Insurance/);
    await settled(other);
    await other.getByRole('button', { name: 'Assurances payées' }).click();
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Supprimer la vue Assurances payées' }).click();
    await other.getByRole('link', { name: 'Assurances payées' }).waitFor({ state: 'detached' });
  });
});

/** Chip of a filter; a column of the table may have the same name. */
function chipOf(page: Page, name: string): Locator {
  return page
    .locator('[aria-haspopup=dialog]')
    .and(page.getByRole('button', { name, exact: true }));
}

describe('filters', () => {
  it('are set, changed and removed with the keyboard alone', async () => {
    const page = await web.enter('syndic');
    await open(page, '/expenses');
    await chipOf(page, 'État').focus();
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await expectFocus(page.getByRole('checkbox', { name: 'Brouillon' }));
    await page.keyboard.press('Space');
    await page.waitForURL(/status=Draft/);
    await page.keyboard.press('Escape');
    await expectFocus(chipOf(page, 'État : Brouillon'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expectFocus(chipOf(page, 'État'));

    await page.getByRole('button', { name: 'Ajouter un filtre' }).focus();
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('menuitem').first());
    await page.getByRole('menuitem', { name: 'Type' }).press('Enter');
    await expectFocus(page.getByRole('checkbox', { name: 'Facture' }));
    await page.keyboard.press('Escape');
    await chipOf(page, 'Type').waitFor({ state: 'detached' });
  });

  it('are on one line, which a phone scrolls sideways', async () => {
    const page = await web.enter('syndic', { viewport: PHONE });
    await open(page, '/expenses?status=Paid&category=Insurance&sort=amount');
    await page.getByRole('searchbox').waitFor();
    const chips = ['État : Payée', 'Échéance', 'Catégorie : Assurances'];
    const tops = chips.map(async (name) => {
      const box = await chipOf(page, name).boundingBox();
      return box?.y;
    });
    expect(new Set(await Promise.all(tops)).size).toBe(1);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
    await expectAccessible(page);
  });
});

describe('the palette', () => {
  it('has the keyboard when it opens, and gives it back', async () => {
    const page = await web.enter('syndic');
    await open(page, '/expenses');
    const opener = page.getByRole('link', { name: 'Nouvelle facture' });
    const field = page.getByRole('combobox', { name: 'Recherche et actions' });
    const hasKeyboard = (locator: Locator) =>
      locator.evaluate((element) => element === document.activeElement);
    for (let opening = 0; opening < 2; opening += 1) {
      await opener.focus();
      await page.keyboard.press('Control+k');
      await expect.poll(() => hasKeyboard(field)).toBe(true);
      await page.keyboard.press('Escape');
      await field.waitFor({ state: 'hidden' });
      await expect.poll(() => hasKeyboard(opener)).toBe(true);
    }
  });
});
