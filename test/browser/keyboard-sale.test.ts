import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aPdf } from '#test/helpers/documents.ts';
import { choose, confirm, expectKept, giveFiles, press, tabTo, type } from './helpers/keys.ts';
import { openDemoOffice } from './helpers/office.ts';
import { thisYear } from './helpers/today.ts';
import { expectAccessible, open, settled, startWeb } from './helpers/web.ts';

/** Requests of notaries, withheld prices, cases in court and interruptions of limitation, by keyboard only. */

const web = await startWeb();
const YEAR = thisYear();

const button = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true });

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await settled(page);
}

/** Chooses the lot 1.1 in the dialog. */
async function chooseLot(page: Page): Promise<void> {
  await tabTo(page.getByRole('dialog').getByRole('combobox', { name: 'Lots' }));
  await page.keyboard.type('1.1');
  await page.getByRole('option', { name: '1.1', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The list stays open for more lots.
  await page.keyboard.press('Tab');
}

describe('by keyboard alone', () => {
  it('a notary’s request is recorded and answered by a link, which is opened and revoked', async () => {
    const page = await web.enter('syndic');
    await open(page, '/lot-requests');
    await press(button(page, 'Nouvelle demande').first());
    const dialog = page.getByRole('dialog');
    await chooseLot(page);
    await type(dialog.getByLabel('Reçue le'), `0602${YEAR}`);
    await type(dialog.getByLabel('Nom', { exact: true }), 'Notaire Peeters');
    await expectAccessible(page);
    await press(dialog.getByRole('button', { name: 'Enregistrer la demande' }));
    await heading(page, 'Notaire Peeters');
    await expectKept(page);

    await press(button(page, 'Envoyer la réponse'));
    await confirm(page, 'Envoyer la réponse');
    const link = await page.locator('main code').innerText();
    await page.getByText('Le lien n’a pas encore été ouvert.').waitFor();
    await expectAccessible(page);
    const notary = await web.visit({ mayFail: /404|410/ });
    await open(notary, new URL(link).pathname + new URL(link).search);
    await notary.getByText('1.1').first().waitFor();

    await press(button(page, 'Révoquer le lien'));
    await confirm(page, 'Révoquer le lien');
    await expect.poll(() => button(page, 'Révoquer le lien').count()).toBe(0);
  });

  it('a withheld price is recorded, contested and released with its reason', async () => {
    const page = await web.enter('syndic');
    await open(page, '/holds');
    await press(button(page, 'Nouveau prix retenu').first());
    const dialog = page.getByRole('dialog');
    await choose(dialog.getByRole('combobox', { name: 'Vendeur' }), 'Hugo Vermeersch');
    await chooseLot(page);
    await type(dialog.getByLabel('Acte'), `0102${YEAR}`);
    await type(dialog.getByLabel('Montant', { exact: true }), '500');
    await type(dialog.getByLabel('Le notaire nous a informés le'), `0202${YEAR}`);
    await press(dialog.getByRole('button', { name: 'Enregistrer' }));
    await heading(page, 'Hugo Vermeersch');
    await expectKept(page);
    await expectAccessible(page);

    await press(button(page, 'Enregistrer la contestation'));
    await type(page.getByRole('dialog').getByLabel('Lettre du notaire envoyée le'), `0502${YEAR}`);
    await confirm(page, 'Enregistrer la contestation');
    await press(button(page, 'Enregistrer la libération'));
    await type(page.getByRole('dialog').getByLabel('Motif'), 'Accord du 10 février');
    await confirm(page, 'Enregistrer la libération');
    await page.getByText('Accord du 10 février').waitFor();
  });

  it('a case in court is recorded, then changed', async () => {
    const page = await web.enter('syndic');
    const { buildingId } = await openDemoOffice(web);
    await open(page, `/buildings/${buildingId}?tab=proceedings`);
    await press(button(page, 'Nouvelle affaire'));
    const dialog = page.getByRole('dialog');
    await type(dialog.getByLabel('Affaire', { exact: true }), 'Toiture');
    await type(dialog.getByLabel('Parties'), 'ACP contre Dumont');
    await type(dialog.getByLabel('Introduite le'), `0302${YEAR}`);
    await type(dialog.getByLabel('Enjeu'), '48000');
    await press(dialog.getByRole('button', { name: 'Enregistrer l’affaire' }));
    await heading(page, 'Toiture');
    await expectKept(page);
    await press(button(page, 'Modifier'));
    await type(page.getByRole('dialog').getByLabel('Provision'), '5000');
    await press(page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }));
    await page.getByText(/^5.000,00.€$/).waitFor();
    await expectAccessible(page);
  });

  it('an act that interrupts limitation is recorded with its proof, and deleted', async () => {
    const page = await web.enter('syndic');
    const { buildingId } = await openDemoOffice(web);
    await open(page, `/buildings/${buildingId}/lot-debts`);
    await press(button(page, 'Nouvel acte interruptif'));
    const dialog = page.getByRole('dialog');
    await choose(dialog.getByRole('combobox', { name: 'Copropriétaire' }), 'Hugo Vermeersch');
    await type(dialog.getByLabel('Date de l’acte'), `0402${YEAR}`);
    const proof = { name: 'sommation.pdf', mimeType: 'application/pdf', buffer: aPdf('Sommation') };
    await giveFiles(dialog.getByLabel('Preuve'), [proof]);
    await expectAccessible(page);
    await press(dialog.getByRole('button', { name: 'Enregistrer l’acte' }));
    await page.getByRole('link', { name: 'Voir la preuve' }).waitFor();
    await expectKept(page);
    await press(button(page, 'Supprimer'));
    await confirm(page, 'Supprimer');
    await page.getByText('Aucun acte n’interrompt la prescription.').waitFor();
  });
});
