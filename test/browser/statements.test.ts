import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { confirm, expectKept, press, tabTo, tick, type } from './helpers/keys.ts';
import { aStatementHouse } from './helpers/statements.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

/** The year of a building is settled, read by an owner and asked about, by keyboard only. */

const web = await startWeb();

const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name });
const heading = (page: Page, name: RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const fitsPhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    PHONE.width,
  );

it('a year is settled: a run is drafted, frozen, sent, read by an owner, and asked about', async () => {
  const { buildingId, year } = await aStatementHouse(web);
  const page = await web.enter('syndic');
  await open(page, `/statements?building_id=${buildingId}`);
  await press(button(page, 'Nouveau décompte'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Créer le brouillon' }));
  await heading(page, new RegExp(`^Décomptes du 01/01/${year}`));
  await settled(page);
  await page.getByText(/égales à la comptabilité, au centime/).waitFor();
  await expectAccessible(page);
  await press(page.getByRole('link', { name: 'Hugo Vermeersch' }).first());
  await press(button(page, 'Assurance incendie 6140'));
  const charge = button(page, /^Assurance incendie AXA/);
  await press(charge);
  await page.getByText(/4.457,50.€ × 290\/1.000 \(clé Générale\)/).waitFor();
  await expectKept(page);

  await press(button(page, 'Figer'));
  const warnings = page.getByRole('dialog').getByRole('checkbox');
  for (let place = 0; place < (await warnings.count()); place += 1) await tick(warnings.nth(place));
  await confirm(page, 'Figer les décomptes');
  await page.getByText(/^Figé le/).waitFor();

  await press(button(page, 'Envoyer'));
  await tabTo(page.getByRole('dialog').getByLabel('Échéance'));
  await page.keyboard.type(`3112${year + 1}`);
  await confirm(page, /^Envoyer \d+ décomptes, /);
  await page.getByText(/^Envoyé le/).waitFor();
  await expectKept(page);
  const run = new URL(page.url()).pathname;

  const phone = await web.enter('owner', { at: '/', viewport: PHONE });
  await open(phone, '/statements');
  await expectAccessible(phone);
  await fitsPhone(phone);
  await press(phone.locator(`main a[href="${run}"]`));
  await heading(phone, new RegExp(`^Afrekening van 01/01/${year}`));
  expect(new URL(phone.url()).pathname).toBe(run);
  await settled(phone);
  // The account has one line, which unfolds with it.
  await press(phone.locator('summary', { hasText: 'Brandverzekering' }));
  const unfolded = phone.locator('details details[open]', { hasText: 'Assurance incendie' });
  await unfolded.getByText('290 / 1.000').waitFor();
  await settled(phone);
  await expectAccessible(phone);
  await fitsPhone(phone);
  await press(unfolded.getByRole('button', { name: 'Een vraag stellen' }));
  await type(phone.getByRole('dialog').getByLabel('Uw vraag'), 'Waarom is de premie gestegen?');
  await confirm(phone, 'Vraag verzenden');
  await unfolded.getByRole('link', { name: /^Uw vraag/ }).waitFor();

  await open(page, run);
  await press(page.getByRole('link', { name: /^Vraag over “Assurance incendie”/ }));
  await page.getByText('Waarom is de premie gestegen?').waitFor();
  await press(page.getByRole('link', { name: 'Voir la ligne du décompte' }));
  await settled(page);
  expect(await charge.getAttribute('aria-expanded')).toBe('true');
});
