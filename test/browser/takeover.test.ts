import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { must } from '#test/helpers/test-app.ts';
import { press, tabTo } from './helpers/keys.ts';
import { openDemoOffice } from './helpers/office.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();
const CHECK = 'Vérifier sans rien enregistrer';

/** Creates a building of one lot and one owner, without books. */
async function aNewBuilding(): Promise<string> {
  const { syndic } = await openDemoOffice(web);
  const building = { name: 'Les Acacias', address: 'Rue 7', total_units: 1, total_quota: 1000 };
  const { id } = must(await syndic.post('/buildings', building), 201);
  const lot = { building_id: id, unit_number: 'A1', quota: 1000 };
  const unit = must(await syndic.post('/units', lot), 201);
  const owner = must(await syndic.post('/owners', { name: 'Rosa Acacia' }), 201);
  const held = { owner_id: owner.id, ownership_share: '1/1', start_date: '2020-01-01' };
  must(await syndic.post(`/units/${unit.id}/owners`, held), 201);
  return id;
}

async function chooseTables(page: Page, owner: string): Promise<void> {
  const tables = {
    trial_balance: 'Compte;Débit;Crédit\n4101;150,50;\n100;;500,00\n551;349,50;\n',
    opening_balances: `Copropriétaire;Lot;Montant\n${owner};A1;150,50\n`,
    working_capital: 'Lot;Copropriétaire;Montant\nA1;Rosa Acacia;500,00\n',
  };
  await page.getByLabel('Fichiers', { exact: true }).setInputFiles(
    Object.entries(tables).map(([name, text]) => ({
      name: `${name}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })),
  );
}

describe('a takeover in a browser', () => {
  it('is filled in, corrected and booked by keyboard', async () => {
    const building = await aNewBuilding();
    const page = await web.enter('syndic', { mayFail: /422/, acceptDownloads: true });
    const button = (name: string) => page.locator('main').getByRole('button', { name });
    await open(page, `/imports/takeover?building_id=${building}`);
    await page.getByRole('heading', { level: 1, name: 'Reprendre une comptabilité' }).waitFor();
    await settled(page);
    await expectAccessible(page);
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      press(button('Modèle (XLSX)')),
    ]);
    expect(template.suggestedFilename()).toBe('millieme-takeover.xlsx');
    await tabTo(page.getByLabel('Jour de la reprise'));
    await page.keyboard.type('t');
    await chooseTables(page, 'Rosa Acasia');
    await press(button(CHECK));
    await page.getByRole('heading', { name: /1 erreur à corriger/ }).waitFor();
    await page.getByRole('cell', { name: 'opening_balances.csv' }).waitFor();
    await expectAccessible(page);

    await chooseTables(page, 'Rosa Acacia');
    await press(button(CHECK));
    await page.getByRole('heading', { name: /Aucune erreur/ }).waitFor();
    await page.getByText('1 poste ouvert de copropriétaires').waitFor();
    await page.getByRole('cell', { name: '4101' }).waitFor();
    await expectAccessible(page);
    await press(button('Importer définitivement'));
    await page.getByRole('heading', { name: /Importation terminée/ }).waitFor();
    await press(page.getByRole('link', { name: 'Voir l’écriture d’ouverture' }));
    await page
      .getByRole('row', { name: /Rosa Acacia/ })
      .first()
      .waitFor();
  });

  it('can be read on a dark phone', async () => {
    const page = await web.enter('syndic', { viewport: PHONE, colorScheme: 'dark' });
    await open(page, '/imports/takeover');
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });
});
