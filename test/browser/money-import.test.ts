import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { must, type Json } from '#test/helpers/test-app.ts';
import { openDemoOffice } from './helpers/office.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();
const HEADER = ['description', 'amount', 'expense_date', 'category', 'supplier', 'invoice_number'];
const CHECK = 'Vérifier sans rien enregistrer';

describe('expenses from a table in a browser', () => {
  it('say row by row what is wrong, become drafts only when agreed to, and are known again', async () => {
    const page = await web.enter('syndic', { mayFail: /422/ });
    await open(page, '/expenses');
    await page.getByRole('link', { name: 'Importer des factures' }).click();
    await page.getByRole('heading', { level: 1, name: 'Importer des factures' }).waitFor();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Immeuble' }).last().click();
    await page.getByRole('option').first().click();
    const choose = async (category: string) => {
      const row = ['Sel de déneigement', 48.4, '2026-01-12', category, 'Sels du Nord', 'S-77'];
      const buffer = await writeWorkbook([{ sheet: 'Frais', data: [HEADER, row] }]).toBuffer();
      await page.getByLabel('Tableau à importer', { exact: true }).setInputFiles({
        name: 'frais.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer,
      });
      await page.getByRole('button', { name: CHECK }).click();
    };
    await choose('Snow');
    await page.getByRole('heading', { name: /1 erreur à corriger/ }).waitFor();
    await page.getByRole('cell', { name: 'category' }).waitFor();
    await expectAccessible(page);

    await choose('Other');
    await page.getByRole('heading', { name: /Aucune erreur/ }).waitFor();
    await page.getByText(/1 brouillon de factures/).waitFor();
    await page.getByRole('cell', { name: 'Nouveau' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Importer définitivement' }).click();
    await page.getByRole('heading', { name: /Importation terminée/ }).waitFor();
    await page.getByRole('link', { name: 'Voir les factures' }).waitFor();

    await choose('Other');
    await page.getByText(/il n’y a rien à importer/).waitFor();
    await page.getByRole('cell', { name: 'Déjà présent' }).waitFor();
    await page.getByRole('link', { name: 'Sel de déneigement' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sels du Nord' }).waitFor();
  });

  it('lead to the payments that their rows became, where owners paid them', async () => {
    const page = await web.enter('syndic');
    const { buildingId, syndic } = await openDemoOffice(web);
    const [owner]: Json[] = must(await syndic.get(`/owners?building_id=${buildingId}`), 200);
    await open(page, `/imports/payments?building_id=${buildingId}`);
    const row = `2026-01-05,"12,34",${owner?.['id']}`;
    await page.getByLabel('Tableau à importer', { exact: true }).setInputFiles({
      name: 'paiements.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`received_on,amount,owner_id\n${row}\n`),
    });
    await page.getByRole('button', { name: CHECK }).click();
    await page.getByRole('cell', { name: 'Nouveau' }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Paiement de la ligne' }).count())
      .toBe(0);
    await page.getByRole('button', { name: 'Importer définitivement' }).click();
    await page.getByRole('link', { name: 'Paiement de la ligne 2' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Paiement de la ligne 2' }).press('Enter');
    await page.getByText(/12,34/).first().waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/payments\/[0-9a-f-]{36}$/);
  });

  it('can be read on a dark phone, as can payments', async () => {
    const page = await web.enter('syndic', { viewport: PHONE, colorScheme: 'dark' });
    for (const path of ['/imports/expenses', '/imports/payments']) {
      await open(page, path);
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(PHONE.width);
    }
  });
});
