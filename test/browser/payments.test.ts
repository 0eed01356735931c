import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();

/** Returns the demo building as a query of other pages. */
async function buildingSearch(page: Page): Promise<string> {
  await open(page, '/buildings');
  const link = page.locator('main table a').first();
  return `building_id=${(await link.getAttribute('href'))?.split('/').at(-1)?.split('?')[0] ?? ''}`;
}

/** Finds the largest debtor and the payment reference of their first open amount. */
async function openItem(page: Page) {
  await open(page, `/owners?sort=-balance&${await buildingSearch(page)}`);
  await page.locator('main table a').first().click();
  const items = page.getByRole('table', { name: 'Reste à payer' });
  await items.getByRole('button').first().click();
  return {
    owner: await page.locator('h1').innerText(),
    communication: await items.getByText(/^\+\+\+/).innerText(),
  };
}

async function record(page: Page, communication: string, amount: string): Promise<void> {
  await open(page, '/payments/new');
  await page.getByLabel('Communication').fill(communication);
  await page.getByLabel('Montant').fill(amount);
}

describe('a payment in a browser', () => {
  it('is taken back with its day and reason by keys alone, which says what opens again', async () => {
    const page = await web.enter('syndic', { colorScheme: 'dark' });
    const { owner, communication } = await openItem(page);
    await record(page, communication, '0,25');
    await page.getByText('Paiement de').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: owner }).waitFor();
    await settled(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/est de nouveau ouvert/).waitFor();
    await expectAccessible(page);
    const reason = dialog.getByRole('combobox', { name: 'Motif' });
    await reason.press('Space');
    const bounced = page.getByRole('option', { name: 'Rejeté par la banque' });
    await bounced.waitFor();
    // The start of the list is set shortly after it opens; an earlier key press would begin at its top.
    const goOn = async () => {
      await reason.press('ArrowDown');
      return bounced.getAttribute('data-combobox-selected');
    };
    await expect.poll(goOn).toBe('true');
    await reason.press('Enter');
    await expect.poll(() => reason.inputValue()).toBe('Rejeté par la banque');
    await dialog.getByRole('button', { name: 'Extourner le paiement' }).press('Enter');
    await page.getByText('Extourné', { exact: true }).waitFor();
    await page.getByText('Rejeté par la banque', { exact: true }).waitFor();
    await page.getByText('Il ne règle plus rien.').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Extourner le paiement' }).count())
      .toBe(0);
  });

  it('is found by what the address asks for, on a phone as well', async () => {
    const page = await web.enter('syndic', { viewport: PHONE });
    await open(page, '/payments?status=Reversed&method=Cash');
    await page.getByText('Aucun paiement ne correspond.').waitFor();
    const add = page.getByRole('main').getByRole('link', { name: 'Nouveau paiement' });
    await expect.poll(() => add.count()).toBe(2);
    await open(page, '/payments');
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });

  it('leaves balances: each owner’s, and by their age, with a file of each', async () => {
    const page = await web.enter('syndic');
    await open(page, '/owner-accounts');
    const table = page.getByRole('table', { name: 'Soldes des copropriétaires' });
    await table.waitFor();
    await settled(page);
    const balance = await table.locator('tfoot td').last().innerText();
    await page.getByRole('img', { name: 'Balance âgée' }).waitFor();
    expect(balance).toMatch(/\d,\d\d$/);
    await page.getByText(/Les anciens copropriétaires doivent encore/).waitFor();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV de « Soldes des copropriétaires »' }).click();
    expect((await file).suggestedFilename()).toBe('balances.csv');
    await expectAccessible(page);
  });
});
