import { describe, expect, it } from 'vitest';
import { enterInvoice, heading } from './helpers/expenses.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();

describe('a credit note in a browser', () => {
  it('corrects an invoice from its page, and what is left of both is shown', async () => {
    const syndic = await web.enter('syndic');
    const board = await web.enter('board');
    /** Approves the draft on the syndic's page. */
    const approve = async () => {
      await syndic.getByRole('button', { name: 'Soumettre' }).click();
      await syndic.getByRole('dialog').getByRole('button', { name: 'Soumettre' }).click();
      await syndic.getByText('À approuver').waitFor();
      const { pathname } = new URL(syndic.url());
      await open(board, pathname);
      await board.getByRole('button', { name: 'Approuver' }).click();
      await board.getByRole('dialog').getByRole('button', { name: 'Approuver' }).click();
      await board.getByRole('dialog').waitFor({ state: 'detached' });
      await settled(board);
      return pathname;
    };
    await enterInvoice(syndic, 'Chauffage Mosan', '1 000,01');
    await syndic.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await heading(syndic, 'Chauffage Mosan');
    const invoice = await approve();

    await open(syndic, invoice);
    await syndic.getByRole('link', { name: 'Note de crédit', exact: true }).click();
    await heading(syndic, 'Nouvelle note de crédit');
    const amount = syndic.getByLabel('Montant TVA comprise');
    await expect.poll(() => amount.inputValue()).toBe('1000,01');
    await expect.poll(() => syndic.getByLabel('Compte', { exact: true }).count()).toBe(0);
    await expectAccessible(syndic);
    await amount.fill('250');
    await syndic.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await heading(syndic, 'Chauffage Mosan');
    await syndic.getByRole('link', { name: /^Corrige la facture Chauffage Mosan/ }).waitFor();
    await syndic.locator('tfoot').last().getByText('250,00').waitFor();
    const note = await approve();
    await board.getByText('ont été imputés sur la facture').waitFor();
    await expectAccessible(board);

    await open(syndic, invoice);
    await syndic.getByText(/il reste 750,01/).waitFor();
    const table = syndic.getByRole('table', { name: 'Notes de crédit' });
    await table.locator('tfoot').getByText('250,00').waitFor();
    await settled(syndic);
    await expectAccessible(syndic);
    await table.getByRole('link').click();
    await expect.poll(() => new URL(syndic.url()).pathname).toBe(note);

    const phone = await web.enter('syndic', { viewport: PHONE });
    await open(phone, `/expenses?kind=CreditNote`);
    await phone.getByText(/^Note de crédit · Travaux de Chauffage Mosan/).waitFor();
    await settled(phone);
    await expectAccessible(phone);
  });

  it('of no invoice is entered by its kind, and refunded', async () => {
    const page = await web.enter('syndic');
    await enterInvoice(page, 'Assurances du Parc', '80');
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Note de crédit' }).click();
    await page.getByText(/Ce que le fournisseur rembourse/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await heading(page, 'Assurances du Parc');
    await page.getByRole('button', { name: 'Soumettre' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Soumettre' }).click();
    await page.getByText('À approuver').waitFor();
    const { pathname } = new URL(page.url());
    const board = await web.enter('board');
    await open(board, pathname);
    await board.getByRole('button', { name: 'Approuver' }).click();
    await board.getByText(/répartie à l’inverse/).waitFor();
    await board.getByRole('dialog').getByRole('button', { name: 'Approuver' }).click();
    await board.getByText(/Le fournisseur doit encore 80,00/).waitFor();
    const accountant = await web.enter('accountant');
    await open(accountant, pathname);
    await accountant.getByRole('button', { name: 'Als terugbetaald markeren' }).click();
    await accountant
      .getByRole('dialog')
      .getByRole('button', { name: 'Als terugbetaald markeren' })
      .click();
    await accountant.getByText('Betaald', { exact: true }).waitFor();
    await expect.poll(() => accountant.getByRole('link', { name: /^Boeking/ }).count()).toBe(2);
  });
});
