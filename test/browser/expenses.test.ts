import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aPdf, aPdfOfLines } from '#test/helpers/documents.ts';
import { writeUbl } from '#test/helpers/ubl-writer.ts';
import { enterInvoice, fillInvoice, heading } from './helpers/expenses.ts';
import { thisYear } from './helpers/today.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();

/** Drops a file on the upload area for invoices. */
async function drop(page: Page, name: string, content: Uint8Array): Promise<void> {
  const dropped = await page.evaluateHandle(
    ({ called, bytes }) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], called));
      return files;
    },
    { called: name, bytes: [...content] },
  );
  const place = page.getByText('Déposer une facture');
  await place.dispatchEvent('dragover', { dataTransfer: dropped });
  await place.dispatchEvent('drop', { dataTransfer: dropped });
}

describe('an expense in a browser', () => {
  it('goes from draft to paid through three people, each with the acts of their role', async () => {
    const syndic = await web.enter('syndic');
    await enterInvoice(syndic, 'Menuiserie Lambert', '1 234,57');
    await syndic.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await heading(syndic, 'Menuiserie Lambert');
    await syndic.getByText('Brouillon').waitFor();
    await expectAccessible(syndic);
    await syndic.getByRole('button', { name: 'Soumettre' }).click();
    await syndic.getByRole('dialog').getByRole('button', { name: 'Soumettre' }).click();
    await syndic.getByText('À approuver').waitFor();
    const { pathname } = new URL(syndic.url());

    const board = await web.enter('board');
    await open(board, pathname);
    await expect
      .poll(() => board.getByRole('button', { name: 'Marquer comme payée' }).count())
      .toBe(0);
    await board.getByRole('button', { name: 'Approuver' }).click();
    await expectAccessible(board);
    await board.getByRole('dialog').getByRole('button', { name: 'Approuver' }).click();
    await board.getByText('Approuvée', { exact: true }).waitFor();
    await settled(board);
    const total = board.locator('tfoot').last();
    await total.getByText('1 234,57').waitFor();
    await board.getByRole('button', { name: /^\d/ }).first().click();
    await board.getByText(/Les centimes qui restent/).waitFor();

    const accountant = await web.enter('accountant');
    await open(accountant, pathname);
    await accountant.getByRole('button', { name: 'Als betaald markeren' }).click();
    await accountant
      .getByRole('dialog')
      .getByRole('button', { name: 'Als betaald markeren' })
      .click();
    await accountant.getByText('Betaald', { exact: true }).waitFor();
    await expect.poll(() => accountant.getByRole('link', { name: /^Boeking/ }).count()).toBe(2);
  });

  it('is entered from an invoice that is dropped, with the invoice beside it and its text filled in', async () => {
    const page = await web.enter('syndic', { inChromium: true });
    await open(page, '/expenses');
    const paper = ['Toitures Maes', 'Facture 2026-118', 'TVA 105,00', 'Total TVAC 605,00 EUR'];
    await drop(page, 'maes-118.pdf', aPdfOfLines(paper));
    await page.locator('iframe[title="maes-118"]').waitFor();
    await page.getByText('Le montant n’est pas connu').waitFor();
    await page.getByText('2 champs lus dans le PDF.').waitFor();
    const amount = page.getByRole('textbox', { name: 'Montant TVA comprise Lu dans le PDF' });
    await expect.poll(() => amount.inputValue()).toBe('605');
    await settled(page);
    await expectAccessible(page);
    await fillInvoice(page, 'Toitures Maes', '605');
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await heading(page, 'Toitures Maes');
    await page.locator('iframe[title="maes-118"]').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'maes-118' }).click();
    await page.getByRole('link', { name: 'Voir la facture' }).click();
    await heading(page, 'Toitures Maes');

    const phone = await web.enter('syndic', { viewport: PHONE });
    await open(phone, new URL(page.url()).pathname);
    await phone.getByRole('link', { name: 'maes-118' }).waitFor();
    await settled(phone);
    await expectAccessible(phone);
  });

  it('is drafted from a UBL file that is dropped, with what is to be looked at beside the form', async () => {
    const page = await web.enter('syndic');
    await open(page, '/expenses');
    const ubl = writeUbl({
      lines: [{ quantity: '2', price: '50', net_cents: 10_000, category: 'S', percent: 25 }],
      supplier: 'Ascenseurs Meunier',
      iban: 'BE68539007547035',
      pdf: aPdf('Facture'),
    });
    await drop(page, 'meunier.xml', Buffer.from(ubl));
    await page.getByText('BE68539007547035', { exact: false }).first().waitFor();
    await page.locator('iframe[title="Ascenseurs Meunier 2026-001"]').waitFor();
    await expect.poll(() => page.getByLabel('Montant TVA comprise').inputValue()).toBe('125');
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Accepter tel quel/ }).click();
    await page.getByText(/^Accepté par/).waitFor();
    await page.getByLabel('Libellé').fill('Ascenseur, entretien');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await heading(page, 'Ascenseurs Meunier');
    await page.getByRole('button', { name: 'Soumettre' }).waitFor();
    await expectAccessible(page);
  });

  it('is allocated to several accounts, each with its part', async () => {
    const page = await web.enter('syndic', { mayFail: /4\d\d/ });
    await enterInvoice(page, 'Technique Totale', '100,01');
    const add = page.getByRole('button', { name: 'Ventiler sur plusieurs comptes' });
    await page.getByRole('combobox', { name: 'Compte', exact: true }).fill('6120');
    await add.click();
    await add.click();
    const account = page.getByLabel('Compte', { exact: true });
    await expect.poll(() => account.count()).toBe(2);
    await expect.poll(() => account.first().inputValue()).toBe('6120');
    await account.nth(1).fill('61011');
    const part = page.getByLabel('Montant', { exact: true });
    await part.nth(1).fill('40');
    await page.getByLabel('Partie 2', { exact: true }).fill('Ascenseur');
    const year = thisYear();
    await page.getByLabel('Du', { exact: true }).nth(1).fill(`${year}-01-01`);
    await page
      .getByLabel('Au (inclus)')
      .nth(1)
      .fill(`${year + 1}-12-31`);
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await page.getByText(/La ventilation fait/).waitFor();
    await part.first().fill('60,01');
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await heading(page, 'Technique Totale');
    const table = page.getByRole('table', { name: 'Ventilation' });
    await table.getByText('Ascenseur').waitFor();
    await table.getByText('60,01').waitFor();
    await table.getByText(`31/12/${year + 1}`).waitFor();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Modifier' }).click();
    await page.getByRole('button', { name: 'Retirer la partie 2' }).click();
    await page.getByLabel('Montant', { exact: true }).fill('100,01');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await heading(page, 'Technique Totale');
    await expect.poll(() => table.getByText('Ascenseur').count()).toBe(0);
  });

  it('is changed with its lines, which must come to its amount', async () => {
    const page = await web.enter('syndic', { mayFail: /422/ });
    await enterInvoice(page, 'Chauffage Dupont', '121');
    await page.getByRole('button', { name: 'Ajouter une ligne' }).click();
    await page.getByLabel('Ligne 1', { exact: true }).fill('Entretien');
    await page.getByLabel('Prix unitaire').fill('100');
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await heading(page, 'Chauffage Dupont');
    await page.getByRole('link', { name: 'Modifier' }).click();
    await heading(page, 'Modifier');
    await page.getByLabel('Montant TVA comprise').fill('242');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Quantité').fill('2');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await heading(page, 'Chauffage Dupont');
    await page
      .getByText(/^242,00/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Modifier' }).click();
    await heading(page, 'Modifier');
    await page.getByLabel('Payé d’avance').fill('42');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).press('Enter');
    await heading(page, 'Chauffage Dupont');
    await page.getByText(/^42,00.€ en ont été payés d’avance/).waitFor();
  });

  it('says what somebody else has changed meanwhile, and lets one keep what one typed', async () => {
    const page = await web.enter('syndic', { mayFail: /412/ });
    await enterInvoice(page, 'Vitres SA', '60');
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await heading(page, 'Vitres SA');
    await page.getByRole('link', { name: 'Modifier' }).click();
    await heading(page, 'Modifier');
    const { pathname } = new URL(page.url());
    const other = await web.enter('accountant');
    await open(other, pathname);
    await other.getByLabel('Bedrag incl. btw').fill('75');
    await other.getByRole('button', { name: 'Opslaan' }).click();
    await other.getByRole('heading', { level: 1, name: 'Vitres SA' }).waitFor();

    await page.getByLabel('Numéro de facture').fill('V-7');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    const notice = page.getByRole('alert');
    await notice.getByText(/Montant : 60,00.* remplacé par 75,00/).waitFor();
    await expect.poll(() => notice.evaluate((box) => box === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await expect.poll(() => page.getByLabel('Numéro de facture').inputValue()).toBe('V-7');
    await page.getByRole('button', { name: 'Garder mes modifications' }).click();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await heading(page, 'Vitres SA');
    await page.getByText('V-7', { exact: true }).first().waitFor();
    // Only what this person has changed is sent.
    await page
      .getByText(/^75,00/)
      .first()
      .waitFor();
  });

  it('keeps all input when the connection is lost, and makes exactly one of two attempts', async () => {
    const page = await web.enter('syndic', { mayFail: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });
    await enterInvoice(page, 'Hors Ligne SRL', '50');
    // The first request reaches the service, and its answer is lost.
    await page.route(
      '**/api/v1/expenses',
      async (route) => {
        await route.fetch();
        await route.abort('failed');
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await page.getByText('Le service ne répond pas').waitFor();
    await expect.poll(() => page.getByLabel('Montant TVA comprise').inputValue()).toBe('50');
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await heading(page, 'Hors Ligne SRL');
    await open(page, '/expenses?q=Hors%20Ligne');
    await page.getByText('1 facture', { exact: true }).waitFor();
  });

  it('shows the same rows at a copied address, and comes back to the filter', async () => {
    const page = await web.enter('syndic');
    await open(page, '/expenses?status=Paid&category=Utilities&sort=-amount');
    const rows = (on = page) => on.locator('tbody a').allInnerTexts();
    const before = await rows();
    expect(before.length).toBeGreaterThan(1);
    await page.locator('tbody a').first().click();
    await page.waitForURL(/\/expenses\/[0-9a-f-]{36}/);
    await settled(page);
    await page.goBack();
    await page.waitForURL(/status=Paid/);
    await settled(page);
    await expect.poll(() => rows()).toEqual(before);
    const other = await web.enter('syndic');
    await open(other, new URL(page.url()).pathname + new URL(page.url()).search);
    await expect.poll(() => rows(other)).toEqual(before);
  });
});

describe('today', () => {
  it.each(['superadmin', 'syndic', 'accountant', 'board', 'auditor', 'owner'] as const)(
    'tells the %s what waits, and its figures open the lists they count',
    async (person) => {
      const page = await web.enter(person);
      await open(page, '/');
      await expectAccessible(page);
    },
  );

  it('opens from the figure of invoices to pay a list of just that many', async () => {
    const page = await web.enter('syndic');
    await open(page, '/');
    const tile = page
      .getByRole('list', { name: 'Chiffres clés' })
      .getByRole('listitem')
      .filter({ hasText: 'Factures à payer' });
    const count = Number(/(\d+) factures?/.exec(await tile.innerText())?.[1]);
    await tile.getByRole('link').click();
    await heading(page, 'Factures');
    await expect.poll(() => page.locator('tbody tr').count()).toBe(count);
  });
});
