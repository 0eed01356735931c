import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();

/** Chooses an action and confirms it; the main one is a button, the others are in a menu. */
async function act(page: Page, name: string, fill?: (page: Page) => Promise<void>): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true });
  if ((await button.count()) === 0) {
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  } else await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('form').waitFor();
  await fill?.(page);
  await dialog.locator('form button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
  await settled(page);
}

const because = (reason: string) => (page: Page) =>
  page.getByRole('dialog').getByLabel('Motif').fill(reason);

const head = (page: Page, text: string) => page.locator('h1 + p').getByText(text, { exact: true });

/** Reminds all debtors but those excluded, and opens the first reminder. */
async function remindOf(page: Page, owner: string): Promise<void> {
  await open(page, '/payment-reminders/run');
  await page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes affichées' }).uncheck();
  await page
    .getByRole('row', { name: new RegExp(owner) })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Créer et envoyer', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer 1 rappel' }).click();
  await page.getByText('1 rappel créé.').waitFor();
  await page.getByRole('link', { name: 'Voir les rappels en cours' }).click();
  await page.getByRole('link', { name: owner }).click();
  await page.getByRole('heading', { level: 1, name: owner }).waitFor();
  await settled(page);
}

describe('reminders in a browser', () => {
  it('are looked through and chosen before anything leaves, and exactly those are sent', async () => {
    const page = await web.enter('syndic');
    await open(page, '/payment-reminders');
    await page.getByText('Aucun rappel ne correspond.').waitFor();
    await page.getByRole('link', { name: 'Préparer les rappels' }).first().click();
    const table = page.getByRole('table', { name: 'Rappels à préparer' });
    await table.waitFor();
    await settled(page);
    await expectAccessible(page);
    const all = await table.locator('tbody tr').count();
    const bar = page.getByRole('region', { name: 'Rappels sélectionnés' });
    await bar.getByText(`${all} copropriétaires sélectionnés`).waitFor();
    await page.getByLabel('Montant minimum').fill('1 000');
    await bar.getByText(/^[1-5] copropriétaires sélectionnés$/).waitFor();
    await table.getByRole('checkbox', { name: 'Sélectionner cette ligne' }).first().uncheck();
    const chosen = parseInt(await bar.locator('strong').innerText(), 10);
    await page.getByRole('button', { name: 'Créer et envoyer', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(new RegExp(`${chosen} copropriétaires reçoivent un rappel`)).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: `Envoyer ${chosen} rappels` }).click();
    await dialog.getByText(`${chosen} rappels créés.`).waitFor();
    await dialog.getByRole('link', { name: 'Voir les rappels en cours' }).click();
    await page.getByText(`${chosen} rappels`, { exact: true }).waitFor();
  });

  it('stand side by side by their level, and are left alone once they are there', async () => {
    const page = await web.enter('syndic');
    await open(page, '/payment-reminders?status=Open,Sent');
    const chosen = await page.locator('tbody tr').count();
    await page.getByRole('link', { name: 'Par niveau' }).click();
    await page.getByRole('heading', { name: 'Recouvrement judiciaire' }).waitFor();
    const views = page.getByRole('navigation', { name: 'Affichage' });
    await expect
      .poll(() => views.locator('[aria-current]').allInnerTexts())
      .toEqual(['Par niveau']);
    const first = page.getByRole('region', { name: 'Premier rappel' });
    await first.getByText(new RegExp(`^${chosen} rappels,`)).waitFor();
    await expectAccessible(page);
    // A reminded owner is listed among those skipped.
    await open(page, '/payment-reminders/run');
    await page
      .getByRole('table', { name: 'Non rappelés aujourd’hui' })
      .getByText('Rappel à envoyer')
      .first()
      .waitFor();
  });

  it('lead step by step to the lawyer, each with its letter, and the way stands in the timeline', async () => {
    const page = await web.enter('syndic');
    await remindOf(page, 'Karim Benali');
    await expectAccessible(page);
    await act(page, 'Marquer comme envoyé');
    await head(page, 'Envoyé').waitFor();
    await act(page, 'Passer au niveau suivant');
    await head(page, 'Second rappel').waitFor();
    await act(page, 'Passer au niveau suivant');
    await head(page, 'Mise en demeure').waitFor();
    await page.getByRole('button', { name: 'Aperçu de la lettre' }).waitFor();
    const taken = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Créer la lettre à poster' }).click();
    expect((await taken).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('cell', { name: 'À poster' }).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Aperçu de la lettre' }).count())
      .toBe(0);
    await act(page, 'Marquer comme envoyé', (opened) =>
      opened.getByLabel('Numéro du recommandé').fill('3232123'),
    );
    await page.getByText('3232123').first().waitFor();
    const letter = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF de la lettre « Mise en demeure »' }).click();
    expect((await letter).suggestedFilename()).toMatch(/\.pdf$/);
    await act(page, 'Passer au niveau suivant');
    await head(page, 'Recouvrement judiciaire').waitFor();
    await expect
      .poll(() =>
        page.getByRole('button', { name: 'Passer au niveau suivant', exact: true }).count(),
      )
      .toBe(0);
    const steps = page.locator('main ol li');
    await expect.poll(() => steps.filter({ hasText: 'Passé au niveau suivant' }).count()).toBe(3);
    await steps.first().getByText('Camille Clairval').waitFor();
    await expectAccessible(page);
  });

  it('are paused, resumed and given up by keys alone, with their reasons', async () => {
    const page = await web.enter('syndic', { colorScheme: 'dark' });
    await remindOf(page, 'Yasmina El Idrissi');
    await page.getByRole('button', { name: 'Autres actions' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Suspendre', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/reste à ce niveau/).waitFor();
    await expectAccessible(page);
    await page.keyboard.type('Litige en cours');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Suspendu : Litige en cours').waitFor();
    await expect
      .poll(() =>
        page.getByRole('button', { name: 'Passer au niveau suivant', exact: true }).count(),
      )
      .toBe(0);
    await settled(page);
    await act(page, 'Reprendre', because('Accord trouvé'));
    await act(page, 'Annuler le rappel', because('Payé en espèces'));
    await page.getByText('Annulé : Payé en espèces').waitFor();
  });

  it('show how recovery goes, each chart with its table and file, on a phone as well', async () => {
    const page = await web.enter('syndic', { viewport: PHONE });
    await open(page, '/payment-reminders/stats');
    for (const chart of ['Rappels par niveau', 'Balance âgée']) {
      await page.getByRole('img', { name: chart }).waitFor();
      await page.getByRole('table', { name: chart }).waitFor();
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: `CSV de « ${chart} »` }).click();
      expect((await file).suggestedFilename()).toMatch(/\.csv$/);
    }
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });

  it('open from the figure of today that counts them', async () => {
    const page = await web.enter('syndic');
    await open(page, '/');
    await page.getByRole('link', { name: /€/ }).last().waitFor();
    const overdue = page.getByRole('listitem').filter({ hasText: 'Échu' }).getByRole('link');
    const amount = await overdue.innerText();
    await overdue.click();
    await page.getByRole('heading', { level: 1, name: 'Recouvrement' }).waitFor();
    await settled(page);
    await expect.poll(() => page.locator('h1 + p').innerText()).toContain(amount);
  });
});
