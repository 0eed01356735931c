import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { must, type Json } from '#test/helpers/test-app.ts';
import { expectShown } from './helpers/expect-shown.ts';
import { openDemoOffice } from './helpers/office.ts';
import { today } from './helpers/today.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();
const jobs = makeJobHelpers(web.service);

/** Without a mail server, letters fall back to post. */
async function tryToMail(): Promise<void> {
  for (const task of ['draw-letters', 'deliver-mail'])
    for (const job of await jobs.take({ task })) await jobs.run(job);
}

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await settled(page);
}

/** Fills in a call that is due in about thirty days. */
async function fillIn(page: Page, title: string, amount: string): Promise<void> {
  await open(page, '/calls-for-funds/new');
  await page.getByLabel('Intitulé').fill(title);
  await page.getByLabel(/^Montant/).fill(amount);
  const called = await page.getByLabel(/Date de l’appel/).inputValue();
  await page.getByLabel('Échéance', { exact: true }).fill(called);
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Envoyer à/ })
    .click();
  await page.getByRole('table', { name: 'Montants dus' }).waitFor();
  await settled(page);
}

const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody tr');

describe('a call for funds in a browser', () => {
  it('shows every part to the cent, and is sent after repeating count and total', async () => {
    const page = await web.enter('syndic');
    await fillIn(page, 'Toiture', '1 000,01');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await heading(page, 'Toiture');
    await page.getByText('Brouillon').waitFor();
    const owners = await rowsOf(page, 'Montant par copropriétaire').count();
    await page.locator('tfoot').getByText('1 000,01').waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(new RegExp(`${owners} copropriétaires doivent 1.000,01`)).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: `Envoyer à ${owners} copropriétaires` }).click();
    await page.getByText('Envoyé', { exact: true }).first().waitFor();
    await settled(page);
    await expectAccessible(page);
  });

  it('is paid from its own page by the communication of an owner, and settled for them', async () => {
    const page = await web.enter('syndic');
    await open(page, '/calls-for-funds');
    await page.getByRole('link', { name: 'Toiture' }).click();
    await heading(page, 'Toiture');
    const asked = rowsOf(page, 'Montants dus').filter({ hasText: 'À payer' }).first();
    const owner = await asked.getByRole('cell').first().innerText();
    await asked.getByRole('link').click();
    await page.getByText('Paiement de').waitFor();
    await page.getByRole('button', { name: 'Enregistrer le paiement' }).click();
    await heading(page, owner);
    await page.getByRole('link', { name: 'Appel de fonds' }).click();
    await heading(page, 'Toiture');
    const row = rowsOf(page, 'Montants dus').filter({ hasText: owner });
    await expectShown(row.getByText('Réglé'));
  });

  it('keeps its letters, one by one and all in one file', async () => {
    const page = await web.enter('syndic');
    await fillIn(page, 'Ascenseur', '240');
    await page.keyboard.press('Enter');
    await heading(page, 'Ascenseur');
    await send(page);
    for (const name of [/^PDF de la lettre à/, 'Toutes les lettres en un PDF']) {
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name }).first().click();
      expect((await file).suggestedFilename()).toMatch(/ascenseur.*\.pdf$/);
    }
  });

  it('says which letters are to be posted, and takes note by keys alone that one was', async () => {
    const page = await web.enter('syndic', { colorScheme: 'dark' });
    await tryToMail();
    await open(page, '/calls-for-funds?status=Sent,Settled');
    await page.getByRole('link', { name: 'Ascenseur' }).press('Enter');
    await page.getByRole('button', { name: /\d+ lettres à poster \(un seul PDF\)/ }).waitFor();
    const letters = page.getByRole('table', { name: 'Envoi des lettres' });
    await letters
      .getByRole('button', { name: 'Marquer comme postée', exact: true })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/est retirée de la liste/).waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Numéro de suivi').fill('3232');
    await page.keyboard.press('Enter');
    await letters.getByText(/3232/).waitFor();
  });

  it('takes note at once that all letters were posted, and says which were refused', async () => {
    const page = await web.enter('syndic', { mayFail: /412/ });
    await open(page, '/calls-for-funds?status=Sent,Settled');
    await page.getByRole('link', { name: 'Ascenseur' }).click();
    const letters = page.getByRole('table', { name: 'Envoi des lettres' });
    await letters
      .getByRole('button', { name: 'Marquer comme postée', exact: true })
      .first()
      .waitFor();
    const dialog = page.getByRole('dialog');
    // Another user has posted one of them meanwhile.
    const syndic = (await openDemoOffice(web)).syndic;
    const path = `${new URL(page.url()).pathname}/deliveries`;
    const rows: Json[] = must(await syndic.get(path), 200);
    const left = rows.filter((row) => row['status'] === 'ToPost');
    await page
      .getByRole('button', { name: `Marquer les ${left.length} comme postées` })
      .press('Enter');
    await dialog.getByText(/sont retirées de la liste/).waitFor();
    await expectAccessible(page);
    const [first] = left;
    must(await syndic.put(`${path}/${first?.['id']}/mark-posted`, { posted_on: today() }), 200);
    await dialog.getByRole('button', { name: 'Marquer comme postée' }).press('Enter');
    await page
      .getByRole('status')
      .getByText(`${left.length - 1} lettres sont marquées comme postées, une est refusée :`)
      .waitFor();
    await page
      .getByRole('status')
      .getByText(new RegExp(`${first?.['owner_name']} · `))
      .waitFor();
    await expect.poll(() => letters.getByRole('button', { name: /^Marquer/ }).count()).toBe(0);
    await expectAccessible(page);
  });

  it('comes as four drafts of one year, and goes by its reason', async () => {
    const page = await web.enter('syndic');
    await fillIn(page, 'Provisions', '48 000');
    await page.getByRole('combobox', { name: 'Nombre d’échéances' }).click();
    await page.getByRole('option', { name: '4 appels, un par trimestre' }).click();
    await page.getByRole('button', { name: 'Enregistrer 4 brouillons' }).click();
    await page.getByText('4 appels de fonds', { exact: true }).waitFor();
    await settled(page);
    await expect.poll(() => rowsOf(page, 'Appels de fonds').count()).toBe(4);
    await page.locator('tbody a').first().click();
    await page.getByText(/Appel 1 sur 4 de la série/).waitFor();
    await settled(page);
    await page.getByRole('button', { name: 'Annuler l’appel' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Motif').fill('Budget revu');
    await dialog.getByRole('button', { name: 'Annuler cet appel' }).click();
    await page.getByText('Annulé : Budget revu').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Envoyer', exact: true }).count())
      .toBe(0);
  });

  it('comes as four drafts of one year for several funds, each letter for all of them', async () => {
    const page = await web.enter('syndic');
    await fillIn(page, 'Année en parties', '4 000,02');
    await page.getByRole('combobox', { name: 'Nombre d’échéances' }).click();
    await page.getByRole('option', { name: '4 appels, un par trimestre' }).click();
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Ajouter une partie' }).click();
    await page.getByRole('textbox', { name: 'Montant annuel' }).nth(1).fill('400');
    await page.getByText(/Total des parties : 4.400,02/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enregistrer 4 brouillons' }).click();
    await page.getByText('4 appels de fonds', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Année en parties (4/4)' }).click();
    await heading(page, 'Année en parties (4/4)');
    await page.getByText(/Appel 4 sur 4 de la série/).waitFor();
    await expect.poll(() => rowsOf(page, 'Parties de l’appel').count()).toBe(2);
    const preview = page.getByRole('table', { name: 'Montant par copropriétaire' });
    await preview.getByRole('columnheader', { name: 'Fonds de réserve' }).waitFor();
  });

  it('asks for several funds by one letter, and shows what is open of each', async () => {
    const page = await web.enter('syndic', { viewport: PHONE });
    await fillIn(page, 'Trimestre', '900,01');
    await page.getByRole('button', { name: 'Ajouter une partie' }).press('Enter');
    await page.getByRole('button', { name: 'Ajouter une partie' }).press('Enter');
    const reserve = page.getByRole('textbox', { name: 'Montant' }).nth(1);
    await reserve.fill('90');
    await page.getByText(/Total des parties : 990,01/).waitFor();
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await heading(page, 'Trimestre');
    await page.getByText('Plusieurs fonds').waitFor();
    await expect.poll(() => rowsOf(page, 'Parties de l’appel').count()).toBe(2);
    const preview = page.getByRole('table', { name: 'Montant par copropriétaire' });
    await preview.getByRole('columnheader', { name: 'Fonds de réserve' }).waitFor();
    await expectAccessible(page);
    await send(page);
    await rowsOf(page, 'Montants dus')
      .first()
      .getByText(/^Fonds de réserve : .* ouverts sur/)
      .waitFor();
    await expectAccessible(page);
  });

  it('is listed as the address asks, and offers the first one where there is none', async () => {
    const page = await web.enter('syndic', { viewport: PHONE });
    await open(page, '/calls-for-funds?fund=Works&status=Cancelled');
    await page.getByText('Aucun appel de fonds ne correspond.').waitFor();
    await open(page, '/calls-for-funds?sort=due_date');
    await expectAccessible(page);
    await page.locator('tbody a').first().click();
    await page.getByRole('table').first().waitFor();
    await settled(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });
});
