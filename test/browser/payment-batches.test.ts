import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBankFile, aStatement, received } from '#test/helpers/bank-files.ts';
import { aPdf } from '#test/helpers/documents.ts';
import { must, type Json } from '#test/helpers/test-app.ts';
import { writeUbl } from '#test/helpers/ubl-writer.ts';
import { heading } from './helpers/expenses.ts';
import { openDemoOffice, type Office } from './helpers/office.ts';
import { today } from './helpers/today.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();
let office: Office;
let account: Json;
const TODAY = today();
const SUPPLIER = 'Ascenseurs Zénith';
const IBAN = 'BE62510007547061';

beforeAll(async () => {
  office = await openDemoOffice(web);
  const path = `/buildings/${office.buildingId}/bank-accounts`;
  const accounts: Json[] = must(await office.syndic.get(path), 200);
  account = accounts.find(({ account_code: code }) => code === '551');
});

/** Makes today's statement, continuing from the books. */
async function statementOf(movements: Parameters<typeof aStatement>[0]): Promise<Buffer> {
  const path = `/bank-accounts/${account.id}/reconciliation?on=${TODAY}`;
  const { books } = must(await office.syndic.get(path), 200);
  const opening_cents = Math.round(books * 100);
  return Buffer.from(aBankFile(aStatement(movements, { number: 1, date: TODAY, opening_cents })));
}

describe('an invoice', () => {
  it('is dropped, coded, approved, asked of the bank by two people, and seen paid in its next file', async () => {
    const syndic = await web.enter('syndic', { mayFail: /4\d\d/ });
    await open(syndic, '/expenses');
    const ubl = writeUbl({
      lines: [{ quantity: '2', price: '50', net_cents: 10_000, category: 'S', percent: 21 }],
      supplier: SUPPLIER,
      iban: IBAN,
      number: 'Z-2026-77',
      pdf: aPdf('Facture Z-2026-77'),
    });
    await syndic
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'zenith.xml', mimeType: 'text/xml', buffer: Buffer.from(ubl) });
    await expect.poll(() => syndic.getByLabel('Montant TVA comprise').inputValue()).toBe('121');
    await syndic.getByLabel('Libellé').fill('Entretien de l’ascenseur');
    await syndic.getByRole('combobox', { name: 'Compte', exact: true }).fill('61011');
    await syndic.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await heading(syndic, SUPPLIER);
    await syndic.getByRole('button', { name: 'Soumettre' }).click();
    await syndic.getByRole('dialog').getByRole('button', { name: 'Soumettre' }).click();
    await syndic.getByText('À approuver', { exact: true }).first().waitFor();
    const id = new URL(syndic.url()).pathname.split('/').at(-1) ?? '';
    must(await office.syndic.put(`/expenses/${id}/approve`, {}), 200);

    // Nothing is paid to an account that is not confirmed.
    await open(syndic, '/expenses?status=Approved&kind=Invoice&q=Z-2026-77');
    await syndic
      .getByRole('row', { name: new RegExp(SUPPLIER) })
      .getByRole('checkbox')
      .check();
    await syndic.getByRole('button', { name: 'Payer par la banque' }).click();
    const dialog = syndic.getByRole('dialog');
    await dialog.getByText('1 facture, 121,00').waitFor();
    await settled(syndic);
    await expectAccessible(syndic);
    await dialog.getByRole('button', { name: 'Préparer 1 paiement' }).click();
    await dialog.getByText(new RegExp(`compte de ${SUPPLIER}`)).waitFor();
    const { supplier_id: supplier } = must(await office.syndic.get(`/expenses/${id}`), 200);
    must(await office.syndic.put(`/suppliers/${supplier}/confirm-iban`), 200);
    await dialog.getByRole('button', { name: 'Préparer 1 paiement' }).click();
    await syndic.getByRole('heading', { level: 1, name: /^Paiements du / }).waitFor();
    await settled(syndic);
    await expectAccessible(syndic);
    // The user who prepared it cannot approve it.
    expect(await syndic.getByRole('button', { name: 'Approuver' }).count()).toBe(0);
    const path = new URL(syndic.url()).pathname;

    // This user's language is Dutch; on a phone.
    const accountant = await web.enter('accountant', { viewport: PHONE });
    await open(accountant, '/');
    await accountant.getByRole('link', { name: 'Goed te keuren betaalopdracht' }).click();
    await accountant.waitForURL(`**${path}`);
    await settled(accountant);
    await expectAccessible(accountant);
    await accountant.getByRole('button', { name: 'Goedkeuren' }).click();
    const approval = accountant.getByRole('dialog');
    await approval.getByText(/^1 betaling, samen/).waitFor();
    await approval.getByRole('button', { name: 'Goedkeuren' }).click();

    // The change appears where it was prepared, without reloading.
    const fetch = syndic.getByRole('button', { name: 'Fichier pour la banque' });
    await fetch.waitFor();
    const downloading = syndic.waitForEvent('download');
    await fetch.click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toContain('pain.001.001.09');
    expect(file).toContain('<InstdAmt Ccy="EUR">121.00</InstdAmt>');
    await syndic.getByRole('button', { name: 'Marquer comme transmis à la banque' }).click();
    await syndic
      .getByRole('dialog')
      .getByRole('button', { name: 'Marquer comme transmis à la banque' })
      .click();
    await syndic.getByText('Les paiements seront marqués payés avec').waitFor();

    const batch = must(await office.syndic.get(path), 200);
    const end_to_end_id = batch.lines[0].end_to_end_id;
    const movement = received(-121, { booked_on: TODAY, end_to_end_id });
    const buffer = await statementOf([movement]);
    const bank = await web.enter('accountant');
    await open(bank, '/bank-statements');
    await bank
      .locator('input[type=file]')
      .setInputFiles({ name: 'bank.cod', mimeType: 'text/plain', buffer });
    await bank.getByRole('link', { name: /001/ }).first().waitFor();
    const matched = must(
      await office.syndic.post('/bank-transactions/match-certain', {
        building_id: office.buildingId,
      }),
      200,
    );
    expect(matched.matched).toBe(1);
    await syndic.getByText('Chaque paiement a été exécuté ou retourné.').waitFor();
    await syndic.locator('main').getByRole('link', { name: SUPPLIER }).click();
    await heading(syndic, SUPPLIER);
    await syndic.getByText('Payée', { exact: true }).first().waitFor();
  });
});
