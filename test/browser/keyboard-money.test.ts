import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { batchWork } from '#test/helpers/payment-batches.ts';
import { aCaller, must, type Json } from '#test/helpers/test-app.ts';
import { heading } from './helpers/expenses.ts';
import {
  arrowTo,
  choose,
  confirm,
  expectKept,
  giveFiles,
  press,
  tabTo,
  tick,
  type,
} from './helpers/keys.ts';
import { openDemoOffice } from './helpers/office.ts';
import { thisYear, today } from './helpers/today.ts';
import { open, settled, startWeb } from './helpers/web.ts';

/** Work on money and books, by keyboard only. */

const web = await startWeb();
const RESIDENCE = new URL('../data/residence/', import.meta.url).pathname;
const YEAR = thisYear();
const TODAY = today();

const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name });
const link = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('link', { name, exact: true });

describe('by keyboard alone', () => {
  it('an expense goes from draft to paid by three people', async () => {
    const syndic = await web.enter('syndic');
    await open(syndic, '/expenses');
    await syndic.keyboard.press('c');
    await heading(syndic, 'Nouvelle facture');
    await type(syndic.getByRole('combobox', { name: 'Fournisseur' }), 'Menuiserie Lambert');
    await type(syndic.getByLabel('Libellé'), 'Porte du hall');
    await type(syndic.getByLabel('Montant TVA comprise'), '1234,57');
    await choose(syndic.getByRole('combobox', { name: 'Catégorie' }), 'Réparations');
    await press(button(syndic, 'Enregistrer le brouillon'));
    await heading(syndic, 'Menuiserie Lambert');
    await press(button(syndic, 'Soumettre'));
    await confirm(syndic, 'Soumettre');
    await syndic.getByText('À approuver').waitFor();
    await expectKept(syndic);

    const board = await web.enter('board');
    await open(board, new URL(syndic.url()).pathname);
    await press(button(board, 'Approuver'));
    await confirm(board, 'Approuver');
    await board.getByText('Approuvée', { exact: true }).waitFor();
    await press(button(board, /^\d/).first());
    await board.getByText(/Les centimes qui restent/).waitFor();

    const accountant = await web.enter('accountant');
    await open(accountant, new URL(syndic.url()).pathname);
    await press(button(accountant, 'Als betaald markeren'));
    await confirm(accountant, 'Als betaald markeren');
    await accountant.getByText('Betaald', { exact: true }).waitFor();
    await expectKept(accountant);
  });

  it('an invoice is marked, asked of the bank in a batch, and the batch approved and fetched', async () => {
    const { organizationId, buildingId, syndic } = await openDemoOffice(web);
    const as = (role: 'Accountant' | 'Auditor') => aCaller(web.service, { organizationId, role });
    const callers = { syndic, accountant: await as('Accountant'), auditor: await as('Auditor') };
    const accounts: Json[] = must(await syndic.get(`/buildings/${buildingId}/bank-accounts`), 200);
    const work = await batchWork(callers, { buildingId }, accounts[0]?.['id']);
    const supplier = await work.aSupplier({ name: 'Ascenseurs Clavier' });
    await work.anInvoice(supplier, { expense_date: TODAY, invoice_number: 'K-1' });

    const page = await web.enter('syndic');
    await open(page, '/expenses?status=Approved&q=K-1');
    for (const key of ['j', 'x']) await page.keyboard.press(key);
    await page.getByText('1 facture sélectionnée').waitFor();
    await press(button(page, 'Payer par la banque'));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Préparer 1 paiement' }));
    await page.getByRole('heading', { level: 1, name: /^Paiements du / }).waitFor();
    await expectKept(page);

    const accountant = await web.enter('accountant', { acceptDownloads: true });
    await open(accountant, new URL(page.url()).pathname);
    await press(button(accountant, 'Goedkeuren'));
    await confirm(accountant, 'Goedkeuren');
    await tabTo(button(accountant, 'Bestand voor de bank'));
    const [file] = await Promise.all([
      accountant.waitForEvent('download'),
      accountant.keyboard.press('Enter'),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).toContain('pain.001.001.09');
    await expectKept(accountant);
  });

  it('a supplier is entered', async () => {
    const page = await web.enter('syndic', { mayFail: /4\d\d/ });
    await open(page, '/suppliers');
    await page.keyboard.press('c');
    await heading(page, 'Nouveau fournisseur');
    await type(page.getByLabel('Nom'), 'Serrurerie du Parc');
    await type(page.getByLabel('Numéro d’entreprise'), '0202.239.952');
    await press(button(page, 'Créer le fournisseur'));
    await page.getByText(/ses chiffres de contrôle sont incorrects/).waitFor();
    await expectKept(page);
    await type(page.getByLabel('Numéro d’entreprise'), '0202.239.951');
    await page.keyboard.press('Enter');
    await heading(page, 'Serrurerie du Parc');
    await expectKept(page);
  });

  it('a lot is sold, and what was called already moves', async () => {
    const page = await web.enter('syndic', { mayFail: /422/ });
    await open(page, '/buildings');
    await press(page.locator('tbody a').first());
    await press(link(page, '1.1'));
    await heading(page, 'Lot 1.1');
    await press(link(page, 'Vendre le lot'));
    await heading(page, 'Vendre le lot');
    await tabTo(page.getByLabel('Date de l’acte'));
    await page.keyboard.type(`0101${YEAR}`);
    await settled(page);
    await choose(page.getByRole('combobox', { name: 'Copropriétaire 1' }), 'Inès Carlier');
    await type(page.getByLabel('Part 1'), '1');
    await press(button(page, 'Vérifier'));
    await heading(page, 'Vérifier la vente');
    const record = button(page, 'Enregistrer la vente');
    await press(record);
    await page.getByRole('heading', { name: /^Déjà appelé ou réparti/ }).waitFor();
    await expectKept(page);
    const moves = page.getByRole('radio', { name: /Transférer à l’acquéreur/ });
    await tabTo(page.getByRole('radio').first());
    await arrowTo(moves);
    await page.keyboard.press('Space');
    await press(record);
    await heading(page, 'Vente enregistrée');
    await press(link(page, 'Voir le lot'));
    await heading(page, 'Lot 1.1');
  });

  it('a building is imported, after a dry run', async () => {
    const page = await web.enter('syndic');
    await open(page, '/buildings');
    await press(link(page, 'Importer un immeuble'));
    await heading(page, 'Importer un immeuble');
    const names = ['building', 'units', 'owners', 'unit_owners', 'distribution_keys'];
    await giveFiles(
      page.getByLabel('Fichiers', { exact: true }),
      names.map((name) => ({
        name: `${name}.csv`,
        mimeType: 'text/csv',
        buffer: readFileSync(`${RESIDENCE}${name}.csv`),
      })),
    );
    await press(button(page, 'Vérifier sans rien enregistrer'));
    await page.getByRole('heading', { name: /Aucune erreur/ }).waitFor();
    await expectKept(page);
    await press(button(page, 'Importer définitivement'));
    await page.getByRole('heading', { name: /Importation terminée/ }).waitFor();
    await expectKept(page);
    await press(link(page, 'Voir l’immeuble'));
    await heading(page, 'Erables');
  });

  it('a year is closed once its warning was accepted, and opened again', async () => {
    const { organizationId, syndic } = await openDemoOffice(web);
    const books = await aCaller(web.service, { organizationId, role: 'Accountant' });
    const house = { name: 'Résidence Close', address: 'Rue Haute 1', total_units: 4 };
    const { id: building_id } = must(await syndic.post('/buildings', house), 201);
    const year = { start_date: `${YEAR - 1}-01-01`, end_date: `${YEAR - 1}-12-31` };
    const path = `/buildings/${building_id}/fiscal-years`;
    const { id } = must(await books.post(path, year), 201);
    const draft = {
      building_id,
      description: 'Nettoyage',
      supplier: 'Propre SA',
      amount: 10,
      expense_date: `${YEAR - 1}-03-01`,
      category: 'Other',
    };
    must(await syndic.post('/expenses', draft), 201);

    const page = await web.enter('accountant');
    await open(page, `/fiscal-years/${id}?step=close`);
    await tick(page.locator('main').getByRole('checkbox'));
    await press(button(page, 'Boekjaar afsluiten'));
    await page.getByText('Afgesloten', { exact: true }).waitFor();
    await expectKept(page);
    await press(button(page, 'Heropenen'));
    await confirm(page, 'Heropenen');
    await page.getByText('Open', { exact: true }).waitFor();
    await expectKept(page);
  });

  it('a figure of a report opens its entries, and from there the expense', async () => {
    const page = await web.enter('syndic');
    await open(page, `/reports/income-statement?year=${YEAR}`);
    await press(page.getByRole('row', { name: /6122 Gaz/ }).getByRole('link'));
    await heading(page, 'Journal');
    await press(link(page, 'Facture').first());
    await page.waitForURL(/\/expenses\/[0-9a-f-]{36}/);
    await settled(page);
    await expectKept(page);
  });
});
