import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heading } from './helpers/expenses.ts';
import { confirm, expectKept, press, tabTo, tick, type } from './helpers/keys.ts';
import { thisYear } from './helpers/today.ts';
import { open, settled, startWeb } from './helpers/web.ts';

/** Calling and receiving money, by keyboard only. */

const web = await startWeb();
const YEAR = thisYear();

const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name });
const link = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('link', { name, exact: true });
const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody tr');

describe('by keyboard alone', () => {
  it('a call for funds is written, sent, and paid by one who owes', async () => {
    const page = await web.enter('syndic');
    await open(page, '/calls-for-funds');
    await press(link(page, 'Nouvel appel de fonds'));
    await heading(page, 'Nouvel appel de fonds');
    await type(page.getByLabel('Intitulé'), 'Chaudière');
    await type(page.getByLabel(/^Montant/), '1000,01');
    await tabTo(page.getByLabel('Échéance', { exact: true }));
    await page.keyboard.type(`3112${YEAR}`);
    await press(button(page, 'Enregistrer le brouillon'));
    await heading(page, 'Chaudière');
    await expectKept(page);
    await press(button(page, /^Envoyer$/));
    await confirm(page, /^Envoyer à \d+ copropriétaires$/);
    const asked = rowsOf(page, 'Montants dus').filter({ hasText: 'À payer' }).first();
    const owner = await asked.getByRole('cell').first().innerText();
    await press(asked.getByRole('link').last());
    await page.getByText('Paiement de').waitFor();
    await press(button(page, 'Enregistrer le paiement'));
    await heading(page, owner);
    await expectKept(page);
  });

  it('reminders are looked through, one is sent, and left alone for a while', async () => {
    const page = await web.enter('syndic');
    await open(page, '/payment-reminders');
    await press(link(page, 'Préparer les rappels').first());
    const all = page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes affichées' });
    await tabTo(all);
    await page.keyboard.press('Space');
    await expect.poll(() => all.isChecked()).toBe(false);
    const first = rowsOf(page, 'Rappels à préparer').first();
    await tick(first.getByRole('checkbox'));
    await press(button(page, /^Créer et envoyer$/));
    const dialog = page.getByRole('dialog');
    await press(dialog.getByRole('button', { name: 'Envoyer 1 rappel' }));
    await press(dialog.getByRole('link', { name: 'Voir les rappels en cours' }));
    await heading(page, 'Rappels');
    await press(page.locator('tbody a').first());
    await settled(page);
    await expectKept(page);
    await press(button(page, 'Autres actions'));
    await page.getByRole('menuitem', { name: 'Suspendre', exact: true }).press('Enter');
    await type(page.getByRole('dialog').getByLabel('Motif'), 'Accord en vue');
    await confirm(page, 'Suspendre');
    await page.getByText('Suspendu : Accord en vue').waitFor();
    await expectKept(page);
  });

  it('a chart has its table and its file, and a figure of today its list', async () => {
    const page = await web.enter('syndic', { acceptDownloads: true });
    await open(page, '/payment-reminders/stats');
    await tabTo(button(page, 'CSV de « Rappels par niveau »'));
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    await expectKept(page);
    await open(page, '/');
    await press(page.getByRole('listitem').filter({ hasText: 'Échu' }).getByRole('link'));
    await heading(page, 'Recouvrement');
    await expectKept(page);
  });

  it('an entry is made, found by the palette, and taken back', async () => {
    const page = await web.enter('accountant');
    await open(page, '/journal-entries/new');
    await type(page.getByLabel('Omschrijving'), 'Frais oubliés');
    await type(page.getByLabel('Rekening, lijn 1'), '6107');
    await type(page.getByLabel('Debet').first(), '12,5');
    await type(page.getByLabel('Rekening, lijn 2'), '440');
    await type(page.getByLabel('Credit').nth(1), '12,50');
    await press(button(page, /^Boeken$/));
    await heading(page, 'Frais oubliés');
    await expectKept(page);
    await press(button(page, /^Boeking tegenboeken$/));
    await confirm(page, 'Tegenboeking invoeren');
    await press(link(page, 'Tegenboeking van deze boeking'));
    await settled(page);
    await page.keyboard.press('Control+k');
    await page
      .getByRole('combobox', { name: 'Zoeken en acties' })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.type('Dagboek');
    await page.getByRole('option', { name: 'Dagboek' }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await heading(page, 'Dagboek');
    await expectKept(page);
  });
});
