import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { thisYear } from './helpers/today.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await settled(page);
}

/** Opens the form to sell the first lot, whose owner received the calls of the current year. */
async function openSale(page: Page): Promise<void> {
  await open(page, '/buildings');
  await page.locator('tbody a').first().click();
  await page.getByRole('link', { name: '1.1', exact: true }).click();
  await heading(page, 'Lot 1.1');
  await page.getByRole('link', { name: 'Vendre le lot' }).click();
  await heading(page, 'Vendre le lot');
}

async function fillSale(page: Page, date: string, buyer: string): Promise<void> {
  await page.getByLabel('Date de l’acte').fill(date);
  await settled(page);
  await page.getByRole('combobox', { name: 'Copropriétaire 1' }).fill(buyer);
  await page.getByRole('option', { name: buyer, exact: true }).click();
  await page.getByLabel('Part 1').fill('1');
  await page.getByText(/tout ce qui est vendu/).waitFor();
}

/** Reads an amount on the page, in cents. */
function cents(text: string): number {
  const digits = /(\d[\d\s.]*),(\d\d)/.exec(text.replaceAll(/[\u{00A0}\u{202F}]/gu, ' '));
  return Number(`${digits?.[1] ?? ''}${digits?.[2] ?? ''}`.replaceAll(/\D/g, ''));
}

async function balanceOf(page: Page, owner: string): Promise<number> {
  await open(page, `/owners?q=${encodeURIComponent(owner)}`);
  await page.getByRole('link', { name: owner, exact: true }).click();
  await heading(page, owner);
  const found: number[] = [];
  for (const text of await page.getByText(/^(Doit|Rien n’est dû)/).allInnerTexts())
    found.push(text.startsWith('Doit') ? cents(text) : -cents(text));
  return found.reduce((sum, one) => sum + one, 0);
}

describe('a sale in a browser', () => {
  it('moves what was called already, to the cent, and gives the letters', async () => {
    const page = await web.enter('syndic', { acceptDownloads: true, mayFail: /422/ });
    const [seller, buyer] = ['Hugo Vermeersch', 'Inès Carlier'];
    const before = { seller: await balanceOf(page, seller), buyer: await balanceOf(page, buyer) };
    await openSale(page);
    await expectAccessible(page);
    const year = thisYear();
    await fillSale(page, `${year}-01-01`, buyer);
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await heading(page, 'Vérifier la vente');
    await page.getByText(new RegExp(`1/1 du lot passe de ${seller} à ${buyer}`)).waitFor();
    await page.getByText(/l’association a .*€ de fonds de réserve et 10.000,00.€ de/).waitFor();
    await page.getByText(/[1-9].*€ appelés pour la réserve n’y sont pas encore affectés/).waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Enregistrer la vente' }).click();
    await page
      .getByRole('heading', { name: 'Déjà appelé ou réparti à partir du jour de la vente' })
      .waitFor();
    const record = page.getByRole('button', { name: 'Enregistrer la vente' });
    await expect.poll(() => record.isDisabled()).toBe(true);
    const rows = await page.locator('tbody tr').allInnerTexts();
    const calls = rows.filter((row) => row.includes('Appel de fonds'));
    const moved = calls.reduce((sum, row) => sum + cents(row.split('\t').at(-1) ?? ''), 0);
    expect(moved).toBeGreaterThan(0);
    await expectAccessible(page);
    await page.getByRole('radio', { name: /Transférer à l’acquéreur/ }).check();
    await record.click();
    await heading(page, 'Vente enregistrée');
    await expectAccessible(page);
    const capitalText = page.getByText(/du fonds de roulement sont passés/);
    const capital = (await capitalText.count()) === 0 ? 0 : cents(await capitalText.innerText());
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /Lettre à l’acquéreur/ })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('link', { name: 'Voir le lot' }).click();
    await heading(page, 'Lot 1.1');
    await page.getByRole('row', { name: new RegExp(`${buyer}.*aujourd’hui`) }).waitFor();

    await expect.poll(() => balanceOf(page, buyer)).toBe(before.buyer + moved + capital);
    await expect.poll(() => balanceOf(page, seller)).toBe(before.seller - moved - capital);
  });

  it('is of the lot once where one has the usufruct and others the bare ownership', async () => {
    const page = await web.enter('syndic');
    await open(page, '/buildings');
    await page.locator('tbody a').first().click();
    await page.getByRole('link', { name: '2.1', exact: true }).click();
    await heading(page, 'Lot 2.1');
    await page.getByRole('link', { name: 'Vendre le lot' }).click();
    await heading(page, 'Vendre le lot');
    const sellers = page.getByRole('group', { name: 'Vendeurs' });
    await sellers.getByLabel(/1\/1 du lot en usufruit$/).check();
    for (const bare of await sellers.getByLabel(/1\/2 du lot en nue-propriété$/).all())
      await bare.check();
    await page.getByText('Les acquéreurs reprennent 1/1 du lot, tout ce qui est vendu.').waitFor();
    await expectAccessible(page);
    // The buyer is missing; the share is not, as one buyer takes all.
    const buyer = page.getByRole('combobox', { name: 'Copropriétaire 1' });
    await buyer.fill('Inès Carlier');
    await page.getByRole('option', { name: 'Inès Carlier', exact: true }).click();
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await heading(page, 'Vérifier la vente');
    await page.getByText(/^1\/1 du lot en usufruit passe de .* à Inès Carlier/).waitFor();
    await expect
      .poll(() => page.getByText(/^1\/2 du lot en nue-propriété passe de/).count())
      .toBe(2);
    await page.getByRole('button', { name: 'Retour au formulaire' }).click();
    await page.locator('aside').getByRole('link', { name: 'Immeubles', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Quitter sans enregistrer' })
      .click();
    await heading(page, 'Immeubles');
  });

  it('takes no other sum than what is sold, and can be read on a dark phone', async () => {
    const page = await web.enter('syndic', { viewport: PHONE, colorScheme: 'dark' });
    await openSale(page);
    await page.getByLabel('Part 1').fill('1/3');
    await page.getByText(/les deux doivent être égaux/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Vérifier' }).isDisabled()).toBe(true);
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });
});
